//! The toy game keeps its promises, and the kit notices each promise that is broken.
#![allow(clippy::unwrap_used)]

use std::panic::catch_unwind;

use reglette_engine::{Game, Seat, Viewer};
use reglette_testkit::conformance as promises;
use reglette_testkit::secrets::{self as kept, Secrets};
use reglette_testkit::toy::{Doing, Flaw, Toy, What};
use serde_json::Value;

reglette_testkit::conformance!(Toy);
reglette_testkit::secrets!(Toy, secrets());

/// Cards in hand are their holders', laid ones their owners' until the end; dice that are not yet
/// aimed are not yet seen.
fn mask<const FLAW: usize>(game: &Toy<FLAW>, position: &mut Value, viewer: Viewer) {
    let over = game.ask().is_none();
    let players = position["players"].as_array_mut().unwrap();
    for (seat, player) in (0..).map(Seat).zip(players) {
        if viewer.sees(seat) {
            continue;
        }
        player["card"] = Value::Null;
        if let Some(laid) = player.get_mut("laid").and_then(Value::as_array_mut).filter(|_| !over) {
            laid.fill(Value::Null);
        }
    }
    let aiming = matches!(game.doing(), [Doing::Aim { .. }]);
    if aiming && !viewer.sees(game.table().turn) {
        position.as_object_mut().unwrap().remove("doing");
    }
}

/// What is secret in the toy game.
fn secrets<const FLAW: usize>() -> Secrets<Toy<FLAW>> {
    Secrets { mask, held, erases: |event| event.what == What::Reshuffled }
}

fn held(place: &str) -> bool {
    place.ends_with("/card")
}

const ENDLESS: usize = Flaw::Endless as usize;
const OFFERS_TOO_MUCH: usize = Flaw::OffersTooMuch as usize;
const OFFERS_TOO_LITTLE: usize = Flaw::OffersTooLittle as usize;
const FORGETFUL_POSITION: usize = Flaw::ForgetfulPosition as usize;
const LISTENING: usize = Flaw::Listening as usize;

const LEAKY_VIEW: usize = Flaw::LeakyView as usize;
const HASTY_VIEW: usize = Flaw::HastyView as usize;
const LEAKY_EVENT: usize = Flaw::LeakyEvent as usize;
const LEAKY_QUESTION: usize = Flaw::LeakyQuestion as usize;
const LEAKY_OPTIONS: usize = Flaw::LeakyOptions as usize;
const BLIND_VIEW: usize = Flaw::BlindView as usize;
const WILD_GUESS: usize = Flaw::WildGuess as usize;

/// The promise is broken, and what is said about it contains this.
fn assert_noticed(flaw: Flaw, promise: fn(), said: &str) {
    let failure = catch_unwind(promise).expect_err("a broken promise is noticed");
    let text = failure.downcast_ref::<String>().cloned();
    let text = text.or(failure.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    let text = text.expect("a failure says something");
    assert!(text.contains(said), "{flaw:?}: {text}");
}

#[test]
fn flaws_of_conformance_are_noticed() {
    let endless = promises::random_games_end::<Toy<ENDLESS>>;
    assert_noticed(Flaw::Endless, endless, "does not end");
    let too_much = promises::options_and_legality_agree::<Toy<OFFERS_TOO_MUCH>>;
    assert_noticed(Flaw::OffersTooMuch, too_much, "is refused");
    let too_little = promises::options_and_legality_agree::<Toy<OFFERS_TOO_LITTLE>>;
    assert_noticed(Flaw::OffersTooLittle, too_little, "is legal and not offered");
    let forgetful = promises::copies_are_equal::<Toy<FORGETFUL_POSITION>>;
    assert_noticed(Flaw::ForgetfulPosition, forgetful, "the position");
    let listening = promises::records_lead_to_the_same_states::<Toy<LISTENING>>;
    assert_noticed(Flaw::Listening, listening, "listening makes a difference");
}

#[test]
fn flaws_of_secrets_are_noticed() {
    let leaky = || kept::views_keep_secrets::<Toy<LEAKY_VIEW>>(&secrets());
    assert_noticed(Flaw::LeakyView, leaky, "sees more");
    let options = || kept::views_keep_secrets::<Toy<LEAKY_OPTIONS>>(&secrets());
    assert_noticed(Flaw::LeakyOptions, options, "sees more");
    let hasty = || kept::unfinished_acts_are_not_seen::<Toy<HASTY_VIEW>>(&secrets());
    assert_noticed(Flaw::HastyView, hasty, "coming");
    let event = || kept::hidden_acts_look_alike::<Toy<LEAKY_EVENT>>(&secrets());
    assert_noticed(Flaw::LeakyEvent, event, "told what was hidden");
    let question = || kept::silence_tells_nothing::<Toy<LEAKY_QUESTION>>(&secrets());
    assert_noticed(Flaw::LeakyQuestion, question, "learns from");
    let blind = || kept::imagined_tables_fit_the_view::<Toy<BLIND_VIEW>>(&secrets());
    assert_noticed(Flaw::BlindView, blind, "less than they may know");
    let wild = || kept::imagined_tables_fit_the_view::<Toy<WILD_GUESS>>(&secrets());
    assert_noticed(Flaw::WildGuess, wild, "to ");
}
