//! The procedures of the game: everything that can be in progress, and who goes on with it.

use reglette_engine::game::{Coverage, Step};
use reglette_engine::procedure::Stepped;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Procedure, Rule, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::choice::Choice;
use crate::data::decks::Effect;
use crate::event::Event;
use crate::harm::Harm;
use crate::melee::Melee;
use crate::part::{self, Part};
use crate::roll::{Contest, Rolling};
use crate::setup::SetUp;
use crate::shot::Shot;
use crate::stratagem;
use crate::stride::Stride;
use crate::table::{Phase, Table, Verdict};
use crate::turn::Turn;
use crate::upkeep::Upkeep;

/// What a finished part hands to the part that called it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing but the word.
    Done,
    /// A roll, when all windows have closed.
    Contest(Contest),
    /// What became of whoever was hurt; nothing if the result was cancelled.
    Verdict(Option<Verdict>),
}

/// What a step of the game gives.
pub type Next = Stepped<Doing>;

/// The answer or the word a procedure goes on with.
pub type Got = Input<Choice, Value>;

/// Finished: back to whoever called.
pub fn done() -> Next {
    Ok(Flow::Return(Value::Done))
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

/// Pauses here.
pub fn pause(waiting: impl Into<Doing>) -> Next {
    Ok(Flow::Ask(waiting.into()))
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
                coverage(*self, table, out)
            }

            fn legality(&self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
                match self { $(Doing::$Part(it) => it.legality(table, choice)),+ }
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
    /// The table is set up (ex.su).
    SetUp,
    /// A turn (ex.tn).
    Turn,
    /// A player's part of a sub-phase (ex.tn.10).
    Part,
    /// A figure moves (ex.mv).
    Stride,
    /// A figure shoots (ex.sh, ex.sr).
    Shot,
    /// A roll with its windows (ex.xc).
    Rolling,
    /// Somebody is hurt (ex.dm).
    Harm,
    /// A melee (ex.ml, ex.mr, ex.ma).
    Melee,
    /// The Upkeep phase (ex.up).
    Upkeep,
}

/// Places, choices of dice and groups of figures or cards are too many to be listed: where one can be named,
/// options are examples, though none may be among them.
fn coverage(doing: Doing, table: &Table, options: &[Choice]) -> Coverage {
    let seat = doing.ask(table).seat;
    let holds = |effect: &Effect| adventure::find(table, seat, *effect).is_some();
    let engages = |it: &&Choice| matches!(it, Choice::Engage(_));
    let cut = match doing {
        Doing::Stride(Stride::Where)
        | Doing::Melee(Melee::Join)
        | Doing::SetUp(SetUp::Node { .. })
        | Doing::Rolling(_) => true,
        Doing::Part(Part::Act { .. }) | Doing::Stride(Stride::FreeShot) => {
            adventure::DECLARED.iter().any(holds)
        }
        Doing::Part(Part::Pick) => {
            let (phase, begun) = (table.round.phase, table.round.begun);
            !begun && stratagem::sampled(phase).any(|it| holds(&it))
                || phase == Phase::Melee
                    && options.iter().filter(engages).count() < part::engageable(table)
        }
        _ => false,
    };
    let open = |it: &Choice| {
        matches!(
            it,
            Choice::At(_)
                | Choice::Auto
                | Choice::Go(_)
                | Choice::Climb { .. }
                | Choice::Jump { .. }
                | Choice::Join { .. }
                | Choice::Reroll(_)
                | Choice::Play(_)
                | Choice::Shoot(_)
                | Choice::Fight(_)
        )
    };
    if cut || options.iter().any(open) { Coverage::Sample } else { Coverage::All }
}
