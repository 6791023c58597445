//! Whatever is wrong gets a clear answer and changes nothing.

use serde_json::{Value, json};

use crate::common::{House, wide};
use reglette_server::Limits;

#[tokio::test]
async fn wrong_tokens_and_tables_are_refused() {
    let house = House::open().await;
    let made = house.table(&["me", "open", "greedy"]).await;
    let other = house.table(&["me", "me", "me"]).await;
    for (path, token, status, code) in [
        (made.path(""), "", 401, "unauthorized"),
        (made.path(""), "nonsense", 401, "unauthorized"),
        (made.path(""), other.host.as_str(), 401, "unauthorized"),
        ("/api/tables/zzzzzzzzzzzz".to_owned(), made.host.as_str(), 404, "not-found"),
        ("/api/tables/short".to_owned(), made.host.as_str(), 404, "not-found"),
        ("/api/nothing".to_owned(), "", 404, "not-found"),
        ("/api/games/chess/rules".to_owned(), "", 404, "unknown-game"),
        (made.path("/choices"), "", 405, "bad-request"),
        (made.path("/socket"), "", 400, "bad-request"),
    ] {
        let (found, answer) = house.get(&path, token).await;
        assert_eq!((found, answer["error"]["code"].as_str()), (status, Some(code)), "{path}");
    }
    for token in [made.seat(1), made.host.as_str(), ""] {
        let (status, _) = house.get(&made.path("/record"), token).await;
        assert_eq!(status, 400, "the game goes on");
    }
}

#[tokio::test]
async fn wrong_choices_are_refused_and_change_nothing() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "open"]).await;
    let before = house.snapshot(&made, &made.observer).await;
    let asked = made.asked(&before).to_owned();
    let others = made.seats.iter().flatten().find(|token| **token != asked).unwrap();
    let question = house.snapshot(&made, &asked).await["question"].clone();
    let option = &question["options"][0];
    let path = made.path("/choices");
    let now = &before["decision"];
    for (token, body, expected) in [
        (&asked, json!({"decision": 0, "choice": option}), (409, "stale")),
        (&asked, json!({"decision": 99, "choice": option}), (409, "stale")),
        (others, json!({"decision": now, "choice": option}), (409, "not-your-turn")),
        (&made.observer, json!({"decision": now, "choice": option}), (401, "unauthorized")),
        (&asked, json!({"decision": now, "choice": {"fly": 1}}), (400, "bad-choice")),
        (
            &asked,
            json!({"decision": now, "choice": {"location": "def.nobody"}}),
            (400, "bad-choice"),
        ),
        (&asked, json!({"decision": now, "choice": "done"}), (422, "illegal")),
        (&asked, json!({"decision": now}), (400, "bad-request")),
        (&asked, json!({"decision": -1, "choice": option}), (400, "bad-request")),
        (&asked, json!({"decision": now, "choice": option, "x": 1}), (400, "bad-request")),
        (&asked, json!([]), (400, "bad-request")),
        (
            &asked,
            json!({"decision": now, "choice": option, "salt": "x".repeat(200)}),
            (400, "bad-request"),
        ),
    ] {
        let (status, code) = house.refused(&path, token, body.clone()).await;
        assert_eq!((status, code.as_str()), expected, "{body}");
    }
    let (status, answer) =
        house.post(&path, &asked, json!({"decision": now, "choice": "done"})).await;
    assert_eq!(status, 422);
    assert!(answer["error"]["rule"].as_str().unwrap().starts_with("dwcg."), "{answer}");
    assert_eq!(house.snapshot(&made, &made.observer).await, before);
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused() {
    let house = House::with_limits(Limits { body: 2000, ..wide() }).await;
    for (body, status, code) in [
        ("", 400, "bad-request"),
        ("{", 400, "bad-request"),
        ("nonsense", 400, "bad-request"),
        ("{} {}", 400, "bad-request"),
        ("\u{0}", 400, "bad-request"),
        (&"[".repeat(1500), 400, "bad-request"),
        (&" ".repeat(3000), 413, "too-large"),
        (r#"{"game": "chess", "seats": []}"#, 404, "unknown-game"),
        (r#"{"game": "cardgame", "seats": []}"#, 400, "bad-request"),
        (r#"{"game": "cardgame", "seats": [{"play": "me"}]}"#, 400, "bad-request"),
        (r#"{"game": "cardgame", "seats": [{"play": "cat"}]}"#, 400, "bad-request"),
        (
            r#"{"game": "cardgame", "seats": [{"play": "bot", "level": "genius"}]}"#,
            400,
            "bad-request",
        ),
        (r#"{"game": "cardgame", "seats": [], "record": "x"}"#, 400, "bad-record"),
        (r#"{"game": "cardgame", "seats": [], "position": 7}"#, 400, "bad-position"),
        (r#"{"game": "cardgame", "seats": [], "setup": {"edition": "x"}}"#, 400, "bad-request"),
    ] {
        let response =
            house.request("POST", "/api/tables").body(body.to_owned()).send().await.unwrap();
        let found = response.status().as_u16();
        let answer: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
        let shown = &body[..body.len().min(80)];
        assert_eq!((found, answer["error"]["code"].as_str()), (status, Some(code)), "{shown}");
        assert!(!answer["error"]["message"].to_string().contains('⟪'), "{answer}");
    }
    for body in [json!({"record": "x", "eyes": "all"}), json!({"record": "", "eyes": 0})] {
        let refused = house.refused("/api/replay", "", body).await;
        assert_eq!(refused, (400, "bad-record".to_owned()));
    }
    let refused = house.refused("/api/replay", "", json!({"record": "x", "eyes": "cat"})).await;
    assert_eq!(refused, (400, "bad-request".to_owned()));
}

#[tokio::test]
async fn calls_that_make_no_sense_now_are_refused() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let host = &made.host;
    for (call, body, expected) in [
        ("/undo", json!({"decision": 1}), (400, "bad-request")),
        ("/undo", json!({"decision": 7}), (409, "stale")),
        ("/redo", json!({"decision": 1}), (400, "bad-request")),
        ("/consent", json!({"decision": 1, "seat": 0, "yes": true}), (400, "bad-request")),
        ("/consent", json!({"decision": 7, "seat": 0, "yes": true}), (409, "stale")),
        ("/seats/9", json!({"play": "bot"}), (404, "not-found")),
        ("/seats/x", json!({"play": "bot"}), (404, "not-found")),
        ("/seats/0", json!({"play": "bot", "level": "genius"}), (400, "bad-request")),
        ("/seats/0", json!({"play": "person", "name": "x".repeat(50)}), (400, "bad-request")),
        ("/chat", json!({"text": " \n "}), (400, "bad-request")),
        ("/chat", json!({"text": "x".repeat(501)}), (400, "bad-request")),
        ("/odds", json!({"choice": {"fly": 1}}), (400, "bad-choice")),
        ("/odds", json!({"choice": "done", "policy": "x"}), (400, "bad-request")),
        ("/hint", json!({"level": "genius"}), (400, "bad-request")),
    ] {
        let (status, code) = house.refused(&made.path(call), host, body.clone()).await;
        assert_eq!((status, code.as_str()), expected, "{call} {body}");
    }
    for call in ["/undo", "/redo", "/chat", "/legal", "/odds", "/hint", "/seats/0"] {
        let body = match call {
            "/undo" | "/redo" => json!({"decision": 1}),
            "/chat" => json!({"text": "hello"}),
            "/legal" | "/odds" => json!({"choice": "done"}),
            "/hint" => json!({}),
            _ => json!({"play": "bot"}),
        };
        let refused = house.refused(&made.path(call), &made.observer, body).await;
        assert_eq!(refused, (401, "unauthorized".to_owned()), "{call}");
    }
}
