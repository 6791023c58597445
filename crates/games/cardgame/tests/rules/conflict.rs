//! Conflict, step by step (dwcg.conf); what a winning attacker loses is in `forced_discard`.

use crate::common::{attacked, defended, exposed, holding, protected, row, scene, to};
use crate::fights::{Fights, scene_by};
use reglette_cardgame::CardGame;
use reglette_engine::Seat;
use reglette_testkit::Play;
use serde_json::{Value, json};

/// dwcg.conf.1, dwcg.conf.2: with one side only nothing is fought; with both, at once.
#[test]
fn a_conflict_takes_place_when_both_sides_meet() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.amy", "ene.sontaran", "ene.beast"])],
        "locations": [row("loc.pompeii", 0), row("loc.venice", 1), defended("loc.museum", 1, &["def.amy"])]
    }));
    play.defend(0, "loc.pompeii", &["def.amy"])
        .attack(0, "loc.venice", &["ene.sontaran"])
        .expect_log(
            "dwcg.def.2 defenders-placed seat=0 location=loc.pompeii cards=def.amy
         dwcg.att.7 enemies-placed seat=0 location=loc.venice cards=ene.sontaran",
        );
    play.answers(0, crate::common::place("enemy", "ene.beast", "loc.museum"))
        .expect_logged("dwcg.conf.4 conflict-began location=loc.museum attacker=0 defender=1 enemies=ene.beast defenders=def.amy")
        .answer(1, json!("decline"))
        .expect("/locations/2", exposed("loc.museum", 1, 0, &["ene.beast"]));
}

/// dwcg.conf.3: steps 1 to 11 with River, Slitheen, the Pandorica and U.N.I.T.
#[test]
fn steps_come_in_order() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [
            {"hand": ["def.river", "def.rory", "def.amy", "loc.craig", "loc.midnight", "loc.area51"],
             "units": ["sup.unit"], "tp": 2},
            {"tp": 2}
        ],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.slitheen", "ene.pandorica", "ene.slitheen"])]
    }));
    play.defend(0, "loc.pompeii", &["def.river", "def.rory", "def.amy"]).answer(0, json!("pay")).expect_log(
        "dwcg.def.2 defenders-placed seat=0 location=loc.pompeii cards=def.river,def.rory,def.amy
         dwcg.conf.4 conflict-began location=loc.pompeii attacker=1 defender=0 enemies=ene.slitheen,ene.pandorica,ene.slitheen defenders=def.river,def.rory,def.amy
         dwcg.conf.5 tp-gained seat=0 tp=1 due=1
         dwcg.conf.6 tp-taken seat=1 from=0
         dwcg.conf.6 tp-taken seat=1 from=0
         dwcg.cene.23 pandorica-sprung location=loc.pompeii cards=ene.pandorica,def.rory
         dwcg.conf.9 totals location=loc.pompeii defence=7 attack=4
         dwcg.csup.18 unit-paid seat=0 defence=8
         dwcg.conf.11 defender-won location=loc.pompeii defender=0 attacker=1 defence=8 attack=4
         dwcg.conf.17 protected location=loc.pompeii seat=0",
    );
    play.expect_tp(&[0, 4]);
}

/// dwcg.conf.3, dwcg.cene.17: the Pandorica (step 5) is looked at before Kovarian (step 6).
#[test]
fn the_pandorica_comes_before_kovarian() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.river", "def.doctor"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.kovarian", "ene.pandorica"])]
    }));
    play.defend(0, "loc.pompeii", &["def.river", "def.doctor"]).expect_log(
        "dwcg.def.2 defenders-placed seat=0 location=loc.pompeii cards=def.river,def.doctor
         dwcg.conf.4 conflict-began location=loc.pompeii attacker=1 defender=0 enemies=ene.kovarian,ene.pandorica defenders=def.river,def.doctor
         dwcg.conf.5 tp-gained seat=0 tp=1 due=1
         dwcg.cene.24 pandorica-sprung location=loc.pompeii cards=ene.pandorica
         dwcg.cene.17 river-turned location=loc.pompeii
         dwcg.conf.9 totals location=loc.pompeii defence=5 attack=7
         dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=5 attack=7",
    );
}

/// dwcg.conf.3: the Pandorica takes Rory before Amy beats the Silurians (step 7); no totals follow.
#[test]
fn the_pandorica_comes_before_the_silurians() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.amy", "def.rory"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.silurians", "ene.pandorica"])]
    }));
    play.defend(0, "loc.pompeii", &["def.amy", "def.rory"]).expect_log(
        "dwcg.def.2 defenders-placed seat=0 location=loc.pompeii cards=def.amy,def.rory
         dwcg.conf.4 conflict-began location=loc.pompeii attacker=1 defender=0 enemies=ene.silurians,ene.pandorica defenders=def.amy,def.rory
         dwcg.cene.23 pandorica-sprung location=loc.pompeii cards=ene.pandorica,def.rory
         dwcg.cene.5 silurians-beaten location=loc.pompeii
         dwcg.cene.6 defender-won location=loc.pompeii defender=0 attacker=1 defence=3 attack=4
         dwcg.conf.17 protected location=loc.pompeii seat=0",
    );
}

/// dwcg.conf.4: before the reveal others see backs, afterwards every card.
#[test]
fn all_cards_are_turned_up() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.sontaran", "ene.master"]), {"units": ["sup.unit"], "tp": 1}],
        "locations": [defended("loc.pompeii", 1, &["def.amy", "def.rory"])]
    }));
    assert_eq!(play.view(Seat(2))["places"][0]["defenders"], json!([null, null]));
    play.attack(0, "loc.pompeii", &["ene.sontaran", "ene.master"]).expect_asked(1, "unit");
    let seen = &play.view(Seat(2))["places"][0];
    assert_eq!(seen["defenders"], json!(["def.amy", "def.rory"]));
    let up = |card: &str| json!({"card": card, "facing": "turned"});
    assert_eq!(seen["attack"]["enemies"], json!([up("ene.sontaran"), up("ene.master")]));
}

/// dwcg.conf.5, dwcg.conf.8: each side takes its printed TP, the defender first; they stay with who
/// took them, whoever wins. With one token in the bank the attacker's is lost.
#[test]
fn printed_tp_go_to_the_defender_first() {
    let fight = |rich: u8| {
        let mut play = scene(json!({
            "turn": 0,
            "players": [holding(&["ene.angel", "ene.angel"]), {}, {"tp": rich}],
            "locations": [defended("loc.pompeii", 1, &["def.river"])]
        }));
        play.attack(0, "loc.pompeii", &["ene.angel", "ene.angel"]);
        play.expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=1 attacker=0 defence=4 attack=6");
        play
    };
    fight(27).expect_tp(&[2, 1, 27]);
    fight(28).expect_tp(&[1, 1, 28]);
    let mut short = fight(29);
    short
        .expect_logged("dwcg.conf.5 tp-gained seat=1 tp=1 due=1")
        .expect_logged("dwcg.conf.5 tp-gained seat=0 tp=0 due=2")
        .expect_tp(&[0, 1, 29]);
}

/// Angels attack Rory (who loses) with what lies there, then who has how many TP.
fn angels(reveal: &str, there: Value, brought: &[&str]) -> Play<CardGame> {
    let mut play = scene_by(
        "tp_reveal",
        reveal,
        json!({
            "turn": 0,
            "players": [holding(brought), {"tp": 1}],
            "locations": [there]
        }),
    );
    play.defend(0, "loc.pompeii", brought);
    play
}

/// dwcg.conf.7, A-13: a card already face up gives nothing again, unless the option says so.
#[test]
fn tp_effects_need_cards_that_come_up() {
    let up = exposed("loc.pompeii", 0, 1, &["ene.angel"]);
    angels("ON_TURN_UP", up.clone(), &["def.rory"]).expect_tp(&[0, 1]);
    angels("EVERY_CONFLICT", up, &["def.rory"]).expect_tp(&[0, 2]);
    let mixed = json!({"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "enemies": [
        {"card": "ene.angel", "facing": "up"}, "ene.angel"
    ]}});
    angels("ON_TURN_UP", mixed.clone(), &["def.rory"]).expect_tp(&[0, 2]);
    angels("EVERY_CONFLICT", mixed, &["def.rory"]).expect_tp(&[0, 3]);
}

/// dwcg.conf.6, dwcg.conf.7: nor does a Slitheen already face up steal again, unless the option
/// says so. River's TP comes before the thefts, and a second thief finds none.
#[test]
fn slitheen_steal_when_they_come_up() {
    let up = exposed("loc.pompeii", 0, 1, &["ene.slitheen"]);
    angels("ON_TURN_UP", up.clone(), &["def.river"]).expect_tp(&[1, 1]);
    angels("EVERY_CONFLICT", up, &["def.river"]).expect_tp(&[0, 2]);
    let down = attacked("loc.pompeii", 0, 1, &["ene.slitheen", "ene.slitheen"]);
    angels("ON_TURN_UP", down, &["def.river"]).expect_tp(&[0, 2]);
}

/// dwcg.conf.9, dwcg.conf.11, dwcg.conf.12, dwcg.conf.20: 5 + 2 against 7 holds, against 8 it is
/// lost, and the Location stays in its row.
#[test]
fn a_tie_goes_to_the_defender() {
    let against = |enemies: &[&str]| {
        let mut play = scene(json!({
            "turn": 0,
            "players": [holding(enemies)],
            "locations": [defended("loc.pompeii", 1, &["def.doctor", "def.rory"])],
            "discard": ["sup.tesselecta"]
        }));
        play.attack(0, "loc.pompeii", enemies);
        play
    };
    against(&["ene.sycorax", "ene.master"])
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=7 attack=7")
        .expect_logged("dwcg.conf.11 defender-won location=loc.pompeii defender=1 attacker=0 defence=7 attack=7")
        .expect("/locations/0", protected("loc.pompeii", 1));
    against(&["ene.minotaur", "ene.master"])
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=7 attack=8")
        .expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=1 attacker=0 defence=7 attack=8")
        .expect("/locations/0/owner", json!(1))
        .expect("/locations/0/tardis", json!(null));
}

/// dwcg.conf.10, dwcg.csup.18: only the defender's U.N.I.T. counts, and it can turn a defeat.
#[test]
fn unit_raises_the_defence_only() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [
            {"hand": ["ene.beast", "loc.craig", "loc.midnight", "loc.area51"], "tp": 3},
            {"units": ["sup.unit"], "tp": 1}
        ],
        "locations": [defended("loc.pompeii", 1, &["def.doctor"])]
    }));
    play.attack(0, "loc.pompeii", &["ene.beast"]).answer(1, json!("pay")).expect_logged(
        "dwcg.conf.11 defender-won location=loc.pompeii defender=1 attacker=0 defence=6 attack=6",
    );
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["ene.dalek", "loc.craig", "loc.midnight", "loc.area51"], "tp": 3, "units": ["sup.unit"]}],
        "locations": [defended("loc.pompeii", 1, &["def.doctor"])]
    }));
    play.attack(0, "loc.pompeii", &["ene.dalek"]).expect_asked(0, "action").expect_tp(&[3]);
}

/// dwcg.conf.13, dwcg.conf.14: the Pandorica against Rory leaves nobody: 0 to 0, the defender wins.
#[test]
fn the_defender_wins_when_no_enemy_is_left() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.rory"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.pandorica"])]
    }));
    play.defend(0, "loc.pompeii", &["def.rory"])
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=0 attack=0")
        .expect_logged("dwcg.conf.14 defender-won location=loc.pompeii defender=0 attacker=1 defence=0 attack=0")
        .expect("/locations/0", protected("loc.pompeii", 0))
        .expect_counters(1, [5, 5]);
}

/// dwcg.conf.14, dwcg.cene.19: a River who changed sides fights on for no attack without Enemies.
#[test]
fn river_does_not_keep_an_attack_alive() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.rory"])],
        "locations": [{"location": "loc.pompeii", "owner": 0,
                       "attack": {"by": 1, "rivers": 1, "enemies": ["ene.pandorica"]}}]
    }));
    play.defend(0, "loc.pompeii", &["def.rory"])
        .expect_logged("dwcg.conf.14 defender-won location=loc.pompeii defender=0 attacker=1 defence=0 attack=0")
        .expect("/discard", json!(["def.river", "def.rory", "ene.pandorica"]));
}

/// dwcg.conf.13: a side whose only card changed sides has Strength 0 and loses.
#[test]
fn a_side_without_cards_has_strength_0() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.river"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.kovarian"])]
    }));
    play.defend(0, "loc.pompeii", &["def.river"])
        .expect_logged("dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=0 attack=7")
        .expect_asked(0, "action");
}

/// dwcg.conf.15, dwcg.conf.16, dwcg.conf.17, dwcg.conf.19: everything is discarded, the counters
/// change places, and a single one lies there: one Enemy strips it.
#[test]
fn a_winning_defender_is_protected() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.sycorax", "ene.saturnyns", "ene.saturnyns"])],
        "locations": [defended("loc.pompeii", 1, &["def.amy"]), protected("loc.venice", 1)]
    }));
    play.expect_counters(1, [4, 5])
        .attack(0, "loc.pompeii", &["ene.sycorax"])
        .expect("/discard", json!(["def.amy", "ene.sycorax"]))
        .expect("/locations/0", protected("loc.pompeii", 1))
        .expect_counters(0, [5, 5])
        .expect_counters(1, [3, 5])
        .attack(0, "loc.pompeii", &["ene.saturnyns"])
        .expect("/locations/0", row("loc.pompeii", 1))
        .expect_counters(1, [4, 5]);
    let both = json!({"turn": 0, "locations": [{"location": "loc.pompeii", "owner": 1, "tardis": true,
                      "attack": {"by": 0, "enemies": ["ene.dalek"]}}]});
    let fault = Play::<CardGame>::try_at(both).unwrap_err();
    assert_eq!(
        (fault.key, fault.at.as_deref()),
        ("fault-position-attack", Some("locations[0].attack"))
    );
}

/// dwcg.conf.18: with the sixth victory no counter is left to place; everything else happens.
#[test]
fn without_a_counter_none_is_placed() {
    let five = ["loc.venice", "loc.museum", "loc.luna", "loc.sardick", "loc.downing"];
    let mut locations: Vec<Value> = five.iter().map(|it| protected(it, 1)).collect();
    locations.push(defended("loc.pompeii", 1, &["def.amy"]));
    let mut play = scene(json!({
        "turn": 0, "players": [holding(&["ene.sycorax"])], "locations": locations
    }));
    play.attack(0, "loc.pompeii", &["ene.sycorax"])
        .expect_logged("dwcg.conf.18 no-counter-left location=loc.pompeii seat=1")
        .expect("/locations/5", row("loc.pompeii", 1))
        .expect("/discard", json!(["def.amy", "ene.sycorax"]))
        .expect_counters(0, [5, 5])
        .expect_counters(1, [0, 5]);
}

/// dwcg.conf.20, dwcg.conf.23, dwcg.conf.31, dwcg.conf.32, dwcg.conf.33: a new attack that wins stays
/// face up under its counter; what is added lies face down, and the owner may try again.
#[test]
fn a_winning_attack_stays() {
    let mut play = scene(json!({
        "turn": 1,
        "players": [
            {},
            holding(&["ene.dalek", "ene.dalek"])
        ],
        "locations": [defended("loc.pompeii", 0, &["def.amy"])]
    }));
    play.answers(1, crate::common::place("enemy", "ene.dalek", "loc.pompeii"))
        .answer(1, json!("done"))
        .answer(0, json!("decline"))
        .expect_logged("dwcg.conf.23 defenders-lost location=loc.pompeii cards=def.amy")
        .expect("/locations/0", exposed("loc.pompeii", 0, 1, &["ene.dalek"]))
        .expect("/discard", json!(["def.amy"]))
        .expect_counters(1, [5, 4])
        .attack(1, "loc.pompeii", &["ene.dalek"])
        .expect_counters(1, [5, 4])
        .expect(
            "/locations/0/attack/enemies",
            json!([{"card": "ene.dalek", "facing": "up"}, "ene.dalek"]),
        );
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.amy", "def.doctor"])],
        "locations": [exposed("loc.pompeii", 0, 1, &["ene.dalek"])],
        "discard": ["sup.tesselecta"]
    }));
    play.defend(0, "loc.pompeii", &["def.amy"])
        .expect("/locations/0", exposed("loc.pompeii", 0, 1, &["ene.dalek"]))
        .defend(0, "loc.pompeii", &["def.doctor"])
        .expect("/locations/0", protected("loc.pompeii", 0));
}

/// dwcg.conf.34: the Location's points are counted at the end, here right after the attack.
#[test]
fn a_won_location_scores_at_the_end_only() {
    let mut play = scene_by(
        "endgame_stop",
        "AT_ONCE",
        json!({
            "turn": 0,
            "phase": {"endgame": {"turns": 0, "idle": 0}}, "end_drawn": true,
            "players": [{"hand": ["ene.beast"]}, {"tp": 5}, {"tp": 5}, {"tp": 5}],
            "locations": [defended("loc.stonehenge", 1, &["def.doctor"])],
            "discard": ["sup.tesselecta"]
        }),
    );
    play.attack(0, "loc.stonehenge", &["ene.beast"]).expect_log(
        "dwcg.att.7 enemies-placed seat=0 location=loc.stonehenge cards=ene.beast
         dwcg.conf.4 conflict-began location=loc.stonehenge attacker=0 defender=1 enemies=ene.beast defenders=def.doctor
         dwcg.conf.9 totals location=loc.stonehenge defence=5 attack=6
         dwcg.conf.12 attacker-won location=loc.stonehenge defender=1 attacker=0 defence=5 attack=6
         dwcg.conf.23 defenders-lost location=loc.stonehenge cards=def.doctor
         dwcg.end.18 game-ended why=cannot-act
         dwcg.win.6 scored seat=0 own=0 attacked=5 vp=5
         dwcg.win.6 scored seat=1 own=0 attacked=0 vp=0
         dwcg.win.6 scored seat=2 own=0 attacked=0 vp=0
         dwcg.win.6 scored seat=3 own=0 attacked=0 vp=0",
    );
}

/// dwcg.conf.3, dwcg.conf.21, dwcg.conf.22: the questions of a lost Conflict come in this order:
/// U.N.I.T. (D18), Tesselecta (D20), Rory (D19), forced discard (D21).
#[test]
fn questions_come_in_order() {
    let fight = || {
        let mut play = scene(json!({
            "turn": 0,
            "players": [
                holding(&["ene.sontaran", "ene.master"]),
                {"hand": ["sup.tesselecta"], "units": ["sup.unit"], "tp": 1}
            ],
            "locations": [defended("loc.pompeii", 1, &["def.rory", "def.amy"])]
        }));
        play.attack(0, "loc.pompeii", &["ene.sontaran", "ene.master"])
            .expect_asked(1, "unit")
            .refused(1, json!("take-rory"), "dwcg.csup.18")
            .answer(1, json!("pay"))
            .expect_asked(1, "tesselecta")
            .refused(1, json!("pay"), "dwcg.csup.10")
            .refused(1, to("tesselecta", "reserve"), "dwcg.csup.11");
        play
    };
    fight()
        .answer(1, json!("decline"))
        .expect_asked(1, "rory")
        .refused(1, to("tesselecta", "hand"), "dwcg.cdef.6")
        .answer(1, json!("take-rory"))
        .expect_logged("dwcg.cdef.5 rory-returned seat=1")
        .expect_logged("dwcg.conf.23 defenders-lost location=loc.pompeii cards=def.amy")
        .expect_asked(0, "forced-discard")
        .refused(0, json!("decline"), "dwcg.conf.26")
        .answer(0, to("lose", "ene.master"))
        .expect("/locations/0", exposed("loc.pompeii", 1, 0, &["ene.sontaran"]));
    fight()
        .answer(1, to("tesselecta", "hand"))
        .expect_asked(0, "forced-discard")
        .expect("/players/1/hand", json!(["def.amy", "def.rory"]));
}

/// dwcg.conf.5, A-04: with ALL_ACTIVE_GAINS the active player takes missing tokens from others,
/// before the effects that follow; the other side's are lost all the same.
#[test]
fn missing_tp_of_the_active_player_come_from_others() {
    let at = |enemies: &[&str], hand: &[&str], turn: u8| {
        let mut players = json!([{"tp": 0}, {"tp": 0}, {"tp": 30}]);
        players[usize::from(turn)]["hand"] = holding(hand)["hand"].clone();
        json!({"turn": turn, "players": players, "locations": [attacked("loc.pompeii", 0, 1, enemies)]})
    };
    let defended_by_river = at(&["ene.slitheen"], &["def.river"], 0);
    let mut play = scene(defended_by_river.clone());
    play.defend(0, "loc.pompeii", &["def.river"]).expect_tp(&[0, 0, 30]);
    let mut play = scene_by("tp_shortage", "ALL_ACTIVE_GAINS", defended_by_river);
    play.defend(0, "loc.pompeii", &["def.river"])
        .expect_asked(0, "from-whom")
        .refused(0, to("from", 1), "dwcg.loc.5")
        .answer(0, to("from", 2))
        .expect_tp(&[0, 1, 29])
        .expect_logged("dwcg.conf.6 tp-taken seat=1 from=0");
    let mut play =
        scene_by("tp_shortage", "ALL_ACTIVE_GAINS", at(&["ene.angel"], &["def.doctor"], 0));
    play.defend(0, "loc.pompeii", &["def.doctor"]).expect_asked(0, "action").expect_tp(&[0, 0, 30]);
    let mut play = scene_by(
        "tp_shortage",
        "ALL_ACTIVE_GAINS",
        json!({
            "turn": 1, "players": [{}, holding(&["ene.angel", "ene.angel"]), {"tp": 29}, {"tp": 1}],
            "locations": [defended("loc.pompeii", 0, &["def.doctor"])]
        }),
    );
    play.attack(1, "loc.pompeii", &["ene.angel", "ene.angel"])
        .answer(1, to("from", 3))
        .refused(1, to("from", 3), "dwcg.loc.5")
        .answer(1, to("from", 2))
        .expect_tp(&[0, 2, 28, 0]);
}
