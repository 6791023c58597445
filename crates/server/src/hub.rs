//! All tables: each that is in use is a task with a mailbox, made when somebody asks for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::config::{Config, Limits};
use crate::id::TableId;
use crate::pool::Pool;
use crate::refusal::{Own, Refusal};
use crate::store::Store;
use crate::table::{Command, Table};

/// So many commands may wait at a table before whoever sends more has to wait too.
const MAILBOX: usize = 32;

/// All tables, and what they share.
#[derive(Debug)]
pub struct Hub {
    /// Where journals are kept.
    pub store: Arc<dyn Store>,
    /// Where bots think.
    pub bots: Pool,
    /// Where tables are made and records replayed.
    pub desk: Pool,
    /// Where odds and hints are worked out, which may take long.
    pub advice: Pool,
    /// What is accepted.
    pub limits: Limits,
    /// Since when there are tables here.
    pub since: Instant,
    tables: Mutex<Tables>,
    closing: AtomicBool,
}

#[derive(Debug, Default)]
struct Tables {
    open: HashMap<TableId, mpsc::Sender<Command>>,
    tasks: JoinSet<()>,
}

impl Hub {
    /// A hub without tables.
    pub fn new(config: &Config) -> Hub {
        Hub {
            store: Arc::clone(&config.store),
            bots: Pool::new(config.bots),
            desk: Pool::new(config.bots),
            advice: Pool::new(config.bots),
            limits: config.limits,
            since: Instant::now(),
            tables: Mutex::default(),
            closing: AtomicBool::new(false),
        }
    }

    /// Hands a command to a table, which is brought into memory if it is not there.
    pub async fn send(self: &Arc<Self>, id: TableId, command: Command) -> Result<(), Refusal> {
        let mut command = command;
        // A table that goes to rest in this very moment is woken again.
        for _ in 0..8 {
            let mailbox = self.mailbox(id).ok_or(Own::Unavailable)?;
            match mailbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(back) => command = back.0,
            }
        }
        Err(Own::Unavailable.into())
    }

    fn mailbox(self: &Arc<Self>, id: TableId) -> Option<mpsc::Sender<Command>> {
        let mut tables = self.lock();
        // Looked at under the lock, so that no table opens after the last has been told to stop.
        if self.closing.load(Ordering::Relaxed) {
            return None;
        }
        while tables.tasks.try_join_next().is_some() {}
        if let Some(mailbox) = tables.open.get(&id).filter(|it| !it.is_closed()) {
            return Some(mailbox.clone());
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        let table = Table::new(id, Arc::clone(self), mail, mailbox.downgrade());
        tables.tasks.spawn(table.run());
        tables.open.insert(id, mailbox.clone());
        Some(mailbox)
    }

    /// Forgets a table that goes to rest, unless something has arrived for it.
    pub fn retire(&self, id: TableId, mail: &mut mpsc::Receiver<Command>) -> bool {
        let mut tables = self.lock();
        if !mail.is_empty() {
            return false;
        }
        tables.open.remove(&id);
        mail.close();
        true
    }

    /// How many tables are in use.
    pub fn open_tables(&self) -> usize {
        self.lock().open.len()
    }

    /// Lets every table finish what it is doing, and opens none again.
    pub async fn close(&self) {
        let (open, mut tasks) = {
            let mut tables = self.lock();
            self.closing.store(true, Ordering::Relaxed);
            (std::mem::take(&mut tables.open), std::mem::take(&mut tables.tasks))
        };
        for mailbox in open.into_values() {
            // A table that is gone needs no word.
            let _ = mailbox.send(Command::Stop).await;
        }
        while tasks.join_next().await.is_some() {}
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
