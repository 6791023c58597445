//! The bot that takes what looks best one action ahead.
//!
//! Every line of play is tried on a table that fits the view; the best ones again on other such
//! tables with other dice, so that the more promising a line is, the better it is known. All lines
//! of one sample meet the same hidden cards and the same dice.

use std::sync::Arc;

use reglette_engine::{Game, Options, Rng, Seat};

use crate::bot::{Answer, Bot, options_for};
use crate::budget::Clock;
use crate::lines::{Line, Lines};
use crate::memory::Memory;
use crate::trace::{Ranked, Reason, Stopped, Trace, Values};
use crate::world::{World, spread, weights};

/// How much a greedy bot looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// How many answers may be tried to find the lines of one decision.
    pub cap: usize,
    /// Rounds of samples: how many lines stay in, and how many tables each of them meets.
    pub rounds: &'static [(usize, u32)],
    /// Whether a table is judged by what the others may do next, too.
    pub foresight: bool,
    /// How far from the best a choice may lie and still be made, as a part of the spread of the few
    /// best values; nothing for always the best.
    pub noise: Option<f64>,
}

impl Care {
    /// Looks closely and takes the best.
    pub const FULL: Care =
        Care { cap: 400, rounds: &[(64, 3), (16, 4), (4, 8)], foresight: false, noise: None };
    /// Looks once and takes something good.
    pub const LITTLE: Care = Care { cap: 120, rounds: &[], foresight: false, noise: Some(2.0) };
}

/// Takes what looks best one action ahead.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    rng: Rng,
    care: Care,
    memory: Memory<G>,
}

impl<G: Game> Greedy<G> {
    /// A bot with its own generator.
    pub fn new(rng: Rng, care: Care) -> Greedy<G> {
        Greedy { rng, care, memory: Memory::new() }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn answer(&mut self, book: &Arc<G::Book>, view: &G::View, seat: Seat) -> Answer<G::Choice> {
        let mut clock = Clock::start(None);
        let mut weighing =
            Weighing::<G> { book, view, seat, clock: &mut clock, rng: &mut self.rng };
        let world = weighing.imagine();
        let options = options_for(&world, seat);
        if let [only] = options.list() {
            let trace = Trace::unweighed(only.clone(), Stopped::Forced);
            return Answer { choice: only.clone(), trace };
        }
        let first = self.memory.fresh(view, options.list());
        let mut ranked = weighing.weigh(&world, &first, &self.care);
        if are_alike(&ranked) {
            weighing.rng.shuffle(&mut ranked);
        }
        let ranked = match self.care.noise {
            None => ranked,
            Some(noise) => shake(ranked, noise, weighing.rng),
        };
        let new = |it: &Weighed<G::Choice>| {
            !self.memory.comes_back(view, seat, &world, &it.best.choices, weighing.clock)
        };
        let ranked = first_that(ranked, new);
        let choice = options.list()[ranked[0].best.option].clone();
        self.memory.note(view, &choice);
        Answer { choice, trace: trace_of(&ranked, &options, &clock) }
    }
}

/// An option with the best of its lines.
#[derive(Clone, Debug)]
pub(crate) struct Weighed<C> {
    /// The best line that begins with it.
    pub best: Line<C>,
    /// How many of its lines were tried.
    pub lines: usize,
}

/// Weighs the options of a question by the lines that begin with them.
#[derive(Debug)]
pub(crate) struct Weighing<'a, G: Game> {
    pub book: &'a Arc<G::Book>,
    pub view: &'a G::View,
    pub seat: Seat,
    pub clock: &'a mut Clock,
    pub rng: &'a mut Rng,
}

impl<G: Game> Weighing<'_, G> {
    /// A table that fits the view.
    pub fn imagine(&mut self) -> World<G> {
        World::imagine(self.book, self.view, self.rng)
    }

    /// The options by what their best line leads to on average, the best first.
    pub fn weigh(
        &mut self,
        world: &World<G>,
        first: &[usize],
        care: &Care,
    ) -> Vec<Weighed<G::Choice>> {
        let mut found = self.lines(care).find(world, first);
        let counts = count_by_option(&found);
        let mut out = Vec::new();
        for &(keep, samples) in care.rounds {
            sort(&mut found);
            out.splice(0..0, found.drain(keep.min(found.len())..));
            if self.clock.is_spent() || found.iter().all(|it| it.option == found[0].option) {
                break;
            }
            for _ in 0..samples {
                self.sample(&mut found, care);
            }
        }
        sort(&mut found);
        found.append(&mut out);
        best_of_each(found, &counts)
    }

    /// Plays every line on one more table, unless two have shown that it always leads to the same.
    fn sample(&mut self, lines: &mut [Line<G::Choice>], care: &Care) {
        let world = self.imagine();
        for line in lines {
            if self.clock.is_spent() {
                return;
            }
            if line.certain && line.samples > 1 {
                continue;
            }
            let played = self.lines(care).play(world.clone(), &line.choices);
            line.add(played);
        }
    }

    fn lines(&mut self, care: &Care) -> Lines<'_> {
        let Care { cap, foresight, .. } = *care;
        Lines { seat: self.seat, cap, foresight, clock: self.clock }
    }
}

fn sort<C>(lines: &mut [Line<C>]) {
    lines.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

fn count_by_option<C>(lines: &[Line<C>]) -> Vec<usize> {
    let mut counts = vec![0; lines.iter().map(|it| it.option + 1).max().unwrap_or(0)];
    for line in lines {
        counts[line.option] += 1;
    }
    counts
}

/// The first line of each option, in the order of the lines.
fn best_of_each<C>(lines: Vec<Line<C>>, counts: &[usize]) -> Vec<Weighed<C>> {
    let mut seen = vec![false; counts.len()];
    let mut options = Vec::new();
    for best in lines {
        if !std::mem::replace(&mut seen[best.option], true) {
            options.push(Weighed { lines: counts[best.option], best });
        }
    }
    options
}

/// Whether nothing speaks for one option rather than another.
pub(crate) fn are_alike<C>(ranked: &[Weighed<C>]) -> bool {
    ranked.iter().all(|it| it.best.mean() == ranked[0].best.mean())
}

/// Moves the first one that passes to the front; if none does, all stay.
fn first_that<T>(mut ranked: Vec<T>, passes: impl FnMut(&T) -> bool) -> Vec<T> {
    if let Some(at) = ranked.iter().position(passes) {
        ranked[..=at].rotate_right(1);
    }
    ranked
}

/// So many of the best are taken now and then by a bot that does not look closely: it may miss what is
/// best, but many bad choices together do not make one of them likely.
const GOOD: usize = 4;

/// Puts something good first, the best most often.
fn shake<C>(mut ranked: Vec<Weighed<C>>, noise: f64, rng: &mut Rng) -> Vec<Weighed<C>> {
    let values: Vec<f64> = ranked.iter().take(GOOD).map(|it| it.best.mean()).collect();
    let weights = weights(&values, spread(&values) * noise);
    let mut point = f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
    let at = weights.iter().position(|weight| {
        point -= weight;
        point < 0.0
    });
    ranked[..=at.unwrap_or(0)].rotate_right(1);
    ranked
}

fn trace_of<C: Clone>(ranked: &[Weighed<C>], options: &Options<C>, clock: &Clock) -> Trace<C> {
    let row = |it: &Weighed<C>| Ranked {
        choice: options.list()[it.best.option].clone(),
        value: it.best.mean(),
        visits: it.best.samples,
        line: it.best.choices.clone(),
        reasons: vec![
            Reason::new("lines", it.lines as f64),
            Reason::new("parts", it.best.choices.len() as f64),
        ],
    };
    Trace {
        iterations: ranked.iter().map(|it| it.best.samples).max().unwrap_or(0),
        ranked: ranked.iter().map(row).collect(),
        plays: clock.plays(),
        stopped: if clock.is_spent() { Stopped::Time } else { Stopped::Done },
        values: Values::Looks,
    }
}
