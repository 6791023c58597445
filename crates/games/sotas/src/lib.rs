#![doc = include_str!("../README.md")]

//! In reading order: [`data`], [`options`] and [`book`] (content, options, set-ups), [`cast`] (names); [`ids`],
//! [`traits`], [`marks`], [`figure`], [`terrain`] and [`table`] (what lies on the table); [`measure`],
//! [`ground`], [`heights`], [`sight`] and [`targets`] (what can be read off it); [`setup`], [`layout`], [`deploy`]
//! (setting up); [`round`], [`activation`], [`action`] (turns); [`stride`], [`flight`], [`disengage`], [`escort`],
//! [`leaving`], [`moves`], [`climbing`], [`grip`], [`doors`] (moving); [`attack`], [`strike`], [`combat`], [`duel`], [`grenade`] (fighting); [`effect`], [`fallout`], [`harm`],
//! [`recoil`], [`falling`], [`morale`], [`removal`] (what follows); [`quality`] (tests); [`special`]
//! (special rules); [`scene`], [`work`] and [`end`] (scenarios); then what others need: [`choice`], [`doing`],
//! [`asking`], [`event`], [`setting`], [`view`], [`survey`], [`position`] (with [`paper`], [`sound`], [`states`] and [`waiting`]), [`odds`], [`worth`] and [`prospect`].
#![deny(clippy::float_arithmetic)]

pub mod action;
pub mod activation;
pub mod asking;
pub mod attack;
pub mod book;
pub mod calling;
pub mod cast;
pub mod choice;
pub mod climbing;
pub mod combat;
pub mod data;
pub mod deploy;
pub mod disengage;
pub mod doing;
pub mod doors;
pub mod duel;
pub mod effect;
pub mod end;
pub mod escort;
pub mod event;
pub mod falling;
pub mod fallout;
pub mod figure;
pub mod flight;
pub mod goals;
pub mod grenade;
pub mod grip;
pub mod ground;
pub mod harm;
pub mod heights;
pub mod ids;
pub mod landmarks;
pub mod layout;
pub mod leaving;
pub mod marks;
pub mod measure;
pub mod morale;
pub mod moves;
pub mod muster;
pub mod notation;
pub mod odds;
pub mod options;
pub mod paper;
pub mod points;
pub mod position;
pub mod prospect;
pub mod quality;
pub mod recoil;
pub mod recruiting;
pub mod removal;
pub mod roster;
pub mod round;
pub mod routes;
pub mod scene;
pub mod setting;
pub mod setup;
pub mod sight;
pub mod sound;
pub mod special;
pub mod states;
pub mod stride;
pub mod strike;
pub mod survey;
pub mod table;
pub mod targets;
pub mod terrain;
pub mod traits;
pub mod view;
pub mod waiting;
pub mod work;
pub mod worth;

use std::sync::Arc;

use reglette_engine::dice::Dry;
use reglette_engine::fault::Fault;
use reglette_engine::game::{Info, Mustered, Outcome, Title};
use reglette_engine::names::Names;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Cx, Game, Machine, Rng, Rules, Seat, Viewer};
use serde_json::Value;

pub use crate::book::Book;
pub use crate::choice::Choice;
pub use crate::event::{Event, What};
pub use crate::ids::{FigureId, PieceId, ProfileId, WeaponId};
pub use crate::position::Position;
pub use crate::view::View;

use crate::activation::Activation;
use crate::doing::Doing;
use crate::setup::SetUp;
use crate::table::Table;

/// A game in progress.
pub type Sotas = Machine<Doing>;

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
        &book.titles
    }

    fn seats(book: &Book) -> u8 {
        book.players
    }

    fn begin(book: &Arc<Book>, _: &mut Cx<'_, Event>) -> Result<(Table, Doing), Dry> {
        Ok((position::bare(book), SetUp::Begin.into()))
    }

    fn read(book: &Arc<Book>, position: &Position) -> Result<Sotas, Fault> {
        position::read(book, position)
    }

    fn write(game: &Sotas) -> Position {
        position::write(game)
    }

    fn hashed(game: &Sotas) -> Vec<u8> {
        position::hashed(game)
    }

    fn its_book(table: &Table) -> &Arc<Book> {
        &table.book
    }

    fn asked_about(game: &Sotas) -> Vec<(&'static str, String)> {
        asking::about(game)
    }

    fn titles_here(table: &Table) -> Vec<Title> {
        calling::titles_here(table)
    }

    fn remark(game: &Sotas, choice: &Choice) -> Vec<(&'static str, String)> {
        landmarks::remark(game, choice)
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        end::outcome(table)
    }

    fn view(game: &Sotas, viewer: Viewer) -> View {
        view::view(game, viewer)
    }

    fn muster(asked: &Value, content: &Content) -> Result<Mustered, Fault> {
        recruiting::answer(asked, content)
    }

    fn roster_faults(book: &Book) -> Vec<Fault> {
        book.roster_faults()
    }

    fn measure(game: &Sotas, _: Viewer, asked: &Value) -> Result<Value, Fault> {
        game.table.book.names.scope(|| survey::survey(game, asked))
    }

    fn determinize(_: &Arc<Book>, view: &View, _: &mut Rng) -> Sotas {
        view.game.clone()
    }

    fn worth(game: &Sotas, seat: Seat) -> i32 {
        worth::worth(&game.table, seat)
    }

    fn prospect(game: &Sotas, seat: Seat) -> i32 {
        prospect::prospect(&game.table, game.ask().map(|it| it.seat), seat)
    }

    fn stretch(table: &Table) -> u32 {
        u32::from(table.round.turn) << 8 | u32::from(table.round.hand)
    }

    fn worlds(_: &Arc<Book>, view: &View, _: &Choice, _: &str) -> Vec<(u128, Sotas)> {
        vec![(1, view.game.clone())]
    }

    fn came_of(_: &Sotas, after: &Sotas, events: &[Event], metric: &str) -> Option<String> {
        let idle = match after.top() {
            // Whoever is activated rolls dice before anything comes of it (sotas.activation.3).
            Some(Doing::Activation(Activation::Dice)) => metric != "activation",
            top => {
                matches!(top, None | Some(Doing::Hand(_) | Doing::Activation(_) | Doing::SetUp(_)))
            }
        };
        let names = &after.table.book.names;
        names.scope(|| odds::came_of(events, metric, idle))
    }
}
