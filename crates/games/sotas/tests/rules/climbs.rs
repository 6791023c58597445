//! Where climbs begin and end, and whom they lead to (sotas.climbing, sotas.terrain.8, sotas.terror).

use serde_json::{Value, json};

use crate::common::*;

fn climb(piece: &str, way: &str) -> Value {
    json!({"climb": {"piece": piece, "way": way}})
}

/// Somebody on, under or beside what reaches from 300 to 600 both ways.
fn block(kind: &str, spec: &str, at: (i32, i32), z: i32) -> Stage {
    stage()
        .figure(0, "a", spec, at)
        .with(json!({"z": z}))
        .figure(1, "b", "3/3", (800, 800))
        .piece(kind, [450, 450, 300, 300])
}

/// sotas.climbing.1, sotas.terrain.8: nobody climbs down from the middle of a roof, nor up through a floor.
#[test]
fn a_climb_begins_at_an_end() {
    for spec in ["3/3", "3/3 climber"] {
        for (kind, z) in [("building", 12_000), ("platform", 7_500), ("vehicle", 4_000)] {
            let mut middle = block(kind, spec, (450, 450), z).acts("a", 1);
            middle.refused(0, climb("p1", "down"), "sotas.climbing.1");
            middle.offers(climb("p1", "down"), false);
            let mut edge = block(kind, spec, (450, 314), z).acts("a", 1);
            edge.refused(0, climb("p1", "down"), "sotas.climbing.1");
            block(kind, spec, (450, 313), z).acts("a", 1).offers(climb("p1", "down"), true);
        }
        let mut below = block("platform", spec, (450, 450), 0).acts("a", 1);
        below.refused(0, climb("p1", "up"), "sotas.climbing.1");
        let mut below = block("platform", spec, (450, 308), 0).acts("a", 1);
        below.refused(0, climb("p1", "up"), "sotas.terrain.8");
        block("platform", spec, (450, 287), 0).acts("a", 1).offers(climb("p1", "up"), true);
    }
}

/// sotas.terrain.8, sotas.climbing.16: straight down to the foot, beside what was climbed and not below it; and
/// straight up.
#[test]
fn a_climb_goes_straight() {
    let mut down = block("platform", "3/3", (450, 313), 7_500).acts("a", 1);
    down.dice("4 4 1").answer(0, climb("p1", "down")).about("a", "/z", json!(0));
    down.about("a", "/at", json!({"x": 45_000, "y": 28_747})).done();
    let mut up = block("platform", "3/3", (450, 287), 0).acts("a", 1);
    up.dice("4 4 1").answer(0, climb("p1", "up")).about("a", "/z", json!(7_500));
    up.about("a", "/at", json!({"x": 45_000, "y": 31_250})).done();
    // Who stops on the way hangs outside.
    let mut hangs = block("building", "3/3", (450, 313), 12_000).acts("a", 1);
    hangs.dice("4 1 1").answer(0, climb("p1", "down")).about("a", "/z", json!(4_500));
    hangs.about("a", "/at", json!({"x": 45_000, "y": 28_747})).marked("a", "climbing", true).done();
}

/// sotas.climbing.2, sotas.terrain.8: where somebody stands at the other end there is no room.
#[test]
fn a_climb_needs_room_at_its_end() {
    let foot = block("platform", "3/3", (450, 313), 7_500).figure(0, "c", "3/3", (450, 287));
    foot.acts("a", 1).refused(0, climb("p1", "down"), "sotas.climbing.2");
    let top = block("platform", "3/3", (450, 287), 0).figure(0, "c", "3/3", (450, 313));
    top.with(json!({"z": 7_500})).acts("a", 1).refused(0, climb("p1", "up"), "sotas.climbing.2");
}

/// A ladder to a stage, and somebody at its foot.
fn ladder(one: &str, other: &str) -> Stage {
    stage()
        .figure(0, "a", one, (400, 400))
        .figure(1, "b", other, (400, 458))
        .with(json!({"z": 7_500}))
        .figure(1, "c", "3/3", (800, 800))
        .figure(1, "d", "3/3", (700, 800))
        .terrain(json!({"kind": "platform", "id": "top", "rect": [400, 470, 120, 100]}))
        .terrain(json!({"kind": "ladder", "rect": [400, 416, 20, 8], "to": "top"}))
}

/// sotas.terror.1, sotas.terror.2, R-73: to climb into contact takes the same courage as to walk.
#[test]
fn one_must_dare_to_climb_to_the_terrible() {
    let mut dares = ladder("3/3", "3/3 terror").acts("a", 1);
    dares.dice("3").answer(0, climb("p2", "up")).has("sotas.terror.1 tested figure=a");
    dares.about("a", "/z", json!(7_500)).done();
    let mut fears = ladder("3/3", "3/3 terror").acts("a", 1);
    fears.dice("2").answer(0, climb("p2", "up")).has("sotas.terror.2 did figure=a what=daunted");
    fears.about("a", "/z", json!(0)).asked(0, "act");
    fears.refused(0, climb("p2", "up"), "sotas.terror.2").done();
}

/// sotas.terror.3, sotas.terror.4, R-73: whoever the terrible climb to tests before they come.
#[test]
fn the_terrible_frighten_by_climbing() {
    let mut stays = ladder("3/3 terror", "3/3").acts("a", 1);
    stays.dice("3 3 3").answer(0, climb("p2", "up")).about("b", "/fearless", json!(["a"]));
    stays.about("a", "/z", json!(7_500)).done();
    let wall = || {
        stage()
            .figure(0, "a", "3/3 terror", (450, 287))
            .figure(1, "b", "3/3", (450, 338))
            .with(json!({"z": 7_500}))
            .figure(1, "c", "3/3", (800, 800))
            .piece("platform", [450, 450, 300, 300])
    };
    let mut tests = wall().acts("a", 1);
    tests.dice("3 3 3 4 4 4").answer(0, climb("p1", "up")).has("sotas.morale.1 tested figure=b");
    tests.about("a", "/z", json!(7_500)).done();
}

/// sotas.motionless-statue.1, R-69, sotas.disengage.2: from a statue one climbs away, from others not.
#[test]
fn statues_hold_no_climber() {
    let scene = |spec: &str| {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(1, "b", spec, (425, 400))
            .terrain(json!({"kind": "platform", "id": "top", "rect": [400, 470, 120, 100]}))
            .terrain(json!({"kind": "ladder", "rect": [400, 416, 20, 8], "to": "top"}))
            .acts("a", 1)
    };
    scene("3/3").refused(0, climb("p2", "up"), "sotas.disengage.2");
    scene("3/3 motionless-statue").answer(0, climb("p2", "up")).about("a", "/z", json!(7_500));
}

/// sotas.stealth.6, sotas.stealth.7: a climb is a move, and brings Stealth back.
#[test]
fn a_climb_brings_stealth_back() {
    let mut play = stage()
        .figure(0, "a", "3/3 stealth w:pistol", (400, 400))
        .with(json!({"marks": ["revealed"]}))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(json!({"kind": "platform", "id": "top", "rect": [400, 470, 120, 100]}))
        .terrain(json!({"kind": "ladder", "rect": [400, 416, 20, 8], "to": "top"}))
        .acts("a", 1);
    play.answer(0, climb("p2", "up")).marked("a", "revealed", false);
}

/// Somebody high on a wall, and whoever attacks it.
fn hanging(attacker: &str, from: (i32, i32), spec: &str) -> Stage {
    stage()
        .figure(0, "a", attacker, from)
        .figure(1, "b", spec, (400, 400))
        .with(json!({"z": 5_000, "marks": ["climbing"]}))
        .figure(1, "c", "3/3", (800, 800))
        .figure(1, "d", "3/3", (700, 800))
        .piece("high-wall", [418, 400, 10, 60])
}

/// sotas.climbing.7, sotas.climbing.17: an attack that calls for a test also lets a climber let go first.
#[test]
fn one_lets_go_before_a_test() {
    let entangle = power_for("entangle", "b", 1);
    let mut falls = hanging("3/3 entangle", (340, 400), "3/3").acts("a", 1);
    falls.answer(0, entangle.clone()).asked(1, "let-go").dice("4 2").answer(1, json!("yes"));
    falls.has("sotas.climbing.7 did figure=b what=let-go").has("sotas.falling.2 tested figure=b");
    falls.has("sotas.entangle.2 tested figure=b").about("b", "/bond", json!("stun")).done();
    let mut holds = hanging("3/3 entangle", (340, 400), "3/3").acts("a", 1);
    holds.answer(0, entangle).dice("3").answer(1, json!("no")).hasnt("let-go");
    holds.has("sotas.entangle.2 tested figure=b").about("b", "/z", json!(5_000)).done();
    let radiation = shoot("b", "radiation-projection");
    let mut ray = hanging("3/3 energy-projection(radiation)", (340, 400), "3/3").acts("a", 1);
    ray.answer(0, radiation).asked(1, "let-go").dice("4 4 4 4").answer(1, json!("yes")).done();
    for kind in [1, 5] {
        let grenades = "3/3 g:grenade-psi-neg g:grenade-sonic";
        let mut blast = hanging(grenades, (300, 400), "3/3").acts("a", 1);
        blast.answer(0, json!({"lob": kind})).answer(0, to(390, 400)).asked(1, "let-go");
        blast.dice("4 4").answer(1, json!("yes")).has("what=let-go").done();
    }
    let mut touch = stage()
        .figure(0, "a", "3/3 paralysing-hands", (375, 400))
        .figure(1, "b", "3/3", (400, 400))
        .with(json!({"z": 3_000, "marks": ["climbing"]}))
        .figure(1, "c", "3/3", (800, 800))
        .piece("high-wall", [418, 400, 10, 60])
        .acts("a", 1);
    touch.answer(0, power_for("paralyse", "b", 1)).asked(1, "let-go");
    touch.dice("4 2").answer(1, json!("yes")).about("b", "/bond", json!("stun")).done();
}

/// sotas.climbing.17: whoever let go out of reach is not tested for.
#[test]
fn a_test_is_spent_on_whoever_let_go() {
    let mut play = hanging("3/3 entangle", (340, 400), "3/3")
        .terrain(json!({"kind": "crates", "rect": [365, 400, 10, 60]}))
        .terrain(json!({"kind": "high-wall", "rect": [375, 400, 5, 60], "height": 40}))
        .acts("a", 1);
    play.answer(0, power_for("entangle", "b", 1)).dice("4").answer(1, json!("yes"));
    play.has("what=let-go").hasnt("sotas.entangle.2").about("b", "/bond", json!(null)).done();
}

/// sotas.climbing.17, sotas.bow.2: a shot spent on whoever let go out of sight empties the bow all the same.
#[test]
fn a_spent_shot_is_a_shot() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:bow", (400, 250))
        .figure(1, "b", "3/3", (400, 400))
        .with(json!({"z": 12_000, "marks": ["climbing"]}))
        .figure(1, "c", "3/3", (800, 800))
        .terrain(json!({"kind": "high-wall", "rect": [418, 400, 10, 60], "height": 150}))
        .piece("high-wall", [400, 330, 300, 10])
        .acts("a", 1);
    play.answer(0, shoot("b", "bow")).asked(1, "let-go").dice("4 4").answer(1, json!("yes"));
    play.has("sotas.bow.2 weapon figure=a weapon=bow what=emptied").hasnt("combat").done();
}

/// sotas.falling.1, sotas.falling.7: the tops of crates, vehicles and the TARDIS have edges too.
#[test]
fn one_falls_off_everything_one_stands_on() {
    for (kind, z) in [("crates", 3_000), ("vehicle", 4_000), ("tardis", 7_500)] {
        let mut play = stage()
            .figure(0, "x", "3/5", (455, 400))
            .with(json!({"z": z}))
            .figure(1, "a", "3/3", (430, 400))
            .with(json!({"z": z}))
            .figure(1, "c", "3/3", (800, 800))
            .piece(kind, [457, 400, 80, 60])
            .acts("x", 1);
        play.dice("4 3 4").answer(0, fight("a")).has(&format!("fell figure=a height={z}"));
        play.about("a", "/z", json!(0)).done();
    }
}
