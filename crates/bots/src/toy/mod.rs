//! Two small games to try the bots on.

mod piles;
mod stones;

use std::sync::Arc;

use reglette_engine::names::Names;
use reglette_engine::setup::Content;
use reglette_engine::{Fault, Game, Setup};

pub use piles::Piles;
pub use stones::{Move, Stones};

/// What never changes in a toy game.
#[derive(Debug, PartialEq)]
pub struct Book {
    pub scenario: String,
    pub players: u8,
    names: Arc<Names>,
}

impl Book {
    fn of<G: Game>(setup: &Setup, kinds: usize) -> Result<Arc<Book>, Fault> {
        let resolved = setup.resolve(G::info(), &Content::default())?;
        let names = Names::new(vec![(0..kinds).map(|kind| kind.to_string()).collect()]);
        let (scenario, players) = (resolved.scenario, resolved.players);
        Ok(Arc::new(Book { scenario, players, names: Arc::new(names) }))
    }
}

/// The book of a scenario.
pub fn book<G: Game>(scenario: &str, players: u8) -> Arc<G::Book> {
    G::book(&setup(scenario, players), &Content::default()).unwrap()
}

/// How a scenario is set up.
pub fn setup(scenario: &str, players: u8) -> Setup {
    Setup { scenario: Some(scenario.to_owned()), players: Some(players), ..Setup::default() }
}
