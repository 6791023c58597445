//! Wounds and Stress (ex.wd, ex.st).

use serde_json::json;

use crate::common::*;

fn duel(shooter: &str, target: &str) -> Stage {
    stage().figure(0, "a", shooter, (10.0, 10.0)).figure(1, "b", target, (10.0, 16.0))
}

/// ex.wd.1, ex.wd.2, ex.wd.4, ex.rc.9: a wound token cancels a Shocked or Exterminated result.
#[test]
fn a_wound_token_cancels_a_result() {
    for (die, verdict) in [("H", "shocked"), ("L", "exterminated")] {
        let mut play = duel("w:w1", "W1").shoots("a", "b", "w1", &format!("H A A {die}"));
        play.expect_asked(1, "final").answer(1, json!("wound"));
        play.has("ex.wd.1 wounded figure=b wounds=1")
            .has(&format!("ex.wd.4 cancelled figure=b verdict={verdict}"));
        assert_eq!(about(&play, "b", "/shocked"), json!(null));
        assert_eq!(about(&play, "b", "/wounds"), json!(1));
    }
    let mut play = duel("w:w1", "W1").shoots("a", "b", "w1", "H A A H");
    play.answer(1, pass()).has("shocked figure=b");
}

/// ex.wd.3, ex.wd.5: with all wound tokens taken every result applies; they stay.
#[test]
fn no_more_wounds_than_its_value() {
    let mut play = duel("w:w1", "W1").with(json!({"wounds": 1})).shoots("a", "b", "w1", "H A A L");
    play.has("exterminated figure=b");
    let mut play =
        duel("w:w1", "W1").with(json!({"wounds": 1})).fate(1, 1).shoots("a", "b", "w1", "H A A H");
    // The first question is about Stress, the second about the damage dice of the other.
    play.expect_asked(1, "stressed").answer(1, pass());
    play.refused(1, json!("wound"), "ex.wd.3");
    duel("w:w1", "").fate(1, 1).shoots("a", "b", "w1", "H A A H").answer(1, pass()).refused(
        1,
        json!("wound"),
        "ex.wd.1",
    );
}

/// ex.st.1, ex.st.3, ex.st.4: a Hit on the attack dice gives a token, also when every hit is cancelled.
#[test]
fn being_shot_at_gives_stress() {
    let mut play = duel("w:w1", "R1").shoots("a", "b", "w1", "H L A A");
    play.has("hits=0").has("ex.st.1 stressed figure=b tokens=1");
    duel("w:w1", "R1").shoots("a", "b", "w1", "A L L A").hasnt("stressed");
}

/// ex.st.5: the dice count as they lie after re-rolls, and Hit cards are no dice.
#[test]
fn stress_looks_at_the_dice() {
    let mut play = duel("w:w1", "R1").hand(1, "re-roll").shoots("a", "b", "w1", "H A A A");
    play.give("A").expect_asked(1, "window-defence").answer(1, reroll("card", "H"));
    play.hasnt("stressed").expect_all_dice_used();
    let mut play = duel("w:w1", "R1").hand(0, "hit").shoots("a", "b", "w1", "A A A A");
    play.answer(0, card("hit")).hasnt("stressed");
}

/// ex.st.2, ex.st.6, ex.wt.4: some weapons give two; nobody has more than two.
#[test]
fn never_more_than_two() {
    duel("w:w4", "").shoots("a", "b", "w4", "H A A A A").has("ex.wt.4 stressed figure=b tokens=2");
    let mut play = duel("w:w4", "").with(json!({"stress": 1})).shoots("a", "b", "w4", "H A A A A");
    play.has("stressed figure=b tokens=1");
    assert_eq!(about(&play, "b", "/stress"), json!(2));
}

/// ex.st.7, ex.st.8, ex.st.12, ex.st.13: one token stops shooting, two also moving and Sprinting.
#[test]
fn what_stress_forbids() {
    let stressed = |tokens: u8| {
        stage().figure(0, "a", "w:w1", (10.0, 10.0)).with(json!({"stress": tokens})).figure(
            1,
            "b",
            "",
            (10.0, 16.0),
        )
    };
    let mut one = stressed(1).acts("a");
    one.refused(0, shoot("b", "w1"), "ex.st.7");
    one.answer(0, json!("sprint"));
    stressed(2).phase("shooting", 0).play().refused(0, json!({"figure": "a"}), "ex.st.8");
    stressed(1).moves("a");
    stressed(2).play().refused(0, json!({"figure": "a"}), "ex.st.8");
    // Tokens received earlier in the same sub-phase count.
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "w:w1", (10.0, 16.0))
        .shoots("a", "b", "w1", "H A A A");
    play.answer(0, json!("end")).answer(1, json!({"figure": "b"}));
    play.refused(1, shoot("a", "w1"), "ex.st.7");
}

/// ex.st.7, ex.st.8, A1: by the other reading one token stops the move, two both.
#[test]
fn the_other_stress_table() {
    let stressed = |tokens: u8| {
        stage()
            .option("stress_model", "UPKEEP")
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .with(json!({"stress": tokens}))
            .figure(1, "b", "", (10.0, 16.0))
    };
    stressed(1).play().refused(0, json!({"figure": "a"}), "ex.st.7");
    stressed(1).shoots("a", "b", "w1", "A A A");
    stressed(2).phase("shooting", 0).play().refused(0, json!({"figure": "a"}), "ex.st.8");
}

/// ex.st.9, ex.st.10, ex.st.11, ex.st.17: the stressed may engage at full strength; the engaged lose a die each.
#[test]
fn stress_in_melee() {
    let fight = |a: u8, b: u8| {
        stage()
            .figure(0, "a", "Me3", (10.0, 14.0))
            .with(json!({"stress": a}))
            .figure(1, "b", "Me3", (10.0, 16.0))
            .with(json!({"stress": b}))
    };
    let mut play = fight(2, 0).fights("a", "b", "A A A A A A A L");
    play.hasnt("ex.st.10").has(&part("ex.ml.4", 1));
    let mut play = fight(0, 2).fights("a", "b", "A A A A A A A");
    play.has(&part("ex.st.10", -2));
    // Additional targets of One for All count as engaged too.
    let mut play = fight(0, 0)
        .figure(1, "c", "Me3", (11.5, 16.0))
        .with(json!({"stress": 1}))
        .figure(0, "d", "Me1 melee(2)", (9.0, 14.6))
        .fights("d", "b", "A A A A A A A A A A A A A A");
    play.answer(0, json!({"fight": {"also": ["c"]}})).has(&part("ex.st.10", -1));
}

/// ex.st.14: a free shot outside the Shooting sub-phase gives no Stress, unless the option says so.
#[test]
fn free_shots_and_stress() {
    let free = |value: &str| {
        let mut play = stage()
            .option("free_shot_stress", value)
            .figure(0, "a", "M5 w:w1", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 18.0))
            .node((10.0, 13.0))
            .moves("a")
            .dice("temporal-2 H A A A");
        play.answer(0, to(10.0, 12.0)).answer(0, shoot("b", "w1"));
        play
    };
    free("SHOOTING_ONLY").hasnt("stressed");
    free("ALWAYS").has("ex.st.1 stressed");
    let mut sprint = stage()
        .figure(0, "a", "M5 w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 18.0))
        .node((10.0, 13.0))
        .acts("a")
        .dice("temporal-2 H A A A");
    sprint.answer(0, json!("sprint")).answer(0, to(10.0, 12.0)).answer(0, shoot("b", "w1"));
    sprint.has("ex.st.1 stressed");
}

/// ex.st.15: being Shocked or standing up does not remove Stress.
#[test]
fn stress_stays() {
    let mut play =
        duel("w:w1", "").fate(1, 1).with(json!({"stress": 1})).shoots("a", "b", "w1", "H A A H");
    play.answer(1, pass()).answer(1, json!({"rouse": {"figure": "b", "by": "token"}}));
    assert_eq!(about(&play, "b", "/stress"), json!(2));
    assert_eq!(about(&play, "b", "/shocked"), json!(null));
}

/// ex.st.16: Stress is put down before the damage roll, and Fate may answer at once.
#[test]
fn stress_comes_before_damage() {
    let mut play = duel("w:w1", "").fate(1, 1).shoots("a", "b", "w1", "H A A A");
    play.expect_asked(1, "stressed").hasnt("damage");
    play.answer(1, json!({"calm": {"figure": "b", "by": "token"}}));
    play.has("ex.ft.3 calmed figure=b tokens=1").has("damage");
    assert_eq!(about(&play, "b", "/stress"), json!(null));
}
