//! Support cards used inside a Conflict: Tesselecta and U.N.I.T. (dwcg.csup.10 to dwcg.csup.22).

use crate::common::{Scene, attacked, defended, exposed, holding, protected, scene, to};
use crate::fights::{Fights, all_but, scene_by};
use reglette_engine::{Game, Seat};
use serde_json::{Value, json};

/// Seat 1 attacks Pompeii, where seat 0 (who has what is said) lies with Amy and the Doctor.
fn lost(owner: Value) -> Scene {
    let mut play = scene(json!({
        "turn": 1,
        "players": [owner, holding(&["ene.dalek", "ene.dalek"])],
        "locations": [defended("loc.pompeii", 0, &["def.amy", "def.doctor"])]
    }));
    play.attack(1, "loc.pompeii", &["ene.dalek", "ene.dalek"]);
    play
}

/// dwcg.csup.10, dwcg.csup.11, dwcg.csup.12, dwcg.csup.13, dwcg.csup.15: from hand or Reserve, on another
/// player's turn, all Defenders return and the card is discarded; the attacker has won all the same
/// and discards by dwcg.conf.24.
#[test]
fn tesselecta_brings_the_defenders_back() {
    for zone in ["hand", "reserve"] {
        let mut play = lost(json!({ zone: ["sup.tesselecta"] }));
        let other = if zone == "hand" { "reserve" } else { "hand" };
        play.expect_asked(0, "tesselecta")
            .refused(0, to("tesselecta", other), "dwcg.csup.11")
            .answer(0, to("tesselecta", zone))
            .expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=8 attack=10")
            .expect_logged("dwcg.csup.12 tesselecta-played seat=0 card=sup.tesselecta cards=def.amy,def.doctor")
            .expect_logged("dwcg.conf.25 enemies-lost location=loc.pompeii by=1 cards=ene.dalek")
            .expect("/players/0", json!({"hand": ["def.doctor", "def.amy"]}))
            .expect("/discard", json!(["ene.dalek", "sup.tesselecta"]))
            .expect("/locations/0", exposed("loc.pompeii", 0, 1, &["ene.dalek"]))
            .expect_asked(1, "action");
    }
}

/// dwcg.csup.10, dwcg.csup.13: it is no action of its own, and no use when the Conflict is won.
#[test]
fn tesselecta_is_for_a_lost_conflict_only() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["sup.tesselecta", "def.doctor"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.dalek"])]
    }));
    play.refused(0, to("support", "sup.tesselecta"), "dwcg.csup.13")
        .defend(0, "loc.pompeii", &["def.doctor"])
        .expect_asked(0, "action")
        .expect("/locations/0", protected("loc.pompeii", 0));
}

/// dwcg.csup.11, dwcg.cdef.8: on the own turn it brings back who was just played, Rory too.
#[test]
fn tesselecta_saves_who_was_just_played() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["sup.tesselecta", "def.rory"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.dalek"])]
    }));
    play.defend(0, "loc.pompeii", &["def.rory"])
        .answer(0, to("tesselecta", "hand"))
        .expect("/players/0/hand", json!(["def.rory", "loc.area51", "loc.midnight", "loc.craig"]));
}

/// dwcg.csup.11, dwcg.info.1: who holds none is asked as well, until all can see where the card is.
#[test]
fn the_question_tells_nothing() {
    let mut play = lost(json!({"hand": ["loc.library"]}));
    play.expect_asked(0, "tesselecta");
    assert_eq!(play.options(), [json!("decline")]);
    play.refused(0, to("tesselecta", "hand"), "dwcg.csup.11").refused(
        0,
        to("tesselecta", "reserve"),
        "dwcg.csup.11",
    );
    let held = lost(json!({"hand": ["sup.tesselecta"]}));
    let seen = |play: &Scene| (play.view(Seat(2)), play.game().game().ask());
    assert_eq!(seen(&play), seen(&held));
    let mut play = scene(json!({
        "turn": 1,
        "players": [{}, holding(&["ene.dalek"])],
        "locations": [defended("loc.pompeii", 0, &["def.amy"])],
        "discard": ["sup.tesselecta"]
    }));
    play.attack(1, "loc.pompeii", &["ene.dalek"]).expect_asked(1, "action");
}

/// Seat 0 brings River, Rory and Amy against Kovarian, the Pandorica and a Silence, and has Tesselecta.
fn turned_and_gone(tesselecta: &str, defenders: &[&str]) -> Scene {
    let hand = [&["sup.tesselecta"], defenders].concat();
    let mut play = scene_by(
        "tesselecta",
        tesselecta,
        json!({
            "turn": 0,
            "players": [holding(&hand)],
            "locations": [attacked("loc.pompeii", 0, 1, &["ene.kovarian", "ene.pandorica", "ene.silence"])]
        }),
    );
    play.defend(0, "loc.pompeii", defenders);
    play
}

/// dwcg.csup.14, A-26: only Defenders still on the defending side return; with ALL also a River who
/// changed sides in this Conflict, who leaves the attack, and a Rory the Pandorica discarded.
#[test]
fn whom_tesselecta_saves() {
    let all = ["def.river", "def.rory", "def.amy"];
    turned_and_gone("DEFENDING", &all)
        .answer(0, to("tesselecta", "hand"))
        .expect_logged("dwcg.csup.12 tesselecta-played seat=0 card=sup.tesselecta cards=def.amy")
        .expect("/locations/0/attack/rivers", json!(1))
        .expect("/discard", json!(["def.rory", "ene.pandorica", "sup.tesselecta"]));
    turned_and_gone("ALL", &all)
        .answer(0, to("tesselecta", "hand"))
        .expect_logged("dwcg.csup.12 tesselecta-played seat=0 card=sup.tesselecta cards=def.amy,def.river,def.rory")
        .expect("/locations/0/attack/rivers", json!(null))
        .expect("/discard", json!(["ene.pandorica", "sup.tesselecta"]))
        .expect_asked(0, "action");
}

/// dwcg.csup.14, A-26: without a Defender left it cannot be played; with ALL the turned River or the
/// discarded Rory is enough.
#[test]
fn tesselecta_needs_somebody_to_save() {
    turned_and_gone("DEFENDING", &["def.river"]).expect_asked(0, "action");
    turned_and_gone("DEFENDING", &["def.rory"]).expect_asked(0, "action");
    turned_and_gone("ALL", &["def.river"]).expect_asked(0, "tesselecta");
    turned_and_gone("ALL", &["def.rory"])
        .answer(0, to("tesselecta", "hand"))
        .expect_logged("dwcg.csup.12 tesselecta-played seat=0 card=sup.tesselecta cards=def.rory");
}

/// a River who changed sides in an earlier Conflict stays with the attack.
#[test]
fn tesselecta_saves_nobody_of_an_earlier_conflict() {
    let mut play = scene_by(
        "tesselecta",
        "ALL",
        json!({
            "turn": 0,
            "players": [holding(&["sup.tesselecta", "def.amy"])],
            "locations": [{"location": "loc.pompeii", "owner": 0,
                           "attack": {"by": 1, "rivers": 1, "enemies": [{"card": "ene.kovarian", "facing": "up"}]}}],
            "discard": ["def.rory"]
        }),
    );
    play.defend(0, "loc.pompeii", &["def.amy"])
        .answer(0, to("tesselecta", "hand"))
        .expect_logged("dwcg.csup.12 tesselecta-played seat=0 card=sup.tesselecta cards=def.amy")
        .expect("/locations/0/attack/rivers", json!(1));
}

/// dwcg.csup.16, dwcg.csup.17: it is played face up into a free place of the Reserve.
#[test]
fn unit_takes_a_place_in_the_reserve() {
    let with = |reserve: &[&str]| {
        let mut player = holding(&["sup.unit"]);
        player["reserve"] = json!(reserve);
        scene(json!({"turn": 0, "players": [player]}))
    };
    with(&["def.amy", "def.rory"]).refused(0, to("support", "sup.unit"), "dwcg.csup.17");
    let mut play = with(&["def.amy"]);
    play.answer(0, to("support", "sup.unit"))
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.unit
             dwcg.csup.16 unit-ready seat=0 card=sup.unit",
        )
        .expect("/players/0/units", json!(["sup.unit"]))
        .expect("/discard", json!(null));
    assert_eq!(play.view(Seat(3))["players"][0]["units"], json!(["sup.unit"]));
    assert_eq!(play.view(Seat(3))["players"][0]["reserve"], json!([null]));
}

/// Seat 1's Beast (6) attacks Pompeii, where seat 0's Doctor (5) lies.
fn beast(unit_use: &str, owner: Value) -> Scene {
    let mut play = scene_by(
        "unit_use",
        unit_use,
        json!({
            "turn": 1,
            "players": [owner, holding(&["ene.beast", "ene.roboform"])],
            "locations": [defended("loc.pompeii", 0, &["def.doctor"])],
            "discard": ["sup.tesselecta"]
        }),
    );
    play.attack(1, "loc.pompeii", &["ene.beast", "ene.roboform"]);
    play
}

/// dwcg.csup.18, dwcg.csup.19, dwcg.csup.20, dwcg.csup.21: 1 TP for 1 Strength, on another's turn, with
/// both totals known, once in a Conflict; with ANY as long as there are TP.
#[test]
fn unit_may_be_paid() {
    let rich = || json!({"units": ["sup.unit"], "tp": 4});
    let mut play = beast("ONCE", rich());
    play.expect_asked(0, "unit")
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=5 attack=8")
        .answer(0, json!("pay"))
        .expect_logged("dwcg.csup.18 unit-paid seat=0 defence=6")
        .expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=6 attack=8")
        .expect_asked(1, "action")
        .expect_tp(&[3, 0])
        .expect("/players/0/units", json!(["sup.unit"]));
    beast("ANY", rich())
        .answers(0, [json!("pay"), json!("pay"), json!("pay")])
        .expect_asked(0, "unit")
        .answer(0, json!("decline"))
        .expect_logged("dwcg.conf.11 defender-won location=loc.pompeii defender=0 attacker=1 defence=8 attack=8")
        .expect_tp(&[1, 0]);
    beast("ANY", json!({"units": ["sup.unit"], "tp": 2}))
        .answers(0, [json!("pay"), json!("pay")])
        .expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=7 attack=8")
        .expect_asked(1, "action");
    beast("ONCE", rich())
        .answer(0, json!("decline"))
        .expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=5 attack=8")
        .expect_tp(&[4, 0]);
}

/// dwcg.csup.18, dwcg.csup.22: no question without a TP, nor for a U.N.I.T. that lies face down in the
/// Reserve or is held in hand.
#[test]
fn unit_works_face_up_and_paid_only() {
    for use_ in ["ONCE", "ANY"] {
        beast(use_, json!({"units": ["sup.unit"], "tp": 0})).expect_asked(1, "action");
        beast(use_, json!({"reserve": ["sup.unit"], "tp": 4})).expect_asked(1, "action");
        beast(use_, json!({"hand": ["sup.unit"], "tp": 4})).expect_asked(1, "action");
    }
}

/// dwcg.csup.22: taken back it works only after being played again; an opponent's cannot be taken.
#[test]
fn unit_may_be_taken_back() {
    let mut player = holding(&["def.doctor"]);
    player["units"] = json!(["sup.unit"]);
    player["tp"] = json!(1);
    let mut play = scene(json!({
        "turn": 0,
        "players": [player],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.dalek"])]
    }));
    play.answer(0, to("take-unit", "sup.unit"))
        .expect_log("dwcg.csup.22 unit-recalled seat=0 card=sup.unit")
        .refused(0, to("take-unit", "sup.unit"), "dwcg.csup.22")
        .defend(0, "loc.pompeii", &["def.doctor"])
        .expect_asked(0, "action")
        .answer(0, to("support", "sup.unit"))
        .expect("/players/0/units", json!(["sup.unit"]));
}

/// dwcg.csup.18: a TP paid goes to the bank, where it can be gained again.
#[test]
fn a_paid_tp_goes_to_the_bank() {
    let mut play = scene(json!({
        "turn": 1,
        "players": [{"units": ["sup.unit"], "tp": 30}, holding(&["ene.beast"])],
        "locations": [defended("loc.pompeii", 0, &["def.doctor"])],
        "boxed": all_but(&["sup.unit", "ene.beast", "loc.midnight", "loc.craig", "loc.area51", "loc.pompeii", "def.doctor"])
    }));
    play.attack(1, "loc.pompeii", &["ene.beast"]).answer(0, json!("pay")).expect_tp(&[29]);
    assert_eq!(play.view(Seat(1))["bank"], json!(1));
}
