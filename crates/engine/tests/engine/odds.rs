//! Exact odds, against fractions worked out by hand and against simulation.

use num_bigint::BigUint;
use reglette_engine::dice::Seeded;
use reglette_engine::odds::{Distribution, Fraction, Policy, Query, UNDECIDED, odds};
use reglette_engine::{Code, Cx, Fault, Game, Options, Rng, Seat};
use reglette_testkit::Play;
use reglette_testkit::toy::{Choice, Toy};
use serde_json::json;

use super::duel;

const AT_RED: [Choice; 2] = [Choice::Throw(2), Choice::At(Seat(1))];

fn ask(choices: &[Choice], metric: Option<&str>, policy: Policy) -> Result<Distribution, Fault> {
    let query = Query { seat: Seat(0), choices, metric, policy };
    odds(duel().game().game(), &query)
}

fn fractions(told: &Distribution) -> Vec<(&str, u32, u32)> {
    let number = |number: &BigUint| u32::try_from(number).unwrap();
    told.iter().map(|(name, it)| (name.as_str(), number(&it.ways), number(&it.of))).collect()
}

/// toy.3: nobody shows a card, so the hits hurt: 1/4, 1/2, 1/4.
#[test]
fn the_first_option_is_taken() {
    let told = ask(&AT_RED, None, Policy::First).unwrap();
    assert_eq!(fractions(&told), [("0", 1, 4), ("1", 1, 2), ("2", 1, 4)]);
    let told = ask(&AT_RED, Some("lives"), Policy::First).unwrap();
    assert_eq!(fractions(&told), [("3", 1, 4), ("4", 1, 2), ("5", 1, 4)]);
}

/// toy.4: of the 13 cards seat 0 cannot see 6 are red, and a red one is shown half of the time:
/// 1/4 + 1/2 * 6/13 * 1/2 * 1/2 + 1/4 * 6/13 * 1/2 * 1/4 = 67/208 for no hit.
#[test]
fn hidden_cards_weigh_what_the_seat_can_know() {
    let told = ask(&AT_RED, Some("hurt"), Policy::Even).unwrap();
    assert_eq!(fractions(&told), [("0", 67, 208), ("1", 49, 104), ("2", 43, 208)]);
}

/// What others do best is not worse for them than doing nothing.
#[test]
fn the_best_answer_helps_who_gives_it() {
    let none = |policy| ask(&AT_RED, None, policy).unwrap()["0"].billionths();
    assert!(none(Policy::Best) >= none(Policy::First));
    assert_eq!(Policy::default(), Policy::Best);
}

/// The enumeration agrees with random play on tables that fit the view.
#[test]
fn enumeration_agrees_with_simulation() {
    let exact = ask(&AT_RED, Some("hurt"), Policy::Even).unwrap();
    let play = duel();
    let (game, mut rng, n) = (play.game().game(), Rng::from_text("simulation"), 20_000u32);
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..n {
        let view = game.view(Seat(0).into());
        let before = Toy::<0>::determinize(game.its_book(), &view, &mut rng);
        let (mut after, mut events) = (before.clone(), Vec::new());
        let mut dice = Seeded(rng.fork());
        let mut answers = AT_RED.into_iter();
        let result = loop {
            if let Some(result) = Toy::came_of(&before, &after, &events, "hurt") {
                break result;
            }
            let options = Options::of(&after);
            let at = match answers.next() {
                Some(choice) => options.list().iter().position(|&it| it == choice).unwrap(),
                None => rng.index(options.list().len()),
            };
            after.play(options.pick(at), &mut Cx::logged(&mut dice, &mut events)).unwrap();
        };
        *seen.entry(result).or_default() += 1;
    }
    for (result, share) in &exact {
        let expected = share.billionths() * u64::from(n) / 1_000_000_000;
        let found = u64::from(seen[result]);
        // Five standard deviations of at most sqrt(20000 / 4), about 71.
        assert!(found.abs_diff(expected) < 355, "{result}: {found} instead of {expected}");
    }
}

#[test]
fn odds_that_cannot_be_told_say_why() {
    let key = |told: Result<Distribution, Fault>| {
        let fault = told.unwrap_err();
        (fault.code, fault.key, fault.at)
    };
    let at = |place: &str| Some(place.to_owned());
    let bad = Code::BadRequest;
    let none = ask(&[], None, Policy::Best);
    assert_eq!(key(none), (bad, "fault-odds-no-choice", at("choice")));
    let metric = ask(&AT_RED, Some("luck"), Policy::Best);
    assert_eq!(key(metric), (bad, "fault-odds-metric", at("of")));
    let unstaged = ask(&[Choice::Swap, Choice::Throw(1)], None, Policy::Best);
    assert_eq!(key(unstaged), (bad, "fault-odds-not-staged", at("choice[0]")));
    let illegal = ask(&[Choice::Throw(9)], None, Policy::Best);
    assert_eq!(key(illegal), (Code::Illegal, "fault-illegal", None));
    let illegal = ask(&[Choice::Throw(9), Choice::Swap], None, Policy::Best);
    assert_eq!(key(illegal), (Code::Illegal, "fault-illegal", at("choice[0]")));
    let query = Query { seat: Seat(1), choices: &AT_RED, metric: None, policy: Policy::Best };
    let other = odds(duel().game().game(), &query);
    assert_eq!(key(other).0, Code::NotYourTurn);
}

/// toy.7: three players' last turns have more ways than are walked; what is left is said.
#[test]
fn what_is_not_walked_is_undecided() {
    let play = Play::<Toy>::at(json!({
        "setup": {"players": 3}, "turn": 0, "round": 3,
        "players": [{"card": "red"}, {"card": "blue"}, {"card": "red"}],
    }));
    let query = Query {
        seat: Seat(0),
        choices: &[Choice::Swap],
        metric: Some("won"),
        policy: Policy::Even,
    };
    let told = odds(play.game().game(), &query).unwrap();
    assert!(told.len() > 2 && told[UNDECIDED].billionths() > 0, "{told:?}");
    let one = told.values().fold(None, |sum: Option<Fraction>, it| {
        let Some(sum) = sum else { return Some(it.clone()) };
        Some(Fraction::new(&sum.ways * &it.of + &it.ways * &sum.of, sum.of * &it.of))
    });
    assert_eq!(one, Some(Fraction { ways: BigUint::from(1u8), of: BigUint::from(1u8) }));
    // Where it is decided at once nothing is left.
    let told = ask(&[Choice::Swap], None, Policy::First).unwrap();
    assert_eq!(fractions(&told), [("nobody", 1, 1)]);
}

#[test]
fn fractions_are_in_lowest_terms() {
    let half = Fraction::new(BigUint::from(4u8), BigUint::from(8u8));
    assert_eq!(half, Fraction { ways: BigUint::from(1u8), of: BigUint::from(2u8) });
    assert_eq!(half.billionths(), 500_000_000);
    let play = duel();
    assert_eq!(play.game().game().its_book().players, 2);
    assert_eq!(json!(Policy::NAMES.map(|(name, _)| name)), json!(["best", "first", "even"]));
}
