//! Random games: what conformance and secrets look at.

use std::sync::Arc;

use reglette_engine::dice::Seeded;
use reglette_engine::driver::{Source, Start};
use reglette_engine::{Game, Match, Options, Rng, Seat, Setup, Viewer, record};
use serde::Serialize;
use serde_json::Value;

/// A game that has not ended after so many decisions never will.
pub const MOST: usize = 20_000;

/// What random games begin from: `REGLETTE_SEED`, or always the same.
pub fn seed() -> String {
    std::env::var("REGLETTE_SEED").unwrap_or_else(|_| "conformance".to_owned())
}

/// A generator of its own for each purpose.
pub fn rng(purpose: &str) -> Rng {
    Rng::from_text(&format!("{}/{purpose}", seed()))
}

/// Every scenario with every number of players and every edition: by the letter, and once more
/// with every option the scenario leaves open at random.
pub fn setups<G: Game>() -> Vec<Setup> {
    let (info, mut rng) = (G::info(), rng("options"));
    let mut setups = Vec::new();
    for scenario in info.scenarios {
        for &players in scenario.players {
            for edition in info.editions {
                let letter = Setup {
                    scenario: Some(scenario.id.to_owned()),
                    edition: Some(edition.id.to_owned()),
                    players: Some(players),
                    ..Setup::default()
                };
                let fixed = |key: &str| scenario.sets.iter().any(|(fixed, _)| *fixed == key);
                let open = info.switches.iter().filter(|switch| !fixed(switch.key));
                let options = open.map(|switch| {
                    let value = switch.values[rng.index(switch.values.len())];
                    (switch.key.to_owned(), value.to_owned())
                });
                let options = options.collect();
                setups.extend([letter.clone(), Setup { options, ..letter }]);
            }
        }
    }
    setups
}

/// One set-up of each scenario, numbers of players and editions in turn.
pub fn each_scenario<G: Game>() -> Vec<Setup> {
    let info = G::info();
    let setup = |(at, scenario): (usize, &'static reglette_engine::game::Scenario)| Setup {
        scenario: Some(scenario.id.to_owned()),
        edition: Some(info.editions[at % info.editions.len()].id.to_owned()),
        players: Some(scenario.players[at / 2 % scenario.players.len()]),
        ..Setup::default()
    };
    info.scenarios.iter().enumerate().map(setup).collect()
}

/// One set-up of each scenario by the letter, and one with every open option at random.
pub fn some_setups<G: Game>() -> Vec<Setup> {
    let all = setups::<G>();
    let mut some = each_scenario::<G>();
    for scenario in G::info().scenarios {
        let random =
            |it: &&Setup| it.scenario.as_deref() == Some(scenario.id) && !it.options.is_empty();
        some.extend(all.iter().rfind(random).cloned());
    }
    some
}

/// A random game in progress. When a test fails while it is played, its record is printed.
#[derive(Debug)]
pub struct Wander<G: Game> {
    game: Match<G>,
    rng: Rng,
}

/// An answer that was just played.
#[derive(Clone, Debug)]
pub struct Stepped<G: Game> {
    /// Who answered.
    pub seat: Seat,
    /// The answer.
    pub choice: G::Choice,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> Wander<G> {
    /// The random game of a set-up for a purpose.
    pub fn new(setup: &Setup, purpose: &str) -> Wander<G> {
        let mut rng = rng(&format!("{purpose}/{}", serde_json::to_string(setup).unwrap()));
        let source = Source::Seeded(Seeded(rng.fork()));
        let start = Start { setup: setup.clone(), content: Arc::default(), ..Start::default() };
        let (game, _) = Match::start(start, source)
            .unwrap_or_else(|fault| panic!("{setup:?} cannot be set up: {fault}"));
        Wander { game, rng }
    }

    /// The match.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// The state.
    pub fn state(&self) -> &G {
        self.game.game()
    }

    /// The generator, for whatever else the test decides at random.
    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }

    /// Whether a die of so many faces shows its first one: to look at some decisions only.
    pub fn one_in(&mut self, faces: u32) -> bool {
        self.rng.below(faces) == 0
    }

    /// One of the options of the open question.
    pub fn pick(&mut self) -> Option<(Seat, G::Choice)> {
        let seat = self.state().ask()?.seat;
        let options = Options::of(self.state());
        assert!(!options.list().is_empty(), "a question without an answer");
        let at = self.rng.index(options.list().len());
        Some((seat, options.list()[at].clone()))
    }

    /// Plays an answer.
    pub fn play(&mut self, seat: Seat, choice: G::Choice) -> Stepped<G> {
        assert!(self.game.lines().len() < MOST, "the game does not end");
        let events = self.game.play(seat, choice.clone());
        let events = events.unwrap_or_else(|fault| panic!("{choice:?} is refused: {fault}"));
        Stepped { seat, choice, events }
    }

    /// Plays one answer; nothing when the game is over.
    pub fn step(&mut self) -> Option<Stepped<G>> {
        let (seat, choice) = self.pick()?;
        Some(self.play(seat, choice))
    }
}

impl<G: Game> Drop for Wander<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let lines: String = self.game.lines().iter().map(record::to_line).collect();
            eprintln!("The record so far:\n{}{lines}", record::to_line(self.game.header()));
        }
    }
}

/// Everyone who may look at a table.
pub fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    let seats = Seat::all(G::seats(game.its_book())).map(Viewer::Seat);
    seats.chain([Viewer::Observer])
}

/// A document as text, by the names of a book.
pub fn text<G: Game>(book: &G::Book, document: &impl Serialize) -> String {
    G::names(book).scope(|| serde_json::to_string(document)).unwrap()
}

/// A document as JSON, by the names of a book.
pub fn json<G: Game>(book: &G::Book, document: &impl Serialize) -> Value {
    G::names(book).scope(|| serde_json::to_value(document)).unwrap()
}

/// The state a position document describes; nothing when it is refused.
pub fn lay_out<G: Game>(book: &Arc<G::Book>, position: &Value) -> Option<G> {
    let read = G::names(book).scope(|| serde_json::from_value::<G::Position>(position.clone()));
    G::from_position(book, &read.ok()?).ok()
}
