//! What can be asked of a table.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::extract::ws::Utf8Bytes;
use reglette_engine::Seat;
use reglette_registry::{AnyBot, HintRequest, OddsRequest, Texts};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::chair::Play;
use crate::id::Token;
use crate::pace::Pace;
use crate::refusal::Refusal;

pub use crate::ledger::AtDecision;

/// A word to a table.
#[derive(Debug)]
pub enum Command {
    /// A socket wants to sit down.
    Join(Box<Join>),
    /// A socket is gone.
    Leave(SocketId),
    /// A socket looks with the eyes of another of its own seats.
    Look(SocketId, Option<Seat>),
    /// A socket that was behind has read everything it was sent.
    CaughtUp(SocketId),
    /// A choice of a socket; answered on the socket.
    Choose(SocketId, Box<Choose>),
    /// Something a socket wants to be measured; answered on the socket.
    Measure(SocketId, Box<Measure>),
    /// A call over HTTP.
    Call(Box<Call>),
    /// The record, which whoever knows the table may read once the game is over.
    Record(oneshot::Sender<Result<String, Refusal>>),
    /// A bot's answer.
    Thought(Box<Thought>),
    /// The server goes down.
    Stop,
}

/// A socket at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SocketId(pub u64);

/// A socket that wants to sit down.
#[derive(Debug)]
pub struct Join {
    /// What it opens.
    pub token: Token,
    /// Whose eyes it wants.
    pub seat: Option<Seat>,
    /// Whether it wants words.
    pub texts: Texts,
    /// Where messages to it go.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// Set when it missed some.
    pub behind: Arc<AtomicBool>,
    /// Whether it may.
    pub reply: oneshot::Sender<Result<SocketId, Refusal>>,
}

/// A call over HTTP.
#[derive(Debug)]
pub struct Call {
    /// Whoever calls.
    pub token: Token,
    /// Whose eyes they want.
    pub seat: Option<Seat>,
    /// What they want.
    pub what: What,
    /// The answer, as JSON.
    pub reply: oneshot::Sender<Result<String, Refusal>>,
}

/// What a call may ask for.
#[derive(Debug)]
pub enum What {
    /// Everything the viewer may know.
    Snapshot,
    /// To play a choice.
    Choose(Choose),
    /// To measure something.
    Measure(Value),
    /// Whether a choice is legal.
    Legal(Value),
    /// What may come of a choice.
    Odds(OddsRequest),
    /// Advice.
    Hint(HintRequest),
    /// To take something back.
    Undo(AtDecision),
    /// To let somebody take something back.
    Consent(Consent),
    /// To play again what was taken back.
    Redo(AtDecision),
    /// To change who plays at a seat.
    Seat(u8, SeatChange),
    /// To say something.
    Chat(Chat),
    /// To play at another pace.
    Pace(SetPace),
}

/// A choice that answers a decision.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The number of the decision it answers.
    pub decision: usize,
    /// How often something had been taken back when that decision was put.
    #[serde(default)]
    pub branch: usize,
    /// The answer.
    pub choice: Value,
    /// What the player's device adds to the dice.
    #[serde(default)]
    #[schemars(length(max = 128))]
    pub salt: Option<String>,
    /// A name by which a doubled one is recognised.
    #[serde(default)]
    #[schemars(length(max = 64))]
    pub id: Option<String>,
}

/// Something to be measured for a socket.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// The name of the answer.
    pub id: String,
    /// What, in the game's own terms.
    pub ask: Value,
}

/// An answer to somebody's wish to take something back.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// The number of the decision that was open when they wished it.
    pub decision: usize,
    /// How often something had been taken back by then.
    #[serde(default)]
    pub branch: usize,
    /// Whose wish.
    pub seat: Seat,
    /// Whether they may.
    pub yes: bool,
}

/// How a seat is to be played from now on.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// A new name.
    #[serde(default)]
    #[schemars(length(max = 40))]
    pub name: Option<String>,
    /// Who plays.
    pub play: Play,
    /// How strong a bot.
    #[serde(default)]
    pub level: Option<String>,
    /// Of an open seat that is taken: what is to open it, drawn by whoever takes it, so that it is
    /// not lost with the answer.
    #[serde(default)]
    #[schemars(regex(pattern = "^[0-9a-f]{48}$"))]
    pub token: Option<String>,
}

/// How fast the table is to be played from now on.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPace {
    /// The pace.
    pub pace: Pace,
}

/// Something to be said.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// What.
    #[schemars(length(min = 1, max = 500))]
    pub text: String,
}

/// A bot's answer, or that it has none.
#[derive(Debug)]
pub struct Thought {
    /// Which question it thought about.
    pub ticket: u64,
    /// The answer, and the bot, which may remember something; nothing when it failed.
    pub answer: Option<(Result<Value, reglette_engine::Fault>, Box<dyn AnyBot>)>,
}
