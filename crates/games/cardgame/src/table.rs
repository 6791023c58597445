//! What lies on the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use reglette_engine::rule::require;
use reglette_engine::{Illegal, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::{Book, EndgameReserve, MinHand};
use crate::cards::{CardId, Cards, DECK, Heap, Kinds};
use crate::data::{Effect, Face};

/// dwcg.comp.5: counters of each kind in a player's colour.
pub const COUNTERS: u8 = 5;

/// dwcg.res.3: places in a Reserve before Cardiff and the Face of Boe.
pub const RESERVE: usize = 2;

/// The most cards that may lie beside a Reserve.
pub const MOST_BESIDE: usize = 8;

/// dwcg.turn.8, dwcg.eot.2: cards a player keeps in hand until the turn ends.
pub const MIN_HAND: usize = 3;

/// dwcg.buy.1: the price of a card.
pub const PRICE: u8 = 5;

/// The table: everything but what is being done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it is played by.
    pub book: Arc<Book>,
    /// Players, clockwise.
    pub players: ArrayVec<Player, 5>,
    /// All Locations, in the order they came down.
    pub places: ArrayVec<Place, DECK>,
    /// All Enemy cards on Locations, sorted by Location, there in the order they came down.
    pub enemies: ArrayVec<EnemyCard, DECK>,
    /// The draw pile without the End card: its order is decided when it is drawn.
    pub pile: Heap,
    /// Cards on top of the pile whose order a position fixes, the topmost last; the End card may be
    /// among them.
    pub top: ArrayVec<CardId, { DECK + 1 }>,
    /// The discard pile, open to all.
    pub discard: Heap,
    /// Cards put back in the box unseen.
    pub boxed: Heap,
    /// dwcg.end.22: whether the End card has been drawn and set aside.
    pub end_drawn: bool,
    /// Whose turn it is.
    pub active: Seat,
    /// How far the game is.
    pub phase: Phase,
    /// Cards the active player has named for the action in progress, in that order.
    pub staged: Cards,
    /// How the game ended.
    pub ended: Option<Ended>,
}

/// What a player has apart from Locations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Cards in hand, sorted.
    pub hand: Cards,
    /// Face-down Reserve cards, sorted.
    pub reserve: ArrayVec<CardId, { RESERVE + MOST_BESIDE }>,
    /// dwcg.csup.16: U.N.I.T. cards face up in the Reserve, sorted.
    pub units: ArrayVec<CardId, { RESERVE + MOST_BESIDE }>,
    /// dwcg.sup.5: Cardiff and the Face of Boe.
    pub beside: ArrayVec<CardId, MOST_BESIDE>,
    /// Time Points.
    pub tp: u8,
    /// dwcg.end.24: whether a U.N.I.T. in play was taken back in the endgame phase, to be played
    /// again.
    pub unit_taken_back: bool,
}

/// A Location in somebody's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The Location.
    pub card: CardId,
    /// In whose row it lies; for ever (dwcg.loc.9).
    pub owner: Seat,
    /// dwcg.conf.17: whether its owner's TARDIS counter lies on it.
    pub tardis: bool,
    /// Face-down Defenders, in the order they came down.
    pub defenders: ArrayVec<CardId, 4>,
    /// The attack on it: at least one Enemy card lies there.
    pub attack: Option<Attack>,
}

/// An attack; its Enemy cards are in [`Table::enemies`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// dwcg.att.8: whose Dalek counter lies on it.
    pub by: Seat,
    /// dwcg.cene.19: River Songs who changed sides.
    pub rivers: u8,
}

/// An Enemy card on a Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnemyCard {
    /// The Location's place in [`Table::places`].
    pub at: u8,
    /// The card.
    pub card: CardId,
    /// Which side is up.
    pub facing: Facing,
}

/// Which side of a card is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    /// Known to the attack's controller only.
    Down,
    /// Came face up in the Conflict in progress.
    Turned,
    /// Known to all.
    Up,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Normal turns.
    #[default]
    Normal,
    /// dwcg.end.6: the End card came up during this turn.
    Announced,
    /// dwcg.end.11: turns of one action.
    Endgame {
        /// Turns completed in this phase.
        turns: u8,
        /// The last of them in which nothing was done (dwcg.end.23).
        idle: u8,
    },
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// dwcg.end.1.
    Counters,
    /// dwcg.end.18.
    CannotAct,
    /// dwcg.end.23.
    AllIdle,
    /// dwcg.end.24.
    RoundLimit,
}

impl Table {
    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to change.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player's hand.
    pub fn hand(&self) -> &Cards {
        &self.players[self.active.index()].hand
    }

    /// The Location with this card, if it lies in a row.
    pub fn find(&self, location: CardId) -> Option<usize> {
        self.places.iter().position(|place| place.card == location)
    }

    /// The Location with this card.
    ///
    /// # Panics
    /// When it lies in no row: who calls knows that it does.
    pub fn spot(&self, location: CardId) -> usize {
        self.find(location).expect("the Location lies in a row")
    }

    /// The Enemy cards on a Location, in the order they came down.
    pub fn enemies_at(&self, spot: usize) -> impl Iterator<Item = &EnemyCard> + Clone {
        self.enemies.iter().filter(move |enemy| usize::from(enemy.at) == spot)
    }

    /// The kinds of Enemy card on a Location.
    pub fn enemy_kinds(&self, spot: usize) -> Kinds {
        self.enemies_at(spot).map(|enemy| enemy.card).collect()
    }

    /// dwcg.comp.4: tokens nobody owns.
    pub fn bank(&self) -> u8 {
        self.book.tokens - self.players.iter().map(|player| player.tp).sum::<u8>()
    }

    /// Dalek counters of a seat on attacks.
    pub fn daleks_in_play(&self, seat: Seat) -> u8 {
        count(self.places.iter().filter(|it| it.attack.is_some_and(|attack| attack.by == seat)))
    }

    /// TARDIS counters of a seat on Locations.
    pub fn tardises_in_play(&self, seat: Seat) -> u8 {
        count(self.places.iter().filter(|it| it.tardis && it.owner == seat))
    }

    /// dwcg.csup.7, dwcg.csup.8, dwcg.csup.9: how many cards a Reserve may hold.
    pub fn reserve_places(&self, seat: Seat) -> usize {
        RESERVE + self.player(seat).beside.len()
    }

    /// Free places in a Reserve.
    pub fn reserve_room(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        self.reserve_places(seat).saturating_sub(player.reserve.len() + player.units.len())
    }

    /// dwcg.turn.8, dwcg.end.16, A-03: the fewest cards in hand when an action is complete.
    pub fn min_hand(&self) -> usize {
        match (self.book.options.min_hand, self.phase) {
            (MinHand::EachAction, Phase::Normal | Phase::Announced) => MIN_HAND,
            (MinHand::EndOfTurn, _) | (_, Phase::Endgame { .. }) => 0,
        }
    }

    /// How many cards the active player may still give from hand.
    pub fn spare(&self) -> usize {
        self.hand().len().saturating_sub(self.min_hand())
    }

    /// Refuses a card that the active player does not hold; dwcg.res.10 when it lies in the Reserve.
    pub fn require_in_hand(&self, card: CardId, rule: &'static str) -> Result<(), Illegal> {
        let in_hand = self.hand().contains(&card);
        let in_reserve = self.player(self.active).reserve.contains(&card);
        require(in_hand, if in_reserve { "dwcg.res.10" } else { rule })
    }

    /// Whether turns have one action each.
    pub fn in_endgame(&self) -> bool {
        matches!(self.phase, Phase::Endgame { .. })
    }

    /// Cards that can still be drawn.
    pub fn drawable(&self) -> usize {
        let on_top = self.top.iter().filter(|&&card| card != self.book.deck.end).count();
        usize::from(self.pile.len()) + on_top + usize::from(self.discard.len())
    }

    /// dwcg.end.18, dwcg.end.19: whether a player has no card left and cannot buy one.
    pub fn cannot_act(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let reserve = match self.book.options.endgame_reserve {
            EndgameReserve::Counts => player.reserve.len() + player.units.len(),
            EndgameReserve::HandOnly => 0,
        };
        player.hand.is_empty() && reserve == 0 && player.tp < PRICE
    }

    /// Puts a Location into a row.
    pub fn lay(&mut self, card: CardId, owner: Seat) {
        let defenders = ArrayVec::new();
        self.places.push(Place { card, owner, tardis: false, defenders, attack: None });
    }

    /// Puts an Enemy card on a Location.
    pub fn lay_enemy(&mut self, spot: usize, card: CardId, facing: Facing) {
        let at = u8::try_from(spot).expect("fewer than 128 Locations");
        let after = self.enemies.iter().position(|enemy| enemy.at > at);
        self.enemies.insert(after.unwrap_or(self.enemies.len()), EnemyCard { at, card, facing });
    }

    /// Moves an attack with its counter and cards, as they lie, to another Location.
    pub fn move_attack(&mut self, from: usize, to: usize) {
        let moved: ArrayVec<EnemyCard, DECK> = self.enemies_at(from).copied().collect();
        self.enemies.retain(|enemy| usize::from(enemy.at) != from);
        for enemy in moved {
            self.lay_enemy(to, enemy.card, enemy.facing);
        }
        self.places[to].attack = self.places[from].attack.take();
    }

    /// Discards a card of the active player's hand.
    pub fn throw_away(&mut self, card: CardId) {
        self.discard.add(card);
        if self.face(card) == Face::Support(Effect::Unit) {
            // dwcg.end.24: should it come back, it is a new card.
            let seat = self.active;
            self.player_mut(seat).unit_taken_back = false;
        }
    }

    /// Ends an attack: its cards are discarded and the Dalek counter returns (dwcg.conf.16).
    pub fn end_attack(&mut self, spot: usize) {
        let discard = &mut self.discard;
        self.enemies.retain(|enemy| {
            let stays = usize::from(enemy.at) != spot;
            if !stays {
                discard.add(enemy.card);
            }
            stays
        });
        if let Some(attack) = self.places[spot].attack.take() {
            for _ in 0..attack.rivers {
                self.discard.add(self.book.deck.defenders.river);
            }
        }
    }

    /// dwcg.conf.17, dwcg.conf.18, dwcg.conf.19: puts the owner's TARDIS counter on a Location, if
    /// one is left.
    pub fn protect(&mut self, spot: usize) -> bool {
        let left = self.tardises_in_play(self.places[spot].owner) < COUNTERS;
        self.places[spot].tardis |= left;
        left
    }

    /// Whether a card in hand is an Enemy, a Defender …
    pub fn face(&self, card: CardId) -> Face {
        self.book.face(card)
    }
}

fn count<T>(items: impl Iterator<Item = T>) -> u8 {
    u8::try_from(items.count()).expect("fewer than 128 Locations")
}
