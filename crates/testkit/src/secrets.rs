//! What a seat may not know stays hidden: `reglette_testkit::secrets!(MyGame, SECRETS);`
//!
//! A view cannot be checked against itself: one that shows too much agrees with itself perfectly.
//! So the test of a game says once more, in its own words and on the position document, what a
//! viewer may not know: [`Secrets::mask`] replaces it by `null`. Two states whose masked positions
//! are equal are states the viewer cannot tell apart, and must look the same: the same view, byte
//! by byte, the same question with the same options in the same order, the same measures, odds and hints.
//! Such states are made by exchanging hidden cards.
//!
//! What is seen of play is held to the same measure. If the states before are alike and the states
//! after are alike, then what was told in between must be alike, too ([`hidden_acts_look_alike`]);
//! and where only cards differ that nobody but their holder can bring to light
//! ([`Secrets::held`]), nothing anybody else does may look different, not even who is asked next
//! ([`silence_tells_nothing`]).

use reglette_bots::Level;
use reglette_engine::dice::Script;
use reglette_engine::game::Step;
use reglette_engine::odds::{Policy, Query, odds};
use reglette_engine::{Cx, Game, Legal, Options, Rng, Seat, Viewer};
use serde_json::Value;

use crate::wander::{Stepped, Wander, json, lay_out, some_setups, text, viewers};

/// What is secret in a game, said independently of its views.
#[derive(Clone, Debug)]
pub struct Secrets<G: Game> {
    /// Replaces by `null` whatever a viewer may not know of a position document. What looks to the
    /// viewer like something else is written as that.
    pub mask: fn(&G, &mut Value, Viewer),
    /// Whether a hidden place, by its JSON pointer, holds cards that nobody but their holder can
    /// bring to light: a hand, but not a face-down card on the table.
    pub held: fn(&str) -> bool,
    /// Whether an event takes away the traces of what was shown before, such as a shuffle of the
    /// open pile.
    pub erases: fn(&G::Event) -> bool,
}

/// Runs all tests of secrets for a game.
#[macro_export]
macro_rules! secrets {
    ($Game:ty, $secrets:expr) => {
        $crate::secrets!($Game, $secrets;
            views_keep_secrets,
            imagined_tables_fit_the_view,
            unfinished_acts_are_not_seen,
            hidden_acts_look_alike,
            silence_tells_nothing,
        );
    };
    ($Game:ty, $secrets:expr; $($promise:ident,)+) => {$(
        #[test]
        fn $promise() {
            $crate::secrets::$promise::<$Game>(&$secrets);
        }
    )+};
}

/// States a viewer cannot tell apart give equal views, questions, options, measures, odds and hints.
pub fn views_keep_secrets<G: Game>(secrets: &Secrets<G>) {
    let mut pairs = 0;
    for setup in some_setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "secrets");
        loop {
            let state = game.state().clone();
            for viewer in viewers(&state) {
                if !game.one_in(4) {
                    continue;
                }
                let slots = slots(secrets, &state, &[viewer]);
                let Some(other) = alter(secrets, &state, &slots, 4, &[viewer], game.rng()) else {
                    continue;
                };
                pairs += 1;
                assert_eq!(look(&other, viewer), look(&state, viewer), "{viewer:?} sees more");
                assert_same_measures(&state, &other, viewer, game.rng());
                if game.one_in(16) {
                    assert_same_advice(&state, &other, viewer, game.rng());
                }
            }
            if game.step().is_none() {
                break;
            }
        }
    }
    assert!(pairs > 0, "no two states were alike");
}

/// Whether an answer would be legal is told alike in states that a viewer cannot tell apart, also where
/// only one of them has that answer.
fn assert_same_measures<G: Game>(one: &G, other: &G, viewer: Viewer, rng: &mut Rng) {
    for state in [one, other].into_iter().filter(|it| it.ask().is_some()) {
        let options = Options::of(state);
        let choice = &options.list()[rng.index(options.list().len())];
        let asked = serde_json::json!({"try": json::<G>(state.its_book(), choice)});
        let told = |game: &G| game.measure(viewer, &asked).ok();
        assert_eq!(told(one), told(other), "{viewer:?} measures {choice:?}");
    }
}

/// Odds and hints are the same in states that a seat cannot tell apart.
fn assert_same_advice<G: Game>(one: &G, other: &G, viewer: Viewer, rng: &mut Rng) {
    let Some(ask) = one.ask().filter(|ask| viewer == Viewer::Seat(ask.seat)) else { return };
    let options = Options::of(one);
    let choices = [options.list()[rng.index(options.list().len())].clone()];
    let metric = G::metrics()[rng.index(G::metrics().len())];
    let query =
        Query { seat: ask.seat, choices: &choices, metric: Some(metric), policy: Policy::Best };
    assert_eq!(odds(one, &query), odds(other, &query), "odds of {choices:?}");
    let hint = |game: &G| {
        let mut bot = Level::Easy.bot::<G>(Rng::from_text("hint"));
        bot.answer(game.its_book(), &game.view(viewer), ask.seat)
    };
    assert_eq!(hint(one), hint(other), "another hint");
}

/// A table imagined from a view is one the viewer cannot tell from the real one: it gives the same
/// view, and agrees in everything the viewer may know.
pub fn imagined_tables_fit_the_view<G: Game>(secrets: &Secrets<G>) {
    let mut others = 0;
    for setup in some_setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "imagined");
        loop {
            let (state, book) = (game.state().clone(), game.state().its_book().clone());
            for viewer in viewers(&state) {
                if !game.one_in(4) {
                    continue;
                }
                let imagined = G::determinize(&book, &state.view(viewer), &mut game.rng().fork());
                assert_eq!(look(&imagined, viewer), look(&state, viewer), "to {viewer:?}");
                assert_eq!(
                    known(secrets, &imagined, viewer),
                    known(secrets, &state, viewer),
                    "{viewer:?} sees less than they may know"
                );
                let position = json::<G>(&book, &imagined.position());
                assert_eq!(lay_out::<G>(&book, &position).as_ref(), Some(&imagined));
                others += usize::from(imagined != state);
            }
            if game.step().is_none() {
                break;
            }
        }
    }
    assert!(others > 0, "what is imagined is always what is real");
}

/// While a seat puts an action together nobody else sees anything of it, and states in which
/// nothing has changed for a viewer look the same.
pub fn unfinished_acts_are_not_seen<G: Game>(secrets: &Secrets<G>) {
    for setup in some_setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "unfinished");
        loop {
            let before = game.state().clone();
            let Some(step) = game.step() else { break };
            let after = game.state();
            let goes_on =
                after.ask().is_some_and(|it| it.seat == step.seat && it.step == Step::GoesOn);
            for viewer in viewers(after).filter(|&viewer| viewer != Viewer::Seat(step.seat)) {
                let told = witnessed::<G>(after.its_book(), &step.events, viewer);
                let unseen = goes_on && told == "[]";
                if unseen || known(secrets, &before, viewer) == known(secrets, after, viewer) {
                    let (before, after) = (before.view(viewer), after.view(viewer));
                    assert_eq!(after, before, "{viewer:?} sees {:?} coming", step.choice);
                }
            }
        }
    }
}

/// An act that hides something looks the same whatever it hides: if a viewer can tell apart neither
/// the states before nor those after it, they are told the same. Whatever an act shows to all must
/// therefore leave a trace on the table, such as a card on an open pile; acts that take such traces
/// away are left out.
pub fn hidden_acts_look_alike<G: Game>(secrets: &Secrets<G>) {
    let (mut acts, mut hidden) = (0, 0);
    for setup in some_setups::<G>() {
        let mut game = Wander::<G>::new(&setup, "acts");
        loop {
            let before = game.state().clone();
            let Some(act) = whole_act(&mut game) else { break };
            acts += 1;
            for viewer in viewers(&before).filter(|&it| it != Viewer::Seat(act.seat)) {
                if act.events.iter().any(secrets.erases) || !game.one_in(3) {
                    continue;
                }
                let Some((other, again)) = other_act(secrets, &before, &act, viewer, game.rng())
                else {
                    continue;
                };
                let alike = known(secrets, &other, viewer) == known(secrets, game.state(), viewer);
                if alike {
                    hidden += 1;
                    let book = game.state().its_book();
                    let (told, again) = (
                        witnessed::<G>(book, &act.events, viewer),
                        witnessed::<G>(book, &again.events, viewer),
                    );
                    assert_eq!(again, told, "{viewer:?} is told what was hidden");
                    assert_eq!(look(&other, viewer), look(game.state(), viewer));
                }
            }
        }
    }
    assert!(hidden > 0, "none of {acts} acts hid anything");
}

/// Cards that only their holder can bring to light do not change what anybody else's choice looks
/// like, nor whether and what somebody is asked.
pub fn silence_tells_nothing<G: Game>(secrets: &Secrets<G>) {
    let mut pairs = 0;
    let setups = some_setups::<G>();
    for (number, setup) in setups.iter().chain(&setups).enumerate() {
        let mut game = Wander::<G>::new(setup, &format!("silence/{number}"));
        while let Some((seat, choice)) = game.pick() {
            let before = game.state().clone();
            let step = game.play(seat, choice);
            // Where somebody else is asked next, looking closely is worth it.
            let reaction = game.state().ask().is_some_and(|ask| ask.seat != seat);
            let looks = if reaction { 4 } else { usize::from(game.one_in(6)) };
            for _ in 0..looks {
                pairs += usize::from(look_again(secrets, &before, &step, &mut game));
            }
        }
    }
    assert!(pairs > 0, "no two states were alike");
}

/// Plays a step once more with other cards in the hands of those who have no part in it; whether
/// that was possible.
fn look_again<G: Game>(
    secrets: &Secrets<G>,
    before: &G,
    step: &Stepped<G>,
    game: &mut Wander<G>,
) -> bool {
    let everyone: Vec<Viewer> = viewers(before).collect();
    let eyes = [everyone[game.rng().index(everyone.len())], Viewer::Seat(step.seat)];
    let mut slots = slots(secrets, before, &eyes);
    slots.retain(|slot| (secrets.held)(slot));
    let many = slots.len().max(1);
    let Some(mut other) = alter(secrets, before, &slots, many, &eyes, game.rng()) else {
        return false;
    };
    let dice = game.game().lines().last().expect("the line just played").dice.clone();
    let (mut script, mut events) = (Script::new(dice), Vec::new());
    let legal = Legal::check(&other, step.choice.clone()).expect("its seat sees no difference");
    if other.play(legal, &mut Cx::logged(&mut script, &mut events)).is_err() {
        // A card that was drawn here lies elsewhere there.
        return false;
    }
    let (state, choice) = (game.state(), &step.choice);
    for viewer in eyes {
        let told = |events| witnessed::<G>(state.its_book(), events, viewer);
        assert_eq!(told(&events), told(&step.events), "{viewer:?} learns from {choice:?}");
        assert_eq!(look(&other, viewer), look(state, viewer), "{viewer:?} learns from {choice:?}");
    }
    true
}

/// Everything a viewer is shown of a state: the view, who is asked, and if it is the viewer, what.
fn look<G: Game>(game: &G, viewer: Viewer) -> String {
    let book = game.its_book();
    let mut shown = text::<G>(book, &game.view(viewer));
    if let Some(ask) = game.ask() {
        shown += &format!("\nasked {}", ask.seat.0);
        if viewer == Viewer::Seat(ask.seat) {
            let options = Options::of(game);
            shown += &format!(
                "\n{}\n{:?}\n{} {:?}",
                serde_json::to_string(&ask).unwrap(),
                game.asked_about(),
                text::<G>(book, &options.list()),
                options.coverage()
            );
        }
    }
    shown
}

/// What a viewer is told of some events.
fn witnessed<G: Game>(book: &G::Book, events: &[G::Event], viewer: Viewer) -> String {
    let told: Vec<G::Event> =
        events.iter().filter_map(|event| G::witness(book, event, viewer)).collect();
    let again: Vec<G::Event> =
        told.iter().filter_map(|event| G::witness(book, event, viewer)).collect();
    assert_eq!(again, told, "what was witnessed can be told to its witness");
    text::<G>(book, &told)
}

/// The position as far as a viewer may know it.
fn known<G: Game>(secrets: &Secrets<G>, game: &G, viewer: Viewer) -> Value {
    let mut position = json::<G>(game.its_book(), &game.position());
    (secrets.mask)(game, &mut position, viewer);
    position
}

/// The places of the position whose contents none of the viewers may know.
fn slots<G: Game>(secrets: &Secrets<G>, game: &G, eyes: &[Viewer]) -> Vec<String> {
    let position = json::<G>(game.its_book(), &game.position());
    let mut slots = Vec::new();
    names_in(&position, String::new(), &mut slots);
    for &viewer in eyes {
        let known = known(secrets, game, viewer);
        slots.retain(|slot| known.pointer(slot) == Some(&Value::Null));
    }
    slots
}

/// The JSON pointers of all names in a document.
fn names_in(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::String(_) => out.push(at),
        Value::Array(list) => {
            let each = list.iter().enumerate();
            each.for_each(|(nth, it)| names_in(it, format!("{at}/{nth}"), out));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, it)| names_in(it, format!("{at}/{key}"), out));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// How often another state is tried to be made.
const TRIES: usize = 6;

/// Another state that the viewers cannot tell from this one, made by exchanging what lies in the
/// given places among each other and with things that are named nowhere, so many times at most.
fn alter<G: Game>(
    secrets: &Secrets<G>,
    game: &G,
    slots: &[String],
    changes: usize,
    eyes: &[Viewer],
    rng: &mut Rng,
) -> Option<G> {
    if slots.is_empty() {
        return None;
    }
    let book = game.its_book();
    let real = json::<G>(book, &game.position());
    (0..TRIES).find_map(|_| {
        let mut position = real.clone();
        for _ in 0..=rng.index(changes) {
            let slot = &slots[rng.index(slots.len())];
            if rng.index(2) == 0 {
                swap(&mut position, slot, &slots[rng.index(slots.len())]);
            } else {
                let other = any_name::<G>(book, rng);
                *position.pointer_mut(slot).expect("a place of the position") = other;
            }
        }
        let other = lay_out::<G>(book, &position).filter(|other| other != game)?;
        let alike =
            |&viewer: &Viewer| known(secrets, &other, viewer) == known(secrets, game, viewer);
        eyes.iter().all(alike).then_some(other)
    })
}

fn swap(position: &mut Value, one: &str, other: &str) {
    let both = (position.pointer(one).cloned(), position.pointer(other).cloned());
    if let (Some(first), Some(second)) = both {
        *position.pointer_mut(one).expect("it was just looked at") = second;
        *position.pointer_mut(other).expect("it was just looked at") = first;
    }
}

fn any_name<G: Game>(book: &G::Book, rng: &mut Rng) -> Value {
    let names = G::names(book);
    let spaces = (0..).map(|space| names.space(space)).take_while(|space| !space.is_empty());
    let names: Vec<&String> = spaces.flatten().collect();
    Value::from(names[rng.index(names.len())].as_str())
}

/// An action with all its parts.
struct Act<G: Game> {
    seat: Seat,
    choices: Vec<Value>,
    dice: Vec<Vec<String>>,
    events: Vec<G::Event>,
}

/// Plays on until the seat that is asked has finished what it begins.
fn whole_act<G: Game>(game: &mut Wander<G>) -> Option<Act<G>> {
    let seat = game.state().ask()?.seat;
    let mut act = Act { seat, choices: Vec::new(), dice: Vec::new(), events: Vec::new() };
    while let Some(step) = game.step() {
        let line = game.game().lines().last().expect("the line just played").clone();
        act.choices.extend(line.choice);
        act.dice.push(line.dice);
        act.events.extend(step.events);
        let goes_on = |ask: reglette_engine::Ask| ask.seat == seat && ask.step == Step::GoesOn;
        if !game.state().ask().is_some_and(goes_on) {
            break;
        }
    }
    Some(act)
}

/// The same act with another hidden thing, in a state the viewer cannot tell from the real one.
fn other_act<G: Game>(
    secrets: &Secrets<G>,
    before: &G,
    act: &Act<G>,
    viewer: Viewer,
    rng: &mut Rng,
) -> Option<(G, Act<G>)> {
    let book = before.its_book();
    let position = json::<G>(book, &before.position());
    let hidden = slots(secrets, before, &[viewer]);
    let used: Vec<&String> = hidden
        .iter()
        .filter(|slot| act.choices.iter().any(|choice| mentions(choice, &position, slot)))
        .collect();
    if used.is_empty() {
        return None;
    }
    (0..TRIES).find_map(|_| {
        let slot = used[rng.index(used.len())];
        let name = position.pointer(slot)?.clone();
        let mut other = position.clone();
        // Something of the same kind is most likely found where other such things lie.
        if rng.index(3) == 0 {
            *other.pointer_mut(slot)? = any_name::<G>(book, rng);
        } else {
            swap(&mut other, slot, &hidden[rng.index(hidden.len())]);
        }
        let new = other.pointer(slot)?.clone();
        let state = lay_out::<G>(book, &other).filter(|other| other != before)?;
        if new == name || known(secrets, &state, viewer) != known(secrets, before, viewer) {
            return None;
        }
        replay_act(state, act, &name, &new)
    })
}

/// Whether a choice names what lies in a place.
fn mentions(choice: &Value, position: &Value, slot: &str) -> bool {
    let mut names = Vec::new();
    names_in(choice, String::new(), &mut names);
    names.iter().any(|at| choice.pointer(at) == position.pointer(slot))
}

/// Plays an act again with another name in the place of one of its own; nothing when it does not go.
fn replay_act<G: Game>(
    mut state: G,
    act: &Act<G>,
    name: &Value,
    new: &Value,
) -> Option<(G, Act<G>)> {
    let mut events = Vec::new();
    let mut choices = act.choices.clone();
    for (at, choice) in choices.iter_mut().enumerate() {
        if at > 0 && state.ask().is_none_or(|ask| ask.seat != act.seat) {
            return None;
        }
        let mut names = Vec::new();
        names_in(choice, String::new(), &mut names);
        for at in names {
            let found = choice.pointer_mut(&at).filter(|found| **found == *name);
            found.into_iter().for_each(|found| *found = new.clone());
        }
        let book = state.its_book();
        let read = reglette_engine::driver::read_choice::<G>(book, choice).ok()?;
        let legal = Legal::check(&state, read).ok()?;
        let mut script = Script::new(act.dice[at].clone());
        state.play(legal, &mut Cx::logged(&mut script, &mut events)).ok()?;
        if !script.left().is_empty() {
            return None;
        }
    }
    let dice = act.dice.clone();
    Some((state, Act { seat: act.seat, choices, dice, events }))
}
