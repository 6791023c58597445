//! What was measured.

use std::fmt::{self, Display};
use std::time::Duration;

/// Answers and how long each took.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Microseconds, in order once finished.
    micros: Vec<u32>,
    time: Duration,
    processor: Option<Duration>,
}

impl Report {
    /// Adds how long an answer took.
    pub fn add(&mut self, took: Duration) {
        self.micros.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    /// All reports of some clients that worked at the same time.
    pub fn of(all: impl IntoIterator<Item = Report>, time: Duration) -> Report {
        let mut micros: Vec<u32> = all.into_iter().flat_map(|it| it.micros).collect();
        micros.sort_unstable();
        Report { micros, time, processor: None }
    }

    /// The same, with the server's processor time.
    #[must_use]
    pub fn with_processor(self, processor: Option<Duration>) -> Report {
        Report { processor, ..self }
    }

    /// Answers a second.
    pub fn rate(&self) -> f64 {
        self.micros.len() as f64 / self.time.as_secs_f64().max(1e-9)
    }

    fn millis(&self, part: f64) -> f64 {
        let at = (self.micros.len() as f64 * part) as usize;
        self.micros
            .get(at.min(self.micros.len().saturating_sub(1)))
            .map_or(0.0, |&it| f64::from(it))
            / 1000.0
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rate, p50, p99) = (self.rate(), self.millis(0.5), self.millis(0.99));
        write!(f, "{rate:.0} choices/s, p50 {p50:.1} ms, p99 {p99:.1} ms")?;
        match self.processor {
            Some(used) => {
                let each = used.as_secs_f64() * 1e6 / self.micros.len().max(1) as f64;
                write!(f, ", {each:.0} µs of the server's processor each")
            }
            None => Ok(()),
        }
    }
}
