//! The Reserve (dwcg.res).

use crate::common::{attacked, defended, endgame, holding, place, row, scene, to};
use reglette_engine::{Code, Seat};
use serde_json::{Value, json};

/// dwcg.res.1, dwcg.res.2: one card or two from hand, face down and apart from the Locations.
#[test]
fn one_or_two_cards_are_reserved() {
    let mut play =
        scene(json!({"turn": 0, "players": [holding(&["def.doctor", "ene.dalek", "def.amy"])]}));
    play.answer(0, to("reserve", "def.doctor"))
        .expect_asked(0, "reserve-more")
        .answer(0, to("add", "ene.dalek"))
        .expect_log("dwcg.res.1 reserved seat=0 cards=def.doctor,ene.dalek")
        .expect("/players/0/reserve", json!(["def.doctor", "ene.dalek"]))
        .expect("/locations/0/defenders", Value::Null)
        .refused(0, to("reserve", "def.rory"), "dwcg.res.1")
        .expect_asked(0, "action");
    assert_eq!(play.view(Seat(1))["players"][0]["reserve"], json!([null, null]));
    let mut play = scene(json!({"turn": 0, "players": [holding(&["def.doctor", "ene.dalek"])]}));
    play.answers(0, [to("reserve", "def.doctor"), json!("done")])
        .expect("/players/0/reserve", json!(["def.doctor"]));
}

/// dwcg.res.3, dwcg.res.4: with one card in it one more fits, with two none; U.N.I.T. takes a place.
#[test]
fn the_reserve_holds_two() {
    let with = |reserve: &[&str], units: &[&str]| {
        let hand = ["def.doctor", "def.amy", "loc.midnight", "loc.craig", "loc.area51"];
        scene(json!({
            "turn": 0, "players": [{"hand": hand, "reserve": reserve, "units": units}]
        }))
    };
    with(&["ene.dalek"], &[])
        .answer(0, to("reserve", "def.doctor"))
        .expect_asked(0, "action")
        .expect("/players/0/reserve", json!(["def.doctor", "ene.dalek"]))
        .refused(0, to("reserve", "def.amy"), "dwcg.res.4");
    with(&["ene.dalek"], &["sup.unit"]).refused(0, to("reserve", "def.doctor"), "dwcg.res.4");
}

/// dwcg.res.5: a card of every kind may be reserved.
#[test]
fn any_kind_of_card_is_reserved() {
    for card in ["loc.bowie", "def.doctor", "ene.dalek", "sup.tesselecta", "sup.cardiff"] {
        let mut play = scene(json!({"turn": 0, "players": [holding(&[card])]}));
        play.answer(0, to("reserve", card)).expect("/players/0/reserve", json!([card]));
    }
}

/// dwcg.res.6, dwcg.res.7, dwcg.res.8, dwcg.res.12: cards are taken at every choice of an action, one
/// after the other, and taking is no action.
#[test]
fn reserve_cards_are_taken_at_any_moment() {
    let mut play = scene(json!({
        "turn": 0, "phase": endgame(0, 0), "end_drawn": true,
        "players": [{"hand": ["def.amy"], "reserve": ["loc.bowie", "ene.dalek"]}, {"hand": ["def.amy"]}],
        "locations": [row("loc.luna", 0)]
    }));
    play.refused(0, to("take", "def.doctor"), "dwcg.res.6")
        .answer(0, to("take", "ene.dalek"))
        .expect_log("dwcg.res.6 recalled seat=0 cards=ene.dalek")
        .expect_asked(0, "last-action")
        .answer(0, to("take", "loc.bowie"))
        .expect_asked(0, "last-action")
        .expect("/players/0/hand", json!(["def.amy", "ene.dalek", "loc.bowie"]))
        .answers(0, place("defender", "def.amy", "loc.luna"))
        .expect_asked(1, "last-action");
}

/// dwcg.res.7, dwcg.res.12: between two actions and before the turn ends, but not inside an action.
#[test]
fn taking_is_offered_between_actions() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["loc.bowie", "loc.luna", "def.amy", "def.amy"], "reserve": ["def.rory"]}]
    }));
    play.answer(0, to("location", "loc.bowie"))
        .refused(0, to("take", "def.rory"), "dwcg.res.12")
        .answer(0, json!("leave-points"));
    assert_eq!(play.options(), [to("take", "def.rory"), json!("end-turn")]);
    play.answer(0, to("take", "def.rory")).refused(0, json!("end-turn"), "dwcg.eot.2");
}

/// dwcg.res.9: the Reserve is no hand: not passed, and no help to keep three cards.
#[test]
fn reserve_cards_are_not_part_of_the_hand() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["loc.bowie", "def.amy", "def.amy"], "reserve": ["def.rory", "def.rory"]}],
        "pile": ["ene.dalek", "ene.dalek"]
    }));
    play.refused(0, to("location", "loc.bowie"), "dwcg.turn.8")
        .answer(0, json!("end-turn"))
        .expect("/players/3/hand", json!(["def.amy", "def.amy", "loc.bowie"]))
        .expect("/players/0/reserve", json!(["def.rory", "def.rory"]));
}

/// dwcg.res.10: a Reserve card is taken before it is played, whatever it is.
#[test]
fn a_reserve_card_is_not_played_from_there() {
    let with = |card: &str| {
        scene(json!({
            "turn": 0,
            "players": [{"hand": ["def.amy", "def.amy", "def.amy", "def.amy"], "reserve": [card]}],
            "locations": [row("start.gallifrey", 0), row("start.amelia", 1)]
        }))
    };
    for (action, card) in [
        ("location", "loc.bowie"),
        ("defender", "def.doctor"),
        ("enemy", "ene.dalek"),
        ("support", "sup.tardis"),
        ("discard", "ene.dalek"),
        ("reserve", "ene.dalek"),
    ] {
        let mut play = with(card);
        play.refused(0, to(action, card), "dwcg.res.10")
            .answers(0, [to("take", card), to(action, card)]);
    }
}

/// dwcg.res.10: Tesselecta is played from the Reserve; a U.N.I.T. put there face down does not work.
#[test]
fn tesselecta_works_from_the_reserve_and_hidden_unit_does_not() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.beast"]), {"reserve": ["sup.tesselecta", "sup.unit"], "tp": 5}],
        "locations": [defended("loc.luna", 1, &["def.doctor"])]
    }));
    play.answers(0, place("enemy", "ene.beast", "loc.luna"))
        .expect_asked(1, "tesselecta")
        .answer(1, to("tesselecta", "reserve"))
        .expect("/players/1/hand", json!(["def.doctor"]))
        .expect("/players/1/reserve", json!(["sup.unit"]));
}

/// dwcg.res.11: not on another player's turn, not even when asked something.
#[test]
fn reserve_cards_stay_on_others_turns() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.beast"]), {"reserve": ["def.amy"], "units": ["sup.unit"], "tp": 1}],
        "locations": [defended("loc.luna", 1, &["def.rory"])]
    }));
    assert_eq!(play.fault(1, &to("take", "def.amy")).code, Code::NotYourTurn);
    play.answers(0, place("enemy", "ene.beast", "loc.luna"))
        .expect_asked(1, "unit")
        .refused(1, to("take", "def.amy"), "dwcg.res.11")
        .refused(1, to("take-unit", "sup.unit"), "dwcg.res.11");
}

/// dwcg.res.12: the active player is not offered a card inside a Conflict either.
#[test]
fn nothing_is_taken_inside_a_conflict() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["def.rory", "def.amy", "def.amy", "def.amy"], "reserve": ["def.doctor"]}],
        "locations": [attacked("loc.luna", 0, 1, &["ene.beast"])]
    }));
    play.answers(0, place("defender", "def.rory", "loc.luna"))
        .expect_asked(0, "tesselecta")
        .refused(0, to("take", "def.doctor"), "dwcg.res.12");
}
