//! What changes a roll or what comes of an activation.

use reglette_sotas::Sotas;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::*;

fn alone(spec: &str) -> Stage {
    stage().figure(0, "a", spec, (300, 400)).figure(1, "b", "4/3", (800, 800))
}

/// sotas.hero.1, sotas.hero.2, sotas.ex.10: one die of every test counts as a 6 and is not rolled.
#[test]
fn a_hero_has_one_success_for_free() {
    let mut play = alone("6/3 hero").play();
    play.activate(0, "a", 1, "").has("free=1 dice= successes=1 failures=0").has("actions=1").done();
    let spent = || alone("6/3 hero");
    let mut play = stage()
        .figure(0, "a", "6/3 hero", (300, 400))
        .with(json!({"marks": ["hero-spent"]}))
        .figure(1, "b", "4/3", (800, 800))
        .play();
    play.activate(0, "a", 2, "1").has("successes=1 failures=1").has("turnover=false").done();
    let mut play = spent().piece("radiation-zone", [400, 400, 60, 60]).acts("a", 1);
    play.dice("6 6").answer(0, json!("move")).answer(0, to(400, 400)).has("free=1").done();
}

/// sotas.faq.7: also against radiation.
#[test]
fn a_hero_withstands_radiation() {
    let hero = stage()
        .figure(0, "a", "6/3 hero", (300, 400))
        .with(json!({"marks": ["hero-spent"]}))
        .figure(1, "b", "4/3", (800, 800))
        .piece("radiation-zone", [400, 400, 60, 60]);
    let mut play = hero.acts("a", 1);
    play.dice("1 1").answer(0, json!("move")).answer(0, to(400, 400));
    play.is("a", "table").about("a", "/irradiated", json!(1)).done();
}

/// sotas.hero.3: once per game a die is rolled again, of a test or a combat; the second result stands.
#[test]
fn a_hero_rolls_again_once() {
    let mut play = alone("4/3 hero").play();
    play.activate(0, "a", 2, "1").asked(0, "reroll-test").dice("2").answer(0, json!("yes"));
    play.has("target=4 free=1 dice=1 successes=1 failures=1");
    play.has("sotas.hero.3 rerolled figure=a dice=2")
        .has("actions=1")
        .marked("a", "hero-spent", true)
        .done();
    let melee = || {
        stage()
            .figure(0, "a", "4/3 hero", (300, 400))
            .figure(1, "b", "4/3", (325, 400))
            .acts("a", 1)
    };
    let mut play = melee();
    play.dice("2 2").answer(0, fight("b")).asked(0, "reroll-attack").dice("1");
    play.answer(0, json!("yes")).has("rerolled figure=a dice=1").has("striker=die:1").marked(
        "a",
        "hero-spent",
        true,
    );
    let mut play = melee();
    play.dice("2 2").answer(0, fight("b")).answer(0, json!("no")).marked("a", "hero-spent", false);
}

/// sotas.quantum-uncertainty.1: Quality 2 while no enemy sees it; whoever lies unconscious sees nothing.
#[test]
fn the_unseen_are_quick() {
    let spec = "5/3 quantum-uncertainty";
    alone(spec).play().activate(0, "a", 1, "6").has("quality=5");
    let hidden =
        alone(spec).piece("high-wall", [330, 430, 200, 10]).piece("high-wall", [350, 400, 10, 200]);
    hidden.play().activate(0, "a", 1, "2").has("quality=2").has("actions=1");
    let asleep = stage()
        .figure(0, "a", spec, (300, 400))
        .figure(1, "b", "4/3", (800, 800))
        .with(json!({"marks": ["unconscious"]}));
    asleep.play().activate(0, "a", 1, "2").has("quality=2");
}

/// sotas.fob-watch.1: on three successes the figure becomes the other one, which takes the actions.
#[test]
fn a_watch_opens_on_three_successes() {
    let scene = || {
        stage()
            .profile("x", "2/5 w:pistol")
            .figure(0, "a", "4/1 fob-watch(x)", (300, 400))
            .figure(1, "b", "4/3", (380, 400))
            .play()
    };
    let mut play = scene();
    play.activate(0, "a", 3, "4 4 4").has("sotas.fob-watch.1 became figure=a profile=x");
    play.about("a", "/profile", json!("x")).dice("2 6").answer(0, shoot("b", "pistol"));
    play.part("sotas.profile.4", 5);
    let mut play = scene();
    play.activate(0, "a", 3, "4 4 1").about("a", "/profile", json!(null)).done();
}

/// sotas.fob-watch.1, R-52: whoever takes the place of a figure is bound as that one was.
#[test]
fn a_watch_does_not_break_a_bond() {
    let scene = stage()
        .profile("x", "2/5")
        .figure(0, "a", "4/1 fob-watch(x)", (300, 400))
        .with(json!({"bond": "web"}))
        .figure(1, "b", "4/3", (380, 400));
    let mut play = scene.play();
    play.activate(0, "a", 3, "4 4 4").about("a", "/profile", json!("x"));
    play.about("a", "/bond", json!("web")).refused(0, json!("move"), "sotas.immobilised.2");
    play.answer(0, json!("break-free")).about("a", "/bond", json!(null)).done();
}

/// sotas.for-england.1: without a success the opponent takes one action with the figure.
#[test]
fn the_enemy_plays_its_failures() {
    let scene = || {
        stage()
            .figure(0, "a", "4/3 for-england", (300, 400))
            .figure(0, "c", "4/3", (325, 400))
            .figure(1, "b", "4/3", (800, 800))
            .play()
    };
    let mut play = scene();
    play.activate(0, "a", 1, "1").has("sotas.for-england.1 actions figure=a actions=1");
    play.asked(1, "act").dice("4 2").answer(1, fight("c")).marked("c", "down", true);
    play.answer(1, json!("end")).about("a", "/side", json!(null)).asked(0, "activate").done();
    let mut play = scene();
    play.activate(0, "a", 2, "4 1").hasnt("sotas.for-england.1").asked(0, "act");
}

/// sotas.for-england.2: after three failures it stays with the opponent, and the turn has passed.
#[test]
fn three_failures_lose_it_for_good() {
    let scene = stage()
        .figure(0, "a", "4/3 for-england", (300, 400))
        .figure(0, "c", "4/3", (700, 400))
        .figure(0, "d", "4/3", (740, 400))
        .figure(0, "e", "4/3", (780, 400))
        .figure(1, "b", "4/3", (800, 800));
    let mut play = scene.play();
    play.activate(0, "a", 3, "1 1 1").asked(1, "act").about("a", "/side", json!(null));
    play.answer(1, json!("end")).about("a", "/side", json!("side.b")).asked(1, "activate");
    play.has("sotas.for-england.2 changed-sides figure=a to=side.b").done();
}

/// sotas.for-england.2: two failures lend it to the opponent, who does not keep it.
#[test]
fn two_failures_do_not_lose_it() {
    let scene = stage()
        .figure(0, "a", "4/3 for-england", (300, 400))
        .figure(0, "c", "4/3", (700, 400))
        .figure(1, "b", "4/3", (800, 800));
    let mut play = scene.play();
    play.activate(0, "a", 2, "1 1").has("sotas.for-england.1").asked(1, "act");
    play.answer(1, json!("end")).about("a", "/side", json!(null));
    play.hasnt("sotas.for-england.2").done();
}

/// Three players, of whom the next in the turn has nobody left; the first has somebody of this profile.
fn beaten_neighbour(profile: &str) -> Play<Sotas> {
    let band = |names: &[&str]| {
        let figures: Vec<Value> = names.iter().map(|it| json!({"profile": it})).collect();
        json!({"figures": figures})
    };
    let at = |name: &str, place: (i32, i32), whereabouts: &str| json!({"figure": name, "whereabouts": whereabouts, "at": mm(place), "z": 0});
    let side = |seat: u8| json!({"seat": seat, "began": 1});
    Play::at(json!({
        "setup": {"scenario": "free-battle", "players": 3, "rosters": [
            band(&[profile, "brigadier"]), band(&["cyberman"]), band(&["sontaran-trooper"]),
        ]},
        "figures": [
            at(profile, (400, 400), "table"),
            at("brigadier", (100, 100), "table"),
            at("cyberman", (800, 100), "table"),
            at("sontaran-trooper", (800, 800), "killed"),
        ],
        "terrain": [],
        "sides": [side(0), side(1), side(2)],
        "round": {"turn": 1, "order": ["side.a", "side.c", "side.b"], "hand": 0, "hands": 0},
    }))
}

/// sotas.for-england.1, sotas.for-england.2, R-63, sotas.end.1: among three it is played by the next who has somebody left,
/// and stays with that one.
#[test]
fn the_beaten_do_not_play_its_failures() {
    let mut play = beaten_neighbour("dalek-ironside");
    play.answer(0, json!({"activate": "dalek-ironside"}))
        .give("1 1 1")
        .answer(0, json!({"dice": 3}));
    play.expect_asked(1, "act").answer(1, json!("end"));
    play.expect_logged("sotas.for-england.2 changed-sides figure=dalek-ironside to=side.b");
}

/// sotas.teleport.6, sotas.end.1: nor do they say where somebody reappears.
#[test]
fn the_beaten_place_no_mishap() {
    let mut play = beaten_neighbour("slitheen-blon");
    play.answer(0, json!({"activate": "slitheen-blon"}))
        .give("6 6 6")
        .answer(0, json!({"dice": 3}));
    play.give("1 1 1").answer(0, power_on("teleport", 3)).expect_asked(1, "mishap");
}

/// sotas.attractive.1, sotas.attractive.2, sotas.attractive.3: whoever begins its activation within Short
/// tests, friend or enemy; not machines nor the closed off.
#[test]
fn charms_work_within_short() {
    for (spec, x, tests) in [
        ("4/3", 400, true),
        ("4/3", 401, false),
        ("4/3 artificial", 400, false),
        ("4/3 nbc-suit", 400, false),
        ("4/3 powered-armour", 400, false),
    ] {
        for side in [0, 1] {
            let scene = stage()
                .figure(0, "a", spec, (300, 400))
                .figure(side, "c", "4/3 attractive", (x, 400))
                .figure(1, "b", "4/3", (800, 800));
            let mut play = scene.play();
            play.dice(if tests { "4" } else { "" }).answer(0, json!({"activate": "a"})).done();
            play.marked("a", "distracted", false).asked(0, "dice");
        }
    }
}

/// sotas.attractive.3, sotas.attractive.4, R-40: a move into the zone counts too, once per turn; who fails has
/// −2 on every Quality test until the turn ends.
#[test]
fn the_charmed_are_distracted() {
    let scene = stage()
        .figure(0, "a", "4/3", (300, 400))
        .figure(1, "c", "4/3 attractive", (430, 400))
        .figure(1, "d", "4/3 attractive", (430, 425));
    let mut play = scene.acts("a", 3);
    play.dice("3 6").answer(0, json!("move")).answer(0, to(340, 410)).done();
    play.has("sotas.attractive.3 tested figure=a").marked("a", "distracted", true);
    play.part("sotas.attractive.4", -2).walk(0, 300, 400).walk(0, 340, 410).done();
    let comes =
        stage().figure(0, "c", "4/3 attractive", (430, 400)).figure(1, "a", "3/3", (300, 400));
    let mut play = comes.acts("c", 1);
    play.dice("2").answer(0, json!("move")).answer(0, to(380, 400)).marked("a", "distracted", true);
    play.answer(0, json!("end")).activate(1, "a", 1, "4").part("sotas.attractive.4", -2);
    play.has("actions=0").done();
}

/// sotas.psychometry.1, sotas.no-hands.2: +2 to work a device, −1 without hands.
#[test]
fn devices_are_understood_or_not() {
    use reglette_sotas::ids::FigureId;
    use reglette_sotas::quality::{Cause, modifiers};
    let scene = alone("4/3 psychometry").figure(0, "c", "4/3 no-hands", (100, 100)).play();
    let table = &scene.play.game().game().table;
    let parts = |it: u8| {
        let parts = modifiers(table, FigureId(it), Cause::Task);
        parts.iter().map(|part| (part.rule.id(), part.by)).collect::<Vec<_>>()
    };
    assert_eq!(parts(0), [("sotas.psychometry.1", 2)]);
    assert_eq!(parts(1), [("sotas.no-hands.2", -1)]);
    assert!(modifiers(table, FigureId(0), Cause::Activation).is_empty());
}
