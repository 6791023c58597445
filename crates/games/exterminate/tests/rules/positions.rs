//! Position documents: what they say, what they leave out, and what is refused.

use serde_json::{Value, json};

use crate::common::*;

fn plain() -> Stage {
    stage().figure(0, "a", "W1", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0))
}

/// What is wrong with a stage.
fn refused(stage: Stage) -> (&'static str, String) {
    let fault = stage.try_play().map(|_| ()).expect_err("the position is accepted");
    (fault.key, fault.at.unwrap_or_default())
}

#[test]
fn a_position_says_only_what_differs() {
    let play = plain().play();
    let position = play.position();
    assert_eq!(position["figures"][0], json!({"figure": "a", "at": [10, 10]}));
    assert_eq!(position.get("doing"), None);
    assert_eq!(position["players"][0], json!({}));
}

#[test]
fn figures_must_be_possible() {
    let with = |state: Value| stage().figure(0, "a", "W1", (10.0, 10.0)).with(state);
    assert_eq!(
        refused(with(json!({"stress": 3}))),
        ("fault-position-stress", "figures[0].stress".to_owned())
    );
    assert_eq!(
        refused(with(json!({"wounds": 2}))),
        ("fault-position-wounds", "figures[0].wounds".to_owned())
    );
    assert_eq!(refused(with(json!({"at": [0.4, 10]}))).0, "fault-position-off-table");
    assert_eq!(refused(with(json!({"on": "p1"}))).0, "fault-position-perch");
    assert_eq!(
        refused(plain().figure(1, "c", "", (10.5, 10.0))),
        ("fault-position-overlap", "figures[2].at".to_owned())
    );
    assert_eq!(refused(plain().piece("crate", (10.0, 10.0))).0, "fault-position-overlap");
    let twice = plain()
        .also("figures", json!([{"figure": "a", "at": [10, 10]}, {"figure": "a", "at": [14, 10]}]));
    assert_eq!(refused(twice), ("fault-position-twice", "figures[1].figure".to_owned()));
}

#[test]
fn cards_and_nodes_must_be_possible() {
    let many = plain().hand(0, "fate fate").hand(1, "fate fate");
    assert_eq!(refused(many).0, "fault-position-card");
    let twice = plain().player(0, "adventure", json!({"hand": ["ad.1"], "discard": ["ad.1"]}));
    assert_eq!(refused(twice), ("fault-position-twice", "players[0].adventure".to_owned()));
    assert_eq!(
        refused(plain().also("nodes", json!([{"at": [1, 1], "carrier": "a"}]))).0,
        "fault-position-node"
    );
    let tokens =
        json!([{"at": [9, 9], "token": "temporal-3"}, {"at": [20, 9], "token": "temporal-3"}]);
    assert_eq!(
        refused(plain().also("nodes", tokens)),
        ("fault-position-node", "nodes[1]".to_owned())
    );
}

#[test]
fn the_turn_must_be_possible() {
    assert_eq!(refused(plain().round("order", json!([0, 0]))).0, "fault-position-round");
    assert_eq!(refused(plain().round("order", json!([0]))).0, "fault-position-round");
    assert_eq!(refused(plain().round("part", json!(2))).0, "fault-position-round");
    assert_eq!(refused(plain().round("turn", json!(7))).0, "fault-position-round");
    assert_eq!(refused(plain().also("players", json!([{}, {}, {}]))).0, "fault-position-players");
}

#[test]
fn what_is_in_progress_must_fit() {
    let doing = |doing: Value| refused(plain().also("doing", doing)).0;
    for wrong in [
        json!([]),
        json!([{"turn": "parts"}]),
        json!([{"part": "pick"}]),
        json!([{"turn": "upkeep"}, {"part": "pick"}]),
        json!([{"turn": "parts"}, {"part": "pick"}, {"stride": "where"}]),
        json!([{"turn": "parts"}, {"part": "pick"}, {"melee": "join"}]),
        json!([{"turn": "parts"}, {"part": "pick"}, {"shot": "also"}]),
        json!([{"turn": "parts"}, {"part": {"act": {"figure": "a"}}}]),
        json!([{"set-up": "side"}]),
        json!([{"turn": {"discard": {"seat": 5}}}]),
    ] {
        assert_eq!(doing(wrong.clone()), "fault-position-doing", "{wrong}");
    }
    let trip = plain().also("trip", json!({"figure": "a", "seat": 0, "gait": "move", "most": 5}));
    assert_eq!(refused(trip).0, "fault-position-doing");
    let ended = plain()
        .also("ended", json!(true))
        .also("doing", json!([{"turn": "parts"}, {"part": "pick"}]));
    assert_eq!(refused(ended).0, "fault-position-doing");
}

#[test]
fn a_position_can_stand_in_the_middle_of_a_shot() {
    let play = plain()
        .phase("shooting", 0)
        .fate(1, 1)
        .also("attack", json!({"seat": 0, "by": "a", "weapon": "w1", "occasion": "turn", "targets": [{"target": "b"}]}))
        .also("doing", json!([
            {"turn": "parts"},
            {"part": "pick"},
            {"shot": "rolled"},
            {"rolling": {
                "contest": {
                    "cause": {"shot": {"seat": 0, "by": "a", "target": "b", "cover": false}},
                    "attack": {"dice": "HHA"},
                    "defence": {"dice": "LL"},
                },
                "window": 1,
            }},
        ]))
        .play();
    let mut play = play;
    play.expect_asked(1, "window-defence")
        .give("A A")
        .answer(1, reroll_defence("fate", "LL"))
        .has("hits=0");
}
