//! Grenade kinds (table 7.9).

use serde_json::json;

use crate::common::*;

/// A thrower, and a target 100 mm away.
fn throw(kind: &str, target: &str) -> Stage {
    stage()
        .figure(0, "a", &format!("4/3 g:{kind}"), (200, 400))
        .figure(1, "b", target, (325, 400))
        .figure(1, "e", "4/3", (800, 800))
        .figure(1, "f", "4/3", (850, 800))
        .figure(1, "g", "4/3", (800, 850))
}

/// The grenade of a number goes off beside the target.
fn lob(play: &mut Scene, kind: u8, dice: &str) {
    play.answer(0, json!({ "lob": kind })).dice(dice).answer(0, to(345, 400));
}

/// sotas.grenade.1, sotas.grenade.2: up to Long and no farther, radius Short, everybody in it; the kinds
/// have the numbers 1 to 6.
#[test]
fn grenades_reach_long_and_burst_short() {
    let kinds = ["psi-neg", "frag", "plasma", "toxic", "sonic", "photon"];
    for (at, kind) in kinds.iter().enumerate() {
        let number = u8::try_from(at).unwrap() + 1;
        let mut play = throw(&format!("grenade-{kind}"), "4/3").acts("a", 1);
        for other in 1..=7 {
            play.offers(json!({ "lob": other }), other == number);
        }
    }
    let scene = stage()
        .figure(0, "a", "4/3 g:grenade-frag", (200, 400))
        .figure(0, "c", "4/6", (392, 487))
        .figure(1, "b", "4/6", (480, 400))
        .figure(1, "d", "4/6", (392, 313));
    let mut play = scene.acts("a", 1);
    play.answer(0, json!({"lob": 2})).refused(0, to(393, 400), "sotas.grenades.1");
    play.dice("1 6 1 6").answer(0, to(392, 400)).hasnt("target=b");
    play.has("target=d").has("target=c").done();
}

/// sotas.grenade-psi-neg.1, sotas.grenade-psi-neg.2: everybody tests, no Combat roll; who fails must pass a
/// test for each use of a telepathic power.
#[test]
fn psi_neg_damps_minds() {
    let mut play = throw("grenade-psi-neg", "4/3 artificial").acts("a", 1);
    lob(&mut play, 1, "3");
    play.marked("b", "psi-damped", true).hasnt("combat by").done();
    let mut play = throw("grenade-psi-neg", "4/3").acts("a", 1);
    lob(&mut play, 1, "4");
    play.marked("b", "psi-damped", false);
    let damped = |rule: &str| {
        stage()
            .figure(0, "a", &format!("4/3 {rule}"), (300, 400))
            .with(json!({"marks": ["psi-damped"]}))
            .figure(1, "b", "4/3", (400, 400))
            .acts("a", 3)
    };
    let mut play = damped("telepathy");
    play.dice("3").answer(0, power_on("telepathy", "b")).hasnt("combat by").asked(0, "act").done();
    let mut play = damped("telepathy");
    play.dice("4 3 3").answer(0, power_on("telepathy", "b")).has("combat by=a target=b").done();
    let mut play = damped("telepathic-scream");
    play.dice("3").answer(0, power("scream")).hasnt("combat by").done();
    play.play.expect("/active/actions", json!(1));
}

/// sotas.grenade-frag.1, sotas.grenade-frag.2, sotas.light-armour.2: Combat 4; whoever is beaten and lives is
/// placed at the edge of the blast by the opponent; Light Armour helps.
#[test]
fn fragments_throw_people() {
    let mut play = throw("grenade-frag", "4/3").acts("a", 1);
    lob(&mut play, 2, "4 3");
    play.part("sotas.grenades.2", 4).asked(0, "blast-throw").answer(0, to(345, 475));
    play.about("b", "/at", mm((345, 475))).marked("b", "down", true);
    let mut play = throw("grenade-frag", "4/3").acts("a", 1);
    lob(&mut play, 2, "5 3");
    play.answer(0, to(345, 475)).marked("b", "down", false).done();
    let mut play = throw("grenade-frag", "4/3 light-armour").acts("a", 1);
    lob(&mut play, 2, "2 6");
    play.part("sotas.light-armour.2", 2);
}

/// sotas.grenade-plasma.1, sotas.grenade-plasma.2: Combat 5, of fire, and it throws.
#[test]
fn plasma_burns_and_throws() {
    let mut play = throw("grenade-plasma", "4/3 nbc-suit fear-of-fire light-armour").acts("a", 1);
    lob(&mut play, 3, "1 6 6 6 6");
    play.part("sotas.grenades.2", 5).part("sotas.nbc-suit.3", 1).no_part("sotas.light-armour.2");
    play.has("sotas.fear-of-fire.1 dreads figure=b").done();
    let mut play = throw("grenade-plasma", "4/3").acts("a", 1);
    lob(&mut play, 3, "4 3");
    play.asked(0, "blast-throw");
}

/// sotas.grenade-toxic.1, sotas.grenade-toxic.3: Combat 2, of fire; whoever is beaten and lives loses two
/// points of Quality, but machines, the dead and the closed off; R-47: by the other reading on a 6 only.
#[test]
fn toxic_grenades_poison() {
    let beaten = |spec: &str, dice: &str| {
        let mut play = throw("grenade-toxic", spec).acts("a", 1);
        lob(&mut play, 4, dice);
        play.answer(0, to(345, 475));
        play
    };
    let mut play = beaten("3/3", "6 2");
    play.part("sotas.grenades.2", 2).about("b", "/losses/poison", json!(2)).done();
    for spec in ["3/3 artificial", "3/3 undead", "3/3 nbc-suit"] {
        beaten(spec, "6 2").about("b", "/losses", json!(null)).done();
    }
    let mut play = throw("grenade-toxic", "6/3").acts("a", 1);
    lob(&mut play, 4, "6 2");
    play.answer(0, to(345, 475)).is("b", "killed");
    for (die, lost) in
        [("5", json!(null)), ("6", json!({"wounds": 0, "poison": 2, "needles": 0, "contagion": 0}))]
    {
        let scene = throw("grenade-toxic", "3/3").option("toxic_poison", "ON6");
        let mut play = scene.acts("a", 1);
        lob(&mut play, 4, "6 2");
        play.dice(die).answer(0, to(345, 475)).about("b", "/losses", lost).done();
    }
    let mut play = throw("grenade-toxic", "4/3 fear-of-fire").acts("a", 1);
    lob(&mut play, 4, "1 6 6 6 6");
    play.has("sotas.fear-of-fire.1 dreads figure=b").done();
}

/// sotas.grenade-toxic.2, sotas.robust.2: Plants test and die, the Robust are wounded; those that live face the
/// blast like others.
#[test]
fn toxic_grenades_kill_plants() {
    let mut play = throw("grenade-toxic", "4/3 kind:plant").acts("a", 1);
    lob(&mut play, 4, "3");
    play.is("b", "killed");
    let mut play = throw("grenade-toxic", "4/3 kind:plant robust").acts("a", 1);
    lob(&mut play, 4, "3 1 6");
    play.is("b", "table").has("sotas.robust.2").has("combat by=a target=b").done();
    let mut play = throw("grenade-toxic", "4/3 kind:plant").acts("a", 1);
    lob(&mut play, 4, "4 1 6");
    play.is("b", "table").has("combat by=a target=b").done();
}

/// sotas.grenade-sonic.1, sotas.grenade-sonic.2: the living test or are Immobilised; not Plants, machines or
/// wearers of Powered Armour.
#[test]
fn sonic_grenades_bind_the_living() {
    let mut play = throw("grenade-sonic", "4/3").acts("a", 1);
    lob(&mut play, 5, "3");
    play.about("b", "/bond", json!("stun")).hasnt("combat by").done();
    let mut play = throw("grenade-sonic", "4/3").acts("a", 1);
    lob(&mut play, 5, "4");
    play.about("b", "/bond", json!(null)).done();
    for spec in ["4/3 artificial", "4/3 powered-armour", "4/3 kind:plant"] {
        let mut play = throw("grenade-sonic", spec).acts("a", 1);
        lob(&mut play, 5, "");
        play.about("b", "/bond", json!(null)).done();
    }
}

/// sotas.grenade-photon.1, sotas.grenade-photon.2: Combat 3, Lethal but behind a field or in Powered Armour;
/// no blast throw.
#[test]
fn photon_grenades_are_lethal() {
    for spec in ["4/3", "4/3 artificial"] {
        let mut play = throw("grenade-photon", spec).acts("a", 1);
        lob(&mut play, 6, "4 3");
        play.part("sotas.grenades.2", 3).is("b", "killed");
    }
    let mut play = throw("grenade-photon", "4/3 force-field").acts("a", 1);
    lob(&mut play, 6, "4 3 3");
    play.marked("b", "down", true).is("b", "table").done();
    let mut play = throw("grenade-photon", "4/1 powered-armour").acts("a", 1);
    lob(&mut play, 6, "4 1");
    play.marked("b", "down", true).is("b", "table").done();
    let mut play = throw("grenade-photon", "4/3 force-field").acts("a", 1);
    lob(&mut play, 6, "5 3 3");
    play.asked(1, "recoil");
}
