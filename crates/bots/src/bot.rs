//! What a bot is: a view in, a choice and its reasons out.

use std::fmt::Debug;
use std::sync::Arc;

use reglette_engine::{Game, Options, Seat};

use crate::trace::Trace;
use crate::world::World;

/// Somebody who answers questions and knows no more than the view of their seat.
///
/// A bot may remember its own answers, so one bot sits at one seat of one game.
pub trait Bot<G: Game>: Debug + Send {
    /// Answers the open question of a view.
    ///
    /// # Panics
    /// When the view's open question is not for this seat. [`Player`](crate::Player) never lets
    /// that happen, and takes a legal option when a bot fails for any other reason.
    fn answer(
        &mut self,
        book: &Arc<G::Book>,
        view: &G::View,
        seat: Seat,
    ) -> Answer<<G as Game>::Choice>;
}

/// A choice and why it was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<C> {
    /// The choice, one of the options.
    pub choice: C,
    /// What it was weighed against.
    pub trace: Trace<C>,
}

/// The options of an imagined world's open question, which must be for this seat.
pub(crate) fn options_for<G: Game>(world: &World<G>, seat: Seat) -> Options<G::Choice> {
    let asked = world.game.ask().map(|ask| ask.seat);
    assert_eq!(asked, Some(seat), "a bot answers only when its seat is asked");
    Options::of(&world.game)
}
