//! The JSON-lines door as a program sees it.

use serde_json::{Value, json};

use crate::common::{Folder, door, fed};

#[test]
fn every_line_gets_one_reply_with_its_id() {
    let start = json!({"id": 1, "op": "start", "game": "cardgame", "dice": {"seed": "a"}});
    let replies = door(
        &[],
        &[
            json!({"id": 0, "op": "games"}),
            start,
            json!({"id": 2, "op": "ask"}),
            json!({"id": 3, "op": "view", "seat": "observer"}),
            json!({"id": 4, "op": "undo"}),
            json!({"id": 5, "op": "record"}),
            json!({"id": 6, "op": "fly"}),
        ],
    );
    assert_eq!(replies.len(), 7);
    for (at, reply) in replies.iter().enumerate() {
        assert_eq!(reply["id"], at, "{reply}");
    }
    assert_eq!(replies[0]["ok"][0]["id"], "cardgame");
    assert_eq!(replies[1]["ok"]["ask"], replies[2]["ok"]);
    assert_eq!(replies[4]["error"]["code"], "bad-request");
    assert_eq!(replies[5]["ok"][0]["game"], "cardgame");
    assert!(replies[6]["error"]["message"]["fr"].is_string());
}

#[test]
fn what_cannot_be_read_is_answered_and_the_door_stays_open() {
    let out = fed(&["engine"], "nonsense\n\n[]\n{\"op\":\"games\"}").good();
    let replies: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), 4);
    assert!(replies[..3].iter().all(|reply| reply["error"]["code"] == "bad-request"));
    assert!(replies[3]["ok"].is_array());
}

#[test]
fn a_move_changes_the_game_and_undo_takes_it_back() {
    let start = json!({"op": "start", "game": "cardgame", "dice": {"seed": "a"}});
    let ask = door(&[], std::slice::from_ref(&start))[0]["ok"]["ask"].clone();
    let choice = ask["options"][0].clone();
    let play = json!({"op": "play", "seat": ask["seat"], "choice": choice});
    let replies = door(&[], &[start, play, json!({"op": "undo"})]);
    assert!(replies[1]["ok"]["events"].is_array());
    assert_eq!(replies[2]["ok"]["ask"], ask);
}

#[test]
fn a_deck_of_ones_own_is_played_with() {
    let folder = Folder::new();
    let deck = include_str!("../../../../data/cardgame/deck.toml");
    folder.write("deck.toml", &deck.replace("\"Gallifrey\"", "\"Skaro\""));
    let start = json!({"op": "start", "game": "cardgame", "dice": {"seed": "a"}});
    let requests = [start, json!({"op": "record"})];
    let own = door(&["--content", &folder.at("")], &requests);
    assert!(own[1]["ok"][0]["content"].is_string(), "{}", own[1]["ok"][0]);
    assert!(door(&[], &requests)[1]["ok"][0]["content"].is_null());
}
