//! Scenarios (sotas.scenario).

use reglette_engine::Game;
use reglette_engine::setup::Content;
use reglette_sotas::Sotas;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::{mm, to};

pub fn at(name: &str, place: (i32, i32)) -> Value {
    json!({"figure": name, "whereabouts": "table", "at": mm(place), "z": 0, "held": 0})
}

pub fn bands(one: &[&str], other: &[&str]) -> Value {
    let band = |names: &[&str]| {
        let list: Vec<Value> = names.iter().map(|it| json!({"profile": it})).collect();
        json!({"figures": list})
    };
    json!([band(one), band(other)])
}

/// A scene of a scenario in which the first figure of the list acts.
pub fn scene(
    scenario: &str,
    rosters: Value,
    figures: &[Value],
    seat: u8,
    actions: u8,
    rest: Value,
) -> Play<Sotas> {
    let mut position = json!({
        "setup": {"scenario": scenario, "rosters": rosters},
        "figures": figures,
        "active": {"figure": figures[0]["figure"], "seat": seat, "actions": actions},
        "round": {"turn": 1, "order": ["side.a", "side.b"], "hand": seat, "hands": 0},
        "doing": [{"hand": "activated"}, {"activation": "act"}],
    });
    position.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
    Play::at(position)
}

/// sotas.scenario.6, sotas.scenario.17: a Task, token by token; the other side takes two off.
#[test]
fn a_task_is_worked_on() {
    let rosters = bands(&["rose-tyler"], &["cyberman"]);
    let figures = [at("rose-tyler", (200, 592)), at("cyberman", (700, 200))];
    let mut play = scene("canary-wharf", rosters.clone(), &figures, 0, 3, json!({}));
    let task = |actions: u8| json!({"scene": {"task": {"task": "task.l1", "actions": actions}}});
    play.refused(
        0,
        json!({"scene": {"task": {"task": "task.l2", "actions": 1}}}),
        "sotas.scenario.6",
    );
    play.give("3 2 6").answer(0, task(3));
    play.expect_logged("sotas.scenario.6 tokens task=task.l1 tokens=2");
    let figures = [at("cyberman", (200, 592)), at("rose-tyler", (700, 200))];
    let mut pieces = vec![json!({}); 19];
    pieces[5] = json!({"tokens": 5});
    let mut play = scene("canary-wharf", rosters, &figures, 1, 1, json!({"pieces": pieces}));
    play.answer(1, json!({"scene": {"undo": "task.l1"}}));
    play.expect_logged("sotas.scenario.17 tokens task=task.l1 tokens=3");
}

/// sotas.scenario.7, sotas.scenario.10, sotas.scenario.18: the key, the TARDIS, the way out.
#[test]
fn the_key_opens_the_tardis() {
    let band = ["amy-pond", "doctor-11", "civilian", "civilian", "civilian", "civilian"];
    let rosters = bands(&band, &["angel-cherub"]);
    let others = || {
        let mut all = vec![at("doctor-11", (100, 50)), at("angel-cherub", (600, 500))];
        all.extend((2..=4).map(|n| at(&format!("civilian-{n}"), (100 + 50 * n, 50))));
        all
    };
    let mut amy = at("amy-pond", (165, 760));
    amy["held"] = Value::Null;
    let mut figures = vec![amy.clone(), at("civilian-1", (400, 100))];
    figures.extend(others());
    let mut play = scene("dont-blink", rosters.clone(), &figures, 0, 1, json!({}));
    play.answer(0, json!({"scene": {"pick-up": "object.key"}}));
    play.expect_logged("sotas.scenario.7 object object=object.key figure=amy-pond");
    (amy["at"], amy["object"]) = (mm((747, 770)), json!("object.key"));
    let mut figures = vec![amy, at("civilian-1", (747, 795))];
    figures.extend(others());
    let rest = json!({"objects": [{"carried": "amy-pond"}]});
    let mut play = scene("dont-blink", rosters, &figures, 0, 2, rest);
    play.refused(0, json!({"scene": {"exit": "exit.tardis"}}), "sotas.scenario.10");
    play.answer(0, json!({"scene": {"unlock": "p12"}}))
        .answer(0, json!({"scene": {"exit": "exit.tardis"}}));
    play.expect_logged("sotas.scenario.10 escaped figure=amy-pond");
    play.expect_logged("sotas.scenario.10 escaped figure=civilian-1");
}

/// sotas.scenario.20: chants and words against them move the track.
#[test]
fn the_track_of_the_spell() {
    let rosters = bands(&["shakespeare"], &["carrionite"]);
    let mut witch = at("carrionite", (450, 700));
    witch["z"] = json!(4_000);
    let figures = [witch, at("shakespeare", (450, 590))];
    let mut play = scene("the-globe", rosters.clone(), &figures, 1, 2, json!({}));
    play.give("3").answer(1, json!({"scene": "chant"}));
    play.expect_logged("sotas.scenario.20 track track=1");
    play.refused(1, json!({"scene": "chant"}), "sotas.scenario.20");
    let figures = [at("shakespeare", (450, 590)), figures[0].clone()];
    let mut play = scene("the-globe", rosters, &figures, 0, 1, json!({"track": 4}));
    play.give("2").answer(0, json!({"scene": "chant"}));
    play.expect_logged("sotas.scenario.20 track track=3");
}

/// sotas.scenario.21: a natural 1 on a defusing die brings the explosion forward.
#[test]
fn a_one_brings_the_explosion_forward() {
    let rosters = bands(&["brigadier"], &["dalek"]);
    let figures = [at("brigadier", (450, 452)), at("dalek", (700, 700))];
    let mut play = scene("dalek-bomb", rosters, &figures, 0, 2, json!({}));
    play.give("1 4").answer(0, json!({"scene": {"task": {"task": "task.bomb", "actions": 2}}}));
    play.expect_logged("sotas.scenario.21 fuse turn=7");
}

/// sotas.scenario.21: but never before the end of the present turn.
#[test]
fn the_explosion_waits_for_the_end_of_the_turn() {
    let rosters = bands(&["brigadier"], &["dalek"]);
    let figures = [at("brigadier", (450, 452)), at("dalek", (700, 700))];
    let turn = json!({
        "round": {"turn": 6, "order": ["side.a", "side.b"], "hand": 0, "hands": 0}, "fuse": 7,
    });
    let mut play = scene("dalek-bomb", rosters, &figures, 0, 3, turn);
    play.give("1 1 4").answer(0, json!({"scene": {"task": {"task": "task.bomb", "actions": 3}}}));
    play.expect_logged("sotas.scenario.21 fuse turn=6");
}

/// sotas.scenario.4, sotas.scenario.5, sotas.scenario.11: at the limit points decide, or nobody wins.
#[test]
fn at_the_limit_points_decide() {
    let side = |seat: u8, destroyed: i32| json!({"seat": seat, "began": 1, "destroyed": destroyed});
    for (destroyed, winner) in [(30, "side.a"), (29, "?")] {
        let mut soldier = at("unit-soldier", (100, 100));
        soldier["marks"] = json!(["activated"]);
        let mut cyberman = at("cyberman", (800, 800));
        cyberman["marks"] = json!(["activated"]);
        let rest = json!({
            "round": {"turn": 8, "order": ["side.a", "side.b"], "hand": 0, "hands": 0},
            "sides": [side(0, destroyed), side(1, 0)],
        });
        let rosters = bands(&["unit-soldier"], &["cyberman"]);
        let mut play = scene("open-skirmish", rosters, &[soldier, cyberman], 0, 0, rest);
        play.answer(0, json!("end")).expect_over();
        play.expect_logged(&format!("sotas.scenario.4 game-ended winner={winner} why=limit"));
    }
}

/// sotas.scenario.1, sotas.scenario.2, sotas.scenario.3, sotas.scenario.12: the scenarios' own forces deploy in their
/// zones, the defender first.
#[test]
fn suggested_forces_deploy() {
    let mut play = Play::<Sotas>::set_up(json!({"scenario": "poison-sky"}), "5 2 6 1");
    play.answer(0, json!({"play": "side.a"})).expect_asked(1, "deploy");
    play.refused(1, to(450, 690), "sotas.setup.1");
    play.answer(1, json!("auto")).expect_asked(0, "deploy");
    play.answer(0, json!("auto")).expect_asked(0, "activate");
}

/// Figures without an activation in progress, a side about to pick one.
fn picks(scenario: &str, rosters: Value, figures: &[Value], hand: u8) -> Play<Sotas> {
    Play::at(json!({
        "setup": {"scenario": scenario, "rosters": rosters},
        "figures": figures,
        "round": {"turn": 1, "order": ["side.a", "side.b"], "hand": hand, "hands": 0},
    }))
}

/// sotas.scenario.9, sotas.scenario.19: in the dark an Angel is unseen beyond Short, unless light falls on it.
#[test]
fn an_angel_is_unseen_in_the_dark() {
    let quality = |who: &str, y: i32| {
        let rosters = bands(&[who], &["angel-cherub"]);
        let figures = [at(who, (500, y)), at("angel-cherub", (500, 450))];
        let mut play = picks("dont-blink", rosters, &figures, 1);
        play.give("6").answer(1, json!({"activate": "angel-cherub"})).answer(1, json!({"dice": 1}));
        let log = play.take_log().join("\n");
        let at = log.find("quality=").unwrap() + "quality=".len();
        log[at..=at].to_owned()
    };
    assert_eq!(quality("civilian", 550), "5", "within Short");
    assert_eq!(quality("civilian", 560), "2", "beyond Short");
    assert_eq!(quality("amy-pond", 570), "5", "in the light of a lamp");
}

/// sotas.scenario.19: whom an Angel kills is sent back in time.
#[test]
fn angels_tear_nobody_apart() {
    let rosters = bands(&["civilian"], &["weeping-angel"]);
    let figures = [at("weeping-angel", (500, 450)), at("civilian", (525, 450))];
    let mut play = scene("dont-blink", rosters, &figures, 1, 1, json!({}));
    play.give("6 1").answer(1, json!({"fight": {"target": "civilian"}}));
    play.expect_logged("sotas.melee.7 killed figure=civilian gruesome=false");
}

/// sotas.scenario.22: of several players whoever has destroyed the most wins at the limit.
#[test]
fn of_several_the_most_destroyed_wins() {
    let band = json!({"figures": [{"profile": "unit-soldier"}]});
    let side = |seat: u8, destroyed: i32| json!({"seat": seat, "began": 1, "destroyed": destroyed});
    for (third, winner) in [(40, "side.c"), (35, "?")] {
        let mut figures: Vec<Value> =
            (1..=3).map(|n| at(&format!("unit-soldier-{n}"), (100 * n, 100))).collect();
        figures.iter_mut().for_each(|it| it["marks"] = json!(["activated"]));
        let mut play = Play::<Sotas>::at(json!({
            "setup": {"scenario": "free-battle", "players": 3, "rosters": [band, band, band]},
            "figures": figures,
            "sides": [side(0, 35), side(1, 0), side(2, third)],
            "active": {"figure": "unit-soldier-1", "seat": 0},
            "round": {"turn": 8, "order": ["side.a", "side.b", "side.c"], "hand": 0, "hands": 0},
            "doing": [{"hand": "activated"}, {"activation": "act"}],
        }));
        play.answer(0, json!("end")).expect_over();
        play.expect_logged(&format!("sotas.scenario.4 game-ended winner={winner} why=limit"));
    }
}

/// sotas.scenario.23: masks, immunity, and vents that clear the gas.
#[test]
fn the_gas_of_the_factory() {
    let rosters = bands(&["unit-soldier"], &["sontaran-trooper"]);
    let figures = [at("unit-soldier", (225, 430)), at("sontaran-trooper", (675, 430))];
    let mut play = picks("poison-sky", rosters.clone(), &figures, 0);
    play.give("1 6").answer(0, json!({"activate": "unit-soldier"}));
    let log = play.take_log().join("\n");
    assert!(log.contains("how=gas") && log.contains("rule:sotas.gas.1,by:1"), "{log}");
    let mut play = picks("poison-sky", rosters.clone(), &figures, 1);
    play.answer(1, json!({"activate": "sontaran-trooper"})).expect_asked(1, "dice");
    let figures = [at("unit-soldier", (225, 452)), figures[1].clone()];
    let mut pieces = vec![json!({}); 17];
    pieces[0] = json!({"tokens": 2});
    let mut play = scene("poison-sky", rosters, &figures, 0, 1, json!({"pieces": pieces}));
    play.give("4").answer(0, json!({"scene": {"task": {"task": "task.v1", "actions": 1}}}));
    play.expect_logged("sotas.scenario.6 piece-gone piece=p4");
}

/// sotas.scenario.24: under the jammer Teleport reaches Long, whatever the dice.
#[test]
fn the_jammer_holds_teleport_to_long() {
    let rosters = bands(&["judoon-trooper"], &["slitheen-blon"]);
    let figures = [at("slitheen-blon", (450, 60)), at("judoon-trooper", (450, 560))];
    let mut play = scene("judoon-warrant", rosters, &figures, 1, 1, json!({}));
    play.give("6 6 6").answer(1, json!({"use": {"teleport": 3}}));
    let far = play.fault(1, &to(450, 320));
    assert_eq!(far.code, reglette_engine::Code::Illegal);
    play.answer(1, json!({"to": mm((450, 200))}));
}

/// sotas.scenario.25: whoever John Smith became is still the one the Family wants.
#[test]
fn john_smith_stays_himself_for_the_scenario() {
    let rosters = bands(&["john-smith", "martha-jones"], &["son-of-mine"]);
    let mut doctor = at("john-smith", (450, 200));
    (doctor["profile"], doctor["whereabouts"]) = (json!("doctor-10"), json!("killed"));
    let figures = [at("martha-jones", (400, 150)), doctor, at("son-of-mine", (450, 800))];
    let mut play = scene("family-of-blood", rosters, &figures, 0, 1, json!({}));
    play.answer(0, json!("end")).expect_over();
    play.expect_logged("sotas.end.1 game-ended winner=side.b why=scenario");
}

/// sotas.teleport.5: the jammer of the Judoon shortens the way, but three successes still reach an enemy.
#[test]
fn three_successes_reach_an_enemy_nearby() {
    let rosters = bands(&["judoon-trooper"], &["slitheen-blon"]);
    let figures = [at("slitheen-blon", (450, 450)), at("judoon-trooper", (450, 620))];
    let mut play = scene("judoon-warrant", rosters, &figures, 1, 1, json!({}));
    play.give("6 6 6").answer(1, json!({"use": {"teleport": 3}}));
    play.refused(1, to(450, 50), "sotas.teleport.4");
    play.give("6").answer(1, to(450, 580)).expect("/figures/1/at", json!([450, 580]));
}

/// sotas.scenario.7: the marker of an object is as small as everything else at 15 mm.
#[test]
fn objects_have_two_scales() {
    let rosters = bands(&["amy-pond"], &["angel-cherub"]);
    let picks = |edition: &str, at_x: i32| {
        let mut amy = at("amy-pond", (at_x, 0));
        amy["held"] = Value::Null;
        // The key lies at 140, 760 for 28 mm figures.
        let y = if edition == "standard" { 76_000 } else { 76_000 * 2 / 3 };
        amy["at"] = json!({"x": at_x, "y": y});
        let play = Play::<Sotas>::at(json!({
            "setup": {"scenario": "dont-blink", "edition": edition, "rosters": rosters},
            "figures": [amy, at("angel-cherub", (300, 60))],
            "active": {"figure": "amy-pond", "seat": 0, "actions": 1},
            "round": {"turn": 1, "order": ["side.a", "side.b"], "hand": 0, "hands": 0},
            "doing": [{"hand": "activated"}, {"activation": "act"}],
        }));
        play.options().contains(&json!({"scene": {"pick-up": "object.key"}}))
    };
    // Half a base, half a marker and a millimetre: 26 mm, or 7.5 + 8.33 + 1.
    assert!(picks("standard", 14_000 + 2_600) && !picks("standard", 14_000 + 2_601));
    let key = 14_000 * 2 / 3;
    assert!(picks("small-figures", key + 1_683) && !picks("small-figures", key + 1_685));
}

/// sotas.scenario.10: where more civilians could go along than the exit takes, the player says who does.
#[test]
fn the_player_says_who_leaves() {
    let band = ["amy-pond", "doctor-11", "civilian", "civilian", "civilian", "civilian"];
    let mut amy = at("amy-pond", (747, 770));
    (amy["held"], amy["object"]) = (Value::Null, json!("object.key"));
    let figures = [
        amy,
        at("doctor-11", (100, 50)),
        at("civilian-1", (747, 795)),
        at("civilian-2", (747, 745)),
        at("civilian-3", (722, 770)),
        at("civilian-4", (300, 50)),
        at("angel-cherub", (600, 500)),
    ];
    let open = |play: &mut Play<Sotas>| {
        play.answer(0, json!({"scene": {"unlock": "p12"}}));
        play.answer(0, json!({"scene": {"exit": "exit.tardis"}})).expect_asked(0, "bring");
    };
    let rosters = bands(&band, &["angel-cherub"]);
    let rest = json!({"objects": [{"carried": "amy-pond"}]});
    let mut play = scene("dont-blink", rosters.clone(), &figures, 0, 2, rest.clone());
    open(&mut play);
    play.refused(0, json!({"figure": "civilian-4"}), "sotas.scenario.10");
    play.answer(0, json!({"figure": "civilian-3"}));
    play.refused(0, json!({"figure": "civilian-3"}), "sotas.scenario.10");
    play.answer(0, json!({"figure": "civilian-2"}));
    for name in ["amy-pond", "civilian-2", "civilian-3"] {
        play.expect_logged(&format!("sotas.scenario.10 escaped figure={name}"));
    }
    play.expect("/figures/2/whereabouts", Value::Null);
    let mut play = scene("dont-blink", rosters, &figures, 0, 2, rest);
    open(&mut play);
    play.answer(0, json!("no")).expect_logged("sotas.scenario.10 escaped figure=amy-pond");
    play.expect("/figures/4/whereabouts", Value::Null);
}

/// sotas.end.1: a scenario without a last turn is over when its bomb goes off, whatever else it says.
#[test]
fn the_bomb_ends_a_game_without_a_last_turn() {
    let name = "scenarios/dalek-bomb.toml";
    let text = Content::default().file(Sotas::info(), name).unwrap().to_owned();
    let (frame, victories) = text.split_once("[[victory]]").unwrap();
    assert!(victories.contains("exploded") && !frame.contains("\nturns ="));
    let without = format!(
        "{frame}[[victory]]\nside = \"a\"\nwhen = \"at-once\"\nall = [{{ is = \"wiped-out\", side = \"b\" }}]\n"
    );
    let content = Content { files: vec![(name.to_owned(), without)] };
    let position = json!({
        "setup": {"scenario": "dalek-bomb", "rosters": bands(&["brigadier"], &["dalek"])},
        "figures": [at("brigadier", (450, 300)), at("dalek", (700, 700))],
        "fuse": 1,
    });
    let mut play = Play::<Sotas>::try_with(position, content).unwrap();
    for (seat, name) in [(0, "brigadier"), (1, "dalek")] {
        play.give("1 1 1").answer(seat, json!({"activate": name}));
        play.answer(seat, json!({"dice": 3})).answer(seat, json!("end"));
    }
    play.expect_logged("sotas.scenario.4 game-ended winner=? why=limit");
}

/// sotas.scenario.10, sotas.motionless-statue.1, R-69: a statue keeps nobody from an exit, another enemy does.
#[test]
fn a_statue_bars_no_exit() {
    let rosters = bands(&["doctor-11", "amy-pond"], &["weeping-angel", "cyberman"]);
    let mut pieces = vec![json!({}); 27];
    pieces[11] = json!({"door": "open"});
    let exit = json!({"scene": {"exit": "exit.tardis"}});
    let play = |angel: (i32, i32), cyberman: (i32, i32)| {
        let figures = [
            at("doctor-11", (747, 770)),
            at("amy-pond", (200, 100)),
            at("weeping-angel", angel),
            at("cyberman", cyberman),
        ];
        let rest = json!({"pieces": pieces.clone()});
        scene("dont-blink", rosters.clone(), &figures, 0, 1, rest)
    };
    play((600, 500), (747, 795)).refused(0, exit.clone(), "sotas.scenario.10");
    let mut free = play((747, 795), (600, 500));
    free.answer(0, exit).expect_logged("sotas.scenario.10 escaped figure=doctor-11");
}

/// sotas.scenario.7, sotas.possession.1: what a possessor carried stays where it entered its host.
#[test]
fn a_possessor_leaves_what_it_carried() {
    let rosters = bands(&["cassandra", "amy-pond"], &["angel-cherub", "weeping-angel"]);
    let mut carrier = at("cassandra", (200, 100));
    carrier["object"] = json!("object.key");
    carrier["held"] = Value::Null;
    let figures = [
        carrier,
        at("amy-pond", (400, 50)),
        at("angel-cherub", (225, 100)),
        at("weeping-angel", (600, 500)),
    ];
    let rest = json!({"objects": [{"carried": "cassandra"}]});
    let mut play = scene("dont-blink", rosters, &figures, 0, 2, rest);
    play.give("6 1").answer(0, json!({"use": {"possess": "angel-cherub"}}));
    play.expect("/figures/0/whereabouts", json!({"inside": "angel-cherub"}));
    play.expect_logged("sotas.scenario.7 object object=object.key figure=?");
    play.expect("/objects/0", json!({"lying": [200, 100]}));
}

/// sotas.scenario.10, sotas.scenario.18, sotas.doors.15: a broken exit is open, and no key opens it again.
#[test]
fn a_broken_exit_is_open() {
    let rosters = bands(&["amy-pond"], &["cyberman"]);
    let mut amy = at("amy-pond", (747, 770));
    amy["object"] = json!("object.key");
    let mut pieces = vec![json!({}); 27];
    pieces[11] = json!({"door": "broken"});
    let rest = json!({"objects": [{"carried": "amy-pond"}], "pieces": pieces});
    let mut play = scene("dont-blink", rosters, &[amy, at("cyberman", (600, 500))], 0, 1, rest);
    play.refused(0, json!({"scene": {"unlock": "p12"}}), "sotas.scenario.18");
    play.answer(0, json!({"scene": {"exit": "exit.tardis"}}));
    play.expect_logged("sotas.scenario.10 escaped figure=amy-pond");
}
