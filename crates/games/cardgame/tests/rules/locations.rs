//! Playing a Location (dwcg.loc).

use crate::common::{Scene, attacked, defended, endgame, holding, place, row, scene, to};
use reglette_engine::{Game, Seat, Viewer};
use serde_json::{Value, json};

/// dwcg.loc.1, dwcg.loc.3, dwcg.loc.11: the Location joins the row with nothing on it, then gives
/// its TP, and may be defended at once.
#[test]
fn a_location_is_played_and_gives_points() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["loc.bowie", "def.doctor"])],
        "locations": [row("start.gallifrey", 0), row("start.amelia", 1)]
    }));
    play.answer(0, to("location", "loc.bowie"))
        .expect_asked(0, "take-points")
        .answer(0, json!("take-points"))
        .expect_log(
            "dwcg.loc.1 location-played seat=0 location=loc.bowie
             dwcg.loc.3 tp-gained seat=0 tp=2 due=2",
        )
        .expect("/players/0/tp", json!(2))
        .expect("/locations/2", row("loc.bowie", 0))
        .answers(0, place("defender", "def.doctor", "loc.bowie"))
        .expect("/locations/2", defended("loc.bowie", 0, &["def.doctor"]));
    assert_eq!(play.view(Seat(3))["bank"], 28);
}

/// dwcg.loc.1: only a Location from hand.
#[test]
fn only_a_location_from_hand_is_played() {
    let mut play = scene(json!({
        "turn": 0, "players": [holding(&["def.doctor"]), {"hand": ["loc.bowie"]}]
    }));
    play.refused(0, to("location", "def.doctor"), "dwcg.loc.1")
        .refused(0, to("location", "loc.bowie"), "dwcg.loc.1")
        .refused(0, to("location", "start.bannerman"), "dwcg.loc.1");
}

/// dwcg.loc.2: one Location in an action, and then another in the next.
#[test]
fn one_location_at_a_time() {
    let mut play = scene(json!({"turn": 0, "players": [holding(&["loc.bowie", "loc.luna"])]}));
    play.answer(0, to("location", "loc.bowie"))
        .refused(0, to("location", "loc.luna"), "dwcg.turn.6")
        .answer(0, json!("take-points"))
        .answer(0, to("location", "loc.luna"))
        .answer(0, json!("take-points"))
        .expect("/players/0/tp", json!(4));
}

/// Seat 0 plays Midnight, worth four TP.
fn midnight(purses: [u8; 4]) -> Scene {
    let players = json!([
        {"hand": ["loc.midnight", "def.amy", "def.amy", "def.amy"], "tp": purses[0]},
        {"tp": purses[1]}, {"tp": purses[2]}, {"tp": purses[3]}
    ]);
    let mut play = scene(json!({"turn": 0, "players": players}));
    play.answer(0, to("location", "loc.midnight"));
    play.take_log();
    play
}

/// dwcg.loc.4, dwcg.loc.5, dwcg.loc.12: one token in the bank; the three missing ones come from whom
/// the player chooses, as far as they have any, and cannot be declined any more.
#[test]
fn missing_points_come_from_other_players() {
    let mut play = midnight([0, 2, 27, 0]);
    play.answer(0, json!("take-points"))
        .expect_asked(0, "from-whom")
        .refused(0, to("from", 0), "dwcg.loc.4")
        .refused(0, to("from", 3), "dwcg.loc.5")
        .refused(0, json!("leave-points"), "dwcg.loc.12")
        .refused(0, json!("done"), "dwcg.loc.12")
        .answers(0, [to("from", 1), to("from", 1)])
        .refused(0, to("from", 1), "dwcg.loc.5")
        .answer(0, to("from", 2))
        .expect_log(
            "dwcg.loc.3 tp-gained seat=0 tp=1 due=4
             dwcg.loc.5 tp-taken seat=0 from=1
             dwcg.loc.5 tp-taken seat=0 from=1
             dwcg.loc.5 tp-taken seat=0 from=2",
        )
        .expect("/players/0/tp", json!(4))
        .expect("/players/2/tp", json!(26))
        .expect_asked(0, "action");
}

/// dwcg.loc.5: all of them may come from one player.
#[test]
fn missing_points_may_come_from_one_player() {
    let mut play = midnight([0, 10, 20, 0]);
    play.answer(0, json!("take-points"))
        .answers(0, [to("from", 2), to("from", 2), to("from", 2), to("from", 2)])
        .expect("/players/1/tp", json!(10))
        .expect("/players/2/tp", json!(16))
        .expect_asked(0, "action");
}

/// dwcg.loc.6: what nobody has is lost; with nothing anywhere nothing is asked.
#[test]
fn what_nobody_has_is_lost() {
    let mut play = midnight([27, 1, 0, 2]);
    play.answer(0, json!("take-points"))
        .answers(0, [to("from", 1), to("from", 3), to("from", 3)])
        .expect("/players/0/tp", json!(30))
        .expect_asked(0, "action");
    midnight([30, 0, 0, 0]).expect_asked(0, "action");
}

/// dwcg.loc.3, dwcg.loc.12: who declines takes nothing from anybody.
#[test]
fn points_may_be_declined_as_a_whole() {
    let mut play = midnight([0, 2, 27, 0]);
    play.refused(0, json!("done"), "dwcg.loc.12")
        .answer(0, json!("leave-points"))
        .expect_log("dwcg.loc.12 tp-declined seat=0 tp=4")
        .expect("/players/0/tp", Value::Null)
        .expect("/players/1/tp", json!(2));
    assert_eq!(play.view(Seat(0))["bank"], 1);
}

/// dwcg.loc.12 with `location_tp` MUST: nothing is asked, the points are taken.
#[test]
fn points_may_have_to_be_taken() {
    let position = |tp: u8| {
        json!({
            "setup": {"options": {"location_tp": "MUST"}}, "turn": 0,
            "players": [holding(&["loc.bowie"]), {"tp": tp}]
        })
    };
    let mut play = scene(position(0));
    play.answer(0, to("location", "loc.bowie"))
        .expect("/players/0/tp", json!(2))
        .expect_asked(0, "action");
    scene(position(29)).answer(0, to("location", "loc.bowie")).expect_asked(0, "from-whom");
}

/// dwcg.loc.7: VP are told when the game ends and not before.
#[test]
fn victory_points_count_at_the_end() {
    let mut play = scene(json!({
        "turn": 0, "phase": endgame(0, 0), "end_drawn": true,
        "players": [{"hand": ["loc.stonehenge"]}, {"hand": ["def.amy"]}],
        "locations": [row("start.gallifrey", 0)]
    }));
    play.answers(0, [to("location", "loc.stonehenge"), json!("leave-points")]);
    assert!(play.game().game().outcome().is_none());
    assert!(!play.take_log().iter().any(|line| line.contains("vp=")));
    play.answer(1, json!("forgo"))
        .expect_over()
        .expect_logged("dwcg.win.6 scored seat=0 own=7 attacked=0 vp=7");
}

/// dwcg.loc.8: a row may hold all Locations of the deck, in any order.
#[test]
fn a_row_has_no_limit() {
    let book = crate::common::book(json!({}));
    let all: Vec<String> =
        crate::common::all_cards(&book).into_iter().filter(|it| it.starts_with("loc.")).collect();
    assert_eq!(all.len(), 26);
    let score = |rows: Vec<&String>| {
        let rows: Vec<Value> = rows.into_iter().map(|it| row(it, 0)).collect();
        let mut play = scene(json!({
            "turn": 0, "phase": endgame(0, 0), "end_drawn": true, "locations": rows
        }));
        play.answer(0, json!("forgo"));
        play.game().game().outcome().unwrap().scores
    };
    assert_eq!(score(all.iter().collect()), [80, 0, 0, 0]);
    assert_eq!(score(all.iter().rev().collect()), [80, 0, 0, 0], "the order has no effect");
    let rows: Vec<Value> = all[1..].iter().map(|it| row(it, 0)).collect();
    let hand = ["def.amy", "def.amy", "def.amy", all[0].as_str()];
    let mut play = scene(json!({"turn": 0, "players": [{"hand": hand}], "locations": rows}));
    play.answer(0, to("location", all[0].as_str())).expect("/locations/25", row(&all[0], 0));
}

/// dwcg.loc.9: a Location lost in a Conflict stays in its owner's row.
#[test]
fn a_location_never_changes_owner() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.beast"])],
        "locations": [defended("loc.bowie", 1, &["def.amy"]), row("loc.luna", 1)]
    }));
    play.answers(0, place("enemy", "ene.beast", "loc.bowie"))
        .answer(1, json!("decline"))
        .expect_logged(
            "dwcg.conf.12 attacker-won location=loc.bowie defender=1 attacker=0 defence=3 attack=6",
        )
        .expect("/locations/0/owner", json!(1))
        .expect("/locations/1", row("loc.luna", 1));
    let places = play.view(Seat(0))["places"].clone();
    assert_eq!((&places[0]["location"], &places[0]["owner"]), (&json!("loc.bowie"), &json!(1)));
}

/// dwcg.loc.10: everyone sees the VP of every Location, whatever lies on it.
#[test]
fn victory_points_stay_visible() {
    let play = scene(json!({"locations": [
        attacked("loc.stonehenge", 0, 1, &["ene.dalek", "ene.dalek"]),
        defended("loc.library", 1, &["def.amy", "def.doctor"]),
        {"location": "loc.midnight", "owner": 2, "tardis": true, "defenders": ["def.rory"]},
    ]}));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(3)), Viewer::Observer] {
        let seen = play.view(viewer);
        let vp: Vec<&Value> = (0..3).map(|at| &seen["places"][at]["vp"]).collect();
        assert_eq!(vp, [&json!(5), &json!(4), &json!(1)]);
    }
}

/// dwcg.loc.11: the next player may attack a new Location.
#[test]
fn a_new_location_may_be_attacked_at_once() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [
            {"hand": ["loc.bowie", "def.amy", "def.amy", "def.amy"]},
            {"hand": ["ene.dalek", "def.rory", "def.rory", "def.rory"]}
        ],
        "pile": ["def.river", "def.river"]
    }));
    play.answers(0, [to("location", "loc.bowie"), json!("leave-points"), json!("end-turn")])
        .answers(1, place("enemy", "ene.dalek", "loc.bowie"))
        .expect("/locations/4", attacked("loc.bowie", 0, 1, &["ene.dalek"]));
}
