//! What factions score (ex.bo).

use reglette_testkit::Play;
use serde_json::json;

use crate::common::*;
use crate::scenarios::scene;

/// The last turn ends.
fn last(stage: Stage) -> Scene {
    let mut play = stage.round("turn", json!(6)).phase("upkeep", 0).play();
    play.answer(0, pass()).answer(1, pass()).expect_over();
    play
}

/// ex.bo.1: Daleks score for Special and Archetype figures.
#[test]
fn daleks_destroy_the_superior() {
    let mut play = stage()
        .faction(0, "daleks")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "special", (10.0, 16.0))
        .shoots("a", "b", "w1", "H A A L");
    play.has("ex.bo.1 scored seat=0 vp=1 total=2");
}

/// ex.bo.2: Cybermen score for Shocked enemies finished in melee.
#[test]
fn cybermen_delete() {
    let mut play = stage()
        .faction(0, "cybermen")
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .with(json!({"shocked": true}))
        .fights("a", "b", "");
    play.answer(0, json!("coup")).has("ex.bo.2 scored seat=0 vp=1 total=2");
    let mut play = stage()
        .faction(0, "cybermen")
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .fights("a", "b", "H L");
    play.has("exterminated figure=b").hasnt("ex.bo.2");
}

/// ex.bo.3: Judoon name a fugitive before the first turn and score for it.
#[test]
fn judoon_hunt_a_fugitive() {
    let mut play = stage()
        .faction(0, "judoon")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .player(0, "fugitive", json!("b"))
        .shoots("a", "b", "w1", "H A A L");
    play.has("ex.bo.3 scored seat=0 vp=2 total=3");
    let rosters = json!([{"faction": "judoon"}, {"faction": "zygons"}]);
    let setup = json!({"scenario": "beacons-of-rassilon", "edition": "plain", "rosters": rosters});
    let mut play: Scene = Play::set_up(setup, "H H H H H A A A A A");
    play.answer(0, json!({"edge": "north"})).answer(0, json!("auto")).answer(1, json!("auto"));
    play.expect_asked(0, "fugitive").refused(0, json!({"figure": "jud.3"}), "ex.bo.3");
    play.give("hit hit hit hit hit armour armour armour armour armour H H H H H A A A A A");
    play.answer(0, json!({"figure": "zyg.3"})).has("ex.bo.3 fugitive seat=0 figure=zyg.3");
    play.has("turn-began turn=1").expect_asked(0, "pick-mover");
}

/// ex.bo.4: Zygons score for figures near the edge opposite their own.
#[test]
fn zygons_infiltrate() {
    let play = last(
        stage()
            .alone()
            .faction(0, "zygons")
            .player(0, "edge", json!("south"))
            .figure(0, "a", "", (10.0, 30.0))
            .figure(0, "c", "", (14.0, 29.4))
            .figure(1, "b", "", (20.0, 5.0)),
    );
    assert_eq!(vp(&play, 0), 1);
}

/// ex.bo.5: the Silence score for enemies that are Shocked or have two Stress when the last Action phase ends.
#[test]
fn silence_falls() {
    let mut play = stage()
        .faction(0, "silence")
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (20.0, 20.0))
        .with(json!({"stress": 2}))
        .figure(1, "c", "", (24.0, 20.0))
        .with(json!({"shocked": true}))
        .round("turn", json!(6))
        .fate(1, 1)
        .phase("melee", 1)
        .play();
    play.give("A A").answer(1, json!("end")).has("ex.bo.5 scored seat=0 vp=2");
}

/// ex.bo.6, ex.bo.9: the first enemy Exterminated in melee each turn gives Sontarans a point and Angels a Fate token.
#[test]
fn glory_and_feast() {
    let kill = |faction: &'static str, gloried: bool| {
        stage()
            .faction(0, faction)
            .player(0, "gloried", json!(gloried))
            .figure(0, "a", "", (10.0, 14.0))
            .figure(1, "b", "", (10.0, 16.0))
            .fights("a", "b", "H L")
    };
    kill("sontarans", false).has("ex.bo.6 scored seat=0 vp=1 total=2");
    kill("angels", false).has("ex.bo.9 fate-gained seat=0 left=1");
    kill("sontarans", true).has("exterminated figure=b").hasnt("ex.bo.6");
    kill("angels", true).has("exterminated figure=b").hasnt("ex.bo.9");
}

/// ex.bo.7: UNIT scores for each card that still has a figure on the table, at most three.
#[test]
fn nobody_left_behind() {
    let unit = |many: usize| {
        let mut stage = stage().alone().figure(1, "b", "", (20.0, 5.0));
        for nth in 0..many {
            stage = stage.figure(0, &format!("a{nth}"), "", (5.0 + 3.0 * nth as f64, 10.0));
        }
        vp(&last(stage), 0)
    };
    assert_eq!((unit(1), unit(4)), (1, 3));
}

/// ex.bo.8: Silurians score for quarters of the table they hold, at most two; exactly on a line counts for none.
#[test]
fn our_world() {
    let world = |at: &[(f64, f64)]| {
        let mut stage = stage().alone().faction(0, "silurians").figure(1, "b", "", (30.0, 30.0));
        for (nth, &at) in at.iter().enumerate() {
            stage = stage.figure(0, &format!("a{nth}"), "", at);
        }
        vp(&last(stage), 0)
    };
    assert_eq!(world(&[(5.0, 5.0)]), 1);
    assert_eq!(world(&[(5.0, 5.0), (5.0, 30.0), (30.0, 5.0)]), 2);
    assert_eq!(world(&[(18.0, 5.0), (28.0, 28.0)]), 0);
}

/// ex.bo.10, B16: the Doctor scores nothing for Exterminating, two for each figure that is left, three for himself.
#[test]
fn the_doctor_counts_the_living() {
    let mut play = stage()
        .faction(0, "doctor")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .shoots("a", "b", "w1", "H A A L");
    play.has("exterminated figure=b").hasnt("scored");
    let play = last(
        stage()
            .alone()
            .faction(0, "doctor")
            .figure(0, "doc", "leader", (10.0, 10.0))
            .figure(0, "rose", "", (14.0, 10.0))
            .figure(1, "b", "", (20.0, 20.0)),
    );
    assert_eq!(vp(&play, 0), 5);
}

/// ex.bo.1, ex.bo.7, ex.bo.10: what a faction scores is as its file says.
#[test]
fn points_are_data() {
    let file = |from: &str, to: &str| {
        let text = built_in("factions.toml");
        assert!(text.contains(from), "{from}");
        stage().file("factions.toml", text.replace(from, to))
    };
    let doctor =
        file("vp = 2, vp_leader = 3", "vp = 4, vp_leader = 7").alone().faction(0, "doctor");
    let doctor = doctor
        .figure(0, "doc", "leader", (10.0, 10.0))
        .figure(0, "rose", "", (14.0, 10.0))
        .figure(1, "b", "", (20.0, 5.0));
    assert_eq!(vp(&last(doctor), 0), 11);
    let mut unit = file("\"cards\", vp = 1, most = 3", "\"cards\", vp = 2, most = 1").alone();
    for (nth, x) in [5.0, 8.0].into_iter().enumerate() {
        unit = unit.figure(0, &format!("a{nth}"), "", (x, 10.0));
    }
    assert_eq!(vp(&last(unit.figure(1, "b", "", (20.0, 5.0))), 0), 2);
    let mut play = file("\"named\", vp = 1", "\"named\", vp = 5")
        .faction(0, "daleks")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "special", (10.0, 16.0))
        .shoots("a", "b", "w1", "H A A L");
    play.has("ex.bo.1 scored seat=0 vp=5 total=6");
    let fault = file("vp_leader = 3", "vp_leader = 21").try_play().map(|_| ()).unwrap_err();
    assert_eq!(fault.key, "fault-content-card");
}

/// ex.bo.5, ex.sn.12: an Action phase in which the game ends is the last one.
#[test]
fn silence_falls_when_the_last_runner_leaves() {
    let mut play = stage()
        .alone()
        .scenario("escape")
        .faction(0, "silence")
        .player(0, "side", json!("runners"))
        .player(1, "side", json!("hunters"))
        .figure(0, "a", "", (10.0, 34.0))
        .figure(1, "b", "", (20.0, 20.0))
        .with(json!({"stress": 2}))
        .moves("a");
    play.answer(0, to(10.0, 35.5)).answer(0, json!("yes"));
    play.has("ex.bo.5 scored seat=0 vp=1").expect_over();
}

/// ex.bo.5, ex.sc.8: also with `early_end`, and once.
#[test]
fn silence_falls_once() {
    let mut play = stage()
        .scenario("everybody-lives")
        .option("early_end", "ON")
        .faction(0, "silence")
        .faction(1, "doctor")
        .player(0, "side", json!("villains"))
        .player(1, "side", json!("doctor"))
        .also("terrain", json!(null))
        .also(
            "figures",
            json!([{"figure": "chief-0", "at": [20, 5]}, {"figure": "civilian-1", "at": [5, 20], "stress": 2}]),
        )
        .round("turn", json!(8))
        .phase("melee", 0)
        .fate(0, 1)
        .play();
    play.answer(0, json!("end")).expect_over();
    assert_eq!(play.told().matches("ex.bo.5 scored").count(), 1);
}

/// ex.bo.8: with more than two players a quarter is held against all enemies together.
#[test]
fn our_world_against_several() {
    let world = |own: usize| {
        let mut stage = stage().alone().three().faction(0, "silurians");
        stage = stage.figure(1, "b", "", (5.0, 10.0)).figure(2, "d", "", (8.0, 10.0));
        for nth in 0..own {
            stage = stage.figure(0, &format!("a{nth}"), "", (4.0 + 2.0 * nth as f64, 5.0));
        }
        let mut play = stage.round("turn", json!(6)).phase("upkeep", 0).play();
        play.answer(0, pass()).answer(1, pass()).answer(2, pass()).expect_over();
        vp(&play, 0)
    };
    assert_eq!((world(2), world(3)), (0, 1));
}

/// ex.bo.8, ex.sn.20: civilians are enemies of the villains, and hold a quarter against the Silurians.
#[test]
fn our_world_and_the_civilians() {
    let world = |own: usize| {
        let mut stage = scene("everybody-lives", ["doctor", "villains"])
            .alone()
            .faction(0, "doctor")
            .faction(1, "silurians")
            .standing("civilian-1", (8.0, 10.0));
        for nth in 0..own {
            stage = stage.figure(1, &format!("a{nth}"), "", (4.0 + 2.0 * nth as f64, 5.0));
        }
        let mut play = stage.round("turn", json!(8)).phase("upkeep", 0).play();
        play.answer(0, pass()).answer(1, pass()).expect_over();
        vp(&play, 1)
    };
    assert_eq!((world(1), world(2)), (0, 1));
}
