//! Why a bot answered as it did, as numbers.

use serde::Serialize;

/// What an answer was weighed against: the ground of a hint.
///
/// Choices name cards and figures, so a trace is written inside the book's
/// [`Names::scope`](reglette_engine::names::Names::scope).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trace<C> {
    /// The choices, the best first.
    pub ranked: Vec<Ranked<C>>,
    /// Rounds of thought: samples of hidden things, or iterations of a search.
    pub iterations: u32,
    /// Answers played on imagined tables.
    pub plays: u64,
    /// Why the bot stopped thinking.
    pub stopped: Stopped,
    /// What the values say.
    pub values: Values,
}

/// What the values of a trace say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// How good the table looks, in points of the game.
    Looks,
    /// The share of games that were won when they were played to their end without much care: it ranks
    /// choices, and says nothing of how often one wins.
    Trials,
    /// The share of games that one may hope to win.
    Chances,
}

/// One choice and what speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranked<C> {
    /// The choice.
    pub choice: C,
    /// What it is worth to the bot, in the bot's own unit.
    pub value: f64,
    /// How often it was tried.
    pub visits: u32,
    /// The whole action it begins, as far as it was thought out; the choice itself first.
    pub line: Vec<C>,
    /// Numbers behind the value.
    pub reasons: Vec<Reason>,
}

/// A number behind a value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// What is counted, in kebab-case: the key of its wording.
    pub key: &'static str,
    /// How much.
    pub value: f64,
}

/// Why a bot stopped thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stopped {
    /// There was only one option.
    Forced,
    /// It had thought as much as it meant to.
    Done,
    /// Its time was up.
    Time,
    /// It failed; the choice is a legal option and no more.
    Failed,
}

impl<C: Clone> Trace<C> {
    /// A trace of a choice that nothing was weighed against.
    pub fn unweighed(choice: C, stopped: Stopped) -> Trace<C> {
        let line = vec![choice.clone()];
        let ranked = vec![Ranked { choice, value: 0.0, visits: 0, line, reasons: Vec::new() }];
        Trace { ranked, iterations: 0, plays: 0, stopped, values: Values::Looks }
    }
}

impl Reason {
    /// A number behind a value.
    pub(crate) fn new(key: &'static str, value: f64) -> Reason {
        Reason { key, value }
    }
}
