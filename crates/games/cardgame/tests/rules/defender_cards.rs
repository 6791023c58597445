//! The Doctor, Amy Pond, Rory and River Song (dwcg.cdef).

use crate::common::{Scene, attacked, defended, exposed, holding, protected, row, scene, to};
use crate::fights::Fights;
use serde_json::json;

/// dwcg.cdef.1: the Doctor 5, Amy 3, Rory 2, River 4.
#[test]
fn strengths() {
    for (card, strength) in [("doctor", 5), ("amy", 3), ("rory", 2), ("river", 4)] {
        let card = format!("def.{card}");
        let mut play = scene(json!({
            "turn": 0,
            "players": [holding(&[&card])],
            "locations": [attacked("loc.pompeii", 0, 1, &["ene.saturnyns"])]
        }));
        let totals = format!("dwcg.conf.9 totals location=loc.pompeii defence={strength} attack=1");
        play.defend(0, "loc.pompeii", &[&card]).expect_logged(&totals);
    }
    let all = ["def.doctor", "def.amy", "def.rory", "def.river"];
    let enemies = ["ene.sontaran", "ene.sontaran", "ene.sontaran", "ene.roboform"];
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&all)],
        "locations": [attacked("loc.pompeii", 0, 1, &enemies)]
    }));
    play.defend(0, "loc.pompeii", &all)
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=14 attack=14")
        .expect("/locations/0", protected("loc.pompeii", 0));
}

/// dwcg.cdef.2: River gives 1 TP when her Location is attacked and when she comes to an attacked
/// one, and none when she is laid face down.
#[test]
fn river_gives_a_tp_when_revealed() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.river", "def.river"])],
        "locations": [row("loc.venice", 0), attacked("loc.pompeii", 0, 1, &["ene.sontaran"])]
    }));
    play.defend(0, "loc.venice", &["def.river"]).expect_tp(&[0, 0]);
    play.defend(0, "loc.pompeii", &["def.river"]).expect_tp(&[1, 0]);
    let mut play = scene(json!({
        "turn": 1,
        "players": [{}, holding(&["ene.beast"])],
        "locations": [defended("loc.venice", 0, &["def.river"])]
    }));
    play.attack(1, "loc.venice", &["ene.beast"]).expect_tp(&[1, 0]);
}

/// dwcg.cdef.3: Kovarian turns her, the TP stays with her owner.
#[test]
fn the_tp_of_a_river_who_changes_sides_is_kept() {
    let mut play = scene(json!({
        "turn": 1,
        "players": [{}, holding(&["ene.kovarian"])],
        "locations": [defended("loc.pompeii", 0, &["def.river"])]
    }));
    play.attack(1, "loc.pompeii", &["ene.kovarian"])
        .expect_logged("dwcg.cene.17 river-turned location=loc.pompeii")
        .expect_tp(&[1, 0])
        .expect("/locations/0/attack/rivers", json!(1));
}

/// Seat 1 attacks Pompeii, where Rory and Amy lie; Tesselecta is gone.
fn attack_on_rory(enemies: &[&str]) -> Scene {
    let mut play = scene(json!({
        "turn": 1,
        "players": [{}, holding(enemies)],
        "locations": [defended("loc.pompeii", 0, &["def.rory", "def.amy"])],
        "discard": ["sup.tesselecta"]
    }));
    play.attack(1, "loc.pompeii", enemies);
    play
}

/// dwcg.cdef.4, dwcg.cdef.5, dwcg.cdef.6: who lay there when the attack came may be taken back, or
/// be discarded with the others.
#[test]
fn rory_returns_from_a_lost_conflict() {
    attack_on_rory(&["ene.beast"])
        .expect_asked(0, "rory")
        .answer(0, json!("take-rory"))
        .expect_logged("dwcg.cdef.5 rory-returned seat=0")
        .expect("/players/0/hand", json!(["def.rory"]))
        .expect("/discard", json!(["def.amy", "sup.tesselecta"]));
    attack_on_rory(&["ene.beast"])
        .answer(0, json!("decline"))
        .expect_logged("dwcg.conf.23 defenders-lost location=loc.pompeii cards=def.rory,def.amy")
        .expect("/players/0/hand", json!(null))
        .expect("/discard", json!(["def.amy", "def.rory", "sup.tesselecta"]));
}

/// dwcg.cdef.5, dwcg.cdef.7: his 2 Strength count first: 3 + 2 hold against 5, and then he is
/// discarded like everyone.
#[test]
fn rory_fights_before_he_returns() {
    attack_on_rory(&["ene.dalek"])
        .expect_logged("dwcg.conf.11 defender-won location=loc.pompeii defender=0 attacker=1 defence=5 attack=5")
        .expect_asked(1, "action")
        .expect("/players/0/hand", json!(null))
        .expect("/locations/0", protected("loc.pompeii", 0));
}

/// dwcg.cdef.4, dwcg.cdef.8: brought to a Location under attack he is discarded, without a question.
#[test]
fn rory_brought_to_an_attack_does_not_return() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.rory"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.sontaran"])],
        "discard": ["sup.tesselecta"]
    }));
    play.defend(0, "loc.pompeii", &["def.rory"])
        .expect_asked(0, "action")
        .expect("/discard", json!(["def.rory", "sup.tesselecta"]));
}

/// dwcg.cdef.4, A-29: a redirected attack finds him there before it.
#[test]
fn rory_returns_from_a_redirected_attack() {
    let mut play = scene(json!({
        "turn": 2,
        "players": [{}, {}, holding(&["sup.arch"])],
        "locations": [attacked("loc.venice", 2, 1, &["ene.sontaran"]), defended("loc.pompeii", 0, &["def.rory"])],
        "discard": ["sup.tesselecta"]
    }));
    play.aid(2, "sup.arch", "loc.venice")
        .answer(2, to("at", "loc.pompeii"))
        .expect_asked(0, "rory")
        .answer(0, json!("take-rory"))
        .expect("/players/0/hand", json!(["def.rory"]));
}

/// dwcg.cdef.9: the Pandorica discards him for good, though the Conflict is lost.
#[test]
fn rory_does_not_return_from_the_pandorica() {
    attack_on_rory(&["ene.sontaran", "ene.pandorica"])
        .expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=3 attack=4")
        .expect_asked(1, "action")
        .expect("/discard", json!(["def.amy", "def.rory", "ene.pandorica", "sup.tesselecta"]))
        .expect("/locations/0", exposed("loc.pompeii", 0, 1, &["ene.sontaran"]));
}

/// dwcg.cdef.10: Amy beats Silurians, whatever their number; the Doctor springs the Pandorica.
#[test]
fn amy_and_the_doctor_matter_to_some_enemies() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.amy", "def.doctor"])],
        "locations": [
            attacked("loc.pompeii", 0, 1, &["ene.silurians", "ene.silurians"]),
            attacked("loc.venice", 0, 1, &["ene.pandorica", "ene.dalek"])
        ]
    }));
    play.defend(0, "loc.pompeii", &["def.amy"])
        .expect_logged("dwcg.cene.5 silurians-beaten location=loc.pompeii")
        .expect("/locations/0", protected("loc.pompeii", 0))
        .defend(0, "loc.venice", &["def.doctor"])
        .expect_logged("dwcg.cene.24 pandorica-sprung location=loc.venice cards=ene.pandorica")
        .expect("/locations/1", protected("loc.venice", 0));
}
