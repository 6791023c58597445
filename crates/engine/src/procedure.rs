//! Procedures: parts of a rulebook that can pause, and the stack of those in progress.

use arrayvec::ArrayVec;

use crate::dice::{Cx, Dry};
use crate::game::{Ask, Coverage};
use crate::rule::Illegal;

/// Why a procedure runs: it begins, its question was answered, or what it called has returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<C, V> {
    /// It begins.
    Start,
    /// Its question was answered.
    Choice(C),
    /// What it called has returned.
    Value(V),
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow<P, V> {
    /// Pause until this procedure's question is answered.
    Ask(P),
    /// Run `first`; `then` goes on with the value it returns.
    Call {
        /// What runs now.
        first: P,
        /// What goes on afterwards.
        then: P,
    },
    /// Go on as another procedure.
    Become(P),
    /// Done: hand a value to the caller.
    Return(V),
    /// The game is over, whatever was in progress.
    Finish,
}

/// What a procedure's step gives: what happens next, or word that the dice ran out.
pub type Stepped<P> = Result<Flow<P, <P as Procedure>::Value>, Dry>;

/// A part of the rulebook that can pause: a turn, a shot, a reaction window.
pub trait Procedure: Sized + Clone {
    /// What lies on the table.
    type Table;
    /// Everything a seat can answer.
    type Choice;
    /// What procedures hand to their callers.
    type Value;
    /// What is told of the play.
    type Event;

    /// Whose answer is awaited here, and by which rule.
    fn ask(&self, table: &Self::Table) -> Ask;
    /// Legal answers: all of them, or useful candidates where they form a continuum.
    fn options(&self, table: &Self::Table, out: &mut Vec<Self::Choice>) -> Coverage;
    /// Refuses an answer by naming the rule it breaks.
    fn legality(&self, table: &Self::Table, choice: &Self::Choice) -> Result<(), Illegal>;
    /// Goes on until the next pause.
    fn resume(
        self,
        table: &mut Self::Table,
        input: Input<Self::Choice, Self::Value>,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Stepped<Self>;
}

/// How deep procedures may call each other.
const DEPTH: usize = 12;

/// A game in progress: the table and the stack of procedures, all plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine<P: Procedure> {
    /// What lies on the table.
    pub table: P::Table,
    stack: ArrayVec<P, DEPTH>,
}

impl<P: Procedure> Machine<P> {
    /// A machine about to run `first`.
    pub fn new(table: P::Table, first: P) -> Machine<P> {
        Machine { table, stack: ArrayVec::from_iter([first]) }
    }

    /// A machine whose procedures are waiting as given, the innermost last.
    pub fn waiting(table: P::Table, stack: impl IntoIterator<Item = P>) -> Machine<P> {
        Machine { table, stack: stack.into_iter().collect() }
    }

    /// The procedures in progress, the innermost last; empty when the game is over.
    pub fn stack(&self) -> &[P] {
        &self.stack
    }

    /// The procedure whose question is open.
    pub fn top(&self) -> Option<&P> {
        self.stack.last()
    }

    /// Plays on until somebody must answer or the game is over.
    pub fn resume(
        &mut self,
        mut input: Input<P::Choice, P::Value>,
        cx: &mut Cx<'_, P::Event>,
    ) -> Result<(), Dry> {
        while let Some(top) = self.stack.pop() {
            input = match top.resume(&mut self.table, input, cx)? {
                Flow::Ask(waiting) => {
                    self.stack.push(waiting);
                    return Ok(());
                }
                Flow::Call { first, then } => {
                    self.stack.extend([then, first]);
                    Input::Start
                }
                Flow::Become(next) => {
                    self.stack.push(next);
                    Input::Start
                }
                Flow::Return(value) => Input::Value(value),
                Flow::Finish => {
                    self.stack.clear();
                    return Ok(());
                }
            };
        }
        Ok(())
    }
}
