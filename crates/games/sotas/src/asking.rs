//! What the open question speaks of: whom it is about, and why it is asked.

use reglette_engine::Machine;
use serde::Serialize;
use serde_json::Value;

use crate::doing::Doing;
use crate::doors::Door;
use crate::duel::{Duel, Stage};
use crate::effect::{Dread, Effect};
use crate::fallout::{self, Fallout};
use crate::grip::Grip;
use crate::ids::FigureId;
use crate::quality::Test;
use crate::setup::SetUp;
use crate::special::using::Using;
use crate::stride::Stride;
use crate::table::Table;

/// Facts by their names.
type About = Vec<(&'static str, String)>;

/// What the open question speaks of.
pub fn about(machine: &Machine<Doing>) -> About {
    let table = &machine.table;
    let mut about = About::new();
    let Some(&top) = machine.top() else { return about };
    about.extend(subject(table, top).map(|it| ("figure", name(table, it))));
    about.extend(table.active.map(|it| ("actions", it.actions.to_string())));
    match top {
        Doing::SetUp(SetUp::Grant { grant, left }) => {
            about.push(("item", table.book.scenario.grants[usize::from(grant)].item.clone()));
            about.push(("left", left.to_string()));
        }
        Doing::Duel(Duel { strike, .. }) | Doing::Grip(Grip { strike, .. }) => {
            about.extend(strike.by.map(|it| ("by", name(table, it))));
            about.push(("target", name(table, strike.target)));
        }
        Doing::Test(Test::Reroll { cause, .. }) => {
            about.push(("cause", word(cause)));
            about.extend(machine.stack().iter().rev().find_map(|it| match *it {
                Doing::Fallout(Fallout::Tested { effect, .. }) => why(table, effect),
                _ => None,
            }));
        }
        Doing::Stride(Stride::Escort(escort)) => {
            about.extend(escort.next(table).map(|it| ("civilian", name(table, it))));
        }
        Doing::Fallout(Fallout::Order { until }) => {
            about.extend(fallout::due(table, until).and_then(|it| why(table, it)));
        }
        Doing::Fallout(Fallout::Refuge { effect: Effect::Flee { moves, .. }, .. }) => {
            about.push(("moves", moves.to_string()));
        }
        _ => {}
    }
    about
}

fn name(table: &Table, figure: FigureId) -> String {
    table.book.names.name(FigureId::SPACE, figure.index()).unwrap_or_default().to_owned()
}

/// The figure that a question is about: the one it names, or the active one; none where it is about several.
fn subject(table: &Table, top: Doing) -> Option<FigureId> {
    match top {
        Doing::SetUp(SetUp::Deploy { figure } | SetUp::Arm { figure })
        | Doing::Test(Test::Reroll { figure, .. }) => Some(figure),
        Doing::Fallout(Fallout::Refuge { effect, .. } | Fallout::Place { effect, .. }) => {
            effect.moved()
        }
        Doing::Fallout(Fallout::Sacrifice { effect: Effect::Harm { victim, .. }, .. }) => {
            Some(victim)
        }
        Doing::Duel(Duel { strike, stage: Stage::StrikerRerolls, .. }) => strike.by,
        Doing::Duel(Duel { strike, .. }) | Doing::Grip(Grip { strike, .. }) => Some(strike.target),
        Doing::Door(Door::Decide { winner, .. }) => Some(winner),
        Doing::Using(Using::Cure { patient, .. }) => Some(patient),
        Doing::Fallout(Fallout::Order { .. }) => None,
        _ => table.active.map(|it| it.figure),
    }
}

/// Why something follows: what somebody tests its Morale for, or whom it strikes.
fn why(table: &Table, effect: Effect) -> Option<(&'static str, String)> {
    match effect {
        Effect::Morale { dread: Dread::Charge(by), .. } => Some(("dread-charge", name(table, by))),
        Effect::Morale { dread, .. } => Some(("dread", word(dread))),
        Effect::Reflex { victim, .. } => Some(("victim", name(table, victim))),
        _ => None,
    }
}

/// The name of a variant that stands for a word.
fn word(it: impl Serialize) -> String {
    match serde_json::to_value(it) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}
