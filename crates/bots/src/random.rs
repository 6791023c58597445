//! The bot that takes any option.

use std::sync::Arc;

use reglette_engine::{Game, Rng, Seat};

use crate::bot::{Answer, Bot, options_for};
use crate::trace::{Stopped, Trace};
use crate::world::World;

/// Takes each option as often as another.
#[derive(Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot with its own generator.
    pub fn new(rng: Rng) -> Random {
        Random { rng }
    }
}

impl<G: Game> Bot<G> for Random {
    fn answer(&mut self, book: &Arc<G::Book>, view: &G::View, seat: Seat) -> Answer<G::Choice> {
        let options = options_for(&World::<G>::imagine(book, view, &mut self.rng), seat);
        let count = options.list().len();
        let choice = options.pick(self.rng.index(count)).into_inner();
        let stopped = if count == 1 { Stopped::Forced } else { Stopped::Done };
        Answer { trace: Trace::unweighed(choice.clone(), stopped), choice }
    }
}
