//! Dice that somebody else threw: a test's script, a record's line, or a person at a real table.

use super::{Bag, Die, Dry, Purpose, Seeded, Throw};
use crate::fault::{Code, Fault};

/// Faces given in advance, one by one; afterwards dry, or going on from a seed.
///
/// For dice thrown by hand the driver starts with an empty script: when it runs dry,
/// [`Script::wanted`] says what to throw, the person's faces are [`Script::give`]n, and the step is
/// played again. A face that does not fit is replaced by the next one given.
#[derive(Clone, Debug, Default)]
pub struct Script {
    faces: Vec<String>,
    next: usize,
    then: Option<Seeded>,
    wanted: Option<Wanted>,
    purpose: Option<Purpose>,
    wrong: Option<(usize, Box<Fault>)>,
}

/// What a dry script was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A die of this name, showing one of these faces.
    Face {
        /// The die's name.
        die: &'static str,
        /// Its faces, each once.
        faces: Vec<&'static str>,
    },
    /// One of these things drawn from a bag or a pile.
    Card {
        /// The ids still to be had.
        left: Vec<String>,
    },
}

impl Script {
    /// A script of faces in the order they fall.
    pub fn new(faces: Vec<String>) -> Script {
        Script { faces, ..Script::default() }
    }

    /// Goes on from a seed when the faces have run out.
    #[must_use]
    pub fn then(mut self, seeded: Seeded) -> Script {
        self.then = Some(seeded);
        self
    }

    /// Adds a face thrown by a person, in the place of one that did not fit.
    pub fn give(&mut self, face: impl Into<String>) {
        if let Some((at, _)) = self.wrong.take() {
            self.faces.truncate(at);
        }
        self.faces.push(face.into());
        self.wanted = None;
    }

    /// Faces that have not been used.
    pub fn left(&self) -> &[String] {
        &self.faces[self.next..]
    }

    /// Goes back to the first face, to play a step again.
    pub fn rewind(&mut self, used: usize) {
        self.next = used;
        self.purpose = None;
    }

    /// Where the script stands, and the seed it goes on from.
    pub(crate) fn mark(&self) -> (usize, Option<u128>) {
        (self.next, self.then.as_ref().map(|seeded| seeded.0.mark()))
    }

    /// Goes back to a mark.
    pub(crate) fn back_to(&mut self, (used, seeded): (usize, Option<u128>)) {
        self.rewind(used);
        if let (Some(then), Some(mark)) = (&mut self.then, seeded) {
            then.0.rewind(mark);
        }
    }

    /// How many faces have been used.
    pub fn used(&self) -> usize {
        self.next
    }

    /// What the script was asked for when it ran dry.
    pub fn wanted(&self) -> Option<&Wanted> {
        self.wanted.as_ref()
    }

    /// Why the play stopped: a face that does not fit, or no face left. What is wanted stands in
    /// its arguments: the `die`, if it is one, what is `left` to fall, and, where the rules say
    /// so, what it is `for` and for which `seat`.
    pub fn fault(&self) -> Fault {
        if let Some((_, wrong)) = &self.wrong {
            return (**wrong).clone();
        }
        let fault = self.dry();
        let Some(Purpose { seat, what }) = self.purpose else { return fault };
        let fault = fault.with("for", what);
        match seat {
            Some(seat) => fault.with("seat", seat.0),
            None => fault,
        }
    }

    fn dry(&self) -> Fault {
        let dry = Fault::new(Code::DiceDry, "fault-dice-dry");
        match &self.wanted {
            None => dry,
            Some(Wanted::Face { die, faces }) => {
                dry.with("die", die).with("left", faces.join(", "))
            }
            Some(Wanted::Card { left }) => dry.with("left", left.join(", ")),
        }
    }

    fn take(
        &mut self,
        fits: impl Fn(&str) -> Option<usize>,
        wanted: impl FnOnce() -> Wanted,
    ) -> Result<usize, Dry> {
        self.wrong = None;
        self.wanted = None;
        let Some(face) = self.faces.get(self.next) else {
            self.wanted = Some(wanted());
            return Err(Dry);
        };
        let Some(found) = fits(face) else {
            let fault = Fault::new(Code::BadRequest, "fault-dice-face").with("face", face);
            let fault = fault.at(format!("dice.script[{}]", self.next));
            self.wrong = Some((self.next, Box::new(fault)));
            return Err(Dry);
        };
        self.next += 1;
        Ok(found)
    }

    fn seeded(&mut self) -> Option<&mut Seeded> {
        if self.next == self.faces.len() { self.then.as_mut() } else { None }
    }
}

impl Throw for Script {
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry> {
        if let Some(seeded) = self.seeded() {
            return seeded.face(die);
        }
        self.take(
            |face| die.faces.iter().position(|&name| name == face),
            || {
                let mut faces = die.faces.to_vec();
                faces.dedup();
                Wanted::Face { die: die.name, faces }
            },
        )
    }

    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        if let Some(seeded) = self.seeded() {
            return seeded.pull(bag);
        }
        self.take(
            |card| (0..bag.left.len()).find(|&kind| bag.left[kind] > 0 && bag.names[kind] == card),
            || Wanted::Card {
                left: (0..bag.left.len())
                    .filter(|&kind| bag.left[kind] > 0)
                    .map(|kind| bag.names[kind].clone())
                    .collect(),
            },
        )
    }

    fn told(&mut self, purpose: Option<Purpose>) {
        self.purpose = purpose;
    }
}
