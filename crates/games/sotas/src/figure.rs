//! A figure as it stands on the table.

use reglette_geometry::{Length, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{FigureId, Figures, ObjectId, ProfileId, SideId};
use crate::marks::{Mark, Marks};
use crate::measure::Stick;

/// A figure. Whose it was, whose it is and what it is are separate things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The side it began the game on.
    pub owner: SideId,
    /// The side it belongs to, however it came there; whoever controls it for a time is elsewhere.
    pub side: SideId,
    /// sotas.fob-watch.1: its own profile.
    pub profile: ProfileId,
    /// What it carries.
    pub kit: Kit,
    /// How it is.
    pub state: State,
}

/// What a figure carries beside its weapons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Kit {
    /// sotas.malfunction.6: grenades left of each kind.
    pub grenades: [u8; 6],
    /// sotas.stimulant.1: doses of Stimulant left.
    pub doses: u8,
    /// Doses of radiation antidote left.
    pub antidotes: u8,
    /// A torch or lamp: how far it lights.
    pub light: Option<Stick>,
}

/// Where a figure is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// Not yet deployed.
    #[default]
    Waiting,
    /// On the table.
    Table,
    /// Killed.
    Killed,
    /// Fled or left the table.
    Fled,
    /// sotas.scenario.10: left by an exit.
    Escaped,
    /// sotas.possession.1: inside this host.
    Inside(FigureId),
}

/// What keeps a figure Immobilised (sotas.immobilised.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bond {
    /// A sonic or nanite weapon, a hand, a mishap.
    Stun,
    /// sotas.web-pistol.4: a web, which leaves the mind free.
    Web,
    /// sotas.powered-armour.6: its own armour.
    Armour,
    /// sotas.immobilised.7: the mind of this figure.
    Mind(FigureId),
}

impl Bond {
    /// how much it binds: armour lets its wearer shoot, a web leaves only the mind free, and who is stunned must
    /// wait longer than the life of a psyker.
    fn strength(self) -> u8 {
        match self {
            Bond::Armour => 0,
            Bond::Web => 1,
            Bond::Mind(_) => 2,
            Bond::Stun => 3,
        }
    }
}

/// Who plays a figure for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Control {
    /// sotas.telepathy.6: the mind of this figure.
    Mind(FigureId),
    /// sotas.possession.1: this figure inside it.
    Body(FigureId),
}

/// Points of Quality lost, by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Losses {
    /// sotas.robust.2: wounds.
    pub wounds: u8,
    /// sotas.poison.2, sotas.grenade-toxic.3: poison.
    pub poison: u8,
    /// sotas.needle-pistol.6: needles.
    pub needles: u8,
    /// sotas.contagion.2: contamination.
    pub contagion: u8,
}

impl Losses {
    /// All of them.
    pub fn total(self) -> u8 {
        self.wounds + self.poison + self.needles + self.contagion
    }
}

/// How a figure is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct State {
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// The centre of its base.
    pub at: Point,
    /// The height of its feet.
    pub z: Length,
    /// What is or is not so.
    #[serde(skip_serializing_if = "is_default")]
    pub marks: Marks,
    /// What keeps it Immobilised.
    #[serde(skip_serializing_if = "is_default")]
    pub bond: Option<Bond>,
    /// Who plays it for a time.
    #[serde(skip_serializing_if = "is_default")]
    pub control: Option<Control>,
    /// The telepath that made it faint.
    #[serde(skip_serializing_if = "is_default")]
    pub fainted_by: Option<FigureId>,
    /// sotas.doppelganger.1: the profile whose form it has; nobody begins with one
    /// (sotas.doppelganger.5).
    #[serde(skip_serializing_if = "is_default")]
    pub form: Option<ProfileId>,
    /// Quality it has lost.
    #[serde(skip_serializing_if = "is_default")]
    pub losses: Losses,
    /// sotas.radiation.5: what it has lost on Quality rolls.
    #[serde(skip_serializing_if = "is_default")]
    pub irradiated: u8,
    /// Which of its weapons is in hand; none when the hand is empty.
    #[serde(skip_serializing_if = "is_default")]
    pub held: Option<u8>,
    /// A bit for each of its weapons that must be loaded.
    #[serde(skip_serializing_if = "is_default")]
    pub empty: u8,
    /// The object it carries.
    #[serde(skip_serializing_if = "is_default")]
    pub object: Option<ObjectId>,
    /// sotas.terror.5: whose Terror it no longer fears.
    #[serde(skip_serializing_if = "is_default")]
    pub fearless: Figures,
    /// sotas.attractive.3: whose charms it has been tested against this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub charmed: Figures,
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

impl Figure {
    /// Whether a state is there.
    pub fn is(&self, mark: Mark) -> bool {
        self.state.marks.has(mark)
    }

    /// Sets or takes away a state.
    pub fn mark(&mut self, mark: Mark, yes: bool) {
        self.state.marks.set(mark, yes);
    }

    /// Whether it is on the table.
    pub fn is_on_table(&self) -> bool {
        self.state.whereabouts == Whereabouts::Table
    }

    /// Whether it lies: knocked down or unconscious.
    pub fn is_down(&self) -> bool {
        self.is(Mark::Down) || self.is(Mark::Unconscious)
    }

    /// sotas.immobilised.1, R-130: it is Immobilised, perhaps not for the first time: what binds more decides.
    pub fn bind(&mut self, bond: Bond) {
        let before = self.state.bond.filter(|it| it.strength() >= bond.strength());
        self.state.bond = before.or(Some(bond));
    }

    /// Whether it is Immobilised (sotas.immobilised.1; sotas.climbing.6 is asked apart).
    pub fn is_immobilised(&self) -> bool {
        self.state.bond.is_some()
    }
}
