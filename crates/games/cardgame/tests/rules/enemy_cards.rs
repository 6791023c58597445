//! Enemy cards (dwcg.cene); take-overs are in `takeovers`.

use crate::common::{
    Scene, attacked, defended, endgame, exposed, holding, protected, row, scene, to,
};
use crate::fights::{Fights, all_but, scene_by};
use serde_json::json;

/// dwcg.cene.1, dwcg.cene.2: at the end the Location scores for nobody; in a Conflict before it is an
/// Enemy of Strength 3 like any other.
#[test]
fn shadow_proclamation_lets_nobody_score() {
    let attacked_by = |enemy: &str| {
        let mut play = scene(json!({
            "turn": 0,
            "phase": endgame(3, 3), "end_drawn": true,
            "players": [{"tp": 5}, {"tp": 5}, {"tp": 5}, {"tp": 5}],
            "locations": [attacked("loc.pompeii", 0, 1, &[enemy]), row("loc.midnight", 0)]
        }));
        play.answer(0, json!("forgo"));
        play.take_log()[3..5].to_vec()
    };
    assert_eq!(
        attacked_by("ene.shadow"),
        [
            "dwcg.win.6 scored seat=0 own=1 attacked=0 vp=1",
            "dwcg.win.6 scored seat=1 own=0 attacked=0 vp=0"
        ]
    );
    assert_eq!(
        attacked_by("ene.zero"),
        [
            "dwcg.win.6 scored seat=0 own=1 attacked=0 vp=1",
            "dwcg.win.6 scored seat=1 own=0 attacked=3 vp=3"
        ]
    );
    scene(json!({
        "turn": 0,
        "players": [holding(&["def.amy"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.shadow"])]
    }))
    .defend(0, "loc.pompeii", &["def.amy"])
    .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=3 attack=3")
    .expect("/locations/0", protected("loc.pompeii", 0));
}

/// dwcg.cene.3, dwcg.cene.4: each Weeping Angel gives its controller 1 TP when it comes up in a Conflict,
/// attacking or attacked, and none when it is only placed.
#[test]
fn weeping_angels_give_tp() {
    let mut play = scene(json!({
        "turn": 1,
        "players": [{}, holding(&["ene.angel", "ene.angel", "ene.angel"])],
        "locations": [row("loc.venice", 0), defended("loc.pompeii", 0, &["def.doctor", "def.amy"])]
    }));
    play.attack(1, "loc.venice", &["ene.angel"]).expect_tp(&[0, 0]);
    play.attack(1, "loc.pompeii", &["ene.angel", "ene.angel"])
        .expect_logged("dwcg.conf.5 tp-gained seat=1 tp=2 due=2")
        .expect_tp(&[0, 2]);
    scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.angel", "ene.roboform"])]
    }))
    .defend(0, "loc.pompeii", &["def.doctor"])
    .expect_tp(&[0, 1]);
}

/// dwcg.cene.5, dwcg.cene.6: with Amy there the defender wins against any Strength, nobody compares,
/// everything is discarded and the counters change places.
#[test]
fn amy_beats_silurians() {
    let enemies = ["ene.silurians", "ene.silurians", "ene.master", "ene.roboform"];
    let mut play = scene(json!({
        "turn": 1,
        "players": [{"units": ["sup.unit"], "tp": 1}, holding(&enemies)],
        "locations": [defended("loc.pompeii", 0, &["def.rory", "def.amy"])]
    }));
    play.attack(1, "loc.pompeii", &enemies)
        .expect_logged("dwcg.cene.5 silurians-beaten location=loc.pompeii")
        .expect_logged("dwcg.cene.6 defender-won location=loc.pompeii defender=0 attacker=1 defence=5 attack=14")
        .expect("/locations/0", protected("loc.pompeii", 0))
        .expect("/discard", json!(["def.amy", "def.rory", "ene.roboform", "ene.master", "ene.silurians", "ene.silurians"]))
        .expect_counters(1, [5, 5])
        .expect_asked(1, "action");
}

/// dwcg.cene.7: without Amy their 4 Strength count as usual.
#[test]
fn silurians_fight_normally_without_amy() {
    let against = |defender: &str| {
        let mut play = scene(json!({
            "turn": 0,
            "players": [holding(&[defender])],
            "locations": [attacked("loc.pompeii", 0, 1, &["ene.silurians"])],
            "discard": ["sup.tesselecta"]
        }));
        play.defend(0, "loc.pompeii", &[defender]);
        play
    };
    against("def.river").expect_logged(
        "dwcg.conf.11 defender-won location=loc.pompeii defender=0 attacker=1 defence=4 attack=4",
    );
    against("def.rory").expect_logged(
        "dwcg.conf.12 attacker-won location=loc.pompeii defender=0 attacker=1 defence=2 attack=4",
    );
}

/// Seat 0's River and Doctor (or others) meet Kovarian and two Clerics.
fn kovarian(river_turned: &str, defenders: &[&str]) -> Scene {
    let mut play = scene_by(
        "river_turned",
        river_turned,
        json!({
            "turn": 0,
            "players": [holding(&[defenders, &["def.doctor"]].concat())],
            "locations": [attacked("loc.pompeii", 0, 1, &["ene.kovarian", "ene.clerics", "ene.clerics"])],
            "discard": ["sup.tesselecta"]
        }),
    );
    play.defend(0, "loc.pompeii", defenders);
    play
}

/// dwcg.cene.17, dwcg.cene.18, dwcg.cene.19: River's 4 leave the defence and join the attack; she stays
/// with it, face up, through the forced discard, and counts in the next Conflict, with Kovarian or
/// without.
#[test]
fn kovarian_turns_river() {
    let mut play = kovarian("JOINS", &["def.river", "def.amy"]);
    play.expect_logged("dwcg.cene.17 river-turned location=loc.pompeii")
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=3 attack=11")
        .expect("/locations/0/attack/rivers", json!(1))
        .expect(
            "/locations/0/attack/enemies",
            exposed("loc.pompeii", 0, 1, &["ene.kovarian", "ene.clerics"])["attack"]["enemies"]
                .clone(),
        )
        .defend(0, "loc.pompeii", &["def.doctor"])
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=5 attack=9")
        .expect("/locations/0/attack/rivers", json!(1));
    let without = json!({"by": 1, "rivers": 1, "enemies": ["ene.clerics"]});
    scene(json!({
        "turn": 0,
        "players": [holding(&["def.river"])],
        "locations": [{"location": "loc.pompeii", "owner": 0, "attack": without}]
    }))
    .defend(0, "loc.pompeii", &["def.river"])
    .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=4 attack=6");
}

/// dwcg.cene.17, dwcg.cene.26: Kovarian acts again though she lies face up, so that two Rivers may be
/// with the attack.
#[test]
fn kovarian_acts_in_every_conflict() {
    let up = json!({"by": 1, "rivers": 1, "enemies": [{"card": "ene.kovarian", "facing": "up"}]});
    scene(json!({
        "turn": 0,
        "players": [holding(&["def.river", "def.amy"])],
        "locations": [{"location": "loc.pompeii", "owner": 0, "attack": up}],
        "discard": ["sup.tesselecta"]
    }))
    .defend(0, "loc.pompeii", &["def.river", "def.amy"])
    .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=3 attack=11")
    .expect("/locations/0/attack/rivers", json!(2));
}

/// dwcg.cene.19, A-33: with DISCARD River counts for this Conflict only, whoever wins.
#[test]
fn river_may_be_discarded_after_the_conflict() {
    kovarian("DISCARD", &["def.river", "def.amy"])
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=3 attack=11")
        .expect_logged("dwcg.cene.19 defenders-lost location=loc.pompeii cards=def.river")
        .expect("/locations/0/attack/rivers", json!(null))
        .expect("/discard", json!(["def.amy", "def.river", "ene.clerics", "sup.tesselecta"]));
    for value in ["JOINS", "DISCARD"] {
        kovarian(value, &["def.river", "def.doctor", "def.amy", "def.rory"])
            .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=10 attack=11");
        let mut play = scene_by(
            "river_turned",
            value,
            json!({
                "turn": 0,
                "players": [holding(&["def.river", "def.doctor", "def.amy"])],
                "locations": [attacked("loc.pompeii", 0, 1, &["ene.kovarian"])]
            }),
        );
        play.defend(0, "loc.pompeii", &["def.river", "def.doctor", "def.amy"])
            .expect_logged("dwcg.conf.11 defender-won location=loc.pompeii defender=0 attacker=1 defence=8 attack=7")
            .expect("/discard", json!(["def.doctor", "def.amy", "def.river", "ene.kovarian"]));
    }
}

/// A hand of these Enemies; the first one is placed on Venice and the others may be added.
fn beginning_with(enemies: &[&str]) -> Scene {
    let mut play = scene(json!({
        "turn": 0, "players": [holding(enemies)], "locations": [row("loc.venice", 1)]
    }));
    play.answers(0, crate::common::place("enemy", enemies[0], "loc.venice"));
    play
}

/// dwcg.cene.20: Kovarian goes with Silence, Headless Monks and Clerics, who do not go with each other.
#[test]
fn whom_kovarian_goes_with() {
    let followers = ["ene.silence", "ene.monks", "ene.clerics"];
    for one in followers {
        beginning_with(&["ene.kovarian", one]).answer(0, to("add", one)).expect_asked(0, "action");
        for other in followers.into_iter().filter(|&other| other != one) {
            beginning_with(&[one, "ene.kovarian", other])
                .refused(0, to("add", other), "dwcg.att.4")
                .answer(0, to("add", "ene.kovarian"))
                .expect_asked(0, "action");
        }
    }
    beginning_with(&["ene.kovarian", "ene.dalek", "ene.monks"]).refused(
        0,
        to("add", "ene.dalek"),
        "dwcg.att.4",
    );
}

/// dwcg.cene.22, dwcg.cene.27, dwcg.cene.28: the Pandorica, Roboform and the Master go with every
/// Enemy, whoever is named first.
#[test]
fn universal_cards_go_with_every_enemy() {
    let mut enemies = all_but(&[]);
    enemies.retain(|card| card.starts_with("ene."));
    enemies.dedup();
    assert_eq!(enemies.len(), 24);
    for universal in ["ene.pandorica", "ene.roboform", "ene.master"] {
        for other in enemies.iter().filter(|&other| other != universal) {
            beginning_with(&[universal, other]).answer(0, to("add", &**other));
            beginning_with(&[other, universal]).answer(0, to("add", universal));
        }
    }
}

/// dwcg.cene.21: each Slitheen takes 1 TP from the owner of the Location, as long as there is one.
#[test]
fn slitheen_steal() {
    for (before, after) in [(3, [1, 2]), (1, [0, 1]), (0, [0, 0])] {
        scene(json!({
            "turn": 1,
            "players": [{"tp": before}, holding(&["ene.slitheen", "ene.slitheen"]), {"tp": 9}],
            "locations": [defended("loc.pompeii", 0, &["def.doctor"])]
        }))
        .attack(1, "loc.pompeii", &["ene.slitheen", "ene.slitheen"])
        .expect_tp(&after)
        .expect("/players/2/tp", json!(9));
    }
}

/// What the Pandorica costs when a Dalek is with it, by an option, as it lies.
fn pandorica(option: [&str; 2], facing: &str, defenders: &[&str]) -> Scene {
    let enemies = json!([{"card": "ene.pandorica", "facing": facing}, "ene.dalek"]);
    let mut play = scene_by(
        option[0],
        option[1],
        json!({
            "turn": 0,
            "players": [holding(defenders)],
            "locations": [{"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "enemies": enemies}}],
            "discard": ["sup.tesselecta"]
        }),
    );
    play.defend(0, "loc.pompeii", defenders);
    play
}

/// dwcg.cene.23, dwcg.cene.24, dwcg.cene.25, A-34: Rory goes with it, also when the Doctor is there; the
/// Doctor alone makes it go, or goes himself; without them it fights.
#[test]
fn the_pandorica_looks_for_rory_and_the_doctor() {
    for value in ["BOX", "DOCTOR"] {
        let by = |defenders: &[&str]| pandorica(["pandorica", value], "down", defenders);
        by(&["def.doctor", "def.rory"])
            .expect_logged(
                "dwcg.cene.23 pandorica-sprung location=loc.pompeii cards=ene.pandorica,def.rory",
            )
            .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=5 attack=5");
        by(&["def.rory"])
            .expect_logged(
                "dwcg.cene.23 pandorica-sprung location=loc.pompeii cards=ene.pandorica,def.rory",
            )
            .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=0 attack=5");
        by(&["def.amy"])
            .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=3 attack=8");
    }
    pandorica(["pandorica", "BOX"], "down", &["def.doctor", "def.amy"])
        .expect_logged("dwcg.cene.24 pandorica-sprung location=loc.pompeii cards=ene.pandorica")
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=8 attack=5");
    pandorica(["pandorica", "DOCTOR"], "down", &["def.doctor", "def.amy"])
        .expect_logged("dwcg.cene.24 pandorica-sprung location=loc.pompeii cards=def.doctor")
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=3 attack=8")
        .expect("/discard", json!(["def.doctor", "def.amy", "sup.tesselecta"]));
}

/// dwcg.cene.26, A-44: the Pandorica looks in the Conflict in which it comes up; face up before, only
/// with EVERY_CONFLICT.
#[test]
fn when_the_pandorica_looks() {
    let by = |value, facing| pandorica(["pandorica_check", value], facing, &["def.rory"]);
    for (value, facing) in
        [("ON_TURN_UP", "down"), ("EVERY_CONFLICT", "down"), ("EVERY_CONFLICT", "up")]
    {
        by(value, facing)
            .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=0 attack=5");
    }
    by("ON_TURN_UP", "up")
        .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=2 attack=8");
}

/// dwcg.cene.26: Silurians give way to Amy though they lie face up.
#[test]
fn silurians_are_checked_in_every_conflict() {
    scene(json!({
        "turn": 0,
        "players": [holding(&["def.amy"])],
        "locations": [exposed("loc.pompeii", 0, 1, &["ene.silurians"])]
    }))
    .defend(0, "loc.pompeii", &["def.amy"])
    .expect_logged("dwcg.cene.5 silurians-beaten location=loc.pompeii");
}

/// dwcg.cene.29: a Sontaran has Strength 4.
#[test]
fn a_sontaran_has_strength_4() {
    scene(json!({
        "turn": 0,
        "players": [holding(&["def.river"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.sontaran"])]
    }))
    .defend(0, "loc.pompeii", &["def.river"])
    .expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=4 attack=4");
}
