//! Advice at the tables of miniatures: places are told by what lies there, also on the way.

use reglette_registry::Door;
use serde_json::{Value, json};

fn ok(door: &mut Door, request: &Value) -> Value {
    let reply: Value = serde_json::from_str(&door.answer(&request.to_string())).expect("JSON");
    assert!(reply.get("error").is_none(), "{request} {reply}");
    reply["ok"].clone()
}

/// The label under which an open question offers a choice.
fn offered(ask: &Value, choice: &Value) -> Option<Value> {
    let at = ask["options"].as_array()?.iter().position(|it| it == choice)?;
    Some(ask["labels"][at].clone())
}

/// Follows the advice of a bot; gives how often a planned place was told as it was when it was asked.
fn followed(game: &str, named: &str) -> usize {
    let mut door = Door::new();
    let start = json!({"op": "start", "game": game, "dice": {"seed": "advice"}});
    let mut ask = ok(&mut door, &start)["ask"].clone();
    let mut planned: Option<Value> = None;
    let mut told = 0;
    for _ in 0..60 {
        let seat = &ask["seat"];
        let same =
            |it: &Value| offered(&ask, &it["choice"]).is_some_and(|label| label == it["label"]);
        if let Some(it) = planned.filter(|it| offered(&ask, &it["choice"]).is_some()) {
            assert!(same(&it), "{it} {ask}");
            told += usize::from(it["choice"].get(named).is_some());
        }
        let hint = ok(&mut door, &json!({"op": "hint", "seat": seat, "level": "greedy"}));
        let best = &hint["choices"][0];
        planned = best["then"].get(0).cloned();
        let play = json!({"op": "play", "seat": seat, "choice": best["choice"]});
        ask = ok(&mut door, &play)["ask"].clone();
    }
    told
}

#[test]
fn what_is_planned_is_told_as_when_it_is_asked() {
    assert!(followed("sotas", "to") > 2);
    assert!(followed("exterminate", "go") > 2);
}
