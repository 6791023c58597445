//! Piles: drawing (dwcg.end.6, dwcg.end.7, dwcg.end.8, dwcg.end.9, dwcg.end.20, dwcg.end.21,
//! dwcg.end.22), buying (dwcg.buy), the Reserve (dwcg.res) and discarding
//! for TP (dwcg.tpd).

use reglette_engine::dice::{Bag, Dry, Purpose};
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::EndPlace;
use crate::cards::{self, CardId};
use crate::choice::Choice;
use crate::defend::stage;
use crate::doing::{Got, Next, ask_on, done};
use crate::event::{Event, What, open};
use crate::table::{PRICE, Phase, Table};
use crate::tokens::{gain, shortage, then_levy};

/// Draws so many cards into a hand, fewer when both piles run out (dwcg.end.21).
pub fn draw(
    table: &mut Table,
    rule: &'static str,
    seat: Seat,
    count: usize,
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    let mut drawn = cards::Cards::new();
    for _ in 0..count {
        let Some(card) = draw_one(table, seat, cx)? else { break };
        cards::insert(&mut table.player_mut(seat).hand, card);
        drawn.push(card);
    }
    cx.emit(|| Event::cite(rule, What::Drew { seat, cards: open(drawn) }));
    Ok(())
}

/// The next card for a hand. The End card is set aside and the draw made again (dwcg.end.7).
fn draw_one(table: &mut Table, seat: Seat, cx: &mut Cx<'_, Event>) -> Result<Option<CardId>, Dry> {
    loop {
        let Some(card) = top_card(table, seat, cx)? else { return Ok(None) };
        if card != table.book.deck.end {
            return Ok(Some(card));
        }
        table.end_drawn = true;
        if table.phase == Phase::Normal {
            table.phase = Phase::Announced;
        }
        cx.emit(|| Event::cite("dwcg.end.7", What::EndCardDrawn { seat }));
    }
}

/// The topmost card; a pile that nobody has looked into gets its order card by card.
fn top_card(table: &mut Table, seat: Seat, cx: &mut Cx<'_, Event>) -> Result<Option<CardId>, Dry> {
    if let Some(card) = table.top.pop() {
        return Ok(Some(card));
    }
    if table.pile.is_empty() && table.end_drawn && !reshuffle(table, cx) {
        return Ok(None);
    }
    let (end, names) = (table.book.deck.end, table.book.names.space(CardId::SPACE));
    let among_the_last = !table.end_drawn && table.pile.len() <= table.book.last;
    let mut left = *table.pile.counts();
    if among_the_last {
        if table.book.options.end_card == EndPlace::Fixed {
            return Ok(Some(end));
        }
        left[end.index()] = 1;
    }
    let hand = Purpose { seat: Some(seat), what: "hand" };
    let kind = cx.draw_for(hand, Bag { left: &left[..names.len()], names })?;
    let card = CardId(u8::try_from(kind).expect("at most KINDS kinds"));
    table.pile.remove(card);
    Ok(Some(card))
}

/// dwcg.end.20: the discard pile forms a new draw pile; whether it had any card.
fn reshuffle(table: &mut Table, cx: &mut Cx<'_, Event>) -> bool {
    if table.discard.is_empty() {
        return false;
    }
    table.pile = std::mem::take(&mut table.discard);
    let count = table.pile.len();
    cx.emit(|| Event::cite("dwcg.end.20", What::Reshuffled { count }));
    true
}

/// dwcg.buy.1, dwcg.buy.2, dwcg.buy.6, dwcg.end.21, dwcg.turn.10: whether so many can be bought.
pub fn may_buy(table: &Table, count: u8) -> Result<(), Illegal> {
    let affordable = table.player(table.active).tp / PRICE;
    require(affordable >= 1, "dwcg.buy.6")?;
    require((1..=affordable).contains(&count), "dwcg.buy.2")?;
    require(usize::from(count) <= table.drawable(), "dwcg.end.21")?;
    require(table.hand().len() + usize::from(count) >= table.min_hand(), "dwcg.turn.8")
}

/// dwcg.buy.1, dwcg.buy.2, dwcg.buy.3, dwcg.buy.4, dwcg.buy.5: pays, then draws.
pub fn buy(table: &mut Table, count: u8, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let (seat, tp) = (table.active, count * PRICE);
    table.player_mut(seat).tp -= tp;
    cx.emit(|| Event::cite("dwcg.buy.1", What::Paid { seat, tp }));
    draw(table, "dwcg.buy.3", seat, usize::from(count), cx)
}

/// dwcg.res.6: whether a face-down Reserve card can be taken.
pub fn may_take(table: &Table, card: CardId) -> Result<(), Illegal> {
    require(table.player(table.active).reserve.contains(&card), "dwcg.res.6")
}

/// dwcg.res.6, dwcg.res.7: a Reserve card goes into the hand; no action.
pub fn take(table: &mut Table, card: CardId, cx: &mut Cx<'_, Event>) {
    let seat = table.active;
    let player = table.player_mut(seat);
    cards::take(&mut player.reserve, card);
    cards::insert(&mut player.hand, card);
    cx.emit(|| Event::cite("dwcg.res.6", What::Recalled { seat, cards: open([card]) }));
}

/// dwcg.csup.22: whether a U.N.I.T. in play can be taken back.
pub fn may_take_unit(table: &Table, card: CardId) -> Result<(), Illegal> {
    require(table.player(table.active).units.contains(&card), "dwcg.csup.22")
}

/// dwcg.csup.22: U.N.I.T. goes back into the hand.
pub fn take_unit(table: &mut Table, card: CardId, cx: &mut Cx<'_, Event>) {
    let (seat, in_endgame) = (table.active, table.in_endgame());
    let player = table.player_mut(seat);
    cards::take(&mut player.units, card);
    cards::insert(&mut player.hand, card);
    player.unit_taken_back = in_endgame;
    cx.emit(|| Event::cite("dwcg.csup.22", What::UnitRecalled { seat, card }));
}

/// One or two cards are put in the Reserve (dwcg.res.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stash {
    /// The first one is named.
    Named(CardId),
    /// A second one?
    More,
}

/// dwcg.res.1, dwcg.res.2, dwcg.res.3, dwcg.res.4, dwcg.res.5: whether a card can be put in the
/// Reserve, beside those named.
pub fn may_stash(table: &Table, card: CardId) -> Result<(), Illegal> {
    table.require_in_hand(card, "dwcg.res.1")?;
    require(table.spare() >= 1, "dwcg.turn.8")?;
    require(table.staged.len() < 2, "dwcg.res.1")?;
    require(table.reserve_room(table.active) > table.staged.len(), "dwcg.res.4")
}

impl Stash {
    pub fn ask(self, table: &Table) -> Ask {
        ask_on(table.active, "dwcg.res.1", "reserve-more")
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        more(table, may_stash, out);
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Add(card) => may_stash(table, card),
            Choice::Done => Ok(()),
            _ => Err(Illegal::by("dwcg.res.1")),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        if let (Stash::Named(card), _) | (_, Input::Choice(Choice::Add(card))) = (self, input) {
            stage(table, card);
        }
        if input == Input::Start
            && cards::kinds(table.hand()).any(|it| may_stash(table, it).is_ok())
        {
            return Ok(Flow::Ask(Stash::More.into()));
        }
        let (seat, named) = (table.active, std::mem::take(&mut table.staged));
        for &card in &named {
            cards::insert(&mut table.player_mut(seat).reserve, card);
        }
        cx.emit(|| Event::cite("dwcg.res.1", What::Reserved { seat, cards: open(named) }));
        done()
    }
}

/// One or two cards are discarded for TP (dwcg.tpd.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shed {
    /// The first one is named.
    Named(CardId),
    /// A second one?
    More,
}

/// dwcg.tpd.1, dwcg.tpd.3, dwcg.tpd.4: whether a card can be discarded, beside those named.
pub fn may_shed(table: &Table, card: CardId) -> Result<(), Illegal> {
    table.require_in_hand(card, "dwcg.tpd.1")?;
    require(table.spare() >= 1, "dwcg.turn.8")?;
    require(table.staged.len() < 2, "dwcg.tpd.3")
}

impl Shed {
    pub fn ask(self, table: &Table) -> Ask {
        ask_on(table.active, "dwcg.tpd.1", "discard-more")
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        more(table, may_shed, out);
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Add(card) => may_shed(table, card),
            Choice::Done => Ok(()),
            _ => Err(Illegal::by("dwcg.tpd.3")),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        if let (Shed::Named(card), _) | (_, Input::Choice(Choice::Add(card))) = (self, input) {
            stage(table, card);
        }
        if input == Input::Start && cards::kinds(table.hand()).any(|it| may_shed(table, it).is_ok())
        {
            return Ok(Flow::Ask(Shed::More.into()));
        }
        let (seat, named) = (table.active, std::mem::take(&mut table.staged));
        for &card in &named {
            table.throw_away(card);
        }
        let due = u8::try_from(named.len()).expect("one or two");
        cx.emit(|| Event::cite("dwcg.tpd.1", What::Shed { seat, cards: open(named) }));
        let missing = gain(table, "dwcg.tpd.2", seat, due, cx);
        then_levy(shortage(table, seat, missing))
    }
}

fn more(table: &Table, may: fn(&Table, CardId) -> Result<(), Illegal>, out: &mut Vec<Choice>) {
    out.extend(
        cards::kinds(table.hand()).filter(|&card| may(table, card).is_ok()).map(Choice::Add),
    );
    out.push(Choice::Done);
}
