//! The JSON-lines door, request by request, on a toy game.

mod toy;

use reglette_engine::setup::Content;
use reglette_registry::{Door, door};
use serde_json::{Value, json};

fn send(door: &mut Door, request: Value) -> Value {
    let reply = door.answer(&request.to_string());
    assert!(!reply.contains('\n'), "one line: {reply}");
    serde_json::from_str(&reply).expect("a reply is JSON")
}

fn ok(door: &mut Door, request: Value) -> Value {
    let reply = send(door, request);
    assert!(reply.get("error").is_none(), "{reply}");
    reply["ok"].clone()
}

fn error(door: &mut Door, request: Value) -> Value {
    let reply = send(door, request);
    assert!(reply.get("ok").is_none(), "{reply}");
    for lang in ["fr", "en"] {
        let told = reply["error"]["message"][lang].as_str().expect("a text");
        assert!(!told.contains(['⟪', '{']), "{told}");
    }
    reply["error"].clone()
}

fn code(door: &mut Door, request: Value) -> String {
    error(door, request)["code"].as_str().expect("a code").to_owned()
}

/// A door at which a game of these dice has begun; the first face deals the tokens.
fn begun(script: Value) -> Door {
    let mut door = Door::to(&toy::GAMES);
    ok(&mut door, json!({"op": "start", "game": "toy", "dice": {"script": script}}));
    door
}

fn play(choice: Value) -> Value {
    json!({"op": "play", "seat": 0, "choice": choice})
}

#[test]
fn a_game_is_played_from_start_to_end() {
    let mut door = Door::to(&toy::GAMES);
    let start = json!({
        "id": 7, "op": "start", "game": "toy", "options": {"goal": 5}, "seats": ["Ann", "Bob"],
        "dice": {"script": ["sun", 3, 4, 6]},
    });
    let begun = send(&mut door, start);
    assert_eq!(begun["id"], 7);
    let ask = &begun["ok"]["ask"];
    assert_eq!(ask["options"], json!(["Roll", {"Bank": "sun"}]));
    assert_eq!(ask["coverage"], "all");
    assert_eq!(ask["labels"][0], json!({"fr": "Lancer", "en": "Roll"}));
    assert_eq!(ask["labels"][1]["en"], "Bank with the Sun");
    assert_eq!(
        (&ask["seat"], &ask["rule"], &ask["kind"]),
        (&json!(0), &json!("toy.turn"), &json!("turn"))
    );
    assert_eq!(ask["text"]["en"], "Roll, or bank 0 points?");
    let rolled = ok(&mut door, play(json!("Roll")));
    assert_eq!(rolled["events"][0]["rule"], "toy.roll");
    assert_eq!(rolled["events"][0]["text"]["en"], "Ann rolls 3.");
    ok(&mut door, play(json!("Roll")));
    let end = ok(&mut door, play(json!({"Bank": "sun"})));
    let over = &end["ask"]["over"];
    assert_eq!(over["winners"], json!([0]));
    assert_eq!(over["text"]["en"], "Ann wins.");
    assert_eq!(over["unused"], json!(["6"]));
    assert_eq!(ok(&mut door, json!({"op": "ask"})), end["ask"]);
    assert_eq!(code(&mut door, play(json!("Roll"))), "over");
}

#[test]
fn the_list_of_games_tells_how_each_is_set_up() {
    let games = ok(&mut Door::to(&toy::GAMES), json!({"op": "games"}));
    let toy = &games[0];
    assert_eq!(toy["id"], "toy");
    assert_eq!(toy["title"], json!({"fr": "Jouet", "en": "Toy"}));
    assert_eq!(toy["seats"], json!({"min": 2, "max": 2}));
    assert_eq!(toy["options"][0]["values"], json!(["10", "5"]));
    assert_eq!(toy["options"][0]["default"], "10");
    assert_eq!(toy["rules_version"], 1);
}

#[test]
fn legal_tells_the_rule_and_changes_nothing() {
    let mut door = begun(json!(["sun"]));
    let before = ok(&mut door, json!({"op": "position"}));
    let legal = |choice: Value| json!({"op": "legal", "seat": 0, "choice": choice});
    assert_eq!(ok(&mut door, legal(json!("Roll"))), json!({"legal": true}));
    let refused = ok(&mut door, legal(json!({"Bank": "moon"})));
    assert_eq!((&refused["legal"], &refused["rule"]), (&json!(false), &json!("toy.bank")));
    assert_eq!(refused["why"]["en"], "Not allowed by rule toy.bank: Only your own token banks.");
    assert_eq!(code(&mut door, legal(json!({"Bank": "star"}))), "bad-choice");
    assert_eq!(ok(&mut door, legal(json!([{"Bank": "moon"}])))["rule"], "toy.bank");
    assert_eq!(code(&mut door, legal(json!([]))), "bad-request");
    assert_eq!(ok(&mut door, json!({"op": "position"})), before);
}

#[test]
fn refusals_have_their_codes_and_change_nothing() {
    let mut door = begun(json!(["sun", 3]));
    let before = ok(&mut door, json!({"op": "position"}));
    let illegal = error(&mut door, play(json!({"Bank": "moon"})));
    assert_eq!((&illegal["code"], &illegal["rule"]), (&json!("illegal"), &json!("toy.bank")));
    let unknown = error(&mut door, play(json!({"Bank": "star"})));
    assert_eq!((&unknown["code"], &unknown["at"]), (&json!("bad-choice"), &json!("choice.Bank")));
    for (request, expected) in [
        (play(json!("Jump")), "bad-choice"),
        (play(json!(null)), "bad-choice"),
        (json!({"op": "play", "seat": 1, "choice": "Roll"}), "not-your-turn"),
        (json!({"op": "play", "seat": 9, "choice": "Roll"}), "bad-request"),
        (json!({"op": "play", "seat": 300, "choice": "Roll"}), "bad-request"),
        (json!({"op": "play", "seat": "a", "choice": "Roll"}), "bad-request"),
        (json!({"op": "play", "choice": "Roll"}), "bad-request"),
        (json!({"op": "play", "seat": 0}), "bad-request"),
        (json!({"op": "play", "seat": 0, "choice": "Roll", "now": 1}), "bad-request"),
        (json!({"op": "view", "seat": 2}), "bad-request"),
        (json!({"op": "view", "seat": "nobody"}), "bad-request"),
        (json!({"op": "start", "game": "chess"}), "unknown-game"),
        (json!({"op": "start", "game": "toy", "scenario": "odd"}), "bad-request"),
        (json!({"op": "start", "game": "toy", "options": {"goal": [1]}}), "bad-request"),
        (json!({"op": "start", "game": "toy", "dice": {"script": [9]}}), "bad-request"),
        (json!({"op": "start", "game": "toy", "dice": {"script": []}}), "dice-dry"),
        (json!({"op": "start", "game": "toy", "position": 3}), "bad-position"),
        (json!({"op": "start", "game": "toy", "position": {"turn": 0}}), "bad-position"),
        (json!({"op": "load", "record": []}), "bad-record"),
        (json!({"op": "load", "record": 3}), "bad-record"),
        (json!({"op": "load", "record": ["{}"]}), "bad-record"),
        (json!({"op": "undo"}), "bad-request"),
        (json!({"op": "dance"}), "bad-request"),
        (json!({"op": 3}), "bad-request"),
        (json!({}), "bad-request"),
        (json!([]), "bad-request"),
        (json!("ask"), "bad-request"),
    ] {
        assert_eq!(code(&mut door, request.clone()), expected, "{request}");
    }
    assert_eq!(ok(&mut door, json!({"op": "position"})), before);
    assert_eq!(ok(&mut door, play(json!("Roll")))["events"][0]["what"]["Rolled"]["face"], 3);
}

#[test]
fn nothing_can_be_asked_before_a_game_is_started() {
    let mut door = Door::to(&toy::GAMES);
    for op in ["ask", "position", "record", "undo"] {
        assert_eq!(code(&mut door, json!({"op": op})), "bad-request", "{op}");
    }
    assert_eq!(code(&mut door, json!({"op": "view", "seat": 0})), "bad-request");
}

#[test]
fn lines_that_are_no_request_get_one_reply_each() {
    let mut door = Door::to(&toy::GAMES);
    let deep = "[".repeat(100_000);
    for line in ["", " ", "{", "nonsense", "{\"op\":\"ask\"} {}", "\u{0}", &deep, "{\"id\":1e999}"]
    {
        let reply: Value = serde_json::from_str(&door.answer(line)).unwrap();
        assert_eq!(reply["error"]["code"], "bad-request", "{reply}");
        assert_eq!(reply["id"], Value::Null);
    }
    let long = format!("{{\"op\":\"ask\",\"x\":\"{}\"}}", "x".repeat(door::LIMIT));
    let reply: Value = serde_json::from_str(&door.answer(&long)).unwrap();
    assert_eq!(reply["error"]["code"], "too-large");
}

#[test]
fn streams_are_answered_line_by_line() {
    let mut input = b"{\"id\":1,\"op\":\"games\"}\r\n".to_vec();
    input.extend(b"\xff\xfe\n\n");
    input.extend(std::iter::repeat_n(b'x', door::LIMIT * 2));
    input.extend(b"\n{\"id\":2,\"op\":\"ask\"}");
    let mut output = Vec::new();
    door::serve(Door::to(&toy::GAMES), input.as_slice(), &mut output).unwrap();
    let replies: Vec<Value> = String::from_utf8(output)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(replies.len(), 5);
    assert!(replies[0]["ok"].is_array());
    assert_eq!(replies[1]["error"]["code"], "bad-request");
    assert_eq!(replies[2]["error"]["code"], "bad-request");
    assert_eq!(replies[3]["error"]["code"], "too-large");
    assert_eq!(replies[4]["id"], 2);
}

#[test]
fn a_line_of_exactly_the_limit_is_read() {
    let request = json!({"op": "ask"}).to_string();
    let line = format!("{request}{}\n", " ".repeat(door::LIMIT - request.len()));
    let mut output = Vec::new();
    door::serve(Door::to(&toy::GAMES), line.as_bytes(), &mut output).unwrap();
    let reply: Value = serde_json::from_slice(&output).unwrap();
    assert_eq!(reply["error"]["code"], "bad-request");
}

#[test]
fn dry_dice_leave_the_state_and_may_go_on_from_a_seed() {
    let mut door = begun(json!(["sun"]));
    let before = ok(&mut door, json!({"op": "position"}));
    assert_eq!(code(&mut door, play(json!("Roll"))), "dice-dry");
    assert_eq!(ok(&mut door, json!({"op": "position"})), before);
    let dice = json!({"script": ["sun"], "then": {"seed": "x"}});
    ok(&mut door, json!({"op": "start", "game": "toy", "dice": dice}));
    ok(&mut door, play(json!("Roll")));
}

#[test]
fn a_failure_inside_a_rule_is_reported_and_undone() {
    let mut door = begun(json!(["sun", 2, 3, 4, 5]));
    let before = ok(&mut door, json!({"op": "position"}));
    let failed = error(&mut door, play(json!("Fail")));
    assert_eq!((&failed["code"], &failed["at"]), (&json!("bad-request"), &json!("internal")));
    assert_eq!(ok(&mut door, json!({"op": "position"})), before);
    let rolled = ok(&mut door, play(json!("Roll")));
    assert_eq!(rolled["events"][0]["what"]["Rolled"]["face"], 2, "no die was used up");
}

#[test]
fn views_hide_what_a_seat_may_not_know() {
    let mut door = begun(json!(["sun"]));
    let view = |seat: Value| json!({"op": "view", "seat": seat});
    assert_eq!(ok(&mut door, view(json!(0)))["token"], "sun");
    assert_eq!(ok(&mut door, view(json!(1)))["token"], "moon");
    assert_eq!(ok(&mut door, view(json!("observer")))["token"], Value::Null);
}

#[test]
fn a_position_starts_an_equal_state() {
    let mut door = begun(json!(["moon", 6]));
    ok(&mut door, play(json!("Roll")));
    let position = ok(&mut door, json!({"op": "position"}));
    assert_eq!(position["points"], 6);
    assert_eq!(position["setup"]["options"]["goal"], "10");
    let mut other = Door::to(&toy::GAMES);
    ok(&mut other, json!({"op": "start", "game": "toy", "position": position}));
    assert_eq!(ok(&mut other, json!({"op": "position"})), position);
    let mut goal =
        json!({"op": "start", "game": "toy", "position": position, "options": {"goal": 5}});
    ok(&mut other, goal.clone());
    assert_eq!(ok(&mut other, json!({"op": "position"}))["setup"]["options"]["goal"], "5");
    goal["position"]["turn"] = json!(4);
    assert_eq!(error(&mut other, goal)["at"], "turn");
}

#[test]
fn a_record_is_loaded_and_goes_on() {
    let mut door = begun(json!(["sun", 3, 4]));
    ok(&mut door, play(json!("Roll")));
    let asked = ok(&mut door, json!({"op": "ask"}));
    let record = ok(&mut door, json!({"op": "record"}));
    assert_eq!(record.as_array().unwrap().len(), 4);
    let texts: Vec<String> = record.as_array().unwrap().iter().map(Value::to_string).collect();
    for written in [record.clone(), json!(texts), json!(texts.join("\n"))] {
        let mut other = Door::to(&toy::GAMES);
        let loaded =
            ok(&mut other, json!({"op": "load", "record": written, "dice": {"script": [5]}}));
        assert_eq!(loaded["ask"], asked);
        assert_eq!(ok(&mut other, json!({"op": "record"})), record);
        let rolled = ok(&mut other, play(json!("Roll")));
        assert_eq!(rolled["events"][0]["what"]["Rolled"]["face"], 5);
        let back = ok(&mut other, json!({"op": "undo"}));
        assert_eq!(back["ask"], asked);
    }
    let mut wrong = record;
    wrong[2]["dice"] = json!(["5"]);
    assert_eq!(code(&mut door, json!({"op": "load", "record": wrong})), "bad-record");
}

#[test]
fn hints_rank_the_choices_and_say_why() {
    let mut door = begun(json!(["sun"]));
    let hint = ok(&mut door, json!({"op": "hint", "seat": 0, "level": "greedy"}));
    let best = &hint["choices"][0];
    assert!(best["value"].is_number() && best["choice"] == "Roll", "{hint}");
    assert_eq!(best["label"]["en"], "Roll");
    assert_eq!(best["reasons"][0]["label"]["fr"], "actions qui commencent ainsi");
    let timed = json!({"op": "hint", "seat": 0, "level": "search", "budget_ms": 5});
    assert_eq!(ok(&mut door, timed)["level"], "search:5ms");
    for (level, id) in [(json!(1), "random"), (json!(3), "greedy"), (json!("2"), "easy")] {
        let numbered = json!({"op": "hint", "seat": 0, "level": level});
        assert_eq!(ok(&mut door, numbered)["level"], id);
    }
    for level in [json!("genius"), json!(0), json!(6), json!(1.5), json!([4]), json!(true)] {
        let wrong = json!({"op": "hint", "seat": 0, "level": level});
        assert_eq!(error(&mut door, wrong)["at"], "level");
    }
    for budget in [0, 60_001] {
        let wrong = json!({"op": "hint", "seat": 0, "level": "search", "budget_ms": budget});
        assert_eq!(error(&mut door, wrong)["at"], "budget_ms");
    }
    assert_eq!(code(&mut door, json!({"op": "hint", "seat": 1})), "not-your-turn");
}

#[test]
fn a_start_names_as_many_players_as_there_are_seats() {
    let mut door = Door::to(&toy::GAMES);
    let start = |seats: &[&str]| json!({"op": "start", "game": "toy", "seats": seats});
    ok(&mut door, start(&[]));
    ok(&mut door, start(&["Ann", "Bob"]));
    for seats in [&["Ann"][..], &["Ann", "Bob", "Zoé"]] {
        let refused = error(&mut door, start(seats));
        assert_eq!((&refused["code"], &refused["at"]), (&json!("bad-request"), &json!("seats")));
    }
}

#[test]
fn a_field_that_stands_twice_is_refused() {
    let mut door = Door::to(&toy::GAMES);
    for line in [
        r#"{"op":"games","op":"ask"}"#,
        r#"{"op":"start","game":"toy","dice":{"seed":"a","seed":"b"}}"#,
    ] {
        let reply: Value = serde_json::from_str(&door.answer(line)).unwrap();
        assert_eq!(reply["error"]["code"], "bad-request", "{reply}");
        let told = reply["error"]["message"]["fr"].as_str().unwrap();
        assert!(told.contains("figure deux fois"), "{told}");
    }
    let marked = door.answer("\u{feff}{\"op\":\"games\"}");
    assert!(marked.contains("\"ok\""), "a byte-order mark is skipped: {marked}");
}

#[test]
fn content_of_a_person_is_played_with() {
    let content = Content { files: vec![("x".to_owned(), "y".to_owned())] };
    let mut door = Door::to(&toy::GAMES).with_content(content.into());
    assert_eq!(code(&mut door, json!({"op": "start", "game": "toy"})), "bad-roster");
}

#[test]
fn undo_gives_the_same_dice_again() {
    let mut door = Door::to(&toy::GAMES);
    ok(&mut door, json!({"op": "start", "game": "toy", "dice": {"seed": "again"}}));
    let first = ok(&mut door, play(json!("Roll")));
    ok(&mut door, json!({"op": "undo"}));
    assert_eq!(ok(&mut door, play(json!("Roll"))), first);
}

#[test]
fn odds_are_exact_and_sum_to_one() {
    let mut door = begun(json!(["sun"]));
    let odds = |choice: Value| json!({"op": "odds", "seat": 0, "choice": choice});
    let told = ok(&mut door, odds(json!("Roll")));
    assert_eq!((&told["of"], &told["policy"]), (&json!("face"), &json!("best")));
    let outcomes = told["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.len(), 6);
    let sum: f64 = outcomes.iter().map(|it| it["p"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-12);
    let five = &outcomes[4];
    assert_eq!((&five["ways"], &five["of"]), (&json!("1"), &json!("6")));
    assert_eq!(five["label"]["en"], "a 5");
    let wrong = |field: &str, value: Value| {
        let mut request = odds(json!("Roll"));
        request[field] = value;
        request
    };
    assert_eq!(code(&mut door, wrong("of", json!("luck"))), "bad-request");
    assert_eq!(code(&mut door, wrong("policy", json!("odd"))), "bad-request");
    assert_eq!(code(&mut door, wrong("choice", json!([]))), "bad-request");
    assert_eq!(code(&mut door, wrong("choice", json!(["Roll", "Roll"]))), "bad-request");
    let second = error(&mut door, wrong("choice", json!(["Roll", {"Bank": "x"}])));
    assert_eq!(second["at"], "choice[1].Bank");
    assert_eq!(code(&mut door, wrong("choice", json!({"Bank": "moon"}))), "illegal");
    assert_eq!(code(&mut door, wrong("seat", json!(1))), "not-your-turn");
}
