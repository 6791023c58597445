//! Bots at a table: they think elsewhere about a copy, and their answer counts only if the
//! question is still open.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use reglette_bots::{Budget, Level};
use reglette_engine::Seat;
use reglette_registry::{AnyBot, Texts};
use serde_json::Value;
use tokio::time::{Instant, sleep_until};

use super::choose::Answer;
use super::command::{Command, Thought};
use super::tempo::Tempo;
use super::{RETRY, Table};
use crate::chair::{Chair, Play};
use crate::id::secret;

/// Nobody thinks for longer than this.
const LONGEST: Duration = Duration::from_secs(2);
/// Nobody thinks for longer than this about letting something pass: one shot may ask four or five times.
const WINDOW: Duration = Duration::from_millis(250);

/// The bots of a table. One at most is at work, or waits for its place: no table keeps others waiting
/// by asking anew.
#[derive(Debug, Default)]
pub struct Bots {
    /// The question that is being thought about.
    thinking: Option<Thinking>,
    /// Whether one is at work, though its question may be no longer open.
    at_work: bool,
    /// By seat and level, apart for windows.
    minds: BTreeMap<(Seat, bool), (Level, Box<dyn AnyBot>)>,
    /// Counts questions. A bot that gets its place too late sees by it that another one is open.
    asked: Arc<AtomicU64>,
}

impl Bots {
    /// The question is no longer open, or asked of another bot.
    pub fn ask_no_more(&mut self) {
        self.thinking = None;
        self.asked.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether an answer is still to come, wanted or not.
    pub fn are_at_work(&self) -> bool {
        self.at_work
    }
}

/// A question that is being thought about.
#[derive(Debug)]
pub struct Thinking {
    ticket: u64,
    seat: Seat,
    /// Whether it is about letting something pass.
    window: bool,
    level: Level,
}

/// A level that does not think for longer than it should.
pub fn bounded(level: Level) -> Level {
    within(level, LONGEST)
}

/// A level that does not think for longer than this.
pub fn within(level: Level, longest: Duration) -> Level {
    match level.budget() {
        None => level,
        Some(Budget { time, iterations }) => {
            let time = Some(time.map_or(longest, |time| time.min(longest)));
            level.with_budget(Budget { time, iterations })
        }
    }
}

impl Table {
    /// Lets a bot think, if one is asked, none is at work, and it plays for anybody.
    pub(super) fn wake_bot(&mut self) {
        let Some(live) = self.live.as_ref().filter(|_| !self.bots.at_work) else {
            return;
        };
        let Some(seat) = live.game.asked() else { return };
        let chairs = &live.ledger.chairs;
        if chairs[seat.index()].play != Play::Bot || !self.is_watched(chairs) {
            return;
        }
        let level = chairs[seat.index()].level.as_deref().and_then(|text| Level::parse(text).ok());
        self.think(seat, bounded(level.unwrap_or(Level::Greedy)));
    }

    /// Bots among themselves play only while somebody looks.
    fn is_watched(&self, chairs: &[Chair]) -> bool {
        chairs.iter().any(|chair| chair.play != Play::Bot)
            || !self.sockets.is_empty()
            || self.called.is_some_and(|at| at.elapsed() < self.hub.limits.idle)
    }

    /// Lets a bot of a level think about the open question: what kind it is of, which everybody knows, says how long.
    fn think(&mut self, seat: Seat, level: Level) {
        let Some(live) = &self.live else { return };
        let kind = live.game.question().map_or("", |ask| ask.kind);
        let window = live.game.game().info().windows.contains(&kind);
        let level = if window { within(level, WINDOW) } else { level };
        let mind = self.bots.minds.remove(&(seat, window)).filter(|(known, _)| *known == level);
        let mut bot = match mind {
            Some((_, bot)) => bot,
            None => live.game.game().bot(level, &secret().unwrap_or_default()),
        };
        let asked = Arc::clone(&self.bots.asked);
        let (ticket, copy) = (asked.fetch_add(1, Ordering::Relaxed) + 1, live.game.duplicate());
        let time =
            self.hub.limits.bot_grace + level.budget().and_then(|it| it.time).unwrap_or_default();
        self.bots.thinking = Some(Thinking { ticket, seat, window, level });
        self.bots.at_work = true;
        let open = live.game.game().info().open;
        let tempo = Tempo::of(level, &live.ledger.chairs, open, self.hub.limits.bot_beat);
        let (pool, mailbox) = (self.hub.bots.clone(), self.own.clone());
        tokio::spawn(async move {
            let think = move || {
                // Waiting for a place is no part of it.
                let began = Instant::now();
                let is_open = asked.load(Ordering::Relaxed) == ticket;
                is_open.then(|| (began, bot.choose(&*copy), bot))
            };
            let mut answer = None;
            if let Some((began, choice, bot)) = pool.run(time, think).await.ok().flatten() {
                sleep_until(tempo.due(began, Instant::now())).await;
                answer = Some((choice, bot));
            }
            if let Some(mailbox) = mailbox.upgrade() {
                let thought = Command::Thought(Box::new(Thought { ticket, answer }));
                // A table that is gone needs no answer.
                let _ = mailbox.send(thought).await;
            }
        });
    }

    /// Plays a bot's answer, if the question is still open.
    pub(super) async fn hear_bot(&mut self, thought: Thought) {
        self.bots.at_work = false;
        let is_asked = |thinking: &Thinking| thinking.ticket == thought.ticket;
        if !self.bots.thinking.as_ref().is_some_and(is_asked) {
            return self.wake_bot();
        }
        let Some(Thinking { seat, window, level, .. }) = self.bots.thinking.take() else { return };
        if let Some((Ok(choice), bot)) = thought.answer {
            self.bots.minds.insert((seat, window), (level, bot));
            if self.play_for_bot(seat, choice).await {
                return;
            }
        }
        tracing::warn!(table = %self.id, seat = seat.0, %level, "a bot failed");
        if level == Level::Greedy {
            self.play_anything().await;
        } else {
            self.think(seat, Level::Greedy);
        }
    }

    /// Plays any legal answer for a bot that has none.
    pub(super) async fn play_anything(&mut self) {
        let Ok(live) = self.load().await else { return self.try_later() };
        let Some(seat) = live.game.asked() else { return };
        if live.ledger.chairs[seat.index()].play != Play::Bot {
            return;
        }
        let question = live.game.open(Texts::None);
        let options =
            question.and_then(|it| serde_json::from_str::<Vec<Value>>(it.options.get()).ok());
        let mut options = options.unwrap_or_default();
        let at = draw(options.len());
        let choice = if options.is_empty() { Value::Null } else { options.swap_remove(at) };
        if !self.play_for_bot(seat, choice).await {
            self.try_later();
        }
    }

    /// Gives whether the answer was taken, or will be tried again when the storage is back.
    async fn play_for_bot(&mut self, seat: Seat, choice: Value) -> bool {
        let answer = Answer { seat, choice, salt: None, id: None, by: Play::Bot };
        match self.play(answer).await {
            Ok(()) => {
                self.tell_changes();
                true
            }
            Err(refusal) if refusal.status().is_server_error() => {
                self.try_later();
                true
            }
            Err(refusal) => {
                tracing::warn!(table = %self.id, seat = seat.0, code = refusal.code(), "a bot erred");
                false
            }
        }
    }

    fn try_later(&mut self) {
        self.retry = Some(Instant::now() + RETRY);
    }
}

/// A place in a list of so many, by chance.
fn draw(len: usize) -> usize {
    let drawn = secret()
        .unwrap_or_default()
        .bytes()
        .fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
    drawn.checked_rem(len).unwrap_or_default()
}
