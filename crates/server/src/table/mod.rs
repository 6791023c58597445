//! One task for each table in use. It owns the match and never waits inside a rule: it takes a
//! command, plays, waits until the journal has it, and tells everybody.
//!
//! In reading order: [`command`] (what can be asked), [`live`] (the table in memory), [`choose`],
//! [`undo`], [`seating`] (what changes it), [`bots`] and [`tempo`] (when they answer), [`snapshot`],
//! [`measure`] and [`told`] (what is told) and [`sockets`] (to whom).

mod bots;
mod choose;
pub mod command;
mod live;
mod measure;
mod seating;
mod snapshot;
mod sockets;
mod tempo;
mod told;
mod undo;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use reglette_engine::Seat;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout_at};

use crate::chair::Rights;
use crate::hub::Hub;
use crate::id::{TableId, Token};
use crate::journal::Entry;
use crate::rate::Buckets;
use crate::refusal::{Own, Refusal};
use crate::time::When;

pub use bots::bounded;
pub use choose::{Done, within};
pub use command::{Call, Command, Join, What};
pub use seating::{SeatGiven, level_of, name_of};
pub use snapshot::Snapshot;
pub use told::{Told, refused};
pub use undo::Undone;

use bots::Bots;
use live::Live;
use sockets::Sockets;

/// When the storage fails, what was about to happen is tried again after this.
const RETRY: Duration = Duration::from_secs(1);

/// A table in use.
#[derive(Debug)]
pub struct Table {
    id: TableId,
    hub: Arc<Hub>,
    mail: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
    live: Option<Live>,
    sockets: Sockets,
    bots: Bots,
    talk: Buckets<Option<Seat>>,
    used: Instant,
    called: Option<Instant>,
    retry: Option<Instant>,
}

impl Table {
    /// A table that will read its journal when it is first asked something.
    pub fn new(
        id: TableId,
        hub: Arc<Hub>,
        mail: mpsc::Receiver<Command>,
        own: mpsc::WeakSender<Command>,
    ) -> Table {
        Table {
            id,
            mail,
            own,
            live: None,
            sockets: Sockets::default(),
            bots: Bots::default(),
            talk: Buckets::new(hub.limits.talk),
            used: Instant::now(),
            called: None,
            retry: None,
            hub,
        }
    }

    /// Takes commands until nobody needs the table any more.
    pub async fn run(mut self) {
        loop {
            match timeout_at(self.alarm(), self.mail.recv()).await {
                Ok(Some(Command::Stop) | None) => return,
                Ok(Some(command)) => {
                    self.used = Instant::now();
                    self.take(command).await;
                }
                Err(_) => {
                    if self.ring().await {
                        return;
                    }
                }
            }
        }
    }

    async fn take(&mut self, command: Command) {
        match command {
            Command::Join(join) => self.join(*join).await,
            Command::Leave(socket) => self.leave(socket).await,
            Command::Look(socket, seat) => self.look(socket, seat).await,
            Command::CaughtUp(socket) => self.catch_up(socket).await,
            Command::Choose(socket, choose) => self.choose_from(socket, *choose).await,
            Command::Measure(socket, measure) => self.measure_for(socket, *measure).await,
            Command::Call(call) => self.call(*call).await,
            Command::Record(reply) => {
                // Whoever asked may be gone.
                let _ = reply.send(self.record().await);
            }
            Command::Thought(thought) => self.hear_bot(*thought).await,
            Command::Stop => {}
        }
    }

    async fn call(&mut self, call: Call) {
        let Call { token, seat, what, reply } = call;
        self.called = Some(Instant::now());
        let rights = self.rights(&token).await;
        self.wake_bot();
        let answer = match rights {
            Err(refusal) => Err(refusal),
            Ok(rights) => match what {
                What::Odds(request) => return self.odds(&rights, seat, request, reply),
                What::Hint(request) => return self.hint(&rights, seat, request, reply),
                What::Snapshot => self.whole_snapshot(&rights, seat),
                What::Measure(ask) => self.measure(&rights, seat, &ask),
                What::Legal(choice) => self.legal(&rights, seat, &choice),
                What::Choose(choose) => self.choose(&rights, choose).await.map(|it| written(&it)),
                What::Undo(at) => self.undo(&rights, at).await,
                What::Consent(consent) => self.consent(&rights, consent).await,
                What::Redo(at) => self.redo(&rights, at).await,
                What::Seat(seat, change) => self.change_seat(&rights, seat, change).await,
                What::Pace(to) => self.set_pace(&rights, to.pace).await,
                What::Chat(chat) => self.say(&rights, seat, &chat.text).await,
            },
        };
        // Whoever called may be gone.
        let _ = reply.send(answer);
    }

    /// What a token opens here; brings the table into memory.
    async fn rights(&mut self, token: &Token) -> Result<Rights, Refusal> {
        let ledger = &self.load().await?.ledger;
        let (host, observer) = ledger.tokens();
        let rights = Rights::of(&token.hash(), host, observer, &ledger.chairs);
        rights.ok_or_else(|| Own::Unauthorized.into())
    }

    /// Brings the table into memory, if it is not there.
    async fn load(&mut self) -> Result<&mut Live, Refusal> {
        if self.live.is_none() {
            let journal = self.hub.store.read(self.id).await?;
            if journal.is_empty() {
                return Err(Own::NotFound.into());
            }
            let built = spawn_blocking(move || Live::of(&journal)).await;
            let live = built.map_err(|_| Own::Internal)?.map_err(|error| {
                tracing::error!(table = %self.id, %error, "a journal could not be replayed");
                Own::Internal
            })?;
            self.live = Some(live);
            self.wake_bot();
        }
        self.live.as_mut().ok_or_else(|| Own::Internal.into())
    }

    /// Writes rows, and takes them into the ledger once they are durable. When they cannot be
    /// written, what is in memory is thrown away: the journal says how things stand.
    async fn append(&mut self, entries: &[Entry]) -> Result<(), Refusal> {
        let at = When::now();
        let first = self.load().await?.rows;
        let rows = entries.iter().map(|entry| entry.row(at)).collect();
        let written = self.hub.store.append(self.id, first, rows).await;
        let live = self.live.as_mut().ok_or(Own::Internal)?;
        let fits = written.is_ok() && entries.iter().all(|it| live.ledger.take(at, it).is_some());
        live.rows += entries.len() as u64;
        if !entries.iter().all(Entry::is_told_by_change) {
            self.sockets.owe_whole();
        }
        if !fits {
            self.forget();
            // A bot that was thinking is asked again, though nobody else may come by.
            self.retry = Some(Instant::now() + RETRY);
        }
        written.map_err(|error| {
            tracing::warn!(table = %self.id, %error, "the journal was not written");
            error.into()
        })
    }

    /// Throws away what is in memory.
    fn forget(&mut self) {
        self.live = None;
        self.bots.ask_no_more();
    }

    /// Throws away what is in memory and reads the journal anew; tells everybody.
    async fn reload(&mut self) {
        self.forget();
        match self.load().await {
            Ok(_) => self.push(),
            Err(_) => self.retry = Some(Instant::now() + RETRY),
        }
    }

    fn alarm(&self) -> Instant {
        let rest = self.used + self.hub.limits.idle;
        self.retry.map_or(rest, |retry| retry.min(rest))
    }

    /// Time has passed; gives whether the table is to end.
    async fn ring(&mut self) -> bool {
        let now = Instant::now();
        if self.retry.is_some_and(|at| at <= now) {
            self.retry = None;
            self.reload().await;
        }
        let is_idle = self.used + self.hub.limits.idle <= now;
        if !is_idle {
            return false;
        }
        self.used = now;
        if self.bots.are_at_work() {
            return false;
        }
        self.forget();
        self.bots = Bots::default();
        if !self.sockets.is_empty() || !self.hub.retire(self.id, &mut self.mail) {
            return false;
        }
        // What arrived while the mailbox was being closed goes to the table's next life.
        while let Some(command) = self.mail.recv().await {
            // A server that goes down drops it, and whoever asked is told.
            let _ = self.hub.send(self.id, command).await;
        }
        true
    }
}

/// An answer as it is sent.
fn written(document: &impl Serialize) -> String {
    serde_json::to_string(document).expect("documents are plain data")
}

/// Does something with the rules; a rule that fails is refused like anything else.
fn attempt<T>(work: impl FnOnce() -> Result<T, Refusal>) -> Result<T, Refusal> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Own::Internal.into()))
}
