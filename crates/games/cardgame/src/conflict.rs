//! Conflict (dwcg.conf): its steps, and what defender and attacker decide in it.

use arrayvec::ArrayVec;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::{Rescue, RiverTurned, UnitUse};
use crate::cards::{self, CardId};
use crate::choice::{Choice, Zone};
use crate::doing::{Got, Next, ask, done};
use crate::event::{Event, What, open};
use crate::forced::Loss;
use crate::table::{Facing, Table};

/// A Conflict in progress on a Location that is attacked and defended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Conflict {
    /// The Location.
    pub at: CardId,
    /// Who brought it about.
    pub cause: Cause,
    /// How far it is.
    pub now: Now,
    /// Defence Strength as known so far.
    #[serde(default)]
    pub defence: u16,
    /// TP paid to U.N.I.T.
    #[serde(default)]
    pub paid: u8,
    /// Rory was discarded by the Pandorica.
    #[serde(default)]
    pub rory_gone: bool,
    /// River Song changed sides in this Conflict.
    #[serde(default)]
    pub river_turned: bool,
    /// Strength of Enemies the attacker must still discard.
    #[serde(default)]
    pub to_lose: u16,
}

/// What brought Enemies and Defenders together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Enemies came to a Location with Defenders.
    Attacked,
    /// Defenders came to a Location under attack.
    Defended,
}

/// The steps of a Conflict between which play can pause (dwcg.conf.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Now {
    /// Steps 2 and 3: reveal, TP gains.
    Reveal,
    /// Steps 4 to 8: effects and totals.
    Effects,
    /// Step 9: U.N.I.T.
    Unit,
    /// Step 11: Tesselecta.
    Tesselecta,
    /// Step 11: Rory.
    Rory,
    /// Step 11: forced discard.
    Forced,
}

impl Conflict {
    /// A Conflict about to be resolved.
    pub fn new(at: CardId, cause: Cause) -> Conflict {
        Conflict {
            at,
            cause,
            now: Now::Reveal,
            defence: 0,
            paid: 0,
            rory_gone: false,
            river_turned: false,
            to_lose: 0,
        }
    }

    pub(crate) fn defender(self, table: &Table) -> Seat {
        table.places[table.spot(self.at)].owner
    }

    pub(crate) fn attacker(self, table: &Table) -> Seat {
        table.places[table.spot(self.at)].attack.expect("a Conflict has an attack").by
    }

    pub fn ask(self, table: &Table) -> Ask {
        let defender = self.defender(table);
        match self.now {
            Now::Unit => ask(defender, "dwcg.csup.18", "unit"),
            Now::Tesselecta => ask(defender, "dwcg.csup.10", "tesselecta"),
            Now::Rory => ask(defender, "dwcg.cdef.6", "rory"),
            Now::Forced => ask(self.attacker(table), "dwcg.conf.26", "forced-discard"),
            Now::Reveal | Now::Effects => unreachable!("{:?} asks nothing", self.now),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let candidates: &[Choice] = match self.now {
            Now::Unit => &[Choice::Pay, Choice::Decline],
            Now::Tesselecta => &[
                Choice::Tesselecta(Zone::Hand),
                Choice::Tesselecta(Zone::Reserve),
                Choice::Decline,
            ],
            Now::Rory => &[Choice::TakeRory, Choice::Decline],
            Now::Forced => {
                let loss = self.loss(table);
                out.extend(loss.candidates(self.to_lose).map(Choice::Lose));
                return;
            }
            Now::Reveal | Now::Effects => unreachable!("{:?} asks nothing", self.now),
        };
        out.extend(candidates.iter().filter(|&&it| self.legality(table, it).is_ok()));
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self.now, choice) {
            (Now::Tesselecta, Choice::Tesselecta(zone)) => {
                let held = tesselecta_in(table, self.defender(table), zone).is_some();
                require(held, "dwcg.csup.11")
            }
            (Now::Unit, Choice::Pay)
            | (Now::Rory, Choice::TakeRory)
            | (Now::Unit | Now::Tesselecta | Now::Rory, Choice::Decline) => Ok(()),
            (Now::Forced, Choice::Lose(card)) => {
                let loss = self.loss(table);
                require(loss.candidates(self.to_lose).any(|it| it == card), "dwcg.conf.25")
            }
            (_, Choice::Add(_)) => Err(Illegal::by("dwcg.def.12")),
            _ => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    pub fn resume(mut self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self.now, input) {
            (Now::Reveal, _) => self.reveal(table, cx),
            (Now::Effects, _) => self.effects(table, cx),
            (Now::Unit, Input::Choice(Choice::Pay)) => self.pay_unit(table, cx),
            (Now::Unit, _) => self.compare(table, cx),
            (Now::Tesselecta, Input::Choice(Choice::Tesselecta(zone))) => {
                self.rescue(table, zone, cx);
                self.after_rescue(table, cx)
            }
            (Now::Tesselecta, _) => self.rory(table, cx),
            (Now::Rory, Input::Choice(Choice::TakeRory)) => {
                self.take_rory(table, cx);
                self.after_rescue(table, cx)
            }
            (Now::Rory, _) => self.after_rescue(table, cx),
            (Now::Forced, Input::Choice(Choice::Lose(card))) => {
                self.lose(table, card, cx);
                self.forced(table, cx)
            }
            (Now::Forced, _) => unreachable!("a group must be chosen"),
        }
    }

    /// Steps 2 and 3 (dwcg.conf.3): reveal, TP gains.
    fn reveal(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        self.turn_up(table, cx);
        let levy = self.gain_tp(table, cx);
        self.now = Now::Effects;
        match levy {
            Some(levy) => Ok(Flow::Call { first: levy.into(), then: self.into() }),
            None => self.effects(table, cx),
        }
    }

    /// Steps 4 to 8 (dwcg.conf.3): Slitheen, Pandorica, Kovarian, Silurians, totals.
    fn effects(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        self.slitheen(table, cx);
        self.pandorica(table, cx);
        self.kovarian(table, cx);
        if self.amy_beats_silurians(table) {
            cx.emit(|| Event::cite("dwcg.cene.5", What::SiluriansBeaten { location: self.at }));
            return self.defender_wins(table, "dwcg.cene.6", cx);
        }
        let spot = table.spot(self.at);
        self.defence = defence(table, spot);
        let attack = attack(table, spot);
        let totals = What::Totals { location: self.at, defence: self.defence, attack };
        cx.emit(|| Event::cite("dwcg.conf.9", totals));
        // dwcg.conf.14: without an Enemy card left the defender wins.
        if table.enemies_at(spot).next().is_none() {
            return self.defender_wins(table, "dwcg.conf.14", cx);
        }
        self.unit_or_compare(table, cx)
    }

    /// dwcg.csup.18, dwcg.csup.19, dwcg.csup.20, dwcg.csup.21: asks for U.N.I.T. while it may be
    /// used, then compares.
    fn unit_or_compare(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        if self.may_pay_unit(table) {
            self.now = Now::Unit;
            return Ok(Flow::Ask(self.into()));
        }
        self.compare(table, cx)
    }

    /// dwcg.csup.18, dwcg.csup.21, A-27: whether the defender may pay a TP to U.N.I.T. now.
    pub(crate) fn may_pay_unit(self, table: &Table) -> bool {
        let defender = table.player(self.defender(table));
        let most = match table.book.options.unit_use {
            UnitUse::Once => defender.units.len(),
            UnitUse::Any if defender.units.is_empty() => 0,
            UnitUse::Any => usize::MAX,
        };
        usize::from(self.paid) < most && defender.tp > 0
    }

    fn pay_unit(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let seat = self.defender(table);
        table.player_mut(seat).tp -= 1;
        self.paid += 1;
        self.defence += 1;
        let defence = self.defence;
        cx.emit(|| Event::cite("dwcg.csup.18", What::UnitPaid { seat, defence }));
        self.unit_or_compare(table, cx)
    }

    /// dwcg.conf.11, dwcg.conf.12: a tie is the defender's.
    fn compare(self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let attack = attack(table, table.spot(self.at));
        if self.defence >= attack {
            return self.defender_wins(table, "dwcg.conf.11", cx);
        }
        let (defender, attacker) = (self.defender(table), self.attacker(table));
        let (location, defence) = (self.at, self.defence);
        let won = What::AttackerWon { location, defender, attacker, defence, attack };
        cx.emit(|| Event::cite("dwcg.conf.12", won));
        self.tesselecta(table, cx)
    }

    /// dwcg.conf.15, dwcg.conf.16, dwcg.conf.17, dwcg.conf.18: everything is discarded, the
    /// counters change places.
    fn defender_wins(self, table: &mut Table, rule: &'static str, cx: &mut Cx<'_, Event>) -> Next {
        let spot = table.spot(self.at);
        let (defender, attacker) = (self.defender(table), self.attacker(table));
        let attack = attack(table, spot);
        let (location, defence) = (self.at, defence(table, spot) + u16::from(self.paid));
        let won = What::DefenderWon { location, defender, attacker, defence, attack };
        cx.emit(|| Event::cite(rule, won));
        let defenders = std::mem::take(&mut table.places[spot].defenders);
        for card in defenders {
            table.discard.add(card);
        }
        table.end_attack(spot);
        place_counter(table, self.at, ["dwcg.conf.17", "dwcg.conf.18"], cx);
        done()
    }

    /// dwcg.conf.22: asks for Tesselecta, also who does not hold it.
    fn tesselecta(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        if self.may_rescue(table) {
            self.now = Now::Tesselecta;
            return Ok(Flow::Ask(self.into()));
        }
        self.rory(table, cx)
    }

    /// dwcg.csup.14, A-26: whether Tesselecta would save anybody, and may be held as far as all
    /// know.
    pub(crate) fn may_rescue(self, table: &Table) -> bool {
        let any_to_save = match table.book.options.tesselecta {
            _ if !table.places[table.spot(self.at)].defenders.is_empty() => true,
            Rescue::Defending => false,
            Rescue::All => self.rory_gone || self.river_turned,
        };
        any_to_save && tesselecta_may_be_held(table)
    }

    /// dwcg.csup.12, dwcg.csup.13, dwcg.csup.14, A-26: the Defenders return, the card is discarded.
    fn rescue(&mut self, table: &mut Table, zone: Zone, cx: &mut Cx<'_, Event>) {
        let (seat, spot) = (self.defender(table), table.spot(self.at));
        let card = tesselecta_in(table, seat, zone).expect("checked to be there");
        let player = table.player_mut(seat);
        match zone {
            Zone::Hand => cards::take(&mut player.hand, card),
            Zone::Reserve => cards::take(&mut player.reserve, card),
        }
        table.discard.add(card);
        let mut saved = std::mem::take(&mut table.places[spot].defenders);
        if table.book.options.tesselecta == Rescue::All {
            saved.extend(self.also_saved(table, spot));
        }
        for &defender in &saved {
            cards::insert(&mut table.player_mut(seat).hand, defender);
        }
        let cards = open(saved);
        cx.emit(|| Event::cite("dwcg.csup.12", What::TesselectaPlayed { seat, card, cards }));
    }

    /// a River who changed sides leaves the attack; a Rory discarded here comes back.
    fn also_saved(&mut self, table: &mut Table, spot: usize) -> ArrayVec<CardId, 2> {
        let mut saved = ArrayVec::new();
        let (river, rory) = (table.book.deck.defenders.river, table.book.deck.defenders.rory);
        if std::mem::take(&mut self.river_turned) {
            table.places[spot].attack.as_mut().expect("a Conflict has an attack").rivers -= 1;
            saved.push(river);
        }
        if std::mem::take(&mut self.rory_gone) {
            table.discard.remove(rory);
            saved.push(rory);
        }
        saved
    }

    fn rory(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        if self.may_take_rory(table) {
            self.now = Now::Rory;
            return Ok(Flow::Ask(self.into()));
        }
        self.after_rescue(table, cx)
    }

    /// dwcg.cdef.4, dwcg.cdef.5, dwcg.cdef.6, dwcg.cdef.7, dwcg.cdef.8, dwcg.cdef.9: whether a Rory
    /// is there who lay there before the attack.
    pub(crate) fn may_take_rory(self, table: &Table) -> bool {
        let rory = table.book.deck.defenders.rory;
        let there = table.places[table.spot(self.at)].defenders.contains(&rory);
        there && self.cause == Cause::Attacked
    }

    fn take_rory(self, table: &mut Table, cx: &mut Cx<'_, Event>) {
        let (seat, spot) = (self.defender(table), table.spot(self.at));
        let rory = table.book.deck.defenders.rory;
        cards::take(&mut table.places[spot].defenders, rory);
        cards::insert(&mut table.player_mut(seat).hand, rory);
        cx.emit(|| Event::cite("dwcg.cdef.5", What::RoryReturned { seat }));
    }

    /// dwcg.conf.23, dwcg.conf.24: the Defenders left are discarded, then some of the Enemies.
    fn after_rescue(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let spot = table.spot(self.at);
        let lost = std::mem::take(&mut table.places[spot].defenders);
        for &card in &lost {
            table.discard.add(card);
        }
        if !lost.is_empty() {
            let what = What::DefendersLost { location: self.at, cards: open(lost) };
            cx.emit(|| Event::cite("dwcg.conf.23", what));
        }
        self.discard_river(table, cx);
        self.to_lose = self.loss(table).heaviest(self.defence, table.book.options.forced_discard);
        self.forced(table, cx)
    }

    /// dwcg.cene.19, A-33: a River who only counts for this Conflict is discarded after it.
    fn discard_river(&mut self, table: &mut Table, cx: &mut Cx<'_, Event>) {
        if !self.river_turned || table.book.options.river_turned == RiverTurned::Joins {
            return;
        }
        self.river_turned = false;
        let (spot, river) = (table.spot(self.at), table.book.deck.defenders.river);
        table.places[spot].attack.as_mut().expect("a Conflict has an attack").rivers -= 1;
        table.discard.add(river);
        let what = What::DefendersLost { location: self.at, cards: open([river]) };
        cx.emit(|| Event::cite("dwcg.cene.19", what));
    }

    /// dwcg.conf.24, dwcg.conf.25, dwcg.conf.26, dwcg.conf.27, dwcg.conf.28, dwcg.conf.29,
    /// dwcg.conf.30, dwcg.conf.31: the best group goes at once when it is the only one, else card
    /// by card.
    fn forced(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        while self.to_lose > 0 {
            let loss = self.loss(table);
            if loss.groups(self.to_lose) > 1 {
                self.now = Now::Forced;
                return Ok(Flow::Ask(self.into()));
            }
            let card = loss.candidates(self.to_lose).next().expect("a best group exists");
            self.lose(table, card, cx);
        }
        // dwcg.conf.32: the attackers that remain stay face up.
        let spot = table.spot(self.at);
        for enemy in table.enemies.iter_mut().filter(|enemy| usize::from(enemy.at) == spot) {
            enemy.facing = Facing::Up;
        }
        done()
    }

    pub(crate) fn loss(self, table: &Table) -> Loss {
        Loss::new(
            table
                .enemies_at(table.spot(self.at))
                .map(|enemy| (enemy.card, table.book.strength(enemy.card))),
        )
    }

    fn lose(&mut self, table: &mut Table, card: CardId, cx: &mut Cx<'_, Event>) {
        let (spot, by) = (table.spot(self.at), self.attacker(table));
        let index = table
            .enemies
            .iter()
            .position(|enemy| usize::from(enemy.at) == spot && enemy.card == card)
            .expect("the card is in the attack");
        table.enemies.remove(index);
        table.discard.add(card);
        self.to_lose -= u16::from(table.book.strength(card));
        let lost = What::EnemiesLost { location: self.at, by, cards: vec![Some(card)] };
        cx.emit(|| Event::cite("dwcg.conf.25", lost));
    }
}

/// dwcg.conf.9, dwcg.conf.13: Strength of the Defenders on a Location.
pub fn defence(table: &Table, spot: usize) -> u16 {
    table.places[spot].defenders.iter().map(|&card| u16::from(table.book.strength(card))).sum()
}

/// dwcg.conf.9, dwcg.conf.13, dwcg.cene.18: Strength of the attack on a Location, with the Rivers
/// who changed sides as long as an Enemy card is left.
pub fn attack(table: &Table, spot: usize) -> u16 {
    let strength = |card| u16::from(table.book.strength(card));
    let rivers = match table.places[spot].attack {
        Some(attack) if table.enemies_at(spot).next().is_some() => u16::from(attack.rivers),
        _ => 0,
    };
    let enemies: u16 = table.enemies_at(spot).map(|enemy| strength(enemy.card)).sum();
    enemies + rivers * strength(table.book.deck.defenders.river)
}

/// dwcg.conf.17, dwcg.conf.18, dwcg.conf.19: the owner's TARDIS counter, if one is left; told by
/// the rules given.
pub fn place_counter(
    table: &mut Table,
    at: CardId,
    [placed, none_left]: [&'static str; 2],
    cx: &mut Cx<'_, Event>,
) {
    let spot = table.spot(at);
    let seat = table.places[spot].owner;
    if table.protect(spot) {
        cx.emit(|| Event::cite(placed, What::Protected { location: at, seat }));
    } else {
        cx.emit(|| Event::cite(none_left, What::NoCounterLeft { location: at, seat }));
    }
}

/// dwcg.csup.11: a Tesselecta card held there.
fn tesselecta_in(table: &Table, seat: Seat, zone: Zone) -> Option<CardId> {
    let player = table.player(seat);
    let held: &[CardId] = match zone {
        Zone::Hand => &player.hand,
        Zone::Reserve => &player.reserve,
    };
    held.iter().copied().find(|&card| table.book.deck.tesselecta.contains(card))
}

/// Whether, as far as everyone knows, somebody may hold a Tesselecta.
fn tesselecta_may_be_held(table: &Table) -> bool {
    let known_gone = |card| table.discard.count(card) == table.book.cards.count(card);
    table.book.deck.tesselecta.iter().any(|card| !known_gone(card))
}
