//! Combat cards (ex.bc): the common deck, hands and the discard.

use reglette_engine::dice::{Bag, Dry, Purpose};
use reglette_engine::{Cx, Seat};

use crate::event::{Event, What};
use crate::ids::CardId;
use crate::table::{Hand, Table, many};

/// Whether a player might hold one of these cards, as far as anybody can tell (ex.bc.17): a hand is
/// there, and not all copies lie open in the discard.
pub fn might_hold(table: &Table, seat: Seat, cards: &[CardId]) -> bool {
    let copies = &table.book.content.decks.combat;
    let about = |it: &CardId| table.discard[it.index()] < copies[it.index()];
    many(&table.player(seat).hand) > 0 && cards.iter().any(about)
}

/// Whether a player holds a card.
pub fn holds(table: &Table, seat: Seat, card: CardId) -> bool {
    table.player(seat).hand[card.index()] > 0
}

/// ex.bc.3, ex.bc.16: a card is played from the hand to the common discard.
pub fn spend(table: &mut Table, seat: Seat, card: CardId, cx: &mut Cx<'_, Event>) {
    table.player_mut(seat).hand[card.index()] -= 1;
    table.discard[card.index()] += 1;
    cx.emit(|| Event::cite("ex.bc.3", What::CardPlayed { seat, card }));
}

/// ex.bc.16: draws so many cards, fewer when both piles run out.
pub fn draw(
    table: &mut Table,
    rule: &'static str,
    seat: Seat,
    wanted: u8,
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    let mut drawn = Vec::new();
    for _ in 0..wanted {
        let Some(card) = draw_one(table, seat, cx)? else { break };
        drawn.push(Some(card));
    }
    drawn.sort_unstable();
    cx.emit(|| Event::cite(rule, What::Drew { seat, cards: drawn }));
    Ok(())
}

fn draw_one(table: &mut Table, seat: Seat, cx: &mut Cx<'_, Event>) -> Result<Option<CardId>, Dry> {
    if many(&table.pile()) == 0 {
        let cards = many(&table.discard);
        if cards == 0 {
            return Ok(None);
        }
        table.discard = Hand::default();
        cx.emit(|| Event::cite("ex.bc.16", What::Reshuffled { cards }));
    }
    let left = table.pile();
    let names = table.book.names.space(CardId::SPACE);
    let hand = Purpose { seat: Some(seat), what: "hand" };
    let kind = cx.draw_for(hand, Bag { left: &left, names })?;
    table.player_mut(seat).hand[kind] += 1;
    Ok(Some(CardId(u8::try_from(kind).expect("seven icons"))))
}
