//! Taking back: the barrier, the others' consent, and playing again.

use serde_json::{Value, json};

use crate::common::{House, Made, consent, decision_of};

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
    assert_eq!(house.undo(&made, &token).await, json!({"undone": true}));
    let back = house.snapshot(&made, &token).await;
    assert_eq!(back["decision"], decision - 1);
    assert_eq!(back["undo"]["redo"], true);
    let last = back["log"].as_array().unwrap().last().unwrap();
    assert_eq!(last["undone"][0]["lines"], 1, "{last}");
    house.restart().await;
    let mut here = house.snapshot(&made, &token).await;
    here["seats"] = back["seats"].clone();
    assert_eq!(here, back, "the journal knows");
    let body = decision_of(&back);
    let redone = house.done(&made.path("/redo"), &token, body.clone()).await;
    assert_eq!(redone, json!({"decision": decision}));
    let mut again = house.snapshot(&made, &token).await;
    assert_eq!(again["undo"], after["undo"]);
    (again["log"], again["branch"]) = (after["log"].clone(), json!(0));
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
    let asked = house.undo(&made, &token).await;
    assert_eq!(asked["asked"].as_array().map(Vec::len), Some(2), "{asked}");
    let others: Vec<&str> = (0..3).map(|seat| made.seat(seat)).filter(|it| *it != token).collect();
    let wished = house.snapshot(&made, others[0]).await;
    let wish = &wished["undo"]["wish"];
    assert_eq!((&wish["to"], &wish["consented"]), (&json!(decision - 1), &json!([])));
    let path = made.path("/consent");
    let refused = house.refused(&path, &token, consent(&wished, true)).await;
    assert_eq!(refused, (401, "unauthorized".to_owned()), "not by oneself");
    assert_eq!(house.consent(&made, others[0], true).await, json!({"undone": false}));
    assert_eq!(house.consent(&made, others[1], false).await, json!({"undone": false}));
    let snapshot = house.snapshot(&made, &token).await;
    assert_eq!(
        (&snapshot["decision"], &snapshot["undo"]["wish"]),
        (&json!(decision), &Value::Null)
    );
    house.undo(&made, &token).await;
    house.consent(&made, others[0], true).await;
    assert_eq!(house.consent(&made, others[1], true).await, json!({"undone": true}));
    for line in &mut lines {
        let back = line.until_so(|it| it["log"][0]["undone"].is_array()).await;
        assert_eq!(back["decision"], decision - 1);
        assert_eq!(back["log"][0]["n"], decision - 2);
    }
    let refused = house.refused(&path, others[1], consent(&wished, true)).await;
    assert_eq!(refused, (409, "stale".to_owned()), "a late answer to a wish of before");
    let back = house.snapshot(&made, &token).await;
    house.done(&made.path("/redo"), &token, decision_of(&back)).await;
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
        assert_eq!(house.undo(&made, &made.host).await, json!({"undone": true}));
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
    house.undo(&made, &made.host).await;
    let other = first["question"]["options"].as_array().unwrap().last().unwrap().clone();
    house.play(&made, &made.host, |it| *it == other).await;
    let after = house.snapshot(&made, &made.host).await;
    assert_eq!((&after["decision"], &after["undo"]["redo"]), (&json!(2), &json!(false)));
    let refused = house.refused(&made.path("/redo"), &made.host, decision_of(&after)).await;
    assert_eq!(refused, (400, "bad-request".to_owned()));
}

/// A duel in which the host begins, the other seat as it was made.
async fn begun_by_host(house: &House) -> Made {
    let duel = json!({"game": "cardgame", "setup": {"scenario": "duel"}});
    loop {
        let made = house.table_of(&["me", "open"], duel.clone()).await;
        if house.snapshot(&made, &made.host).await["asked"]["seat"] == 0 {
            return made;
        }
    }
}

#[tokio::test]
async fn nobody_draws_anew_while_somebody_is_invited() {
    let house = House::open().await;
    let mut made = begun_by_host(&house).await;
    let mut freely = 0;
    let drawn = loop {
        house.play(&made, &made.host, |it| *it == json!("end-turn")).await;
        let now = house.snapshot(&made, &made.host).await;
        if now["undo"]["free"] == false {
            break now;
        }
        if now["undo"]["free"] == true && freely == 0 {
            freely += 1;
            assert_eq!(house.undo(&made, &made.host).await, json!({"undone": true}));
        }
    };
    assert_eq!(freely, 1, "what told nothing goes back");
    let refused = house.refused(&made.path("/undo"), &made.host, decision_of(&drawn)).await;
    assert_eq!(refused, (400, "bad-request".to_owned()), "nobody is there to agree");
    let still = house.snapshot(&made, &made.host).await;
    assert_eq!((&still["decision"], &still["undo"]["wish"]), (&drawn["decision"], &Value::Null));
    made.seats[1] = Some(house.take_seat(&made, 1, made.seat(1)).await);
    assert_eq!(house.undo(&made, &made.host).await, json!({"asked": [1]}));
}

#[tokio::test]
async fn a_seat_lent_to_a_bot_keeps_its_say() {
    let house = House::open().await;
    let mut made = begun_by_host(&house).await;
    made.seats[1] = Some(house.take_seat(&made, 1, made.seat(1)).await);
    // Ending a turn may ask what to discard; the last answer draws cards, which tells something.
    while house.snapshot(&made, &made.host).await["asked"]["seat"] == 0 {
        house.play(&made, &made.host, |it| *it == json!("end-turn")).await;
    }
    let lent = json!({"play": "bot", "level": "random"});
    house.done(&made.path("/seats/1"), made.seat(1), lent).await;
    let mut line = house.sit(&made, &made.host).await;
    let mine = line.until_so(|it| it["question"].is_object()).await;
    assert_eq!(house.undo(&made, &made.host).await, json!({"asked": [1]}));
    assert_eq!(house.consent(&made, made.seat(1), true).await, json!({"undone": true}));
    let back = house.snapshot(&made, &made.host).await;
    assert!(back["decision"].as_u64() < mine["decision"].as_u64());
}

#[tokio::test]
async fn a_yes_to_one_wish_is_none_to_another() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "open"]).await;
    // Two have decided something that is not theirs alone to take back.
    let (_, first) = until_free(&house, &made, false).await;
    let second = loop {
        let (_, token) = until_free(&house, &made, false).await;
        if token != first {
            break token;
        }
    };
    let third = (0..3)
        .map(|seat| made.seat(seat))
        .find(|it| ![&first, &second].contains(&&(*it).to_owned()));
    let third = third.unwrap();
    house.undo(&made, &first).await;
    let meant = consent(&house.snapshot(&made, third).await, true);
    house.undo(&made, &second).await;
    let path = made.path("/consent");
    let refused = house.refused(&path, third, meant).await;
    assert_eq!(refused, (409, "stale".to_owned()));
    let wish = &house.snapshot(&made, third).await["undo"]["wish"];
    assert_eq!(wish["consented"], json!([]), "{wish}");
    assert_eq!(house.consent(&made, third, true).await, json!({"undone": false}));
    assert_eq!(house.consent(&made, &first, true).await, json!({"undone": true}));
}

#[tokio::test]
async fn playing_again_decides_nothing_for_others() {
    for is_given in [false, true] {
        let house = House::open().await;
        let made = begun_by_host(&house).await;
        let guest = house.take_seat(&made, 1, made.seat(1)).await;
        let made = Made { seats: vec![made.seats[0].clone(), Some(guest)], ..made };
        let (after, _) = until_free(&house, &made, false).await;
        assert_eq!(after["asked"]["seat"], 1);
        house.play(&made, made.seat(1), |_| true).await;
        house.undo(&made, &made.host).await;
        assert_eq!(house.consent(&made, made.seat(1), true).await, json!({"undone": true}));
        let back = house.snapshot(&made, &made.host).await;
        assert_eq!(back["undo"]["redo"], true);
        let redo = made.path("/redo");
        if is_given {
            house.done(&made.path("/seats/1"), made.seat(1), json!({"play": "open"})).await;
            assert_eq!(house.snapshot(&made, &made.host).await["undo"]["redo"], false);
            let refused = house.refused(&redo, &made.host, decision_of(&back)).await;
            assert_eq!(refused, (400, "bad-request".to_owned()), "somebody new comes");
            continue;
        }
        house.done(&redo, &made.host, decision_of(&back)).await;
        let again = house.snapshot(&made, &made.host).await;
        assert_eq!((&again["decision"], &again["view"]), (&after["decision"], &after["view"]));
        assert_eq!((&again["asked"]["seat"], &again["undo"]["redo"]), (&json!(1), &json!(false)));
    }
}
