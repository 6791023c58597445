//! Vortex Nodes (ex.nd).

use serde_json::json;

use crate::common::*;

/// A figure 2" below a node, and an enemy far ahead.
fn near(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (10.0, 10.0)).figure(1, "b", "", (10.0, 22.0)).node((10.0, 13.0))
}

/// ex.nd.2, ex.nd.3, ex.nd.4, ex.nd.12: a move that ends in contact collects and reveals; a Black Node does nothing.
#[test]
fn a_node_is_collected() {
    let play = near("").play();
    assert_eq!(play.view(reglette_engine::Seat(0))["nodes"][0]["vp"], json!(null));
    let mut play = near("").moves("a").dice("black-5");
    play.answer(0, to(10.0, 12.0))
        .has("ex.nd.2 collected figure=a node=n1 token=black-5")
        .expect_all_dice_used();
    assert_eq!(play.view(reglette_engine::Viewer::Observer)["nodes"][0]["vp"], json!(5));
}

/// ex.nd.15: collecting is a choice stated with the move; any number may be carried.
#[test]
fn a_node_may_be_left_alone() {
    let mut play = near("").moves("a");
    play.answer(0, json!({"go": {"to": inches(10.0, 12.0), "leave": true}})).hasnt("collected");
    assert_eq!(play.position()["nodes"][0]["token"], json!(null));
    let mut play = near("").carried("black-4", "a").moves("a").dice("black-5");
    play.answer(0, to(10.0, 12.0)).has("collected");
}

/// ex.nd.5, ex.nd.6, ex.nd.13, ex.nd.17, ex.sp.4: a Temporal Anomaly gives a free shot, then the rest of the move; the shot of
/// the Shooting sub-phase stays.
#[test]
fn a_temporal_anomaly() {
    let mut play = near("M5 w:w1").moves("a").dice("temporal-3 A A A");
    play.answer(0, to(10.0, 12.0)).expect_asked(0, "free-shot").answer(0, shoot("b", "w1"));
    play.expect_asked(0, "rest-of-move").refused(0, to(10.0, 15.1), "ex.mv.9");
    play.answer(0, to(12.0, 13.0)).expect_all_dice_used();
    play.answer(0, json!("end")).answer(1, json!("end"));
    play.answer(0, json!({"figure": "a"}));
    assert!(offers(&play, &shoot("b", "w1")));
    let mut declined = near("M5 w:w1").moves("a").dice("temporal-3");
    declined.answer(0, to(10.0, 12.0)).answer(0, pass()).has("ex.nd.13 declined figure=a");
    declined.expect_asked(0, "rest-of-move");
}

/// ex.nd.17: one token forbids the free shot only inside the Shooting sub-phase.
#[test]
fn stress_and_the_free_shot() {
    let tense = || {
        stage()
            .figure(0, "a", "M5 w:w1", (10.0, 10.0))
            .with(json!({"stress": 1}))
            .figure(1, "b", "", (10.0, 22.0))
            .node((10.0, 13.0))
    };
    let mut play = tense().moves("a").dice("temporal-3");
    play.answer(0, to(10.0, 12.0)).expect_asked(0, "free-shot");
    let mut play = tense().acts("a").dice("temporal-3");
    play.answer(0, json!("sprint")).answer(0, to(10.0, 12.0)).expect_asked(0, "rest-of-move");
}

/// ex.nd.7, ex.nd.18: a Spatial Disruption gives an extra move, which may collect another node.
#[test]
fn a_spatial_disruption() {
    let mut play = near("M5").node((10.0, 19.0)).moves("a").dice("spatial-2 black-3");
    play.answer(0, to(10.0, 12.0)).expect_asked(0, "extra-move");
    play.refused(0, to(10.0, 17.2), "ex.mv.9").answer(0, to(10.0, 17.0));
    play.answer(0, json!("end"));
    let mut play = near("M6").node((10.0, 19.0)).moves("a").dice("spatial-2 black-3");
    play.answer(0, to(10.0, 12.0))
        .answer(0, to(10.0, 18.0))
        .has("collected figure=a node=n2 token=black-3");
    let mut play = near("M5").moves("a").dice("spatial-2");
    play.answer(0, to(10.0, 12.0)).answer(0, pass()).has("ex.nd.13 declined");
}

/// ex.nd.8, ex.nd.9, ex.nd.10, ex.nd.14: an Exterminated carrier drops its nodes face up; collected again they have no effect.
#[test]
fn dropped_nodes() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .carried("temporal-3", "b")
        .shoots("a", "b", "w1", "H A A L");
    play.has("ex.nd.14 dropped figure=b node=n1");
    assert_eq!(play.position()["nodes"][0], json!({"at": [10, 16], "token": "temporal-3"}));
    let mut play = stage()
        .figure(0, "a", "M5 w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 22.0))
        .also("nodes", json!([{"at": [10, 13], "token": "temporal-3"}]))
        .moves("a");
    play.answer(0, to(10.0, 12.0)).has("collected").expect_asked(0, "pick-mover");
    assert!(
        !play.options().iter().any(|it| it.to_string().contains("drop")),
        "nobody gives a node up"
    );
}

/// ex.nd.16: engagement moves and push-backs collect nothing.
#[test]
fn fighting_collects_nothing() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .node((10.8, 15.0))
        .node((10.0, 13.1))
        .fights("a", "b", "A");
    play.has("charged").has("pushed-back").hasnt("collected");
}

/// ex.nd.19: a move of no length collects what is touched; of several the controller chooses which and in what order.
#[test]
fn several_nodes() {
    let touching = || {
        stage().figure(0, "a", "M5", (10.0, 10.0)).node((10.0, 11.0)).node((11.0, 10.0)).moves("a")
    };
    let mut play = touching().dice("black-5");
    play.answer(0, to(10.0, 10.0)).expect_asked(0, "nodes");
    play.answer(0, json!({"node": "n2"}))
        .has("collected figure=a node=n2")
        .answer(0, pass())
        .hasnt("node=n1");
    let mut play = touching().dice("black-5 black-4");
    play.answer(0, to(10.0, 10.0))
        .answer(0, json!({"node": "n2"}))
        .answer(0, json!({"node": "n1"}));
    play.has("node=n1").expect_asked(0, "pick-mover");
}

/// ex.nd.19: the move resumed after a Temporal shot starts afresh for obstacle tests, and its end collects too.
#[test]
fn the_rest_of_a_move_starts_afresh() {
    let mut play = near("M6 w:w1")
        .piece("barricade", (8.0, 12.5))
        .node((12.5, 12.0))
        .moves("a")
        .dice("temporal-3 L H");
    play.answer(0, to(10.0, 12.0)).answer(0, pass());
    play.answer(0, to(10.0, 13.6)).has(&part("ex.ob.9", 1));
    let mut play = near("M6 w:w1").node((12.5, 12.0)).moves("a").dice("temporal-3 black-5");
    play.answer(0, to(10.0, 12.0)).answer(0, pass());
    play.answer(0, to(11.5, 12.0)).has("collected figure=a node=n2 token=black-5");
}

/// ex.nd.20, ex.tr.8: with two Stress tokens a node is collected, and has no effect.
#[test]
fn two_stress_and_a_node() {
    let mut play = stage()
        .figure(0, "a", "M5 w:w1 emotionless", (10.0, 10.0))
        .with(json!({"stress": 2}))
        .figure(1, "b", "", (10.0, 22.0))
        .node((10.0, 13.0))
        .moves("a")
        .dice("temporal-3");
    play.refused(0, to(10.0, 12.2), "ex.mv.9");
    play.answer(0, to(10.0, 12.0)).has("collected").expect_asked(0, "pick-mover");
}

/// ex.nd.1, ex.nd.11, ex.sn.25, A53: nodes are placed as the scenario says and counted at the end, by their token.
#[test]
fn nodes_count_at_the_end() {
    let last = |value: &str| {
        let mut play = stage()
            .option("node_vp", value)
            .figure(0, "a", "", (10.0, 10.0))
            .figure(1, "b", "", (20.0, 20.0))
            .carried("black-5", "a")
            .carried("spatial-1", "a")
            .carried("temporal-2", "b")
            .round("turn", json!(6))
            .phase("upkeep", 0)
            .play();
        assert_eq!((vp(&play, 0), vp(&play, 1)), (0, 0));
        play.answer(0, pass()).answer(1, pass()).has("ex.nd.11 scored seat=0");
        play
    };
    // UNIT scores two more for two cards with figures.
    assert_eq!(vp(&last("PRINTED"), 0), 6 + 2);
    let flat = last("FLAT1");
    assert_eq!((vp(&flat, 0), vp(&flat, 1)), (2 + 2, 1));
}

/// ex.nd.5, ex.ad.9: whoever might hold a card that makes up for penalties is asked for the free shot; silence
/// tells nothing.
#[test]
fn a_free_shot_that_a_hidden_card_might_allow() {
    let clouded = || {
        stage()
            .figure(0, "a", "M5 w:w15", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 25.0))
            .piece("crate", (9.9, 16.0))
            .node((10.0, 13.0))
    };
    let asked = |stage: Stage, kind: &str| {
        let mut play = stage.moves("a").dice("temporal-3");
        play.answer(0, to(10.0, 12.0)).expect_asked(0, kind);
        play
    };
    asked(clouded().adventure(0, "ad.6"), "free-shot");
    let other = asked(clouded().adventure(0, "ad.3"), "free-shot");
    assert_eq!(other.options(), [pass()]);
    asked(clouded(), "rest-of-move");
    let out_of_range = stage().figure(0, "a", "M5 w:w15", (10.0, 10.0)).node((10.0, 13.0));
    asked(out_of_range.adventure(0, "ad.6"), "rest-of-move");
}

/// ex.nd.6, ex.nd.13: whoever declines an extra move has no more left than before it.
#[test]
fn a_declined_extra_move_leaves_nothing() {
    let mut play = near("M5 w:w1").node((11.0, 12.0)).moves("a").dice("spatial-2 temporal-3");
    play.answer(0, to(10.0, 12.0)).answer(0, json!({"node": "n1"}));
    play.expect_asked(0, "extra-move").answer(0, pass()).expect_asked(0, "nodes");
    play.answer(0, json!({"node": "n2"}))
        .expect_asked(0, "free-shot")
        .answer(0, pass())
        .expect_asked(0, "rest-of-move");
    play.refused(0, to(10.0, 15.1), "ex.mv.9").answer(0, to(10.0, 15.0));
}

/// ex.nd.6, ex.ob.8: an extra move that an obstacle takes is lost alike.
#[test]
fn a_lost_extra_move_leaves_nothing() {
    let mut play = near("M5 w:w1")
        .node((11.0, 12.0))
        .piece("barricade", (8.0, 14.0))
        .moves("a")
        .dice("spatial-2 L temporal-3");
    play.answer(0, to(10.0, 12.0)).answer(0, json!({"node": "n1"}));
    play.answer(0, to(10.0, 15.5)).has("ex.ob.8 stuck").answer(0, json!({"node": "n2"}));
    // The barricade hides the enemy: there is no free shot.
    play.expect_asked(0, "rest-of-move").refused(0, to(13.1, 12.0), "ex.mv.9");
    play.answer(0, to(13.0, 12.0));
}

/// ex.nd.5, ex.nd.6, ex.nd.7, ex.nd.19: of nodes touched at once the effect of each comes before the next is taken;
/// whoever moves away leaves the others, whoever has shot takes them before the rest of the move.
#[test]
fn the_effect_of_a_node_comes_at_once() {
    let both = || near("M5 w:w1").node((11.0, 12.0)).moves("a");
    let mut play = both().dice("spatial-2");
    play.answer(0, to(10.0, 12.0)).answer(0, json!({"node": "n1"}));
    play.expect_asked(0, "extra-move").answer(0, to(8.0, 12.0)).hasnt("node=n2");
    play.expect_asked(0, "pick-mover");
    let mut play = both().dice("temporal-3 black-5");
    play.answer(0, to(10.0, 12.0)).answer(0, json!({"node": "n1"}));
    play.expect_asked(0, "free-shot").answer(0, pass()).expect_asked(0, "nodes");
    play.answer(0, json!({"node": "n2"})).has("collected figure=a node=n2");
    play.expect_asked(0, "rest-of-move").answer(0, to(10.0, 15.0));
}

/// Moves `far` inches of five to where it touches two nodes, takes the Temporal one, passes the shot, then the
/// Spatial one.
fn temporal_then_spatial(far: f64, dice: &str) -> Scene {
    let mut play = stage()
        .figure(0, "a", "M5 w:w1", (10.0, 12.0 - far))
        .figure(1, "b", "", (10.0, 22.0))
        .node((10.0, 13.0))
        .node((11.0, 12.0))
        .node((7.0, 12.0))
        .moves("a")
        .dice(dice);
    play.answer(0, to(10.0, 12.0)).answer(0, json!({"node": "n1"}));
    play.expect_asked(0, "free-shot").answer(0, pass()).answer(0, json!({"node": "n2"}));
    play.expect_asked(0, "extra-move");
    play
}

/// ex.nd.6, ex.nd.7, A30: a Temporal Anomaly gives back what is left of the move which took it, nothing of an extra move.
#[test]
fn what_is_left_of_an_extra_move_is_not_given_back() {
    let mut play = temporal_then_spatial(5.0, "temporal-3 spatial-2");
    play.answer(0, to(10.0, 14.0)).expect_asked(0, "pick-mover");
}

/// ex.nd.6, ex.nd.7, ex.nd.13, A30: it is given back after an extra move, made or declined.
#[test]
fn what_is_left_of_a_move_outlasts_an_extra_move() {
    let mut play = temporal_then_spatial(2.0, "temporal-3 spatial-2");
    play.answer(0, to(10.0, 17.0)).expect_asked(0, "rest-of-move");
    play.refused(0, to(13.1, 17.0), "ex.mv.9").answer(0, to(13.0, 17.0));
    play.expect_asked(0, "pick-mover");
    let mut play = temporal_then_spatial(2.0, "temporal-3 spatial-2");
    play.answer(0, pass()).has("ex.nd.13 declined").expect_asked(0, "rest-of-move");
    play.refused(0, to(13.1, 12.0), "ex.mv.9").answer(0, to(13.0, 12.0));
    play.expect_asked(0, "pick-mover");
}

/// ex.nd.6, ex.nd.18: of two moves that each took a Temporal Anomaly the last is gone on with first.
#[test]
fn each_move_gives_back_its_own_rest() {
    let mut play = temporal_then_spatial(3.0, "temporal-3 spatial-2 temporal-2");
    play.answer(0, to(8.0, 12.0)).has("collected figure=a node=n3");
    play.expect_asked(0, "free-shot").answer(0, pass()).expect_asked(0, "rest-of-move");
    play.refused(0, to(8.0, 15.1), "ex.mv.9").answer(0, to(8.0, 15.0));
    play.expect_asked(0, "rest-of-move");
    play.refused(0, to(8.0, 17.1), "ex.mv.9").answer(0, to(8.0, 17.0));
    play.expect_asked(0, "pick-mover");
}

/// ex.nd.15, ex.kh.2: a climb collects what it touches, or leaves it alone.
#[test]
fn a_climb_may_leave_a_node_alone() {
    let beside = || {
        stage()
            .figure(0, "a", "", (11.0, 9.5))
            .figure(1, "b", "", (30.0, 30.0))
            .piece("car", (8.0, 10.0))
            .node((12.5, 10.6))
            .moves("a")
    };
    let up = |leave: bool| {
        let mut climb = json!({"climb": {"piece": "p1", "at": inches(11.49, 10.6)}});
        if leave {
            climb["climb"]["leave"] = json!(true);
        }
        climb
    };
    beside().dice("black-5").answer(0, up(false)).has("collected figure=a node=n1");
    beside().answer(0, up(true)).has("climbed figure=a").hasnt("collected");
}

/// An answer with a key that nothing knows is no answer; so is a procedure of a position.
#[test]
fn unknown_keys_are_refused() {
    use reglette_engine::Game;
    use reglette_exterminate::choice::Choice;
    let scene = near("").moves("a");
    let reads = |value: serde_json::Value| {
        let names = reglette_exterminate::Exterminate::names(scene.game().game().its_book());
        names.scope(|| serde_json::from_value::<Choice>(value)).is_ok()
    };
    for kind in ["calm", "rouse"] {
        assert!(reads(json!({kind: {"figure": "a", "by": "token"}})));
        assert!(!reads(json!({kind: {"figure": "a", "by": "token", "nonsense": 1}})));
    }
    assert!(reads(json!({"jump": {"at": inches(10.0, 12.0)}})));
    assert!(!reads(json!({"jump": {"at": inches(10.0, 12.0), "leave": true}})));
    let doing = |cards: serde_json::Value| {
        let upkeep = json!([{"turn": "upkeep"}, {"upkeep": {"cards": cards}}]);
        near("").phase("upkeep", 0).also("doing", upkeep).try_play().is_ok()
    };
    assert!(doing(json!({"nth": 0})));
    assert!(!doing(json!({"nth": 0, "nonsense": 1})));
}
