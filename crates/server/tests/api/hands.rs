//! Hidden hands: whatever links somebody has and whatever they try, they see no hand but their own,
//! and who has seen more is told to everybody.

use std::time::Duration;

use futures_util::future::join_all;
use reglette_server::Limits;
use serde_json::{Value, json};

use crate::common::{House, Line, Made, consent, wide};

const HELD: (u16, &str) = (400, "bad-request");
const CLOSED: (u16, &str) = (401, "unauthorized");

/// A house where whoever leaves is away at once.
async fn impatient() -> House {
    House::with_limits(Limits { away_live: Duration::ZERO, ..wide() }).await
}

/// Whether a message shows a card that a seat holds.
fn shows(message: &Value, seat: usize) -> bool {
    let hand = message["view"]["players"][seat]["hand"].as_array().expect("a hand");
    assert!(!hand.is_empty());
    hand.iter().any(|card| !card.is_null())
}

/// A token sees nothing of a seat, over HTTP or a socket, whosever eyes it asks for.
async fn sees_nothing_of(house: &House, made: &Made, token: &str, seat: usize) {
    for path in [made.path(""), made.path(&format!("?as={seat}"))] {
        let (status, seen) = house.get(&path, token).await;
        assert_eq!(status, 200, "{seen}");
        assert!(!shows(&seen, seat), "{seen}");
        assert_ne!(seen["question"]["seat"], seat);
    }
    let mut line = house.sit_as(made, json!({"token": token, "as": seat})).await;
    assert!(!shows(&line.until("snapshot").await, seat));
    line.send(json!({"type": "as", "seat": seat})).await;
    assert!(!shows(&line.until("snapshot").await, seat));
}

/// Everything a socket is still told until the server closes it.
async fn rest(mut line: Line) -> Vec<Value> {
    let mut told = Vec::new();
    while let Some(message) = line.hear_bare().await {
        told.push(message);
    }
    told
}

async fn refused(
    house: &House,
    made: &Made,
    seat: usize,
    token: &str,
    change: Value,
) -> (u16, String) {
    house.refused(&made.path(&format!("/seats/{seat}")), token, change).await
}

fn so((status, code): (u16, &str)) -> (u16, String) {
    (status, code.to_owned())
}

/// The guest of seat 1 leaves, and the host lets a bot stand in for them.
async fn stood_in(house: &House, made: &Made) {
    let seat = made.path("/seats/1");
    let stand_in = json!({"play": "bot", "level": "random"});
    let answer = house.done(&seat, &made.host, stand_in).await;
    assert_eq!(answer, json!({"seat": 1}), "no token of it for anybody");
}

#[tokio::test]
async fn an_invitation_shows_no_hand() {
    let house = House::open().await;
    let made = house.table(&["me", "open", "open"]).await;
    for seat in [1, 2] {
        for other in 0..3 {
            sees_nothing_of(&house, &made, made.seat(seat), other).await;
        }
    }
    let now = house.snapshot(&made, &made.host).await;
    let choice = json!({"location": "loc.luna"});
    for (call, body) in [
        ("/choices", json!({"decision": now["decision"], "choice": choice})),
        ("/legal", json!({"choice": choice})),
        ("/odds", json!({"choice": choice})),
        ("/hint", json!({})),
        ("/undo", json!({"decision": now["decision"]})),
        ("/redo", json!({"decision": now["decision"]})),
        ("/chat", json!({"text": "hello"})),
        ("/pace", json!({"pace": "slow"})),
        ("/seats/0", json!({"play": "bot"})),
        ("/seats/1", json!({"play": "bot"})),
        ("/seats/1", json!({"play": "open"})),
        ("/seats/2", json!({"play": "person"})),
    ] {
        let refused = house.refused(&made.path(call), made.seat(1), body).await;
        assert_eq!(refused, so(CLOSED), "{call}");
    }
}

#[tokio::test]
async fn an_invitation_is_dead_once_a_guest_sits() {
    let mut house = House::open().await;
    let made = house.table(&["me", "open", "random"]).await;
    let invitation = made.seat(1);
    let before = house.sit(&made, invitation).await;
    let guest = house.take_seat(&made, 1, invitation).await;
    assert_ne!(guest, invitation);
    for _ in 0..2 {
        assert!(shows(&house.snapshot(&made, &guest).await, 1));
        assert_eq!(house.get(&made.path(""), invitation).await.0, 401);
        let taking = refused(&house, &made, 1, invitation, json!({"play": "person"})).await;
        assert_eq!(taking, so(CLOSED));
        let mut late = house.sit(&made, invitation).await;
        assert_eq!(late.hear().await.unwrap()["error"]["code"], "unauthorized");
        sees_nothing_of(&house, &made, &made.host, 1).await;
        house.restart().await;
    }
    for told in rest(before).await {
        assert!(told["view"].is_null() || !shows(&told, 1), "{told}");
    }
}

#[tokio::test]
async fn whoever_takes_a_seat_may_draw_its_token_so_that_no_lost_answer_costs_it() {
    let house = House::open().await;
    let made = house.table(&["me", "open", "random"]).await;
    let own = "0123456789abcdef".repeat(3);
    for weak in ["", "secret", &"z".repeat(48), &made.host.to_uppercase(), &format!("{own}0")] {
        let taking = json!({"play": "person", "token": weak});
        assert_eq!(refused(&house, &made, 1, made.seat(1), taking).await, so(HELD), "{weak}");
    }
    for known in [&made.host, &made.observer, made.seat(0), made.seat(1)] {
        let taking = json!({"play": "person", "token": known});
        let refused = refused(&house, &made, 1, made.seat(1), taking).await;
        assert_eq!(refused, so(HELD), "it opens something else");
    }
    for change in [json!({"play": "bot", "token": own}), json!({"play": "open", "token": own})] {
        let refused = refused(&house, &made, 0, &made.host, change).await;
        assert_eq!(refused, so(HELD), "nobody knows the token of an invitation beforehand");
    }
    let taking = json!({"play": "person", "token": own});
    let taken = house.done(&made.path("/seats/1"), made.seat(1), taking).await;
    assert_eq!(taken, json!({"seat": 1, "token": own}));
    assert!(shows(&house.snapshot(&made, &own).await, 1));
}

#[tokio::test]
async fn of_many_who_bring_one_invitation_one_sits_down() {
    let house = House::open().await;
    let made = house.table(&["me", "open", "random"]).await;
    let path = made.path("/seats/1");
    let takers = (0..8).map(|_| house.post(&path, made.seat(1), json!({"play": "person"})));
    let answers = join_all(takers).await;
    let seated: Vec<&Value> =
        answers.iter().filter(|(status, _)| *status == 200).map(|(_, it)| it).collect();
    assert_eq!(seated.len(), 1, "{answers:?}");
    assert!(answers.iter().all(|(status, _)| [200, 401].contains(status)), "{answers:?}");
    assert!(shows(&house.snapshot(&made, seated[0]["token"].as_str().unwrap()).await, 1));
}

#[tokio::test]
async fn an_absent_guest_s_seat_is_neither_opened_nor_taken() {
    let house = impatient().await;
    let made = house.seated(&["me", "open", "open"]).await;
    for change in [json!({"play": "open"}), json!({"play": "person"})] {
        for token in [&made.host, made.seats[2].as_ref().unwrap()] {
            assert_eq!(refused(&house, &made, 1, token, change.clone()).await, so(HELD));
        }
    }
    let renamed = json!({"play": "bot", "name": "Nobody"});
    assert_eq!(refused(&house, &made, 1, &made.host, renamed).await, so(HELD));
    stood_in(&house, &made).await;
    for change in [json!({"play": "open"}), json!({"play": "person"})] {
        let refused = refused(&house, &made, 1, &made.host, change).await;
        assert_eq!(refused, so(HELD), "nor while a bot stands in");
    }
    sees_nothing_of(&house, &made, &made.host, 1).await;
    let shown = &house.snapshot(&made, &made.host).await["seats"][1];
    assert_eq!((&shown["play"], &shown["held"]), (&json!("bot"), &json!(true)));
    assert!(shows(&house.snapshot(&made, made.seat(1)).await, 1), "the guest still does");
    house.done(&made.path("/seats/1"), made.seat(1), json!({"play": "person"})).await;
    assert_eq!(house.snapshot(&made, made.seat(1)).await["seats"][1]["play"], "person");
}

#[tokio::test]
async fn whoever_was_here_a_moment_ago_is_not_away() {
    let limits = Limits { away_live: Duration::from_millis(300), ..wide() };
    let house = House::with_limits(limits).await;
    let made = house.seated(&["me", "open", "random"]).await;
    let mut host = house.sit(&made, &made.host).await;
    let guest = house.sit(&made, made.seat(1)).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    drop(guest);
    while host.hear().await.unwrap()["seats"][1]["here"] != false {}
    let refused = refused(&house, &made, 1, &made.host, json!({"play": "bot"})).await;
    assert_eq!(refused, so(HELD), "they only listened, and have just gone");
    tokio::time::sleep(Duration::from_millis(400)).await;
    stood_in(&house, &made).await;
}

#[tokio::test]
async fn nor_when_the_table_has_been_at_rest_since() {
    let (idle, away_live) = (Duration::from_millis(20), Duration::from_millis(1000));
    let house = House::with_limits(Limits { idle, away_live, ..wide() }).await;
    let made = house.seated(&["me", "open", "random"]).await;
    let mut guest = house.sit(&made, made.seat(1)).await;
    guest.until("snapshot").await;
    tokio::time::sleep(away_live).await;
    drop(guest);
    while house.server().open_tables() > 0 {
        tokio::time::sleep(idle).await;
    }
    let refused = refused(&house, &made, 1, &made.host, json!({"play": "bot"})).await;
    assert_eq!(refused, so(HELD), "the journal knows when they left");
    tokio::time::sleep(away_live).await;
    stood_in(&house, &made).await;
}

#[tokio::test]
async fn after_a_restart_everybody_has_time_to_come_back() {
    let away_live = Duration::from_millis(1000);
    let mut house = House::with_limits(Limits { away_live, ..wide() }).await;
    let made = house.seated(&["me", "open", "random"]).await;
    tokio::time::sleep(away_live).await;
    house.restart().await;
    let refused = refused(&house, &made, 1, &made.host, json!({"play": "bot"})).await;
    assert_eq!(refused, so(HELD));
    tokio::time::sleep(away_live).await;
    stood_in(&house, &made).await;
}

#[tokio::test]
async fn a_stand_in_leaves_the_vote_to_whoever_is_away() {
    let house = impatient().await;
    let duel = json!({"game": "cardgame", "setup": {"scenario": "duel"}});
    let made = house.seated_of(&["me", "open"], duel).await;
    loop {
        let now = house.snapshot(&made, &made.observer).await;
        let token = made.asked(&now);
        house.play(&made, token, |it| *it == json!("end-turn")).await;
        let after = house.snapshot(&made, &made.host).await;
        if token == made.seat(0) && after["asked"]["seat"] == 1 && after["undo"]["free"] == false {
            break;
        }
    }
    stood_in(&house, &made).await;
    // Once the host is asked the bot has nothing to decide any more.
    let mut line = house.sit(&made, &made.host).await;
    let now = line.until_so(|it| it["question"].is_object()).await;
    assert_eq!(now["undo"]["free"], false, "a bot in the guest's place changes nothing");
    let body = json!({"decision": now["decision"]});
    let wish = house.done(&made.path("/undo"), &made.host, body).await;
    assert_eq!(wish, json!({"asked": [1]}));
    let own = consent(&house.snapshot(&made, &made.host).await, true);
    assert_eq!(house.refused(&made.path("/consent"), &made.host, own).await, so(CLOSED));
    assert_eq!(house.consent(&made, made.seat(1), true).await, json!({"undone": true}));
}

#[tokio::test]
async fn a_hand_the_host_has_looked_at_is_told_of() {
    let mut house = House::open().await;
    let made = house.table(&["me", "random", "random"]).await;
    let seat = made.path("/seats/1");
    house.done(&seat, &made.host, json!({"play": "person"})).await;
    assert!(shows(&house.get(&made.path("?as=1"), &made.host).await.1, 1));
    let opened = house.done(&seat, &made.host, json!({"play": "open"})).await;
    let invitation = opened["token"].as_str().unwrap();
    sees_nothing_of(&house, &made, &made.host, 1).await;
    for _ in 0..2 {
        for token in [invitation, &made.host, &made.observer] {
            let told = house.snapshot(&made, token).await;
            assert_eq!(told["one_screen"], json!([0, 1]));
            assert_eq!(told["seats"][1]["passed_on"], true, "before anybody sits down");
            assert_eq!(told["seats"][2]["passed_on"], false);
        }
        house.restart().await;
    }
}

#[tokio::test]
async fn a_hand_somebody_has_looked_at_by_invitation_is_told_of() {
    let house = House::open().await;
    let made = house.table(&["me", "open", "random"]).await;
    let taken = house.take_seat(&made, 1, made.seat(1)).await;
    assert!(shows(&house.snapshot(&made, &taken).await, 1));
    let opened = house.done(&made.path("/seats/1"), &taken, json!({"play": "open"})).await;
    let invitation = opened["token"].as_str().unwrap();
    let told = house.snapshot(&made, invitation).await;
    assert_eq!(told["seats"][1]["passed_on"], true);
    assert_eq!(house.get(&made.path(""), &taken).await.0, 401);
    let guest = house.take_seat(&made, 1, invitation).await;
    assert!(shows(&house.snapshot(&made, &guest).await, 1));
}

#[tokio::test]
async fn two_hands_on_the_host_s_screen_are_told_of() {
    let house = House::open().await;
    let made = house.seated(&["me", "me", "open"]).await;
    let told = house.snapshot(&made, made.seat(2)).await;
    assert_eq!(told["one_screen"], json!([0, 1]));
    let alone = house.seated(&["me", "open", "open"]).await;
    assert_eq!(house.snapshot(&alone, alone.seat(2)).await["one_screen"], json!([]));
}

#[tokio::test]
async fn a_table_begun_from_hands_its_maker_knows_says_so() {
    let mut house = House::open().await;
    let position = json!({"turn": 1, "players": [
        {"hand": ["def.amy"]}, {"hand": ["ene.dalek"]}, {"hand": ["def.rory"]}]});
    let rest = json!({"game": "cardgame", "setup": {"players": 3}, "position": position});
    let made = house.table_of(&["me", "open", "random"], rest).await;
    let usual = house.table(&["me", "open", "random"]).await;
    for _ in 0..2 {
        assert_eq!(house.snapshot(&made, made.seat(1)).await["from_position"], true);
        assert_eq!(house.snapshot(&usual, usual.seat(1)).await["from_position"], false);
        house.restart().await;
    }
}

#[tokio::test]
async fn the_host_takes_no_second_hand_by_any_way_round() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "random"]).await;
    let take = json!({"play": "person"});
    assert_eq!(refused(&house, &made, 2, &made.host, take.clone()).await, so(HELD));
    house.done(&made.path("/seats/0"), &made.host, json!({"play": "bot", "level": "random"})).await;
    let second = refused(&house, &made, 2, &made.host, take.clone()).await;
    assert_eq!(second, so(HELD), "a bot plays the first, and it is still the host's");
    let opened = house.done(&made.path("/seats/0"), &made.host, json!({"play": "open"})).await;
    assert_eq!(house.snapshot(&made, &made.host).await["you"]["seats"], json!([]));
    let second = refused(&house, &made, 2, &made.host, take.clone()).await;
    assert_eq!(second, so(HELD), "what was seen is seen");
    for seat in [1, 2] {
        sees_nothing_of(&house, &made, &made.host, seat).await;
    }
    assert_eq!(house.get(&made.path(""), made.seat(0)).await.0, 401, "its own token is dead");
    house.done(&made.path("/seats/0"), &made.host, take).await;
    assert!(shows(&house.snapshot(&made, &made.host).await, 0), "the first may be taken again");
    let (status, _) = house.get(&made.path(""), opened["token"].as_str().unwrap()).await;
    assert_eq!(status, 401, "and nobody is invited to it any more");
}

#[tokio::test]
async fn a_hand_the_host_has_given_back_counts_as_seen() {
    let mut house = House::open().await;
    let made = house.table(&["random", "random", "random"]).await;
    let (take, give) = (json!({"play": "person"}), json!({"play": "bot", "level": "random"}));
    house.done(&made.path("/seats/0"), &made.host, take.clone()).await;
    house.done(&made.path("/seats/0"), &made.host, give).await;
    house.done(&made.path("/seats/1"), &made.host, json!({"play": "open"})).await;
    for _ in 0..2 {
        let second = refused(&house, &made, 2, &made.host, take.clone()).await;
        assert_eq!(second, so(HELD), "somebody is invited");
        house.restart().await;
    }
    house.done(&made.path("/seats/0"), &made.host, take).await;
    assert_eq!(house.snapshot(&made, &made.observer).await["seats"][0]["passed_on"], true);
}

#[tokio::test]
async fn a_bot_in_the_host_s_place_does_not_take_the_seat_away() {
    let house = impatient().await;
    let made = house.seated(&["random", "open", "random"]).await;
    house.done(&made.path("/seats/0"), &made.host, json!({"play": "person"})).await;
    let stand_in = json!({"play": "bot", "level": "random"});
    house.done(&made.path("/seats/0"), made.seat(1), stand_in.clone()).await;
    let seen = house.snapshot(&made, &made.host).await;
    assert_eq!((&seen["you"]["seats"], &seen["seats"][0]["held"]), (&json!([0]), &json!(true)));
    assert_eq!(refused(&house, &made, 0, &made.observer, stand_in).await, so(CLOSED));
    house.done(&made.path("/seats/0"), &made.host, json!({"play": "person"})).await;
}

#[tokio::test]
async fn a_socket_of_before_learns_nothing_after_the_seat_has_changed_hands() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "open"]).await;
    // It reads nothing of what waits for it until everything is over.
    let before = house.sit(&made, made.seat(1)).await;
    let mut host = house.sit(&made, &made.host).await;
    assert!(shows(&host.until("snapshot").await, 0));
    let opened = house.done(&made.path("/seats/1"), made.seat(1), json!({"play": "open"})).await;
    let mut invited = house.sit(&made, opened["token"].as_str().unwrap()).await;
    assert!(!shows(&invited.until("snapshot").await, 1));
    let first = house.done(&made.path("/seats/0"), &made.host, json!({"play": "open"})).await;
    let given = host.until_so(|it| it["you"]["seats"] == json!([])).await;
    assert!(!shows(&given, 0), "the host's socket is an observer's from now on");
    let mut made = made;
    made.seats[0] = Some(house.take_seat(&made, 0, first["token"].as_str().unwrap()).await);
    made.seats[1] = Some(house.take_seat(&made, 1, opened["token"].as_str().unwrap()).await);
    for _ in 0..5 {
        let now = house.snapshot(&made, &made.observer).await;
        house.play(&made, made.asked(&now), |_| true).await;
    }
    let end = host.until_so(|it| it["decision"] == 6).await;
    assert!((0..3).all(|seat| !shows(&end, seat)) && end["question"].is_null());
    for line in [before, invited] {
        for told in rest(line).await {
            assert!(told["decision"].is_null() || told["decision"] == 1, "{told}");
        }
    }
}

#[tokio::test]
async fn nothing_of_a_game_in_progress_is_read_off_a_record() {
    let house = House::open().await;
    let made = house.seated(&["me", "open", "random"]).await;
    for token in ["", &made.host, &made.observer, made.seat(1)] {
        let (status, answer) = house.get(&made.path("/record"), token).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad-request")));
    }
}
