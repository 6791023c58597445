//! The JSON door: exactly one sound reply to each line, and nothing changed by a refusal.

use reglette_engine::Rng;
use reglette_engine::game::Scenario;
use reglette_registry::Door;
use serde_json::{Value, json};

use super::all_games;

pub fn one(data: &[u8]) -> String {
    let text = String::from_utf8_lossy(data);
    let mut door = Door::new().with_seeds(|| "fuzz".to_owned());
    let mut came = String::new();
    for line in text.split('\n').take(24).filter(|line| !takes_long(line)) {
        let before = ask(&mut door, "record");
        let reply = door.answer(line);
        came += &check_reply(&reply);
        if reply.contains("\"error\"") {
            assert_eq!(ask(&mut door, "record"), before, "a refused request changes nothing");
        }
    }
    came
}

fn ask(door: &mut Door, op: &str) -> Value {
    serde_json::from_str(&door.answer(&json!({ "op": op }).to_string())).expect("a document")
}

/// Hints may be asked to think for minutes; that is not what is tried here.
fn takes_long(line: &str) -> bool {
    let request: Value = serde_json::from_str(line).unwrap_or(Value::Null);
    let quick = matches!(request["level"].as_str(), Some("random" | "easy" | "1" | "2"));
    request["op"] == json!("hint") && !quick
}

/// A reply is a document on one line, with an answer or with an error that is told in both
/// languages.
fn check_reply(reply: &str) -> String {
    assert!(!reply.contains('\n'), "{reply}");
    let reply: Value = serde_json::from_str(reply).expect("a document");
    assert!(reply.get("id").is_some(), "{reply}");
    match (reply.get("ok"), reply.get("error")) {
        (Some(ok), None) => {
            let kind = ok.pointer("/ask/kind").or(ok.pointer("/kind")).and_then(Value::as_str);
            format!("ok {};", kind.unwrap_or_default())
        }
        (None, Some(error)) => {
            let code = error["code"].as_str().expect("an error has a code");
            for lang in ["en", "fr"] {
                let told = error["message"][lang].as_str().expect("an error is told");
                assert!(!told.is_empty() && !told.contains('\u{27ea}'), "no wording: {reply}");
            }
            let digits = |it: char| if it.is_ascii_digit() { '#' } else { it };
            let at: String = error["at"].as_str().unwrap_or("").chars().map(digits).collect();
            format!("{code} {at} {};", error["rule"].as_str().unwrap_or(""))
        }
        _ => panic!("neither answer nor error, or both: {reply}"),
    }
}

pub fn seeds() -> Vec<String> {
    let mut seeds = Vec::new();
    for game in all_games() {
        for scenario in game.info().scenarios {
            seeds.push(conversation(game.info().id, scenario));
        }
    }
    seeds
}

/// A sound conversation that uses every request.
fn conversation(game: &str, scenario: &Scenario) -> String {
    let (scenario, seats) = (scenario.id, vec!["Amy"; usize::from(scenario.players[0])]);
    let mut door = Door::new();
    let mut rng = Rng::from_text(scenario);
    let start = json!({"id": 1, "op": "start", "game": game, "scenario": scenario,
                       "dice": {"seed": scenario}, "seats": seats});
    let mut lines = vec![json!({"op": "games"}), start];
    let mut ask: Value = serde_json::from_str(&door.answer(&lines[1].to_string())).expect("JSON");
    ask = ask["ok"]["ask"].take();
    for number in 0..6 {
        let options = ask["options"].as_array().cloned().unwrap_or_default();
        let (seat, choice) = (ask["seat"].clone(), options[rng.index(options.len())].clone());
        let answer = |op: &str| json!({"id": number, "op": op, "seat": seat, "choice": choice});
        let play = answer("play");
        lines.extend(match number {
            0 => vec![answer("legal"), json!({"op": "view", "seat": 1})],
            1 => vec![json!({"op": "position"}), json!({"op": "view", "seat": "observer"})],
            2 => vec![answer("odds"), json!({"op": "ask"})],
            3 => vec![json!({"op": "undo"}), json!({"op": "record"})],
            _ => vec![json!({"op": "hint", "seat": seat, "level": "easy"})],
        });
        if number == 3 {
            // What was taken back is asked again.
            door.answer(&json!({"op": "undo"}).to_string());
            let again = door.answer(&json!({"op": "ask"}).to_string());
            ask = serde_json::from_str::<Value>(&again).expect("JSON")["ok"].take();
            continue;
        }
        let reply = door.answer(&play.to_string());
        ask = serde_json::from_str::<Value>(&reply).expect("JSON")["ok"]["ask"].take();
        lines.push(play);
    }
    let record = door.answer(&json!({"op": "record"}).to_string());
    let record = serde_json::from_str::<Value>(&record).expect("JSON")["ok"].take();
    lines
        .push(json!({"op": "load", "record": record, "dice": {"script": [], "then": {"seed": 3}}}));
    lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n")
}
