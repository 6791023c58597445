//! Morale (sotas.morale).

use reglette_engine::Game;
use serde_json::{Value, json};

use crate::common::*;

/// A killer beside a figure whose loss frightens, and a witness.
fn dread(witness: &str, at: (i32, i32)) -> Stage {
    stage()
        .figure(0, "a", "3/6", (400, 400))
        .figure(1, "b", "3/1 artificial leader", (425, 400))
        .figure(1, "w", witness, at)
        .figure(1, "x", "3/3 leader-x(w) leader", (880, 880))
        .with(json!({"marks": []}))
}

/// A killer and a victim torn apart, a witness within Long.
fn gruesome(witness: &str, at: (i32, i32)) -> Stage {
    stage()
        .figure(0, "a", "3/6", (400, 400))
        .figure(1, "b", "3/1", (425, 400))
        .figure(1, "w", witness, at)
        .figure(1, "c", "3/3 artificial", (880, 880))
        .figure(1, "d", "3/3 artificial", (850, 880))
        .figure(1, "e", "3/3 artificial", (820, 880))
}

/// sotas.morale.1, sotas.morale.2, sotas.morale.14, sotas.morale.20: allies within Long test with three dice.
#[test]
fn a_gruesome_death_frightens_those_near() {
    let mut play = gruesome("4/3", (630, 400)).acts("a", 1);
    play.dice("6 1 4 5 4").answer(0, fight("b")).has("sotas.morale.14 dreads figure=w").done();
    play.has("sotas.morale.1 tested figure=w").has("dice=4,5,4 successes=3");
    play.about("w", "/at", mm((630, 400)));
    let mut play = gruesome("4/3", (631, 400)).acts("a", 1);
    play.dice("6 1").answer(0, fight("b")).hasnt("dreads").done();
}

/// sotas.morale.3, sotas.morale.19: one failure, one move to the nearest edge.
#[test]
fn one_failure_is_one_move() {
    let mut play = gruesome("4/3", (450, 300)).acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).has("fled figure=w");
    play.about("w", "/at", mm((450, 155))).done();
}

/// sotas.morale.3, R-124: of several edges that are equally near the owner chooses, at each move.
#[test]
fn the_owner_chooses_among_edges() {
    let toward = |edge: &str| json!({"flee-toward": edge});
    let mut play = gruesome("4/3", (330, 330)).acts("a", 1);
    play.dice("6 1 3 3 4").answer(0, fight("b")).asked(1, "refuge");
    let about = play.play.game().game().asked_about();
    let figures = about.iter().filter(|it| it.0 == "figure").map(|it| it.1.as_str());
    assert_eq!(figures.collect::<Vec<_>>(), ["w"], "whoever flees, not whoever acts");
    play.offers(toward("left"), true).offers(toward("bottom"), true);
    play.refused(1, toward("top"), "sotas.morale.3");
    play.refused(1, json!("flee-to-edge"), "sotas.morale.3");
    play.answer(1, toward("bottom")).about("w", "/at", mm((330, 40))).done();
    let mut near = gruesome("4/3", (330, 331)).acts("a", 1);
    near.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((185, 331))).done();
}

/// sotas.morale.5, sotas.morale.12: two failures, two moves, also for the Slow.
#[test]
fn two_failures_are_two_moves() {
    let mut play = gruesome("4/3 slow", (450, 310)).acts("a", 1);
    play.dice("6 1 3 3 4").answer(0, fight("b")).about("w", "/at", mm((450, 20))).done();
}

/// sotas.morale.6, sotas.morale.7: three failures, or an edge reached, and it is gone.
#[test]
fn three_failures_remove() {
    let mut play = gruesome("4/3", (450, 310)).acts("a", 1);
    play.dice("6 1 3 3 3").answer(0, fight("b")).is("w", "fled").done();
    play.has("sotas.morale.6 removed figure=w").hasnt("sotas.morale.7");
    let mut play = gruesome("4/3", (450, 280)).acts("a", 1);
    play.dice("6 1 3 3 4").answer(0, fight("b")).is("w", "fled").done();
    play.has("sotas.morale.7 removed figure=w").hasnt("sotas.morale.6");
}

/// sotas.morale.3, sotas.morale.4: to the nearest refuge, unless an enemy holds it.
#[test]
fn one_may_flee_into_cover() {
    let wood = |at: [i32; 3]| json!({"kind": "wood", "circle": at});
    let mut play = gruesome("4/3", (450, 300)).terrain(wood([560, 300, 60])).acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).asked(1, "refuge");
    play.answer(1, json!({"flee-to": "p1"})).has("fled figure=w");
    // Straight to the middle of the wood, until its centre is inside.
    play.about("w", "/at/y", json!(30_000)).about("w", "/at/x", json!(50_500));
    let mut play = gruesome("4/3", (450, 300))
        .figure(0, "z", "3/3", (560, 300))
        .terrain(wood([560, 300, 60]))
        .acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((450, 155))).done();
    // A hill hides too.
    let mut play = gruesome("4/3", (450, 300)).piece("hill", [560, 300, 60, 60]).acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).asked(1, "refuge");
    play.offers(json!({"flee-to": "p1"}), true);
}

/// sotas.morale.3, sotas.terrain.1, R-36, R-129: a refuge at the edge leads nobody off the table, nor onto what nobody may
/// stop on.
#[test]
fn a_refuge_at_the_edge_keeps_one_on_the_table() {
    let near = |spec: &str, at: (i32, i32)| {
        stage()
            .figure(0, "a", "3/6", (at.0 - 50, at.1 + 100))
            .figure(1, "b", "3/1", (at.0 - 25, at.1 + 100))
            .figure(1, "w", spec, at)
            .figure(1, "c", "3/3 artificial", (880, 880))
            .figure(1, "d", "3/3 artificial", (850, 880))
            .figure(1, "e", "3/3 artificial", (820, 880))
    };
    let hedge = |spec: &str| near(spec, (450, 100)).piece("hedge", [450, 8, 240, 15]);
    for (spec, radius) in [("4/3", 1_250), ("4/3 base:40", 2_000), ("4/3 flying", 1_250)] {
        let mut play = hedge(spec).acts("a", 1);
        play.dice("6 1 3 4 4").answer(0, fight("b")).asked(1, "refuge");
        play.answer(1, json!({"flee-to": "p1"})).is("w", "table").done();
        let gap = play.state("w")["at"]["y"].as_i64().unwrap() - radius - 1_550;
        assert!((0..600).contains(&gap), "{spec}: {gap} before the hedge");
    }
    // A wood narrower than a base: as far as the base stays on the table.
    let wood = json!({"kind": "wood", "circle": [10, 300, 5]});
    let mut play = near("4/3 base:40", (100, 300)).terrain(wood).acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).answer(1, json!({"flee-to": "p1"}));
    play.is("w", "table").about("w", "/at/x", json!(2_000)).done();
    let mut play = hedge("4/3").acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).answer(1, json!("flee-to-edge")).is("w", "fled");
}

/// sotas.morale.3, R-36: a door is no refuge, though it hides.
#[test]
fn a_door_is_no_refuge() {
    let door = json!({"kind": "door-plain", "rect": [520, 300, 10, 60], "state": "locked"});
    let mut play = gruesome("4/3", (450, 300)).terrain(door).acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((450, 155))).done();
}

/// sotas.morale.19, R-36: a flight stops before it touches an enemy.
#[test]
fn nobody_flees_into_an_enemy() {
    let foe = |y: i32| gruesome("4/3", (450, 300)).figure(0, "z", "3/3", (450, y)).acts("a", 1);
    let mut play = foe(200);
    play.dice("6 1 3 4 4").answer(0, fight("b")).has("fled figure=w");
    play.about("w", "/at/x", json!(45_000)).about("w", "/at/y", json!(22_969));
    let mut play = foe(110);
    play.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((450, 155))).done();
}

/// sotas.morale.19, sotas.movement.13: ground that is not reached does not slow a flight, what is on the way
/// does.
#[test]
fn only_ground_on_the_way_slows_a_flight() {
    let marsh = |y: i32| gruesome("4/3", (450, 300)).piece("marsh", [450, y, 200, 60]).acts("a", 1);
    let mut play = marsh(100);
    play.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((450, 155))).done();
    let mut play = marsh(250);
    play.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((450, 200))).done();
}

/// sotas.morale.19, sotas.flight.5: walls and enemies stop whoever walks, on its own level, and no flyer.
#[test]
fn what_stops_a_flight() {
    let wall = |spec: &str| {
        gruesome(spec, (450, 300)).piece("high-wall", [450, 230, 100, 10]).acts("a", 1)
    };
    let edge = json!("flee-to-edge");
    let mut play = wall("4/3");
    play.dice("6 1 3 4 4").answer(0, fight("b")).answer(1, edge.clone());
    play.about("w", "/at/x", json!(45_000)).about("w", "/at/y", json!(24_750)).done();
    let mut play = wall("4/3 flying");
    play.dice("6 1 3 4 4").answer(0, fight("b")).answer(1, edge.clone());
    play.about("w", "/at", mm((450, 155))).done();
    let above = |z: i32| {
        gruesome("4/3", (450, 300))
            .figure(0, "z", "3/3", (450, 200))
            .with(json!({"z": z}))
            .terrain(json!({"kind": "platform", "rect": [450, 200, 60, 60], "height": 75}))
            .acts("a", 1)
    };
    let mut play = above(7_500);
    play.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((450, 155))).done();
    let mut play = above(0);
    play.dice("6 1 3 4 4").answer(0, fight("b")).about("w", "/at", mm((450, 225))).done();
}

/// sotas.morale.8: a flyer must keep clear of active enemies, by the other reading everybody must.
#[test]
fn flyers_keep_clear_or_die() {
    let near = |spec: &str| gruesome(spec, (450, 300)).figure(0, "z", "3/3", (500, 200));
    let mut play = near("4/3 flying").acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).is("w", "killed");
    let mut play = near("4/3").acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).is("w", "table");
    let mut play = near("4/3").option("flee_avoid", "ALL").acts("a", 1);
    play.dice("6 1 3 4 4").answer(0, fight("b")).is("w", "killed");
}

/// sotas.morale.9, sotas.morale.10: who lies stands up first; with an enemy in contact it is lost.
#[test]
fn who_lies_stands_up_first() {
    let scene = |marks: Value, at: (i32, i32)| {
        stage()
            .figure(0, "a", "3/6", (400, 400))
            .figure(1, "b", "3/1", (425, 400))
            .figure(1, "w", "4/3", at)
            .with(json!({"marks": marks}))
            .figure(1, "c", "3/3 artificial", (880, 880))
            .figure(1, "d", "3/3 artificial", (850, 880))
            .figure(1, "e", "3/3 artificial", (820, 880))
            .acts("a", 1)
    };
    let mut play = scene(json!(["down"]), (450, 300));
    play.dice("6 1 3 4 4").answer(0, fight("b")).marked("w", "down", false);
    play.about("w", "/at", mm((450, 300)));
    let mut play = scene(json!(["down"]), (450, 300));
    play.dice("6 1 3 3 4").answer(0, fight("b")).about("w", "/at", mm((450, 155)));
    let mut play = scene(json!(["down"]), (400, 375));
    play.dice("6 1 3 4 4").answer(0, fight("b")).is("w", "killed");
}

/// sotas.morale.13: one may leave the table by an ordinary move.
#[test]
fn one_may_leave_the_table() {
    let mut play = stage()
        .figure(0, "a", "3/3", (157, 400))
        .figure(0, "c", "3/3", (400, 400))
        .figure(1, "b", "3/3", (800, 800))
        .acts("a", 1);
    play.offers(json!({"leave": "left"}), true).dice("3 3 3");
    play.answer(0, json!({"leave": "left"})).is("a", "fled");
    let mut play =
        stage().figure(0, "a", "3/3", (158, 400)).figure(1, "b", "3/3", (800, 800)).acts("a", 1);
    play.refused(0, json!({"leave": "left"}), "sotas.morale.13");
}

/// sotas.morale.13, sotas.telepathy.7, sotas.possession.1, R-93: but not whom an enemy plays for a time, be it by its mind
/// or from inside.
#[test]
fn nobody_leads_enemies_off_the_table() {
    let leave = json!({"leave": "left"});
    for (power, by) in [("telepathy", "mind"), ("possession", "body")] {
        let controller = stage().figure(0, "t", &format!("4/3 {power}"), (60, 400));
        let inside = json!({"whereabouts": {"inside": "a"}});
        let controller = if by == "body" { controller.with(inside) } else { controller.raised(0) };
        let there = if by == "body" { (60, 400) } else { (60, 300) };
        let scene = controller
            .figure(1, "a", "4/3", there)
            .with(json!({"control": {by: "t"}, "marks": ["activated"]}))
            .figure(1, "b", "4/3", (800, 800))
            .also("active", json!({"figure": "a", "seat": 0, "actions": 1}))
            .also("doing", json!([{"hand": "activated"}, {"activation": "act"}]));
        let mut play = scene.play();
        play.refused(0, leave.clone(), "sotas.morale.13").offers(leave.clone(), false);
        play.walk(0, 60, 350).is("a", "table").done();
    }
}

/// sotas.morale.15, sotas.terror.3, sotas.terror.4: whom a Terror figure charges.
#[test]
fn a_charge_of_terror_frightens() {
    let mut play = stage()
        .figure(0, "a", "3/3 terror", (400, 400))
        .figure(1, "b", "4/3", (500, 400))
        .acts("a", 1);
    play.answer(0, json!("move")).dice("4 4 4").answer(0, to(475, 400));
    play.has("sotas.morale.15 dreads figure=b").about("a", "/at", mm((475, 400))).done();
}

/// sotas.morale.15, sotas.terror.4, sotas.scenario.4: a charge that drives the last enemy away ends the game.
#[test]
fn a_charge_may_win() {
    let mut play = stage()
        .figure(0, "a", "3/3 terror", (400, 400))
        .figure(1, "b", "4/3", (500, 400))
        .acts("a", 1);
    play.answer(0, json!("move")).dice("3 3 3").answer(0, to(475, 400)).is("b", "fled").done();
    play.play.expect_over();
}

/// sotas.morale.16, sotas.morale.21: the death of a Leader frightens his band, his flight does not.
#[test]
fn the_death_of_a_leader_frightens() {
    let mut play = dread("4/3", (600, 600)).acts("a", 1);
    play.dice("6 1 4 4 4 4 4 4").answer(0, fight("b"));
    play.asked(1, "morale-order").answer(1, json!({"figure": "w"}));
    play.has("sotas.morale.16 dreads figure=w").has("sotas.morale.16 dreads figure=x").done();
    let mut play = stage()
        .figure(0, "a", "3/3 leader", (20, 400))
        .figure(0, "c", "3/3", (400, 400))
        .figure(0, "d", "3/3", (440, 400))
        .figure(0, "e", "3/3", (480, 400))
        .figure(1, "b", "3/3", (800, 800))
        .acts("a", 1);
    play.answer(0, json!({"leave": "left"})).hasnt("dreads");
}

/// sotas.morale.17, sotas.morale.18, sotas.ex.9: at half strength everybody tests, once.
#[test]
fn at_half_strength_everybody_tests() {
    let band = |killed: &[&str], halved: bool| {
        let mut stage = stage().figure(0, "a", "3/6", (400, 400));
        for (n, name) in ["b", "c", "d", "e", "f"].into_iter().enumerate() {
            let x = 425 + 60 * i32::try_from(n).unwrap();
            stage = stage.figure(1, name, "4/1 artificial", (x, 400));
            if killed.contains(&name) {
                stage = stage.with(json!({"whereabouts": "killed"}));
            }
        }
        let side = |began: u8, halved: bool, seat: u8| json!({"seat": seat, "began": began, "halved": halved, "destroyed": 0});
        stage.also("sides", json!([side(1, false, 0), side(5, halved, 1)])).acts("a", 1)
    };
    let mut play = band(&[], false);
    play.dice("6 1").answer(0, fight("b")).hasnt("dreads").done();
    let mut play = band(&["f"], false);
    play.dice("6 1").answer(0, fight("b")).hasnt("dreads").done();
    let mut play = band(&["f", "e"], false);
    play.dice("6 1 4 4 4 4 4 4").answer(0, fight("b")).asked(1, "morale-order");
    play.answer(1, json!({"figure": "c"})).has("sotas.morale.17 dreads figure=c").done();
    let mut play = band(&["f", "e", "d"], true);
    play.dice("6 1").answer(0, fight("b")).hasnt("dreads").done();
}

/// a death that is gruesome and halves the band calls for two tests, or for one.
#[test]
fn causes_are_tested_for_each_or_once() {
    for (stack, tests) in [("EACH", 2), ("SINGLE", 1)] {
        let side = |began: u8, seat: u8| json!({"seat": seat, "began": began, "halved": false, "destroyed": 0});
        let mut play = stage()
            .figure(0, "a", "3/6", (400, 400))
            .figure(1, "b", "3/1", (425, 400))
            .figure(1, "w", "4/3", (500, 400))
            .option("morale_stack", stack)
            .also("sides", json!([side(1, 0), side(2, 1)]))
            .acts("a", 1);
        play.dice(&["6 1", &"4 4 4 ".repeat(tests)].join(" ")).answer(0, fight("b"));
        play.has("sotas.morale.14 dreads figure=w").done();
    }
}

/// R-55, sotas.morale.6: the Unconscious neither stand nor flee; three failures remove them.
#[test]
fn the_unconscious_lie_where_they_are() {
    for (dice, whereabouts) in [("3 4 4", "table"), ("3 3 4", "table"), ("3 3 3", "fled")] {
        let scene = gruesome("4/3", (450, 300));
        let mut play = scene
            .figure(1, "u", "4/3", (500, 330))
            .with(json!({"marks": ["unconscious"]}))
            .acts("a", 1);
        play.dice("6 1").answer(0, fight("b")).dice(&format!("4 4 4 {dice}"));
        play.answer(1, json!({"figure": "w"})).is("u", whereabouts).done();
        if whereabouts == "table" {
            play.about("u", "/at", mm((500, 330))).marked("u", "unconscious", true);
        }
    }
}

/// sotas.morale.8: whoever a flyer was fighting does not count on its second move either.
#[test]
fn a_flyer_forgets_whom_it_left() {
    let mut play = stage()
        .figure(0, "a", "3/6", (400, 400))
        .figure(0, "z", "3/3", (450, 325))
        .figure(1, "b", "3/1", (425, 400))
        .figure(1, "w", "4/3 flying", (450, 300))
        .figure(1, "c", "3/3 artificial", (880, 880))
        .figure(1, "d", "3/3 artificial", (850, 880))
        .figure(1, "e", "3/3 artificial", (820, 880))
        .piece("low-wall", [450, 260, 60, 10])
        .acts("a", 1);
    play.dice("6 1 3 3 4 1 6")
        .answer(0, fight("b"))
        .asked(1, "refuge")
        .answer(1, json!({"flee-to": "p1"}));
    play.asked(1, "refuge").answer(1, json!("flee-to-edge")).is("w", "table");
}

/// sotas.disengage.3, sotas.morale.20: of two strikers at one victim the one that is named strikes that victim.
#[test]
fn the_named_striker_strikes_the_victim_in_question() {
    let reflex = |striker: &str, victim: &str| json!({"reflex": {"striker": striker, "victim": victim, "leaving": "recoil"}});
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(0, "v", "3/3", (425, 425))
        .figure(1, "s", "3/3", (400, 375))
        .figure(1, "t", "3/3", (425, 400))
        .also("active", json!({"figure": "a", "seat": 0, "actions": 1}))
        .also("round", json!({"turn": 1, "order": ["side.a", "side.b"], "hand": 0, "hands": 0}))
        .also("queue", json!([reflex("s", "a"), reflex("t", "v"), reflex("t", "a")]))
        .also(
            "doing",
            json!([{"hand": "activated"}, {"activation": "act"}, {"fallout": {"order": {"until": 255}}}]),
        )
        .play();
    play.dice("6 1 3 3 4").answer(1, json!({"figure": "t"}));
    play.is("a", "killed").is("v", "table").done();
}

/// Two strikers beside a figure that leaves, one who is no longer there, and what is still to happen.
fn strikers(queue: Value) -> Scene {
    stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(1, "s", "3/3", (400, 375))
        .figure(1, "t", "3/3", (425, 400))
        .figure(1, "u", "3/3", (600, 600))
        .also("active", json!({"figure": "a", "seat": 0, "actions": 1}))
        .also("round", json!({"turn": 1, "order": ["side.a", "side.b"], "hand": 0, "hands": 0}))
        .also("queue", queue)
        .also(
            "doing",
            json!([{"hand": "activated"}, {"activation": "act"}, {"fallout": {"order": {"until": 255}}}]),
        )
        .play()
}

fn due(striker: &str, leaving: &str) -> Value {
    json!({"reflex": {"striker": striker, "victim": "a", "leaving": leaving}})
}

/// sotas.recoil.11, R-104: whoever has struck in a chain strikes no second time in it, whatever was due.
#[test]
fn each_enemy_strikes_once_in_a_chain() {
    let queue = json!([due("s", "recoil"), due("s", "disengage"), due("t", "disengage")]);
    let mut play = strikers(queue);
    play.dice("2 5 2 5").answer(1, json!({"figure": "s"})).asked(0, "act").done();
}

/// sotas.disengage.3: the order is asked of those who can still strike, and other answers break the rule that asks.
#[test]
fn only_those_in_contact_strike() {
    let queue = json!([due("u", "disengage"), due("s", "disengage"), due("t", "disengage")]);
    let mut play = strikers(queue);
    play.asked(1, "strike-order").offers(json!({"figure": "u"}), false);
    play.offers(json!({"figure": "s"}), true).offers(json!({"figure": "t"}), true);
    play.refused(1, json!({"figure": "u"}), "sotas.disengage.3");
}
