//! What shows a verdict: what is in the way and where it is met, how far a move gets, what hides a target
//! or gives it cover, and what is measured.

use reglette_engine::{Game, Viewer};
use serde_json::{Value, json};

use crate::common::*;

fn walker() -> Stage {
    stage().figure(0, "a", "3/3", (300, 400)).figure(1, "z", "3/3", (850, 850))
}

fn measure(scene: &Scene, asked: &Value) -> Value {
    scene.play.game().game().measure(Viewer::Observer, asked).unwrap()
}

/// What is said of a move of the active figure, in millimetres.
fn go(scene: &Scene, x: i32, y: i32) -> Value {
    measure(scene, &json!({"go": mm((x, y))}))
}

fn range(x: i32) -> Stage {
    stage().figure(0, "a", "3/3 w:assault-rifle", (100, 400)).figure(1, "b", "3/3", (x, 400))
}

/// What lies between the shooter and a target.
fn facts(scene: &Scene, to: &str) -> Value {
    let ends = json!({"from": {"figure": "a"}, "to": {"figure": to}});
    measure(scene, &json!({"line": ends}))
}

fn point(x: i32, y: i32) -> Value {
    json!({"point": {"x": x, "y": y}})
}

/// sotas.movement.12: a way is barred by what it first meets, where the base touches it; what it only
/// grazes bars nothing.
#[test]
fn a_way_is_barred_where_it_is_met() {
    let walls = walker()
        .piece("high-wall", [390, 400, 10, 100])
        .piece("high-wall", [350, 400, 10, 100])
        .acts("a", 1);
    let verdict = go(&walls, 430, 400);
    let expected =
        json!({"rule": "sotas.movement.12", "piece": "p2", "witness": point(34_500, 40_000)});
    assert_eq!((&verdict["legal"], &verdict["proof"]), (&json!(false), &expected));
    let beside = |y| walker().piece("high-wall", [350, y, 10, 75]).acts("a", 1);
    assert_eq!(go(&beside(449), 400, 400)["proof"]["piece"], "p1");
    let grazed = go(&beside(450), 400, 400);
    assert_eq!((&grazed["legal"], grazed.get("proof")), (&json!(true), None));
    let enemy = walker().figure(1, "b", "3/3", (370, 400)).acts("a", 1);
    let met = json!({"rule": "sotas.movement.12", "figure": "b", "witness": point(35_750, 40_000)});
    assert_eq!(go(&enemy, 430, 400)["proof"], met);
}

/// sotas.movement.10: allies are passed, but not stood upon.
#[test]
fn an_ally_takes_the_place() {
    let ally = walker().figure(0, "c", "3/3", (400, 400)).acts("a", 1);
    assert_eq!(go(&ally, 430, 400).get("proof"), None);
    let proof = &go(&ally, 390, 400)["proof"];
    assert_eq!((&proof["rule"], &proof["figure"]), (&json!("sotas.movement.10"), &json!("c")));
}

/// sotas.movement.6, sotas.movement.13: too far is shown by the point that is reached, unless something
/// is met before.
#[test]
fn too_far_is_shown_by_how_far_one_gets() {
    let open = walker().acts("a", 1);
    let far = json!({"rule": "sotas.movement.6", "witness": point(44_500, 40_000)});
    assert_eq!(go(&open, 600, 400)["proof"], far);
    assert_eq!(go(&open, 445, 400).get("proof"), None);
    let marsh = walker().piece("marsh", [400, 400, 60, 100]).acts("a", 1);
    let slowed =
        json!({"rule": "sotas.movement.13", "piece": "p1", "witness": point(40_000, 40_000)});
    assert_eq!(go(&marsh, 440, 400)["proof"], slowed);
    let wall = walker().piece("high-wall", [350, 400, 10, 100]).acts("a", 1);
    let verdict = go(&wall, 600, 400);
    assert_eq!(verdict["rule"], "sotas.movement.6");
    assert_eq!(verdict["proof"]["rule"], "sotas.movement.12");
}

/// sotas.movement.5: the side of the table that a base would reach over.
#[test]
fn the_edge_of_the_table_is_shown() {
    let near =
        stage().figure(0, "a", "3/3", (100, 400)).figure(1, "z", "3/3", (850, 850)).acts("a", 1);
    let side = json!({"line": {"from": {"x": 0, "y": 0}, "to": {"x": 0, "y": 90_000}}});
    assert_eq!(go(&near, 12, 400)["proof"], json!({"rule": "sotas.movement.5", "witness": side}));
    assert_eq!(go(&near, 13, 400).get("proof"), None);
}

/// sotas.los.2, sotas.cover.1: what hides a target, or a part of it, is shown by a line across what it
/// hides; what the target stands in, by where it stands.
#[test]
fn shadows_lie_across_the_target() {
    let shaded = |kind: &str, y: i32| {
        let scene = range(300).piece(kind, [200, y, 10, 100]).acts("a", 1);
        facts(&scene, "b")["seen"].clone()
    };
    let deep = |seen: &Value| {
        let line = &seen["proofs"][0]["witness"]["line"];
        (line["from"]["y"].as_i64().unwrap() - line["to"]["y"].as_i64().unwrap()).abs()
    };
    let hidden = shaded("high-wall", 400);
    assert_eq!(
        (&hidden["open"], &hidden["proofs"][0]["rule"]),
        (&json!(false), &json!("sotas.los.2"))
    );
    assert!(deep(&hidden) > 2_400, "{hidden}");
    // The upper half of the base.
    let half = shaded("high-wall", 450);
    assert_eq!(
        (&half["cover"], &half["proofs"][0]["rule"]),
        (&json!(true), &json!("sotas.cover.1"))
    );
    assert!((1_200..1_300).contains(&deep(&half)), "{half}");
    assert_eq!(half["proofs"][0]["piece"], "p1");
    assert_eq!(shaded("high-wall", 500).get("proofs"), None);
    let wood = json!({"kind": "wood", "circle": [300, 400, 80]});
    let seen = facts(&range(300).terrain(wood).acts("a", 1), "b")["seen"].clone();
    assert_eq!(seen["proofs"][0]["witness"], point(30_000, 40_000));
}

/// sotas.los.2: a figure in the way; by the line between centres, that line.
#[test]
fn a_figure_in_the_way_is_shown() {
    let screened = |reading: &str| {
        let scene = range(300).figure(0, "c", "3/3 base:60", (200, 400)).option("los", reading);
        facts(&scene.acts("a", 1), "b")["seen"]["proofs"].clone()
    };
    assert_eq!(screened("ANGULAR")[0]["figure"], "c");
    let line =
        json!({"line": {"from": {"x": 10_000, "y": 40_000}, "to": {"x": 30_000, "y": 40_000}}});
    assert_eq!(screened("CENTRE_LINE")[0]["witness"], line);
}

/// sotas.ranged.6, sotas.target.1, sotas.target.6: out of range by the line measured; a nearer enemy and a
/// friend in melee by the line to them.
#[test]
fn refused_targets_have_their_reason() {
    let proof = |scene: Scene, to: &str| facts(&scene, to)["aims"][0]["proof"].clone();
    let line =
        json!({"line": {"from": {"x": 11_250, "y": 40_000}, "to": {"x": 86_750, "y": 40_000}}});
    let far = proof(range(880).acts("a", 1), "b");
    assert_eq!(far, json!({"rule": "sotas.ranged.6", "witness": line}));
    let two = range(200).figure(1, "c", "3/3", (300, 480)).acts("a", 1);
    let nearer = proof(two, "c");
    assert_eq!((&nearer["rule"], &nearer["figure"]), (&json!("sotas.target.1"), &json!("b")));
    let melee = proof(range(300).figure(0, "c", "3/3", (325, 400)).acts("a", 1), "b");
    assert_eq!((&melee["rule"], &melee["figure"]), (&json!("sotas.target.6"), &json!("c")));
    let free = facts(&range(300).acts("a", 1), "b");
    assert_eq!((free["aims"][0].get("proof"), free["seen"].get("proofs")), (None, None));
}

/// sotas.cover.1: the log names what gives cover from a shot, and nothing where there is none.
#[test]
fn a_shot_names_what_gives_cover() {
    let mut play = range(300).piece("low-wall", [250, 400, 10, 100]).acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", "assault-rifle")).has(" cover=p1");
    let mut play = range(300).acts("a", 1);
    play.dice("3 3").answer(0, shoot("b", "assault-rifle")).hasnt(" cover=p");
}
