#![doc = include_str!("../README.md")]

//! In reading order: [`data`] and [`book`] (cards, options, set-ups), [`cards`] and [`table`] (what
//! lies on the table), [`deal`] (set-up), [`turn`] (turns, the end of the game), the actions
//! ([`location`], [`defend`], [`attack`], [`support`], [`piles`]), [`tokens`] (Time Points),
//! [`conflict`], [`reveal`] and [`forced`], [`score`]; then what others need: [`choice`], [`event`],
//! [`view`], [`position`] and [`waiting`], [`odds`] and [`worth`].
#![deny(clippy::float_arithmetic)]

pub mod attack;
pub mod book;
pub mod cards;
pub mod choice;
pub mod conflict;
pub mod data;
pub mod deal;
pub mod defend;
pub mod doing;
pub mod event;
pub mod forced;
pub mod location;
pub mod odds;
pub mod piles;
pub mod position;
pub mod reveal;
pub mod score;
pub mod support;
pub mod table;
pub mod tokens;
pub mod turn;
pub mod view;
pub mod waiting;
pub mod worth;

use std::sync::Arc;

use reglette_engine::dice::Dry;
use reglette_engine::fault::Fault;
use reglette_engine::game::{Info, Outcome, Title};
use reglette_engine::names::Names;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Cx, Machine, Rng, Rules, Seat, Viewer};

pub use crate::book::Book;
pub use crate::cards::CardId;
pub use crate::choice::Choice;
pub use crate::event::{Event, What};
pub use crate::position::Position;
pub use crate::view::View;

use crate::doing::Doing;
use crate::table::Table;
use crate::turn::Turn;

/// A game in progress.
pub type CardGame = Machine<Doing>;

impl Rules for Doing {
    type Book = Book;
    type View = View;
    type Position = Position;

    const INFO: &'static Info = &book::INFO;
    const METRICS: &'static [&'static str] = odds::METRICS;

    fn book(setup: &Setup, content: &Content) -> Result<Book, Fault> {
        Book::new(setup, content)
    }

    fn names(book: &Book) -> &Arc<Names> {
        &book.names
    }

    fn titles(book: &Book) -> &[Title] {
        &book.deck.titles
    }

    fn seats(book: &Book) -> u8 {
        book.players
    }

    fn begin(book: &Arc<Book>, cx: &mut Cx<'_, Event>) -> Result<(Table, Doing), Dry> {
        Ok((deal::deal(book, cx)?, Turn::Begin.into()))
    }

    fn read(book: &Arc<Book>, position: &Position) -> Result<CardGame, Fault> {
        position::read(book, position)
    }

    fn write(game: &CardGame) -> Position {
        position::write(game)
    }

    fn its_book(table: &Table) -> &Arc<Book> {
        &table.book
    }

    fn asked_about(game: &CardGame) -> Vec<(&'static str, String)> {
        asked_about(game)
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        score::outcome(table)
    }

    fn view(game: &CardGame, viewer: Viewer) -> View {
        view::view(game, viewer)
    }

    fn witness(book: &Book, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(book, viewer))
    }

    fn determinize(book: &Arc<Book>, view: &View, rng: &mut Rng) -> CardGame {
        view::determinize(book, view, rng)
    }

    fn worth(game: &CardGame, seat: Seat) -> i32 {
        worth::worth(&game.table, seat)
    }

    fn worlds(book: &Arc<Book>, view: &View, choice: &Choice, _: &str) -> Vec<(u128, CardGame)> {
        odds::worlds(book, view, *choice)
    }

    fn came_of(
        before: &CardGame,
        after: &CardGame,
        events: &[Event],
        metric: &str,
    ) -> Option<String> {
        odds::came_of(before, after, events, metric)
    }
}

/// What the open question speaks of.
fn asked_about(game: &CardGame) -> Vec<(&'static str, String)> {
    let table = &game.table;
    let name = |card: CardId| table.book.deck.titles[card.index()].id.clone();
    let mut about = Vec::new();
    if let Some(&card) = table.staged.first() {
        about.push(("card", name(card)));
    }
    match game.top() {
        Some(Doing::Settle(settle)) => {
            about.push(("location", name(settle.card)));
            about.push(("tp", table.book.tp(settle.card).to_string()));
        }
        Some(Doing::Levy(levy)) => about.push(("missing", levy.missing.to_string())),
        Some(Doing::Conflict(conflict)) => {
            let spot = table.spot(conflict.at);
            about.push(("location", name(conflict.at)));
            about.push(("defence", conflict.defence.to_string()));
            about.push(("attack", conflict::attack(table, spot).to_string()));
        }
        _ => {}
    }
    about
}
