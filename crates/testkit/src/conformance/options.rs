//! Options, legality and refusals.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use reglette_engine::catalogue::Catalogue;
use reglette_engine::driver::{read_choice, write_choice};
use reglette_engine::{Code, Coverage, Game, Match, Options, Rng, Seat};
use serde_json::Value;

use super::knows;
use crate::wander::{Wander, each_scenario, setups};

/// Answers of which there are more than this are tried by example.
const MANY: usize = 400;

/// How many of them are tried where a test looks closely.
const CLOSELY: usize = 4_000;

/// Everything that might be answered: whatever was offered in some random game, with every name
/// and number exchanged for every other one.
#[derive(Debug, Default)]
struct Universe {
    forms: BTreeMap<String, Value>,
    names: BTreeSet<String>,
    numbers: BTreeSet<u64>,
}

impl Universe {
    fn of<G: Game>() -> Universe {
        let mut universe = Universe::default();
        universe.numbers.extend([0, 1, 2, 3, 4, 5, 6, 7, 9, 127, 255]);
        for setup in each_scenario::<G>() {
            let mut game = Wander::<G>::new(&setup, "universe");
            let names = G::names(game.state().its_book());
            let spaces = (0..).map(|space| names.space(space)).take_while(|it| !it.is_empty());
            universe.names.extend(spaces.flatten().cloned());
            while game.state().ask().is_some() {
                for choice in Options::of(game.state()).list() {
                    universe.learn(write_choice::<G>(game.state().its_book(), choice));
                }
                game.step();
            }
        }
        universe
    }

    fn learn(&mut self, mut choice: Value) {
        self.empty(&mut choice);
        self.forms.insert(choice.to_string(), choice);
    }

    /// Notes names and numbers, and leaves holes in their places.
    fn empty(&mut self, value: &mut Value) {
        match value {
            Value::String(name) => {
                self.names.insert(std::mem::take(name));
            }
            Value::Number(number) => {
                self.numbers.extend(number.as_u64());
                *value = Value::from(0);
            }
            Value::Array(list) => list.iter_mut().for_each(|it| self.empty(it)),
            Value::Object(fields) => fields.values_mut().for_each(|it| self.empty(it)),
            Value::Null | Value::Bool(_) => {}
        }
    }

    /// The answers that can be read by a book.
    fn answers<G: Game>(&self, book: &Arc<G::Book>, rng: &mut Rng) -> Vec<G::Choice> {
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let numbers: Vec<u64> = self.numbers.iter().copied().collect();
        let holes = Holes { names, numbers };
        let mut written = BTreeSet::new();
        for form in self.forms.values() {
            if holes.ways(form) <= MANY {
                written.extend(holes.fill(form).iter().map(Value::to_string));
            } else {
                written.extend((0..MANY).map(|_| holes.fill_anyhow(form, rng).to_string()));
            }
        }
        let read = |text: &String| {
            read_choice::<G>(book, &serde_json::from_str(text).expect("it was just written")).ok()
        };
        written.iter().filter_map(read).collect()
    }
}

/// What may stand in the holes of a form.
struct Holes<'a> {
    names: Vec<&'a str>,
    numbers: Vec<u64>,
}

impl Holes<'_> {
    /// In how many ways a form can be filled.
    fn ways(&self, form: &Value) -> usize {
        let product = |all: &mut dyn Iterator<Item = &Value>| {
            all.map(|it| self.ways(it)).fold(1, usize::saturating_mul)
        };
        match form {
            Value::String(_) => self.names.len(),
            Value::Number(_) => self.numbers.len(),
            Value::Null | Value::Bool(_) => 1,
            Value::Array(list) => product(&mut list.iter()),
            Value::Object(fields) => product(&mut fields.values()),
        }
    }

    /// A form with any names and numbers in its holes.
    fn fill_anyhow(&self, form: &Value, rng: &mut Rng) -> Value {
        match form {
            Value::String(_) => Value::from(self.names[rng.index(self.names.len())]),
            Value::Number(_) => Value::from(self.numbers[rng.index(self.numbers.len())]),
            Value::Null | Value::Bool(_) => form.clone(),
            Value::Array(list) => list.iter().map(|it| self.fill_anyhow(it, rng)).collect(),
            Value::Object(fields) => {
                let filled =
                    fields.iter().map(|(key, it)| (key.clone(), self.fill_anyhow(it, rng)));
                Value::Object(filled.collect())
            }
        }
    }

    /// A form with every name and number in its holes.
    fn fill(&self, form: &Value) -> Vec<Value> {
        match form {
            Value::String(_) => self.names.iter().map(|&name| Value::from(name)).collect(),
            Value::Number(_) => self.numbers.iter().map(|&number| Value::from(number)).collect(),
            Value::Null | Value::Bool(_) => vec![form.clone()],
            Value::Array(list) => {
                let mut filled = vec![Vec::new()];
                for it in list {
                    filled = extend(&filled, &self.fill(it), |list, it| list.push(it));
                }
                filled.into_iter().map(Value::from).collect()
            }
            Value::Object(fields) => {
                let mut filled = vec![serde_json::Map::new()];
                for (key, it) in fields {
                    filled = extend(&filled, &self.fill(it), |map, it| {
                        map.insert(key.clone(), it);
                    });
                }
                filled.into_iter().map(Value::from).collect()
            }
        }
    }
}

/// Every pair of a beginning and what goes on.
fn extend<T: Clone>(all: &[T], more: &[Value], add: impl Fn(&mut T, Value)) -> Vec<T> {
    let pairs = all.iter().flat_map(|begun| more.iter().map(move |it| (begun, it)));
    let joined = pairs.map(|(begun, it)| {
        let mut begun = begun.clone();
        add(&mut begun, it.clone());
        begun
    });
    joined.collect()
}

/// Every option is legal, no option comes twice, and where all options are listed every other
/// answer is refused by a rule of the catalogue.
pub fn options_and_legality_agree<G: Game>() {
    let catalogue = Catalogue::parse(G::info().rules).expect("the catalogue can be read");
    let universe = Universe::of::<G>();
    for setup in setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "options");
        let book = Arc::clone(game.state().its_book());
        let answers = universe.answers::<G>(&book, game.rng());
        while game.state().ask().is_some() {
            let options = Options::of(game.state());
            for (at, option) in options.list().iter().enumerate() {
                let legal = game.state().legality(option);
                assert_eq!(legal, Ok(()), "{option:?} is offered and refused");
                assert!(!options.list()[..at].contains(option), "{option:?} is offered twice");
            }
            let some = if game.one_in(16) { CLOSELY } else { 100 }.min(answers.len());
            let first = game.rng().index(answers.len());
            for answer in answers.iter().cycle().skip(first).take(some) {
                let offered = options.list().contains(answer);
                match game.state().legality(answer) {
                    Ok(()) if options.coverage() == Coverage::All => {
                        assert!(offered, "{answer:?} is legal and not offered");
                    }
                    Ok(()) => {}
                    Err(illegal) => {
                        assert!(!offered, "{answer:?} is offered and refused");
                        let rule = illegal.rule;
                        assert!(knows(&catalogue, rule), "{rule} is not in the catalogue");
                    }
                }
            }
            game.step();
        }
    }
}

/// Answers that break a rule, or come from a seat that is not asked, change nothing: neither the
/// state, nor the record, nor the dice.
pub fn refused_answers_change_nothing<G: Game>() {
    let universe = Universe::of::<G>();
    for setup in each_scenario::<G>() {
        let mut game = Wander::<G>::new(&setup, "refused");
        let book = Arc::clone(game.state().its_book());
        let answers = universe.answers::<G>(&book, game.rng());
        while let Some((asked, choice)) = game.pick() {
            if game.one_in(4) {
                let mut tried = game.game().clone();
                for seat in Seat::all(G::seats(&book) + 1).filter(|&seat| seat != asked) {
                    let fault = tried.play(seat, choice.clone()).unwrap_err();
                    assert_eq!(fault.code, Code::NotYourTurn, "{fault}");
                }
                for _ in 0..20 {
                    let answer = &answers[game.rng().index(answers.len())];
                    if let Err(illegal) = game.state().legality(answer) {
                        let fault = tried.play(asked, answer.clone()).unwrap_err();
                        assert_eq!(fault.code, Code::Illegal, "{fault}");
                        assert_eq!(fault.rule, Some(illegal.rule));
                    }
                }
                assert_same(&tried, game.game());
                tried.play(asked, choice.clone()).unwrap();
                game.play(asked, choice);
                assert_same(&tried, game.game());
            } else {
                game.play(asked, choice);
            }
        }
    }
}

fn assert_same<G: Game>(one: &Match<G>, other: &Match<G>) {
    assert_eq!(one.game(), other.game());
    assert_eq!(one.record(), other.record());
}
