//! What games tell people and programs, as types: the browser's types are made from these.

use std::collections::BTreeMap;

use reglette_bots::Stopped;
use reglette_engine::game::{Coverage, Step};
use reglette_engine::rule::Rule;
use reglette_engine::seat::Seat;
use reglette_words::Both;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// What a game is called and how it can be set up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub title: Both,
    /// What it is about.
    pub about: Both,
    /// How many can play.
    pub seats: SeatCount,
    /// Ways to set the table up, the usual one first.
    pub scenarios: Vec<Scenario>,
    /// Named bundles of options, the usual one first.
    pub editions: Vec<Edition>,
    /// Optional readings of rules.
    pub options: Vec<Switch>,
    /// What odds can be told of, the usual one first.
    pub metrics: Vec<Metric>,
    /// Raised when a rule changes what records lead to.
    pub rules_version: u32,
    /// Whether every rule of its catalogue is implemented and tested.
    pub complete: bool,
}

/// How many can play.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SeatCount {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// A way to set the table up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: Both,
    /// What it is about.
    pub about: Both,
    /// How one wins it, in the order of telling: what holds for everybody first.
    pub goals: Vec<Goal>,
    /// Rules it refers to.
    pub rules: Vec<String>,
    /// Numbers of players, the usual one first.
    pub players: Vec<u8>,
    /// Options it fixes.
    pub sets: BTreeMap<&'static str, &'static str>,
}

/// What somebody must do to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Goal {
    /// The side of the scenario whose goal it is, by its id; nothing where it is everybody's.
    pub side: Option<String>,
    /// In words, which name the side.
    pub text: Both,
}

/// A named bundle of options.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Edition {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub title: Both,
    /// The options that differ from their defaults.
    pub sets: BTreeMap<&'static str, &'static str>,
}

/// An option of a game: which reading of a rule is played by.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Switch {
    /// Its key in a set-up.
    pub key: &'static str,
    /// What it is called.
    pub title: Both,
    /// Its values.
    pub values: &'static [&'static str],
    /// What each value means.
    pub labels: Vec<Both>,
    /// The value it has when nothing is said.
    pub default: &'static str,
    /// The ruling it switches.
    pub ruling: SwitchedRuling,
}

/// The ruling an option switches.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SwitchedRuling {
    /// Its id.
    pub id: &'static str,
    /// In French.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fr: Option<String>,
    /// In English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub en: Option<String>,
}

/// What odds can be told of.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Metric {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub title: Both,
}

/// What a seat is asked, with its legal answers.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: Rule,
    /// What kind of question it is: the key of its wording.
    pub kind: &'static str,
    /// Whether it begins something or goes on with it.
    pub step: Step,
    /// Legal answers.
    #[schemars(with = "Vec<Value>")]
    pub options: Box<RawValue>,
    /// Whether these are all there are.
    pub coverage: Coverage,
    /// What the question speaks of: the arguments of its wording.
    pub about: BTreeMap<&'static str, String>,
    /// What each answer means beyond what it says: arguments of its wording. Empty where no answer
    /// means more.
    #[serde(skip_serializing_if = "are_empty")]
    pub remarks: Vec<BTreeMap<&'static str, String>>,
    /// The question in words, where they are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Both>,
    /// Each answer in words, where they are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub labels: Option<Vec<Both>>,
}

fn are_empty(remarks: &[BTreeMap<&'static str, String>]) -> bool {
    remarks.iter().all(BTreeMap::is_empty)
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Over {
    /// The rule that ended it.
    pub rule: Rule,
    /// Why: the key of its wording.
    pub reason: &'static str,
    /// Points by seat, where the game counts any.
    pub scores: Vec<i32>,
    /// Who won; several when they share, none in a draw without winner.
    pub winners: Vec<Seat>,
    /// The end in words.
    pub text: Both,
    /// Faces of scripted dice that the game did not need.
    pub unused: Vec<String>,
}

/// What happened, and by which rule. Events are written by their games; this is what all share.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameEvent {
    /// The rule it happened by.
    pub rule: String,
    /// What, by the game's own types.
    pub what: Value,
    /// In words, where they are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Both>,
}

/// Whether a seat may answer so.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Legality {
    /// Whether it may.
    pub legal: bool,
    /// The rule that says no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// That rule in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Both>,
}

/// What may come of a choice.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Odds {
    /// What was looked at, one of the game's metrics.
    pub of: String,
    /// How everyone answers on the way.
    pub policy: &'static str,
    /// Every outcome with its exact probability.
    pub outcomes: Vec<Chance>,
}

/// An outcome and its probability.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Chance {
    /// The outcome.
    pub result: String,
    /// In how many ways it comes.
    pub ways: String,
    /// Of how many.
    pub of: String,
    /// The nearest decimal number, for showing.
    pub p: f64,
    /// The outcome in words.
    pub label: Both,
}

/// Choices ranked by a bot.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Hint {
    /// Who thought.
    pub level: String,
    /// Why the first choice is advised.
    pub text: Both,
    /// The choices, the best first.
    pub choices: Vec<Advice>,
    /// How often the bot looked ahead.
    pub iterations: u32,
    /// How many moves it tried.
    pub plays: u64,
    /// What ended its thinking.
    #[schemars(with = "String")]
    pub stopped: Stopped,
}

/// A choice with the numbers behind its rank.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Advice {
    /// The choice in words.
    pub label: Both,
    /// The choice.
    pub choice: Value,
    /// The answers that complete the action.
    pub then: Vec<Planned>,
    /// How often its seat wins then, in hundredths; only a search can tell.
    pub chance: Option<u8>,
    /// How good it looks.
    pub value: f64,
    /// How often it was tried.
    pub visits: u32,
    /// What the value is made of.
    pub reasons: Vec<HintReason>,
}

/// A later part of an action.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Planned {
    /// In words.
    pub label: Both,
    /// The choice.
    pub choice: Value,
}

/// A part of a choice's value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HintReason {
    /// Its key.
    pub key: &'static str,
    /// How much.
    pub value: f64,
    /// In words.
    pub label: Both,
}

/// What was refused, and why.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fault {
    /// Its kind.
    pub code: &'static str,
    /// The rule that is broken, where one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// Where in what was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// In words.
    pub message: Both,
    /// What else is wrong with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Fault>,
}
