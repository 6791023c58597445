#![doc = include_str!("../README.md")]

//! In reading order: [`data`], [`options`], [`roster`], [`book`] and [`naming`] (content, options,
//! factions, set-ups, names); [`ids`], [`traits`], [`figure`], [`terrain`] and [`table`] (what lies on the table);
//! [`dice`], [`measure`], [`ground`], [`sight`] and [`aim`] (what can be read off it); [`setup`] and
//! [`deploy`] (setting up); [`standing`], [`turn`], [`part`], [`upkeep`] (turns); [`trip`], [`stride`], [`jump`], [`moves`], [`nodes`]
//! (moving); [`attack`], [`declared`], [`shot`], [`burst`] (shooting); [`melee`], [`engage`], [`combat`], [`bout`], [`eye`], [`finish`] (melee); [`roll`],
//! [`ahead`], [`answer`], [`played`], [`tally`] and [`stake`] (a roll, before it its dice, then its windows); [`harm`], [`fate`], [`hand`], [`adventure`], [`stratagem`]
//! (damage, Fate and cards); [`scene`] and [`score`] (scenarios, points, the end); then what others
//! need: [`choice`], [`doing`], [`event`], [`view`], [`survey`], [`proof`], [`journey`], [`landmarks`], [`recruiting`],
//! [`position`], [`sound`], [`waiting`] and [`underway`], [`odds`], [`worth`], [`task`] and [`outlook`].
#![deny(clippy::float_arithmetic)]

pub mod adventure;
pub mod ahead;
pub mod aim;
pub mod answer;
pub mod asked;
pub mod attack;
pub mod book;
pub mod bout;
pub mod burst;
pub mod choice;
pub mod combat;
pub mod data;
pub mod declared;
pub mod deploy;
pub mod dice;
pub mod doing;
pub mod engage;
pub mod event;
pub mod eye;
pub mod fate;
pub mod figure;
pub mod finish;
pub mod ground;
pub mod hand;
pub mod harm;
pub mod ids;
pub mod journey;
pub mod jump;
pub mod landmarks;
pub mod measure;
pub mod melee;
pub mod moves;
pub mod naming;
pub mod nodes;
pub mod odds;
pub mod options;
pub mod outlook;
pub mod part;
pub mod played;
pub mod position;
pub mod proof;
pub mod recruiting;
pub mod roll;
pub mod roster;
pub mod scene;
pub mod score;
pub mod setup;
pub mod shot;
pub mod sight;
pub mod sound;
pub mod stake;
pub mod standing;
pub mod stratagem;
pub mod stride;
pub mod survey;
pub mod table;
pub mod tally;
pub mod task;
pub mod terrain;
pub mod traits;
pub mod trip;
pub mod turn;
pub mod underway;
pub mod upkeep;
pub mod view;
pub mod waiting;
pub mod worth;

use std::sync::Arc;

use reglette_engine::dice::Dry;
use reglette_engine::fault::Fault;
use reglette_engine::game::{Info, Mustered, Outcome, Title};
use reglette_engine::names::Names;
use reglette_engine::odds::Policy;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Cx, Machine, Rng, Rules, Seat, Viewer};
use serde_json::Value;

pub use crate::book::Book;
pub use crate::choice::Choice;
pub use crate::event::{Event, What};
pub use crate::ids::{AdventureId, CardId, FigureId, NodeId, PieceId, ProfileId, WeaponId};
pub use crate::position::Position;
pub use crate::view::View;

use crate::doing::Doing;
use crate::melee::Melee;
use crate::setup::SetUp;
use crate::table::Table;

/// A game in progress.
pub type Exterminate = Machine<Doing>;

impl Rules for Doing {
    type Book = Book;
    type View = View;
    type Position = Position;

    const INFO: &'static Info = &book::INFO;
    const METRICS: &'static [&'static str] = odds::METRICS;
    /// Nobody plays anything more, as the odds at the table are told: re-rolls upon re-rolls have too many ways.
    const POLICY: Policy = Policy::First;

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

    fn read(book: &Arc<Book>, position: &Position) -> Result<Exterminate, Fault> {
        position::read(book, position)
    }

    fn write(game: &Exterminate) -> Position {
        position::write(game)
    }

    fn its_book(table: &Table) -> &Arc<Book> {
        &table.book
    }

    fn titles_here(table: &Table) -> Vec<Title> {
        naming::titles_here(table)
    }

    fn asked_about(game: &Exterminate) -> Vec<(&'static str, String)> {
        asked::about(game)
    }

    fn remark(game: &Exterminate, choice: &Choice) -> Vec<(&'static str, String)> {
        match game.top() {
            Some(Doing::Rolling(_)) => tally::remark(game, choice),
            Some(Doing::Stride(_)) => landmarks::remark(game, choice),
            Some(Doing::Melee(Melee::Join)) => {
                let dice = ahead::remark(game, choice);
                landmarks::remark(game, choice).into_iter().chain(dice).collect()
            }
            _ => ahead::remark(game, choice),
        }
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        score::outcome(table)
    }

    fn view(game: &Exterminate, viewer: Viewer) -> View {
        view::view(game, viewer)
    }

    fn muster(asked: &Value, content: &Content) -> Result<Mustered, Fault> {
        recruiting::answer(asked, content)
    }

    fn measure(game: &Exterminate, viewer: Viewer, asked: &Value) -> Result<Value, Fault> {
        game.table.book.names.scope(|| survey::survey(game, viewer, asked))
    }

    fn witness(_: &Book, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn determinize(book: &Arc<Book>, view: &View, rng: &mut Rng) -> Exterminate {
        view::determinize(book, view, rng)
    }

    fn worth(game: &Exterminate, seat: Seat) -> i32 {
        worth::worth(game, seat)
    }

    fn stretch(table: &Table) -> u32 {
        let round = &table.round;
        u32::from(round.turn) << 16 | (round.phase as u32) << 8 | u32::from(round.part)
    }

    fn worlds(_: &Arc<Book>, view: &View, _: &Choice, _: &str) -> Vec<(u128, Exterminate)> {
        vec![(1, view.open.clone())]
    }

    fn came_of(
        before: &Exterminate,
        after: &Exterminate,
        events: &[Event],
        metric: &str,
    ) -> Option<String> {
        odds::came_of(before, after, events, metric)
    }
}
