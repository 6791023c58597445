//! What the end of an iteration brings to each seat: its share of a win, known or guessed.

use reglette_engine::{Game, Outcome, Seat};

use crate::world::{World, share};

/// How much of a reward depends on points rather than on winning, so that a lost game is still
/// played as well as it can be.
const POINTS: f64 = 0.05;

/// Guesses win shares from how good the table looks to everyone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Reward {
    /// How good the table must look to a seat that is `e` times as likely to win as not.
    pub unit: f64,
}

impl Reward {
    /// A scale on which the given looks, one list of all seats each, differ neither too much nor
    /// too little.
    pub fn fit(looks: &[Vec<f64>], unit: f64) -> Reward {
        let mut squares = 0.0;
        let mut count = 0.0;
        for seats in looks {
            let mean = seats.iter().sum::<f64>() / seats.len() as f64;
            squares += seats.iter().map(|look| (look - mean).powi(2)).sum::<f64>();
            count += seats.len() as f64;
        }
        Reward { unit: (squares / f64::max(count, 1.0)).sqrt().max(1.0) * unit }
    }

    /// The share of a win each seat has or may hope for.
    pub fn of<G: Game>(&self, world: &World<G>) -> Vec<f64> {
        match world.game.ask().is_none().then(|| world.game.outcome()).flatten() {
            Some(outcome) => shares(&outcome, G::seats(world.game.its_book())),
            None => {
                looks(world).iter().map(|look| 1.0 / (1.0 + (-look / self.unit).exp())).collect()
            }
        }
    }
}

/// How good the table looks to each seat, once the others have done what they may do next.
pub(crate) fn looks<G: Game>(world: &World<G>) -> Vec<f64> {
    let seats = G::seats(world.game.its_book());
    Seat::all(seats).map(|seat| world.outlook(seat)).collect()
}

fn shares(outcome: &Outcome, seats: u8) -> Vec<f64> {
    let points = |seat: Seat| f64::from(outcome.scores.get(seat.index()).copied().unwrap_or(0));
    let mean = Seat::all(seats).map(points).sum::<f64>() / f64::from(seats);
    let by_points = |seat: Seat| {
        let lead = points(seat) - mean;
        0.5 + 0.5 * lead / (lead.abs() + 5.0)
    };
    Seat::all(seats)
        .map(|seat| (1.0 - POINTS) * share(outcome, seat, seats) + POINTS * by_points(seat))
        .collect()
}
