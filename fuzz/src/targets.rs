//! What is fuzzed. Each function takes any bytes, panics when a promise is broken, and otherwise
//! says in a few words what came of it, so that new answers can be told from known ones.

mod choices;
mod content;
mod door;
mod geometry;
mod positions;
mod records;

use reglette_bots::Level;
use reglette_engine::{Fault, Rng, Seat, Setup, Viewer};
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, StartRequest, games};
use serde_json::Value;

use crate::run::attempt;

/// Something that takes input from outside.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Takes any bytes; says what came of them.
    pub one: fn(&[u8]) -> String,
    /// Sound inputs to begin with.
    pub seeds: fn() -> Vec<String>,
}

/// Everything that is fuzzed.
pub const TARGETS: &[Target] = &[
    Target { name: "records", one: records::one, seeds: records::seeds },
    Target { name: "positions", one: positions::one, seeds: positions::seeds },
    Target { name: "choices", one: choices::one, seeds: choices::seeds },
    Target { name: "door", one: door::one, seeds: door::seeds },
    Target { name: "content", one: content::one, seeds: content::seeds },
    Target { name: "geometry", one: geometry::one, seeds: geometry::seeds },
];

/// Tries any bytes on the target of a name.
///
/// # Panics
/// When a promise is broken, or no target has that name.
pub fn fuzz_one(target: &str, data: &[u8]) {
    let found = TARGETS.iter().find(|it| it.name == target).expect("a target of that name");
    if let Err(said) = attempt(found, data) {
        panic!("{said}");
    }
}

/// A match with seeded dice in every scenario, so many random answers in.
fn midgames(game: &'static dyn AnyGame, answers: usize) -> Vec<Box<dyn AnyMatch>> {
    let begin = |scenario: &str| {
        let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
        let dice = DiceSpec::Seed(scenario.to_owned());
        let request = StartRequest { setup, ..StartRequest::with_dice(dice) };
        let mut table = game.start(request).expect("every scenario can be set up");
        play_on(table.as_mut(), &mut Rng::from_text(scenario), answers);
        table
    };
    game.info().scenarios.iter().map(|scenario| begin(scenario.id)).collect()
}

/// Plays so many random answers.
fn play_on(table: &mut dyn AnyMatch, rng: &mut Rng, answers: usize) {
    let mut bot = table.game().bot(Level::Random, &rng.bits().to_string());
    for _ in 0..answers {
        let Some(seat) = table.asked() else { return };
        let choice = bot.choose(table).expect("a question has an answer");
        let played = table.answer(seat, &choice, None);
        played.unwrap_or_else(|fault| panic!("the option {choice} is refused: {fault}"));
    }
}

/// Looks at everything that can be seen of a match.
fn look_around(table: &dyn AnyMatch) {
    table.ask();
    for seat in 0..table.seats() {
        table.view(Viewer::Seat(Seat(seat))).expect("a seat of the table");
    }
    table.view(Viewer::Observer).expect("anyone may watch");
    let again = table.game().check_position(&table.position());
    assert_eq!(again, Ok(()), "its own position is refused: {}", table.position());
}

/// What came of an input that was refused.
fn refused(fault: &Fault) -> String {
    let digits = |it: char| if it.is_ascii_digit() { '#' } else { it };
    let at: String = fault.at.iter().flat_map(|at| at.chars()).map(digits).collect();
    format!("{} {at} {}", fault.key, fault.rule.map_or("", |rule| rule.id()))
}

/// Random numbers that depend on the input only.
fn rng_of(data: &[u8]) -> Rng {
    Rng::from_text(&reglette_engine::record::fingerprint(data))
}

fn all_games() -> impl Iterator<Item = &'static dyn AnyGame> {
    games().iter().copied()
}

/// A document, if the input is one.
fn document(data: &[u8]) -> Result<Value, String> {
    let text = std::str::from_utf8(data).map_err(|_| "no text".to_owned())?;
    serde_json::from_str(text).map_err(|error| format!("no document {:?}", error.classify()))
}
