//! The one thread that writes: it takes everything that waits, of all tables, commits it in one
//! transaction, and then tells everybody.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;

use super::{Row, StoreError, mark};
use crate::id::TableId;

/// At most so many jobs are committed at once, so that nobody waits for too large a transaction.
const MOST: usize = 1024;

/// Rows to be written, and who waits for them. Without rows it shows whether any could be.
#[derive(Debug)]
pub(super) struct Job {
    pub table: TableId,
    pub first: u64,
    pub rows: Vec<Row>,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can send any more.
pub(super) fn write_all(mut connection: Connection, file: File, jobs: &Receiver<Job>) {
    let mut is_marked = true;
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(MOST - 1));
        let written = file.is_there().and_then(|()| {
            if !is_marked {
                mark::open(&connection)?;
                is_marked = true;
            }
            let results = write(&mut connection, &batch)?;
            // Nobody is told of rows in a file that has gone meanwhile.
            file.is_there().map(|()| results)
        });
        let results = match written {
            Ok(results) => results,
            Err(error) => {
                if is_marked && file.is_there().is_err() {
                    close(&connection);
                    is_marked = false;
                }
                tracing::error!(%error, waiting = batch.len(), "rows could not be written");
                vec![Err(error); batch.len()]
            }
        };
        for (job, result) in batch.into_iter().zip(results) {
            // Whoever waited may be gone.
            let _ = job.done.send(result);
        }
    }
    close(&connection);
}

/// Brings what the write-ahead log holds into the database: someone may have deleted the log, or
/// may do so before the file is opened again.
fn close(connection: &Connection) {
    if let Err(error) = mark::close(connection) {
        tracing::error!(%error, "the write-ahead log could not be brought in");
    }
}

/// Commits a batch. A job whose rows exist already fails alone; anything else fails them all.
fn write(
    connection: &mut Connection,
    batch: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        match write_job(&transaction, job) {
            Ok(()) => results.push(Ok(())),
            Err(StoreError::Conflict) => results.push(Err(StoreError::Conflict)),
            Err(error) => return Err(error),
        }
    }
    if batch.iter().all(|job| job.rows.is_empty()) {
        mark::beat(&transaction)?;
    }
    transaction.commit()?;
    Ok(results)
}

fn write_job(transaction: &Transaction<'_>, job: &Job) -> Result<(), StoreError> {
    let sql = "INSERT INTO journal (tab, n, at, entry) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = transaction.prepare_cached(sql)?;
    for (n, row) in (job.first..).zip(&job.rows) {
        let n = i64::try_from(n).map_err(|_| StoreError::Unavailable("a full journal".into()))?;
        let written = insert.execute(params![job.table.number(), n, row.at.0, row.entry]);
        if let Err(error) = written {
            // The first row of a job conflicts, or none does: nobody else writes further on.
            return Err(error.into());
        }
    }
    Ok(())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            Some(_) | None => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// The database file and its write-ahead log. SQLite would go on writing to ones that have been
/// deleted or replaced.
#[derive(Clone, Debug)]
pub(super) struct File {
    parts: [(PathBuf, Option<Identity>); 2],
}

type Identity = (u64, u64);

impl File {
    /// The files as they are now.
    pub fn opened(path: &Path) -> File {
        let parts = [path.to_owned(), mark::log_of(path)];
        File { parts: parts.map(|path| (path.clone(), identity(&path))) }
    }

    /// Whether they are still the same.
    pub fn is_there(&self) -> Result<(), StoreError> {
        match self.parts.iter().find(|(path, known)| identity(path) != *known) {
            Some((path, _)) => Err(StoreError::Unavailable(format!("{} is gone", path.display()))),
            None => Ok(()),
        }
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    path.exists().then_some((0, 0))
}
