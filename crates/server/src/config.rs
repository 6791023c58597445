//! How a server is to run.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use crate::assets::{Assets, NoAssets};
use crate::rate::Rate;
use crate::store::Store;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Where journals are kept.
    pub store: Arc<dyn Store>,
    /// The files of the page.
    pub assets: Arc<dyn Assets>,
    /// Pages of these origins may call too, beside those of the server's own.
    pub origins: Vec<String>,
    /// Whether a proxy in front says whose request it is (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How many bots may think at the same time; as much advice may be worked out, and as many
    /// tables made.
    pub bots: usize,
    /// What is accepted.
    pub limits: Limits,
}

impl Config {
    /// The usual server on loopback, on any free port, without files.
    pub fn new(store: Arc<dyn Store>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            store,
            assets: Arc::new(NoAssets),
            origins: Vec::new(),
            behind_proxy: false,
            bots: cores,
            limits: Limits::default(),
        }
    }
}

/// What is accepted, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// And of one address, unless a proxy stands in front.
    pub of_one: usize,
    /// Requests of one address.
    pub requests: Rate,
    /// New tables, replays, odds and hints of one address: they cost more.
    pub heavy: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Talk of one person at one table.
    pub talk: Rate,
    /// How long a request may take, and a client may take to read what it is sent.
    pub time: Duration,
    /// How long a socket may stay silent; half of that is a reason to ask.
    pub silence: Duration,
    /// How long a table that nobody touches stays in memory.
    pub idle: Duration,
    /// How long somebody must not have been heard of before others may let a bot stand in for them:
    /// in a game at one sitting …
    pub away_live: Duration,
    /// … and in one over days.
    pub away_slow: Duration,
    /// How much longer than its budget a bot may think before a simpler answer is played instead.
    pub bot_grace: Duration,
    /// How long after the time it may think a bot's answer becomes known at a table with persons,
    /// forced or weighed, where something is hidden; nothing lets all come at once.
    pub bot_beat: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 1 << 20,
            message: 1 << 16,
            connections: 10_000,
            of_one: 1_000,
            requests: Rate::new(300, 60),
            heavy: Rate::new(120, 20),
            messages: Rate::new(240, 120),
            talk: Rate::new(6, 1),
            time: Duration::from_secs(30),
            silence: Duration::from_secs(60),
            idle: Duration::from_secs(60),
            away_live: Duration::from_secs(15 * 60),
            away_slow: Duration::from_secs(3 * 24 * 60 * 60),
            bot_grace: Duration::from_secs(10),
            bot_beat: Duration::from_millis(250),
        }
    }
}
