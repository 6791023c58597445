//! Chance: every outcome is found, and together they are certain.

use num_bigint::BigUint;
use reglette_engine::dice::{Script, Walk, Wanted};
use reglette_engine::driver::Source;
use reglette_engine::odds::{self, Fraction, Policy, Query};
use reglette_engine::{Code, Cx, Game, Legal, Seat};

use crate::wander::{Wander, each_scenario};

/// Steps with more outcomes than this are not walked to the end.
const PATHS: usize = 4_000;

/// Walked steps in a game, and steps that are tried.
const STEPS: usize = 12;
const TRIES: usize = 24;

/// Queries of odds in a game.
const QUERIES: usize = 8;

/// The weights of all outcomes of a step sum to one, and what really happens is among them.
pub fn chances_sum_to_one<G: Game>() {
    let mut chancy = 0;
    for setup in each_scenario::<G>() {
        let mut game = Wander::<G>::new(&setup, "chances");
        let (mut walked, mut tried) = (0, 0);
        while let Some((seat, choice)) = game.pick() {
            let before = game.state().clone();
            game.play(seat, choice.clone());
            let fell = game.game().lines().last().map_or(0, |line| line.dice.len());
            let few = fell > 0 || game.one_in(8);
            if walked < STEPS && tried < TRIES && few {
                tried += 1;
                if walk(&before, &choice, game.state()) {
                    walked += 1;
                    chancy += usize::from(fell > 0);
                }
            }
        }
    }
    assert!(chancy > 0, "no step with chance was walked");
}

/// Walks all outcomes of a step; `false` when there are too many.
fn walk<G: Game>(before: &G, choice: &G::Choice, real: &G) -> bool {
    let (mut walk, mut sum, mut found) = (Walk::default(), none(), false);
    for _ in 0..PATHS {
        let mut after = before.clone();
        let legal = Legal::check(before, choice.clone()).unwrap();
        after.play(legal, &mut Cx::silent(&mut walk)).unwrap();
        found |= after == *real;
        sum = plus(&sum, &Fraction::new(walk.ways(), walk.of()));
        if !walk.advance() {
            assert_eq!(sum, certain(), "after {choice:?}");
            assert!(found, "what happened after {choice:?} is no outcome of the walk");
            return true;
        }
    }
    false
}

fn none() -> Fraction {
    Fraction { ways: BigUint::ZERO, of: BigUint::from(1u8) }
}

fn certain() -> Fraction {
    Fraction { ways: BigUint::from(1u8), of: BigUint::from(1u8) }
}

fn plus(a: &Fraction, b: &Fraction) -> Fraction {
    Fraction::new(&a.ways * &b.of + &b.ways * &a.of, &a.of * &b.of)
}

/// The odds of a choice sum to exactly one, whatever they are of and however others answer.
pub fn odds_sum_to_one<G: Game>() {
    for setup in each_scenario::<G>() {
        let mut game = Wander::<G>::new(&setup, "odds");
        let mut asked = 0;
        while let Some((seat, choice)) = game.pick() {
            if asked < QUERIES && game.one_in(12) {
                asked += 1;
                let metric = G::metrics()[game.rng().index(G::metrics().len())];
                let (_, policy) = Policy::NAMES[game.rng().index(Policy::NAMES.len())];
                let choices = [choice.clone()];
                let query = Query { seat, choices: &choices, metric: Some(metric), policy };
                let told = odds::odds(game.state(), &query)
                    .unwrap_or_else(|fault| panic!("no odds of {choice:?}: {fault}"));
                let sum = told.values().fold(none(), |sum, share| plus(&sum, share));
                assert_eq!(sum, certain(), "{metric} of {choice:?}");
            }
            game.play(seat, choice);
        }
        let query = Query { seat: Seat(0), choices: &[], metric: None, policy: Policy::Best };
        let nothing = odds::odds(game.state(), &query);
        assert_eq!(nothing.unwrap_err().code, Code::BadRequest);
    }
}

/// Without dice a step stops and says what it wants; given face by face, it leads to the same
/// state as the dice that really fell.
pub fn dice_may_be_thrown_by_hand<G: Game>() {
    for setup in each_scenario::<G>() {
        let mut game = Wander::<G>::new(&setup, "hand");
        while let Some((seat, choice)) = game.pick() {
            let mut by_hand = game.game().clone().with_source(Source::Script(Script::default()));
            game.play(seat, choice.clone());
            let line = game.game().lines().last().expect("the line just played").clone();
            if line.dice.is_empty() || !game.one_in(4) {
                continue;
            }
            let before = by_hand.game().clone();
            for face in &line.dice {
                let fault = by_hand.play(seat, choice.clone()).unwrap_err();
                assert_eq!(fault.code, Code::DiceDry);
                assert_eq!(*by_hand.game(), before, "a dry script changes nothing");
                let Source::Script(script) = by_hand.source() else {
                    unreachable!("the dice are scripted");
                };
                let wanted = script.wanted().expect("a dry script says what it wants");
                assert!(offers(wanted, face), "{wanted:?} has no {face}");
                script.give(face.clone());
            }
            by_hand.play(seat, choice).unwrap();
            assert_eq!(by_hand.game(), game.state());
            assert_eq!(by_hand.lines().last(), Some(&line));
        }
    }
}

fn offers(wanted: &Wanted, face: &str) -> bool {
    match wanted {
        Wanted::Face { faces, .. } => faces.contains(&face),
        Wanted::Card { left } => left.iter().any(|card| card == face),
    }
}
