//! How much is accepted in a time: buckets that fill at a steady pace.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A pace: so many at once, and so many a second in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub per_second: f64,
}

impl Rate {
    /// A pace.
    pub const fn new(burst: u32, per_second: u32) -> Rate {
        Rate { burst: burst as f64, per_second: per_second as f64 }
    }
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: Rate,
    left: f64,
    looked: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, left: rate.burst, looked: now }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.looked).as_secs_f64();
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        self.looked = now;
        let enough = self.left >= 1.0;
        self.left -= f64::from(u8::from(enough));
        enough
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.looked).as_secs_f64();
        self.left + passed * self.rate.per_second >= self.rate.burst
    }
}

/// A bucket for each of many.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    all: Mutex<HashMap<K, Bucket>>,
}

/// With so many buckets, the full ones are thrown away.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of a rate.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, all: Mutex::default() }
    }

    /// Takes one from a bucket, if there is one.
    pub fn take(&self, key: K, now: Instant) -> bool {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MANY {
            all.retain(|_, bucket| !bucket.is_full(now));
        }
        all.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let begin = Instant::now();
        let buckets = Buckets::new(Rate::new(3, 2));
        let take = |key: u8, millis| buckets.take(key, begin + Duration::from_millis(millis));
        assert_eq!([take(0, 0), take(0, 0), take(0, 0), take(0, 0)], [true, true, true, false]);
        assert!(take(1, 0), "another one has its own");
        assert!(!take(0, 499));
        assert!(take(0, 501));
        assert!(!take(0, 502));
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let begin = Instant::now();
        let buckets = Buckets::new(Rate::new(1, 1));
        for key in 0..MANY {
            assert!(buckets.take(key, begin));
        }
        assert!(buckets.take(MANY, begin + Duration::from_secs(2)));
        assert_eq!(buckets.all.lock().unwrap().len(), 1);
    }
}
