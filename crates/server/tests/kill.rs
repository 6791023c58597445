//! The server is killed under load, again and again. After each time every choice and every undo
//! that was acknowledged is there, none is half there or there twice, and the dice fell as promised.
//!
//! `REGLETTE_KILLS` says how often; 200 times when it says nothing.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::{SinkExt, StreamExt};
use reglette_engine::rng::Rng;
use reglette_registry::find;
use reglette_server::journal::Entry;
use reglette_server::ledger::Ledger;
use reglette_server::{Config, Limits, Rate, Server, Sqlite, Store};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinSet;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Set in the child's environment to the folder it serves.
const FOLDER: &str = "REGLETTE_KILL_FOLDER";

const TABLES: usize = 8;

/// Not a test: the server that is killed. It does nothing unless it is called for that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Sqlite::open(&Path::new(&folder).join("tables.db")).unwrap();
    let much = Rate::new(1_000_000, 1_000_000);
    let bot_beat = std::time::Duration::ZERO;
    let limits =
        Limits { requests: much, heavy: much, messages: much, bot_beat, ..Limits::default() };
    let config = Config { limits, ..Config::new(Arc::new(store)) };
    let server = Server::start(config).await.unwrap();
    println!("\nlistening {}", server.address());
    std::future::pending::<()>().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives() {
    let kills = std::env::var("REGLETTE_KILLS").ok().and_then(|it| it.parse().ok()).unwrap_or(200);
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::from_text("kills");
    let mut tables: Vec<Play> = Vec::new();
    for kill in 0..kills {
        let (mut server, address) = start(folder.path()).await;
        tables.retain(|table| !table.over);
        while tables.len() < TABLES {
            tables.push(Play::open(&address).await);
        }
        let left = Arc::new(AtomicUsize::new(1 + rng.index(60)));
        let mut playing = JoinSet::new();
        for table in tables.drain(..) {
            playing.spawn(table.play(address.clone(), Arc::clone(&left)));
        }
        while left.load(Ordering::SeqCst) > 0 && !playing.is_empty() {
            tokio::task::yield_now().await;
        }
        server.start_kill().unwrap();
        server.wait().await.unwrap();
        tables = playing.join_all().await;
        for table in &tables {
            table.check(folder.path(), kill).await;
        }
    }
    let played: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
    assert!(played > TABLES, "something was played between the kills");
}

/// Starts the server in a process of its own.
async fn start(folder: &Path) -> (Child, String) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["child", "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    while let Some(line) = lines.next_line().await.unwrap() {
        if let Some((_, address)) = line.split_once("listening ") {
            // Somebody reads on, so that the child never waits for us.
            let address = address.to_owned();
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return (child, address);
        }
    }
    panic!("the server did not start");
}

/// A table that is played, and what was acknowledged of it.
struct Play {
    id: String,
    host: String,
    /// Decision and choice, as far as it was not taken back.
    acknowledged: Vec<(usize, Value)>,
    /// How often something was taken back.
    branch: usize,
    /// Whether an undo was sent, and not acknowledged when the server was killed.
    undoing: bool,
    /// Sent, and not acknowledged when the server was killed.
    pending: Option<Value>,
    over: bool,
    rng: Rng,
}

impl Play {
    async fn open(address: &str) -> Play {
        let seat = json!({"play": "me"});
        let body = json!({"game": "cardgame", "seats": [seat, seat, seat], "salt": "host"});
        let made = reqwest::Client::new().post(format!("http://{address}/api/tables")).json(&body);
        let made: Value = made.send().await.unwrap().json().await.unwrap();
        let id = made["table"].as_str().expect("a table").to_owned();
        let host = made["host"].as_str().unwrap().to_owned();
        let (acknowledged, rng) = (Vec::new(), Rng::from_text(&id));
        Play { id, host, acknowledged, branch: 0, undoing: false, pending: None, over: false, rng }
    }

    /// Plays until the server is gone or the game over. Counts `left` down with each answer.
    async fn play(mut self, address: String, left: Arc<AtomicUsize>) -> Play {
        // The server may be killed at any moment: whatever fails then is the end of this.
        let _ = self.play_on(&address, &left).await;
        self
    }

    async fn play_on(&mut self, address: &str, left: &AtomicUsize) -> Option<()> {
        let url = format!("ws://{address}/api/tables/{}/socket", self.id);
        let (mut stream, _) = connect_async(url).await.ok()?;
        stream.send(text(&json!({"token": self.host}))).await.ok()?;
        // What hung in the air is sent again under its old name: it counts once.
        if let Some(pending) = &self.pending {
            stream.send(text(pending)).await.ok()?;
        }
        loop {
            let Message::Text(received) = stream.next().await?.ok()? else { continue };
            let message: Value = serde_json::from_str(&received).unwrap();
            match message["type"].as_str().unwrap() {
                "done" => {
                    let sent = self.pending.take().expect("an answer to something sent");
                    let n = usize::try_from(sent["decision"].as_u64().unwrap()).unwrap();
                    assert_eq!(message["decision"], n + 1);
                    self.acknowledged.push((n, sent["choice"].clone()));
                    left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |it| it.checked_sub(1))
                        .ok();
                }
                "snapshot" | "update" if message["over"].is_object() => self.over = true,
                "snapshot" | "update" => self.hear_undo(&message),
                other => panic!("{other}: {message}"),
            }
            if self.over {
                return None;
            }
            let Some(choose) = self.next(&message) else { continue };
            if !self.acknowledged.is_empty() && self.rng.index(8) == 0 {
                self.undo(address).await?;
            } else {
                stream.send(text(&choose)).await.ok()?;
                self.pending = Some(choose);
            }
        }
    }

    /// Takes the last choice back.
    async fn undo(&mut self, address: &str) -> Option<()> {
        let decision = self.acknowledged.len() + 1;
        let body = json!({"decision": decision, "branch": self.branch});
        let url = format!("http://{address}/api/tables/{}/undo", self.id);
        self.undoing = true;
        let sent = reqwest::Client::new().post(url).bearer_auth(&self.host).json(&body);
        let answer: Value = sent.send().await.ok()?.json().await.ok()?;
        assert_eq!(answer, json!({"undone": true}));
        self.is_undone();
        Some(())
    }

    /// Whether an undo that hung in the air counts is told by the first word of the next server.
    fn hear_undo(&mut self, message: &Value) {
        if self.undoing && message["branch"] == self.branch + 1 {
            self.is_undone();
        }
        self.undoing = false;
    }

    fn is_undone(&mut self) {
        self.acknowledged.pop();
        self.branch += 1;
        self.undoing = false;
    }

    /// An answer to the question of a snapshot, unless one is under way.
    fn next(&mut self, message: &Value) -> Option<Value> {
        let options = message["question"]["options"].as_array()?;
        let decision = &message["decision"];
        let known = self.acknowledged.last().map_or(0, |(n, _)| n + 1) as u64;
        let is_old = decision.as_u64()? < known || message["branch"] != self.branch;
        if self.pending.is_some() || is_old {
            return None;
        }
        let choice = &options[self.rng.index(options.len())];
        let id = format!("{decision}-{}", self.rng.index(1000));
        let salt = format!("{}", self.rng.index(1 << 30));
        let branch = self.branch;
        Some(json!({
            "type": "choose", "id": id, "decision": decision, "branch": branch,
            "choice": choice, "salt": salt,
        }))
    }

    /// The journal has everything that was acknowledged, at most what was pending besides, and
    /// replays with the dice that were promised.
    async fn check(&self, folder: &Path, kill: usize) {
        let store = Sqlite::open(&folder.join("tables.db")).unwrap();
        let journal = store.read(self.id.parse().unwrap()).await.unwrap();
        let entries = journal.iter().map(|row| (row.at, Entry::read(row).expect("a whole row")));
        let (ledger, record) = Ledger::read(entries).expect("rows that fit together");
        let undone = ledger.branch.checked_sub(self.branch);
        let undone = undone.unwrap_or_else(|| panic!("kill {kill}: an undo is lost"));
        assert!(undone <= usize::from(self.undoing), "kill {kill}: {undone} undos nobody sent");
        let acknowledged = &self.acknowledged[..self.acknowledged.len() - undone];
        for (n, choice) in acknowledged {
            let line = record.lines.get(*n);
            let line = line.unwrap_or_else(|| panic!("kill {kill}: line {n} is lost"));
            assert_eq!(line.choice.as_ref(), Some(choice), "kill {kill}, line {n}");
        }
        let acknowledged = acknowledged.len() + 1;
        let most = acknowledged + usize::from(self.pending.is_some());
        let found = record.lines.len();
        assert!((acknowledged..=most).contains(&found), "kill {kill}: {found} of {acknowledged}");
        let game = find(&record.header.game).unwrap();
        game.load_fair(&record, &Default::default(), &ledger.secret).expect("the promised dice");
    }
}

fn text(message: &Value) -> Message {
    Message::Text(message.to_string().into())
}
