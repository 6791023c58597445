//! What a game and a match are asked for.

use std::sync::Arc;

use reglette_engine::driver::Verify;
use reglette_engine::fault::Fault;
use reglette_engine::odds::Policy;
use reglette_engine::record::Player;
use reglette_engine::setup::{Content, Setup};
use serde_json::Value;

use crate::dice::DiceSpec;
use crate::odds::find_policy;

/// How a match begins.
#[derive(Clone, Debug)]
pub struct StartRequest {
    /// Scenario, edition, options, rosters. They come before those of the position.
    pub setup: Setup,
    /// A position to begin from, with its own `setup` inside.
    pub position: Option<Value>,
    /// Content files brought by a person.
    pub content: Arc<Content>,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// Where chance comes from.
    pub dice: DiceSpec,
    /// What the first player's device adds to fair dice.
    pub salt: Option<String>,
}

impl StartRequest {
    /// The usual set-up with these dice.
    pub fn with_dice(dice: DiceSpec) -> StartRequest {
        StartRequest {
            setup: Setup::default(),
            position: None,
            content: Arc::default(),
            seats: Vec::new(),
            dice,
            salt: None,
        }
    }
}

/// How a record is played again.
#[derive(Clone, Debug)]
pub struct LoadRequest {
    /// Content files brought by a person.
    pub content: Arc<Content>,
    /// How closely to look.
    pub verify: Verify,
    /// How many choices to play; all of them when nothing is said.
    pub to: Option<usize>,
    /// Where chance comes from afterwards.
    pub dice: DiceSpec,
}

impl LoadRequest {
    /// The whole record, every hash checked; chance from these dice afterwards.
    pub fn with_dice(dice: DiceSpec) -> LoadRequest {
        LoadRequest { content: Arc::default(), verify: Verify::Everything, to: None, dice }
    }
}

/// What the odds are asked of.
#[derive(Clone, Debug, Default)]
pub struct OddsRequest {
    /// A choice, or a list whose first ones are parts of one action.
    pub choice: Value,
    /// What to look at, one of the game's metrics; the first by which anything hangs on it when nothing is said.
    pub of: Option<String>,
    /// How everyone answers on the way; as is usual in the game when nothing is said.
    pub policy: Option<Policy>,
}

impl OddsRequest {
    /// What a request asks, its policy by name; the usual one when nothing is said.
    pub fn new(
        choice: Value,
        of: Option<String>,
        policy: Option<&str>,
    ) -> Result<OddsRequest, Fault> {
        Ok(OddsRequest { choice, of, policy: policy.map(find_policy).transpose()? })
    }
}
