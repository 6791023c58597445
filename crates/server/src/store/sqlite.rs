//! Journals in SQLite: one file, one table, one writer.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::oneshot;

use super::writer::{File, Job, write_all};
use super::{Later, Row, Store, StoreError, mark};
use crate::id::TableId;
use crate::time::When;

/// Each step brings the file from one version to the next. Steps are never changed, only added.
const MIGRATIONS: &[&str] = &[
    "CREATE TABLE journal (
        tab INTEGER NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (tab, n)
    ) STRICT, WITHOUT ROWID",
    mark::TABLE,
];

/// How long a locked file is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// SQLite says no.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    /// A later program wrote it.
    #[error("the database has version {found}; this program knows version {known}")]
    Newer {
        /// The file's version.
        found: usize,
        /// Ours.
        known: usize,
    },
    /// It was not closed, and its write-ahead log is not there: what the log held is lost.
    #[error("it was not closed, and its log {} is missing", .0.display())]
    LogMissing(PathBuf),
    /// The file could not be made, or the thread that writes not started.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Journals in a file.
#[derive(Debug)]
pub struct Sqlite {
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    reader: Arc<Mutex<Connection>>,
    file: File,
}

/// What to do about a log that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Do not open the file.
    Refuse,
    /// Go on with what is left.
    Accept,
}

impl Sqlite {
    /// Opens a file, or makes it.
    pub fn open(path: &Path) -> Result<Sqlite, OpenError> {
        Sqlite::open_despite(path, Loss::Refuse)
    }

    /// Opens a file, or makes it, even one whose log is missing.
    pub fn open_despite(path: &Path, loss: Loss) -> Result<Sqlite, OpenError> {
        own_only(path)?;
        let log = mark::log_of(path);
        let has_log = log.exists();
        let mut connection = Connection::open(path)?;
        prepare(&connection)?;
        migrate(&mut connection)?;
        if !has_log && !mark::is_closed(&connection)? {
            match loss {
                Loss::Refuse => return Err(OpenError::LogMissing(log)),
                Loss::Accept => tracing::error!(log = %log.display(), "what it held is lost"),
            }
        }
        Sqlite::start(path, connection)
    }

    fn start(path: &Path, connection: Connection) -> Result<Sqlite, OpenError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reader = Connection::open_with_flags(path, flags)?;
        reader.busy_timeout(PATIENCE)?;
        mark::open(&connection)?;
        let (jobs, waiting) = mpsc::channel();
        let file = File::opened(path);
        let watched = file.clone();
        let writer = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_all(connection, watched, &waiting))?;
        let reader = Arc::new(Mutex::new(reader));
        Ok(Sqlite { jobs: Some(jobs), writer: Some(writer), reader, file })
    }
}

/// Journals hold secrets: a new file is its owner's alone. Those SQLite puts beside it follow it.
fn own_only(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Durable before a commit returns; readers and the writer do not wait for each other.
fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4000)
}

fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    if version > MIGRATIONS.len() {
        return Err(OpenError::Newer { found: version, known: MIGRATIONS.len() });
    }
    for (at, step) in MIGRATIONS.iter().enumerate().skip(version) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", (at + 1).to_string())?;
        transaction.commit()?;
    }
    Ok(())
}

impl Store for Sqlite {
    fn append(&self, table: TableId, first: u64, rows: Vec<Row>) -> Later<()> {
        let (done, answer) = oneshot::channel();
        let job = Job { table, first, rows, done };
        // When the writer is gone the job is dropped, and the answer says so.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
        Box::pin(async move { answer.await.unwrap_or_else(|_| Err(gone())) })
    }

    fn read(&self, table: TableId) -> Later<Vec<Row>> {
        let (reader, file) = (Arc::clone(&self.reader), self.file.clone());
        Box::pin(async move {
            let read = tokio::task::spawn_blocking(move || {
                file.is_there()?;
                let reader = reader.lock().unwrap_or_else(PoisonError::into_inner);
                read_journal(&reader, table)
            });
            read.await.unwrap_or_else(|_| Err(gone()))
        })
    }
}

fn gone() -> StoreError {
    StoreError::Unavailable("the storage has been closed".to_owned())
}

fn read_journal(reader: &Connection, table: TableId) -> Result<Vec<Row>, StoreError> {
    let mut select =
        reader.prepare_cached("SELECT at, entry FROM journal WHERE tab = ?1 ORDER BY n")?;
    let rows = select
        .query_map([table.number()], |row| Ok(Row { at: When(row.get(0)?), entry: row.get(1)? }))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

impl Drop for Sqlite {
    /// Waits until everything that was sent is written.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // A writer that failed has said so.
            let _ = writer.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(texts: &[&str]) -> Vec<Row> {
        texts.iter().map(|&text| Row { at: When(7), entry: text.to_owned() }).collect()
    }

    #[tokio::test]
    async fn rows_come_back_after_the_file_is_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let [one, two] = [(); 2].map(|()| TableId::draw().unwrap());
        {
            let store = Sqlite::open(&path).unwrap();
            store.append(one, 0, rows(&["a", "b"])).await.unwrap();
            store.append(two, 0, rows(&["x"])).await.unwrap();
            store.append(one, 2, rows(&["c"])).await.unwrap();
        }
        let store = Sqlite::open(&path).unwrap();
        assert_eq!(store.read(one).await.unwrap(), rows(&["a", "b", "c"]));
        assert_eq!(store.read(two).await.unwrap(), rows(&["x"]));
        assert_eq!(store.read(TableId::draw().unwrap()).await.unwrap(), []);
    }

    #[tokio::test]
    async fn a_number_is_given_once_and_others_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("a.db")).unwrap();
        let [one, two] = [(); 2].map(|()| TableId::draw().unwrap());
        store.append(one, 0, rows(&["a"])).await.unwrap();
        let (again, other) =
            tokio::join!(store.append(one, 0, rows(&["b"])), store.append(two, 0, rows(&["x"])));
        assert_eq!((again, other), (Err(StoreError::Conflict), Ok(())));
        assert_eq!(store.read(one).await.unwrap(), rows(&["a"]));
    }

    #[tokio::test]
    async fn a_locked_or_missing_file_is_told_and_survived() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let store = Sqlite::open(&path).unwrap();
        let table = TableId::draw().unwrap();
        store.append(table, 0, rows(&["a"])).await.unwrap();
        let other = Connection::open(&path).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let locked = store.append(table, 1, rows(&["b"])).await;
        assert!(matches!(locked, Err(StoreError::Unavailable(_))), "{locked:?}");
        other.execute_batch("ROLLBACK").unwrap();
        store.append(table, 1, rows(&["b"])).await.unwrap();
        let moved = folder.path().join("b.db");
        std::fs::rename(&path, &moved).unwrap();
        assert!(store.ready().await.is_err());
        let gone = store.append(table, 2, rows(&["c"])).await;
        assert!(matches!(gone, Err(StoreError::Unavailable(_))), "{gone:?}");
        assert!(store.read(table).await.is_err());
        std::fs::rename(&moved, &path).unwrap();
        store.append(table, 2, rows(&["c"])).await.unwrap();
        assert_eq!(store.read(table).await.unwrap(), rows(&["a", "b", "c"]));
    }

    #[tokio::test]
    async fn a_log_that_was_deleted_is_told_and_what_it_held_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let table = TableId::draw().unwrap();
        let store = Sqlite::open(&path).unwrap();
        store.append(table, 0, rows(&["a"])).await.unwrap();
        std::fs::remove_file(folder.path().join("a.db-wal")).unwrap();
        assert!(matches!(store.ready().await, Err(StoreError::Unavailable(_))));
        let lost = store.append(table, 1, rows(&["b"])).await;
        assert!(matches!(lost, Err(StoreError::Unavailable(_))), "{lost:?}");
        // As after a crash: the store is never closed.
        std::mem::forget(store);
        let store = Sqlite::open(&path).unwrap();
        assert_eq!(store.read(table).await.unwrap(), rows(&["a"]));
        store.append(table, 1, rows(&["b"])).await.unwrap();
    }

    #[tokio::test]
    async fn a_log_that_is_missing_is_told_unless_the_file_was_closed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let log = mark::log_of(&path);
        let table = TableId::draw().unwrap();
        drop(Sqlite::open(&path).unwrap());
        // A file that was closed needs no log.
        std::fs::remove_file(&log).unwrap_or_default();
        let store = Sqlite::open(&path).unwrap();
        store.append(table, 0, rows(&["a"])).await.unwrap();
        // As after a crash: copies are taken while the store is open, and it is never closed.
        let copy = |name: &str| {
            let to = folder.path().join(name);
            std::fs::copy(&path, &to).unwrap();
            to
        };
        let (whole, torn) = (copy("whole.db"), copy("torn.db"));
        std::fs::copy(&log, mark::log_of(&whole)).unwrap();
        let found = Sqlite::open(&whole).unwrap().read(table).await.unwrap();
        assert_eq!(found, rows(&["a"]), "the log has it");
        let refused = Sqlite::open(&torn);
        assert!(matches!(refused, Err(OpenError::LogMissing(it)) if it == mark::log_of(&torn)));
        let accepted = Sqlite::open_despite(&torn, Loss::Accept).unwrap();
        assert_eq!(accepted.read(table).await.unwrap(), [], "what the log held is lost");
        accepted.append(table, 0, rows(&["b"])).await.unwrap();
        drop(accepted);
        assert_eq!(Sqlite::open(&torn).unwrap().read(table).await.unwrap(), rows(&["b"]));
    }

    #[tokio::test]
    async fn a_store_that_cannot_write_is_not_ready() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let store = Sqlite::open(&path).unwrap();
        store.ready().await.unwrap();
        let other = Connection::open(&path).unwrap();
        let forbid = "CREATE TRIGGER full BEFORE UPDATE ON state \
                      BEGIN SELECT RAISE(ABORT, 'as if it were full'); END";
        other.execute_batch(forbid).unwrap();
        assert!(store.ready().await.is_err());
        other.execute_batch("DROP TRIGGER full").unwrap();
        store.ready().await.unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_its_owners_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let _store = Sqlite::open(&path).unwrap();
        for name in ["a.db", "a.db-wal"] {
            let mode = std::fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_survived() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let mut connection = Connection::open(&path).unwrap();
        prepare(&connection).unwrap();
        migrate(&mut connection).unwrap();
        connection.pragma_update(None, "max_page_count", 4).unwrap();
        let store = Sqlite::start(&path, connection).unwrap();
        let table = TableId::draw().unwrap();
        store.append(table, 0, rows(&["a"])).await.unwrap();
        let full = store.append(table, 1, rows(&["x".repeat(50_000).as_str()])).await;
        assert!(matches!(full, Err(StoreError::Unavailable(_))), "{full:?}");
        store.append(table, 1, rows(&["b"])).await.unwrap();
        assert_eq!(store.read(table).await.unwrap(), rows(&["a", "b"]));
    }

    #[test]
    fn a_file_of_a_later_program_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
        assert!(matches!(Sqlite::open(&path), Err(OpenError::Newer { found: 99, .. })));
    }
}
