//! The sockets at a table, and what they are told. A slow one never holds the table up: what does
//! not fit into its queue is made good by a snapshot once it has read the rest.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use reglette_engine::Seat;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, error::TrySendError};

use super::Table;
use super::command::{GuestId, Join};
use super::snapshot::Scene;
use crate::chair::Rights;
use crate::id::{Token, TokenHash};
use crate::refusal::Refusal;

/// The sockets at a table.
#[derive(Debug, Default)]
pub struct Guests {
    all: Vec<Guest>,
    next: u64,
}

#[derive(Debug)]
struct Guest {
    id: GuestId,
    token: TokenHash,
    rights: Rights,
    wanted: Option<Seat>,
    out: mpsc::Sender<Utf8Bytes>,
    behind: Arc<AtomicBool>,
    /// How many lines of the log it has.
    seen: usize,
}

impl Guest {
    /// Whether a message fitted into the queue; if not, a snapshot is owed.
    fn tell(&self, message: Utf8Bytes) -> bool {
        match self.out.try_send(message) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Closed(_)) => {
                self.behind.store(true, Ordering::SeqCst);
                false
            }
        }
    }

    /// Whether it has read everything before it could notice that it was behind.
    fn has_caught_up(&self) -> bool {
        self.out.capacity() == self.out.max_capacity() && self.behind.swap(false, Ordering::SeqCst)
    }
}

impl Guests {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// What a socket may do.
    pub fn rights(&self, id: GuestId) -> Option<Rights> {
        self.all.iter().find(|guest| guest.id == id).map(|guest| guest.rights.clone())
    }

    /// What a socket may do, and whose eyes it wants.
    pub fn eyes(&self, id: GuestId) -> Option<(Rights, Option<Seat>)> {
        let guest = self.all.iter().find(|guest| guest.id == id);
        guest.map(|guest| (guest.rights.clone(), guest.wanted))
    }

    /// Whether somebody is at a seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.all.iter().any(|guest| guest.rights.plays(seat))
    }

    /// Sends a message to everybody.
    pub fn tell_all(&self, message: &Value) {
        let message = Utf8Bytes::from(message.to_string());
        for guest in &self.all {
            guest.tell(message.clone());
        }
    }

    /// Answers one. Whoever is too slow even for that is dropped, and may come back.
    pub fn reply(&mut self, id: GuestId, message: &Value) {
        let Some(at) = self.all.iter().position(|guest| guest.id == id) else { return };
        if !self.all[at].tell(message.to_string().into()) {
            self.all.remove(at);
        }
    }

    /// Lines from a number on are no longer what they were.
    pub fn forget_lines(&mut self, from: usize) {
        for guest in &mut self.all {
            guest.seen = guest.seen.min(from);
        }
    }
}

impl Table {
    /// A socket sits down.
    pub(super) async fn join(&mut self, join: Join) {
        let Join { token, seat: wanted, out, behind, reply } = join;
        let rights = match self.admit(&token).await {
            Ok(rights) => rights,
            Err(refusal) => return drop(reply.send(Err(refusal))),
        };
        let id = GuestId(self.guests.next);
        self.guests.next += 1;
        let token = token.hash();
        self.guests.all.push(Guest { id, token, rights, wanted, out, behind, seen: 0 });
        if reply.send(Ok(id)).is_err() {
            return self.leave(id).await;
        }
        self.send_snapshot(id);
        self.tell_presence(Some(id));
    }

    async fn admit(&mut self, token: &Token) -> Result<Rights, Refusal> {
        let rights = self.rights(token).await?;
        self.take_seats(&rights).await?;
        Ok(rights)
    }

    /// A socket is gone.
    pub(super) async fn leave(&mut self, id: GuestId) {
        self.guests.all.retain(|guest| guest.id != id);
        // Without the storage it is told with the next snapshot.
        if !self.guests.is_empty() && self.load().await.is_ok() {
            self.tell_presence(None);
        }
    }

    /// A socket looks with other eyes: it gets the whole log as these saw it.
    pub(super) async fn look(&mut self, id: GuestId, seat: Option<Seat>) {
        if let Some(guest) = self.guests.all.iter_mut().find(|guest| guest.id == id) {
            guest.wanted = seat;
            guest.seen = 0;
        }
        self.catch_up(id).await;
    }

    /// A socket gets what it missed.
    pub(super) async fn catch_up(&mut self, id: GuestId) {
        // Without the storage nothing can be told; the socket stays and is told later.
        if self.load().await.is_ok() {
            self.send_snapshot(id);
        }
    }

    /// After something was played: the next bot thinks while everybody is told.
    pub(super) fn tell_changes(&mut self) {
        self.wake_bot();
        self.push();
    }

    /// Tells everybody how things stand.
    pub(super) fn push(&mut self) {
        let Some(live) = &self.live else { return };
        let scene = Scene { id: self.id, live, guests: &self.guests };
        let lines = live.decision();
        let mut seen = Vec::with_capacity(self.guests.all.len());
        for guest in &self.guests.all {
            // Nothing is built for a queue that is full, unless it empties meanwhile.
            let has_room = guest.out.capacity() > 0 || {
                guest.behind.store(true, Ordering::SeqCst);
                guest.has_caught_up()
            };
            let told =
                has_room && guest.tell(scene.message(&guest.rights, guest.wanted, guest.seen));
            seen.push(if told { lines } else { guest.seen.min(lines) });
        }
        for (guest, seen) in self.guests.all.iter_mut().zip(seen) {
            guest.seen = seen;
        }
    }

    fn send_snapshot(&mut self, id: GuestId) {
        let Some(live) = &self.live else { return };
        let scene = Scene { id: self.id, live, guests: &self.guests };
        let Some(guest) = self.guests.all.iter().find(|guest| guest.id == id) else { return };
        if guest.tell(scene.message(&guest.rights, guest.wanted, guest.seen)) {
            let lines = live.decision();
            let all = &mut self.guests.all;
            all.iter_mut().filter(|guest| guest.id == id).for_each(|guest| guest.seen = lines);
        }
    }

    fn tell_presence(&self, but: Option<GuestId>) {
        let Some(live) = &self.live else { return };
        let scene = Scene { id: self.id, live, guests: &self.guests };
        let message: Utf8Bytes =
            json!({"type": "presence", "seats": scene.seats()}).to_string().into();
        for guest in self.guests.all.iter().filter(|guest| Some(guest.id) != but) {
            guest.tell(message.clone());
        }
    }

    /// After tokens have changed: whoever holds one that opens nothing any more has to go.
    pub(super) fn refresh_rights(&mut self) {
        let Some(live) = &self.live else { return };
        let (host, observer) = live.ledger.tokens();
        let chairs = &live.ledger.chairs;
        self.guests.all.retain_mut(|guest| {
            let rights = Rights::of(&guest.token, host, observer, chairs);
            rights.map(|rights| guest.rights = rights).is_some()
        });
    }
}
