//! What bots hope for from the task of a scenario: what is reached counts for more than having been near it.

use reglette_engine::Seat;
use reglette_exterminate::worth;
use serde_json::{Value, json};

use crate::common::*;
use crate::scenarios::scene;

/// How good the table looks to the first player.
fn looks(play: &Scene) -> i32 {
    worth::worth(play.game().game(), Seat(0))
}

/// How good it looks once the first player's figure has done this.
fn after(stage: &Stage, figure: &str, choices: &[Value]) -> i32 {
    let mut play = stage.clone().moves(figure);
    play.answers(0, choices.iter().cloned());
    looks(&play)
}

fn rescue(turn: u8) -> Stage {
    scene("prisoner", ["rescuers", "captors"])
        .figure(0, "a", "M6", (18.0, 15.0))
        .figure(1, "b", "", (18.0, 30.0))
        .round("turn", json!(turn))
}

/// ex.sn.13, ex.sn.15: a prisoner at one's side is worth more than one nearby, the more the nearer home, and is not let go.
#[test]
fn a_prisoner_is_fetched_and_brought_home() {
    let free = rescue(2);
    let [near, taken, away] = [16.5, 17.0, 11.0].map(|y| after(&free, "a", &[to(18.0, y)]));
    assert!(taken > near && near > away, "{taken} {near} {away}");
    let held = rescue(4).also("scene", json!({"prisoner": {"at": [18, 16], "escort": "a"}}));
    let [home, stays] = [11.0, 14.5].map(|y| after(&held, "a", &[to(18.0, y)]));
    let alone = after(&held, "a", &[json!("let-go"), to(18.0, 11.0)]);
    assert!(home > stays && stays > alone, "{home} {stays} {alone}");
    let late = rescue(6).also("scene", json!({"prisoner": {"at": [18, 16], "escort": "a"}}));
    assert!(looks(&late.play()) < looks(&held.play()), "there is less time");
}

/// ex.sn.21, ex.sn.22: a civilian who walks is worth more than one who stands lost nearby, and one in safety most.
#[test]
fn civilians_are_found_and_brought_to_safety() {
    let street = |at: (f64, f64), marks: Value| {
        scene("everybody-lives", ["doctor", "villains"])
            .faction(0, "doctor")
            .figure(0, "a", "M5", (14.0, 30.0))
            .standing("civilian-1", at)
            .with(json!({"marks": marks}))
    };
    let lost = street((10.0, 30.0), json!([]));
    let [near, joined] = [11.5, 11.0].map(|x| after(&lost, "a", &[to(x, 30.0)]));
    assert!(joined > near, "{joined} {near}");
    let walks = street((18.0, 13.5), json!(["joined"]));
    let [close, safe] = [16.2, 16.75].map(|y| after(&walks, "civilian-1", &[to(18.0, y)]));
    let back = after(&walks, "civilian-1", &[to(18.0, 12.0)]);
    assert!(safe > close && close > back, "{safe} {close} {back}");
}

/// ex.sn.10, ex.sn.11: a runner at the edge leaves, and one on the way goes on.
#[test]
fn runners_leave() {
    let run = scene("escape", ["runners", "hunters"]).figure(0, "a", "", (10.0, 33.0)).figure(
        1,
        "b",
        "",
        (30.0, 20.0),
    );
    let [leaves, stays] = ["yes", "no"].map(|it| after(&run, "a", &[to(10.0, 35.5), json!(it)]));
    let away = after(&run, "a", &[to(10.0, 30.0)]);
    assert!(leaves > stays && stays > away, "{leaves} {stays} {away}");
}

/// ex.sn.17, ex.sn.19: a node goes to the console, and is handed over there.
#[test]
fn nodes_are_brought_to_the_console() {
    let builder = |at: (f64, f64)| {
        scene("reverse-the-polarity", ["doctor", "villains"])
            .faction(0, "doctor")
            .figure(0, "a", "", at)
            .carried("spatial-1", "a")
    };
    let far = builder((18.0, 10.0));
    let [near, away] = [14.0, 7.0].map(|y| after(&far, "a", &[to(18.0, y)]));
    assert!(near > away, "{near} {away}");
    let mut play = builder((18.0, 17.0)).acts("a").dice("H H A");
    let waits = looks(&play);
    play.answer(0, json!("act")).has("ex.sn.17 dropped figure=a");
    assert!(looks(&play) > waits, "{} {waits}", looks(&play));
}
