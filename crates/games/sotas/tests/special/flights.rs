//! Between two leaps (sotas.flight.4): a flyer is only where its next move can end with a landing.

use serde_json::json;

use crate::common::*;

/// A flyer and somebody far away.
fn flyer(spec: &str, at: (i32, i32)) -> Stage {
    stage().figure(1, "b", "4/3", (800, 800)).figure(0, "a", spec, at)
}

/// sotas.flight.4, sotas.gravity.2: over a wall that it could fly across, but not from within high gravity, it does not
/// hover; from where its shorter reach gets it back it may.
#[test]
fn one_hovers_no_deeper_than_one_can_fly_back() {
    let scene = |actions: u8| {
        let wall = flyer("4/3 flying", (450, 230)).piece("high-wall", [450, 400, 600, 300]);
        wall.piece("high-gravity", [450, 400, 600, 250]).acts("a", actions)
    };
    for actions in [2, 3] {
        let mut play = scene(actions);
        play.answer(0, json!("move")).refused(0, to(450, 338), "sotas.movement.12");
        play.offers(to(450, 374), false).answer(0, to(450, 337)).marked("a", "aloft", true);
        play.refused(0, json!("end"), "sotas.flight.4").answer(0, json!("move"));
        let places = play.play.options();
        let first = places.first().cloned();
        play.answer(0, first.unwrap()).asked(0, "act").marked("a", "aloft", actions > 2);
    }
}

/// sotas.flight.4, sotas.movement.14, sotas.short-move.1: nor where its next move would cost more than it has left.
#[test]
fn one_hovers_where_the_next_move_is_paid_for() {
    let scene = |zone: [i32; 4], actions: u8| {
        let stage = flyer("4/3 flying short-move", (300, 400)).piece("high-gravity", zone);
        stage.piece("furniture", [380, 400, 60, 60]).acts("a", actions)
    };
    let start = [300, 400, 60, 60];
    for (zone, actions) in [(start, 2), ([330, 400, 200, 200], 3)] {
        let mut play = scene(zone, actions);
        play.answer(0, json!("move")).refused(0, to(380, 400), "sotas.movement.12");
    }
    let mut play = scene(start, 3);
    play.walk(0, 380, 400).marked("a", "aloft", true).refused(0, json!("end"), "sotas.flight.4");
    play.walk(0, 300, 400).asked(0, "act").marked("a", "aloft", false);
}

/// A flyer in the air over hedges, with one action left; some of them leave a gap around a point.
fn over_hedges(gap: Option<(f64, f64)>) -> Scene {
    let scene = flyer("4/3 flying", (450, 450)).with(json!({"marks": ["aloft"]}));
    let Some((x, y)) = gap else {
        return scene.piece("hedge", [450, 450, 400, 400]).acts("a", 1);
    };
    let (low, high, half) = (250.0, 650.0, 13.2);
    let between = |from: f64, to: f64| [f64::midpoint(from, to), to - from];
    let hedge = |[x, width]: [f64; 2], [y, depth]: [f64; 2]| json!({"kind": "hedge", "rect": [x, y, width, depth]});
    let (columns, rows) = (between(x - half, x + half), between(low, high));
    scene
        .terrain(hedge(between(low, x - half), rows))
        .terrain(hedge(between(x + half, high), rows))
        .terrain(hedge(columns, between(low, y - half)))
        .terrain(hedge(columns, between(y + half, high)))
        .acts("a", 1)
}

/// sotas.flight.4: the only gap it can land in is offered, in whatever direction it looked for one.
#[test]
fn a_narrow_gap_is_offered() {
    for bearing in [1, 4, 17] {
        let angle = (f64::from(bearing) * 15.0).to_radians();
        let mut play = over_hedges(Some((
            (450.0 + 108.75 * angle.cos()).round(),
            (450.0 + 108.75 * angle.sin()).round(),
        )));
        play.refused(0, json!("end"), "sotas.flight.4").answer(0, json!("move"));
        let places = play.play.options();
        assert_eq!(places.len(), 1, "{places:?}");
        play.answer(0, places[0].clone()).marked("a", "aloft", false).asked(0, "act");
    }
}

/// sotas.flight.4, sotas.falling.8: where no place is within reach any more, no move is offered; it comes down at the
/// nearest place.
#[test]
fn without_a_place_no_move_is_offered() {
    let mut play = over_hedges(None);
    play.offers(json!("move"), false).refused(0, json!("move"), "sotas.flight.4");
    play.answer(0, json!("end")).marked("a", "aloft", false).asked(1, "activate");
    let at = &play.state("a")["at"];
    let far = |key: &str| (at[key].as_i64().unwrap() - 45_000).abs();
    assert!(far("x").max(far("y")) >= 20_000 + 1_250, "{at}");
}

/// sotas.flight.4, sotas.sprint.1: nor a Sprint, unless its two moves get the flyer down.
#[test]
fn a_sprint_may_get_a_flyer_down() {
    let scene = |width: i32| {
        let scene = flyer("4/3 flying sprint", (450, 450)).with(json!({"marks": ["aloft"]}));
        scene.piece("hedge", [450, 450, width, width]).acts("a", 1)
    };
    let mut out = scene(500);
    out.refused(0, json!("move"), "sotas.flight.4").offers(json!("sprint"), true);
    out.answer(0, json!("sprint"));
    let first = out.play.options()[0].clone();
    out.answer(0, first).refused(0, json!("end"), "sotas.flight.4").answer(0, json!("move"));
    let second = out.play.options()[0].clone();
    out.answer(0, second).marked("a", "aloft", false);
    scene(600).refused(0, json!("sprint"), "sotas.flight.4").offers(json!("sprint"), false);
}
