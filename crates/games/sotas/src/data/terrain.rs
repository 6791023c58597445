//! Kinds of terrain (content 11e).

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::{Decimal, Length, Unit};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::data::rows::{BONUS, Entries, HEIGHT, row};
use crate::data::{Source, millimetres};
use crate::measure::Sticks;

/// The name of the file.
pub const FILE: &str = "terrain.toml";

/// All kinds of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kinds {
    /// The kinds.
    pub list: Vec<Kind>,
    /// Their titles, in the same order.
    pub titles: Vec<Title>,
}

/// What moving there is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// As on the open table.
    Open,
    /// sotas.movement.13: slower.
    Difficult,
    /// Not to be entered.
    Blocked,
    /// Slower to cross, and nobody stops on it.
    Cross,
}

/// What it does to lines of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Sight")]
pub enum View {
    /// Nothing.
    Clear,
    /// Gives cover.
    Low,
    /// Stops them.
    Block,
    /// sotas.woods.2: a wood.
    Wood,
    /// A hill: stops lines between figures that are both off it.
    Hill,
}

/// Where a piece gives cover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// Nowhere.
    #[default]
    None,
    /// To whoever stands behind it.
    Beside,
    /// To whoever stands in it, against shooters outside.
    Inside,
}

/// Whether it is water.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Water {
    /// It is not.
    #[default]
    No,
    /// It is.
    Yes,
    /// For Fear of Water only.
    Fear,
}

/// Who may climb it, and how hard that is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Climb {
    /// Nobody.
    #[default]
    None,
    /// Whoever can climb.
    Easy,
    /// sotas.climbing.11: the same at −1 per die.
    Vertical,
    /// sotas.climbing.14: like easy, claws and coils too.
    Tree,
    /// sotas.climbing.15: coils and Climbers.
    Coil,
}

/// Where one can stand above or below the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// On top of a solid piece.
    Roof,
    /// On a gantry, stage or gallery.
    Platform,
    /// Half-way up.
    Stairs,
    /// Straight up.
    Ladder,
    /// Below.
    Hole,
    /// On a hill.
    Hill,
}

/// A door (sotas.doors).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Door {
    /// sotas.doors.3: what it adds to the roll that breaks it.
    #[serde(default)]
    pub modifier: i8,
    /// sotas.recoil.7: opens by itself.
    #[serde(default)]
    pub lift: bool,
}

/// What a zone does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// sotas.radiation.
    Radiation,
    /// sotas.gas.
    Gas,
    /// sotas.gravity.2.
    LowGravity,
    /// sotas.gravity.1.
    HighGravity,
    /// sotas.gravity.3.
    RandomGravity,
    /// Everything in it is lit.
    Light,
    /// Whoever ends a move on it is lost.
    Rift,
    /// Nothing.
    None,
}

/// A kind of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its height; negative below the ground.
    pub height: Length,
    /// What moving there is like.
    pub ground: Ground,
    /// What it does to lines of sight.
    pub sight: View,
    /// Where it gives cover.
    pub cover: Cover,
    /// Whether it is water.
    pub water: Water,
    /// Whether it is wooded.
    pub wood: bool,
    /// Who may climb it.
    pub climb: Climb,
    /// sotas.melee.15: whoever defends it fights better.
    pub obstacle: bool,
    /// sotas.falling.1: one can fall from its edge.
    pub edges: bool,
    /// counts for Stealth.
    pub scenery: bool,
    /// nothing is thrown through it.
    pub stops_grenades: bool,
    /// sotas.terrain.15: carries whoever crosses the water under it.
    pub over_water: bool,
    /// sotas.terrain.10: lets Climbers through.
    pub window: bool,
    /// A door.
    pub door: Option<Door>,
    /// One can stand there above or below the ground.
    pub level: Option<Level>,
    /// A zone.
    pub zone: Option<Zone>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    piece: Vec<toml::Table>,
    zone: Vec<toml::Table>,
    /// What the scores of gas mean, for readers only.
    #[serde(default, rename = "gas")]
    _gas: Vec<toml::Table>,
}

row!(PieceRow {
    /// Its usual outline and size, for readers only.
    #[serde(rename = "shape")]
    _shape: Outline,
    #[serde(rename = "size")]
    _size: Vec<Decimal>,
    height: Option<Decimal>,
    #[serde(rename = "move")]
    ground: Ground,
    sight: View,
    #[serde(default)]
    cover: Cover,
    #[serde(default)]
    water: Water,
    #[serde(default)]
    wood: bool,
    #[serde(default)]
    climb: Climb,
    #[serde(default)]
    obstacle: bool,
    #[serde(default)]
    edges: bool,
    #[serde(default = "yes")]
    scenery: bool,
    #[serde(default)]
    stops_grenades: bool,
    #[serde(default)]
    over_water: bool,
    #[serde(default)]
    window: bool,
    door: Option<Door>,
    level: Option<Level>,
});

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Outline {
    Rect,
    Circle,
}

fn yes() -> bool {
    true
}

row!(ZoneRow { effect: Zone });

/// As many kinds as a number of one byte tells apart.
const MOST: usize = 256;

/// Whether a piece may be as high or as deep.
pub fn is_height(height: Decimal) -> bool {
    let (least, most) = (Length::mm(*HEIGHT.start()), Length::mm(*HEIGHT.end()));
    Unit::Millimetre.read(height).is_ok_and(|it| (least..=most).contains(&it))
}

/// What is told of a piece that is higher or deeper.
pub const TOO_HIGH: &str = "fault-content-height";

impl Kinds {
    /// Reads the file.
    pub fn read(source: Source<'_>, sticks: &Sticks) -> Result<Kinds, Fault> {
        let file: File = source.parse()?;
        let mut kinds = Kinds { list: Vec::new(), titles: Vec::new() };
        let entries = |list| Entries { source, list };
        let pieces: Vec<PieceRow> = entries("piece").read(file.piece)?;
        let zones: Vec<ZoneRow> = entries("zone").read(file.zone)?;
        let ids = || pieces.iter().map(|it| it.id.as_str());
        entries("piece").once(std::iter::empty(), ids(), MOST)?;
        entries("zone").once(ids(), zones.iter().map(|it| it.id.as_str()), MOST)?;
        for (nth, row) in pieces.iter().enumerate() {
            check(entries("piece"), nth, row)?;
            kinds.titles.push(row.title());
            kinds.list.push(Kind {
                height: row.height.map_or(Length::ZERO, |it| millimetres(it, sticks)),
                ground: row.ground,
                sight: row.sight,
                cover: row.cover,
                water: row.water,
                wood: row.wood,
                climb: row.climb,
                obstacle: row.obstacle,
                edges: row.edges,
                scenery: row.scenery,
                stops_grenades: row.stops_grenades,
                over_water: row.over_water,
                window: row.window,
                door: row.door,
                level: row.level,
                zone: None,
            });
        }
        for row in zones {
            kinds.titles.push(row.title());
            kinds.list.push(Kind { zone: Some(row.effect), ..MARKING });
        }
        Ok(kinds)
    }

    /// The place of a kind in the list.
    pub fn named(&self, id: &str) -> Option<u8> {
        let at = self.titles.iter().position(|title| title.id == id)?;
        u8::try_from(at).ok()
    }
}

fn check(entries: Entries<'_>, nth: usize, row: &PieceRow) -> Result<(), Fault> {
    if row.height.is_some_and(|it| !is_height(it)) {
        let fault = entries.wrong(nth, TOO_HIGH).with("least", HEIGHT.start());
        return Err(fault.with("most", HEIGHT.end()));
    }
    let modifier = row.door.map_or(0, |it| it.modifier);
    entries.within((nth, &row.id), "modifier", modifier, BONUS)
}

/// A mark on the ground that hinders nobody.
pub const MARKING: Kind = Kind {
    height: Length::ZERO,
    ground: Ground::Open,
    sight: View::Clear,
    cover: Cover::None,
    water: Water::No,
    wood: false,
    climb: Climb::None,
    obstacle: false,
    edges: false,
    scenery: false,
    stops_grenades: false,
    over_water: false,
    window: false,
    door: None,
    level: None,
    zone: None,
};
