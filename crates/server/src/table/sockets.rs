//! The sockets at a table, and what they are told. A slow one never holds the table up: what does
//! not fit into its queue is made good by a snapshot once it has read the rest.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use reglette_engine::Seat;
use reglette_registry::Texts;
use tokio::sync::mpsc::{self, error::TrySendError};

use super::Table;
use super::command::{Join, SocketId};
use super::live::Live;
use super::snapshot::{Reader, Scene};
use super::told::{Extent, Told};
use crate::chair::Rights;
use crate::id::TokenHash;
use crate::journal::Entry;
use crate::pace::Pace;
use crate::time::When;

/// The sockets at a table.
#[derive(Debug, Default)]
pub struct Sockets {
    all: Vec<Socket>,
    next: u64,
    /// The seats some socket has left; not yet written down.
    left: BTreeSet<Seat>,
}

#[derive(Debug)]
struct Socket {
    id: SocketId,
    token: TokenHash,
    rights: Rights,
    wanted: Option<Seat>,
    texts: Texts,
    out: mpsc::Sender<Utf8Bytes>,
    behind: Arc<AtomicBool>,
    /// How many lines of the log it has.
    seen: usize,
    /// How much it must be told next.
    owed: Extent,
    /// An answer that goes with the next message.
    reply: Option<Utf8Bytes>,
}

impl Socket {
    fn reader(&self) -> Reader<'_> {
        Reader { rights: &self.rights, wanted: self.wanted, texts: self.texts, seen: self.seen }
    }

    /// Whether a message fitted into the queue; if not, a snapshot is owed.
    fn tell(&mut self, message: Utf8Bytes) -> bool {
        match self.out.try_send(message) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Closed(_)) => {
                self.owed = Extent::Whole;
                self.behind.store(true, Ordering::SeqCst);
                false
            }
        }
    }

    /// Tells how things stand, the log having so many lines.
    fn tell_scene(&mut self, message: Utf8Bytes, lines: usize) {
        if self.tell(message) {
            (self.seen, self.owed) = (lines, Extent::Change);
        }
    }

    /// Whether there is a place in the queue. Nothing is built for one that is full, unless it
    /// empties meanwhile: then it has read everything before it could notice that it was behind.
    fn has_room(&self) -> bool {
        self.out.capacity() > 0 || {
            self.behind.store(true, Ordering::SeqCst);
            self.out.capacity() == self.out.max_capacity()
                && self.behind.swap(false, Ordering::SeqCst)
        }
    }
}

impl Sockets {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// What a socket may do.
    pub fn rights(&self, id: SocketId) -> Option<Rights> {
        self.all.iter().find(|socket| socket.id == id).map(|socket| socket.rights.clone())
    }

    /// What a socket may do, and whose eyes it wants.
    pub fn eyes(&self, id: SocketId) -> Option<(Rights, Option<Seat>)> {
        let socket = self.all.iter().find(|socket| socket.id == id);
        socket.map(|socket| (socket.rights.clone(), socket.wanted))
    }

    /// Whether somebody is at a seat.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.all.iter().any(|socket| socket.rights.plays(seat))
    }

    fn remove(&mut self, id: SocketId) {
        self.keep(|socket| socket.id != id);
    }

    /// Keeps some, and notes which seats the others left.
    fn keep(&mut self, mut stays: impl FnMut(&mut Socket) -> bool) {
        let left = &mut self.left;
        self.all.retain_mut(|socket| {
            let stays = stays(socket);
            if !stays {
                left.extend(&socket.rights.seats);
            }
            stays
        });
    }

    /// Sends a message to everybody, or to everybody else.
    pub fn tell_all(&mut self, message: &Utf8Bytes, but: Option<SocketId>) {
        for socket in self.all.iter_mut().filter(|socket| Some(socket.id) != but) {
            socket.tell(message.clone());
        }
    }

    /// Answers one. Whoever is too slow even for that is dropped, and may come back.
    pub fn reply(&mut self, id: SocketId, message: Utf8Bytes) {
        self.keep(|socket| socket.id != id || socket.tell(message.clone()));
    }

    /// Keeps an answer for one until they are told how things stand, so that both go together.
    pub fn keep_reply(&mut self, id: SocketId, message: Utf8Bytes) {
        if let Some(socket) = self.all.iter_mut().find(|socket| socket.id == id) {
            socket.reply = Some(message);
        }
    }

    /// Sends the answers that were kept, and each its message, the log having so many lines.
    fn send(&mut self, messages: Vec<Option<Utf8Bytes>>, lines: usize) {
        let mut messages = messages.into_iter();
        self.keep(|socket| {
            let answered = socket.reply.take().is_none_or(|reply| socket.tell(reply));
            socket.seen = socket.seen.min(lines);
            if let Some(message) = messages.next().flatten() {
                socket.tell_scene(message, lines);
            }
            answered
        });
    }

    /// More has changed than what somebody decided: everybody is to be told everything.
    pub fn owe_whole(&mut self) {
        for socket in &mut self.all {
            socket.owed = Extent::Whole;
        }
    }

    /// Lines from a number on are no longer what they were.
    pub fn forget_lines(&mut self, from: usize) {
        for socket in &mut self.all {
            socket.seen = socket.seen.min(from);
        }
    }
}

impl Table {
    /// A socket sits down.
    pub(super) async fn join(&mut self, join: Join) {
        let Join { token, seat: wanted, texts, out, behind, reply } = join;
        let rights = match self.rights(&token).await {
            Ok(rights) => rights,
            Err(refusal) => return drop(reply.send(Err(refusal))),
        };
        let id = SocketId(self.sockets.next);
        self.sockets.next += 1;
        let token = token.hash();
        self.sockets.all.push(Socket {
            id,
            token,
            rights,
            wanted,
            texts,
            out,
            behind,
            seen: 0,
            owed: Extent::Whole,
            reply: None,
        });
        if reply.send(Ok(id)).is_err() {
            return self.leave(id).await;
        }
        self.send_snapshot(id);
        self.tell_presence(Some(id));
        self.wake_bot();
    }

    /// A socket is gone.
    pub(super) async fn leave(&mut self, id: SocketId) {
        self.sockets.remove(id);
        self.note_departures().await;
        // Without the storage it is told with the next snapshot.
        if !self.sockets.is_empty() && self.load().await.is_ok() {
            self.tell_presence(None);
        }
    }

    /// Writes down who has gone, for those who may wonder later how long ago. Whoever was heard of
    /// just before needs no word, so that a shaky line does not fill the journal.
    async fn note_departures(&mut self) {
        let mut left = std::mem::take(&mut self.sockets.left);
        left.retain(|seat| !self.sockets.is_here(*seat));
        let short = self.hub.limits.away_live / 16;
        // Without the storage nobody is told that they have gone.
        let Some(ledger) = self.load().await.ok().map(|live| &live.ledger) else { return };
        left.retain(|&seat| {
            let is_new = |(at, pace): (When, Pace)| at.elapsed() < short && pace == ledger.pace;
            !ledger.heard(seat).is_some_and(is_new) && !ledger.others(&[seat]).is_empty()
        });
        if !left.is_empty() {
            let rows: Vec<Entry> = left.into_iter().map(|seat| Entry::Left { seat }).collect();
            // What cannot be written is told in the log of the server.
            let _ = self.append(&rows).await;
        }
    }

    /// A socket looks with other eyes: it gets the whole log as these saw it.
    pub(super) async fn look(&mut self, id: SocketId, seat: Option<Seat>) {
        if let Some(socket) = self.sockets.all.iter_mut().find(|socket| socket.id == id) {
            socket.wanted = seat;
            socket.seen = 0;
        }
        self.catch_up(id).await;
    }

    /// A socket gets what it missed.
    pub(super) async fn catch_up(&mut self, id: SocketId) {
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
        self.tell_scene(|_| true);
    }

    fn send_snapshot(&mut self, id: SocketId) {
        if let Some(socket) = self.sockets.all.iter_mut().find(|socket| socket.id == id) {
            socket.owed = Extent::Whole;
        }
        self.tell_scene(|socket| socket.id == id);
    }

    /// Tells some how things stand, and whoever waits for an answer that.
    fn tell_scene(&mut self, whom: impl Fn(&Socket) -> bool) {
        let (messages, lines) = match &self.live {
            Some(live) => (self.messages(live, whom), live.decision()),
            None => (Vec::new(), usize::MAX),
        };
        self.sockets.send(messages, lines);
    }

    /// How things stand, for some. What several see alike is written once.
    fn messages(&self, live: &Live, whom: impl Fn(&Socket) -> bool) -> Vec<Option<Utf8Bytes>> {
        let scene = Scene { id: self.id, live, sockets: &self.sockets };
        let mut written: Vec<(Reader<'_>, Extent, Utf8Bytes)> = Vec::new();
        let mut message = |socket| {
            let (reader, owed) = (Socket::reader(socket), socket.owed);
            let alike = |(other, extent, _): &&(_, _, _)| (other, extent) == (&reader, &owed);
            if let Some((_, _, message)) = written.iter().find(alike) {
                return message.clone();
            }
            let message = scene.message(reader, owed);
            written.push((reader, owed, message.clone()));
            message
        };
        let all = self.sockets.all.iter();
        all.map(|socket| (whom(socket) && socket.has_room()).then(|| message(socket))).collect()
    }

    fn tell_presence(&mut self, but: Option<SocketId>) {
        let Some(live) = &self.live else { return };
        let scene = Scene { id: self.id, live, sockets: &self.sockets };
        let message = Told::Presence { seats: scene.seats() }.message();
        self.sockets.tell_all(&message, but);
    }

    /// After tokens have changed: whoever holds one that opens nothing any more has to go.
    pub(super) fn refresh_rights(&mut self) {
        let Some(live) = &self.live else { return };
        let (host, observer) = live.ledger.tokens();
        let chairs = &live.ledger.chairs;
        self.sockets.keep(|socket| {
            let rights = Rights::of(&socket.token, host, observer, chairs);
            rights.map(|rights| socket.rights = rights).is_some()
        });
    }
}
