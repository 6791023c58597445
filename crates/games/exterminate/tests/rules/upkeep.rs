//! Upkeep (ex.up).

use serde_json::json;

use crate::common::*;

/// The last part of the turn is about to end.
fn dusk() -> Stage {
    stage().figure(0, "a", "", (10.0, 10.0)).figure(1, "b", "", (20.0, 20.0)).phase("melee", 1)
}

fn end(stage: Stage, dice: &str) -> Scene {
    let mut play = stage.play().dice(dice);
    play.answer(1, json!("end"));
    play
}

/// ex.up.1, ex.up.2: all Shocked characters stand up without a roll.
#[test]
fn everybody_stands_up() {
    let stage = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .with(json!({"shocked": true}))
        .figure(1, "b", "", (20.0, 20.0))
        .with(json!({"shocked": true}))
        .fate(1, 1)
        .round("order", json!([1, 0]))
        .phase("melee", 0);
    let mut play = end(stage, "");
    play.has("ex.up.2 stood-up figure=a").has("ex.up.2 stood-up figure=b");
    play.expect_asked(1, "upkeep-cards").answer(1, pass()).expect_asked(0, "upkeep-cards");
}

/// ex.up.3, ex.up.4, A6: a die for each token; each Hit may remove one, or each Armour by the other reading.
#[test]
fn stress_is_rolled_off() {
    let tense = |face: &str| {
        stage()
            .option("stress_recovery_face", face)
            .figure(0, "a", "", (10.0, 10.0))
            .with(json!({"stress": 2}))
            .fate(1, 1)
            .figure(1, "b", "", (20.0, 20.0))
            .with(json!({"stress": 1}))
            .phase("melee", 1)
    };
    let mut play = end(tense("H"), "H A A");
    play.has(&part("ex.up.3", 2)).expect_asked(0, "upkeep-stress");
    play.refused(0, json!({"remove": 2}), "ex.up.4").answer(0, json!({"remove": 1}));
    play.has("ex.up.4 calmed figure=a tokens=1");
    assert_eq!(about(&play, "a", "/stress"), json!(1));
    let mut play = end(tense("A"), "A A H");
    play.answer(0, json!({"remove": 2})).has("calmed figure=a tokens=2");
    // D21: a token may stay.
    let mut play = end(tense("A"), "A A H");
    play.answer(0, json!({"remove": 0})).hasnt("calmed figure=a");
}

/// ex.up.5, ex.up.8: option A draws up to five; with five or more nothing is drawn.
#[test]
fn cards_are_drawn() {
    let mut play = end(dusk().hand(0, "hit hit"), "");
    play.give("armour fate hit").answer(0, json!("draw")).has("ex.up.5 drew seat=0");
    assert_eq!(
        play.view(reglette_engine::Seat(1))["players"][0]["hand"].as_array().unwrap().len(),
        5
    );
    let mut full = end(dusk().hand(0, "hit hit hit armour armour"), "");
    full.refused(0, json!("draw"), "ex.up.8");
}

/// ex.up.6: option B regains a spent token, only below the starting pool.
#[test]
fn fate_is_regained() {
    let rich = |fate: u8| {
        stage()
            .figure(0, "a", "F2", (10.0, 10.0))
            .figure(1, "b", "", (20.0, 20.0))
            .fate(0, fate)
            .phase("melee", 1)
    };
    let mut play = end(rich(1), "");
    play.answer(0, json!("regain")).has("ex.up.6 fate-gained seat=0 left=2").hasnt("drew");
    end(rich(2), "").refused(0, json!("regain"), "ex.up.6");
}

/// ex.up.7, ex.up.8, A28: option C discards a hand of three or more for a token, above the start too.
#[test]
fn a_hand_is_exchanged() {
    let mut play = end(dusk().hand(0, "hit armour fate"), "");
    play.answer(0, json!("exchange"))
        .has("ex.up.7 exchanged seat=0 cards=hit,armour,fate")
        .hasnt("drew");
    assert_eq!(fate(&play, 0), 1);
    assert_eq!(play.position()["discard"], json!(["hit", "armour", "fate"]));
    end(dusk().hand(0, "hit armour"), "").refused(0, json!("exchange"), "ex.up.7");
    let mut play = end(dusk().option("discard_then_draw", "ON").hand(0, "hit armour fate"), "");
    play.give("hit hit hit hit hit").answer(0, json!("exchange")).has("drew seat=0");
}

/// ex.up.9, ex.up.10, ex.ad.6: one may roll for the top card of the discard; Lightning brings it back.
#[test]
fn a_card_is_taken_back() {
    let spent = || {
        dusk()
            .player(0, "adventure", json!({"discard": ["ad.1", "ad.7"], "exhausted": ["ad.4"]}))
            .fate(0, 1)
    };
    let mut play = end(spent(), "");
    play.answer(0, pass()).answer(1, pass()).expect_asked(0, "upkeep-adventure");
    play.give("L H H H H H A A A A A").answer(0, json!("take-back"));
    play.has("ex.up.10 card-recovered seat=0 card=ad.7");
    let mut play = end(spent(), "");
    play.answer(0, pass()).answer(1, pass());
    play.give("H H H H H H A A A A A")
        .answer(0, json!("take-back"))
        .answer(0, pass())
        .hasnt("card-recovered");
}

/// ex.up.9, ex.up.11, ex.up.12, ex.ad.7: exhausted cards are recovered for Fate, and can be used from the next turn on.
#[test]
fn cards_are_recovered() {
    let tired = dusk()
        .player(0, "adventure", json!({"discard": ["ad.1"], "exhausted": ["ad.4", "ad.6"]}))
        .fate(0, 2);
    let mut play = end(tired, "");
    play.answer(0, pass()).answer(1, pass());
    play.answer(0, json!({"recover": {"card": "ad.4", "by": "token"}})).refused(
        0,
        json!("take-back"),
        "ex.up.10",
    );
    let fresh = play.position()["players"][0]["adventure"]["fresh"].clone();
    assert_eq!(fresh, json!(["ad.4"]));
    play.give("H H H H H A A A A A")
        .answer(0, json!({"recover": {"card": "ad.6", "by": "token"}}))
        .has("ex.up.11 card-recovered seat=0 card=ad.6");
    assert_eq!(play.position()["players"][0]["adventure"]["open"], json!(["ad.4", "ad.6"]));
    assert_eq!(fate(&play, 0), 0);
}

/// ex.bc.13, ex.up.11, B5: a Fate card recovers a card as a token does; whoever might hold one is asked.
#[test]
fn a_fate_card_recovers() {
    let recover = |by: &str| json!({"recover": {"card": "ad.4", "by": by}});
    let tired = |hand: &str| {
        let cards = json!({"exhausted": ["ad.4"]});
        let mut play = end(dusk().player(0, "adventure", cards).fate(0, 0).hand(0, hand), "");
        play.answer(0, pass()).answer(1, pass()).expect_asked(0, "upkeep-adventure");
        play
    };
    let mut play = tired("fate");
    play.refused(0, recover("token"), "ex.up.11");
    play.give("H H H H H A A A A A").answer(0, recover("card"));
    play.has("ex.bc.13 fate-spent seat=0").has("ex.up.11 card-recovered seat=0 card=ad.4");
    assert_eq!(play.position()["discard"], json!(["fate"]));
    tired("hit").refused(0, recover("card"), "ex.up.11");
}

/// ex.up.13: Fate and cards may be used on Stress and take-back rolls.
#[test]
fn upkeep_rolls_can_be_changed() {
    let spent = dusk().player(0, "adventure", json!({"discard": ["ad.1"]})).hand(0, "lightning");
    let mut play = end(spent, "");
    play.answer(0, pass()).answer(1, pass()).give("A").answer(0, json!("take-back"));
    play.give("H H H H H A A A A A")
        .answer(0, card("lightning"))
        .has("card-recovered seat=0 card=ad.1");
}

/// ex.tr.26, ex.xc.12: with a Scientific Adviser a Hit brings a card back: others may want to roll it again, its owner does not.
#[test]
fn an_advised_hit_is_worth_keeping() {
    let mut play = stage()
        .figure(0, "kate", "scientific-adviser", (10.0, 10.0))
        .player(0, "adventure", json!({"discard": ["ad.1"]}))
        .hand(0, "re-roll")
        .hand(1, "re-roll")
        .phase("upkeep", 0)
        .play();
    play.give("hit hit hit hit armour armour armour armour");
    play.answer(0, json!("draw")).answer(1, json!("draw")).give("H").answer(0, json!("take-back"));
    let hit = json!({"reroll": {"by": "card", "dice": "H", "of": "attack"}});
    play.expect_asked(0, "window-test");
    assert!(!offers(&play, &hit));
    play.answer(0, pass()).expect_asked(1, "window-other");
    assert!(offers(&play, &hit));
}
