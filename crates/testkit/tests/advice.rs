//! What the door advises a seat does not depend on cards the seat cannot see.

use reglette_registry::Door;
use serde_json::{Value, json};

fn answer(door: &mut Door, request: &Value) -> Value {
    serde_json::from_str(&door.answer(&request.to_string())).expect("a document")
}

/// A table on which seat 1 holds and has laid these cards.
fn table(hand: &str, defender: &str) -> Door {
    let mut door = Door::new();
    let position = json!({
        "turn": 0,
        "players": [
            {"hand": ["ene.dalek", "ene.sontaran", "def.amy", "loc.pompeii", "sup.fish"], "tp": 6},
            {"hand": [hand, "def.doctor"], "reserve": ["sup.tesselecta"]},
            {"hand": ["ene.beast"]},
        ],
        "locations": [
            {"location": "start.amelia", "owner": 1, "defenders": [defender]},
            {"location": "start.hospital", "owner": 0},
        ],
    });
    let start = json!({"op": "start", "game": "cardgame", "position": position,
                       "dice": {"seed": "advice"}});
    let reply = answer(&mut door, &start);
    assert!(reply.get("ok").is_some(), "{reply}");
    door
}

/// dwcg.info.1, dwcg.info.3: two tables that seat 0 cannot tell apart.
#[test]
fn hints_and_odds_do_not_depend_on_hidden_cards() {
    let (mut one, mut other) = (table("def.river", "def.rory"), table("ene.angel", "def.river"));
    let requests = [
        json!({"op": "view", "seat": 0}),
        json!({"op": "ask"}),
        json!({"op": "hint", "seat": 0, "level": "easy"}),
        json!({"op": "hint", "seat": 0, "level": "greedy"}),
        json!({"op": "hint", "seat": 0, "level": "search:40it"}),
        json!({"op": "odds", "seat": 0, "of": "vp",
               "choice": [{"enemy": "ene.dalek"}, {"at": "start.amelia"}]}),
    ];
    for request in requests {
        let told = answer(&mut one, &request);
        assert!(told.get("ok").is_some(), "{told}");
        assert_eq!(answer(&mut other, &request), told, "{request}");
    }
}
