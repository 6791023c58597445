//! What a bot has already tried, so that it never goes round in circles.
//!
//! Some games let a seat take things back and forth for nothing. Whoever only looks at how good
//! the table is may do so for ever; so a bot remembers what it saw and answered of late. A table
//! it has seen is no aim to play for, and what it has answered often enough it answers no more.

use std::collections::VecDeque;

use reglette_engine::{Game, Seat};

use crate::budget::Clock;
use crate::world::World;

/// How many answers are remembered: more than any sensible turn has.
const KEPT: usize = 128;

/// How often the same answer may be given to the same view.
const REPEATS: usize = 2;

/// The latest answers of a bot, each with the view it was given to.
#[derive(Debug)]
pub(crate) struct Memory<G: Game> {
    answered: VecDeque<(G::View, G::Choice)>,
}

impl<G: Game> Memory<G> {
    pub fn new() -> Memory<G> {
        Memory { answered: VecDeque::new() }
    }

    /// Remembers an answer.
    pub fn note(&mut self, view: &G::View, choice: &G::Choice) {
        if self.answered.len() == KEPT {
            self.answered.pop_front();
        }
        self.answered.push_back((view.clone(), choice.clone()));
    }

    /// The places of the options that may be answered: those not repeated too often, or, should
    /// there be none, those repeated least.
    pub fn fresh(&self, view: &G::View, options: &[G::Choice]) -> Vec<usize> {
        let given: Vec<&G::Choice> =
            self.answered.iter().filter(|(seen, _)| seen == view).map(|(_, it)| it).collect();
        let repeats = |choice: &G::Choice| given.iter().filter(|&&it| it == choice).count();
        let counts: Vec<usize> = options.iter().map(repeats).collect();
        let limit = counts.iter().copied().min().unwrap_or(0).max(REPEATS - 1);
        (0..options.len()).filter(|&at| counts[at] <= limit).collect()
    }

    /// Whether a line of choices leads back to a table the seat has in front of it now, or has
    /// already answered from.
    pub fn comes_back(
        &self,
        view: &G::View,
        seat: Seat,
        world: &World<G>,
        line: &[G::Choice],
        clock: &mut Clock,
    ) -> bool {
        let mut world = world.clone();
        if !line.iter().all(|choice| world.try_play(choice, clock)) {
            return false;
        }
        if world.game.ask().is_none_or(|ask| ask.seat != seat) {
            return false;
        }
        let after = world.game.view(seat.into());
        after == *view || self.answered.iter().any(|(seen, _)| *seen == after)
    }
}
