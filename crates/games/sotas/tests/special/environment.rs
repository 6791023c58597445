//! Radiation, gravity, darkness, gas.

use reglette_engine::{Game, Viewer};
use serde_json::json;

use crate::common::*;

fn alone(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (300, 400)).figure(1, "b", "4/3", (800, 800))
}

fn irradiated(spec: &str) -> Stage {
    alone(spec).piece("radiation-zone", [400, 400, 60, 60])
}

/// sotas.radiation.1: whoever enters tests with three dice, machines too; whoever stays inside does not,
/// whoever walks through does.
#[test]
fn entering_radiation_is_tested() {
    for spec in ["4/3", "4/3 artificial"] {
        let mut play = irradiated(spec).acts("a", 2);
        play.dice("4 4 4").answer(0, json!("move")).answer(0, to(400, 400)).done();
        play.has("sotas.radiation.1 tested figure=a").walk(0, 410, 400).done();
    }
    let mut play = alone("4/3").piece("radiation-zone", [370, 400, 20, 60]).acts("a", 1);
    play.dice("4 4 4").answer(0, json!("move")).answer(0, to(420, 400)).done();
    let mut play = alone("4/3 flying").piece("radiation-zone", [370, 400, 20, 60]).acts("a", 1);
    play.walk(0, 420, 400).done();
}

/// sotas.radiation.3, sotas.radiation.4, sotas.radiation.5, sotas.radiation.6: three failures kill, one or two
/// cost −1 on all Quality rolls, none costs nothing.
#[test]
fn radiation_weakens_or_kills() {
    for (dice, lost, rule) in [
        ("4 4 4", json!(null), None),
        ("4 4 1", json!(1), Some("sotas.radiation.5")),
        ("4 1 1", json!(1), Some("sotas.radiation.4")),
    ] {
        let mut play = irradiated("4/3").acts("a", 1);
        play.dice(dice).answer(0, json!("move")).answer(0, to(400, 400));
        play.about("a", "/irradiated", lost).done();
        let quality = if let Some(rule) = rule {
            play.has(&format!("{rule} weakened figure=a quality=5"));
            5
        } else {
            4
        };
        assert_eq!(play.play.game().game().view(Viewer::Observer).figures[0].quality, quality);
    }
    let mut play = irradiated("4/3").acts("a", 1);
    play.dice("1 1 1").answer(0, json!("move")).answer(0, to(400, 400)).is("a", "killed").done();
    let weak = stage().figure(0, "a", "4/3", (300, 400)).with(json!({"irradiated": 1}));
    let mut play = weak.figure(1, "b", "4/3", (800, 800)).play();
    play.activate(0, "a", 1, "4").part("sotas.radiation.5", -1).has("actions=0");
}

/// sotas.radiation.2: an antidote takes an action and works for the rest of the game.
#[test]
fn an_antidote_helps() {
    let dose = stage()
        .figure(0, "a", "6/3 i:radiation-antidote", (300, 400))
        .figure(1, "b", "4/3", (800, 800))
        .piece("radiation-zone", [400, 400, 60, 60]);
    let mut play = dose.acts("a", 2);
    play.answer(0, power("antidote")).refused(0, power("antidote"), "sotas.radiation.2");
    play.dice("4 4 3").answer(0, json!("move")).answer(0, to(400, 400));
    play.part("sotas.radiation.2", 2).has("successes=2 failures=1").done();
}

/// sotas.gravity.1, sotas.gravity.2, sotas.gravity.4: a move that begins in an area is one category shorter
/// or longer; a Long one doubles; a Short one costs two actions.
#[test]
fn gravity_changes_speed() {
    for (zone, spec, far) in [
        ("high-gravity", "4/3 long-move", 145),
        ("high-gravity", "4/3", 100),
        ("low-gravity", "4/3 short-move", 145),
        ("low-gravity", "4/3", 205),
        ("low-gravity", "4/3 long-move", 385),
    ] {
        let mut play = alone(spec).piece(zone, [300, 400, 40, 40]).acts("a", 1);
        play.answer(0, json!("move")).refused(0, to(301 + far, 400), "sotas.movement.6");
        play.answer(0, to(300 + far, 400));
    }
    let heavy = |n| alone("4/3 short-move").piece("high-gravity", [300, 400, 40, 40]).acts("a", n);
    heavy(1).refused(0, json!("move"), "sotas.movement.14");
    heavy(2).walk(0, 400, 400).play.expect("/active/actions", json!(0));
    let marsh = alone("4/3 long-move").piece("high-gravity", [300, 400, 40, 40]);
    let mut play = marsh.piece("marsh", [360, 400, 40, 40]).acts("a", 1);
    play.answer(0, json!("move")).refused(0, to(401, 400), "sotas.movement.13");
    play.answer(0, to(400, 400));
}

/// sotas.gravity.3: each area of random gravity rolls at the start of a turn: 1 low, 6 high, else normal.
#[test]
fn random_gravity_is_rolled_each_turn() {
    for (die, gravity) in [("1", -1), ("2", 0), ("5", 0), ("6", 1)] {
        let over = alone("4/3").with(json!({"marks": ["activated"]}));
        let scene = over.piece("random-gravity", [300, 400, 40, 40]);
        let done = json!([{"hand": "activated"}, {"activation": "act"}]);
        let active = json!({"figure": "b", "seat": 1, "actions": 0});
        let mut play = scene
            .also("active", active)
            .also("doing", done)
            .also("round", json!({"turn": 1, "order": ["side.a", "side.b"], "hand": 1, "hands": 1}))
            .option("turn", "ONE_HAND_EACH")
            .play();
        play.dice(&format!("{die} 6 1")).answer(1, json!("end"));
        play.has(&format!("sotas.gravity.3 gravity-rolled piece=p1 die={die} gravity={gravity}"));
    }
}

/// A shooter and a target in the dark.
fn dark(light: &'static str, shooter: &str, target: &str, x: i32) -> Stage {
    stage().figure(0, "a", shooter, (100, 400)).figure(1, "b", target, (x, 400)).light(light)
}

/// sotas.darkness.1, sotas.darkness.2: −2 beyond Medium at dusk, beyond Short in the dark; none by day.
#[test]
fn shots_in_the_dark() {
    for (light, far, rule) in [("dusk", 245, "sotas.darkness.1"), ("dark", 200, "sotas.darkness.2")]
    {
        let shot = |x| {
            let mut play = dark(light, "4/3 w:pistol", "4/3", x).acts("a", 1);
            play.dice("2 6").answer(0, shoot("b", "pistol"));
            play
        };
        shot(far).no_part(rule);
        shot(far + 1).part(rule, -2);
    }
    let mut play = dark("day", "4/3 w:pistol", "4/3", 280).acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "pistol"));
    play.no_part("sotas.darkness.1").no_part("sotas.darkness.2");
}

/// sotas.darkness.3, sotas.darkness.4, sotas.darkness.5: a torch lights Medium, a lamp Long, a sonic screwdriver
/// Medium, or Long for an action.
#[test]
fn lights_reach_as_far_as_their_sticks() {
    for (bearer, far) in
        [("4/3 i:torch", 145), ("4/3 i:lamp", 205), ("4/3 w:sonic-screwdriver", 145)]
    {
        for (gap, lit) in [(far, true), (far + 1, false)] {
            let scene = dark("dark", "4/3 w:pistol", "4/3", 220);
            let mut play = scene.figure(0, "c", bearer, (220, 400 + gap)).acts("a", 1);
            play.dice("2 6").answer(0, shoot("b", "pistol"));
            if lit {
                play.no_part("sotas.darkness.2");
            } else {
                play.part("sotas.darkness.2", -2);
            }
        }
    }
    let scene = stage()
        .figure(0, "c", "4/3 w:sonic-screwdriver", (220, 600))
        .figure(0, "a", "4/3 w:pistol", (100, 400))
        .figure(1, "b", "4/3", (220, 400))
        .light("dark");
    let mut play = scene.acts("c", 1);
    play.answer(0, power("light")).marked("c", "bright-light", true).answer(0, json!("end"));
    play.activate(0, "a", 1, "4").dice("2 6").answer(0, shoot("b", "pistol"));
    play.no_part("sotas.darkness.2");
}

/// sotas.darkness.6, R-78: a light in hand dazzles, at any distance, or by the other reading only beyond
/// visibility; the two penalties do not add up.
#[test]
fn a_light_dazzles() {
    for (option, x, dazzles) in [
        ("ALWAYS", 170, true),
        ("ALWAYS", 220, true),
        ("BEYOND_VISIBILITY", 170, false),
        ("BEYOND_VISIBILITY", 220, true),
    ] {
        let scene = dark("dark", "4/3 w:pistol", "4/3 i:torch", x).option("dazzle", option);
        let mut play = scene.acts("a", 1);
        play.dice("2 6").answer(0, shoot("b", "pistol")).no_part("sotas.darkness.2");
        if dazzles {
            play.part("sotas.darkness.6", -2);
        } else {
            play.no_part("sotas.darkness.6");
        }
    }
}

/// sotas.darkness.7: walls stop light; a lit area lights whoever is in it.
#[test]
fn light_does_not_pass_walls() {
    let scene = dark("dark", "4/3 w:pistol", "4/3", 220).figure(0, "c", "4/3 i:lamp", (220, 480));
    let mut play = scene.piece("high-wall", [260, 440, 200, 10]).acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "pistol")).part("sotas.darkness.2", -2);
    let scene = dark("dark", "4/3 w:pistol", "4/3", 220).piece("light-zone", [220, 400, 30, 30]);
    let mut play = scene.acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "pistol")).no_part("sotas.darkness.2");
}

/// sotas.gas.1: at the start of an activation inside, with the Combat of the area, before the dice; the
/// result is that of a shot, a recoil goes anywhere.
#[test]
fn gas_attacks_at_the_start_of_an_activation() {
    let gas = |score| alone("4/3").gas(score, [300, 400, 40, 40]);
    let mut play = gas(2).play();
    play.dice("3 2")
        .answer(0, json!({"activate": "a"}))
        .part("sotas.gas.1", 2)
        .asked(0, "dice")
        .done();
    let mut play = gas(10).play();
    play.dice("6 1").answer(0, json!({"activate": "a"})).is("a", "killed").done();
    let mut play = gas(4).play();
    play.dice("3 2").answer(0, json!({"activate": "a"})).asked(0, "recoil");
    play.answer(0, to(275, 400)).asked(0, "dice");
    let mut play = alone("4/3").gas(2, [400, 400, 40, 40]).play();
    play.answer(0, json!({"activate": "a"})).asked(0, "dice").done();
}

/// sotas.gas.2, sotas.gas.3, sotas.gas.4: neither Light nor Heavy Armour helps, a Force Field does; a suit or
/// Powered Armour is proof.
#[test]
fn what_helps_against_gas() {
    let gas = |spec: &str| alone(spec).gas(3, [300, 400, 40, 40]).play();
    let mut play = gas("4/3 heavy-armour");
    play.dice("4 3").answer(0, json!({"activate": "a"})).marked("a", "down", true).done();
    let mut play = gas("4/3 light-armour");
    play.dice("4 3").answer(0, json!({"activate": "a"})).no_part("sotas.light-armour.1");
    let mut play = gas("4/3 force-field");
    play.dice("4 3 5").answer(0, json!({"activate": "a"})).marked("a", "down", false).done();
    for spec in ["4/3 nbc-suit", "4/3 powered-armour"] {
        gas(spec).answer(0, json!({"activate": "a"})).has("sotas.gas.3 immune target=a").done();
    }
}

/// sotas.radiation.1, sotas.flight.2: a flyer is irradiated where it lands, not where it passes.
#[test]
fn flyers_are_irradiated_where_they_land() {
    let zone = || {
        stage()
            .figure(0, "a", "4/3 flying", (300, 400))
            .figure(1, "b", "4/3", (800, 800))
            .piece("radiation-zone", [400, 400, 60, 60])
            .acts("a", 2)
    };
    let mut play = zone();
    play.walk(0, 400, 400).walk(0, 500, 400).hasnt("tested").done();
    let mut play = zone();
    play.walk(0, 400, 400).hasnt("tested").dice("4 4 4").answer(0, json!("end")).has("tested");
}
