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

/// A list of choices is one action: its last part is refused by its rule, and nothing is played.
#[test]
fn parts_of_an_action_are_judged_without_playing_them() {
    let mut door = table("def.river", "def.rory");
    let position = answer(&mut door, &json!({"op": "position"}));
    let mut legal = |at: &str| {
        let choice = json!([{"defender": "def.amy"}, {"at": at}]);
        answer(&mut door, &json!({"op": "legal", "seat": 0, "choice": choice}))["ok"].clone()
    };
    assert_eq!(legal("start.hospital"), json!({"legal": true}));
    let refused = legal("start.amelia");
    assert_eq!(refused["legal"], false, "{refused}");
    assert!(refused["rule"].as_str().unwrap().starts_with("dwcg.def"), "{refused}");
    assert_eq!(answer(&mut door, &json!({"op": "position"})), position);
}

#[test]
fn a_hint_has_a_plan_a_chance_and_a_reason() {
    let mut door = table("def.river", "def.rory");
    let request = json!({"op": "hint", "seat": 0, "level": "search:60it"});
    let hint = answer(&mut door, &request)["ok"].clone();
    let choices = hint["choices"].as_array().unwrap();
    let chance = |at: usize| choices[at]["chance"].as_u64().unwrap();
    assert!(chance(0) >= chance(1) && (1..100).contains(&chance(0)), "{hint}");
    assert!(hint["text"]["en"].as_str().unwrap().contains(&chance(0).to_string()), "{hint}");
    let placed = choices.iter().find(|it| it["choice"] == json!({"defender": "def.amy"}));
    let then = placed.unwrap()["then"].as_array().unwrap();
    assert_eq!(then[0]["choice"], json!({"at": "start.hospital"}), "{then:?}");
    assert!(then[0]["label"]["fr"].is_string());
}
