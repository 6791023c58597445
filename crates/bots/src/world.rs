//! A table as a bot imagines it, and what it is worth to a seat.

use std::sync::Arc;

use reglette_engine::dice::Seeded;
use reglette_engine::{Cx, Game, Legal, Outcome, Rng, Seat};

use crate::budget::Clock;

/// A full state that fits a view, with dice of the bot's own.
#[derive(Clone, Debug)]
pub(crate) struct World<G> {
    pub game: G,
    dice: Seeded,
}

impl<G: Game> World<G> {
    /// One way things may lie behind a view.
    pub fn imagine(book: &Arc<G::Book>, view: &G::View, rng: &mut Rng) -> World<G> {
        let game = G::determinize(book, view, rng);
        World { game, dice: Seeded(rng.fork()) }
    }

    /// Takes other dice.
    pub fn reroll(&mut self, rng: &mut Rng) {
        self.dice = Seeded(rng.fork());
    }

    /// How far its dice have been used: equal before and after what chance takes no part in.
    pub fn luck(&self) -> u128 {
        self.dice.0.mark()
    }

    /// Plays an answer with the world's own dice.
    pub fn play(&mut self, choice: Legal<G::Choice>, clock: &mut Clock) {
        clock.tick();
        self.game.play(choice, &mut Cx::silent(&mut self.dice)).expect("seeded dice never run dry");
    }

    /// Plays an answer if it is legal here; says whether it was. In a game that is over none is.
    pub fn try_play(&mut self, choice: &G::Choice, clock: &mut Clock) -> bool {
        if self.game.ask().is_none() {
            return false;
        }
        let Ok(legal) = Legal::check(&self.game, choice.clone()) else {
            return false;
        };
        self.play(legal, clock);
        true
    }

    /// What the table is worth to a seat.
    pub fn worth(&self, seat: Seat) -> f64 {
        if self.game.ask().is_none()
            && let Some(outcome) = self.game.outcome()
        {
            return final_worth(&outcome, seat, G::seats(self.game.its_book()));
        }
        f64::from(self.game.evaluate(seat))
    }

    /// What the table is worth to a seat with what everybody may do next.
    pub fn outlook(&self, seat: Seat) -> f64 {
        let goes_on = self.game.ask().is_some();
        self.worth(seat) + if goes_on { f64::from(self.game.prospect(seat)) } else { 0.0 }
    }
}

/// What a whole win is worth, far more than any evaluation.
const WIN: f64 = 1e9;

fn final_worth(outcome: &Outcome, seat: Seat, seats: u8) -> f64 {
    WIN * (share(outcome, seat, seats) - 1.0 / f64::from(seats)) + lead(outcome, seat)
}

/// A seat's share of a win: shared wins are halved, thirded …; a draw is as if shared by all.
pub(crate) fn share(outcome: &Outcome, seat: Seat, seats: u8) -> f64 {
    match outcome.winners.len() {
        0 => 1.0 / f64::from(seats),
        winners if outcome.winners.contains(&seat) => 1.0 / winners as f64,
        _ => 0.0,
    }
}

/// By how much a seat's points exceed those of the best other seat.
fn lead(outcome: &Outcome, seat: Seat) -> f64 {
    let own = outcome.scores.get(seat.index()).copied().unwrap_or(0);
    let others = outcome.scores.iter().enumerate().filter(|&(at, _)| at != seat.index());
    f64::from(own) - f64::from(others.map(|(_, &points)| points).max().unwrap_or(0))
}

/// Turns values into weights that sum to one: the better, the heavier.
///
/// A value that lies one `unit` below another weighs `1/e` of it.
pub(crate) fn weights(values: &[f64], unit: f64) -> Vec<f64> {
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let raw: Vec<f64> = values.iter().map(|value| ((value - best) / unit).exp()).collect();
    let total: f64 = raw.iter().sum();
    raw.into_iter().map(|weight| weight / total).collect()
}

/// How far values lie apart: their mean distance from the best, at least a little.
pub(crate) fn spread(values: &[f64]) -> f64 {
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let apart: f64 = values.iter().map(|value| (best - value).min(WIN / 1e3)).sum();
    (apart / values.len().max(1) as f64).max(1e-6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Piles, book};

    #[test]
    fn no_answer_is_played_in_a_game_that_is_over() {
        let book = book::<Piles>("plain", 2);
        let mut dice = Seeded::from_text("deal");
        let game = Piles::start(&book, &mut Cx::silent(&mut dice)).unwrap();
        let mut world = World { game, dice };
        let mut clock = Clock::start(None);
        let mut last = None;
        while world.game.ask().is_some() {
            let mut options = Vec::new();
            world.game.options(&mut options);
            assert!(world.try_play(&options[0], &mut clock));
            last = options.into_iter().next();
        }
        let over = world.game.clone();
        assert!(!world.try_play(&last.unwrap(), &mut clock));
        assert_eq!(world.game, over);
    }
}
