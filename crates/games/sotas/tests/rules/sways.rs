//! What decides an attack beside its totals is told with it, exactly where the odds then show it.

use reglette_engine::{Game, Viewer};
use serde_json::{Value, json};

use crate::common::*;

/// What is said to decide the first attack of `a` on `b` beside the totals.
fn sways(scene: &Scene) -> Vec<(String, String)> {
    let game = scene.play.game();
    let told = game.game().measure(Viewer::Observer, &json!({"targets": "a"})).unwrap();
    let aim = told[0]["aims"][0].clone();
    let all = aim["sways"].as_array().cloned().unwrap_or_default();
    let text = |it: &Value| it.as_str().unwrap().to_owned();
    all.iter().map(|it| (text(&it["figure"]), text(&it["rule"]))).collect()
}

fn are(told: &[(&str, &str)]) -> Vec<(String, String)> {
    told.iter().map(|&(figure, rule)| (figure.to_owned(), rule.to_owned())).collect()
}

/// Two in contact; the first one acts.
fn melee(one: &str, other: &str) -> Scene {
    told(one, other, json!({}))
}

fn told(one: &str, other: &str, target: Value) -> Scene {
    let one = stage().figure(0, "a", one, (400, 400));
    one.figure(1, "b", other, (425, 400)).with(target).acts("a", 2)
}

fn shot(one: &str, other: &str, target: Value) -> Scene {
    let one = stage().figure(0, "a", one, (200, 400));
    one.figure(1, "b", other, (400, 400)).with(target).acts("a", 2)
}

/// sotas.melee.3: nothing but the totals decides between two without special rules.
#[test]
fn plain_figures_have_only_totals() {
    assert_eq!(sways(&melee("3/3", "3/4")), []);
    assert_eq!(sways(&shot("3/3 w:rifle", "3/4", json!({}))), []);
}

/// sotas.heavy-armour.2, sotas.powered-armour.5: whoever may lose by a point is named, of both in melee.
#[test]
fn armour_is_named() {
    let heavy = "sotas.heavy-armour.2";
    assert_eq!(sways(&melee("3/3", "3/4 heavy-armour")), are(&[("b", heavy)]));
    assert_eq!(sways(&melee("3/4 heavy-armour", "3/3")), are(&[("a", heavy)]));
    assert_eq!(sways(&shot("3/3 w:rifle heavy-armour", "3/4", json!({}))), []);
    let powered = shot("3/3 w:rifle", "3/4 powered-armour", json!({}));
    assert_eq!(sways(&powered), are(&[("b", "sotas.powered-armour.5")]));
}

/// sotas.laser-screwdriver.1: armour that does not help is not named.
#[test]
fn ignored_armour_is_not_named() {
    let laser = shot("3/3 w:laser-screwdriver", "3/4 heavy-armour", json!({}));
    assert_eq!(sways(&laser), []);
}

/// sotas.force-field.1, sotas.force-field.3: a field is named while it works.
#[test]
fn a_field_is_named_while_it_works() {
    let field =
        |marks: Value| sways(&shot("3/3 w:rifle", "3/4 force-field", json!({ "marks": marks })));
    assert_eq!(field(json!([])), are(&[("b", "sotas.force-field.1")]));
    assert_eq!(field(json!(["field-spent"])), []);
}

/// sotas.anti-kinetic-shield.2, sotas.immaterial.3, R-103: of an attack that does nothing only that is told.
#[test]
fn immunity_is_named_alone() {
    let shielded = shot(
        "3/3 w:rifle",
        "3/4 anti-kinetic-shield heavy-armour",
        json!({"marks": ["shield-up"]}),
    );
    assert_eq!(sways(&shielded), are(&[("b", "sotas.anti-kinetic-shield.2")]));
    let air = shot("3/3 w:rifle", "3/4 immaterial", json!({}));
    assert_eq!(sways(&air), are(&[("b", "sotas.immaterial.3")]));
}

/// sotas.melee.11, sotas.proneshoot.4, sotas.immobilised.4: whom any loss kills, and who does not strike back.
#[test]
fn the_helpless_are_named() {
    let down = || json!({"marks": ["down"]});
    assert_eq!(sways(&told("3/3", "3/4", down())), are(&[("b", "sotas.melee.11")]));
    assert_eq!(sways(&shot("3/3 w:rifle", "3/4", down())), are(&[("b", "sotas.proneshoot.4")]));
    let bound = || json!({"bond": "stun"});
    let in_melee = [("b", "sotas.melee.11"), ("b", "sotas.immobilised.9")];
    assert_eq!(sways(&told("3/3", "3/4", bound())), are(&in_melee));
    assert_eq!(sways(&shot("3/3 w:rifle", "3/4", bound())), are(&[("b", "sotas.immobilised.4")]));
}

/// sotas.lethal.1, sotas.horrific-kill.1, sotas.death-ray.2: what makes a loss worse, by whoever does it.
#[test]
fn what_makes_it_worse_is_named() {
    let lethal = sways(&melee("3/3 lethal(living) horrific-kill", "3/4"));
    assert_eq!(lethal, are(&[("a", "sotas.lethal.1"), ("a", "sotas.horrific-kill.1")]));
    assert_eq!(
        sways(&melee("3/3 lethal(living)", "3/4 artificial")),
        are(&[("b", "sotas.artificial.2")])
    );
    assert_eq!(sways(&melee("3/3", "3/4 lethal(living)")), are(&[("b", "sotas.lethal.1")]));
    let ray = shot("3/3 w:death-ray", "3/4", json!({}));
    assert_eq!(sways(&ray), are(&[("a", "sotas.death-ray.2")]));
}

/// sotas.web-pistol.2, sotas.sonic-stunner.2, R-43: what binds does nothing else.
#[test]
fn what_binds_is_named() {
    let web = shot("3/3 w:web-pistol horrific-kill", "3/4 robust", json!({}));
    assert_eq!(sways(&web), are(&[("a", "sotas.web-pistol.2")]));
}

/// sotas.robust.2, sotas.hero.3: who survives, and who may roll again.
#[test]
fn who_survives_is_named() {
    let robust = sways(&melee("3/3", "3/4 robust"));
    assert_eq!(robust, are(&[("b", "sotas.robust.2")]));
    let hero = sways(&melee("3/3 hero", "3/4 hero"));
    assert_eq!(hero, are(&[("a", "sotas.hero.3"), ("b", "sotas.hero.3")]));
}
