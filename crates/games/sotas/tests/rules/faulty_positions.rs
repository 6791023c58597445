//! Positions that no play leads to are refused, and the fault names its place.

use reglette_engine::Code;
use reglette_sotas::Sotas;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::mm;

/// Two against two in the house of the Angels, with a figure that acts.
fn base() -> Value {
    let at = |name: &str, place: (i32, i32)| json!({"figure": name, "whereabouts": "table", "at": mm(place), "z": 0});
    json!({
        "setup": {"scenario": "dont-blink", "rosters": [
            {"figures": [{"profile": "amy-pond"}, {"profile": "doctor-11"}]},
            {"figures": [{"profile": "weeping-angel", "count": 2}]},
        ]},
        "figures": [
            at("amy-pond", (200, 100)), at("doctor-11", (300, 100)),
            at("weeping-angel-1", (200, 126)), at("weeping-angel-2", (600, 500)),
        ],
        "round": {"turn": 1, "order": ["side.a", "side.b"], "hand": 0, "hands": 0},
        "active": {"figure": "amy-pond", "seat": 0, "actions": 2},
        "doing": [{"hand": "activated"}, {"activation": "act"}],
    })
}

/// The same with one value changed.
fn changed(pointer: &str, value: Value) -> Value {
    let mut position = base();
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let parent = position.pointer_mut(parent).unwrap_or_else(|| panic!("{pointer}"));
    match parent {
        Value::Array(list) if name == "-" => list.push(value),
        Value::Array(list) => list[name.parse::<usize>().unwrap()] = value,
        parent => parent[name] = value,
    }
    position
}

fn faulty(pointer: &str, value: Value, key: &str, at: &str) {
    let position = changed(pointer, value);
    let fault = Play::<Sotas>::try_at(position.clone()).map(drop).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), (key, Some(at)), "{pointer}: {fault}");
    assert_eq!(fault.code, Code::BadPosition, "{pointer}: {fault}");
}

#[test]
fn what_is_wrong_with_figures_is_told() {
    assert!(Play::<Sotas>::try_at(base()).is_ok());
    let range = "fault-position-range";
    let again = base()["figures"][0].clone();
    faulty("/figures/-", again, "fault-position-twice", "figures[4]");
    faulty("/figures/0/at", mm((-5, 100)), "fault-position-off-table", "figures[0]");
    faulty("/figures/0/at", mm((280, 100)), "fault-position-taken", "figures[0]");
    faulty("/figures/0/z", json!(9_000_000), range, "figures[0]");
    faulty("/figures/0/held", json!(7), range, "figures[0]");
    faulty("/figures/0/losses", json!({"wounds": 255}), range, "figures[0]");
    faulty("/figures/0/irradiated", json!(99), range, "figures[0]");
    faulty("/figures/0/kit", json!({"doses": 200}), range, "figures[0]");
    faulty("/figures/0/control", json!({"mind": "amy-pond"}), range, "figures[0]");
    faulty("/figures/0/whereabouts", json!({"inside": "amy-pond"}), range, "figures[0]");
    faulty("/figures/0/object", json!("object.key"), "fault-position-carried", "objects[0]");
    faulty("/figures/0/figure", json!("rory"), "fault-unreadable", "figures[0].figure");
    faulty("/objects", json!([{"carried": "doctor-11"}]), "fault-position-carried", "objects[0]");
    faulty("/objects", json!([]), "fault-position-objects", "objects");
    faulty("/pieces", json!([]), "fault-position-pieces", "pieces");
}

#[test]
fn what_is_wrong_with_the_turn_is_told() {
    let side = |seat: u8| json!({"seat": seat});
    faulty("/sides", json!([side(0)]), "fault-position-sides", "sides");
    faulty("/sides", json!([side(0), side(0)]), "fault-position-sides", "sides");
    faulty("/round/order", json!(["side.a", "side.a"]), "fault-position-round", "round");
    faulty("/round/order", json!(["side.a"]), "fault-position-round", "round");
    faulty("/round/hand", json!(2), "fault-position-round", "round");
    faulty("/round/turn", json!(255), "fault-position-round", "round");
    faulty("/active/seat", json!(2), "fault-position-range", "active");
    faulty("/active/actions", json!(200), "fault-position-range", "active");
    faulty("/active", Value::Null, "fault-position-active", "active");
    faulty("/ended", json!({"winner": "side.a", "why": "limit"}), "fault-position-ended", "ended");
    faulty("/doing", json!([]), "fault-position-ended", "ended");
    let flee = json!([{"flee": {"figure": "amy-pond", "moves": 1, "broke": true}}]);
    faulty("/queue", flee, "fault-position-queue", "queue");
}

/// sotas.activation, sotas.actions: no question of the game could be open about these.
#[test]
fn what_cannot_be_in_progress_is_refused() {
    let strike = |by: &str, target: &str| json!({"by": by, "target": target, "how": "quills"});
    let duel = |strike: Value, dice: [u8; 2], stage: &str| json!({"duel": {"strike": strike, "dice": dice, "stage": stage}});
    let fight = strike("doctor-11", "weeping-angel-1");
    let over = json!({"attack": "over"});
    let recoil = json!({"recoil": {"figure": "amy-pond", "from": mm((200, 126)), "free": false, "winner": null}});
    let cases = [
        (json!([{"hand": "activated"}]), 0),
        (json!([{"hand": "begin"}]), 0),
        (json!([{"activation": "act"}]), 0),
        (json!([{"hand": "activated"}, {"activation": "rolled"}]), 1),
        (json!([{"hand": "activated"}, {"activation": {"begin": {"figure": "amy-pond"}}}]), 1),
        (json!([{"hand": "activated"}, {"activation": "act"}, {"activation": "act"}]), 2),
        (json!([{"hand": "activated"}, {"stride": {"where": {"kind": "move"}}}]), 1),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"lob": {"where": {"grenade": 0}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"lob": {"where": {"grenade": 9}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"door": {"join": {"door": "p60"}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"fallout": {"order": {"until": 255}}}]),
            2,
        ),
        (json!([{"hand": "activated"}, over, duel(fight.clone(), [0, 3], "striker-rerolls")]), 2),
        (json!([{"hand": "activated"}, over, duel(fight.clone(), [3, 3], "roll")]), 2),
        (
            json!([{"hand": "activated"}, over, duel(strike("amy-pond", "amy-pond"), [3, 3], "target-rerolls")]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"fallout": {"refuge": {"until": 255, "effect": recoil}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"using": {"cure": {"patient": "amy-pond", "art": "heal", "left": 1}}}]),
            1,
        ),
    ];
    for (doing, at) in cases {
        let fault = Play::<Sotas>::try_at(changed("/doing", doing.clone())).map(drop).unwrap_err();
        let place = format!("doing[{at}]");
        let told = (fault.key, fault.at.as_deref());
        assert!(
            told == ("fault-position-doing", Some(place.as_str()))
                || told == ("fault-position-active", Some("active")),
            "{doing}: {fault}"
        );
    }
    let fine = json!([{"hand": "activated"}, over, duel(fight, [2, 5], "striker-rerolls")]);
    assert!(Play::<Sotas>::try_at(changed("/doing", fine)).is_ok());
}

#[test]
fn what_is_wrong_with_terrain_is_told() {
    let piece = |kind: &str| json!([{"kind": kind, "circle": [400, 300, 60]}]);
    let mut position = base();
    position["terrain"] = piece("wood");
    let fine = Play::<Sotas>::try_at(position).map(drop);
    assert!(fine.is_ok(), "{fine:?}");
    faulty("/terrain", piece("nowhere"), "fault-content-unknown", "terrain[0]");
    faulty("/pieces", json!([]), "fault-position-pieces", "pieces");
}

/// sotas.gas.1: gas has a Combat from 0 to 10.
#[test]
fn gas_has_a_combat() {
    let gas = |score: i8| {
        let zone = json!({"kind": "gas-zone", "rect": [450, 450, 50, 50], "score": score});
        Play::<Sotas>::try_at(changed("/terrain", json!([zone]))).map(drop)
    };
    assert!(gas(0).is_ok() && gas(10).is_ok());
    for score in [-1, 11] {
        let fault = gas(score).unwrap_err();
        assert_eq!((fault.key, fault.at.as_deref()), ("fault-content-score", Some("terrain[0]")));
    }
}
