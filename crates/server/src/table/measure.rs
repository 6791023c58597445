//! Measures: read off the table for whoever asks, written down nowhere.

use reglette_engine::Seat;
use serde_json::Value;

use super::command::{Measure, SocketId};
use super::told::{Told, refused};
use super::{Table, attempt};
use crate::chair::Rights;
use crate::refusal::{Own, Refusal};

impl Table {
    /// A measure for a socket; the answer goes there.
    pub(super) async fn measure_for(&mut self, socket: SocketId, sent: Measure) {
        let Some((rights, wanted)) = self.sockets.eyes(socket) else { return };
        let Measure { id, ask } = sent;
        let measured = match self.load().await {
            Ok(_) => self.measured(&rights, wanted, &ask),
            Err(refusal) => Err(refusal),
        };
        let message = match measured {
            Ok(measured) => Told::Measured { id: &id, measured }.message(),
            Err(refusal) => refused(Some(&id), &refusal),
        };
        self.sockets.reply(socket, message);
    }

    /// A measure over HTTP.
    pub(super) fn measure(
        &self,
        rights: &Rights,
        wanted: Option<Seat>,
        ask: &Value,
    ) -> Result<String, Refusal> {
        self.measured(rights, wanted, ask).map(|measured| measured.to_string())
    }

    fn measured(
        &self,
        rights: &Rights,
        wanted: Option<Seat>,
        ask: &Value,
    ) -> Result<Value, Refusal> {
        let game = &self.live.as_ref().ok_or(Own::Internal)?.game;
        let viewer = rights.viewer(wanted, game.asked());
        attempt(|| {
            game.measure(viewer, ask).map_err(|fault| Refusal::of(&fault, Some(game.game())))
        })
    }
}
