//! The server under load, in a process of its own.

use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use reglette_server::{Config, Limits, Rate, Server, Sqlite};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Set to the milliseconds after which a table rests.
const REST: &str = "REGLETTE_LOAD_REST";

/// What the process does.
#[derive(Clone, Copy, Debug)]
pub enum Role {
    /// The real thing.
    Server,
    /// The yardstick.
    Bare,
}

/// A server in a process of its own, with a database of its own; gone when dropped.
#[derive(Debug)]
pub struct Host {
    child: Child,
    _folder: TempDir,
    /// Where it listens.
    pub address: String,
    /// How long it took to be there.
    pub took: Duration,
}

impl Host {
    /// Starts it and waits until it listens.
    pub async fn start(role: Role, rest: Option<Duration>) -> Host {
        let folder = tempfile::tempdir().expect("a folder");
        let begin = Instant::now();
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        let name = match role {
            Role::Server => "serve",
            Role::Bare => "bare",
        };
        command.arg(name).arg(folder.path().join("load.db"));
        if let Some(rest) = rest {
            command.env(REST, rest.as_millis().to_string());
        }
        let started = command.stdout(Stdio::piped()).kill_on_drop(true).spawn();
        let mut child = started.expect("a process");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let address = lines.next_line().await.expect("its first line").expect("an address");
        Host { child, _folder: folder, address, took: begin.elapsed() }
    }

    /// Processor time it has used, where the system tells it.
    pub fn processor(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()?)).ok()?;
        // The fields after the program's name, which may hold anything.
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let ticks = fields.next()?.parse::<u32>().ok()? + fields.next()?.parse::<u32>().ok()?;
        Some(TICK * ticks)
    }

    /// Memory in use, in bytes, where the system tells it.
    pub fn memory(&self) -> Option<usize> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse::<usize>().ok().map(|it| it * 1024)
    }
}

/// What the kernel counts processor time in: hundredths of a second on every system we know.
const TICK: Duration = Duration::from_millis(10);

/// Serves until it is killed.
pub async fn serve(database: &str) {
    let store = Sqlite::open(Path::new(database)).expect("a database");
    let much = Rate::new(u32::MAX, u32::MAX);
    let bot_beat = Duration::ZERO;
    let mut limits =
        Limits { requests: much, heavy: much, messages: much, bot_beat, ..Limits::default() };
    if let Some(rest) = std::env::var(REST).ok().and_then(|it| it.parse().ok()) {
        limits.idle = Duration::from_millis(rest);
    }
    let config = Config { limits, ..Config::new(Arc::new(store)) };
    let server = Server::start(config).await.expect("a server");
    println!("{}", server.address());
    std::future::pending::<()>().await;
}
