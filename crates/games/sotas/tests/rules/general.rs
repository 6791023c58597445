//! Scale, dice, measuring (sotas.general), profiles (sotas.profile), Quality (sotas.quality).

use reglette_engine::dice::Script;
use reglette_engine::setup::Content;
use reglette_engine::{Cx, Game, Seat, Setup};
use reglette_geometry::{Length, Shape};
use reglette_sotas::traits::Trait;
use reglette_sotas::{Book, Sotas, notation};
use serde_json::json;

use crate::common::*;

fn book(setup: serde_json::Value) -> std::sync::Arc<Book> {
    let setup: Setup = serde_json::from_value(setup).unwrap();
    Sotas::book(&setup, &Content::default()).unwrap()
}

fn script(faces: &str) -> Script {
    Script::new(faces.split_whitespace().map(str::to_owned).collect())
}

/// sotas.general.1, sotas.general.2, sotas.general.3: six-sided dice, added or read in order.
#[test]
fn dice_are_added_or_read_in_order() {
    let mut dice = script("3 5 3 5 1 1 6 6");
    let cx = &mut Cx::silent(&mut dice);
    assert_eq!(notation::two_dice(cx), Ok(8));
    assert_eq!(notation::d66(cx), Ok(35));
    assert_eq!(notation::d66(cx), Ok(11));
    assert_eq!(notation::d66(cx), Ok(66));
    let mut seven = script("7");
    assert!(notation::two_dice(&mut Cx::silent(&mut seven)).is_err(), "no die shows a 7");
}

/// sotas.general.4, sotas.general.5: a figure is a character; two players, or more.
#[test]
fn a_figure_is_a_character_and_two_or_more_play() {
    let plain = book(json!({}));
    assert_eq!((plain.players, plain.roster.len()), (2, 15));
    assert_eq!(book(json!({"scenario": "free-battle", "players": 4})).players, 4);
}

/// sotas.general.9: everything that can be measured is open to everybody at any time.
#[test]
fn everybody_may_measure_at_any_time() {
    let play = stage().figure(0, "a", "4/3", (100, 100)).figure(1, "b", "4/3", (800, 800)).play();
    for seat in [Seat(0), Seat(1)] {
        let view = play.play.view(seat);
        assert_eq!(view["figures"][1]["at"], mm((800, 800)));
        assert_eq!(view["sticks"], json!([7_500, 12_000, 18_000]));
    }
}

/// sotas.general.10, sotas.general.13: the table and its pieces, in both scales.
#[test]
fn tables_have_two_scales() {
    let large = book(json!({}));
    assert_eq!(large.terrain.bounds.max.x, Length::mm(900).0);
    let small = book(json!({"edition": "small-figures"}));
    assert_eq!(small.terrain.bounds.max.x, Length::mm(600).0);
    let shapes = &large.terrain.pieces;
    assert!(shapes.iter().any(|it| matches!(it.shape, Shape::Disc(_))));
    assert!(shapes.iter().any(|it| matches!(it.shape, Shape::Rect(_))));
}

/// sotas.general.11, sotas.general.12: round bases of 25 mm, 40 mm for the Large, 60 mm for the Very Large.
#[test]
fn bases_are_round() {
    let book = book(json!({}));
    let radius = |id: &str| {
        let profile = book.content.profiles.named(id).unwrap();
        book.content.profiles.list[profile.index()].radius
    };
    assert_eq!(radius("unit-soldier") * 2, Length::mm(25));
    assert_eq!(radius("judoon-trooper") * 2, Length::mm(40));
    assert_eq!(radius("angel-liberty") * 2, Length::mm(60));
}

/// sotas.general.14, sotas.general.15: games are short, and all tests have one shape.
#[test]
fn games_are_short() {
    for scenario in Sotas::info().scenarios {
        let book = book(json!({"scenario": scenario.id}));
        let turns = book.scenario.turns.or(book.scenario.countdown.as_ref().map(|it| it.turn));
        assert!(turns.is_some_and(|turns| turns <= 12), "{}", scenario.id);
    }
}

/// sotas.profile.1, sotas.profile.6, sotas.profile.7, sotas.profile.8, sotas.ex.20: the Cyberman.
#[test]
fn the_cyberman() {
    let book = book(json!({}));
    let profiles = &book.content.profiles;
    let it = &profiles.list[profiles.named("cyberman").unwrap().index()];
    assert_eq!((it.points, it.quality, it.combat), (52, 3, 4));
    let traits: Vec<Trait> = it.traits.iter().collect();
    let expected =
        [Trait::HeavyArmour, Trait::Artificial, Trait::Slow, Trait::EnergyProjection, Trait::Robot];
    assert_eq!(traits, expected);
    let beam = book.content.arms.given("energy-projection(electric)");
    assert_eq!(it.innate.first().copied(), beam);
}

/// sotas.quality.1, sotas.quality.3, sotas.profile.2, sotas.ex.2: Quality 3 succeeds on 3 and more.
#[test]
fn quality_is_the_least_success() {
    for (face, actions) in [("1", 0), ("2", 0), ("3", 1), ("4", 1), ("5", 1), ("6", 1)] {
        let mut play =
            stage().figure(0, "a", "3/3", (100, 100)).figure(1, "b", "4/3", (800, 800)).play();
        play.activate(0, "a", 1, face).has(&format!("actions={actions}")).done();
    }
}

/// sotas.quality.2, sotas.quality.4: a natural 1 fails and a natural 6 succeeds; modifiers go on each die.
#[test]
fn ones_fail_and_sixes_succeed() {
    let led =
        |spec: &str| {
            stage()
                .figure(0, "a", spec, (100, 100))
                .figure(0, "boss", "2/3 leader", (150, 100))
                .figure(1, "b", "4/3", (800, 800))
        };
    let mut play = led("2/3").play();
    play.activate(0, "a", 3, "1 2 2").has("target=2").has("successes=2 failures=1").done();
    let weak = led("6/3").with(json!({}));
    let mut play = weak.play();
    play.activate(0, "a", 3, "6 5 4").has("target=5").has("successes=2 failures=1").done();
    let mut play = stage()
        .figure(0, "a", "6/3", (100, 100))
        .with(json!({"marks": ["confused", "distracted"]}))
        .figure(1, "b", "4/3", (800, 800))
        .play();
    play.activate(0, "a", 2, "6 5").has("target=6").has("successes=1 failures=1").done();
}

/// sotas.profile.3, sotas.profile.4, sotas.profile.5: Quality activates, Combat fights, and both may change.
#[test]
fn combat_is_added_to_the_die() {
    let mut play = stage()
        .figure(0, "a", "4/3", (400, 400))
        .figure(1, "b", "4/2 melee-expert", (425, 400))
        .acts("a", 1);
    play.dice("3 3").answer(0, fight("b"));
    play.has("striker=die:3,parts:rule:sotas.profile.4,by:3,total:6").has("total:6").done();
}

/// sotas.general.12, R-02: bases of the three sizes, at both scales.
#[test]
fn bases_have_two_scales() {
    for (setup, sizes) in
        [(json!({}), [25, 40, 60]), (json!({"edition": "small-figures"}), [15, 25, 40])]
    {
        let book = book(setup);
        for (name, size) in ["unit-soldier", "unit-rider", "nestene"].into_iter().zip(sizes) {
            let profile = book.content.profiles.named(name).unwrap();
            let radius = book.content.profiles.list[profile.index()].radius;
            assert_eq!(radius * 2, Length::mm(size), "{name}");
        }
    }
}
