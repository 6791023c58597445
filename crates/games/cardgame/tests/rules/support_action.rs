//! Playing a Support card (dwcg.sup); what each card does is tested with the cards.

use crate::common::{attacked, holding, place, row, scene, to};
use serde_json::{Value, json};

/// dwcg.sup.1, dwcg.sup.2, dwcg.sup.3: one card is one action; it does what it says and is discarded.
#[test]
fn a_support_card_is_played_and_discarded() {
    let mut play = scene(json!({
        "turn": 0, "players": [holding(&["sup.tardis", "sup.crack"])]
    }));
    play.answer(0, to("support", "sup.tardis"))
        .expect_logged("dwcg.sup.1 support-played seat=0 card=sup.tardis")
        .expect("/players/0/tp", json!(2))
        .expect("/discard", json!(["sup.tardis"]))
        .expect_asked(0, "action")
        .answer(0, to("support", "sup.crack"))
        .expect("/discard", json!(["sup.tardis", "sup.crack"]))
        .expect("/players/0/tp", json!(4));
}

/// dwcg.sup.2: Tesselecta says otherwise and is no action.
#[test]
fn tesselecta_is_no_action() {
    let mut play = scene(json!({"turn": 0, "players": [holding(&["sup.tesselecta"])]}));
    play.refused(0, to("support", "sup.tesselecta"), "dwcg.csup.13");
}

/// dwcg.sup.4: a Support card neither defends nor attacks, and cannot be slipped in with others.
#[test]
fn a_support_card_is_never_placed_face_down() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["sup.k9", "def.doctor", "def.amy", "ene.dalek", "ene.dalek"])],
        "locations": [row("loc.bowie", 0), row("loc.luna", 1)]
    }));
    play.refused(0, to("defender", "sup.k9"), "dwcg.sup.4")
        .refused(0, to("enemy", "sup.k9"), "dwcg.sup.4")
        .answers(0, place("defender", "def.doctor", "loc.bowie"))
        .refused(0, to("add", "sup.k9"), "dwcg.sup.4")
        .answer(0, json!("done"))
        .answers(0, place("enemy", "ene.dalek", "loc.luna"))
        .refused(0, to("add", "sup.k9"), "dwcg.sup.4");
}

/// dwcg.sup.5: Cardiff and the Face of Boe stay beside the Reserve, U.N.I.T. in it.
#[test]
fn three_cards_are_not_discarded() {
    let mut play = scene(json!({
        "turn": 0, "players": [holding(&["sup.cardiff", "sup.boe", "sup.unit"])]
    }));
    play.answer(0, to("support", "sup.cardiff"))
        .answer(0, to("support", "sup.boe"))
        .answer(0, to("support", "sup.unit"))
        .expect("/players/0/beside", json!(["sup.cardiff", "sup.boe"]))
        .expect("/players/0/units", json!(["sup.unit"]))
        .expect("/discard", Value::Null);
}

/// dwcg.sup.6: without a target a card cannot be played, but reserved, discarded or passed.
#[test]
fn without_a_target_a_card_is_not_played() {
    for card in
        ["sup.sonic", "sup.paper", "sup.vrd", "sup.jack", "sup.debts", "sup.jammy", "sup.arch"]
    {
        let with = |locations: Value| {
            scene(json!({
                "turn": 0, "players": [holding(&[card])], "locations": locations
            }))
        };
        let elsewhere = attacked("loc.bowie", 1, 2, &["ene.dalek"]);
        let mut play = with(json!([row("loc.luna", 0), elsewhere, row("loc.library", 3)]));
        play.refused(0, to("support", card), "dwcg.sup.6");
        let mut reserved = play;
        reserved.answer(0, to("reserve", card)).expect("/players/0/reserve", json!([card]));
        let mut shed = with(json!([row("loc.luna", 0)]));
        shed.answer(0, to("discard", card)).expect("/discard", json!([card]));
        let own = attacked("loc.luna", 0, 1, &["ene.dalek"]);
        with(json!([own, row("loc.library", 3)])).answer(0, to("support", card));
    }
}

/// dwcg.sup.6: a card without a target is passed on like any other.
#[test]
fn a_card_without_a_target_is_passed() {
    let mut play = scene(json!({
        "turn": 0, "players": [{"hand": ["sup.jammy", "sup.arch", "sup.jack"]}]
    }));
    play.give("def.amy def.amy").answer(0, json!("end-turn"));
    play.expect("/players/3/hand", json!(["sup.jack", "sup.arch", "sup.jammy"]));
}
