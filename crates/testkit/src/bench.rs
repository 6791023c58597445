//! What benchmarks of the games share: random play in silence, and a clock.
#![allow(clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::disallowed_types, reason = "a benchmark reads the clock")]

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use reglette_engine::dice::Seeded;
use reglette_engine::setup::Content;
use reglette_engine::{Cx, Game, Options, Rng, Setup};

/// How many rounds are timed; the quickest counts.
const ROUNDS: usize = 15;

/// Random play of a scenario: each question is answered by one of its options, and nobody listens.
#[derive(Debug)]
pub struct Random<G: Game> {
    book: Arc<G::Book>,
    rng: Rng,
    dice: Seeded,
    options: Options<G::Choice>,
}

impl<G: Game> Random<G> {
    /// Always the same games.
    pub fn new(scenario: &str) -> Random<G> {
        let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
        let book = G::book(&setup, &Content::default()).expect("a scenario");
        let mut rng = Rng::from_text("bench");
        let dice = Seeded(rng.fork());
        Random { book, rng, dice, options: Options::new() }
    }

    /// Plays until something holds, or to the end.
    pub fn until(&mut self, holds: impl Fn(&G) -> bool) -> G {
        let start = G::start(&self.book, &mut Cx::silent(&mut self.dice));
        let mut game = start.expect("seeded dice never run dry");
        while game.ask().is_some() && !holds(&game) {
            self.options.fill(&game);
            let choice = self.options.pick(self.rng.index(self.options.list().len()));
            let played = game.play(choice, &mut Cx::silent(&mut self.dice));
            played.expect("seeded dice never run dry");
        }
        game
    }

    /// A table at which somebody is asked this and something holds.
    pub fn asked(&mut self, kind: &str, holds: impl Fn(&G) -> bool) -> G {
        loop {
            let game = self.until(|it| it.ask().is_some_and(|ask| ask.kind == kind) && holds(it));
            if game.ask().is_some() {
                return game;
            }
        }
    }
}

/// Tells the least time of several rounds, each of so many times.
pub fn time<T>(name: &str, times: usize, mut query: impl FnMut(usize) -> T) {
    let mut best = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for n in 0..times {
            black_box(query(black_box(n)));
        }
        best = best.min(start.elapsed().as_secs_f64() / times as f64);
    }
    println!("{name:<58} {:>10.3} µs", best * 1e6);
}
