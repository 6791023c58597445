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
