//! An attack on one figure: who, whom and how.

use reglette_geometry::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{FigureId, WeaponId};

/// An attack on one figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// Whose attack it is; nobody's for gas.
    pub by: Option<FigureId>,
    /// Whom it is aimed at.
    pub target: FigureId,
    /// How.
    pub how: How,
}

/// Why an enemy strikes a figure without an action of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// sotas.disengage.3: it leaves melee.
    Disengage,
    /// sotas.recoil.4: it recoils into contact.
    Recoil,
    /// sotas.disengage.10: it flees.
    Flight,
    /// sotas.teleport.9: it teleports out of melee.
    Teleport,
}

/// How a figure is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum How {
    /// sotas.melee.2.
    Melee {
        /// a pistol used in melee.
        with: Option<WeaponId>,
        /// sotas.melee.12.
        power: bool,
    },
    /// sotas.ranged.8.
    Shot {
        /// The weapon.
        with: WeaponId,
        /// sotas.aimed.1.
        aimed: bool,
        /// sotas.multishot.3: a further shot of a salvo.
        further: bool,
        /// sotas.ambush.3, sotas.woods.3: out of hiding.
        ambush: bool,
    },
    /// sotas.recoil.5.
    Reflex {
        /// Why.
        leaving: Leaving,
    },
    /// sotas.quills.2.
    Quills,
    /// sotas.grenades.3.
    Blast {
        /// The kind, counted from 0.
        grenade: u8,
        /// Where it went off.
        at: Point,
    },
    /// sotas.gas.1.
    Gas {
        /// Its Combat.
        score: i8,
    },
    /// sotas.telepathy.1.
    Mind {
        /// sotas.telepathic-scream.2.
        scream: bool,
    },
    /// sotas.possession.1.
    Possess,
}

impl How {
    /// Whether it is fought in base contact.
    pub fn is_melee(self) -> bool {
        match self {
            How::Melee { .. } | How::Reflex { .. } | How::Quills | How::Possess => true,
            How::Shot { .. } | How::Blast { .. } | How::Gas { .. } | How::Mind { .. } => false,
        }
    }

    /// sotas.melee.3: whether either of the two may be harmed.
    pub fn is_mutual(self) -> bool {
        matches!(self, How::Melee { .. } | How::Possess)
    }

    /// The weapon that is used.
    pub fn weapon(self) -> Option<WeaponId> {
        match self {
            How::Melee { with, .. } => with,
            How::Shot { with, .. } => Some(with),
            How::Reflex { .. }
            | How::Quills
            | How::Blast { .. }
            | How::Gas { .. }
            | How::Mind { .. }
            | How::Possess => None,
        }
    }
}

/// A part in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Whose attack it is.
    Striker,
    /// Whom it is aimed at.
    Target,
}

impl Strike {
    /// The figure in a part.
    pub fn figure(&self, role: Role) -> Option<FigureId> {
        match role {
            Role::Striker => self.by,
            Role::Target => Some(self.target),
        }
    }

    /// The other figure.
    pub fn other(&self, role: Role) -> Option<FigureId> {
        match role {
            Role::Striker => Some(self.target),
            Role::Target => self.by,
        }
    }
}
