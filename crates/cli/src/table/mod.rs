//! How a table is shown. What a viewer may know is a document; a game can have a layout of its own
//! for it, and a plain one serves every other game.

mod cardgame;
mod drawing;
mod exterminate;
mod plain;
mod sheet;
mod sotas;
mod sotas_drawing;

use std::fmt::Debug;
use std::sync::Arc;

use reglette_bots::Level;
use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_engine::record::Player;
use reglette_engine::setup::{Content, Setup};
use reglette_registry::AnyGame;
use reglette_words::{Args, Cast, Things, Words};
use serde_json::Value;

use crate::say::Say;

/// Whom and what a table is told with.
#[derive(Debug)]
pub struct Names {
    titles: Vec<Title>,
    things: Things,
    seats: Vec<Player>,
}

impl Names {
    pub fn new(
        game: &'static dyn AnyGame,
        setup: &Setup,
        content: &Content,
        seats: &[Player],
    ) -> Result<Names, Fault> {
        let titles = game.titles(setup, content)?;
        let things = Things::of(&titles);
        Ok(Names { titles, things, seats: seats.to_vec() })
    }

    /// What cards, figures and places are called and do.
    pub fn titles(&self) -> &[Title] {
        &self.titles
    }

    /// A thing's name.
    pub fn thing<'a>(&'a self, id: &'a str, say: Say) -> &'a str {
        self.things.name(say.lang, id)
    }

    /// A player's name.
    pub fn seat(&self, seat: usize, say: Say) -> String {
        let name = self.seats.get(seat).map(|it| it.name.trim()).filter(|name| !name.is_empty());
        name.map_or_else(
            || say.with("player-number", &Args::new().with("n", seat + 1)),
            str::to_owned,
        )
    }

    /// Everybody and everything, for the wording of a game.
    pub fn cast(&self) -> Cast {
        let seats = self.seats.iter().map(|it| it.name.trim().to_owned()).collect();
        Cast { things: Arc::new(self.things.clone()), seats }
    }

    /// A player's name, and whether it is the reader or a bot.
    pub fn who(&self, seat: usize, viewer: Option<usize>, say: Say) -> String {
        let name = self.seat(seat, say);
        let bot = self.seats.get(seat).and_then(|it| it.bot.as_deref());
        match bot {
            _ if viewer == Some(seat) => format!("{name} ({})", say.say("you")),
            Some(bot) => format!("{name} ({})", level(bot, say)),
            None => name,
        }
    }
}

/// What a level of bots is called.
fn level(bot: &str, say: Say) -> String {
    let level = Level::parse(bot).map(Level::message_key);
    let title = level.map(|key| Words::common().say(say.lang, key, &Args::new()).to_lowercase());
    title.unwrap_or_else(|_| bot.to_owned())
}

/// A table as one viewer knows it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub view: &'a Value,
    pub names: &'a Names,
    pub say: Say,
    pub width: usize,
}

/// How the tables of a game are shown.
pub trait Layout: Debug {
    /// Everything that lies on the table.
    fn whole(&self, scene: &Scene<'_>) -> String;
    /// What the viewer holds; nothing where the whole says it.
    fn own(&self, scene: &Scene<'_>) -> String;
    /// The same, with how the viewer stands, for whoever has just seen the whole.
    fn brief(&self, scene: &Scene<'_>) -> String;
    /// What lies aside, for whoever wants to know.
    fn aside(&self, scene: &Scene<'_>) -> String;
    /// A drawing (SVG), where the game has one.
    fn drawing(&self, scene: &Scene<'_>) -> Option<String>;
    /// The values of a thing that its title does not tell, where it has any.
    fn about(&self, _: &Scene<'_>, _: &str) -> Option<String> {
        None
    }
}

/// The layout of a game's tables.
pub fn layout(game: &'static dyn AnyGame, content: &Content) -> Box<dyn Layout> {
    match game.info().id {
        "cardgame" => Box::new(cardgame::Cards::new(game.info(), content)),
        "exterminate" => Box::new(exterminate::Battle),
        "sotas" => Box::new(sotas::Skirmish { game, content: content.clone() }),
        _ => Box::new(plain::Plain),
    }
}
