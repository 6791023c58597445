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

/// Random play: each question is answered by one of its options, all equally likely, and nobody
/// listens.
#[derive(Debug)]
pub struct RandomPlay<G: Game> {
    book: Arc<G::Book>,
    options: Options<G::Choice>,
    rng: Rng,
    dice: Seeded,
    game: G,
}

impl<G: Game> RandomPlay<G> {
    /// Games in the usual set-up, from a seed.
    pub fn new(seed: &str) -> RandomPlay<G> {
        RandomPlay::of(&Setup::default(), seed)
    }

    /// Games of a scenario.
    pub fn scenario(scenario: &str, seed: &str) -> RandomPlay<G> {
        RandomPlay::of(&Setup { scenario: Some(scenario.to_owned()), ..Setup::default() }, seed)
    }

    /// Games of a set-up.
    pub fn of(setup: &Setup, seed: &str) -> RandomPlay<G> {
        let book = G::book(setup, &Content::default()).expect("a set-up of the game");
        let mut rng = Rng::from_text(seed);
        let mut dice = Seeded(rng.fork());
        let game = start::<G>(&book, &mut dice);
        RandomPlay { book, options: Options::new(), rng, dice, game }
    }

    /// Plays one answer, of a new game when one is over; whether the game goes on.
    pub fn decision(&mut self) -> bool {
        self.options.fill(&self.game);
        let choice = self.options.pick(self.rng.index(self.options.list().len()));
        let played = self.game.play(choice, &mut Cx::silent(&mut self.dice));
        played.expect("seeded dice never run dry");
        let goes_on = self.game.ask().is_some();
        if !goes_on {
            self.game = start::<G>(&self.book, &mut self.dice);
        }
        goes_on
    }

    /// Plays a game to its end; gives the number of answers.
    pub fn game(&mut self) -> u64 {
        let mut answers = 1;
        while self.decision() {
            answers += 1;
        }
        answers
    }

    /// Plays until somebody is asked this where something holds.
    pub fn asked(&mut self, kind: &str, holds: impl Fn(&G) -> bool) -> G {
        let is_it = |game: &G| game.ask().is_some_and(|ask| ask.kind == kind) && holds(game);
        while !is_it(&self.game) {
            self.decision();
        }
        self.game.clone()
    }

    /// The state.
    pub fn state(&self) -> &G {
        &self.game
    }
}

fn start<G: Game>(book: &Arc<G::Book>, dice: &mut Seeded) -> G {
    G::start(book, &mut Cx::silent(dice)).expect("seeded dice never run dry")
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
