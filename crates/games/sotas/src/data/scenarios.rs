//! Scenarios as data (sotas.scenario): sides, pieces, and what they ask for.

use reglette_engine::fault::Fault;
pub use reglette_geometry::Compass;
use reglette_geometry::{Decimal, Length, Point};
use serde::Deserialize;

pub use crate::data::aims::{
    Bonus, Chant, Condition, Countdown, Exit, Measured, Object, OnDone, Task, Track, Undo, Victory,
    When,
};
use crate::data::{Source, Written, millimetres};
use crate::measure::{Stick, Sticks};

/// A scenario as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// What it is about, in English.
    #[serde(default)]
    pub text_en: String,
    /// What it is about, in French.
    #[serde(default)]
    pub text_fr: String,
    /// How one wins it, for readers only: the engine reads it from the file's head.
    #[serde(default, rename = "goal_en")]
    _goal_en: String,
    /// The same in French.
    #[serde(default, rename = "goal_fr")]
    _goal_fr: String,
    /// Rules it refers to.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Where it comes from.
    #[serde(default)]
    pub tag: String,
    /// How many may play.
    pub players: Vec<u8>,
    /// Width and depth of the table.
    pub table: [Decimal; 2],
    /// The last game turn.
    pub turns: Option<u8>,
    /// How light it is.
    #[serde(default)]
    pub light: Light,
    /// Sides in seat order.
    #[serde(default, rename = "side")]
    pub sides: Vec<Side>,
    /// Equipment beyond the profiles.
    #[serde(default, rename = "grant")]
    pub grants: Vec<Grant>,
    /// Terrain.
    #[serde(default, rename = "piece")]
    pub pieces: Vec<Piece>,
    /// Rooms.
    #[serde(default, rename = "room")]
    pub rooms: Vec<Room>,
    /// Tasks.
    #[serde(default, rename = "task")]
    pub tasks: Vec<Task>,
    /// Objects.
    #[serde(default, rename = "object")]
    pub objects: Vec<Object>,
    /// Exits.
    #[serde(default, rename = "exit")]
    pub exits: Vec<Exit>,
    /// A track of a spell.
    pub track: Option<Track>,
    /// A bomb.
    pub countdown: Option<Countdown>,
    /// What else is different.
    #[serde(default)]
    pub twists: Twists,
    /// Victory conditions.
    #[serde(default, rename = "victory")]
    pub victories: Vec<Victory>,
    /// Pieces to be placed by the players.
    pub free: Option<Free>,
}

/// sotas.darkness: how light it is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Light {
    /// No limit.
    #[default]
    Day,
    /// Visibility Medium.
    Dusk,
    /// Visibility Short.
    Dark,
}

/// Attacker or defender.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Deploys last.
    Attacker,
    /// Deploys first.
    Defender,
}

/// Whether a side or a condition is there with two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Present {
    /// Always.
    #[default]
    Always,
    /// When a third player sits down.
    Third,
    /// When a fourth player sits down.
    Fourth,
}

/// A side of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Its id.
    pub id: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// Attacker or defender.
    pub role: Role,
    /// Whether it is there with two players.
    #[serde(default)]
    pub seat: Present,
    /// What another force may be made of.
    #[serde(default)]
    pub factions: Vec<String>,
    /// Figures another force must have.
    #[serde(default)]
    pub required: Vec<String>,
    /// Its suggested force.
    pub force: Vec<Entry>,
    /// What that force costs.
    pub points: i16,
    /// Where it deploys.
    pub deploy: Deploy,
}

/// So many figures of a profile.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The profile.
    pub profile: String,
    /// How many.
    #[serde(default = "one")]
    pub count: u8,
}

fn one() -> u8 {
    1
}

/// Where a side deploys.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deploy {
    /// x0, y0, x1, y1.
    pub area: Option<[Decimal; 4]>,
    /// Edges the attacker may pick from; the defender has the opposite one.
    pub edges: Option<Vec<Compass>>,
    /// How deep the strip along the edge is.
    pub depth: Option<Written>,
    /// Near a piece of this kind.
    pub near: Option<String>,
    /// How near.
    pub within: Option<Written>,
    /// A different piece for each figure.
    #[serde(default)]
    pub each: bool,
    /// The piece is at least so far north.
    pub min_y: Option<Decimal>,
    /// Kept away from.
    #[serde(default)]
    pub away: Vec<Away>,
}

/// A piece to keep away from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// The piece.
    pub piece: String,
    /// How far.
    pub distance: Decimal,
}

/// Equipment beyond the profiles.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grant {
    /// Whose.
    pub side: String,
    /// What.
    pub item: String,
    /// Profiles that have it.
    #[serde(default)]
    pub to: Vec<String>,
    /// Or so many figures.
    #[serde(default)]
    pub choose: u8,
}

/// A piece of terrain.
#[derive(Clone, Debug, Deserialize, serde::Serialize, schemars::JsonSchema, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Its kind.
    pub kind: String,
    /// Its id, when something refers to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Centre x, y, width, depth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rect: Option<[Decimal; 4]>,
    /// Centre x, y, radius.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circle: Option<[Decimal; 3]>,
    /// By how many degrees a rectangle is turned clockwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<Decimal>,
    /// Corners, x and y each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub polygon: Option<Vec<[Decimal; 2]>>,
    /// Instead of the kind's height.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<Decimal>,
    /// Closed below.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub solid: bool,
    /// Of doors and exits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<DoorState>,
    /// The side that may unlock it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// Where one must stand to unlock it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inside: Option<Compass>,
    /// Where stairs rise to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up: Option<Compass>,
    /// The piece that stairs and ladders lead to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Of gas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i8>,
    /// English name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub en: Option<String>,
    /// French name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fr: Option<String>,
}

/// The state of a door.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DoorState {
    /// Passage is free.
    Open,
    /// An action opens it.
    #[default]
    Shut,
    /// It must be broken or unlocked.
    Locked,
    /// sotas.doors.15: gone.
    Broken,
}

/// A room.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// Its id.
    pub id: String,
    /// x0, y0, x1, y1.
    pub area: [Decimal; 4],
    /// Its doors.
    pub doors: Vec<String>,
}

/// What else is different.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Twists {
    /// Factions that gas does not harm.
    #[serde(default)]
    pub gas_immune: Vec<String>,
    /// Factions that withstand gas better.
    #[serde(default)]
    pub gas_bonus: Vec<GasBonus>,
    /// How far Teleport reaches at most.
    pub teleport_most: Option<Stick>,
    /// Factions whose kills are never gruesome.
    #[serde(default)]
    pub no_gruesome_by: Vec<String>,
    /// Quantum Uncertainty looks at visibility and light too.
    pub unseen: Option<String>,
}

/// A faction that withstands gas better.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GasBonus {
    /// Who.
    pub faction: String,
    /// By how much.
    pub plus: i8,
}

/// Pieces to be placed by the players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Free {
    /// The pool.
    pub pieces: Vec<Loose>,
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// How far apart.
    pub gap: Decimal,
}

/// A piece not yet placed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loose {
    /// Its kind.
    pub kind: String,
    /// Width and depth, or radius.
    pub size: Vec<Decimal>,
}

impl Scenario {
    /// Reads a file.
    pub fn read(source: Source<'_>) -> Result<Scenario, Fault> {
        source.parse()
    }
}

/// sotas.gas.1: the Combat of gas.
pub const SCORES: std::ops::RangeInclusive<i8> = 0..=10;

/// A point of a file.
pub fn point(x: Decimal, y: Decimal, sticks: &Sticks) -> Point {
    Point::new(millimetres(x, sticks), millimetres(y, sticks))
}

/// A length of a file.
pub fn length(number: Decimal, sticks: &Sticks) -> Length {
    millimetres(number, sticks)
}
