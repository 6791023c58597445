//! What happened, and by which rule.

use reglette_engine::dice::Shown;
use reglette_engine::rule;
pub use reglette_engine::rule::Part;
use reglette_engine::{Rule, Seat};
use reglette_geometry::{Length, Point, Witness};
use schemars::JsonSchema;
use serde::Serialize;

use crate::data::scenarios::{Compass, DoorState};
use crate::effect::{Dread, Harm};
use crate::ids::{FigureId, ObjectId, PieceId, ProfileId, SideId, TaskId, Thing, WeaponId};
use crate::quality::Cause;
use crate::strike::How;
use crate::table::Why;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Event {
    /// The rule that made it happen.
    #[schemars(with = "String")]
    pub rule: Rule,
    /// What it was.
    pub what: What,
}

/// What shows that a rule applies: the figure or piece, and the point, line or area.
pub type Proof = rule::Proof<Thing, Witness>;

/// A die and everything added to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Total {
    /// The die as it fell.
    pub die: u8,
    /// What is added.
    pub parts: Vec<Part>,
    /// Both together.
    pub total: i8,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum What {
    /// One die each, in the order of the seats named; who rolled best, and what comes of it.
    RolledOff { stake: Stake, seats: Vec<Seat>, dice: Vec<u8>, best: Vec<Seat>, then: Then },
    /// A tie that dice did not break is decided by lot.
    LotDrawn { stake: Stake, seat: Seat },
    /// A seat plays a side.
    Plays { seat: Seat, side: SideId },
    /// The defender is drawn.
    DefenderDrawn { seat: Seat },
    /// A piece of terrain is placed.
    Placed { seat: Seat, kind: String, at: Point },
    /// An edge is chosen.
    Enters { side: SideId, edge: Compass },
    /// A figure is deployed.
    Deployed { figure: FigureId, at: Point },
    /// A weapon is taken in hand.
    Held { figure: FigureId, weapon: WeaponId },
    /// Equipment is handed out.
    Given { figure: FigureId, item: String },
    /// A game turn begins.
    TurnBegan { turn: u8, order: Vec<SideId> },
    /// Random gravity is rolled.
    GravityRolled { piece: PieceId, die: u8, gravity: i8 },
    /// A figure is named.
    Activated { figure: FigureId },
    /// A Quality test: the dice that were rolled; those that are free count as a 6.
    Tested {
        figure: FigureId,
        cause: Cause,
        quality: u8,
        parts: Vec<Part>,
        target: u8,
        free: u8,
        dice: Shown,
        successes: u8,
        failures: u8,
    },
    /// A Hero re-rolls a die.
    Rerolled { figure: FigureId, dice: Shown },
    /// Actions are earned.
    Actions { figure: FigureId, actions: u8, turnover: bool },
    /// The hand passes.
    HandPassed { from: SideId, to: SideId },
    /// A figure moves.
    Moved { figure: FigureId, from: Point, to: Point, length: Length, most: Length },
    /// A move goes through difficult ground.
    Slowed { figure: FigureId, piece: PieceId, witness: Witness },
    /// A figure leaves the table.
    Left { figure: FigureId },
    /// A figure changes its posture or hands.
    Did { figure: FigureId, what: Deed },
    /// A weapon is emptied, loaded or taken.
    Weapon { figure: FigureId, weapon: WeaponId, what: WeaponDeed },
    /// An attack is declared; what gives the target cover from a shot.
    Attacked {
        by: FigureId,
        target: FigureId,
        how: How,
        gap: Length,
        witness: Witness,
        cover: Vec<PieceId>,
    },
    /// Nothing can happen to the target.
    Immune { target: FigureId },
    /// An opposed roll.
    Combat { by: Option<FigureId>, target: FigureId, how: How, striker: Total, defender: Total },
    /// An opposed roll harms nobody: a tie, or the target was better.
    Withstood { target: FigureId, tie: bool },
    /// A loss that counts as a tie.
    Shrugged { figure: FigureId },
    /// The die of a Force Field.
    FieldRolled { figure: FigureId, dice: Shown },
    /// A single die.
    Rolled { figure: FigureId, die: u8 },
    /// A figure is harmed.
    Harmed { figure: FigureId, by: Option<FigureId>, harm: Harm },
    /// A figure recoils.
    Recoiled { figure: FigureId, from: Point, to: Point },
    /// A figure is thrown by a blast.
    Thrown { figure: FigureId, to: Point },
    /// There is no room to recoil.
    NoRoom { figure: FigureId },
    /// A figure is knocked down.
    KnockedDown { figure: FigureId },
    /// A figure drops.
    Fell { figure: FigureId, height: Length },
    /// A figure is wounded instead of killed.
    Wounded { figure: FigureId, quality: u8 },
    /// Quality is lost.
    Weakened { figure: FigureId, quality: u8 },
    /// A figure is killed.
    Killed { figure: FigureId, gruesome: bool },
    /// A figure dies for another.
    Sacrificed { figure: FigureId, saved: FigureId },
    /// A figure must test its Morale.
    Dreads { figure: FigureId, dread: Dread },
    /// A figure flees.
    Fled { figure: FigureId, from: Point, to: Point },
    /// A figure is gone.
    Removed { figure: FigureId },
    /// A figure changes sides.
    ChangedSides { figure: FigureId, to: SideId },
    /// A figure becomes another.
    Became { figure: FigureId, profile: ProfileId },
    /// A grenade is thrown.
    Lobbed { figure: FigureId, grenade: u8, at: Point, radius: Length },
    /// A figure is caught in a blast.
    Caught { figure: FigureId, witness: Witness },
    /// A door changes.
    Door { piece: PieceId, state: DoorState },
    /// The die of a blast at a shut door.
    ChargeRolled { piece: PieceId, dice: Shown },
    /// A door is worked on.
    DoorRoll { figure: FigureId, piece: PieceId, total: Total },
    /// Both sides push at a door.
    Struggled { breaker: FigureId, holder: FigureId, striker: Total, defender: Total },
    /// A piece of terrain is gone.
    PieceGone { piece: PieceId },
    /// Tokens of a Task.
    Tokens { task: TaskId, tokens: u8 },
    /// The track of a spell.
    Track { track: u8 },
    /// The bomb goes off at the end of this turn.
    Fuse { turn: u8 },
    /// An object is taken or dropped.
    Object { object: ObjectId, figure: Option<FigureId> },
    /// A figure has left by an exit.
    Escaped { figure: FigureId },
    /// The game turn is over.
    TurnEnded { turn: u8 },
    /// The game is over.
    GameEnded { winner: Option<SideId>, why: Why },
}

/// What a roll-off is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    /// Choosing a side.
    Sides,
    /// The first hand of a game turn.
    FirstHand,
}

/// What comes of a roll-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// One is best.
    Won,
    /// The best are tied and roll again.
    Again,
    /// They are tied too often: lots are drawn.
    Lots,
}

/// What a figure did without a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Stood up.
    Stood,
    /// Dived.
    Dived,
    /// Broke free.
    BrokeFree,
    /// Restarted its armour.
    Restarted,
    /// Recovered from confusion.
    Recovered,
    /// Stowed what it held.
    Stowed,
    /// Dropped what it held.
    Dropped,
    /// Picked up a stone.
    PickedStone,
    /// Ended its activation.
    Ended,
    /// Broke off from melee.
    BrokeOff,
    /// Could not break off.
    HeldBack,
    /// Sprints.
    Sprints,
    /// Landed.
    Landed,
    /// Climbed to where it wanted.
    Climbed,
    /// Came down a wall as far as a flight led.
    ClimbedDown,
    /// Fled, but nowhere.
    CannotFlee,
    /// Hangs on the wall.
    Hangs,
    /// Let go.
    LetGo,
    /// Raised its shield.
    ShieldUp,
    /// Its shield dropped.
    ShieldDown,
    /// Took another's form.
    TookForm,
    /// Took its own form again.
    Unmasked,
    /// Took a dose.
    TookDose,
    /// Hurt its shoulder.
    ShoulderHurt,
    /// Was cured of something.
    Cured,
    /// Gave up control.
    Released,
    /// Lights farther.
    LightsFar,
    /// Vanished.
    Vanished,
    /// Reappeared where it had vanished.
    CameBack,
    /// Shut down.
    ShutDown,
    /// Dares not.
    Daunted,
    /// Is psi-damped.
    PsiDamped,
    /// Is distracted.
    Distracted,
    /// Its Force Field is spent.
    FieldSpent,
    /// Came awake.
    Woke,
}

/// What became of a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponDeed {
    /// Empty.
    Emptied,
    /// Loaded.
    Loaded,
    /// In hand.
    Readied,
}

impl Event {
    /// Something that happened by a rule.
    pub fn cite(rule: &'static str, what: What) -> Event {
        Event { rule: Rule(rule), what }
    }
}
