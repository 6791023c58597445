//! Every call does what the document says.

use reglette_registry::find;
use serde_json::{Value, json};

use crate::common::{House, Made};

/// Plays to the end with bots, and gives the record.
async fn played(house: &House) -> (Made, String) {
    let made = house.table(&["random", "random", "random"]).await;
    let mut line = house.sit(&made, &made.observer).await;
    line.until_so(|it| it["over"].is_object()).await;
    let (status, record) = house.get(&made.path("/record"), &made.observer).await;
    assert_eq!(status, 200);
    (made, record.as_str().expect("lines of text").to_owned())
}

#[tokio::test]
async fn the_document_tells_the_truth_about_every_call() {
    let house = House::open().await;
    let (over, record) = played(&house).await;
    let (_, document) = house.get("/api/openapi.json", "").await;
    let made = house.table(&["me", "me", "me"]).await;
    let guest = house.seated(&["me", "open", "me"]).await;
    let field = house.table_of(&["me", "me"], json!({"game": "sotas", "salt": "device"})).await;
    let (mut seen, mut checked) = (0, 0);
    for (path, methods) in document["paths"].as_object().unwrap() {
        let made = match path.rsplit('/').next() {
            Some("record") => &over,
            Some("measure") => &field,
            _ => &made,
        };
        let (made, host) = match path.ends_with("/consent") {
            true => (&guest, wish(&house, &guest).await),
            false => (made, made.host.clone()),
        };
        let game = if path.ends_with("/rosters") { "sotas" } else { "cardgame" };
        let real = path.replace("{table}", &made.id).replace("{game}", game).replace("{seat}", "0");
        for method in methods.as_object().unwrap().keys() {
            let body = body_of(&house, path, made, &record).await;
            let (status, answer) = match method.as_str() {
                "get" if path.ends_with("/socket") => continue,
                "get" => house.get(&real, &host).await,
                _ => house.post(&real, &host, body).await,
            };
            assert_eq!(status, 200, "{method} {path}: {answer}");
            let content = &methods[method]["responses"]["200"]["content"];
            if let Some(json) = content.get("application/json") {
                let mut schema = json["schema"].clone();
                schema["components"] = document["components"].clone();
                let schema = jsonschema::validator_for(&schema).unwrap();
                let faults: Vec<_> = schema.iter_errors(&answer).map(|it| it.to_string()).collect();
                assert!(faults.is_empty(), "{method} {path}: {faults:?}");
                checked += 1;
            }
            seen += 1;
        }
    }
    assert!(
        seen >= 18 && checked >= 17,
        "{seen} calls, {checked} answers held against their schema"
    );
}

/// A body each call accepts.
async fn body_of(house: &House, path: &str, made: &Made, record: &str) -> Value {
    let snapshot = match path.contains("{table}") {
        true => house.snapshot(made, &made.host).await,
        false => Value::Null,
    };
    let (decision, choice) = (&snapshot["decision"], &snapshot["question"]["options"][0]);
    match path.rsplit('/').next().unwrap() {
        "titles" => json!({"setup": {}}),
        "rosters" => json!({"ask": "shop"}),
        "tables" => json!({"game": "cardgame", "seats": [
            {"name": "A", "play": "me"}, {"name": "B", "play": "bot"}, {"play": "open"}]}),
        "choices" => json!({"decision": decision, "branch": snapshot["branch"], "choice": choice}),
        "odds" | "legal" => json!({"choice": choice}),
        "measure" => json!({"ask": {"try": choice}}),
        "hint" => json!({"level": "greedy"}),
        "undo" | "redo" => crate::common::decision_of(&snapshot),
        "consent" => crate::common::consent(&snapshot, true),
        "{seat}" => json!({"play": "person", "name": "Zoé"}),
        "pace" => json!({"pace": "slow"}),
        "chat" => json!({"text": "hello"}),
        "replay" => json!({"record": record, "eyes": "all", "count": 3}),
        _ => Value::Null,
    }
}

/// Has the host wish to take back what needs consent; gives the token of whoever is to agree.
async fn wish(house: &House, made: &Made) -> String {
    let mut guest = house.sit(made, made.seat(1)).await;
    guest.until("snapshot").await;
    let host_snapshot = house.snapshot(made, &made.host).await;
    let mut wisher = made.asked(&host_snapshot).to_owned();
    loop {
        let snapshot = house.snapshot(made, &wisher).await;
        house.play(made, &wisher, |it| *it == json!("end-turn")).await;
        let after = house.snapshot(made, &wisher).await;
        if after["undo"]["free"] == false {
            let body = json!({"decision": after["decision"]});
            let asked = house.done(&made.path("/undo"), &wisher, body).await;
            let other = asked["asked"][0].as_u64().unwrap_or_else(|| panic!("{asked} {snapshot}"));
            return made.seat(usize::try_from(other).unwrap()).to_owned();
        }
        wisher = made.asked(&after).to_owned();
    }
}

#[tokio::test]
async fn games_rules_and_titles_are_told() {
    let house = House::open().await;
    assert_eq!(house.get("/healthz", "").await, (200, json!({"ok": true})));
    let (_, games) = house.get("/api/games", "").await;
    assert_eq!(games[0]["id"], "cardgame");
    assert!(games[0]["title"]["fr"].is_string());
    let (_, rules) = house.get("/api/games/cardgame/rules", "").await;
    assert!(rules["rules"].as_array().unwrap().len() > 50);
    let (_, titles) = house.get("/api/games/cardgame/titles", "").await;
    assert!(titles.as_array().unwrap().iter().all(|it| it["id"].is_string()));
}

#[tokio::test]
async fn a_snapshot_has_what_the_contract_says() {
    let house = House::open().await;
    let made = house.table(&["me", "greedy", "open"]).await;
    let snapshot = house.snapshot(&made, &made.host).await;
    let fields: Vec<&str> = snapshot.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        fields,
        [
            "table",
            "game",
            "setup",
            "you",
            "decision",
            "branch",
            "asked",
            "question",
            "over",
            "view",
            "titles",
            "log",
            "undo",
            "seats",
            "pace",
            "one_screen",
            "from_position",
            "chat",
            "dice"
        ]
    );
    let you = json!({"seats": [0], "observer": false, "host": true, "invited": null});
    assert_eq!(snapshot["you"], you);
    assert_eq!(snapshot["seats"][1]["play"], "bot");
    assert_eq!(
        snapshot["seats"][2],
        json!({"seat": 2, "name": "Name 2", "play": "open", "level": null, "here": false,
            "held": false, "passed_on": false})
    );
    assert_eq!(snapshot["dice"]["promise"].as_str().unwrap().len(), 64);
    assert_eq!(snapshot["setup"]["players"], 3);
    let seen = house.snapshot(&made, &made.observer).await;
    let you = json!({"seats": [], "observer": true, "host": false, "invited": null});
    assert_eq!(seen["you"], you);
    assert_eq!(seen["question"], Value::Null);
    let invited = house.snapshot(&made, made.seat(2)).await;
    let you = json!({"seats": [], "observer": true, "host": false, "invited": 2});
    assert_eq!((&invited["you"], &invited["view"]), (&you, &seen["view"]));
    let guest = house.take_seat(&made, 2, made.seat(2)).await;
    let guest = house.snapshot(&made, &guest).await;
    assert_eq!(guest["you"]["seats"], json!([2]));
    assert_eq!(guest["view"]["viewer"], 2);
}

#[tokio::test]
async fn a_finished_game_gives_a_record_that_proves_itself() {
    let house = House::open().await;
    let (made, record) = played(&house).await;
    find("cardgame").unwrap().check_record(&record).unwrap();
    assert!(record.lines().last().unwrap().contains("\"secret\""));
    let promise = &house.snapshot(&made, &made.observer).await["dice"]["promise"];
    assert!(record.lines().next().unwrap().contains(promise.as_str().unwrap()));
    for eyes in [json!("all"), json!("observer"), json!(0)] {
        let body = json!({"record": record, "eyes": eyes, "from": 5, "count": 10});
        let replay = house.done("/api/replay", "", body).await;
        assert_eq!((&replay["verified"], &replay["fair"]), (&json!(true), &json!(true)));
        assert_eq!(replay["total"].as_u64().unwrap() + 2, record.lines().count() as u64);
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!((steps.len(), &steps[0]["n"]), (10, &json!(5)));
        for step in steps {
            let shown = eyes == "all" || step["seat"] == eyes;
            assert_eq!(step["choice"].is_null(), !shown, "{step}");
            assert_eq!(step["label"].is_null(), !shown, "{step}");
        }
    }
    let body = json!({"record": record, "eyes": "all", "count": 1, "throws": true});
    let throws = house.done("/api/replay", "", body).await["throws"].clone();
    for (line, throws) in record.lines().skip(1).zip(throws.as_array().unwrap()) {
        let line: Value = serde_json::from_str(line).unwrap();
        let fell = line["dice"].as_array().cloned().unwrap_or_default();
        assert_eq!(throws.as_array().unwrap().len(), fell.len(), "{line}");
        for (face, among) in fell.iter().zip(throws.as_array().unwrap()) {
            let left = among.as_array().unwrap().iter().find(|it| it[0] == *face).unwrap();
            assert!(left[1].as_u64().unwrap() > 0, "{face} of {among}");
        }
    }
    let (_, by_anyone) = house.get(&made.path("/record"), "").await;
    assert_eq!(by_anyone.as_str(), Some(record.as_str()), "a finished game needs no token");
    let forged = record.replacen("\"secret\":\"", "\"secret\":\"0", 1);
    let body = json!({"record": forged, "eyes": "all", "count": 1});
    let replay = house.done("/api/replay", "", body).await;
    assert_eq!((&replay["verified"], &replay["fair"]), (&json!(false), &json!(false)));
}

#[tokio::test]
async fn a_table_begins_from_a_step_of_a_record_or_from_a_position() {
    let house = House::open().await;
    let (_, record) = played(&house).await;
    let rest = json!({"game": "cardgame", "record": record, "to": 12});
    let made = house.table_of(&["me", "me", "me"], rest).await;
    let body = json!({"record": record, "eyes": "all", "from": 12, "count": 1});
    let step = house.done("/api/replay", "", body).await;
    let snapshot = house.snapshot(&made, &made.host).await;
    assert_eq!(snapshot["view"]["pile"], step["steps"][0]["view"]["pile"]);
    assert_eq!(snapshot["view"]["active"], step["steps"][0]["view"]["active"]);
    house.play(&made, &made.host, |_| true).await;
    let rest = json!({"game": "cardgame", "record": record, "position": {}, "seats": []});
    assert_eq!(house.refused("/api/tables", "", rest).await, (400, "bad-request".to_owned()));
}

#[tokio::test]
async fn a_skirmish_is_played_over_its_own_names() {
    let house = House::open().await;
    let rest = json!({"game": "sotas", "setup": {"scenario": "the-globe"}});
    let made = house.table_of(&["me", "random"], rest).await;
    for _ in 0..30 {
        let mut line = house.sit(&made, &made.host).await;
        line.until_so(|it| it["question"].is_object() || it["over"].is_object()).await;
        if house.snapshot(&made, &made.host).await["over"].is_object() {
            break;
        }
        house.play(&made, &made.host, |_| true).await;
    }
    let snapshot = house.snapshot(&made, &made.host).await;
    assert!(snapshot["decision"].as_u64() > Some(30));
    let setup = json!({"setup": snapshot["setup"]});
    let titles = house.done("/api/games/sotas/titles", "", setup).await;
    let known = |id: &Value| titles.as_array().unwrap().iter().any(|it| it["id"] == *id);
    let figures = snapshot["view"]["figures"].as_array().unwrap();
    assert!(figures.iter().all(|it| known(&it["figure"]) && known(&it["side"])), "{titles}");
    let (_, usual) = house.get("/api/games/sotas/titles", "").await;
    assert_ne!(usual, titles);
    let refused = house.refused("/api/games/sotas/titles", "", json!({"setup": {"scenario": "x"}}));
    assert_eq!(refused.await, (400, "bad-request".to_owned()));
}
