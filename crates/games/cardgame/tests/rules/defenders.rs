//! Placing Defenders (dwcg.def).

use crate::common::{attacked, book, defended, exposed, holding, place, protected, row, scene, to};
use reglette_cardgame::CardGame;
use reglette_cardgame::data::Face;
use reglette_engine::{Seat, Viewer};
use reglette_testkit::Play;
use serde_json::{Value, json};

/// dwcg.def.1: four types.
#[test]
fn there_are_four_types_of_defender() {
    let book = book(json!({}));
    let cards = book.deck.cards.iter().zip(&book.deck.titles);
    let types: Vec<&str> = cards
        .filter(|(card, _)| card.face == Face::Defender)
        .map(|(_, it)| it.id.as_str())
        .collect();
    assert_eq!(types, ["def.doctor", "def.amy", "def.river", "def.rory"]);
}

/// dwcg.def.2, dwcg.def.6: one or more from hand, face down on one Location.
#[test]
fn defenders_are_placed_face_down_on_one_location() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "def.amy", "ene.dalek"]), {"hand": ["def.river"]}],
        "locations": [row("loc.bowie", 0), row("loc.luna", 0)]
    }));
    play.refused(0, to("defender", "ene.dalek"), "dwcg.def.2")
        .refused(0, to("defender", "def.river"), "dwcg.def.2")
        .answers(0, place("defender", "def.doctor", "loc.bowie"))
        .refused(0, to("at", "loc.luna"), "dwcg.def.2")
        .refused(0, to("add", "ene.dalek"), "dwcg.def.2")
        .answer(0, to("add", "def.amy"))
        .expect_log(
            "dwcg.def.2 defenders-placed seat=0 location=loc.bowie cards=def.doctor,def.amy",
        )
        .expect("/locations/0", defended("loc.bowie", 0, &["def.doctor", "def.amy"]))
        .expect("/locations/1", row("loc.luna", 0));
    assert_eq!(play.view(Seat(1))["places"][0]["defenders"], json!([null, null]));
}

/// dwcg.def.2: none at all is no action: the first card is named with the action, the rest may end.
#[test]
fn a_single_defender_is_enough() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "def.amy"])],
        "locations": [row("loc.bowie", 0)]
    }));
    play.answer(0, to("defender", "def.doctor"))
        .refused(0, json!("done"), "dwcg.def.2")
        .answers(0, [to("at", "loc.bowie"), json!("done")])
        .expect("/locations/0", defended("loc.bowie", 0, &["def.doctor"]));
}

/// dwcg.def.3: never on another player's Location.
#[test]
fn others_are_not_defended() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor"])],
        "locations": [row("loc.bowie", 0), row("loc.luna", 1), attacked("loc.venice", 2, 1, &["ene.dalek"])]
    }));
    play.answer(0, to("defender", "def.doctor"))
        .refused(0, to("at", "loc.luna"), "dwcg.def.3")
        .refused(0, to("at", "loc.venice"), "dwcg.def.3");
}

/// dwcg.def.4, dwcg.def.7: others may join those already there, the same type may not.
#[test]
fn no_type_stands_twice_on_a_location() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "def.amy", "def.amy", "def.rory"])],
        "locations": [defended("loc.bowie", 0, &["def.doctor"]), row("loc.luna", 0)]
    }));
    play.answer(0, to("defender", "def.doctor"))
        .refused(0, to("at", "loc.bowie"), "dwcg.def.4")
        .answers(0, [to("at", "loc.luna"), json!("done")])
        .answers(0, place("defender", "def.amy", "loc.bowie"))
        .refused(0, to("add", "def.amy"), "dwcg.def.4")
        .answer(0, to("add", "def.rory"))
        .expect("/locations/0", defended("loc.bowie", 0, &["def.doctor", "def.amy", "def.rory"]));
}

/// dwcg.def.5: four on a Location, a fifth on none; each type also elsewhere.
#[test]
fn a_location_holds_at_most_four() {
    let four = ["def.doctor", "def.amy", "def.river", "def.rory"];
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "def.amy", "def.river", "def.rory"])],
        "locations": [defended("loc.bowie", 0, &four[..3]), row("loc.luna", 0)]
    }));
    play.answers(0, place("defender", "def.rory", "loc.bowie"))
        .expect("/locations/0", defended("loc.bowie", 0, &four));
    for card in &four[..3] {
        play.answer(0, to("defender", *card))
            .refused(0, to("at", "loc.bowie"), "dwcg.def.4")
            .answer(0, to("at", "loc.luna"));
        if *card != "def.river" {
            play.answer(0, json!("done"));
        }
    }
    play.expect("/locations/1", defended("loc.luna", 0, &four[..3]));
    let full = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor"])],
        "locations": [defended("loc.bowie", 0, &four)]
    }));
    assert!(!full.options().contains(&to("defender", "def.doctor")));
    let mut full = full;
    full.refused(0, to("defender", "def.doctor"), "dwcg.def.4");
}

/// dwcg.def.8: the owner looks at them, nobody else.
#[test]
fn the_owner_knows_the_defenders() {
    let play = scene(json!({"locations": [defended("loc.bowie", 2, &["def.amy", "def.rory"])]}));
    assert_eq!(play.view(Seat(2))["places"][0]["defenders"], json!(["def.amy", "def.rory"]));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Observer] {
        assert_eq!(play.view(viewer)["places"][0]["defenders"], json!([null, null]));
    }
}

/// dwcg.def.9: nothing withdraws or moves a Defender.
#[test]
fn a_placed_defender_stays() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.amy"])],
        "locations": [defended("loc.bowie", 0, &["def.doctor"]), row("loc.luna", 0)]
    }));
    play.refused(0, to("take", "def.doctor"), "dwcg.res.6")
        .refused(0, to("defender", "def.doctor"), "dwcg.def.2")
        .refused(0, to("discard", "def.doctor"), "dwcg.tpd.1");
    assert!(!play.options().iter().any(|it| it.to_string().contains("def.doctor")));
}

/// dwcg.def.10, dwcg.def.6: under a TARDIS counter too, face down.
#[test]
fn a_protected_location_may_be_defended() {
    let mut play = scene(json!({
        "turn": 0, "players": [holding(&["def.amy"])], "locations": [protected("loc.bowie", 0)]
    }));
    play.answers(0, place("defender", "def.amy", "loc.bowie"))
        .expect("/locations/0/defenders", json!(["def.amy"]))
        .expect("/locations/0/tardis", json!(true))
        .expect_asked(0, "action");
    assert_eq!(play.view(Seat(1))["places"][0]["defenders"], json!([null]));
}

/// dwcg.def.11, dwcg.def.12: a Conflict at once, when all Defenders are declared; nothing is revealed
/// before and none is added after.
#[test]
fn defenders_under_attack_start_a_conflict() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.rory", "def.amy", "def.doctor"])],
        "locations": [attacked("loc.bowie", 0, 1, &["ene.beast"])]
    }));
    play.answers(0, place("defender", "def.rory", "loc.bowie")).expect_asked(0, "defend-more");
    let enemy = &play.view(Seat(0))["places"][0]["attack"]["enemies"][0];
    assert_eq!(*enemy, json!({"card": null, "facing": "down"}), "not yet revealed");
    play.answer(0, to("add", "def.amy")).answer(0, json!("done"));
    let enemy = &play.view(Seat(0))["places"][0]["attack"]["enemies"][0];
    assert_eq!(enemy["card"], "ene.beast");
    play.expect_asked(0, "tesselecta")
        .refused(0, to("add", "def.doctor"), "dwcg.def.12")
        .answer(0, json!("decline"))
        .expect_logged(
            "dwcg.conf.12 attacker-won location=loc.bowie defender=0 attacker=1 defence=5 attack=6",
        )
        .expect("/locations/0/defenders", Value::Null);
}

/// dwcg.def.11, dwcg.conf.2: Defenders never lie on a Location under attack once a Conflict is over.
#[test]
fn defenders_and_enemies_do_not_lie_together() {
    let mut both = attacked("loc.bowie", 0, 1, &["ene.dalek"]);
    both["defenders"] = json!(["def.amy"]);
    let fault =
        Play::<CardGame>::try_at(json!({ "locations": [row("loc.luna", 0), both] })).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-position-doing", Some("locations[1]")));
    let mut turned = exposed("loc.bowie", 0, 1, &["ene.dalek"]);
    turned["attack"]["enemies"][0]["facing"] = json!("turned");
    let fault = Play::<CardGame>::try_at(json!({ "locations": [turned] })).unwrap_err();
    assert_eq!(fault.key, "fault-position-doing", "cards come up only in a Conflict");
}
