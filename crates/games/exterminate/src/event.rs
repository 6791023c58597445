//! What happened, and by which rule.

use reglette_engine::rule::Part;
use reglette_engine::{Rule, Seat, Viewer};
use reglette_geometry::{Compass, Length, Point, Witness};
use schemars::JsonSchema;
use serde::Serialize;

use crate::choice::{Coin, Means, Whose};
use crate::dice::Faces;
use crate::ids::{AdventureId, CardId, FigureId, NodeId, PieceId, SideId, TokenId, WeaponId};
use crate::table::{Phase, Verdict};
use crate::tally::Tally;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Event {
    /// The rule that made it happen.
    #[schemars(with = "String")]
    pub rule: Rule,
    /// What it was.
    pub what: What,
}

/// Dice and why there are so many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Pool {
    /// What makes up their number.
    pub parts: Vec<Part>,
    /// How they fell.
    pub dice: Faces,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum What {
    /// Dice of the set-up roll.
    RolledOff { seat: Seat, dice: Faces },
    /// A roll of all players leaves some tied: they roll again.
    RollTied { seats: Vec<Seat> },
    /// A seat plays a side.
    Plays { seat: Seat, side: SideId },
    /// A seat takes an edge.
    Takes { seat: Seat, edge: Compass },
    /// A node is placed.
    NodePlaced { node: NodeId, at: Point },
    /// A figure is deployed.
    Deployed { figure: FigureId, at: Point },
    /// There is no place for a figure where it is to be deployed: it takes no part.
    NoRoom { figure: FigureId },
    /// A hand is dealt, or cards are drawn.
    Drew { seat: Seat, cards: Vec<Option<CardId>> },
    /// Adventure cards are dealt or taken.
    Received { seat: Seat, cards: Vec<Option<AdventureId>> },
    /// A fugitive is named.
    Fugitive { seat: Seat, figure: FigureId },
    /// A turn begins.
    TurnBegan { turn: u8 },
    /// A card is discarded.
    Discarded { seat: Seat, card: CardId },
    /// Dice of initiative.
    Initiative { seat: Seat, pool: Pool },
    /// The order of the turn, the ACTIVE player first.
    Order { seats: Vec<Seat> },
    /// A part begins.
    PartBegan { seat: Seat, phase: Phase },
    /// A figure is about to act.
    Acts { figure: FigureId },
    /// A figure does nothing.
    Idle { figure: FigureId },
    /// A figure Sprints.
    Sprints { figure: FigureId },

    /// A figure moves.
    Moved { figure: FigureId, from: Point, to: Point, length: Length, most: Length },
    /// An obstacle is tested.
    Tested { figure: FigureId, pool: Pool },
    /// A figure is stopped by an obstacle.
    Stopped { figure: FigureId, at: Point },
    /// A figure does not get away from where it is.
    Stuck { figure: FigureId },
    /// A figure climbs.
    Climbed { figure: FigureId, piece: PieceId, from: Point, at: Point },
    /// A figure is placed elsewhere.
    Jumped { figure: FigureId, from: Point, to: Point },
    /// A figure moves farther than usual.
    Hurries { figure: FigureId, by: Length },
    /// A node is collected.
    Collected { figure: FigureId, node: NodeId, token: TokenId },
    /// Nodes are dropped.
    Dropped { figure: FigureId, node: NodeId, at: Point },
    /// An effect of a node is declined.
    Declined { figure: FigureId },
    /// A figure leaves the table.
    Left { figure: FigureId },

    /// A shot is declared.
    Aimed { by: FigureId, target: FigureId, with: WeaponId, gap: Length, witness: Vec<Witness> },
    /// The die of a Cordolaine Signal.
    SignalRolled { seat: Seat, pool: Pool },
    /// A shot cannot be fired.
    Jammed { by: FigureId, with: WeaponId, pool: Pool },
    /// Cards leave no die for a shot.
    NoShot { by: Option<FigureId>, target: FigureId, parts: Vec<Part> },
    /// An enemy is suppressed.
    Suppressed { by: FigureId, target: FigureId },
    /// An air strike.
    Struck { seat: Seat, at: Point },
    /// An attack is rolled, with the defence.
    Fired { by: Option<FigureId>, target: FigureId, attack: Pool, defence: Pool },
    /// A figure caught in a blast defends.
    Caught { target: FigureId, hits: u8, defence: Pool },
    /// Hits that went through.
    Through { target: FigureId, hits: u8 },
    /// Stress tokens are put down.
    Stressed { figure: FigureId, tokens: u8 },
    /// Stress tokens are removed.
    Calmed { figure: FigureId, tokens: u8 },

    /// A Combat card is played.
    CardPlayed { seat: Seat, card: CardId },
    /// An Adventure card is played.
    AdventurePlayed { seat: Seat, card: AdventureId, figures: Vec<FigureId> },
    /// Fate is spent.
    FateSpent { seat: Seat, by: Coin, left: u8 },
    /// Dice are rolled again.
    Rerolled { seat: Seat, by: Means, of: Whose, dice: Faces, fell: Faces },
    /// Hits and Armours change places.
    Reversed { seat: Seat, dice: Faces },
    /// What a roll comes to now that something was played on it.
    Stands { tally: Tally },

    /// A combat begins.
    Engaged { seat: Seat, target: FigureId },
    /// Nobody attacks the one who was named.
    CalledOff { seat: Seat, target: FigureId },
    /// A figure moves into contact.
    Charged { figure: FigureId, from: Point, to: Point },
    /// A round is rolled.
    Fought { attacker: FigureId, target: FigureId, attack: Pool, defence: Pool },
    /// A round is won.
    Won { winner: FigureId, loser: FigureId, hits: u8, against: u8 },
    /// A round is tied.
    Tied { attacker: FigureId, target: FigureId, hits: u8 },
    /// An attack is held back.
    HeldBack { figure: FigureId },
    /// A Shocked figure is attacked without dice.
    CoupDeGrace { by: FigureId, target: FigureId },
    /// A melee is over.
    MeleeEnded { seat: Seat, winner: Option<Seat> },
    /// A figure is pushed back.
    PushedBack { figure: FigureId, from: Point, to: Point },

    /// Damage is rolled.
    Damage { figure: FigureId, dice: Faces },
    /// The final result.
    Result { figure: FigureId, verdict: Verdict },
    /// A result is cancelled.
    Cancelled { figure: FigureId, verdict: Verdict },
    /// A wound token is taken.
    Wounded { figure: FigureId, wounds: u8 },
    /// A wound token is removed.
    Healed { figure: FigureId, wounds: u8 },
    /// A figure is Shocked.
    Shocked { figure: FigureId },
    /// A figure stands up.
    StoodUp { figure: FigureId },
    /// A figure regenerates.
    Regenerated { figure: FigureId },
    /// A figure is removed.
    Exterminated { figure: FigureId, by: Option<FigureId> },
    /// Victory Points.
    Scored { seat: Seat, vp: i16, total: i16 },

    /// Upkeep begins.
    UpkeepBegan { turn: u8 },
    /// A Stress roll.
    StressRolled { figure: FigureId, pool: Pool },
    /// A Fate token is regained.
    FateGained { seat: Seat, left: u8 },
    /// The whole hand is discarded.
    Exchanged { seat: Seat, cards: Vec<CardId> },
    /// The discard becomes the draw pile.
    Reshuffled { cards: u8 },
    /// A take-back roll.
    TakeBackRolled { seat: Seat, pool: Pool },
    /// An Adventure card lies ready again.
    CardRecovered { seat: Seat, card: AdventureId },
    /// An Adventure card is discarded.
    CardGone { seat: Seat, card: AdventureId },
    /// A new figure comes to the table.
    Upgraded { figure: FigureId, at: Point },
    /// A barricade is placed.
    Barricaded { piece: PieceId, at: Point },
    /// Two figures change places.
    Swapped { one: FigureId, other: FigureId },

    /// A roll for the scenario.
    WorkRolled { figure: FigureId, pool: Pool },
    /// What came of a roll for the scenario.
    Worked { figure: FigureId, pool: Pool, done: u8 },
    /// The device works.
    DeviceWorks,
    /// The Converter is destroyed.
    ConverterDestroyed,
    /// The prisoner is escorted, or no longer.
    Escorts { figure: FigureId, yes: bool },
    /// The prisoner is free.
    Freed { figure: FigureId },
    /// A civilian joins.
    Joined { figure: FigureId },
    /// A civilian is safe.
    Safe { figure: FigureId },
    /// The game is over.
    GameEnded { scores: Vec<i16> },
}

impl Event {
    /// Something that happened by a rule.
    pub fn cite(rule: &'static str, what: What) -> Event {
        Event { rule: Rule(rule), what }
    }

    /// ex.bc.17, ex.ad.9: what a viewer learns of an event: cards come to hand face down.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen.what {
            What::Drew { seat, cards } if !viewer.sees(*seat) => cards.fill(None),
            What::Received { seat, cards } if !viewer.sees(*seat) => cards.fill(None),
            _ => {}
        }
        seen
    }
}
