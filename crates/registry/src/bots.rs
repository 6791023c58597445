//! Bots as documents: hints, answers, and many games.

use std::fmt::Debug;
use std::time::Duration;

use reglette_bots::{Level, Player};
use reglette_engine::driver;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Game;
use reglette_words::{Args, Both, Words};
use serde_json::{Value, json};

use crate::playing::AnyMatch;
use crate::table::Table;

/// The longest a hint may be thought about.
const LONGEST: u64 = 60 * 1000;

/// A bot at one seat of one match, whatever the game.
pub trait AnyBot: Debug + Send {
    /// Answers the open question of a match of the bot's game.
    fn choose(&mut self, table: &dyn AnyMatch) -> Result<Value, Fault>;
}

/// How a hint is thought out.
#[derive(Clone, Copy, Debug)]
pub struct HintRequest {
    /// Who thinks.
    pub level: Level,
}

impl HintRequest {
    /// A hint by a level, as in commands; by the fourth one when nothing is said.
    pub fn new(level: Option<&str>, budget_ms: Option<u64>) -> Result<HintRequest, Fault> {
        let level = level.map_or(Ok(Level::ALL[3]), Level::parse);
        let level = level.map_err(|fault| fault.at("level"))?;
        let Some(millis) = budget_ms else {
            return Ok(HintRequest { level });
        };
        if !(1..=LONGEST).contains(&millis) {
            return Err(Fault::new(Code::BadRequest, "fault-bot-budget")
                .at("budget_ms")
                .with("bot", level.id())
                .with("budget", millis));
        }
        let iterations = level.budget().and_then(|budget| budget.iterations);
        let time = Some(Duration::from_millis(millis));
        Ok(HintRequest { level: level.with_budget(reglette_bots::Budget { time, iterations }) })
    }
}

/// The levels of bots, told to people.
pub fn levels_json() -> Value {
    let level = |level: Level| {
        let words = Words::common();
        let say = |key: &str| Both::say(|lang| words.say(lang, key, &Args::new()));
        let key = level.message_key();
        json!({
            "id": level.id(),
            "number": level.number(),
            "usual": level.to_string(),
            "title": say(key),
            "about": say(&format!("{key}-about")),
        })
    };
    Level::ALL.into_iter().map(level).collect()
}

/// A bot of one game's types.
#[derive(Debug)]
pub(crate) struct Seated<G: Game>(pub Player<G>);

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, table: &dyn AnyMatch) -> Result<Value, Fault> {
        let table: &dyn std::any::Any = table;
        let Some(table) = table.downcast_ref::<Table<G>>() else {
            return Err(Fault::new(Code::BadRequest, "fault-other-game"));
        };
        let game = table.state();
        let reply = self.0.answer(game).ok_or_else(|| Fault::new(Code::Over, "fault-over"))?;
        Ok(driver::write_choice::<G>(game.its_book(), reply.choice.get()))
    }
}
