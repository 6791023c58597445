//! The Chameleon Arch (dwcg.csup.35 to dwcg.csup.41).

use crate::common::{Scene, attacked, defended, holding, protected, row, scene, to};
use crate::fights::{Fights, scene_by};
use serde_json::{Value, json};

/// Seat 0 plays the Chameleon Arch on Pompeii, attacked by seat 1 with an open and a hidden card.
fn arch(more: &[Value]) -> Scene {
    let attack = json!({"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "rivers": 1, "enemies": [
        {"card": "ene.kovarian", "facing": "up"}, "ene.silence"
    ]}});
    let locations = [&[attack, row("loc.museum", 0)], more].concat();
    let mut play =
        scene(json!({"turn": 0, "players": [holding(&["sup.arch"])], "locations": locations}));
    play.aid(0, "sup.arch", "loc.pompeii");
    play
}

/// dwcg.csup.35, dwcg.csup.36, dwcg.csup.37, dwcg.csup.38, dwcg.csup.39: an attack moves as it lies to a
/// third player's Location that is not attacked, and leaves no counter behind.
#[test]
fn the_arch_redirects_an_attack() {
    let third =
        [row("loc.venice", 1), attacked("loc.sardick", 2, 3, &["ene.beast"]), row("loc.luna", 2)];
    let mut play = arch(&third);
    play.refused(0, to("at", "loc.museum"), "dwcg.csup.36")
        .refused(0, to("at", "loc.venice"), "dwcg.csup.36")
        .refused(0, to("at", "loc.sardick"), "dwcg.csup.39")
        .answer(0, to("at", "loc.luna"))
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.arch
             dwcg.csup.35 redirected location=loc.pompeii to=loc.luna by=1",
        )
        .expect("/locations/0", row("loc.pompeii", 0))
        .expect(
            "/locations/4/attack",
            json!({"by": 1, "rivers": 1, "enemies": [
                {"card": "ene.kovarian", "facing": "up"}, "ene.silence"
            ]}),
        )
        .expect_counters(0, [5, 5])
        .expect_counters(1, [5, 4]);
}

/// dwcg.csup.36, dwcg.csup.39: without such a Location the card cannot be played.
#[test]
fn the_arch_needs_a_third_player() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["sup.arch"])],
        "locations": [
            attacked("loc.pompeii", 0, 1, &["ene.dalek"]), row("loc.venice", 1),
            attacked("loc.museum", 2, 3, &["ene.beast"])
        ]
    }));
    play.refused(0, to("support", "sup.arch"), "dwcg.sup.6");
}

/// dwcg.csup.40: a TARDIS counter there is stripped; attack and River are discarded, both counters
/// return.
#[test]
fn a_redirected_attack_strips() {
    arch(&[protected("loc.luna", 2)])
        .answer(0, to("at", "loc.luna"))
        .expect_logged(
            "dwcg.csup.40 stripped seat=1 location=loc.luna owner=2 cards=ene.kovarian,ene.silence",
        )
        .expect("/locations/2", row("loc.luna", 2))
        .expect("/discard", json!(["def.river", "ene.silence", "ene.kovarian", "sup.arch"]))
        .expect_counters(1, [5, 5])
        .expect_counters(2, [5, 5]);
}

/// dwcg.csup.41, dwcg.csup.37, dwcg.conf.7: Defenders there fight at once, owner against controller;
/// only the hidden card comes up, and River fights on.
#[test]
fn a_redirected_attack_fights() {
    arch(&[defended("loc.luna", 2, &["def.doctor", "def.amy"])])
        .answer(0, to("at", "loc.luna"))
        .expect_logged("dwcg.conf.9 totals location=loc.luna defence=8 attack=11")
        .expect_asked(2, "tesselecta")
        .expect("/locations/2/attack/enemies", json!([
            {"card": "ene.kovarian", "facing": "up"}, {"card": "ene.silence", "facing": "turned"}
        ]))
        .answer(2, json!("decline"))
        .expect_logged("dwcg.conf.25 enemies-lost location=loc.luna by=1 cards=ene.silence")
        .expect_asked(0, "action")
        .expect_counters(1, [5, 4]);
}

/// dwcg.csup.40, dwcg.att.20: Defenders under that counter stay, face down, without a Conflict.
#[test]
fn a_redirected_attack_strips_without_a_conflict() {
    let guarded =
        json!({"location": "loc.luna", "owner": 2, "tardis": true, "defenders": ["def.amy"]});
    arch(&[guarded])
        .answer(0, to("at", "loc.luna"))
        .expect("/locations/2", defended("loc.luna", 2, &["def.amy"]))
        .expect_asked(0, "action");
}

/// in a Conflict of two others nobody makes up for a short bank.
#[test]
fn a_third_player_brings_no_levy() {
    let mut play = scene_by(
        "tp_shortage",
        "ALL_ACTIVE_GAINS",
        json!({
            "turn": 0,
            "players": [holding(&["sup.arch"]), {}, {}, {"tp": 30}],
            "locations": [attacked("loc.pompeii", 0, 1, &["ene.angel"]), defended("loc.luna", 2, &["def.river"])]
        }),
    );
    play.aid(0, "sup.arch", "loc.pompeii")
        .answer(0, to("at", "loc.luna"))
        .expect_asked(0, "action")
        .expect_tp(&[0, 0, 0, 30])
        .expect("/locations/1", protected("loc.luna", 2));
}
