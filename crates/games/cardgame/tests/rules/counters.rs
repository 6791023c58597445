//! The end of the game by counters (dwcg.end.1 to dwcg.end.4).

use crate::common::{Scene, attacked, endgame, place, protected, row, scene, to};
use serde_json::{Value, json};

const HOME: [&str; 5] = ["loc.bowie", "loc.pompeii", "loc.venice", "loc.library", "loc.museum"];
const ABROAD: [&str; 5] =
    ["loc.luna", "loc.sardick", "loc.downing", "loc.canarywharf", "loc.silencio"];
const ENEMIES: [&str; 5] = ["ene.beast", "ene.minotaur", "ene.sycorax", "ene.nestene", "ene.zero"];

/// Locations on which a seat has so many Dalek and TARDIS counters; seat 3 is attacked.
fn counters(seat: u8, daleks: usize, tardises: usize) -> Vec<Value> {
    let own = HOME[..tardises].iter().map(|it| protected(it, seat));
    let attacks = ABROAD.iter().zip(ENEMIES).take(daleks);
    own.chain(attacks.map(|(it, enemy)| attacked(it, 3, seat, &[enemy]))).collect()
}

/// Seat 0 ends the turn; seat 1 has so many counters in play.
fn before(setup: Value, daleks: usize, tardises: usize) -> Scene {
    let mut play = scene(json!({
        "setup": setup, "turn": 0,
        "players": [{"hand": ["def.amy", "def.amy", "def.amy"]}],
        "locations": counters(1, daleks, tardises)
    }));
    play.give("def.rory def.rory").answer(0, json!("end-turn"));
    play
}

/// dwcg.end.1, dwcg.end.2: by default five of both kinds; the turn is not taken, scoring follows.
#[test]
fn all_ten_counters_end_the_game() {
    before(json!({}), 5, 4).expect_asked(1, "action");
    before(json!({}), 4, 5).expect_asked(1, "action");
    let mut play = before(json!({}), 5, 5);
    play.expect_over();
    let log = play.take_log();
    let ended = log.iter().position(|it| it == "dwcg.end.1 game-ended why=counters").unwrap();
    assert!(!log.iter().any(|it| it == "dwcg.turn.1 turn-began seat=1"), "no turn");
    assert_eq!(log.last().unwrap(), "dwcg.win.6 scored seat=3 own=0 attacked=0 vp=0");
    assert!(log[ended..].iter().any(|it| it.starts_with("dwcg.win.6 scored seat=1 own=16")));
}

/// dwcg.end.1 with `end_counters` EITHER, also by the edition `english`: five of one kind.
#[test]
fn five_of_either_kind_end_the_english_game() {
    for setup in [json!({"options": {"end_counters": "EITHER"}}), json!({"edition": "english"})] {
        before(setup.clone(), 5, 0).expect_over();
        before(setup.clone(), 0, 5).expect_over();
        before(setup, 4, 4).expect_asked(1, "action");
    }
}

/// dwcg.end.1 with `end_counters` OFF: they never do.
#[test]
fn counters_may_not_matter() {
    before(json!({"options": {"end_counters": "OFF"}}), 5, 5).expect_asked(1, "action");
}

/// dwcg.end.3: looked at for the active player at the start of the turn only: not for another, and
/// not when the tenth counter comes down.
#[test]
fn only_the_player_whose_turn_starts_is_looked_at() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["def.amy", "def.amy", "def.amy"]}],
        "locations": counters(2, 5, 5)
    }));
    play.give("def.rory def.rory").answer(0, json!("end-turn")).expect_asked(1, "action");
    let mut locations = counters(0, 4, 5);
    locations.push(row("start.amelia", 1));
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["ene.dalek", "def.amy", "def.amy", "def.amy"]}],
        "locations": locations
    }));
    play.answers(0, place("enemy", "ene.dalek", "start.amelia")).expect_asked(0, "action");
}

/// dwcg.end.3: a counter lost before the next own turn keeps the game going.
#[test]
fn a_counter_lost_in_between_saves_the_game() {
    for (enemy, over) in [("ene.saturnyns", false), ("def.rory", true)] {
        let own = HOME.iter().map(|it| protected(it, 0));
        let attacks = ABROAD.iter().zip(ENEMIES).map(|(it, card)| attacked(it, 1, 0, &[card]));
        let mut play = scene(json!({
            "setup": {"scenario": "duel"}, "turn": 0,
            "players": [
                {"hand": ["def.amy", "def.amy", "def.amy"]},
                {"hand": [enemy]}
            ],
            "locations": own.chain(attacks).collect::<Vec<_>>(),
            "pile": ["def.river", "def.river", "def.river", "def.river"]
        }));
        play.answer(0, json!("end-turn"));
        if over {
            play.answers(1, [to("discard", enemy)]);
        } else {
            play.answers(1, place("enemy", enemy, "loc.bowie"));
        }
        play.answer(1, json!("end-turn"));
        match over {
            true => play.expect_over(),
            false => play.expect_asked(0, "action"),
        };
    }
}

/// dwcg.end.4: also in the endgame phase.
#[test]
fn counters_end_the_endgame_too() {
    let mut play = scene(json!({
        "turn": 0, "phase": endgame(2, 0), "end_drawn": true,
        "players": [{"hand": ["def.amy"]}, {"hand": ["def.amy"]}],
        "locations": counters(1, 5, 5)
    }));
    play.answer(0, json!("forgo"))
        .expect_over()
        .expect_logged("dwcg.end.1 game-ended why=counters");
}
