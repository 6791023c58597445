//! Movement (sotas.movement).

use serde_json::json;

use crate::common::*;

fn alone(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (400, 400)).figure(1, "b", "3/3", (800, 800))
}

/// sotas.movement.1, sotas.movement.3, sotas.movement.5, sotas.movement.6: up to the stick and a base.
#[test]
fn a_move_is_a_stick_and_a_base_long() {
    let mut play = alone("3/3").acts("a", 3);
    play.answer(0, json!("move")).refused(
        0,
        json!({"to": {"x": 54_501, "y": 40_000}}),
        "sotas.movement.6",
    );
    play.answer(0, to(545, 400)).has("length=14500 most=14500");
    play.answer(0, json!("move")).answer(0, to(545, 400)).walk(0, 500, 400);
}

/// sotas.movement.2, sotas.short-move.1, sotas.long-move.1: Short and Long Move have their own stick.
#[test]
fn short_and_long_moves() {
    let mut play = alone("3/3 short-move").acts("a", 2);
    play.answer(0, json!("move"))
        .refused(0, to(501, 400), "sotas.movement.6")
        .answer(0, to(500, 400));
    let mut play = alone("3/3 long-move").acts("a", 2);
    play.answer(0, json!("move"))
        .refused(0, to(606, 400), "sotas.movement.6")
        .answer(0, to(605, 400));
}

/// sotas.movement.4: a bend needs another action.
#[test]
fn a_move_is_straight() {
    let wall = alone("3/3").piece("high-wall", [470, 400, 10, 200]);
    let mut play = wall.acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(500, 400), "sotas.movement.12");
    play.answer(0, to(440, 400));
}

/// sotas.movement.7: a larger base goes farther.
#[test]
fn larger_bases_go_farther() {
    let mut play = alone("3/3 base:40").acts("a", 1);
    play.answer(0, json!("move"))
        .refused(0, to(561, 400), "sotas.movement.6")
        .answer(0, to(560, 400));
}

/// sotas.movement.8: there is no facing: it acts all round.
#[test]
fn there_is_no_facing() {
    for at in [(425, 400), (375, 400), (400, 425), (400, 375)] {
        let mut play =
            stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", at).acts("a", 1);
        play.offers(fight("b"), true);
    }
}

/// sotas.movement.9, sotas.movement.10: through friends, but not onto them.
#[test]
fn one_passes_through_friends() {
    let friends = || alone("3/3").figure(0, "c", "3/3", (470, 400));
    let mut play = friends().acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(480, 400), "sotas.movement.10");
    play.refused(0, to(446, 400), "sotas.movement.10").answer(0, to(500, 400));
}

/// sotas.movement.12, sotas.movement.17: not through enemies, but into contact, as many as fit.
#[test]
fn one_stops_at_enemies() {
    let mut play =
        stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (470, 400)).acts("a", 2);
    play.answer(0, json!("move")).refused(0, to(520, 400), "sotas.movement.12");
    play.refused(0, to(450, 400), "sotas.movement.12").answer(0, to(445, 400));
    play.offers(fight("b"), true);
}

/// sotas.movement.13, sotas.movement.14, sotas.movement.18, sotas.actions.5: one category less when the strip
/// touches difficult ground; below Short two actions.
#[test]
fn difficult_ground_slows() {
    let marsh =
        |spec: &str| alone(spec).terrain(json!({"kind": "marsh", "circle": [400, 484, 70]}));
    let mut play = marsh("3/3").acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(400, 510), "sotas.movement.13");
    play.answer(0, to(400, 500)).has("sotas.movement.13 slowed figure=a piece=p1");
    let mut play = marsh("3/3 short-move").acts("a", 1);
    play.answer(0, json!("move"))
        .refused(0, to(400, 450), "sotas.movement.14")
        .answer(0, to(400, 300));
    let mut play = marsh("3/3 short-move").acts("a", 2);
    play.walk(0, 400, 450).refused(0, json!("move"), "sotas.actions.4");
}

/// sotas.movement.15, sotas.movement.16, sotas.forester.1, sotas.amphibian.1, sotas.woods.1: who is at home there.
#[test]
fn foresters_and_amphibians_are_at_home() {
    let wood = |spec: &str| alone(spec).terrain(json!({"kind": "wood", "circle": [400, 484, 70]}));
    let mut play = wood("3/3").acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(400, 545), "sotas.movement.13");
    wood("3/3 forester").acts("a", 1).walk(0, 400, 545);
    let pool = alone("3/3 amphibian").terrain(json!({"kind": "pool", "circle": [400, 484, 70]}));
    pool.acts("a", 1).walk(0, 400, 545);
}

/// sotas.movement.11, sotas.recoil.6: without room at the end of a recoil a figure falls.
#[test]
fn without_room_a_recoiling_figure_falls() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(1, "b", "3/3", (425, 400))
        .piece("building", [488, 400, 100, 300])
        .acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).has("sotas.recoil.6 no-room figure=b");
    play.marked("b", "down", true).done();
}

/// sotas.flight.1, sotas.flight.2, sotas.flight.3, sotas.flight.5, sotas.flying.1, sotas.flying.2: over scenery and
/// figures of both sides, landing at the end.
#[test]
fn flyers_leap_over_everything() {
    let scene = || {
        stage()
            .figure(0, "a", "3/3 flying", (400, 400))
            .figure(1, "b", "3/3", (470, 400))
            .piece("high-wall", [495, 400, 10, 200])
    };
    let mut play = scene().acts("a", 1);
    play.walk(0, 540, 400).marked("a", "aloft", false);
    let mut play = scene().acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(495, 400), "sotas.movement.12");
}

/// sotas.flight.4, sotas.ex.16: between its moves a flyer may be where it could not stand.
#[test]
fn flyers_stay_aloft_between_moves() {
    let fire = stage()
        .figure(0, "a", "3/3 flying", (400, 400))
        .figure(1, "b", "3/3", (800, 800))
        .piece("high-wall", [560, 400, 200, 100]);
    let mut play = fire.acts("a", 3);
    play.walk(0, 530, 400).walk(0, 600, 400).answer(0, json!("move"));
    play.refused(0, to(620, 400), "sotas.movement.12").answer(0, to(700, 400));
}

/// A place in contact is told by whom it touches, one on the way by whom it leads to, one in a wood by
/// the wood.
#[test]
fn places_are_told_by_what_is_there() {
    let stage = stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (400, 500));
    let mut play = stage.piece("wood", [300, 400, 50, 50]).acts("a", 1);
    play.answer(0, json!("move"));
    play.means(to(400, 475), "lure=contact of=b")
        .means(to(400, 440), "lure=toward of=b length=4000")
        .means(to(300, 400), "lure=inside of=p1 way=west length=10000")
        .means(to(500, 350), "lure=way way=east-south-east length=11181")
        .means(to(400, 400), "lure=stay");
}

/// sotas.movement.3, sotas.movement.14: whoever cannot pay for any other place may stay where it is; a move that cannot
/// be paid for is not begun.
#[test]
fn one_may_always_stay() {
    let heavy = |actions: u8| {
        stage()
            .figure(0, "a", "3/3 short-move", (400, 400))
            .figure(1, "b", "3/1", (425, 400))
            .piece("high-gravity", [400, 400, 200, 200])
            .acts("a", actions)
    };
    let mut play = heavy(2);
    play.dice("1 6").answer(0, json!("disengage")).asked(0, "where");
    play.refused(0, to(390, 400), "sotas.movement.14").offers(to(400, 400), true);
    play.answer(0, to(400, 400)).asked(0, "act");
    let alone = stage()
        .figure(0, "a", "3/3 short-move", (400, 400))
        .figure(1, "b", "3/1", (800, 400))
        .piece("high-gravity", [400, 400, 200, 200]);
    alone.acts("a", 1).refused(0, json!("move"), "sotas.movement.14");
}

/// sotas.flight.2, sotas.flight.5, R-109, sotas.disengage.2: a flyer comes down to fight, and whoever it fights holds it.
#[test]
fn a_flyer_lands_to_fight() {
    let mut play = stage()
        .figure(0, "a", "3/3 flying", (400, 400))
        .figure(1, "b", "3/3", (500, 400))
        .acts("a", 3);
    play.walk(0, 475, 400).marked("a", "aloft", true).refused(
        0,
        json!("disengage"),
        "sotas.disengage.1",
    );
    play.dice("3 3").answer(0, fight("b")).has("sotas.flight.3 did figure=a what=landed");
    play.marked("a", "aloft", false).refused(0, json!("move"), "sotas.disengage.2");
}

/// sotas.quills.2, sotas.flight.2: quills meet a flyer that lands beside them, before it strikes; one that flies on
/// they do not.
#[test]
fn quills_meet_a_flyer_that_lands() {
    let scene = || {
        stage()
            .figure(0, "a", "3/3 flying", (400, 400))
            .figure(1, "q", "3/5 quills", (500, 400))
            .acts("a", 3)
    };
    let mut play = scene();
    play.walk(0, 475, 400).hasnt("sotas.quills.2").walk(0, 400, 500).hasnt("sotas.quills.2");
    let mut play = scene();
    play.walk(0, 475, 400).dice("6 3").answer(0, fight("q")).part("sotas.quills.2", 1);
    play.marked("a", "down", true).hasnt("attacked").asked(0, "act").done();
}

/// sotas.flight.3, R-93: whoever comes under another's control in the air lands all the same.
#[test]
fn a_flyer_cut_short_lands() {
    let tests = |figure: &str| json!({"morale": {"figure": figure, "dread": "fire"}});
    let marks = json!(["aloft", "activated"]);
    let mut play = stage()
        .figure(0, "a", "3/3 flying", (400, 400))
        .with(json!({"marks": marks, "control": {"mind": "b"}}))
        .figure(0, "c", "3/3", (100, 100))
        .figure(1, "b", "3/3 telepathy", (600, 400))
        .figure(1, "d", "3/3", (700, 400))
        .also("active", json!({"figure": "a", "seat": 0, "actions": 1, "took_off": mm((300, 400))}))
        .also("round", json!({"turn": 1, "order": ["side.a", "side.b"], "hand": 0, "hands": 0}))
        .also("queue", json!([tests("b"), tests("d")]))
        .also(
            "doing",
            json!([{"hand": "activated"}, {"activation": "act"}, {"fallout": {"order": {"until": 255}}}]),
        )
        .play();
    play.dice("4 4 4 4 4 4").answer(1, json!({"figure": "b"}));
    play.has("sotas.flight.3 did figure=a what=landed").marked("a", "aloft", false);
}

/// sotas.flight.4, sotas.sprint.1: a sprint is two leaps, the first of them over what nobody stands on.
#[test]
fn a_sprint_leaps_twice() {
    let scene = stage()
        .figure(0, "a", "3/3 flying sprint", (400, 400))
        .figure(1, "b", "3/3", (800, 800))
        .piece("high-wall", [530, 400, 60, 60]);
    let mut play = scene.acts("a", 1);
    play.answer(0, json!("sprint")).answer(0, to(530, 400)).marked("a", "aloft", true);
    play.walk(0, 640, 400).marked("a", "aloft", false);
}

/// sotas.movement.5: no place is offered where the figure stands already, not even a hair from it.
#[test]
fn nobody_is_offered_to_move_by_nothing() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(1, "b", "3/3", (425, 400))
        .with(json!({"marks": ["down"]}))
        .acts("a", 2);
    play.answer(0, json!("move")).asked(0, "where");
    let places: Vec<(i64, i64)> = play
        .play
        .options()
        .iter()
        .filter_map(|it| Some((it["to"]["x"].as_i64()?, it["to"]["y"].as_i64()?)))
        .collect();
    let near = |(x, y): &&(i64, i64)| (x - 40_000).pow(2) + (y - 40_000).pow(2) <= 100_i64.pow(2);
    assert!(places.len() > 4, "{places:?}");
    assert_eq!(places.iter().find(near), None);
}
