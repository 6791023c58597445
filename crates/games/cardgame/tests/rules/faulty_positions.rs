//! Positions that no play leads to are refused, and the fault names its place.

use crate::common::{Scene, attacked, defended, holding, protected, row};
use crate::fights::{levy, questions};
use reglette_cardgame::CardGame;
use reglette_cardgame::defend::Defend;
use reglette_engine::Game;
use reglette_testkit::Play;
use serde_json::{Value, json};

/// A document with one value changed is refused with this key at this place.
fn faulty(base: &Value, pointer: &str, value: Value, key: &str, at: &str) {
    let mut position = base.clone();
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let parent = position.pointer_mut(parent).unwrap_or_else(|| panic!("{pointer} of {base:#}"));
    match parent {
        Value::Array(list) => list[name.parse::<usize>().unwrap()] = value,
        parent => parent[name] = value,
    }
    let fault = Play::<CardGame>::try_at(position.clone()).map(|_| ()).unwrap_err();
    assert_eq!(
        (fault.key, fault.at.as_deref()),
        (key, Some(at)),
        "{pointer}: {fault}\n{position:#}"
    );
}

/// The document of a scene played by these options.
fn document(play: &Scene, options: Value) -> Value {
    let mut position = play.position();
    position["setup"] = json!({ "options": options });
    assert!(Play::<CardGame>::try_at(position.clone()).is_ok());
    position
}

/// dwcg.conf.2, dwcg.conf.4: what is wrong with a Conflict in progress.
#[test]
fn faulty_conflicts() {
    let mut play = questions();
    let unit = document(&play, json!({}));
    let wrong = |base: &Value, field: &str, value: Value| {
        faulty(base, &format!("/doing/1/conflict/{field}"), value, "fault-position-doing", "doing");
    };
    wrong(&unit, "now", json!("reveal"));
    wrong(&unit, "now", json!("effects"));
    wrong(&unit, "now", json!("forced"));
    wrong(&unit, "defence", json!(6));
    wrong(&unit, "paid", json!(1));
    wrong(&unit, "to-lose", json!(1));
    wrong(&unit, "cause", json!("defended"));
    wrong(&unit, "river-turned", json!(true));
    wrong(&unit, "rory-gone", json!(true));
    faulty(
        &unit,
        "/doing/1/conflict/at",
        json!("loc.library"),
        "fault-position-doing",
        "locations[0]",
    );
    faulty(
        &unit,
        "/doing/1/conflict/now",
        json!("soon"),
        "fault-unreadable",
        "doing[1].conflict.now",
    );
    faulty(&unit, "/doing", json!([]), "fault-position-doing", "locations[0]");
    faulty(&unit, "/doing/0", json!({"turn": "act"}), "fault-position-doing", "doing");
    faulty(&unit, "/players/1/units", json!([]), "fault-position-doing", "doing");
    faulty(&unit, "/players/1/tp", json!(0), "fault-position-doing", "doing");
    faulty(
        &unit,
        "/locations/0/attack/enemies/0",
        json!("ene.sontaran"),
        "fault-position-doing",
        "doing",
    );
    faulty(&unit, "/staged", json!(["loc.craig"]), "fault-position-card", "staged[0]");
    faulty(&unit, "/staged", json!(["loc.bowie"]), "fault-position-doing", "doing");
    play.answer(1, json!("pay"));
    let tesselecta = document(&play, json!({}));
    wrong(&tesselecta, "now", json!("unit"));
    wrong(&tesselecta, "defence", json!(8));
    faulty(&tesselecta, "/discard", json!(["sup.tesselecta"]), "fault-position-card", "discard[0]");
    play.answer(1, json!("decline"));
    let rory = document(&play, json!({}));
    wrong(&rory, "to-lose", json!(4));
    faulty(&rory, "/locations/0/defenders", json!(["def.amy"]), "fault-position-doing", "doing");
    play.answer(1, json!("decline"));
    let forced = document(&play, json!({}));
    wrong(&forced, "to-lose", json!(0));
    wrong(&forced, "to-lose", json!(3));
    wrong(&forced, "to-lose", json!(8));
    wrong(&forced, "defence", json!(3));
    let amy = json!(["def.amy"]);
    faulty(&forced, "/locations/0/defenders", amy, "fault-position-doing", "doing");
}

/// what is wrong with a Conflict that waits for tokens.
#[test]
fn faulty_levies() {
    let base = document(&levy(), json!({"tp_shortage": "ALL_ACTIVE_GAINS"}));
    let wrong = |pointer: &str, value: Value| {
        faulty(&base, pointer, value, "fault-position-doing", "doing");
    };
    wrong("/setup/options/tp_shortage", json!("LOCATIONS"));
    wrong("/doing/1/conflict/defence", json!(4));
    wrong("/doing/1/conflict/now", json!("unit"));
    wrong("/doing/2/levy/missing", json!(0));
    wrong("/players/2/tp", json!(28));
    wrong("/doing/2", json!({"turn": "act"}));
    faulty(&base, "/players/2/tp", json!(31), "fault-position-tokens", "players");
}

/// Actions that cannot be in progress.
#[test]
fn faulty_actions() {
    let base = json!({
        "turn": 0,
        "players": [holding(&["ene.beast"]), {}],
        "locations": [row("loc.pompeii", 0), defended("loc.venice", 0, &["def.amy"]),
                      attacked("loc.museum", 1, 2, &["ene.roboform"]), attacked("loc.luna", 0, 1, &["ene.dalek"]), row("loc.bowie", 1)]
    });
    let with = |doing: Value, staged: &[&str]| {
        let mut position = base.clone();
        // dwcg.end.23: only the Reserve counts as doing nothing here.
        let idle = doing.get("stash").is_some();
        position["doing"] = json!([{"turn": {"acting": {"idle": idle}}}, doing]);
        position["staged"] = json!(staged);
        if Play::<CardGame>::try_at(position.clone()).is_ok() {
            position["doing"][0]["turn"]["acting"]["idle"] = json!(!idle);
            assert!(Play::<CardGame>::try_at(position.clone()).is_err(), "{position}");
            position["doing"][0]["turn"]["acting"]["idle"] = json!(idle);
        }
        Play::<CardGame>::try_at(position)
    };
    let more = |what: &str, at: &str| json!({what: {"more": {"at": at}}});
    let aid = |what: &str, at: &str| json!({"aid": {what: {"at": at}}});
    let possible = [
        (json!({"defend": "where"}), &["def.amy"][..]),
        (more("defend", "loc.pompeii"), &["def.amy", "def.rory"]),
        (json!({"assault": "where"}), &["ene.dalek"]),
        (more("assault", "loc.bowie"), &["ene.dalek", "ene.master"]),
        (json!({"aid": "where"}), &["sup.sonic"]),
        (aid("which", "loc.luna"), &["sup.jack"]),
        (json!({"aid": "exchange"}), &["sup.fish", "def.amy", "loc.sardick"]),
        (json!({"stash": "more"}), &["def.amy"]),
        (json!({"shed": "more"}), &["def.amy"]),
    ];
    for (doing, staged) in possible {
        assert!(with(doing.clone(), staged).is_ok(), "{doing}");
    }
    let impossible = [
        (json!({"defend": "where"}), &["def.amy", "def.rory"][..]),
        (json!({"defend": "where"}), &["ene.dalek"]),
        (json!({"defend": {"named": "def.amy"}}), &["def.amy"]),
        (more("defend", "loc.pompeii"), &["def.amy", "def.amy"]),
        (more("defend", "loc.pompeii"), &["def.amy", "ene.dalek"]),
        (more("defend", "loc.venice"), &["def.rory", "def.amy"]),
        (more("defend", "loc.bowie"), &["def.amy"]),
        (more("defend", "loc.library"), &["def.amy"]),
        (json!({"assault": "where"}), &["ene.dalek", "ene.davros"]),
        (json!({"assault": "where"}), &["def.amy"]),
        (json!({"assault": "where"}), &[]),
        (more("assault", "loc.bowie"), &[]),
        (json!({"assault": {"named": "ene.dalek"}}), &["ene.dalek"]),
        (more("assault", "loc.bowie"), &["ene.dalek", "ene.cybermen"]),
        (more("assault", "loc.bowie"), &["ene.dalek", "def.amy"]),
        (more("assault", "loc.museum"), &["ene.master"]),
        (more("assault", "loc.museum"), &["ene.davros"]),
        (more("assault", "loc.pompeii"), &["ene.dalek"]),
        (json!({"aid": "where"}), &["sup.sonic", "def.amy"]),
        (json!({"aid": "where"}), &["sup.fish"]),
        (json!({"aid": "where"}), &["def.amy"]),
        (json!({"aid": "where"}), &[]),
        (json!({"aid": "where"}), &["sup.sec"]),
        (json!({"aid": {"named": "sup.sonic"}}), &["sup.sonic"]),
        (json!({"aid": "exchange"}), &["sup.sonic"]),
        (aid("which", "loc.luna"), &["sup.sonic"]),
        (aid("which", "loc.pompeii"), &["sup.jack"]),
        (aid("to", "loc.luna"), &["sup.jack"]),
        (aid("cost", "loc.luna"), &["sup.k9"]),
        (json!({"aid": {"dream": {"named": [null, null, null]}}}), &["sup.sonic"]),
        (json!({"aid": {"dream": {"named": ["loc.pompeii", null, null]}}}), &["sup.dreamlord"]),
        (json!({"stash": "more"}), &["def.amy", "def.rory"]),
        (json!({"shed": "more"}), &[]),
        (json!({"settle": {"card": "loc.pompeii"}}), &[]),
        (json!({"turn": "act"}), &[]),
        (json!({"turn": "begin"}), &[]),
    ];
    for (doing, staged) in impossible {
        let fault = with(doing.clone(), staged).map(|_| ()).unwrap_err();
        assert_eq!(
            (fault.key, fault.at.as_deref()),
            ("fault-position-doing", Some("doing")),
            "{doing}"
        );
    }
}

/// Cards and counters that cannot lie so, each with its place.
#[test]
fn faulty_tables() {
    let base = json!({
        "turn": 0,
        "players": [{"hand": ["def.amy"], "reserve": ["def.rory"]}, {}],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.dalek", "ene.master"]), defended("loc.venice", 1, &["def.amy"])],
        "discard": ["loc.bowie"], "pile": ["ene.zero"]
    });
    let wrong =
        |pointer: &str, value: Value, key: &str, at: &str| faulty(&base, pointer, value, key, at);
    wrong("/turn", json!(4), "fault-position-seat", "turn");
    wrong("/players", json!([{}, {}, {}, {}, {}]), "fault-position-players", "players");
    wrong(
        "/players/0/hand/0",
        json!("loc.pompeii"),
        "fault-position-card",
        "locations[0].location",
    );
    wrong("/players/0/hand/0", json!("def.martha"), "fault-unreadable", "players[0].hand[0]");
    wrong("/players/0/hands", json!([]), "fault-unreadable", "players[0].hands");
    wrong(
        "/players/0/reserve",
        json!(["def.rory", "def.amy", "def.amy"]),
        "fault-position-reserve",
        "players[0].reserve",
    );
    wrong(
        "/players/0/reserve",
        json!(vec!["def.amy"; 11]),
        "fault-position-reserve",
        "players[0].reserve",
    );
    wrong("/players/0/units", json!(["sup.fish"]), "fault-position-kind", "players[0].units[0]");
    wrong("/players/0/beside", json!(["sup.unit"]), "fault-position-kind", "players[0].beside[0]");
    wrong("/players/0/tp", json!(31), "fault-position-tokens", "players");
    wrong("/locations/0/owner", json!(9), "fault-position-seat", "locations[0].owner");
    wrong(
        "/locations/0/location",
        json!("def.amy"),
        "fault-position-kind",
        "locations[0].location",
    );
    wrong(
        "/locations/0/location",
        json!("start.bannerman"),
        "fault-position-kind",
        "locations[0].location",
    );
    wrong(
        "/locations/1/location",
        json!("loc.pompeii"),
        "fault-position-twice",
        "locations[1].location",
    );
    wrong(
        "/locations/1/defenders",
        json!(["ene.zero"]),
        "fault-position-kind",
        "locations[1].defenders[0]",
    );
    wrong(
        "/locations/1/defenders",
        json!(["def.amy", "def.amy"]),
        "fault-position-defender",
        "locations[1].defenders[1]",
    );
    wrong("/locations/0/attack/by", json!(7), "fault-position-seat", "locations[0].attack.by");
    wrong("/locations/0/attack/by", json!(0), "fault-position-attack", "locations[0].attack");
    wrong("/locations/0/tardis", json!(true), "fault-position-attack", "locations[0].attack");
    wrong(
        "/locations/0/attack/enemies",
        json!([]),
        "fault-position-no-enemy",
        "locations[0].attack.enemies",
    );
    wrong(
        "/locations/0/attack/enemies/1",
        json!("def.amy"),
        "fault-position-kind",
        "locations[0].attack.enemies[1]",
    );
    wrong(
        "/locations/0/attack/enemies/1",
        json!("ene.beast"),
        "fault-position-compatible",
        "locations[0].attack.enemies[1]",
    );
    wrong(
        "/locations/0/attack/rivers",
        json!(9),
        "fault-position-card",
        "locations[0].attack.rivers",
    );
    wrong(
        "/locations/0/attack/enemies/1",
        json!({"card": "ene.master", "facing": "turned"}),
        "fault-position-doing",
        "locations[0]",
    );
    let facing = |facing: Value| json!({"card": "ene.master", "facing": facing});
    let sideways = "locations[0].attack.enemies[1].facing";
    wrong("/locations/0/attack/enemies/1", facing(json!("side")), "fault-unreadable", sideways);
    wrong("/locations/0/attack/enemies/1", facing(json!(3)), "fault-unreadable", sideways);
    let enemy = "locations[0].attack.enemies[1]";
    for odd in [json!(3), json!("ene.martha"), json!({"card": "ene.master"})] {
        wrong("/locations/0/attack/enemies/1", odd, "fault-unreadable", enemy);
    }
    wrong("/locations/0/defenders", json!(["def.amy"]), "fault-position-doing", "locations[0]");
    wrong("/discard/0", json!("loc.pompeii"), "fault-position-card", "discard[0]");
    wrong("/pile/0", json!("loc.bowie"), "fault-position-card", "pile[0]");
    wrong("/pile", json!(["end", "end"]), "fault-position-end-card", "pile");
    wrong("/staged", json!(["def.amy"]), "fault-position-doing", "doing");
    wrong("/phase", json!({"endgame": {"turns": 0, "idle": 0}}), "fault-position-phase", "phase");
    wrong("/end_drawn", json!(true), "fault-position-phase", "phase");
    for ended in ["counters", "cannot-act", "all-idle", "round-limit"] {
        wrong("/ended", json!(ended), "fault-position-ended", "ended");
    }
    let six = ["loc.luna", "loc.museum", "loc.sardick", "loc.downing", "loc.craig", "loc.midnight"];
    let tardises: Vec<Value> = six.iter().map(|at| protected(at, 2)).collect();
    wrong("/locations", json!(tardises), "fault-position-counters", "locations");
}

/// What is in progress has no key that nothing knows.
#[test]
fn unknown_keys_of_what_is_in_progress_are_refused() {
    let play = questions();
    let names = CardGame::names(play.game().game().its_book());
    let reads = |value: Value| names.scope(|| serde_json::from_value::<Defend>(value)).is_ok();
    assert!(reads(json!({"more": {"at": "loc.library"}})));
    assert!(!reads(json!({"more": {"at": "loc.library", "nonsense": 1}})));
}
