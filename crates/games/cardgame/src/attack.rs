//! Placing Enemies on another player's Location (dwcg.att), and take-overs (dwcg.cene.8,
//! dwcg.cene.9, dwcg.cene.10, dwcg.cene.11, dwcg.cene.12, dwcg.cene.13, dwcg.cene.14, dwcg.cene.15,
//! dwcg.cene.16).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::Takeover;
use crate::cards::{self, CardId, Cards, Kinds};
use crate::choice::Choice;
use crate::conflict::{Cause, Conflict};
use crate::data::{Clan, Face};
use crate::defend::stage;
use crate::doing::{Got, Next, ask_on, done};
use crate::event::{Event, What, open};
use crate::table::{Attack, COUNTERS, Facing, Table};

/// Enemies are being placed: where, then which more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Assault {
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

/// dwcg.att.1: whether placing Enemies can begin with this card.
pub fn may_begin(table: &Table, card: CardId) -> Result<(), Illegal> {
    is_held(table, card)?;
    require(table.spare() >= 1, "dwcg.turn.8")?;
    let counter = has_counter(table);
    let mut refused = Illegal::by("dwcg.att.1");
    for spot in 0..table.places.len() {
        match may_target(table, spot, card, counter) {
            Ok(()) => return Ok(()),
            // A missing counter tells best why no Location is left, else the last of another's.
            Err(illegal) => {
                let others = table.places[spot].owner != table.active;
                if others && refused.rule.id() != "dwcg.att.10" {
                    refused = illegal;
                }
            }
        }
    }
    Err(refused)
}

/// dwcg.att.1, dwcg.sup.4: an Enemy in hand, not a Support card that would pass for one.
fn is_held(table: &Table, card: CardId) -> Result<(), Illegal> {
    table.require_in_hand(card, "dwcg.att.1")?;
    match table.face(card) {
        Face::Enemy(_) => Ok(()),
        Face::Support(_) => Err(Illegal::by("dwcg.sup.4")),
        Face::Defender | Face::Location { .. } | Face::Start { .. } | Face::End => {
            Err(Illegal::by("dwcg.att.1"))
        }
    }
}

/// dwcg.att.10: whether a Dalek counter is left to start an attack.
fn has_counter(table: &Table) -> bool {
    table.daleks_in_play(table.active) < COUNTERS
}

/// Whether the active player may place this Enemy, as the first one, on a Location.
fn may_target(table: &Table, spot: usize, card: CardId, counter: bool) -> Result<(), Illegal> {
    let (place, seat) = (&table.places[spot], table.active);
    // dwcg.att.2, dwcg.cene.10; V11: nor a partner's.
    let takes_over = place.attack.is_some() && table.book.power(card).takes_over().is_some();
    let rule = if takes_over { "dwcg.cene.10" } else { "dwcg.att.2" };
    require(!table.book.same_side(seat, place.owner), rule)?;
    if place.tardis {
        // dwcg.att.18, dwcg.att.21: stripping needs no counter.
        return Ok(());
    }
    match place.attack {
        None => require(counter, "dwcg.att.10"),
        Some(attack) if attack.by == seat => {
            // dwcg.att.11, dwcg.att.12: added to one's own attack.
            require(table.enemy_kinds(spot).within(table.book.goes_with(card)), "dwcg.att.12")
        }
        Some(attack) => may_take_over(table, spot, attack.by, card, counter),
    }
}

/// dwcg.att.13, dwcg.cene.8, dwcg.cene.9, dwcg.cene.10, dwcg.cene.11, dwcg.cene.12, dwcg.cene.13,
/// dwcg.cene.14, dwcg.cene.15, dwcg.cene.16: only Davros and the Cyberking may join another's
/// attack.
fn may_take_over(
    table: &Table,
    spot: usize,
    by: Seat,
    card: CardId,
    counter: bool,
) -> Result<(), Illegal> {
    let Some(clan) = table.book.power(card).takes_over() else {
        return Err(Illegal::by("dwcg.att.13"));
    };
    require(!table.book.same_side(table.active, by), "dwcg.att.13")?;
    require(counter, clan_rule(clan))?;
    match table.book.options.takeover {
        Takeover::Gamble => Ok(()),
        Takeover::FaceUp => {
            let shows = shows_prey(table, spot, clan, |facing| facing != Facing::Down);
            require(shows, clan_rule(clan))
        }
    }
}

/// What a take-over needs.
fn clan_rule(clan: Clan) -> &'static str {
    match clan {
        Clan::Dalek => "dwcg.cene.12",
        Clan::Cyber => "dwcg.cene.15",
    }
}

/// Whether an attack has a card that lets it be taken over, among those lying as wanted.
fn shows_prey(table: &Table, spot: usize, clan: Clan, wanted: fn(Facing) -> bool) -> bool {
    table.enemies_at(spot).any(|enemy| {
        let prey = matches!(table.face(enemy.card), Face::Enemy(it) if it.prey_of == Some(clan));
        prey && wanted(enemy.facing)
    })
}

/// dwcg.att.3, dwcg.att.4, dwcg.att.12, dwcg.att.23: whether a card can be added to those named.
fn may_add(table: &Table, at: CardId, card: CardId) -> Result<(), Illegal> {
    is_held(table, card)?;
    require(table.spare() >= 1, "dwcg.turn.8")?;
    let (spot, goes_with) = (table.spot(at), table.book.goes_with(card));
    let named: Kinds = table.staged.iter().copied().collect();
    let rule = if table.places[spot].tardis { "dwcg.att.23" } else { "dwcg.att.4" };
    require(named.within(goes_with), rule)?;
    let own_attack = table.places[spot].attack.is_some();
    require(!own_attack || table.enemy_kinds(spot).within(goes_with), "dwcg.att.12")
}

/// Whether the cards named so far may lie together on a Location as an attack of one's own.
pub(crate) fn may_place_named(table: &Table, spot: usize) -> bool {
    let named: Kinds = table.staged.iter().copied().collect();
    let own = table.places[spot].attack.is_none_or(|attack| attack.by == table.active);
    own && table.staged.iter().all(|&card| {
        named.within(table.book.goes_with(card))
            && may_target(table, spot, card, has_counter(table)).is_ok()
    })
}

impl Assault {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Assault::Named(_) | Assault::Where => {
                ask_on(table.active, "dwcg.att.1", "attack-where")
            }
            Assault::More { .. } => ask_on(table.active, "dwcg.att.3", "attack-more"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Assault::Named(card) => unreachable!("{card:?} asks nothing"),
            Assault::Where => {
                let (card, counter) = (table.staged[0], has_counter(table));
                let spots = (0..table.places.len())
                    .filter(|&spot| may_target(table, spot, card, counter).is_ok());
                out.extend(spots.map(|spot| Choice::At(table.places[spot].card)));
            }
            Assault::More { at } => {
                let more = cards::kinds(table.hand()).filter(|&it| may_add(table, at, it).is_ok());
                out.extend(more.map(Choice::Add));
                out.push(Choice::Done);
            }
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Assault::Where, Choice::At(location)) => {
                let spot = table.find(location).ok_or(Illegal::by("dwcg.att.1"))?;
                may_target(table, spot, table.staged[0], has_counter(table))
            }
            (Assault::More { at }, Choice::Add(card)) => may_add(table, at, card),
            (Assault::More { .. }, Choice::Done) => Ok(()),
            _ => Err(Illegal::by("dwcg.att.1")),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Assault::Named(card), Input::Start) => {
                stage(table, card);
                Ok(Flow::Ask(Assault::Where.into()))
            }
            (Assault::Where, Input::Choice(Choice::At(at))) => {
                let attack = table.places[table.spot(at)].attack;
                match attack {
                    Some(attack) if attack.by != table.active => {
                        take_over(table, at, attack.by, cx)
                    }
                    _ => more_or_place(table, at, cx),
                }
            }
            (Assault::More { at }, Input::Choice(Choice::Add(card))) => {
                stage(table, card);
                more_or_place(table, at, cx)
            }
            (Assault::More { at }, Input::Choice(Choice::Done)) => {
                let named = std::mem::take(&mut table.staged);
                place(table, at, &named, cx)
            }
            (doing, _) => unreachable!("{doing:?} was not waiting for this"),
        }
    }
}

/// Asks for more as long as there is a card that could be added.
fn more_or_place(table: &mut Table, at: CardId, cx: &mut Cx<'_, Event>) -> Next {
    if cards::kinds(table.hand()).any(|card| may_add(table, at, card).is_ok()) {
        return Ok(Flow::Ask(Assault::More { at }.into()));
    }
    let named = std::mem::take(&mut table.staged);
    place(table, at, &named, cx)
}

/// dwcg.att.7, dwcg.att.8, dwcg.att.11, dwcg.att.18: face down under a Dalek counter, or stripping.
fn place(table: &mut Table, at: CardId, named: &Cards, cx: &mut Cx<'_, Event>) -> Next {
    let (seat, spot) = (table.active, table.spot(at));
    if table.places[spot].tardis {
        return strip(table, at, named, cx);
    }
    for &card in named {
        table.lay_enemy(spot, card, Facing::Down);
    }
    let rule = if table.places[spot].attack.is_some() { "dwcg.att.11" } else { "dwcg.att.7" };
    table.places[spot].attack.get_or_insert(Attack { by: seat, rivers: 0 });
    cx.emit(|| {
        let cards = open(named.iter().copied());
        Event::cite(rule, What::EnemiesPlaced { seat, location: at, cards })
    });
    meet(table, at)
}

/// dwcg.att.16: Enemies on a Location with Defenders start a Conflict at once.
pub fn meet(table: &Table, at: CardId) -> Next {
    if table.places[table.spot(at)].defenders.is_empty() {
        return done();
    }
    Ok(Flow::Become(Conflict::new(at, Cause::Attacked).into()))
}

/// dwcg.att.18, dwcg.att.19, dwcg.att.20, dwcg.att.21: the Enemies are discarded, the TARDIS
/// counter returns, nothing else happens.
fn strip(table: &mut Table, at: CardId, named: &Cards, cx: &mut Cx<'_, Event>) -> Next {
    let spot = table.spot(at);
    for &card in named {
        table.discard.add(card);
    }
    table.places[spot].tardis = false;
    cx.emit(|| {
        let (seat, owner) = (table.active, table.places[spot].owner);
        let cards = open(named.iter().copied());
        Event::cite("dwcg.att.18", What::Stripped { seat, location: at, owner, cards })
    });
    done()
}

/// dwcg.cene.9, dwcg.cene.13: the card joins face up and the counters change hands.
fn take_over(table: &mut Table, at: CardId, from: Seat, cx: &mut Cx<'_, Event>) -> Next {
    let (seat, spot) = (table.active, table.spot(at));
    let card = table.staged.pop().expect("the card was named");
    let clan = table.book.power(card).takes_over().expect("only such a card may be placed there");
    if !shows_prey(table, spot, clan, |_| true) {
        // the gamble is lost.
        table.discard.add(card);
        let failed = What::TakeoverFailed { seat, location: at, card };
        cx.emit(|| Event::cite(clan_rule(clan), failed));
        return done();
    }
    table.lay_enemy(spot, card, Facing::Up);
    if let Some(attack) = &mut table.places[spot].attack {
        attack.by = seat;
    }
    cx.emit(|| Event::cite("dwcg.cene.9", What::TookOver { seat, location: at, from, card }));
    done()
}
