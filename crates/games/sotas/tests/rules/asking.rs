//! A question names whom it is about, and says why it is asked.

use reglette_engine::Game;
use serde_json::json;

use crate::common::*;

/// What the open question is told to be about.
fn about(scene: &Scene, key: &str) -> Option<String> {
    let all = scene.play.game().game().asked_about();
    all.into_iter().find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// sotas.morale.20: who tests first is asked with what the tests are for.
#[test]
fn the_order_of_morale_tests_has_its_cause() {
    let mut play = stage()
        .figure(0, "a", "3/9", (300, 400))
        .figure(1, "b", "4/3", (325, 400))
        .figure(1, "c", "4/3", (325, 440))
        .figure(1, "d", "4/3", (325, 480))
        .acts("a", 1);
    play.dice("6 1").answer(0, fight("b")).asked(1, "morale-order");
    assert_eq!(about(&play, "dread").as_deref(), Some("gruesome"));
    assert_eq!(about(&play, "figure"), None, "it is about several");
}

/// sotas.morale.3: a flight is asked of the figure that flees.
#[test]
fn a_flight_names_who_flees() {
    let mut play = stage()
        .figure(0, "a", "3/9 terror", (300, 400))
        .figure(1, "b", "4/3", (345, 400))
        .piece("low-wall", [470, 400, 10, 60])
        .acts("a", 1);
    play.dice("4 1 1").answer(0, json!("move")).answer(0, to(320, 400)).asked(1, "refuge");
    assert_eq!(about(&play, "figure").as_deref(), Some("b"));
    assert_eq!(about(&play, "moves").as_deref(), Some("2"));
}

/// sotas.proneshoot.3: whoever may dive is named, and so is the shooter; sotas.hero.3: so is a Hero.
#[test]
fn whoever_is_attacked_is_named() {
    let shot = |spec| {
        let duel = stage().figure(0, "a", "3/3 w:pistol", (300, 400));
        duel.figure(1, "b", spec, (360, 400)).option("dive", "REACTION").acts("a", 1)
    };
    let mut play = shot("4/3");
    play.answer(0, shoot("b", "pistol")).asked(1, "dive");
    assert_eq!(about(&play, "figure").as_deref(), Some("b"));
    assert_eq!(about(&play, "by").as_deref(), Some("a"));
    let mut play = shot("4/3 hero");
    play.dice("6 1").answer(0, shoot("b", "pistol")).answer(1, json!("no"));
    play.asked(1, "reroll-defence");
    assert_eq!(about(&play, "figure").as_deref(), Some("b"));
}

/// sotas.climbing.7: so is whoever may let go before a test, and who attacks it.
#[test]
fn whoever_may_let_go_is_named() {
    let mut play = stage()
        .figure(0, "a", "3/3 entangle", (340, 400))
        .figure(1, "b", "3/3", (400, 400))
        .with(json!({"z": 5_000, "marks": ["climbing"]}))
        .figure(1, "c", "3/3", (800, 800))
        .piece("high-wall", [418, 400, 10, 60])
        .acts("a", 1);
    play.answer(0, power_for("entangle", "b", 1)).asked(1, "let-go");
    assert_eq!(about(&play, "figure").as_deref(), Some("b"));
    assert_eq!(about(&play, "by").as_deref(), Some("a"));
}
