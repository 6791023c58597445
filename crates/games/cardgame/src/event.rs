//! What happened, and by which rule.

use reglette_engine::{Rule, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::book::Book;
use crate::cards::CardId;
use crate::table::Ended;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Event {
    /// The rule that made it happen.
    #[schemars(with = "String")]
    pub rule: Rule,
    /// What it was.
    pub what: What,
}

/// Cards as far as a viewer knows them: `null` is a card seen from behind.
pub type Seen = Vec<Option<CardId>>;

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A Starting Location is dealt.
    StartDealt { seat: Seat, location: CardId },
    /// The first player is known.
    FirstPlayer { seat: Seat },
    /// Cards are put back in the box.
    Removed { count: u8 },
    /// V9: a Location is dealt into a row.
    RowDealt { seat: Seat, location: CardId },
    /// V10: a Starting Location is attacked.
    Invaded { seat: Seat, location: CardId, cards: Seen },
    /// V12: TP at the start.
    Endowed { seat: Seat, tp: u8 },
    /// A hand is dealt.
    Dealt { seat: Seat, cards: Seen },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A Location is played.
    LocationPlayed { seat: Seat, location: CardId },
    /// TP are taken from the bank, perhaps fewer than due.
    TpGained { seat: Seat, tp: u8, due: u8 },
    /// A Location's TP are declined.
    TpDeclined { seat: Seat, tp: u8 },
    /// A TP is taken from a player.
    TpTaken { seat: Seat, from: Seat },
    /// Defenders are placed.
    DefendersPlaced { seat: Seat, location: CardId, cards: Seen },
    /// Enemies are placed.
    EnemiesPlaced { seat: Seat, location: CardId, cards: Seen },
    /// A TARDIS counter is stripped; the Enemies are discarded.
    Stripped { seat: Seat, location: CardId, owner: Seat, cards: Seen },
    /// An attack is taken over.
    TookOver { seat: Seat, location: CardId, from: Seat, card: CardId },
    /// A take-over fails: the card is discarded.
    TakeoverFailed { seat: Seat, location: CardId, card: CardId },
    /// A Support card is played.
    SupportPlayed { seat: Seat, card: CardId },
    /// An attack is turned face up.
    Exposed { location: CardId, cards: Seen },
    /// A card is laid beside the Reserve.
    ReserveGrew { seat: Seat, card: CardId, places: u8 },
    /// U.N.I.T. is in play.
    UnitReady { seat: Seat, card: CardId },
    /// A TARDIS counter is removed.
    CounterRemoved { location: CardId, owner: Seat },
    /// An Enemy card is discarded from an attack.
    EnemyDiscarded { location: CardId, card: CardId },
    /// An attack is over.
    AttackEnded { location: CardId, by: Seat },
    /// An attack is redirected.
    Redirected { location: CardId, to: CardId, by: Seat },
    /// A Conflict is won by a card alone.
    WonOutright { seat: Seat, location: CardId, cards: Seen },
    /// A card is discarded as a cost.
    CostPaid { seat: Seat, card: CardId },
    /// Cards are discarded to draw as many.
    Exchanged { seat: Seat, cards: Seen },
    /// Cards are put in the Reserve.
    Reserved { seat: Seat, cards: Seen },
    /// A card is taken from the Reserve.
    Recalled { seat: Seat, cards: Seen },
    /// U.N.I.T. is taken back.
    UnitRecalled { seat: Seat, card: CardId },
    /// TP are paid for cards.
    Paid { seat: Seat, tp: u8 },
    /// Cards are discarded for TP.
    Shed { seat: Seat, cards: Seen },
    /// Cards are drawn.
    Drew { seat: Seat, cards: Seen },
    /// The discard pile becomes the draw pile.
    Reshuffled { count: u8 },
    /// The End card is drawn and set aside.
    EndCardDrawn { seat: Seat },
    /// A Conflict begins: all its cards are face up.
    ConflictBegan {
        location: CardId,
        attacker: Seat,
        defender: Seat,
        enemies: Seen,
        defenders: Seen,
    },
    /// The Pandorica costs a card.
    PandoricaSprung { location: CardId, cards: Seen },
    /// River Song changes sides.
    RiverTurned { location: CardId },
    /// Silurians give way to Amy Pond.
    SiluriansBeaten { location: CardId },
    /// The Strengths of both sides.
    Totals { location: CardId, defence: u16, attack: u16 },
    /// U.N.I.T. adds to the defence.
    UnitPaid { seat: Seat, defence: u16 },
    /// The defender wins.
    DefenderWon { location: CardId, defender: Seat, attacker: Seat, defence: u16, attack: u16 },
    /// The attacker wins.
    AttackerWon { location: CardId, defender: Seat, attacker: Seat, defence: u16, attack: u16 },
    /// Tesselecta brings Defenders back.
    TesselectaPlayed { seat: Seat, card: CardId, cards: Seen },
    /// Rory returns to hand.
    RoryReturned { seat: Seat },
    /// Defenders are discarded.
    DefendersLost { location: CardId, cards: Seen },
    /// The attacker must discard Enemies.
    EnemiesLost { location: CardId, by: Seat, cards: Seen },
    /// A TARDIS counter is placed.
    Protected { location: CardId, seat: Seat },
    /// No TARDIS counter is left to place.
    NoCounterLeft { location: CardId, seat: Seat },
    /// Cards are given to the right neighbour.
    Passed { seat: Seat, to: Seat, cards: Seen },
    /// The endgame phase begins.
    EndgameBegan { seat: Seat },
    /// An action is forgone.
    Forwent { seat: Seat },
    /// The game is over.
    GameEnded { why: Ended },
    /// Face-down cards are turned up at the end.
    TurnedUp { location: CardId, cards: Seen },
    /// A player's Victory Points.
    Scored { seat: Seat, own: u16, attacked: u16, vp: u16 },
}

impl Event {
    /// An event by a rule.
    pub fn cite(rule: &'static str, what: What) -> Event {
        Event { rule: Rule(rule), what }
    }

    /// dwcg.info.1, dwcg.info.2, dwcg.info.3, dwcg.info.4: what a viewer learns of an event.
    pub fn seen_by(&self, book: &Book, viewer: Viewer) -> Event {
        let knows = |seat: Seat| viewer.sees(seat) || book.is_open();
        let told = |cards: &Seen, knows: bool| match knows {
            true => cards.clone(),
            false => vec![None; cards.len()],
        };
        let what = match &self.what {
            &What::Invaded { seat, location, ref cards } => {
                What::Invaded { seat, location, cards: told(cards, knows(seat)) }
            }
            &What::Dealt { seat, ref cards } => {
                What::Dealt { seat, cards: told(cards, knows(seat)) }
            }
            &What::DefendersPlaced { seat, location, ref cards } => {
                What::DefendersPlaced { seat, location, cards: told(cards, knows(seat)) }
            }
            &What::EnemiesPlaced { seat, location, ref cards } => {
                What::EnemiesPlaced { seat, location, cards: told(cards, knows(seat)) }
            }
            &What::Reserved { seat, ref cards } => {
                What::Reserved { seat, cards: told(cards, knows(seat)) }
            }
            &What::Recalled { seat, ref cards } => {
                What::Recalled { seat, cards: told(cards, knows(seat)) }
            }
            &What::Drew { seat, ref cards } => What::Drew { seat, cards: told(cards, knows(seat)) },
            // dwcg.info.6: the giver knows the cards, and the receiver has them in hand.
            &What::Passed { seat, to, ref cards } => {
                What::Passed { seat, to, cards: told(cards, knows(seat) || knows(to)) }
            }
            // Everything else happens before everyone's eyes.
            What::StartDealt { .. }
            | What::FirstPlayer { .. }
            | What::Removed { .. }
            | What::RowDealt { .. }
            | What::Endowed { .. }
            | What::TurnBegan { .. }
            | What::LocationPlayed { .. }
            | What::TpGained { .. }
            | What::TpDeclined { .. }
            | What::TpTaken { .. }
            | What::Stripped { .. }
            | What::TookOver { .. }
            | What::TakeoverFailed { .. }
            | What::SupportPlayed { .. }
            | What::Exposed { .. }
            | What::ReserveGrew { .. }
            | What::UnitReady { .. }
            | What::CounterRemoved { .. }
            | What::EnemyDiscarded { .. }
            | What::AttackEnded { .. }
            | What::Redirected { .. }
            | What::WonOutright { .. }
            | What::CostPaid { .. }
            | What::Exchanged { .. }
            | What::UnitRecalled { .. }
            | What::Paid { .. }
            | What::Shed { .. }
            | What::Reshuffled { .. }
            | What::EndCardDrawn { .. }
            | What::ConflictBegan { .. }
            | What::PandoricaSprung { .. }
            | What::RiverTurned { .. }
            | What::SiluriansBeaten { .. }
            | What::Totals { .. }
            | What::UnitPaid { .. }
            | What::DefenderWon { .. }
            | What::AttackerWon { .. }
            | What::TesselectaPlayed { .. }
            | What::RoryReturned { .. }
            | What::DefendersLost { .. }
            | What::EnemiesLost { .. }
            | What::Protected { .. }
            | What::NoCounterLeft { .. }
            | What::EndgameBegan { .. }
            | What::Forwent { .. }
            | What::GameEnded { .. }
            | What::TurnedUp { .. }
            | What::Scored { .. } => self.what.clone(),
        };
        Event { rule: self.rule, what }
    }
}

/// Cards everyone sees.
pub fn open(cards: impl IntoIterator<Item = CardId>) -> Seen {
    cards.into_iter().map(Some).collect()
}
