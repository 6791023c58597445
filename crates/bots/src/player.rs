//! A bot at the table: shown its view and nothing else, and never at a loss for an answer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use reglette_engine::{Game, Legal, Options, Rng};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::level::Level;
use crate::trace::{Stopped, Trace};

/// A bot at a seat of one game.
///
/// It stands between the real state and the bot: the bot gets the view. When the bot fails, or
/// answers something illegal, the player takes any option instead.
#[derive(Debug)]
pub struct Player<G: Game> {
    mind: Mind<G>,
    rng: Rng,
    budget: Option<Budget>,
}

#[derive(Debug)]
enum Mind<G: Game> {
    /// Takes any option; needs no view for that.
    None,
    Bot(Box<dyn Bot<G>>),
}

/// A player's answer.
#[derive(Clone, Debug)]
pub struct Reply<C> {
    /// The answer, known to be legal.
    pub choice: Legal<C>,
    /// Why.
    pub trace: Trace<C>,
    /// How long it took, as a part of the time the bot was given; nothing without a limit of time.
    pub took: Option<f64>,
}

impl<G: Game> Player<G> {
    /// A bot of a level, with a generator of its own.
    pub fn new(level: Level, mut rng: Rng) -> Player<G> {
        let mind = match level {
            Level::Random => Mind::None,
            Level::Easy | Level::Greedy | Level::Search(_) | Level::Master(_) => {
                Mind::Bot(level.bot(rng.fork()))
            }
        };
        Player { mind, rng, budget: level.budget() }
    }

    /// A bot made elsewhere.
    pub fn of(bot: Box<dyn Bot<G>>, rng: Rng) -> Player<G> {
        Player { mind: Mind::Bot(bot), rng, budget: None }
    }

    /// Answers the open question of a game; nothing when the game is over.
    pub fn answer(&mut self, game: &G) -> Option<Reply<G::Choice>> {
        let seat = game.ask()?.seat;
        let options = Options::of(game);
        let len = options.list().len();
        let Mind::Bot(bot) = &mut self.mind else {
            return Some(Reply::unweighed(options.pick(self.rng.index(len)), Stopped::Done));
        };
        if len == 1 {
            return Some(Reply::unweighed(options.pick(0), Stopped::Forced));
        }
        let view = game.view(seat.into());
        let time = self.budget.and_then(|it| it.time).map(|time| (Instant::now(), time));
        let answer = catch_unwind(AssertUnwindSafe(|| bot.answer(game.its_book(), &view, seat)));
        let took = time.map(|(start, time)| ratio(start.elapsed(), time));
        if let Ok(answer) = answer
            && let Ok(choice) = Legal::check(game, answer.choice)
        {
            return Some(Reply { choice, trace: answer.trace, took });
        }
        Some(Reply::unweighed(options.pick(self.rng.index(len)), Stopped::Failed))
    }
}

impl<C: Clone> Reply<C> {
    fn unweighed(choice: Legal<C>, stopped: Stopped) -> Reply<C> {
        let trace = Trace::unweighed(choice.get().clone(), stopped);
        Reply { choice, trace, took: None }
    }
}

fn ratio(took: Duration, given: Duration) -> f64 {
    took.as_secs_f64() / given.as_secs_f64().max(1e-9)
}
