//! Teleport.

use serde_json::json;

use crate::common::*;

fn scene(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (200, 200)).figure(1, "b", "4/3", (600, 600))
}

/// sotas.teleport.1, sotas.teleport.2, sotas.teleport.3: one action, one to three dice; one success reaches
/// Medium, past walls and out of sight.
#[test]
fn one_success_reaches_medium() {
    let mut play = scene("4/3 teleport").piece("high-wall", [280, 200, 10, 300]).acts("a", 1);
    play.refused(0, power_on("teleport", 4), "sotas.teleport.2");
    play.dice("4").answer(0, power_on("teleport", 1)).asked(0, "teleport");
    play.refused(0, to(346, 200), "sotas.teleport.3").answer(0, to(345, 200));
    play.about("a", "/at", mm((345, 200))).asked(0, "act").done();
}

/// sotas.teleport.3: it may reappear where it was, and that is told.
#[test]
fn whoever_comes_back_is_told() {
    let mut play = scene("4/3 teleport").acts("a", 2);
    play.dice("4").answer(0, power_on("teleport", 1)).has("what=vanished").answer(0, json!("stop"));
    play.has("sotas.teleport.3 did figure=a what=came-back").about("a", "/at", mm((200, 200)));
    play.asked(0, "act").done();
}

/// sotas.teleport.4: two reach Long, but touch no enemy.
#[test]
fn two_successes_reach_long() {
    let near = scene("4/3 teleport").figure(1, "c", "4/3", (380, 200));
    let mut play = near.acts("a", 1);
    play.dice("4 4").answer(0, power_on("teleport", 2));
    play.refused(0, to(200, 406), "sotas.teleport.4");
    play.refused(0, to(355, 200), "sotas.teleport.5");
    play.answer(0, to(200, 405)).about("a", "/at", mm((200, 405))).done();
}

/// sotas.teleport.5: three reach anywhere, even an enemy.
#[test]
fn three_successes_reach_anywhere() {
    let mut play = scene("4/3 teleport").acts("a", 1);
    play.dice("4 4 4").answer(0, power_on("teleport", 3)).answer(0, to(575, 600));
    play.about("a", "/at", mm((575, 600))).done();
}

/// sotas.teleport.6: after three failures the opponent places it, Long away or farther, and it arrives
/// Immobilised.
#[test]
fn three_failures_are_a_mishap() {
    let mut play = scene("4/3 teleport").acts("a", 2);
    play.dice("1 1 1").answer(0, power_on("teleport", 3)).asked(1, "mishap");
    play.refused(1, to(404, 200), "sotas.teleport.6").answer(1, to(405, 200));
    play.about("a", "/at", mm((405, 200))).about("a", "/bond", json!("stun")).done();
}

/// sotas.teleport.7: no success on one or two dice does nothing.
#[test]
fn failures_on_fewer_dice_do_nothing() {
    for (number, dice) in [(1, "1"), (2, "1 1")] {
        let mut play = scene("4/3 teleport").acts("a", 2);
        play.dice(dice).answer(0, power_on("teleport", number)).asked(0, "act");
        play.about("a", "/at", mm((200, 200))).play.expect("/active/actions", json!(1));
    }
}

/// sotas.teleport.8: whoever chooses solid matter is gone; the opponent may not choose it.
#[test]
fn solid_matter_is_deadly() {
    let wall = || scene("4/3 teleport").piece("high-wall", [300, 200, 60, 60]);
    let mut play = wall().acts("a", 1);
    play.dice("4 4").answer(0, power_on("teleport", 2)).answer(0, to(300, 200)).is("a", "killed");
    let far = scene("4/3 teleport").piece("high-wall", [600, 200, 60, 60]);
    let mut play = far.acts("a", 1);
    play.dice("1 1 1").answer(0, power_on("teleport", 3)).refused(
        1,
        to(600, 200),
        "sotas.movement.12",
    );
}

/// sotas.teleport.9: enemies in contact strike first; who loses to them stays; an expert is not struck.
#[test]
fn enemies_strike_whoever_vanishes() {
    let held = |spec: &str| {
        stage().figure(0, "a", spec, (200, 200)).figure(1, "b", "4/3", (225, 200)).acts("a", 1)
    };
    let mut play = held("4/3 teleport");
    play.dice("2 3 4").answer(0, power_on("teleport", 1)).asked(0, "teleport").done();
    let mut play = held("4/3 teleport");
    play.dice("4 2").answer(0, power_on("teleport", 1)).has("sotas.teleport.9 did figure=a");
    play.asked(0, "act").marked("a", "down", true).done();
    let mut play = held("4/3 teleport disengage-expert");
    play.dice("4").answer(0, power_on("teleport", 1)).asked(0, "teleport").done();
}

/// sotas.teleport.9, sotas.heavy-armour.2: a blow that armour turns aside holds nobody back.
#[test]
fn armour_lets_it_vanish() {
    let scene = stage().figure(0, "a", "4/3 teleport heavy-armour", (200, 200));
    let mut play = scene.figure(1, "b", "4/3", (225, 200)).acts("a", 1);
    play.dice("4 3 4").answer(0, power_on("teleport", 1)).asked(0, "teleport").done();
}

/// sotas.teleport.9, R-72: whoever is driven back by the Reflex Attack does not vanish either, though it stands.
#[test]
fn who_is_driven_back_does_not_vanish() {
    let scene = stage().figure(0, "a", "4/3 teleport", (200, 200));
    let mut play = scene.figure(1, "b", "4/3", (225, 200)).acts("a", 2);
    play.dice("5 3").answer(0, power_on("teleport", 1)).asked(0, "recoil").answer(0, to(175, 200));
    play.has("sotas.teleport.9 did figure=a what=held-back").asked(0, "act");
    play.about("a", "/at", mm((175, 200))).marked("a", "down", false).done();
}

/// sotas.teleport.8, sotas.movement.10, R-72: a figure is no solid object: whoever finds a fugitive where it would
/// reappear chooses again.
#[test]
fn a_fugitive_is_no_solid_object() {
    let mut play = stage()
        .figure(0, "a", "2/3 terror teleport", (450, 600))
        .figure(0, "x", "4/3", (100, 800))
        .figure(1, "b", "4/3", (450, 400))
        .figure(1, "c", "4/3", (800, 800))
        .piece("high-wall", [450, 350, 200, 10])
        .acts("a", 1);
    play.dice("5 5 5").answer(0, power_on("teleport", 3)).dice("1 6 6").answer(0, to(450, 375));
    play.asked(1, "refuge").answer(1, json!("flee-to-edge"));
    play.asked(0, "teleport").is("a", "table").hasnt("sotas.teleport.8");
    play.answer(0, to(300, 300)).about("a", "/at", mm((300, 300)));
}

/// sotas.teleport.9, sotas.morale.20, R-37: who is afraid because of a Reflex Attack tests before the figure vanishes; a
/// game that is decided ends first (sotas.scenario.4).
#[test]
fn the_afraid_test_before_it_vanishes() {
    let scene = || {
        stage()
            .figure(0, "a", "4/5 contagion teleport", (300, 400))
            .figure(0, "e", "4/3", (100, 100))
            .figure(1, "b", "4/3", (325, 400))
    };
    let mut play = scene().figure(1, "c", "4/3", (800, 800)).acts("a", 2);
    play.dice("1 5 6 4 4 4 4").answer(0, power_on("teleport", 1));
    play.has_before("dreads figure=c", "what=vanished").asked(0, "teleport").done();
    let mut last = scene().acts("a", 2);
    last.dice("1 5 6").answer(0, power_on("teleport", 1)).done();
    last.play.expect_over();
}
