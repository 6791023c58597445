//! Special rules used as actions, where they pause: tests, choices, one roll after the other.

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::activation::{Activation, goes_on};
use crate::attack::{Attack, told};
use crate::choice::{Choice, Power};
use crate::doing::{Got, Next, Value, ask_on, call};
use crate::duel::Duel;
use crate::effect;
use crate::event::Event;
use crate::fallout::Fallout;
use crate::ids::{FigureId, Figures, WeaponId};
use crate::measure::Stick;
use crate::special::heal::{self, Art};
use crate::special::teleport::{self, Reach};
use crate::special::{entangle, telepathy};
use crate::strike::{How, Strike};
use crate::table::Table;

/// A power in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Using {
    /// sotas.grenade-psi-neg.2: whoever is damped has tested.
    Damped {
        /// What for.
        power: Power,
    },
    /// sotas.telepathic-scream.2, sotas.sonic-screwdriver.1: one roll after the other.
    Sweep {
        /// Against whom still.
        left: Figures,
        /// The screwdriver; a scream needs none.
        with: Option<WeaponId>,
        /// sotas.ambush.3: out of hiding.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ambush: bool,
    },
    /// sotas.entangle.3: the target has tested.
    Entangled {
        /// Who did it.
        by: FigureId,
        /// To whom.
        target: FigureId,
    },
    /// sotas.heal.2, sotas.repair.2: the healer has tested.
    Treated {
        /// Who is treated.
        patient: FigureId,
        /// How.
        art: Art,
    },
    /// what is cured?
    Cure {
        /// Who is treated.
        patient: FigureId,
        /// How.
        art: Art,
        /// Successes left.
        left: u8,
    },
    /// sotas.teleport.9: those it leaves have struck.
    Vanishing {
        /// Dice to roll.
        dice: u8,
    },
    /// sotas.teleport.2: it has tested.
    Vanished {
        /// Dice rolled.
        dice: u8,
    },
    /// D-24, D-26: where does it reappear?
    Reappear {
        /// How far.
        reach: Reach,
    },
    /// sotas.terror.1: it has tested whether it dares.
    Daring {
        /// Where to.
        at: Point,
        /// Whom it would engage.
        foe: FigureId,
        /// How far it may go, where the scenario has a limit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<Stick>,
    },
    /// It is about to be there.
    Appears {
        /// How far it may go.
        reach: Reach,
        /// Where.
        at: Point,
    },
    /// Nothing is left but the next action.
    Over,
}

impl Using {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Using::Cure { art, .. } => ask_on(table.active().seat, art.cures(), "cure"),
            Using::Reappear { reach: Reach::Mishap } => {
                let seat = teleport::chooser(table, Reach::Mishap);
                ask_on(seat, "sotas.teleport.6", "mishap")
            }
            _ => ask_on(table.active().seat, "sotas.teleport.1", "teleport"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Using::Cure { patient, .. } => {
                out.extend(heal::ailments(table, patient).map(Choice::Cure));
            }
            Using::Reappear { reach } => {
                out.extend(teleport::places(table, reach).into_iter().map(Choice::To));
                if reach != Reach::Mishap {
                    out.push(Choice::Stop);
                }
            }
            _ => {}
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Using::Cure { patient, art, .. }, Choice::Cure(it)) => {
                require(heal::ailments(table, patient).any(|other| other == it), art.cures())
            }
            (Using::Reappear { reach }, Choice::To(at)) => teleport::may_reappear(table, reach, at),
            // It comes back where it was.
            (Using::Reappear { reach }, Choice::Stop) => {
                require(reach != Reach::Mishap, "sotas.teleport.6")
            }
            (_, _) => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    /// Whether a power in use can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        match self {
            Using::Cure { patient, left, .. } => {
                (1..=3).contains(&left) && heal::ailments(table, patient).next().is_some()
            }
            Using::Reappear { .. } => goes_on(table),
            _ => false,
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Using::Damped { power }, Input::Value(Value::Tally(tally))) => {
                if tally.failures > 0 {
                    return over();
                }
                telepathy::attack(table, table.active().figure, power, cx)
            }
            (Using::Sweep { left, with, ambush }, _) => sweep(table, left, with, ambush, cx),
            (Using::Entangled { by, target }, Input::Value(Value::Tally(tally))) => {
                entangle::tested(table, by, target, tally.failures, cx);
                over()
            }
            (Using::Treated { patient, art }, Input::Value(Value::Tally(tally))) => {
                treat(table, patient, art, tally.successes)
            }
            (Using::Cure { patient, art, left }, Input::Choice(Choice::Cure(ailment))) => {
                heal::cure(table, patient, ailment, art.cures(), cx);
                treat(table, patient, art, left - 1)
            }
            (Using::Vanishing { dice }, _) => back(teleport::vanishes(table, dice, cx)?),
            (Using::Vanished { dice }, Input::Value(Value::Tally(tally))) => {
                back(teleport::tested(table, dice, tally, cx)?)
            }
            (Using::Reappear { reach }, Input::Choice(Choice::To(at))) => {
                teleport::chosen(table, reach, at)
            }
            (Using::Reappear { reach }, Input::Choice(Choice::Stop)) => {
                teleport::comes_back(table, reach, cx);
                over()
            }
            (Using::Over, _) => over(),
            (Using::Daring { at, foe, most }, Input::Value(Value::Tally(tally))) => {
                let reach = Reach::anywhere(most);
                teleport::dared(table, reach, at, foe, tally.failures == 0, cx)
            }
            (Using::Appears { reach, at }, _) => back(teleport::appears(table, reach, at, cx)?),
            (using, _) => Ok(Flow::Ask(using.into())),
        }
    }
}

/// The power is used: what follows, then the next action.
fn over() -> Next {
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}

/// Where a part of a power has returned, the next action comes.
fn back(flow: Flow<crate::doing::Doing, Value>) -> Next {
    match flow {
        Flow::Return(_) => over(),
        flow => Ok(flow),
    }
}

/// sotas.area.4: each of several takes its own attack.
fn sweep(
    table: &mut Table,
    mut left: Figures,
    with: Option<WeaponId>,
    ambush: bool,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let by = table.active().figure;
    let Some(target) = left.iter().find(|&it| table[it].is_on_table()) else {
        return Ok(Flow::Become(Attack::Over.into()));
    };
    left.remove(target);
    let (how, rule) = match with {
        Some(with) => {
            let how = How::Shot { with, aimed: false, further: false, ambush };
            (how, "sotas.sonic-screwdriver.1")
        }
        None => (How::Mind { scream: true }, "sotas.telepathic-scream.2"),
    };
    let strike = Strike { by: Some(by), target, how };
    told(table, &strike, rule, cx);
    call(Duel::begin(strike), Using::Sweep { left, with, ambush })
}

/// sotas.heal.2, sotas.repair.2: each success removes one ailment, while there is one.
fn treat(table: &Table, patient: FigureId, art: Art, left: u8) -> Next {
    if left == 0 || heal::ailments(table, patient).next().is_none() {
        return over();
    }
    Ok(Flow::Ask(Using::Cure { patient, art, left }.into()))
}
