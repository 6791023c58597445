//! Skills, size and other modifiers of combat.

use serde_json::json;

use crate::common::*;

/// Two figures in base contact, the first about to act.
fn melee(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (400, 400)).figure(1, "b", other, (425, 400))
}

/// A shooter and a target 100 mm apart.
fn range(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (425, 400))
}

/// sotas.acrobat.2: a shot at an Acrobat is at −1, unless it is Immobilised.
#[test]
fn acrobats_are_hard_to_hit() {
    let mut play = range("4/3 w:pistol", "4/3 acrobat").acts("a", 1);
    play.dice("2 5").answer(0, shoot("b", "pistol")).part("sotas.acrobat.2", -1).done();
    let bound = range("4/3 w:pistol", "4/3 acrobat").with(json!({"bond": "stun"}));
    let mut play = bound.acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "pistol")).no_part("sotas.acrobat.2").done();
}

/// sotas.acrobat.1: +1 on each die of a climb.
#[test]
fn acrobats_climb_well() {
    let wall = stage()
        .figure(0, "a", "5/3 acrobat", (400, 400))
        .figure(1, "b", "4/3", (800, 800))
        .piece("building", [463, 400, 100, 100]);
    let mut play = wall.acts("a", 1);
    play.dice("5 5 1").answer(0, json!({"climb": {"piece": "p1", "way": "up"}}));
    play.part("sotas.acrobat.1", 1).has("successes=2").done();
}

/// sotas.improved-attack.1, sotas.improved-defence.1: another Combat as attacker or defender.
#[test]
fn improved_attack_and_defence_stand_in_for_combat() {
    let mut play = melee("4/1 improved-attack(5)", "4/1 improved-defence(4)").acts("a", 1);
    play.dice("2 3").answer(0, fight("b"));
    play.part("sotas.improved-attack.1", 5).part("sotas.improved-defence.1", 4).done();
    let mut play = melee("4/3 improved-defence(5)", "4/2 improved-attack(5)").acts("a", 1);
    play.dice("2 3").answer(0, fight("b"));
    play.part("sotas.profile.4", 3).part("sotas.profile.4", 2).done();
}

/// sotas.melee-expert.1, sotas.melee-specialist.1, sotas.melee-specialist.2: +1 in melee, once; the
/// Specialist is at −1 with a gun.
#[test]
fn experts_and_specialists_of_melee() {
    let mut play = melee("4/3 melee-expert", "4/3 melee-specialist").acts("a", 1);
    play.dice("3 3").answer(0, fight("b"));
    play.part("sotas.melee-expert.1", 1).part("sotas.melee-specialist.1", 1).done();
    let mut play = range("4/3 w:pistol melee-specialist", "4/3").acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "pistol")).part("sotas.melee-specialist.2", -1).done();
    let mut play = range("4/3 w:pistol melee-expert", "4/3").acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "pistol")).no_part("sotas.melee-specialist.2").done();
}

/// sotas.sharpshooter.1, sotas.sharpshooter.2: +1 shooting, −1 in melee.
#[test]
fn sharpshooters_keep_their_distance() {
    let mut play = range("4/3 w:pistol sharpshooter", "4/3 sharpshooter").acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "pistol")).part("sotas.sharpshooter.1", 1).done();
    let mut play = melee("4/3 sharpshooter", "4/3").acts("a", 1);
    play.dice("2 2").answer(0, fight("b")).part("sotas.sharpshooter.2", -1);
}

/// sotas.large.1, sotas.very-large.1: +1 against anybody smaller, never +2, none among equals.
#[test]
fn the_bigger_fights_better() {
    for (one, other, by) in [
        ("large", "", Some(1)),
        ("very-large", "", Some(1)),
        ("very-large", "large", Some(1)),
        ("large", "large", None),
        ("", "large", None),
    ] {
        let (one, other) = (format!("4/3 {one}"), format!("4/5 {other}"));
        let mut play = melee(&one, &other).acts("a", 1);
        play.dice("1 1").answer(0, fight("b"));
        let striker = "striker=die:1,parts:rule:sotas.profile.4,by:3";
        match by {
            Some(by) => play.has(&format!("{striker},rule:sotas.size.2,by:{by}")),
            None => play.has(&format!("{striker},total:4")),
        };
    }
}

/// sotas.large.2, sotas.very-large.2: a shot at either is at +1.
#[test]
fn the_bigger_is_easier_to_hit() {
    for size in ["large", "very-large"] {
        let mut play = range("4/3 w:pistol", &format!("4/3 {size}")).acts("a", 1);
        play.dice("2 4").answer(0, shoot("b", "pistol")).part("sotas.rangedmod.1", 1);
    }
}

/// sotas.large.3, sotas.very-large.3: their bases are 40 mm or more, and travel as far the more.
#[test]
fn the_bigger_has_a_bigger_base() {
    let far =
        stage().figure(0, "a", "4/3 large base:40", (200, 200)).figure(1, "b", "4/3", (800, 800));
    let mut play = far.acts("a", 1);
    play.answer(0, json!("move")).answer(0, to(360, 200)).has("length=16000 most=16000");
    let profiles = include_str!("../../../../../data/sotas/profiles.toml");
    for row in profiles.split("[[profile]]").filter(|it| it.contains("large\"")) {
        let base = row.lines().find_map(|it| it.strip_prefix("base = ")).unwrap();
        assert!(base.parse::<u32>().unwrap() >= 40, "{row}");
    }
}

/// sotas.mounted.1, sotas.mounted.3: +1 against whoever is on foot and no larger; rider and mount are one.
#[test]
fn riders_fight_from_above() {
    let mut play = melee("4/3 mounted", "4/3").acts("a", 1);
    play.dice("2 3").answer(0, fight("b")).part("sotas.mounted.1", 1).done();
    for other in ["4/3 mounted", "4/3 large"] {
        let mut play = melee("4/3 mounted", other).acts("a", 1);
        play.dice("2 2").answer(0, fight("b")).no_part("sotas.mounted.1");
    }
}

/// sotas.mounted.2: a rider leaves freely whoever neither flies nor rides, a quick robot apart.
#[test]
fn riders_leave_whoever_is_slower() {
    for (other, strikes) in [
        ("4/3", false),
        ("4/3 artificial", false),
        ("4/3 long-move", false),
        ("4/3 flying", true),
        ("4/3 mounted", true),
        ("4/3 artificial long-move", true),
    ] {
        let mut play = melee("4/3 mounted", other).acts("a", 2);
        play.dice(if strikes { "1 6" } else { "" }).answer(0, json!("disengage"));
        play.asked(0, "where").done();
    }
}

/// sotas.undead.2: a shot at straw or dead flesh is at −2.
#[test]
fn missiles_do_little_to_the_undead() {
    let mut play = range("4/3 w:pistol", "4/3 undead").acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "pistol")).part("sotas.undead.2", -2).done();
}

/// sotas.danger-sense.1: no ambush against whoever feels it coming.
#[test]
fn danger_sense_spoils_an_ambush() {
    for (other, ambushed) in [("4/3", true), ("4/3 danger-sense", false)] {
        let wood = stage()
            .figure(0, "a", "4/3 w:pistol", (400, 400))
            .figure(1, "b", other, (480, 400))
            .piece("high-wall", [440, 400, 10, 60]);
        let mut play = wood.play();
        play.activate(0, "a", 3, "4 4 4").walk(0, 400, 470).walk(0, 480, 426);
        play.dice("2 2").answer(0, fight("b"));
        if ambushed {
            play.part("sotas.melee.13", 1);
        } else {
            play.no_part("sotas.melee.13");
        }
    }
}

/// sotas.lethal.1, sotas.lethal.2: whoever is of the kind dies when beaten by one point.
#[test]
fn the_lethal_kill_their_prey() {
    let mut play = melee("4/3 lethal(living)", "4/3").acts("a", 1);
    play.dice("3 2").answer(0, fight("b")).is("b", "killed");
    let mut play = melee("4/3 lethal(living)", "4/3 artificial").acts("a", 1);
    play.dice("4 3").answer(0, fight("b")).marked("b", "down", true);
    let mut play = melee("4/3 lethal(robots)", "4/3 artificial").acts("a", 1);
    play.dice("4 3").answer(0, fight("b")).is("b", "killed");
}

/// sotas.horrific-kill.1: doubling is enough for a Gruesome Death.
#[test]
fn horrific_kills_are_gruesome() {
    for (one, gruesome) in [("4/5", false), ("4/5 horrific-kill", true)] {
        let mut play = melee(one, "4/3").acts("a", 1);
        play.dice("5 2").answer(0, fight("b")).has(&format!("killed figure=b gruesome={gruesome}"));
    }
}

/// sotas.tail-strike.1, sotas.tail-strike.2: on a 1 a recoiling enemy that is no larger falls.
#[test]
fn a_tail_fells_whoever_recoils() {
    let mut play = melee("4/3 tail-strike", "4/3").acts("a", 1);
    play.dice("5 2 1").answer(0, fight("b")).marked("b", "down", true).done();
    let mut play = melee("4/3 tail-strike", "4/3").acts("a", 1);
    play.dice("5 2 2").answer(0, fight("b")).asked(1, "recoil").done();
    let mut play = melee("4/3 tail-strike", "4/3 large").acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).asked(1, "recoil").done();
    let mut play = melee("4/3 tail-strike", "4/3").acts("a", 1);
    play.dice("4 2").answer(0, fight("b")).marked("b", "down", true).done();
}

/// sotas.extra-attack.1, sotas.extra-attack.2, sotas.extra-attack.3: two attacks, each with its own action,
/// on one or two targets; not a third.
#[test]
fn an_extra_attack_needs_its_own_action() {
    let two = |rule: &str| {
        melee(&format!("4/3 {rule}"), "4/3").figure(1, "c", "4/3", (375, 400)).acts("a", 3)
    };
    let mut play = two("");
    play.dice("3 2").answer(0, fight("b")).refused(0, fight("c"), "sotas.actions.2");
    let mut play = two("extra-attack");
    play.dice("3 2 3 2 ").answer(0, fight("b")).answer(0, fight("c"));
    play.refused(0, fight("b"), "sotas.actions.2").done();
    let mut play = two("extra-attack");
    play.dice("4 3").answer(0, json!({"fight": {"target": "b", "power": true}}));
    play.dice("1 2").answer(0, fight("b")).done();
    let one = melee("4/3 extra-attack", "4/3").acts("a", 1);
    let mut play = one;
    play.dice("3 3").answer(0, fight("b")).refused(0, fight("b"), "sotas.actions.6");
}
