//! Melee: engagement, rounds, outcome, multiple attacks, Coup de Grâce, damage (ex.ml, ex.mr, ex.ma, ex.cg, ex.dm).

use serde_json::json;

use crate::common::*;

fn brawl(a: &str, b: &str) -> Stage {
    stage().figure(0, "a", a, (10.0, 14.0)).figure(1, "b", b, (10.0, 16.0))
}

/// ex.ml.1, A42: less than 2"; exactly 2" is out of reach, unless the option says so.
#[test]
fn the_reach_of_engagement() {
    let at = |y: f64| {
        stage().figure(0, "a", "", (10.0, 10.0)).figure(1, "b", "", (10.0, y)).phase("melee", 0)
    };
    assert!(offers(&at(12.98).play(), &json!({"engage": "b"})));
    at(13.0).play().refused(0, json!({"engage": "b"}), "ex.ml.1");
    let play = at(13.0).option("engage_reach", "INCLUSIVE").play();
    assert!(offers(&play, &json!({"engage": "b"})));
}

/// ex.ml.2, ex.tn.9: one combat after another, each to its end; the ACTIVE player first.
#[test]
fn combats_are_fought_one_by_one() {
    let mut play = brawl("Me1", "")
        .figure(0, "c", "Me1", (20.0, 14.0))
        .figure(1, "d", "", (20.0, 16.0))
        .fights("a", "b", "A A");
    play.has("melee-ended").expect_asked(0, "pick-melee");
    assert!(offers(&play, &json!({"engage": "d"})) && !offers(&play, &json!({"engage": "b"})));
}

/// ex.ml.3, ex.ml.4, ex.ml.8, ex.ml.9, ex.ml.10, ex.rc.4, ex.wt.1: close weapon, Melee and charge; of several weapons
/// one is chosen.
#[test]
fn dice_of_a_fighter() {
    let mut play = brawl("Me1 w:w18 w:w19 w:w1", "Me-1 w:w8").fights("a", "b", "");
    play.expect_asked(0, "attack");
    play.refused(0, json!({"fight": {"with": "w1"}}), "ex.ml.8").refused(
        0,
        json!({"fight": {}}),
        "ex.ml.10",
    );
    play.give("A A A A").answer(0, json!({"fight": {"with": "w18"}}));
    play.has(&format!("{},{},{}", part("ex.ml.3", 2), part("ex.rc.4", 1), part("ex.ml.4", 1)));
    play.has(&format!("defence=parts:{},{},dice:", part("ex.ml.3", 1), part("ex.rc.4", -1)));
}

/// ex.ml.5, ex.ml.13, ex.ml.14, ex.ml.15, A19: each attacker after the first has a die more for each before.
#[test]
fn several_attackers() {
    let three = |value: &str| {
        let mut play = stage()
            .option("multi_bonus", value)
            .figure(0, "x", "", (10.0, 14.6))
            .figure(0, "y", "", (8.6, 16.0))
            .figure(0, "z", "", (11.4, 16.0))
            .figure(1, "b", "", (10.0, 16.0))
            .phase("melee", 0)
            .play()
            .dice("A A A A A A");
        play.answer(0, json!({"engage": "b"}));
        for figure in ["x", "y", "z"] {
            let join = join(&play, figure);
            play.answer(0, join);
        }
        play
    };
    let mut play = three("CUMULATIVE");
    play.has(&part("ex.ml.14", 1)).has(&part("ex.ml.14", 2)).expect_all_dice_used();
    assert_eq!(three("FLAT").told().matches(&part("ex.ml.14", 1)).count(), 2);
}

/// ex.ml.6, ex.ml.7, ex.ml.11, ex.ml.12, A13: more hits win, and all of them are rolled for damage; a tie does nothing.
#[test]
fn the_winner_rolls_all_hits() {
    let mut play = brawl("Me2", "Me2").fights("a", "b", "H H H H A A A A");
    play.has("ex.ml.6 won winner=a loser=b hits=3 against=1")
        .has("damage figure=b dice=AAA")
        .expect_all_dice_used();
    let difference = brawl("Me2", "Me2").option("melee_damage", "DIFFERENCE");
    difference
        .fights("a", "b", "H H H H A A A")
        .has("damage figure=b dice=AA")
        .expect_all_dice_used();
    brawl("Me1", "Me1").fights("a", "b", "H A H").has("ex.ml.11 tied").hasnt("damage");
    let mut play = brawl("Me1", "Me2").fights("a", "b", "A A H H A A");
    play.has("won winner=b loser=a hits=2 against=0").has("damage figure=a");
}

/// ex.ml.16: with no dice left a figure still fights, and can be beaten.
#[test]
fn fighting_without_dice() {
    let mut play = brawl("", "Me-3").fights("a", "b", "H A");
    play.has("won winner=a loser=b hits=1 against=0");
}

/// ex.ml.17: an attacker once per sub-phase; a target any number of times.
#[test]
fn an_attacker_once() {
    let mut play = brawl("Me1", "")
        .figure(1, "d", "", (11.6, 14.0))
        .figure(0, "c", "Me1", (8.5, 16.0))
        .fights("a", "b", "A A");
    play.expect_asked(0, "pick-melee");
    play.refused(0, json!({"engage": "d"}), "ex.ml.1");
    play.give("A A").answer(0, json!({"engage": "b"}));
    let join = join(&play, "c");
    play.answer(0, join).has("charged figure=c");
}

/// ex.ml.18: at most 2", through friends, across nothing else.
#[test]
fn the_way_into_contact() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 13.2))
        .figure(0, "friend", "", (10.8, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .phase("melee", 0)
        .play();
    play.answer(0, json!({"engage": "b"}));
    play.refused(0, json!({"join": {"figure": "a", "to": inches(10.0, 17.0)}}), "ex.ml.18");
    play.answer(0, json!({"join": {"figure": "a", "to": inches(10.0, 15.0)}}))
        .has("charged figure=a");
    for piece in ["wall", "barricade"] {
        let mut play = brawl("", "").piece(piece, (8.0, 14.6)).phase("melee", 0).play();
        play.answer(0, json!({"engage": "b"}));
        play.refused(0, json!({"join": {"figure": "a", "to": inches(10.0, 15.0)}}), "ex.ml.18");
    }
}

/// ex.ml.18, ex.mv.14: the target is moved up to, around it if one likes, never through it.
#[test]
fn nobody_walks_through_the_target() {
    let from = |y: f64, faction| {
        let mut play = stage()
            .faction(0, faction)
            .figure(0, "a", "", (10.0, y))
            .figure(1, "b", "", (10.0, 16.0))
            .option("adventure", "CHOSEN")
            .adventure(0, if faction == "sontarans" { "up.12" } else { "" })
            .phase("melee", 0)
            .play();
        if faction == "sontarans" {
            play.answer(0, self::play("up.12"));
        }
        play.answer(0, json!({"engage": "b"}));
        play
    };
    let behind = json!({"join": {"figure": "a", "to": inches(10.0, 17.0)}});
    from(15.0, "unit").refused(0, behind.clone(), "ex.ml.18");
    from(14.5, "sontarans").refused(0, behind, "ex.ml.18");
    let round = json!({"join": {
        "figure": "a", "to": inches(11.0, 16.0), "via": [inches(11.0, 15.0)],
    }});
    from(15.0, "unit").give("A").answer(0, round).has("charged figure=a");
}

/// ex.mv.12, ex.ml.18: the way into contact stays on the table.
#[test]
fn the_way_into_contact_stays_on_the_table() {
    let mut play = stage()
        .alone()
        .figure(0, "a", "", (0.5, 10.0))
        .figure(1, "b", "", (0.5, 12.0))
        .phase("melee", 0)
        .play()
        .dice("A");
    play.answer(0, json!({"engage": "b"}));
    let via = |x: f64| json!({"join": {"figure": "a", "to": inches(0.5, 11.0), "via": [inches(x, 10.5)]}});
    play.refused(0, via(0.4), "ex.mv.12").answer(0, via(0.5)).has("charged figure=a");
}

/// ex.ml.19: also after shooting, Sprinting or moving; who touches already engages without moving and charges.
#[test]
fn who_touches_already_charges() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 15.0))
        .with(json!({"marks": ["moved", "acted", "displaced"]}))
        .figure(1, "b", "", (10.0, 16.0))
        .fights("a", "b", "A");
    play.has(&part("ex.ml.4", 1));
}

/// ex.mr.1, ex.mr.5, ex.mr.9: with fighters standing on both sides all attackers are pushed back, 1" apart.
#[test]
fn attackers_are_pushed_back() {
    let mut play = brawl("Me1", "Me1").fights("a", "b", "A A A");
    play.has("ex.mr.9 pushed-back figure=a").has("ex.mr.5 melee-ended seat=0 winner=?");
    assert_eq!(about(&play, "a", "/at"), json!([10, 14]));
}

/// ex.mr.9: terrain and figures stop a push; a King's attacker is shifted away from the obstacle, and whoever stands
/// on top stays there.
#[test]
fn what_stops_a_push() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 15.0))
        .figure(1, "b", "", (10.0, 16.0))
        .piece("barricade", (8.0, 13.6))
        .fights("a", "b", "A");
    play.has("pushed-back");
    assert_eq!(about(&play, "a", "/at"), json!([10, 14.6]));
    let mut play = stage()
        .figure(0, "a", "", (17.0, 14.5))
        .figure(1, "king", "", (18.0, 16.0))
        .with(json!({"on": "p1"}))
        .piece("platform", (15.0, 15.0))
        .fights("a", "king", "A");
    play.has("pushed-back");
    assert_eq!(about(&play, "a", "/at"), json!([17, 13.5]));
    let mut play = stage()
        .figure(0, "a", "", (16.0, 18.0))
        .with(json!({"on": "p1"}))
        .figure(1, "b", "", (17.0, 18.0))
        .with(json!({"on": "p1"}))
        .piece("platform", (15.0, 15.0))
        .fights("a", "b", "A");
    play.has("pushed-back");
    assert_eq!(about(&play, "a", "/at"), json!([15.5, 18]));
    assert_eq!(about(&play, "a", "/on"), json!("p1"));
}

/// ex.mr.2: when a whole side is Exterminated the melee is over.
#[test]
fn a_side_is_gone() {
    let mut play = brawl("Me1", "").fights("a", "b", "H A L");
    play.has("exterminated figure=b")
        .has("ex.mr.2 melee-ended seat=0 winner=0")
        .hasnt("pushed-back");
}

/// ex.mr.3, ex.mr.4: the Shocked may be finished off by the winner, or are pushed back.
#[test]
fn the_shocked_are_finished_or_pushed_back() {
    let won = || brawl("Me1", "").fate(0, 1);
    let mut play = won().fights("a", "b", "H A H");
    play.answer(0, pass()).answer(0, pass()).answer(0, pass()).expect_asked(0, "finish-off");
    play.answer(0, json!({"finish": {"figure": "b", "by": {"fate": "token"}}}))
        .has("exterminated figure=b");
    let mut play = won().fights("a", "b", "H A H");
    play.answer(0, pass()).answer(0, pass()).answer(0, pass()).answer(0, pass());
    play.has("pushed-back figure=b").has("ex.mr.4 melee-ended seat=0 winner=0");
}

/// ex.mr.3: the defenders may win and finish off too.
#[test]
fn defenders_finish_off() {
    let mut play = brawl("", "Me2").fate(1, 1).fights("a", "b", "A H H A H");
    play.answer(1, pass()).expect_asked(1, "after-round").answer(1, pass());
    play.expect_asked(1, "finish-off")
        .answer(1, json!({"finish": {"figure": "a", "by": {"fate": "token"}}}));
    play.has("exterminated figure=a").has("winner=1");
    assert_eq!(vp(&play, 1), 2, "a point, and one for glory");
}

/// ex.mr.8, ex.ma.8, A18: extra attacks kept back finish off, once each; or one per melee.
#[test]
fn kept_attacks_finish_off() {
    let finish = |figure: &str| json!({"finish": {"figure": figure, "by": {"attack": "a"}}});
    let keep = |attacks: u8, value: &str| {
        let mut play = brawl(&format!("Me1 melee({attacks})"), "")
            .option("finish_off", value)
            .figure(1, "c", "", (11.2, 16.0))
            .fights("a", "b", "H A H H A H");
        play.answer(0, json!({"fight": {"also": ["c"]}})).expect_asked(0, "finish-off");
        play.answer(0, finish("b")).has("ex.cg.4 coup-de-grace by=a target=b");
        play.has("exterminated figure=b");
        play
    };
    keep(3, "EACH").hasnt("exterminated figure=c").has("pushed-back figure=c");
    keep(4, "ONE").hasnt("exterminated figure=c").has("pushed-back figure=c");
    let mut both = keep(4, "EACH");
    both.expect_asked(0, "finish-off").answer(0, finish("c")).has("exterminated figure=c");
}

/// ex.mr.8, ex.cg.4: an attack held back because the target was Shocked finishes off later.
#[test]
fn a_held_back_attack_finishes_off() {
    let mut play = stage()
        .figure(0, "x", "Me1", (10.0, 14.6))
        .figure(0, "y", "Me1", (8.6, 16.0))
        .figure(1, "b", "", (10.0, 16.0))
        .phase("melee", 0)
        .play()
        .dice("H A H");
    play.answer(0, json!({"engage": "b"}));
    for figure in ["x", "y"] {
        let join = join(&play, figure);
        play.answer(0, join);
    }
    play.expect_asked(0, "coup").answer(0, pass()).has("ex.mr.8 held-back figure=y");
    play.refused(0, json!({"finish": {"figure": "b", "by": {"attack": "x"}}}), "ex.mr.8");
    play.answer(0, json!({"finish": {"figure": "b", "by": {"attack": "y"}}}))
        .has("exterminated figure=b");
}

/// ex.mr.8, A18: so does the attack of whoever was declared and found its target gone.
#[test]
fn an_attack_without_a_target_finishes_off() {
    let mut play = stage()
        .figure(0, "x", "Me1 melee(2)", (10.0, 14.6))
        .figure(0, "y", "Me1", (8.6, 16.0))
        .figure(1, "b", "", (10.0, 16.0))
        .figure(1, "c", "", (11.2, 16.0))
        .phase("melee", 0)
        .play()
        .dice("H A L H A H");
    play.answer(0, json!({"engage": "b"}));
    for figure in ["x", "y"] {
        let join = join(&play, figure);
        play.answer(0, join);
    }
    play.answer(0, json!({"fight": {"also": ["c"]}})).has("exterminated figure=b");
    play.has("ex.mr.8 held-back figure=y").expect_asked(0, "finish-off");
    play.answer(0, json!({"finish": {"figure": "c", "by": {"attack": "y"}}}))
        .has("exterminated figure=c");
}

/// ex.mr.8, ex.ma.4, A18: so does the attack on a further target that was Shocked already, or is gone.
#[test]
fn a_held_back_further_attack_finishes_off() {
    let finish = |by: serde_json::Value| json!({"finish": {"figure": "b", "by": by}});
    let two = |fate: u8| {
        let mut play = brawl("Me1 melee(2)", "")
            .figure(1, "c", "", (11.2, 16.0))
            .with(json!({"shocked": true}))
            .fate(0, fate)
            .fights("a", "b", "H A H");
        play.answer(0, fight(0, &["c"]));
        play
    };
    let mut down = two(0);
    down.expect_asked(0, "coup").answer(0, pass()).has("ex.mr.8 held-back figure=a");
    down.expect_asked(0, "finish-off").answer(0, finish(json!({"attack": "a"})));
    down.has("exterminated figure=b").hasnt("exterminated figure=c").has("pushed-back figure=c");
    let mut gone = two(1);
    gone.answer(0, pass()).answer(0, pass()).expect_asked(0, "after-round");
    gone.answer(0, json!({"finish": {"figure": "c", "by": {"fate": "token"}}}));
    gone.has("exterminated figure=c").has("ex.mr.8 held-back figure=a");
    gone.expect_asked(0, "finish-off").answer(0, finish(json!({"attack": "a"})));
    gone.has("exterminated figure=b");
}

/// ex.mr.6: a side partly gone and otherwise Shocked counts as all Shocked.
#[test]
fn partly_gone_and_otherwise_down() {
    let mut play =
        brawl("Me1 melee(2)", "").figure(1, "c", "", (11.2, 16.0)).fights("a", "b", "H A L H A H");
    play.answer(0, json!({"fight": {"also": ["c"]}}));
    play.has("exterminated figure=b")
        .has("pushed-back figure=c")
        .has("ex.mr.4 melee-ended seat=0 winner=0");
}

/// ex.mr.7: if everybody left is Shocked the attackers are pushed back, and nobody is finished off.
#[test]
fn everybody_is_down() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 15.0))
        .with(json!({"shocked": true}))
        .figure(1, "b", "", (10.0, 16.0))
        .with(json!({"shocked": true}))
        .fate(0, 1)
        .fate(1, 1)
        .phase("melee", 0)
        .also(
            "combat",
            json!({
                "seat": 0,
                "attackers": [{"figure": "a", "targets": [0], "planned": true}],
                "foes": [{"figure": "b", "met": 1, "fought": true}],
            }),
        )
        .also(
            "doing",
            json!([{"turn": "parts"}, {"part": "pick"}, {"melee": {"after": {"nth": 1}}}]),
        )
        .play();
    play.answer(1, pass()).has("pushed-back figure=a").has("ex.mr.5 melee-ended seat=0 winner=?");
    play.hasnt("exterminated").hasnt("pushed-back figure=b");
}

/// ex.ma.1, ex.ma.2, ex.ma.4, ex.ma.5, ex.ma.6, ex.ma.9: extra attacks as dice, or against enemies within 1" of a
/// target, counted on from target to target; each fights back.
#[test]
fn one_for_all() {
    let mut play = brawl("Me1 melee(3)", "Me1")
        .figure(1, "c", "Me1", (11.9, 16.0))
        .figure(1, "d", "Me1", (13.8, 16.0))
        .figure(1, "far", "Me1", (16.0, 16.0))
        .fights("a", "b", "");
    play.refused(0, json!({"fight": {"also": ["far"]}}), "ex.ma.4");
    play.refused(0, json!({"fight": {"dice": 2, "also": ["c"]}}), "ex.ma.8");
    play.give("A A A A A A A A A").answer(0, json!({"fight": {"also": ["c", "d"]}}));
    play.has("fought attacker=a target=b")
        .has("fought attacker=a target=c")
        .has("fought attacker=a target=d");
    assert_eq!(play.told().matches(&part("ex.ml.4", 1)).count(), 3, "each with the charge die");
}

/// ex.ma.4, ex.ma.9: a declared target that is gone leads nobody on.
#[test]
fn nothing_is_counted_from_a_target_that_is_gone() {
    let second = |damage: &str| {
        let mut play = stage()
            .figure(0, "x", "Me1 melee(2)", (10.0, 14.6))
            .figure(0, "y", "Me1 melee(2)", (8.6, 16.0))
            .figure(1, "b", "", (10.0, 16.0))
            .figure(1, "c", "", (11.9, 16.0))
            .figure(1, "e", "", (13.8, 16.0))
            .phase("melee", 0)
            .play()
            .dice(&format!("A A H A {damage}"));
        play.answer(0, json!({"engage": "b"}));
        for figure in ["x", "y"] {
            let join = join(&play, figure);
            play.answer(0, join);
        }
        play.answer(0, fight(0, &["c"])).expect_asked(0, "attack");
        play
    };
    second("L").has("exterminated figure=c").refused(0, fight(0, &["e"]), "ex.ma.4");
    assert!(offers(&second("A"), &json!({"fight": {"also": ["e"]}})), "a Scratched one leads on");
}

/// ex.ma.7, ex.ma.10: if the attacker goes down before its last round, a target that has not fought may finish it.
#[test]
fn a_waiting_target_strikes_back() {
    let down = || {
        let mut play =
            brawl("melee(2)", "Me2").figure(1, "c", "", (11.2, 16.0)).fights("a", "b", "A H H A H");
        play.answer(0, json!({"fight": {"also": ["c"]}})).expect_asked(1, "revenge");
        play
    };
    let mut play = down();
    play.refused(1, json!({"figure": "b"}), "ex.ma.7");
    play.answer(1, json!({"figure": "c"}))
        .has("ex.ma.7 coup-de-grace by=c target=a")
        .has("exterminated figure=a");
    down().answer(1, pass()).hasnt("exterminated").has("pushed-back figure=a");
}

/// ex.ma.11, A18: a target has its own extra attacks once per combat, as dice or kept back.
#[test]
fn targets_have_extra_attacks() {
    let two = |value: &str| {
        let mut play = stage()
            .option("defender_extra_attacks", value)
            .figure(0, "x", "", (10.0, 14.6))
            .figure(0, "y", "", (8.6, 16.0))
            .figure(1, "b", "melee(2)", (10.0, 16.0))
            .phase("melee", 0)
            .play()
            .dice("A A A A A");
        play.answer(0, json!({"engage": "b"}));
        for figure in ["x", "y"] {
            let join = join(&play, figure);
            play.answer(0, join);
        }
        play
    };
    let mut play = two("ON");
    play.expect_asked(1, "fight-back").refused(1, fight(2, &[]), "ex.ma.11").refused(
        1,
        fight(0, &["y"]),
        "ex.ma.11",
    );
    play.answer(1, fight(1, &[])).has(&part("ex.ma.11", 1));
    // The second attacker finds no extra attack left.
    play.has("fought attacker=y");
    assert_eq!(play.told().matches("ex.ma.11").count(), 1);
    two("OFF").hasnt("ex.ma.11");
}

/// ex.cg.1, ex.cg.4, ex.cg.5: a Shocked enemy is engaged and Exterminated without dice, unless a wound token, Fate or a
/// card saves it; then it stays Shocked.
#[test]
fn coup_de_grace() {
    let coup = |stage: Stage| {
        let mut play = stage.fights("a", "b", "");
        play.answer(0, json!("coup")).expect_asked(1, "final");
        play
    };
    let down = || brawl("", "W1").with(json!({"shocked": true}));
    coup(down()).answer(1, pass()).has("ex.dm.4 exterminated figure=b by=a");
    let saves = [json!("wound"), json!({"save": "token"}), play("ad.7")];
    for save in saves {
        let mut saved = coup(down().fate(1, 1).adventure(1, "ad.7"));
        saved.answer(1, save).has("cancelled figure=b verdict=exterminated");
        assert_eq!(about(&saved, "b", "/shocked"), json!(true));
    }
}

/// ex.dm.1, ex.dm.2, ex.dm.3, ex.dm.4, A3: the most severe face counts; by the other reading H is the Scratch.
#[test]
fn the_most_severe_face_counts() {
    let shot = |option: &str, damage: &str| {
        stage()
            .option("damage_faces", option)
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .shoots("a", "b", "w1", &format!("H H A {damage}"))
    };
    shot("A_SCRATCH", "A A").has("ex.dm.2 result figure=b verdict=scratch");
    shot("A_SCRATCH", "A H").has("verdict=shocked");
    shot("A_SCRATCH", "H L").has("verdict=exterminated");
    shot("H_SCRATCH", "H H").has("verdict=scratch");
    shot("H_SCRATCH", "H A").has("verdict=shocked");
}

/// ex.dm.6, ex.dm.7: a second Shocked result does nothing; the Shocked do not fight, and keep tokens and nodes.
#[test]
fn the_shocked_lie_where_they_are() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "Me3", (10.0, 16.0))
        .with(json!({"shocked": true, "stress": 1}))
        .carried("black-5", "b")
        .shoots("a", "b", "w1", "H A A H");
    play.has("verdict=shocked").hasnt("shocked figure=b");
    assert_eq!(play.position()["nodes"][0]["carrier"], json!("b"));
    assert_eq!(about(&play, "b", "/stress"), json!(2));
}

/// ex.ma.8, ex.cg.1, D14: extra attacks are planned also where the target is Shocked already: against others, or kept
/// back.
#[test]
fn extra_attacks_beside_a_coup_de_grace() {
    let down = |a: &str, b: &str| brawl(a, b).with(json!({"shocked": true}));
    let mut play =
        down("Me1 melee(2)", "").figure(1, "c", "", (11.2, 16.0)).fights("a", "b", "H A L");
    play.expect_asked(0, "attack").refused(0, fight(1, &[]), "ex.cg.4");
    play.answer(0, fight(0, &["c"])).expect_asked(0, "coup").answer(0, json!("coup"));
    play.has("exterminated figure=b").has("fought attacker=a target=c").expect_all_dice_used();
    // With nobody else near they are kept back unasked.
    let mut play = down("melee(2)", "W1").fights("a", "b", "");
    play.expect_asked(0, "coup").answer(0, json!("coup")).answer(1, json!("wound"));
    play.answer(0, json!({"finish": {"figure": "b", "by": {"attack": "a"}}}))
        .has("exterminated figure=b");
}

/// ex.ma.10: of several controllers each is asked in the order of initiative, while nobody strikes back.
#[test]
fn several_controllers_strike_back_in_turn() {
    let mut play = stage()
        .three()
        .figure(0, "a", "melee(3)", (10.0, 14.0))
        .figure(1, "b", "Me2", (10.0, 16.0))
        .figure(1, "c", "", (11.2, 16.0))
        .figure(2, "d", "", (8.8, 16.0))
        .fights("a", "b", "A H H A H");
    play.answer(0, fight(0, &["c", "d"])).expect_asked(1, "revenge");
    play.refused(1, json!({"figure": "d"}), "ex.ma.10").answer(1, pass());
    play.expect_asked(2, "revenge").refused(2, json!({"figure": "c"}), "ex.ma.10");
    play.answer(2, json!({"figure": "d"})).has("ex.ma.7 coup-de-grace by=d target=a");
}

/// ex.mr.3, A18, B13: whoever was saved from being finished off is not tried again in that melee, neither in the same
/// window nor at the end; others still are.
#[test]
fn each_is_finished_off_once() {
    let fate = |figure: &str| json!({"finish": {"figure": figure, "by": {"fate": "token"}}});
    let down = |fate: u8| {
        let mut play = brawl("Me1", "W3").fate(0, fate).fights("a", "b", "H A H");
        // The dice stand, the damage stands, b takes no wound token yet.
        play.answer(0, pass()).answer(0, pass()).expect_asked(1, "final").answer(1, pass());
        play.expect_asked(0, "after-round");
        play
    };
    let mut play = down(3);
    play.answer(0, fate("b")).expect_asked(1, "final").answer(1, json!("wound"));
    play.has("pushed-back figure=b").has("ex.mr.4 melee-ended seat=0 winner=0");
    assert_eq!(crate::common::fate(&play, 0), 2, "one token for one figure");
    let mut play = down(3);
    play.answer(0, pass()).expect_asked(0, "finish-off").answer(0, fate("b"));
    play.answer(1, json!("wound")).has("ex.mr.4 melee-ended").hasnt("exterminated figure=b");
    assert_eq!(crate::common::fate(&play, 0), 2, "nobody is asked again");
    let attack = |figure: &str| json!({"finish": {"figure": figure, "by": {"attack": "a"}}});
    let mut play = brawl("Me1 melee(4)", "W1").figure(1, "c", "", (11.2, 16.0)).fights(
        "a",
        "b",
        "H A H H A H",
    );
    play.answer(0, fight(0, &["c"])).answer(1, pass()).expect_asked(0, "finish-off");
    play.answer(0, attack("b")).answer(1, json!("wound")).refused(0, attack("b"), "ex.mr.3");
    play.answer(0, attack("c")).has("exterminated figure=c").hasnt("exterminated figure=b");
}

/// ex.mr.9: only an attacker of a King of the Hill is shifted from the obstacle; a target on the ground is pushed from
/// the attacker on top along the line of their centres.
#[test]
fn a_target_below_is_pushed_along_the_centres() {
    let mut play = stage()
        .figure(0, "a", "Me1 melee(2)", (12.0, 15.0))
        .with(json!({"on": "p1"}))
        .figure(1, "b", "", (13.0, 15.0))
        .with(json!({"on": "p1"}))
        .figure(1, "c", "", (13.8, 16.6))
        .piece("platform", (10.0, 10.0))
        .fights("a", "b", "H A H H A H");
    play.answer(0, fight(0, &["c"])).has("pushed-back figure=c");
    let at = about(&play, "c", "/at");
    let (x, y) = (at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
    // From (12, 15) to (13.8, 16.6) it is 1.8 across and 1.6 up: so it goes, an inch long.
    assert!((x - 14.547).abs() < 0.01 && (y - 17.264).abs() < 0.01, "{at}");
}

/// ex.ma.7, B14: a declared target may strike a fallen Melee (X) figure that it has not fought, also where it has fought
/// an earlier attacker.
#[test]
fn a_target_that_fought_another_strikes_back() {
    let mut play = stage()
        .figure(0, "x", "melee(2)", (10.0, 14.6))
        .figure(0, "y", "melee(2)", (8.6, 16.0))
        .figure(1, "b", "Me2", (10.0, 16.0))
        .figure(1, "c", "", (11.2, 16.0))
        .phase("melee", 0)
        .play()
        .dice("A A A A");
    play.answer(0, json!({"engage": "b"}));
    for figure in ["x", "y"] {
        let join = join(&play, figure);
        play.answer(0, join);
    }
    play.answer(0, fight(0, &["c"])).has("fought attacker=x target=c").expect_asked(0, "attack");
    play.give("A A H H A H").answer(0, fight(0, &["c"])).expect_asked(1, "revenge");
    play.refused(1, json!({"figure": "b"}), "ex.ma.7");
    play.answer(1, json!({"figure": "c"})).has("ex.ma.7 coup-de-grace by=c target=y");
}
