//! The odds of a Conflict with hidden cards, weighed by what a seat can know.

use std::sync::Arc;

use reglette_engine::odds::UNDECIDED;
use reglette_engine::{Machine, Procedure, Rng, Seat};

use crate::attack::Assault;
use crate::book::Book;
use crate::cards::{CardId, Heap, Kinds};
use crate::choice::Choice;
use crate::defend::Defend;
use crate::doing::Doing;
use crate::event::{Event, What};
use crate::score;
use crate::support::Aid;
use crate::table::Table;
use crate::turn::Turn;
use crate::view::{self, View};

/// What the odds of a choice can be told of.
pub const METRICS: &[&str] = &["conflict", "tp", "vp"];

/// Every way the face-down cards a choice touches may lie, each with its number of ways: sets of
/// unseen cards that could lie there are equally likely, as long as the rest can lie elsewhere.
pub fn worlds(book: &Arc<Book>, view: &View, choice: Choice) -> Vec<(u128, Machine<Doing>)> {
    let touched = touched(view, choice);
    let mut known = vec![(1u128, view.clone())];
    for location in touched {
        known = known
            .iter()
            .flat_map(|(ways, view)| {
                let spread = with_defenders(book, view, location).into_iter();
                let spread = spread.flat_map(|(more, view)| {
                    let enemies = with_enemies(book, &view, location).into_iter();
                    enemies.map(move |(ways, view)| (more * ways, view))
                });
                spread.map(|(more, view)| (ways * more, view)).collect::<Vec<_>>()
            })
            .collect();
    }
    let mut rng = Rng::from_text("cards that do not matter");
    let mut fix = |it| view::imagine(book, it, &mut rng).map(with_fixed_pile);
    known.iter().filter_map(|(ways, it)| fix(it).map(|machine| (*ways, machine))).collect()
}

/// No metric depends on which cards are drawn, so one order of pile and discards stands for all.
fn with_fixed_pile(mut machine: Machine<Doing>) -> Machine<Doing> {
    if let Some(Doing::Turn(_) | Doing::Aid(_)) = machine.top() {
        let Table { top, pile, discard, .. } = &mut machine.table;
        top.extend(std::mem::take(discard).iter());
        top.extend(std::mem::take(pile).iter());
    }
    machine
}

/// The Locations whose face-down cards may come into play.
fn touched(view: &View, choice: Choice) -> Vec<CardId> {
    let mut touched = Vec::new();
    if let Some(
        Doing::Defend(Defend::More { at })
        | Doing::Assault(Assault::More { at })
        | Doing::Aid(Aid::To { at }),
    ) = view.doing.last()
    {
        touched.push(*at);
    }
    if let Choice::At(at) = choice {
        touched.push(at);
    }
    touched
}

fn with_defenders(book: &Book, view: &View, location: CardId) -> Vec<(u128, View)> {
    let Some(place) = view.places.iter().position(|it| it.location == location) else {
        return vec![(1, view.clone())];
    };
    let hidden = view.places[place].defenders.iter().filter(|it| it.is_none()).count();
    let known: Kinds = view.places[place].defenders.iter().flatten().copied().collect();
    let unseen = view::unseen(book, view);
    let may_join = |group: &[CardId], card: CardId| {
        book.is_defender(card) && !known.contains(card) && !group.contains(&card)
    };
    groups(&unseen, hidden, &may_join)
        .into_iter()
        .map(|(ways, group)| {
            let mut view = view.clone();
            let mut cards = group.into_iter();
            let slots = view.places[place].defenders.iter_mut().filter(|it| it.is_none());
            slots.for_each(|slot| *slot = cards.next());
            (ways, view)
        })
        .collect()
}

fn with_enemies(book: &Book, view: &View, location: CardId) -> Vec<(u128, View)> {
    let place = view.places.iter().position(|it| it.location == location);
    let Some((place, attack)) =
        place.and_then(|place| view.places[place].attack.as_ref().map(|attack| (place, attack)))
    else {
        return vec![(1, view.clone())];
    };
    let hidden = attack.enemies.iter().filter(|it| it.card.is_none()).count();
    let known: Kinds = attack.enemies.iter().filter_map(|it| it.card).collect();
    let unseen = view::unseen(book, view);
    let may_join = |group: &[CardId], card: CardId| {
        let goes_with = book.goes_with(card);
        let group: Kinds = group.iter().copied().collect();
        goes_with.contains(card) && known.within(goes_with) && group.within(goes_with)
    };
    groups(&unseen, hidden, &may_join)
        .into_iter()
        .map(|(ways, group)| {
            let mut view = view.clone();
            let mut cards = group.into_iter();
            let attack = view.places[place].attack.as_mut().expect("there is an attack");
            let slots = attack.enemies.iter_mut().filter(|it| it.card.is_none());
            slots.for_each(|slot| slot.card = cards.next());
            (ways, view)
        })
        .collect()
}

/// All groups of `size` cards out of a heap that may lie together, by kind, with the number of
/// sets of single cards each stands for.
fn groups(
    heap: &Heap,
    size: usize,
    may_join: &dyn Fn(&[CardId], CardId) -> bool,
) -> Vec<(u128, Vec<CardId>)> {
    let kinds: Vec<(CardId, u8)> =
        Kinds::from_iter(heap.iter()).iter().map(|card| (card, heap.count(card))).collect();
    let mut out = Vec::new();
    grow(&kinds, size, 1, &mut Vec::new(), may_join, &mut out);
    out
}

fn grow(
    kinds: &[(CardId, u8)],
    size: usize,
    ways: u128,
    group: &mut Vec<CardId>,
    may_join: &dyn Fn(&[CardId], CardId) -> bool,
    out: &mut Vec<(u128, Vec<CardId>)>,
) {
    if size == 0 {
        out.push((ways, group.clone()));
        return;
    }
    let Some((&(card, copies), rest)) = kinds.split_first() else { return };
    grow(rest, size, ways, group, may_join, out);
    // Choosing `taken` of the copies: ways times copies over taken, copy by copy.
    let (before, mut ways) = (group.len(), ways);
    for taken in 1..=u128::from(copies).min(size as u128) {
        if !may_join(group, card) {
            break;
        }
        group.push(card);
        ways = ways * (u128::from(copies) - taken + 1) / taken;
        let left = size - usize::try_from(taken).expect("at most the size");
        grow(rest, left, ways, group, may_join, out);
    }
    group.truncate(before);
}

/// What came of a choice: who won the Conflict, or how TP or points of who chose have changed.
pub fn came_of(
    before: &Machine<Doing>,
    after: &Machine<Doing>,
    events: &[Event],
    metric: &str,
) -> Option<String> {
    if leaves_open_where(after) {
        return Some(UNDECIDED.to_owned());
    }
    let seat = before.top()?.ask(&before.table).seat;
    let idle = matches!(after.stack(), [] | [Doing::Turn(Turn::Act)]);
    match metric {
        "conflict" => {
            let won = events.iter().find_map(|event| winner(&event.what));
            won.or(idle.then_some("no-conflict")).map(str::to_owned)
        }
        "tp" if idle => {
            let tp = |machine: &Machine<Doing>| i16::from(machine.table.player(seat).tp);
            Some(format!("{:+}", tp(after) - tp(before)))
        }
        "vp" if idle => Some(format!("{:+}", vp(&after.table, seat) - vp(&before.table, seat))),
        _ => None,
    }
}

/// Whether a Location is still to be chosen: cards lying there have not been weighed.
fn leaves_open_where(machine: &Machine<Doing>) -> bool {
    matches!(
        machine.top(),
        Some(
            Doing::Defend(Defend::Where)
                | Doing::Assault(Assault::Where)
                | Doing::Aid(Aid::Where | Aid::To { .. })
        )
    )
}

fn winner(what: &What) -> Option<&'static str> {
    match what {
        What::DefenderWon { .. } => Some("defender-wins"),
        What::AttackerWon { .. } => Some("attacker-wins"),
        _ => None,
    }
}

fn vp(table: &Table, seat: Seat) -> i32 {
    let points = score::points(table, seat);
    i32::from(points.own) + i32::from(points.attacked)
}
