//! Choices count once, whatever is doubled, late, or sent at the same time.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{House, decision_of};

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

#[tokio::test]
async fn an_answer_to_a_decision_of_before_an_undo_is_refused() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let path = made.path("/choices");
    let answer = |snapshot: &Value, pick: usize| {
        let mut body = decision_of(snapshot);
        body["choice"] = snapshot["question"]["options"][pick].clone();
        body
    };
    let first = house.snapshot(&made, &made.host).await;
    house.done(&path, &made.host, answer(&first, 0)).await;
    let late = answer(&house.snapshot(&made, &made.host).await, 0);
    house.undo(&made, &made.host).await;
    let back = house.snapshot(&made, &made.host).await;
    assert_eq!((&back["decision"], &back["branch"]), (&json!(1), &json!(1)));
    let refused = house.refused(&path, &made.host, answer(&first, 0)).await;
    assert_eq!(refused, (409, "stale".to_owned()), "a doubled one, though it has no name");
    house.done(&path, &made.host, answer(&back, 1)).await;
    let mut nameless = late.clone();
    nameless.as_object_mut().unwrap().remove("branch");
    for body in [&late, &nameless] {
        let refused = house.refused(&path, &made.host, body.clone()).await;
        assert_eq!(refused, (409, "stale".to_owned()), "the number has come again: {body}");
    }
    for call in ["/undo", "/redo"] {
        let old = json!({"decision": 2, "branch": 0});
        let refused = house.refused(&made.path(call), &made.host, old).await;
        assert_eq!(refused, (409, "stale".to_owned()), "{call}");
    }
    let now = house.snapshot(&made, &made.host).await;
    assert_eq!((&now["decision"], &now["branch"]), (&json!(2), &json!(1)));
    house.done(&path, &made.host, answer(&now, 0)).await;
}
