//! What a table's journal says, row by row. Rows are written once and never changed.

use reglette_engine::Seat;
use reglette_engine::record::{Header, Line};
use serde::{Deserialize, Serialize};

use crate::chair::Chair;
use crate::id::TokenHash;
use crate::pace::Pace;
use crate::store::Row;
use crate::time::When;

/// One row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The first row: how the table began.
    Opened(Box<Opened>),
    /// A choice and the chance that came of it.
    Line(Played),
    /// Somebody wants to go back to a decision.
    Wish(Wished),
    /// An answer to that.
    Consent {
        /// Whose.
        seat: Seat,
        /// Yes or no.
        yes: bool,
    },
    /// The lines from a decision on were taken back.
    Undone(Wished),
    /// Somebody else plays at a seat, or under another name.
    Seat {
        /// Which.
        seat: Seat,
        /// As it is from now on.
        is: Chair,
    },
    /// Something was said.
    Said(Said),
    /// The table is played at another pace.
    Pace(Pace),
    /// The last socket of a seat has gone.
    Left {
        /// Of which.
        seat: Seat,
    },
}

/// How a table began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The record's header, with the promise of the dice.
    pub header: Header,
    /// The record's first line, the set-up.
    pub setup: Line,
    /// The secret behind the promise.
    pub secret: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// Opens the settings and the host's own seats.
    pub host: TokenHash,
    /// Opens the observers' place.
    pub observer: TokenHash,
}

/// A choice that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The record's line.
    pub line: Line,
    /// The name its sender gave it, by which a doubled one is recognised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Whether a person decided it and learned nothing by it, so that it can be taken back freely.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
}

/// A point somebody wants to go back to, or went back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wished {
    /// Who wants it.
    pub seat: Seat,
    /// The decision that is open again afterwards.
    pub to: usize,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// From which seat; the host may have none.
    pub seat: Option<Seat>,
    /// Under which name.
    pub name: String,
    /// What.
    pub text: String,
}

impl Entry {
    /// The row that says so.
    pub fn row(&self, at: When) -> Row {
        Row { at, entry: serde_json::to_string(self).expect("entries are plain data") }
    }

    /// Whether what it changes is among what is told after each decision, or told apart.
    pub fn is_told_by_change(&self) -> bool {
        match self {
            Entry::Line(_)
            | Entry::Wish(_)
            | Entry::Consent { .. }
            | Entry::Said(_)
            | Entry::Left { .. } => true,
            Entry::Opened(_) | Entry::Undone(_) | Entry::Seat { .. } | Entry::Pace(_) => false,
        }
    }

    /// Whose seat is heard of by it.
    pub fn by(&self) -> Option<Seat> {
        match self {
            Entry::Opened(_) | Entry::Pace(_) => None,
            Entry::Line(played) => played.line.seat,
            Entry::Wish(to) | Entry::Undone(to) => Some(to.seat),
            Entry::Consent { seat, .. } | Entry::Seat { seat, .. } | Entry::Left { seat } => {
                Some(*seat)
            }
            Entry::Said(said) => said.seat,
        }
    }

    /// What a row says.
    pub fn read(row: &Row) -> Result<Entry, serde_json::Error> {
        serde_json::from_str(&row.entry)
    }
}
