//! Conflict (dwcg.conf), with the effects of Defenders (dwcg.cdef) and Enemies (dwcg.cene).

use arrayvec::ArrayVec;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::{PandoricaCheck, PandoricaTakes, Rescue, RiverTurned, TpReveal, UnitUse};
use crate::cards::{self, CardId};
use crate::choice::{Choice, Zone};
use crate::data::Power;
use crate::doing::{Got, Next, ask, done};
use crate::event::{Event, Seen, What, open};
use crate::forced::Loss;
use crate::support::place_counter;
use crate::table::{Facing, Table};
use crate::tokens::{gain, shortage, steal};

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
    pub defence: u8,
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
    pub to_lose: u8,
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

    fn defender(self, table: &Table) -> Seat {
        table.places[table.spot(self.at)].owner
    }

    fn attacker(self, table: &Table) -> Seat {
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
            (Now::Unit, Choice::Pay) => {
                require(table.player(self.defender(table)).tp > 0, "dwcg.csup.18")
            }
            (Now::Tesselecta, Choice::Tesselecta(zone)) => {
                let held = tesselecta_in(table, self.defender(table), zone).is_some();
                require(held, "dwcg.csup.11")
            }
            (Now::Rory, Choice::TakeRory)
            | (Now::Unit | Now::Tesselecta | Now::Rory, Choice::Decline) => Ok(()),
            (Now::Forced, Choice::Lose(card)) => {
                let loss = self.loss(table);
                require(loss.candidates(self.to_lose).any(|it| it == card), "dwcg.conf.25")
            }
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

    /// dwcg.conf.4, dwcg.conf.5: all cards face up, then the TP printed on those that came up.
    fn reveal(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let (spot, defender, attacker) =
            (table.spot(self.at), self.defender(table), self.attacker(table));
        for enemy in table.enemies.iter_mut().filter(|enemy| usize::from(enemy.at) == spot) {
            if enemy.facing == Facing::Down {
                enemy.facing = Facing::Turned;
            }
        }
        cx.emit(|| {
            let enemies = open(table.enemies_at(spot).map(|enemy| enemy.card));
            let defenders = open(table.places[spot].defenders.iter().copied());
            let location = self.at;
            let what = What::ConflictBegan { location, attacker, defender, enemies, defenders };
            Event::cite("dwcg.conf.4", what)
        });
        let for_defenders =
            table.places[spot].defenders.iter().map(|&card| table.book.tp(card)).sum();
        let fresh = table.enemies_at(spot).filter(|enemy| gives_tp(table, enemy.facing));
        let for_enemies = fresh.map(|enemy| table.book.tp(enemy.card)).sum();
        let missing = gain(table, "dwcg.conf.5", defender, for_defenders, cx);
        let levy = shortage(table, defender, missing);
        let missing = gain(table, "dwcg.conf.5", attacker, for_enemies, cx);
        let levy = levy.or(shortage(table, attacker, missing));
        self.now = Now::Effects;
        match levy {
            Some(levy) => Ok(Flow::Call { first: levy.into(), then: self.into() }),
            None => self.effects(table, cx),
        }
    }

    /// Steps 4 to 8 (dwcg.conf.3): Slitheen, Pandorica, Kovarian, Silurians, totals.
    fn effects(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let spot = table.spot(self.at);
        self.slitheen(table, spot, cx);
        self.pandorica(table, spot, cx);
        self.kovarian(table, spot, cx);
        if self.amy_beats_silurians(table, spot) {
            cx.emit(|| Event::cite("dwcg.cene.5", What::SiluriansBeaten { location: self.at }));
            return self.defender_wins(table, "dwcg.cene.6", cx);
        }
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

    /// dwcg.conf.6, dwcg.cene.21: each Slitheen that came up takes one TP from the defender.
    fn slitheen(self, table: &mut Table, spot: usize, cx: &mut Cx<'_, Event>) {
        let (defender, attacker) = (self.defender(table), self.attacker(table));
        let thieves = table
            .enemies_at(spot)
            .filter(|enemy| gives_tp(table, enemy.facing))
            .filter(|enemy| table.book.power(enemy.card) == Power::Slitheen)
            .count();
        for _ in 0..thieves {
            if table.player(defender).tp > 0 {
                steal(table, "dwcg.conf.6", attacker, defender, cx);
            }
        }
    }

    /// dwcg.cene.23–26: with Rory both go; else with the Doctor it goes (A-34: or he does).
    fn pandorica(&mut self, table: &mut Table, spot: usize, cx: &mut Cx<'_, Event>) {
        let every = table.book.options.pandorica_check == PandoricaCheck::EveryConflict;
        let looking = |table: &Table| {
            table.enemies.iter().position(|enemy| {
                usize::from(enemy.at) == spot
                    && table.book.power(enemy.card) == Power::Pandorica
                    && (every || enemy.facing == Facing::Turned)
            })
        };
        while let Some(index) = looking(table) {
            let (rory, doctor) = (table.book.deck.defenders.rory, table.book.deck.defenders.doctor);
            let there = &table.places[spot].defenders;
            let (has_rory, has_doctor) = (there.contains(&rory), there.contains(&doctor));
            let takes_doctor = table.book.options.pandorica == PandoricaTakes::Doctor;
            let mut gone = Seen::new();
            if has_rory || (has_doctor && !takes_doctor) {
                let card = table.enemies.remove(index).card;
                table.discard.add(card);
                gone.push(Some(card));
            }
            if has_rory || (has_doctor && takes_doctor) {
                let lost = if has_rory { rory } else { doctor };
                cards::take(&mut table.places[spot].defenders, lost);
                table.discard.add(lost);
                gone.push(Some(lost));
                self.rory_gone |= has_rory;
            }
            let rule = if has_rory { "dwcg.cene.23" } else { "dwcg.cene.24" };
            if !gone.is_empty() {
                let what = What::PandoricaSprung { location: self.at, cards: gone };
                cx.emit(|| Event::cite(rule, what));
            }
            // dwcg.cene.25: a Pandorica that stays fights normally.
            if !has_rory && (!has_doctor || takes_doctor) {
                return;
            }
        }
    }

    /// dwcg.cene.17, dwcg.cene.18: River Song goes over to the attack.
    fn kovarian(&mut self, table: &mut Table, spot: usize, cx: &mut Cx<'_, Event>) {
        let river = table.book.deck.defenders.river;
        let kovarian =
            table.enemies_at(spot).any(|enemy| table.book.power(enemy.card) == Power::Kovarian);
        if !kovarian || !table.places[spot].defenders.contains(&river) {
            return;
        }
        let place = &mut table.places[spot];
        cards::take(&mut place.defenders, river);
        place.attack.as_mut().expect("a Conflict has an attack").rivers += 1;
        self.river_turned = true;
        cx.emit(|| Event::cite("dwcg.cene.17", What::RiverTurned { location: self.at }));
    }

    /// dwcg.cene.5, dwcg.cene.7.
    fn amy_beats_silurians(self, table: &Table, spot: usize) -> bool {
        let amy = table.places[spot].defenders.contains(&table.book.deck.defenders.amy);
        let silurians = |card| table.book.power(card) == Power::Silurians;
        amy && table.enemies_at(spot).any(|enemy| silurians(enemy.card))
    }

    /// dwcg.csup.18–21: asks for U.N.I.T. while it may be used, then compares.
    fn unit_or_compare(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let defender = table.player(self.defender(table));
        let most = match table.book.options.unit_use {
            UnitUse::Once => u8::try_from(defender.units.len()).expect("few places"),
            UnitUse::Any if defender.units.is_empty() => 0,
            UnitUse::Any => u8::MAX,
        };
        if self.paid < most && defender.tp > 0 {
            self.now = Now::Unit;
            return Ok(Flow::Ask(self.into()));
        }
        self.compare(table, cx)
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

    /// dwcg.conf.15–18: everything is discarded, the counters change places.
    fn defender_wins(self, table: &mut Table, rule: &'static str, cx: &mut Cx<'_, Event>) -> Next {
        let spot = table.spot(self.at);
        let (defender, attacker) = (self.defender(table), self.attacker(table));
        let attack = attack(table, spot);
        let (location, defence) = (self.at, defence(table, spot) + self.paid);
        let won = What::DefenderWon { location, defender, attacker, defence, attack };
        cx.emit(|| Event::cite(rule, won));
        let defenders = std::mem::take(&mut table.places[spot].defenders);
        for card in defenders {
            table.discard.add(card);
        }
        table.end_attack(spot);
        place_counter(table, self.at, cx);
        done()
    }

    /// dwcg.conf.22: asks for Tesselecta, also who does not hold it, unless all know it is gone.
    fn tesselecta(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let all = table.book.options.tesselecta == Rescue::All;
        let any_to_save = !table.places[table.spot(self.at)].defenders.is_empty()
            || (all && (self.rory_gone || self.river_turned));
        if any_to_save && tesselecta_may_be_held(table) {
            self.now = Now::Tesselecta;
            return Ok(Flow::Ask(self.into()));
        }
        self.rory(table, cx)
    }

    /// dwcg.csup.12–14, A-26: the Defenders return, the card is discarded.
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
        if self.rory_gone && table.discard.remove(rory) {
            saved.push(rory);
        }
        saved
    }

    /// dwcg.cdef.4–8: a Rory who lay there before the attack may be taken back.
    fn rory(mut self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let rory = table.book.deck.defenders.rory;
        let there = table.places[table.spot(self.at)].defenders.contains(&rory);
        if there && self.cause == Cause::Attacked {
            self.now = Now::Rory;
            return Ok(Flow::Ask(self.into()));
        }
        self.after_rescue(table, cx)
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
        // a River who only counted for this Conflict is discarded too.
        if self.river_turned && table.book.options.river_turned == RiverTurned::Discard {
            table.places[spot].attack.as_mut().expect("a Conflict has an attack").rivers -= 1;
            table.discard.add(table.book.deck.defenders.river);
        }
        self.to_lose = self.loss(table).heaviest(self.defence, table.book.options.forced_discard);
        self.forced(table, cx)
    }

    /// dwcg.conf.24–31: cards that every best group has go at once; between groups is asked.
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

    fn loss(self, table: &Table) -> Loss {
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
        self.to_lose -= table.book.strength(card);
        let lost = What::EnemiesLost { location: self.at, by, cards: vec![Some(card)] };
        cx.emit(|| Event::cite("dwcg.conf.25", lost));
    }
}

/// dwcg.conf.7, A-13: whether a card lying so gives or takes TP in this Conflict.
fn gives_tp(table: &Table, facing: Facing) -> bool {
    facing == Facing::Turned || table.book.options.tp_reveal == TpReveal::EveryConflict
}

/// dwcg.conf.9, dwcg.conf.13: Strength of the Defenders on a Location.
pub fn defence(table: &Table, spot: usize) -> u8 {
    table.places[spot].defenders.iter().map(|&card| table.book.strength(card)).sum()
}

/// dwcg.conf.9, dwcg.cene.18: Strength of the attack on a Location, Rivers included.
pub fn attack(table: &Table, spot: usize) -> u8 {
    let enemies: u8 = table.enemies_at(spot).map(|enemy| table.book.strength(enemy.card)).sum();
    let rivers = table.places[spot].attack.map_or(0, |attack| attack.rivers);
    enemies.saturating_add(rivers * table.book.strength(table.book.deck.defenders.river))
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
