//! Setting the table up (dwcg.setup, and the set-ups V3 to V13).

use std::sync::Arc;

use arrayvec::ArrayVec;
use reglette_engine::dice::{Bag, Dry, Purpose};
use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Cx, Seat};

use crate::book::{Book, Variant};
use crate::cards::{self, CardId, Cards, Heap};
use crate::data::{self, Face};
use crate::event::{Event, What, open};
use crate::table::{Attack, Facing, Phase, Player, Table};

/// dwcg.setup.9: cards dealt to a player.
const HAND: usize = 5;

/// dwcg.setup.10: cards dealt to the first player's right neighbour.
const SHORT_HAND: usize = 2;

/// V12: TP each player starts with.
const PURSE: u8 = 4;

/// V9: Locations dealt to each row.
const ROW: usize = 2;

/// Whether the deck has the cards that the set-up deals.
pub fn check_enough(book: &Book) -> Result<(), Fault> {
    let players = usize::from(book.players);
    let count =
        |of: fn(Face) -> bool| book.cards.iter().filter(|&card| of(book.face(card))).count();
    let dealt = HAND * (players - 1) + SHORT_HAND;
    let cards = (usize::from(book.removed + book.last) + dealt, count(|_| true));
    let is_location = |face| matches!(face, Face::Location { .. });
    let (what, (needed, found)) = match book.variant {
        Variant::Crowded => ("locations", (ROW * players, count(is_location))),
        Variant::Invasion => ("enemies", (players, count(|face| matches!(face, Face::Enemy(_))))),
        Variant::Plain | Variant::Teaching | Variant::Partners | Variant::TimeLords => {
            ("cards", cards)
        }
    };
    if found >= needed {
        return Ok(());
    }
    Err(Fault::new(Code::BadRoster, "fault-content-too-few")
        .at(data::FILE)
        .with("what", what)
        .with("needed", needed)
        .with("found", found))
}

/// A table on which nothing lies yet.
pub fn bare(book: &Arc<Book>) -> Table {
    Table {
        book: Arc::clone(book),
        players: (0..book.players).map(|_| Player::default()).collect(),
        places: ArrayVec::new(),
        enemies: ArrayVec::new(),
        pile: book.cards,
        top: ArrayVec::new(),
        discard: Heap::default(),
        boxed: Heap::default(),
        end_drawn: false,
        active: Seat(0),
        phase: Phase::Normal,
        staged: Cards::new(),
        ended: None,
    }
}

/// The table at the start of the first turn.
///
/// Chance falls in this order: a Starting Location for each seat; what the set-up deals to each
/// seat; the cards that go back in the box; the hands, from the first player clockwise.
pub fn deal(book: &Arc<Book>, cx: &mut Cx<'_, Event>) -> Result<Table, Dry> {
    let mut table = bare(book);
    deal_starts(&mut table, cx)?;
    match book.variant {
        Variant::Crowded => crowd(&mut table, cx)?,
        Variant::Invasion => invade(&mut table, cx)?,
        Variant::TimeLords => endow(&mut table, cx),
        Variant::Plain | Variant::Teaching | Variant::Partners => {}
    }
    put_in_box(&mut table, cx)?;
    deal_hands(&mut table, cx)?;
    Ok(table)
}

fn pull(
    heap: &mut Heap,
    of: impl Fn(CardId) -> bool,
    book: &Book,
    purpose: Purpose,
    cx: &mut Cx<'_, Event>,
) -> Result<CardId, Dry> {
    let names = book.names.space(CardId::SPACE);
    let mut left = *heap.counts();
    for (kind, count) in left.iter_mut().enumerate() {
        if !of(CardId(u8::try_from(kind).expect("at most KINDS kinds"))) {
            *count = 0;
        }
    }
    let kind = cx.draw_for(purpose, Bag { left: &left[..names.len()], names })?;
    let card = CardId(u8::try_from(kind).expect("at most KINDS kinds"));
    heap.remove(card);
    Ok(card)
}

fn to(seat: Seat, what: &'static str) -> Purpose {
    Purpose { seat: Some(seat), what }
}

/// dwcg.setup.3, dwcg.setup.4, dwcg.setup.5, dwcg.setup.6, dwcg.setup.7: Starting Locations, and
/// who begins.
fn deal_starts(table: &mut Table, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let book = Arc::clone(&table.book);
    let mut starts = book.starts;
    for seat in Seat::all(book.players) {
        let location = pull(&mut starts, |_| true, &book, to(seat, "start"), cx)?;
        table.lay(location, seat);
        cx.emit(|| Event::cite("dwcg.setup.3", What::StartDealt { seat, location }));
    }
    let value = |card| match book.face(card) {
        Face::Start { value, .. } => value,
        _ => 0,
    };
    let first = table.places.iter().max_by_key(|place| value(place.card)).map(|place| place.owner);
    let seat = first.expect("everyone has a Starting Location");
    table.active = seat;
    cx.emit(|| Event::cite("dwcg.setup.7", What::FirstPlayer { seat }));
    Ok(())
}

/// V9: two Locations face up in each row, without TP.
fn crowd(table: &mut Table, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let book = Arc::clone(&table.book);
    for seat in Seat::all(book.players) {
        for _ in 0..ROW {
            let is_location = |card: CardId| {
                card.index() < book.deck.cards.len()
                    && matches!(book.face(card), Face::Location { .. })
            };
            let location = pull(&mut table.pile, is_location, &book, to(seat, "row"), cx)?;
            table.lay(location, seat);
            cx.emit(|| Event::cite("dwcg.setup.5", What::RowDealt { seat, location }));
        }
    }
    Ok(())
}

/// V10: each player attacks the left neighbour's Starting Location with an Enemy.
fn invade(table: &mut Table, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let book = Arc::clone(&table.book);
    for seat in Seat::all(book.players) {
        let is_enemy = |card: CardId| {
            card.index() < book.deck.cards.len() && matches!(book.face(card), Face::Enemy(_))
        };
        let card = pull(&mut table.pile, is_enemy, &book, to(seat, "invasion"), cx)?;
        let target = seat.left(1, book.players);
        let spot = table.places.iter().position(|place| place.owner == target);
        let spot = spot.expect("everyone has a Starting Location");
        table.lay_enemy(spot, card, Facing::Down);
        table.places[spot].attack = Some(Attack { by: seat, rivers: 0 });
        let location = table.places[spot].card;
        cx.emit(|| {
            Event::cite("dwcg.att.7", What::Invaded { seat, location, cards: open([card]) })
        });
    }
    Ok(())
}

/// V12: each player starts with TP from the bank.
fn endow(table: &mut Table, cx: &mut Cx<'_, Event>) {
    for seat in Seat::all(table.book.players) {
        table.player_mut(seat).tp = PURSE;
        cx.emit(|| Event::cite("dwcg.setup.15", What::Endowed { seat, tp: PURSE }));
    }
}

/// V3, V5, V6: cards put back in the box unseen.
fn put_in_box(table: &mut Table, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let book = Arc::clone(&table.book);
    for _ in 0..book.removed {
        let away = Purpose { seat: None, what: "box" };
        let card = pull(&mut table.pile, |_| true, &book, away, cx)?;
        table.boxed.add(card);
    }
    if book.removed > 0 {
        let count = book.removed;
        cx.emit(|| Event::cite("dwcg.setup.8", What::Removed { count }));
    }
    Ok(())
}

/// dwcg.setup.9, dwcg.setup.10: five cards each, two for the first player's right neighbour.
fn deal_hands(table: &mut Table, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let book = Arc::clone(&table.book);
    let (first, short) = (table.active, table.active.right(book.players));
    for seat in (0..book.players).map(|steps| first.left(steps, book.players)) {
        let (count, rule) =
            if seat == short { (SHORT_HAND, "dwcg.setup.10") } else { (HAND, "dwcg.setup.9") };
        for _ in 0..count {
            let card = pull(&mut table.pile, |_| true, &book, to(seat, "hand"), cx)?;
            cards::insert(&mut table.player_mut(seat).hand, card);
        }
        cx.emit(|| {
            let cards = open(table.player(seat).hand.iter().copied());
            Event::cite(rule, What::Dealt { seat, cards })
        });
    }
    Ok(())
}
