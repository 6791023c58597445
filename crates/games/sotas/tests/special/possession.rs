//! Possession (sotas.possession).

use serde_json::json;

use crate::common::*;

fn pair(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (325, 400))
}

/// sotas.possession.1: a win takes the body over, whatever the dice; a loss is a loss.
#[test]
fn possession_takes_a_body() {
    let scene = || pair("4/3 possession", "4/3").figure(1, "c", "4/3", (800, 800));
    let mut play = scene().acts("a", 1);
    play.dice("4 3").answer(0, power_on("possess", "b")).about(
        "a",
        "/whereabouts",
        json!({"inside": "b"}),
    );
    play.about("b", "/control", json!({"body": "a"})).marked("b", "down", false);
    let mut play = scene().acts("a", 1);
    play.dice("3 4").answer(0, power_on("possess", "b")).marked("a", "down", true).is("a", "table");
    let mut play = pair("4/3 possession", "4/3 heavy-armour").acts("a", 1);
    play.dice("4 3").answer(0, power_on("possess", "b")).is("a", "table");
}

/// A host of side 1 with a possessor of side 0 inside.
fn possessed() -> Stage {
    stage()
        .figure(0, "a", "4/2 possession", (325, 400))
        .with(json!({"whereabouts": {"inside": "b"}}))
        .figure(1, "b", "4/3", (325, 400))
        .with(json!({"control": {"body": "a"}}))
        .figure(1, "c", "4/3", (350, 400))
        .figure(1, "d", "4/3", (800, 800))
}

/// sotas.possession.2, sotas.possession.3: the two contend at each activation of the host; a tie keeps the
/// possession.
#[test]
fn the_host_contends() {
    let mut play = possessed().play();
    play.dice("3 2").answer(0, json!({"activate": "b"})).has("sotas.possession.2 combat").done();
    play.asked(0, "dice").dice("4").answer(0, json!({"dice": 1}));
    play.dice("4 2").answer(0, fight("c")).marked("c", "down", true);
}

/// sotas.possession.4, sotas.possession.5: a host that wins is free; its possessor is gone with two failures,
/// with one it stands beside it.
#[test]
fn a_possessor_is_driven_out() {
    let mut play = possessed().play();
    play.dice("2 3 4 4 1").answer(0, json!({"activate": "b"})).is("a", "table").done();
    play.about("b", "/control", json!(null)).has("sotas.possession.5 deployed figure=a");
    let (a, b) = (&play.state("a")["at"], &play.state("b")["at"]);
    let gap = |key: &str| a[key].as_i64().unwrap() - b[key].as_i64().unwrap();
    let square = gap("x").pow(2) + gap("y").pow(2);
    assert!((2_500i64.pow(2)..=2_600i64.pow(2)).contains(&square), "{square}");
    let mut play = possessed().play();
    play.dice("2 3 4 1 1").answer(0, json!({"activate": "b"})).is("a", "killed").done();
}

/// sotas.possession.4, sotas.telepathy.3: that the possessor is confused does not count in its test.
#[test]
fn confusion_does_not_count_for_the_driven_out() {
    let scene = stage()
        .figure(0, "a", "4/2 possession", (325, 400))
        .with(json!({"whereabouts": {"inside": "b"}, "marks": ["confused"]}))
        .figure(1, "b", "4/3", (325, 400))
        .with(json!({"control": {"body": "a"}}))
        .figure(1, "d", "4/3", (800, 800));
    let mut play = scene.play();
    play.dice("2 3 4 4 1").answer(0, json!({"activate": "b"})).no_part("sotas.telepathy.3");
    play.is("a", "table").marked("a", "confused", true).done();
}

/// sotas.possession.4, sotas.telepathy.6: a possessed figure whose mind is taken over is rid of its possessor.
#[test]
fn a_mind_drives_a_possessor_out() {
    let scene = possessed().figure(1, "t", "4/6 telepathy", (400, 500));
    let mut play = scene.acts("t", 1);
    play.dice("6 1 4 4 4").answer(1, power_on("telepathy", "b")).is("a", "table").done();
    play.about("b", "/control", json!({"mind": "t"}));
}

/// sotas.telepathy.6: a telepath that is possessed controls nobody any more.
#[test]
fn a_possessed_telepath_lets_go() {
    let scene = stage()
        .figure(0, "a", "4/3 possession", (300, 400))
        .figure(0, "c", "4/3", (600, 600))
        .with(json!({"control": {"mind": "b"}}))
        .figure(1, "b", "4/3 telepathy", (325, 400))
        .figure(1, "d", "4/3", (800, 800));
    let mut play = scene.acts("a", 1);
    play.dice("4 3").answer(0, power_on("possess", "b")).about("c", "/control", json!(null));
}

/// sotas.hero.3, sotas.possession.2: a Hero may roll its die of the contest again, as its own player likes.
#[test]
fn a_possessed_hero_rolls_again() {
    let scene = stage()
        .figure(0, "a", "4/2 possession", (325, 400))
        .with(json!({"whereabouts": {"inside": "b"}}))
        .figure(1, "b", "4/3 hero", (325, 400))
        .with(json!({"control": {"body": "a"}}))
        .figure(1, "d", "4/3", (800, 800));
    let mut play = scene.play();
    play.dice("5 1").answer(0, json!({"activate": "b"})).asked(1, "reroll-defence");
    play.dice("5 4 4 4").answer(1, json!("yes")).about("b", "/control", json!(null)).done();
    play.marked("b", "hero-spent", true);
}

/// sotas.animal.2, R-62: whoever is inside a host is still there, and its Animals stay.
#[test]
fn animals_stay_while_a_friend_is_in_a_host() {
    let scene = stage()
        .figure(0, "a", "4/5", (400, 400))
        .figure(0, "h", "4/3", (600, 600))
        .with(json!({"control": {"body": "p"}}))
        .figure(1, "b", "4/3", (425, 400))
        .figure(1, "p", "4/3 possession", (600, 600))
        .with(json!({"whereabouts": {"inside": "h"}}))
        .figure(1, "c", "4/3 animal", (700, 700))
        .figure(1, "d", "4/3 animal", (750, 700))
        .figure(1, "e", "4/3 animal", (800, 700));
    let mut play = scene.acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).is("b", "killed");
    play.is("c", "table").is("d", "table").is("e", "table").done();
}

/// sotas.possession.1, sotas.telepathy.6: whoever is played by another possesses too, and is still played by it.
#[test]
fn the_controlled_possess() {
    let scene = stage()
        .figure(0, "t", "4/3 telepathy", (100, 100))
        .figure(1, "a", "4/3 possession", (300, 400))
        .with(json!({"control": {"mind": "t"}, "marks": ["activated"]}))
        .figure(1, "b", "4/3", (325, 400))
        .figure(1, "d", "4/3", (800, 800))
        .also("active", json!({"figure": "a", "seat": 0, "actions": 1}))
        .also("doing", json!([{"hand": "activated"}, {"activation": "act"}]));
    let mut play = scene.play();
    play.dice("5 3").answer(0, power_on("possess", "b"));
    play.about("a", "/whereabouts", json!({"inside": "b"}));
    play.about("a", "/control", json!({"mind": "t"})).done();
    play.offers(json!({"activate": "b"}), true);
    let host = stage()
        .figure(0, "a", "4/2 possession", (325, 400))
        .with(json!({"whereabouts": {"inside": "b"}}))
        .figure(1, "b", "4/3 possession", (325, 400))
        .with(json!({"control": {"body": "a"}}))
        .figure(1, "c", "4/3", (350, 400))
        .figure(1, "d", "4/3", (800, 800));
    let mut play = host.play();
    play.dice("3 2").answer(0, json!({"activate": "b"})).dice("4").answer(0, json!({"dice": 1}));
    play.dice("4 3").answer(0, power_on("possess", "c"));
    play.about("b", "/whereabouts", json!({"inside": "c"}));
    play.about("b", "/control", json!({"body": "a"})).done();
    play.asked(0, "activate").offers(json!({"activate": "c"}), true);
}

/// sotas.telepathy.6, sotas.telepathy.7, sotas.possession.1, R-93: whom a possessed telepath controls is played by the
/// telepath's player, who is the possessor's, and by the telepath's own once that is free again.
#[test]
fn the_possessed_control() {
    let scene = stage()
        .figure(0, "p", "4/3 possession", (300, 400))
        .with(json!({"whereabouts": {"inside": "t"}}))
        .figure(0, "x", "4/3", (100, 100))
        .with(json!({"marks": ["activated"]}))
        .figure(1, "t", "4/6 telepathy", (300, 400))
        .with(json!({"control": {"body": "p"}, "marks": ["activated"]}))
        .figure(1, "v", "4/2", (400, 400))
        .figure(1, "d", "4/3", (800, 800))
        .also("active", json!({"figure": "t", "seat": 0, "actions": 1}))
        .also("doing", json!([{"hand": "activated"}, {"activation": "act"}]));
    let mut play = scene.play();
    play.dice("6 1").answer(0, power_on("telepathy", "v"));
    play.about("v", "/control", json!({"mind": "t"})).answer(0, json!("end"));
    play.asked(0, "activate").offers(json!({"activate": "v"}), true);
    let free = stage()
        .figure(0, "p", "4/3 possession", (200, 400))
        .figure(1, "t", "4/6 telepathy", (300, 400))
        .figure(1, "v", "4/2", (400, 400))
        .with(json!({"control": {"mind": "t"}}));
    free.play().offers(json!({"activate": "v"}), false);
}
