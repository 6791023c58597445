//! Placing Enemies (dwcg.att).

use crate::common::{
    Scene, attacked, book, defended, exposed, holding, place, protected, row, scene, to,
};
use reglette_cardgame::CardId;
use reglette_cardgame::data::Face;
use reglette_engine::Seat;
use serde_json::{Value, json};

/// Seat 0 holds these Enemies and attacks somebody.
fn attacker(enemies: &[&str], locations: Value) -> Scene {
    scene(json!({"turn": 0, "players": [holding(enemies)], "locations": locations}))
}

/// dwcg.att.1, dwcg.att.2: one or more Enemies from hand on one Location of another player.
#[test]
fn enemies_go_to_one_location_of_another() {
    let rows = json!([row("loc.bowie", 0), row("loc.luna", 1), row("loc.venice", 2)]);
    let mut play = attacker(&["ene.dalek", "ene.dalek", "def.amy"], rows);
    play.refused(0, to("enemy", "def.amy"), "dwcg.att.1")
        .refused(0, to("enemy", "ene.beast"), "dwcg.att.1")
        .answer(0, to("enemy", "ene.dalek"))
        .refused(0, to("at", "loc.bowie"), "dwcg.att.2")
        .refused(0, to("at", "loc.library"), "dwcg.att.1")
        .answer(0, to("at", "loc.luna"))
        .refused(0, to("at", "loc.venice"), "dwcg.att.1")
        .refused(0, to("add", "def.amy"), "dwcg.att.1")
        .answer(0, json!("done"))
        .expect("/locations/1", attacked("loc.luna", 1, 0, &["ene.dalek"]))
        .expect("/locations/2", row("loc.venice", 2));
}

/// What table T2 lists besides the own type and the universal cards.
fn listed(card: &str) -> &'static [&'static str] {
    match card {
        "ene.dalek" => &["ene.flagship", "ene.davros"],
        "ene.flagship" => &["ene.dalek", "ene.davros"],
        "ene.davros" => &["ene.dalek", "ene.flagship"],
        "ene.cybermen" => &["ene.cyberking"],
        "ene.cyberking" => &["ene.cybermen"],
        "ene.kovarian" => &["ene.silence", "ene.monks", "ene.clerics"],
        "ene.silence" | "ene.monks" | "ene.clerics" => &["ene.kovarian"],
        _ => &[],
    }
}

/// dwcg.att.3, dwcg.att.4, dwcg.att.5: table T2, for every pair of the 24 types.
#[test]
fn pairs_go_together_as_the_table_says() {
    let book = book(json!({}));
    let all: Vec<(CardId, &str)> = (0..book.deck.cards.len())
        .map(|at| CardId(u8::try_from(at).unwrap()))
        .filter(|&card| matches!(book.face(card), Face::Enemy(_)))
        .map(|card| (card, book.deck.titles[card.index()].id.as_str()))
        .collect();
    assert_eq!(all.len(), 24);
    let universal = |name| ["ene.roboform", "ene.master", "ene.pandorica"].contains(&name);
    for &(one, name) in &all {
        for &(other, other_name) in &all {
            let together = one == other
                || universal(name)
                || universal(other_name)
                || listed(name).contains(&other_name);
            assert_eq!(book.goes_with(one).contains(other), together, "{name} with {other_name}");
        }
    }
}

/// dwcg.att.3, dwcg.att.4: a strange Enemy is refused, and one card does not link two types.
#[test]
fn every_pair_must_go_together() {
    let mut play = attacker(
        &["ene.silence", "ene.kovarian", "ene.clerics", "ene.dalek"],
        json!([row("loc.luna", 1)]),
    );
    play.answers(0, place("enemy", "ene.silence", "loc.luna"))
        .refused(0, to("add", "ene.dalek"), "dwcg.att.4")
        .refused(0, to("add", "ene.clerics"), "dwcg.att.4")
        .answer(0, to("add", "ene.kovarian"))
        .expect("/locations/0", attacked("loc.luna", 1, 0, &["ene.silence", "ene.kovarian"]));
}

/// dwcg.att.4: a River Song who changed sides is left out of the test.
#[test]
fn a_river_who_changed_sides_does_not_matter() {
    let mut location = exposed("loc.luna", 1, 0, &["ene.kovarian"]);
    location["attack"]["rivers"] = json!(1);
    let mut play = attacker(&["ene.silence"], json!([location]));
    play.answers(0, place("enemy", "ene.silence", "loc.luna"))
        .expect("/locations/0/attack/enemies/1", json!("ene.silence"));
}

/// dwcg.att.5, dwcg.att.6: universal cards go with each other, and copies without number.
#[test]
fn universal_cards_and_copies_go_together() {
    let rows = || json!([row("loc.luna", 1)]);
    let universal = ["ene.roboform", "ene.master", "ene.pandorica", "ene.beast", "ene.roboform"];
    let mut play = attacker(&universal, rows());
    play.answers(0, place("enemy", "ene.roboform", "loc.luna"))
        .answers(0, universal[1..].iter().map(|&it| to("add", it)))
        .expect("/locations/0", attacked("loc.luna", 1, 0, &universal));
    let mut play = attacker(&["ene.dalek"; 4], rows());
    play.answers(0, place("enemy", "ene.dalek", "loc.luna"))
        .answers(0, [to("add", "ene.dalek"), to("add", "ene.dalek"), to("add", "ene.dalek")])
        .expect("/locations/0", attacked("loc.luna", 1, 0, &["ene.dalek"; 4]));
}

/// dwcg.att.7, dwcg.att.8, dwcg.att.9, dwcg.att.15: face down under one Dalek counter, known to the
/// attacker only.
#[test]
fn an_attack_lies_face_down_under_one_counter() {
    let mut play = attacker(&["ene.dalek", "ene.dalek"], json!([row("loc.luna", 1)]));
    play.answers(0, place("enemy", "ene.dalek", "loc.luna"))
        .answer(0, to("add", "ene.dalek"))
        .expect("/locations/0/attack/by", json!(0));
    let card = |seat, nth| play.view(Seat(seat))["places"][0]["attack"]["enemies"][nth].clone();
    for nth in 0..2 {
        assert_eq!(card(0, nth), json!({"card": "ene.dalek", "facing": "down"}));
        assert_eq!(card(1, nth), json!({"card": null, "facing": "down"}));
    }
    assert_eq!(play.view(Seat(1))["players"][0]["daleks"], 4, "one counter for both");
}

/// A table on which seat 0 has all five Dalek counters in play, and more Locations.
fn no_counter_left(enemies: &[&str], more: &[Value]) -> Scene {
    let five = ["loc.bowie", "loc.pompeii", "loc.venice", "loc.library", "loc.museum"];
    let cards = ["ene.beast", "ene.minotaur", "ene.sycorax", "ene.nestene", "ene.zero"];
    let attacks = five.iter().zip(cards).map(|(it, card)| attacked(it, 1, 0, &[card]));
    let locations: Vec<Value> = attacks.chain(more.iter().cloned()).collect();
    attacker(enemies, json!(locations))
}

/// dwcg.att.10: without a counter no new attack, not even on a defended Location; stripping and
/// adding remain.
#[test]
fn a_new_attack_needs_a_counter() {
    let open = [row("loc.luna", 1), attacked("start.hospital", 2, 3, &["ene.angel"])];
    let mut play = no_counter_left(&["ene.dalek"], &open[..]);
    play.refused(0, to("enemy", "ene.dalek"), "dwcg.att.10");
    let more = [
        row("loc.luna", 1),
        defended("start.amelia", 2, &["def.amy"]),
        protected("loc.downing", 3),
    ];
    let mut play = no_counter_left(&["ene.roboform", "ene.dalek"], &more);
    play.answer(0, to("enemy", "ene.roboform"))
        .refused(0, to("at", "loc.luna"), "dwcg.att.10")
        .refused(0, to("at", "start.amelia"), "dwcg.att.10")
        .answer(0, to("at", "loc.bowie"))
        .expect("/locations/0/attack/enemies", json!(["ene.beast", "ene.roboform"]))
        .answers(0, place("enemy", "ene.dalek", "loc.downing"))
        .expect("/locations/7", row("loc.downing", 3));
}

/// dwcg.att.11, dwcg.att.12: the controller adds face-down cards, without a counter, if the whole
/// attack goes together.
#[test]
fn the_controller_adds_to_the_attack() {
    let rows = json!([exposed("loc.luna", 1, 0, &["ene.dalek"])]);
    let mut play = attacker(&["ene.dalek", "ene.master", "ene.cybermen"], rows);
    play.refused(0, to("enemy", "ene.cybermen"), "dwcg.att.12")
        .answers(0, place("enemy", "ene.master", "loc.luna"))
        .refused(0, to("add", "ene.cybermen"), "dwcg.att.12")
        .answer(0, to("add", "ene.dalek"))
        .expect_log(
            "dwcg.att.11 enemies-placed seat=0 location=loc.luna cards=ene.master,ene.dalek",
        )
        .expect(
            "/locations/0/attack/enemies",
            json!([
                {"card": "ene.dalek", "facing": "up"}, "ene.master", "ene.dalek"
            ]),
        );
    assert_eq!(play.view(Seat(0))["players"][0]["daleks"], 4);
}

/// dwcg.att.13: another's attack is not joined, nor its Location attacked; Davros may take it over.
#[test]
fn nobody_joins_anothers_attack() {
    let rows = || json!([exposed("loc.luna", 1, 2, &["ene.dalek"]), row("loc.bowie", 3)]);
    let mut play = attacker(&["ene.dalek"], rows());
    play.answer(0, to("enemy", "ene.dalek")).refused(0, to("at", "loc.luna"), "dwcg.att.13");
    let mut play = attacker(&["ene.dalek"], json!([exposed("loc.luna", 1, 2, &["ene.dalek"])]));
    play.refused(0, to("enemy", "ene.dalek"), "dwcg.att.13");
    let mut play = attacker(&["ene.davros"], rows());
    play.answers(0, place("enemy", "ene.davros", "loc.luna"))
        .expect("/locations/0/attack/by", json!(0));
}

/// dwcg.att.13 with `takeover` GAMBLE: Davros may try any attack, other Enemies still none.
#[test]
fn a_gamble_is_for_davros_only() {
    let position = json!({
        "setup": {"options": {"takeover": "GAMBLE"}}, "turn": 0,
        "players": [holding(&["ene.davros", "ene.dalek"])],
        "locations": [attacked("loc.luna", 1, 2, &["ene.dalek"]), attacked("loc.venice", 1, 3, &["ene.beast"])]
    });
    let mut play = scene(position);
    play.refused(0, to("enemy", "ene.dalek"), "dwcg.att.13").answer(0, to("enemy", "ene.davros"));
    assert_eq!(play.options(), [to("at", "loc.luna"), to("at", "loc.venice")]);
    play.answer(0, to("at", "loc.venice"))
        .expect("/locations/1", attacked("loc.venice", 1, 3, &["ene.beast"]))
        .expect("/discard", json!(["ene.davros"]));
}

/// dwcg.att.14: nothing withdraws an Enemy.
#[test]
fn a_placed_enemy_stays() {
    let mut play = attacker(&["def.amy"], json!([attacked("loc.luna", 1, 0, &["ene.beast"])]));
    play.refused(0, to("take", "ene.beast"), "dwcg.res.6").refused(
        0,
        to("enemy", "ene.beast"),
        "dwcg.att.1",
    );
    assert!(!play.options().iter().any(|it| it.to_string().contains("ene.beast")));
}

/// dwcg.att.16, dwcg.att.17: Enemies on a defended Location are all declared before a Defender is
/// revealed; then the Conflict follows at once.
#[test]
fn enemies_on_a_defended_location_start_a_conflict() {
    let rows = json!([defended("loc.luna", 1, &["def.amy"])]);
    let mut play = attacker(&["ene.angel", "ene.angel"], rows);
    play.answers(0, place("enemy", "ene.angel", "loc.luna")).expect_asked(0, "attack-more");
    assert_eq!(play.view(Seat(0))["places"][0]["defenders"], json!([null]), "not yet revealed");
    play.answer(0, to("add", "ene.angel"))
        .expect_logged(
            "dwcg.conf.4 conflict-began location=loc.luna attacker=0 defender=1 enemies=ene.angel,ene.angel defenders=def.amy",
        )
        .expect_asked(1, "tesselecta")
        .answer(1, json!("decline"))
        .expect("/locations/0/attack/by", json!(0));
}

/// dwcg.att.18, dwcg.att.19, dwcg.att.20, dwcg.att.21, dwcg.att.24: all Enemies named are lost for the
/// one counter; the Defenders stay face down, nothing is revealed, no Dalek counter is used. A weak
/// Enemy does it as well.
#[test]
fn stripping_costs_every_enemy_named() {
    let mut location = defended("loc.luna", 1, &["def.river"]);
    location["tardis"] = json!(true);
    let rows = || json!([location, protected("loc.venice", 1)]);
    let mut play = attacker(&["ene.angel", "ene.angel"], rows());
    play.answers(0, place("enemy", "ene.angel", "loc.luna"))
        .answer(0, to("add", "ene.angel"))
        .expect_log(
            "dwcg.att.18 stripped seat=0 location=loc.luna owner=1 cards=ene.angel,ene.angel",
        )
        .expect("/locations/0", defended("loc.luna", 1, &["def.river"]))
        .expect("/locations/1", protected("loc.venice", 1))
        .expect("/discard", json!(["ene.angel", "ene.angel"]))
        .expect("/players/0/tp", Value::Null)
        .expect("/players/1/tp", Value::Null);
    let seen = play.view(Seat(0));
    assert_eq!(seen["places"][0]["defenders"], json!([null]));
    assert_eq!(seen["players"][0]["daleks"], 5);
    let mut weak = attacker(&["ene.saturnyns"], rows());
    weak.answers(0, place("enemy", "ene.saturnyns", "loc.luna"))
        .expect("/locations/0/tardis", Value::Null);
}

/// dwcg.att.22: a stripped Location may be attacked in the same turn.
#[test]
fn a_stripped_location_may_be_attacked() {
    let mut play = attacker(&["ene.saturnyns", "ene.dalek"], json!([protected("loc.luna", 1)]));
    play.answers(0, place("enemy", "ene.saturnyns", "loc.luna"))
        .answers(0, place("enemy", "ene.dalek", "loc.luna"))
        .expect("/locations/0", attacked("loc.luna", 1, 0, &["ene.dalek"]));
}

/// dwcg.att.23: Enemies that only strip must go together too.
#[test]
fn stripping_enemies_must_go_together() {
    let mut play = attacker(
        &["ene.saturnyns", "ene.saturnyns", "ene.dalek"],
        json!([protected("loc.luna", 1)]),
    );
    play.answers(0, place("enemy", "ene.saturnyns", "loc.luna"))
        .refused(0, to("add", "ene.dalek"), "dwcg.att.23")
        .answer(0, json!("done"));
}
