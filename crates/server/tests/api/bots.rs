//! Bots play on whatever happens, and never stall a table.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use reglette_registry::find;
use reglette_server::Limits;
use serde_json::json;

use tokio::time::timeout;

use crate::common::{House, Made, SOON, wide};

/// A bot is asked whose hand leaves it nothing but to end its turn, or that has much to weigh.
async fn asked_with(house: &House, hand: &[&str]) -> Made {
    let position = json!({"turn": 1, "players": [{}, {"hand": hand}, {}]});
    let rest = json!({"game": "cardgame", "setup": {"players": 3}, "position": position});
    house.table_of(&["me", "greedy", "greedy"], rest).await
}

const NOTHING: [&str; 0] = [];
const MUCH: [&str; 5] = ["def.doctor", "def.rory", "sup.sonic", "sup.paper", "ene.dalek"];

#[tokio::test]
async fn the_pause_before_a_bot_s_answer_does_not_tell_its_hand() {
    let limits = Limits { bot_beat: Duration::from_secs(3600), ..wide() };
    let house = House::with_limits(limits).await;
    let (forced, weighed) = (asked_with(&house, &NOTHING).await, asked_with(&house, &MUCH).await);
    let bots = house.table(&["greedy", "greedy", "greedy"]).await;
    let tables = [&forced, &weighed];
    for made in tables {
        assert_eq!(house.snapshot(made, &made.host).await["asked"]["seat"], 1);
    }
    // Nobody could learn anything here: a whole game takes less than one answer there.
    let mut line = house.sit(&bots, &bots.observer).await;
    line.until_so(|it| it["over"].is_object()).await;
    for made in tables {
        assert_eq!(house.snapshot(made, &made.host).await["decision"], 1, "it has not answered");
    }
}

#[tokio::test]
async fn bots_answer_people_after_the_beat() {
    let beat = Duration::from_millis(40);
    let house = House::with_limits(Limits { bot_beat: beat, ..wide() }).await;
    for hand in [&NOTHING[..], &MUCH] {
        let made = asked_with(&house, hand).await;
        let mut line = house.sit(&made, &made.host).await;
        line.until_so(|it| it["decision"].as_u64() > Some(1)).await;
    }
}

#[tokio::test]
async fn where_nothing_is_hidden_bots_answer_at_once() {
    let limits = Limits { bot_beat: Duration::from_secs(3600), ..wide() };
    let house = House::with_limits(limits).await;
    let made = house.table_of(&["me", "random"], json!({"game": "sotas"})).await;
    let mut line = house.sit(&made, &made.host).await;
    let mut n = 0;
    loop {
        let now = line.until_so(|it| it["log"].is_array()).await;
        if now["log"].as_array().unwrap().iter().any(|it| it["seat"] == 1) {
            break;
        }
        if now["question"].is_object() {
            n += 1;
            line.choose(&now, &n.to_string()).await;
        }
    }
}

#[tokio::test]
async fn every_level_plays_and_each_move_is_a_line_of_its_own() {
    let house = House::open().await;
    let made = house.table(&["random", "easy", "greedy", "search:20it"]).await;
    let mut line = house.sit(&made, &made.observer).await;
    let mut decision = line.until("snapshot").await["decision"].as_u64().unwrap();
    for _ in 0..25 {
        let next = line.until("snapshot").await;
        let log = next["log"].as_array().unwrap();
        assert_eq!((log.len(), log[0]["n"].as_u64()), (1, Some(decision)), "{next}");
        decision += 1;
        assert_eq!(next["decision"], decision);
    }
}

#[tokio::test]
async fn bots_that_are_too_slow_are_answered_for() {
    let limits = Limits { bot_grace: Duration::ZERO, ..wide() };
    let house = House::with_limits(limits).await;
    let made = house.table(&["random", "random", "random"]).await;
    let mut line = house.sit(&made, &made.observer).await;
    line.until_so(|it| it["over"].is_object()).await;
    let (_, record) = house.get(&made.path("/record"), &made.observer).await;
    find("cardgame").unwrap().check_record(record.as_str().unwrap()).unwrap();
}

#[tokio::test]
async fn tables_of_bots_do_not_wait_for_each_other() {
    let house = House::with(wide(), |config| config.bots = 1).await;
    let slow = house.table(&["master", "master", "master"]).await;
    let mut thinking = house.sit(&slow, &slow.observer).await;
    thinking.until("snapshot").await;
    let made = house.table(&["me", "me", "me"]).await;
    for _ in 0..20 {
        house.play(&made, &made.host, |_| true).await;
    }
    thinking.until_so(|it| it["decision"].as_u64() > Some(2)).await;
}

#[tokio::test]
async fn a_table_that_asks_anew_and_anew_keeps_no_other_waiting() {
    let house = House::with(wide(), |config| config.bots = 1).await;
    let levels = ["search:300ms", "search:310ms"];
    let greedy = house.table(&["greedy", "greedy", "greedy"]).await;
    let slow = house.table(&[levels[0]; 3]).await;
    let mut thinking = house.sit(&slow, &slow.observer).await;
    thinking.until("snapshot").await;
    for n in 0..200 {
        let body = json!({"play": "bot", "level": levels[n % 2]});
        house.done(&slow.path("/seats/0"), &slow.host, body).await;
    }
    // It was a minute's work had each change asked for a thought of its own.
    let mut line = house.sit(&greedy, &greedy.observer).await;
    let played = line.until_so(|it| it["decision"].as_u64() > Some(3));
    timeout(SOON / 3, played).await.expect("bots of another table play");
    thinking.until_so(|it| it["decision"].as_u64() > Some(1)).await;
}

#[tokio::test]
async fn bots_among_themselves_rest_while_nobody_looks() {
    let limits = Limits { idle: Duration::from_millis(1), ..wide() };
    let house = House::with_limits(limits).await;
    let made = house.table(&["greedy", "greedy", "greedy"]).await;
    let mut line = house.sit(&made, &made.observer).await;
    let seen = line.until_so(|it| it["decision"].as_u64() > Some(3)).await;
    drop(line);
    let mut before = seen["decision"].as_u64().unwrap();
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let now = house.snapshot(&made, &made.observer).await;
        assert!(now["over"].is_null(), "they went on to the end");
        let decision = now["decision"].as_u64().unwrap();
        // Whoever calls is somebody who looks, for a moment.
        if decision - before <= 2 {
            break;
        }
        before = decision;
    }
    let mut line = house.sit(&made, &made.observer).await;
    line.until_so(|it| it["over"].is_object()).await;
}

#[tokio::test]
async fn slow_hints_leave_room_for_new_tables() {
    let house = House::with(wide(), |config| config.bots = 1).await;
    let made = house.table(&["me", "me", "me"]).await;
    let slow = json!({"level": "search:2000ms"});
    let path = made.path("/hint");
    let hints = (0..4).map(|_| house.post(&path, &made.host, slow.clone()));
    let hints = futures_util::future::join_all(hints);
    let others = async {
        for _ in 0..3 {
            house.table(&["me", "greedy", "greedy"]).await;
        }
    };
    tokio::select! {
        _ = hints => panic!("the hints were quick"),
        () = others => {}
    }
}

#[tokio::test]
async fn advice_that_piles_up_is_refused() {
    let house = House::with(wide(), |config| config.bots = 1).await;
    let made = house.table(&["me", "me", "me"]).await;
    let path = made.path("/hint");
    let slow = json!({"level": "search:2000ms"});
    let hints = (0..520).map(|_| house.post(&path, &made.host, slow.clone()));
    let mut hints: FuturesUnordered<_> = hints.collect();
    let refused = loop {
        let (status, answer) = hints.next().await.expect("one too many");
        if status != 200 {
            break (status, answer);
        }
    };
    assert_eq!(refused.0, 503);
    assert_eq!(refused.1["error"]["code"], "unavailable");
    let why = refused.1["error"]["message"]["en"].as_str().unwrap();
    assert!(why.contains("too much to do"), "{why}");
    drop(hints);
    house.play(&made, &made.host, |_| true).await;
}

#[tokio::test]
async fn a_bot_goes_on_after_a_restart() {
    let mut house = House::open().await;
    let made = house.table(&["random", "random", "random"]).await;
    let mut line = house.sit(&made, &made.observer).await;
    line.until_so(|it| it["decision"].as_u64() > Some(10)).await;
    house.restart().await;
    let mut line = house.sit(&made, &made.observer).await;
    let first = line.until("snapshot").await;
    assert!(first["decision"].as_u64() > Some(10));
    line.until_so(|it| it["decision"].as_u64() > first["decision"].as_u64()).await;
}

#[tokio::test]
async fn an_undo_while_a_bot_thinks_makes_its_answer_worthless() {
    let house = House::open().await;
    let made = house.table(&["me", "search:300ms", "search:300ms"]).await;
    let mut line = house.sit(&made, &made.host).await;
    for n in 0..12 {
        let mine = line.until_so(|it| it["question"].is_object()).await;
        line.choose(&mine, &n.to_string()).await;
        let now = house.snapshot(&made, &made.host).await;
        let body = crate::common::decision_of(&now);
        let (status, answer) = house.post(&made.path("/undo"), &made.host, body).await;
        if status == 409 {
            assert_eq!(answer["error"]["code"], "stale", "the bot was quicker");
            continue;
        }
        let back = house.snapshot(&made, &made.host).await;
        assert_eq!(back["question"]["seat"], 0, "{answer}");
        house.play(&made, &made.host, |it| *it == json!("end-turn")).await;
    }
}
