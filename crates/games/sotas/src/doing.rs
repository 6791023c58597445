//! The procedures of the game: everything that can be in progress, and who goes on with it.

use reglette_engine::game::{Coverage, Step};
use reglette_engine::procedure::Stepped;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Procedure, Rule, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::activation::Activation;
use crate::attack::Attack;
use crate::choice::Choice;
use crate::climbing::Ascent;
use crate::doors::Door;
use crate::duel::Duel;
use crate::event::Event;
use crate::fallout::Fallout;
use crate::grenade::Lob;
use crate::grip::Grip;
use crate::quality::{Tally, Test};
use crate::round::Hand;
use crate::setup::SetUp;
use crate::special::using::Using;
use crate::stride::Stride;
use crate::table::Table;
use crate::work::Work;

/// What a finished part hands to the part that called it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing but the word.
    Done,
    /// What came of a test.
    Tally(Tally),
}

/// What a step of the game gives.
pub type Next = Stepped<Doing>;

/// The answer or the word a procedure goes on with.
pub type Got = Input<Choice, Value>;

/// Finished: back to whoever called.
pub fn done() -> Next {
    Ok(Flow::Return(Value::Done))
}

/// A question that opens a hand.
pub fn ask_turn(seat: Seat, rule: &'static str, kind: &'static str) -> Ask {
    Ask { seat, rule: Rule(rule), kind, step: Step::Turn }
}

/// A question that begins something.
pub fn ask(seat: Seat, rule: &'static str, kind: &'static str) -> Ask {
    Ask { seat, rule: Rule(rule), kind, step: Step::Begins }
}

/// A question that goes on with what has begun.
pub fn ask_on(seat: Seat, rule: &'static str, kind: &'static str) -> Ask {
    Ask { seat, rule: Rule(rule), kind, step: Step::GoesOn }
}

/// Runs a part and goes on with another.
pub fn call(first: impl Into<Doing>, then: impl Into<Doing>) -> Next {
    Ok(Flow::Call { first: first.into(), then: then.into() })
}

macro_rules! parts {
    ($($(#[$doc:meta])* $Part:ident),+ $(,)?) => {
        /// A part of the rules in progress.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum Doing { $($(#[$doc])* $Part($Part)),+ }

        impl Procedure for Doing {
            type Table = Table;
            type Choice = Choice;
            type Value = Value;
            type Event = Event;

            fn ask(&self, table: &Table) -> Ask {
                match self { $(Doing::$Part(it) => it.ask(table)),+ }
            }

            fn options(&self, table: &Table, out: &mut Vec<Choice>) -> Coverage {
                match self { $(Doing::$Part(it) => it.options(table, out)),+ }
                coverage(out)
            }

            fn legality(&self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
                match self { $(Doing::$Part(it) => it.legality(table, *choice)),+ }
            }

            fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
                match self { $(Doing::$Part(it) => it.resume(table, input, cx)),+ }
            }
        }

        $(impl From<$Part> for Doing {
            fn from(part: $Part) -> Doing {
                Doing::$Part(part)
            }
        })+
    };
}

parts! {
    /// The table is set up (sotas.setup).
    SetUp,
    /// Whose hand it is (sotas.activation).
    Hand,
    /// A figure is activated (sotas.activation, sotas.actions).
    Activation,
    /// A figure moves (sotas.movement).
    Stride,
    /// A figure attacks (sotas.melee, sotas.ranged).
    Attack,
    /// A grenade is thrown (sotas.grenades).
    Lob,
    /// A door is worked on (sotas.doors).
    Door,
    /// A wall is climbed (sotas.climbing).
    Ascent,
    /// Something of the scenario is worked on (sotas.scenario).
    Work,
    /// A special rule is used (sotas.actions.14).
    Using,
    /// Dice are rolled against each other (sotas.melee, sotas.ranged).
    Duel,
    /// Somebody on a wall is attacked and must test (sotas.climbing.7).
    Grip,
    /// What follows.
    Fallout,
    /// A Quality test (sotas.quality).
    Test,
}

/// Places form a continuum: where one can be named, options are examples, each once.
fn coverage(options: &mut Vec<Choice>) -> Coverage {
    let continuous =
        |it: &Choice| matches!(it, Choice::To(_) | Choice::Place { .. } | Choice::Auto);
    if !options.iter().any(continuous) {
        return Coverage::All;
    }
    let mut at = 0;
    while at < options.len() {
        if options[..at].contains(&options[at]) {
            options.remove(at);
        } else {
            at += 1;
        }
    }
    Coverage::Sample
}
