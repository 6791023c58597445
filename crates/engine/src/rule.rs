//! Rule ids: every refusal and every event names the paragraph it comes from.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

/// The id of a rule in a game's catalogue, such as `dwcg.conf.11`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl Rule {
    /// The id as written in the catalogue.
    pub fn id(self) -> &'static str {
        self.0
    }
}

/// On paper a rule is its id.
impl JsonSchema for Rule {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Rule".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string"})
    }
}

impl std::fmt::Debug for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// A refused answer: normal in play, shown to people with the rule's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule the answer breaks.
    pub rule: Rule,
}

impl Illegal {
    /// Refused by this rule.
    pub fn by(rule: &'static str) -> Illegal {
        Illegal { rule: Rule(rule) }
    }
}

/// Refuses with `rule` unless the condition holds.
pub fn require(condition: bool, rule: &'static str) -> Result<(), Illegal> {
    if condition { Ok(()) } else { Err(Illegal::by(rule)) }
}

/// What shows that a rule applies: what it is about, such as a piece in the way, and the witness `W`, such
/// as the point where it is met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Proof<T, W> {
    /// The rule.
    #[schemars(with = "String")]
    pub rule: Rule,
    /// What it is about; nothing where a length or the table itself decides.
    #[serde(flatten)]
    pub of: Option<T>,
    /// What shows it.
    pub witness: W,
}

impl<T, W> Proof<T, W> {
    /// A rule, what it is about and what shows it.
    pub fn new(rule: &'static str, of: impl Into<Option<T>>, witness: impl Into<W>) -> Proof<T, W> {
        Proof { rule: Rule(rule), of: of.into(), witness: witness.into() }
    }
}

/// A part of a number, and the rule it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// The rule.
    #[schemars(with = "String")]
    pub rule: Rule,
    /// What it adds.
    pub by: i8,
}

impl Part {
    /// What a rule adds.
    pub const fn new(rule: &'static str, by: i8) -> Part {
        Part { rule: Rule(rule), by }
    }
}
