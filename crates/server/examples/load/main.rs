//! Load: many tables played over sockets by clients that take any option, every choice durable
//! before it is acknowledged; and beside them, in the same run, a bare handler as yardstick.
//!
//! `cargo run --release -p reglette-server --example load -- [--tables N] [--live N] [--idle N]
//! [--seconds N] [--pace MS]`
#![allow(clippy::print_stdout, reason = "a report")]

mod bare;
mod client;
mod host;
mod report;

use std::time::Duration;

use client::{Crew, Sockets};
use host::{Host, Role};
use report::Report;

/// The one the program has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What is to be measured.
#[derive(Clone, Debug)]
struct Plan {
    /// Tables at full speed.
    tables: usize,
    /// Live tables for the latencies.
    live: usize,
    /// Tables that do nothing.
    idle: usize,
    /// How long each part takes.
    time: Duration,
    /// Pause of each live table between its choices.
    pace: Duration,
}

fn plan(args: &[String]) -> Plan {
    let number = |name: &str, usual: u64| {
        let at = args.iter().position(|it| it == name);
        at.and_then(|at| args.get(at + 1)?.parse().ok()).unwrap_or(usual)
    };
    let count = |name, usual| usize::try_from(number(name, usual)).unwrap_or(usize::MAX);
    Plan {
        tables: count("--tables", 64),
        live: count("--live", 200),
        idle: count("--idle", 500),
        time: Duration::from_secs(number("--seconds", 8)),
        pace: Duration::from_millis(number("--pace", 100)),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.expect("a runtime");
    match args.get(1).map(String::as_str) {
        Some("serve") => runtime.block_on(host::serve(&args[2])),
        Some("bare") => runtime.block_on(bare::serve(&args[2])),
        Some(_) | None => runtime.block_on(measure(&plan(&args))),
    }
}

async fn measure(plan: &Plan) {
    let bare = {
        let host = Host::start(Role::Bare, None).await;
        let report = client::shout(&host.address, plan.tables, plan.time).await;
        report.with_processor(host.processor())
    };
    println!("bare handler, {} clients: {bare}", plan.tables);
    let one = at_full_speed(plan, Sockets::Table).await;
    println!("one socket a table, {} tables: {one}", plan.tables);
    let seats = at_full_speed(plan, Sockets::Seat).await;
    println!("one socket a seat, {} tables: {seats}", plan.tables);
    for (name, report) in [("one socket a table", &one), ("one socket a seat", &seats)] {
        println!("{name}: {:.2} of the bare handler", report.rate() / bare.rate());
    }
    live(plan).await;
    idle(plan).await;
}

async fn at_full_speed(plan: &Plan, sockets: Sockets) -> Report {
    let host = Host::start(Role::Server, None).await;
    let crew = Crew { tables: plan.tables, sockets, pace: Duration::ZERO };
    crew.play(&host.address, plan.time).await.with_processor(host.processor())
}

/// Latencies of many tables whose players take their time, and of as many at full speed.
async fn live(plan: &Plan) {
    for pace in [plan.pace, Duration::ZERO] {
        let host = Host::start(Role::Server, None).await;
        let crew = Crew { tables: plan.live, sockets: Sockets::Table, pace };
        let report = crew.play(&host.address, plan.time).await.with_processor(host.processor());
        println!("{} live tables, a choice each {pace:?}: {report}", plan.live);
    }
}

/// Memory of tables at which people sit and do nothing; and how soon a server is there.
async fn idle(plan: &Plan) {
    let rest = Duration::from_millis(200);
    let host = Host::start(Role::Server, Some(rest)).await;
    println!("cold start: {:?}", host.took);
    // The first ones fill what all tables share.
    let first = client::sit_idle(&host.address, plan.idle / 5 + 1, rest).await;
    let before = host.memory();
    let second = client::sit_idle(&host.address, plan.idle, rest).await;
    let after = host.memory();
    match (before, after) {
        (Some(before), Some(after)) => {
            let each = after.saturating_sub(before) / second.len().max(1);
            println!("{} idle tables with a socket: {each} bytes each", second.len());
            println!("the whole server: {} MB", after >> 20);
        }
        _ => println!("memory cannot be read here"),
    }
    drop((first, second));
}
