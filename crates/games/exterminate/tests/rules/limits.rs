//! Limits: the most of something, exactly so far and no nearer, at once and not later; and options that say whether
//! they are all.

use reglette_engine::Options;
use reglette_engine::game::Coverage;
use serde_json::{Value, json};

use crate::common::*;
use crate::scenarios::scene;

/// ex.sn.12, B7: the game ends at once when the last runner falls, though others could still act.
#[test]
fn the_hunt_ends_at_once() {
    let mut play = scene("escape", ["hunters", "runners"])
        .alone()
        .faction(0, "daleks")
        .figure(0, "a", "w:w1", (21.0, 10.0))
        .figure(0, "c", "w:w1", (24.0, 10.0))
        .figure(1, "b", "", (21.0, 15.0))
        .shoots("a", "b", "w1", "H A A L");
    play.has("exterminated figure=b").expect_over();
}

/// Figures of a player in a row, each with something about it.
fn row(mut stage: Stage, seat: usize, names: &[&str], y: f64, state: &Value) -> Stage {
    for (nth, name) in names.iter().enumerate() {
        stage = stage.figure(seat, name, "", (8.0 + 1.5 * nth as f64, y)).with(state.clone());
    }
    stage
}

const FOUR: [&str; 4] = ["a", "c", "d", "e"];

/// ad.13: three figures run, not four.
#[test]
fn three_run() {
    let stage = row(stage(), 0, &FOUR, 10.0, &json!({})).figure(1, "b", "", (10.0, 30.0));
    let mut play = stage.adventure(0, "ad.13").phase("shooting", 0).play();
    play.refused(0, play_on("ad.13", &FOUR), "ex.ad.4").answer(0, play_on("ad.13", &FOUR[1..]));
    assert_eq!(about(&play, "a", "/marks"), Value::Null);
    assert_eq!(about(&play, "e", "/marks"), json!(["runs"]));
}

/// up.5, B4: Cyberiad calms three, near a Leader who is operational.
#[test]
fn cyberiad_calms_three() {
    let play = |state: Value| {
        let stage = stage().option("adventure", "CHOSEN").faction(0, "cybermen");
        row(stage, 0, &FOUR[..3], 10.0, &json!({"stress": 1}))
            .figure(0, "boss", "leader", (10.0, 12.0))
            .with(state)
            .figure(1, "b", "", (10.0, 30.0))
            .adventure(0, "up.5")
            .phase("shooting", 0)
            .play()
    };
    let mut calm = play(json!({"stress": 1}));
    calm.refused(0, play_on("up.5", &["a", "c", "d", "boss"]), "ex.ad.4");
    calm.answer(0, play_on("up.5", &["a", "c", "boss"]));
    assert_eq!(
        (about(&calm, "d", "/stress"), about(&calm, "c", "/stress")),
        (json!(1), Value::Null)
    );
    play(json!({"shocked": true})).refused(0, play_on("up.5", &["a"]), "ex.ad.4");
}

/// ex.tr.23, B4: a Shocked Bad Wolf does not howl.
#[test]
fn the_wolf_must_stand() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .figure(1, "rose", "bad-wolf", (13.0, 16.0))
        .with(json!({"shocked": true}))
        .shoots("a", "b", "w1", "H A A L");
    play.has("exterminated figure=b");
}

/// ex.bo.4, ex.bo.5: three count at most.
#[test]
fn three_score() {
    let stage = row(stage().alone().faction(0, "zygons"), 0, &FOUR, 33.0, &json!({}));
    let stage = stage.player(0, "edge", json!("south")).figure(1, "b", "", (20.0, 5.0));
    let mut play = stage.round("turn", json!(6)).phase("upkeep", 0).play();
    play.answer(0, pass()).answer(1, pass()).has("ex.bo.4 scored seat=0 vp=3");
    let stage = row(stage_of_silence(), 1, &FOUR, 20.0, &json!({"stress": 2}));
    let mut play = stage.round("turn", json!(6)).phase("melee", 1).play();
    play.give("A A A A A A A A").answer(1, json!("end")).has("ex.bo.5 scored seat=0 vp=3");
}

fn stage_of_silence() -> Stage {
    stage().faction(0, "silence").figure(0, "s", "", (10.0, 5.0)).fate(1, 1)
}

/// ad.4: three inches more for a Sprint, too.
#[test]
fn rapid_response_sprints() {
    let stage = stage().figure(0, "a", "M5", (10.0, 10.0)).figure(1, "b", "", (10.0, 30.0));
    let mut play = stage.adventure(0, "ad.4").acts("a");
    play.answer(0, json!("sprint")).refused(0, to(10.0, 15.1), "ex.mv.9");
    play.answer(0, json!({"play": {"card": "ad.4"}})).refused(0, to(10.0, 18.1), "ex.mv.9");
    play.answer(0, to(10.0, 18.0)).has("moved figure=a");
}

fn lay(x: f64, y: f64) -> Value {
    json!({"play": {"card": "ad.14", "at": inches(x, y)}})
}

/// ad.14, ex.rg.5: not within 1" of an enemy, and exactly 1" is within.
#[test]
fn a_barricade_keeps_its_distance() {
    let at = |y: f64| {
        let stage = stage().figure(0, "a", "", (10.0, 10.0)).figure(1, "b", "", (10.0, y));
        stage.adventure(0, "ad.14").play()
    };
    at(12.5).refused(0, lay(8.0, 10.5), "ex.ad.4");
    at(12.52).answer(0, lay(8.0, 10.5)).has("barricaded");
}

/// ad.14: it overlaps nothing, the prisoner and beacons among it.
#[test]
fn a_barricade_overlaps_nothing() {
    let mut jail = scene("prisoner", ["rescuers", "captors"])
        .figure(0, "a", "", (18.0, 16.5))
        .figure(1, "b", "", (18.0, 30.0))
        .adventure(0, "ad.14")
        .play();
    jail.refused(0, lay(16.0, 17.02), "ex.ad.4");
    let mut beacon = stage()
        .scenario("beacons-of-rassilon")
        .also("terrain", json!(null))
        .figure(0, "a", "", (9.0, 7.4))
        .figure(1, "b", "", (30.0, 30.0))
        .adventure(0, "ad.14")
        .play();
    beacon.refused(0, lay(7.0, 8.02), "ex.ad.4").answer(0, lay(7.0, 7.95)).has("barricaded");
}

/// ex.ma.4, ex.rg.5: a further target is within 1" of a target; exactly 1" is, more is not.
#[test]
fn a_further_target_is_an_inch_away() {
    let at = |x: f64| {
        stage()
            .figure(0, "a", "melee(2)", (10.0, 14.0))
            .figure(1, "b", "", (10.0, 16.0))
            .figure(1, "c", "", (x, 16.0))
            .fights("a", "b", "")
    };
    let also = json!({"fight": {"also": ["c"]}});
    at(12.0).dice("A A A A").answer(0, also.clone()).has("fought attacker=a target=c");
    at(12.02).refused(0, also, "ex.ma.4");
}

/// ex.sn.9, ex.rg.5: a figure counts within 3" of a beacon; exactly 3" is, more is not.
#[test]
fn a_beacon_reaches_three_inches() {
    let scored = |y: f64| {
        let mut play = stage()
            .scenario("beacons-of-rassilon")
            .also("terrain", json!(null))
            .figure(0, "a", "", (9.0, y))
            .figure(1, "b", "", (27.0, 27.0))
            .phase("melee", 1)
            .fate(1, 1)
            .play();
        play.answer(1, json!("end")).told().contains("ex.sn.9 scored seat=0")
    };
    assert!(scored(13.0));
    assert!(!scored(13.02));
}

/// ex.sn.18, ex.rg.5: the device shocks within 12" of the console; exactly 12" is, more is not.
#[test]
fn the_device_reaches_twelve_inches() {
    let at = |y: f64| {
        let mut play = scene("reverse-the-polarity", ["doctor", "villains"])
            .faction(0, "doctor")
            .figure(0, "a", "", (18.0, 17.0))
            .carried("black-5", "a")
            .figure(1, "b", "", (18.0, y))
            .also("scene", json!({"count": 5}))
            .acts("a")
            .dice("H A A");
        play.answer(0, json!("act")).has("device-works");
        play
    };
    at(31.0).has("shocked figure=b");
    at(31.02).hasnt("shocked figure=b");
}

/// up.14, ex.ad.4, ex.rg.5: an Air Strike hits within 2" of its point; exactly 2" is, more is not.
#[test]
fn an_air_strike_reaches_two_inches() {
    let at = |y: f64| {
        let mut play = stage()
            .option("adventure", "CHOSEN")
            .faction(0, "unit")
            .figure(0, "a", "", (10.0, 5.0))
            .figure(1, "b", "", (10.0, y))
            .adventure(0, "up.14")
            .phase("shooting", 0)
            .play()
            .dice("A A A A A A");
        play.answer(0, json!({"play": {"card": "up.14", "at": inches(10.0, 15.0)}}));
        play.has("struck seat=0");
        play
    };
    at(17.5).has("fired by=? target=b");
    at(17.52).hasnt("target=b");
}

fn coverage(scene: &Scene) -> Coverage {
    Options::of(scene.game().game()).coverage()
}

/// Options are told to be all only where nothing else is legal.
#[test]
fn options_say_whether_they_are_all() {
    let quiet = |card: &str| {
        let stage = stage().figure(0, "a", "w:w15", (10.0, 10.0)).figure(1, "b", "", (10.0, 30.0));
        if card.is_empty() { stage } else { stage.adventure(0, card) }
    };
    assert_eq!(coverage(&quiet("").play()), Coverage::All);
    assert_eq!(coverage(&quiet("ad.14").play()), Coverage::Sample);
    // Two cards could make a shot possible that none makes alone.
    assert_eq!(coverage(&quiet("").acts("a")), Coverage::All);
    assert_eq!(coverage(&quiet("ad.6").acts("a")), Coverage::Sample);
    let near = |wall: bool| {
        let stage = stage()
            .figure(0, "a", "", (10.0, 14.0))
            .figure(1, "b", "", (10.0, 16.0))
            .phase("melee", 0);
        if wall { stage.piece("wall", (7.0, 14.7)) } else { stage }
    };
    assert_eq!(coverage(&near(false).play()), Coverage::All);
    assert_eq!(coverage(&near(true).play()), Coverage::Sample);
}
