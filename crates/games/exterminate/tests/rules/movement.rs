//! Movement and Sprint (ex.mv, ex.sp).

use serde_json::json;

use crate::common::*;

/// ex.mv.1, ex.mv.9, ex.rc.2: any direction, up to M, also around a corner.
#[test]
fn a_figure_moves_up_to_its_movement() {
    let mut play = stage().figure(0, "a", "M5", (10.0, 10.0)).moves("a");
    play.refused(0, to(15.1, 10.0), "ex.mv.9");
    let bent = |x: f64| json!({"go": {"via": [inches(12.0, 10.0)], "to": inches(12.0, 10.0 + x)}});
    play.refused(0, bent(3.1), "ex.mv.9");
    play.answer(0, bent(3.0)).has("length=12700");
    assert_eq!(about(&play, "a", "/at"), json!([12, 13]));
}

/// ex.mv.2, ex.mv.3: trying a move changes nothing; a move once made is made.
#[test]
fn a_move_is_for_good() {
    let mut play = stage().figure(0, "a", "M5", (10.0, 10.0)).moves("a");
    play.refused(0, to(20.0, 10.0), "ex.mv.9");
    play.answer(0, to(11.0, 10.0));
    assert_eq!(about(&play, "a", "/at"), json!([11, 10]));
    assert!(!offers(&play, &json!({"figure": "a"})), "it has moved");
}

/// ex.mv.4, ex.mv.5: friends are moved through, and no move ends touching one.
#[test]
fn friends_are_moved_through_and_not_touched() {
    let mut play =
        stage().figure(0, "a", "M6", (10.0, 10.0)).figure(0, "b", "", (12.0, 10.0)).moves("a");
    play.refused(0, to(11.0, 10.0), "ex.mv.5");
    play.refused(0, to(13.04, 10.0), "ex.mv.5");
    play.answer(0, to(13.2, 10.0));
    assert_eq!(about(&play, "a", "/at"), json!([13.2, 10]));
}

/// ex.mv.6, ex.mv.10: closer than 1" may be passed, but not ended; exactly 1" is allowed.
#[test]
fn enemies_are_passed_but_kept_at_an_inch() {
    let beside =
        || stage().figure(0, "a", "M6", (10.0, 10.0)).figure(1, "b", "", (12.0, 11.2)).moves("a");
    let mut play = beside();
    play.refused(0, to(12.0, 10.0), "ex.mv.6");
    play.answer(0, to(15.0, 10.0));
    beside().answer(0, to(12.0, 9.2));
}

/// ex.mv.11, ex.mv.13, ex.tn.10: each figure moves once, in any order; a Shocked one not at all.
#[test]
fn each_figure_moves_once() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .figure(0, "b", "", (14.0, 10.0))
        .figure(0, "c", "", (18.0, 10.0))
        .with(json!({"shocked": true}))
        .play();
    play.refused(0, json!({"figure": "c"}), "ex.mv.13");
    play.answer(0, json!({"figure": "b"})).answer(0, to(14.0, 12.0));
    play.refused(0, json!({"figure": "b"}), "ex.mv.11");
    play.answer(0, json!({"figure": "a"}));
}

/// ex.mv.12, ex.mv.14: nobody leaves the table or stands in anything.
#[test]
fn the_table_ends_at_its_edge() {
    let mut play = stage()
        .figure(0, "a", "M6", (2.0, 10.0))
        .piece("crate", (4.0, 12.0))
        .piece("tardis", (4.0, 7.0))
        .moves("a");
    play.refused(0, to(0.4, 10.0), "ex.mv.12");
    play.refused(0, to(4.5, 12.5), "ex.ob.4");
    play.refused(0, to(4.5, 7.5), "ex.wl.1");
    play.answer(0, to(0.5, 10.0));
}

/// ex.mv.8: a figure may stay.
#[test]
fn a_figure_may_stay() {
    let mut play = stage().figure(0, "a", "", (10.0, 10.0)).moves("a");
    play.answer(0, pass()).hasnt("moved");
}

/// ex.tn.7: the ACTIVE player moves all figures, then the next player.
#[test]
fn players_move_one_after_the_other() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (20.0, 20.0))
        .round("order", json!([1, 0]))
        .alone()
        .play();
    play.expect_asked(1, "pick-mover").answer(1, json!("end"));
    play.expect_asked(0, "pick-mover").answer(0, json!("end"));
    play.expect_asked(1, "pick-shooter");
}

/// ex.sp.1, ex.sp.2, ex.sp.3, ex.sp.4, ex.ob.10: a second move instead of shooting, under the same rules.
#[test]
fn a_sprint_is_a_move_instead_of_a_shot() {
    let runner = || {
        stage()
            .figure(0, "a", "M5 w:w1", (10.0, 10.0))
            .with(json!({"marks": ["moved", "displaced"]}))
            .figure(1, "b", "", (10.0, 17.0))
            .piece("barricade", (12.0, 12.0))
    };
    let mut play = runner().acts("a");
    play.answer(0, json!("sprint")).has("ex.sp.1 sprints figure=a");
    play.refused(0, to(10.0, 15.1), "ex.mv.9");
    play.refused(0, to(16.0, 10.0), "ex.mv.9");
    play.answer(0, to(10.0, 15.0)).has("ex.sp.1 moved");
    assert!(!offers(&play, &json!({"figure": "a"})), "it has Sprinted");
    let mut play = runner().acts("a").dice("A");
    play.answer(0, json!("sprint")).answer(0, to(12.5, 13.2)).has("stopped").expect_all_dice_used();
    let mut play = runner().shoots("a", "b", "w1", "A A A");
    assert!(!offers(&play, &json!({"figure": "a"})), "it has shot");
    play.hasnt("sprints");
}

/// ex.nd.19: a move to where a figure stands is told as staying, without a length.
#[test]
fn a_move_of_no_length_is_told_as_staying() {
    let play = stage().figure(0, "a", "M5", (10.0, 10.0)).moves("a");
    assert_eq!(play.remark(&to(10.0, 10.0)), "lure=stay");
    assert_eq!(play.remark(&to(10.0, 12.0)), "lure=way way=north length=5080");
}

/// ex.mv.2: no place is offered where the figure stands already, not even a hair from it.
#[test]
fn nobody_is_offered_to_move_by_nothing() {
    let play = stage()
        .figure(0, "a", "M5", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 12.02))
        .piece("crate", (10.5, 9.5))
        .moves("a");
    let goes: Vec<(i64, i64)> = play
        .options()
        .iter()
        .filter_map(|it| Some((it["go"]["to"]["x"].as_i64()?, it["go"]["to"]["y"].as_i64()?)))
        .collect();
    let near = |(x, y): &&(i64, i64)| (x - 25_400).pow(2) + (y - 25_400).pow(2) <= 127_i64.pow(2);
    assert!(goes.len() > 4, "{goes:?}");
    assert_eq!(goes.iter().find(near), None);
}
