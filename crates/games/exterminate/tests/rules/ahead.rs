//! What whoever is asked before dice fall is told of them, and what answers leave.

use reglette_engine::Viewer;
use serde_json::{Value, json};

use crate::common::*;

fn ahead(scene: &Scene) -> Value {
    scene.view(Viewer::Observer)["ahead"].clone()
}

/// ex.sr.1, ex.sr.4, ad.1: everybody sees the dice of a shot that is declared, and whoever may answer what a card
/// makes of them.
#[test]
fn dice_of_a_declared_shot() {
    let stage = stage().adventure(1, "ad.1").figure(0, "a", "Sh1 w:w1", (10.0, 10.0));
    let mut scene = stage.figure(1, "b", "R2", (10.0, 16.0)).acts("a");
    assert_eq!(ahead(&scene), Value::Null);
    scene.answer(0, shoot("b", "w1")).expect_asked(1, "declared");
    let attack = json!([{"rule": "ex.sr.1", "by": 3}, {"rule": "ex.rc.5", "by": 1}]);
    let defence = json!([{"rule": "ex.sr.4", "by": 2}]);
    let dice = json!({
        "roll": "shot", "seat": 0, "by": "a", "target": "b", "attack": attack, "defence": defence,
    });
    assert_eq!(ahead(&scene), dice);
    assert_eq!(scene.remark(&pass()), "attack=4 defence=2");
    assert_eq!(scene.remark(&play("ad.1")), "attack=4 defence=4");
}

/// ex.ml.4, ex.ma.11, up.17, ad.1: so they do those of a round, before the charge die is lost and before the target
/// fights back.
#[test]
fn dice_of_a_round() {
    let brawl = |stage: Stage| {
        let stage = stage.figure(0, "a", "Me1", (10.0, 14.0)).figure(1, "b", "Me2", (10.0, 16.0));
        stage.fights("a", "b", "")
    };
    let watched = stage().faction(1, "silurians").option("adventure", "CHOSEN");
    let mut charge = brawl(watched.adventure(1, "up.17"));
    charge.expect_asked(1, "third-eye");
    assert_eq!(charge.remark(&pass()), "attack=2 defence=2");
    assert_eq!(charge.remark(&play_on("up.17", &["a"])), "attack=1 defence=2");
    let mut parry = brawl(stage().adventure(1, "ad.1"));
    parry.expect_asked(1, "fight-back");
    assert_eq!(ahead(&parry)["roll"], "round");
    assert_eq!(parry.remark(&fight(0, &[])), "attack=2 defence=2");
    assert_eq!(parry.remark(&json!({"fight": {"cards": ["ad.1"]}})), "attack=2 defence=4");
}

/// up.17: played on an attacker who fights later, the card leaves the dice at hand alone, and nothing is told of them.
#[test]
fn dice_of_somebody_else() {
    let stage = stage().faction(1, "silurians").option("adventure", "CHOSEN").adventure(1, "up.17");
    let mut scene = stage
        .figure(0, "a", "Me2", (10.0, 14.0))
        .figure(0, "c", "Me1", (13.0, 14.0))
        .figure(1, "b", "Me2", (11.5, 16.0))
        .phase("melee", 0)
        .play();
    scene.answer(0, json!({"engage": "b"}));
    for figure in ["a", "c"] {
        let way = join(&scene, figure);
        scene.answer(0, way);
    }
    scene.expect_asked(1, "third-eye");
    assert_eq!(scene.remark(&pass()), "attack=3 defence=2");
    assert_eq!(scene.remark(&play_on("up.17", &["a"])), "attack=2 defence=2");
    assert_eq!(scene.remark(&play_on("up.17", &["c"])), "");
}

/// ex.ft.3, ex.ft.14, ex.sr.6: what passing leaves, and what Fate does; the damage to come is told meanwhile.
#[test]
fn what_answers_leave() {
    let stage = stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0));
    let mut scene = stage.fate(1, 2).shoots("a", "b", "w1", "H H A");
    scene.expect_asked(1, "stressed");
    assert_eq!(ahead(&scene)["attack"], json!([{"rule": "ex.sr.6", "by": 2}]));
    let fate = |what: &str| json!({what: {"figure": "b", "by": "token"}});
    assert_eq!(scene.remark(&pass()), "tokens=1");
    assert_eq!(scene.remark(&fate("calm")), "tokens=0");
    scene.give("H A").answer(1, pass()).expect_asked(1, "final");
    assert_eq!(ahead(&scene), Value::Null);
    assert_eq!(scene.remark(&pass()), "leaves=shocked");
    assert_eq!(scene.remark(&fate("rouse")), "leaves=nothing");
}

/// ex.tr.19, ex.ft.7: who regenerates does so without Fate.
#[test]
fn what_is_left_of_a_time_lord() {
    let stage =
        stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "regeneration", (10.0, 16.0));
    let mut scene = stage.fate(1, 1).shoots("a", "b", "w1", "H A A");
    scene.give("L").answer(1, pass()).expect_asked(1, "final");
    assert_eq!(scene.remark(&pass()), "leaves=regenerated");
    assert_eq!(scene.remark(&json!({"save": "token"})), "leaves=nothing");
}

/// ex.xc.12, ex.ob.7: whoever looks on hopes for nothing better than that an enemy does not get away.
#[test]
fn the_worst_of_an_enemy_is_the_best_for_others() {
    let tested = |die: &str| {
        let course = stage().figure(0, "a", "M8", (10.0, 10.0)).piece("barricade", (8.0, 12.0));
        let mut scene = course.hand(1, "re-roll").moves("a").dice(die);
        scene.answer(0, to(10.0, 15.2)).expect_asked(1, "window-other");
        scene.remark(&pass())
    };
    assert_eq!(tested("L"), "stands=stuck best=yes");
    assert_eq!(tested("H"), "stands=crossed");
}
