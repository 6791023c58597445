//! How a game begins: set-up, seats, seed.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;

use reglette_bots::Level;
use reglette_engine::fault::Fault;
use reglette_engine::record::Player;
use reglette_engine::setup::{Content, Setup};
use reglette_registry::{AnyGame, door};
use reglette_words::Args;
use serde_json::Value;

use crate::args::SetupArgs;
use crate::failure::Failure;
use crate::files;
use crate::say::Say;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person at this screen, perhaps with a name.
    Person(String),
    /// A bot.
    Bot(Level),
}

impl Who {
    /// Reads `me`, `me=Zoé`, or a level such as `greedy` or `search:200ms`.
    fn parse(text: &str) -> Result<Who, Fault> {
        match text.split_once('=') {
            Some(("me", name)) => Ok(Who::Person(name.trim().to_owned())),
            _ if text == "me" => Ok(Who::Person(String::new())),
            _ => Level::parse(text).map(Who::Bot),
        }
    }

    /// Who it is in a record.
    pub fn player(&self) -> Player {
        match self {
            Who::Person(name) => Player { name: name.clone(), bot: None },
            Who::Bot(level) => Player { name: String::new(), bot: Some(level.to_string()) },
        }
    }

    /// Who sat there by a record. A bot that is no longer known is a person.
    pub fn of(player: &Player) -> Who {
        let level = player.bot.as_deref().and_then(|bot| Level::parse(bot).ok());
        level.map_or_else(|| Who::Person(player.name.clone()), Who::Bot)
    }
}

/// The seats as written, separated by commas.
pub fn seats(text: &str, say: Say) -> Result<Vec<Who>, Failure> {
    let read = |who: &str| Who::parse(who.trim()).map_err(|fault| Failure::of(&fault, None, say));
    text.split(',').map(read).collect()
}

/// The set-up that arguments ask for. As many players as there are seats, if nothing else is said.
pub fn setup(args: &SetupArgs, seats: Option<usize>, say: Say) -> Result<Setup, Failure> {
    let mut options = std::collections::BTreeMap::new();
    for option in &args.options {
        let Some((key, value)) = option.split_once('=') else {
            let args = Args::new().with("option", option);
            return Err(Failure::Call(say.with("option-form", &args)));
        };
        options.insert(key.trim().to_owned(), value.trim().to_owned());
    }
    let named = seats.filter(|_| !options.contains_key("players"));
    Ok(Setup {
        scenario: args.scenario.clone(),
        edition: args.edition.clone(),
        players: args.players.or_else(|| named.and_then(|count| u8::try_from(count).ok())),
        options,
        rosters: args.rosters.iter().map(|it| roster(it, say)).collect::<Result<_, _>>()?,
    })
}

/// A roster: a JSON document itself, or the file that has it.
fn roster(text: &str, say: Say) -> Result<Value, Failure> {
    match text.starts_with('{') {
        true => door::read_json(text).map_err(|error| {
            let reason = files::json_fault(&error, say);
            let args = Args::new().with("file", text).with("reason", reason);
            Failure::Call(say.with("file-not-json", &args))
        }),
        false => files::read_json(Path::new(text), say),
    }
}

/// How many play; refuses what neither the game nor the content knows.
pub fn players(game: &'static dyn AnyGame, setup: &Setup, content: &Content) -> Result<u8, Fault> {
    setup.check_edition(game.info())?;
    setup.resolve(game.info(), content).map(|it| it.players)
}

/// A seed nobody knows in advance, short enough to be typed again.
pub fn fresh_seed() -> String {
    format!("{:08x}", RandomState::new().build_hasher().finish() >> 32)
}
