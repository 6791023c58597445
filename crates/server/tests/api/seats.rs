//! Seats change hands: to a bot and back, to whoever brings an invitation.

use std::time::Duration;

use reglette_server::Limits;
use serde_json::{Value, json};

use crate::common::{House, wide};

#[tokio::test]
async fn a_change_that_changes_nothing_is_no_row() {
    let house = House::open().await;
    let made = house.table(&["me", "greedy", "greedy"]).await;
    let body = json!({"play": "bot", "level": "greedy"});
    let mut line = house.sit(&made, &made.host).await;
    line.until_so(|it| it["question"].is_object()).await;
    for _ in 0..3 {
        let same = house.done(&made.path("/seats/1"), &made.host, body.clone()).await;
        assert_eq!(same, json!({"seat": 1}));
    }
    line.send(json!({"type": "ping", "id": "after"})).await;
    assert_eq!(line.hear().await.unwrap()["type"], "pong", "nobody is told of nothing");
}

#[tokio::test]
async fn a_person_hands_a_seat_to_a_bot_and_takes_it_back() {
    let house = House::open().await;
    let made = house.table(&["me", "random", "random"]).await;
    let mut line = house.sit(&made, &made.host).await;
    line.until_so(|it| it["question"].is_object()).await;
    let seat = made.path("/seats/0");
    house.done(&seat, &made.host, json!({"play": "bot", "level": "random"})).await;
    let after = line.until_so(|it| it["seats"][0]["play"] == "bot").await;
    let begin = after["decision"].as_u64().unwrap();
    line.until_so(|it| it["decision"].as_u64() > Some(begin + 3)).await;
    house.done(&seat, &made.host, json!({"play": "person"})).await;
    let mine =
        line.until_so(|it| it["question"].is_object() && it["seats"][0]["play"] == "person").await;
    assert_eq!(line.choose(&mine, "mine").await["type"], "done");
}

#[tokio::test]
async fn while_a_bot_plays_nobody_else_answers_for_the_seat() {
    let limits = wide();
    let house = House::with(limits, |config| config.bots = 1).await;
    let made = house.table(&["me", "me", "me"]).await;
    let snapshot = house.snapshot(&made, &made.host).await;
    let seat = snapshot["asked"]["seat"].as_u64().unwrap();
    let choice = &snapshot["question"]["options"][0];
    let change = json!({"play": "bot", "level": "master"});
    house.done(&made.path(&format!("/seats/{seat}")), &made.host, change).await;
    let body = json!({"decision": 1, "choice": choice});
    let (status, answer) = house.post(&made.path("/choices"), &made.host, body).await;
    let code = answer["error"]["code"].as_str();
    assert!(status == 409 && matches!(code, Some("not-your-turn" | "stale")), "{answer}");
}

#[tokio::test]
async fn an_opened_seat_goes_to_whoever_brings_the_invitation() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "random"]).await;
    let seat = made.path("/seats/1");
    let opened = house.done(&seat, made.seat(1), json!({"play": "open"})).await;
    let invitation = opened["token"].as_str().expect("an invitation");
    assert_eq!(house.get(&made.path(""), made.seat(1)).await.0, 401, "the old token is dead");
    let seen = house.snapshot(&made, &made.host).await;
    assert_eq!((&seen["seats"][1]["play"], &seen["you"]["seats"]), (&json!("open"), &json!([0])));
    let taking = json!({"play": "person", "name": "Zoé"});
    let taken = house.done(&seat, invitation, taking).await;
    let mut next = house.sit(&made, taken["token"].as_str().unwrap()).await;
    let sat = next.until("snapshot").await;
    let you = json!({"seats": [1], "observer": false, "host": false, "invited": null});
    assert_eq!((&sat["you"], &sat["seats"][1]["name"]), (&you, &json!("Zoé")));
}

#[tokio::test]
async fn the_host_opens_a_bot_s_seat_or_takes_it() {
    let house = House::open().await;
    let made = house.table(&["me", "random", "random"]).await;
    let opened = house.done(&made.path("/seats/1"), &made.host, json!({"play": "open"})).await;
    let token = opened["token"].as_str().unwrap();
    assert_eq!(house.snapshot(&made, token).await["you"]["invited"], 1);
    let take = json!({"play": "person"});
    let refused = house.refused(&made.path("/seats/2"), &made.host, take.clone()).await;
    assert_eq!(
        refused,
        (400, "bad-request".to_owned()),
        "a second hand, with a guest at the table"
    );
    assert_eq!(house.snapshot(&made, &made.host).await["you"]["seats"], json!([0]));
    house.done(&made.path("/seats/1"), &made.host, take).await;
    assert_eq!(house.snapshot(&made, &made.host).await["you"]["seats"], json!([0, 1]));
    house.done(&made.path("/seats/1"), &made.host, json!({"play": "bot"})).await;
    assert_eq!(house.snapshot(&made, &made.host).await["you"]["seats"], json!([0]), "given back");
    let opened = house.done(&made.path("/seats/1"), &made.host, json!({"play": "open"})).await;
    let token = opened["token"].as_str().unwrap();
    let own = house.snapshot(&made, made.seat(0)).await;
    let you = json!({"seats": [0], "observer": false, "host": false, "invited": null});
    assert_eq!(own["you"], you);
    for (token, seat) in [(made.seat(0), 1), (token, 0), (made.observer.as_str(), 1)] {
        let path = made.path(&format!("/seats/{seat}"));
        let refused = house.refused(&path, token, json!({"play": "bot"})).await;
        assert_eq!(refused, (401, "unauthorized".to_owned()), "{seat}");
    }
}

#[tokio::test]
async fn nobody_loses_a_seat_while_they_play() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "random"]).await;
    let mut guest = house.sit(&made, made.seat(1)).await;
    guest.until("snapshot").await;
    for change in [json!({"play": "bot"}), json!({"play": "open"}), json!({"play": "person"})] {
        let refused = house.refused(&made.path("/seats/1"), &made.host, change).await;
        assert_eq!(refused, (400, "bad-request".to_owned()));
    }
    drop(guest);
    let refused = house.refused(&made.path("/seats/1"), &made.host, json!({"play": "bot"})).await;
    assert_eq!(refused, (400, "bad-request".to_owned()), "a moment away is no absence");
    house.done(&made.path("/seats/1"), made.seat(1), json!({"play": "bot"})).await;
}

#[tokio::test]
async fn those_who_play_switch_between_one_sitting_and_days() {
    let house = House::with_limits(Limits { away_live: Duration::ZERO, ..wide() }).await;
    let made = house.seated(&["me", "open", "random"]).await;
    let mut line = house.sit(&made, &made.host).await;
    assert_eq!(line.until("snapshot").await["pace"], "live");
    let mut guest = house.sit(&made, made.seat(1)).await;
    guest.until("snapshot").await;
    let pace = made.path("/pace");
    let slow = json!({"pace": "slow"});
    let refused = house.refused(&pace, &made.observer, slow.clone()).await;
    assert_eq!(refused, (401, "unauthorized".to_owned()));
    house.done(&pace, made.seat(1), slow).await;
    line.until_so(|it| it["pace"] == "slow").await;
    drop(guest);
    while line.hear().await.unwrap()["seats"][1]["here"] != false {}
    let seat = made.path("/seats/1");
    let refused = house.refused(&seat, &made.host, json!({"play": "bot"})).await;
    assert_eq!(refused, (400, "bad-request".to_owned()), "over days nobody is missed so soon");
    house.done(&pace, &made.host, json!({"pace": "live"})).await;
    let refused = house.refused(&seat, &made.host, json!({"play": "bot"})).await;
    assert_eq!(refused, (400, "bad-request".to_owned()), "nobody cuts the others' days short");
    let mut guest = house.sit(&made, made.seat(1)).await;
    guest.until("snapshot").await;
    drop(guest);
    while line.hear().await.unwrap()["seats"][1]["here"] != true {}
    while line.hear().await.unwrap()["seats"][1]["here"] != false {}
    house.done(&seat, &made.host, json!({"play": "bot"})).await;
}

#[tokio::test]
async fn a_seat_the_host_gives_away_is_no_longer_the_host_s() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "random"]).await;
    let mut line = house.sit(&made, &made.host).await;
    line.until("snapshot").await;
    house.done(&made.path("/seats/1"), &made.host, json!({"play": "open"})).await;
    let after = line.until_so(|it| it["seats"][1]["play"] == "open").await;
    assert_eq!(after["you"]["seats"], json!([0]));
    let (_, seen) = house.get(&made.path("?as=1"), &made.host).await;
    assert_eq!(seen["view"]["viewer"], 0);
    let hand = &seen["view"]["players"][1]["hand"];
    assert!(hand.as_array().unwrap().iter().all(Value::is_null), "{hand}");
}

#[tokio::test]
async fn odds_hints_and_legality_are_told_to_the_seat() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    let snapshot = house.snapshot(&made, &made.host).await;
    let choice = &snapshot["question"]["options"][0];
    let legal = house.done(&made.path("/legal"), &made.host, json!({"choice": choice})).await;
    assert_eq!(legal, json!({"legal": true}));
    let wrong = json!({"choice": "done"});
    let illegal = house.done(&made.path("/legal"), &made.host, wrong).await;
    assert_eq!(illegal["legal"], false);
    assert!(illegal["why"]["fr"].is_string());
    let hint = json!({"level": "search:20it"});
    let hint = house.done(&made.path("/hint"), &made.host, hint).await;
    assert!(hint["choices"][0]["label"]["fr"].is_string(), "{hint}");
    let asked = snapshot["asked"]["seat"].as_u64().unwrap();
    let other = made.seat(usize::try_from((asked + 1) % 3).unwrap());
    let refused = house.refused(&made.path("/hint"), other, json!({})).await;
    assert_eq!(refused, (409, "not-your-turn".to_owned()));
}
