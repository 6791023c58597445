//! Stones: two seats take one to three stones in turn; whoever takes the last one wins.
//!
//! Taking looks bad, so that whoever looks one action ahead takes as little as possible. In the
//! scenario `lamp` a seat may also touch a lamp, then turn it or leave it, as often as it likes;
//! its light looks dangerous to whoever thinks of the other.

use std::sync::Arc;

use reglette_engine::game::{Edition, Scenario, Title};
use reglette_engine::names::Names;
use reglette_engine::rule::require;
use reglette_engine::setup::Content;
use reglette_engine::{
    Ask, Coverage, Cx, Dry, Fault, Game, Illegal, Info, Legal, Outcome, Rng, Rule, Seat, Setup,
    Step, Viewer,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Book;

#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    book: Arc<Book>,
    pub table: Table,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Table {
    pub left: u8,
    pub turn: Seat,
    pub taken: [u8; 2],
    pub lit: bool,
    pub touched: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Move {
    Take(u8),
    Touch,
    Turn,
    Leave,
}

impl Stones {
    /// So many stones, seat 0 to take.
    pub fn with(scenario: &str, left: u8) -> Stones {
        let turn = Seat(0);
        let table = Table { left, turn, taken: [0; 2], lit: false, touched: false };
        Stones { book: super::book::<Stones>(scenario, 2), table }
    }

    fn has_lamp(&self) -> bool {
        self.book.scenario == "lamp"
    }
}

const PLAYERS: &[u8] = &[2];

impl Game for Stones {
    type Book = Book;
    type Choice = Move;
    type Event = ();
    type View = Table;
    type Position = Table;

    fn info() -> &'static Info {
        const SCENARIOS: &[Scenario] = &[
            Scenario { id: "plain", players: PLAYERS, sets: &[] },
            Scenario { id: "lamp", players: PLAYERS, sets: &[] },
        ];
        static INFO: Info = Info {
            id: "stones",
            prefix: "stones",
            rules_version: 1,
            complete: true,
            open: false,
            windows: &[],
            scenarios: SCENARIOS,
            editions: &[Edition { id: "only", sets: &[] }],
            switches: &[],
            content: &[],
            rules: "",
        };
        &INFO
    }

    fn book(setup: &Setup, _: &Content) -> Result<Arc<Book>, Fault> {
        Book::of::<Stones>(setup, 0)
    }

    fn names(book: &Book) -> &Arc<Names> {
        &book.names
    }

    fn titles(_: &Book) -> &[Title] {
        &[]
    }

    fn seats(book: &Book) -> u8 {
        book.players
    }

    fn start(book: &Arc<Book>, _: &mut Cx<'_, ()>) -> Result<Stones, Dry> {
        Ok(Stones::with(&book.scenario, 13))
    }

    fn from_position(book: &Arc<Book>, position: &Table) -> Result<Stones, Fault> {
        Ok(Stones { book: Arc::clone(book), table: position.clone() })
    }

    fn position(&self) -> Table {
        self.table.clone()
    }

    fn its_book(&self) -> &Arc<Book> {
        &self.book
    }

    fn ask(&self) -> Option<Ask> {
        let (kind, step) =
            if self.table.touched { ("lamp", Step::GoesOn) } else { ("take", Step::Begins) };
        let ask = Ask { seat: self.table.turn, rule: Rule("stones.1"), kind, step };
        (self.table.left > 0).then_some(ask)
    }

    fn asked_about(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn options(&self, out: &mut Vec<Move>) -> Coverage {
        if self.table.touched {
            out.extend([Move::Turn, Move::Leave]);
            return Coverage::All;
        }
        out.extend((1..=3.min(self.table.left)).map(Move::Take));
        out.extend(self.has_lamp().then_some(Move::Touch));
        Coverage::All
    }

    fn legality(&self, choice: &Move) -> Result<(), Illegal> {
        let mut options = Vec::new();
        self.options(&mut options);
        require(options.contains(choice), "stones.2")
    }

    fn play(&mut self, choice: Legal<Move>, _: &mut Cx<'_, ()>) -> Result<(), Dry> {
        let table = &mut self.table;
        match choice.into_inner() {
            Move::Take(stones) => {
                table.left -= stones;
                table.taken[table.turn.index()] += stones;
                table.turn = table.turn.left(1, 2);
            }
            Move::Touch => table.touched = true,
            Move::Turn => (table.lit, table.touched) = (!table.lit, false),
            Move::Leave => table.touched = false,
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners = vec![self.table.turn.right(2)];
        let outcome =
            Outcome { rule: Rule("stones.3"), reason: "last", scores: Vec::new(), winners };
        (self.table.left == 0).then_some(outcome)
    }

    fn view(&self, _: Viewer) -> Table {
        self.table.clone()
    }

    fn witness(_: &Book, (): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn determinize(book: &Arc<Book>, view: &Table, _: &mut Rng) -> Stones {
        Stones { book: Arc::clone(book), table: view.clone() }
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        -i32::from(self.table.taken[seat.index()])
    }

    fn prospect(&self, _: Seat) -> i32 {
        -i32::from(self.table.lit)
    }

    /// What is taken of six stones, and so on.
    fn stretch(&self) -> u32 {
        u32::from(self.table.left) / 6
    }

    fn metrics() -> &'static [&'static str] {
        &[]
    }

    fn worlds(book: &Arc<Book>, view: &Table, _: &Move, _: &str) -> Vec<(u128, Stones)> {
        vec![(1, Stones { book: Arc::clone(book), table: view.clone() })]
    }

    fn came_of(_: &Stones, _: &Stones, _: &[()], _: &str) -> Option<String> {
        None
    }
}
