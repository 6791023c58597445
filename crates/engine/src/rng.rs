//! The one generator: ChaCha with unbiased ranges, the same on every machine and for ever.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use sha2::{Digest, Sha256};

/// Random numbers from a seed. Never part of a game's state.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A generator for a seed written by a person or drawn by a program.
    pub fn from_text(seed: &str) -> Rng {
        Rng(ChaCha8Rng::from_seed(Sha256::digest(seed.as_bytes()).into()))
    }

    /// A generator for a run of numbered games under one seed.
    pub fn numbered(seed: &str, number: u64) -> Rng {
        Rng::from_text(&format!("{seed}/{number}"))
    }

    /// A new generator that goes its own way, for example for a bot's private use.
    pub fn fork(&mut self) -> Rng {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Rng(ChaCha8Rng::from_seed(seed))
    }

    /// A whole number from 0 to `bound - 1`, each equally likely.
    ///
    /// # Panics
    /// When `bound` is 0: there is nothing to choose from.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if low(product) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while low(product) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        u32::try_from(product >> 32).expect("the upper half of 64 bits fits 32")
    }

    /// One of the places of a slice of this length.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("lists in games are short")) as usize
    }

    /// Puts a slice into an order of which every one is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Where the stream stands, to come back to it.
    pub fn mark(&self) -> u128 {
        self.0.get_word_pos()
    }

    /// Goes back to a place of the stream.
    pub fn rewind(&mut self, mark: u128) {
        self.0.set_word_pos(mark);
    }

    /// 64 random bits, for a seed to be shown or stored.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

fn low(product: u64) -> u32 {
    u32::try_from(product & u64::from(u32::MAX)).expect("masked to 32 bits")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut rng = Rng::from_text("reglette");
        let first: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(first, STREAM);
    }

    const STREAM: [u32; 8] = [8, 12, 94, 80, 12, 38, 87, 96];

    #[test]
    fn ranges_are_even() {
        let mut rng = Rng::from_text("even");
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.index(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..50).collect();
        Rng::from_text("cards").shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<u8>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<u8>>());
    }
}
