//! The toy game keeps its promises, and the kit notices each promise that is broken.

use std::panic::catch_unwind;

use reglette_testkit::conformance as promises;
use reglette_testkit::toy::{Flaw, Toy};

reglette_testkit::conformance!(Toy);

const ENDLESS: usize = Flaw::Endless as usize;
const OFFERS_TOO_MUCH: usize = Flaw::OffersTooMuch as usize;
const OFFERS_TOO_LITTLE: usize = Flaw::OffersTooLittle as usize;
const FORGETFUL_POSITION: usize = Flaw::ForgetfulPosition as usize;
const LISTENING: usize = Flaw::Listening as usize;

fn assert_noticed(flaw: Flaw, promise: fn()) {
    assert!(catch_unwind(promise).is_err(), "{flaw:?} was not noticed");
}

#[test]
fn flaws_of_conformance_are_noticed() {
    assert_noticed(Flaw::Endless, promises::random_games_end::<Toy<ENDLESS>>);
    let too_much = promises::options_and_legality_agree::<Toy<OFFERS_TOO_MUCH>>;
    assert_noticed(Flaw::OffersTooMuch, too_much);
    let too_little = promises::options_and_legality_agree::<Toy<OFFERS_TOO_LITTLE>>;
    assert_noticed(Flaw::OffersTooLittle, too_little);
    let forgetful = promises::copies_are_equal::<Toy<FORGETFUL_POSITION>>;
    assert_noticed(Flaw::ForgetfulPosition, forgetful);
    let listening = promises::records_lead_to_the_same_states::<Toy<LISTENING>>;
    assert_noticed(Flaw::Listening, listening);
}
