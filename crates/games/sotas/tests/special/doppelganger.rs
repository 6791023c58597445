//! Doppelgangers (sotas.doppelganger).

use serde_json::json;

use crate::common::*;
use crate::powers::pair;

/// sotas.doppelganger.1, sotas.doppelganger.2, sotas.doppelganger.8: two actions and contact; Quality, Combat,
/// size and innate rules, not equipment.
#[test]
fn a_double_copies_what_is_innate() {
    let scene =
        pair("5/1 doppelganger w:pistol light-armour", "3/5 large heavy-armour terror", 325);
    let mut play = scene.acts("a", 3);
    play.answer(0, power_on("form", "b")).about("a", "/form", json!("b"));
    play.dice("2 2").answer(0, fight("b")).part("sotas.profile.4", 5).no_part("sotas.size.2");
    let mut play = pair("5/1 doppelganger", "3/5", 325).acts("a", 1);
    play.refused(0, power_on("form", "b"), "sotas.doppelganger.1");
    let mut play = pair("5/1 doppelganger", "3/5", 327).acts("a", 2);
    play.refused(0, power_on("form", "b"), "sotas.doppelganger.1");
    let armour = stage()
        .figure(0, "a", "5/1 doppelganger", (300, 400))
        .with(json!({"form": "b"}))
        .figure(1, "b", "3/5 heavy-armour large", (325, 400));
    let mut play = armour.acts("b", 1);
    play.dice("2 1").answer(1, fight("a")).hasnt("sotas.heavy-armour.2").no_part("sotas.size.2");
}

/// sotas.doppelganger.3: killed or unconscious it has its own form again.
#[test]
fn a_double_that_faints_is_itself() {
    let scene = stage()
        .figure(0, "a", "4/5 telepathy", (300, 400))
        .figure(1, "b", "4/2 doppelganger", (400, 400))
        .with(json!({"form": "a"}))
        .figure(1, "c", "4/3", (800, 800));
    let mut play = scene.clone().acts("a", 1);
    play.dice("6 1").answer(0, power_on("telepathy", "b"));
    play.part("sotas.profile.4", 5).marked("b", "confused", true);
    let scene = stage()
        .figure(0, "a", "4/5 telepathy", (300, 400))
        .figure(0, "d", "4/1", (100, 100))
        .figure(1, "b", "4/2 doppelganger", (400, 400))
        .with(json!({"form": "d"}))
        .figure(1, "c", "4/3", (800, 800));
    let mut play = scene.acts("a", 1);
    play.dice("3 2").answer(0, power_on("telepathy", "b"));
    play.marked("b", "unconscious", true).about("b", "/form", json!(null));
}

/// sotas.doppelganger.4: its player ends the form for nothing, in his own hand only.
#[test]
fn the_form_is_ended_in_ones_own_hand() {
    let scene = stage()
        .figure(0, "a", "4/3 doppelganger", (300, 400))
        .with(json!({"form": "b"}))
        .figure(0, "c", "4/3", (100, 100))
        .figure(1, "b", "4/3", (800, 800));
    let mut play = scene.clone().play();
    play.answer(0, json!({"unmask": "a"})).about("a", "/form", json!(null)).asked(0, "activate");
    let other = json!({"turn": 1, "order": ["side.b", "side.a"], "hand": 0, "hands": 0});
    let mut play = scene.also("round", other).play();
    play.refused(1, json!({"unmask": "a"}), "sotas.doppelganger.4");
}

/// D-23, sotas.doppelganger.4: also while a figure acts, its own or another of its side; never for the other side.
#[test]
fn the_form_is_ended_between_two_actions() {
    let scene = || {
        stage()
            .figure(0, "a", "4/3 doppelganger", (300, 400))
            .with(json!({"form": "b"}))
            .figure(0, "c", "4/3", (100, 100))
            .figure(1, "b", "4/5", (325, 400))
    };
    for who in ["a", "c"] {
        let mut play = scene().acts(who, 1);
        play.offers(json!({"unmask": "a"}), true).answer(0, json!({"unmask": "a"}));
        play.about("a", "/form", json!(null)).asked(0, "act");
        play.offers(json!({"unmask": "a"}), false).offers(json!("move"), who == "c");
        play.refused(0, json!({"unmask": "a"}), "sotas.doppelganger.4");
    }
    let mut play = scene().acts("b", 1);
    play.offers(json!({"unmask": "a"}), false);
    play.refused(1, json!({"unmask": "a"}), "sotas.doppelganger.4");
}

/// sotas.doppelganger.9, R-99: losses that come to 7 with another Quality kill: with a form taken, ended, or lost by
/// fainting.
#[test]
fn a_worse_form_may_kill() {
    let double = |side: usize, spec: &str, wounds: u8| {
        let scene = stage()
            .figure(side, "c", "4/3", (100, 100))
            .figure(side, "e", "4/3", (130, 100))
            .figure(side, "f", "4/3", (160, 100));
        let losses = json!({"losses": {"wounds": wounds}});
        scene.figure(side, "a", spec, (300, 400)).with(losses)
    };
    for (wounds, whereabouts) in [(1, "table"), (2, "killed")] {
        let scene = double(0, "3/3 doppelganger", wounds);
        let mut play = scene.figure(1, "b", "5/3", (325, 400)).acts("a", 2);
        play.answer(0, power_on("form", "b")).is("a", whereabouts).done();
        let masked = double(1, "5/2 doppelganger", wounds)
            .with(json!({"form": "d"}))
            .figure(0, "b", "3/5 telepathy", (400, 400))
            .figure(0, "d", "3/1", (800, 800));
        let round = json!({"turn": 1, "order": ["side.b", "side.a"], "hand": 0, "hands": 0});
        let mut play = masked.clone().also("round", round).play();
        play.answer(1, json!({"unmask": "a"})).is("a", whereabouts).asked(1, "activate").done();
        let mut play = masked.acts("b", 1);
        play.dice("3 2").answer(0, power_on("telepathy", "a")).is("a", whereabouts).done();
    }
}

/// sotas.doppelganger.5: every game begins in one's own form.
#[test]
fn every_game_begins_unmasked() {
    let mut play = pair("4/3 doppelganger", "4/3", 400).play();
    play.about("a", "/form", json!(null)).offers(json!({"unmask": "a"}), false);
}

/// sotas.doppelganger.6, sotas.doppelganger.7: no machine can be copied, which is told of whoever is in sight.
#[test]
fn machines_cannot_be_copied() {
    let mut play = pair("4/3 doppelganger", "4/3 artificial", 325).acts("a", 2);
    play.refused(0, power_on("form", "b"), "sotas.doppelganger.6");
    let scene = pair("4/3 doppelganger", "4/3 artificial", 400).figure(1, "c", "4/3", (300, 700));
    let scene = scene.figure(1, "d", "4/3 artificial", (300, 100));
    let mut play = scene.piece("high-wall", [300, 200, 200, 10]).acts("a", 1);
    play.refused(0, power_on("form", "b"), "sotas.doppelganger.6");
    for other in ["c", "d"] {
        play.refused(0, power_on("form", other), "sotas.doppelganger.1");
    }
}

/// sotas.doppelganger.9: its own losses go on counting.
#[test]
fn a_double_keeps_its_own_losses() {
    let scene = stage()
        .figure(0, "a", "4/3 doppelganger", (300, 400))
        .with(json!({"form": "b", "losses": {"wounds": 1}}))
        .figure(1, "b", "3/3", (800, 800))
        .with(json!({"losses": {"poison": 2}}));
    scene.play().activate(0, "a", 1, "6").has("quality=4");
}

/// sotas.doppelganger.4, sotas.doppelganger.9: what follows when a form is ended before anybody is activated may be
/// asked about, like any question.
#[test]
fn an_ended_form_may_lead_to_a_question() {
    let scene = stage()
        .figure(0, "a", "5/2 doppelganger", (300, 400))
        .with(json!({"form": "b", "losses": {"wounds": 2}}))
        .figure(0, "c", "4/3 hero", (340, 400))
        .figure(1, "b", "3/1", (800, 800))
        .figure(1, "d", "4/3", (750, 800));
    let mut play = scene.play();
    play.dice("1 4").answer(0, json!({"unmask": "a"})).is("a", "killed").asked(0, "reroll-test");
    play.dice("4").answer(0, json!("yes")).asked(0, "activate").done();
}
