//! Fate (ex.ft).

use serde_json::json;

use crate::common::*;

fn duel(shooter: &str, target: &str) -> Stage {
    stage().figure(0, "a", shooter, (10.0, 10.0)).figure(1, "b", target, (10.0, 16.0))
}

/// ex.ft.1, ex.ft.2, ex.rc.8, ex.fb.7: the pool is the sum of the cards' Fate, and any figure may use it.
#[test]
fn the_pool_is_the_sum_of_the_cards() {
    let play = stage()
        .figure(0, "a", "F2 w:w1", (10.0, 10.0))
        .figure(0, "c", "F1", (12.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .player(0, "fate", json!(null))
        .play();
    assert_eq!(fate(&play, 0), 3);
    let mut play = stage()
        .figure(0, "rich", "F2", (12.0, 10.0))
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .player(0, "fate", json!(null))
        .shoots("a", "b", "w1", "A A A");
    play.give("A").answer(0, reroll("fate", "A"));
    assert_eq!(fate(&play, 0), 1);
}

/// ex.ft.3, ex.ft.13: all Stress of a figure goes, at the start of an own part; not later in it.
#[test]
fn fate_calms_at_the_start_of_a_part() {
    let calm = json!({"calm": {"figure": "a", "by": "token"}});
    let tense = || {
        stage()
            .figure(0, "a", "", (10.0, 10.0))
            .with(json!({"stress": 2}))
            .figure(0, "c", "", (14.0, 10.0))
            .fate(0, 1)
    };
    let mut play = tense().play();
    play.answer(0, calm.clone()).has("ex.ft.3 calmed figure=a tokens=2");
    play.answer(0, json!({"figure": "a"}));
    let mut play = tense().play();
    play.answer(0, json!({"figure": "c"})).answer(0, pass());
    play.refused(0, calm, "ex.ft.13");
}

/// ex.ft.4, ex.ft.9, ex.ft.10, ex.ft.11: own dice of a roll, any of them, as often as one pays.
#[test]
fn fate_rerolls_own_dice() {
    let mut play = duel("w:w1", "R2").fate(0, 2).shoots("a", "b", "w1", "A A L A A");
    play.refused(0, reroll_defence("fate", "A"), "ex.ft.10");
    play.give("L H")
        .answer(0, reroll("fate", "AA"))
        .has("ex.ft.4 rerolled seat=0 by=fate of=attack dice=AA fell=HL");
    play.give("H").answer(0, reroll("fate", "L"));
    play.expect_all_dice_used();
    assert_eq!(fate(&play, 0), 0);
    let any = duel("w:w1", "R2").option("fate_reroll_scope", "ANY").fate(0, 1);
    let mut play = any.shoots("a", "b", "w1", "A A L A A");
    play.give("H").answer(0, reroll_defence("fate", "A"));
}

/// ex.ft.5, ex.ft.13, ex.dm.5: a Shocked figure recovers at once, or at the start of an own part.
#[test]
fn fate_rouses_the_shocked() {
    let rouse = json!({"rouse": {"figure": "b", "by": "token"}});
    let mut play = duel("w:w1", "").fate(1, 1).shoots("a", "b", "w1", "H A A H");
    play.answer(1, pass()).expect_asked(1, "final").answer(1, rouse);
    assert_eq!(about(&play, "b", "/shocked"), json!(null));
    let mut play =
        stage().figure(0, "a", "", (10.0, 10.0)).with(json!({"shocked": true})).fate(0, 1).play();
    play.answer(0, json!({"rouse": {"figure": "a", "by": "token"}}))
        .has("ex.ft.5 stood-up figure=a");
    play.answer(0, json!({"figure": "a"}));
}

/// ex.ft.7, ex.ft.12, ex.cg.5: Fate saves from an Exterminated result; the figure is as before.
#[test]
fn fate_saves() {
    let mut play = duel("w:w1", "").fate(1, 1).shoots("a", "b", "w1", "H A A L");
    play.answer(1, pass())
        .answer(1, json!({"save": "token"}))
        .has("ex.ft.12 cancelled figure=b verdict=exterminated");
    assert_eq!(about(&play, "b", "/shocked"), json!(null));
    let shocked = duel("w:w1", "").with(json!({"shocked": true, "stress": 2})).fate(1, 1);
    let mut play = shocked.shoots("a", "b", "w1", "H A A L");
    play.answer(1, json!({"save": "token"}));
    assert_eq!(about(&play, "b", "/shocked"), json!(true));
}

/// ex.ft.7, A20: other readings of the save.
#[test]
fn other_saves() {
    let save = |value: &str| {
        let stage =
            duel("w:w1", "").option("fate_save", value).with(json!({"stress": 2})).fate(1, 1);
        stage.shoots("a", "b", "w1", "H A A L")
    };
    save("OFF").refused(1, json!({"save": "token"}), "ex.ft.7");
    let mut play = save("TO_SHOCKED");
    play.answer(1, json!({"save": "token"})).has("shocked figure=b");
}

/// ex.ft.6, ex.ft.15: right after a round a Shocked enemy in the melee may be Exterminated, if an own fighter
/// stands.
#[test]
fn fate_finishes_the_shocked() {
    let pair =
        || stage().figure(0, "a", "Me2", (10.0, 14.0)).figure(1, "b", "", (10.0, 16.0)).fate(0, 1);
    let mut play = pair().fights("a", "b", "H H H H H H");
    play.answer(0, pass()).expect_asked(0, "after-round");
    let kill = json!({"finish": {"figure": "b", "by": {"fate": "token"}}});
    play.answer(0, kill.clone()).has("ex.ft.9 fate-spent seat=0").has("exterminated figure=b");
    assert_eq!(fate(&play, 0), 0);
    // Everybody is down: nobody can strike.
    let (down, after) = (json!({"shocked": true}), json!({"melee": {"after": {"nth": 0}}}));
    let attackers = json!([{"figure": "a", "targets": [0], "planned": true}]);
    let foes = json!([{"figure": "b", "met": 1, "fought": true}]);
    stage()
        .figure(0, "a", "", (10.0, 15.0))
        .with(down.clone())
        .figure(1, "b", "", (10.0, 16.0))
        .with(down)
        .fate(0, 1)
        .phase("melee", 0)
        .also("combat", json!({"seat": 0, "attackers": attackers, "foes": foes}))
        .also("doing", json!([{"turn": "parts"}, {"part": "pick"}, after]))
        .play()
        .refused(0, kill, "ex.ft.15");
}

/// ex.ft.8, ex.ft.16: the owner may answer with (c); the ACTIVE player says which takes effect first, and the
/// other token is wasted.
#[test]
fn the_active_player_orders_fate() {
    let answered = |yes: &str| {
        let mut play = stage()
            .figure(0, "a", "Me2", (10.0, 14.0))
            .figure(1, "b", "", (10.0, 16.0))
            .fate(0, 1)
            .fate(1, 2)
            .fights("a", "b", "H H H H H H");
        play.answer(0, pass()).answer(1, pass());
        play.answer(0, json!({"finish": {"figure": "b", "by": {"fate": "token"}}}));
        play.expect_asked(1, "answer").answer(1, json!({"rouse": {"figure": "b", "by": "token"}}));
        play.expect_asked(0, "fate-order").answer(0, json!(yes));
        assert_eq!(fate(&play, 0), 0);
        play
    };
    // The killing blow first: (c) is wasted, but (e) may still be paid.
    let mut play = answered("yes");
    play.expect_asked(1, "final").answer(1, json!({"save": "token"}));
    play.has("ex.ft.12 cancelled figure=b verdict=exterminated").has("pushed-back figure=b");
    assert_eq!(fate(&play, 1), 0);
    let mut play = answered("no");
    play.has("ex.ft.16 stood-up figure=b").hasnt("exterminated");
    assert_eq!(fate(&play, 1), 1);
}

/// ex.ft.16, ex.mr.3, A18: a token that is wasted has finished nobody off, and leaves the one figure of a melee that may
/// be (`finish_off`); one that took effect has, whoever is saved from it.
#[test]
fn a_wasted_token_finishes_nobody_off() {
    let kill = |figure: &str| json!({"finish": {"figure": figure, "by": {"fate": "token"}}});
    let answered = |yes: &str| {
        let mut play = stage()
            .option("finish_off", "ONE")
            .figure(0, "a", "Me2 melee(2)", (10.0, 14.0))
            .figure(1, "b", "", (10.0, 16.0))
            .figure(1, "c", "", (11.2, 16.0))
            .fate(0, 2)
            .fate(1, 2)
            .fights("a", "b", "H H H H H H H H H H H H");
        play.answer(0, fight(0, &["c"])).answer(0, pass()).answer(1, pass());
        play.expect_asked(0, "after-round").answer(0, pass()).answer(0, pass()).answer(1, pass());
        play.expect_asked(0, "after-round").answer(0, kill("b"));
        play.expect_asked(1, "answer").answer(1, json!({"rouse": {"figure": "b", "by": "token"}}));
        play.expect_asked(0, "fate-order").answer(0, json!(yes));
        play
    };
    let mut wasted = answered("no");
    wasted.has("ex.ft.16 stood-up figure=b").expect_asked(0, "after-round");
    wasted.answer(0, kill("c")).answer(1, pass()).answer(1, pass()).has("exterminated figure=c");
    let mut spent = answered("yes");
    spent.expect_asked(1, "final").answer(1, json!({"save": "token"}));
    spent.has("ex.ft.12 cancelled figure=b").has("melee-ended").hasnt("exterminated figure=c");
}

/// ex.ft.14: roused at once, a figure does not count as Shocked for the outcome.
#[test]
fn who_is_roused_at_once_still_stands() {
    let mut play = stage()
        .figure(0, "a", "Me2", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .fate(1, 1)
        .fights("a", "b", "H H H H H H");
    play.expect_asked(1, "final").answer(1, json!({"rouse": {"figure": "b", "by": "token"}}));
    play.has("ex.mr.5 melee-ended seat=0 winner=?").has("pushed-back figure=a");
}

/// ex.xc.14, A22: where Fate re-rolls any dice, whoever looks on with a Fate card is asked, also when every Re-roll card lies
/// in the discard.
#[test]
fn whoever_looks_on_may_use_a_fate_card() {
    let scope = |it: &str| {
        stage()
            .three()
            .option("fate_reroll_scope", it)
            .hand(2, "fate")
            .also("discard", json!(vec!["re-roll"; 6]))
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .figure(1, "b", "R1", (10.0, 16.0))
            .shoots("a", "b", "w1", "H A A A A A A")
    };
    let mut any = scope("ANY");
    any.expect_asked(2, "window-other").give("A").answer(2, reroll("fate-card", "H"));
    any.has("through target=b hits=0");
    scope("OWN").hasnt("ex.bc.13").expect_asked(0, "pick-shooter");
}
