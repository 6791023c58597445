//! Who may be engaged, by which way, and who is given up (ex.ml.1, ex.ml.13, ex.ml.18, ex.kh.7, B3).

use serde_json::{Value, json};

use crate::common::*;

/// Something low reaches between two figures: every straight way crosses it, one round its corner does not.
fn corner() -> Stage {
    stage()
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 15.8))
        .piece("barricade", (5.9, 14.65))
        .phase("melee", 0)
}

fn named(mut scene: Scene, target: &str) -> Scene {
    scene.answer(0, json!({ "engage": target }));
    scene
}

/// ex.ml.13, ex.ml.18: an enemy may be named whom only a bent way reaches, and that way is offered.
#[test]
fn round_a_corner() {
    let scene = corner().play();
    assert!(offers(&scene, &json!({"engage": "b"})));
    let mut scene = named(scene, "b");
    let straight = json!({"join": {"figure": "a", "to": inches(10.5, 14.92)}});
    scene.refused(0, straight, "ex.ml.18");
    assert!(join(&scene, "a")["join"]["via"].is_array());
    let bent = json!({"join": {
        "figure": "a", "via": [inches(10.5, 14.4)], "to": inches(10.5, 14.92),
    }});
    scene.give("A").answer(0, bent).has("charged figure=a");
}

/// ex.kh.7: so is the obstacle of a King.
#[test]
fn round_a_corner_to_a_king() {
    let king = stage()
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "king", "", (9.5, 16.2))
        .with(json!({"on": "p2"}))
        .piece("barricade", (5.9, 14.65))
        .piece("crate", (8.75, 15.4))
        .phase("melee", 0);
    let mut scene = named(king.play(), "king");
    let way = join(&scene, "a");
    assert!(way["join"]["via"].is_array(), "{way}");
    scene.give("A A").answer(0, way).has("charged figure=a");
}

/// ex.ml.1, ex.ml.13: any enemy in reach may be named; where nobody can come, the player gives up, and that enemy is
/// left alone in this part. What belongs to its start is not over.
#[test]
fn nobody_can_come() {
    let wall = stage()
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .piece("wall", (7.0, 14.7))
        .adventure(0, "ad.3")
        .phase("melee", 0);
    let mut scene = wall.play();
    assert!(!offers(&scene, &json!({"engage": "b"})), "no way is known");
    scene.expect_asked(0, "pick-melee").answer(0, json!({"engage": "b"}));
    assert_eq!(scene.options(), [pass()]);
    scene.refused(0, json!({"join": {"figure": "a", "to": inches(10.0, 15.0)}}), "ex.ml.18");
    scene.answer(0, pass()).has("ex.ml.13 called-off seat=0 target=b").hasnt("melee-ended");
    scene.expect_asked(0, "pick-melee").refused(0, json!({"engage": "b"}), "ex.ml.13");
    assert_eq!(scene.position()["round"]["begun"], json!(false));
    assert_eq!(about(&scene, "a", "/marks"), Value::Null, "it may still attack somebody else");
}

/// ex.ml.13: whoever is near enough is asked to join, also where no way is known.
#[test]
fn all_who_are_near_are_asked() {
    let mut scene = stage()
        .figure(0, "a", "Me1", (10.0, 14.0))
        .figure(0, "c", "Me1", (12.4, 15.8))
        .figure(1, "b", "", (10.0, 15.8))
        .piece("short-wall-turned", (11.0, 14.0))
        .phase("melee", 0)
        .play();
    scene.answer(0, json!({"engage": "b"}));
    let first = join(&scene, "a");
    scene.answer(0, first).expect_asked(0, "join");
    assert_eq!(scene.options(), [pass()]);
    scene.give("A A").answer(0, pass()).has("fought attacker=a");
}

/// ex.ml.1, up.12: the reach of the part decides, to the hundredth of an inch.
#[test]
fn sontar_ha_reaches_farther() {
    let at = |y: f64| {
        stage()
            .figure(0, "a", "", (10.0, 10.0))
            .figure(1, "b", "", (10.0, y))
            .round("sontar_ha", json!(true))
            .phase("melee", 0)
            .play()
    };
    assert!(offers(&at(13.98), &json!({"engage": "b"})));
    at(13.99).refused(0, json!({"engage": "b"}), "ex.ml.1");
}

/// ex.ml.18: whoever is in contact already stays, or goes a way that could be gone.
#[test]
fn no_detour_through_a_wall() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .piece("wall", (8.0, 8.9))
        .figure(1, "b", "", (10.0, 11.0))
        .phase("melee", 0)
        .play();
    let join =
        |via: &[Value]| json!({"join": {"figure": "a", "to": inches(10.0, 10.0), "via": via}});
    play.answer(0, json!({"engage": "b"}));
    play.refused(0, join(&[inches(10.0, 9.2)]), "ex.ml.18");
    play.give("A A A").answer(0, join(&[])).has("charged figure=a");
}
