//! Setting up (sotas.setup) and more than two players (sotas.multi).

use reglette_engine::setup::Content;
use reglette_engine::{Game, Seat, Viewer};
use reglette_sotas::Sotas;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::{mm, stage, states, to};

fn set_up(setup: Value, dice: &str) -> Play<Sotas> {
    Play::set_up(setup, dice)
}

/// What shows why an answer is refused.
fn proof(play: &Play<Sotas>, choice: Value) -> Value {
    let verdict = play.game().game().measure(Viewer::Observer, &json!({"try": choice})).unwrap();
    verdict["proof"].clone()
}

/// sotas.setup.1, sotas.setup.2: a scenario; the higher die chooses, ties roll again.
#[test]
fn the_higher_die_chooses_a_side() {
    let mut play = set_up(json!({"scenario": "open-skirmish"}), "3 3 2 5");
    play.expect_log(
        "sotas.setup.2 rolled-off stake=sides seats=0,1 dice=3,3 best=0,1 then=again
         sotas.setup.2 rolled-off stake=sides seats=0,1 dice=2,5 best=1 then=won",
    );
    play.expect_asked(1, "side").answer(1, json!({"play": "side.b"}));
    play.expect_log(
        "sotas.setup.2 plays seat=0 side=side.a
         sotas.setup.2 plays seat=1 side=side.b",
    );
    play.expect_asked(0, "edge");
}

/// sotas.setup.2, R-04: only who is tied rolls again; after three ties lots are drawn.
#[test]
fn ties_go_on_among_the_tied_and_end_by_lot() {
    let setup = json!({"scenario": "canary-wharf", "players": 3});
    let mut play = set_up(setup, "5 2 5 1 1 3 3 lot-2");
    play.expect_log(
        "sotas.setup.2 rolled-off stake=sides seats=0,1,2 dice=5,2,5 best=0,2 then=again
         sotas.setup.2 rolled-off stake=sides seats=0,2 dice=1,1 best=0,2 then=again
         sotas.setup.2 rolled-off stake=sides seats=0,2 dice=3,3 best=0,2 then=lots
         sotas.setup.2 lot-drawn stake=sides seat=2",
    );
    play.expect_asked(2, "side");
}

/// sotas.setup.3: with rosters of their own the players have agreed.
#[test]
fn sides_may_be_agreed() {
    let band = json!({"figures": [{"profile": "unit-soldier"}]});
    let setup = json!({"scenario": "open-skirmish", "rosters": [band, band]});
    let mut play = set_up(setup, "");
    play.expect_asked(0, "edge");
}

/// sotas.setup.3, R-121: the bands of a scenario may be dealt out by agreement, too.
#[test]
fn sides_of_a_scenario_may_be_agreed() {
    let setup = json!({"scenario": "open-skirmish", "options": {"sides": "AGREED"}});
    let mut play = set_up(setup, "");
    play.expect_log(
        "sotas.setup.3 plays seat=0 side=side.a
         sotas.setup.3 plays seat=1 side=side.b",
    );
    play.expect_asked(0, "edge");
}

/// sotas.setup.5, sotas.setup.6, sotas.setup.7: the attacker's edge; the defender deploys first, opposite,
/// within Short, then the attacker.
#[test]
fn the_defender_deploys_first_opposite_the_attacker() {
    let band = json!({"figures": [{"profile": "unit-soldier"}]});
    let setup = json!({"scenario": "open-skirmish", "rosters": [band, band]});
    let mut play = set_up(setup, "4 2");
    play.refused(0, json!({"enter": "west"}), "sotas.setup.5");
    play.answer(0, json!({"enter": "north"})).expect_asked(1, "deploy");
    play.refused(1, to(450, 63), "sotas.setup.6");
    play.refused(1, to(450, 12), "sotas.setup.6");
    play.answer(1, json!({"to": {"x": 45_000, "y": 6_250}})).expect_asked(0, "deploy");
    play.refused(0, to(450, 63), "sotas.setup.7");
    play.answer(0, to(450, 850)).expect_asked(0, "activate");
}

/// sotas.setup.8: whoever has several weapons names the one in hand; bases may not overlap.
#[test]
fn the_weapon_in_hand_is_named() {
    let one = json!({"figures": [{"profile": "doctor-war"}, {"profile": "unit-soldier"}]});
    let other = json!({"figures": [{"profile": "unit-soldier"}]});
    let setup = json!({"scenario": "open-skirmish", "rosters": [one, other]});
    let mut play = set_up(setup, "4 2");
    play.answer(0, json!({"enter": "south"})).answer(1, json!("auto")).answer(0, to(300, 50));
    play.refused(0, to(310, 50), "sotas.scenario.2").refused(0, to(324, 50), "sotas.scenario.2");
    assert_eq!(proof(&play, to(310, 50))["figure"], json!("doctor-war"));
    assert!(proof(&play, to(300, 450))["witness"]["area"].is_array(), "outside the zone");
    play.answer(0, to(330, 50)).expect_asked(0, "arm");
    play.refused(0, json!({"hold": "rifle"}), "sotas.setup.8");
    play.answer(0, json!({"hold": "pistol"})).expect_asked(0, "activate");
    play.expect("/figures/0/held", json!(1));
}

/// sotas.setup.4, sotas.scenario.16: terrain is placed in turn, apart, and not in anybody's way.
#[test]
fn terrain_is_placed_in_turn() {
    let mut play = set_up(json!({"scenario": "free-battle"}), "5 2");
    play.answer(0, json!({"play": "side.a"})).expect_asked(0, "terrain");
    let place = |piece: u8, x: i32, y: i32| json!({"place": {"piece": piece, "at": mm((x, y))}});
    play.refused(0, json!("stop"), "sotas.setup.4");
    play.answer(0, place(0, 450, 450)).expect_asked(1, "terrain");
    play.refused(1, place(0, 200, 200), "sotas.setup.4");
    play.refused(1, place(1, 600, 450), "sotas.setup.4");
    assert!(proof(&play, place(1, 600, 450))["piece"].is_string(), "too near another piece");
    play.refused(1, place(3, 100, 60), "sotas.setup.4");
    assert_eq!(proof(&play, place(3, 100, 60)), Value::Null, "along an edge");
    play.answer(1, place(1, 700, 450)).expect_asked(0, "terrain");
}

/// sotas.setup.4: what players place is called as its kind, with a number that stays where they have several.
#[test]
fn placed_terrain_is_called_as_its_kind() {
    let mut play = set_up(json!({"scenario": "free-battle", "players": 2}), "5 2");
    play.answer(0, json!({"play": "side.a"}));
    let mut place = |seat: u8, piece: u8, x: i32, y: i32| {
        play.answer(seat, json!({"place": {"piece": piece, "at": mm((x, y))}}));
        play.view(Seat(0))["pieces"].as_array().unwrap().last().unwrap()["names"].clone()
    };
    assert_eq!(place(0, 0, 450, 450), json!(["Wood 1", "Bois 1"]));
    assert_eq!(place(1, 8, 200, 200), json!(["Ruins", "Ruines"]));
    assert_eq!(place(0, 1, 700, 450), json!(["Wood 2", "Bois 2"]));
}

/// sotas.multi.1, sotas.multi.2, sotas.multi.3: a card draws the defender, who sets the table up; each of the
/// others chooses a side of the table.
#[test]
fn a_card_draws_the_defender() {
    let setup = json!({"scenario": "free-battle", "players": 3});
    let mut play = set_up(setup, "seat-2");
    play.expect_logged("sotas.multi.1 defender-drawn seat=2");
    play.expect_asked(2, "terrain");
    let scripted = json!({"scenario": "canary-wharf", "players": 3});
    let mut play = set_up(scripted, "1 2 6");
    play.expect_asked(2, "side");
}

/// sotas.multi.4, sotas.multi.5: the order is drawn anew each turn.
#[test]
fn the_order_of_several_players_is_drawn() {
    let band = json!({"figures": [{"profile": "unit-soldier"}]});
    let setup = json!({"scenario": "canary-wharf", "players": 3, "rosters": [band, band, band]});
    let mut play = set_up(setup, "3 side.b side.c side.a");
    for seat in [0, 1, 2] {
        play.answer(seat, json!("auto"));
    }
    play.expect_logged("sotas.activation.1 turn-began turn=1 order=side.b,side.c,side.a");
    play.expect_asked(1, "activate");
    play.give("1").answer(1, json!({"activate": "unit-soldier-2"})).answer(1, json!({"dice": 1}));
    play.answer(1, json!("end")).expect_asked(2, "activate");
}

/// sotas.scenario.2: each Angel has a statue of its own, whichever, as long as there is one for all.
#[test]
fn each_angel_has_a_statue() {
    let one = json!({"figures": [{"profile": "amy-pond"}]});
    let other = json!({"figures": [{"profile": "angel-cherub", "count": 3}]});
    let mut play = set_up(json!({"scenario": "dont-blink", "rosters": [one, other]}), "");
    play.expect_asked(1, "deploy").answer(1, to(525, 470));
    // The first is near two statues, and so leaves either of them to the second, but not both.
    play.answer(1, to(630, 420)).refused(1, to(420, 540), "sotas.setup.1");
    play.answer(1, to(330, 420));
}

/// sotas.setup.1, sotas.setup.6: a scenario with a zone of its own refuses by that, one with edges by the edge; the zone shows
/// it, and a base that just fits is in it.
#[test]
fn a_zone_shows_what_is_outside_it() {
    let mut play = set_up(json!({"scenario": "dalek-bomb", "options": {"sides": "AGREED"}}), "");
    play.expect_asked(1, "deploy");
    let out = json!({"to": {"x": 16_499, "y": 70_000}});
    play.refused(1, out.clone(), "sotas.setup.1");
    let corners: Vec<Value> =
        [(150, 620), (750, 620), (750, 850), (150, 850)].into_iter().map(mm).collect();
    let area = json!({"rule": "sotas.setup.1", "witness": {"area": corners}});
    assert_eq!(proof(&play, out), area);
    assert_eq!(proof(&play, json!({"to": {"x": 16_500, "y": 70_000}})), Value::Null);
    play.answer(1, json!({"to": {"x": 16_500, "y": 70_000}}));
}

/// sotas.scenario.26: once all are deployed a side says who gets what the scenario hands out, and is told what it is;
/// it may keep it.
#[test]
fn what_a_scenario_hands_out_is_named() {
    let deployed = |scenario: &str, dice: &str, order: [u8; 2]| {
        let setup = json!({"scenario": scenario, "options": {"sides": "AGREED"}});
        let mut play = set_up(setup, dice);
        order.iter().for_each(|&seat| {
            play.answer(seat, json!("auto"));
        });
        play
    };
    let about = |play: &Play<Sotas>| {
        let game = play.game().game();
        (game.ask().unwrap().rule.to_string(), game.asked_about())
    };
    let mut bomb = deployed("dalek-bomb", "", [1, 0]);
    bomb.expect_asked(0, "grant");
    let antidote = vec![("item", "radiation-antidote".to_owned()), ("left", "1".to_owned())];
    assert_eq!(about(&bomb), ("sotas.scenario.26".to_owned(), antidote));
    bomb.refused(0, json!({"give": "davros"}), "sotas.scenario.26");
    bomb.take_log();
    bomb.give("6 1").answer(0, json!({"give": "brigadier"}));
    bomb.has("sotas.scenario.26 given figure=brigadier item=radiation-antidote");
    let mut school = deployed("family-of-blood", "", [0, 1]);
    let lamps = |left: &str| vec![("item", "lamp".to_owned()), ("left", left.to_owned())];
    assert_eq!(about(&school), ("sotas.scenario.26".to_owned(), lamps("2")));
    school.answer(0, json!({"give": "martha-jones"}));
    assert_eq!(about(&school).1, lamps("1"));
    school.give("6 1 6 1 6 1").answer(0, json!("stop"));
    assert_ne!(about(&school).0, "sotas.scenario.26");
}

/// sotas.scenario.26: it is handed to figures with hands that have none yet; a light needs a free hand, too.
#[test]
fn equipment_is_handed_to_hands_that_are_free() {
    let setup = |scenario: &str, names: &[&str], foe: &str| {
        let figures: Vec<Value> = names.iter().map(|it| json!({"profile": it})).collect();
        let foes = json!([{"profile": foe}]);
        json!({"scenario": scenario, "rosters": [{"figures": figures}, {"figures": foes}]})
    };
    let given = |play: &Play<Sotas>| {
        let mut options = play.options();
        options.retain(|it| it.get("give").is_some());
        options
    };
    let give = |name: &str| json!({"give": name});
    let bomb = ["k9", "weevil", "unit-soldier"];
    let mut bomb = set_up(setup("dalek-bomb", &bomb, "dalek"), "");
    bomb.answer(1, json!("auto")).answer(0, json!("auto")).expect_asked(0, "grant");
    // A rifle leaves no hand free, but an antidote is no light.
    assert_eq!(given(&bomb), [give("unit-soldier")]);
    bomb.refused(0, give("k9"), "sotas.scenario.26");
    bomb.refused(0, give("weevil"), "sotas.scenario.26");
    let school = ["k9", "unit-soldier", "martha-jones", "civilian"];
    let mut school = set_up(setup("family-of-blood", &school, "scarecrow"), "");
    school.answer(0, json!("auto")).answer(1, json!("auto")).expect_asked(0, "grant");
    assert_eq!(given(&school), [give("martha-jones"), give("civilian")]);
    school.refused(0, give("unit-soldier"), "sotas.scenario.26");
    // Of an unarmed civilian one hand stays free, but one lamp is enough.
    school.answer(0, give("civilian")).expect_asked(0, "grant");
    school.refused(0, give("civilian"), "sotas.scenario.26");
    assert_eq!(given(&school), [give("martha-jones")]);
}

/// sotas.force.13: a light leaves no hand for a weapon that takes two, neither at the start nor when weapons are
/// chosen.
#[test]
fn a_light_leaves_one_hand() {
    let lamp = |profile: &str, add: &[&str]| {
        let band = json!({"figures": [{"profile": profile, "add": add}, {"profile": profile}]});
        let foes = json!({"figures": [{"profile": "cyberman", "count": 3}]});
        json!({"scenario": "open-skirmish", "rosters": [band, foes]})
    };
    let play = set_up(lamp("unit-soldier", &["lamp"]), "");
    let held: Vec<Value> = states(&play).iter().map(|it| it["held"].clone()).collect();
    assert_eq!(held[..2], [Value::Null, json!(0)], "an assault rifle takes both hands");
    let school = json!({"figures": [
        {"profile": "john-smith"},
        {"profile": "martha-jones", "add": ["pistol", "assault-rifle", "laser-pistol"]},
    ]});
    let family = json!({"figures": [{"profile": "son-of-mine"}]});
    let setup = json!({"scenario": "family-of-blood", "rosters": [school, family]});
    let mut play = set_up(setup, "");
    play.answer(0, json!("auto")).answer(1, json!("auto"));
    let martha = "martha-jones+pistol+assault-rifle+laser-pistol";
    play.answer(0, json!({"give": martha})).answer(0, json!("stop")).expect_asked(0, "arm");
    play.refused(0, json!({"hold": "assault-rifle"}), "sotas.force.13");
    assert!(!play.options().contains(&json!({"hold": "assault-rifle"})));
    play.give("6 1").answer(0, json!({"hold": "laser-pistol"}));
}

/// sotas.scenario.2: nobody is deployed in a pit or over its edge; beside it or on a bridge somebody is.
#[test]
fn nobody_begins_in_a_pit() {
    let scene = || {
        stage()
            .figure(0, "a", "3/3", (450, 40))
            .with(json!({"whereabouts": "waiting"}))
            .figure(1, "b", "3/3", (800, 800))
            .piece("pit", [450, 40, 120, 70])
            .also("sides", json!([{"seat": 0, "edge": "south"}, {"seat": 1, "edge": "north"}]))
            .also("round", json!({"turn": 0}))
            .also("doing", json!([{"set-up": {"deploy": {"figure": "a"}}}]))
    };
    let mut play = scene().play();
    play.refused(0, to(450, 40), "sotas.scenario.2").refused(0, to(378, 40), "sotas.scenario.2");
    play.dice("6 1").answer(0, to(377, 40)).about("a", "/z", json!(0));
    let mut bridge = scene().piece("bridge", [450, 40, 60, 75]).play();
    bridge.dice("6 1").answer(0, to(450, 40)).about("a", "/z", json!(1_000));
}

/// sotas.scenario.2, R-28: whoever is exactly as near as it must not be is within that.
#[test]
fn exactly_as_near_is_within() {
    let one = json!({"figures": [{"profile": "amy-pond"}]});
    let other = json!({"figures": [{"profile": "angel-cherub"}]});
    let mut play = set_up(json!({"scenario": "dont-blink", "rosters": [one, other]}), "");
    let at = |x: i32| json!({"to": {"x": x, "y": 78_000}});
    play.refused(1, at(59_750), "sotas.setup.1").answer(1, at(59_749));
}

/// sotas.setup.4, sotas.scenario.16: where no more pieces fit, players may stop however few lie there.
#[test]
fn terrain_that_does_not_fit_stays_off_the_table() {
    let file = "scenarios/free-battle.toml";
    let text = Content::default().file(Sotas::info(), file).unwrap().to_owned();
    let gap = |gap: u16| {
        let text = text.replacen("gap = 60", &format!("gap = {gap}"), 1);
        let content = Content { files: vec![(file.to_owned(), text)] };
        let position = json!({
            "setup": {"scenario": "free-battle"},
            "round": {"turn": 0, "order": [], "hand": 0, "hands": 0},
            "doing": [{"set-up": {"terrain": {"seat": 0}}}],
        });
        Play::<Sotas>::try_with(position, content).unwrap()
    };
    let place = |x: i32, y: i32| json!({"place": {"piece": 0, "at": mm((x, y))}});
    let mut wide = gap(1000);
    assert!(!wide.options().contains(&json!("stop")), "one piece fits");
    wide.answer(0, place(450, 450)).expect_asked(1, "terrain");
    assert_eq!(wide.options(), [json!("stop")]);
    wide.answer(1, json!("stop")).expect_asked(1, "edge");
    let mut near = gap(60);
    near.answer(0, place(450, 450)).refused(1, json!("stop"), "sotas.setup.4");
}
