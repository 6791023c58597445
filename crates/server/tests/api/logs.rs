//! What the server writes about itself: enough to see what happens, and never a token.

use std::io::Write;
use std::sync::{Arc, Mutex};

use reglette_server::logs::{Format, subscriber};
use serde_json::json;
use tracing::level_filters::LevelFilter;

use crate::common::House;

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn tokens_are_never_written() {
    let paper = Paper::default();
    let to = paper.clone();
    let lines = subscriber(Format::Json, LevelFilter::TRACE, move || to.clone());
    tracing::subscriber::set_global_default(lines).expect("the only one in this program");
    let house = House::open().await;
    let made = house.seated(&["me", "open", "random"]).await;
    let mut line = house.sit(&made, &made.host).await;
    let asked = line.until_so(|it| it["asked"]["seat"] != 2).await;
    let mut guest = house.sit(&made, made.seat(1)).await;
    guest.until("snapshot").await;
    line.send_text(format!("{{\"token\": \"{}\"", made.host)).await;
    line.until("refused").await;
    house.play(&made, made.asked(&asked), |_| true).await;
    house.get(&made.path(&format!("?token={}", made.host)), &made.host).await;
    house.post(&made.path("/chat"), &made.host, json!({"text": made.host})).await;
    house.get(&made.path("/record"), &made.host).await;
    let opened = house.done(&made.path("/seats/1"), made.seat(1), json!({"play": "open"})).await;
    let written = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(written.lines().count() > 5, "{written}");
    for line in written.lines() {
        serde_json::from_str::<serde_json::Value>(line).expect("one document a line");
    }
    let mut tokens: Vec<&str> = made.seats.iter().flatten().map(String::as_str).collect();
    tokens.extend([made.host.as_str(), made.observer.as_str(), opened["token"].as_str().unwrap()]);
    for token in tokens {
        assert!(!written.contains(token));
    }
}
