//! Placing Defenders on one's own Location (dwcg.def).

use arrayvec::ArrayVec;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{self, CardId};
use crate::choice::Choice;
use crate::conflict::{Cause, Conflict};
use crate::data::Face;
use crate::doing::{Got, Next, ask_on, done};
use crate::event::{Event, What, open};
use crate::table::Table;

/// Defenders are being placed: where, then which more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Defend {
    /// The first one is named.
    Named(CardId),
    /// On which Location?
    Where,
    /// Any more?
    More {
        /// The Location.
        at: CardId,
    },
}

/// dwcg.def.2: whether placing Defenders can begin with this card.
pub fn may_begin(table: &Table, card: CardId) -> Result<(), Illegal> {
    is_held(table, card)?;
    require(table.spare() >= 1, "dwcg.turn.8")?;
    require((0..table.places.len()).any(|spot| fits(table, spot, card)), "dwcg.def.4")
}

/// dwcg.def.2, dwcg.sup.4: a Defender in hand, not a Support card that would pass for one.
fn is_held(table: &Table, card: CardId) -> Result<(), Illegal> {
    table.require_in_hand(card, "dwcg.def.2")?;
    require(!matches!(table.face(card), Face::Support(_)), "dwcg.sup.4")?;
    require(table.book.is_defender(card), "dwcg.def.2")
}

/// dwcg.def.3, dwcg.def.4: an own Location without that Defender.
fn fits(table: &Table, spot: usize, card: CardId) -> bool {
    let place = &table.places[spot];
    place.owner == table.active && !place.defenders.contains(&card)
}

fn may_add(table: &Table, at: CardId, card: CardId) -> Result<(), Illegal> {
    is_held(table, card)?;
    require(table.spare() >= 1, "dwcg.turn.8")?;
    let there = &table.places[table.spot(at)].defenders;
    require(!there.contains(&card) && !table.staged.contains(&card), "dwcg.def.4")
}

impl Defend {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Defend::Named(_) | Defend::Where => ask_on(table.active, "dwcg.def.2", "defend-where"),
            Defend::More { .. } => ask_on(table.active, "dwcg.def.2", "defend-more"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Defend::Named(card) => unreachable!("{card:?} asks nothing"),
            Defend::Where => {
                let card = table.staged[0];
                let spots = (0..table.places.len()).filter(|&spot| fits(table, spot, card));
                out.extend(spots.map(|spot| Choice::At(table.places[spot].card)));
            }
            Defend::More { at } => {
                let more = cards::kinds(table.hand()).filter(|&it| may_add(table, at, it).is_ok());
                out.extend(more.map(Choice::Add));
                out.push(Choice::Done);
            }
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Defend::Where, Choice::At(location)) => {
                let spot = table.find(location).ok_or(Illegal::by("dwcg.def.2"))?;
                require(table.places[spot].owner == table.active, "dwcg.def.3")?;
                require(fits(table, spot, table.staged[0]), "dwcg.def.4")
            }
            (Defend::More { at }, Choice::Add(card)) => may_add(table, at, card),
            (Defend::More { .. }, Choice::Done) => Ok(()),
            _ => Err(Illegal::by("dwcg.def.2")),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Defend::Named(card), Input::Start) => {
                stage(table, card);
                Ok(Flow::Ask(Defend::Where.into()))
            }
            (Defend::Where, Input::Choice(Choice::At(at))) => more_or_place(table, at, cx),
            (Defend::More { at }, Input::Choice(Choice::Add(card))) => {
                stage(table, card);
                more_or_place(table, at, cx)
            }
            (Defend::More { at }, Input::Choice(Choice::Done)) => place(table, at, cx),
            (doing, _) => unreachable!("{doing:?} was not waiting for this"),
        }
    }
}

/// Lays a card from the active player's hand out for the action in progress.
pub fn stage(table: &mut Table, card: CardId) {
    let seat = table.active;
    cards::take(&mut table.player_mut(seat).hand, card);
    table.staged.push(card);
}

/// Asks for more as long as there is a card that could be added.
fn more_or_place(table: &mut Table, at: CardId, cx: &mut Cx<'_, Event>) -> Next {
    if cards::kinds(table.hand()).any(|card| may_add(table, at, card).is_ok()) {
        return Ok(Flow::Ask(Defend::More { at }.into()));
    }
    place(table, at, cx)
}

/// dwcg.def.6, dwcg.def.11: face down, or into a Conflict at once.
fn place(table: &mut Table, at: CardId, cx: &mut Cx<'_, Event>) -> Next {
    let (seat, spot): (Seat, usize) = (table.active, table.spot(at));
    let placed: ArrayVec<CardId, 4> = table.staged.drain(..).collect();
    table.places[spot].defenders.extend(placed.iter().copied());
    cx.emit(|| {
        let cards = open(placed);
        Event::cite("dwcg.def.2", What::DefendersPlaced { seat, location: at, cards })
    });
    match table.places[spot].attack {
        Some(_) => Ok(Flow::Become(Conflict::new(at, Cause::Defended).into())),
        None => done(),
    }
}
