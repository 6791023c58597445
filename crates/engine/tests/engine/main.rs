//! The engine, tried on the toy game of the test kit: see there for its rules.
#![allow(clippy::unwrap_used)]

mod dice;
mod driver;
mod machine;
mod names;
mod odds;
mod records;
mod scenario;
mod setup;

use std::sync::Arc;

use reglette_engine::dice::{Script, Seeded};
use reglette_engine::driver::{Source, Start};
use reglette_engine::record::CHECKPOINT;
use reglette_engine::{Match, Options, Rng, Setup};
use reglette_testkit::Play;
use reglette_testkit::toy::Toy;
use serde_json::{Value, json};

/// Two players, gold against red.
fn duel() -> Play<Toy> {
    Play::at(json!({"turn": 0, "players": [{"card": "gold"}, {"card": "red"}]}))
}

/// A set-up by its document.
fn setup(document: Value) -> Setup {
    serde_json::from_value(document).unwrap()
}

/// A game set up by a document, with scripted dice.
fn scripted(document: Value, faces: &[&str]) -> Match<Toy> {
    let script = Script::new(faces.iter().map(|&face| face.to_owned()).collect());
    start(document, Source::Script(script))
}

/// A game set up by a document.
fn start(document: Value, source: Source) -> Match<Toy> {
    let start = Start { setup: setup(document), content: Arc::default(), ..Start::default() };
    Match::start(start, source).unwrap().0
}

/// A game played to its end at random.
fn whole_game(seed: &str) -> Match<Toy> {
    let mut game = start(json!({"players": 3}), Source::Seeded(Seeded::from_text(seed)));
    play_on(&mut game, seed, usize::MAX);
    game
}

/// A game of more lines than one checkpoint has.
fn long_game() -> Match<Toy> {
    let games = (0..).map(|seed| {
        let source = Source::Seeded(Seeded::from_text(&format!("long {seed}")));
        let mut game = start(json!({"scenario": "long"}), source);
        play_on(&mut game, "long", usize::MAX);
        game
    });
    games.into_iter().find(|game| game.lines().len() > CHECKPOINT + 1).unwrap()
}

/// Plays so many random answers.
fn play_on(game: &mut Match<Toy>, seed: &str, answers: usize) {
    let mut rng = Rng::from_text(seed);
    for _ in 0..answers {
        let Some(seat) = asked(game) else { return };
        let options = Options::of(game.game());
        let choice = options.list()[rng.index(options.list().len())];
        game.play(seat, choice).unwrap();
    }
}

fn asked(game: &Match<Toy>) -> Option<reglette_engine::Seat> {
    use reglette_engine::Game;
    game.game().ask().map(|ask| ask.seat)
}
