//! Whether a table is played at one sitting or over days.

use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::config::Limits;

/// How fast a table is played. Those who play may change it at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// At one sitting.
    #[default]
    Live,
    /// Over days: everybody answers when they find the time.
    Slow,
}

impl Pace {
    /// How long somebody may stay away before a bot may stand in for them.
    pub fn absence(self, limits: &Limits) -> Duration {
        match self {
            Pace::Live => limits.away_live,
            Pace::Slow => limits.away_slow,
        }
    }
}
