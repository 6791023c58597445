//! Stairs and ladders (sotas.stairs), climbing (sotas.climbing), falling (sotas.falling).

use serde_json::{Value, json};

use crate::common::*;

fn climb(piece: &str, way: &str) -> Value {
    json!({"climb": {"piece": piece, "way": way}})
}

fn wall(spec: &str) -> Stage {
    stage()
        .figure(0, "a", spec, (400, 400))
        .figure(1, "b", "3/3", (800, 800))
        .piece("building", [463, 400, 100, 100])
}

/// sotas.stairs.1: stairs are difficult upwards only.
#[test]
fn stairs_are_difficult_upwards() {
    let stairs = |at: (i32, i32), z: i32| {
        stage()
            .figure(0, "a", "3/3", at)
            .with(json!({"z": z}))
            .figure(1, "b", "3/3", (800, 800))
            .terrain(json!({"kind": "platform", "id": "top", "rect": [400, 600, 200, 200], "height": 75}))
            .terrain(json!({"kind": "stairs", "rect": [400, 450, 60, 100], "up": "north", "to": "top"}))
    };
    let mut up = stairs((400, 460), 3_750).acts("a", 1);
    up.answer(0, json!("move"))
        .refused(0, to(400, 590), "sotas.movement.13")
        .answer(0, to(400, 550));
    up.about("a", "/z", json!(7_500));
    let mut down = stairs((400, 520), 7_500).acts("a", 1);
    down.walk(0, 400, 380).about("a", "/z", json!(0));
}

/// sotas.stairs.2, sotas.stairs.3, sotas.climbing.12: ladders without a roll, slower; not for those without hands.
#[test]
fn ladders_need_no_roll() {
    let ladder = |spec: &str| {
        stage()
            .figure(0, "a", spec, (400, 402))
            .figure(1, "b", "3/3", (800, 800))
            .terrain(json!({"kind": "platform", "id": "top", "rect": [400, 475, 100, 100], "height": 75}))
            .terrain(json!({"kind": "ladder", "rect": [400, 420, 20, 10], "to": "top"}))
            .acts("a", 1)
    };
    ladder("3/3").answer(0, climb("p2", "up")).about("a", "/z", json!(7_500)).done();
    ladder("3/3 short-move").refused(0, climb("p2", "up"), "sotas.stairs.2");
    ladder("3/3 short-move climber").answer(0, climb("p2", "up")).about("a", "/z", json!(7_500));
    ladder("3/3 no-hands").refused(0, climb("p2", "up"), "sotas.climbing.12");
}

/// sotas.climbing.1, sotas.climbing.2, sotas.climbing.3, sotas.climbing.5, sotas.climbing.11, sotas.climbing.16: three
/// dice; two successes the whole stick, one a shorter one; who does not reach the end hangs.
#[test]
fn climbing_takes_a_test() {
    let mut play = wall("3/3").acts("a", 3);
    play.dice("4 4 1").answer(0, climb("p1", "up")).part("sotas.climbing.11", -1);
    play.about("a", "/z", json!(12_000)).asked(1, "activate").done();
    let mut play = wall("3/3").acts("a", 1);
    play.dice("4 1 1").answer(0, climb("p1", "up")).about("a", "/z", json!(7_500));
    play.marked("a", "climbing", true).done();
    let mut play = wall("3/3").acts("a", 2);
    play.walk(0, 400, 400).refused(0, climb("p1", "up"), "sotas.climbing.5");
    wall("3/3").acts("a", 0).refused(0, climb("p1", "up"), "sotas.climbing.5");
}

/// sotas.climbing.4, sotas.falling.2, sotas.falling.3: three failures, and it falls from the top.
#[test]
fn three_failures_are_a_fall() {
    let mut play = wall("3/3").figure(0, "c", "3/3", (100, 100)).acts("a", 1);
    play.dice("1 1 1 3 1 3 3 3").answer(0, climb("p1", "up")).has("fell figure=a height=12000");
    play.is("a", "killed").done();
}

/// sotas.climbing.6, sotas.climbing.7, sotas.climbing.17: who hangs is attacked as if bound, or lets go.
#[test]
fn who_hangs_may_let_go() {
    let scene = || {
        stage()
            .figure(0, "a", "2/3", (400, 400))
            .with(json!({"z": 7_500, "marks": ["climbing"]}))
            .figure(0, "e", "3/3", (100, 100))
            .figure(1, "c", "3/3 w:pistol", (300, 400))
            .piece("building", [463, 400, 100, 100])
            .acts("c", 1)
    };
    let mut play = scene();
    play.answer(1, shoot("a", "pistol")).asked(0, "let-go").dice("1 6").answer(0, json!("no"));
    play.part("sotas.rangedmod.3", 2).done();
    let mut play = scene();
    play.answer(1, shoot("a", "pistol")).dice("3 1 6").answer(0, json!("yes"));
    play.has("sotas.climbing.7 did figure=a what=let-go").marked("a", "far-fall", true);
    play.no_part("sotas.rangedmod.3").about("a", "/z", json!(0)).done();
    let mut own = stage()
        .figure(0, "a", "2/3", (400, 400))
        .with(json!({"z": 7_500, "marks": ["climbing"]}))
        .figure(1, "c", "3/3", (800, 400))
        .piece("building", [463, 400, 100, 100])
        .acts("a", 1);
    own.refused(0, json!("move"), "sotas.climbing.6");
}

/// sotas.climbing.8: who fails Morale on a wall falls, and flees if it can.
#[test]
fn who_is_afraid_on_a_wall_falls() {
    let scene = || {
        stage()
            .figure(0, "x", "3/6", (600, 600))
            .figure(1, "boss", "3/1 leader artificial", (625, 600))
            .figure(1, "a", "3/3", (400, 400))
            .with(json!({"z": 7_500, "marks": ["climbing"]}))
            .figure(1, "d", "2/3 leader", (800, 800))
            .figure(1, "e", "2/3 leader", (880, 880))
            .figure(1, "f", "2/3 leader", (800, 880))
            .piece("building", [463, 400, 100, 100])
            .acts("x", 1)
    };
    let mut play = scene();
    play.dice("6 1").answer(0, fight("boss")).asked(1, "morale-order");
    play.dice("1 6 6 1").answer(1, json!({"figure": "a"})).has("fell figure=a").is("a", "killed");
    let mut play = scene();
    play.dice("6 1").answer(0, fight("boss")).dice("1 6 6 6").answer(1, json!({"figure": "a"}));
    play.has("fell figure=a").asked(1, "refuge").answer(1, json!({"flee-toward": "left"}));
    play.has("fled figure=a").marked("a", "down", false).marked("a", "far-fall", false);
}

/// sotas.climbing.9, sotas.climbing.10, sotas.climber.1, sotas.climber.2: Climbers need no roll and fall softly.
#[test]
fn climbers_walk_on_walls() {
    let mut play = wall("3/3 climber").acts("a", 2);
    play.answer(0, climb("p1", "up")).about("a", "/z", json!(12_000)).asked(0, "act").done();
    let mut falls = edge((400, 400), "4/3 climber").acts("x", 1);
    falls.dice("4 3").answer(0, fight("a")).has("fell figure=a height=7500").done();
    falls.is("a", "table").marked("a", "far-fall", false);
}

fn before(kind: &str, spec: &str) -> Scene {
    let stage = stage().figure(0, "a", spec, (400, 400)).figure(1, "b", "3/3", (800, 800));
    stage.piece(kind, [463, 400, 100, 100]).acts("a", 1)
}

/// sotas.no-hands.1, sotas.climbing.12: nobody climbs without hands.
#[test]
fn hands_are_needed_to_climb() {
    before("building", "3/3 no-hands").refused(0, climb("p1", "up"), "sotas.climbing.12");
    before("building", "3/3").offers(climb("p1", "up"), true);
}

/// sotas.climbing.13: hooves walk up a hill, but climb nothing steep.
#[test]
fn hooves_climb_no_steep_slope() {
    for kind in ["tree", "crates", "building", "high-wall"] {
        let mut play = before(kind, "3/3 body:hoofed");
        play.offers(climb("p1", "up"), false).refused(0, climb("p1", "up"), "sotas.climbing.13");
    }
    before("hill", "3/3 body:hoofed").walk(0, 450, 400).about("a", "/z", json!(4_000));
}

/// sotas.climbing.14: claws climb trees, and nothing man-made.
#[test]
fn claws_climb_trees_only() {
    before("tree", "3/3 body:clawed").offers(climb("p1", "up"), true);
    for kind in ["pillar", "door-plain", "high-wall", "building", "crates"] {
        let mut play = before(kind, "3/3 body:clawed");
        play.offers(climb("p1", "up"), false).refused(0, climb("p1", "up"), "sotas.climbing.14");
    }
}

/// sotas.climbing.15: coils climb trees and pillars, but no door and no wall.
#[test]
fn coils_climb_what_they_can_embrace() {
    for kind in ["tree", "pillar"] {
        before(kind, "3/3 body:coiling").offers(climb("p1", "up"), true);
    }
    for kind in ["door-plain", "high-wall", "building"] {
        before(kind, "3/3 body:coiling").refused(0, climb("p1", "up"), "sotas.climbing.15");
    }
}

fn edge(at: (i32, i32), spec: &str) -> Stage {
    edge_above(75, at, spec)
}

/// The edge of a platform so many millimetres high.
fn edge_above(height: i32, at: (i32, i32), spec: &str) -> Stage {
    let z = height * 100;
    stage()
        .figure(0, "x", "3/5", (425, 400))
        .with(json!({"z": z}))
        .figure(1, "a", spec, at)
        .with(json!({"z": z}))
        .figure(1, "c", "3/3", (100, 100))
        .figure(1, "d", "3/3", (130, 100))
        .figure(1, "e", "3/3", (160, 100))
        .terrain(json!({"kind": "platform", "rect": [438, 400, 100, 100], "height": height}))
}

/// sotas.falling.2, R-19: a die for a drop of up to Short, two up to Medium, three for more; none below a step.
#[test]
fn a_deeper_fall_takes_more_dice() {
    let falls = |height: i32, dice: &str| {
        let mut play = edge_above(height, (400, 400), "4/3").acts("x", 1);
        play.dice("4 3").dice(dice).answer(0, fight("a"));
        play.has(&format!("fell figure=a height={height}00")).is("a", "table").done();
    };
    falls(18, "");
    falls(19, "4");
    falls(75, "4");
    falls(76, "4 4");
    falls(120, "4 4");
    falls(121, "4 4 4");
}

/// sotas.falling.2, R-19: a quarter of Short is a fall, to the hundredth of a millimetre; less is none.
#[test]
fn a_quarter_of_short_is_a_fall() {
    let falls = |height: f64, z: i32, dice: &str| {
        let mut play = stage()
            .figure(0, "x", "3/5", (425, 400))
            .with(json!({"z": z}))
            .figure(1, "a", "4/3", (400, 400))
            .with(json!({"z": z}))
            .figure(1, "c", "3/3", (100, 100))
            .terrain(json!({"kind": "platform", "rect": [438, 400, 100, 100], "height": height}))
            .acts("x", 1);
        play.dice("4 3").dice(dice).answer(0, fight("a"));
        play.has(&format!("fell figure=a height={z}")).is("a", "table").done();
    };
    falls(18.75, 1_875, "4");
    falls(18.74, 1_874, "");
}

/// sotas.falling.1, sotas.falling.4, sotas.falling.5, sotas.falling.6, sotas.falling.7, sotas.falling.8: knocked down at
/// an edge it drops; who survives needs two actions to stand.
#[test]
fn who_is_felled_at_an_edge_drops() {
    let mut play = edge((400, 400), "4/3").acts("x", 1);
    play.dice("4 3 5").answer(0, fight("a")).has("sotas.falling.1 fell figure=a height=7500");
    play.marked("a", "far-fall", true).about("a", "/z", json!(0)).done();
    let mut lying = stage()
        .figure(0, "a", "3/3", (400, 400))
        .with(json!({"marks": ["down", "far-fall"]}))
        .figure(1, "b", "3/3", (800, 800))
        .acts("a", 1);
    lying.refused(0, json!("stand"), "sotas.falling.5");
}

/// sotas.falling.6: a recoil over an edge is a drop too; a dive at an edge is none.
#[test]
fn a_recoil_over_an_edge_is_a_drop() {
    let mut play = edge((400, 400), "4/3").acts("x", 1);
    play.dice("5 3").answer(0, fight("a")).asked(1, "recoil").dice("1").answer(1, to(375, 400));
    play.has("fell figure=a height=7500").is("a", "killed").done();
    let mut play = edge((400, 400), "4/3").acts("a", 1);
    play.answer(1, json!("dive")).hasnt("fell");
}

fn at_pit(at: (i32, i32), z: i32, spec: &str) -> Stage {
    stage()
        .figure(0, "a", spec, at)
        .with(json!({"z": z}))
        .figure(0, "c", "3/3", (100, 100))
        .figure(1, "b", "3/3", (800, 800))
        .piece("pit", [480, 400, 100, 100])
}

/// sotas.falling.6, sotas.terrain.9, sotas.movement.12: whoever steps into a pit falls; nobody walks across
/// it, save on a bridge, nor out of it.
#[test]
fn pits_are_fallen_into() {
    let mut play = at_pit((400, 400), 0, "3/3").acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(545, 400), "sotas.movement.12");
    play.dice("3").answer(0, to(430, 400)).has("fell figure=a height=7500");
    play.about("a", "/z", json!(-7_500)).marked("a", "far-fall", true).done();
    at_pit((400, 400), 0, "3/3").acts("a", 1).walk(0, 429, 400).hasnt("fell").done();
    let bridged = at_pit((400, 400), 0, "3/3").piece("bridge", [480, 400, 110, 60]);
    bridged.acts("a", 1).walk(0, 545, 400).about("a", "/z", json!(0)).hasnt("fell").done();
    let mut below = at_pit((480, 400), -7_500, "3/3").acts("a", 1);
    below.answer(0, json!("move")).refused(0, to(480, 460), "sotas.movement.12");
    below.answer(0, to(500, 400)).about("a", "/z", json!(-7_500)).done();
}

/// sotas.falling.1, sotas.falling.7, sotas.falling.8: at the edge of a pit a knock-down is a drop into it, and
/// so is a recoil.
#[test]
fn a_pit_has_an_edge() {
    let edge = |x: i32| {
        stage()
            .figure(0, "x", "3/5", (x - 25, 400))
            .figure(1, "a", "4/3", (x, 400))
            .figure(1, "c", "3/3", (100, 100))
            .figure(1, "d", "3/3", (130, 100))
            .figure(1, "e", "3/3", (160, 100))
            .piece("pit", [480, 400, 100, 100])
            .acts("x", 1)
    };
    let mut play = edge(417);
    play.dice("4 3 4").answer(0, fight("a")).has("fell figure=a height=7500");
    play.about("a", "/z", json!(-7_500)).is("a", "table").done();
    let mut play = edge(416);
    play.dice("4 3").answer(0, fight("a")).hasnt("fell").about("a", "/z", json!(0)).done();
    let mut play = edge(410);
    play.dice("5 3").answer(0, fight("a")).dice("1").answer(1, to(435, 400));
    play.has("fell figure=a height=7500").is("a", "killed").done();
}

/// sotas.climbing.2, sotas.climbing.4: one climbs down into a pit and out of it; who fails falls.
#[test]
fn pits_are_climbed() {
    let mut down = at_pit((417, 400), 0, "3/3").acts("a", 1);
    down.refused(0, climb("p1", "up"), "sotas.climbing.2").dice("4 4 1");
    down.answer(0, climb("p1", "down")).about("a", "/z", json!(-7_500)).done();
    let mut far = at_pit((416, 400), 0, "3/3").acts("a", 1);
    far.refused(0, climb("p1", "down"), "sotas.climbing.1");
    let mut up = at_pit((443, 400), -7_500, "3/3").acts("a", 1);
    up.dice("4 4 1").answer(0, climb("p1", "up")).about("a", "/z", json!(0)).done();
    let mut falls = at_pit((417, 400), 0, "3/3").acts("a", 1);
    falls.dice("1 1 1 4").answer(0, climb("p1", "down")).has("fell figure=a height=7500");
    falls.about("a", "/z", json!(-7_500)).done();
}

/// sotas.stairs.2, sotas.stairs.3: a ladder leads down a hatch, which nobody climbs without one.
#[test]
fn a_ladder_leads_down_a_hatch() {
    let hatch = |ladder: bool| {
        let scene = stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(1, "b", "3/3", (800, 800))
            .piece("hole", [433, 400, 40, 40]);
        if ladder { scene.piece("ladder", [418, 400, 10, 20]) } else { scene }
    };
    hatch(false).acts("a", 1).refused(0, climb("p1", "down"), "sotas.climbing.1");
    let mut play = hatch(true).acts("a", 1);
    play.answer(0, climb("p2", "down")).about("a", "/z", json!(-7_500)).done();
}

/// sotas.falling.3, sotas.robust.2: a fall that would kill only wounds the Robust.
#[test]
fn the_robust_survive_a_fall() {
    let mut play = edge((400, 400), "4/3 robust").acts("x", 1);
    play.dice("4 3 1").answer(0, fight("a")).has("sotas.robust.2 wounded figure=a quality=5");
    play.is("a", "table").marked("a", "far-fall", true).about("a", "/z", json!(0)).done();
}

/// sotas.stairs.2, sotas.powered-armour.4, sotas.gravity.1: Powered Armour is not slowed on a ladder; under high gravity
/// a Climber of Short Move needs two actions for a wall.
#[test]
fn what_a_climb_costs() {
    let mut ladder = stage()
        .figure(0, "a", "3/3 short-move powered-armour", (400, 402))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(
            json!({"kind": "platform", "id": "top", "rect": [400, 475, 100, 100], "height": 75}),
        )
        .terrain(json!({"kind": "ladder", "rect": [400, 420, 20, 10], "to": "top"}))
        .acts("a", 1);
    ladder.answer(0, climb("p2", "up")).about("a", "/z", json!(7_500));
    let heavy = |actions| {
        wall("3/3 climber short-move").piece("high-gravity", [400, 400, 80, 80]).acts("a", actions)
    };
    heavy(1).refused(0, climb("p1", "up"), "sotas.movement.14");
    heavy(2).answer(0, climb("p1", "up")).about("a", "/z", json!(7_500)).refused(
        0,
        json!("move"),
        "sotas.actions.4",
    );
}
