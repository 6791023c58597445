//! Position documents: what they say, what they leave out, and what is refused.

use reglette_engine::Game;
use serde_json::{Value, json};

use crate::common::*;

pub fn plain() -> Stage {
    stage().figure(0, "a", "W1", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0))
}

/// What is wrong with a stage.
pub fn refused(stage: Stage) -> (&'static str, String) {
    let fault = stage.try_play().map(|_| ()).expect_err("the position is accepted");
    (fault.key, fault.at.unwrap_or_default())
}

#[test]
fn a_position_says_only_what_differs() {
    let play = plain().play();
    let position = play.position();
    assert_eq!(position["figures"][0], json!({"figure": "a", "at": [10, 10]}));
    assert_eq!(position.get("doing"), None);
    assert_eq!(position["players"][0], json!({}));
}

#[test]
fn figures_must_be_possible() {
    let with = |state: Value| stage().figure(0, "a", "W1", (10.0, 10.0)).with(state);
    assert_eq!(
        refused(with(json!({"stress": 3}))),
        ("fault-position-stress", "figures[0].stress".to_owned())
    );
    assert_eq!(
        refused(with(json!({"wounds": 2}))),
        ("fault-position-wounds", "figures[0].wounds".to_owned())
    );
    assert_eq!(refused(with(json!({"at": [0.4, 10]}))).0, "fault-position-off-table");
    assert_eq!(refused(with(json!({"on": "p1"}))).0, "fault-position-perch");
    assert_eq!(
        refused(plain().figure(1, "c", "", (10.5, 10.0))),
        ("fault-position-overlap", "figures[2].at".to_owned())
    );
    assert_eq!(refused(plain().piece("crate", (10.0, 10.0))).0, "fault-position-overlap");
    let twice = plain()
        .also("figures", json!([{"figure": "a", "at": [10, 10]}, {"figure": "a", "at": [14, 10]}]));
    assert_eq!(refused(twice), ("fault-position-twice", "figures[1].figure".to_owned()));
}

#[test]
fn cards_and_nodes_must_be_possible() {
    let many = plain().hand(0, "fate fate").hand(1, "fate fate");
    assert_eq!(refused(many).0, "fault-position-card");
    let twice = plain().player(0, "adventure", json!({"hand": ["ad.1"], "discard": ["ad.1"]}));
    assert_eq!(refused(twice), ("fault-position-twice", "players[0].adventure".to_owned()));
    assert_eq!(
        refused(plain().also("nodes", json!([{"at": [1, 1], "carrier": "a"}]))).0,
        "fault-position-node"
    );
    let tokens =
        json!([{"at": [9, 9], "token": "temporal-3"}, {"at": [20, 9], "token": "temporal-3"}]);
    assert_eq!(
        refused(plain().also("nodes", tokens)),
        ("fault-position-node", "nodes[1]".to_owned())
    );
}

/// What is wrong with a stage, where, and the rule it breaks.
fn broken(stage: Stage) -> (&'static str, String, &'static str) {
    let fault = stage.try_play().map(|_| ()).expect_err("the position is accepted");
    (fault.key, fault.at.unwrap_or_default(), fault.rule.expect("it breaks a rule").id())
}

/// ex.kh.3, ex.wl.4, ex.tr.17: nobody stands on what cannot be climbed.
#[test]
fn figures_stand_where_they_can() {
    let on = |piece: &str, spec: &str| {
        let stage = stage().figure(0, "a", spec, (10.75, 10.75)).with(json!({"on": "p1"}));
        stage.piece(piece, (10.0, 10.0))
    };
    let place = "figures[0].on".to_owned();
    let climb = "fault-position-climb";
    assert!(on("crate", "").try_play().is_ok());
    assert_eq!(broken(on("building", "")), (climb, place.clone(), "ex.wl.4"));
    assert_eq!(broken(on("crate", "swarm")), (climb, place.clone(), "ex.tr.17"));
    assert_eq!(broken(on("barricade", "")).0, "fault-position-perch");
    let console = crate::scenarios::scene("reverse-the-polarity", ["doctor", "villains"])
        .faction(0, "doctor")
        .figure(0, "a", "", (18.0, 18.0))
        .with(json!({"on": "p3"}));
    assert_eq!(broken(console), (climb, place, "ex.kh.3"));
}

/// up.13: only own weapons are silenced, each once.
#[test]
fn silenced_weapons() {
    let jammed = |list: Value| {
        let stage = stage().figure(0, "a", "w:w1 w:w15", (10.0, 10.0));
        stage.with(json!({ "jammed": list }))
    };
    assert!(jammed(json!(["w15", "w1"])).try_play().is_ok());
    for wrong in [json!(["w2"]), json!(["w1", "w1"])] {
        assert_eq!(refused(jammed(wrong)).0, "fault-position-jammed");
    }
}

/// ex.sn.6, ex.sn.17: what a scenario counts has an end.
#[test]
fn scenarios_count_so_far() {
    let ship = |scene: Value| {
        let stage = crate::scenarios::scene("ship-of-death", ["attacker", "defender"]);
        stage.figure(0, "a", "", (18.0, 3.0)).also("scene", scene)
    };
    assert!(ship(json!({"count": 4})).try_play().is_ok());
    assert!(ship(json!({"count": 5, "done": true})).try_play().is_ok());
    let place = "scene.count".to_owned();
    for wrong in [json!({"count": 6, "done": true}), json!({"count": 5}), json!({"done": true})] {
        assert_eq!(broken(ship(wrong)), ("fault-position-count", place.clone(), "ex.sn.6"));
    }
    assert_eq!(broken(plain().also("scene", json!({"count": 1}))).2, "ex.sc.2");
}

/// ex.sn.13: the prisoner is on his table, and only a rescuer who touches him escorts him.
#[test]
fn the_prisoner_is_where_he_can_be() {
    let jail = |prisoner: Value| {
        crate::scenarios::scene("prisoner", ["rescuers", "captors"])
            .figure(0, "a", "", (18.0, 17.0))
            .figure(1, "b", "", (18.0, 19.0))
            .also("scene", json!({ "prisoner": prisoner }))
    };
    let at = |x: f64, escort: &str| json!({"at": [x, 18], "escort": escort});
    assert!(jail(at(18.0, "a")).try_play().is_ok());
    let wrong = [at(18.0, "b"), at(18.5, "a"), json!({"at": [0.4, 18]}), json!(null)];
    for wrong in wrong {
        let place = "scene.prisoner".to_owned();
        assert_eq!(broken(jail(wrong)), ("fault-position-prisoner", place, "ex.sn.13"));
    }
    let elsewhere = plain().also("scene", json!({"prisoner": {"at": [18, 18]}}));
    assert_eq!(broken(elsewhere).0, "fault-position-prisoner");
}

/// ex.sn.3, ex.bo.3: sides, edges and the fugitive.
#[test]
fn everybody_has_a_side() {
    let run = |sides: [&str; 2]| {
        let stage = crate::scenarios::scene("escape", sides).alone();
        stage.figure(0, "a", "", (10.0, 3.0)).figure(1, "b", "", (30.0, 22.0))
    };
    assert!(run(["runners", "hunters"]).try_play().is_ok());
    let side = |seat: u8| ("fault-position-side", format!("players[{seat}].side"), "ex.sn.3");
    assert_eq!(broken(run(["runners", "runners"])), side(1));
    assert_eq!(broken(plain().scenario("escape")), side(0));
    let doctor = crate::scenarios::scene("reverse-the-polarity", ["villains", "doctor"]);
    assert_eq!(broken(doctor.faction(0, "doctor").figure(0, "a", "", (18.0, 3.0))), side(1));
    let edge = |it: &str| plain().player(0, "edge", json!("north")).player(1, "edge", json!(it));
    assert!(edge("south").try_play().is_ok());
    assert_eq!(broken(edge("north")).1, "players[1].edge");
    let hunted = |faction: &'static str, it: &str| {
        let stage = stage().faction(0, faction).player(0, "fugitive", json!(it));
        stage.figure(0, "a", "", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0))
    };
    assert!(hunted("judoon", "b").try_play().is_ok());
    for wrong in [hunted("judoon", "a"), hunted("daleks", "b")] {
        assert_eq!(broken(wrong).2, "ex.bo.3");
    }
}

/// ex.ad.2, ex.ad.3, ex.ad.5, ex.fb.8: Adventure cards as the game deals or offers them.
#[test]
fn adventure_cards_are_where_they_can_be() {
    let both = || plain().adventure(0, "ad.1 ad.2").adventure(1, "ad.2");
    let place = |seat: u8| format!("players[{seat}].adventure");
    assert_eq!(broken(both()), ("fault-position-adventure", place(1), "ex.ad.3"));
    assert!(both().option("adventure", "CHOSEN").try_play().is_ok());
    assert_eq!(broken(both().option("adventure", "NONE")).1, place(0));
    let six = plain().adventure(0, "ad.1 ad.2 ad.3 ad.4 ad.5 ad.6");
    assert_eq!(broken(six).0, "fault-position-adventure");
    let unit = |mode: &str, seat: usize| plain().option("adventure", mode).adventure(seat, "up.14");
    assert!(unit("CHOSEN", 0).try_play().is_ok());
    assert_eq!(broken(unit("CHOSEN", 1)).1, place(1));
    assert_eq!(broken(unit("DEALT", 0)).1, place(0));
    let lasting = |card: &str, figure: &str, stage: Stage| {
        stage.player(0, "adventure", json!({"lasting": [{"card": card, "figure": figure}]}))
    };
    assert!(lasting("ad.15", "a", plain()).try_play().is_ok());
    let shocked = stage().figure(1, "b", "", (10.0, 16.0)).figure(0, "a", "", (10.0, 10.0));
    for wrong in [
        lasting("ad.15", "b", plain()),
        lasting("ad.1", "a", plain()),
        lasting("ad.15", "a", shocked.with(json!({"shocked": true}))),
    ] {
        let place = format!("{}.lasting[0]", place(0));
        assert_eq!(broken(wrong), ("fault-position-lasting", place, "ex.ad.5"));
    }
}

#[test]
fn the_turn_must_be_possible() {
    assert_eq!(refused(plain().round("order", json!([0, 0]))).0, "fault-position-round");
    assert_eq!(refused(plain().round("order", json!([0]))).0, "fault-position-round");
    assert_eq!(refused(plain().round("part", json!(2))).0, "fault-position-round");
    assert_eq!(refused(plain().round("turn", json!(7))).0, "fault-position-round");
    assert_eq!(refused(plain().also("players", json!([{}, {}, {}]))).0, "fault-position-players");
}

#[test]
fn what_is_in_progress_must_fit() {
    let doing = |doing: Value| refused(plain().also("doing", doing)).0;
    for wrong in [
        json!([]),
        json!([{"turn": "parts"}]),
        json!([{"part": "pick"}]),
        json!([{"turn": "upkeep"}, {"part": "pick"}]),
        json!([{"turn": "parts"}, {"part": "pick"}, {"stride": "where"}]),
        json!([{"turn": "parts"}, {"part": "pick"}, {"melee": "join"}]),
        json!([{"turn": "parts"}, {"part": "pick"}, {"shot": "also"}]),
        json!([{"turn": "parts"}, {"part": {"act": {"figure": "a"}}}]),
        json!([{"set-up": "side"}]),
        json!([{"turn": {"discard": {"seat": 5}}}]),
    ] {
        assert_eq!(doing(wrong.clone()), "fault-position-doing", "{wrong}");
    }
    let trip = plain().also("trip", json!({"figure": "a", "seat": 0, "gait": "move", "most": 5}));
    assert_eq!(refused(trip).0, "fault-position-doing");
    let ended = plain()
        .also("ended", json!(true))
        .also("doing", json!([{"turn": "parts"}, {"part": "pick"}]));
    assert_eq!(refused(ended).0, "fault-position-doing");
}

/// ex.sn.5, ex.sn.9: the pieces that a scenario speaks of must lie on the table.
#[test]
fn the_pieces_of_a_scenario_must_be_there() {
    let ship = || {
        let stage = plain().scenario("ship-of-death").piece("crate", (20.0, 20.0));
        stage.player(0, "side", json!("attacker")).player(1, "side", json!("defender"))
    };
    assert!(ship().try_play().is_ok(), "the first piece is the Converter");
    let bare = plain().scenario("ship-of-death");
    assert_eq!(refused(bare), ("fault-position-scene", "terrain".to_owned()));
    let street = plain().scenario("beacons-of-rassilon").piece("crate", (20.0, 20.0));
    assert_eq!(refused(street), ("fault-position-scene", "terrain".to_owned()));
}

/// ex.bc.1: numbers that no game comes to are refused, however large.
#[test]
fn numbers_must_be_possible() {
    let discards = vec!["hit"; 266];
    assert_eq!(refused(plain().also("discard", json!(discards))).0, "fault-position-card");
    let number = |key: &str, value: Value| refused(plain().player(0, key, value));
    assert_eq!(number("fate", json!(201)), ("fault-position-number", "players[0].fate".to_owned()));
    assert_eq!(number("vp", json!(10_001)), ("fault-position-number", "players[0].vp".to_owned()));
    assert!(plain().player(0, "vp", json!(10_000)).fate(0, 200).try_play().is_ok());
}

/// ex.rc.8, ex.sc.3: a card of one's own has no more Fate, Wounds or points than a table can bear.
#[test]
fn cards_of_ones_own_are_bounded() {
    let card = |spec: &str| stage().figure(0, "mine", spec, (10.0, 10.0)).try_play().map(|_| ());
    assert!(card("F20 W20 VP20").is_ok());
    for wrong in ["F21", "W21", "VP21"] {
        assert_eq!(card(wrong).map_err(|it| it.key), Err("fault-content-card"), "{wrong}");
    }
}

/// ex.sn.20, ex.ft.16: the Doctor's player is asked whether Fate saves a figure, never a civilian.
#[test]
fn fate_is_not_asked_for_a_civilian() {
    let street = |victim: &str| {
        let combat = json!({
            "seat": 0, "attackers": [{"figure": "a", "targets": [0], "planned": true}],
            "foes": [{"figure": victim, "met": 1, "fought": true}], "now": 1,
        });
        let answer = json!({"answer": {"figure": victim, "seat": 0, "back": {"outcome": 0}}});
        crate::scenarios::scene("everybody-lives", ["villains", "doctor"])
            .faction(1, "doctor")
            .figure(0, "a", "", (10.0, 28.9))
            .figure(1, "b", "", (11.1, 28.9))
            .with(json!({"shocked": true}))
            .standing("civilian-1", (10.0, 30.0))
            .with(json!({"shocked": true}))
            .fate(1, 1)
            .phase("melee", 0)
            .also("combat", combat)
            .also("doing", json!([{"turn": "parts"}, {"part": "pick"}, { "melee": answer }]))
    };
    assert_eq!(street("b").try_play().err().map(|it| it.key), None);
    let (key, _, rule) = broken(street("civilian-1"));
    assert_eq!((key, rule), ("fault-position-doing", "ex.sn.20"));
}

/// ex.su.4, B19: terrain of a position lies on the table and on no other.
#[test]
fn terrain_must_lie() {
    let laid = |list: Value| refused(stage().also("terrain", list));
    let wreck = |x: f64, y: f64| json!({"kind": "wreck", "at": [x, y]});
    assert_eq!(laid(json!([wreck(34.0, 20.0)])), ("fault-terrain-place", "terrain[0]".to_owned()));
    let two = json!([wreck(15.0, 15.0), {"kind": "car", "at": [16, 15]}]);
    assert_eq!(laid(two), ("fault-terrain-place", "terrain[1]".to_owned()));
    let touching = json!([wreck(15.0, 15.0), {"kind": "car", "at": [20, 15]}]);
    assert!(stage().also("terrain", touching).try_play().is_ok());
}

/// ex.su.4: a piece of a position's own terrain is called as what it is.
#[test]
fn terrain_is_called_as_what_it_is() {
    let play = stage().piece("car", (8.0, 12.0)).piece("car", (8.0, 16.0)).play();
    let titles = play.game().game().titles_here();
    let told = |id: &str| titles.iter().find(|it| it.id == id).map(|it| (&*it.en, &*it.fr));
    assert_eq!(told("p1"), Some(("Car 1", "Voiture 1")));
    assert_eq!(told("p2"), Some(("Car 2", "Voiture 2")));
    let usual = stage().also("terrain", json!(null)).play();
    assert_eq!(usual.game().game().titles_here(), []);
}
