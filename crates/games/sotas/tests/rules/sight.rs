//! Line of sight (sotas.los), cover and woods (sotas.cover, sotas.woods), targets (sotas.target).

use serde_json::json;

use crate::common::*;

fn range(x: i32) -> Stage {
    stage().figure(0, "a", "3/3 w:assault-rifle", (300, 400)).figure(1, "b", "3/3", (x, 400))
}

const GUN: &str = "assault-rifle";

/// sotas.los.1, sotas.los.2, sotas.cover.2: what is wholly hidden, by scenery or figures, is no target.
#[test]
fn what_is_hidden_is_no_target() {
    let mut play = range(500).piece("high-wall", [400, 400, 10, 100]).acts("a", 1);
    play.refused(0, shoot("b", GUN), "sotas.los.2");
    let mut play = range(500).figure(0, "c", "3/3 base:60", (440, 400)).acts("a", 1);
    play.refused(0, shoot("b", GUN), "sotas.los.2");
    let mut play = range(500).figure(1, "c", "3/3 base:60", (440, 400)).acts("a", 1);
    play.refused(0, shoot("b", GUN), "sotas.los.2");
}

/// sotas.los.2: by the other reading of R-29 the line between the centres decides.
#[test]
fn the_line_between_centres() {
    let wall = || range(500).piece("high-wall", [400, 460, 10, 100]);
    let mut play = wall().acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).no_part("sotas.cover.1");
    let edge = || range(500).piece("high-wall", [400, 448, 10, 100]);
    let mut play = edge().acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).part("sotas.cover.1", -1);
    let mut play = edge().option("los", "CENTRE_LINE").acts("a", 1);
    play.refused(0, shoot("b", GUN), "sotas.los.2");
}

/// sotas.los.3: an ally in contact is not in the way.
#[test]
fn an_ally_in_contact_is_not_in_the_way() {
    let mut play = range(500).figure(0, "c", "3/3", (325, 400)).acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).done();
}

/// sotas.cover.1, sotas.cover.3, sotas.rangedmod.2: partly masked, or behind something low: −1, once.
#[test]
fn cover_is_minus_one_once() {
    let walls =
        range(500).piece("low-wall", [450, 400, 10, 100]).piece("low-wall", [470, 400, 10, 100]);
    let mut play = walls.acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).part("sotas.cover.1", -1);
    play.has("total:7").done();
    let mut play = range(500).piece("low-wall", [318, 400, 10, 100]).acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).no_part("sotas.cover.1").done();
}

/// sotas.woods.2, sotas.woods.3, sotas.woods.5, sotas.ex.21: not into a wood; out of it from its edge at +1.
#[test]
fn woods_hide_and_shelter() {
    let wood = |x: i32, gun: &str| {
        stage()
            .figure(0, "a", "3/3 w:assault-rifle", (300, 400))
            .figure(1, "b", &format!("3/3 {gun}"), (x, 400))
            .terrain(json!({"kind": "wood", "circle": [500, 400, 80]}))
    };
    wood(432, "").acts("a", 1).refused(0, shoot("b", GUN), "sotas.los.2");
    let mut play = wood(432, "w:assault-rifle").acts("b", 1);
    play.dice("2 5").answer(1, shoot("a", GUN)).part("sotas.woods.3", 1).done();
    wood(434, "w:assault-rifle").acts("b", 1).refused(1, shoot("a", GUN), "sotas.los.2");
    // It is an ambush, which whoever senses danger expects (sotas.danger-sense.1).
    let mut wary = stage()
        .figure(0, "a", "3/3 danger-sense", (300, 400))
        .figure(1, "b", "3/3 w:assault-rifle", (432, 400))
        .terrain(json!({"kind": "wood", "circle": [500, 400, 80]}))
        .acts("b", 1);
    wary.dice("2 5").answer(1, shoot("a", GUN)).no_part("sotas.woods.3").done();
}

/// sotas.woods.4: within the same wood only Short, at −1.
#[test]
fn within_a_wood_one_sees_short() {
    let wood = |x: i32| {
        stage()
            .figure(0, "a", "3/3 w:assault-rifle", (400, 400))
            .figure(1, "b", "3/3", (x, 400))
            .terrain(json!({"kind": "wood", "circle": [450, 400, 85]}))
    };
    let mut play = wood(500).acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", GUN)).part("sotas.cover.1", -1).done();
    wood(501).acts("a", 1).refused(0, shoot("b", GUN), "sotas.los.2");
}

fn two(near: serde_json::Value, far: &str) -> Stage {
    stage()
        .figure(0, "a", "3/3 w:assault-rifle", (300, 400))
        .figure(1, "b", "3/3", (400, 480))
        .with(near)
        .figure(1, "c", far, (470, 400))
}

/// sotas.target.1, sotas.target.2, sotas.target.3, sotas.target.8: the nearest, unless it lies, is covered, or a
/// larger one is there.
#[test]
fn the_nearest_is_shot_at() {
    let mut play = two(json!({}), "3/3").acts("a", 1);
    play.refused(0, shoot("c", GUN), "sotas.target.1").offers(shoot("b", GUN), true);
    two(json!({"marks": ["down"]}), "3/3").acts("a", 1).offers(shoot("c", GUN), true);
    two(json!({}), "3/3 large").acts("a", 1).offers(shoot("c", GUN), true);
    let cover = two(json!({}), "3/3").piece("low-wall", [380, 460, 40, 10]);
    cover.acts("a", 1).offers(shoot("c", GUN), true);
    let hidden = two(json!({}), "3/3").piece("high-wall", [370, 470, 10, 60]);
    hidden.acts("a", 1).offers(shoot("c", GUN), true);
}

/// sotas.target.5, sotas.target.7: not while engaged; but with only the helpless in contact.
#[test]
fn the_engaged_do_not_shoot() {
    let touched = |marks: serde_json::Value| {
        stage()
            .figure(0, "a", "3/3 w:pistol", (400, 400))
            .figure(1, "b", "3/3", (425, 400))
            .with(json!({"marks": marks}))
            .figure(1, "c", "3/3", (300, 400))
            .acts("a", 1)
    };
    touched(json!([])).refused(0, shoot("c", "pistol"), "sotas.target.5");
    touched(json!(["down"])).offers(shoot("c", "pistol"), true).offers(shoot("b", "pistol"), true);
}

/// sotas.target.6: not into a melee, even if the friend lies.
#[test]
fn nobody_shoots_into_a_melee() {
    let mut play =
        range(450).figure(0, "c", "3/3", (475, 400)).with(json!({"marks": ["down"]})).acts("a", 1);
    play.refused(0, shoot("b", GUN), "sotas.target.6");
}

/// sotas.target.4: a grenade may be aimed at any spot.
#[test]
fn grenades_go_anywhere() {
    let mut play = stage()
        .figure(0, "a", "3/3 g:grenade-sonic", (300, 400))
        .figure(1, "b", "3/3", (800, 400))
        .acts("a", 1);
    play.answer(0, json!({"lob": 5})).answer(0, to(300, 592)).hasnt("caught");
}

/// sotas.target.6, R-108: an Immaterial friend in contact protects nobody.
#[test]
fn a_thing_of_air_is_in_no_melee() {
    let mut play = range(450).figure(0, "c", "3/3 immaterial", (475, 400)).acts("a", 1);
    play.offers(shoot("b", GUN), true).dice("3 3").answer(0, shoot("b", GUN)).done();
}

/// sotas.los.2, R-29: whoever stands on a lower level, or a higher one, hides nobody.
#[test]
fn figures_on_other_levels_hide_nobody() {
    let between = |z: i32, other: i32| {
        stage()
            .figure(0, "a", "3/3 w:assault-rifle", (300, 400))
            .raised(z)
            .figure(1, "b", "3/3", (500, 400))
            .raised(z)
            .figure(0, "c", "3/3 base:60", (440, 400))
            .raised(other)
            .acts("a", 1)
    };
    let step = 75 * 100 / 4;
    for (z, other, hides) in [
        (7_500, 7_500, true),
        (7_500, 7_500 - step, true),
        (7_500, 7_500 - step - 1, false),
        (7_500, 0, false),
        (0, step, true),
        (0, step + 1, false),
    ] {
        let mut play = between(z, other);
        if hides {
            play.refused(0, shoot("b", GUN), "sotas.los.2");
        } else {
            play.offers(shoot("b", GUN), true);
        }
    }
}
