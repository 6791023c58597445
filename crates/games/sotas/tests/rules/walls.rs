//! Over walls and along them (sotas.climbing, sotas.climber, R-120), and what happens when they are lost.

use serde_json::{Value, json};

use crate::common::*;

fn climb(way: &str) -> Value {
    json!({"climb": {"piece": "p1", "way": way}})
}

/// Somebody on a wall, or at its foot.
fn on(spec: &str, z: i32) -> Stage {
    let marks = if z > 0 { json!(["climbing"]) } else { json!([]) };
    stage().figure(0, "a", spec, (300, 400)).with(json!({"z": z, "marks": marks})).figure(
        1,
        "b",
        "3/3",
        (800, 800),
    )
}

/// The same at a wall from 313 to 323.
fn wall(spec: &str, z: i32) -> Stage {
    on(spec, z).piece("high-wall", [318, 400, 10, 200])
}

/// sotas.climbing.1, sotas.climbing.2, R-120: from the top of a wall one climbs down on either side, by a test.
#[test]
fn a_wall_is_climbed_over() {
    let mut play = wall("3/3", 0).acts("a", 1);
    play.refused(0, climb("over"), "sotas.climbing.2").dice("4 4 1").answer(0, climb("up"));
    play.about("a", "/z", json!(7_500)).marked("a", "climbing", true).done();
    let mut play = wall("3/3", 7_500).acts("a", 1);
    play.offers(climb("down"), true).offers(climb("over"), true);
    play.dice("4 1 1").answer(0, climb("over")).part("sotas.climbing.11", -1);
    play.about("a", "/at", json!({"x": 33_553, "y": 40_000})).about("a", "/z", json!(0));
    play.marked("a", "climbing", false).asked(1, "activate").done();
    let mut play = wall("3/3", 7_500).acts("a", 1);
    play.dice("4 4 1").answer(0, climb("down")).about("a", "/at", mm((300, 400))).done();
    let mut falls = wall("3/3", 7_500).acts("a", 1);
    falls.dice("1 1 1 3").answer(0, climb("over")).has("fell figure=a height=7500");
    falls.about("a", "/at", mm((300, 400))).marked("a", "far-fall", true).done();
    wall("3/3", 7_400).acts("a", 1).refused(0, climb("over"), "sotas.climbing.2");
}

/// sotas.climbing.16, R-120: who does not get down hangs on the far side, and goes on from there.
#[test]
fn one_hangs_on_the_far_side() {
    let tall = json!({"kind": "high-wall", "rect": [318, 400, 10, 200], "height": 100});
    let mut play = on("3/3", 10_000).terrain(tall).acts("a", 1);
    play.dice("4 1 1").answer(0, climb("over")).has("sotas.climbing.16 did figure=a what=hangs");
    play.about("a", "/at", json!({"x": 33_553, "y": 40_000})).about("a", "/z", json!(2_500));
    play.marked("a", "climbing", true).done();
}

/// not across what is a Short stick thick, nor where there is no room behind, nor where one stands on top.
#[test]
fn not_everything_is_climbed_over() {
    for (thick, x, yes) in [(74, 350, true), (76, 351, false)] {
        let mut play = on("3/3", 7_500).piece("high-wall", [x, 400, thick, 200]).acts("a", 1);
        play.offers(climb("over"), yes);
    }
    let mut full = wall("3/3", 7_500).piece("building", [423, 400, 200, 200]).acts("a", 1);
    full.offers(climb("over"), false).refused(0, climb("over"), "sotas.climbing.2");
    let mut roof = on("3/3", 12_000).piece("building", [363, 400, 100, 100]).acts("a", 1);
    roof.refused(0, climb("over"), "sotas.climbing.2");
}

/// sotas.climber.1, sotas.climbing.9, R-120: a Climber keeps its height along walls, and across their top.
#[test]
fn climbers_walk_along_walls() {
    for (at, z) in [((300, 450), 7_500), ((300, 450), 3_000), ((336, 400), 7_500)] {
        let mut play = wall("3/3 climber", z).acts("a", 1);
        play.walk(0, at.0, at.1).about("a", "/z", json!(z)).marked("a", "climbing", true);
    }
    let mut low = wall("3/3 climber", 7_400).acts("a", 1);
    low.answer(0, json!("move")).refused(0, to(336, 400), "sotas.movement.12");
    let row = |y: i32| {
        let walls = wall("3/3 climber", 7_500).piece("high-wall", [318, y, 10, 200]);
        let mut play = walls.acts("a", 2);
        play.walk(0, 300, 450).answer(0, json!("move"));
        play
    };
    row(600).answer(0, to(300, 560)).about("a", "/z", json!(7_500));
    row(640).refused(0, to(300, 560), "sotas.terrain.8");
}

/// sotas.terrain.8, sotas.climbing.16: who leaves a wall pays for the height, on either side, and is off it.
#[test]
fn climbers_pay_for_the_height() {
    for (legal, too_far) in [(370, 371), (230, 229)] {
        let mut play = wall("3/3 climber", 7_500).acts("a", 1);
        play.answer(0, json!("move")).refused(0, to(too_far, 400), "sotas.terrain.8");
        play.answer(0, to(legal, 400)).about("a", "/z", json!(0)).marked("a", "climbing", false);
    }
    let off = |height: i32| {
        let tall = json!({"kind": "high-wall", "rect": [318, 400, 10, 200], "height": 200});
        let mut play = on("3/3 climber", height).terrain(tall).acts("a", 1);
        play.answer(0, json!("move"));
        play
    };
    off(12_100).refused(0, to(290, 400), "sotas.terrain.8");
    off(12_000).answer(0, to(290, 400)).about("a", "/z", json!(0));
}

/// sotas.falling.6, sotas.falling.7, sotas.climber.2, sotas.recoil.2: a Climber felled on a wall drops to its foot unharmed; one
/// that recoils stays on the wall, or drops off it.
#[test]
fn climbers_are_felled_from_walls() {
    let melee = || {
        wall("4/3 climber", 7_500)
            .figure(1, "x", "3/5 climber", (300, 425))
            .with(json!({"z": 7_500, "marks": ["climbing"]}))
            .acts("x", 1)
    };
    let mut felled = melee();
    felled.dice("4 3").answer(1, fight("a")).has("fell figure=a height=7500").is("a", "table");
    felled.marked("a", "down", true).marked("a", "far-fall", false).marked("a", "climbing", false);
    felled.about("a", "/z", json!(0)).done();
    let mut stays = melee();
    stays.dice("5 3").answer(1, fight("a")).answer(0, to(300, 375)).hasnt("fell");
    stays.about("a", "/z", json!(7_500)).marked("a", "climbing", true).done();
    let mut off = melee();
    off.dice("5 3").answer(1, fight("a")).answer(0, json!({"to": {"x": 28_300, "y": 38_168}}));
    off.has("fell figure=a height=7500").about("a", "/z", json!(0)).marked("a", "climbing", false);
}

/// sotas.climbing.9, sotas.morale.19, sotas.terrain.8, R-123: a Climber does not fall for fear but flees, and pays for
/// the height; off a wall too high for one move it comes down as far as the move leads.
#[test]
fn climbers_flee_from_walls() {
    let flees = |z: i32, height: i32, dice: &str| {
        let tall = json!({"kind": "high-wall", "rect": [318, 400, 10, 200], "height": height});
        let mut play = stage()
            .figure(0, "x", "3/6", (600, 600))
            .figure(1, "boss", "3/1 leader artificial", (625, 600))
            .figure(1, "a", "3/3 climber", (300, 400))
            .with(json!({"z": z, "marks": ["climbing"]}))
            .figure(1, "d", "2/3 artificial leader", (800, 800))
            .figure(1, "e", "2/3 artificial leader", (880, 880))
            .figure(1, "f", "2/3 artificial leader", (800, 880))
            .terrain(tall)
            .acts("x", 1);
        play.dice("6 1").answer(0, fight("boss"));
        play.dice(dice).answer(1, json!({"figure": "a"})).hasnt("fell");
        play.asked(1, "refuge").answer(1, json!("flee-to-edge"));
        play
    };
    flees(7_500, 75, "2 4 4").about("a", "/at", mm((230, 400))).about("a", "/z", json!(0));
    let mut high = flees(20_000, 200, "2 4 4");
    high.has("sotas.climbing.9 did figure=a what=climbed-down");
    high.about("a", "/at", mm((300, 400))).about("a", "/z", json!(8_000));
    high.marked("a", "climbing", true);
    let mut twice = flees(20_000, 200, "2 2 4");
    twice.asked(1, "refuge").answer(1, json!("flee-to-edge"));
    twice.about("a", "/at", mm((235, 400))).marked("a", "climbing", false);
}

/// sotas.climbing.8, sotas.climbing.10, R-123: by the other reading a Climber falls for fear like everybody, unharmed, and
/// flees from the foot of the wall.
#[test]
fn climbers_may_fall_for_fear() {
    let scene = |option: &str| {
        stage()
            .figure(0, "x", "3/6", (600, 600))
            .figure(1, "boss", "3/1 leader artificial", (625, 600))
            .figure(1, "a", "3/3 climber", (300, 400))
            .with(json!({"z": 7_500, "marks": ["climbing"]}))
            .figure(1, "d", "2/3 artificial leader", (800, 800))
            .figure(1, "e", "2/3 artificial leader", (880, 880))
            .figure(1, "f", "2/3 artificial leader", (800, 880))
            .terrain(json!({"kind": "high-wall", "rect": [318, 400, 10, 200], "height": 75}))
            .option("climber_morale", option)
            .acts("x", 1)
    };
    let mut falls = scene("FALLS");
    falls.dice("6 1").answer(0, fight("boss")).dice("2 4 4").answer(1, json!({"figure": "a"}));
    falls.has("fell figure=a height=7500").asked(1, "refuge").answer(1, json!("flee-to-edge"));
    falls.is("a", "table").about("a", "/at", mm((155, 400))).about("a", "/z", json!(0)).done();
    let mut flees = scene("FLEES");
    flees.dice("6 1").answer(0, fight("boss")).dice("2 4 4").answer(1, json!({"figure": "a"}));
    flees.hasnt("fell").answer(1, json!("flee-to-edge")).about("a", "/at", mm((230, 400))).done();
}

/// the two exceptions of a Climber on a wall too high for one move: it stays where the wall is its refuge, and
/// where an enemy waits below.
#[test]
fn climbers_stay_on_high_walls_that_shelter_them_or_have_an_enemy_below() {
    let scene = |enemy: Option<i32>, refuge: Option<Value>| {
        let mut stage = stage()
            .figure(0, "x", "3/6", (600, 600))
            .figure(1, "boss", "3/1 leader artificial", (625, 600))
            .figure(1, "a", "3/3 climber", (300, 400))
            .with(json!({"z": 20_000, "marks": ["climbing"]}))
            .figure(1, "d", "2/3 artificial leader", (800, 800))
            .figure(1, "e", "2/3 artificial leader", (880, 880))
            .figure(1, "f", "2/3 artificial leader", (800, 880))
            .terrain(json!({"kind": "high-wall", "rect": [318, 400, 10, 200], "height": 200}));
        if let Some(z) = enemy {
            stage = stage.figure(0, "w", "3/3 climber", (300, 424));
            let marks = if z > 0 { json!(["climbing"]) } else { json!([]) };
            stage = stage.with(json!({"z": z, "marks": marks}));
        }
        let mut play = stage.acts("x", 1);
        play.dice("6 1").answer(0, fight("boss")).dice("2 4 4").answer(1, json!({"figure": "a"}));
        // Where an enemy holds the wall, the edge is all that is left to flee to.
        if let Some(refuge) = refuge {
            play.answer(1, refuge);
        }
        play
    };
    let edge = Some(json!("flee-to-edge"));
    scene(None, edge).has("what=climbed-down").about("a", "/z", json!(8_000));
    let mut shelters = scene(None, Some(json!({"flee-to": "p1"})));
    shelters.has("fled figure=a").hasnt("climbed-down").about("a", "/z", json!(20_000));
    // Of whoever cannot move it is not told that it flees.
    let mut stays = scene(Some(8_000), None);
    stays.has("sotas.morale.3 did figure=a what=cannot-flee").hasnt("fled");
    stays.hasnt("climbed-down").about("a", "/z", json!(20_000));
    scene(Some(0), None).has("what=climbed-down").about("a", "/z", json!(8_000));
}

/// sotas.stairs.4, sotas.falling.6: whoever is on a ladder that is destroyed falls, in the blast or not.
#[test]
fn a_broken_ladder_drops_who_is_on_it() {
    let throw = |y: i32, dice: &str| {
        let mut play = stage()
            .figure(0, "t", "3/3 g:grenade-frag", (300, 650))
            .figure(1, "a", "2/6", (300, 473))
            .with(json!({"z": 7_500, "marks": ["climbing"]}))
            .figure(1, "b", "3/3", (800, 800))
            .piece("building", [300, 375, 200, 150])
            .piece("ladder", [300, 455, 20, 10])
            .acts("t", 1);
        play.answer(0, json!({"lob": 2})).dice(dice).answer(0, to(300, y));
        play
    };
    let mut hit = throw(530, "1 6 5");
    hit.has("sotas.stairs.4 piece-gone piece=p2").has("fell figure=a height=7500");
    hit.marked("a", "climbing", false).marked("a", "far-fall", true).about("a", "/z", json!(0));
    hit.hasnt("let-go").done();
    let mut far = throw(550, "1 6");
    far.hasnt("piece-gone").hasnt("fell").marked("a", "climbing", true);
}

/// sotas.terrain.8, sotas.climbing.16: straight down the wall, whoever stands below; only at the foot one steps aside.
#[test]
fn one_stays_on_the_wall_on_the_way_down() {
    let scene = |z, height| {
        let tall = json!({"kind": "high-wall", "rect": [318, 400, 10, 200], "height": height});
        on("3/3", z).figure(0, "c", "3/3", (300, 400)).terrain(tall).acts("a", 1)
    };
    let mut hangs = scene(20_000, 400);
    hangs.dice("4 4 1").answer(0, climb("down")).marked("a", "climbing", true);
    hangs.about("a", "/at", mm((300, 400))).about("a", "/z", json!(8_000)).done();
    let mut stands = scene(12_000, 400);
    stands.dice("4 4 1").answer(0, climb("down")).marked("a", "climbing", false);
    stands.about("a", "/z", json!(0)).done();
    assert_ne!(stands.state("a")["at"], mm((300, 400)));
}

/// sotas.terrain.8, sotas.morale.13, R-120: what a Climber comes down is a part of its way off the table.
#[test]
fn a_climber_comes_down_to_leave() {
    let hangs = |x: i32, z: i32| {
        stage()
            .figure(0, "a", "4/3 climber", (x, 400))
            .with(json!({"z": z, "marks": if z > 0 { json!(["climbing"]) } else { json!([]) }}))
            .figure(0, "e", "4/3", (400, 100))
            .figure(1, "c", "4/3", (800, 800))
            .piece("high-wall", [x, 418, 30, 10])
            .acts("a", 2)
    };
    let leave = json!({"leave": "left"});
    hangs(140, 0).offers(leave.clone(), true);
    hangs(140, 7_500).refused(0, leave.clone(), "sotas.terrain.8").offers(leave.clone(), false);
    hangs(82, 7_500).offers(leave.clone(), true);
    hangs(83, 7_500).offers(leave, false);
}
