//! Leaving melee (sotas.disengage).

use serde_json::json;

use crate::common::*;

fn melee(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (400, 400)).figure(1, "b", other, (425, 400))
}

/// sotas.disengage.1: from the helpless one walks away.
#[test]
fn one_walks_away_from_the_helpless() {
    let mut play = melee("3/3", "3/3").with(json!({"marks": ["down"]})).acts("a", 1);
    play.walk(0, 300, 400);
    let mut play = melee("3/3", "3/3").with(json!({"bond": "stun"})).acts("a", 1);
    play.walk(0, 300, 400);
}

/// sotas.disengage.2, sotas.disengage.3, sotas.disengage.4, sotas.disengage.5, sotas.actions.16: two actions, a
/// Reflex Attack, then the move.
#[test]
fn to_leave_an_active_enemy_costs_two_actions() {
    let mut play = melee("3/3", "3/3").acts("a", 1);
    play.refused(0, json!("move"), "sotas.disengage.2");
    play.refused(0, json!("disengage"), "sotas.actions.16");
    let mut play = melee("3/3", "3/3").acts("a", 2);
    play.dice("2 5").answer(0, json!("disengage")).has("how=reflex:leaving:disengage");
    play.hasnt("harmed")
        .hasnt("knocked-down")
        .answer(0, to(300, 400))
        .about("a", "/at", mm((300, 400)))
        .done();
}

/// sotas.disengage.6: whoever loses stays.
#[test]
fn whoever_loses_stays() {
    let mut play = melee("3/3", "3/3").acts("a", 2);
    play.dice("4 3")
        .answer(0, json!("disengage"))
        .has("sotas.disengage.6 did figure=a what=held-back");
    play.marked("a", "down", true).asked(0, "act").done();
}

/// sotas.disengage.5, R-26: a tie lets go, by the other reading it does not.
#[test]
fn a_tie_lets_go() {
    let mut play = melee("3/3", "3/3").acts("a", 2);
    play.dice("3 3").answer(0, json!("disengage")).asked(0, "where").done();
    let mut play = melee("3/3", "3/3").option("disengage_tie", "STAYS").acts("a", 2);
    play.dice("3 3").answer(0, json!("disengage")).has("held-back").done();
}

/// sotas.disengage.7, sotas.knockdown.9: the helpless do not strike; of several the striker's player
/// says who is first.
#[test]
fn only_the_active_strike() {
    let scene = stage()
        .figure(0, "a", "3/5", (400, 400))
        .figure(1, "b", "3/3", (425, 400))
        .figure(1, "c", "3/3", (375, 400))
        .figure(1, "d", "3/3", (400, 425))
        .with(json!({"marks": ["down"]}));
    let mut play = scene.acts("a", 2);
    play.answer(0, json!("disengage")).asked(1, "strike-order");
    play.offers(json!({"figure": "d"}), false);
    play.dice("1 6 1 6").answer(1, json!({"figure": "c"})).asked(0, "where").done();
}

/// sotas.disengage.8, sotas.disengage-expert.1: an expert suffers no Reflex Attack.
#[test]
fn experts_leave_freely() {
    let mut play = melee("3/3 disengage-expert", "3/3").acts("a", 2);
    play.answer(0, json!("disengage")).asked(0, "where").answer(0, to(300, 400)).done();
}

/// sotas.disengage.10, sotas.disengage.11, sotas.morale.11: who flees a melee is struck, and dies by any loss,
/// Robust or not.
#[test]
fn who_flees_is_struck() {
    let scene = |robust: &str, option: &str| {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(1, "b", &format!("4/3 {robust}"), (425, 400))
            .figure(1, "boss", "4/2 leader", (400, 425))
            .figure(1, "e", "4/3 artificial", (800, 100))
            .figure(1, "f", "4/3 artificial", (850, 100))
            .figure(1, "g", "4/3 artificial", (880, 100))
            .option("robust_flee", option)
            .acts("a", 1)
    };
    for (robust, option, whereabouts) in
        [("", "KILLED", "killed"), ("robust", "KILLED", "killed"), ("robust", "WOUNDED", "table")]
    {
        let mut play = scene(robust, option);
        play.dice("6 1").answer(0, fight("boss")).is("boss", "killed").asked(1, "morale-order");
        play.dice("1 4 4 5 3").answer(1, json!({"figure": "b"}));
        play.has("how=reflex:leaving:flight").is("b", whereabouts);
    }
}

/// sotas.disengage.10, sotas.morale.11, R-104: whoever has struck one fugitive strikes the next one too.
#[test]
fn every_fugitive_is_struck() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(1, "b", "4/3", (425, 400))
        .figure(1, "c", "4/3", (375, 400))
        .figure(1, "boss", "4/2 leader", (400, 425))
        .figure(1, "e", "4/3 artificial", (800, 100))
        .figure(1, "f", "4/3 artificial", (850, 100))
        .figure(1, "g", "4/3 artificial", (880, 100))
        .acts("a", 1);
    play.dice("6 1").answer(0, fight("boss")).is("boss", "killed").asked(1, "morale-order");
    play.dice("1 4 4 1 6").answer(1, json!({"figure": "b"}));
    play.has("by=a target=b how=reflex:leaving:flight").is("b", "table");
    play.dice("1 4 4 1 6").answer(1, json!({"figure": "c"}));
    play.has("by=a target=c how=reflex:leaving:flight").is("c", "table").done();
}

/// sotas.disengage.5, sotas.heavy-armour.2, sotas.force-field.2, R-26: what armour or a field turns aside is
/// a tie.
#[test]
fn what_is_turned_aside_lets_go() {
    let mut play = melee("3/3 heavy-armour", "3/3").acts("a", 2);
    play.dice("4 3").answer(0, json!("disengage")).asked(0, "where").done();
    let mut play = melee("3/3 force-field", "3/3").acts("a", 2);
    play.dice("4 2 5").answer(0, json!("disengage")).asked(0, "where").done();
    let stays = melee("3/3 heavy-armour", "3/3").option("disengage_tie", "STAYS");
    stays.acts("a", 2).dice("4 3").answer(0, json!("disengage")).has("held-back").done();
}

/// A carrier of Contagion leaves the only enemy in contact, whom its fifth point and a 6 win over.
fn wins_over(others: usize) -> Scene {
    let scene = stage()
        .figure(0, "a", "4/5 contagion", (300, 400))
        .figure(0, "e", "4/3", (100, 100))
        .figure(1, "b", "4/3", (325, 400));
    let far =
        |scene: Stage, nth: usize| scene.figure(1, ["c", "d"][nth], "4/3", (700, [600, 300][nth]));
    (0..others).fold(scene, far).acts("a", 2)
}

/// sotas.morale.20, R-37: who is afraid because of a Reflex Attack tests before the leaver moves on.
#[test]
fn the_afraid_test_before_the_leaver_moves() {
    let mut play = wins_over(1);
    play.dice("1 5 6 3 4 4").answer(0, json!("disengage"));
    play.has("sotas.morale.17 dreads figure=c").has("fled figure=c").asked(0, "where").done();
    play.play.expect("/queue", json!(null));
    play.answer(0, to(250, 400)).about("a", "/at", mm((250, 400)));
    let mut calm = wins_over(2);
    calm.dice("1 5 6").answer(0, json!("disengage")).hasnt("dreads").asked(0, "where").done();
}

/// sotas.scenario.4, sotas.end.1: whoever has nobody left has lost, before the leaver moves on.
#[test]
fn the_game_ends_before_the_leaver_moves() {
    let mut play = wins_over(0);
    play.dice("1 5 6").answer(0, json!("disengage")).done();
    play.play.expect_over();
}

/// sotas.disengage.6, sotas.morale.20: whoever is held back is told so, and stays in its activation while others test.
#[test]
fn who_is_held_back_waits_for_the_afraid() {
    let mut play = wins_over(1);
    play.dice("5 1 6 4 4 4").answer(0, json!("disengage"));
    play.asked(0, "recoil").answer(0, to(275, 400));
    play.has("dreads figure=c").has("what=held-back").asked(0, "act").done();
}

/// sotas.disengage.5, sotas.morale.3, sotas.morale.16, R-37: whoever parried every blow and flees all the same, because a
/// Leader of its own that struck has died of it, has its move after the flight.
#[test]
fn a_leaver_that_flees_still_moves() {
    let scene = stage()
        .figure(0, "a", "4/5 contagion", (300, 400))
        .figure(0, "s", "6/3 leader", (325, 400))
        .with(json!({"control": {"mind": "t"}}))
        .figure(1, "t", "4/3 telepathy", (800, 800));
    let mut play = scene.acts("a", 2);
    play.dice("1 5 6 3 4 4 4 4 4").answer(0, json!("disengage")).is("s", "killed");
    play.has("fled figure=a").about("a", "/at", mm((155, 400))).asked(0, "where").done();
    play.answer(0, to(155, 300)).about("a", "/at", mm((155, 300)));
}
