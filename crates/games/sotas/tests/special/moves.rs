//! Movement: slow and quick, water and woods, wings and walls, leaving and daring.

use serde_json::json;

use crate::common::*;

fn alone(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (300, 400)).figure(1, "b", "4/3", (800, 800))
}

fn melee(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (400, 400)).figure(1, "b", other, (425, 400))
}

/// sotas.short-move.1, sotas.long-move.1: their own sticks, to the millimetre.
#[test]
fn short_and_long_moves() {
    for (spec, far) in [("4/3 short-move", 100), ("4/3", 145), ("4/3 long-move", 205)] {
        let mut play = alone(spec).acts("a", 1);
        play.answer(0, json!("move")).refused(0, to(301 + far, 400), "sotas.movement.6");
        play.answer(0, to(300 + far, 400)).about("a", "/at", mm((300 + far, 400)));
    }
}

/// sotas.amphibian.1, sotas.forester.1: not slowed in water, or in woods.
#[test]
fn some_are_at_home_in_water_or_woods() {
    for (spec, piece, free) in [
        ("4/3 amphibian", "marsh", true),
        ("4/3 amphibian", "pool", true),
        ("4/3 amphibian", "wood", false),
        ("4/3 forester", "wood", true),
        ("4/3 forester", "marsh", false),
    ] {
        let mut play = alone(spec).piece(piece, [400, 400, 60, 60]).acts("a", 1);
        play.answer(0, json!("move"));
        if free {
            play.answer(0, to(445, 400));
        } else {
            play.refused(0, to(445, 400), "sotas.movement.13");
        }
    }
}

/// sotas.sprint.1, sotas.sprint.2, sotas.ex.12: once per game two moves for one action, each as long as
/// ever.
#[test]
fn a_sprint_is_two_moves_for_one_action() {
    let mut play = alone("4/3 sprint").acts("a", 3);
    play.answer(0, json!("sprint")).refused(0, to(446, 400), "sotas.movement.6");
    play.answer(0, to(300, 300)).walk(0, 300, 200).refused(0, json!("sprint"), "sotas.sprint.1");
    play.walk(0, 300, 300).walk(0, 300, 400).refused(0, json!("move"), "sotas.actions.4");
    play.marked("a", "sprint-spent", true);
}

/// sotas.slow.1, sotas.slow.3, sotas.ex.17: one move per turn, of its own length.
#[test]
fn the_slow_move_once() {
    let mut play = alone("4/3 slow long-move").acts("a", 3);
    play.walk(0, 505, 400).refused(0, json!("move"), "sotas.slow.1");
}

/// sotas.slow.2: two moves when it flees with two failures.
#[test]
fn the_slow_flee_as_fast_as_others() {
    let scene = stage()
        .figure(0, "a", "4/5", (400, 400))
        .figure(1, "l", "4/3 leader", (425, 400))
        .figure(1, "b", "4/3 slow", (450, 500))
        .figure(1, "c", "4/3 artificial", (100, 800));
    let mut play = scene.acts("a", 1);
    play.dice("5 2").answer(0, fight("l")).dice("4 1 1 6 6 6").answer(1, json!({"figure": "b"}));
    let b = play.state("b");
    let at = (b["at"]["x"].as_i64().unwrap(), b["at"]["y"].as_i64().unwrap());
    let moved = (at.0 - 45_000).abs().max((at.1 - 50_000).abs());
    assert!(moved >= 28_900, "{at:?}");
}

/// sotas.unstable.1, sotas.unstable.2: one action less than successes.
#[test]
fn the_unstable_lose_an_action() {
    for (dice, actions) in [("4", 0), ("4 4", 1), ("4 4 4", 2), ("1", 0)] {
        let number = u8::try_from(dice.split(' ').count()).unwrap();
        let mut play = alone("4/3 unstable").play();
        play.activate(0, "a", number, dice).has(&format!("figure=a actions={actions}"));
    }
}

/// sotas.flying.1, sotas.flying.2, sotas.flying.3, sotas.ex.16: over obstacles, landing at the end; melee is
/// as usual.
#[test]
fn flyers_cross_obstacles_and_land() {
    let wall = |spec| alone(spec).piece("high-wall", [350, 400, 10, 200]).acts("a", 1);
    let mut play = wall("4/3");
    play.answer(0, json!("move")).refused(0, to(400, 400), "sotas.movement.12");
    let mut play = wall("4/3 flying");
    play.answer(0, json!("move")).refused(0, to(355, 400), "sotas.movement.12");
    play.answer(0, to(400, 400)).about("a", "/at", mm((400, 400))).marked("a", "aloft", false);
    let mut play = melee("4/3 flying", "4/3").acts("a", 1);
    play.dice("3 3").answer(0, fight("b")).part("sotas.profile.4", 3).done();
    // Three leaps over what nobody can stand on, landing beyond.
    let mut play = alone("4/3 flying").piece("furniture", [480, 400, 300, 90]).acts("a", 3);
    play.walk(0, 445, 400).refused(0, json!("end"), "sotas.flight.4").walk(0, 590, 400);
    play.answer(0, json!("move")).refused(0, to(600, 400), "sotas.movement.12");
    play.answer(0, to(735, 400)).marked("a", "aloft", false).about("a", "/at", mm((735, 400)));
}

/// sotas.flying.2, sotas.flight.4: over an enemy in the air it can only fly on, and is not held.
#[test]
fn a_flyer_over_an_enemy_flies_on() {
    let scene = stage()
        .figure(0, "a", "4/3 flying", (300, 400))
        .figure(1, "b", "4/3", (400, 400))
        .figure(1, "c", "4/3", (800, 800));
    let mut play = scene.acts("a", 2);
    play.walk(0, 400, 400).marked("a", "aloft", true).refused(0, json!("end"), "sotas.flight.4");
    play.refused(0, fight("b"), "sotas.flight.4").answer(0, json!("move"));
    play.refused(0, to(410, 400), "sotas.movement.12").answer(0, to(500, 400)).asked(0, "act");
}

/// sotas.slow.1, sotas.flight.3: a Slow flyer has one leap, whatever its actions: it lands after it.
#[test]
fn a_slow_flyer_lands_at_once() {
    let scene = |spec| alone(spec).piece("furniture", [480, 400, 300, 90]).acts("a", 3);
    let mut play = scene("4/3 flying slow");
    play.answer(0, json!("move")).refused(0, to(445, 400), "sotas.movement.12");
    play.answer(0, to(300, 300)).marked("a", "aloft", false);
    play.refused(0, json!("move"), "sotas.slow.1");
    scene("4/3 flying").walk(0, 300, 300).marked("a", "aloft", true);
}

/// sotas.flying.4: a flyer that is felled takes no harm from the fall.
#[test]
fn flyers_fall_softly() {
    for (spec, tests) in [("4/3", true), ("4/3 flying", false)] {
        let edge = stage()
            .figure(0, "a", "4/3", (423, 400))
            .with(json!({"z": 7500}))
            .figure(1, "b", spec, (448, 400))
            .with(json!({"z": 7500}))
            .figure(1, "c", "4/3", (800, 800))
            .piece("platform", [390, 400, 140, 140]);
        let mut play = edge.acts("a", 1);
        play.dice(if tests { "4 2 6" } else { "4 2" }).answer(0, fight("b")).done();
        play.is("b", "table").has("fell figure=b");
    }
}

/// sotas.climber.1, sotas.climber.2: a Climber goes up a wall without a test, and falls without harm.
#[test]
fn climbers_walk_on_walls() {
    let wall = |spec: &str| alone(spec).piece("high-wall", [318, 400, 10, 100]).acts("a", 2);
    let up = || json!({"climb": {"piece": "p1", "way": "up"}});
    let mut play = wall("4/3 climber");
    play.answer(0, up()).hasnt("sotas.climbing.1 tested").done();
    let mut play = wall("4/3");
    play.dice("5 5 5").answer(0, up()).has("sotas.climbing.1 tested").done();
    let edge = stage()
        .figure(0, "a", "4/3", (423, 400))
        .with(json!({"z": 7500}))
        .figure(1, "b", "4/3 climber", (448, 400))
        .with(json!({"z": 7500}))
        .figure(1, "c", "4/3", (800, 800))
        .piece("platform", [390, 400, 140, 140]);
    let mut play = edge.acts("a", 1);
    play.dice("4 2").answer(0, fight("b")).is("b", "table").done();
}

/// sotas.climber.3: on a wall it is higher than whoever stands on the ground.
#[test]
fn a_climber_fights_from_above() {
    let scene = stage()
        .figure(0, "a", "4/3 climber", (400, 400))
        .with(json!({"z": 2000, "marks": ["climbing"]}))
        .figure(1, "b", "4/3", (425, 400))
        .piece("high-wall", [400, 418, 100, 10]);
    let mut play = scene.acts("a", 1);
    play.dice("2 3").answer(0, fight("b")).part("sotas.melee.15", 1);
}

/// sotas.climber.4, sotas.no-hands.1: without hands nobody climbs or uses a ladder; a Climber walks on walls
/// all the same.
#[test]
fn climbing_without_hands() {
    let up = || json!({"climb": {"piece": "p1", "way": "up"}});
    let wall = |spec: &str| alone(spec).piece("high-wall", [318, 400, 10, 100]).acts("a", 2);
    wall("4/3 no-hands").refused(0, up(), "sotas.climbing.12");
    wall("4/3 no-hands climber").offers(up(), true);
    let ladder = |spec: &str| {
        let scene = alone(spec).terrain(json!({
            "kind": "ladder", "rect": [318, 400, 10, 20], "to": "top",
        }));
        let top = json!({"kind": "platform", "id": "top", "rect": [394, 400, 140, 140]});
        scene.terrain(top).acts("a", 2)
    };
    ladder("4/3 no-hands").refused(0, up(), "sotas.climbing.12");
    ladder("4/3 no-hands climber").refused(0, up(), "sotas.climbing.12");
    ladder("4/3").offers(up(), true);
}

/// sotas.disengage-expert.1: leaves melee without being struck.
#[test]
fn an_expert_leaves_freely() {
    let mut play = melee("4/3 disengage-expert", "4/3").acts("a", 2);
    play.answer(0, json!("disengage")).asked(0, "where").done();
    let mut play = melee("4/3", "4/3").acts("a", 2);
    play.dice("2 3").answer(0, json!("disengage")).asked(0, "where").done();
}

/// sotas.motionless-statue.1: whoever touches only statues walks away with an ordinary move.
#[test]
fn statues_hold_nobody() {
    let mut play = melee("4/3", "4/3 motionless-statue").acts("a", 1);
    play.walk(0, 300, 400).done();
    let both = melee("4/3", "4/3 motionless-statue").figure(1, "c", "4/3", (375, 400));
    both.acts("a", 2).refused(0, json!("move"), "sotas.disengage.2");
}

/// sotas.fear-of-water.1, sotas.fear-of-water.2: a test before it enters; who fails stays dry this turn, but
/// may use the action elsewhere.
#[test]
fn water_frightens() {
    let pool = || alone("4/3 fear-of-water").piece("pool", [400, 400, 60, 60]).acts("a", 1);
    let mut play = pool();
    play.dice("4").answer(0, json!("move")).answer(0, to(360, 400));
    play.about("a", "/at", mm((360, 400))).done();
    let mut play = pool();
    play.dice("3").answer(0, json!("move")).answer(0, to(360, 400)).has("what=daunted");
    play.about("a", "/at", mm((300, 400))).answer(0, json!("move"));
    play.refused(0, to(360, 400), "sotas.fear-of-water.2").answer(0, to(300, 300)).done();
}

/// sotas.fear-of-water.1, sotas.fear-of-water.3: bridges frighten too; whoever is in the water already does
/// not test.
#[test]
fn bridges_frighten_and_the_wet_go_on() {
    let bridge = alone("4/3 fear-of-water").piece("bridge", [400, 400, 100, 60]);
    let mut play = bridge.acts("a", 1);
    play.dice("4")
        .answer(0, json!("move"))
        .answer(0, to(380, 400))
        .has("sotas.fear-of-water.1")
        .done();
    let pool = alone("4/3 fear-of-water").piece("pool", [320, 400, 80, 80]);
    let mut play = pool.acts("a", 1);
    play.walk(0, 340, 400).hasnt("sotas.fear-of-water.1").done();
}

/// sotas.fear-of-water.1, sotas.fear-of-water.2, sotas.fear-of-water.3, sotas.morale.13: a way off the table through
/// water frightens like any other.
#[test]
fn water_frightens_whoever_leaves() {
    let bank = |x: i32| {
        stage()
            .figure(0, "a", "4/3 fear-of-water", (x, 400))
            .figure(0, "e", "4/3 artificial", (300, 300))
            .figure(0, "f", "4/3", (300, 200))
            .figure(1, "b", "4/3", (800, 386))
            .piece("river", [20, 400, 40, 300])
            .acts("a", 1)
    };
    let leave = json!({"leave": "left"});
    let mut brave = bank(80);
    brave.dice("4").answer(0, leave.clone()).has("sotas.fear-of-water.1").is("a", "fled").done();
    let mut afraid = bank(80);
    afraid
        .dice("3")
        .answer(0, leave.clone())
        .has("sotas.fear-of-water.2 did figure=a what=daunted");
    afraid.is("a", "table").play.expect("/active/actions", json!(1));
    afraid.refused(0, leave.clone(), "sotas.fear-of-water.2").offers(leave.clone(), false);
    afraid.walk(0, 180, 400).done();
    bank(40).answer(0, leave).hasnt("sotas.fear-of-water.1").is("a", "fled").done();
}

/// sotas.fear-of-water.1, sotas.flight.2: whoever flies does not fear what it flies over, but where it lands.
#[test]
fn flyers_fear_the_water_they_land_in() {
    let pool = |spec| alone(spec).piece("pool", [370, 400, 40, 60]).acts("a", 1);
    let mut play = pool("4/3 fear-of-water flying");
    play.walk(0, 440, 400).hasnt("sotas.fear-of-water.1").about("a", "/at", mm((440, 400))).done();
    let mut play = pool("4/3 fear-of-water flying");
    play.dice("4").walk(0, 370, 400).has("sotas.fear-of-water.1").done();
}

/// A figure 60 mm from one it may fear.
fn facing(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (385, 400))
}

/// sotas.terror.1, sotas.terror.2: a test to engage a Terror figure; who fails keeps its action.
#[test]
fn terror_keeps_enemies_away() {
    let mut play = facing("4/3", "4/3 terror").acts("a", 1);
    play.dice("4").answer(0, json!("move")).answer(0, to(360, 400));
    play.about("a", "/at", mm((360, 400))).done();
    let mut play = facing("4/3", "4/3 terror").acts("a", 1);
    play.dice("3")
        .answer(0, json!("move"))
        .answer(0, to(360, 400))
        .has("sotas.terror.2 did figure=a");
    play.answer(0, json!("move")).refused(0, to(360, 400), "sotas.terror.2");
    play.answer(0, to(340, 400)).done();
}

/// sotas.terror.3, sotas.terror.4, sotas.terror.5: whoever is charged tests before the charger moves; who
/// passes fears that one no more.
#[test]
fn a_terrible_charge() {
    let mut play = facing("4/3 terror", "4/3").acts("a", 1);
    play.dice("4 4 4").answer(0, json!("move")).answer(0, to(360, 400));
    play.about("b", "/fearless", json!(["a"])).about("a", "/at", mm((360, 400))).done();
    let near_edge =
        stage().figure(0, "a", "4/3 terror", (300, 300)).figure(1, "b", "4/3", (385, 300));
    let mut play = near_edge.acts("a", 1);
    play.dice("4 4 3").answer(0, json!("move")).answer(0, to(360, 300)).asked(0, "charge");
    play.about("a", "/at", mm((300, 300))).about("b", "/fearless", json!(null));
    play.refused(0, to(340, 320), "sotas.terror.4").answer(0, to(340, 300)).done();
    let calm = facing("4/3 terror", "4/3").with(json!({"fearless": ["a"]}));
    let mut play = calm.acts("a", 1);
    play.answer(0, json!("move")).answer(0, to(360, 400)).done();
}

/// sotas.terror.6: the terrible do not fear each other.
#[test]
fn the_terrible_fear_no_terror() {
    let mut play = facing("4/3 terror", "4/3 terror").acts("a", 1);
    play.walk(0, 360, 400).done();
}

/// sotas.terror.7, R-73: a machine is not frightened by a charge, but tests to engage; by the other
/// reading it does not.
#[test]
fn machines_and_terror() {
    let mut play = facing("4/3 terror", "4/3 artificial").acts("a", 1);
    play.walk(0, 360, 400).hasnt("dreads").done();
    let mut play = facing("4/3 artificial", "4/3 terror").acts("a", 1);
    play.dice("3").answer(0, json!("move")).answer(0, to(360, 400)).has("what=daunted").done();
    let immune = facing("4/3 artificial", "4/3 terror").option("artificial_terror", "IMMUNE");
    immune.acts("a", 1).walk(0, 360, 400).done();
}

/// sotas.fear-of-x.1: whoever it fears is terrible to it, and to nobody else.
#[test]
fn a_fear_of_some() {
    let mut play = facing("4/3 fear-of-x(judoon)", "4/3 f:judoon").acts("a", 1);
    play.dice("3").answer(0, json!("move")).answer(0, to(360, 400)).has("what=daunted").done();
    let mut play = facing("4/3 f:judoon", "4/3 fear-of-x(judoon)").acts("a", 1);
    play.dice("4 4 4")
        .answer(0, json!("move"))
        .answer(0, to(360, 400))
        .has("dreads figure=b")
        .done();
    let mut play = facing("4/3 fear-of-x(judoon)", "4/3 f:unit").acts("a", 1);
    play.walk(0, 360, 400).done();
}

/// sotas.quills.2: whoever comes into contact is struck with Combat 1, friend or enemy, once; who is only
/// approached is not.
#[test]
fn quills_strike_whoever_comes() {
    let mut play = facing("4/3", "4/5 quills").acts("a", 1);
    play.dice("6 3").answer(0, json!("move")).answer(0, to(360, 400));
    play.part("sotas.quills.2", 1).marked("a", "down", true).done();
    let friend = alone("4/3").figure(0, "q", "4/3 quills", (385, 400));
    let mut play = friend.acts("a", 1);
    play.dice("1 3")
        .answer(0, json!("move"))
        .answer(0, to(360, 400))
        .part("sotas.quills.2", 1)
        .done();
    let mut play = facing("4/3 quills", "4/3").acts("a", 1);
    play.walk(0, 360, 400).hasnt("sotas.quills.2").done();
    let mut play = facing("4/3 disengage-expert", "4/3 quills").acts("a", 1);
    play.walk(0, 360, 400).done();
    let down = facing("4/3", "4/3 quills").with(json!({"marks": ["down"]}));
    down.acts("a", 1).walk(0, 360, 400).done();
}

/// sotas.quills.2, sotas.knockdown.4, sotas.lethal.1, R-60: a kill by quills is a normal death unless tripled, also of
/// whoever lies, and is no better for what their bearer kills with.
#[test]
fn quills_kill_whoever_lies_plainly() {
    let lies = |dice: &str| {
        let mut play = stage()
            .figure(0, "a", "4/1", (300, 400))
            .figure(0, "e", "4/3", (100, 200))
            .figure(0, "f", "4/3", (100, 100))
            .figure(1, "q", "4/3 quills", (400, 386))
            .figure(1, "r", "4/3 quills", (400, 414))
            .acts("a", 1);
        play.dice(dice).answer(0, json!("move")).answer(0, to(379, 400)).is("a", "killed");
        play
    };
    lies("2 1 3 1").has("gruesome=false").hasnt("gruesome=true");
    lies("2 1 5 1").has("gruesome=true");
    let mut lethal = facing("4/2", "4/3 quills lethal(living)").acts("a", 1);
    lethal.dice("4 2").answer(0, json!("move")).answer(0, to(360, 400));
    lethal.is("a", "table").marked("a", "down", true).done();
}

/// sotas.quills.2, sotas.grenades.10, R-34, R-60: quills do not strike whom a blast throws beside them; whoever
/// recoils to them they do.
#[test]
fn quills_spare_whoever_is_thrown() {
    let scene = |spec: &str| stage().figure(0, "a", spec, (100, 400));
    let mut play = scene("4/3 g:grenade-frag")
        .figure(1, "b", "4/2", (250, 400))
        .figure(0, "q", "4/3 quills", (360, 400))
        .acts("a", 1);
    play.answer(0, json!({"lob": 2})).dice("3 4").answer(0, to(260, 400));
    play.answer(0, to(335, 400)).about("b", "/at", mm((335, 400))).hasnt("sotas.quills.2").done();
    let mut play = scene("4/3")
        .figure(1, "b", "4/2", (125, 400))
        .figure(1, "q", "4/3 quills", (175, 400))
        .acts("a", 1);
    play.dice("3 3").answer(0, fight("b")).dice("1 6").answer(1, to(150, 400));
    play.part("sotas.quills.2", 1).done();
}

/// sotas.quills.2, sotas.falling.8, R-60: nor whoever falls to them.
#[test]
fn quills_spare_whoever_falls() {
    let mut play = stage()
        .figure(0, "a", "4/4", (400, 400))
        .with(json!({"z": 7500}))
        .figure(1, "b", "4/3", (425, 400))
        .with(json!({"z": 7500}))
        .figure(0, "q", "4/3 quills", (470, 400))
        .piece("platform", [390, 400, 100, 100])
        .acts("a", 1);
    play.dice("3 3").answer(0, fight("b")).dice("6").answer(1, to(450, 400));
    play.has("fell figure=b").hasnt("sotas.quills.2").done();
}

/// sotas.quills.2, sotas.mounted.2: a rider comes to quills as an expert, to those of enemies.
#[test]
fn riders_fear_no_quills() {
    let mut play = facing("4/3 mounted", "4/3 quills").acts("a", 1);
    play.walk(0, 360, 400).done();
    let mut play = facing("4/3 mounted", "4/3 quills flying").acts("a", 1);
    play.dice("1 3").answer(0, json!("move")).answer(0, to(360, 400)).part("sotas.quills.2", 1);
}

/// sotas.sprint.1, sotas.morale.13: the second move of a sprint may lead off the table.
#[test]
fn a_sprint_may_lead_off_the_table() {
    let scene = stage().figure(0, "a", "4/3 sprint", (200, 400)).figure(0, "c", "4/3", (400, 400));
    let mut play = scene.figure(1, "b", "4/3", (800, 800)).acts("a", 1);
    play.answer(0, json!("sprint")).answer(0, to(100, 400)).dice("6 6 6");
    play.answer(0, json!({"leave": "left"})).is("a", "fled");
}

/// sotas.flight.2, sotas.terror.3, R-73: between two leaps a flyer frightens nobody; where it comes down it does.
#[test]
fn a_flyer_frightens_where_it_lands() {
    let scene = || facing("4/3 flying terror", "4/3").figure(1, "c", "4/3", (800, 800));
    let mut passes = scene().acts("a", 2);
    passes.answer(0, json!("move")).answer(0, to(360, 400)).marked("a", "aloft", true);
    passes.hasnt("dreads").answer(0, json!("move")).answer(0, to(360, 300)).hasnt("dreads").done();
    for then in [json!("end"), fight("b")] {
        let mut lands = scene().acts("a", 2);
        lands.walk(0, 360, 400).hasnt("dreads").dice("4 4 4 3 3").answer(0, then);
        lands.has("dreads figure=b").about("b", "/fearless", json!(["a"]));
        lands.about("a", "/at", mm((360, 400))).marked("a", "aloft", false);
    }
    let mut last = scene().acts("a", 1);
    last.dice("4 4 4").walk(0, 360, 400).has("dreads figure=b").done();
}

/// sotas.flight.2, sotas.terror.1, sotas.terror.2, R-73: nor does it need courage before it comes down beside
/// the terrible; without it, it comes down elsewhere.
#[test]
fn a_flyer_dares_where_it_lands() {
    let mut dares = facing("4/3 flying", "4/3 terror").acts("a", 2);
    dares.walk(0, 360, 400).hasnt("sotas.terror.1").dice("4").answer(0, json!("end"));
    dares.has("sotas.terror.1 tested figure=a").about("a", "/at", mm((360, 400))).done();
    let mut fears = facing("4/3 flying", "4/3 terror").acts("a", 2);
    fears.walk(0, 360, 400).dice("3 3 3").answer(0, fight("b"));
    fears.has("sotas.terror.2 did figure=a what=daunted").hasnt("combat").asked(0, "act");
    fears.marked("a", "aloft", false).refused(0, fight("b"), "sotas.melee.1");
}

/// R-60, sotas.horrific-kill.1: a doubled kill by quills is a normal death, a tripled one is not.
#[test]
fn quills_kill_plainly() {
    let scene = |combat: u8| {
        let walker = format!("3/{combat}");
        let spec = "4/3 quills horrific-kill lethal(living)";
        let stage = facing(&walker, spec).figure(0, "z", "4/3", (290, 480));
        stage.figure(0, "y", "4/3", (800, 800)).acts("a", 1)
    };
    let mut doubled = scene(0);
    doubled.dice("4 2").walk(0, 360, 400).has("killed figure=a gruesome=false").done();
    let mut tripled = scene(0);
    tripled.dice("5 2 4 4 4").walk(0, 360, 400).has("killed figure=a gruesome=true").done();
}

/// sotas.morale.21, sotas.flight.2: a flyer leaves the table between two leaps, and play goes on.
#[test]
fn a_flyer_leaves_in_the_air() {
    let scene = stage()
        .figure(0, "a", "4/3 flying", (200, 400))
        .figure(0, "c", "4/3", (400, 400))
        .figure(0, "d", "4/3", (450, 400))
        .figure(1, "b", "4/3", (800, 800));
    let mut play = scene.acts("a", 3);
    play.walk(0, 100, 400).marked("a", "aloft", true).answer(0, json!({"leave": "left"}));
    play.is("a", "fled").asked(0, "activate").done();
}
