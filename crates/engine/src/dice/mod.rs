//! Chance: rolls and draws, whatever they come from.
//!
//! Rules see a [`Dice`] and no more. Behind it stands a seed ([`Seeded`]), a script or a person
//! ([`Script`]), a promised secret stirred by the players ([`Fair`]), any of them noted for the record ([`Noted`]), or a walk over every outcome
//! with its exact weight ([`Walk`]).

mod fair;
mod noted;
mod script;
mod seeded;
mod shown;
mod walk;

pub use fair::{Among, Fair, commitment};
pub use noted::Noted;
pub use script::{Script, Wanted};
pub use seeded::Seeded;
pub use shown::Shown;
pub use walk::Walk;

use crate::seat::Seat;

/// Where chance comes from: a seed, a test script, a record, a person, or a walk over all outcomes.
pub trait Dice {
    /// Rolls `n` dice and says how many fell in each class of faces, which is all a rule may see.
    fn roll(&mut self, die: &'static Die, n: u8) -> Result<Counts, Dry>;
    /// Rolls `n` dice, and keeps their faces for the log where single dice are thrown.
    fn roll_shown(&mut self, die: &'static Die, n: u8) -> Result<(Counts, Shown), Dry> {
        Ok((self.roll(die, n)?, Shown::default()))
    }
    /// Draws one kind of thing out of a bag, each single thing in it being equally likely.
    fn draw(&mut self, bag: Bag<'_>) -> Result<usize, Dry>;
    /// Hears what the next draw is for; whoever throws by themselves need not know.
    fn announce(&mut self, _purpose: Option<Purpose>) {}
}

/// What something is drawn for, so that people who draw by hand know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purpose {
    /// Whom it is for; nobody when it goes back in the box.
    pub seat: Option<Seat>,
    /// What for, in kebab-case: the key of its wording.
    pub what: &'static str,
}

/// A source of single faces: something that really throws.
pub trait Throw {
    /// The face one die shows.
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry>;
    /// The kind drawn from a bag.
    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry>;
    /// Hears what the next draw is for.
    fn told(&mut self, _purpose: Option<Purpose>) {}
}

impl<T: Throw> Dice for T {
    fn roll(&mut self, die: &'static Die, n: u8) -> Result<Counts, Dry> {
        let mut counts = Counts::default();
        for _ in 0..n {
            counts.0[die.class(self.face(die)?)] += 1;
        }
        Ok(counts)
    }

    fn roll_shown(&mut self, die: &'static Die, n: u8) -> Result<(Counts, Shown), Dry> {
        let (mut counts, mut shown) = (Counts::default(), Shown::default());
        for _ in 0..n {
            let face = self.face(die)?;
            counts.0[die.class(face)] += 1;
            shown.add(die.faces[face]);
        }
        Ok((counts, shown))
    }

    fn draw(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        self.pull(bag)
    }

    fn announce(&mut self, purpose: Option<Purpose>) {
        self.told(purpose);
    }
}

/// The source has run out. The state being played on is half done: drop it, keep the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dry;

/// A die: its faces by name, all equally likely, and the class of each as far as a rule cares.
///
/// Ask for the coarsest die that decides the rule: faces of one class are one outcome.
#[derive(Debug, PartialEq, Eq)]
pub struct Die {
    /// What the die is called when a person is asked to throw it.
    pub name: &'static str,
    /// The faces as scripts and records write them.
    pub faces: &'static [&'static str],
    /// The class of each face, counted from 0 and below [`Counts::CLASSES`].
    pub classes: &'static [u8],
}

/// The plain six-sided die, each face a class of its own.
pub static D6: Die =
    Die { name: "d6", faces: &["1", "2", "3", "4", "5", "6"], classes: &[0, 1, 2, 3, 4, 5] };

impl Die {
    /// The class a face belongs to.
    pub fn class(&self, face: usize) -> usize {
        usize::from(self.classes[face])
    }
}

/// How many dice of a roll fell in each class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Counts(pub [u8; Counts::CLASSES]);

impl Counts {
    /// The most classes a die may have.
    pub const CLASSES: usize = 6;

    /// Number of dice rolled.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

impl std::ops::Index<usize> for Counts {
    type Output = u8;
    fn index(&self, class: usize) -> &u8 {
        &self.0[class]
    }
}

/// What is drawn from: how many of each kind are left, and what scripts and records call them.
///
/// A pile whose order nobody knows is a bag: its order does not exist before it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Bag<'a> {
    /// How many of each kind are left; at least one thing is.
    pub left: &'a [u8],
    /// The kinds' ids.
    pub names: &'a [String],
}

impl Bag<'_> {
    /// Number of things left.
    pub fn total(&self) -> u32 {
        self.left.iter().map(|&n| u32::from(n)).sum()
    }

    /// The kind of the `nth` thing when they lie sorted by kind.
    pub fn kind_of(&self, mut nth: u32) -> usize {
        for (kind, &left) in self.left.iter().enumerate() {
            match nth.checked_sub(u32::from(left)) {
                Some(rest) => nth = rest,
                None => return kind,
            }
        }
        unreachable!("a bag is asked for a thing beyond its last")
    }
}

/// What a rule needs beside the table: the dice and, if anyone listens, the log.
pub struct Cx<'a, E> {
    dice: &'a mut dyn Dice,
    log: Option<&'a mut Vec<E>>,
}

impl<'a, E> Cx<'a, E> {
    /// Chance without a log: an unread event costs nothing.
    pub fn silent(dice: &'a mut dyn Dice) -> Cx<'a, E> {
        Cx { dice, log: None }
    }

    /// Chance, and a log of what happens.
    pub fn logged(dice: &'a mut dyn Dice, log: &'a mut Vec<E>) -> Cx<'a, E> {
        Cx { dice, log: Some(log) }
    }

    /// Rolls `n` dice.
    pub fn roll(&mut self, die: &'static Die, n: u8) -> Result<Counts, Dry> {
        self.dice.roll(die, n)
    }

    /// Rolls `n` dice whose faces are told, if anyone listens.
    pub fn roll_shown(&mut self, die: &'static Die, n: u8) -> Result<(Counts, Shown), Dry> {
        match self.log {
            Some(_) => self.dice.roll_shown(die, n),
            None => Ok((self.dice.roll(die, n)?, Shown::default())),
        }
    }

    /// Draws one thing from a bag.
    pub fn draw(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        self.dice.draw(bag)
    }

    /// Draws one thing from a bag, and says what for.
    pub fn draw_for(&mut self, purpose: Purpose, bag: Bag<'_>) -> Result<usize, Dry> {
        self.dice.announce(Some(purpose));
        let drawn = self.dice.draw(bag)?;
        self.dice.announce(None);
        Ok(drawn)
    }

    /// Tells what happened, if anyone listens.
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }
}

impl<E> std::fmt::Debug for Cx<'_, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cx").field("logged", &self.log.is_some()).finish()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    static HALVES: Die = Die { name: "d6", faces: D6.faces, classes: &[0, 0, 0, 1, 1, 1] };

    #[test]
    fn faces_are_shown_to_whoever_listens() {
        let script = || Script::new(["5", "1", "4"].map(str::to_owned).to_vec());
        let (mut log, mut dice) = (Vec::<()>::new(), script());
        let (counts, shown) = Cx::logged(&mut dice, &mut log).roll_shown(&HALVES, 3).unwrap();
        assert_eq!((counts[0], counts[1], json!(shown)), (1, 2, json!(["5", "1", "4"])));
        let silent = Cx::<()>::silent(&mut script()).roll_shown(&HALVES, 3).unwrap();
        assert_eq!(silent, (counts, Shown::default()));
    }

    #[test]
    fn a_walk_goes_through_classes_and_shows_no_face() {
        let (mut walk, mut log, mut paths) = (Walk::default(), Vec::<()>::new(), 0);
        loop {
            let (_, shown) = Cx::logged(&mut walk, &mut log).roll_shown(&HALVES, 3).unwrap();
            assert_eq!(shown, Shown::default());
            paths += 1;
            if !walk.advance() {
                break;
            }
        }
        assert_eq!(paths, 4);
    }
}
