//! A server in a folder of its own, and clients for it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reglette_server::{Config, Limits, Rate, Server, Sqlite};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Whatever is waited for comes within this, or the test fails.
pub const SOON: Duration = Duration::from_secs(60);

/// A server and its folder.
pub struct House {
    folder: TempDir,
    server: Option<Server>,
    limits: Limits,
    client: reqwest::Client,
}

/// Limits that no test reaches by accident, and bots that answer at once.
pub fn wide() -> Limits {
    let much = Rate::new(1_000_000, 1_000_000);
    let bot_beat = Duration::ZERO;
    Limits { requests: much, heavy: much, messages: much, bot_beat, ..Limits::default() }
}

impl House {
    pub async fn open() -> House {
        House::with_limits(wide()).await
    }

    pub async fn with_limits(limits: Limits) -> House {
        House::with(limits, |_| {}).await
    }

    pub async fn with(limits: Limits, change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config_in(folder.path(), limits);
        change(&mut config);
        let server = Server::start(config).await.unwrap();
        House { folder, server: Some(server), limits, client: reqwest::Client::new() }
    }

    /// Goes down in good order and comes back.
    pub async fn restart(&mut self) {
        self.server.take().unwrap().stop().await;
        let config = config_in(self.folder.path(), self.limits);
        self.server = Some(Server::start(config).await.unwrap());
    }

    pub async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    pub fn server(&self) -> &Server {
        self.server.as_ref().unwrap()
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server().address())
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method.parse().unwrap(), self.url(path))
    }

    pub async fn get(&self, path: &str, token: &str) -> (u16, Value) {
        answer(self.request("GET", path).bearer_auth(token)).await
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> (u16, Value) {
        answer(self.request("POST", path).bearer_auth(token).json(&body)).await
    }

    /// A call that must succeed.
    pub async fn done(&self, path: &str, token: &str, body: Value) -> Value {
        let (status, answer) = self.post(path, token, body).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// A call that must be refused so.
    pub async fn refused(&self, path: &str, token: &str, body: Value) -> (u16, String) {
        let (status, answer) = self.post(path, token, body).await;
        let error = &answer["error"];
        assert!(error["message"]["fr"].is_string(), "{path}: {answer}");
        (status, error["code"].as_str().unwrap_or_default().to_owned())
    }

    /// A table of the card game, with who plays at each seat: `me`, `open`, or a bot's level.
    pub async fn table(&self, seats: &[&str]) -> Made {
        self.table_of(seats, json!({"game": "cardgame", "salt": "device"})).await
    }

    pub async fn table_of(&self, seats: &[&str], mut rest: Value) -> Made {
        rest["seats"] = seats
            .iter()
            .enumerate()
            .map(|(at, &play)| match play {
                "me" | "open" => json!({"name": format!("Name {at}"), "play": play}),
                level => json!({"name": format!("Bot {at}"), "play": "bot", "level": level}),
            })
            .collect();
        let made = self.done("/api/tables", "", rest).await;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        Made {
            id: text(&made["table"]).unwrap(),
            host: text(&made["host"]).unwrap(),
            observer: text(&made["observer"]).unwrap(),
            seats: made["seats"].as_array().unwrap().iter().map(|it| text(&it["token"])).collect(),
        }
    }

    /// A table whose open seats guests have taken: it has their tokens in place of the invitations.
    pub async fn seated(&self, seats: &[&str]) -> Made {
        self.seated_of(seats, json!({"game": "cardgame", "salt": "device"})).await
    }

    pub async fn seated_of(&self, seats: &[&str], rest: Value) -> Made {
        let mut made = self.table_of(seats, rest).await;
        for seat in (0..seats.len()).filter(|&seat| seats[seat] == "open") {
            made.seats[seat] = Some(self.take_seat(&made, seat, made.seat(seat)).await);
        }
        made
    }

    /// Takes a seat by its invitation; gives the token that opens it from now on.
    pub async fn take_seat(&self, made: &Made, seat: usize, invitation: &str) -> String {
        let path = made.path(&format!("/seats/{seat}"));
        let taken = self.done(&path, invitation, json!({"play": "person"})).await;
        taken["token"].as_str().expect("a token of its own").to_owned()
    }

    pub async fn snapshot(&self, made: &Made, token: &str) -> Value {
        let (status, snapshot) = self.get(&made.path(""), token).await;
        assert_eq!(status, 200, "{snapshot}");
        snapshot
    }

    /// Plays an option of the open question by a token that has all seats; gives the answer.
    pub async fn play(&self, made: &Made, token: &str, pick: impl Fn(&Value) -> bool) -> Value {
        let snapshot = self.snapshot(made, token).await;
        let options = snapshot["question"]["options"].as_array().expect("a question");
        let choice = options.iter().find(|it| pick(it)).unwrap_or(&options[0]);
        let mut body = decision_of(&snapshot);
        (body["choice"], body["salt"]) = (choice.clone(), json!("s"));
        self.done(&made.path("/choices"), token, body).await
    }

    /// Takes back, or asks to.
    pub async fn undo(&self, made: &Made, token: &str) -> Value {
        let snapshot = self.snapshot(made, token).await;
        self.done(&made.path("/undo"), token, decision_of(&snapshot)).await
    }

    /// Answers the wish that stands.
    pub async fn consent(&self, made: &Made, token: &str, yes: bool) -> Value {
        let body = consent(&self.snapshot(made, token).await, yes);
        self.done(&made.path("/consent"), token, body).await
    }

    pub async fn sit(&self, made: &Made, token: &str) -> Line {
        self.sit_as(made, json!({"token": token})).await
    }

    pub async fn sit_as(&self, made: &Made, hello: Value) -> Line {
        let mut line = self.connect(&made.path("/socket")).await;
        line.send(hello).await;
        line
    }

    pub async fn connect(&self, path: &str) -> Line {
        let url = format!("ws://{}{path}", self.server().address());
        let (stream, _) = connect_async(url).await.expect("a socket");
        Line { stream, table: Value::Null }
    }

    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("tables.db")
    }
}

fn config_in(folder: &Path, limits: Limits) -> Config {
    let store = Sqlite::open(&folder.join("tables.db")).unwrap();
    Config { limits, ..Config::new(Arc::new(store)) }
}

async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = timeout(SOON, request.send()).await.expect("in time").expect("an answer");
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// The name of the open decision.
pub fn decision_of(snapshot: &Value) -> Value {
    json!({"decision": snapshot["decision"], "branch": snapshot["branch"]})
}

/// An answer to the wish that stands in a snapshot.
pub fn consent(snapshot: &Value, yes: bool) -> Value {
    let mut body = decision_of(snapshot);
    (body["seat"], body["yes"]) = (snapshot["undo"]["wish"]["seat"].clone(), json!(yes));
    body
}

/// A table that was made.
#[derive(Clone, Debug)]
pub struct Made {
    pub id: String,
    pub host: String,
    pub observer: String,
    pub seats: Vec<Option<String>>,
}

impl Made {
    pub fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    pub fn seat(&self, seat: usize) -> &str {
        self.seats[seat].as_deref().expect("a seat with a token")
    }

    /// The token of the seat that is asked.
    pub fn asked<'a>(&'a self, snapshot: &Value) -> &'a str {
        let seat = snapshot["asked"]["seat"].as_u64().expect("somebody is asked");
        self.seat(usize::try_from(seat).unwrap())
    }
}

/// A socket at a table.
pub struct Line {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The table as it was told last.
    table: Value,
}

impl Line {
    pub async fn send(&mut self, message: Value) {
        self.send_text(message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: String) {
        self.stream.send(Message::Text(text.into())).await.expect("an open socket");
    }

    /// The next message as it comes; nothing when the socket is closed.
    pub async fn hear_bare(&mut self) -> Option<Value> {
        timeout(SOON, self.listen()).await.expect("a message in time")
    }

    /// The next message, a change as the snapshot it leads to.
    pub async fn hear(&mut self) -> Option<Value> {
        let message = self.hear_bare().await?;
        match message["type"].as_str() {
            Some("snapshot") => self.table = message,
            Some("update") => {
                for (field, value) in message.as_object().unwrap() {
                    self.table[field] = value.clone();
                }
                self.table["type"] = json!("snapshot");
            }
            Some("presence") => {
                self.table["seats"] = message["seats"].clone();
                return Some(message);
            }
            _ => return Some(message),
        }
        Some(self.table.clone())
    }

    /// The code the other side closes the socket with; nothing when the line is just cut.
    pub async fn closed(&mut self) -> Option<u16> {
        let closed = async {
            loop {
                match self.stream.next().await? {
                    Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                    Ok(_) => {}
                    Err(_) => return None,
                }
            }
        };
        timeout(SOON, closed).await.expect("the end in time")
    }

    async fn listen(&mut self) -> Option<Value> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_)) | Some(Err(_)) | None => return None,
            }
        }
    }

    /// The next message of a type.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed before `{kind}`"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next snapshot of which something holds.
    pub async fn until_so(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let snapshot = self.until("snapshot").await;
            if holds(&snapshot) {
                return snapshot;
            }
        }
    }

    /// Answers the question of a snapshot with its first option; gives the reply.
    pub async fn choose(&mut self, snapshot: &Value, id: &str) -> Value {
        self.choose_one(snapshot, 0, id).await
    }

    /// Answers the question of a snapshot with one of its options, counted round and round.
    pub async fn choose_one(&mut self, snapshot: &Value, at: usize, id: &str) -> Value {
        let options = snapshot["question"]["options"].as_array().expect("a question");
        let choice = &options[at % options.len()];
        let mut message = decision_of(snapshot);
        (message["type"], message["id"]) = (json!("choose"), json!(id));
        message["choice"] = choice.clone();
        self.send(message).await;
        loop {
            let message = self.hear().await.expect("a reply");
            if message["id"] == id {
                return message;
            }
        }
    }
}
