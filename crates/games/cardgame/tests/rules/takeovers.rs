//! Davros and the Cyberking take attacks over (dwcg.cene.8 to dwcg.cene.16, A-32).

use crate::common::{Scene, attacked, exposed, holding, place, protected, row, scene, to};
use crate::fights::{Fights, scene_by};
use reglette_cardgame::CardGame;
use reglette_engine::{Game, Seat};
use reglette_testkit::Play;
use serde_json::{Value, json};

/// An attack of seat 1's on seat 2's Venice with an open and a hidden card.
fn half_open(up: &str, down: &str) -> Value {
    json!({"location": "loc.venice", "owner": 2,
           "attack": {"by": 1, "enemies": [{"card": up, "facing": "up"}, down]}})
}

/// Seat 0 holds these Enemies while Locations lie as said.
fn holder(enemies: &[&str], locations: &[Value]) -> Value {
    json!({"turn": 0, "players": [holding(enemies)], "locations": locations})
}

/// dwcg.cene.8, dwcg.cene.9, dwcg.cene.13: Davros joins an attack with a Dalek or Flagship face up, alone,
/// and the Dalek counters change; no other Enemy may join (dwcg.att.13).
#[test]
fn davros_takes_over_a_dalek_attack() {
    for dalek in ["ene.dalek", "ene.flagship"] {
        let mut play = scene(holder(
            &["ene.davros", "ene.dalek", "ene.roboform"],
            &[half_open(dalek, "ene.master")],
        ));
        play.refused(0, to("enemy", "ene.dalek"), "dwcg.att.13")
            .refused(0, to("enemy", "ene.roboform"), "dwcg.att.13")
            .expect_counters(1, [5, 4])
            .answers(0, place("enemy", "ene.davros", "loc.venice"))
            .expect_log("dwcg.cene.9 took-over seat=0 location=loc.venice from=1 card=ene.davros")
            .expect_asked(0, "action")
            .expect("/locations/0/attack", json!({"by": 0, "enemies": [
                {"card": dalek, "facing": "up"}, "ene.master", {"card": "ene.davros", "facing": "up"}
            ]}))
            .expect_counters(0, [5, 4])
            .expect_counters(1, [5, 5]);
    }
}

/// dwcg.cene.10, dwcg.cene.15, dwcg.att.2: not on an attack against oneself.
#[test]
fn an_attack_on_oneself_is_not_taken_over() {
    let own = |enemy: &str| exposed("loc.pompeii", 0, 1, &[enemy]);
    let mut play = scene(holder(
        &["ene.davros", "ene.cyberking"],
        &[own("ene.dalek"), exposed("loc.museum", 0, 1, &["ene.cybermen"]), row("loc.luna", 2)],
    ));
    play.answer(0, to("enemy", "ene.davros"))
        .refused(0, to("at", "loc.pompeii"), "dwcg.cene.10")
        .answer(0, to("at", "loc.luna"));
    let mut play = scene(holder(&["ene.cyberking"], &[own("ene.cybermen"), row("loc.luna", 2)]));
    play.answer(0, to("enemy", "ene.cyberking")).refused(
        0,
        to("at", "loc.pompeii"),
        "dwcg.cene.10",
    );
    // What is no take-over is refused as an attack on oneself.
    let mut play = scene(holder(&["ene.dalek"], &[own("ene.dalek"), row("loc.luna", 2)]));
    play.answer(0, to("enemy", "ene.dalek")).refused(0, to("at", "loc.pompeii"), "dwcg.att.2");
    let mut play = scene(holder(&["ene.davros"], &[row("loc.pompeii", 0), row("loc.luna", 2)]));
    play.answer(0, to("enemy", "ene.davros")).refused(0, to("at", "loc.pompeii"), "dwcg.att.2");
    // With attacks on oneself only, there is no target at all.
    let mut play = scene(holder(&["ene.davros"], &[own("ene.dalek")]));
    play.refused(0, to("enemy", "ene.davros"), "dwcg.att.1");
}

/// dwcg.cene.11, dwcg.cene.16: both may be played as normal Enemies, face down, with their kin.
#[test]
fn davros_and_the_cyberking_attack_normally() {
    for (leader, kin) in [
        ("ene.davros", &["ene.dalek", "ene.flagship"][..]),
        ("ene.cyberking", &["ene.cybermen"][..]),
    ] {
        let enemies = [&[leader], kin].concat();
        let mut play = scene(holder(&enemies, &[row("loc.venice", 2)]));
        play.attack(0, "loc.venice", &enemies)
            .expect("/locations/0/attack", json!({"by": 0, "enemies": enemies}));
    }
    let mut play = scene(holder(&["ene.davros", "ene.cybermen"], &[row("loc.venice", 2)]));
    play.answers(0, place("enemy", "ene.davros", "loc.venice")).expect_asked(0, "action");
    play.refused(0, to("enemy", "ene.cybermen"), "dwcg.att.12");
}

/// dwcg.cene.12: a hidden Dalek does not count, nor does an open Davros or other Enemy.
#[test]
fn a_takeover_needs_an_open_dalek() {
    for attack in [
        attacked("loc.venice", 2, 1, &["ene.dalek"]),
        half_open("ene.roboform", "ene.dalek"),
        half_open("ene.cybermen", "ene.master"),
    ] {
        scene(holder(&["ene.davros"], &[attack])).refused(
            0,
            to("enemy", "ene.davros"),
            "dwcg.cene.12",
        );
    }
    let open_davros = exposed("loc.venice", 2, 1, &["ene.davros"]);
    let mut play = scene(holder(&["ene.cyberking"], &[open_davros]));
    play.refused(0, to("enemy", "ene.cyberking"), "dwcg.cene.15");
}

/// Attacks of seat 0's that take so many of its Dalek counters.
fn attacks_elsewhere(count: usize) -> Vec<Value> {
    let targets = ["loc.museum", "loc.luna", "loc.sardick", "loc.downing", "loc.bowie"];
    let enemies = ["ene.beast", "ene.zero", "ene.minotaur", "ene.sycorax", "ene.nestene"];
    let pairs = targets.iter().zip(enemies).take(count);
    pairs.map(|(at, enemy)| attacked(at, 3, 0, &[enemy])).collect()
}

/// dwcg.cene.12, dwcg.cene.15: the taker needs a Dalek counter in supply; with none left the card can
/// still strip.
#[test]
fn a_takeover_needs_a_counter() {
    let with = |attacks: usize, leader: &str, prey: &str| {
        let mut locations = attacks_elsewhere(attacks);
        locations.extend([half_open(prey, "ene.master"), protected("loc.stonehenge", 3)]);
        let mut play = scene(holder(&[leader], &locations));
        play.answer(0, to("enemy", leader));
        play
    };
    with(4, "ene.davros", "ene.dalek").answer(0, to("at", "loc.venice")).expect_counters(0, [5, 0]);
    with(5, "ene.davros", "ene.dalek").refused(0, to("at", "loc.venice"), "dwcg.cene.12");
    with(5, "ene.cyberking", "ene.cybermen").refused(0, to("at", "loc.venice"), "dwcg.cene.15");
}

/// dwcg.cene.13: Davros comes from hand, and the hand keeps three cards.
#[test]
fn davros_comes_from_hand() {
    let with = |player: Value| {
        scene(
            json!({"turn": 0, "players": [player], "locations": [half_open("ene.dalek", "ene.master")]}),
        )
    };
    let mut reserved = holding(&[]);
    reserved["reserve"] = json!(["ene.davros"]);
    with(reserved)
        .refused(0, to("enemy", "ene.davros"), "dwcg.res.10")
        .answer(0, to("take", "ene.davros"))
        .answers(0, place("enemy", "ene.davros", "loc.venice"));
    with(json!({"hand": ["ene.davros", "loc.craig", "loc.midnight"]})).refused(
        0,
        to("enemy", "ene.davros"),
        "dwcg.turn.8",
    );
}

/// dwcg.cene.14: the new controller sees the hidden cards and may add, the former may not.
#[test]
fn control_passes_with_the_takeover() {
    let hidden = |play: &Scene, seat| {
        play.view(Seat(seat))["places"][0]["attack"]["enemies"][1]["card"].clone()
    };
    let mut position =
        holder(&["ene.davros", "ene.dalek"], &[half_open("ene.dalek", "ene.master")]);
    position["players"] = json!([position["players"][0], {"hand": ["ene.dalek"]}]);
    let mut play = scene(position);
    assert_eq!((hidden(&play, 0), hidden(&play, 1)), (json!(null), json!("ene.master")));
    play.answers(0, place("enemy", "ene.davros", "loc.venice"));
    assert_eq!((hidden(&play, 0), hidden(&play, 1)), (json!("ene.master"), json!(null)));
    play.attack(0, "loc.venice", &["ene.dalek"])
        .expect("/locations/0/attack/enemies/3", json!("ene.dalek"))
        .expect_counters(0, [5, 4]);
    let mut play = scene(json!({
        "turn": 1,
        "players": [{}, holding(&["ene.dalek"])],
        "locations": [exposed("loc.venice", 2, 0, &["ene.dalek", "ene.davros"])]
    }));
    play.refused(1, to("enemy", "ene.dalek"), "dwcg.att.13");
}

/// dwcg.cene.15: the Cyberking does the same to attacks with Cybermen, and to those only.
#[test]
fn the_cyberking_takes_over_a_cyber_attack() {
    let mut play = scene(holder(&["ene.cyberking"], &[half_open("ene.cybermen", "ene.master")]));
    play.answers(0, place("enemy", "ene.cyberking", "loc.venice"))
        .expect_log("dwcg.cene.9 took-over seat=0 location=loc.venice from=1 card=ene.cyberking")
        .expect("/locations/0/attack/by", json!(0));
    for attack in
        [half_open("ene.dalek", "ene.master"), attacked("loc.venice", 2, 1, &["ene.cybermen"])]
    {
        scene(holder(&["ene.cyberking"], &[attack])).refused(
            0,
            to("enemy", "ene.cyberking"),
            "dwcg.cene.15",
        );
    }
}

/// dwcg.cene.19: a River with the attack stays with it.
#[test]
fn river_stays_with_an_attack_taken_over() {
    let mut attack = half_open("ene.dalek", "ene.master");
    attack["attack"]["rivers"] = json!(1);
    scene(holder(&["ene.davros"], &[attack]))
        .answers(0, place("enemy", "ene.davros", "loc.venice"))
        .expect("/locations/0/attack/rivers", json!(1));
}

/// dwcg.cene.12, A-32: by GAMBLE any attack may be tried; a hidden Dalek is found, without one the card
/// is discarded and nothing else happens.
#[test]
fn a_takeover_may_be_a_gamble() {
    let gamble = |hidden: &str| {
        let attack = attacked("loc.venice", 2, 1, &[hidden]);
        let mut play =
            scene_by("takeover", "GAMBLE", holder(&["ene.davros", "ene.cyberking"], &[attack]));
        play.answers(0, place("enemy", "ene.davros", "loc.venice"));
        play
    };
    gamble("ene.flagship")
        .expect_log("dwcg.cene.9 took-over seat=0 location=loc.venice from=1 card=ene.davros")
        .expect(
            "/locations/0/attack",
            json!({"by": 0, "enemies": [
                "ene.flagship", {"card": "ene.davros", "facing": "up"}
            ]}),
        );
    gamble("ene.cybermen")
        .expect_log("dwcg.cene.12 takeover-failed seat=0 location=loc.venice card=ene.davros")
        .expect("/locations/0", attacked("loc.venice", 2, 1, &["ene.cybermen"]))
        .expect("/discard", json!(["ene.davros"]))
        .expect_asked(0, "action")
        .answers(0, place("enemy", "ene.cyberking", "loc.venice"))
        .expect("/locations/0/attack/by", json!(0));
    gamble("ene.beast").answers(0, place("enemy", "ene.cyberking", "loc.venice")).expect_logged(
        "dwcg.cene.15 takeover-failed seat=0 location=loc.venice card=ene.cyberking",
    );
}

/// dwcg.info.4, A-32: whatever lies hidden, the gambler has the same view and the same options.
#[test]
fn a_gamble_tells_nothing_in_advance() {
    let before = |takeover: &str, hidden: &str| -> Play<CardGame> {
        let locations = [attacked("loc.venice", 2, 1, &[hidden]), row("loc.luna", 3)];
        let mut play = scene_by("takeover", takeover, holder(&["ene.davros"], &locations));
        play.answer(0, to("enemy", "ene.davros"));
        play
    };
    for (takeover, options) in
        [("GAMBLE", vec!["loc.venice", "loc.luna"]), ("FACE_UP", vec!["loc.luna"])]
    {
        let (dalek, beast) = (before(takeover, "ene.dalek"), before(takeover, "ene.beast"));
        assert_eq!(dalek.options(), options.iter().map(|&at| to("at", at)).collect::<Vec<_>>());
        assert_eq!(dalek.options(), beast.options());
        assert_eq!(dalek.view(Seat(0)), beast.view(Seat(0)));
        assert_eq!(dalek.game().game().ask(), beast.game().game().ask());
    }
}

/// dwcg.cene.10, dwcg.cene.12: a gamble too needs another player's Location and a counter.
#[test]
fn a_gamble_keeps_the_other_rules() {
    let own = attacked("loc.pompeii", 0, 1, &["ene.dalek"]);
    let mut play =
        scene_by("takeover", "GAMBLE", holder(&["ene.davros"], &[own, row("loc.luna", 3)]));
    play.answer(0, to("enemy", "ene.davros")).refused(0, to("at", "loc.pompeii"), "dwcg.cene.10");
    let mut locations = attacks_elsewhere(5);
    locations.push(attacked("loc.venice", 2, 1, &["ene.dalek"]));
    scene_by("takeover", "GAMBLE", holder(&["ene.davros"], &locations)).refused(
        0,
        to("enemy", "ene.davros"),
        "dwcg.cene.12",
    );
}
