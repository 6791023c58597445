//! What a winning attacker must discard (dwcg.conf.24 to dwcg.conf.30, A-15).

use crate::common::{Scene, attacked, exposed, holding, to};
use crate::fights::{Fights, scene_by};
use serde_json::{Value, json};

/// Seat 0 defends Pompeii, attacked by seat 1 under these cards, with these Defenders and loses.
fn lost(limit: &str, enemies: &[&str], defenders: &[&str]) -> Scene {
    lost_at(limit, attacked("loc.pompeii", 0, 1, enemies), defenders)
}

fn lost_at(limit: &str, location: Value, defenders: &[&str]) -> Scene {
    let mut play = scene_by(
        "forced_discard",
        limit,
        json!({
            "turn": 0,
            "players": [holding(defenders)],
            "locations": [location],
            "discard": ["sup.tesselecta"]
        }),
    );
    play.defend(0, "loc.pompeii", defenders);
    play
}

/// What is left of the attack, face up.
fn expect_left(play: &mut Scene, enemies: &[&str]) {
    play.expect_asked(0, "action").expect(
        "/locations/0/attack/enemies",
        exposed("loc.pompeii", 0, 1, enemies)["attack"]["enemies"].clone(),
    );
}

/// dwcg.conf.24, dwcg.conf.25: against 5 the group 5 is too strong with LT and lost with LE.
#[test]
fn a_group_equal_to_the_defence_is_the_boundary() {
    let enemies = ["ene.dalek", "ene.davros"];
    expect_left(&mut lost("LT", &enemies, &["def.doctor"]), &["ene.dalek"]);
    expect_left(&mut lost("LE", &enemies, &["def.doctor"]), &["ene.davros"]);
}

/// dwcg.conf.25: several cards may make the highest total: 2 + 2 below 5, 2 + 3 up to 5.
#[test]
fn the_group_with_the_highest_total_goes() {
    let enemies = ["ene.roboform", "ene.monks", "ene.roboform"];
    let mut play = lost("LT", &enemies, &["def.doctor"]);
    play.expect_logged("dwcg.conf.25 enemies-lost location=loc.pompeii by=1 cards=ene.roboform");
    expect_left(&mut play, &["ene.monks"]);
    expect_left(&mut lost("LE", &enemies, &["def.doctor"]), &["ene.roboform"]);
}

/// dwcg.conf.26: equal groups (4 + 2 and 3 + 3 below 7) are a choice of who controls the attack, on
/// anybody's turn, card by card; a card that is in no such group is refused.
#[test]
fn the_controller_chooses_between_equal_groups() {
    let enemies = ["ene.davros", "ene.dalek", "ene.master", "ene.pandorica", "ene.roboform"];
    let mut play = lost("LT", &enemies, &["def.amy", "def.river"]);
    play.expect_asked(1, "forced-discard")
        .refused(1, json!("done"), "dwcg.conf.26")
        .refused(1, to("lose", "ene.dalek"), "dwcg.conf.25")
        .refused(1, to("lose", "ene.beast"), "dwcg.conf.25");
    let candidates = ["ene.davros", "ene.roboform", "ene.master", "ene.pandorica"];
    assert_eq!(play.options(), candidates.map(|it| to("lose", it)));
    play.take_log();
    play.answer(1, to("lose", "ene.davros")).expect_log(
        "dwcg.conf.25 enemies-lost location=loc.pompeii by=1 cards=ene.davros
         dwcg.conf.25 enemies-lost location=loc.pompeii by=1 cards=ene.pandorica",
    );
    expect_left(&mut play, &["ene.dalek", "ene.master", "ene.roboform"]);
}

/// dwcg.conf.26: copies of one card are no choice.
#[test]
fn copies_are_no_choice() {
    let mut play = lost("LT", &["ene.sontaran", "ene.sontaran", "ene.sontaran"], &["def.doctor"]);
    expect_left(&mut play, &["ene.sontaran", "ene.sontaran"]);
}

/// dwcg.conf.27: nothing is small enough: 4 and 4 against 4 with LT, against 3 with LE.
#[test]
fn nothing_goes_when_every_card_is_too_strong() {
    let enemies = ["ene.cybermen", "ene.cybermen"];
    expect_left(&mut lost("LT", &enemies, &["def.river"]), &enemies);
    expect_left(&mut lost("LE", &enemies, &["def.river"]), &["ene.cybermen"]);
    expect_left(&mut lost("LE", &enemies, &["def.amy"]), &enemies);
}

/// dwcg.conf.28: a single Enemy card never goes, nor with River beside it.
#[test]
fn a_single_enemy_stays() {
    expect_left(&mut lost("LE", &["ene.beast"], &["def.doctor"]), &["ene.beast"]);
    let with_river = json!({"location": "loc.pompeii", "owner": 0,
                            "attack": {"by": 1, "rivers": 1, "enemies": ["ene.kovarian"]}});
    let mut play = lost_at("LE", with_river, &["def.doctor"]);
    expect_left(&mut play, &["ene.kovarian"]);
    play.expect("/locations/0/attack/rivers", json!(1));
}

/// dwcg.conf.29: U.N.I.T. counts, so that 5 is below 6; River who changed sides does not.
#[test]
fn the_final_defence_counts() {
    let position = json!({
        "turn": 0,
        "players": [{"hand": ["def.doctor", "loc.craig", "loc.midnight", "loc.area51"],
                     "units": ["sup.unit"], "tp": 1}],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.dalek", "ene.davros"])],
        "discard": ["sup.tesselecta"]
    });
    let mut play = scene_by("forced_discard", "LT", position);
    play.defend(0, "loc.pompeii", &["def.doctor"]).answer(0, json!("pay"));
    expect_left(&mut play, &["ene.davros"]);
    let mut play = lost("LT", &["ene.silence", "ene.kovarian"], &["def.amy", "def.river"]);
    expect_left(&mut play, &["ene.silence", "ene.kovarian"]);
}

/// dwcg.conf.24, dwcg.conf.30: all Enemies together would fit (2 + 3 against 5, River apart), but one
/// always stays.
#[test]
fn never_all_of_them_go() {
    let enemies = ["ene.kovarian", "ene.clerics"];
    for limit in ["LT", "LE"] {
        let mut play = lost(limit, &enemies, &["def.doctor", "def.river"]);
        play.expect_logged("dwcg.conf.9 totals location=loc.pompeii defence=5 attack=9");
        expect_left(&mut play, &["ene.clerics"]);
        play.expect("/locations/0/attack/rivers", json!(1));
    }
}
