//! Whatever arrives at the door of a real game: one reply, no failure, nothing changed by a refusal.

use reglette_engine::Rng;
use reglette_registry::Door;
use serde_json::{Value, json};

fn send(door: &mut Door, request: &Value) -> Value {
    serde_json::from_str(&door.answer(&request.to_string())).expect("a reply is JSON")
}

fn ok(door: &mut Door, request: &Value) -> Value {
    let reply = send(door, request);
    assert!(reply.get("error").is_none(), "{request} {reply}");
    reply["ok"].clone()
}

/// A game with a set-up, and how far one of its games goes.
#[derive(Clone, Copy)]
struct Kind {
    game: &'static str,
    scenario: &'static str,
    stride: usize,
}

/// Every kind of game, the seed chooses the set-up.
fn kinds(seed: u64) -> Vec<Kind> {
    let pick = |list: &[&'static str]| list[seed as usize % list.len()];
    vec![
        Kind { game: "cardgame", scenario: pick(&["standard", "duel"]), stride: 16 },
        Kind {
            game: "sotas",
            scenario: pick(&[
                "dont-blink",
                "free-battle",
                "canary-wharf",
                "the-globe",
                "dalek-bomb",
            ]),
            stride: 9,
        },
        Kind {
            game: "exterminate",
            scenario: pick(&[
                "meeting-of-metal",
                "ship-of-death",
                "prisoner",
                "everybody-lives",
                "reverse-the-polarity",
            ]),
            stride: 12,
        },
    ]
}

/// A door some way into a game.
fn midgame(kind: Kind, seed: &str, decisions: usize) -> Door {
    let mut door = Door::new();
    let start = json!({"op": "start", "game": kind.game, "scenario": kind.scenario, "dice": {"seed": seed}});
    let mut ask = ok(&mut door, &start)["ask"].clone();
    let mut rng = Rng::from_text(seed);
    for _ in 0..decisions {
        let Some(options) = ask["options"].as_array() else { break };
        let choice = &options[rng.index(options.len())];
        let play = json!({"op": "play", "seat": ask["seat"], "choice": choice});
        ask = ok(&mut door, &play)["ask"].clone();
    }
    door
}

/// Changes one place of a document.
fn bend(value: &mut Value, rng: &mut Rng) {
    let odd = [
        json!(null),
        json!(true),
        json!(-1),
        json!(255),
        json!(1e300),
        json!(""),
        json!("ene.dalek"),
        json!("loc.pompeii"),
        json!("side.b"),
        json!("p3"),
        json!([]),
        json!({}),
    ];
    match value {
        Value::Array(list) if !list.is_empty() && rng.below(6) > 0 => {
            let at = rng.index(list.len());
            match rng.below(5) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => bend(&mut list[at], rng),
            }
        }
        Value::Object(fields) if !fields.is_empty() && rng.below(6) > 0 => {
            let key = fields.keys().nth(rng.index(fields.len())).cloned().expect("a key");
            match rng.below(6) {
                0 => drop(fields.shift_remove(&key)),
                1 => drop(fields.insert(format!("{key}x"), json!(1))),
                _ => bend(&mut fields[&key], rng),
            }
        }
        Value::Number(number) if rng.below(2) == 0 => {
            *value = json!(number.as_i64().unwrap_or(0) + i64::from(rng.below(5)) - 2);
        }
        _ => *value = odd[rng.index(odd.len())].clone(),
    }
}

fn assert_sound(door: &mut Door, request: &Value) {
    let before = ok(door, &json!({"op": "position"}));
    let reply = send(door, request);
    let fields: Vec<&String> = reply.as_object().expect("an object").keys().collect();
    assert!(fields == ["id", "ok"] || fields == ["id", "error"], "{reply}");
    if let Some(error) = reply.get("error") {
        let told = error["message"]["en"].as_str().expect("a text");
        assert!(!told.contains("program failed") && !told.contains('⟪'), "{request} {told}");
        assert!(error["code"] != "illegal" || error["rule"].is_string(), "{reply}");
        assert_eq!(ok(door, &json!({"op": "position"})), before, "{request}");
    }
    ok(door, &json!({"op": "ask"}));
}

#[test]
fn bent_requests_get_sound_replies() {
    for seed in 0..12 {
        for kind in kinds(seed) {
            bend_requests(kind, seed);
        }
    }
}

fn bend_requests(kind: Kind, seed: u64) {
    let mut rng = Rng::numbered("bent", seed);
    let mut door = midgame(kind, &format!("bent {seed}"), 20 + 2 * kind.stride * seed as usize);
    let ask = ok(&mut door, &json!({"op": "ask"}));
    let choice = ask["options"].get(0).cloned().unwrap_or_default();
    let requests = [
        json!({"id": 1, "op": "play", "seat": ask["seat"], "choice": choice}),
        json!({"id": 1, "op": "legal", "seat": ask["seat"], "choice": choice}),
        json!({"id": 1, "op": "odds", "seat": ask["seat"], "choice": choice}),
        json!({"id": 1, "op": "hint", "seat": ask["seat"], "level": "greedy"}),
        json!({"id": 1, "op": "view", "seat": "observer"}),
        json!({"id": 1, "op": "start", "game": "cardgame", "scenario": "duel",
               "options": {"end_card": "FIXED"}, "dice": {"script": ["loc.pompeii"]}}),
        json!({"id": 1, "op": "start", "game": "sotas", "options": {"scale": "15"}, "dice": {"seed": "a"},
               "rosters": [{"name": "Us", "figures": [{"profile": "dalek", "count": 2}]},
                           {"figures": [{"profile": "rose-tyler", "add": ["pistol"]}]}]}),
    ];
    for request in &requests {
        for _ in 0..15 {
            let mut bent = request.clone();
            bend(&mut bent, &mut rng);
            assert_sound(&mut door, &bent);
        }
    }
}

#[test]
fn bent_positions_are_refused_or_played_on() {
    for seed in 0..24 {
        for kind in kinds(seed) {
            bend_positions(kind, seed);
        }
    }
}

fn bend_positions(kind: Kind, seed: u64) {
    let mut rng = Rng::numbered("positions", seed);
    let mut played = midgame(kind, &format!("bent {seed}"), kind.stride * seed as usize);
    let position = ok(&mut played, &json!({"op": "position"}));
    let mut door = midgame(kind, "quiet", 0);
    for _ in 0..12 {
        let mut bent = position.clone();
        for _ in 0..=rng.below(2) {
            bend(&mut bent, &mut rng);
        }
        let start =
            json!({"op": "start", "game": kind.game, "position": bent, "dice": {"seed": "on"}});
        assert_sound(&mut door, &start);
        for _ in 0..16 {
            let ask = ok(&mut door, &json!({"op": "ask"}));
            let Some(options) = ask["options"].as_array() else { break };
            assert!(!options.is_empty(), "{start}");
            let choice = &options[rng.index(options.len())];
            let play = json!({"op": "play", "seat": ask["seat"], "choice": choice});
            let reply = send(&mut door, &play);
            assert!(reply.get("ok").is_some(), "{start} {play} {reply}");
        }
    }
}

#[test]
fn bent_records_are_refused_or_replayed() {
    for kind in kinds(0) {
        let record = ok(&mut midgame(kind, "record", 150), &json!({"op": "record"}));
        let mut door = midgame(kind, "quiet", 0);
        let mut rng = Rng::from_text("records");
        for _ in 0..150 {
            let mut bent = record.clone();
            bend(&mut bent, &mut rng);
            assert_sound(&mut door, &json!({"op": "load", "record": bent}));
        }
    }
}
