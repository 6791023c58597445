//! What a socket is told.

use axum::extract::ws::Utf8Bytes;
use reglette_registry::documents::Fault;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::attempt;
use super::snapshot::{ChatLine, Now, Reader, Scene, SeatState, Snapshot};
use crate::refusal::Refusal;

/// Most messages fit into this many bytes.
const USUAL: usize = 4096;

/// A message on a socket.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Told<'a> {
    /// Everything.
    Snapshot(Snapshot<'a>),
    /// What has changed since the message before.
    Update(Now<'a>),
    /// A choice counts.
    Done {
        /// Which.
        id: Option<&'a str>,
        /// The number of the next decision.
        decision: usize,
    },
    /// Something does not.
    Refused {
        /// What, if it had a name.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        /// Why.
        error: &'a Fault,
    },
    /// What was measured.
    Measured {
        /// The name of the wish.
        id: &'a str,
        /// By the game's own types.
        measured: Value,
    },
    /// Who is there.
    Presence {
        /// The seats.
        seats: Vec<SeatState<'a>>,
    },
    /// Somebody said something.
    Chat(ChatLine<'a>),
    /// The answer to a ping.
    Pong {},
}

impl Told<'_> {
    /// The message as it is sent.
    pub fn message(&self) -> Utf8Bytes {
        let mut text = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut text, self).expect("documents are plain data");
        String::from_utf8(text).expect("JSON is text").into()
    }
}

/// How much of a scene a socket is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Everything, but for lines of the log it has.
    Whole,
    /// What changes when somebody has decided.
    Change,
}

impl<'a> Scene<'a> {
    /// The scene as a message.
    pub fn message(&self, reader: Reader<'a>, extent: Extent) -> Utf8Bytes {
        let told = attempt(|| {
            let told = match extent {
                Extent::Whole => Told::Snapshot(self.snapshot(reader)?),
                Extent::Change => Told::Update(self.now(reader)?),
            };
            Ok(told.message())
        });
        told.unwrap_or_else(|refusal| refused(None, &refusal))
    }
}

/// A refusal as a message.
pub fn refused(id: Option<&str>, refusal: &Refusal) -> Utf8Bytes {
    Told::Refused { id, error: refusal.error() }.message()
}
