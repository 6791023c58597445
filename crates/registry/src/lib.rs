#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod bots;
mod dice;
pub mod documents;
pub mod door;
mod entry;
mod game;
mod hint;
mod info;
mod odds;
mod playing;
mod requests;
mod schema;
mod table;

use reglette_cardgame::CardGame;
use reglette_engine::fault::{Code, Fault};
use reglette_exterminate::Exterminate;
use reglette_sotas::Sotas;

pub use bots::{AnyBot, HintRequest};
pub use dice::DiceSpec;
pub use door::Door;
pub use entry::Entry;
pub use game::{AnyGame, Keep};
pub use playing::{AnyMatch, Eyes, Texts};
pub use requests::{LoadRequest, OddsRequest, StartRequest};
pub use schema::Document;

static CARDGAME: Entry<CardGame> = Entry::new();
static SOTAS: Entry<Sotas> = Entry::new();
static EXTERMINATE: Entry<Exterminate> = Entry::new();

static GAMES: [&dyn AnyGame; 3] = [&CARDGAME, &SOTAS, &EXTERMINATE];

/// Every game there is.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &GAMES
}

/// The game of a name.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    find_in(games(), id)
}

fn find_in(games: &[&'static dyn AnyGame], id: &str) -> Result<&'static dyn AnyGame, Fault> {
    games.iter().copied().find(|game| game.info().id == id).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.info().id).collect();
        Fault::new(Code::UnknownGame, "fault-unknown-game")
            .at("game")
            .with("game", id)
            .with("known", known.join(", "))
    })
}
