//! The socket: snapshots, replies, presence, talk; lost, slow and doubled ones.

use std::time::Duration;

use reglette_server::Limits;
use serde_json::{Value, json};

use crate::common::{House, Line, Made, wide};

/// Both screens of a table of two persons and a bot, after their first snapshots.
async fn two_persons(house: &House) -> (Made, Line, Line) {
    let made = house.seated(&["me", "open", "random"]).await;
    let mut host = house.sit(&made, &made.host).await;
    host.until("snapshot").await;
    let mut guest = house.sit(&made, made.seat(1)).await;
    guest.until("snapshot").await;
    (made, host, guest)
}

#[tokio::test]
async fn a_choice_is_answered_and_told_to_everybody() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let mut line = house.sit(&made, &made.host).await;
    let mut observer = house.sit(&made, &made.observer).await;
    let snapshot = line.until("snapshot").await;
    assert_eq!(snapshot["log"].as_array().unwrap().len(), 1, "the set-up");
    observer.until("snapshot").await;
    let reply = line.choose(&snapshot, "mine").await;
    assert_eq!(reply, json!({"type": "done", "id": "mine", "decision": 2}));
    let next = line.until("snapshot").await;
    assert_eq!(next["log"].as_array().unwrap().len(), 1, "only what is new");
    assert_eq!(next["log"][0]["n"], 1);
    let seen = observer.until_so(|it| it["decision"] == 2).await;
    assert_eq!((&seen["question"], &seen["log"][0]["n"]), (&Value::Null, &json!(1)));
    let late = line.choose(&snapshot, "late").await;
    assert_eq!((&late["type"], &late["error"]["code"]), (&json!("refused"), &json!("stale")));
}

#[tokio::test]
async fn messages_that_make_no_sense_are_refused_one_by_one() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let mut line = house.sit(&made, &made.host).await;
    line.until("snapshot").await;
    for text in ["", "[]", "{", r#"{"type":"fly"}"#, r#"{"type":"choose","id":"x"}"#] {
        line.send_text(text.to_owned()).await;
        let refused = line.hear().await.unwrap();
        assert_eq!(refused["error"]["code"], "bad-request", "{text}");
        assert_eq!(refused.get("id"), text.contains("\"id\"").then(|| json!("x")).as_ref());
    }
    line.stream.send_binary().await;
    assert_eq!(line.hear().await.unwrap()["type"], "refused");
    line.send(json!({"type": "ping"})).await;
    assert_eq!(line.hear().await.unwrap(), json!({"type": "pong"}));
}

trait SendBinary {
    async fn send_binary(&mut self);
}

impl<S> SendBinary for tokio_tungstenite::WebSocketStream<S>
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    async fn send_binary(&mut self) {
        use futures_util::SinkExt;
        let message = tokio_tungstenite::tungstenite::Message::Binary(vec![1, 2].into());
        self.send(message).await.unwrap();
    }
}

#[tokio::test]
async fn a_wrong_hello_is_refused_and_ends_the_socket() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    for (path, hello, code) in [
        (made.path("/socket"), json!({"token": "x"}), "unauthorized"),
        (made.path("/socket"), json!({"tokn": "x"}), "bad-request"),
        (made.path("/socket"), json!({"type": "ping"}), "bad-request"),
        ("/api/tables/zzzzzzzzzzzz/socket".to_owned(), json!({"token": "x"}), "not-found"),
    ] {
        let mut line = house.connect(&path).await;
        line.send(hello).await;
        let refused = line.hear().await.unwrap();
        assert_eq!(
            (&refused["type"], &refused["error"]["code"]),
            (&json!("refused"), &json!(code))
        );
        assert_eq!(line.hear().await, None);
    }
}

#[tokio::test]
async fn presence_and_talk_come_as_they_happen() {
    let house = House::open().await;
    let (made, mut host, mut guest) = two_persons(&house).await;
    let presence = host.until("presence").await;
    assert_eq!(
        presence["seats"][1],
        json!({"seat": 1, "name": "Name 1", "play": "person", "level": null, "here": true,
            "held": true, "passed_on": false})
    );
    house.done(&made.path("/chat"), made.seat(1), json!({"text": " Bonjour\u{7} "})).await;
    for line in [&mut host, &mut guest] {
        let said = line.until("chat").await;
        assert_eq!((&said["seat"], &said["name"]), (&json!(1), &json!("Name 1")));
        assert_eq!(said["text"], "Bonjour");
        assert!(said["at"].as_str().unwrap().ends_with('Z'));
    }
    let chat = &house.snapshot(&made, &made.observer).await["chat"];
    assert_eq!(chat[0]["text"], "Bonjour");
    drop(guest);
    let gone = host.until("presence").await;
    assert_eq!(gone["seats"][1]["here"], false);
}

#[tokio::test]
async fn two_sockets_of_one_seat_are_told_the_same() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let mut one = house.sit(&made, &made.host).await;
    let mut two = house.sit(&made, &made.host).await;
    let snapshot = one.until("snapshot").await;
    two.until("snapshot").await;
    one.choose(&snapshot, "a").await;
    let (first, second) = (one.until("snapshot").await, two.until("snapshot").await);
    assert_eq!(first, second);
    two.choose(&second, "b").await;
    assert_eq!(one.until("snapshot").await, two.until("snapshot").await);
    drop(one);
    let here = &house.snapshot(&made, &made.host).await["seats"][0]["here"];
    assert_eq!(here, true, "the other one is still there");
}

#[tokio::test]
async fn one_screen_looks_with_the_eyes_it_asks_for() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "open"]).await;
    let mut line = house.sit_as(&made, json!({"token": made.host, "as": 1})).await;
    let first = line.until("snapshot").await;
    assert_eq!((&first["view"]["viewer"], &first["you"]["seats"]), (&json!(1), &json!([0, 1])));
    line.send(json!({"type": "as", "seat": 0})).await;
    let second = line.until("snapshot").await;
    assert_eq!(second["view"]["viewer"], 0);
    assert_eq!(second["log"].as_array().unwrap().len(), 1, "the log as these eyes saw it");
    line.send(json!({"type": "as", "seat": 2})).await;
    let third = line.until("snapshot").await;
    assert_ne!(third["view"]["viewer"], 2, "not its own");
    for seat in 0..2 {
        let path = made.path(&format!("?as={seat}"));
        let (_, snapshot) = house.get(&path, &made.host).await;
        assert_eq!(snapshot["view"]["viewer"], seat);
        let is_asked = snapshot["asked"]["seat"] == seat;
        assert_eq!(snapshot["question"].is_object(), is_asked);
    }
}

#[tokio::test]
async fn whoever_comes_back_finds_everything() {
    let mut house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let mut line = house.sit(&made, &made.host).await;
    let mut snapshot = line.until("snapshot").await;
    for n in 0..8 {
        line.choose(&snapshot, &n.to_string()).await;
        snapshot = line.until("snapshot").await;
    }
    drop(line);
    let mut back = house.sit(&made, &made.host).await;
    let whole = back.until("snapshot").await;
    assert_eq!((whole["decision"].as_u64(), whole["log"].as_array().unwrap().len()), (Some(9), 9));
    assert_eq!(whole["question"], snapshot["question"]);
    house.restart().await;
    while back.hear().await.is_some() {}
    let mut again = house.sit(&made, &made.host).await;
    let after = again.until("snapshot").await;
    assert_eq!(after, whole);
    assert_eq!(again.choose(&after, "on").await["type"], "done");
}

#[tokio::test]
async fn a_client_that_does_not_read_holds_nobody_up() {
    let house = House::open().await;
    let made = house.table(&["me", "random", "random"]).await;
    let mut slow = house.sit(&made, &made.observer).await;
    slow.until("snapshot").await;
    let mut line = house.sit(&made, &made.host).await;
    let mut last = line.until("snapshot").await;
    let mut n = 0;
    while last["over"].is_null() {
        if last["question"].is_object() {
            n += 1;
            // Not always the first: what is laid in the Reserve may be taken back for ever.
            line.choose_one(&last, n, &n.to_string()).await;
        }
        last = line.until("snapshot").await;
    }
    let end = last["decision"].as_u64().unwrap();
    let mut lines = 1;
    let seen = loop {
        let snapshot = slow.until("snapshot").await;
        let log = snapshot["log"].as_array().unwrap();
        assert_eq!(log.first().map_or(lines, |it| it["n"].as_u64().unwrap()), lines, "no gap");
        lines += log.len() as u64;
        if snapshot["decision"] == end {
            break snapshot;
        }
    };
    assert_eq!((lines, seen["over"].is_object()), (end, true));
}

#[tokio::test]
async fn a_silent_client_is_given_up() {
    let limits = Limits { silence: Duration::from_millis(40), ..wide() };
    let house = House::with_limits(limits).await;
    let made = house.seated(&["me", "open", "random"]).await;
    let mut host = house.sit(&made, &made.host).await;
    host.until("snapshot").await;
    let dead = house.sit(&made, made.seat(1)).await;
    // It reads nothing, so it never answers a ping; the host does while it listens.
    let gone = loop {
        let presence = host.until("presence").await;
        if presence["seats"][1]["here"] == false {
            break presence;
        }
    };
    assert_eq!(gone["seats"][0]["here"], true);
    drop(dead);
}

#[tokio::test]
async fn a_server_that_goes_down_says_good_bye() {
    let mut house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let mut line = house.sit(&made, &made.host).await;
    line.until("snapshot").await;
    house.stop().await;
    assert_eq!(line.hear().await, None);
}
