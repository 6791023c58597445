//! Faces for the log.

use schemars::JsonSchema;
use serde::Serialize;

/// The faces of a roll in the order they fell, for the log: a rule cannot read them. There are none where nobody
/// listens, and none on a walk over all outcomes, where faces of one class are one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Shown(#[schemars(with = "Vec<String>")] Vec<&'static str>);

impl Shown {
    pub(super) fn add(&mut self, face: &'static str) {
        self.0.push(face);
    }
}
