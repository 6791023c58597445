//! What leaves the server: of every byte a client receives it is known why it may.

use std::collections::BTreeMap;

use reglette_engine::driver::Verify;
use reglette_engine::record::Record;
use reglette_engine::{Seat, Viewer};
use reglette_registry::{DiceSpec, Eyes, LoadRequest, Texts, find};
use serde_json::{Value, json};

use crate::common::{House, Line, Made};

/// Everything a socket received, until the game was over.
async fn all(mut line: Line) -> Vec<Value> {
    let mut received = Vec::new();
    loop {
        let message = line.hear_bare().await.expect("an open socket");
        let over = message["over"].is_object();
        received.push(message);
        if over {
            return received;
        }
    }
}

#[tokio::test]
async fn every_message_is_what_its_viewer_may_know_and_no_more() {
    let house = House::open().await;
    let made = house.seated(&["open", "open", "random", "random"]).await;
    let zero = house.sit(&made, made.seat(0)).await;
    let one = house.sit_as(&made, json!({"token": made.seat(1), "texts": false})).await;
    let observer = house.sit(&made, &made.observer).await;
    for seat in 0..2 {
        let path = made.path(&format!("/seats/{seat}"));
        let change = json!({"play": "bot", "level": "random"});
        house.done(&path, made.seat(seat), change).await;
    }
    let (zero, one, observer) = tokio::join!(all(zero), all(one), all(observer));
    let (_, text) = house.get(&made.path("/record"), &made.observer).await;
    let record = Record::parse(text.as_str().unwrap()).unwrap();
    let secret = record.footer.as_ref().unwrap().secret.clone().unwrap();
    for (viewer, texts, received) in [
        (Viewer::Seat(Seat(0)), Texts::InBoth, zero),
        (Viewer::Seat(Seat(1)), Texts::None, one),
        (Viewer::Observer, Texts::InBoth, observer),
    ] {
        let mut truth = Truth::new(&record);
        assert!(received.len() > 50);
        for message in &received {
            assert!(!message.to_string().contains(&secret));
            check(message, viewer, texts, &mut truth);
        }
    }
}

/// The game as it was, step by step.
struct Truth<'a> {
    record: &'a Record,
    tables: BTreeMap<usize, Box<dyn reglette_registry::AnyMatch>>,
}

impl<'a> Truth<'a> {
    fn new(record: &'a Record) -> Truth<'a> {
        Truth { record, tables: BTreeMap::new() }
    }

    /// The table after so many lines.
    fn at(&mut self, lines: usize) -> &dyn reglette_registry::AnyMatch {
        let record = self.record;
        let table = self.tables.entry(lines).or_insert_with(|| {
            let dice = DiceSpec::Seed(String::new());
            let (verify, to) = (Verify::Trust, Some(lines - 1));
            let request = LoadRequest { verify, to, ..LoadRequest::with_dice(dice) };
            find("cardgame").unwrap().load(record, request).unwrap()
        });
        &**table
    }
}

/// Every field of a message, against what the rules let its viewer know.
fn check(message: &Value, viewer: Viewer, texts: Texts, truth: &mut Truth<'_>) {
    let own = match viewer {
        Viewer::Seat(seat) => vec![seat.0],
        Viewer::Observer | Viewer::All => vec![],
    };
    match message["type"].as_str().unwrap() {
        "presence" => return check_seats(&message["seats"]),
        "snapshot" | "update" => {}
        other => panic!("{other} was not expected"),
    }
    let decision = usize::try_from(message["decision"].as_u64().unwrap()).unwrap();
    let table = truth.at(decision);
    let asked = table.question();
    for (field, value) in message.as_object().unwrap() {
        match field.as_str() {
            "type" | "table" | "game" | "decision" | "branch" => {}
            "setup" => assert_eq!(*value, json!(table.header().setup)),
            "you" => {
                let observer = own.is_empty();
                let (seats, host) = (&own, false);
                let you =
                    json!({"seats": seats, "observer": observer, "host": host, "invited": null});
                assert_eq!(*value, you);
            }
            "asked" => {
                let told = |it: reglette_engine::Ask| json!({"seat": it.seat, "kind": it.kind, "rule": it.rule});
                assert_eq!(*value, asked.map_or(Value::Null, told));
            }
            "question" => {
                let is_own = asked.is_some_and(|it| own.contains(&it.seat.0));
                assert_eq!(*value, json!(table.open(texts).filter(|_| is_own)));
            }
            "over" => assert_eq!(value.is_null(), asked.is_some()),
            "view" => assert_eq!(*value, table.view(viewer).unwrap()),
            "titles" => assert_eq!(*value, json!(table.titles_here())),
            "log" => check_log(value, |n| json!(table.told_on(n, Eyes::Of(viewer), texts))),
            "seats" => check_seats(value),
            "undo" => {
                let free = &value["free"];
                assert_eq!(*value, json!({"free": free, "wish": null, "redo": false}));
            }
            "pace" => assert_eq!(*value, "live"),
            "from_position" => assert_eq!(*value, false),
            "one_screen" | "chat" => assert_eq!(*value, json!([])),
            "dice" => {
                let promise = &table.header().dice.as_ref().unwrap()["fair"];
                assert_eq!(*value, json!({"promise": promise}));
            }
            other => panic!("{other} is no field of a snapshot"),
        }
    }
}

fn check_log(lines: &Value, told: impl Fn(usize) -> Value) {
    for line in lines.as_array().unwrap() {
        let fields: Vec<&str> = line.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, ["n", "seat", "at", "events"]);
        let n = usize::try_from(line["n"].as_u64().unwrap()).unwrap();
        assert_eq!(line["events"], told(n));
    }
}

fn check_seats(seats: &Value) {
    for seat in seats.as_array().unwrap() {
        let fields: Vec<&str> = seat.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(fields, ["seat", "name", "play", "level", "here", "held", "passed_on"]);
    }
}

/// A message without what differs from table to table.
fn masked(message: &Value) -> String {
    let mut message = message.clone();
    for field in ["table", "dice"] {
        if message[field] != Value::Null {
            message[field] = json!("…");
        }
    }
    for line in message["log"].as_array_mut().into_iter().flatten() {
        line["at"] = json!("…");
    }
    message.to_string()
}

/// Everything the asked seat receives while a table is played from a position: over the socket,
/// and over HTTP.
async fn bytes_of(house: &House, position: &Value, seat: usize) -> Vec<String> {
    let rest = json!({"game": "cardgame", "position": position});
    let made: Made = house.seated_of(&["open", "open", "open", "open"], rest).await;
    let mut line = house.sit(&made, made.seat(seat)).await;
    let mut received = vec![line.until("snapshot").await];
    received.push(line.choose(&received[0].clone(), "a").await);
    received.push(line.until("snapshot").await);
    received.push(house.snapshot(&made, made.seat(seat)).await);
    let wanted = &received[2]["question"]["options"][0].clone();
    for (call, body) in [
        ("/legal", json!({"choice": wanted})),
        ("/hint", json!({"level": "greedy"})),
        ("/odds", json!({"choice": wanted})),
        ("/choices", json!({"decision": 1, "choice": wanted})),
        ("/choices", json!({"decision": 2, "choice": {"fly": 1}})),
        ("/choices", json!({"decision": 2, "choice": wanted})),
    ] {
        received.push(house.post(&made.path(call), made.seat(seat), body).await.1);
    }
    received.iter().map(masked).collect()
}

#[tokio::test]
async fn tables_a_seat_cannot_tell_apart_give_it_the_same_bytes() {
    let house = House::open().await;
    let dice = DiceSpec::Seed("look-alike".to_owned());
    let request = reglette_registry::StartRequest::with_dice(dice);
    let table = find("cardgame").unwrap().start(request).unwrap();
    let asked = table.asked().unwrap().index();
    let one = table.position();
    let hand = |seat: usize| one["players"][seat]["hand"].clone();
    let full = |seat: &usize| *seat != asked && hand(*seat).as_array().unwrap().len() == 5;
    let others: Vec<usize> = (0..4).filter(full).collect();
    let mut other = one.clone();
    other["players"][others[0]]["hand"] = hand(others[1]);
    other["players"][others[1]]["hand"] = hand(others[0]);
    assert_ne!(one, other);
    let (seen, alike) =
        tokio::join!(bytes_of(&house, &one, asked), bytes_of(&house, &other, asked));
    assert_eq!(seen, alike);
}
