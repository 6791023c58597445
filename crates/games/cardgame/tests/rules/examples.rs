//! The worked examples of the rulebook, played through the public API.

use crate::common::{Scene, attacked, defended, holding, place, protected, row, scene, to};
use reglette_engine::Seat;
use reglette_testkit::Play;
use serde_json::{Value, json};

/// EX1 (dwcg.att.3, dwcg.att.5, dwcg.att.7, dwcg.att.8, dwcg.loc.10): Roboform goes with Cybermen.
#[test]
fn ex1_a_compatible_attack() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.cybermen", "ene.roboform"])],
        "locations": [row("loc.london1940", 1)]
    }));
    play.answers(0, place("enemy", "ene.cybermen", "loc.london1940"))
        .answer(0, to("add", "ene.roboform"))
        .expect_log(
            "dwcg.att.7 enemies-placed seat=0 location=loc.london1940 cards=ene.cybermen,ene.roboform",
        )
        .expect("/locations/0/attack/by", json!(0))
        .expect("/locations/0/attack/enemies", json!(["ene.cybermen", "ene.roboform"]))
        .expect("/players/0/hand", json!(["loc.area51", "loc.midnight", "loc.craig"]));
    let seen = play.view(Seat(1));
    assert_eq!(seen["players"][0]["daleks"], 4);
    assert_eq!(seen["places"][0]["vp"], 4);
    let down = json!({"card": null, "facing": "down"});
    assert_eq!(seen["places"][0]["attack"]["enemies"], json!([down, down]));
}

/// EX2 (dwcg.att.18, dwcg.att.19, dwcg.att.20, dwcg.att.21, dwcg.att.24): Saturnyns strip a TARDIS
/// counter.
#[test]
fn ex2_stripping() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.saturnyns", "ene.dalek"])],
        "locations": [protected("loc.museum", 1)]
    }));
    assert_eq!(play.view(Seat(1))["players"][1]["tardises"], 4);
    play.answers(0, place("enemy", "ene.saturnyns", "loc.museum"))
        .expect_log("dwcg.att.18 stripped seat=0 location=loc.museum owner=1 cards=ene.saturnyns")
        .expect("/discard", json!(["ene.saturnyns"]))
        .expect("/locations/0", row("loc.museum", 1))
        .expect_asked(0, "action");
    let seen = play.view(Seat(1));
    assert_eq!(seen["players"][1]["tardises"], 5, "Arthur has his counter back");
    assert_eq!(seen["players"][0]["daleks"], 5, "Karen used none of hers");
    assert_eq!(seen["places"][0]["attack"], Value::Null);
}

/// EX3 (dwcg.def.11, dwcg.def.12, dwcg.conf.9, dwcg.conf.11, dwcg.conf.15, dwcg.conf.16,
/// dwcg.conf.17): the Doctor and Amy beat a Sontaran.
#[test]
fn ex3_the_defender_wins() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "def.amy"])],
        "locations": [attacked("loc.leadworth", 0, 1, &["ene.sontaran"])]
    }));
    assert_eq!(play.view(Seat(1))["players"][1]["daleks"], 4);
    play.answers(0, place("defender", "def.doctor", "loc.leadworth"))
        .answer(0, to("add", "def.amy"))
        .expect_log(
            "dwcg.def.2 defenders-placed seat=0 location=loc.leadworth cards=def.doctor,def.amy
             dwcg.conf.4 conflict-began location=loc.leadworth attacker=1 defender=0 enemies=ene.sontaran defenders=def.doctor,def.amy
             dwcg.conf.9 totals location=loc.leadworth defence=8 attack=4
             dwcg.conf.11 defender-won location=loc.leadworth defender=0 attacker=1 defence=8 attack=4
             dwcg.conf.17 protected location=loc.leadworth seat=0",
        )
        .expect("/locations/0", protected("loc.leadworth", 0))
        .expect("/discard", json!(["def.doctor", "def.amy", "ene.sontaran"]))
        .expect_asked(0, "action");
    let seen = play.view(Seat(1));
    assert_eq!(seen["players"][1]["daleks"], 5, "Matt has his counter back");
    assert_eq!(seen["players"][0]["tardises"], 4, "one of Karen's is on Leadworth");
}

/// EX4 (dwcg.cene.17, dwcg.cene.18, dwcg.cene.19, dwcg.conf.12, dwcg.conf.23, dwcg.conf.24,
/// dwcg.conf.25, dwcg.conf.29): Madame Kovarian turns River Song; Silence is lost.
fn ex4_with(forced_discard: &str) {
    let mut play = scene(json!({
        "setup": {"options": {"forced_discard": forced_discard}},
        "turn": 0,
        "players": [holding(&["def.doctor", "def.river"])],
        "locations": [attacked("loc.bowie", 0, 1, &["ene.silence", "ene.kovarian"])]
    }));
    play.answers(0, place("defender", "def.doctor", "loc.bowie"))
        .answer(0, to("add", "def.river"))
        .expect_asked(0, "tesselecta")
        .answer(0, json!("decline"))
        .expect_log(
            "dwcg.def.2 defenders-placed seat=0 location=loc.bowie cards=def.doctor,def.river
             dwcg.conf.4 conflict-began location=loc.bowie attacker=1 defender=0 enemies=ene.silence,ene.kovarian defenders=def.doctor,def.river
             dwcg.conf.5 tp-gained seat=0 tp=1 due=1
             dwcg.cene.17 river-turned location=loc.bowie
             dwcg.conf.9 totals location=loc.bowie defence=5 attack=11
             dwcg.conf.12 attacker-won location=loc.bowie defender=0 attacker=1 defence=5 attack=11
             dwcg.conf.23 defenders-lost location=loc.bowie cards=def.doctor
             dwcg.conf.25 enemies-lost location=loc.bowie by=1 cards=ene.silence",
        )
        .expect("/locations/0/attack", json!({
            "by": 1, "rivers": 1, "enemies": [{"card": "ene.kovarian", "facing": "up"}]
        }))
        .expect("/locations/0/defenders", Value::Null)
        .expect("/locations/0/tardis", Value::Null)
        .expect("/discard", json!(["def.doctor", "ene.silence"]))
        .expect("/players/0/tp", json!(1))
        .expect_asked(0, "action");
}

#[test]
fn ex4_the_attacker_wins() {
    ex4_with("LT");
    ex4_with("LE");
}

/// EX5 (dwcg.win.1, dwcg.win.3, dwcg.win.6, dwcg.win.9): Karen scores 10 points at home and 6
/// abroad.
#[test]
fn ex5_scoring() {
    let mut play = scene(json!({
        "turn": 0, "phase": crate::common::endgame(0, 0), "end_drawn": true,
        "locations": [
            row("start.gallifrey", 0),
            row("loc.london1940", 0),
            row("loc.romanbritain", 0),
            attacked("loc.pompeii", 0, 1, &["ene.dalek"]),
            attacked("loc.midnight", 0, 2, &["ene.cybermen"]),
            attacked("loc.downing", 1, 0, &["ene.sontaran"]),
            attacked("loc.venice", 2, 0, &["ene.angel"]),
        ]
    }));
    play.answer(0, json!("forgo"))
        .expect_over()
        .expect_logged("dwcg.win.6 scored seat=0 own=10 attacked=6 vp=16")
        .expect_logged("dwcg.win.6 scored seat=1 own=0 attacked=3 vp=3")
        .expect_logged("dwcg.win.6 scored seat=2 own=0 attacked=1 vp=1")
        .expect_logged("dwcg.win.6 scored seat=3 own=0 attacked=0 vp=0");
}

/// EX6 (dwcg.setup.9, dwcg.setup.10, dwcg.eot.1, dwcg.eot.5, dwcg.eot.6, dwcg.eot.7): whoever
/// begins a turn has five cards.
#[test]
fn ex6_the_hand_cycle() {
    let mut play = Scene::set_up(
        json!({"players": 4}),
        "start.gallifrey start.amelia start.hospital start.stormcage \
         def.doctor def.doctor def.amy def.amy def.rory \
         def.doctor def.doctor def.amy def.amy def.rory \
         def.doctor def.doctor def.amy def.amy def.rory \
         def.river def.river",
    );
    assert_eq!(hand_sizes(&play), [5, 5, 5, 2]);
    shed_doctors(&mut play, 0);
    assert_eq!(hand_sizes(&play), [3, 5, 5, 2]);
    play.take_log();
    play.give("ene.dalek ene.dalek").answer(0, json!("end-turn")).expect_log(
        "dwcg.eot.1 passed seat=0 to=3 cards=def.amy,def.amy,def.rory
         dwcg.eot.5 drew seat=0 cards=ene.dalek,ene.dalek
         dwcg.turn.1 turn-began seat=1",
    );
    assert_eq!(hand_sizes(&play), [2, 5, 5, 5]);
    shed_doctors(&mut play, 1);
    play.give("ene.angel ene.angel").answer(1, json!("end-turn"));
    assert_eq!(hand_sizes(&play), [5, 2, 5, 5]);
    shed_doctors(&mut play, 2);
    play.give("ene.dalek ene.dalek").answer(2, json!("end-turn"));
    assert_eq!(hand_sizes(&play), [5, 5, 2, 5]);
    play.answers(3, [to("discard", "def.river"), to("add", "def.river")])
        .give("ene.silence ene.silence")
        .answer(3, json!("end-turn"))
        .expect_asked(0, "action")
        .expect_all_dice_used();
    assert_eq!(hand_sizes(&play), [5, 5, 5, 2]);
}

fn hand_sizes(play: &Scene) -> Vec<usize> {
    let players = play.position()["players"].clone();
    let hands = players.as_array().unwrap().iter().map(|it| it["hand"].as_array());
    hands.map(|hand| hand.map_or(0, Vec::len)).collect()
}

fn shed_doctors(play: &mut Scene, seat: u8) {
    play.expect_asked(seat, "action");
    play.answers(seat, [to("discard", "def.doctor"), to("add", "def.doctor")]);
}

/// EX7 (dwcg.csup.7, dwcg.csup.8, dwcg.csup.9, dwcg.res.3, dwcg.res.4): Cardiff makes room for a
/// third card, the Face of Boe for a fourth.
#[test]
fn ex7_reserve_size() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{
            "hand": ["sup.cardiff", "sup.boe", "def.doctor", "def.doctor", "def.amy",
                     "def.amy", "def.rory", "def.rory", "def.river"],
            "reserve": ["ene.dalek", "ene.dalek"]
        }]
    }));
    play.refused(0, to("reserve", "def.doctor"), "dwcg.res.4")
        .answer(0, to("support", "sup.cardiff"))
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.cardiff
             dwcg.csup.7 reserve-grew seat=0 card=sup.cardiff places=3",
        )
        .answer(0, to("reserve", "def.doctor"))
        .expect_asked(0, "action")
        .refused(0, to("reserve", "def.doctor"), "dwcg.res.4")
        .answer(0, to("support", "sup.boe"))
        .answer(0, to("reserve", "def.doctor"))
        .expect_asked(0, "action")
        .refused(0, to("reserve", "def.amy"), "dwcg.res.4")
        .expect("/players/0/reserve", json!(["def.doctor", "def.doctor", "ene.dalek", "ene.dalek"]))
        .expect("/players/0/beside", json!(["sup.cardiff", "sup.boe"]));
}

/// EX8 (dwcg.over.5, dwcg.over.6, dwcg.over.7): a row, what lies on it, and the Reserve behind it.
#[test]
fn ex8_layout() {
    let layout = json!({
        "turn": 0,
        "players": [{
            "hand": ["loc.midnight", "loc.craig", "loc.area51"],
            "reserve": ["sup.jammy", "def.amy"]
        }],
        "locations": [
            row("start.gallifrey", 0),
            defended("loc.library", 0, &["def.doctor", "def.rory"]),
            attacked("loc.pompeii", 0, 1, &["ene.cybermen", "ene.master"]),
            protected("loc.luna", 0),
            row("start.amelia", 1),
        ]
    });
    let play = scene(layout.clone());
    assert_eq!(play.position()["locations"], layout["locations"], "it lies as laid out");
    let seen = play.view(Seat(0));
    assert_eq!(seen["places"][1]["defenders"], json!(["def.doctor", "def.rory"]));
    assert_eq!(seen["places"][2]["attack"]["by"], 1);
    assert_eq!(seen["players"][0]["reserve"], json!(["def.amy", "sup.jammy"]));
    let mut crowded = layout;
    crowded["players"][0]["reserve"] = json!(["sup.jammy", "def.amy", "def.amy"]);
    let fault = Play::<reglette_cardgame::CardGame>::try_at(crowded).unwrap_err();
    assert_eq!(fault.key, "fault-position-reserve", "three cards are too many");
}
