//! What harms whoever goes to a place is told before it goes, exactly where the rules then do it.

use reglette_engine::{Game, Viewer};
use serde_json::{Value, json};

use crate::common::*;
use crate::scenarios;

fn measure(scene: &Scene, asked: &Value) -> Value {
    scene.play.game().game().measure(Viewer::Observer, asked).unwrap()
}

/// What is said to harm the active figure on its way to a place, in hundredths of a millimetre.
fn perils(scene: &Scene, x: i32, y: i32) -> Vec<(String, String)> {
    told(&measure(scene, &json!({"go": {"x": x, "y": y}})))
}

fn told(verdict: &Value) -> Vec<(String, String)> {
    let all = verdict["perils"].as_array().cloned().unwrap_or_default();
    let text = |it: &Value| it.as_str().unwrap().to_owned();
    all.iter().map(|it| (text(&it["piece"]), text(&it["rule"]))).collect()
}

fn by(rule: &str) -> Vec<(String, String)> {
    vec![("p1".to_owned(), rule.to_owned())]
}

fn alone(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (300, 400)).figure(1, "z", "4/3", (850, 850))
}

fn exactly(x: i32, y: i32) -> Value {
    json!({"to": {"x": x, "y": y}})
}

/// sotas.radiation.1: a base that just touches an area enters it, one a hundredth short of it does not, and
/// whoever stays in it is not harmed again.
#[test]
fn radiation_is_told_where_it_is_entered() {
    let zone = || alone("4/3").piece("radiation-zone", [400, 400, 60, 60]).acts("a", 2);
    assert_eq!(perils(&zone(), 35_749, 40_000), []);
    assert_eq!(perils(&zone(), 35_750, 40_000), by("sotas.radiation.1"));
    zone().answer(0, json!("move")).answer(0, exactly(35_749, 40_000)).hasnt("tested").done();
    let mut play = zone();
    play.dice("4 4 4").answer(0, json!("move")).answer(0, exactly(35_750, 40_000));
    play.has("sotas.radiation.1 tested").done();
    assert_eq!(perils(&play, 39_000, 40_000), []);
}

/// an area is entered by walking right through it, but not by flying over it.
#[test]
fn radiation_is_told_where_it_is_crossed() {
    let zone = |spec| alone(spec).piece("radiation-zone", [370, 400, 20, 60]).acts("a", 1);
    assert_eq!(perils(&zone("4/3"), 42_000, 40_000), by("sotas.radiation.1"));
    assert_eq!(perils(&zone("4/3 flying"), 42_000, 40_000), []);
    assert_eq!(perils(&zone("4/3 flying"), 37_000, 40_000), by("sotas.radiation.1"));
    let beside = alone("4/3").piece("radiation-zone", [370, 443, 20, 60]).acts("a", 1);
    assert_eq!(perils(&beside, 42_000, 40_000), []);
    // Too far a place is told by where the move would end.
    assert_eq!(perils(&zone("4/3"), 80_000, 40_000), by("sotas.radiation.1"));
}

/// sotas.flight.2: whoever flies on comes to nothing that lies below.
#[test]
fn nothing_harms_between_two_leaps() {
    let zone = |actions| {
        let zone = alone("4/3 flying").piece("radiation-zone", [400, 400, 60, 60]);
        perils(&zone.acts("a", actions), 40_000, 40_000)
    };
    assert_eq!(zone(2), []);
    assert_eq!(zone(1), by("sotas.radiation.1"));
}

/// sotas.gas.1, sotas.gas.3: gas is told where a move ends in it, but not to those it cannot harm.
#[test]
fn gas_is_told_to_whom_it_harms() {
    let gas = |spec| alone(spec).gas(3, [400, 400, 40, 40]).acts("a", 1);
    assert_eq!(perils(&gas("4/3"), 36_750, 40_000), by("sotas.gas.1"));
    assert_eq!(perils(&gas("4/3"), 36_749, 40_000), []);
    assert_eq!(perils(&gas("4/3 nbc-suit"), 40_000, 40_000), []);
    let through = alone("4/3").gas(3, [360, 400, 20, 40]).acts("a", 1);
    assert_eq!(perils(&through, 42_000, 40_000), []);
}

/// sotas.terrain.12: a rift takes whoever stops on it, not whoever walks over it.
#[test]
fn a_rift_is_told_where_one_stops() {
    let rift = |x, wide| alone("4/3").piece("rift", [x, 400, wide, 40]).acts("a", 1);
    assert_eq!(perils(&rift(400, 40), 36_750, 40_000), by("sotas.terrain.12"));
    assert_eq!(perils(&rift(400, 40), 36_749, 40_000), []);
    assert_eq!(perils(&rift(360, 20), 42_000, 40_000), []);
    let mut play = rift(400, 40);
    play.answer(0, json!("move")).answer(0, exactly(36_750, 40_000)).is("a", "killed").done();
}

/// sotas.radiation.1, R-76: a recoil into an area is an entry, and is told too.
#[test]
fn a_recoil_tells_what_harms() {
    let mut play = stage()
        .figure(0, "a", "3/5", (300, 400))
        .figure(1, "b", "3/3", (325, 400))
        .piece("radiation-zone", [380, 400, 40, 60])
        .acts("a", 1);
    play.dice("3 4").answer(0, fight("b")).asked(1, "recoil");
    let verdict = |x, y| measure(&play, &json!({"try": exactly(x, y)}));
    assert_eq!(told(&verdict(35_000, 40_000)), by("sotas.radiation.1"));
}

/// sotas.morale.3, R-76: so is a flight through one.
#[test]
fn a_flight_tells_what_harms() {
    let mut play = stage()
        .figure(0, "a", "3/9 terror", (300, 400))
        .figure(1, "b", "4/3", (345, 400))
        .piece("radiation-zone", [400, 400, 20, 60])
        .piece("low-wall", [470, 400, 10, 60])
        .acts("a", 1);
    play.dice("4 4 1").answer(0, json!("move")).answer(0, to(320, 400)).asked(1, "refuge");
    let flight = |choice| told(&measure(&play, &json!({"try": choice})));
    let radiation = by("sotas.radiation.1");
    assert_eq!(flight(json!({"flee-to": "p2"})), radiation);
    assert_eq!(flight(json!("flee-to-edge")), []);
}

/// sotas.scenario.8, R-76: so is what an escorted civilian is led through.
#[test]
fn an_escort_tells_what_harms() {
    let rosters = scenarios::bands(&["amy-pond", "civilian"], &["angel-cherub"]);
    let at = scenarios::at;
    let figures =
        [at("amy-pond", (400, 100)), at("civilian", (375, 100)), at("angel-cherub", (600, 500))];
    let zone = json!({"terrain": [{"kind": "radiation-zone", "rect": [375, 150, 10, 10]}]});
    let mut play = scenarios::scene("dont-blink", rosters, &figures, 0, 1, zone);
    play.answer(0, json!("move")).answer(0, to(400, 200)).expect_asked(0, "escort");
    let asked = json!({"try": to(375, 200)});
    let verdict = play.game().game().measure(Viewer::Observer, &asked).unwrap();
    assert_eq!(told(&verdict), by("sotas.radiation.1"));
}

/// sotas.flight.2, sotas.flight.4: a flyer is told what it comes down on when it does anything but fly on; and it lands
/// before it is harmed.
#[test]
fn a_landing_tells_what_harms() {
    let perils = |stage: Stage| {
        let mut play = stage.acts("a", 2);
        play.walk(0, 400, 400).marked("a", "aloft", true);
        ["end", "move"].map(|it| told(&measure(&play, &json!({"try": it}))))
    };
    let flyer = || alone("4/3 flying");
    let zone = [400, 400, 60, 60];
    for (stage, rule) in [
        (flyer().piece("rift", zone), "sotas.terrain.12"),
        (flyer().piece("radiation-zone", zone), "sotas.radiation.1"),
        (flyer().gas(3, zone), "sotas.gas.1"),
    ] {
        assert_eq!(perils(stage), [by(rule), vec![]]);
    }
    assert_eq!(perils(flyer().piece("rift", [460, 400, 60, 60])), [vec![], vec![]]);
    let mut play = flyer().piece("rift", zone).acts("a", 2);
    play.walk(0, 400, 400).answer(0, json!("end")).is("a", "killed");
    play.has_before("did figure=a what=landed", "killed figure=a").done();
}

/// sotas.terrain.12: a climb tells what waits at its end.
#[test]
fn a_climb_tells_what_harms() {
    let play = stage()
        .figure(0, "a", "3/3", (300, 400))
        .with(json!({"z": 7_500, "marks": ["climbing"]}))
        .figure(1, "b", "3/3", (800, 800))
        .piece("rift", [350, 400, 20, 20])
        .piece("high-wall", [318, 400, 10, 200])
        .acts("a", 1);
    let perils =
        |way: &str| told(&measure(&play, &json!({"try": {"climb": {"piece": "p2", "way": way}}})));
    assert_eq!(perils("over"), by("sotas.terrain.12"));
    assert_eq!(perils("down"), []);
}
