//! Who sits at the table, and who looks at it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in an array with one entry per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table, clockwise.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The seat `steps` places to the left (clockwise).
    pub fn left(self, steps: u8, count: u8) -> Seat {
        Seat((self.0 + steps) % count)
    }

    /// The neighbour to the right (counter-clockwise).
    pub fn right(self, count: u8) -> Seat {
        Seat((self.0 + count - 1) % count)
    }
}

/// Whose eyes look at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Viewer {
    /// The person or bot at a seat.
    Seat(Seat),
    /// Somebody who watches and holds no cards.
    Observer,
    /// Somebody who may see everything: a replay of a game that is over.
    All,
}

impl Viewer {
    /// Whether what a seat knows is known here too.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Observer => false,
            Viewer::All => true,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}
