//! Scoring (dwcg.win).

use crate::common::{attacked, defended, endgame, exposed, protected, row, scene};
use reglette_engine::{Game, Outcome};
use serde_json::{Value, json};

/// The result of a game that ends with these Locations.
fn result(locations: Value, players: Value) -> Outcome {
    let mut play = scene(json!({
        "turn": 3, "phase": endgame(0, 0), "end_drawn": true,
        "players": players, "locations": locations
    }));
    play.answer(3, json!("forgo")).expect_over();
    play.game().game().outcome().unwrap()
}

fn scores(locations: Value) -> Vec<i32> {
    result(locations, json!([])).scores
}

/// dwcg.win.1, dwcg.win.2, dwcg.win.3: one Enemy card, face up or face down, is enough: the Location
/// scores for who attacks it and not for its owner.
#[test]
fn an_attacked_location_scores_for_the_attacker() {
    assert_eq!(scores(json!([row("loc.library", 0), row("loc.bowie", 0)])), [7, 0, 0, 0]);
    let down = attacked("loc.bowie", 0, 2, &["ene.saturnyns"]);
    assert_eq!(scores(json!([row("loc.library", 0), down])), [4, 0, 3, 0]);
    let up = exposed("loc.bowie", 0, 2, &["ene.saturnyns"]);
    assert_eq!(scores(json!([row("loc.library", 0), up])), [4, 0, 3, 0]);
}

/// dwcg.win.4: Defenders, TARDIS counters and Strength change nothing.
#[test]
fn strength_and_counters_give_no_points() {
    let mut guarded = protected("loc.bowie", 0);
    guarded["defenders"] = json!(["def.doctor", "def.amy"]);
    assert_eq!(scores(json!([guarded, defended("loc.luna", 1, &["def.rory"])])), [3, 3, 0, 0]);
    let strong = attacked("loc.venice", 1, 0, &["ene.beast", "ene.master", "ene.roboform"]);
    let weak = attacked("loc.pompeii", 1, 2, &["ene.saturnyns"]);
    assert_eq!(scores(json!([strong, weak])), [3, 0, 3, 0]);
}

/// dwcg.win.5: attacked with Shadow Proclamation, a Location scores for nobody.
#[test]
fn shadow_proclamation_spoils_a_location() {
    let shadow =
        |by: &[&str]| scores(json!([attacked("loc.stonehenge", 0, 1, by), row("loc.bowie", 0)]));
    assert_eq!(shadow(&["ene.shadow"]), [3, 0, 0, 0]);
    assert_eq!(shadow(&["ene.roboform", "ene.shadow"]), [3, 0, 0, 0]);
    assert_eq!(shadow(&["ene.roboform"]), [3, 5, 0, 0]);
}

/// dwcg.win.6: most points win.
#[test]
fn the_highest_total_wins() {
    let locations = json!([row("loc.bowie", 0), row("loc.library", 1), row("loc.midnight", 2)]);
    let outcome = result(locations, json!([]));
    assert_eq!((outcome.scores.as_slice(), outcome.winners.len()), (&[3, 4, 1, 0][..], 1));
    assert_eq!(outcome.winners[0].0, 1);
}

/// dwcg.win.7, dwcg.win.8: equal totals win together; TP, hand and Reserve break no tie.
#[test]
fn ties_are_shared() {
    let locations = json!([row("loc.bowie", 0), row("loc.luna", 1), row("loc.midnight", 2)]);
    let rich = json!([
        {}, {"tp": 20, "hand": ["loc.stonehenge", "def.doctor"], "reserve": ["loc.silencio"]}, {"tp": 9}
    ]);
    let outcome = result(locations, rich);
    assert_eq!(outcome.scores, [3, 3, 1, 0]);
    assert_eq!(outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0, 1]);
}

/// dwcg.win.9: a Starting Location scores two, kept or attacked.
#[test]
fn starting_locations_score_too() {
    let attack = attacked("start.amelia", 1, 2, &["ene.dalek"]);
    assert_eq!(scores(json!([row("start.gallifrey", 0), attack])), [2, 0, 2, 0]);
}
