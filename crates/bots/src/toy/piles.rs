//! Piles: two to four seats lay hidden cards on three piles; whoever lies strongest on a pile at
//! the end has its points.
//!
//! A turn is a card, then a pile. The next seat may throw away a card of the same strength to take
//! it off again. Both then fill their hands from a bag.

use std::sync::Arc;

use reglette_engine::game::{Edition, Scenario, Title};
use reglette_engine::names::Names;
use reglette_engine::rule::require;
use reglette_engine::setup::Content;
use reglette_engine::{
    Ask, Bag, Coverage, Cx, Dry, Fault, Game, Illegal, Info, Legal, Outcome, Rng, Rule, Seat,
    Setup, Step, Viewer,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Book;

const KINDS: usize = 6;
const COPIES: u8 = 4;
const HAND: usize = 3;
const POINTS: [i32; 3] = [2, 3, 4];

#[derive(Clone, Debug, PartialEq)]
pub struct Piles {
    book: Arc<Book>,
    table: Table,
}

/// The whole table; as a view, hands other than the viewer's are empty but for `held`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Table {
    bag: Vec<u8>,
    hands: Vec<Vec<u8>>,
    held: Vec<usize>,
    strength: Vec<[i32; 3]>,
    turn: Seat,
    doing: Doing,
    /// Cards nobody holds any more, by kind.
    gone: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
enum Doing {
    Turn,
    Lay(Option<u8>),
    React { card: u8, pile: usize },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Answer {
    Card(u8),
    Pile(usize),
    Cancel,
    Pass,
}

impl Table {
    fn seats(&self) -> u8 {
        u8::try_from(self.hands.len()).unwrap()
    }

    fn drop_card(&mut self, seat: Seat, card: u8) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|&it| it == card).unwrap();
        hand.remove(at);
        self.held[seat.index()] -= 1;
        self.gone[usize::from(card)] += 1;
    }

    fn fill(&mut self, seat: Seat, cx: &mut Cx<'_, ()>, names: &Names) -> Result<(), Dry> {
        while self.held[seat.index()] < HAND && self.bag.iter().any(|&left| left > 0) {
            let kind = cx.draw(Bag { left: &self.bag, names: names.space(0) })?;
            self.bag[kind] -= 1;
            self.hands[seat.index()].push(u8::try_from(kind).unwrap());
            self.hands[seat.index()].sort_unstable();
            self.held[seat.index()] += 1;
        }
        Ok(())
    }

    fn points(&self, seat: Seat) -> i32 {
        let leads = |pile: usize| {
            let own = self.strength[seat.index()][pile];
            let others = Seat::all(self.seats()).filter(|&it| it != seat);
            others.into_iter().all(|it| self.strength[it.index()][pile] < own)
        };
        (0..3).filter(|&pile| leads(pile)).map(|pile| POINTS[pile]).sum()
    }

    fn asked(&self) -> Seat {
        match self.doing {
            Doing::Turn | Doing::Lay(_) | Doing::Over => self.turn,
            Doing::React { .. } => self.turn.left(1, self.seats()),
        }
    }

    fn end_turn(&mut self, cx: &mut Cx<'_, ()>, names: &Names) -> Result<(), Dry> {
        let next = self.turn.left(1, self.seats());
        self.fill(self.turn, cx, names)?;
        self.fill(next, cx, names)?;
        let waiting = (1..=self.seats()).map(|steps| self.turn.left(steps, self.seats()));
        match waiting.into_iter().find(|seat| self.held[seat.index()] > 0) {
            Some(seat) => (self.turn, self.doing) = (seat, Doing::Turn),
            None => self.doing = Doing::Over,
        }
        Ok(())
    }
}

impl Game for Piles {
    type Book = Book;
    type Choice = Answer;
    type Event = ();
    type View = Table;
    type Position = Table;

    fn info() -> &'static Info {
        static INFO: Info = Info {
            id: "piles",
            prefix: "piles",
            rules_version: 1,
            complete: true,
            open: false,
            windows: &[],
            scenarios: &[Scenario { id: "plain", players: &[2, 3, 4], sets: &[] }],
            editions: &[Edition { id: "only", sets: &[] }],
            switches: &[],
            content: &[],
            rules: "",
        };
        &INFO
    }

    fn book(setup: &Setup, _: &Content) -> Result<Arc<Book>, Fault> {
        Book::of::<Piles>(setup, KINDS)
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

    fn start(book: &Arc<Book>, cx: &mut Cx<'_, ()>) -> Result<Piles, Dry> {
        let seats = usize::from(book.players);
        let mut table = Table {
            bag: vec![COPIES; KINDS],
            hands: vec![Vec::new(); seats],
            held: vec![0; seats],
            strength: vec![[0; 3]; seats],
            turn: Seat(0),
            doing: Doing::Turn,
            gone: vec![0; KINDS],
        };
        for seat in Seat::all(book.players) {
            table.fill(seat, cx, &book.names)?;
        }
        Ok(Piles { book: Arc::clone(book), table })
    }

    fn from_position(book: &Arc<Book>, position: &Table) -> Result<Piles, Fault> {
        Ok(Piles { book: Arc::clone(book), table: position.clone() })
    }

    fn position(&self) -> Table {
        self.table.clone()
    }

    fn its_book(&self) -> &Arc<Book> {
        &self.book
    }

    fn ask(&self) -> Option<Ask> {
        let (kind, step) = match self.table.doing {
            Doing::Turn => ("card", Step::Begins),
            Doing::Lay(_) => ("pile", Step::GoesOn),
            Doing::React { .. } => ("react", Step::Begins),
            Doing::Over => return None,
        };
        Some(Ask { seat: self.table.asked(), rule: Rule("piles.1"), kind, step })
    }

    fn asked_about(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn options(&self, out: &mut Vec<Answer>) -> Coverage {
        let hand = &self.table.hands[self.table.asked().index()];
        match self.table.doing {
            Doing::Turn => {
                out.extend(hand.iter().map(|&card| Answer::Card(card)));
                out.dedup();
            }
            Doing::Lay(_) => out.extend((0..3).map(Answer::Pile)),
            Doing::React { card, .. } => {
                out.push(Answer::Pass);
                out.extend(hand.contains(&card).then_some(Answer::Cancel));
            }
            Doing::Over => {}
        }
        Coverage::All
    }

    fn legality(&self, choice: &Answer) -> Result<(), Illegal> {
        let mut options = Vec::new();
        self.options(&mut options);
        require(options.contains(choice), "piles.2")
    }

    fn play(&mut self, choice: Legal<Answer>, cx: &mut Cx<'_, ()>) -> Result<(), Dry> {
        let (table, names) = (&mut self.table, &self.book.names);
        match (table.doing, choice.into_inner()) {
            (Doing::Turn, Answer::Card(card)) => table.doing = Doing::Lay(Some(card)),
            (Doing::Lay(Some(card)), Answer::Pile(pile)) => {
                table.drop_card(table.turn, card);
                table.strength[table.turn.index()][pile] += i32::from(card) + 1;
                table.doing = Doing::React { card, pile };
            }
            (Doing::React { card, pile }, Answer::Cancel) => {
                table.drop_card(table.asked(), card);
                table.strength[table.turn.index()][pile] -= i32::from(card) + 1;
                table.end_turn(cx, names)?;
            }
            (Doing::React { .. }, Answer::Pass) => table.end_turn(cx, names)?,
            (doing, answer) => unreachable!("{doing:?} was not waiting for {answer:?}"),
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.table.doing == Doing::Over;
        over.then(|| {
            let all = Seat::all(self.table.seats());
            let scores: Vec<i32> = all.clone().map(|seat| self.table.points(seat)).collect();
            let most = scores.iter().max().copied();
            let winners = all.filter(|seat| Some(scores[seat.index()]) == most).collect();
            Outcome { rule: Rule("piles.3"), reason: "all-laid", scores, winners }
        })
    }

    fn view(&self, viewer: Viewer) -> Table {
        let mut view = self.table.clone();
        view.bag = vec![self.table.bag.iter().sum()];
        for seat in Seat::all(view.seats()).filter(|&seat| !viewer.sees(seat)) {
            view.hands[seat.index()].clear();
        }
        if let (Doing::Lay(_), false) = (view.doing, viewer.sees(view.turn)) {
            view.doing = Doing::Lay(None);
        }
        view
    }

    fn witness(_: &Book, (): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn determinize(book: &Arc<Book>, view: &Table, rng: &mut Rng) -> Piles {
        let mut table = view.clone();
        let mut unseen: Vec<u8> = Vec::new();
        for (kind, card) in (0..KINDS).zip(0u8..) {
            let shown = table.hands.iter().flatten().filter(|&&it| it == card).count();
            let left = usize::from(COPIES - table.gone[kind]) - shown;
            unseen.extend(std::iter::repeat_n(card, left));
        }
        rng.shuffle(&mut unseen);
        for (hand, &held) in table.hands.iter_mut().zip(&table.held) {
            let missing = held - hand.len();
            hand.extend(unseen.drain(..missing));
            hand.sort_unstable();
        }
        table.bag = vec![0; KINDS];
        for card in unseen {
            table.bag[usize::from(card)] += 1;
        }
        Piles { book: Arc::clone(book), table }
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let hand: i32 = self.table.hands[seat.index()].iter().map(|&card| i32::from(card)).sum();
        self.table.points(seat) * 10 + hand
    }

    fn metrics() -> &'static [&'static str] {
        &[]
    }

    fn worlds(book: &Arc<Book>, view: &Table, _: &Answer, _: &str) -> Vec<(u128, Piles)> {
        vec![(1, Piles::determinize(book, view, &mut Rng::from_text("world")))]
    }

    fn came_of(_: &Piles, _: &Piles, _: &[()], _: &str) -> Option<String> {
        None
    }
}
