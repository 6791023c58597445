//! How long things take at a table of SOTAS. `cargo bench -p reglette-sotas`

#![allow(clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::disallowed_types, reason = "a benchmark reads the clock")]

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use reglette_engine::dice::Seeded;
use reglette_engine::setup::Content;
use reglette_engine::{Cx, Game, Options, Rng, Setup};
use reglette_sotas::sight::{self, Screen};
use reglette_sotas::{Book, Choice, Sotas};

/// Random play of a scenario: each question is answered by one of its options, and nobody listens.
struct Random {
    book: Arc<Book>,
    rng: Rng,
    dice: Seeded,
    options: Options<Choice>,
}

impl Random {
    fn new(scenario: &str) -> Random {
        let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
        let book = Sotas::book(&setup, &Content::default()).expect("a scenario");
        let mut rng = Rng::from_text("bench");
        let dice = Seeded(rng.fork());
        Random { book, rng, dice, options: Options::new() }
    }

    /// Plays until something holds, or to the end.
    fn until(&mut self, holds: impl Fn(&Sotas) -> bool) -> Sotas {
        let start = Sotas::start(&self.book, &mut Cx::silent(&mut self.dice));
        let mut game = start.expect("seeded dice never run dry");
        while game.ask().is_some() && !holds(&game) {
            self.options.fill(&game);
            let choice = self.options.pick(self.rng.index(self.options.list().len()));
            let played = game.play(choice, &mut Cx::silent(&mut self.dice));
            played.expect("seeded dice never run dry");
        }
        game
    }

    /// A table in mid-game at which somebody is asked this.
    fn asked(&mut self, kind: &str) -> Sotas {
        let middle = |game: &Sotas| {
            game.table.round.turn >= 3 && game.ask().is_some_and(|ask| ask.kind == kind)
        };
        loop {
            let game = self.until(middle);
            if game.ask().is_some() {
                return game;
            }
        }
    }
}

/// Tells the least time of several rounds, each of so many times.
fn time<T>(name: &str, times: usize, mut query: impl FnMut(usize) -> T) {
    let mut best = f64::INFINITY;
    for _ in 0..15 {
        let start = Instant::now();
        for n in 0..times {
            black_box(query(black_box(n)));
        }
        best = best.min(start.elapsed().as_secs_f64() / times as f64);
    }
    println!("{name:<58} {:>10.3} µs", best * 1e6);
}

fn main() {
    for (scenario, figures) in [("open-skirmish", "7 and 8"), ("family-of-blood", "13 and 16")] {
        let mut random = Random::new(scenario);
        let name = format!("random game, {scenario}, {figures} figures");
        time(&name, 20, |_| random.until(|_| false));
    }
    let mut random = Random::new("dalek-bomb");
    let game = random.asked("activate");
    time("copy of a state in mid-game", 5_000, |_| game.clone());
    let table = &game.table;
    let pairs: Vec<_> =
        table.present().flat_map(|one| table.enemies(one).map(move |other| (one, other))).collect();
    time("line of sight with cover, dalek-bomb", 2_000, |n| {
        let (one, other) = pairs[n % pairs.len()];
        sight::look(table, one, other, Screen::Figures)
    });
    let seat = game.ask().expect("a question").seat;
    time("what the table is worth to a seat", 2_000, |_| game.evaluate(seat));
    let game = random.asked("where");
    let figure = game.table.active().figure;
    let from = game.table[figure].state.at;
    let bounds = game.table.terrain.bounds;
    let reach = reglette_sotas::ground::reach(&game.table, figure);
    let spots = reglette_sotas::moves::ring(from, reach * 2 / 3, 64, bounds);
    time("legality of a move", 2_000, |n| game.legality(&Choice::To(spots[n % spots.len()])));
    time("options of a move", 200, |_| Options::of(&game).list().len());
    let game = random.asked("act");
    time("options of an action", 500, |_| Options::of(&game).list().len());
}
