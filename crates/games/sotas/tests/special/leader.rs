//! Leaders and what counts for tests (sotas.leader, sotas.leader-x, sotas.faq, sotas.determined).

use serde_json::json;

use crate::common::*;

/// A figure and its Leader, an enemy far away.
fn band(led: &str, leader: &str, x: i32) -> Stage {
    stage().figure(0, "a", led, (300, 400)).figure(0, "l", leader, (x, 400)).figure(
        1,
        "e",
        "4/3",
        (800, 800),
    )
}

fn bonus(scene: Stage, expected: bool) {
    let mut play = scene.play();
    play.activate(0, "a", 1, "6");
    if expected {
        play.part("sotas.leader.1", 1);
    } else {
        play.no_part("sotas.leader.1");
    }
}

/// sotas.leader.1, sotas.faq.2: +1 within Long, measured between bases, for whoever sees the Leader.
#[test]
fn a_leader_helps_within_long() {
    bonus(band("4/3", "4/3 leader", 505), true);
    bonus(band("4/3", "4/3 leader", 506), false);
    let mut play = band("4/3", "4/3 leader", 400).play();
    play.activate(0, "a", 2, "3 2").has("target=3").has("actions=1");
}

/// sotas.leader.3, sotas.ex.11: two Leaders are no better than one.
#[test]
fn two_leaders_do_not_add_up() {
    let two = band("4/3", "4/3 leader", 400).figure(0, "m", "4/3 leader", (300, 450));
    let mut play = two.play();
    play.activate(0, "a", 1, "3").part("sotas.leader.1", 1).has("actions=1");
}

/// sotas.leader.4, sotas.faq.3: not while the Leader is down, Immobilised, controlled or in a wood.
#[test]
fn a_leader_must_be_fit_and_seen() {
    for state in
        [json!({"marks": ["down"]}), json!({"marks": ["unconscious"]}), json!({"bond": "stun"})]
    {
        let scene = stage()
            .figure(0, "a", "4/3", (300, 400))
            .figure(0, "l", "4/3 leader", (400, 400))
            .with(state)
            .figure(1, "e", "4/3", (800, 800));
        bonus(scene, false);
    }
    let held = stage()
        .figure(0, "a", "4/3 telepathy", (300, 400))
        .figure(1, "e", "4/3 telepathy", (800, 800))
        .figure(1, "l", "4/3 leader", (400, 400))
        .with(json!({"control": {"mind": "a"}}));
    bonus(held, false);
    bonus(band("4/3", "4/3 leader", 400).piece("wood", [420, 400, 60, 60]), false);
}

/// sotas.leader.5, sotas.leader.6, sotas.faq.4: scenery and friends hide a Leader, enemies do not.
#[test]
fn enemies_do_not_hide_a_leader() {
    bonus(band("4/3", "4/3 leader", 400).piece("high-wall", [350, 400, 10, 80]), false);
    bonus(band("4/3", "4/3 leader", 400).figure(0, "f", "4/3 base:40", (350, 400)), false);
    bonus(band("4/3", "4/3 leader", 400).figure(1, "f", "4/3 base:40", (350, 400)), true);
}

/// sotas.leader.5, R-55: the Unconscious see nobody, their Leader neither.
#[test]
fn the_unconscious_see_no_leader() {
    let lies = |marks: serde_json::Value| {
        stage()
            .figure(0, "a", "4/3", (300, 400))
            .with(json!({ "marks": marks }))
            .figure(0, "l", "4/3 leader", (400, 400))
            .figure(1, "b", "4/3", (800, 800))
    };
    bonus(lies(json!(["unconscious"])), false);
    bonus(lies(json!(["down"])), true);
}

/// sotas.leader.7, sotas.faq.6, sotas.leader-x.2: Leaders of either sort help neither themselves nor each
/// other.
#[test]
fn leaders_lead_no_leaders() {
    for (one, other) in [
        ("4/3 leader", "4/3 leader"),
        ("4/3 leader-x(unit)", "4/3 leader"),
        ("4/3 leader", "4/3 leader-x(unit)"),
        ("4/3 leader", "4/3"),
    ] {
        bonus(band(one, other, 400), false);
    }
}

/// sotas.leader-x.1: only those of the group.
#[test]
fn a_leader_of_some_leads_only_them() {
    bonus(band("4/3 f:unit", "4/3 leader-x(unit)", 400), true);
    bonus(band("4/3 f:judoon", "4/3 leader-x(unit)", 400), false);
}

/// sotas.leader.2, sotas.leader-x.1: when a Leader dies those it led test their Morale.
#[test]
fn the_loss_of_a_leader_is_felt() {
    let scene = |leader: &str| {
        stage()
            .figure(0, "a", "4/5", (400, 400))
            .figure(1, "l", leader, (425, 400))
            .figure(1, "b", "4/3 f:unit", (700, 700))
            .figure(1, "c", "4/3 f:judoon", (800, 700))
            .figure(1, "d", "4/3 f:judoon", (850, 700))
            .acts("a", 1)
    };
    let mut play = scene("4/3 leader");
    play.dice("5 2").answer(0, fight("l")).asked(1, "morale-order").is("l", "killed");
    let mut play = scene("4/3 leader-x(unit)");
    play.dice("5 2 6 6 6").answer(0, fight("l")).has("sotas.morale.16 dreads figure=b");
    play.hasnt("dreads figure=c").done();
}

/// sotas.faq.5: the bonus counts for tests to use a skill.
#[test]
fn the_bonus_counts_for_skills() {
    let ward = band("4/3 heal", "4/3 leader", 350)
        .figure(0, "p", "4/3", (300, 425))
        .with(json!({"losses": {"wounds": 1}}));
    let mut play = ward.acts("a", 1);
    play.dice("3").answer(0, power_for("heal", "p", 1)).part("sotas.leader.1", 1);
    play.answer(0, json!({"cure": "wound"})).about("p", "/losses", json!(null)).done();
    let mut play = band("4/3 teleport", "4/3 leader", 350).acts("a", 1);
    play.dice("3").answer(0, power_on("teleport", 1)).part("sotas.leader.1", 1);
}

/// sotas.faq.8: it does not count against radiation or needles.
#[test]
fn the_bonus_does_not_count_for_the_body() {
    let zone = band("4/3", "4/3 leader", 300 + 60).piece("radiation-zone", [300, 470, 40, 40]);
    let mut play = zone.acts("a", 1);
    play.dice("6 6 6").answer(0, json!("move")).answer(0, to(300, 470));
    play.has("sotas.radiation.1 tested figure=a").no_part("sotas.leader.1").done();
    let needles = stage()
        .figure(0, "a", "4/3 w:needle-pistol", (300, 400))
        .figure(1, "b", "4/3", (370, 400))
        .figure(1, "l", "4/3 leader", (430, 400));
    let mut play = needles.acts("a", 1);
    play.dice("4 2 4 6 6 6")
        .answer(0, shoot("b", "needle-pistol"))
        .no_part("sotas.leader.1")
        .done();
}

/// sotas.determined.1: +1 on Morale, not on activation.
#[test]
fn the_determined_stand() {
    let scene = stage()
        .figure(0, "a", "4/5", (400, 400))
        .figure(1, "l", "4/3 leader", (425, 400))
        .figure(1, "b", "4/3 determined", (700, 700))
        .figure(1, "c", "4/3 artificial", (800, 700));
    let mut play = scene.acts("a", 1);
    play.dice("5 2").answer(0, fight("l")).dice("3 3 3 6 6 6");
    play.answer(1, json!({"figure": "b"}));
    play.part("sotas.determined.1", 1).has("successes=3");
    let mut play = band("4/3 determined", "4/3", 400).play();
    play.activate(0, "a", 1, "4").no_part("sotas.determined.1");
}

/// sotas.faq.1, sotas.ex.19: one die never passes the turn.
#[test]
fn one_die_never_passes_the_turn() {
    let mut play = band("4/3", "4/3", 400).play();
    play.activate(0, "a", 1, "1").has("actions=0 turnover=false").answer(0, json!("end"));
    play.asked(0, "activate").activate(0, "l", 1, "1").answer(0, json!("end")).asked(1, "activate");
}

/// sotas.morale.16, R-87: each Leader that is killed frightens its band, though one grenade kills both.
#[test]
fn each_dead_leader_frightens() {
    let mut play = stage()
        .figure(0, "a", "3/3 g:grenade-frag", (300, 400))
        .figure(1, "b", "4/1 artificial leader-x(w)", (400, 400))
        .figure(1, "c", "4/1 artificial leader-x(w)", (425, 400))
        .figure(1, "w", "4/3", (800, 800))
        .figure(1, "x", "4/3 artificial", (850, 800))
        .figure(1, "y", "4/3 artificial", (800, 850))
        .acts("a", 1);
    play.dice("6 1 6 1 4 4 4 4 4 4").answer(0, json!({"lob": 2})).answer(0, to(410, 400));
    play.is("b", "killed").is("c", "killed").done();
}
