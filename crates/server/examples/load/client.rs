//! Clients that take any option.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use reglette_engine::rng::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant as Clock, sleep, timeout_at};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::report::Report;

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Players of a table.
const SEATS: usize = 4;

/// Who has a socket.
#[derive(Clone, Copy, Debug)]
pub enum Sockets {
    /// The table: all seats on one screen.
    Table,
    /// Every seat.
    Seat,
}

/// Clients that play.
#[derive(Clone, Copy, Debug)]
pub struct Crew {
    /// At so many tables.
    pub tables: usize,
    /// With so many sockets.
    pub sockets: Sockets,
    /// With such a pause before each choice.
    pub pace: Duration,
}

/// What a client reads of a message.
#[derive(Deserialize)]
struct Told<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    decision: usize,
    #[serde(default, borrow)]
    question: Option<Question<'a>>,
    #[serde(default, borrow)]
    over: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Question<'a> {
    #[serde(borrow)]
    options: Vec<&'a RawValue>,
}

impl Crew {
    /// Plays for some time, new games when old ones are over.
    pub async fn play(self, address: &str, time: Duration) -> Report {
        let mut opened = Vec::new();
        for _ in 0..self.tables {
            opened.push(open(address).await);
        }
        let begin = Clock::now();
        let mut tables = JoinSet::new();
        for (at, first) in opened.into_iter().enumerate() {
            tables.spawn(self.table(address.to_owned(), at, first, begin + time));
        }
        Report::of(tables.join_all().await, begin.elapsed())
    }

    /// Plays game after game at one place.
    async fn table(self, address: String, at: usize, first: Opened, until: Clock) -> Report {
        let mut rng = Rng::from_text(&at.to_string());
        // Spread over a pause, so that paced clients do not all answer at once.
        sleep(self.pace.mul_f64(rng.index(1000) as f64 / 1000.0)).await;
        let (mut report, mut opened) = (Report::default(), first);
        loop {
            let Opened { id, host, seats } = opened;
            let tokens = match self.sockets {
                Sockets::Table => vec![host],
                Sockets::Seat => seats,
            };
            let mut clients = JoinSet::new();
            for token in tokens {
                let (address, id, rng) = (address.clone(), id.clone(), rng.fork());
                clients.spawn(self.game(address, id, token, rng, until));
            }
            let mut is_over = true;
            for (ended, of_one) in clients.join_all().await {
                report = Report::of([report, of_one], Duration::ZERO);
                is_over &= ended;
            }
            if !is_over {
                return report;
            }
            opened = open(&address).await;
        }
    }

    /// Plays one game; gives whether it ended before time was up.
    async fn game(
        self,
        address: String,
        id: String,
        token: String,
        mut rng: Rng,
        until: Clock,
    ) -> (bool, Report) {
        let mut stream = sit(&address, &id, &token).await;
        let (mut asked, mut sent) = (0, Instant::now());
        let mut report = Report::default();
        loop {
            let Ok(received) = timeout_at(until, hear(&mut stream)).await else {
                return (false, report);
            };
            let told: Told<'_> = serde_json::from_str(&received).expect("a message");
            match told.kind {
                "done" => report.add(sent.elapsed()),
                "snapshot" | "update" if told.over.is_some() => return (true, report),
                "snapshot" | "update" => {}
                "presence" => continue,
                other => panic!("{other}: {received}"),
            }
            let Some(question) = told.question.filter(|_| told.decision > asked) else { continue };
            asked = told.decision;
            if !self.pace.is_zero() {
                sleep(self.pace).await;
            }
            let choice = question.options[rng.index(question.options.len())];
            let salt = rng.index(1 << 30);
            let choose = format!(
                r#"{{"type":"choose","id":"{asked}","decision":{asked},"choice":{choice},"salt":"{salt:08x}"}}"#
            );
            sent = Instant::now();
            stream.send(Message::Text(choose.into())).await.expect("an open socket");
        }
    }
}

/// A new table.
struct Opened {
    id: String,
    host: String,
    seats: Vec<String>,
}

async fn open(address: &str) -> Opened {
    let seats = vec![json!({"name": "Somebody", "play": "me"}); SEATS];
    let body = json!({"game": "cardgame", "seats": seats, "salt": "host"});
    let made = reqwest::Client::new().post(format!("http://{address}/api/tables")).json(&body);
    let made: Value = made.send().await.expect("an answer").json().await.expect("a document");
    let text = |it: &Value| it.as_str().expect("a text").to_owned();
    let seats = made["seats"].as_array().expect("seats").iter().map(|it| text(&it["token"]));
    Opened { id: text(&made["table"]), host: text(&made["host"]), seats: seats.collect() }
}

async fn sit(address: &str, id: &str, token: &str) -> Stream {
    let url = format!("ws://{address}/api/tables/{id}/socket");
    let (mut stream, _) = connect_async(url).await.expect("a socket");
    // Like the page, which has the message files.
    let hello = json!({"token": token, "texts": false}).to_string();
    stream.send(Message::Text(hello.into())).await.expect("an open socket");
    stream
}

async fn hear(stream: &mut Stream) -> Utf8Bytes {
    loop {
        match stream.next().await {
            Some(Ok(Message::Text(text))) => return text,
            Some(Ok(_)) => {}
            other => panic!("the socket ended: {other:?}"),
        }
    }
}

/// Sits at tables where nothing happens after the first few choices.
pub async fn sit_idle(address: &str, tables: usize, rest: Duration) -> Vec<Stream> {
    let mut streams = Vec::new();
    let crew = Crew { tables: 1, sockets: Sockets::Table, pace: Duration::ZERO };
    for at in 0..tables {
        let Opened { id, host, .. } = open(address).await;
        let rng = Rng::from_text(&at.to_string());
        let until = Clock::now() + Duration::from_millis(20);
        crew.game(address.to_owned(), id.clone(), host.clone(), rng, until).await;
        let mut stream = sit(address, &id, &host).await;
        hear(&mut stream).await;
        streams.push(stream);
    }
    sleep(rest * 5).await;
    streams
}

/// Sends messages to the yardstick, each when the one before is answered.
pub async fn shout(address: &str, clients: usize, time: Duration) -> Report {
    let mut all = JoinSet::new();
    let begin = Clock::now();
    let until = begin + time;
    for _ in 0..clients {
        let url = format!("ws://{address}/socket");
        all.spawn(async move {
            let (mut stream, _) = connect_async(url).await.expect("a socket");
            let mut report = Report::default();
            while Clock::now() < until {
                let message = json!({
                    "type": "choose", "id": "17", "decision": 17,
                    "choice": {"defender": "def.doctor"}, "salt": "0123abcd"
                });
                let sent = Instant::now();
                let message = Message::Text(message.to_string().into());
                stream.send(message).await.expect("an open socket");
                hear(&mut stream).await;
                report.add(sent.elapsed());
            }
            report
        });
    }
    Report::of(all.join_all().await, begin.elapsed())
}
