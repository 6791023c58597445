//! Armour, suits, fields and shields.

use serde_json::json;

use crate::common::*;

fn melee(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (400, 400)).figure(1, "b", other, (425, 400))
}

fn range(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (370, 400))
}

/// sotas.powered-armour.1, sotas.powered-armour.2: +2 in melee either way, +2 when shot at, none when
/// shooting.
#[test]
fn powered_armour_adds_strength() {
    let mut play = melee("4/3 powered-armour", "4/3").acts("a", 1);
    play.dice("2 4").answer(0, fight("b")).part("sotas.powered-armour.1", 2).done();
    let mut play = melee("4/3", "4/3 powered-armour").acts("a", 1);
    play.dice("4 2").answer(0, fight("b")).part("sotas.powered-armour.1", 2).done();
    let mut play = range("4/3 w:pistol", "4/3 powered-armour").acts("a", 1);
    play.dice("2 2").answer(0, shoot("b", "pistol")).part("sotas.powered-armour.2", 2).done();
    let mut play = range("4/3 w:pistol powered-armour", "4/3").acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "pistol")).no_part("sotas.powered-armour.2").done();
}

/// sotas.powered-armour.3, sotas.needle-pistol.2: needles, gas and primitive missiles are vain, and need
/// no dice; the attack of the turn is spent.
#[test]
fn powered_armour_is_proof_against_small_things() {
    for weapon in ["needle-pistol", "thrown-weapon"] {
        let mut play = range(&format!("4/3 w:{weapon}"), "4/3 powered-armour").acts("a", 2);
        play.answer(0, shoot("b", weapon)).has("immune target=b").done();
        play.refused(0, shoot("b", weapon), "sotas.actions.2");
    }
    // sotas.bow.2: the arrow is gone all the same.
    let mut play = range("4/3 w:bow extra-attack", "4/3 powered-armour").acts("a", 3);
    play.answer(0, shoot("b", "bow")).has("immune target=b");
    play.refused(0, shoot("b", "bow"), "sotas.bow.2");
    let gas = stage()
        .figure(0, "a", "4/3 powered-armour", (300, 400))
        .figure(1, "b", "4/3", (800, 800))
        .gas(10, [300, 400, 50, 50]);
    gas.play().answer(0, json!({"activate": "a"})).has("immune target=a").done();
}

/// sotas.powered-armour.4: difficult ground does not slow it.
#[test]
fn powered_armour_walks_through_anything() {
    for (spec, far) in [("4/3 powered-armour", true), ("4/3", false)] {
        let marsh = stage()
            .figure(0, "a", spec, (300, 400))
            .figure(1, "b", "4/3", (800, 800))
            .piece("marsh", [400, 400, 60, 60]);
        let mut play = marsh.acts("a", 1);
        play.answer(0, json!("move"));
        if far {
            play.answer(0, to(445, 400)).has("most=14500");
        } else {
            play.refused(0, to(445, 400), "sotas.movement.13");
        }
    }
}

/// sotas.powered-armour.5: a loss by exactly one point is nothing; by two it counts.
#[test]
fn powered_armour_ignores_one_point() {
    let mut play = melee("4/5", "4/3 powered-armour").acts("a", 1);
    play.dice("4 3").answer(0, fight("b")).has("sotas.powered-armour.5 shrugged figure=b");
    let mut play = melee("4/5", "4/3 powered-armour").acts("a", 1);
    play.dice("4 2").answer(0, fight("b")).marked("b", "down", true);
}

/// sotas.powered-armour.6, sotas.powered-armour.7, sotas.powered-armour.8, sotas.powered-armour.9,
/// sotas.powered-armour.10: two failures shut it down at once; it still adds its strength, its wearer may
/// shoot, and two actions start it again.
#[test]
fn powered_armour_may_shut_down() {
    let scene = || range("4/3 w:pistol powered-armour", "4/3 w:pistol");
    let mut play = scene().play();
    play.activate(0, "a", 3, "4 1 1").has("sotas.powered-armour.6 did figure=a what=shut-down");
    play.about("a", "/bond", json!("armour")).refused(0, json!("move"), "sotas.immobilised.2");
    play.dice("2 5").answer(0, shoot("b", "pistol")).answer(0, json!("end"));
    play.activate(1, "b", 1, "4").dice("2 4").answer(1, shoot("a", "pistol"));
    play.part("sotas.powered-armour.2", 2).done();
    let mut play = scene().play();
    play.activate(0, "a", 2, "4 1").about("a", "/bond", json!(null));
    let shut = stage()
        .figure(0, "a", "4/3 powered-armour", (300, 400))
        .with(json!({"bond": "armour"}))
        .figure(1, "b", "4/3", (800, 800));
    let mut play = shut.clone().acts("a", 1);
    play.refused(0, json!("break-free"), "sotas.actions.17");
    let mut play = shut.acts("a", 2);
    play.answer(0, json!("break-free")).has("sotas.powered-armour.9 did figure=a what=restarted");
    play.about("a", "/bond", json!(null));
}

/// sotas.powered-armour.6, sotas.web-pistol.4: armour that shuts down under a web leaves the web as it is, and the mind free.
#[test]
fn a_web_outlasts_a_shut_down() {
    let scene = stage()
        .figure(0, "a", "4/3 powered-armour telepathy", (300, 400))
        .with(json!({"bond": "web"}))
        .figure(1, "b", "4/3", (400, 400));
    let mut play = scene.play();
    play.activate(0, "a", 3, "4 1 1").has("sotas.powered-armour.6 did figure=a what=shut-down");
    play.about("a", "/bond", json!("web"));
    play.dice("3 3").answer(0, power_on("telepathy", "b")).done();
}

/// sotas.reflective-armour.1, sotas.reflective-armour.2, sotas.laser-pistol.1: a laser has no bonus against
/// it, also over other armour, which still helps.
#[test]
fn reflective_armour_turns_lasers_away() {
    let mut play = range("4/3 w:laser-pistol", "4/3").acts("a", 1);
    play.dice("2 5").answer(0, shoot("b", "laser-pistol")).part("sotas.ranged.7", 2);
    for armour in ["reflective-armour", "powered-armour", "reflective-armour light-armour"] {
        let mut play = range("4/3 w:laser-pistol", &format!("4/3 {armour}")).acts("a", 1);
        play.dice("2 5").answer(0, shoot("b", "laser-pistol")).no_part("sotas.ranged.7");
    }
    let mut play = range("4/3 w:laser-pistol", "4/3 reflective-armour heavy-armour").acts("a", 1);
    play.dice("4 3").answer(0, shoot("b", "laser-pistol")).has("sotas.heavy-armour.2 shrugged");
    let mut play = range("4/3 w:pistol", "4/3 reflective-armour light-armour").acts("a", 1);
    play.dice("2 5").answer(0, shoot("b", "pistol"));
    play.part("sotas.ranged.7", 1).part("sotas.light-armour.1", 2);
}

/// sotas.light-armour.1: +2 against the plain firearms and a Pistol used in melee, not against others;
/// by the other reading in all melee.
#[test]
fn light_armour_stops_bullets() {
    for (weapon, helps) in [
        ("pistol", true),
        ("rifle", true),
        ("assault-rifle", true),
        ("laser-pistol", false),
        ("electric-pistol", false),
        ("nanite-pistol", false),
    ] {
        let mut play = range(&format!("4/3 w:{weapon}"), "4/3 light-armour").acts("a", 1);
        play.dice("2 5").answer(0, shoot("b", weapon));
        if helps {
            play.part("sotas.light-armour.1", 2);
        } else {
            play.no_part("sotas.light-armour.1");
        }
    }
    let fists = || melee("4/3 w:pistol", "4/3 light-armour");
    let mut play = fists().acts("a", 1);
    play.dice("2 2").answer(0, fight_with("b", "pistol")).part("sotas.light-armour.1", 2);
    let mut play = fists().acts("a", 1);
    play.dice("2 2").answer(0, fight("b")).no_part("sotas.light-armour.1");
    let mut play = fists().option("light_armour_melee", "ON").acts("a", 1);
    play.dice("2 2").answer(0, fight("b")).part("sotas.light-armour.1", 2);
}

/// sotas.heavy-armour.1, sotas.heavy-armour.2: a loss by one point is a tie, also when down, bound, or
/// against a Lethal attacker; by two it is a loss.
#[test]
fn heavy_armour_turns_one_point_into_a_tie() {
    let mut play = melee("4/3 lethal(living)", "4/3 heavy-armour").acts("a", 1);
    play.dice("3 2").answer(0, fight("b")).has("sotas.heavy-armour.2 shrugged figure=b");
    play.is("b", "table");
    let down = melee("4/3", "4/3 heavy-armour").with(json!({"marks": ["down"]}));
    let mut play = down.acts("a", 1);
    play.dice("2 3").answer(0, fight("b")).has("shrugged figure=b").is("b", "table");
    let mut play = melee("4/3", "4/3 heavy-armour").acts("a", 1);
    play.dice("4 2").answer(0, fight("b")).marked("b", "down", true);
    let mut play = melee("4/3 heavy-armour", "4/3").acts("a", 1);
    play.dice("2 3").answer(0, fight("b")).has("shrugged figure=a");
}

/// sotas.heavy-armour.3: no Stealth in it.
#[test]
fn heavy_armour_is_seen() {
    for (spec, hidden) in [("4/3 doppelganger", true), ("4/3 doppelganger heavy-armour", false)] {
        let rocks = stage().profile("shade", "4/3 stealth").piece("rocks", [402, 400, 40, 40]);
        let rocks =
            rocks.figure(0, "a", "4/3 w:pistol", (300, 400)).figure(1, "b", spec, (370, 400));
        let rocks = rocks.with(json!({"form": "shade"}));
        let mut play = rocks.acts("a", 1);
        play.offers(shoot("b", "pistol"), !hidden);
    }
}

/// sotas.heavy-armour.4: −2 on each die of a climb.
#[test]
fn heavy_armour_climbs_badly() {
    let wall = stage()
        .figure(0, "a", "2/3 heavy-armour", (400, 400))
        .figure(1, "b", "4/3", (800, 800))
        .piece("building", [463, 400, 100, 100]);
    let mut play = wall.acts("a", 1);
    play.dice("4 4 5 1").answer(0, json!({"climb": {"piece": "p1", "way": "up"}}));
    play.part("sotas.heavy-armour.4", -2);
}

/// sotas.climbing.11, R-18: −2 in Powered Armour, +1 for the Large; worn together two armours are no heavier.
#[test]
fn powered_armour_climbs_badly() {
    let climbs = |spec: &str| {
        let wall = stage()
            .figure(0, "a", spec, (400, 400))
            .figure(1, "b", "4/3", (800, 800))
            .piece("building", [463, 400, 100, 100]);
        let mut play = wall.acts("a", 1);
        play.dice("4 4 5 1").answer(0, json!({"climb": {"piece": "p1", "way": "up"}}));
        play
    };
    climbs("2/3 powered-armour").part("sotas.climbing.11", -2).no_part("sotas.heavy-armour.4");
    climbs("2/3 large").part("sotas.climbing.11", 1).no_part("sotas.size.1");
    climbs("2/3 very-large").part("sotas.climbing.11", 1);
}

/// sotas.nbc-suit.1, sotas.radiation.2: +2 on Irradiation tests; antidote and suit add up.
#[test]
fn the_suit_keeps_radiation_out() {
    let zone = |spec: &str, state| {
        stage()
            .figure(0, "a", spec, (300, 400))
            .with(state)
            .figure(1, "b", "4/3", (800, 800))
            .piece("radiation-zone", [400, 400, 60, 60])
    };
    let mut play = zone("6/3 nbc-suit", json!({})).acts("a", 1);
    play.dice("4 4 4").answer(0, json!("move")).answer(0, to(400, 400));
    play.part("sotas.nbc-suit.1", 2).has("successes=3").done();
    let mut play = zone("6/3 nbc-suit", json!({"marks": ["antidote"]})).acts("a", 1);
    play.dice("2 2 2").answer(0, json!("move")).answer(0, to(400, 400));
    play.part("sotas.radiation.2", 2).has("target=2").has("successes=3").done();
}

/// sotas.nbc-suit.2: neither gas nor disease, and no die for either.
#[test]
fn the_suit_keeps_gas_and_disease_out() {
    let gas = stage()
        .figure(0, "a", "4/3 nbc-suit", (300, 400))
        .figure(1, "b", "4/3", (800, 800))
        .gas(10, [300, 400, 50, 50]);
    gas.play().answer(0, json!({"activate": "a"})).has("immune target=a").done();
    let mut play = melee("4/3 contagion", "4/3 nbc-suit").acts("a", 1);
    play.dice("3 3").answer(0, fight("b")).hasnt("sotas.contagion.1").done();
}

/// sotas.nbc-suit.3, sotas.nbc-suit.4: +1 against flames, also over other armour.
#[test]
fn the_suit_helps_against_flames() {
    let mut play = range("4/3 w:flamethrower", "4/3 nbc-suit powered-armour").acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "flamethrower"));
    play.part("sotas.nbc-suit.3", 1).part("sotas.powered-armour.2", 2);
    let mut play = range("4/3 w:pistol", "4/3 nbc-suit").acts("a", 1);
    play.dice("2 4").answer(0, shoot("b", "pistol")).no_part("sotas.nbc-suit.3");
}

/// sotas.force-field.1, sotas.force-field.2, sotas.force-field.3, sotas.force-field.4: a die for each loss:
/// 5 deflects, 4 does not, 1 breaks the field.
#[test]
fn a_force_field_may_deflect_a_loss() {
    let scene = || melee("4/3", "4/3 force-field");
    let mut play = scene().acts("a", 1);
    play.dice("4 2 5").answer(0, fight("b")).has("sotas.force-field.2 shrugged figure=b");
    play.has("sotas.force-field.1 field-rolled figure=b dice=5");
    play.marked("b", "down", false).marked("b", "field-spent", false).done();
    let mut play = scene().acts("a", 1);
    play.dice("4 2 4").answer(0, fight("b")).marked("b", "down", true);
    play.marked("b", "field-spent", false).done();
    let mut play = scene().acts("a", 1);
    play.dice("4 2 1").answer(0, fight("b")).marked("b", "down", true);
    play.marked("b", "field-spent", true).done();
    let mut play = scene().with(json!({"marks": ["field-spent"]})).acts("a", 1);
    play.dice("4 2").answer(0, fight("b")).marked("b", "down", true).done();
    let mut play = range("4/3 w:pistol", "4/3 force-field").acts("a", 1);
    play.dice("4 2 6").answer(0, shoot("b", "pistol")).marked("b", "down", false).done();
}

/// sotas.anti-kinetic-shield.1, sotas.anti-kinetic-shield.2, sotas.anti-kinetic-shield.5,
/// sotas.anti-kinetic-shield.6: an action raises it; it stops what is thrown or fired, not energy.
#[test]
fn the_shield_stops_missiles() {
    let mut play = stage()
        .figure(0, "a", "4/3 anti-kinetic-shield", (300, 400))
        .figure(1, "b", "4/3", (800, 800))
        .acts("a", 2);
    play.answer(0, power("shield")).marked("a", "shield-up", true);
    play.refused(0, power("shield"), "sotas.anti-kinetic-shield.1");
    for (weapon, stopped) in [
        ("pistol", true),
        ("thrown-weapon", true),
        ("web-pistol", true),
        ("laser-pistol", false),
        ("electric-pistol", false),
        ("sonic-stunner", false),
        ("death-ray", false),
        ("flamethrower", false),
    ] {
        let shield = json!({"marks": ["shield-up"]});
        let scene = range(&format!("4/3 w:{weapon}"), "4/3 anti-kinetic-shield").with(shield);
        let mut play = scene.acts("a", 1);
        play.dice(if stopped { "" } else { "2 6" }).answer(0, shoot("b", weapon)).done();
        if stopped {
            play.has("sotas.anti-kinetic-shield.2 immune target=b");
        }
    }
    let grenade = range("4/3 g:grenade-frag", "4/3 anti-kinetic-shield");
    let mut play = grenade.with(json!({"marks": ["shield-up"]})).acts("a", 1);
    play.answer(0, json!({"lob": 2})).answer(0, to(440, 400)).has("immune target=b").done();
}

/// sotas.anti-kinetic-shield.3, sotas.anti-kinetic-shield.4: it stays up on the move, and drops with any
/// other action or an attack in melee.
#[test]
fn the_shield_drops() {
    let up = json!({"marks": ["shield-up"]});
    let bearer = || {
        stage()
            .figure(0, "a", "4/3 anti-kinetic-shield w:pistol", (300, 400))
            .with(up.clone())
            .figure(1, "b", "4/3", (400, 400))
    };
    let mut play = bearer().acts("a", 2);
    play.walk(0, 320, 450).marked("a", "shield-up", true);
    play.dice("2 4").answer(0, shoot("b", "pistol")).marked("a", "shield-up", false);
    play.has("sotas.anti-kinetic-shield.3 did figure=a what=shield-down");
    let mut play = melee("4/3", "4/3 anti-kinetic-shield").with(up).acts("a", 1);
    play.dice("3 3").answer(0, fight("b")).marked("b", "shield-up", false);
    play.has("sotas.anti-kinetic-shield.4 did figure=b what=shield-down");
}
