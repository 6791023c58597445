//! Stealth, Memory-Proof and who sees through them.

use serde_json::json;

use crate::common::*;

/// A shooter, and a hidden figure whose base ends `gap` millimetres before a rock.
fn beside_rocks(shooter: &str, hidden: &str, gap: i32) -> Stage {
    stage()
        .figure(0, "a", shooter, (300, 400))
        .figure(1, "b", hidden, (400, 400))
        .piece("rocks", [432 + gap, 400, 40, 40])
}

/// sotas.stealth.1, sotas.stealth.2: no target while it touches scenery, wherever that lies.
#[test]
fn stealth_needs_scenery() {
    beside_rocks("4/3 w:pistol", "4/3 stealth", 0).acts("a", 1).refused(
        0,
        shoot("b", "pistol"),
        "sotas.stealth.1",
    );
    beside_rocks("4/3 w:pistol", "4/3 stealth", 2).acts("a", 1).offers(shoot("b", "pistol"), true);
    beside_rocks("4/3 w:pistol", "4/3", 0).acts("a", 1).offers(shoot("b", "pistol"), true);
}

/// sotas.stealth.1: it is in cover against what picks no target.
#[test]
fn stealth_is_cover() {
    let sonic = stage()
        .figure(0, "a", "4/3 w:sonic-screwdriver", (300, 400))
        .figure(1, "b", "4/3 stealth", (370, 400))
        .piece("rocks", [402, 400, 40, 40]);
    let mut play = sonic.acts("a", 1);
    play.dice("2 4").answer(0, power("screwdriver")).part("sotas.stealth.1", -1);
}

/// sotas.memory-proof.1, sotas.memory-proof.2: within Short of scenery is enough.
#[test]
fn the_forgotten_need_not_touch() {
    let at = |gap| {
        stage()
            .figure(0, "a", "4/3 w:pistol", (300, 400))
            .figure(1, "b", "4/3 memory-proof", (400, 400))
            .piece("rocks", [400, 432 + gap, 40, 39])
    };
    at(75).acts("a", 1).refused(0, shoot("b", "pistol"), "sotas.stealth.1");
    at(76).acts("a", 1).offers(shoot("b", "pistol"), true);
}

/// sotas.stealth.3, sotas.stealth.8: none in melee; afterwards only a move that ends at scenery brings it
/// back.
#[test]
fn melee_ends_stealth() {
    let scene = stage()
        .figure(0, "a", "4/3 stealth", (400, 400))
        .figure(1, "b", "4/3 w:pistol", (425, 400))
        .figure(1, "c", "4/3 w:pistol", (250, 400))
        .piece("rocks", [400, 432, 40, 40])
        .piece("rocks", [400, 300, 40, 40]);
    let mut play = scene.acts("a", 3);
    play.dice("4 2").answer(0, fight("b")).marked("a", "revealed", true);
    play.walk(0, 400, 360).marked("a", "revealed", true);
    play.walk(0, 400, 332).marked("a", "revealed", false);
}

/// sotas.stealth.4: whoever kills unseen by others stays unseen.
#[test]
fn an_unseen_kill_keeps_stealth() {
    for (watcher, revealed) in [((600, 300), true), ((412, 600), false)] {
        let scene = stage()
            .figure(0, "a", "4/5 stealth", (400, 400))
            .figure(1, "b", "4/1", (425, 400))
            .figure(1, "c", "4/3 artificial", watcher)
            .figure(1, "d", "4/3 artificial", (412, 640))
            .piece("high-wall", [400, 418, 200, 10]);
        let mut play = scene.acts("a", 1);
        play.dice("3 2").answer(0, fight("b")).is("b", "killed").marked("a", "revealed", revealed);
    }
}

/// sotas.stealth.5: a telepath finds it.
#[test]
fn minds_are_not_hidden() {
    let mut play = beside_rocks("4/3 telepathy", "4/3 stealth", 0).acts("a", 1);
    play.dice("3 3").answer(0, power_on("telepathy", "b")).done();
}

/// sotas.stealth.6, sotas.stealth.7, sotas.needle-pistol.7: a firearm reveals until the next move; needles do
/// not.
#[test]
fn a_firearm_reveals() {
    let scene = |weapon: &str| {
        stage()
            .figure(0, "a", &format!("4/3 stealth w:{weapon}"), (300, 400))
            .figure(1, "b", "4/3", (390, 400))
            .piece("rocks", [300, 432, 80, 40])
            .acts("a", 2)
    };
    let mut play = scene("pistol");
    play.dice("2 4").answer(0, shoot("b", "pistol")).marked("a", "revealed", true);
    play.walk(0, 310, 400).marked("a", "revealed", false);
    let mut play = scene("needle-pistol");
    play.dice("2 5").answer(0, shoot("b", "needle-pistol")).marked("a", "revealed", false);
}

/// sotas.improved-senses.1: no Stealth against them.
#[test]
fn keen_senses_see_through() {
    let mut play = beside_rocks("4/3 w:pistol improved-senses", "4/3 stealth", 0).acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "pistol")).no_part("sotas.stealth.1");
}

/// sotas.needle-pistol.7: after a shot with needles an ambush goes on, after another it is over.
#[test]
fn needles_do_not_end_an_ambush() {
    for (weapon, hidden) in [("needle-pistol", true), ("pistol", false)] {
        let scene = stage()
            .figure(0, "a", &format!("4/3 w:{weapon}"), (300, 400))
            .figure(1, "b", "4/3", (380, 400))
            .also("doing", json!([{"hand": "activated"}, {"activation": "act"}]))
            .also("active", json!({"figure": "a", "seat": 0, "actions": 2, "hidden": true}));
        let mut play = scene.play();
        play.dice("2 6").answer(0, shoot("b", weapon)).part("sotas.ambush.3", 1);
        play.play.expect("/active/hidden", json!(hidden));
    }
}

/// sotas.stealth.6: a shot at a door reveals its shooter like any other.
#[test]
fn a_shot_at_a_door_reveals() {
    let scene = stage()
        .figure(0, "a", "4/3 stealth w:pistol", (400, 400))
        .figure(1, "b", "4/3", (800, 800))
        .piece("rocks", [432, 400, 40, 40])
        .terrain(json!({"kind": "door-plain", "rect": [300, 400, 10, 60], "state": "locked"}));
    let mut play = scene.acts("a", 1);
    play.dice("2").answer(0, json!({"door": {"shoot": {"door": "p2", "with": "pistol"}}}));
    play.marked("a", "revealed", true);
}

/// sotas.stealth.6, sotas.stealth.7, sotas.stealth.8: a move of no length is none, be it on foot or by Teleport; the
/// shortest that is one brings Stealth back.
#[test]
fn to_stay_is_no_move() {
    let scene = |spec: &str, actions: u8| {
        stage()
            .figure(0, "a", &format!("4/3 stealth {spec}"), (300, 400))
            .with(json!({"marks": ["revealed"]}))
            .figure(1, "b", "4/3", (800, 800))
            .piece("rocks", [300, 432, 80, 40])
            .acts("a", actions)
    };
    let mut play = scene("", 2);
    play.walk(0, 300, 400).marked("a", "revealed", true);
    play.walk(0, 301, 400).marked("a", "revealed", false);
    for (x, revealed) in [(300, true), (301, false)] {
        let mut vanishes = scene("teleport", 1);
        vanishes.dice("4 4").answer(0, power_on("teleport", 2)).answer(0, to(x, 400));
        vanishes.marked("a", "revealed", revealed).done();
    }
}
