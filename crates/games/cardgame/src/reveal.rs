//! What cards do once a Conflict has begun (steps 2 to 7 of dwcg.conf.3): Time Points, and the
//! effects of Defenders (dwcg.cdef) and Enemies (dwcg.cene).

use reglette_engine::Cx;

use crate::book::{PandoricaCheck, PandoricaTakes, TpReveal};
use crate::cards::{self, CardId};
use crate::conflict::Conflict;
use crate::data::{Defenders, Power};
use crate::event::{Event, Seen, What, open};
use crate::table::{Facing, Table};
use crate::tokens::{Levy, gain, shortage, steal};

impl Conflict {
    /// dwcg.conf.4: all cards are turned face up.
    pub(crate) fn turn_up(self, table: &mut Table, cx: &mut Cx<'_, Event>) {
        let (location, spot) = (self.at, table.spot(self.at));
        for enemy in table.enemies.iter_mut().filter(|enemy| usize::from(enemy.at) == spot) {
            if enemy.facing == Facing::Down {
                enemy.facing = Facing::Turned;
            }
        }
        cx.emit(|| {
            let (defender, attacker) = (self.defender(table), self.attacker(table));
            let enemies = open(table.enemies_at(spot).map(|enemy| enemy.card));
            let defenders = open(table.places[spot].defenders.iter().copied());
            let what = What::ConflictBegan { location, attacker, defender, enemies, defenders };
            Event::cite("dwcg.conf.4", what)
        });
    }

    /// dwcg.conf.5: the TP printed on cards that came up, first for the defender; gives what the
    /// active player then takes from others.
    pub(crate) fn gain_tp(self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Option<Levy> {
        let (defender, attacker) = (self.defender(table), self.attacker(table));
        let spot = table.spot(self.at);
        let defenders = table.places[spot].defenders.iter().copied();
        let for_defenders = printed_tp(table, defenders);
        let fresh = table.enemies_at(spot).filter(|enemy| gives_tp(table, enemy.facing));
        let for_enemies = printed_tp(table, fresh.map(|enemy| enemy.card));
        let missing = gain(table, "dwcg.conf.5", defender, for_defenders, cx);
        let levy = shortage(table, defender, missing);
        let missing = gain(table, "dwcg.conf.5", attacker, for_enemies, cx);
        levy.or(shortage(table, attacker, missing))
    }

    /// dwcg.conf.6, dwcg.cene.21: each Slitheen that came up takes one TP from the defender.
    pub(crate) fn slitheen(self, table: &mut Table, cx: &mut Cx<'_, Event>) {
        let (defender, attacker) = (self.defender(table), self.attacker(table));
        let thieves = table
            .enemies_at(table.spot(self.at))
            .filter(|enemy| gives_tp(table, enemy.facing))
            .filter(|enemy| table.book.power(enemy.card) == Power::Slitheen)
            .count();
        for _ in 0..thieves {
            if table.player(defender).tp > 0 {
                steal(table, "dwcg.conf.6", attacker, defender, cx);
            }
        }
    }

    /// dwcg.cene.23, dwcg.cene.24, dwcg.cene.25, dwcg.cene.26: each Pandorica that looks and finds
    /// Rory or the Doctor costs cards.
    pub(crate) fn pandorica(&mut self, table: &mut Table, cx: &mut Cx<'_, Event>) {
        let spot = table.spot(self.at);
        while let Some((index, Sprung { rule, box_goes, defender })) = sprung(table, spot) {
            let mut gone = Seen::new();
            if box_goes {
                let card = table.enemies.remove(index).card;
                table.discard.add(card);
                gone.push(Some(card));
            }
            if let Some(lost) = defender {
                cards::take(&mut table.places[spot].defenders, lost);
                table.discard.add(lost);
                gone.push(Some(lost));
                self.rory_gone |= lost == table.book.deck.defenders.rory;
            }
            let what = What::PandoricaSprung { location: self.at, cards: gone };
            cx.emit(|| Event::cite(rule, what));
        }
    }

    /// dwcg.cene.17, dwcg.cene.18: River Song goes over to the attack.
    pub(crate) fn kovarian(&mut self, table: &mut Table, cx: &mut Cx<'_, Event>) {
        let (spot, river) = (table.spot(self.at), table.book.deck.defenders.river);
        let kovarian =
            table.enemies_at(spot).any(|enemy| table.book.power(enemy.card) == Power::Kovarian);
        let place = &mut table.places[spot];
        if !kovarian || !place.defenders.contains(&river) {
            return;
        }
        cards::take(&mut place.defenders, river);
        place.attack.as_mut().expect("a Conflict has an attack").rivers += 1;
        self.river_turned = true;
        cx.emit(|| Event::cite("dwcg.cene.17", What::RiverTurned { location: self.at }));
    }

    /// dwcg.cene.5, dwcg.cene.7.
    pub(crate) fn amy_beats_silurians(self, table: &Table) -> bool {
        let spot = table.spot(self.at);
        let amy = table.places[spot].defenders.contains(&table.book.deck.defenders.amy);
        let silurians = |card| table.book.power(card) == Power::Silurians;
        amy && table.enemies_at(spot).any(|enemy| silurians(enemy.card))
    }
}

/// dwcg.conf.7, A-13: whether a card lying so gives or takes TP in this Conflict.
fn gives_tp(table: &Table, facing: Facing) -> bool {
    facing == Facing::Turned || table.book.options.tp_reveal == TpReveal::EveryConflict
}

fn printed_tp(table: &Table, cards: impl Iterator<Item = CardId>) -> u8 {
    cards.map(|card| table.book.tp(card)).fold(0, u8::saturating_add)
}

/// What a Pandorica costs when it has found somebody.
struct Sprung {
    rule: &'static str,
    /// Whether the Pandorica itself is discarded.
    box_goes: bool,
    /// The Defender who is.
    defender: Option<CardId>,
}

/// dwcg.cene.23, dwcg.cene.24, dwcg.cene.25, dwcg.cene.26, A-34: the first Pandorica that finds
/// somebody, and what it costs.
fn sprung(table: &Table, spot: usize) -> Option<(usize, Sprung)> {
    let looks = |facing| {
        facing == Facing::Turned
            || table.book.options.pandorica_check == PandoricaCheck::EveryConflict
    };
    let index = table.enemies.iter().position(|enemy| {
        usize::from(enemy.at) == spot
            && table.book.power(enemy.card) == Power::Pandorica
            && looks(enemy.facing)
    })?;
    let Defenders { rory, doctor, .. } = table.book.deck.defenders;
    let there = &table.places[spot].defenders;
    if there.contains(&rory) {
        let both = Sprung { rule: "dwcg.cene.23", box_goes: true, defender: Some(rory) };
        return Some((index, both));
    }
    // dwcg.cene.25: with neither of them it fights normally.
    let defender = match table.book.options.pandorica {
        _ if !there.contains(&doctor) => return None,
        PandoricaTakes::Box => None,
        PandoricaTakes::Doctor => Some(doctor),
    };
    Some((index, Sprung { rule: "dwcg.cene.24", box_goes: defender.is_none(), defender }))
}
