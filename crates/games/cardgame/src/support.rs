//! Playing a Support card (dwcg.sup, dwcg.csup).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attack::meet;
use crate::book::SecSees;
use crate::cards::{self, CardId};
use crate::choice::Choice;
use crate::conflict::place_counter;
use crate::data::{Effect, Face};
use crate::defend::stage;
use crate::doing::{Got, Next, ask_on, done};
use crate::event::{Event, What, open};
use crate::piles;
use crate::table::{Facing, Table};
use crate::tokens::{gain, shortage, then_levy};

/// dwcg.csup.23: the most counters the DreamLord removes.
const DREAMS: usize = 3;

/// A Support card is being played; it lies first among the staged cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Aid {
    /// The card is named.
    Named(CardId),
    /// Which attack on the player's own Locations?
    Where,
    /// Captain Jack: which Enemy card there?
    Which {
        /// The Location.
        at: CardId,
    },
    /// Chameleon Arch: to which Location?
    To {
        /// The Location that is rid of the attack.
        at: CardId,
    },
    /// K-9: which Defender is the cost?
    Cost {
        /// The Location.
        at: CardId,
    },
    /// DreamLord: which counters?
    Dream {
        /// The Locations named so far.
        named: [Option<CardId>; DREAMS],
    },
    /// Fish Fingers and Custard: which cards go?
    Exchange,
}

/// dwcg.sup.1, dwcg.sup.6, dwcg.turn.8: whether a Support card can be played as an action.
pub fn may_play(table: &Table, card: CardId) -> Result<(), Illegal> {
    table.require_in_hand(card, "dwcg.sup.1")?;
    let Face::Support(effect) = table.face(card) else {
        return Err(Illegal::by("dwcg.sup.1"));
    };
    match effect {
        Effect::Tesselecta => return Err(Illegal::by("dwcg.csup.13")),
        // dwcg.turn.10: it is replaced, and so is every card discarded with it.
        Effect::Fish => return require(table.hand().len() >= table.min_hand(), "dwcg.turn.8"),
        _ => require(table.spare() >= cards_spent(effect), "dwcg.turn.8")?,
    }
    match effect {
        Effect::Unit => require(table.reserve_room(table.active) >= 1, "dwcg.csup.17"),
        Effect::K9 => {
            let defender = table.hand().iter().any(|&it| table.book.is_defender(it));
            require(defender, "dwcg.csup.47")?;
            require(any_target(table, effect), "dwcg.sup.6")
        }
        Effect::Sec => require(any_target(table, effect), "dwcg.csup.43"),
        Effect::Reveal | Effect::Jack | Effect::Jammy | Effect::Arch => {
            require(any_target(table, effect), "dwcg.sup.6")
        }
        Effect::ReservePlace
        | Effect::Tesselecta
        | Effect::Dreamlord
        | Effect::Tardis
        | Effect::Crack
        | Effect::Fish => Ok(()),
    }
}

fn cards_spent(effect: Effect) -> usize {
    if effect == Effect::K9 { 2 } else { 1 }
}

fn any_target(table: &Table, effect: Effect) -> bool {
    (0..table.places.len()).any(|spot| is_target(table, effect, spot).is_ok())
}

/// Whether a card can be aimed at the attack on a Location.
fn is_target(table: &Table, effect: Effect, spot: usize) -> Result<(), Illegal> {
    let place = &table.places[spot];
    require(place.owner == table.active && place.attack.is_some(), "dwcg.sup.6")?;
    match effect {
        Effect::Sec => require(sec_sees_daleks(table, spot), "dwcg.csup.43"),
        Effect::Arch => {
            let any = (0..table.places.len()).any(|to| may_redirect(table, spot, to).is_ok());
            require(any, "dwcg.csup.39")
        }
        _ => Ok(()),
    }
}

/// dwcg.csup.43: the attack lies face up and has a Dalek card.
fn sec_sees_daleks(table: &Table, spot: usize) -> bool {
    let dalek_up = table.enemies_at(spot).any(|enemy| {
        let dalek = matches!(table.face(enemy.card), Face::Enemy(it) if it.dalek);
        dalek && enemy.facing != Facing::Down
    });
    let all_up = table.enemies_at(spot).all(|enemy| enemy.facing != Facing::Down);
    dalek_up && (all_up || table.book.options.dalek_sec == SecSees::OneUp)
}

/// dwcg.csup.36, dwcg.csup.39: a third player's Location that is not under attack.
fn may_redirect(table: &Table, from: usize, to: usize) -> Result<(), Illegal> {
    let by = table.places[from].attack.expect("the Location is attacked").by;
    let place = &table.places[to];
    require(!table.book.same_side(table.active, place.owner), "dwcg.csup.36")?;
    require(place.owner != by, "dwcg.csup.36")?;
    require(place.attack.is_none(), "dwcg.csup.39")
}

impl Aid {
    pub fn ask(self, table: &Table) -> Ask {
        let seat = table.active;
        match self {
            Aid::Named(_) | Aid::Where => ask_on(seat, "dwcg.sup.6", "support-where"),
            Aid::Which { .. } => ask_on(seat, "dwcg.csup.26", "support-which"),
            Aid::To { .. } => ask_on(seat, "dwcg.csup.35", "support-to"),
            Aid::Cost { .. } => ask_on(seat, "dwcg.csup.47", "support-cost"),
            Aid::Dream { .. } => ask_on(seat, "dwcg.csup.23", "support-counters"),
            Aid::Exchange => ask_on(seat, "dwcg.csup.49", "support-exchange"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let spots = 0..table.places.len();
        let at = |spot: usize| Choice::At(table.places[spot].card);
        let legal = |choice: &Choice| self.legality(table, *choice).is_ok();
        match self {
            Aid::Named(card) => unreachable!("{card:?} asks nothing"),
            Aid::Where | Aid::To { .. } => out.extend(spots.map(at).filter(legal)),
            Aid::Which { at } => {
                let count = table.enemies_at(table.spot(at)).count();
                out.extend(
                    (0..count).map(|nth| Choice::Nth(u8::try_from(nth).expect("few cards"))),
                );
            }
            Aid::Cost { .. } => {
                out.extend(cards::kinds(table.hand()).map(Choice::Add).filter(legal));
            }
            Aid::Dream { .. } => {
                out.extend(spots.map(at).filter(legal));
                out.push(Choice::Done);
            }
            Aid::Exchange => {
                out.extend(cards::kinds(table.hand()).map(Choice::Add));
                out.push(Choice::Done);
            }
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        let find = |location| table.find(location).ok_or(Illegal::by("dwcg.sup.6"));
        match (self, choice) {
            (Aid::Where, Choice::At(at)) => is_target(table, staged_effect(table), find(at)?),
            (Aid::Which { at }, Choice::Nth(nth)) => {
                let count = table.enemies_at(table.spot(at)).count();
                require(usize::from(nth) < count, "dwcg.csup.26")
            }
            (Aid::To { at }, Choice::At(to)) => may_redirect(table, table.spot(at), find(to)?),
            (Aid::Cost { .. }, Choice::Add(card)) => {
                let own = table.hand().contains(&card) && table.book.is_defender(card);
                require(own, "dwcg.csup.47")
            }
            (Aid::Dream { named }, Choice::At(at)) => {
                let there = table.places[find(at)?].tardis && !named.contains(&Some(at));
                require(there, "dwcg.csup.23")
            }
            (Aid::Exchange, Choice::Add(card)) => {
                require(table.hand().contains(&card), "dwcg.csup.49")
            }
            (Aid::Dream { .. } | Aid::Exchange, Choice::Done) => Ok(()),
            (doing, _) => Err(Illegal { rule: doing.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Aid::Named(card), Input::Start) => begin(table, card, cx),
            (Aid::Where, Input::Choice(Choice::At(at))) => aim(table, at, cx),
            (Aid::Which { at }, Input::Choice(Choice::Nth(nth))) => {
                remove_enemy(table, at, nth, cx)
            }
            (Aid::To { at }, Input::Choice(Choice::At(to))) => redirect(table, at, to, cx),
            (Aid::Cost { at }, Input::Choice(Choice::Add(card))) => {
                pay_defender(table, card, cx);
                win_outright(table, ["dwcg.csup.47", "dwcg.csup.46"], at, cx)
            }
            (Aid::Dream { mut named }, Input::Choice(Choice::At(at))) => {
                let free = named.iter_mut().find(|it| it.is_none());
                *free.expect("asked only while one is free") = Some(at);
                dream_or_ask(table, named, cx)
            }
            (Aid::Dream { named }, Input::Choice(Choice::Done)) => dream(table, named, cx),
            (Aid::Exchange, Input::Choice(Choice::Add(card))) => {
                stage(table, card);
                exchange_or_ask(table, cx)
            }
            (Aid::Exchange, Input::Choice(Choice::Done)) => exchange(table, cx),
            (doing, _) => unreachable!("{doing:?} was not waiting for this"),
        }
    }
}

fn staged_effect(table: &Table) -> Effect {
    match table.face(table.staged[0]) {
        Face::Support(effect) => effect,
        _ => unreachable!("a Support card is being played"),
    }
}

/// Puts the card on the table and asks for what it needs.
fn begin(table: &mut Table, card: CardId, cx: &mut Cx<'_, Event>) -> Next {
    stage(table, card);
    let asks = match staged_effect(table) {
        Effect::Reveal | Effect::Jack | Effect::Jammy | Effect::K9 | Effect::Sec | Effect::Arch => {
            Aid::Where
        }
        Effect::Fish => return exchange_or_ask(table, cx),
        Effect::Dreamlord => return dream_or_ask(table, [None; DREAMS], cx),
        Effect::Tardis => {
            return count_counters(table, "dwcg.csup.30", Table::tardises_in_play, cx);
        }
        Effect::Crack => return count_counters(table, "dwcg.csup.32", Table::daleks_in_play, cx),
        Effect::ReservePlace => return grow_reserve(table, cx),
        Effect::Unit => return ready_unit(table, cx),
        Effect::Tesselecta => unreachable!("Tesselecta is no action"),
    };
    Ok(Flow::Ask(asks.into()))
}

/// The attack is chosen: acts on it, or asks for the rest.
fn aim(table: &mut Table, at: CardId, cx: &mut Cx<'_, Event>) -> Next {
    match staged_effect(table) {
        Effect::Reveal => expose(table, at, cx),
        Effect::Jack => Ok(Flow::Ask(Aid::Which { at }.into())),
        Effect::Arch => Ok(Flow::Ask(Aid::To { at }.into())),
        Effect::K9 => Ok(Flow::Ask(Aid::Cost { at }.into())),
        Effect::Jammy => {
            play_card(table, cx);
            win_outright(table, ["dwcg.csup.45", "dwcg.csup.46"], at, cx)
        }
        Effect::Sec => {
            play_card(table, cx);
            win_outright(table, ["dwcg.csup.42", "dwcg.csup.44"], at, cx)
        }
        effect => unreachable!("{effect:?} is not aimed"),
    }
}

/// dwcg.sup.3: the card is shown and discarded; gives it back.
fn play_card(table: &mut Table, cx: &mut Cx<'_, Event>) -> CardId {
    let card = show_card(table, cx);
    table.discard.add(card);
    card
}

fn show_card(table: &mut Table, cx: &mut Cx<'_, Event>) -> CardId {
    let (seat, card) = (table.active, table.staged.remove(0));
    cx.emit(|| Event::cite("dwcg.sup.1", What::SupportPlayed { seat, card }));
    card
}

/// The TP a Support card gives its player.
fn gain_printed(
    table: &mut Table,
    rule: &'static str,
    card: CardId,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let (seat, due) = (table.active, table.book.tp(card));
    let missing = gain(table, rule, seat, due, cx);
    then_levy(shortage(table, seat, missing))
}

/// dwcg.csup.1, dwcg.csup.2, dwcg.csup.3, dwcg.csup.4, dwcg.csup.5, dwcg.csup.6, dwcg.csup.52: the
/// attack is turned face up; no Conflict.
fn expose(table: &mut Table, at: CardId, cx: &mut Cx<'_, Event>) -> Next {
    let (card, spot) = (play_card(table, cx), table.spot(at));
    for enemy in table.enemies.iter_mut().filter(|enemy| usize::from(enemy.at) == spot) {
        enemy.facing = Facing::Up;
    }
    cx.emit(|| {
        let cards = open(table.enemies_at(spot).map(|enemy| enemy.card));
        Event::cite("dwcg.csup.1", What::Exposed { location: at, cards })
    });
    gain_printed(table, "dwcg.csup.2", card, cx)
}

/// dwcg.csup.7, dwcg.csup.8, dwcg.csup.9: the card stays beside the Reserve.
fn grow_reserve(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let (seat, card) = (table.active, show_card(table, cx));
    cards::insert(&mut table.player_mut(seat).beside, card);
    let places = u8::try_from(table.reserve_places(seat)).expect("few places");
    cx.emit(|| Event::cite("dwcg.csup.7", What::ReserveGrew { seat, card, places }));
    done()
}

/// dwcg.csup.16, dwcg.csup.17: U.N.I.T. lies face up in the Reserve.
fn ready_unit(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let (seat, card) = (table.active, show_card(table, cx));
    let player = table.player_mut(seat);
    cards::insert(&mut player.units, card);
    player.unit_taken_back = false;
    cx.emit(|| Event::cite("dwcg.csup.16", What::UnitReady { seat, card }));
    done()
}

/// dwcg.csup.26, dwcg.csup.27, dwcg.csup.28, dwcg.csup.29: one Enemy card, chosen by its place, is
/// discarded.
fn remove_enemy(table: &mut Table, at: CardId, nth: u8, cx: &mut Cx<'_, Event>) -> Next {
    play_card(table, cx);
    let spot = table.spot(at);
    let mut there =
        (0..table.enemies.len()).filter(|&it| usize::from(table.enemies[it].at) == spot);
    let index = there.nth(usize::from(nth)).expect("checked to be there");
    let card = table.enemies.remove(index).card;
    table.discard.add(card);
    cx.emit(|| Event::cite("dwcg.csup.26", What::EnemyDiscarded { location: at, card }));
    if table.enemies_at(spot).next().is_none() {
        let by = table.places[spot].attack.expect("it was attacked").by;
        table.end_attack(spot);
        cx.emit(|| Event::cite("dwcg.csup.29", What::AttackEnded { location: at, by }));
    }
    done()
}

/// dwcg.csup.35, dwcg.csup.36, dwcg.csup.37, dwcg.csup.38, dwcg.csup.39, dwcg.csup.40,
/// dwcg.csup.41: the whole attack moves, as if newly placed by its controller.
fn redirect(table: &mut Table, at: CardId, to: CardId, cx: &mut Cx<'_, Event>) -> Next {
    play_card(table, cx);
    let (from, target) = (table.spot(at), table.spot(to));
    let by = table.places[from].attack.expect("the Location is attacked").by;
    table.move_attack(from, target);
    cx.emit(|| Event::cite("dwcg.csup.35", What::Redirected { location: at, to, by }));
    if !table.places[target].tardis {
        return meet(table, to);
    }
    let owner = table.places[target].owner;
    let cards = open(table.enemies_at(target).map(|enemy| enemy.card));
    table.end_attack(target);
    table.places[target].tardis = false;
    let stripped = What::Stripped { seat: by, location: to, owner, cards };
    cx.emit(|| Event::cite("dwcg.csup.40", stripped));
    done()
}

/// dwcg.csup.47: K-9 and a Defender from hand are discarded.
fn pay_defender(table: &mut Table, card: CardId, cx: &mut Cx<'_, Event>) {
    play_card(table, cx);
    let seat = table.active;
    cards::take(&mut table.player_mut(seat).hand, card);
    table.discard.add(card);
    cx.emit(|| Event::cite("dwcg.csup.47", What::CostPaid { seat, card }));
}

/// dwcg.csup.44, dwcg.csup.46, dwcg.csup.48, dwcg.csup.53: an attack beaten by a card alone.
fn win_outright(
    table: &mut Table,
    [won, counter]: [&'static str; 2],
    at: CardId,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let (seat, spot): (Seat, usize) = (table.active, table.spot(at));
    let beaten = open(table.enemies_at(spot).map(|enemy| enemy.card));
    table.end_attack(spot);
    cx.emit(|| Event::cite(won, What::WonOutright { seat, location: at, cards: beaten }));
    place_counter(table, at, [counter, "dwcg.csup.53"], cx);
    done()
}

/// dwcg.csup.23: asks as long as another counter could be named.
fn dream_or_ask(
    table: &mut Table,
    named: [Option<CardId>; DREAMS],
    cx: &mut Cx<'_, Event>,
) -> Next {
    let left = table.places.iter().any(|it| it.tardis && !named.contains(&Some(it.card)));
    if left && named.contains(&None) {
        return Ok(Flow::Ask(Aid::Dream { named }.into()));
    }
    dream(table, named, cx)
}

/// dwcg.csup.23, dwcg.csup.24, dwcg.csup.25: the named counters return to their owners, then two
/// TP.
fn dream(table: &mut Table, named: [Option<CardId>; DREAMS], cx: &mut Cx<'_, Event>) -> Next {
    let card = play_card(table, cx);
    for location in named.into_iter().flatten() {
        let spot = table.spot(location);
        table.places[spot].tardis = false;
        let removed = What::CounterRemoved { location, owner: table.places[spot].owner };
        cx.emit(|| Event::cite("dwcg.csup.24", removed));
    }
    gain_printed(table, "dwcg.csup.25", card, cx)
}

/// dwcg.csup.30, dwcg.csup.31, dwcg.csup.32, dwcg.csup.33, dwcg.csup.34: a TP for each counter, in
/// turn order from the player of the card.
fn count_counters(
    table: &mut Table,
    rule: &'static str,
    counters: fn(&Table, Seat) -> u8,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let (seat, card) = (table.active, play_card(table, cx));
    let due = table.book.tp(card).saturating_add(counters(table, seat));
    let missing = gain(table, rule, seat, due, cx);
    for steps in 1..table.book.players {
        let other = seat.left(steps, table.book.players);
        gain(table, rule, other, counters(table, other), cx);
    }
    then_levy(shortage(table, seat, missing))
}

fn exchange_or_ask(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if table.hand().is_empty() { exchange(table, cx) } else { Ok(Flow::Ask(Aid::Exchange.into())) }
}

/// dwcg.csup.49, dwcg.csup.50, dwcg.csup.51: all discards first, then as many draws, the card
/// itself counted.
fn exchange(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let (seat, gone) = (table.active, std::mem::take(&mut table.staged));
    let card = gone[0];
    cx.emit(|| Event::cite("dwcg.sup.1", What::SupportPlayed { seat, card }));
    for &card in &gone {
        table.throw_away(card);
    }
    let count = gone.len();
    cx.emit(|| {
        let cards = open(gone.iter().skip(1).copied());
        Event::cite("dwcg.csup.49", What::Exchanged { seat, cards })
    });
    piles::draw(table, "dwcg.csup.50", seat, count, cx)?;
    done()
}

/// dwcg.end.24: whether playing this card only puts it back where it was.
pub fn is_unit_again(table: &Table, card: CardId) -> bool {
    let unit = table.face(card) == Face::Support(Effect::Unit);
    unit && table.player(table.active).unit_taken_back
}
