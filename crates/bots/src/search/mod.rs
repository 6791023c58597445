//! The bot that searches: information-set Monte-Carlo tree search.
//!
//! Every round imagines the hidden things anew and tries all options that are still promising on
//! that same table with the same dice: it goes down the tree by what has paid, plays on sensibly
//! for a while, and asks what everyone may hope for then, with what may be done next
//! ([`Game::prospect`]). Where all options look alike, such as the sides of a scenario, whole games are
//! played on: near the end anyhow, before with a glance at each action, or less where time is short. Half of the
//! options drop out whenever another part of the budget is spent. What looked best one action ahead
//! is chosen unless another option has clearly done better. Each seat is taken to want its own share
//! of a win and nothing else. The search can be stopped at any time, also in the middle of an
//! iteration, which then does not count.

mod hunt;
mod reward;
pub mod rollout;
mod tree;

use std::sync::Arc;

use reglette_engine::{Game, Rng, Seat};

use crate::bot::{Answer, Bot, options_for};
use crate::budget::{Budget, Clock};
use crate::greedy::{Care, Weighed, Weighing, are_alike};
use crate::memory::Memory;
use crate::trace::{Stopped, Trace};
use crate::world::World;

use hunt::Hunt;
use rollout::Pace;

/// The numbers a search is tuned by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How closely the options are looked at before the search.
    pub care: Care,
    /// How strongly untried choices draw, in standard deviations of a reward.
    pub exploration: f64,
    /// How much worse than the best an option may look and still be tried early, as a part of the
    /// spread of all values.
    pub prior: f64,
    /// How much of the draw of an untried option does not depend on its looks.
    pub even: f64,
    /// How many options run the race at the root.
    pub field: usize,
    /// How play goes on beyond the tree.
    pub rollout: Pace,
    /// How sure it must be that an option is better than the one that looked best, in standard
    /// errors.
    pub caution: f64,
    /// How far apart the seats' looks must lie for a clear lead, in their own spread.
    pub unit: f64,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            care: Care { cap: 200, rounds: &[(24, 2), (8, 4)], foresight: true, noise: None },
            exploration: 3.0,
            prior: 0.5,
            even: 0.25,
            field: 6,
            rollout: Pace { actions: 24, breadth: 24, parts: 6 },
            caution: 1.0,
            unit: 1.0,
        }
    }
}

/// Searches a tree of choices.
#[derive(Debug)]
pub struct Search<G: Game> {
    rng: Rng,
    budget: Budget,
    tuning: Tuning,
    memory: Memory<G>,
}

impl<G: Game> Search<G> {
    /// A bot with its own generator.
    pub fn new(rng: Rng, budget: Budget) -> Search<G> {
        Search::tuned(rng, budget, Tuning::default())
    }

    /// A bot that is tuned otherwise than usual.
    pub fn tuned(rng: Rng, budget: Budget, tuning: Tuning) -> Search<G> {
        Search { rng, budget, tuning, memory: Memory::new() }
    }

    fn answer_by(
        &mut self,
        mut clock: Clock,
        book: &Arc<G::Book>,
        view: &G::View,
        seat: Seat,
    ) -> Answer<G::Choice> {
        let mut rng = self.rng.fork();
        let mut weighing = Weighing::<G> { book, view, seat, clock: &mut clock, rng: &mut rng };
        let world = weighing.imagine();
        let options = options_for(&world, seat);
        if let [only] = options.list() {
            let trace = Trace::unweighed(only.clone(), Stopped::Forced);
            return Answer { choice: only.clone(), trace };
        }
        let first = self.memory.fresh(view, options.list());
        let mut ranked = weighing.weigh(&world, &first, &self.tuning.care);
        if are_alike(&ranked) {
            weighing.rng.shuffle(&mut ranked);
        }
        self.drop_circles(&mut ranked, view, seat, &world, &mut clock);
        let mut hunt = Hunt::new(book, view, &world, &options, &ranked, self.tuning);
        let iterations = hunt.run(self.budget.iterations, &mut rng, &mut clock);
        let ranking = hunt.ranking(seat, &ranked);
        let choice = ranking[0].choice.clone();
        self.memory.note(view, &choice);
        let stopped = if clock.is_spent() { Stopped::Time } else { Stopped::Done };
        Answer {
            choice,
            trace: Trace {
                ranked: ranking,
                iterations,
                plays: clock.plays(),
                stopped,
                values: hunt.values(),
            },
        }
    }

    /// Leaves out options whose best line leads to a table already seen, unless all do.
    fn drop_circles(
        &self,
        ranked: &mut Vec<Weighed<G::Choice>>,
        view: &G::View,
        seat: Seat,
        world: &World<G>,
        clock: &mut Clock,
    ) {
        let back: Vec<bool> = ranked
            .iter()
            .map(|it| self.memory.comes_back(view, seat, world, &it.best.choices, clock))
            .collect();
        if back.contains(&false) {
            let mut back = back.into_iter();
            ranked.retain(|_| back.next() == Some(false));
        }
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn answer(&mut self, book: &Arc<G::Book>, view: &G::View, seat: Seat) -> Answer<G::Choice> {
        self.answer_by(Clock::start(self.budget.time), book, view, seat)
    }
}

#[cfg(test)]
mod tests {
    use reglette_engine::dice::Seeded;
    use reglette_engine::{Cx, Rng};

    use super::*;
    use crate::toy::{Piles, book};

    fn search(clock: Clock, budget: Budget) -> Trace<<Piles as Game>::Choice> {
        let book = book::<Piles>("plain", 4);
        let mut dice = Seeded::from_text("deal");
        let game = Piles::start(&book, &mut Cx::silent(&mut dice)).unwrap();
        let seat = game.ask().unwrap().seat;
        let mut bot = Search::<Piles>::new(Rng::from_text("bot"), budget);
        let answer = bot.answer_by(clock, &book, &game.view(seat.into()), seat);
        assert!(game.legality(&answer.choice).is_ok());
        answer.trace
    }

    #[test]
    fn iterations_are_kept_to_exactly() {
        for limit in [1, 17, 200] {
            let trace = search(Clock::start(None), Budget::iterations(limit));
            assert_eq!(trace.iterations, limit);
            assert_eq!(trace.ranked.iter().map(|it| it.visits).sum::<u32>(), limit);
            assert_eq!(trace.stopped, Stopped::Done);
        }
    }

    #[test]
    fn nothing_much_is_played_after_the_hard_stop() {
        for limit in (4..2_000).step_by(97) {
            let trace = search(Clock::of_plays(limit), Budget::millis(1));
            assert_eq!(trace.stopped, Stopped::Time);
            assert!(trace.plays <= limit + 32, "{limit} plays allowed, {} played", trace.plays);
        }
    }

    #[test]
    fn more_time_never_brings_fewer_iterations() {
        let iterations = [0, 3_000, 30_000]
            .map(|plays| search(Clock::of_plays(plays), Budget::millis(1)).iterations);
        assert!(iterations.is_sorted() && iterations[2] > 50, "{iterations:?}");
    }
}
