//! Obstacles, walls, King of the Hill (ex.ob, ex.wl, ex.kh).

use serde_json::json;

use crate::common::*;

/// ex.ob.2, ex.ob.6, ex.ob.8, ex.ob.13: H crosses, L stays; several obstacles are tested in path order.
#[test]
fn obstacles_are_tested_in_order() {
    let course = || {
        stage()
            .figure(0, "a", "M8", (10.0, 10.0))
            .piece("barricade", (8.0, 12.0))
            .piece("barricade", (8.0, 14.0))
            .moves("a")
    };
    let mut play = course().dice("H H");
    play.answer(0, to(10.0, 15.2)).expect_all_dice_used();
    assert_eq!(about(&play, "a", "/at"), json!([10, 15.2]));
    let mut play = course().dice("H A");
    play.answer(0, to(10.0, 15.2)).has("stopped");
    assert_eq!(about(&play, "a", "/at"), json!([10, 13.5]));
    let mut play = course().dice("H L");
    play.answer(0, to(10.0, 15.2)).has("ex.ob.8 stuck figure=a");
    assert_eq!(about(&play, "a", "/at"), json!([10, 10]));
    let mut play = course().dice("A");
    play.answer(0, to(10.0, 15.2)).expect_all_dice_used();
}

/// ex.ob.4, ex.ob.5: the far side must be reached; nobody ends on an obstacle.
#[test]
fn an_obstacle_is_crossed_whole() {
    let mut play = stage().figure(0, "a", "M4", (10.0, 10.0)).piece("car", (8.0, 11.0)).moves("a");
    play.refused(0, to(10.0, 12.0), "ex.ob.4");
    play.refused(0, to(10.0, 14.1), "ex.mv.9");
    play.give("H").answer(0, to(10.0, 13.6));
}

/// ex.ob.2, ex.ob.14, ex.ob.16: an enemy is an obstacle; an A stops an inch before it, and nobody climbs it.
#[test]
fn enemies_are_obstacles() {
    let duel =
        || stage().figure(0, "a", "M8", (10.0, 10.0)).figure(1, "b", "", (10.0, 14.0)).moves("a");
    let mut play = duel().dice("A");
    play.answer(0, to(10.0, 16.5)).has("stopped").expect_all_dice_used();
    assert_eq!(about(&play, "a", "/at"), json!([10, 12]));
    let mut play = duel().dice("H");
    play.answer(0, to(10.0, 16.5)).expect_all_dice_used();
    assert!(!play.options().iter().any(|it| it.get("climb").is_some()));
}

/// ex.ob.17: where it may not stand in contact, it stops at the last allowed point before.
#[test]
fn a_friend_at_the_barrier_keeps_it_back() {
    let mut play = stage()
        .figure(0, "a", "M8", (10.0, 8.0))
        .figure(0, "friend", "", (10.9, 11.5))
        .piece("barricade", (8.0, 12.0))
        .moves("a")
        .dice("A");
    play.answer(0, to(10.0, 13.2)).has("stopped");
    let at = about(&play, "a", "/at");
    let y = at[1].as_f64().unwrap();
    assert!((10.0..11.2).contains(&y), "{at}");
}

/// ex.ob.1, ex.ob.3, ex.wl.1, ex.wl.2, ex.wl.3, ex.wl.4: walls are gone round, never crossed or climbed.
#[test]
fn walls_are_gone_round() {
    let mut play = stage().figure(0, "a", "M9", (10.0, 11.5)).piece("wall", (8.0, 12.0)).moves("a");
    play.refused(0, to(10.0, 13.2), "ex.wl.1");
    play.refused(0, json!({"climb": {"piece": "p1", "at": inches(10.0, 12.2)}}), "ex.wl.4");
    let round =
        json!({"go": {"via": [inches(7.4, 11.5), inches(7.4, 13.2)], "to": inches(9.0, 13.2)}});
    play.answer(0, round);
    assert_eq!(about(&play, "a", "/at"), json!([9, 13.2]));
}

/// ex.ob.11, ex.kh.1, ex.kh.2, ex.kh.3, ex.kh.11: whoever touches a climbable piece may climb it, without a
/// die and as its whole move.
#[test]
fn climbing_is_a_whole_move() {
    let beside = |kind: &str, radius: &str| {
        stage()
            .figure(0, "a", radius, (10.0, 10.5 - if radius == "L" { 0.25 } else { 0.0 }))
            .piece(kind, (9.0, 11.0))
            .moves("a")
    };
    let up = |x: f64, y: f64| json!({"climb": {"piece": "p1", "at": inches(x, y)}});
    let mut play = beside("car", "");
    play.refused(0, up(12.0, 12.0), "ex.kh.11");
    play.refused(0, up(10.0, 11.2), "ex.kh.3");
    play.answer(0, up(10.0, 12.0)).has("ex.kh.2 climbed figure=a piece=p1").expect_all_dice_used();
    assert_eq!(about(&play, "a", "/on"), json!("p1"));
    // A large base does not fit on a computer bank one inch deep.
    beside("computer-bank", "L").refused(0, up(10.0, 11.5), "ex.kh.3");
    let mut far = stage().figure(0, "a", "", (10.0, 9.0)).piece("car", (9.0, 11.0)).moves("a");
    far.refused(0, up(10.0, 11.5), "ex.kh.2");
}

/// ex.kh.4, ex.kh.5, ex.kh.6, ex.kh.17: on top up to 2"; down at no cost and without a die for what is left.
#[test]
fn on_top_and_down_again() {
    let perched = || {
        stage()
            .figure(0, "a", "M5", (16.0, 18.0))
            .with(json!({"on": "p1"}))
            .figure(0, "b", "", (18.0, 16.0))
            .with(json!({"on": "p1"}))
            .piece("platform", (15.0, 15.0))
            .piece("barricade", (13.0, 23.0))
            .moves("a")
    };
    let mut play = perched();
    play.refused(0, to(18.1, 18.0), "ex.kh.4");
    play.answer(0, to(18.0, 18.0)).expect_all_dice_used();
    assert_eq!(about(&play, "a", "/on"), json!("p1"));
    let mut play = perched();
    play.answer(0, to(16.0, 22.0));
    assert_eq!(about(&play, "a", "/on"), json!(null));
    perched().refused(0, to(16.0, 23.2), "ex.mv.9");
}

/// ex.kh.7, ex.kh.8, ex.kh.9, ex.kh.12, ex.kh.13: a King is attacked at the obstacle, with a die more for him
/// and no charge die.
#[test]
fn the_king_is_attacked_at_the_obstacle() {
    let hill = |y: f64| {
        stage()
            .figure(0, "a", "Me3", (18.0, y))
            .figure(1, "king", "Me1", (18.0, 19.0))
            .with(json!({"on": "p1"}))
            .piece("platform", (15.0, 15.0))
    };
    let mut play = hill(13.0).fights("a", "king", "H A A H H A A");
    play.has("fought attacker=a target=king").hasnt(&part("ex.ml.4", 1)).has(&part("ex.kh.8", 1));
    play.has("attack=parts:rule:ex.rc.4,by:3,dice:HAA");
    // The reach runs to the obstacle: 2" are too far, whatever the base is from the King.
    let mut far = hill(12.5).phase("melee", 0).play();
    assert_eq!(far.options(), [json!("end")]);
    far.refused(0, json!({"engage": "king"}), "ex.ml.1");
}

/// ex.kh.10, ex.kh.16: two on the same obstacle fight without bonus or penalty, base to base.
#[test]
fn on_the_same_obstacle_nobody_is_king() {
    let mut play = stage()
        .figure(0, "a", "Me3", (17.0, 18.0))
        .with(json!({"on": "p1"}))
        .figure(1, "b", "Me1", (19.0, 18.0))
        .with(json!({"on": "p1"}))
        .piece("platform", (15.0, 15.0))
        .fights("a", "b", "A A A A A");
    play.has(&part("ex.ml.4", 1)).hasnt("ex.kh.8");
    assert_eq!(about(&play, "a", "/on"), json!("p1"));
}

/// ex.kh.14: a King who engages somebody on the ground comes down and has the charge die.
#[test]
fn a_king_comes_down_to_fight() {
    let mut play = stage()
        .figure(0, "a", "Me3", (18.0, 15.6))
        .with(json!({"on": "p1"}))
        .figure(1, "b", "Me1", (18.0, 13.4))
        .piece("platform", (15.0, 15.0))
        .fights("a", "b", "A A A A A");
    play.has(&part("ex.ml.4", 1)).hasnt("ex.kh.8");
    assert_eq!(about(&play, "a", "/on"), json!(null));
}

/// ex.kh.15: the obstacle somebody stands on neither obstructs nor covers.
#[test]
fn ones_own_perch_is_not_in_the_way() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (18.0, 10.0))
        .figure(1, "king", "R1", (18.0, 18.0))
        .with(json!({"on": "p1"}))
        .piece("platform", (15.0, 15.0))
        .shoots("a", "king", "w1", "A A A A");
    play.hasnt("ex.sh.7").hasnt("ex.cv.2").expect_all_dice_used();
}

/// ex.kh.14: a King who engages a figure on the ground comes down, also where they touch already.
#[test]
fn a_king_does_not_stay_on_top() {
    let mut play = stage()
        .figure(0, "king", "", (18.0, 15.5))
        .with(json!({"on": "p1"}))
        .figure(1, "b", "", (18.0, 14.5))
        .piece("platform", (15.0, 15.0))
        .phase("melee", 0)
        .play();
    play.answer(0, json!({"engage": "b"}));
    play.refused(0, json!({"join": {"figure": "king", "to": inches(18.0, 15.5)}}), "ex.ob.4");
    let join = join(&play, "king");
    play.give("A").answer(0, join).has(&part("ex.ml.4", 1));
    assert_eq!(about(&play, "king", "/on"), json!(null));
}

/// ex.ob.15, ex.wt.5, ex.tr.15, B6: whoever touches an obstacle and stays there has not moved; whoever is stopped on its way
/// has.
#[test]
fn who_stays_has_not_moved() {
    let stopped = |y: f64| {
        let mut play = stage()
            .figure(0, "a", "M6 w:w14", (10.0, y))
            .piece("barricade", (8.0, 12.0))
            .figure(1, "b", "", (10.0, 20.0))
            .moves("a");
        play.give("A A").answer(0, to(10.0, 13.2)).has("ex.ob.7 stopped figure=a");
        about(&play, "a", "/marks")
    };
    assert_eq!(stopped(11.5), json!(["moved"]));
    assert_eq!(stopped(11.0), json!(["moved", "displaced"]));
}
