//! Buying cards (dwcg.buy), discarding for TP (dwcg.tpd), and a bank that is short.

use crate::common::{Scene, attacked, defended, place, scene, to};
use reglette_engine::Seat;
use serde_json::{Value, json};

/// Seat 0 with three cards and so many TP; three cards lie on the pile in this order.
fn purse(tp: u8) -> Scene {
    scene(json!({
        "turn": 0,
        "players": [{"hand": ["def.amy", "def.amy", "def.amy"], "tp": tp}],
        "pile": ["ene.beast", "loc.bowie", "sup.k9"]
    }))
}

/// dwcg.buy.1, dwcg.buy.6: five TP buy a card, four buy none.
#[test]
fn a_card_costs_five() {
    purse(4).refused(0, to("buy", 1), "dwcg.buy.6");
    purse(0).refused(0, to("buy", 1), "dwcg.buy.6");
    purse(5)
        .answer(0, to("buy", 1))
        .expect_log(
            "dwcg.buy.1 paid seat=0 tp=5
             dwcg.buy.3 drew seat=0 cards=ene.beast",
        )
        .expect("/players/0/tp", Value::Null)
        .expect_asked(0, "action");
}

/// dwcg.buy.2, dwcg.buy.4: ten TP buy two cards at once, nine one; the rest is kept.
#[test]
fn several_cards_are_bought_if_all_are_paid() {
    purse(9)
        .refused(0, to("buy", 2), "dwcg.buy.2")
        .refused(0, to("buy", 0), "dwcg.buy.2")
        .answer(0, to("buy", 1))
        .expect("/players/0/tp", json!(4));
    let mut play = purse(12);
    assert!(play.options().contains(&to("buy", 2)) && !play.options().contains(&to("buy", 3)));
    play.answer(0, to("buy", 2)).expect("/players/0/tp", json!(2)).expect(
        "/players/0/hand",
        json!(["def.amy", "def.amy", "def.amy", "ene.beast", "loc.bowie"]),
    );
}

/// dwcg.buy.3, dwcg.buy.5: cards come from the top of the pile, the tokens go to the bank.
#[test]
fn bought_cards_come_from_the_top() {
    let mut play = purse(10);
    assert_eq!(play.view(Seat(1))["bank"], 20);
    play.answers(0, [to("buy", 1), to("buy", 1)])
        .expect(
            "/players/0/hand",
            json!(["def.amy", "def.amy", "def.amy", "ene.beast", "loc.bowie"]),
        )
        .expect("/pile", json!(["sup.k9"]));
    assert_eq!(play.view(Seat(1))["bank"], 30);
}

/// Seat 0 discards, seat 1 having all tokens but so many.
fn discarding(bank: u8, tp_shortage: &str) -> Scene {
    scene(json!({
        "setup": {"options": {"tp_shortage": tp_shortage}}, "turn": 0,
        "players": [
            {"hand": ["loc.bowie", "ene.dalek", "sup.k9", "def.amy", "def.amy", "def.amy", "def.amy"]},
            {"tp": 30 - bank}
        ]
    }))
}

/// dwcg.tpd.1, dwcg.tpd.2, dwcg.tpd.4: one or two cards of any kind, one TP each.
#[test]
fn cards_are_discarded_for_points() {
    discarding(30, "LOCATIONS")
        .answer(0, to("discard", "loc.bowie"))
        .answer(0, json!("done"))
        .expect_log(
            "dwcg.tpd.1 shed seat=0 cards=loc.bowie
             dwcg.tpd.2 tp-gained seat=0 tp=1 due=1",
        )
        .answers(0, [to("discard", "ene.dalek"), to("add", "sup.k9")])
        .answers(0, [to("discard", "def.amy")])
        .expect("/players/0/tp", json!(4))
        .expect("/discard", json!(["def.amy", "ene.dalek", "sup.k9", "loc.bowie"]))
        .refused(0, to("discard", "def.rory"), "dwcg.tpd.1");
}

/// dwcg.tpd.3: two cards complete the action; a third is another action.
#[test]
fn two_cards_at_most_are_discarded_at_once() {
    discarding(30, "LOCATIONS")
        .answers(0, [to("discard", "ene.dalek"), to("add", "sup.k9")])
        .expect_asked(0, "action")
        .expect("/players/0/tp", json!(2))
        .refused(0, to("add", "def.amy"), "dwcg.turn.4")
        .answers(0, [to("discard", "def.amy"), json!("done")])
        .expect("/players/0/tp", json!(3));
}

/// dwcg.tpd.5: what the bank does not have is lost, the cards are gone all the same.
#[test]
fn a_short_bank_pays_what_it_has() {
    discarding(1, "LOCATIONS")
        .answers(0, [to("discard", "ene.dalek"), to("add", "sup.k9")])
        .expect_log(
            "dwcg.tpd.1 shed seat=0 cards=ene.dalek,sup.k9
             dwcg.tpd.2 tp-gained seat=0 tp=1 due=2",
        )
        .expect_asked(0, "action")
        .expect("/players/1/tp", json!(29))
        .expect("/discard", json!(["ene.dalek", "sup.k9"]));
}

/// dwcg.tpd.5 with `tp_shortage` ALL_ACTIVE_GAINS: the missing token comes from another.
#[test]
fn every_gain_of_the_active_player_may_be_levied() {
    discarding(1, "ALL_ACTIVE_GAINS")
        .answers(0, [to("discard", "ene.dalek"), to("add", "sup.k9")])
        .expect_asked(0, "from-whom")
        .answer(0, to("from", 1))
        .expect("/players/0/tp", json!(2))
        .expect("/players/1/tp", json!(28))
        .expect_asked(0, "action");
}

/// Seat 0 sends an Enemy against River Song and the Doctor; the bank is empty.
fn against_river(enemy: &str, tp_shortage: &str) -> Scene {
    let mut play = scene(json!({
        "setup": {"options": {"tp_shortage": tp_shortage}}, "turn": 0,
        "players": [{"hand": [enemy, "def.amy", "def.amy", "def.amy"]}, {}, {"tp": 30}],
        "locations": [defended("loc.bowie", 1, &["def.river", "def.doctor"])]
    }));
    play.answers(0, place("enemy", enemy, "loc.bowie"));
    play
}

/// dwcg.conf.5, A-04: by default both gains are lost; otherwise the active player's is levied and
/// the other's still lost.
#[test]
fn gains_in_a_conflict_with_an_empty_bank() {
    let mut play = against_river("ene.angel", "LOCATIONS");
    play.expect_asked(0, "action").expect("/players/2/tp", json!(30));
    let mut play = against_river("ene.angel", "ALL_ACTIVE_GAINS");
    play.expect_asked(0, "from-whom")
        .answer(0, to("from", 2))
        .expect("/players/0/tp", json!(1))
        .expect("/players/1/tp", Value::Null)
        .expect("/players/2/tp", json!(29))
        .expect_asked(0, "action");
    let mut play = against_river("ene.saturnyns", "ALL_ACTIVE_GAINS");
    play.expect_asked(0, "action").expect("/players/2/tp", json!(30));
}

/// dwcg.conf.5, A-04: the active player may also be the defender.
#[test]
fn the_active_defenders_gain_is_levied_too() {
    let mut play = scene(json!({
        "setup": {"options": {"tp_shortage": "ALL_ACTIVE_GAINS"}}, "turn": 0,
        "players": [{"hand": ["def.river", "def.amy", "def.amy", "def.amy"]}, {"tp": 30}],
        "locations": [attacked("loc.bowie", 0, 1, &["ene.saturnyns"])]
    }));
    play.answers(0, place("defender", "def.river", "loc.bowie"))
        .expect_asked(0, "from-whom")
        .answer(0, to("from", 1))
        .expect("/players/0/tp", json!(1))
        .expect("/locations/0/tardis", json!(true));
}

/// dwcg.csup.25, A-04: a Support card's TP are levied as well.
#[test]
fn a_support_cards_gain_is_levied() {
    let mut play = scene(json!({
        "setup": {"options": {"tp_shortage": "ALL_ACTIVE_GAINS"}}, "turn": 0,
        "players": [
            {"hand": ["sup.dreamlord", "def.amy", "def.amy", "def.amy"]}, {"tp": 15}, {"tp": 15}
        ]
    }));
    play.answer(0, to("support", "sup.dreamlord"))
        .answers(0, [to("from", 1), to("from", 2)])
        .expect("/players/0/tp", json!(2))
        .expect_asked(0, "action");
}
