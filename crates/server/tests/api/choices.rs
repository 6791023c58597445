//! Choices count once, whatever is doubled, late, or sent at the same time.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::House;

#[tokio::test]
async fn a_doubled_choice_is_recognised_even_after_a_restart() {
    let mut house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let snapshot = house.snapshot(&made, &made.host).await;
    let choice = &snapshot["question"]["options"][0];
    let body = json!({"decision": 1, "choice": choice, "id": "a", "salt": "s"});
    let path = made.path("/choices");
    assert_eq!(house.done(&path, &made.host, body.clone()).await, json!({"decision": 2}));
    let again = json!({"decision": 2, "repeated": true});
    assert_eq!(house.done(&path, &made.host, body.clone()).await, again);
    house.restart().await;
    assert_eq!(house.done(&path, &made.host, body.clone()).await, again);
    let mut other = body.clone();
    other["id"] = json!("b");
    let refused = house.refused(&path, &made.host, other).await;
    assert_eq!(refused, (409, "stale".to_owned()));
    assert_eq!(house.snapshot(&made, &made.host).await["decision"], 2);
}

#[tokio::test]
async fn of_many_answers_to_one_decision_one_counts() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    for decision in 1..6 {
        let snapshot = house.snapshot(&made, &made.host).await;
        let options = snapshot["question"]["options"].as_array().unwrap();
        let path = made.path("/choices");
        let sent = (0..12).map(|n| {
            let choice: &Value = &options[n % options.len()];
            house.post(&path, &made.host, json!({"decision": decision, "choice": choice}))
        });
        let answers = join_all(sent).await;
        let done = answers.iter().filter(|(status, _)| *status == 200).count();
        let stale = answers.iter().filter(|(status, _)| *status == 409).count();
        assert_eq!((done, stale), (1, 11), "{answers:?}");
        assert_eq!(house.snapshot(&made, &made.host).await["decision"], decision + 1);
    }
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_restart() {
    let mut house = House::open().await;
    let made = house.table(&["me", "me", "me", "me"]).await;
    for _ in 0..40 {
        house.play(&made, &made.host, |_| true).await;
    }
    let before = house.snapshot(&made, &made.host).await;
    house.restart().await;
    assert_eq!(house.snapshot(&made, &made.host).await, before);
    house.play(&made, &made.host, |_| true).await;
    assert_eq!(house.snapshot(&made, &made.host).await["decision"], 42);
}

#[tokio::test]
async fn a_table_that_rests_comes_back_as_it_was() {
    let limits = reglette_server::Limits {
        idle: std::time::Duration::from_millis(1),
        ..crate::common::wide()
    };
    let house = House::with_limits(limits).await;
    let made = house.table(&["me", "me", "me"]).await;
    for _ in 0..10 {
        house.play(&made, &made.host, |_| true).await;
    }
    let before = house.snapshot(&made, &made.host).await;
    while house.server().open_tables() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.snapshot(&made, &made.host).await, before);
}
