//! Dice from a seed.

use super::{Bag, Die, Dry, Throw};
use crate::rng::Rng;

/// Chance from a generator: never dry.
#[derive(Clone, Debug)]
pub struct Seeded(pub Rng);

impl Seeded {
    /// Dice for a seed written as text.
    pub fn from_text(seed: &str) -> Seeded {
        Seeded(Rng::from_text(seed))
    }
}

impl Throw for Seeded {
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry> {
        Ok(self.0.index(die.faces.len()))
    }

    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        Ok(bag.kind_of(self.0.below(bag.total())))
    }
}
