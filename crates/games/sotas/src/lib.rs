#![doc = include_str!("../README.md")]

//! In reading order: [`data`], [`options`] and [`book`] (content, options, set-ups); [`ids`],
//! [`traits`], [`marks`], [`figure`], [`terrain`] and [`table`] (what lies on the table); [`measure`],
//! [`ground`], [`sight`] and [`targets`] (what can be read off it); [`setup`], [`layout`], [`deploy`]
//! (setting up); [`round`], [`activation`], [`action`] (turns); [`stride`], [`flight`], [`escort`], [`moves`],
//! [`climbing`], [`doors`] (moving);
//! [`attack`], [`strike`], [`combat`], [`duel`], [`grenade`] (fighting); [`effect`], [`fallout`], [`harm`],
//! [`recoil`], [`falling`], [`morale`], [`removal`] (what follows); [`quality`] (tests); [`special`]
//! (special rules); [`scene`] and [`end`] (scenarios); then what others need: [`choice`], [`doing`],
//! [`event`], [`view`], [`position`], [`odds`] and [`worth`].
#![deny(clippy::float_arithmetic)]

pub mod action;
pub mod activation;
pub mod attack;
pub mod book;
pub mod choice;
pub mod climbing;
pub mod combat;
pub mod data;
pub mod deploy;
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
pub mod grenade;
pub mod ground;
pub mod harm;
pub mod ids;
pub mod layout;
pub mod marks;
pub mod measure;
pub mod morale;
pub mod moves;
pub mod muster;
pub mod notation;
pub mod odds;
pub mod options;
pub mod points;
pub mod position;
pub mod quality;
pub mod recoil;
pub mod removal;
pub mod roster;
pub mod round;
pub mod scene;
pub mod setup;
pub mod sight;
pub mod special;
pub mod stride;
pub mod strike;
pub mod table;
pub mod targets;
pub mod terrain;
pub mod traits;
pub mod view;
pub mod worth;

use std::sync::Arc;

use reglette_engine::dice::Dry;
use reglette_engine::fault::Fault;
use reglette_engine::game::{Coverage, Info, Legal, Outcome, Title};
use reglette_engine::names::Names;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Ask, Cx, Game, Illegal, Input, Machine, Procedure, Rng, Seat, Viewer};

pub use crate::book::Book;
pub use crate::choice::Choice;
pub use crate::event::{Event, What};
pub use crate::ids::{FigureId, PieceId, ProfileId, WeaponId};
pub use crate::position::Position;
pub use crate::view::View;

use crate::doing::Doing;
use crate::setup::SetUp;
use crate::table::Table;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sotas {
    machine: Machine<Doing>,
}

impl Sotas {
    /// What lies on the table.
    pub fn table(&self) -> &Table {
        &self.machine.table
    }

    fn top(&self) -> &Doing {
        self.machine.top().expect("the game goes on")
    }
}

impl Game for Sotas {
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
        &book.titles
    }

    fn seats(book: &Book) -> u8 {
        book.players
    }

    fn start(book: &Arc<Book>, cx: &mut Cx<'_, Event>) -> Result<Sotas, Dry> {
        let mut machine = Machine::new(position::bare(book), SetUp::Begin.into());
        machine.resume(Input::Start, cx)?;
        Ok(Sotas { machine })
    }

    fn from_position(book: &Arc<Book>, position: &Position) -> Result<Sotas, Fault> {
        Ok(Sotas { machine: position::read(book, position)? })
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
        end::outcome(&self.machine.table)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(&self.machine, viewer)
    }

    fn witness(_: &Book, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize(book: &Arc<Book>, view: &View, _: &mut Rng) -> Sotas {
        let machine = position::read(book, &view.position);
        Sotas { machine: machine.expect("a view holds a position of the game") }
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        worth::worth(&self.machine.table, seat)
    }

    fn metrics() -> &'static [&'static str] {
        odds::METRICS
    }

    fn worlds(book: &Arc<Book>, view: &View, _: &Choice, _: &str) -> Vec<(u128, Sotas)> {
        let machine = position::read(book, &view.position);
        vec![(1, Sotas { machine: machine.expect("a view holds a position of the game") })]
    }

    fn came_of(_: &Sotas, after: &Sotas, events: &[Event], metric: &str) -> Option<String> {
        let top = after.machine.top();
        let idle =
            matches!(top, None | Some(Doing::Hand(_) | Doing::Activation(_) | Doing::SetUp(_)));
        let names = &after.its_book().names;
        names.scope(|| odds::came_of(events, metric, idle))
    }
}

/// What the open question speaks of.
fn asked_about(machine: &Machine<Doing>) -> Vec<(&'static str, String)> {
    let table = &machine.table;
    let name = |figure: FigureId| {
        let name = table.book.names.name(FigureId::SPACE, figure.index());
        name.unwrap_or_default().to_owned()
    };
    let mut about = Vec::new();
    if let Some(Doing::SetUp(SetUp::Deploy { figure } | SetUp::Arm { figure })) = machine.top() {
        about.push(("figure", name(*figure)));
    }
    if let Some(active) = table.active {
        about.push(("figure", name(active.figure)));
        about.push(("actions", active.actions.to_string()));
    }
    about
}
