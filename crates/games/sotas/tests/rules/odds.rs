//! The odds of activations and attacks (src/odds.rs) against the check values of the catalogue.

use std::collections::BTreeMap;

use reglette_engine::Seat;
use reglette_engine::odds::{Fraction, Policy, Query, odds, telling};
use serde_json::{Value, json};

use crate::common::*;

/// In how many of so many equal cases a choice leads to each result.
fn ways(scene: &Scene, choice: Value, metric: &str, of: u32) -> BTreeMap<String, u32> {
    let game = scene.play.game();
    let choices = [game.read_choice(&choice).unwrap()];
    let query =
        Query { seat: Seat(0), choices: &choices, metric: Some(metric), policy: Policy::First };
    let told = odds(game.game(), &query).unwrap();
    let number = |it: &dyn std::fmt::Display| it.to_string().parse::<u32>().unwrap();
    let share = |(name, share): (String, Fraction)| {
        let (ways, all) = (number(&share.ways), number(&share.of));
        assert_eq!(ways * of % all, 0, "{name}: {ways}/{all}");
        (name, ways * of / all)
    };
    told.into_iter().map(share).collect()
}

/// sotas.activation.2, sotas.activation.4, sotas.activation.7: what one, two and three dice earn on the average, and how
/// often they lose the hand, for each Quality.
#[test]
fn what_an_activation_earns() {
    // Actions in all and hands lost, of 216 equal cases.
    let rows = [
        (2, [(180, 0), (360, 6), (540, 16)]),
        (3, [(144, 0), (288, 24), (432, 56)]),
        (4, [(108, 0), (216, 54), (324, 108)]),
        (5, [(72, 0), (144, 96), (216, 160)]),
        (6, [(36, 0), (72, 150), (108, 200)]),
    ];
    for (quality, row) in rows {
        let figure = format!("{quality}/3");
        let mut scene =
            stage().figure(0, "a", &figure, (100, 100)).figure(1, "b", "3/3", (800, 800)).play();
        scene.answer(0, json!({"activate": "a"}));
        for (dice, expected) in (1..).zip(row) {
            let told = ways(&scene, json!({ "dice": dice }), "activation", 216);
            let earned = |(name, ways): (&String, &u32)| {
                name.split(' ').next().unwrap().parse::<u32>().unwrap() * ways
            };
            let lost = told.iter().filter(|it| it.0.ends_with("turnover")).map(|it| it.1).sum();
            let found: (u32, u32) = (told.iter().map(earned).sum(), lost);
            assert_eq!(found, expected, "Quality {quality}, {dice} dice: {told:?}");
        }
    }
}

/// sotas.activation.3: the odds of activating a figure are those of the dice that are rolled next, not nothing.
#[test]
fn activating_leads_to_dice() {
    let scene = stage().figure(0, "a", "4/3", (100, 100)).figure(1, "b", "3/3", (800, 800)).play();
    let told = ways(&scene, json!({"activate": "a"}), "activation", 2);
    assert_eq!(told, BTreeMap::from([("0".to_owned(), 1), ("1".to_owned(), 1)]));
}

/// sotas.activation.4, sotas.melee.2, sotas.movement.1: where nothing is said, odds are told of the dice that follow
/// from a choice; where none do, it is said so.
#[test]
fn odds_are_told_of_the_dice_that_follow() {
    let told = |scene: &Scene, choice: Value| {
        let game = scene.play.game();
        let choices = [game.read_choice(&choice).unwrap()];
        let query = Query { seat: Seat(0), choices: &choices, metric: None, policy: Policy::First };
        telling(game.game(), &query).map_err(|fault| fault.key).map(|(metric, _)| metric)
    };
    let pair = || stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (425, 400));
    assert_eq!(told(&pair().play(), json!({"activate": "a"})), Ok("activation"));
    let acts = pair().acts("a", 1);
    assert_eq!(told(&acts, fight("b")), Ok("attack"));
    assert_eq!(told(&acts, json!("end")), Err("fault-odds-nothing"));
}

/// What becomes of a figure: recoil, down, killed, gruesome.
fn harms(told: &BTreeMap<String, u32>, figure: &str) -> [u32; 4] {
    ["recoil", "down", "killed", "gruesome"]
        .map(|harm| told.get(&format!("{figure} {harm}")).copied().unwrap_or(0))
}

/// sotas.melee.3, sotas.melee.4, sotas.melee.5, sotas.melee.6, sotas.melee.7, sotas.melee.8: what becomes of both, of 36
/// equal cases.
#[test]
fn what_becomes_of_two_in_melee() {
    let rows = [
        (3, 3, [5, 8, 2, 0], 6, [5, 8, 2, 0]),
        (4, 3, [8, 9, 4, 0], 5, [4, 6, 0, 0]),
        (4, 2, [9, 8, 7, 2], 4, [2, 4, 0, 0]),
        (5, 2, [8, 10, 9, 3], 3, [1, 2, 0, 0]),
    ];
    for (one, other, target, tie, attacker) in rows {
        let scene = stage()
            .figure(0, "a", &format!("3/{one}"), (400, 400))
            .figure(1, "b", &format!("3/{other}"), (425, 400))
            .acts("a", 1);
        let told = ways(&scene, fight("b"), "attack", 36);
        let found = (harms(&told, "b"), told["nothing"], harms(&told, "a"));
        assert_eq!(found, (target, tie, attacker), "Combat {one} against {other}: {told:?}");
        assert_eq!(told.values().sum::<u32>(), 36);
    }
}

/// sotas.ranged.9, sotas.ranged.10, sotas.ranged.12, sotas.ranged.13, sotas.aimed.1, sotas.ex.8: what becomes of the target
/// of a shot, of 36 equal cases.
#[test]
fn what_becomes_of_a_target() {
    let rows = [
        ("3/3 w:assault-rifle", "assault-rifle", false, [9, 11, 6, 0], 10),
        ("3/3 w:pistol", "pistol", false, [8, 9, 4, 0], 15),
        ("3/3 w:assault-rifle sharpshooter", "assault-rifle", false, [11, 10, 8, 1], 6),
        ("3/3 w:assault-rifle", "assault-rifle", true, [8, 10, 9, 3], 6),
    ];
    for (shooter, with, aimed, target, nothing) in rows {
        let scene = stage()
            .figure(0, "a", shooter, (100, 400))
            .figure(1, "b", "3/3", (200, 400))
            .acts("a", 2);
        let mut shot = shoot("b", with);
        if aimed {
            shot["shoot"]["aimed"] = json!(true);
        }
        let told = ways(&scene, shot, "attack", 36);
        assert_eq!((harms(&told, "b"), told["nothing"]), (target, nothing), "{shooter}: {told:?}");
        assert_eq!(told.values().sum::<u32>(), 36);
    }
}

/// sotas.artificial.2, sotas.robust.1, sotas.robust.2: a Gruesome Death that is an ordinary one is told as one, and what
/// only wounds is told as a wound.
#[test]
fn deaths_are_told_as_what_they_are() {
    let told = |target: &str| {
        let one = stage().figure(0, "a", "3/4", (400, 400));
        let scene = one.figure(1, "b", target, (425, 400)).acts("a", 1);
        let told = ways(&scene, fight("b"), "attack", 36);
        ["wounded", "killed", "gruesome"]
            .map(|harm| told.get(&format!("b {harm}")).copied().unwrap_or(0))
    };
    assert_eq!(told("3/2"), [0, 7, 2]);
    assert_eq!(told("3/2 artificial"), [0, 9, 0]);
    assert_eq!(told("3/2 robust"), [7, 2, 0]);
    assert_eq!(told("6/2 robust"), [0, 9, 0], "a wound at Quality 6 kills");
}
