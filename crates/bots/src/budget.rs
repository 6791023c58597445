//! How long a bot may think.

use std::time::{Duration, Instant};

/// How long a bot may think about one answer; whatever is reached first ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// At most this long.
    pub time: Option<Duration>,
    /// At most so many iterations.
    pub iterations: Option<u32>,
}

impl Budget {
    /// A budget of time.
    pub const fn millis(millis: u64) -> Budget {
        Budget { time: Some(Duration::from_millis(millis)), iterations: None }
    }

    /// A budget of iterations: with a seed, the same answer on every machine.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { time: None, iterations: Some(iterations) }
    }
}

/// The clock is looked at once in so many plays.
const PLAYS_PER_LOOK: u64 = 4;

/// Counts what has been played and says when to stop. Without a limit of time no clock is read.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    limit: Limit,
    plays: u64,
    spent: bool,
}

#[derive(Clone, Copy, Debug)]
enum Limit {
    None,
    Between(Instant, Duration),
    #[cfg(test)]
    Plays(u64),
}

impl Clock {
    /// A clock that starts now.
    pub fn start(time: Option<Duration>) -> Clock {
        let limit = time.map_or(Limit::None, |time| Limit::Between(Instant::now(), time));
        Clock { limit, plays: 0, spent: false }
    }

    /// A clock that runs by plays, so that a test can count what comes after its end.
    #[cfg(test)]
    pub fn of_plays(plays: u64) -> Clock {
        Clock { limit: Limit::Plays(plays), plays: 0, spent: false }
    }

    /// Counts a play.
    pub fn tick(&mut self) {
        self.plays += 1;
        if self.plays.is_multiple_of(PLAYS_PER_LOOK) {
            self.look();
        }
    }

    /// Looks at the time, whatever has been played.
    pub fn look(&mut self) {
        self.spent |= match self.limit {
            Limit::None => false,
            Limit::Between(start, time) => start.elapsed() >= time,
            #[cfg(test)]
            Limit::Plays(plays) => self.plays >= plays,
        };
    }

    /// Whether time is up.
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// The part of the time that is spent, from 0 to 1; always 0 without a limit of time.
    pub fn progress(&self) -> f64 {
        match self.limit {
            Limit::None => 0.0,
            Limit::Between(start, time) => start.elapsed().as_secs_f64() / time.as_secs_f64(),
            #[cfg(test)]
            Limit::Plays(plays) => self.plays as f64 / plays as f64,
        }
        .min(1.0)
    }

    /// What has been played so far.
    pub fn plays(&self) -> u64 {
        self.plays
    }
}
