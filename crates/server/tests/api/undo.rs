//! Taking back: the barrier, the others' consent, and playing again.

use serde_json::{Value, json};

use crate::common::{House, Made};

/// Plays until the last choice could, or could not, be taken back freely; gives the snapshot of
/// whoever made it and their token.
async fn until_free(house: &House, made: &Made, free: bool) -> (Value, String) {
    for _ in 0..60 {
        let before = house.snapshot(made, &made.observer).await;
        let token = made.asked(&before).to_owned();
        let ends = |it: &Value| !free && *it == json!("end-turn");
        house.play(made, &token, ends).await;
        let after = house.snapshot(made, &token).await;
        if after["undo"]["free"] == free {
            return (after, token);
        }
    }
    panic!("no such choice came up");
}

#[tokio::test]
async fn what_told_nothing_is_taken_back_and_played_again() {
    let mut house = House::open().await;
    let made = house.seated(&["me", "open", "open"]).await;
    let (after, token) = until_free(&house, &made, true).await;
    let decision = after["decision"].as_u64().unwrap();
    let answer = house.done(&made.path("/undo"), &token, json!({"decision": decision})).await;
    assert_eq!(answer, json!({"undone": true}));
    let back = house.snapshot(&made, &token).await;
    assert_eq!(back["decision"], decision - 1);
    assert_eq!(back["undo"]["redo"], true);
    let last = back["log"].as_array().unwrap().last().unwrap();
    assert_eq!(last["undone"][0]["lines"], 1, "{last}");
    house.restart().await;
    let mut here = house.snapshot(&made, &token).await;
    here["seats"] = back["seats"].clone();
    assert_eq!(here, back, "the journal knows");
    let body = json!({"decision": decision - 1});
    let redone = house.done(&made.path("/redo"), &token, body.clone()).await;
    assert_eq!(redone, json!({"decision": decision}));
    let mut again = house.snapshot(&made, &token).await;
    assert_eq!(again["undo"], after["undo"]);
    again["log"] = after["log"].clone();
    assert_eq!(again, after);
    assert_eq!(house.refused(&made.path("/redo"), &token, body).await.0, 409);
}

#[tokio::test]
async fn what_told_something_needs_everybody_s_consent() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "open"]).await;
    let mut lines = Vec::new();
    for seat in 0..3 {
        let mut line = house.sit(&made, made.seat(seat)).await;
        line.until("snapshot").await;
        lines.push(line);
    }
    let (after, token) = until_free(&house, &made, false).await;
    let decision = after["decision"].as_u64().unwrap();
    let body = json!({"decision": decision});
    let asked = house.done(&made.path("/undo"), &token, body.clone()).await;
    assert_eq!(asked["asked"].as_array().map(Vec::len), Some(2), "{asked}");
    let others: Vec<&str> = (0..3).map(|seat| made.seat(seat)).filter(|it| *it != token).collect();
    let wish = &house.snapshot(&made, others[0]).await["undo"]["wish"];
    assert_eq!((&wish["to"], &wish["consented"]), (&json!(decision - 1), &json!([])));
    let consent = made.path("/consent");
    let refused = house.refused(&consent, &token, json!({"yes": true})).await;
    assert_eq!(refused, (401, "unauthorized".to_owned()), "not by oneself");
    let one = house.done(&consent, others[0], json!({"yes": true})).await;
    assert_eq!(one, json!({"undone": false}));
    let no = house.done(&consent, others[1], json!({"yes": false})).await;
    assert_eq!(no, json!({"undone": false}));
    let snapshot = house.snapshot(&made, &token).await;
    assert_eq!(
        (&snapshot["decision"], &snapshot["undo"]["wish"]),
        (&json!(decision), &Value::Null)
    );
    house.done(&made.path("/undo"), &token, body).await;
    house.done(&consent, others[0], json!({"yes": true})).await;
    let both = house.done(&consent, others[1], json!({"yes": true})).await;
    assert_eq!(both, json!({"undone": true}));
    for line in &mut lines {
        let back = line.until_so(|it| it["log"][0]["undone"].is_array()).await;
        assert_eq!(back["decision"], decision - 1);
        assert_eq!(back["log"][0]["n"], decision - 2);
    }
    let redone = json!({"decision": decision - 1});
    house.done(&made.path("/redo"), &token, redone).await;
    let again = house.snapshot(&made, &token).await;
    assert_eq!(again["view"], after["view"], "the same dice fall again");
}

#[tokio::test]
async fn bots_and_one_s_own_screen_consent_at_once() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "random"]).await;
    let mut line = house.sit(&made, &made.host).await;
    let own = |it: &Value| it["question"].is_object();
    let mut snapshot = line.until_so(own).await;
    for n in 0..30 {
        line.choose(&snapshot, &n.to_string()).await;
        snapshot = line.until_so(own).await;
    }
    for _ in 0..8 {
        let now = house.snapshot(&made, &made.host).await;
        let body = json!({"decision": now["decision"]});
        let undone = house.done(&made.path("/undo"), &made.host, body).await;
        assert_eq!(undone, json!({"undone": true}));
        let back = house.snapshot(&made, &made.host).await;
        assert!(back["decision"].as_u64() < now["decision"].as_u64());
        assert!(back["question"].is_object(), "an own decision is open again");
    }
}

#[tokio::test]
async fn another_choice_ends_what_could_be_played_again() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let first = house.snapshot(&made, &made.host).await;
    house.play(&made, &made.host, |_| true).await;
    house.done(&made.path("/undo"), &made.host, json!({"decision": 2})).await;
    let other = first["question"]["options"].as_array().unwrap().last().unwrap().clone();
    house.play(&made, &made.host, |it| *it == other).await;
    let after = house.snapshot(&made, &made.host).await;
    assert_eq!((&after["decision"], &after["undo"]["redo"]), (&json!(2), &json!(false)));
    let refused = house.refused(&made.path("/redo"), &made.host, json!({"decision": 2})).await;
    assert_eq!(refused, (400, "bad-request".to_owned()));
}
