//! Special rules of weapons and characters, and what factions score (ex.wt, ex.tr, ex.bo).

use reglette_engine::Game;
use serde_json::{Value, json};

use crate::common::*;

fn duel(shooter: &str, target: &str) -> Stage {
    stage().figure(0, "a", shooter, (10.0, 10.0)).figure(1, "b", target, (10.0, 16.0))
}

/// ex.wt.1: a weapon of melee alone cannot shoot.
#[test]
fn a_sword_does_not_shoot() {
    duel("w:w18 w:w1", "").acts("a").refused(0, shoot("b", "w18"), "ex.wt.1");
}

/// ex.wt.2, ex.sr.2, ex.bc.18: Burst names up to X targets within 3" of the first and divides the dice; each share is a shot of its own.
#[test]
fn burst() {
    let mut play = duel("Sh1 w:w13", "")
        .figure(1, "c", "", (12.5, 16.0))
        .figure(1, "far", "", (16.0, 16.0))
        .acts("a");
    play.answer(0, shoot("b", "w13")).expect_asked(0, "burst");
    play.refused(0, json!({"also": "far"}), "ex.wt.2");
    play.answer(0, json!({"also": "c"})).expect_asked(0, "burst-dice");
    play.refused(0, json!({"dice": 5}), "ex.wt.2").refused(0, json!({"dice": 0}), "ex.wt.2");
    play.give("H A A A A A").answer(0, json!({"dice": 3}));
    play.has(&part("ex.wt.2", 3))
        .has(&part("ex.wt.2", 2))
        .has("through target=c hits=0")
        .expect_all_dice_used();
}

/// ex.wt.2: each target's own penalties come off its share.
#[test]
fn shares_bear_their_own_penalties() {
    let mut play =
        duel("w:w13", "").figure(1, "c", "", (7.5, 16.0)).piece("crate", (9.9, 13.0)).acts("a");
    play.answer(0, shoot("b", "w13")).answer(0, json!({"also": "c"}));
    play.refused(0, json!({"dice": 1}), "ex.wt.2");
    play.give("A A A A A").answer(0, json!({"dice": 3})).has(&part("ex.sh.7", -1));
}

/// ex.wt.3: a Blast rolls once; everybody near the target, friend or foe, is hit by the same total, nearest first, without cover.
#[test]
fn blast() {
    let mut play = duel("w:w14", "R1")
        .figure(1, "c", "R2", (11.4, 16.0))
        .figure(0, "d", "", (8.3, 16.0))
        .figure(1, "far", "", (13.5, 16.0))
        .piece("crate", (11.3, 14.0))
        .shoots("a", "b", "w14", "H H A A A L A A A L A A A");
    play.has("fired by=a target=b")
        .has("through target=b hits=2")
        .has("ex.wt.3 caught target=c hits=2");
    play.has("through target=c hits=1").has("caught target=d hits=2").hasnt("target=far");
    play.has("stressed figure=c").has("stressed figure=d").hasnt("ex.cv.2").expect_all_dice_used();
    let told = play.told();
    assert!(
        told.find("caught target=c").unwrap() < told.find("caught target=d").unwrap(),
        "the nearest first"
    );
}

/// ex.wt.3, ex.bc.10: Super Armour protects only the figure it is played for.
#[test]
fn blast_and_super_armour() {
    let mut play = duel("w:w14", "")
        .figure(1, "c", "", (11.4, 16.0))
        .hand(1, "super-armour")
        .shoots("a", "b", "w14", "H H A A A");
    play.give("A A").answer(1, card("super-armour"));
    play.has("through target=b hits=0").has("caught target=c hits=2");
}

/// ex.wt.5: a Heavy weapon is not fired in a turn in which the figure moved.
#[test]
fn heavy() {
    let heavy = |marks: Value| {
        stage()
            .figure(0, "a", "w:w14", (10.0, 10.0))
            .with(json!({"marks": marks}))
            .figure(1, "b", "", (10.0, 16.0))
            .acts("a")
    };
    heavy(json!(["moved", "displaced"])).refused(0, shoot("b", "w14"), "ex.wt.5");
    assert!(offers(&heavy(json!(["moved"])), &shoot("b", "w14")));
}

/// ex.wt.6: with Stun Lightning is a Hit in the damage roll; ex.wt.7: Precise ignores one obstruction.
#[test]
fn stun_and_precise() {
    let mut play = duel("w:w20", "").piece("crate", (9.9, 12.0)).shoots("a", "b", "w20", "H A A L");
    play.hasnt("ex.sh.7").has("verdict=shocked").expect_all_dice_used();
    let two = duel("w:w20", "").piece("crate", (9.9, 11.4)).piece("crate", (9.9, 13.0));
    two.shoots("a", "b", "w20", "A A").has(&part("ex.sh.7", -1));
}

/// ex.wt.8: Disintegrate re-rolls one damage die, once per attack.
#[test]
fn disintegrate() {
    let mut play = duel("w:w5", "").shoots("a", "b", "w5", "H H A A A A");
    play.expect_asked(0, "window-damage").refused(0, reroll("disintegrate", "AA"), "ex.wt.8");
    play.give("H").answer(0, reroll("disintegrate", "A")).has("verdict=shocked");
    let mut plain = duel("w:w1", "").fate(0, 1).shoots("a", "b", "w1", "H A A A");
    plain.answer(0, pass()).refused(0, reroll("disintegrate", "A"), "ex.wt.8");
}

/// ex.tr.1: near an operational Leader one more Stress die; ex.tr.8: for the Emotionless A counts too.
#[test]
fn leader_and_emotionless() {
    let mut play = stage()
        .figure(0, "boss", "leader", (10.0, 10.0))
        .figure(0, "a", "", (13.0, 10.0))
        .with(json!({"stress": 1}))
        .figure(0, "cold", "emotionless", (30.0, 10.0))
        .with(json!({"stress": 2}))
        .figure(1, "b", "", (20.0, 30.0))
        .fate(1, 1)
        .phase("melee", 1)
        .play()
        .dice("A H H A");
    play.answer(1, json!("end"));
    play.answer(0, json!({"remove": 1})).answer(0, json!({"remove": 2}));
    play.has(&part("ex.tr.1", 1))
        .has("calmed figure=a tokens=1")
        .has("calmed figure=cold tokens=2")
        .expect_all_dice_used();
}

/// ex.tr.6: Hover and Nimble roll one die more at obstacles; ex.tr.17: a Swarm rolls none, and never collects or climbs.
#[test]
fn crossing_specialists() {
    let course = |spec: &str| {
        stage()
            .figure(0, "a", spec, (10.0, 11.5))
            .piece("crate", (9.0, 12.0))
            .node((10.0, 15.0))
            .moves("a")
    };
    for spec in ["hover", "nimble"] {
        let mut play = course(spec).dice("L L H");
        play.answer(0, json!({"go": {"to": inches(10.0, 14.1), "leave": true}}))
            .has(&part("ex.tr.6", 1));
    }
    let mut play = course("swarm");
    play.refused(0, json!({"climb": {"piece": "p1", "at": inches(9.7, 12.7)}}), "ex.tr.17");
    play.answer(0, to(10.0, 14.1)).hasnt("tested").hasnt("collected");
}

/// ex.tr.7: Implacable shoots with one Stress token, not with two.
#[test]
fn implacable() {
    let tense = |tokens: u8| {
        stage()
            .figure(0, "a", "implacable w:w1", (10.0, 10.0))
            .with(json!({"stress": tokens}))
            .figure(1, "b", "", (10.0, 16.0))
    };
    tense(1).shoots("a", "b", "w1", "A A A");
    tense(2).phase("shooting", 0).play().refused(0, json!({"figure": "a"}), "ex.st.8");
    let upkeep = tense(1).option("stress_model", "UPKEEP");
    upkeep.moves("a");
}

/// ex.tr.8: with two Stress tokens the Emotionless still move 2".
#[test]
fn emotionless_moves() {
    let mut play =
        stage().figure(0, "a", "emotionless", (10.0, 10.0)).with(json!({"stress": 2})).moves("a");
    play.refused(0, to(10.0, 12.1), "ex.mv.9").answer(0, to(10.0, 12.0));
}

/// ex.tr.9: Platoon Fire has a die more against whom another of the platoon has shot at in this part.
#[test]
fn platoon_fire() {
    let mut play = duel("platoon-fire w:w1", "")
        .figure(0, "c", "platoon-fire w:w1", (12.0, 10.0))
        .shoots("a", "b", "w1", "A A A");
    play.hasnt("ex.tr.9")
        .give("A A A A")
        .answer(0, json!({"figure": "c"}))
        .answer(0, shoot("b", "w1"));
    play.has(&part("ex.tr.9", 1));
}

/// ex.tr.10: in turn 1 a Shape-shifter is not shot at from more than 6", until it has shot.
#[test]
fn shape_shifter() {
    let shifter = |y: f64| {
        stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "shape-shifter", (10.0, y))
    };
    shifter(18.0).acts("a").refused(0, shoot("b", "w1"), "ex.tr.10");
    assert!(offers(&shifter(17.0).acts("a"), &shoot("b", "w1")));
    assert!(offers(
        &shifter(18.0).with(json!({"marks": ["has-shot"]})).acts("a"),
        &shoot("b", "w1")
    ));
    assert!(offers(&shifter(18.0).round("turn", json!(2)).acts("a"), &shoot("b", "w1")));
}

/// ex.tr.11: shots at the Forgotten from more than 8" lose a die.
#[test]
fn forgotten() {
    let far = |y: f64| {
        stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "forgotten", (10.0, y))
    };
    far(19.1).shoots("a", "b", "w1", "A A").has(&part("ex.tr.11", -1));
    far(19.0).shoots("a", "b", "w1", "A A A").hasnt("ex.tr.11");
}

/// ex.tr.12: an observed Angel has M 3 and two more defence dice.
#[test]
fn quantum_lock() {
    let angel = |y: f64| {
        stage().figure(0, "a", "M8 quantum-lock", (10.0, 10.0)).figure(1, "b", "w:w1", (10.0, y))
    };
    angel(19.0).moves("a").refused(0, to(14.0, 10.0), "ex.mv.9");
    angel(19.1).moves("a").answer(0, to(18.0, 10.0));
    angel(16.0).with(json!({"stress": 2})).moves("a").answer(0, to(18.0, 10.0));
    angel(16.0).piece("wall", (7.0, 13.0)).moves("a").answer(0, to(18.0, 10.0));
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "R1 quantum-lock", (10.0, 16.0))
        .shoots("a", "b", "w1", "A A A A A A");
    play.has(&part("ex.tr.12", 2)).expect_all_dice_used();
}

fn brawl(a: &str, b: &str) -> Stage {
    stage().figure(0, "a", a, (10.0, 14.0)).figure(1, "b", b, (10.0, 16.0))
}

/// ex.tr.13: Glory ignores Stress in melee; ex.tr.14: the second attacker of a Probic Vent has a further die.
#[test]
fn glory_and_probic_vent() {
    brawl("", "glory Me3").with(json!({"stress": 2})).fights("a", "b", "A A A A").hasnt("ex.st.10");
    let mut play = stage()
        .figure(0, "x", "", (10.0, 14.6))
        .figure(0, "y", "", (8.6, 16.0))
        .figure(1, "b", "probic-vent", (10.0, 16.0))
        .phase("melee", 0)
        .play()
        .dice("A A A A");
    play.answer(0, json!({"engage": "b"}));
    for figure in ["x", "y"] {
        let join = join(&play, figure);
        play.answer(0, join);
    }
    play.has(&part("ex.tr.14", 1)).expect_all_dice_used();
}

/// ex.tr.15: Five Rounds Rapid has a die more if it has not moved this turn.
#[test]
fn five_rounds_rapid() {
    duel("five-rounds-rapid w:w1", "").shoots("a", "b", "w1", "A A A A").has(&part("ex.tr.15", 1));
    let moved = stage()
        .figure(0, "a", "five-rounds-rapid w:w1", (10.0, 10.0))
        .with(json!({"marks": ["moved", "displaced"]}))
        .figure(1, "b", "", (10.0, 16.0));
    moved.shoots("a", "b", "w1", "A A A").hasnt("ex.tr.15");
}

/// ex.tr.16: a Scratch by a Venom Lash gives Stress.
#[test]
fn venom_lash() {
    let mut play = brawl("venom-lash Me1", "").fights("a", "b", "H A A");
    play.has("verdict=scratch").has("ex.tr.16 stressed figure=b tokens=1");
    // ex.ft.13: Fate may answer at once.
    let mut play = brawl("venom-lash Me1", "").fate(1, 1).fights("a", "b", "H A A");
    let calm = |figure: &str| json!({"calm": {"figure": figure, "by": "token"}});
    play.expect_asked(1, "stressed").refused(1, calm("chief-1"), "ex.st.16");
    play.answer(1, calm("b")).has("ex.ft.3 calmed figure=b tokens=1").has("melee-ended");
    let tense = brawl("venom-lash Me1", "").with(json!({"stress": 2})).fate(1, 1);
    tense.fights("a", "b", "H A A").has("melee-ended");
}

/// ex.tr.18: the Non-violent make Lightning a Hit, and finish nobody.
#[test]
fn non_violent() {
    duel("non-violent w:w1", "").shoots("a", "b", "w1", "H A A L").has("verdict=shocked");
    let mut play = brawl("non-violent Me1", "").fate(0, 1).fights("a", "b", "H A H");
    play.answer(0, pass()).answer(0, pass()).hasnt("exterminated").has("pushed-back figure=b");
    brawl("non-violent", "")
        .with(json!({"shocked": true}))
        .fights("a", "b", "")
        .hasnt("coup")
        .has("pushed-back");
}

/// ex.tr.19: Regeneration keeps a figure once, without tokens and without points for anybody.
#[test]
fn regeneration() {
    let mut play = duel("w:w1", "regeneration W1")
        .with(json!({"wounds": 1, "stress": 1}))
        .shoots("a", "b", "w1", "H A A L");
    play.has("ex.tr.19 regenerated figure=b").hasnt("exterminated figure=b by");
    assert_eq!(about(&play, "b", "/wounds"), json!(null));
    assert_eq!(about(&play, "b", "/stress"), json!(null));
    assert_eq!(vp(&play, 0), 0);
    let again = duel("w:w1", "regeneration").with(json!({"marks": ["regenerated"]}));
    again.shoots("a", "b", "w1", "H A A L").has("exterminated figure=b by=a");
}

/// ex.tr.20: Clever re-rolls one die of a roll made for the figure, once per turn.
#[test]
fn clever() {
    let die = |dice: &str| json!({"reroll": {"by": {"clever": "a"}, "dice": dice}});
    let mut play = duel("clever w:w1", "").shoots("a", "b", "w1", "A A A");
    play.refused(0, die("AA"), "ex.tr.20");
    play.give("A").answer(0, die("A")).hasnt("stressed");
    let spent = stage().figure(0, "a", "clever w:w1", (10.0, 10.0));
    let spent = spent.with(json!({"marks": ["clever"]})).figure(1, "b", "", (10.0, 16.0));
    spent.fate(0, 1).shoots("a", "b", "w1", "A A A").refused(0, die("A"), "ex.tr.20");
    let other = duel("w:w1", "").figure(0, "c", "clever", (12.0, 10.0)).fate(0, 1);
    let theirs = json!({"reroll": {"by": {"clever": "c"}, "dice": "A"}});
    other.shoots("a", "b", "w1", "A A A").refused(0, theirs, "ex.tr.20");
}

/// ex.tr.21: a Medic takes a wound token off another near; ex.tr.22: Inspiring takes a Stress token.
#[test]
fn medic_and_inspiring() {
    let mut play = stage()
        .figure(0, "medic", "medic inspiring", (10.0, 10.0))
        .figure(0, "a", "W1", (12.0, 10.0))
        .with(json!({"wounds": 1}))
        .figure(0, "c", "", (16.0, 10.0))
        .with(json!({"stress": 2}))
        .figure(0, "far", "W1", (30.0, 10.0))
        .with(json!({"wounds": 1}))
        .figure(1, "b", "", (20.0, 30.0))
        .phase("melee", 1)
        .play();
    play.answer(1, json!("end")).expect_asked(0, "upkeep-start");
    let help = |figure: &str| json!({"help": {"by": "medic", "figure": figure}});
    play.refused(0, help("far"), "ex.tr.22");
    play.answer(0, help("a")).has("ex.tr.21 healed figure=a").give("A").answer(0, help("c"));
    play.has("ex.tr.22 calmed figure=c tokens=1");
}

/// ex.tr.21, ex.tr.22: who is both heals, then calms, also one who is wounded still.
#[test]
fn one_helper_helps_twice() {
    let mut play = stage()
        .figure(0, "medic", "medic inspiring", (10.0, 10.0))
        .figure(0, "a", "W2", (12.0, 10.0))
        .with(json!({"wounds": 2, "stress": 2}))
        .figure(1, "b", "", (20.0, 30.0))
        .phase("melee", 1)
        .play();
    let help = json!({"help": {"by": "medic", "figure": "a"}});
    play.answer(1, json!("end")).answer(0, help.clone()).give("A").answer(0, help);
    play.has("healed figure=a wounds=1").has("calmed figure=a tokens=1");
    assert_eq!(about(&play, "a", "/wounds"), json!(1));
}

/// ex.tr.21, ex.tr.22, B4: a Shocked figure helps nobody.
#[test]
fn the_shocked_help_nobody() {
    let mut play = stage()
        .figure(0, "medic", "medic inspiring", (10.0, 10.0))
        .with(json!({"shocked": true}))
        .figure(0, "a", "W1", (12.0, 10.0))
        .with(json!({"wounds": 1}))
        .figure(1, "b", "", (20.0, 30.0))
        .phase("melee", 1)
        .play();
    play.answer(1, json!("end")).expect_asked(0, "upkeep-cards");
}

/// ex.nd.19, ex.tr.15, ex.wt.5, B6: a move of length zero is a move; staying is none.
#[test]
fn a_move_of_no_length() {
    let after = |choice: Value| {
        let mut play = stage()
            .figure(0, "a", "five-rounds-rapid w:w12 w:w13", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .moves("a");
        play.answer(0, choice).answer(0, json!("end")).answer(1, json!("end"));
        play.answer(0, json!({"figure": "a"}));
        play
    };
    let mut moved = after(to(10.0, 10.0));
    moved.refused(0, shoot("b", "w13"), "ex.wt.5");
    moved.give("A A A").answer(0, shoot("b", "w12")).hasnt("ex.tr.15");
    let mut stayed = after(pass());
    assert!(offers(&stayed, &shoot("b", "w13")));
    stayed.give("A A A A").answer(0, shoot("b", "w12")).has(&part("ex.tr.15", 1));
}

/// ex.tr.23: Bad Wolf has all damage dice on a friend near re-rolled, once per game.
#[test]
fn bad_wolf() {
    let wolf = |dice: &str| json!({"reroll": {"by": {"bad-wolf": "rose"}, "dice": dice}});
    let near = || duel("w:w1", "").figure(1, "rose", "bad-wolf", (13.0, 16.0));
    let mut play = near().shoots("a", "b", "w1", "H H A A L");
    play.expect_asked(1, "window-harm").refused(1, wolf("L"), "ex.tr.23");
    play.give("A A").answer(1, wolf("AL")).has("verdict=scratch");
    assert_eq!(about(&play, "rose", "/marks"), json!(["bad-wolf"]));
    let spent = near().with(json!({"marks": ["bad-wolf"]})).hand(1, "re-roll");
    let mut play = spent.shoots("a", "b", "w1", "H A A L");
    play.answer(1, pass()).answer(1, pass()).expect_asked(1, "window-harm");
    play.refused(1, wolf("L"), "ex.tr.23");
    let far = duel("w:w1", "").figure(1, "rose", "bad-wolf", (20.0, 16.0));
    far.shoots("a", "b", "w1", "H A A L").has("exterminated figure=b");
}

/// ex.tr.24: with an operational Mastermind six dice of initiative are rolled.
#[test]
fn mastermind() {
    let mut play = stage().figure(0, "a", "mastermind", (10.0, 10.0)).phase("upkeep", 0).play();
    play.give("H H H H H H A A A A A")
        .answer(0, pass())
        .answer(1, pass())
        .has(&part("ex.tr.24", 1))
        .expect_all_dice_used();
}

/// ex.tr.25: a Vortex Jump once per game, within 8" and 2" from enemies.
#[test]
fn vortex_jump() {
    let jump = |y: f64| json!({"jump": {"at": inches(10.0, y)}});
    let mut play = stage()
        .figure(0, "a", "vortex-jump", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 20.0))
        .moves("a");
    play.refused(0, jump(18.1), "ex.tr.25").refused(0, jump(17.5), "ex.tr.25");
    play.answer(0, jump(16.9)).has("ex.tr.25 jumped figure=a");
    let spent =
        stage().figure(0, "a", "vortex-jump", (10.0, 10.0)).with(json!({"marks": ["jumped"]}));
    spent.moves("a").refused(0, jump(15.0), "ex.tr.25");
}

/// ex.tr.26: with a Scientific Adviser a Hit takes a card back too.
#[test]
fn scientific_adviser() {
    let mut play = stage()
        .figure(0, "kate", "scientific-adviser", (10.0, 10.0))
        .player(0, "adventure", json!({"discard": ["ad.1"]}))
        .phase("upkeep", 0)
        .play();
    play.answer(0, pass())
        .answer(1, pass())
        .give("H H H H H H A A A A A")
        .answer(0, json!("take-back"));
    play.has("card-recovered seat=0 card=ad.1");
}

/// ex.tr.9: a figure's own earlier shot in the part is not another's; Covering Fire is a shot at its target.
#[test]
fn platoon_fire_of_another() {
    let free = |pelter: Value| {
        let mut play = stage()
            .figure(0, "a", "M5 w:w1 platoon-fire", (10.0, 10.0))
            .figure(0, "c", "w:w1 platoon-fire", (20.0, 10.0))
            .figure(1, "b", "", (10.0, 18.0))
            .with(pelter)
            .node((9.0, 12.0))
            .node((11.0, 12.0))
            .moves("a");
        play.answer(0, to(10.0, 12.0));
        play
    };
    let mut again = free(json!({})).dice("temporal-3 A A A temporal-2 A A A");
    again.answer(0, json!({"node": "n1"})).answer(0, shoot("b", "w1")).expect_asked(0, "nodes");
    assert_eq!(about(&again, "b", "/pelter"), json!("a"));
    again.answer(0, json!({"node": "n2"})).answer(0, shoot("b", "w1")).hasnt("ex.tr.9");
    again.expect_all_dice_used();
    let other = json!({"pelter": "c", "marks": ["pelted"]});
    let mut other = free(other).dice("temporal-3 A A A A temporal-2 A A A A");
    for node in ["n1", "n2"] {
        other.answer(0, json!({"node": node})).answer(0, shoot("b", "w1"));
    }
    assert_eq!(other.told().matches(&part("ex.tr.9", 1)).count(), 2);
    let mut covered = duel("platoon-fire w:w1", "")
        .figure(0, "c", "platoon-fire w:w1", (12.0, 10.0))
        .adventure(0, "ad.11")
        .acts("a");
    covered.answer(0, json!({"suppress": {"card": "ad.11", "target": "b"}}));
    covered.give("A A A A").answer(0, json!({"figure": "c"})).answer(0, shoot("b", "w1"));
    covered.has(&part("ex.tr.9", 1));
}

/// ex.bc.4, ex.bc.18, ex.wt.3: a blast is one shot: after an Armour card in it no Hit card goes with its damage rolls, also
/// of those caught beside.
#[test]
fn a_blast_is_one_action() {
    let caught = |armour: bool| {
        let mut play = duel("w:w14", "R1")
            .figure(1, "c", "", (11.4, 16.0))
            .hand(0, "hit")
            .hand(1, "armour")
            .shoots("a", "b", "w14", "H A A A A L A");
        play.answer(0, pass()).expect_asked(1, "window-defence");
        play.answer(1, if armour { card("armour") } else { pass() });
        while let Some(ask) = play.game().game().ask().filter(|it| it.kind != "window-damage") {
            play.answer(ask.seat.0, pass());
        }
        play
    };
    caught(true).refused(0, card("hit"), "ex.bc.4");
    caught(false).answer(0, card("hit"));
}

/// ex.xc.8, ex.bc.18: after a Super Armour card no Hit card goes with a further window of the damage roll of its shot.
#[test]
fn super_armour_counts_for_the_whole_shot() {
    let damage = |super_armour: bool| {
        let attack = json!({
            "seat": 0, "by": "a", "weapon": "w14", "occasion": "turn", "total": 2,
            "targets": [{"target": "b"}], "super_armour": super_armour,
        });
        let blow = json!({
            "victim": "b", "seat": 0, "by": "a", "how": "shot", "super_armour": super_armour,
        });
        let contest = json!({
            "cause": {"damage": {"seat": 0, "by": "a", "victim": "b"}}, "attack": {"dice": "A"},
            "super_armour": super_armour,
        });
        duel("w:w14", "").hand(0, "hit").phase("shooting", 0).also("attack", attack).also(
            "doing",
            json!([
                {"turn": "parts"}, {"part": "pick"}, {"shot": "hurt"},
                {"harm": {"rolled": {"blow": blow}}},
                {"rolling": {"contest": contest, "window": 0, "further": true}},
            ]),
        )
    };
    damage(true).play().refused(0, card("hit"), "ex.xc.8");
    damage(false).play().answer(0, card("hit"));
}
