//! What bots expect (src/prospect.rs): the next attacks of both sides, by the rules and the dice of a combat.

use reglette_engine::{Game, Seat};
use serde_json::{Value, json};

use crate::common::*;

/// What both seats may win or lose next; the first one is asked.
fn prospects(stage: Stage) -> [i32; 2] {
    let play = stage.play();
    [0, 1].map(|seat| play.play.game().game().prospect(Seat(seat)))
}

fn pair(one: &str, other: &str, apart: i32) -> [i32; 2] {
    with(one, json!({}), other, apart)
}

/// A pair, the first of which is as told.
fn with(one: &str, told: Value, other: &str, apart: i32) -> [i32; 2] {
    let one = stage().figure(0, "a", one, (300, 400)).with(told);
    prospects(one.figure(1, "b", other, (300 + apart, 400)))
}

/// sotas.melee.5, sotas.melee.7: equals in contact expect nothing; what the stronger hopes for, the weaker fears.
#[test]
fn the_weaker_fears_the_stronger() {
    assert_eq!(pair("3/3", "3/3", 25), [0, 0]);
    let [strong, weak] = pair("3/5", "3/1", 25);
    assert!(strong > 0);
    assert_eq!(weak, -strong);
}

/// sotas.activation.2: whoever acts now strikes before the other may.
#[test]
fn whoever_is_asked_comes_first() {
    let [asked, _] = pair("3/5", "3/1", 25);
    let [_, waits] = pair("3/1", "3/5", 25);
    assert!(asked > waits && waits > 0, "{asked} {waits}");
}

/// sotas.activation.2: whoever has acted attacks nobody in this turn.
#[test]
fn who_has_acted_is_not_feared() {
    let mut acted =
        stage().figure(0, "a", "3/5", (300, 400)).with(json!({ "marks": ["activated"] }));
    acted = acted.figure(1, "b", "3/1", (325, 400)).figure(0, "c", "3/1", (100, 100));
    assert_eq!(prospects(acted), [0, 0]);
}

/// sotas.movement.1: nobody fears who cannot come near with one move.
#[test]
fn who_is_far_is_not_feared() {
    assert!(pair("3/5", "3/1", 125)[1] < 0);
    assert_eq!(pair("3/5", "3/1", 300), [0, 0]);
}

/// sotas.ranged.6, sotas.los.2: a gun is feared as far as it shoots and sees.
#[test]
fn a_gun_is_feared_where_it_sees() {
    let scene = |far: i32| {
        let guns = stage().figure(0, "a", "3/3 w:rifle", (150, 400));
        guns.figure(1, "b", "3/3", (150 + far, 400))
    };
    assert!(prospects(scene(200))[1] < 0);
    assert_eq!(prospects(scene(200).piece("building", [250, 400, 20, 300])), [0, 0]);
    assert_eq!(prospects(scene(700)), [0, 0]);
}

/// sotas.anti-kinetic-shield.2, R-103: nothing is hoped for from what cannot harm.
#[test]
fn a_gun_is_not_feared_where_it_cannot_harm() {
    let scene = |marks: Value| {
        let gun = stage().figure(0, "a", "3/3 w:rifle", (200, 400));
        let shielded = gun.figure(1, "b", "3/3 anti-kinetic-shield", (400, 400));
        prospects(shielded.with(json!({ "marks": marks })))
    };
    assert!(scene(json!([]))[0] > 0, "the shield is not raised");
    assert_eq!(scene(json!(["shield-up"])), [0, 0]);
}

/// sotas.activation.4: whoever rarely gets an action is feared less.
#[test]
fn quality_makes_feared() {
    let [good, poor] = ["2/5", "5/5"].map(|by| pair(by, "3/1", 25)[1]);
    assert!(good < poor && poor < 0, "{good} {poor}");
}

/// sotas.knockdown.2: whoever lies on the ground strikes nobody.
#[test]
fn who_is_down_is_not_feared() {
    assert!(with("3/5", json!({ "marks": ["down"] }), "3/1", 25)[1] >= 0);
}

/// sotas.force-field.2, sotas.force-field.3: a field that works turns a third of the harm away; a spent one nothing.
#[test]
fn a_force_field_is_counted() {
    let hope = |told: Value| {
        let attacker = stage().figure(0, "a", "3/5", (300, 400));
        let target = attacker.figure(1, "b", "3/1 force-field", (325, 400)).with(told);
        prospects(target)[0]
    };
    let (open, fielded) = (hope(json!({"marks": ["field-spent"]})), hope(json!({})));
    assert!(open > 10, "{open}");
    assert!((fielded * 3 - open * 2).abs() <= 6, "{fielded} of {open}");
}
