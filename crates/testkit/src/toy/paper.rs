//! The toy game on paper: positions, views, and tables that fit a view.

use std::sync::Arc;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Machine, Rng, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rules::{DICE, Doing, LAID, LIVES, Player, Table};
use super::{Book, Card, Choice, DECK, Flaw};

/// The whole state as a document. The bag holds what is named nowhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    turn: Seat,
    #[serde(default)]
    round: u8,
    players: Vec<PlayerDoc>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    open: Vec<Card>,
    #[serde(default = "usual", skip_serializing_if = "is_usual")]
    doing: Vec<Doing>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerDoc {
    #[serde(default = "full")]
    lives: u8,
    card: Card,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    laid: Vec<Card>,
}

fn full() -> u8 {
    LIVES
}

fn usual() -> Vec<Doing> {
    vec![Doing::Turn]
}

fn is_usual(doing: &Vec<Doing>) -> bool {
    *doing == usual()
}

/// The document of a state.
pub fn write(machine: &Machine<Doing>) -> Position {
    let table = &machine.table;
    let player = |it: &Player| PlayerDoc { lives: it.lives, card: it.card, laid: it.laid.clone() };
    let forgets = table.book.flaw == Flaw::ForgetfulPosition;
    Position {
        turn: table.turn,
        round: if forgets { 0 } else { table.round },
        players: table.players.iter().map(player).collect(),
        open: cards(&table.open),
        doing: machine.stack().to_vec(),
    }
}

/// The state of a document, or what is wrong with it.
pub fn read(book: &Arc<Book>, position: &Position) -> Result<Machine<Doing>, Fault> {
    let bad = |at: &str| Err(Fault::new(Code::BadPosition, "fault-position-doing").at(at));
    if position.players.len() != usize::from(book.players) {
        return bad("players");
    }
    if position.turn.0 >= book.players {
        return bad("turn");
    }
    let (mut bag, mut open) = (DECK.map(|(_, copies)| copies), DECK.map(|_| 0));
    for (at, it) in position.players.iter().enumerate() {
        let mut held = it.laid.iter().chain([&it.card]);
        if it.lives > LIVES || it.laid.len() > LAID || !held.all(|&card| take(&mut bag, card)) {
            return bad(&format!("players[{at}]"));
        }
    }
    for (at, &card) in position.open.iter().enumerate() {
        if !take(&mut bag, card) {
            return bad(&format!("open[{at}]"));
        }
        open[card.index()] += 1;
    }
    let player = |it: &PlayerDoc| Player { lives: it.lives, card: it.card, laid: it.laid.clone() };
    let table = Table {
        book: Arc::clone(book),
        players: position.players.iter().map(player).collect(),
        bag,
        open,
        turn: position.turn,
        round: position.round,
    };
    if !may_wait(&table, &position.doing) {
        return bad("doing");
    }
    Ok(Machine::waiting(table, position.doing.iter().copied()))
}

fn take(bag: &mut [u8; DECK.len()], card: Card) -> bool {
    let left = bag[card.index()].checked_sub(1);
    bag[card.index()] = left.unwrap_or(0);
    left.is_some()
}

/// Cards by kind, each as often as there are.
fn cards(counts: &[u8; DECK.len()]) -> Vec<Card> {
    let kinds = (0..).map(Card).zip(counts);
    kinds.flat_map(|(card, &count)| std::iter::repeat_n(card, usize::from(count))).collect()
}

fn may_wait(table: &Table, doing: &[Doing]) -> bool {
    let other = |at: Seat| at.0 < table.book.players && at != table.turn;
    match *doing {
        [] => table.ended().is_some(),
        _ if table.ended().is_some() => false,
        [Doing::Turn] => true,
        [Doing::Aim { dice }] => (1..=DICE).contains(&dice),
        [Doing::After { at }, Doing::Window { at: same, hits }] => {
            other(at) && at == same && (1..=DICE).contains(&hits)
        }
        _ => false,
    }
}

/// The table as a viewer knows it; `null` is a card seen from behind.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct View {
    viewer: Option<Seat>,
    turn: Seat,
    round: u8,
    players: Vec<PlayerView>,
    open: Vec<Card>,
    doing: Vec<Doing>,
}

/// A player as a viewer knows them.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PlayerView {
    lives: u8,
    card: Option<Card>,
    laid: Vec<Option<Card>>,
}

/// What a viewer may know.
pub fn view(machine: &Machine<Doing>, viewer: Viewer) -> View {
    let table = &machine.table;
    let flaw = table.book.flaw;
    let over = table.ended().is_some();
    let player = |seat: Seat| {
        let it = &table.players[seat.index()];
        let own = viewer.sees(seat);
        let knows_laid = own || over || flaw == Flaw::LeakyView;
        PlayerView {
            lives: it.lives,
            card: (own && flaw != Flaw::BlindView).then_some(it.card),
            laid: it.laid.iter().map(|&card| knows_laid.then_some(card)).collect(),
        }
    };
    let doing = match machine.stack() {
        // An action that is being put together looks to others as if it had not begun.
        [Doing::Aim { .. }] if !viewer.sees(table.turn) && flaw != Flaw::HastyView => usual(),
        stack => stack.to_vec(),
    };
    View {
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer | Viewer::All => None,
        },
        turn: table.turn,
        round: table.round,
        players: Seat::all(table.book.players).map(player).collect(),
        open: cards(&table.open),
        doing,
    }
}

fn unseen(view: &View) -> [u8; DECK.len()] {
    let mut left = DECK.map(|(_, copies)| copies);
    for player in &view.players {
        for card in player.card.iter().chain(player.laid.iter().flatten()) {
            left[card.index()] -= 1;
        }
    }
    view.open.iter().for_each(|card| left[card.index()] -= 1);
    left
}

/// A full table that fits a view.
pub fn imagine(book: &Arc<Book>, view: &View, rng: &mut Rng) -> Machine<Doing> {
    let mut bag = unseen(view);
    let mut pick = |known: Option<Card>| {
        known.unwrap_or_else(|| {
            let total: u32 = bag.iter().map(|&left| u32::from(left)).sum();
            let mut nth = rng.below(total);
            let kind = bag.iter().position(|&left| {
                let here = nth < u32::from(left);
                nth = nth.saturating_sub(u32::from(left));
                here
            });
            let kind = kind.expect("the bag is not empty");
            bag[kind] -= 1;
            Card(u8::try_from(kind).expect("three kinds"))
        })
    };
    let wild = book.flaw == Flaw::WildGuess;
    let mut player = |it: &PlayerView| Player {
        lives: if wild { LIVES } else { it.lives },
        card: pick(it.card),
        laid: it.laid.iter().map(|&card| pick(card)).collect(),
    };
    let players = view.players.iter().map(&mut player).collect();
    let mut open = DECK.map(|_| 0);
    view.open.iter().for_each(|card| open[card.index()] += 1);
    let (turn, round) = (view.turn, view.round);
    let table = Table { book: Arc::clone(book), players, bag, open, turn, round };
    Machine::waiting(table, view.doing.iter().copied())
}

/// The card of who is thrown at matters; every kind it may be weighs as many as are unseen.
pub fn worlds(book: &Arc<Book>, view: &View, choice: Choice) -> Vec<(u128, Machine<Doing>)> {
    let mut rng = Rng::from_text("cards that do not matter");
    let Choice::At(at) = choice else {
        return vec![(1, imagine(book, view, &mut rng))];
    };
    let cards = [Card::RED, Card::BLUE, Card::GOLD].into_iter();
    let ways = cards.map(|card| (card, unseen(view)[card.index()])).filter(|&(_, left)| left > 0);
    ways.map(|(card, left)| {
        let mut known = view.clone();
        known.players[at.index()].card = Some(card);
        (u128::from(left), imagine(book, &known, &mut rng))
    })
    .collect()
}
