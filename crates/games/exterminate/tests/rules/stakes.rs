//! Who hopes what of a roll: passing is the best there is for whoever it serves, and re-rolls are offered for what they
//! hope for.

use reglette_engine::Game;
use serde_json::{Value, json};

use crate::adventure::play_card;
use crate::common::*;
use crate::scenarios::scene;

/// A re-roll of the attack, or of the only roll, as it is offered.
fn again(by: &str, dice: &str) -> Value {
    json!({"reroll": {"by": by, "dice": dice, "of": "attack"}})
}

/// ex.sn.6, ex.sn.7: repair counts markers that are left, so the fewest are the defender's best and not the attacker's;
/// of sabotage it is the other way round.
#[test]
fn repair_counts_down() {
    let work = |sides: [&'static str; 2], dice: &str| {
        let stage = scene("ship-of-death", sides).figure(0, "a", "", (18.0, 17.0));
        let stage = stage.also("scene", json!({"count": 2}));
        let mut play = stage.hand(0, "re-roll").hand(1, "re-roll").acts("a").dice(dice);
        play.answer(0, json!("act")).expect_asked(0, "window-test");
        let worker = play.remark(&pass());
        play.answer(0, pass()).expect_asked(1, "window-other");
        (worker, play.remark(&pass()))
    };
    let told = |one: &str, other: &str| (one.to_owned(), other.to_owned());
    let repair = ["defender", "attacker"];
    assert_eq!(work(repair, "A A"), told("stands=0 best=yes", "stands=0"));
    assert_eq!(work(repair, "A H"), told("stands=1", "stands=1"));
    assert_eq!(work(repair, "L H"), told("stands=2", "stands=2 best=yes"));
    let sabotage = ["attacker", "defender"];
    assert_eq!(work(sabotage, "H H"), told("stands=4 best=yes", "stands=4"));
    assert_eq!(work(sabotage, "A A"), told("stands=2", "stands=2 best=yes"));
}

/// ex.wt.3, ex.ft.4: whoever catches a friend in a blast hopes that it is not hurt, and is offered the dice that hurt
/// it.
#[test]
fn a_friend_in_a_blast_is_to_be_spared() {
    let stage = stage()
        .figure(0, "a", "w:w14", (10.0, 10.0))
        .figure(1, "b", "R8", (10.0, 16.0))
        .figure(0, "c", "", (11.4, 16.0));
    let dice = "H H A A A A A A A A A A A L A";
    let mut play = stage.fate(0, 1).shoots("a", "b", "w14", dice);
    while let Some(ask) = play.game().game().ask().filter(|it| it.kind != "window-damage") {
        play.answer(ask.seat.0, pass());
    }
    assert_eq!(play.remark(&pass()), "stands=exterminated");
    assert!(offers(&play, &again("fate", "L")));
    assert!(!offers(&play, &again("fate", "A")));
}

/// ex.ob.7, up.10: whoever orders an enemy to move hopes that it crosses; what its owner hopes is not said.
#[test]
fn an_enemy_under_orders_is_to_cross() {
    let ordered = |hands: [&str; 2], die: &str| {
        let stage = stage().option("adventure", "CHOSEN").faction(0, "silence");
        let stage = stage.adventure(0, "up.10").hand(0, hands[0]).hand(1, hands[1]);
        let mut play = stage
            .figure(0, "a", "", (10.0, 5.0))
            .figure(1, "b", "", (10.0, 11.0))
            .with(json!({"stress": 2}))
            .piece("barricade", (8.0, 12.0))
            .play();
        play.answer(0, play_on("up.10", &["b"])).give(die).answer(0, to(10.0, 13.2));
        play
    };
    let mut stuck = ordered(["re-roll", ""], "L");
    stuck.expect_asked(0, "window-other");
    assert_eq!(stuck.remark(&pass()), "stands=stuck");
    assert!(offers(&stuck, &again("card", "L")));
    let crossed = ordered(["re-roll", ""], "H");
    assert_eq!(crossed.remark(&pass()), "stands=crossed best=yes");
    assert!(!offers(&crossed, &again("card", "H")));
    let mut owner = ordered(["", "re-roll"], "L");
    owner.expect_asked(1, "window-test");
    assert_eq!(owner.remark(&pass()), "stands=stuck");
    assert!(offers(&owner, &again("card", "L")));
}

/// up.13, ex.xc.12: the target of a shot hopes that somebody else's Signal stops it, and the shooter that it does not.
#[test]
fn a_signal_is_the_targets_hope() {
    let signal = |holder: usize, die: &str| {
        let stage = stage().three().option("adventure", "CHOSEN").faction(2, "sontarans");
        let mut play = stage
            .adventure(2, "up.13")
            .hand(holder, "re-roll")
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .acts("a");
        play.answer(0, shoot("b", "w1")).give(die).answer(2, play_card("up.13"));
        play
    };
    let mut failed = signal(1, "A");
    failed.expect_asked(1, "window-other");
    assert_eq!(failed.remark(&pass()), "stands=no");
    assert!(offers(&failed, &again("card", "A")));
    assert_eq!(signal(1, "H").remark(&pass()), "stands=yes best=yes");
    assert_eq!(signal(0, "A").remark(&pass()), "stands=no best=yes");
    let jammed = signal(0, "H");
    assert_eq!(jammed.remark(&pass()), "stands=yes");
    assert!(offers(&jammed, &again("card", "H")));
}

/// ex.bc.6, ex.xc.14: whoever looks on at a shot between two others may hope for either.
#[test]
fn whoever_looks_on_may_help_or_hinder() {
    let stage = stage().three().hand(2, "re-roll").figure(0, "a", "w:w1", (10.0, 10.0));
    let mut play = stage.figure(1, "b", "R1", (10.0, 16.0)).shoots("a", "b", "w1", "H A A L");
    play.expect_asked(2, "window-other");
    for dice in ["H", "AA"] {
        assert!(offers(&play, &again("card", dice)), "{dice}: {:?}", play.options());
    }
    assert!(offers(&play, &reroll_defence("card", "L")));
}
