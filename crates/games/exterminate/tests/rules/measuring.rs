//! Measuring and recruiting: what can be asked without playing.

use reglette_engine::{Game, Viewer};
use reglette_exterminate::Exterminate;
use serde_json::{Value, json};

use crate::common::*;

fn measure(scene: &Scene, asked: Value) -> Value {
    scene.game().game().measure(Viewer::Observer, &asked).unwrap()
}

/// ex.mv.2: whether a move would be legal, how long it is and what must be tested on the way.
#[test]
fn a_move_is_measured_before_it_is_made() {
    let scene =
        stage().figure(0, "a", "M5", (10.0, 10.0)).piece("barricade", (8.0, 12.0)).moves("a");
    let verdict = measure(&scene, json!({ "try": to(10.0, 13.5) }));
    assert_eq!(verdict["legal"], json!(true));
    assert_eq!(verdict["walk"], json!({"length": [8890, 12700], "pieces": ["p1"], "enemies": []}));
    let verdict = measure(&scene, json!({ "try": to(10.0, 16.0) }));
    assert_eq!((&verdict["legal"], &verdict["rule"]), (&json!(false), &json!("ex.mv.9")));
}

/// ex.mv.2: where a figure gets.
#[test]
fn reach_is_drawn() {
    let scene = stage().figure(0, "a", "M5", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0)).play();
    let areas = measure(&scene, json!({"reach": "a"}));
    assert!(areas[0].as_array().unwrap().len() > 40, "{areas}");
    let asked = json!({"reach": "spare-0-2"});
    assert!(scene.game().game().measure(Viewer::Observer, &asked).is_err());
}

/// ex.sh.4, ex.sh.7: what lies between two figures, and what each weapon could do.
#[test]
fn a_line_is_measured() {
    let scene = stage()
        .figure(0, "a", "Sh1 w:w1 w:w18", (10.0, 10.0))
        .figure(1, "b", "R2", (10.0, 16.0))
        .piece("crate", (9.9, 14.0))
        .play();
    let line = measure(&scene, json!({"line": {"from": "a", "to": "b"}}));
    assert_eq!(
        (&line["gap"], &line["obstructions"], &line["cover"]),
        (&json!(12700), &json!(1), &json!(true))
    );
    assert_eq!(line["weapons"][0]["dice"].as_array().unwrap().len(), 3);
    assert_eq!(line["weapons"][1]["rule"], json!("ex.wt.1"));
    assert_eq!(
        line["defence"],
        json!([{"rule": "ex.sr.4", "by": 2}, {"rule": "ex.cv.2", "by": 1}])
    );
    let targets = measure(&scene, json!({"targets": "a"}));
    assert_eq!(targets.as_array().unwrap().len(), 2);
}

/// ex.fb.1, ex.fb.3: a roster is checked with its link and sheet; links are read; everything to choose from is told.
#[test]
fn rosters_are_asked_about() {
    let ask = |asked: Value| Exterminate::muster(&asked, &Default::default()).unwrap();
    let roster = json!({"faction": "daleks", "cards": ["dal.3", "dal.1", "dal.1"]});
    let checked = ask(json!({"check": {"roster": roster, "cards": 3}}));
    assert_eq!(
        (checked.faults.len(), &checked.answer["link"]),
        (0, &json!("ex1~daleks~dal.3~dal.1~dal.1"))
    );
    assert_eq!(checked.answer["sheet"]["fate"], json!(2));
    let short = ask(
        json!({"check": {"roster": {"faction": "daleks", "cards": ["dal.1", "dal.1"]}, "cards": 3}}),
    );
    let rules: Vec<&str> = short.faults.iter().map(|it| it.rule.unwrap().id()).collect();
    assert_eq!(rules, ["ex.fb.3", "ex.fb.1"]);
    assert_eq!(ask(json!({"read": "ex1~unit~uni.3"})).answer["roster"]["cards"], json!(["uni.3"]));
    let range = ask(json!("cards")).answer;
    assert_eq!(range["factions"].as_array().unwrap().len(), 10);
    assert_eq!(range["cards"].as_array().unwrap().len(), 52);
    assert_eq!(range["scenarios"].as_array().unwrap().len(), 8);
}
