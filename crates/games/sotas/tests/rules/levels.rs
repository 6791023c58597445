//! Hills, floors and pits: who is in whose way on several levels (sotas.movement, sotas.terrain, R-116).

use serde_json::json;

use crate::common::*;

/// Somebody left of a hill, or wherever it says, and an enemy.
fn hill(from: (i32, i32), z: i32) -> Stage {
    stage()
        .figure(0, "a", "3/3", from)
        .with(json!({"z": z}))
        .figure(1, "z", "3/3", (800, 800))
        .piece("hill", [400, 400, 160, 120])
}

/// sotas.movement.12, sotas.terrain.11: an enemy on a hill stops whoever comes from below, one beside it whoever
/// comes from above.
#[test]
fn hills_hide_nobody_from_the_way() {
    let on = hill((300, 400), 0).figure(1, "b", "3/3", (370, 400)).with(json!({"z": 4_000}));
    let mut up = on.acts("a", 1);
    up.answer(0, json!("move")).refused(0, to(440, 400), "sotas.movement.12");
    up.answer(0, to(345, 400)).about("a", "/z", json!(4_000));
    let beside = hill((450, 400), 4_000).figure(1, "b", "3/3", (520, 400));
    let mut down = beside.acts("a", 1);
    down.answer(0, json!("move")).refused(0, to(580, 400), "sotas.movement.12");
    down.answer(0, to(495, 400)).about("a", "/z", json!(0));
    // Half on the hill, half off it.
    let border = hill((470, 340), 4_000).figure(0, "c", "3/3", (485, 440));
    let mut stops = border.acts("a", 1);
    stops.answer(0, json!("move")).refused(0, to(475, 430), "sotas.movement.10");
}

/// sotas.movement.12, sotas.recoil.6: nor does anybody walk or recoil through a vehicle that stands beside a hill or
/// on it; rocks at its foot slow (sotas.movement.13).
#[test]
fn vehicles_stand_on_the_ground_they_stand_on() {
    for (piece, from, goal) in
        [([540, 400, 60, 50], (450, 400), (590, 400)), ([400, 400, 60, 50], (340, 400), (460, 400))]
    {
        let mut play = hill(from, 4_000).piece("vehicle", piece).acts("a", 1);
        play.answer(0, json!("move")).refused(0, to(goal.0, goal.1), "sotas.movement.12");
    }
    // Against the hill its roof is a step away.
    let mut play = hill((450, 400), 4_000).piece("vehicle", [510, 400, 60, 50]).acts("a", 1);
    play.walk(0, 510, 400).about("a", "/z", json!(4_000));
    let back = hill((430, 400), 4_000)
        .figure(1, "x", "3/5", (405, 400))
        .with(json!({"z": 4_000}))
        .piece("crates", [465, 400, 30, 200]);
    let mut recoils = back.acts("x", 1);
    recoils.dice("5 3").answer(1, fight("a")).has("sotas.recoil.6").marked("a", "down", true);
    let mut rocks = hill((450, 400), 4_000).piece("rocks", [540, 400, 60, 60]).acts("a", 1);
    rocks.answer(0, json!("move")).refused(0, to(590, 400), "sotas.movement.13");
}

/// sotas.terrain.3: crates on a hill are higher than those who stand on it, crates at its foot are not.
#[test]
fn what_stands_on_a_hill_covers_those_on_it() {
    for (crates, covers) in [([400, 400, 30, 100], true), ([560, 400, 30, 100], false)] {
        let mut play = stage()
            .figure(0, "a", "3/3 w:assault-rifle", (340, 400))
            .with(json!({"z": 4_000}))
            .figure(1, "b", "3/3", if covers { (460, 400) } else { (600, 400) })
            .with(json!({"z": if covers { 4_000 } else { 0 }}))
            .piece("hill", [400, 400, 160, 120])
            .piece("crates", crates)
            .acts("a", 1);
        play.dice("3 3").answer(0, shoot("b", "assault-rifle"));
        if covers {
            play.has(" cover=p2")
        } else {
            play.hasnt(" cover=p2")
        };
    }
}

/// sotas.terrain.9: of two floors above each other one walks on the higher.
#[test]
fn one_stands_on_the_highest_floor() {
    let scene = stage()
        .figure(0, "a", "3/3", (400, 400))
        .with(json!({"z": 7_500}))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(json!({"kind": "platform", "rect": [450, 400, 160, 100], "height": 30}))
        .terrain(json!({"kind": "platform", "rect": [450, 400, 160, 100], "height": 75}));
    scene.acts("a", 1).walk(0, 500, 400).about("a", "/z", json!(7_500));
}

/// A floor beside a lower one, and somebody on the higher.
fn storeys(lower: i32) -> Stage {
    stage()
        .figure(0, "a", "4/3", (440, 400))
        .with(json!({"z": 12_000}))
        .terrain(
            json!({"kind": "platform", "id": "top", "rect": [400, 400, 100, 100], "height": 120}),
        )
        .terrain(json!({"kind": "platform", "rect": [500, 400, 100, 100], "height": lower}))
}

/// sotas.terrain.9, sotas.falling.1, sotas.falling.2, R-132: stepping onto a floor far below is a fall, but not by stairs,
/// nor less than a quarter of Short down.
#[test]
fn one_falls_onto_a_lower_floor() {
    let scene = |lower: i32| storeys(lower).figure(1, "z", "3/3", (800, 800));
    let mut falls = scene(40).acts("a", 1);
    falls.dice("4 4").walk(0, 500, 400).has("fell figure=a height=8000");
    falls.about("a", "/z", json!(4_000)).about("a", "/at", mm((500, 400))).done();
    falls.marked("a", "down", true);
    scene(110).acts("a", 1).walk(0, 500, 400).hasnt("fell").about("a", "/z", json!(11_000));
    let stairs = json!({"kind": "stairs", "rect": [460, 400, 20, 60], "up": "west", "to": "top"});
    let mut down = scene(40).terrain(stairs).acts("a", 1);
    down.walk(0, 500, 400).hasnt("fell").about("a", "/z", json!(4_000));
}

/// sotas.falling.6, R-25, R-132: so is being driven back onto it.
#[test]
fn one_recoils_onto_a_lower_floor() {
    let scene = storeys(40).figure(1, "b", "3/5", (415, 400)).with(json!({"z": 12_000}));
    let mut play = scene.acts("b", 1);
    play.dice("3 2 4 4").answer(1, fight("a")).answer(0, to(465, 400));
    play.has("fell figure=a height=8000").about("a", "/z", json!(4_000)).done();
}

/// where a hill rises higher than a roof that stands on the same ground, one stands on the hill.
#[test]
fn a_hill_rises_over_a_low_roof() {
    let crates = json!({"kind": "crates", "rect": [490, 400, 60, 60]});
    let mut play = hill((470, 400), 4_000).terrain(crates.clone()).acts("a", 1);
    play.walk(0, 400, 400).about("a", "/z", json!(4_000));
    let mut play = hill((400, 400), 4_000).terrain(crates).acts("a", 1);
    play.walk(0, 470, 400).about("a", "/z", json!(4_000));
}

/// nobody fights through a floor; at its edge one does.
#[test]
fn a_floor_is_between() {
    let scene = |below: (i32, i32)| {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .with(json!({"z": 5_000}))
            .figure(1, "b", "3/3", below)
            .terrain(json!({"kind": "platform", "rect": [430, 400, 100, 100], "height": 50}))
            .acts("a", 1)
    };
    scene((420, 400)).refused(0, fight("b"), "sotas.melee.1");
    scene((378, 400)).offers(fight("b"), true);
    // Whoever comes up the stairs is not below it.
    let stairs = stage()
        .figure(0, "a", "3/3", (400, 500))
        .with(json!({"z": 3_750}))
        .figure(1, "b", "3/3", (400, 525))
        .with(json!({"z": 7_500}))
        .terrain(
            json!({"kind": "platform", "id": "top", "rect": [400, 600, 200, 200], "height": 75}),
        )
        .terrain(
            json!({"kind": "stairs", "rect": [400, 450, 60, 100], "up": "north", "to": "top"}),
        );
    stairs.acts("a", 1).offers(fight("b"), true);
}

/// sotas.falling.8: a pit is as wide as it is drawn: who falls at its rim lies inside.
#[test]
fn one_falls_into_a_round_pit() {
    let mut play = stage()
        .figure(0, "x", "3/5", (542, 462))
        .figure(1, "a", "4/3", (524, 444))
        .figure(1, "c", "3/3", (100, 100))
        .figure(1, "d", "3/3", (130, 100))
        .figure(1, "e", "3/3", (160, 100))
        .terrain(json!({"kind": "pit", "circle": [480, 400, 50]}))
        .acts("x", 1);
    play.dice("4 3 4").answer(0, fight("a")).has("fell figure=a height=7500");
    let at = &play.state("a")["at"];
    let (x, y) = (at["x"].as_i64().unwrap() - 48_000, at["y"].as_i64().unwrap() - 40_000);
    assert!(x * x + y * y <= 3_750 * 3_750, "{at}");
}

fn ravine() -> Stage {
    stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(1, "b", "3/3", (800, 800))
        .piece("pit", [480, 400, 100, 300])
}

/// sotas.movement.12, sotas.terrain.15: a floor high above carries nobody over a pit; two bridges that overlap do.
#[test]
fn what_carries_over_a_pit() {
    let gantry = json!({"kind": "platform", "rect": [480, 400, 120, 60], "height": 75});
    let mut under = ravine().terrain(gantry).acts("a", 1);
    under.answer(0, json!("move")).refused(0, to(545, 400), "sotas.movement.12");
    let halves = |gap: i32| {
        ravine().piece("bridge", [450, 400, 60, 60]).piece("bridge", [509 + gap, 400, 60, 60])
    };
    halves(0).acts("a", 1).walk(0, 545, 400).hasnt("fell").about("a", "/z", json!(0));
    let mut gap = halves(5).acts("a", 1);
    gap.answer(0, json!("move")).refused(0, to(545, 400), "sotas.movement.12");
}

/// sotas.recoil.6, sotas.falling.8: where somebody lies in a narrow hatch nobody else falls into it.
#[test]
fn a_full_hatch_takes_nobody() {
    let scene = |taken: bool| {
        let stage = stage()
            .figure(0, "x", "3/5", (375, 400))
            .figure(1, "a", "4/3", (400, 400))
            .figure(1, "d", "3/3", (130, 100))
            .figure(1, "e", "3/3", (160, 100))
            .piece("hole", [427, 400, 28, 28]);
        let at = if taken { (427, 400) } else { (190, 100) };
        let z = if taken { -7_500 } else { 0 };
        stage.figure(1, "c", "3/3", at).with(json!({"z": z})).acts("x", 1)
    };
    let mut free = scene(false);
    free.dice("5 3").answer(0, fight("a")).dice("4").answer(1, to(425, 400));
    free.has("fell figure=a").about("a", "/z", json!(-7_500)).done();
    let mut full = scene(true);
    full.dice("5 3")
        .answer(0, fight("a"))
        .has("sotas.recoil.6 no-room figure=a")
        .hasnt("fell")
        .done();
    let mut edge = scene(true);
    edge.dice("4 3").answer(0, fight("a")).hasnt("fell").about("a", "/z", json!(0)).done();
}

/// sotas.grenades.10, sotas.falling.6, R-114: whoever is thrown off a floor falls.
#[test]
fn a_blast_throws_off_a_floor() {
    let scene = || {
        stage()
            .figure(0, "a", "3/3 g:grenade-frag", (150, 400))
            .figure(1, "b", "4/3", (300, 400))
            .with(json!({"z": 7_500}))
            .figure(1, "c", "3/3", (800, 800))
            .terrain(json!({"kind": "platform", "rect": [330, 400, 100, 100], "height": 75}))
            .acts("a", 1)
    };
    let mut play = scene();
    play.answer(0, json!({"lob": 2})).dice("5 4").answer(0, to(290, 400));
    play.asked(0, "blast-throw").dice("4").answer(0, to(215, 400));
    play.has("fell figure=b height=7500").about("b", "/z", json!(0)).is("b", "table").done();
    let mut play = scene();
    play.answer(0, json!({"lob": 2})).dice("5 4").answer(0, to(290, 400));
    play.answer(0, to(365, 400)).hasnt("fell").about("b", "/z", json!(7_500)).done();
}

/// sotas.terrain.13, R-116: where stairs cross a hill that is higher than their middle one stands on the hill, where they
/// lead down into a pit on the ground beside it.
#[test]
fn stairs_are_no_lower_than_the_ground() {
    let top = json!({"kind": "platform", "id": "top", "rect": [500, 400, 140, 140]});
    let stairs = json!({"kind": "stairs", "rect": [400, 400, 60, 100], "up": "east", "to": "top"});
    for (height, z) in [(40.0, 4_000), (37.5, 3_750), (30.0, 3_750)] {
        let hill = json!({"kind": "hill", "rect": [400, 400, 160, 120], "height": height});
        let stage = stage().figure(0, "a", "3/3", (310, 400)).figure(1, "z", "3/3", (800, 800));
        let stage = stage.terrain(hill).terrain(top.clone()).terrain(stairs.clone());
        stage.acts("a", 1).walk(0, 400, 400).about("a", "/z", json!(z));
    }
    let pit = json!({"kind": "pit", "id": "pit", "rect": [480, 400, 100, 300]});
    let down = json!({"kind": "stairs", "rect": [425, 400, 40, 60], "up": "west", "to": "pit"});
    let stage = stage().figure(0, "a", "3/3", (380, 400)).figure(1, "z", "3/3", (800, 800));
    let mut play = stage.terrain(pit).terrain(down).acts("a", 2);
    play.walk(0, 420, 400).about("a", "/z", json!(0)).hasnt("fell");
    play.walk(0, 440, 400).about("a", "/z", json!(-3_750)).hasnt("fell").done();
}
