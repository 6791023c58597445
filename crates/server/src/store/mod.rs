//! Where journals are kept. Everything a server must remember is a row of a table's journal, and
//! rows are only ever added.
//!
//! [`Store`] is all the rest of the server knows of it. [`Sqlite`] is the one there is; another
//! database fits by implementing two functions, several server processes by refusing a row
//! whose number is taken.

mod mark;
mod sqlite;
mod writer;

use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;

use crate::id::TableId;
use crate::time::When;

pub use sqlite::{Loss, OpenError, Sqlite};

/// One row of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// When it was written.
    pub at: When,
    /// What it says: an [`Entry`](crate::journal::Entry) as JSON.
    pub entry: String,
}

/// Why rows could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A row of that number exists: somebody else wrote to this journal.
    #[error("the journal has gone on")]
    Conflict,
    /// The storage is full, locked, gone, or broken.
    #[error("the storage does not answer: {0}")]
    Unavailable(String),
}

/// An answer that comes later.
pub type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Keeps journals.
pub trait Store: Debug + Send + Sync + 'static {
    /// Adds rows to a journal, the first of them with number `first`. Answers once all of them are
    /// durable, or when none is kept.
    fn append(&self, table: TableId, first: u64, rows: Vec<Row>) -> Later<()>;
    /// Whether rows could be kept now: something that is no row is written instead.
    fn ready(&self) -> Later<()> {
        self.append(TableId::NONE, 0, Vec::new())
    }
    /// A whole journal, in order; empty for a table that does not exist.
    fn read(&self, table: TableId) -> Later<Vec<Row>>;
}
