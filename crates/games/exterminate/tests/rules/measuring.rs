//! Measuring and recruiting: what can be asked without playing.

use reglette_engine::{Code, Game, Seat, Viewer};
use reglette_exterminate::Exterminate;
use serde_json::{Value, json};

use crate::common::*;

fn measure(scene: &Scene, asked: Value) -> Value {
    scene.game().game().measure(Viewer::All, &asked).unwrap()
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

/// ex.bc.17, ex.ad.9: only whoever is asked may try an answer; what others hold is not found out by measuring.
#[test]
fn nobody_tries_the_answers_of_others() {
    let scene = stage().figure(0, "a", "M5", (10.0, 10.0)).moves("a");
    let game = scene.game().game();
    let asked = json!({ "try": to(10.0, 13.5) });
    let code = |viewer| game.measure(viewer, &asked).map_err(|it| it.code).err();
    let seat = game.ask().unwrap().seat;
    assert_eq!(code(seat.into()), None);
    assert_eq!(code(Seat(1 - seat.0).into()), Some(Code::NotYourTurn));
    assert_eq!(code(Viewer::Observer), Some(Code::NotYourTurn));
}

/// ex.mv.2, ex.mv.9, ex.ob.5: a figure that is sent somewhere goes round what would have to be tested, over it
/// where there is no way round, and otherwise as far as it may; nobody has to pick it first.
#[test]
fn a_figure_is_sent_toward_a_place() {
    let scene = stage()
        .figure(0, "a", "M5", (10.0, 10.0))
        .piece("crate", (9.25, 11.0))
        .piece("wall", (7.0, 3.0))
        .play();
    let go = |x: f64, y: f64| {
        let to = inches(x, y);
        measure(&scene, json!({"go": {"figure": "a", "to": to}}))
    };
    let open = go(13.0, 10.0);
    assert_eq!((&open["legal"], &open["walk"]["length"]), (&json!(true), &json!([7620, 12700])));
    let round = go(10.0, 13.3);
    assert_eq!((&round["legal"], &round["walk"]["pieces"]), (&json!(true), &json!([])));
    assert!(!round["walk"]["via"].as_array().unwrap().is_empty(), "{round}");
    let over = go(10.0, 14.9);
    assert_eq!((&over["legal"], &over["walk"]["pieces"]), (&json!(true), &json!(["p1"])));
    let far = go(20.0, 10.0);
    assert_eq!((&far["legal"], &far["rule"]), (&json!(false), &json!("ex.mv.9")));
    assert_eq!(far["stop"], json!({"x": 38100, "y": 25400}));
    let moved = scene.game().game();
    assert!(moved.measure(Viewer::Observer, &json!({"go": {"figure": "a"}})).is_err());
}

/// ex.st.7, ex.st.8, ex.sh.17, ex.nd.17: a figure that may not shoot is offered no shot, in its own part or before it.
#[test]
fn who_may_not_shoot_is_told_so() {
    let rule = |phase: &str, state: Value| {
        let scene = stage()
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .with(state)
            .figure(1, "b", "", (10.0, 16.0))
            .phase(phase, 0)
            .play();
        let targets = measure(&scene, json!({"targets": "a"}));
        let at = |pointer: &str| targets[0].pointer(pointer).cloned().unwrap_or_default();
        let shot = at("/shot/weapons/0/rule");
        assert_eq!(shot.is_null(), at("/shot/weapons/0/dice") != json!([]), "{targets}");
        shot
    };
    for phase in ["movement", "shooting"] {
        assert_eq!(rule(phase, json!({"stress": 1})), "ex.st.7");
        assert_eq!(rule(phase, json!({"stress": 2})), "ex.st.8");
        assert_eq!(rule(phase, json!({})), Value::Null);
    }
    assert_eq!(rule("shooting", json!({"marks": ["acted"]})), "ex.sh.17");
    // The next shot is one of another turn.
    assert_eq!(rule("melee", json!({"marks": ["acted"], "stress": 1})), Value::Null);
}

/// ex.sh.8: a shot that has no die left is told so when it is measured.
#[test]
fn a_shot_without_dice_is_told_so() {
    let rule = |shoot: &str| {
        let scene = stage()
            .figure(0, "a", &format!("{shoot} w:w1"), (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .piece("crate", (9.9, 12.0))
            .phase("shooting", 0)
            .play();
        measure(&scene, json!({"targets": "a"}))[0]["shot"]["weapons"][0]["rule"].clone()
    };
    assert_eq!((rule("Sh-2"), rule("Sh-1")), (json!("ex.sh.8"), Value::Null));
}

/// ex.sh.8, ex.ad.9: where a card gives back the dice, whoever holds it is told so, and nobody else.
#[test]
fn a_shot_that_a_held_card_allows() {
    let scene = stage()
        .figure(0, "a", "Sh-2 w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .piece("crate", (9.9, 12.0))
        .adventure(0, "ad.6")
        .phase("shooting", 0)
        .play();
    let fire = |viewer: Viewer| {
        let told = scene.game().game().measure(viewer, &json!({"targets": "a"})).unwrap();
        told[0]["shot"]["weapons"][0].clone()
    };
    let own = fire(Viewer::Seat(Seat(0)));
    assert_eq!((&own["rule"], &own["cards"]), (&Value::Null, &json!(["ad.6"])));
    assert_eq!(own["dice"].as_array().unwrap().len(), 2, "weapon and Shoot, no penalty: {own}");
    for other in [Viewer::Seat(Seat(1)), Viewer::Observer] {
        let told = fire(other);
        assert_eq!((&told["rule"], &told["cards"]), (&json!("ex.sh.8"), &Value::Null));
    }
}

/// ex.mv.5, ex.mv.6, ex.mv.12, ex.wl.1, ex.ob.4: a refused move tells what is in the way, and where.
#[test]
fn what_is_in_the_way_of_a_move() {
    let scene = stage()
        .figure(0, "a", "M5", (10.0, 10.0))
        .figure(0, "mate", "", (13.0, 10.0))
        .figure(1, "b", "", (10.0, 14.0))
        .piece("wall", (4.0, 7.0))
        .piece("barricade", (4.9, 10.75))
        .play();
    let proof = |x: f64, y: f64| {
        measure(&scene, json!({"go": {"figure": "a", "to": inches(x, y)}}))["proof"].clone()
    };
    let of = |it: &Value| (it["rule"].clone(), it["piece"].clone(), it["figure"].clone());
    let nobody = Value::Null;
    assert_eq!(of(&proof(12.0, 10.0)), (json!("ex.mv.5"), nobody.clone(), json!("mate")));
    assert_eq!(of(&proof(10.0, 12.5)), (json!("ex.mv.6"), nobody.clone(), json!("b")));
    assert_eq!(of(&proof(7.0, 7.25)), (json!("ex.wl.1"), json!("p1"), nobody.clone()));
    assert_eq!(of(&proof(7.0, 11.0)), (json!("ex.ob.4"), json!("p2"), nobody));
    assert!(proof(7.0, 7.25)["witness"]["point"].is_object());
    assert!(proof(10.0, 12.5)["witness"]["line"].is_object());
    assert_eq!(proof(16.0, 16.0), Value::Null, "a length alone decides");
    // Of a place too far away, what is in the way nearer by is told: the enemy, a little beside whom it leads.
    assert_eq!(of(&proof(11.2, 18.0)), (json!("ex.mv.6"), Value::Null, json!("b")));
}

/// ex.mv.5, ex.mv.6: of a friend and an enemy the one is told that the rule is about, though the other is nearer.
#[test]
fn the_rule_says_whether_a_friend_or_an_enemy_is_in_the_way() {
    let told = |friend: f64, enemy: f64| {
        let scene = stage()
            .figure(0, "a", "M5", (10.0, 10.0))
            .figure(0, "mate", "", (10.0 - friend, 14.0))
            .figure(1, "b", "", (10.0 + enemy, 14.0))
            .play();
        let proof = measure(&scene, json!({"go": {"figure": "a", "to": inches(10.0, 14.0)}}));
        (proof["proof"]["rule"].clone(), proof["proof"]["figure"].clone())
    };
    assert_eq!(told(1.04, 1.02), (json!("ex.mv.5"), json!("mate")));
    assert_eq!(told(1.2, 1.9), (json!("ex.mv.6"), json!("b")));
}

/// ex.mv.5, ex.sn.21: a civilian may be touched, so it is never told to be in the way of its friends.
#[test]
fn a_civilian_is_not_in_the_way_of_friends() {
    let scene = crate::scenarios::scene("everybody-lives", ["doctor", "villains"])
        .faction(0, "doctor")
        .figure(0, "a", "M5", (10.0, 26.0))
        .figure(0, "mate", "", (8.96, 30.0))
        .standing("civilian-1", (11.02, 30.0))
        .play();
    let told = measure(&scene, json!({"go": {"figure": "a", "to": inches(10.0, 30.0)}}));
    assert_eq!(told["proof"]["rule"], "ex.mv.5");
    assert_eq!(told["proof"]["figure"], "mate");
}

/// ex.sh.7, ex.sh.10, ex.sh.16, ex.cv.1: what obstructs, hides or covers a target is told, a wall that the shooter
/// touches among it.
#[test]
fn what_is_in_the_way_of_a_shot() {
    let proofs = |piece: &str, at: (f64, f64)| {
        let scene = stage()
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .piece(piece, at)
            .phase("shooting", 0)
            .play();
        let shot = &measure(&scene, json!({"targets": "a"}))[0]["shot"];
        let all = shot["proofs"].as_array().unwrap();
        assert!(all.iter().all(|it| it["witness"]["area"].is_array()));
        let told = |it: &Value| (it["rule"].as_str().unwrap().to_owned(), it["piece"].clone());
        all.iter().map(told).collect::<Vec<_>>()
    };
    let p1 = |rule: &str| vec![(rule.to_owned(), json!("p1"))];
    assert_eq!(proofs("crate", (10.1, 12.0)), p1("ex.sh.7"));
    assert_eq!(proofs("crate", (10.1, 13.98)), p1("ex.cv.1"));
    assert_eq!(proofs("wall", (7.0, 10.52)), p1("ex.sh.10"));
    assert_eq!(proofs("crate", (20.0, 20.0)), []);
}

/// ex.nd.2, ex.ml.1: the nodes that a figure would touch are told, and the enemies it could engage from there.
#[test]
fn what_is_at_the_end_of_a_way_is_told() {
    let scene = stage()
        .figure(0, "a", "M5", (10.0, 10.0))
        .figure(1, "b", "", (14.0, 12.0))
        .node((14.0, 10.0))
        .moves("a");
    let to = json!({"x": 33020, "y": 25400});
    let walk = &measure(&scene, json!({"go": {"figure": "a", "to": to}}))["walk"];
    assert_eq!((&walk["nodes"], &walk["near"]), (&json!(["n1"]), &json!(["b"])));
}

/// ex.kh.2, ex.kh.3, ex.kh.11, ex.ob.11: a place on top of what a figure touches is reached by climbing, as near to it
/// as the base has room and the climb reaches.
#[test]
fn a_place_on_top_is_reached_by_climbing() {
    let scene = stage().figure(0, "a", "", (10.0, 10.5)).piece("car", (9.0, 11.0)).play();
    let go = |x: f64, y: f64| measure(&scene, json!({"go": {"figure": "a", "to": inches(x, y)}}));
    let up = go(10.0, 12.0);
    assert_eq!(
        (&up["legal"], &up["climb"], &up["stop"]),
        (&json!(true), &json!("p1"), &Value::Null)
    );
    assert_eq!(up["walk"]["length"], json!([3810, 12700]));
    let rim = go(10.0, 11.2);
    assert_eq!((&rim["legal"], &rim["climb"]), (&json!(true), &json!("p1")));
    assert_eq!(rim["stop"], inches(10.0, 11.5));
    let far = go(11.4, 12.4);
    assert_eq!((&far["legal"], &far["rule"]), (&json!(false), &json!("ex.kh.11")));
    assert_eq!(far["climb"], json!("p1"));
    // What is told to be open is.
    let moving = stage().figure(0, "a", "", (10.0, 10.5)).piece("car", (9.0, 11.0)).moves("a");
    for stop in [&rim["stop"], &far["stop"]] {
        let verdict = measure(&moving, json!({"try": {"climb": {"piece": "p1", "at": stop}}}));
        assert_eq!(verdict["legal"], json!(true), "{verdict}");
    }
}

/// ex.kh.2, ex.ob.4, ex.tr.17: whoever does not touch it is told so, and how near they get; what cannot be climbed is in
/// the way.
#[test]
fn what_is_not_touched_is_not_climbed() {
    let toward = |kind: &str, traits: &str| {
        let scene = stage().figure(0, "a", traits, (10.0, 9.0)).piece(kind, (9.0, 11.0)).play();
        measure(&scene, json!({"go": {"figure": "a", "to": inches(10.0, 11.4)}}))
    };
    let far = toward("car", "");
    assert_eq!((&far["legal"], &far["rule"]), (&json!(false), &json!("ex.kh.2")));
    assert_eq!(far["proof"]["piece"], json!("p1"));
    assert_eq!((&far["climb"], &far["stop"]), (&Value::Null, &inches(10.0, 10.5)));
    assert_eq!(toward("car", "swarm")["rule"], json!("ex.ob.4"));
}

/// ex.ml.1, ex.ml.4, ex.ma.11: whoever would come into contact is told the dice of both sides, extra attacks among them.
#[test]
fn the_dice_of_a_melee_are_told_before_it_is_joined() {
    let mut scene = stage()
        .figure(0, "a", "Me1", (10.0, 14.0))
        .figure(1, "b", "Me2 melee(2)", (10.0, 16.0))
        .phase("melee", 0)
        .play();
    scene.answer(0, json!({"engage": "b"}));
    let way = join(&scene, "a");
    let dice = measure(&scene, json!({"try": way}))["ahead"].clone();
    assert_eq!(dice["roll"], json!("round"), "{dice}");
    let part = json!({"rule": "ex.ma.11", "by": 1});
    assert!(dice["defence"].as_array().unwrap().contains(&part), "{dice}");
    assert!(scene.remark(&way).contains("attack=2 defence=3"), "{}", scene.remark(&way));
    // Who is about to fight back is asked with most dice first, as odds suppose.
    scene.answer(0, way).expect_asked(1, "fight-back");
    assert_eq!(scene.options()[0], json!({"fight": {"dice": 1}}));
}

/// ex.nd.15, ex.kh.2: the nodes that a climb would touch are told too, so that they may be left alone.
#[test]
fn what_a_climb_touches_is_told() {
    let scene = stage()
        .figure(0, "a", "", (11.49, 9.49))
        .piece("crate", (11.0, 10.0))
        .node((10.5, 10.6))
        .moves("a");
    let walk = |at: Value| {
        measure(&scene, json!({"try": {"climb": {"piece": "p1", "at": at}}}))["walk"].clone()
    };
    assert_eq!(walk(inches(11.5, 10.6))["nodes"], json!(["n1"]));
    assert_eq!(walk(inches(12.0, 10.6))["nodes"], Value::Null);
    assert_eq!(walk(inches(20.0, 10.6)), Value::Null);
}

/// Places are told by what they mean: a node, an enemy, a piece, a direction.
#[test]
fn places_are_told_by_what_they_mean() {
    let scene = stage()
        .figure(0, "a", "M5", (10.0, 10.0))
        .figure(1, "b", "", (14.0, 10.0))
        .node((10.0, 13.0))
        .moves("a");
    let game = scene.game();
    let game = game.game();
    let told = |choice: Value| {
        let choice = game.table.book.names.scope(|| serde_json::from_value(choice).unwrap());
        let about = game.remark(&choice);
        let of = |name| about.iter().find(|it| it.0 == name).map_or("", |it| it.1.as_str());
        (of("lure").to_owned(), of("of").to_owned(), of("way").to_owned())
    };
    let all = |lure: &str, of: &str, way: &str| (lure.to_owned(), of.to_owned(), way.to_owned());
    assert_eq!(told(to(10.0, 12.0)), all("node", "n1", ""));
    assert_eq!(told(to(12.0, 10.0)), all("foe", "b", ""));
    assert_eq!(told(to(11.0, 10.0)), all("toward", "b", ""));
    assert_eq!(told(to(8.0, 8.0)), all("way", "", "south-west"));
    assert_eq!(told(json!("pass")), all("", "", ""));
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
    let line = measure(&scene, json!({"line": {"from": {"figure": "a"}, "to": {"figure": "b"}}}));
    let shot = &line["shot"];
    assert_eq!((&line["gap"], &line["to"]), (&json!(12700), &json!("b")));
    assert_eq!(
        (&shot["pieces"], &shot["figures"], &shot["cover"]),
        (&json!(["p1"]), &json!([]), &json!(true))
    );
    assert_eq!(shot["weapons"][0]["dice"].as_array().unwrap().len(), 3);
    assert_eq!(shot["weapons"][1]["rule"], json!("ex.wt.1"));
    assert_eq!(
        shot["defence"],
        json!([{"rule": "ex.sr.4", "by": 2}, {"rule": "ex.cv.2", "by": 1}])
    );
    let place = json!({"line": {"from": {"figure": "a"}, "to": {"point": {"x": 25400, "y": 0}}}});
    let place = measure(&scene, place);
    assert_eq!((&place["gap"], &place["line"]["to"]["y"]), (&json!(24130), &json!(0)));
    assert!(place.get("shot").is_none());
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

/// ex.ml.1, ex.kh.13: near enough to engage is less than 2", and of a King of the Hill the obstacle counts.
#[test]
fn who_could_be_engaged_from_there() {
    let near = |stage: Stage, x: f64, y: f64| {
        let scene = stage.moves("a");
        measure(&scene, json!({"go": {"figure": "a", "to": inches(x, y)}}))["walk"]["near"].clone()
    };
    let plain = || stage().figure(0, "a", "M5", (10.0, 10.0)).figure(1, "b", "", (16.0, 10.0));
    assert_eq!(near(plain(), 13.0, 10.0), json!(null));
    assert_eq!(near(plain(), 13.02, 10.0), json!(["b"]));
    let king = stage()
        .figure(0, "a", "M5", (10.0, 10.0))
        .figure(1, "b", "", (20.0, 10.0))
        .with(json!({"on": "p1"}))
        .piece("platform", (15.0, 7.0));
    assert_eq!(near(king, 13.0, 10.0), json!(["b"]));
}

/// ex.sn.4: the places told for a node are those that are allowed, and none of the others.
#[test]
fn where_nodes_may_lie() {
    let scene = stage()
        .alone()
        .player(0, "edge", json!("south"))
        .player(1, "edge", json!("north"))
        .also("nodes", json!([{"at": [18, 18]}]))
        .round("turn", json!(0))
        .round("phase", json!("initiative"))
        .also("doing", json!([{"set-up": {"node": {"placed": 1}}}]))
        .play();
    let areas = measure(&scene, json!("node-areas"));
    let areas: Vec<Vec<Value>> = serde_json::from_value(areas).unwrap();
    assert!(!areas.is_empty());
    let holds = |x: f64, y: f64| {
        let it = inches(x, y);
        let number = |it: &Value, key: &str| it[key].as_i64().unwrap();
        areas.iter().any(|all| {
            let span = |key: &str| (number(&all[0], key), number(&all[2], key));
            ["x", "y"].iter().all(|key| (span(key).0..=span(key).1).contains(&number(&it, key)))
        })
    };
    let halves = || (1..72_i32).map(|it| f64::from(it) / 2.0);
    for (x, y) in halves().flat_map(|y| halves().map(move |x| (x, y))) {
        let verdict = measure(&scene, json!({ "try": {"at": inches(x, y)} }));
        assert_eq!(verdict["legal"], json!(holds(x, y)), "{x}, {y}: {verdict}");
    }
    let about = scene.game().game().asked_about();
    assert!(about.iter().any(|it| it.0 == "left" && it.1 != "0"), "{about:?}");
}
