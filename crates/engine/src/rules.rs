//! A game told as procedures: what its rulebook brings, and the rest that holds for every such game.

use std::fmt::Debug;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::dice::{Cx, Dry};
use crate::fault::{Code, Fault};
use crate::game::{Ask, Coverage, Game, Info, Legal, Mustered, Outcome, Title};
use crate::names::Names;
use crate::odds::Policy;
use crate::procedure::{Input, Machine, Procedure};
use crate::rng::Rng;
use crate::rule::Illegal;
use crate::seat::{Seat, Viewer};
use crate::setup::{Content, Setup};

/// What a rulebook brings beside its procedures; the [`Machine`] that runs them is then a [`Game`].
///
/// Each function is the one of the same name in [`Game`], said of a machine.
pub trait Rules:
    Procedure<
        Table: Clone + PartialEq + Debug + Send + Sync + 'static,
        Choice: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + JsonSchema,
        Event: Clone + PartialEq + Debug + Send + Sync + Serialize + JsonSchema,
    > + PartialEq
    + Debug
    + Send
    + Sync
    + 'static
{
    /// What never changes while a game is played.
    type Book: Debug + Send + Sync + 'static;
    /// What a viewer may know.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + JsonSchema;
    /// The whole state as a document.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema;

    /// The game's id, seats, scenarios, editions and options.
    const INFO: &'static Info;
    /// What the odds of a choice can be told of, the usual one first.
    const METRICS: &'static [&'static str];
    /// How everyone answers in its odds when nothing is said.
    const POLICY: Policy = Policy::Best;

    /// Checks a set-up and the content files, and makes the book.
    fn book(setup: &Setup, content: &Content) -> Result<Self::Book, Fault>;
    /// The ids of a book's things on paper.
    fn names(book: &Self::Book) -> &Arc<Names>;
    /// What a book's things are called and do.
    fn titles(book: &Self::Book) -> &[Title];
    /// Number of seats of a book.
    fn seats(book: &Self::Book) -> u8;

    /// Answers a question about rosters; none, unless the game has any.
    fn muster(_: &Value, _: &Content) -> Result<Mustered, Fault> {
        Err(Fault::new(Code::BadRequest, "fault-no-rosters"))
    }

    /// What the rosters of a book break; nothing, unless the game has any.
    fn roster_faults(_: &Self::Book) -> Vec<Fault> {
        Vec::new()
    }

    /// The table before the first procedure, and that procedure.
    fn begin(
        book: &Arc<Self::Book>,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Result<(Self::Table, Self), Dry>;
    /// The table and the procedures a position document describes.
    fn read(book: &Arc<Self::Book>, position: &Self::Position) -> Result<Machine<Self>, Fault>;
    /// The whole state as a document.
    fn write(machine: &Machine<Self>) -> Self::Position;
    /// What a state is hashed by: its document, unless documents have changed since the first records.
    fn hashed(machine: &Machine<Self>) -> Vec<u8> {
        serde_json::to_vec(&Self::write(machine)).expect("a position can be written")
    }
    /// The book a table is played by.
    fn its_book(table: &Self::Table) -> &Arc<Self::Book>;

    /// What the open question speaks of.
    fn asked_about(machine: &Machine<Self>) -> Vec<(&'static str, String)>;
    /// What things are called that came to the table in play; nothing, unless the book cannot know it.
    fn titles_here(_: &Self::Table) -> Vec<Title> {
        Vec::new()
    }
    /// What an answer means beyond what it says; nothing, unless the game knows more.
    fn remark(_: &Machine<Self>, _: &Self::Choice) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// How the game ended; `None` while it goes on.
    fn outcome(table: &Self::Table) -> Option<Outcome>;

    /// What a viewer may know of this state.
    fn view(machine: &Machine<Self>, viewer: Viewer) -> Self::View;
    /// Measures something for a viewer; nothing, unless the game can be measured on.
    fn measure(_: &Machine<Self>, _: Viewer, _: &Value) -> Result<Value, Fault> {
        Err(Fault::new(Code::BadRequest, "fault-no-measures"))
    }
    /// What a viewer may know of an event: all of it, unless the game hides something.
    fn witness(_: &Self::Book, event: &Self::Event, _: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }
    /// A full state consistent with a view.
    fn determinize(book: &Arc<Self::Book>, view: &Self::View, rng: &mut Rng) -> Machine<Self>;

    /// How good the table looks to a seat.
    fn worth(machine: &Machine<Self>, seat: Seat) -> i32;
    /// What a seat may win by what it does next, less what it may lose by what the others do, on average.
    fn prospect(_: &Machine<Self>, _: Seat) -> i32 {
        0
    }
    /// Which stretch of play this is; all of it is one, unless the game says otherwise.
    fn stretch(_: &Self::Table) -> u32 {
        0
    }
    /// Every way the hidden things that a choice touches may lie, each with its number of ways.
    fn worlds(
        book: &Arc<Self::Book>,
        view: &Self::View,
        choice: &Self::Choice,
        metric: &str,
    ) -> Vec<(u128, Machine<Self>)>;
    /// What came of a choice under a metric; `None` while it is undecided.
    fn came_of(
        before: &Machine<Self>,
        after: &Machine<Self>,
        events: &[Self::Event],
        metric: &str,
    ) -> Option<String>;
}

impl<P: Rules> Machine<P> {
    fn asking(&self) -> &P {
        self.top().expect("the game goes on")
    }
}

impl<P: Rules> Game for Machine<P> {
    type Book = P::Book;
    type Choice = P::Choice;
    type Event = P::Event;
    type View = P::View;
    type Position = P::Position;

    fn info() -> &'static Info {
        P::INFO
    }

    fn book(setup: &Setup, content: &Content) -> Result<Arc<P::Book>, Fault> {
        P::book(setup, content).map(Arc::new)
    }

    fn names(book: &P::Book) -> &Arc<Names> {
        P::names(book)
    }

    fn titles(book: &P::Book) -> &[Title] {
        P::titles(book)
    }

    fn seats(book: &P::Book) -> u8 {
        P::seats(book)
    }

    fn muster(asked: &Value, content: &Content) -> Result<Mustered, Fault> {
        P::muster(asked, content)
    }

    fn roster_faults(book: &P::Book) -> Vec<Fault> {
        P::roster_faults(book)
    }

    fn start(book: &Arc<P::Book>, cx: &mut Cx<'_, P::Event>) -> Result<Machine<P>, Dry> {
        let (table, first) = P::begin(book, cx)?;
        let mut machine = Machine::new(table, first);
        machine.resume(Input::Start, cx)?;
        Ok(machine)
    }

    fn from_position(book: &Arc<P::Book>, position: &P::Position) -> Result<Machine<P>, Fault> {
        P::read(book, position)
    }

    fn position(&self) -> P::Position {
        P::write(self)
    }

    fn hashed(&self) -> Vec<u8> {
        P::hashed(self)
    }

    fn its_book(&self) -> &Arc<P::Book> {
        P::its_book(&self.table)
    }

    fn ask(&self) -> Option<Ask> {
        self.top().map(|top| top.ask(&self.table))
    }

    fn asked_about(&self) -> Vec<(&'static str, String)> {
        P::asked_about(self)
    }

    fn titles_here(&self) -> Vec<Title> {
        P::titles_here(&self.table)
    }

    fn remark(&self, choice: &P::Choice) -> Vec<(&'static str, String)> {
        P::remark(self, choice)
    }

    fn options(&self, out: &mut Vec<P::Choice>) -> Coverage {
        self.asking().options(&self.table, out)
    }

    fn legality(&self, choice: &P::Choice) -> Result<(), Illegal> {
        self.asking().legality(&self.table, choice)
    }

    fn play(&mut self, choice: Legal<P::Choice>, cx: &mut Cx<'_, P::Event>) -> Result<(), Dry> {
        self.resume(Input::Choice(choice.into_inner()), cx)
    }

    fn outcome(&self) -> Option<Outcome> {
        P::outcome(&self.table)
    }

    fn view(&self, viewer: Viewer) -> P::View {
        P::view(self, viewer)
    }

    fn measure(&self, viewer: Viewer, asked: &Value) -> Result<Value, Fault> {
        P::measure(self, viewer, asked)
    }

    fn witness(book: &P::Book, event: &P::Event, viewer: Viewer) -> Option<P::Event> {
        P::witness(book, event, viewer)
    }

    fn determinize(book: &Arc<P::Book>, view: &P::View, rng: &mut Rng) -> Machine<P> {
        P::determinize(book, view, rng)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        P::worth(self, seat)
    }

    fn prospect(&self, seat: Seat) -> i32 {
        P::prospect(self, seat)
    }

    fn stretch(&self) -> u32 {
        P::stretch(&self.table)
    }

    fn metrics() -> &'static [&'static str] {
        P::METRICS
    }

    fn policy() -> Policy {
        P::POLICY
    }

    fn worlds(
        book: &Arc<P::Book>,
        view: &P::View,
        choice: &P::Choice,
        metric: &str,
    ) -> Vec<(u128, Machine<P>)> {
        P::worlds(book, view, choice, metric)
    }

    fn came_of(
        before: &Machine<P>,
        after: &Machine<P>,
        events: &[P::Event],
        metric: &str,
    ) -> Option<String> {
        P::came_of(before, after, events, metric)
    }
}
