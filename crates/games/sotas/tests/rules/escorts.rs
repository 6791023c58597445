//! Escorts (sotas.scenario.8).

use serde_json::json;

use crate::common::to;
use crate::scenarios::{at, bands, scene};

/// sotas.scenario.8: civilians go along with whoever moves.
#[test]
fn civilians_are_escorted() {
    let rosters = bands(&["amy-pond", "civilian"], &["angel-cherub"]);
    let figures =
        [at("amy-pond", (400, 100)), at("civilian", (375, 100)), at("angel-cherub", (600, 500))];
    let mut play = scene("dont-blink", rosters, &figures, 0, 1, json!({}));
    play.answer(0, json!("move")).answer(0, to(450, 200)).expect_asked(0, "escort");
    play.refused(0, to(400, 200), "sotas.scenario.8");
    play.answer(0, to(425, 200)).expect("/figures/1/at", json!([425, 200]));
}

/// sotas.scenario.8: two civilians go along, a third one does not.
#[test]
fn two_civilians_are_escorted_and_no_third() {
    let rosters = bands(&["amy-pond", "civilian", "civilian", "civilian"], &["angel-cherub"]);
    let figures = [
        at("amy-pond", (400, 100)),
        at("civilian-1", (375, 100)),
        at("civilian-2", (400, 75)),
        at("civilian-3", (425, 100)),
        at("angel-cherub", (600, 500)),
    ];
    let mut play = scene("dont-blink", rosters, &figures, 0, 1, json!({}));
    play.answer(0, json!("move")).answer(0, to(400, 200)).expect_asked(0, "escort");
    play.answer(0, to(375, 200)).expect_asked(0, "escort");
    play.answer(0, to(400, 175)).expect_asked(0, "act");
    play.expect("/figures/3/at", json!([425, 100]));
}

/// sotas.scenario.8, sotas.radiation.1: what waits where a civilian is led happens at once.
#[test]
fn who_is_led_into_radiation_tests_at_once() {
    let rosters = bands(&["amy-pond", "civilian"], &["angel-cherub"]);
    let figures =
        [at("amy-pond", (400, 100)), at("civilian", (375, 100)), at("angel-cherub", (600, 500))];
    let zone = json!({"terrain": [{"kind": "radiation-zone", "rect": [415, 200, 10, 20]}]});
    let mut play = scene("dont-blink", rosters, &figures, 0, 1, zone);
    play.answer(0, json!("move")).answer(0, to(450, 200)).expect_asked(0, "escort");
    play.give("6 6 6").answer(0, to(425, 200)).expect_all_dice_used();
}

/// sotas.scenario.8, sotas.radiation.1, R-76: a civilian that is led right through a zone has entered it.
#[test]
fn who_is_led_through_radiation_tests() {
    let rosters = bands(&["amy-pond", "civilian"], &["angel-cherub"]);
    let figures =
        [at("amy-pond", (400, 100)), at("civilian", (375, 100)), at("angel-cherub", (600, 500))];
    let zone = json!({"terrain": [{"kind": "radiation-zone", "rect": [375, 150, 10, 10]}]});
    let mut play = scene("dont-blink", rosters, &figures, 0, 1, zone);
    play.answer(0, json!("move")).answer(0, to(400, 200)).expect_asked(0, "escort");
    play.give("6 6 6").answer(0, to(375, 200)).expect_all_dice_used();
}
