//! Powers used as actions: binding, healing, other forms, other places.

use serde_json::json;

use crate::common::*;

pub fn pair(one: &str, other: &str, x: i32) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (x, 400))
}

/// sotas.entangle.1: Short for one action, Medium for two, Long for three.
#[test]
fn entangle_reaches_as_far_as_its_actions() {
    for (actions, far) in [(1, 100), (2, 145), (3, 205)] {
        let mut play = pair("4/3 entangle", "4/3", 300 + far).acts("a", 3);
        play.offers(power_for("entangle", "b", actions), true);
        let mut play = pair("4/3 entangle", "4/3", 301 + far).acts("a", 3);
        play.refused(0, power_for("entangle", "b", actions), "sotas.entangle.1");
    }
}

/// sotas.entangle.2, sotas.entangle.3: a die for each action; one failure binds.
#[test]
fn entangle_binds_on_any_failure() {
    let mut play = pair("4/3 entangle", "4/3", 400).acts("a", 2);
    play.dice("4 3").answer(0, power_for("entangle", "b", 2)).about("b", "/bond", json!("stun"));
    play.has("sotas.entangle.3 harmed figure=b").done();
    let mut play = pair("4/3 entangle", "4/3", 400).acts("a", 2);
    play.dice("4 4")
        .answer(0, power_for("entangle", "b", 2))
        .about("b", "/bond", json!(null))
        .done();
}

/// sotas.entangle.4: the bond outlives whoever made it.
#[test]
fn a_bond_outlives_the_entangler() {
    let scene = stage()
        .figure(0, "a", "4/1 entangle", (300, 400))
        .figure(0, "c", "4/3", (100, 100))
        .figure(0, "d", "4/3", (150, 100))
        .figure(1, "b", "4/3", (600, 400))
        .with(json!({"bond": "stun"}))
        .figure(1, "e", "4/6", (325, 400));
    let mut play = scene.acts("e", 1);
    play.dice("4 2").answer(1, fight("a")).is("a", "killed").about("b", "/bond", json!("stun"));
}

/// sotas.entangle.5: the attack of the turn; the nearest enemy first, in sight, not in melee.
#[test]
fn entangle_is_an_attack_like_a_shot() {
    let scene = pair("4/3 entangle w:pistol", "4/3", 400).figure(1, "c", "4/3", (300, 460));
    let mut play = scene.acts("a", 3);
    play.refused(0, power_for("entangle", "b", 2), "sotas.target.1");
    play.dice("6").answer(0, power_for("entangle", "c", 1));
    play.refused(0, shoot("c", "pistol"), "sotas.actions.2");
    let wall = pair("4/3 entangle", "4/3", 400).piece("high-wall", [350, 400, 10, 90]);
    wall.acts("a", 1).refused(0, power_for("entangle", "b", 1), "sotas.los.2");
    let brawl = pair("4/3 entangle", "4/3", 400).figure(0, "d", "4/3", (425, 400));
    brawl.acts("a", 1).refused(0, power_for("entangle", "b", 1), "sotas.target.6");
}

/// sotas.paralysing-hands.1: on somebody in contact, instead of a melee attack.
#[test]
fn hands_may_paralyse() {
    let mut play = pair("4/3 paralysing-hands", "4/3", 325).acts("a", 3);
    play.dice("4 1").answer(0, power_for("paralyse", "b", 2)).about("b", "/bond", json!("stun"));
    play.refused(0, fight("b"), "sotas.actions.2").done();
    let mut play = pair("4/3 paralysing-hands", "4/3", 327).acts("a", 3);
    play.refused(0, power_for("paralyse", "b", 1), "sotas.paralysing-hands.1");
}

/// A healer, a patient beside it, an enemy far away.
fn ward(healer: &str, patient: &str, state: serde_json::Value) -> Stage {
    stage()
        .figure(0, "a", healer, (300, 400))
        .figure(0, "p", patient, (325, 400))
        .with(state)
        .figure(1, "e", "4/3", (800, 800))
}

/// sotas.heal.1, sotas.heal.2: a friend in contact; each success removes one ailment of the healer's
/// choice.
#[test]
fn heal_removes_ailments() {
    let ill = json!({
        "losses": {"wounds": 1, "needles": 1, "contagion": 1}, "bond": "stun",
        "marks": ["unconscious", "shoulder"],
    });
    let mut play = ward("4/3 heal", "2/3", ill.clone()).acts("a", 3);
    play.dice("4 5 6").answer(0, power_for("heal", "p", 3)).asked(0, "cure");
    play.refused(0, json!({"cure": "poison"}), "sotas.heal.2");
    play.answer(0, json!({"cure": "unconscious"})).marked("p", "unconscious", false);
    play.marked("p", "down", true).answer(0, json!({"cure": "immobilised"}));
    play.about("p", "/bond", json!(null)).answer(0, json!({"cure": "shoulder"}));
    play.marked("p", "shoulder", false).about("p", "/losses/wounds", json!(1)).done();
    let mut play = ward("4/3 heal", "2/3", ill.clone()).acts("a", 3);
    play.dice("4 1").answer(0, power_for("heal", "p", 2)).answer(0, json!({"cure": "wound"}));
    play.about("p", "/losses/wounds", json!(0)).asked(0, "act").done();
    let mut play = ward("4/3 heal", "4/3", json!({})).acts("a", 1);
    play.refused(0, power_for("heal", "p", 1), "sotas.heal.1");
    let far = stage()
        .figure(0, "a", "4/3 heal", (300, 400))
        .figure(0, "p", "2/3", (327, 400))
        .with(ill)
        .figure(1, "e", "4/3", (800, 800));
    far.acts("a", 1).refused(0, power_for("heal", "p", 1), "sotas.heal.1");
}

/// sotas.heal.3, sotas.repair.1, sotas.repair.2, sotas.repair.3: the living are healed, Plants and Animals
/// too; machines are repaired.
#[test]
fn the_living_are_healed_and_machines_repaired() {
    let hurt = || json!({"losses": {"wounds": 1}});
    for patient in ["4/3", "4/3 animal", "4/3 kind:plant"] {
        let mut play = ward("4/3 heal repair", patient, hurt()).acts("a", 1);
        play.refused(0, power_for("repair", "p", 1), "sotas.repair.3");
        play.dice("4").answer(0, power_for("heal", "p", 1)).answer(0, json!({"cure": "wound"}));
        play.about("p", "/losses", json!(null)).done();
    }
    let mut play = ward("4/3 heal repair", "4/3 artificial", hurt()).acts("a", 2);
    play.refused(0, power_for("heal", "p", 1), "sotas.heal.3");
    play.dice("1").answer(0, power_for("repair", "p", 1)).about("p", "/losses/wounds", json!(1));
    play.dice("4").answer(0, power_for("repair", "p", 1)).answer(0, json!({"cure": "wound"}));
    play.about("p", "/losses", json!(null)).done();
}

/// sotas.no-hands.2: −1 on first aid without hands.
#[test]
fn hands_help_in_first_aid() {
    let scene = ward("4/3 heal no-hands", "4/3", json!({"losses": {"wounds": 1}}));
    let mut play = scene.acts("a", 1);
    play.dice("4").answer(0, power_for("heal", "p", 1)).part("sotas.no-hands.2", -1);
    play.about("p", "/losses/wounds", json!(1)).done();
}

/// sotas.stimulant.1, sotas.stimulant.2: one dose, one action, no test, on itself or a friend in contact;
/// it does nothing for wounds and poison.
#[test]
fn a_stimulant_wakes() {
    let ill = json!({
        "marks": ["unconscious", "confused", "shoulder"], "bond": "web",
        "losses": {"needles": 2, "poison": 1, "wounds": 1},
    });
    let mut play = ward("4/3 stimulant", "2/3", ill).acts("a", 2);
    play.answer(0, power_on("stimulant", "p")).about("p", "/bond", json!(null));
    play.about("p", "/marks", json!(["down"])).about("p", "/losses/needles", json!(0));
    play.about("p", "/losses/poison", json!(1)).about("p", "/losses/wounds", json!(1));
    play.refused(0, power_on("stimulant", "p"), "sotas.stimulant.1").done();
    let own = stage()
        .figure(0, "a", "4/3 stimulant", (300, 400))
        .with(json!({"marks": ["confused"]}))
        .figure(1, "e", "4/3", (800, 800));
    own.acts("a", 1).answer(0, power_on("stimulant", "a")).marked("a", "confused", false);
}

/// sotas.stimulant.1, R-70: a loss of Quality by needles is reason enough for a dose, poison and wounds are none.
#[test]
fn a_stimulant_helps_against_needles_alone() {
    let mut play = ward("4/3 stimulant", "4/3", json!({"losses": {"needles": 1}})).acts("a", 1);
    play.answer(0, power_on("stimulant", "p")).about("p", "/losses", json!(null));
    let other = json!({"losses": {"poison": 1, "wounds": 1}});
    let mut play = ward("4/3 stimulant", "3/3", other).acts("a", 1);
    play.refused(0, power_on("stimulant", "p"), "sotas.stimulant.1");
}

/// sotas.sonic-screwdriver.1: every enemy within Short at once, each with its own dice, also in melee.
#[test]
fn the_screwdriver_works_all_round() {
    let scene = stage()
        .figure(0, "a", "4/3 w:sonic-screwdriver", (300, 400))
        .figure(0, "d", "4/3", (300, 325))
        .figure(1, "b", "4/3", (400, 400))
        .figure(1, "c", "4/3", (300, 300))
        .figure(1, "e", "4/3", (199, 400));
    let mut play = scene.acts("a", 2);
    play.dice("4 2 1 6").answer(0, power("screwdriver")).about("b", "/bond", json!("stun"));
    play.hasnt("target=e").hasnt("target=d").refused(0, power("screwdriver"), "sotas.actions.2");
}

/// sotas.sonic-screwdriver.2: whoever is beaten is Immobilised and nothing else; a 1 empties it after all
/// rolls.
#[test]
fn the_screwdriver_only_binds() {
    let scene = stage()
        .figure(0, "a", "4/6 w:sonic-screwdriver", (300, 400))
        .figure(1, "b", "4/1", (370, 400))
        .figure(1, "c", "4/1", (300, 470));
    let mut play = scene.acts("a", 2);
    play.dice("1 1 6 1").answer(0, power("screwdriver")).is("c", "table");
    play.about("b", "/bond", json!("stun")).about("c", "/bond", json!("stun"));
    play.about("a", "/empty", json!(1)).done();
}

/// sotas.sonic-screwdriver.3: +2 on doors.
#[test]
fn the_screwdriver_opens_doors() {
    let scene = stage()
        .figure(0, "a", "4/3 w:sonic-screwdriver", (300, 400))
        .figure(1, "b", "4/3", (800, 800))
        .terrain(json!({"kind": "door-plain", "rect": [318, 400, 10, 60], "state": "locked"}));
    let mut play = scene.acts("a", 1);
    play.dice("3")
        .answer(0, json!({"door": {"break": "p1"}}))
        .part("sotas.sonic-screwdriver.3", 2)
        .done();
}
