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
use reglette_engine::game::{Coverage, Info, Legal, Outcome, Title};
use reglette_engine::names::Names;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Ask, Cx, Game, Illegal, Input, Machine, Procedure, Rng, Seat, Viewer};

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardGame {
    machine: Machine<Doing>,
}

impl CardGame {
    /// What lies on the table.
    pub fn table(&self) -> &Table {
        &self.machine.table
    }

    fn top(&self) -> &Doing {
        self.machine.top().expect("the game goes on")
    }
}

impl Game for CardGame {
    type Book = Book;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn info() -> &'static Info {
        &book::INFO
    }

    fn book(setup: &Setup, content: &Content) -> Result<Arc<Book>, Fault> {
        Book::new(setup, content).map(Arc::new)
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

    fn start(book: &Arc<Book>, cx: &mut Cx<'_, Event>) -> Result<CardGame, Dry> {
        let table = deal::deal(book, cx)?;
        let mut machine = Machine::new(table, Turn::Begin.into());
        machine.resume(Input::Start, cx)?;
        Ok(CardGame { machine })
    }

    fn from_position(book: &Arc<Book>, position: &Position) -> Result<CardGame, Fault> {
        Ok(CardGame { machine: position::read(book, position)? })
    }

    fn position(&self) -> Position {
        position::write(&self.machine)
    }

    fn its_book(&self) -> &Arc<Book> {
        &self.machine.table.book
    }

    fn ask(&self) -> Option<Ask> {
        self.machine.top().map(|top| top.ask(&self.machine.table))
    }

    fn asked_about(&self) -> Vec<(&'static str, String)> {
        asked_about(&self.machine)
    }

    fn options(&self, out: &mut Vec<Choice>) -> Coverage {
        self.top().options(&self.machine.table, out)
    }

    fn legality(&self, choice: &Choice) -> Result<(), Illegal> {
        self.top().legality(&self.machine.table, choice)
    }

    fn play(&mut self, choice: Legal<Choice>, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
        self.machine.resume(Input::Choice(choice.into_inner()), cx)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(&self.machine.table)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(&self.machine, viewer)
    }

    fn witness(book: &Book, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(book, viewer))
    }

    fn determinize(book: &Arc<Book>, view: &View, rng: &mut Rng) -> CardGame {
        CardGame { machine: view::determinize(book, view, rng) }
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        worth::worth(&self.machine.table, seat)
    }

    fn metrics() -> &'static [&'static str] {
        odds::METRICS
    }

    fn worlds(book: &Arc<Book>, view: &View, choice: &Choice, _: &str) -> Vec<(u128, CardGame)> {
        let worlds = odds::worlds(book, view, *choice).into_iter();
        worlds.map(|(ways, machine)| (ways, CardGame { machine })).collect()
    }

    fn came_of(
        before: &CardGame,
        after: &CardGame,
        events: &[Event],
        metric: &str,
    ) -> Option<String> {
        odds::came_of(&before.machine, &after.machine, events, metric)
    }
}

/// What the open question speaks of.
fn asked_about(machine: &Machine<Doing>) -> Vec<(&'static str, String)> {
    let table = &machine.table;
    let name = |card: CardId| table.book.deck.titles[card.index()].id.clone();
    let mut about = Vec::new();
    if let Some(&card) = table.staged.first() {
        about.push(("card", name(card)));
    }
    match machine.top() {
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
