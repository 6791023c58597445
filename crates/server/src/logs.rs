//! What the server writes about itself. Only its own words: what libraries say may hold what a
//! client sent, and a client sends tokens.

use std::io;

pub use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::{Layer, Registry, fmt};

/// How lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// A subscriber that writes the server's own lines up to a level.
pub fn subscriber<W>(
    format: Format,
    level: LevelFilter,
    to: W,
) -> impl tracing::Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let own = Targets::new().with_target("reglette_server", level);
    let lines = fmt::layer().with_writer(to).with_ansi(false);
    let lines = match format {
        Format::Text => lines.boxed(),
        Format::Json => lines.json().flatten_event(true).boxed(),
    };
    Registry::default().with(lines.with_filter(own))
}

/// Writes them to standard error from now on; false when something else listens already.
pub fn install(format: Format, level: LevelFilter) -> bool {
    tracing::subscriber::set_global_default(subscriber(format, level, io::stderr)).is_ok()
}
