//! A table in memory: the match and the ledger, both rebuilt from the journal at any time.

use std::cmp::Ordering;

use reglette_engine::fault::Fault;
use reglette_registry::{AnyMatch, find};
use serde_json::value::{RawValue, to_raw_value};

use crate::journal::Entry;
use crate::ledger::{AtDecision, Ledger};
use crate::refusal::Own;
use crate::store::Row;

/// A table in memory.
#[derive(Debug)]
pub struct Live {
    /// The game being played.
    pub game: Box<dyn AnyMatch>,
    /// What the journal says besides.
    pub ledger: Ledger,
    /// Number of rows of the journal.
    pub rows: u64,
    /// The set-up, written once.
    pub setup: Box<RawValue>,
    /// The promise of the dice.
    pub promise: String,
}

/// A journal that adds up to no table.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// A row cannot be read.
    #[error(transparent)]
    Unreadable(#[from] serde_json::Error),
    /// The rows do not follow from each other.
    #[error("the rows do not fit together")]
    Torn,
    /// The game does not replay.
    #[error(transparent)]
    Unplayable(#[from] Fault),
}

impl Live {
    /// The table of a journal.
    pub fn of(journal: &[Row]) -> Result<Live, Broken> {
        let read = |row: &Row| Entry::read(row).map(|entry| (row.at, entry));
        let entries: Vec<_> = journal.iter().map(read).collect::<Result<_, _>>()?;
        let (ledger, record) = Ledger::read(entries).ok_or(Broken::Torn)?;
        let game = find(&record.header.game)?;
        let game = game.load_fair(&record, &Default::default(), &ledger.secret)?;
        let promise = record.header.dice.as_ref().and_then(|dice| dice["fair"].as_str());
        let promise = promise.unwrap_or_default().to_owned();
        let setup = to_raw_value(&record.header.setup)?;
        Ok(Live { game, ledger, rows: journal.len() as u64, setup, promise })
    }

    /// The number of the open decision.
    pub fn decision(&self) -> usize {
        self.ledger.lines.len()
    }

    /// Refuses what is about another decision than the open one.
    pub fn is_open(&self, at: AtDecision) -> Result<(), Own> {
        match self.ledger.compare(at) {
            Ordering::Less => Err(Own::Stale),
            Ordering::Greater => Err(Own::Early),
            Ordering::Equal => Ok(()),
        }
    }
}
