//! The socket: one task for each, between the network and the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use reglette_engine::Seat;
use reglette_engine::fault::{Code, Fault};
use reglette_registry::Texts;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Interval, MissedTickBehavior, interval, sleep, timeout};

use super::App;
use super::body::{read_text, table_id};
use crate::id::{TableId, Token};
use crate::places::Place;
use crate::rate::Bucket;
use crate::refusal::{Own, Refusal};
use crate::server::stopped;
use crate::table::command::{Choose, Measure, SocketId};
use crate::table::{Command, Join, Told, refused};

/// So many messages may wait for a slow client.
const QUEUE: usize = 32;

/// A connection needs little memory while nothing happens.
const BUFFER: usize = 4096;

/// What a client still sends would cut the line before it has read the last word: it gets this long
/// to read it.
const LINGER: Duration = Duration::from_secs(1);

/// The first message on a socket.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// What opens the seat.
    token: String,
    /// Whose eyes, where the token has several seats.
    #[serde(default, rename = "as")]
    seat: Option<Seat>,
    /// Whether questions and events come in words; whoever has the message files needs none.
    #[serde(default = "yes")]
    texts: bool,
}

fn yes() -> bool {
    true
}

/// A later message on a socket.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Heard {
    /// A choice that answers a decision.
    Choose(Choose),
    /// To measure something.
    Measure(Measure),
    /// To look with the eyes of another of the own seats.
    As {
        /// Whose.
        seat: Option<Seat>,
    },
    /// Whether anybody is there.
    Ping {},
}

/// Why a socket ends.
enum End {
    /// The other side is gone, or does not read.
    Gone,
    /// With a last word.
    Close(CloseFrame),
    /// With a last word to somebody who has not finished theirs.
    Cut(CloseFrame),
}

pub async fn socket(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(place): Extension<Arc<Place>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let table = table_id(&table)?;
    let upgrade = upgrade.map_err(|_| Fault::new(Code::BadRequest, "server-not-socket"))?;
    // What is too long is read all the same, up to a point, so that the other side can be told.
    let limit = app.hub.limits.body;
    let upgrade = upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| serve(app, table, socket, place)))
}

async fn serve(app: Arc<App>, table: TableId, mut socket: WebSocket, place: Arc<Place>) {
    // Held until this socket is closed, so that a server that goes down can wait for it.
    let open = (app.sockets.clone(), place);
    let end = match sit_down(&app, table, &mut socket).await {
        Ok(seated) => seated.run(&mut socket).await,
        Err(end) => end,
    };
    if let End::Close(frame) | End::Cut(frame) = &end {
        // A client that is gone needs no last word.
        let last = socket.send(Message::Close(Some(frame.clone())));
        let _ = timeout(app.hub.limits.time, last).await;
    }
    if let End::Cut(_) = end {
        sleep(LINGER).await;
    }
    drop(open);
}

async fn sit_down(app: &Arc<App>, table: TableId, socket: &mut WebSocket) -> Result<Seated, End> {
    let first = timeout(app.hub.limits.time, heard(socket)).await;
    let message = short(app, first.map_err(|_| End::Gone)??)?;
    let hello = match &message {
        Message::Text(text) => read_text::<Hello>(text.as_bytes()),
        Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Close(_) => {
            Err(Fault::new(Code::BadRequest, "server-not-text").into())
        }
    };
    let joined = match hello {
        Ok(hello) => join(app, table, hello).await,
        Err(refusal) => Err(refusal),
    };
    match joined {
        Ok(seated) => Ok(seated),
        Err(refusal) => {
            let message = Message::Text(refused(None, &refusal));
            socket.send(message).await.map_err(|_| End::Gone)?;
            Err(closing(1008, "refused"))
        }
    }
}

async fn join(app: &Arc<App>, table: TableId, hello: Hello) -> Result<Seated, Refusal> {
    let (out, queue) = mpsc::channel(QUEUE);
    let (reply, answer) = oneshot::channel();
    let behind = Arc::new(AtomicBool::new(false));
    let token = Token::brought(&hello.token);
    let texts = if hello.texts { Texts::InBoth } else { Texts::None };
    let join = Join { token, seat: hello.seat, texts, out, behind: Arc::clone(&behind), reply };
    app.hub.send(table, Command::Join(Box::new(join))).await?;
    let id = answer.await.unwrap_or_else(|_| Err(Own::Unavailable.into()))?;
    let mut pulse = interval(app.hub.limits.silence / 2);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    Ok(Seated {
        app: Arc::clone(app),
        table,
        id,
        queue,
        behind,
        pulse,
        rate: Bucket::full(app.hub.limits.messages, Instant::now()),
        stop: app.stop.clone(),
        silent: 0,
    })
}

/// A socket at a table.
struct Seated {
    app: Arc<App>,
    table: TableId,
    id: SocketId,
    queue: mpsc::Receiver<Utf8Bytes>,
    behind: Arc<AtomicBool>,
    pulse: Interval,
    rate: Bucket,
    stop: watch::Receiver<bool>,
    /// Pulses since something was heard.
    silent: u32,
}

impl Seated {
    async fn run(mut self, socket: &mut WebSocket) -> End {
        let end = loop {
            if let Err(end) = self.turn(socket).await {
                break end;
            }
        };
        self.tell_table(Command::Leave(self.id)).await;
        end
    }

    /// Waits for one thing to happen.
    async fn turn(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        tokio::select! {
            message = self.queue.recv() => match message {
                Some(message) => self.pass_on(socket, message).await,
                None => Err(closing(1013, "too slow, or the seat is no longer yours")),
            },
            heard = heard(socket) => self.hear(socket, heard?).await,
            _ = self.pulse.tick() => self.beat(socket).await,
            () = stopped(&mut self.stop) => Err(closing(1001, "the server goes down")),
        }
    }

    /// Sends everything that waits, in as few packets as possible.
    async fn pass_on(&mut self, socket: &mut WebSocket, first: Utf8Bytes) -> Result<(), End> {
        let time = self.app.hub.limits.time;
        let queue = &mut self.queue;
        let sent = timeout(time, async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(next) = queue.try_recv() {
                socket.feed(Message::Text(next)).await?;
            }
            socket.flush().await
        });
        sent.await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)?;
        if self.behind.swap(false, Ordering::SeqCst) {
            self.tell_table(Command::CaughtUp(self.id)).await;
        }
        Ok(())
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        self.silent = 0;
        let text = match short(&self.app, message)? {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => {
                let refusal = Fault::new(Code::BadRequest, "server-not-text").into();
                return self.refuse(socket, None, &refusal).await;
            }
        };
        if !self.rate.take(Instant::now()) {
            return self.refuse(socket, id_of(&text).as_deref(), &Own::TooMany.into()).await;
        }
        match read_text(text.as_bytes()) {
            Ok(Heard::Choose(choose)) => {
                self.tell_table(Command::Choose(self.id, Box::new(choose))).await;
            }
            Ok(Heard::Measure(measure)) => {
                self.tell_table(Command::Measure(self.id, Box::new(measure))).await;
            }
            Ok(Heard::As { seat }) => self.tell_table(Command::Look(self.id, seat)).await,
            Ok(Heard::Ping {}) => {
                return self.pass_on(socket, Told::Pong {}.message()).await;
            }
            Err(refusal) => return self.refuse(socket, id_of(&text).as_deref(), &refusal).await,
        }
        Ok(())
    }

    /// Asks a silent client for a sign of life, and gives it up when it gives none.
    async fn beat(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        self.silent += 1;
        match self.silent {
            1 => Ok(()),
            2 => {
                let ping = socket.send(Message::Ping(Default::default()));
                let sent = timeout(self.app.hub.limits.time, ping).await;
                sent.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
            }
            _ => Err(closing(1001, "silent")),
        }
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        id: Option<&str>,
        refusal: &Refusal,
    ) -> Result<(), End> {
        self.pass_on(socket, refused(id, refusal)).await
    }

    async fn tell_table(&self, command: Command) {
        // A table that cannot be reached any more is told by the end of its queue.
        let _ = self.app.hub.send(self.table, command).await;
    }
}

/// The name of a message that could not be read, if it has one.
fn id_of(text: &str) -> Option<String> {
    let message: Value = serde_json::from_str(text).ok()?;
    message.get("id")?.as_str().map(str::to_owned)
}

/// A message that is not too long.
fn short(app: &App, message: Message) -> Result<Message, End> {
    let length = match &message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    };
    if length > app.hub.limits.message {
        return Err(End::Close(too_long()));
    }
    Ok(message)
}

/// The next message. One that is far too long is not read to its end.
async fn heard(socket: &mut WebSocket) -> Result<Message, End> {
    let error = match socket.recv().await {
        Some(Ok(message)) => return Ok(message),
        Some(Err(error)) => error.into_inner(),
        None => return Err(End::Gone),
    };
    match error.downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => Err(End::Cut(too_long())),
        Some(_) | None => Err(End::Gone),
    }
}

fn too_long() -> CloseFrame {
    CloseFrame { code: 1009, reason: "the message is too long".into() }
}

fn closing(code: u16, reason: &'static str) -> End {
    End::Close(CloseFrame { code, reason: reason.into() })
}
