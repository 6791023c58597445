//! What figures carry (sotas.force) and attacks on minds (sotas.area.5).

use serde_json::json;

use crate::common::*;

fn armed(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (300, 400)).figure(1, "b", "3/3", (360, 400))
}

/// sotas.force.12: an antidote is a dose, taken for an action.
#[test]
fn an_antidote_is_taken_for_an_action() {
    let mut play = armed("3/3 i:radiation-antidote").acts("a", 2);
    play.answer(0, power("antidote")).marked("a", "antidote", true);
    play.offers(power("antidote"), false);
}

/// sotas.force.13: the first weapon is in hand; one for two hands leaves none for a light.
#[test]
fn two_hands_hold_no_light() {
    let mut play = armed("3/3 w:pistol w:rifle i:lamp").acts("a", 1);
    play.offers(shoot("b", "pistol"), true);
    play.refused(0, json!({"ready": "rifle"}), "sotas.actions.9");
    armed("3/3 w:pistol w:rifle").acts("a", 1).answer(0, json!({"ready": "rifle"}));
}

/// sotas.force.14: weapons of those without hands are built in; they pick nothing up.
#[test]
fn weapons_may_be_built_in() {
    let mut play = armed("3/3 no-hands w:death-ray").acts("a", 1);
    play.offers(shoot("b", "death-ray"), true);
    play.refused(0, json!("pick-stone"), "sotas.stones.6").refused(
        0,
        json!("stow"),
        "sotas.actions.11",
    );
}

/// sotas.force.15: thrown weapons never run out; a 1 costs an action to ready the next.
#[test]
fn thrown_weapons_never_run_out() {
    let mut play = armed("3/3 w:thrown-weapon extra-attack").acts("a", 3);
    play.dice("1 6").answer(0, shoot("b", "thrown-weapon"));
    play.refused(0, shoot("b", "thrown-weapon"), "sotas.malfunction.2");
    play.answer(0, json!({"reload": "thrown-weapon"}));
    play.dice("2 6").answer(0, shoot("b", "thrown-weapon")).done();
}

/// sotas.area.5: a scream asks nothing of armour, cover or size.
#[test]
fn armour_does_not_help_the_mind() {
    let mut play = stage()
        .figure(0, "a", "3/3 telepathic-scream", (300, 400))
        .figure(1, "b", "3/3 heavy-armour large", (360, 400))
        .piece("low-wall", [330, 400, 5, 60])
        .acts("a", 2);
    play.dice("4 3").answer(0, power("scream")).marked("b", "confused", true);
    play.no_part("sotas.cover.1").no_part("sotas.rangedmod.1").done();
}
