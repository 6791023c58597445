//! A mark in the database file itself, not in its write-ahead log, that says whether somebody writes
//! to it. A file that was not closed needs its log: without it rows that were acknowledged are gone,
//! and nothing else would tell.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

/// The SQL table the mark is in, and the pulse.
pub(super) const TABLE: &str = "CREATE TABLE state (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO state VALUES ('open', 0), ('pulse', 0)";

/// The write-ahead log of a database file.
pub(super) fn log_of(path: &Path) -> PathBuf {
    let mut log = OsString::from(path);
    log.push("-wal");
    log.into()
}

/// Whether the file was closed in good order, or never used.
pub(super) fn is_closed(connection: &Connection) -> rusqlite::Result<bool> {
    let open: i64 =
        connection.query_row("SELECT value FROM state WHERE name = 'open'", [], |it| it.get(0))?;
    Ok(open == 0)
}

/// Says in the file itself that it is open: from now on the log belongs to it.
pub(super) fn open(connection: &Connection) -> rusqlite::Result<()> {
    set(connection, 1)
}

/// Brings everything into the file, and says that it needs no log.
pub(super) fn close(connection: &Connection) -> rusqlite::Result<()> {
    set(connection, 0)
}

fn set(connection: &Connection, open: i64) -> rusqlite::Result<()> {
    connection.execute("UPDATE state SET value = ?1 WHERE name = 'open'", [open])?;
    // The first column tells whether somebody else kept part of the log from being brought in.
    let busy: i64 = connection.query_row("PRAGMA wal_checkpoint(FULL)", [], |it| it.get(0))?;
    if busy != 0 {
        tracing::warn!("the write-ahead log is in use by somebody else");
    }
    Ok(())
}

/// Writes something that means nothing, to see whether anything can be written.
pub(super) fn beat(connection: &Connection) -> rusqlite::Result<()> {
    let sql = "UPDATE state SET value = value + 1 WHERE name = 'pulse'";
    connection.prepare_cached(sql)?.execute([]).map(drop)
}
