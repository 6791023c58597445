//! Exact odds (section 6, reference odds): no cards, no Fate, no special rules.

use reglette_engine::odds::{Policy, Query, odds};
use reglette_engine::{Game, Viewer, odds::Distribution};
use serde_json::{Value, json};

use crate::common::*;

fn told(scene: &Scene, choice: Value, metric: &str) -> Distribution {
    let choices = [scene.game().read_choice(&choice).unwrap()];
    let seat = scene.game().game().ask().unwrap().seat;
    let query = Query { seat, choices: &choices, metric: Some(metric), policy: Policy::First };
    odds(scene.game().game(), &query).unwrap()
}

fn share(found: &Distribution, key: &str) -> String {
    found.get(key).map_or("0".to_owned(), |it| format!("{}/{}", it.ways, it.of))
}

/// R3, R4, R5: attack pool n against defence pool r.
#[test]
fn odds_of_shots() {
    let rows = [
        (3, 2, false, ["3/8", "277/1944", "1/3", "145/972", "7/8"]),
        (3, 3, false, ["53/108", "355/2916", "175/648", "685/5832", "7/8"]),
        (4, 3, false, ["149/432", "4541/34992", "4093/11664", "6103/34992", "15/16"]),
        (4, 4, false, ["4/9", "766/6561", "10373/34992", "14945/104976", "15/16"]),
        (5, 4, false, ["277/864", "75025/629856", "19045/52488", "62179/314928", "31/32"]),
        (4, 3, true, ["163/256", "1789/20736", "21227/110592", "28223/331776", "15/16"]),
        (3, 3, true, ["99/128", "211/3456", "121/1024", "1309/27648", "7/8"]),
    ];
    for (dice, resistance, cover, expected) in rows {
        // In cover the piece costs a die, which Shoot makes up for.
        let shoots = dice - 3 + i32::from(cover);
        let mut stage = stage().figure(0, "a", &format!("Sh{shoots} w:w1"), (10.0, 10.0)).figure(
            1,
            "b",
            &format!("R{resistance}"),
            (10.0, 16.0),
        );
        if cover {
            stage = stage.piece("crate", (9.9, 14.0));
        }
        let scene = stage.acts("a");
        let harm = told(&scene, shoot("b", "w1"), "harm");
        let found = ["no-hit", "scratch", "shocked", "exterminated"].map(|key| share(&harm, key));
        let stress = share(&told(&scene, shoot("b", "w1"), "stress"), "1");
        assert_eq!(found.as_slice(), &expected[..4], "{dice} against {resistance}");
        assert_eq!(stress, expected[4]);
    }
}

/// R6, R5: attacker pool a against target pool d.
#[test]
fn odds_of_melee_rounds() {
    let rows = [
        (7, 2, ["9/128", "5265961/11943936", "15650629/35831808", "17/1536", "25/4608"]),
        (8, 2, ["45/1024", "61894795/143327232", "210350687/429981696", "25/4096", "37/12288"]),
        (6, 2, ["7/64", "144709/331776", "1125971/2985984", "61/3072", "89/9216"]),
        (5, 4, ["63/256", "172183/663552", "431003/1990656", "15095/110592", "33755/331776"]),
        (3, 3, ["5/16", "295/1536", "1537/13824", "295/1536", "1537/13824"]),
    ];
    for (attack, defence, expected) in rows {
        let mut scene = stage()
            .figure(0, "a", &format!("Me{}", attack - 1), (10.0, 14.0))
            .figure(1, "b", &format!("Me{defence}"), (10.0, 16.0))
            .phase("melee", 0)
            .play();
        scene.answer(0, json!({"engage": "b"}));
        let harm = told(&scene, join(&scene, "a"), "harm");
        let keys = [
            "tie",
            "target-shocked",
            "target-exterminated",
            "attacker-shocked",
            "attacker-exterminated",
        ];
        assert_eq!(keys.map(|key| share(&harm, key)), expected, "{attack} against {defence}");
    }
}

/// What is no attack leads to nothing.
#[test]
fn odds_of_a_move() {
    let scene = stage().figure(0, "a", "", (10.0, 10.0)).moves("a");
    assert_eq!(share(&told(&scene, to(12.0, 10.0), "harm"), "nothing"), "1/1");
}

/// ex.ft.4, ex.bc.4, ex.sr.5: what keeping the dice comes to, what a card makes of it, and what re-rolling may.
#[test]
fn odds_in_the_window_of_a_shot() {
    let stage = stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0));
    let scene = stage.fate(0, 1).hand(0, "hit").shoots("a", "b", "w1", "H A A");
    let stands = |choice: Value| told(&scene, choice, "roll");
    assert_eq!(share(&stands(pass()), "1"), "1/1");
    assert_eq!(share(&stands(card("hit")), "2"), "1/1");
    let again = stands(reroll("fate", "AA"));
    assert_eq!(["1", "2", "3"].map(|hits| share(&again, hits)), ["1/4", "1/2", "1/4"]);
    let harm = |choice: Value| {
        let found = told(&scene, choice, "harm");
        ["scratch", "shocked", "exterminated"].map(|key| share(&found, key))
    };
    assert_eq!(harm(pass()), ["1/3", "1/2", "1/6"]);
    assert_eq!(harm(reroll("fate", "AA")), ["4/27", "53/96", "259/864"]);
    assert_eq!(scene.remark(&pass()), "stands=1 stress=yes");
    assert_eq!(scene.remark(&card("hit")), "stands=2 stress=yes");
    assert_eq!(scene.remark(&reroll("fate", "AA")), "");
    assert_eq!(scene.view(Viewer::Observer)["tally"], json!({"through": 1}));
}

/// ex.xc.7, ex.xc.10: whoever is asked is told when nothing better could come of the roll.
#[test]
fn the_best_a_roll_can_come_to() {
    let duel = |dice: &str| {
        let stage = stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "R1", (10.0, 16.0));
        stage.hand(1, "armour").shoots("a", "b", "w1", dice)
    };
    let mut held = duel("H A A A");
    held.expect_asked(1, "window-defence");
    // ex.st.5: the Hit brings Stress unless it is rolled again.
    assert_eq!(held.remark(&pass()), "stands=0 stress=yes best=stress");
    let mut missed = duel("A A A A");
    missed.expect_asked(1, "window-defence");
    assert_eq!(missed.remark(&pass()), "stands=0 stress=no best=yes");
    let mut hit = duel("H H A A");
    assert_eq!(hit.remark(&pass()), "stands=1 stress=yes");
    assert_eq!(hit.remark(&card("armour")), "stands=0 stress=yes");
    hit.answer(1, card("armour")).has("ex.bc.5 stands tally=through:0");
}

/// ex.ad.4, ex.st.3, ex.st.5: where no hit goes through, Reverse the Polarity still takes the Stress away if no Hit is
/// left on the dice, and whoever holds it is told so.
#[test]
fn reverse_the_polarity_of_stress() {
    let stage = stage().faction(1, "doctor").option("adventure", "CHOSEN").adventure(1, "up.21");
    let stage = stage.figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "R3", (10.0, 16.0));
    let mut scene = stage.shoots("a", "b", "w1", "H H L A A H");
    scene.answer(1, pass()).expect_asked(1, "window-defence");
    assert_eq!(scene.remark(&pass()), "stands=0 stress=yes best=stress");
    assert_eq!(scene.remark(&play("up.21")), "stands=0 stress=no");
    scene.answer(1, play("up.21")).hasnt("stressed");
}

/// R2, R6: a round and an obstacle, each in its own terms.
#[test]
fn what_other_rolls_come_to() {
    let brawl = stage().figure(0, "a", "Me1", (10.0, 14.0)).figure(1, "b", "Me2", (10.0, 16.0));
    let round = brawl.hand(1, "hit").fights("a", "b", "H A H A");
    assert_eq!(round.remark(&pass()), "stands=tied hits=1 against=1");
    assert_eq!(round.remark(&card("hit")), "stands=lost hits=1 against=2");
    assert_eq!(share(&told(&round, card("hit"), "roll"), "lost"), "1/1");
    let course = stage().figure(0, "a", "M8", (10.0, 10.0)).piece("barricade", (8.0, 12.0));
    let mut test = course.fate(0, 1).moves("a").dice("A");
    test.answer(0, to(10.0, 15.2)).expect_asked(0, "window-test");
    assert_eq!(share(&told(&test, pass(), "roll"), "stopped"), "1/1");
    let again = told(&test, reroll("fate", "A"), "roll");
    let found = ["crossed", "stopped", "stuck"].map(|key| share(&again, key));
    assert_eq!(found, ["1/2", "1/3", "1/6"]);
}

/// ex.wt.3: what a blast makes of those beside its target is told, and it is not the best for a target whose friends it
/// reaches.
#[test]
fn a_blast_is_more_than_its_target() {
    let blast = |friend: bool| {
        let stage = stage()
            .figure(0, "a", "w:w14", (10.0, 10.0))
            .figure(1, "b", "R8", (10.0, 16.0))
            .with(json!({"stress": 2}));
        let stage = if friend { stage.figure(1, "c", "", (11.4, 16.0)) } else { stage };
        stage.hand(0, "hit").hand(1, "re-roll").shoots("a", "b", "w14", "H A A A A A A A A A A A A")
    };
    let mut crowd = blast(true);
    crowd.expect_asked(0, "window-attack");
    assert_eq!(crowd.remark(&pass()), "stands=0 stress=no beside=1");
    assert_eq!(crowd.remark(&card("hit")), "stands=0 stress=no beside=2");
    crowd.answer(0, pass()).expect_asked(1, "window-defence");
    assert_eq!(crowd.remark(&pass()), "stands=0 stress=no beside=1");
    let mut alone = blast(false);
    alone.answer(0, pass()).expect_asked(1, "window-defence");
    assert_eq!(alone.remark(&pass()), "stands=0 stress=no best=yes");
}

/// ex.ft.7, ex.ft.12, A20: where Fate only lessens a result, its odds are of what is left.
#[test]
fn odds_of_a_lesser_result() {
    let stage = stage().option("fate_save", "TO_SHOCKED").fate(1, 1);
    let stage = stage.figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0));
    let mut scene = stage.hand(0, "re-roll").shoots("a", "b", "w1", "H A A");
    scene.answer(0, pass()).give("L").answer(1, pass()).expect_asked(0, "window-damage");
    let choices = [scene.game().read_choice(&pass()).unwrap()];
    let seat = reglette_engine::Seat(0);
    let query = Query { seat, choices: &choices, metric: Some("harm"), policy: Policy::Even };
    let harm = odds(scene.game().game(), &query).unwrap();
    assert_eq!(["exterminated", "shocked"].map(|key| share(&harm, key)), ["1/2", "1/2"]);
}
