//! Worked examples of the catalogue, with their dice.

use reglette_engine::Game;
use reglette_engine::setup::Content;
use reglette_sotas::Sotas;
use serde_json::{Value, json};

use crate::common::*;

/// sotas.ex.1: two dice of 3 and 5 are 8; as d66, 35.
#[test]
fn notation() {
    use reglette_engine::Cx;
    use reglette_engine::dice::Script;
    let mut dice = Script::new(["3", "5", "3", "5"].map(str::to_owned).to_vec());
    let cx = &mut Cx::silent(&mut dice);
    let both = (reglette_sotas::notation::two_dice(cx), reglette_sotas::notation::d66(cx));
    assert_eq!(both, (Ok(8), Ok(35)));
}

/// sotas.ex.3, sotas.ex.4: the Doctor goes on with one failure, the soldier's two pass the hand.
#[test]
fn the_doctor_and_a_soldier() {
    let mut play = stage()
        .figure(0, "doctor", "2/2", (100, 100))
        .figure(0, "soldier", "4/2", (300, 100))
        .figure(0, "other", "4/2", (500, 100))
        .figure(1, "b", "3/4", (800, 800))
        .play();
    play.activate(0, "doctor", 2, "4 1").has("actions figure=doctor actions=1 turnover=false");
    play.answer(0, json!("end")).asked(0, "activate");
    play.activate(0, "soldier", 3, "4 3 1").has("actions figure=soldier actions=1 turnover=true");
    play.walk(0, 300, 200).answer(0, json!("end")).asked(1, "activate").done();
}

fn strax() -> Scene {
    stage()
        .figure(0, "sergeant", "4/4 w:assault-rifle", (100, 400))
        .figure(1, "x", "3/6", (220, 400))
        .figure(1, "y", "3/6", (240, 460))
        .figure(1, "z", "3/6", (345, 340))
        .acts("sergeant", 3)
}

/// sotas.ex.6: Strax may go on to the Cyberman near the first, not to the far one, or stop.
#[test]
fn strax_fires_a_salvo() {
    let mut play = strax();
    play.dice("2 6").answer(0, shoot("x", "assault-rifle")).asked(0, "salvo");
    play.offers(json!({"figure": "y"}), true).refused(
        0,
        json!({"figure": "z"}),
        "sotas.multishot.1",
    );
    play.answer(0, json!("stop")).refused(0, shoot("x", "assault-rifle"), "sotas.actions.2");
    play.offers(json!("move"), true);
}

/// sotas.ex.7: after two shots the last action is no attack.
#[test]
fn the_salvo_was_the_attack() {
    let mut play = strax();
    play.dice("2 6 2 6").answer(0, shoot("x", "assault-rifle")).answer(0, json!({"figure": "y"}));
    play.part("sotas.multishot.3", -1).asked(0, "act").offers(json!("move"), true);
    play.refused(0, shoot("z", "assault-rifle"), "sotas.actions.2").done();
}

/// sotas.ex.10: a Hero rolls one die less and never loses the hand with two.
#[test]
fn a_hero_rolls_one_die_less() {
    let mut play = stage()
        .figure(0, "a", "6/3 hero", (100, 100))
        .with(json!({"marks": ["hero-spent"]}))
        .figure(1, "b", "3/3", (800, 800))
        .play();
    play.activate(0, "a", 2, "1").has("actions figure=a actions=1 turnover=false").done();
}

/// sotas.ex.11: two Leaders are no better than one.
#[test]
fn two_leaders_are_no_better_than_one() {
    let mut play = stage()
        .figure(0, "a", "4/3", (100, 100))
        .figure(0, "l", "2/3 leader", (150, 100))
        .figure(0, "m", "2/3 leader", (100, 150))
        .figure(1, "b", "3/3", (800, 800))
        .play();
    play.activate(0, "a", 2, "3 2").has("successes=1 failures=1").has("target=3").done();
}

/// sotas.ex.12: a Sprint makes four moves of three actions.
#[test]
fn a_sprint_makes_four_moves() {
    let mut play = stage()
        .figure(0, "a", "4/3 sprint", (100, 100))
        .figure(1, "b", "3/3", (800, 800))
        .acts("a", 3);
    play.answer(0, json!("sprint")).answer(0, to(200, 100)).walk(0, 300, 100);
    play.walk(0, 400, 100).walk(0, 500, 100).refused(0, json!("move"), "sotas.actions.4");
}

/// sotas.ex.13: poison of a 6 makes Quality 4 a 5.
#[test]
fn poison_weakens() {
    let mut play = stage()
        .figure(0, "a", "4/3 poison", (400, 400))
        .figure(1, "b", "4/3", (425, 400))
        .acts("a", 1);
    play.dice("4 3 6").answer(0, fight("b")).about("b", "/losses/poison", json!(1)).done();
}

/// sotas.ex.15: felled on a bridge: one die; success, and two actions to stand.
#[test]
fn felled_on_a_bridge() {
    let mut play = stage()
        .figure(0, "x", "3/5", (425, 400))
        .with(json!({"z": 5_000}))
        .figure(1, "a", "4/3", (400, 400))
        .with(json!({"z": 5_000}))
        .terrain(json!({"kind": "bridge", "rect": [438, 400, 100, 60], "height": 50}))
        .acts("x", 1);
    play.dice("4 3 4").answer(0, fight("a")).has("fell figure=a height=5000");
    play.marked("a", "far-fall", true).done();
}

/// sotas.ex.17: Slow with Long Move: one Long move.
#[test]
fn slow_with_long_move() {
    let mut play = stage()
        .figure(0, "a", "3/3 slow long-move", (100, 400))
        .figure(1, "b", "3/3", (800, 800))
        .acts("a", 3);
    play.walk(0, 305, 400).refused(0, json!("move"), "sotas.slow.1");
}

/// sotas.ex.18: a snake climbs a pillar, not a wall.
#[test]
fn a_snake_climbs_a_pillar() {
    let snake = |piece: Value| {
        let files = "[[profile]]\nid = \"snake\"\nen = \"s\"\nfr = \"s\"\nfactions = [\"unit\"]\n\
            quality = 3\ncombat = 3\nspecials = []\nkind = \"animal\"\nbody = \"coiling\"\nbase = 25\n\
            points = 30\ntag = \"HOUSE\"\n";
        let band = json!({"figures": [{"profile": "snake"}]});
        let at = |name: &str, at: (i32, i32)| json!({"figure": name, "whereabouts": "table", "at": mm(at), "z": 0});
        let position = json!({
            "setup": {"scenario": "open-skirmish", "rosters": [band, band]},
            "figures": [at("snake-1", (400, 400)), at("snake-2", (800, 800))],
            "terrain": [piece],
            "active": {"figure": "snake-1", "seat": 0, "actions": 1},
            "doing": [{"hand": "activated"}, {"activation": "act"}],
        });
        let built_in = Content::default();
        let profiles = built_in.file(Sotas::info(), "profiles.toml").unwrap();
        let content =
            Content { files: vec![("profiles.toml".to_owned(), format!("{profiles}\n{files}"))] };
        reglette_testkit::Play::<Sotas>::try_with(position, content).unwrap()
    };
    let climb = json!({"climb": {"piece": "p1", "way": "up"}});
    let mut pillar = snake(json!({"kind": "pillar", "circle": [428, 400, 15]}));
    pillar.give("4 4 4").answer(0, climb.clone());
    let mut wall = snake(json!({"kind": "high-wall", "rect": [418, 400, 10, 100]}));
    wall.refused(0, climb, "sotas.climbing.15");
}

/// sotas.ex.19: one die for each figure: never a turnover.
#[test]
fn one_die_each() {
    let mut play = stage()
        .figure(0, "a", "4/3", (100, 100))
        .figure(0, "c", "4/3", (200, 100))
        .figure(0, "d", "4/3", (300, 100))
        .figure(1, "b", "3/3", (800, 800))
        .play();
    for name in ["a", "c", "d"] {
        play.asked(0, "activate").activate(0, name, 1, "1").answer(0, json!("end"));
    }
    play.asked(1, "activate").done();
}

/// sotas.ex.22: a death ray kills the living by a point.
#[test]
fn a_death_ray_kills_by_a_point() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:death-ray", (100, 400))
        .figure(1, "b", "3/3", (200, 400))
        .acts("a", 1);
    play.dice("2 1").answer(0, shoot("b", "death-ray")).is("b", "killed").done();
    let mut play = stage()
        .figure(0, "a", "3/3 w:death-ray", (100, 400))
        .figure(1, "b", "3/3", (200, 400))
        .acts("a", 1);
    play.dice("3 4").answer(0, shoot("b", "death-ray")).is("b", "killed").done();
}
