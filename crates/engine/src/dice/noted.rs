//! Dice whose faces are written down as they fall.

use super::{Bag, Die, Dry, Purpose, Throw};

/// Notes what a source throws, as scripts and records write it.
#[derive(Debug)]
pub struct Noted<T> {
    source: T,
    notes: Vec<String>,
}

impl<T: Throw> Noted<T> {
    /// Listens to a source.
    pub fn new(source: T) -> Noted<T> {
        Noted { source, notes: Vec::new() }
    }

    /// The faces and kinds thrown, in order.
    pub fn into_notes(self) -> Vec<String> {
        self.notes
    }
}

impl<T: Throw> Throw for Noted<T> {
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry> {
        let face = self.source.face(die)?;
        self.notes.push(die.faces[face].to_owned());
        Ok(face)
    }

    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        let kind = self.source.pull(bag)?;
        self.notes.push(bag.names[kind].clone());
        Ok(kind)
    }

    fn told(&mut self, purpose: Option<Purpose>) {
        self.source.told(purpose);
    }
}

impl Throw for &mut dyn Throw {
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry> {
        (**self).face(die)
    }

    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        (**self).pull(bag)
    }

    fn told(&mut self, purpose: Option<Purpose>) {
        (**self).told(purpose);
    }
}
