//! The procedures of the game: everything that can be in progress, and who goes on with it.

use reglette_engine::game::{Coverage, Step};
use reglette_engine::procedure::Stepped;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Procedure, Rule, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attack::Assault;
use crate::choice::Choice;
use crate::conflict::Conflict;
use crate::defend::Defend;
use crate::event::Event;
use crate::location::Settle;
use crate::piles::{Shed, Stash};
use crate::support::Aid;
use crate::table::Table;
use crate::tokens::Levy;
use crate::turn::Turn;

/// A part of the rules in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// A turn (dwcg.turn, dwcg.eot, dwcg.end).
    Turn(Turn),
    /// A Location has been played (dwcg.loc).
    Settle(Settle),
    /// Missing tokens are taken from other players (dwcg.loc.4, dwcg.loc.5, dwcg.loc.6).
    Levy(Levy),
    /// Defenders are being placed (dwcg.def).
    Defend(Defend),
    /// Enemies are being placed (dwcg.att).
    Assault(Assault),
    /// A Support card is being played (dwcg.sup, dwcg.csup).
    Aid(Aid),
    /// Cards are being put in the Reserve (dwcg.res).
    Stash(Stash),
    /// Cards are being discarded for TP (dwcg.tpd).
    Shed(Shed),
    /// A Conflict (dwcg.conf).
    Conflict(Conflict),
}

/// What a finished part hands to the part that called it: nothing but the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done;

/// What a step of the game gives.
pub type Next = Stepped<Doing>;

/// The answer or the word a procedure goes on with.
pub type Got = Input<Choice, Done>;

/// Finished: back to whoever called.
pub fn done() -> Next {
    Ok(Flow::Return(Done))
}

/// A question that begins something.
pub fn ask(seat: Seat, rule: &'static str, kind: &'static str) -> Ask {
    Ask { seat, rule: Rule(rule), kind, step: Step::Begins }
}

/// A question that goes on with what the seat has begun.
pub fn ask_on(seat: Seat, rule: &'static str, kind: &'static str) -> Ask {
    Ask { seat, rule: Rule(rule), kind, step: Step::GoesOn }
}

macro_rules! each {
    ($self:expr, $it:ident => $call:expr) => {
        match $self {
            Doing::Turn($it) => $call,
            Doing::Settle($it) => $call,
            Doing::Levy($it) => $call,
            Doing::Defend($it) => $call,
            Doing::Assault($it) => $call,
            Doing::Aid($it) => $call,
            Doing::Stash($it) => $call,
            Doing::Shed($it) => $call,
            Doing::Conflict($it) => $call,
        }
    };
}

impl Procedure for Doing {
    type Table = Table;
    type Choice = Choice;
    type Value = Done;
    type Event = Event;

    fn ask(&self, table: &Table) -> Ask {
        each!(self, it => it.ask(table))
    }

    fn options(&self, table: &Table, out: &mut Vec<Choice>) -> Coverage {
        each!(self, it => it.options(table, out));
        Coverage::All
    }

    fn legality(&self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        if !matches!(self, Doing::Turn(_)) {
            not_now(self.ask(table).seat == table.active, *choice)?;
        }
        each!(self, it => it.legality(table, *choice))
    }

    fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        each!(self, it => it.resume(table, input, cx))
    }
}

/// dwcg.turn.6, dwcg.turn.12, dwcg.res.11, dwcg.res.12: nothing begins inside an action.
fn not_now(active: bool, choice: Choice) -> Result<(), Illegal> {
    match choice {
        Choice::Take(_) | Choice::TakeUnit(_) => {
            Err(Illegal::by(if active { "dwcg.res.12" } else { "dwcg.res.11" }))
        }
        Choice::Location(_)
        | Choice::Defender(_)
        | Choice::Enemy(_)
        | Choice::Support(_)
        | Choice::Reserve(_)
        | Choice::Buy(_)
        | Choice::Discard(_)
        | Choice::EndTurn
        | Choice::Forgo => Err(Illegal::by(if active { "dwcg.turn.6" } else { "dwcg.turn.12" })),
        Choice::At(_)
        | Choice::Add(_)
        | Choice::Done
        | Choice::TakePoints
        | Choice::LeavePoints
        | Choice::From(_)
        | Choice::Nth(_)
        | Choice::Pay
        | Choice::Decline
        | Choice::Tesselecta(_)
        | Choice::TakeRory
        | Choice::Lose(_) => Ok(()),
    }
}

macro_rules! into_doing {
    ($($Part:ident),+) => {$(
        impl From<$Part> for Doing {
            fn from(part: $Part) -> Doing {
                Doing::$Part(part)
            }
        }
    )+};
}

into_doing!(Turn, Settle, Levy, Defend, Assault, Aid, Stash, Shed, Conflict);
