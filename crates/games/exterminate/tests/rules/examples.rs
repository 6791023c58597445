//! The worked examples of the catalogue (section 8), with their dice.

use serde_json::json;

use crate::common::*;

/// EX-1, ex.mv.6, ex.mv.7, ex.mv.8, ex.rc.2: 3" of 4" leave a gap of exactly 1"; 3.1" are refused.
#[test]
fn ex_1_a_cyberman_walks_up_to_a_dalek() {
    let mut play = stage()
        .figure(0, "cyberman", "M4", (10.0, 10.0))
        .figure(1, "dalek", "", (10.0, 15.0))
        .moves("cyberman");
    play.refused(0, to(10.0, 13.1), "ex.mv.6");
    play.answer(0, to(10.0, 13.0)).has("moved figure=cyberman");
    assert_eq!(about(&play, "cyberman", "/at"), json!([10, 13]));
    // The rest of the movement is lost; in the Melee sub-phase the gap of 1" is near enough.
    assert!(!offers(&play, &json!({"figure": "cyberman"})));
    let mut melee = stage()
        .figure(0, "cyberman", "M4", (10.0, 13.0))
        .figure(1, "dalek", "", (10.0, 15.0))
        .phase("melee", 0)
        .play();
    melee.answer(0, json!({"engage": "dalek"}));
}

/// EX-2, ex.sr.5, ex.sr.6, ex.st.3, ex.dm.1, ex.dm.3, ex.dm.4: three hits, one cancelled, two damage dice.
#[test]
fn ex_2_a_cyberman_shoots_a_dalek() {
    let duel = || {
        stage().figure(0, "cyberman", "w:w3", (10.0, 10.0)).figure(1, "dalek", "R4", (10.0, 15.0))
    };
    let mut play = duel().shoots("cyberman", "dalek", "w3", "H H H A H H L A H");
    play.has("through target=dalek hits=2")
        .has("ex.st.1 stressed figure=dalek tokens=1")
        .has("ex.dm.1 damage figure=dalek dice=HA")
        .has("ex.dm.3 shocked figure=dalek")
        .expect_all_dice_used();
    assert_eq!(about(&play, "dalek", "/shocked"), json!(true));
    let mut play = duel().shoots("cyberman", "dalek", "w3", "H H H A H H L A L");
    play.has("ex.dm.4 exterminated figure=dalek").expect_all_dice_used();
}

/// EX-3, ex.ml.4, ex.ml.5, ex.ml.9, ex.ml.11, ex.ml.12, ex.ml.14, ex.ml.15, ex.ma.2, ex.ma.3, ex.mr.3, ex.mr.4: two
/// Cybermen against a Dalek, 7 dice and then 8.
#[test]
fn ex_3_two_cybermen_against_one_dalek() {
    let pair = || {
        stage()
            .figure(0, "first", "Me5 melee(2)", (10.0, 13.5))
            .figure(0, "second", "Me5 melee(2)", (11.5, 15.0))
            .figure(1, "dalek", "Me2", (10.0, 15.0))
            .phase("melee", 0)
    };
    let mut play = pair().fate(0, 1).play().dice("H H A A L A A H H H H H A A L A H A H A A H A");
    play.answer(0, json!({"engage": "dalek"}));
    let first = join(&play, "first");
    play.answer(0, first);
    let second = join(&play, "second");
    play.answer(0, second);
    play.answer(0, fight(1, &[])).answer(0, pass());
    play.has("fought attacker=first").has("tied attacker=first target=dalek hits=2");
    play.answer(0, fight(1, &[])).answer(0, pass()).answer(0, pass());
    play.has(&format!("{},{}", part("ex.ml.14", 1), part("ex.ma.2", 1)))
        .has("won winner=second loser=dalek hits=4 against=1")
        .has("damage figure=dalek dice=HAAA")
        .has("shocked figure=dalek");
    // Fate right after the round, then as the winner: both are declined.
    play.expect_asked(0, "after-round").answer(0, pass());
    play.expect_asked(0, "finish-off").answer(0, pass());
    play.has("pushed-back figure=dalek").has("melee-ended seat=0 winner=0").expect_all_dice_used();
}

/// EX-3, ex.cg.4, ex.mr.8: if the Dalek is Shocked in round 1 the second attack is a Coup de Grâce.
#[test]
fn ex_3_the_second_attack_is_a_coup_de_grace() {
    let mut play = stage()
        .figure(0, "first", "Me5", (10.0, 13.5))
        .figure(0, "second", "Me5", (11.5, 15.0))
        .figure(1, "dalek", "Me2", (10.0, 15.0))
        .phase("melee", 0)
        .play()
        .dice("H H H H H H A A H H H H H H");
    play.answer(0, json!({"engage": "dalek"}));
    let first = join(&play, "first");
    play.answer(0, first);
    let second = join(&play, "second");
    play.answer(0, second).has("shocked figure=dalek");
    play.expect_asked(0, "coup").answer(0, json!("coup"));
    play.has("ex.cg.4 coup-de-grace by=second target=dalek").has("exterminated figure=dalek");
    assert_eq!(vp(&play, 0), 1);
}

/// EX-4, ex.ma.3: Melee (2) gives one die, Melee (3) two.
#[test]
fn ex_4_extra_attacks_as_dice() {
    for (many, most) in [(2, 1), (3, 2)] {
        let mut play = stage()
            .figure(0, "a", &format!("Me1 melee({many})"), (10.0, 13.5))
            .figure(1, "b", "", (10.0, 15.0))
            .fights("a", "b", "");
        play.refused(0, fight(most + 1, &[]), "ex.ma.8");
        assert!(offers(&play, &json!({"fight": {"dice": most}})));
    }
}

/// EX-5, ex.ob.5, ex.ob.7, ex.ob.9, ex.ob.15: an A stops at the barrier; next time two dice are rolled.
#[test]
fn ex_5_a_cyberman_at_a_barrier() {
    let barrier =
        |y: f64| stage().figure(0, "a", "M5", (10.0, y)).piece("barricade", (8.0, 12.0)).moves("a");
    let mut play = barrier(10.0).dice("A");
    play.answer(0, to(10.0, 13.2)).has("ex.ob.7 stopped figure=a").expect_all_dice_used();
    assert_eq!(about(&play, "a", "/at"), json!([10, 11.5]));
    let mut play = barrier(11.5).dice("A L");
    play.answer(0, to(10.0, 13.2)).has(&part("ex.ob.9", 1)).has("stopped");
    assert_eq!(about(&play, "a", "/at"), json!([10, 11.5]));
    let mut play = barrier(11.5).dice("L H");
    play.answer(0, to(10.0, 13.2)).expect_all_dice_used();
    assert_eq!(about(&play, "a", "/at"), json!([10, 13.2]));
}
