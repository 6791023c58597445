//! What every game promises, whatever its rules: `reglette_testkit::conformance!(MyGame);`
//!
//! Each function plays random games over all scenarios, numbers of players, editions and options,
//! and panics where a promise is broken.

mod chance;
mod options;

use std::collections::BTreeSet;
use std::sync::Arc;

use reglette_engine::catalogue::Catalogue;
use reglette_engine::dice::Script;
use reglette_engine::driver::{self, Source, Verify};
use reglette_engine::record::Record;
use reglette_engine::{Code, Cx, Game, Legal, Match, Options, Rule, Seat};

use crate::wander::{Wander, each_scenario, json, lay_out, setups, text};

pub use chance::{chances_sum_to_one, dice_may_be_thrown_by_hand, odds_sum_to_one};
pub use options::{options_and_legality_agree, refused_answers_change_nothing};

/// Runs the whole suite for a game, a test for each promise.
#[macro_export]
macro_rules! conformance {
    ($Game:ty) => {
        $crate::conformance!($Game:
            random_games_end,
            options_and_legality_agree,
            refused_answers_change_nothing,
            copies_are_equal,
            records_lead_to_the_same_states,
            undo_goes_back,
            chances_sum_to_one,
            dice_may_be_thrown_by_hand,
            odds_sum_to_one,
            rules_are_in_the_catalogue,
        );
    };
    ($Game:ty: $($promise:ident,)+) => {$(
        #[test]
        fn $promise() {
            $crate::conformance::$promise::<$Game>();
        }
    )+};
}

/// Every random game ends, and has a result exactly when it has ended.
pub fn random_games_end<G: Game>() {
    for setup in setups::<G>() {
        for number in 0..3 {
            let mut game = Wander::<G>::new(&setup, &format!("end/{number}"));
            while game.step().is_some() {
                assert_eq!(game.state().ask().is_none(), game.state().outcome().is_some());
            }
            let outcome = game.state().outcome().expect("a game that asks nothing has ended");
            let seats = G::seats(game.state().its_book());
            assert!(outcome.winners.iter().all(|seat| seat.0 < seats), "{outcome:?}");
            assert!(outcome.scores.is_empty() || outcome.scores.len() == usize::from(seats));
            if let Some(choice) = last_choice(game.game()) {
                let after = game.game().clone().play(Seat(0), choice);
                assert_eq!(after.unwrap_err().code, Code::Over);
            }
        }
    }
}

fn last_choice<G: Game>(game: &Match<G>) -> Option<G::Choice> {
    let written = game.lines().last()?.choice.as_ref()?;
    game.read_choice(written).ok()
}

/// A clone, and the state of the position document, are equal to the state at every decision: also
/// in the middle of an action.
pub fn copies_are_equal<G: Game>() {
    for setup in setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "copies");
        loop {
            let (state, book) = (game.state(), game.state().its_book());
            assert_eq!(state.clone(), *state);
            let written = text::<G>(book, &state.position());
            let read = lay_out::<G>(book, &serde_json::from_str(&written).unwrap());
            let read = read.unwrap_or_else(|| panic!("its own position is refused: {written}"));
            assert_eq!(read, *state, "the position says something else: {written}");
            assert_eq!(text::<G>(book, &read.position()), written, "equal states, other hashes");
            if game.step().is_none() {
                break;
            }
        }
    }
}

/// A record, as text, leads to the same state at every line and to the same events: the same
/// answers and dice give the same game, whether anyone listens or not.
pub fn records_lead_to_the_same_states<G: Game>() {
    for setup in setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "records");
        let mut states = vec![game.state().clone()];
        let mut told = Vec::new();
        while let Some(step) = game.step() {
            states.push(game.state().clone());
            told.push(step.events);
        }
        let record = game.game().record();
        let read = Record::parse(&record.to_text());
        assert_eq!(read.as_ref(), Ok(&record), "a record is read as it was written");
        let mut replayed =
            driver::begin_replay::<G>(&record, &Arc::default(), Verify::Everything).unwrap();
        let mut unheard = replayed.game().clone();
        for (at, line) in record.lines.iter().enumerate().skip(1) {
            let events = driver::replay_line(&mut replayed, line, Verify::Everything);
            let events = events.unwrap_or_else(|fault| panic!("line {at}: {fault}"));
            assert_eq!(*replayed.game(), states[at], "line {at}");
            assert_eq!(events, told[at - 1], "line {at}");
            let choice = replayed.read_choice(line.choice.as_ref().unwrap()).unwrap();
            let mut dice = Script::new(line.dice.clone());
            let legal = Legal::check(&unheard, choice).unwrap();
            unheard.play(legal, &mut Cx::silent(&mut dice)).unwrap();
            assert_eq!(unheard, states[at], "line {at}: somebody listening makes a difference");
        }
        let whole = driver::replay::<G>(&record, &Arc::default(), Verify::Everything, None);
        assert_eq!(whole.unwrap().record(), record);
        let to = game.rng().index(states.len());
        let part = driver::replay::<G>(&record, &Arc::default(), Verify::Everything, Some(to));
        assert_eq!(*part.unwrap().game(), states[to]);
        starts_from_a_position(&states[to], &setup);
    }
}

/// A game that begins from a position has a record like any other.
fn starts_from_a_position<G: Game>(state: &G, setup: &reglette_engine::Setup) {
    let position = json::<G>(state.its_book(), &state.position());
    let start =
        driver::Start { setup: setup.clone(), position: Some(position), ..Default::default() };
    let dice = Source::Seeded(reglette_engine::dice::Seeded::from_text("position"));
    let (mut begun, _) = Match::<G>::start(start, dice).unwrap();
    assert_eq!(begun.game(), state);
    if let Some(ask) = state.ask() {
        let first = Options::of(state).list()[0].clone();
        begun.play(ask.seat, first).unwrap();
    }
    let record = begun.record();
    let replayed = driver::replay::<G>(&record, &Arc::default(), Verify::Everything, None).unwrap();
    assert_eq!(replayed.game(), begun.game());
}

/// After undo everything is as before, and the same answers lead to the same states again.
pub fn undo_goes_back<G: Game>() {
    for setup in each_scenario::<G>() {
        let mut game = Wander::<G>::new(&setup, "undo");
        assert_eq!(game.game().clone().undo().unwrap_err().code, Code::BadRequest);
        while game.step().is_some() {
            if !game.one_in(24) {
                continue;
            }
            let mut tried = game.game().clone();
            let mut steps = Vec::new();
            while let (Some(ask), 1..) = (tried.game().ask(), 6 - steps.len()) {
                let options = Options::of(tried.game());
                let choice = options.list()[game.rng().index(options.list().len())].clone();
                tried.play(ask.seat, choice.clone()).unwrap();
                steps.push((ask.seat, choice, tried.game().clone()));
            }
            for _ in &steps {
                tried.undo().unwrap();
            }
            assert_eq!(tried.game(), game.state());
            assert_eq!(tried.record(), game.game().record());
            for (seat, choice, after) in steps {
                tried.play(seat, choice).unwrap();
                assert_eq!(*tried.game(), after, "other dice fell after undo");
            }
        }
    }
}

/// Every rule that asks, refuses or makes something happen stands in the catalogue.
pub fn rules_are_in_the_catalogue<G: Game>() {
    let catalogue = Catalogue::parse(G::info().rules).expect("the catalogue can be read");
    let mut cited = BTreeSet::new();
    for setup in setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "rules");
        while let Some(ask) = game.state().ask() {
            cited.insert(ask.rule);
            let step = game.step().expect("a question has an answer");
            let book = game.state().its_book();
            for event in &step.events {
                let event = json::<G>(book, event);
                let rule = event["rule"].as_str().expect("an event names its rule").to_owned();
                assert!(catalogue.rule(&rule).is_some(), "{rule} is not in the catalogue");
            }
        }
        cited.extend(game.state().outcome().map(|outcome| outcome.rule));
    }
    for rule in cited {
        assert!(knows(&catalogue, rule), "{rule} is not in the catalogue");
    }
}

fn knows(catalogue: &Catalogue, rule: Rule) -> bool {
    catalogue.rule(rule.id()).is_some()
}
