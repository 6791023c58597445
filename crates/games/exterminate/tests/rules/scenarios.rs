//! Scenarios (ex.sn).

use reglette_engine::{Game, Viewer};
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::*;

/// A game set up from the first roll, the winner of which is seat 0.
fn begin(scenario: &str, rosters: Value) -> Scene {
    let setup = json!({"scenario": scenario, "edition": "plain", "rosters": rosters});
    Play::set_up(setup, "H H H H H A A A A A")
}

fn pair(one: &str, other: &str) -> Value {
    json!([{"faction": one}, {"faction": other}])
}

/// ex.sn.2, ex.sn.3, ex.su.4: the winner takes an edge, the other the opposite one; bases stand wholly in their strip, off terrain.
#[test]
fn edges_and_deployment() {
    let mut play = begin("beacons-of-rassilon", pair("judoon", "zygons"));
    play.expect_asked(0, "edge").refused(0, json!({"edge": "west"}), "ex.sn.3");
    play.answer(0, json!({"edge": "north"}))
        .has("takes seat=0 edge=north")
        .has("takes seat=1 edge=south");
    play.expect_asked(0, "deploy").refused(0, json!({"at": inches(10.0, 30.4)}), "ex.sn.2");
    play.answer(0, json!({"at": inches(10.0, 30.5)})).refused(
        0,
        json!({"at": inches(11.0, 30.5)}),
        "ex.sn.2",
    );
}

/// ex.sn.2, ex.sn.4: what is in the way of a node or a figure is shown; outside the area nothing is.
#[test]
fn what_keeps_a_place_from_being_taken_is_shown() {
    let mut play = begin("meeting-of-metal", pair("daleks", "cybermen"));
    let at = |x: f64, y: f64| json!({"at": inches(x, y)});
    let shown = |play: &Scene, x: f64, y: f64| {
        let asked = json!({"try": at(x, y)});
        let verdict = play.game().game().measure(Viewer::All, &asked).unwrap();
        assert_eq!(verdict["legal"], json!(false));
        verdict["proof"].clone()
    };
    play.answer(0, json!({"edge": "south"}));
    assert_eq!(shown(&play, 18.0, 6.4), Value::Null, "in a strip");
    assert!(shown(&play, 18.0, 18.0)["piece"].is_string());
    play.answer(0, at(4.0, 14.0));
    assert_eq!(shown(&play, 11.0, 14.0)["witness"]["line"]["to"], inches(4.0, 14.0));
    for nth in 1..8 {
        let spot = play.options()[0].clone();
        play.answer(nth % 2, spot);
    }
    assert_eq!(shown(&play, 10.0, 18.0), Value::Null, "outside the strip");
    play.answer(0, at(10.0, 3.0));
    let near = shown(&play, 10.5, 3.0);
    assert!(near["figure"].is_string() && near["rule"] == "ex.sn.2", "{near}");
}

/// ex.sn.3: ties of the roll are rolled again.
#[test]
fn the_roll_off() {
    let setup = json!({"scenario": "beacons-of-rassilon", "edition": "plain"});
    let mut play: Scene = Play::set_up(setup, "H A A A A H A A A A");
    play.has("ex.sn.3 roll-tied seats=0,1");
    play.expect_asked(0, "tie").give("A A A A A H H A A A").answer(0, json!("again"));
    play.has("ex.sn.3 rolled-off seat=1").expect_asked(1, "edge");
}

/// ex.sn.4, ex.nd.1: nodes are placed in turn, 8" apart, in no strip and off terrain.
#[test]
fn nodes_are_placed_in_turn() {
    let mut play = begin("meeting-of-metal", pair("daleks", "cybermen"));
    play.answer(0, json!({"edge": "south"})).expect_asked(0, "node");
    let node = |x: f64, y: f64| json!({"at": inches(x, y)});
    play.refused(0, node(18.0, 6.4), "ex.sn.4").refused(0, node(18.0, 18.0), "ex.sn.4");
    play.answer(0, node(4.0, 14.0)).expect_asked(1, "node");
    // Exactly 8" is within 8" (ex.rg.5).
    play.refused(1, node(11.9, 14.0), "ex.sn.4").refused(1, node(12.0, 14.0), "ex.sn.4");
    play.answer(1, node(12.02, 14.0)).expect_asked(0, "node");
    for nth in 2..8 {
        let spot = play.options()[0].clone();
        play.answer(nth % 2, spot);
    }
    play.expect_asked(0, "deploy");
    assert_eq!(play.position()["nodes"].as_array().unwrap().len(), 8);
}

/// ex.sn.24, ex.sn.4: with three players edges go S, N, W by the roll, and each places three nodes.
#[test]
fn three_players() {
    let setup = json!({"scenario": "meeting-of-metal", "edition": "plain", "players": 3});
    let mut play: Scene = Play::set_up(setup, "A A A A A H H A A A H A A A A");
    play.has("takes seat=1 edge=south")
        .has("takes seat=2 edge=north")
        .has("takes seat=0 edge=west");
    for _ in 0..9 {
        let spot = play.options()[0].clone();
        let seat = play.game().game().ask().unwrap().seat.0;
        play.answer(seat, spot);
    }
    play.expect_asked(1, "deploy");
    assert_eq!(play.position()["nodes"].as_array().unwrap().len(), 9);
}

/// A stage of a scenario with its own terrain, seat 0 on the first side.
pub fn scene(scenario: &'static str, side: [&str; 2]) -> Stage {
    stage()
        .scenario(scenario)
        .player(0, "side", json!(side[0]))
        .player(1, "side", json!(side[1]))
        .also("terrain", json!(null))
}

/// ex.sn.5: in the first turn the attacker is ACTIVE without a roll; the Converter is neither crossed nor climbed.
#[test]
fn ship_of_death() {
    let mut play = begin("ship-of-death", pair("sontarans", "unit"));
    play.expect_asked(0, "side").answer(0, json!({"side": "attacker"}));
    play.expect_asked(1, "deploy").refused(1, json!({"at": inches(18.0, 27.0)}), "ex.sn.2");
    play.answer(1, json!("auto")).expect_asked(0, "deploy");
    play.give("hit hit hit hit hit armour armour armour armour armour").answer(0, json!("auto"));
    play.has("ex.sn.5 order seats=0,1").expect_asked(0, "pick-mover");
    let mut play = scene("ship-of-death", ["attacker", "defender"])
        .figure(0, "a", "M8", (18.0, 17.0))
        .moves("a");
    play.refused(0, to(18.0, 19.1), "ex.sn.5");
    play.refused(0, json!({"climb": {"piece": "p1", "at": inches(18.0, 18.0)}}), "ex.kh.3");
}

/// ex.sn.1, ex.sn.6, ex.sn.7: sabotage adds a marker per H, repair takes one off per A; nobody works under Stress or beside an enemy.
#[test]
fn sabotage_and_repair() {
    let ship = |side: [&str; 2]| scene("ship-of-death", side).figure(0, "a", "", (18.0, 17.0));
    let mut play = ship(["attacker", "defender"]).acts("a").dice("H H");
    play.answer(0, json!("act")).has("ex.sn.6 work-rolled figure=a").has(&part("ex.sn.6", 2));
    play.has("ex.sn.6 worked figure=a pool=parts:,dice:HH done=2");
    assert!(!offers(&play, &json!({"figure": "a"})));
    let mut play =
        ship(["defender", "attacker"]).also("scene", json!({"count": 3})).acts("a").dice("A H");
    play.answer(0, json!("act")).has("ex.sn.7 worked").has("done=2");
    let tense = ship(["attacker", "defender"]).with(json!({"stress": 1}));
    tense.acts("a").refused(0, json!("act"), "ex.sn.1");
    let watched = ship(["attacker", "defender"]).figure(1, "b", "", (20.0, 17.0));
    watched.acts("a").refused(0, json!("act"), "ex.sn.1");
    let away = scene("ship-of-death", ["attacker", "defender"]).figure(0, "a", "", (18.0, 15.0));
    away.acts("a").refused(0, json!("act"), "ex.sn.6");
}

/// ex.sn.6, ex.sn.7, ex.sn.8: five markers destroy the Converter for good; points for markers and for destroying or keeping it.
#[test]
fn the_converter_is_destroyed() {
    let mut play = scene("ship-of-death", ["attacker", "defender"])
        .figure(0, "a", "", (18.0, 17.0))
        .also("scene", json!({"count": 4}))
        .acts("a")
        .dice("H H");
    play.answer(0, json!("act")).has("converter-destroyed");
    assert_eq!(play.position()["scene"], json!({"count": 5, "done": true}));
    let end = |scene: Value| {
        let mut play = super::scenarios::scene("ship-of-death", ["attacker", "defender"])
            .faction(0, "daleks")
            .figure(0, "a", "", (18.0, 17.0))
            .also("scene", scene)
            .round("turn", json!(6))
            .phase("upkeep", 0)
            .play();
        play.answer(0, pass()).answer(1, pass()).expect_over();
        (vp(&play, 0), vp(&play, 1))
    };
    assert_eq!(end(json!({"count": 5, "done": true})), (10, 0));
    assert_eq!(end(json!({"count": 3})), (3, 5));
    let mut play = scene("ship-of-death", ["defender", "attacker"])
        .figure(0, "a", "", (18.0, 17.0))
        .also("scene", json!({"count": 5, "done": true}))
        .acts("a");
    play.refused(0, json!("act"), "ex.sn.7");
}

/// ex.sn.9: after each Melee sub-phase each beacon scores for whoever has more figures near it; the TARDIS is one too.
#[test]
fn beacons() {
    let mut play = stage()
        .scenario("beacons-of-rassilon")
        .also("terrain", json!(null))
        .figure(0, "a", "", (9.0, 9.0))
        .figure(0, "c", "", (18.0, 16.0))
        .figure(1, "b", "", (27.0, 27.0))
        .figure(1, "d", "", (27.0, 9.0))
        .with(json!({"shocked": true}))
        .fate(1, 1)
        .phase("melee", 1)
        .play();
    play.answer(1, json!("end"));
    assert_eq!(play.told().matches("ex.sn.9 scored seat=0 vp=1").count(), 2);
    play.has("ex.sn.9 scored seat=1 vp=1 total=1").hasnt("total=2 ex");
    assert_eq!((vp(&play, 0), vp(&play, 1)), (2, 1));
}

/// ex.sn.10, ex.sn.11, ex.sn.25, ex.ad.5: runners leave by the north edge, with what they carry; a leader is worth more; what
/// protected them is discarded.
#[test]
fn leaving_the_table() {
    let run = |spec: &str| {
        let mut play = scene("escape", ["runners", "hunters"])
            .figure(0, "a", spec, (10.0, 33.0))
            .figure(0, "c", "", (14.0, 10.0))
            .carried("black-5", "a")
            .player(0, "adventure", json!({"lasting": [{"card": "ad.15", "figure": "a"}]}))
            .figure(1, "b", "", (30.0, 20.0))
            .moves("a");
        play.answer(0, to(10.0, 35.5)).expect_asked(0, "leave");
        play
    };
    let mut play = run("");
    play.answer(0, json!("yes")).has("ex.sn.10 left figure=a").has("ex.sn.11 scored seat=0 vp=2");
    play.has("card-gone seat=0 card=ad.15");
    assert_eq!(play.view(reglette_engine::Seat(0))["players"][0]["carried"], json!(5));
    run("leader").answer(0, json!("yes")).has("ex.sn.11 scored seat=0 vp=3");
    run("").answer(0, json!("no")).hasnt("left figure=a");
}

/// ex.sn.11, ex.sn.12: hunters score for runners left behind; the game ends when no runner is left.
#[test]
fn the_hunt_ends() {
    let mut play = scene("escape", ["runners", "hunters"])
        .alone()
        .faction(0, "daleks")
        .figure(0, "a", "", (10.0, 33.0))
        .figure(1, "b", "", (30.0, 20.0))
        .moves("a");
    play.answer(0, to(10.0, 35.5)).answer(0, json!("yes")).expect_over();
    let mut play = scene("escape", ["runners", "hunters"])
        .alone()
        .faction(0, "daleks")
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (30.0, 20.0))
        .round("turn", json!(7))
        .phase("upkeep", 0)
        .play();
    play.answer(0, pass()).answer(1, pass()).has("ex.sn.11 scored seat=1 vp=1");
}

/// ex.sn.13: who touches the prisoner escorts him: an inch slower, neither shooting nor Sprinting, and may let go.
#[test]
fn the_prisoner_is_escorted() {
    let rescue =
        || {
            scene("prisoner", ["rescuers", "captors"])
                .figure(0, "a", "M5 w:w1", (18.0, 15.0))
                .figure(1, "b", "", (18.0, 30.0))
        };
    let mut play = rescue().moves("a");
    play.answer(0, to(18.0, 17.0)).has("ex.sn.13 escorts figure=a yes=true");
    play.answer(0, json!("end")).answer(1, json!("end")).refused(
        0,
        json!({"figure": "a"}),
        "ex.sn.13",
    );
    let held = json!({"prisoner": {"at": [18, 16], "escort": "a"}});
    let mut play = rescue().also("scene", held.clone()).moves("a");
    play.refused(0, to(18.0, 10.9), "ex.mv.9");
    play.answer(0, to(18.0, 11.0));
    assert_eq!(play.position()["scene"]["prisoner"]["at"], json!([18, 12]));
    let mut play = rescue().also("scene", held).moves("a");
    play.answer(0, json!("let-go"))
        .has("ex.sn.13 escorts figure=a yes=false")
        .answer(0, to(18.0, 10.0))
        .hasnt("yes=true");
}

/// ex.sn.13, ex.sn.14: no captor ends a move on the prisoner; when the escort goes down he stays where he is.
#[test]
fn the_escort_goes_down() {
    let mut play =
        scene("prisoner", ["captors", "rescuers"]).figure(0, "a", "", (18.0, 16.5)).moves("a");
    play.refused(0, to(18.0, 17.5), "ex.sn.13");
    let mut play = scene("prisoner", ["captors", "rescuers"])
        .figure(0, "a", "w:w1", (24.0, 7.0))
        .figure(1, "b", "", (24.0, 12.0))
        .also("scene", json!({"prisoner": {"at": [24, 11], "escort": "b"}}))
        .shoots("a", "b", "w1", "H A A H");
    play.has("ex.sn.14 escorts figure=b yes=false");
    assert_eq!(play.position()["scene"]["prisoner"]["at"], json!([24, 11]));
}

/// ex.sn.15: brought into the southern strip he is free, for 6 points, and the game ends after that turn; else the captors score.
#[test]
fn the_prisoner_is_freed() {
    let held = json!({"prisoner": {"at": [18, 8], "escort": "a"}});
    let mut play = scene("prisoner", ["rescuers", "captors"])
        .figure(0, "a", "M5", (18.0, 7.0))
        .figure(1, "b", "", (18.0, 30.0))
        .also("scene", held)
        .moves("a");
    play.answer(0, to(18.0, 5.5)).has("ex.sn.15 freed figure=a").has("scored seat=0 vp=6");
    for (seat, choice) in [(0, "end"), (1, "end"), (0, "end"), (1, "end"), (0, "pass"), (1, "pass")]
    {
        play.answer(seat, json!(choice));
    }
    play.expect_over();
    let mut kept = scene("prisoner", ["captors", "rescuers"])
        .faction(0, "daleks")
        .figure(0, "a", "", (18.0, 30.0))
        .round("turn", json!(6))
        .phase("upkeep", 0)
        .play();
    kept.answer(0, pass()).answer(1, pass()).has("ex.sn.15 scored seat=0 vp=6");
}

/// ex.sn.13: the figures of one card deploy in the room, but not on the prisoner, the rest along the northern edge.
#[test]
fn captors_deploy_in_the_room() {
    let mut play = begin("prisoner", pair("silurians", "judoon"));
    play.answer(0, json!({"side": "captors"})).expect_asked(0, "room");
    play.answer(0, json!({"recruit": "slu.1"})).expect_asked(0, "deploy");
    play.refused(0, json!({"at": inches(18.0, 15.0)}), "ex.sn.2")
        .answer(0, json!({"at": inches(10.0, 33.0)}));
    play.refused(0, json!({"at": inches(10.0, 31.0)}), "ex.sn.2")
        .refused(0, json!({"at": inches(18.0, 18.9)}), "ex.sn.13")
        .answer(0, json!({"at": inches(18.0, 19.1)}));
}

/// ex.sn.16: the heap scores 2 for whoever has more figures on it, and a leader on it 1 at the end.
#[test]
fn king_of_the_heap() {
    let heap = || {
        stage()
            .scenario("king-of-the-heap")
            .also("terrain", json!(null))
            .faction(0, "daleks")
            .figure(0, "boss", "leader", (17.0, 17.0))
            .with(json!({"on": "p1"}))
            .figure(1, "b", "", (30.0, 5.0))
    };
    let mut play = heap().phase("melee", 1).play();
    play.answer(1, json!("end")).has("ex.sn.16 scored seat=0 vp=2");
    let mut play = heap().round("turn", json!(6)).phase("upkeep", 0).play();
    play.answer(0, pass()).answer(1, pass()).has("ex.sn.16 scored seat=0 vp=1");
}

/// The Doctor's side at the console.
fn console(spec: &str) -> Stage {
    scene("reverse-the-polarity", ["doctor", "villains"]).faction(0, "doctor").figure(
        0,
        "a",
        spec,
        (18.0, 17.0),
    )
}

/// ex.sn.17, ex.sn.19: a node is handed over for three dice, the Doctor has four; the console cannot be climbed.
#[test]
fn building_the_device() {
    console("").acts("a").refused(0, json!("act"), "ex.sn.17");
    let mut play =
        console("").carried("black-5", "a").carried("spatial-1", "a").acts("a").dice("H H A");
    play.answer(0, json!("act")).expect_asked(0, "hand-over");
    play.answer(0, json!({"node": "n2"}))
        .has("ex.sn.17 dropped figure=a node=n2")
        .has("ex.sn.19 scored seat=0 vp=1")
        .has("done=2");
    assert_eq!(play.position()["nodes"][1]["gone"], json!(true));
    let mut doctor = console("leader").carried("black-5", "a").acts("a").dice("H H H A");
    doctor.answer(0, json!("act")).has("done=3").expect_all_dice_used();
    console("").moves("a").refused(
        0,
        json!({"climb": {"piece": "p3", "at": inches(18.0, 18.0)}}),
        "ex.kh.3",
    );
}

/// ex.sn.18: at six progress every villain near goes down, unless a wound token or Fate helps, and the Doctor has 8 points.
#[test]
fn the_device_works() {
    let mut play = console("")
        .carried("black-5", "a")
        .figure(1, "b", "W1", (18.0, 24.0))
        .figure(1, "c", "", (22.0, 24.0))
        .figure(1, "far", "", (2.0, 35.0))
        .also("scene", json!({"count": 5}))
        .acts("a")
        .dice("H A A");
    play.answer(0, json!("act")).has("device-works").has("ex.sn.18 scored seat=0 vp=8");
    play.expect_asked(1, "final")
        .answer(1, json!("wound"))
        .has("shocked figure=c")
        .hasnt("shocked figure=far");
}

/// A civilian and a figure of the Doctor's.
fn street() -> Stage {
    scene("everybody-lives", ["doctor", "villains"])
        .faction(0, "doctor")
        .figure(0, "a", "M5", (14.0, 30.0))
        .also(
            "figures",
            json!([
                {"figure": "a", "at": [14, 30]},
                {"figure": "civilian-1", "at": [10, 30]},
                {"figure": "chief-0", "at": [0.75, 0.75]},
                {"figure": "chief-1", "at": [35.25, 35.25]},
            ]),
        )
}

/// ex.sn.20, ex.sn.21: a civilian does not move before somebody of the Doctor's side has touched it; then it moves and Sprints.
#[test]
fn civilians_follow() {
    let mut play = street().play();
    play.refused(0, json!({"figure": "civilian-1"}), "ex.sn.21");
    play.answer(0, json!({"figure": "a"}))
        .answer(0, to(11.0, 30.0))
        .has("ex.sn.21 joined figure=civilian-1");
    play.answer(0, json!({"figure": "civilian-1"})).answer(0, to(10.0, 28.0));
    play.answer(0, json!("end")).answer(1, json!("end"));
    play.answer(0, json!({"figure": "civilian-1"})).answer(0, json!("sprint"));
}

/// ex.sn.22, ex.sn.23: a civilian that reaches the TARDIS is saved, for 2 points.
#[test]
fn civilians_are_saved() {
    let mut play = street()
        .also(
            "figures",
            json!([
                {"figure": "civilian-1", "at": [18, 14], "marks": ["joined"]},
                {"figure": "chief-0", "at": [0.75, 0.75]},
                {"figure": "chief-1", "at": [35.25, 35.25]},
            ]),
        )
        .moves("civilian-1");
    play.answer(0, to(18.0, 16.75))
        .has("ex.sn.22 safe figure=civilian-1")
        .has("ex.sn.23 scored seat=0 vp=2");
}

/// ex.sn.20, ex.sn.23, ex.bo.10: civilians have no Fate, never engage, fight back, score for villains, and are no figures of the Doctor's.
#[test]
fn civilians_in_danger() {
    let danger = |phase: &str, at: [f64; 2]| {
        scene("everybody-lives", ["doctor", "villains"])
            .faction(0, "doctor")
            .figure(1, "b", "w:w1 Me1", (at[0], at[1]))
            .fate(0, 3)
            .phase(phase, 1)
            .also(
                "figures",
                json!([
                    {"figure": "b", "at": at},
                    {"figure": "civilian-1", "at": [10, 31], "marks": ["joined"]},
                    {"figure": "chief-0", "at": [0.75, 0.75]},
                    {"figure": "chief-1", "at": [35.25, 35.25]},
                ]),
            )
    };
    let mut play = danger("shooting", [14.0, 31.0]).play();
    play.answer(1, json!({"figure": "b"})).give("H A A H L").answer(1, shoot("civilian-1", "w1"));
    play.has("exterminated figure=civilian-1").has("scored seat=1 vp=1");
    let mut play =
        danger("melee", [12.0, 31.0]).round("order", json!([1, 0])).phase("melee", 1).play();
    play.refused(0, json!({"engage": "b"}), "ex.ml.1");
}

/// ex.sn.20, ex.ft.13, ex.ft.16: nobody is asked for Fate for a civilian: not in answer to (d), D18, nor at the start
/// of a part, D12.
#[test]
fn fate_is_not_asked_for_a_civilian() {
    let mut play = scene("everybody-lives", ["doctor", "villains"])
        .faction(0, "doctor")
        .figure(1, "b", "Me2", (10.0, 29.5))
        .fate(0, 3)
        .fate(1, 1)
        .standing("civilian-1", (10.0, 31.0))
        .phase("melee", 1)
        .play();
    play.answer(1, json!({"engage": "civilian-1"}));
    let join = join(&play, "b");
    play.give("H H H H H H").answer(1, join).answer(1, pass());
    play.expect_asked(1, "after-round")
        .answer(1, json!({"finish": {"figure": "civilian-1", "by": {"fate": "token"}}}));
    play.hasnt("stood-up").has("exterminated figure=civilian-1");
    let mut play = scene("everybody-lives", ["doctor", "villains"])
        .faction(0, "doctor")
        .figure(1, "b", "", (10.0, 26.0))
        .fate(0, 3)
        .standing("civilian-1", (10.0, 31.0))
        .with(json!({"shocked": true}))
        .phase("shooting", 1)
        .play();
    play.answer(1, json!("end")).expect_asked(0, "upkeep-cards");
}

/// ex.sn.2: whoever looks sees where the figure that is to be deployed may stand, and only then.
#[test]
fn zones_are_shown_while_somebody_deploys() {
    use reglette_engine::{Game, Viewer};
    let mut random =
        reglette_testkit::bench::RandomPlay::<reglette_exterminate::Exterminate>::scenario(
            "meeting-of-metal",
            "zones",
        );
    let deploying = random.asked("deploy", |_| true);
    let seat = deploying.ask().unwrap().seat;
    let view = deploying.view(Viewer::Observer);
    assert!(view.zones.iter().all(|it| it.seat == seat));
    let corners = view.zones[0].corners.len();
    assert_eq!((view.zones.len(), corners), (1, 4), "a strip along an edge");
    let later = random.asked("move", |_| true);
    assert_eq!(later.view(Viewer::Observer).zones, []);
}

/// ex.sn.20: Fate finishes nobody off for a civilian alone.
#[test]
fn fate_does_not_finish_for_a_civilian() {
    let finish = json!({"finish": {"figure": "b", "by": {"fate": "token"}}});
    let down = |helped: bool| {
        let stage = scene("everybody-lives", ["doctor", "villains"])
            .faction(0, "doctor")
            .figure(1, "b", "melee(2)", (10.0, 29.5))
            .standing("civilian-1", (10.0, 31.0))
            .hand(0, "hit")
            .fate(0, 1)
            .phase("melee", 1);
        let stage = if helped { stage.figure(0, "friend", "", (11.9, 31.0)) } else { stage };
        let mut play = stage.play();
        play.answer(1, json!({"engage": "civilian-1"}));
        let join = join(&play, "b");
        play.answer(1, join);
        let also: &[&str] = if helped { &["friend"] } else { &[] };
        play.give("A H").answer(1, fight(0, also)).answer(0, card("hit"));
        pass_windows(&mut play);
        play.has("shocked figure=b");
        play
    };
    down(false).hasnt("coup-de-grace").has("ex.mr.4 melee-ended seat=1 winner=0");
    let mut helped = down(true);
    helped.expect_asked(0, "after-round").answer(0, finish);
    helped.has("ex.cg.4 coup-de-grace by=friend target=b").has("exterminated figure=b");
}

/// A runner near the north edge.
fn runner(spec: &str, at: (f64, f64)) -> Stage {
    scene("escape", ["runners", "hunters"])
        .figure(0, "a", spec, at)
        .figure(0, "c", "", (14.0, 10.0))
        .figure(1, "b", "w:w1", (30.0, 20.0))
}

/// ex.sn.10, ex.nd.2, B18: a runner takes the node it touches before it leaves, with its effect, and leaves with it.
#[test]
fn a_runner_leaves_with_the_node_it_touches() {
    let mut play = runner("", (10.0, 32.0)).node((11.0, 35.5)).moves("a").dice("black-5");
    play.answer(0, to(10.0, 35.5)).has("collected figure=a").expect_asked(0, "leave");
    play.answer(0, json!("yes")).has("ex.sn.10 left figure=a");
    assert_eq!(play.view(reglette_engine::Seat(0))["players"][0]["carried"], json!(5));
    let mut play = runner("", (10.0, 32.0)).node((11.0, 35.5)).moves("a").dice("spatial-2");
    play.answer(0, to(10.0, 35.5)).expect_asked(0, "extra-move").answer(0, pass());
    play.expect_asked(0, "leave").answer(0, json!("no")).hasnt("left figure=a");
    let alone = json!({"go": {"to": inches(10.0, 35.5), "leave": true}});
    let mut play = runner("", (10.0, 32.0)).node((11.0, 35.5)).moves("a");
    play.answer(0, alone).hasnt("collected").expect_asked(0, "leave");
}

/// ex.sn.10, B18: the rest of a Movement move leads off the table, the rest of an extra move does not.
#[test]
fn nobody_leaves_in_the_rest_of_an_extra_move() {
    let mut play = runner("M6 w:w1", (10.0, 29.6))
        .node((10.0, 31.5))
        .node((10.0, 35.5))
        .moves("a")
        .dice("spatial-2 temporal-3");
    play.answer(0, to(10.0, 30.5)).expect_asked(0, "extra-move").answer(0, to(10.0, 34.5));
    play.expect_asked(0, "rest-of-move").answer(0, to(10.9, 35.5)).expect_asked(0, "pick-mover");
    play.hasnt("left figure=a");
    let mut play = runner("M6 w:w1", (10.0, 30.5)).node((10.0, 35.5)).moves("a").dice("temporal-3");
    play.answer(0, to(10.0, 34.5)).expect_asked(0, "rest-of-move").answer(0, to(10.9, 35.5));
    play.expect_asked(0, "leave").answer(0, json!("yes")).has("ex.sn.10 left figure=a");
}

/// ex.sn.21, up.10: no order moves a civilian that has joined nobody.
#[test]
fn an_order_moves_no_civilian_that_has_not_joined() {
    let order = |marks: Value| {
        scene("everybody-lives", ["villains", "doctor"])
            .option("adventure", "CHOSEN")
            .faction(0, "silence")
            .faction(1, "doctor")
            .adventure(0, "up.10")
            .figure(0, "b", "", (10.0, 34.0))
            .standing("civilian-1", (10.0, 30.0))
            .with(json!({"stress": 2, "marks": marks}))
            .play()
    };
    order(json!([])).refused(0, play_on("up.10", &["civilian-1"]), "ex.sn.21");
    order(json!(["joined"])).answer(0, play_on("up.10", &["civilian-1"])).expect_asked(0, "move");
}

/// ex.sn.14, up.10: an order of the captors moves the escort alone, and he lets go.
#[test]
fn an_order_does_not_move_the_prisoner() {
    let ordered = |y: f64| {
        let mut play = scene("prisoner", ["captors", "rescuers"])
            .option("adventure", "CHOSEN")
            .faction(0, "silence")
            .faction(1, "judoon")
            .figure(0, "s", "", (18.0, 24.0))
            .figure(1, "r", "", (18.0, 19.0))
            .with(json!({"stress": 2}))
            .also("scene", json!({"prisoner": {"at": [18, 18], "escort": "r"}}))
            .adventure(0, "up.10")
            .play();
        play.answer(0, play_on("up.10", &["r"])).answer(0, to(18.0, y));
        play
    };
    let mut away = ordered(21.0);
    away.has("ex.sn.14 escorts figure=r yes=false");
    let prisoner = &away.position()["scene"]["prisoner"];
    assert_eq!((&prisoner["at"], &prisoner["escort"]), (&json!([18, 18]), &json!(null)));
    let mut stays = ordered(19.0);
    stays.hasnt("escorts");
    assert_eq!(stays.position()["scene"]["prisoner"]["escort"], json!("r"));
}
