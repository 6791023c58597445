//! A storage that fails: a clear answer, nothing lost, nobody else touched, and the server lives.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use reglette_server::id::TableId;
use reglette_server::store::{Later, Row, StoreError};
use reglette_server::{Sqlite, Store};
use serde_json::json;

use crate::common::{House, wide};

/// What fails at the moment.
#[derive(Debug, Default)]
struct Trouble {
    writes: AtomicBool,
    reads: AtomicBool,
    /// The write happens, but nobody is told.
    silent: AtomicBool,
}

#[derive(Debug)]
struct Failing {
    inner: Sqlite,
    trouble: Arc<Trouble>,
}

fn broken() -> StoreError {
    StoreError::Unavailable("on purpose".to_owned())
}

impl Store for Failing {
    fn append(&self, table: TableId, first: u64, rows: Vec<Row>) -> Later<()> {
        if self.trouble.writes.load(Ordering::SeqCst) {
            return Box::pin(async { Err(broken()) });
        }
        let written = self.inner.append(table, first, rows);
        let silent = self.trouble.silent.load(Ordering::SeqCst);
        Box::pin(
            async move { if silent { written.await.and(Err(broken())) } else { written.await } },
        )
    }

    fn read(&self, table: TableId) -> Later<Vec<Row>> {
        if self.trouble.reads.load(Ordering::SeqCst) {
            return Box::pin(async { Err(broken()) });
        }
        self.inner.read(table)
    }
}

async fn house() -> (House, Arc<Trouble>) {
    let trouble = Arc::new(Trouble::default());
    let given = Arc::clone(&trouble);
    let folder = tempfile::tempdir().unwrap().keep();
    let inner = Sqlite::open(&Path::new(&folder).join("failing.db")).unwrap();
    let house = House::with(wide(), |config| {
        config.store = Arc::new(Failing { inner, trouble: given });
    });
    (house.await, trouble)
}

#[tokio::test]
async fn a_choice_that_cannot_be_written_is_not_played() {
    let (house, trouble) = house().await;
    let made = house.table(&["me", "me", "me"]).await;
    let mut line = house.sit(&made, &made.host).await;
    let before = line.until("snapshot").await;
    trouble.writes.store(true, Ordering::SeqCst);
    let choice = &before["question"]["options"][0];
    let body = json!({"decision": 1, "choice": choice, "id": "a"});
    for _ in 0..3 {
        let refused = house.refused(&made.path("/choices"), &made.host, body.clone()).await;
        assert_eq!(refused, (503, "unavailable".to_owned()));
        let refused = line.choose(&before, "b").await;
        assert_eq!(refused["error"]["code"], "unavailable");
    }
    assert_eq!(house.get("/healthz", "").await.0, 503, "what is played could not be kept");
    for (call, body) in [("/chat", json!({"text": "hello"})), ("/seats/0", json!({"play": "bot"}))]
    {
        let refused = house.refused(&made.path(call), &made.host, body).await;
        assert_eq!(refused, (503, "unavailable".to_owned()), "{call}");
    }
    let seats = json!([{"play": "me"}, {"play": "me"}, {"play": "me"}]);
    let new = json!({"game": "cardgame", "seats": seats});
    assert_eq!(house.refused("/api/tables", "", new).await.0, 503);
    assert_eq!(house.snapshot(&made, &made.host).await["decision"], 1, "looking still works");
    trouble.writes.store(false, Ordering::SeqCst);
    assert_eq!(house.get("/healthz", "").await.0, 200);
    assert_eq!(house.done(&made.path("/choices"), &made.host, body).await["decision"], 2);
    line.until_so(|it| it["decision"] == 2).await;
}

#[tokio::test]
async fn a_choice_that_was_written_after_all_is_recognised() {
    let (house, trouble) = house().await;
    let made = house.table(&["me", "me", "me"]).await;
    let before = house.snapshot(&made, &made.host).await;
    let choice = &before["question"]["options"][0];
    let body = json!({"decision": 1, "choice": choice, "id": "a", "salt": "s"});
    trouble.silent.store(true, Ordering::SeqCst);
    let path = made.path("/choices");
    assert_eq!(house.refused(&path, &made.host, body.clone()).await.0, 503);
    trouble.silent.store(false, Ordering::SeqCst);
    let again = house.done(&path, &made.host, body).await;
    assert_eq!(again, json!({"decision": 2, "repeated": true}));
}

#[tokio::test]
async fn other_tables_go_on_and_bots_try_again() {
    let (house, trouble) = house().await;
    let warm = house.table(&["me", "me", "me"]).await;
    house.snapshot(&warm, &warm.host).await;
    let cold = house.table(&["me", "me", "me"]).await;
    let bots = house.table(&["random", "random", "random"]).await;
    let mut line = house.sit(&bots, &bots.observer).await;
    line.until("snapshot").await;
    trouble.reads.store(true, Ordering::SeqCst);
    assert_eq!(house.get(&cold.path(""), &cold.host).await.0, 503);
    house.play(&warm, &warm.host, |_| true).await;
    trouble.writes.store(true, Ordering::SeqCst);
    assert_eq!(house.get(&cold.path(""), &cold.host).await.0, 503);
    trouble.reads.store(false, Ordering::SeqCst);
    assert_eq!(house.get(&cold.path(""), &cold.host).await.0, 200);
    trouble.writes.store(false, Ordering::SeqCst);
    line.until_so(|it| it["over"].is_object()).await;
}

#[tokio::test]
async fn a_bot_goes_on_thinking_when_what_somebody_says_is_not_kept() {
    let (house, trouble) = house().await;
    let made = house.table(&["me", "search:900ms", "search:900ms"]).await;
    let mut snapshot = house.snapshot(&made, &made.host).await;
    while snapshot["asked"]["seat"] == 0 {
        let choice = &snapshot["question"]["options"][0];
        let body = json!({"decision": snapshot["decision"], "choice": choice});
        house.done(&made.path("/choices"), &made.host, body).await;
        snapshot = house.snapshot(&made, &made.host).await;
    }
    let mut line = house.sit(&made, &made.host).await;
    trouble.writes.store(true, Ordering::SeqCst);
    let refused = house.refused(&made.path("/chat"), &made.host, json!({"text": "hm"})).await;
    assert_eq!(refused, (503, "unavailable".to_owned()));
    trouble.writes.store(false, Ordering::SeqCst);
    let before = snapshot["decision"].as_u64();
    line.until_so(|it| it["decision"].as_u64() > before).await;
}

#[tokio::test]
async fn a_database_that_is_gone_comes_back() {
    let house = House::open().await;
    let made = house.table(&["me", "me", "me"]).await;
    house.play(&made, &made.host, |_| true).await;
    let moved = house.database().with_extension("moved");
    std::fs::rename(house.database(), &moved).unwrap();
    let snapshot = house.snapshot(&made, &made.host).await;
    let choice = &snapshot["question"]["options"][0];
    let body = json!({"decision": 2, "choice": choice});
    let refused = house.refused(&made.path("/choices"), &made.host, body.clone()).await;
    assert_eq!(refused, (503, "unavailable".to_owned()));
    std::fs::rename(&moved, house.database()).unwrap();
    house.done(&made.path("/choices"), &made.host, body).await;
}
