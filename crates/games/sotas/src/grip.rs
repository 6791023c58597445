//! Tests that an attack calls for (sotas.climbing.7): whoever is attacked on a wall may let go first.

use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::doing::{Doing, Got, Next, Value, ask_on, call};
use crate::duel;
use crate::effect;
use crate::event::Event;
use crate::fallout::Fallout;
use crate::quality::{self, Cause, Tally};
use crate::special::entangle;
use crate::strike::{How, Strike};
use crate::table::Table;

/// A test of somebody on a wall, before it is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grip {
    /// The attack.
    pub strike: Strike,
    /// What the test is for.
    pub cause: Cause,
    /// How many dice.
    pub dice: u8,
    /// The target has let go.
    pub let_go: bool,
}

/// The test that an attack calls for.
pub fn test(table: &Table, strike: Strike, cause: Cause, dice: u8) -> Doing {
    if table.is_climbing(strike.target) {
        return Grip { strike, cause, dice, let_go: false }.into();
    }
    quality::test(strike.target, cause, dice)
}

impl Grip {
    pub fn ask(self, table: &Table) -> Ask {
        ask_on(table.seat(self.strike.target), "sotas.climbing.7", "let-go")
    }

    pub fn options(self, _: &Table, out: &mut Vec<Choice>) {
        out.extend([Choice::No, Choice::Yes]);
    }

    pub fn legality(self, _: &Table, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Yes | Choice::No => Ok(()),
            _ => Err(Illegal::by("sotas.climbing.7")),
        }
    }

    /// Whether an attack can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        !self.let_go && table.is_climbing(self.strike.target)
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let Grip { strike, cause, dice, let_go } = self;
        let tests = || quality::test(strike.target, cause, dice);
        match input {
            Input::Choice(Choice::Yes) => {
                duel::let_go(table, strike.target, cx);
                let fallen = Grip { let_go: true, ..self };
                call(Fallout::Settle { until: effect::MORALE }, fallen)
            }
            Input::Choice(_) => Ok(Flow::Become(tests())),
            // sotas.climbing.17: spent without effect.
            _ if let_go && !self.reaches(table) => Ok(Flow::Return(Value::Tally(Tally::default()))),
            _ if let_go => Ok(Flow::Become(tests())),
            _ => Ok(Flow::Ask(self.into())),
        }
    }

    /// sotas.climbing.17: whether the attack still reaches whoever let go.
    fn reaches(self, table: &Table) -> bool {
        let Strike { by, target, how } = self.strike;
        match (by, how, self.cause) {
            (Some(by), How::Shot { .. }, Cause::Entangle) => {
                table[target].is_on_table() && entangle::reaches(table, by, target, self.dice)
            }
            _ => duel::reaches(table, &self.strike),
        }
    }
}
