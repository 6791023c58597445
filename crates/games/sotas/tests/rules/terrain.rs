//! Pieces of terrain (sotas.terrain).

use serde_json::json;

use crate::common::*;

const GUN: &str = "assault-rifle";

fn range(from: (i32, i32), z: i32) -> Stage {
    stage().figure(0, "a", "3/3 w:assault-rifle", from).with(json!({"z": z})).figure(
        1,
        "b",
        "3/3",
        (500, 400),
    )
}

/// sotas.terrain.1: some pieces are crossed, but nobody stops on them.
#[test]
fn nobody_stops_on_a_hedge() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(1, "b", "3/3", (800, 800))
        .piece("hedge", [450, 400, 15, 100])
        .acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(450, 400), "sotas.movement.12");
    play.refused(0, to(510, 400), "sotas.movement.13").answer(0, to(480, 400));
}

/// sotas.terrain.2, sotas.terrain.5, sotas.terrain.6: clear, low, blocking; woods and hills.
#[test]
fn what_pieces_do_to_sight() {
    let with = |kind: &str| range((300, 400), 0).piece(kind, [400, 400, 40, 60]);
    with("marsh").acts("a", 1).offers(shoot("b", GUN), true);
    with("vehicle").acts("a", 1).refused(0, shoot("b", GUN), "sotas.los.2");
    with("hill").acts("a", 1).refused(0, shoot("b", GUN), "sotas.los.2");
    let wood = range((300, 400), 0).terrain(json!({"kind": "wood", "circle": [400, 400, 40]}));
    wood.acts("a", 1).refused(0, shoot("b", GUN), "sotas.los.2");
    let on = range((390, 400), 4_000).piece("hill", [400, 400, 40, 60]);
    on.acts("a", 1).offers(shoot("b", GUN), true);
}

/// sotas.terrain.3: who stands as high as a piece sees over it.
#[test]
fn who_stands_high_sees_over() {
    let high = |z: i32| {
        range((300, 400), z)
            .terrain(json!({"kind": "platform", "rect": [300, 400, 60, 60], "height": 75}))
            .piece("high-wall", [400, 400, 10, 100])
    };
    high(7_500).acts("a", 1).offers(shoot("b", GUN), true);
    high(0).acts("a", 1).refused(0, shoot("b", GUN), "sotas.los.2");
}

/// sotas.terrain.4: water is no scenery.
#[test]
fn water_is_no_scenery() {
    let near = |kind: &str| {
        stage()
            .figure(0, "a", "3/3 w:assault-rifle", (300, 400))
            .figure(1, "b", "3/3 stealth", (400, 400))
            .piece(kind, [400, 433, 40, 40])
            .acts("a", 1)
    };
    near("crates").refused(0, shoot("b", GUN), "sotas.stealth.1");
    near("pool").offers(shoot("b", GUN), true);
}

/// sotas.terrain.7: a crater covers those inside.
#[test]
fn a_crater_covers_those_inside() {
    let mut play = range((300, 400), 0)
        .terrain(json!({"kind": "crater", "circle": [500, 400, 50]}))
        .acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).part("sotas.cover.1", -1);
}

/// sotas.terrain.9: stepping off an edge is a fall.
#[test]
fn stepping_off_is_a_fall() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .with(json!({"z": 7_500}))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(json!({"kind": "platform", "rect": [400, 400, 100, 100], "height": 75}))
        .acts("a", 1);
    play.answer(0, json!("move"))
        .dice("4")
        .answer(0, to(500, 400))
        .has("fell figure=a height=7500");
    play.marked("a", "far-fall", true).done();
}

/// sotas.terrain.10: windows let sight through with cover, and Climbers.
#[test]
fn windows() {
    let window = |spec: &str| {
        stage()
            .figure(0, "a", spec, (300, 400))
            .figure(1, "b", "3/3", (500, 400))
            .piece("window", [350, 400, 10, 60])
    };
    let mut play = window("3/3 w:assault-rifle").acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).part("sotas.cover.1", -1);
    let mut play = window("3/3").acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(390, 400), "sotas.movement.12");
    let mut play = window("3/3 climber").acts("a", 1);
    play.answer(0, json!("move"))
        .refused(0, to(420, 400), "sotas.movement.13")
        .answer(0, to(390, 400));
}

/// sotas.terrain.11: nobody falls from a hill.
#[test]
fn nobody_falls_from_a_hill() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .with(json!({"z": 4_000}))
        .figure(1, "b", "3/3", (800, 800))
        .piece("hill", [400, 400, 100, 100])
        .acts("a", 1);
    play.walk(0, 500, 400).hasnt("fell").about("a", "/z", json!(0));
}

/// sotas.terrain.8, sotas.terrain.14: height is movement; one at a time on a ladder.
#[test]
fn one_at_a_time_on_a_ladder() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 402))
        .figure(0, "c", "3/3", (380, 422))
        .with(json!({"z": 3_000, "marks": ["climbing"]}))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(
            json!({"kind": "platform", "id": "top", "rect": [400, 475, 100, 100], "height": 75}),
        )
        .terrain(json!({"kind": "ladder", "rect": [400, 420, 20, 10], "to": "top"}))
        .acts("a", 1);
    play.refused(0, json!({"climb": {"piece": "p2", "way": "up"}}), "sotas.terrain.14");
}

/// sotas.terrain.12: the rift takes whoever touches it.
#[test]
fn the_rift_takes_whoever_touches_it() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(0, "c", "3/3", (100, 100))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(json!({"kind": "rift", "circle": [500, 400, 30]}))
        .acts("a", 1);
    play.dice("3 3 3").walk(0, 460, 400).has("sotas.terrain.12 removed figure=a").is("a", "killed");
}

/// sotas.terrain.13: on stairs one stands half-way.
#[test]
fn on_stairs_one_stands_half_way() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 380))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(
            json!({"kind": "platform", "id": "top", "rect": [400, 600, 200, 200], "height": 75}),
        )
        .terrain(json!({"kind": "stairs", "rect": [400, 450, 60, 100], "up": "north", "to": "top"}))
        .acts("a", 1);
    play.walk(0, 400, 450).about("a", "/z", json!(3_750));
}

/// sotas.terrain.15: bridges carry over water.
#[test]
fn bridges_carry_over_water() {
    let river = |x: i32| {
        stage()
            .figure(0, "a", "3/3", (x, 400))
            .figure(1, "b", "3/3", (800, 800))
            .piece("river", [450, 460, 900, 40])
            .piece("bridge", [300, 460, 60, 50])
            .acts("a", 1)
    };
    river(300).walk(0, 300, 540);
    let mut play = river(500);
    play.answer(0, json!("move")).refused(0, to(500, 540), "sotas.movement.13");
    // A bridge elsewhere does not dry the bank.
    let bank = |y: i32| {
        stage()
            .figure(0, "a", "3/3", (500, y))
            .figure(1, "b", "3/3", (800, 800))
            .piece("river", [450, 460, 900, 40])
            .piece("bridge", [300, 460, 60, 50])
            .acts("a", 1)
    };
    bank(427).walk(0, 640, 427);
    bank(428).answer(0, json!("move")).refused(0, to(640, 428), "sotas.movement.13");
    // Two bridges carry over two rivers.
    let mut two = stage()
        .figure(0, "a", "3/3", (300, 415))
        .figure(1, "b", "3/3", (800, 800))
        .piece("river", [450, 450, 900, 20])
        .piece("river", [450, 490, 900, 20])
        .piece("bridge", [300, 450, 60, 30])
        .piece("bridge", [300, 490, 60, 30])
        .acts("a", 1);
    two.walk(0, 300, 530);
}

/// sotas.terrain.12, sotas.flight.2, sotas.ex.16: whoever flies over a rift is not touched by it before it
/// lands.
#[test]
fn a_rift_does_not_reach_who_is_aloft() {
    let rift = || {
        stage()
            .figure(0, "a", "3/3 flying", (400, 400))
            .figure(0, "c", "3/3", (100, 100))
            .figure(1, "b", "3/3", (800, 800))
            .terrain(json!({"kind": "rift", "circle": [500, 400, 30]}))
            .acts("a", 2)
    };
    let mut play = rift();
    play.walk(0, 500, 400).is("a", "table").walk(0, 600, 400).is("a", "table");
    let mut play = rift();
    play.walk(0, 500, 400).dice("3 3 3").answer(0, json!("end"));
    play.has("sotas.terrain.12 removed figure=a").is("a", "killed");
}

/// sotas.general.13, sotas.movement.12: rectangles that are turned, and polygons.
#[test]
fn pieces_have_any_outline() {
    let before = |piece: serde_json::Value| {
        let scene = stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (800, 800));
        let mut play = scene.terrain(piece).acts("a", 1);
        play.answer(0, json!("move"));
        play
    };
    let wall = [400, 530, 200, 10];
    before(json!({"kind": "high-wall", "rect": wall})).answer(0, to(400, 420));
    let turned = json!({"kind": "high-wall", "rect": wall, "turned": 90});
    before(turned).refused(0, to(400, 420), "sotas.movement.12").answer(0, to(480, 400));
    let slanted = json!({"kind": "high-wall", "rect": [460, 460, 200, 10], "turned": 45});
    before(slanted).refused(0, to(470, 470), "sotas.movement.12").answer(0, to(400, 440));
    let corner = json!([[440, 300], [540, 300], [540, 500], [440, 500], [500, 400]]);
    let mut dented = before(json!({"kind": "high-wall", "polygon": corner}));
    dented.refused(0, to(500, 400), "sotas.movement.12").answer(0, to(460, 400));
}
