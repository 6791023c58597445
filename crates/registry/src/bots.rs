//! Bots as documents: hints, answers, and many games.

use std::fmt::Debug;
use std::time::Duration;

use reglette_bots::{Level, Player, Ranked, Reason};
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Game;
use reglette_engine::record::fingerprint;
use reglette_engine::rng::Rng;
use reglette_engine::{Ask, Viewer, driver};
use reglette_words::{Args, Both, Words};
use serde_json::{Value, json};

use crate::game::AnyMatch;
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

/// Choices ranked, with the values behind the ranking. The same table gives the same hint, as far
/// as the budget is not of time.
pub(crate) fn hint<G: Game>(
    game: &G,
    words: &Words,
    ask: &Ask,
    request: HintRequest,
    label: impl Fn(&Value) -> Both,
) -> Result<Value, Fault> {
    // Not from the whole state: what is hidden must not show in what the bot happens to imagine.
    let view = G::names(game.its_book())
        .scope(|| serde_json::to_vec(&game.view(Viewer::Seat(ask.seat))))
        .expect("a view can be written");
    let rng = Rng::from_text(&format!("hint/{}/{}", fingerprint(&view), ask.seat.0));
    let mut player = Player::<G>::new(request.level, rng);
    let reply = player.answer(game).ok_or_else(|| Fault::new(Code::Over, "fault-over"))?;
    let ranked = |it: &Ranked<G::Choice>| {
        let choice = driver::write_choice::<G>(game.its_book(), &it.choice);
        json!({
            "label": label(&choice),
            "choice": choice,
            "value": it.value,
            "visits": it.visits,
            "reasons": it.reasons.iter().map(|it| reason(words, it)).collect::<Vec<_>>(),
        })
    };
    Ok(json!({
        "level": request.level,
        "choices": reply.trace.ranked.iter().map(ranked).collect::<Vec<_>>(),
        "iterations": reply.trace.iterations,
        "plays": reply.trace.plays,
        "stopped": reply.trace.stopped,
    }))
}

fn reason(words: &Words, reason: &Reason) -> Value {
    let key = format!("bot-reason-{}", reason.key);
    let label = Both::say(|lang| words.say(lang, &key, &Args::new()));
    json!({"key": reason.key, "value": reason.value, "label": label})
}
