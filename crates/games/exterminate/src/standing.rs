//! Who comes first after a roll of all players, as far as it is settled (ex.tn.4, ex.tn.5, ex.tn.6).

use arrayvec::ArrayVec;
use reglette_engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::MOST_SEATS;

/// The place of each seat, 0 for the first; who is tied shares one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Standing([u8; MOST_SEATS]);

/// Seats with the Hits they have rolled.
pub type Rolled = ArrayVec<(Seat, u8), MOST_SEATS>;

impl Standing {
    /// ex.tn.4, ex.tn.6: most Hits first.
    pub fn of(rolled: &Rolled) -> Standing {
        let mut standing = Standing([0; MOST_SEATS]);
        standing.settle(rolled);
        standing
    }

    /// ex.tn.6: players who were tied have rolled to settle their order among themselves.
    pub fn settle(&mut self, rolled: &Rolled) {
        for (seat, hits) in rolled {
            let better = rolled.iter().filter(|(_, other)| other > hits).count();
            let place = &mut self.0[seat.index()];
            *place = place.saturating_add(u8::try_from(better).expect("few players"));
        }
    }

    /// The first players who share a place.
    pub fn tied(self, players: u8) -> Option<ArrayVec<Seat, MOST_SEATS>> {
        let sharing = |place: u8| -> ArrayVec<Seat, MOST_SEATS> {
            Seat::all(players).filter(|it| self.0[it.index()] == place).collect()
        };
        (0..players).map(sharing).find(|it| it.len() > 1)
    }

    /// The players, the first one first.
    pub fn order(self, players: u8) -> Vec<Seat> {
        let mut order: Vec<Seat> = Seat::all(players).collect();
        order.sort_by_key(|it| self.0[it.index()]);
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(hits: &[(u8, u8)]) -> Rolled {
        hits.iter().map(|&(seat, hits)| (Seat(seat), hits)).collect()
    }

    #[test]
    fn only_who_is_tied_rolls_again() {
        let mut standing = Standing::of(&rolled(&[(0, 2), (1, 4), (2, 2), (3, 2)]));
        assert_eq!(standing.tied(4).unwrap().as_slice(), [Seat(0), Seat(2), Seat(3)]);
        standing.settle(&rolled(&[(0, 3), (2, 5), (3, 3)]));
        assert_eq!(standing.tied(4).unwrap().as_slice(), [Seat(0), Seat(3)]);
        standing.settle(&rolled(&[(0, 0), (3, 1)]));
        assert_eq!(standing.tied(4), None);
        assert_eq!(standing.order(4), [1, 2, 3, 0].map(Seat));
    }
}
