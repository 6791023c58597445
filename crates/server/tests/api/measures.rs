//! Measures: for whoever may look, over HTTP and on the socket; they change nothing.

use serde_json::{Value, json};

use crate::common::House;

#[tokio::test]
async fn anybody_at_the_table_may_measure_and_nothing_changes() {
    let house = House::open().await;
    let made = house.table_of(&["me", "me"], json!({"game": "sotas", "salt": "device"})).await;
    let before = house.snapshot(&made, &made.host).await;
    let points =
        json!({"from": {"point": {"x": 0, "y": 0}}, "to": {"point": {"x": 300, "y": 400}}});
    let ask = json!({"ask": {"line": points}});
    for token in [&made.host, &made.observer] {
        let measured = house.done(&made.path("/measure"), token, ask.clone()).await;
        assert_eq!((&measured["gap"], &measured["stick"]), (&json!(500), &json!("short")));
    }
    let choice = &before["question"]["options"][0];
    let ask = json!({"ask": {"try": choice}});
    let verdict = house.done(&made.path("/measure"), &made.host, ask.clone()).await;
    assert_eq!(verdict, json!({"legal": true}));

    let mut line = house.sit(&made, &made.observer).await;
    line.until("snapshot").await;
    line.send(json!({"type": "measure", "id": "m1", "ask": ask["ask"]})).await;
    let measured = line.until("measured").await;
    assert_eq!((&measured["id"], &measured["measured"]), (&json!("m1"), &verdict));
    line.send(json!({"type": "measure", "id": "m2", "ask": "the moon"})).await;
    let refused = line.until("refused").await;
    assert_eq!((&refused["id"], &refused["error"]["code"]), (&json!("m2"), &json!("bad-request")));

    let after = house.snapshot(&made, &made.host).await;
    assert_eq!((&after["decision"], &after["view"]), (&before["decision"], &before["view"]));
}

#[tokio::test]
async fn strangers_and_games_without_measures_are_refused() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let ask = json!({"ask": Value::Null});
    let stranger = house.refused(&made.path("/measure"), "nobody", ask.clone()).await;
    assert_eq!(stranger, (401, "unauthorized".to_owned()));
    let nothing = house.refused(&made.path("/measure"), &made.host, ask).await;
    assert_eq!(nothing, (400, "bad-request".to_owned()));
}
