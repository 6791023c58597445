//! What is still to happen because of what has happened, in the order the rulings fix:
//! results, recoils, Reflex Attacks, what weapons leave behind, flight, then Morale: Gruesome
//! Deaths, loss of a Leader, half strength.

use reglette_geometry::{Length, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::figure::Bond;
use crate::ids::{FigureId, Figures, SideId};
use crate::strike::{Leaving, Strike};

/// What an attack does to whom it beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Harm {
    /// sotas.recoil.1.
    Recoil,
    /// sotas.knockdown.1.
    Down,
    /// sotas.melee.7.
    Killed,
    /// sotas.melee.8.
    Gruesome,
    /// sotas.immobilised.1.
    Immobilised(Bond),
    /// sotas.grenades.10: thrown to the edge of a blast.
    Thrown {
        /// The middle of the blast.
        from: Point,
        /// sotas.grenades.12: and knocked down.
        down: bool,
    },
    /// sotas.possession.1.
    Possessed,
    /// sotas.telepathy.3.
    Confused,
    /// sotas.telepathy.5.
    Fainted,
    /// sotas.telepathy.6.
    Controlled,
}

/// Why a figure takes a Morale test.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Dread {
    /// sotas.terror.3: this Terror figure charges.
    Charge(FigureId),
    /// sotas.fear-of-fire.1.
    Fire,
    /// sotas.morale.14.
    Gruesome,
    /// sotas.morale.16.
    Leader,
    /// sotas.morale.17.
    Half,
}

/// Something that is still to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// The result of a lost combat.
    Harm {
        /// The attack.
        strike: Strike,
        /// Who suffers.
        victim: FigureId,
        /// What.
        harm: Harm,
    },
    /// sotas.recoil.2: a figure recoils.
    Recoil {
        /// Who.
        figure: FigureId,
        /// Away from here.
        from: Point,
        /// sotas.gas.1: in any direction.
        free: bool,
        /// sotas.tail-strike.1: whoever won.
        winner: Option<FigureId>,
    },
    /// sotas.grenades.10: a figure is thrown to the edge of a blast.
    Throw {
        /// Who.
        figure: FigureId,
        /// The middle of the blast.
        from: Point,
        /// Whether it lies afterwards.
        down: bool,
        /// Who threw the grenade.
        by: SideId,
    },
    /// sotas.falling.1: a figure drops.
    Fall {
        /// Who.
        figure: FigureId,
        /// How far.
        height: Length,
    },
    /// sotas.disengage.3, sotas.recoil.4: a Reflex Attack.
    Reflex {
        /// Who strikes.
        striker: FigureId,
        /// Whom.
        victim: FigureId,
        /// Why.
        leaving: Leaving,
    },
    /// sotas.quills.2: quills strike whoever comes near.
    Quills {
        /// Who has them.
        striker: FigureId,
        /// Who came.
        victim: FigureId,
    },
    /// sotas.gas.1: gas attacks whoever stands in it.
    Gas {
        /// Who.
        figure: FigureId,
        /// The Combat of the gas.
        score: i8,
    },
    /// R-82, step 9: poison, needles, nanites, Contagion.
    After {
        /// The attack.
        strike: Strike,
        /// Who lost.
        loser: FigureId,
        /// What is rolled for.
        what: After,
    },
    /// sotas.radiation.1: an Irradiation test.
    Irradiate {
        /// Who.
        figure: FigureId,
    },
    /// sotas.attractive.3: a test against the charms of a figure.
    Charm {
        /// Who.
        figure: FigureId,
        /// Whose charms.
        by: FigureId,
    },
    /// sotas.morale.3: a figure flees.
    Flee {
        /// Who.
        figure: FigureId,
        /// How many moves.
        moves: u8,
        /// sotas.morale.11: it has broken off.
        broke: bool,
        /// sotas.morale.8: from whom.
        #[serde(default, skip_serializing_if = "is_nobody")]
        left: Figures,
    },
    /// sotas.morale.1: a Morale test.
    Morale {
        /// Who.
        figure: FigureId,
        /// Why.
        dread: Dread,
    },
    /// sotas.morale.17: a side may have come down to half its strength.
    Half {
        /// Which.
        side: SideId,
    },
    /// sotas.animal.2: Animals may have lost their last master.
    Stray {
        /// Which.
        side: SideId,
    },
    /// sotas.possession.2: a host contends with its possessor.
    Contest {
        /// The host.
        host: FigureId,
    },
    /// sotas.possession.4: a possessor comes out of its host.
    Out {
        /// Who.
        possessor: FigureId,
        /// Where its host was or is.
        at: Point,
    },
}

/// What a weapon leaves behind (R-82, step 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// sotas.poison.1.
    Poison,
    /// sotas.needle-pistol.3.
    Needles,
    /// sotas.nanite-pistol.2.
    Nanites,
    /// sotas.contagion.1.
    Contagion,
    /// sotas.grenade-toxic.3.
    Toxic,
}

fn is_nobody(figures: &Figures) -> bool {
    figures.is_empty()
}

impl Effect {
    /// Who recoils, is thrown or flees by it.
    pub fn moved(self) -> Option<FigureId> {
        match self {
            Effect::Recoil { figure, .. }
            | Effect::Throw { figure, .. }
            | Effect::Flee { figure, .. } => Some(figure),
            _ => None,
        }
    }

    /// When it happens: what has the least number comes first.
    pub fn stage(self) -> u8 {
        match self {
            Effect::Harm { .. } => 0,
            Effect::Recoil { .. } | Effect::Throw { .. } | Effect::Fall { .. } => 1,
            Effect::Reflex { .. } | Effect::Quills { .. } | Effect::Gas { .. } => 2,
            Effect::After { .. }
            | Effect::Irradiate { .. }
            | Effect::Charm { .. }
            | Effect::Contest { .. }
            | Effect::Out { .. } => 3,
            Effect::Flee { .. } => 4,
            Effect::Stray { .. } => 5,
            Effect::Morale { dread, .. } => match dread {
                Dread::Charge(_) | Dread::Fire => 6,
                Dread::Gruesome => 7,
                Dread::Leader => 8,
                Dread::Half => 10,
            },
            Effect::Half { .. } => 9,
        }
    }
}

/// sotas.morale.20: effects of the attack itself come before this stage, Morale after it.
pub const MORALE: u8 = 5;
/// Everything.
pub const ALL: u8 = u8::MAX;
