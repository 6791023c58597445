//! Whether what a position says is in progress fits its table: play must be able to come there.

use reglette_engine::Procedure;
use reglette_engine::fault::Fault;

use crate::attack::{self, Assault};
use crate::book::{LocationTp, Shortage};
use crate::cards::CardId;
use crate::conflict::{self, Cause, Conflict, Now};
use crate::data::{Effect, Face};
use crate::defend::Defend;
use crate::doing::Doing;
use crate::location::Settle;
use crate::piles::{Shed, Stash};
use crate::position::bad;
use crate::support::Aid;
use crate::table::{Facing, Place, Table};
use crate::turn::Turn;

/// Refuses what no question of the game could be open about.
pub fn check(table: &Table, doing: &[Doing]) -> Result<(), Fault> {
    check_fights(table, doing)?;
    let waits = match doing {
        [] => table.ended.is_some(),
        [Doing::Turn(Turn::Act)] => table.staged.is_empty(),
        [Doing::Turn(Turn::Acting { idle }), top] => {
            counts_as(*top, *idle) && action_waits(table, *top) && has_option(table, *top)
        }
        // The Conflict goes on when the missing tokens are taken.
        [
            Doing::Turn(Turn::Acting { idle: false }),
            Doing::Conflict(conflict),
            top @ Doing::Levy(_),
        ] => {
            conflict_levies(table, *conflict)
                && action_waits(table, *top)
                && has_option(table, *top)
        }
        _ => false,
    };
    if waits { Ok(()) } else { Err(bad("fault-position-doing", "doing")) }
}

/// dwcg.end.23: what counts as doing nothing, of the actions that can wait. A levy may follow a
/// U.N.I.T. that is played again.
fn counts_as(top: Doing, idle: bool) -> bool {
    match top {
        Doing::Stash(_) => idle,
        Doing::Levy(_) => true,
        Doing::Turn(_)
        | Doing::Settle(_)
        | Doing::Defend(_)
        | Doing::Assault(_)
        | Doing::Aid(_)
        | Doing::Shed(_)
        | Doing::Conflict(_) => !idle,
    }
}

/// dwcg.conf.2: Enemies and Defenders meet, and cards have just come up, only where the Conflict in
/// progress is.
fn check_fights(table: &Table, doing: &[Doing]) -> Result<(), Fault> {
    let fought = doing.iter().find_map(|it| match it {
        Doing::Conflict(conflict) => Some(conflict.at),
        _ => None,
    });
    for (spot, place) in table.places.iter().enumerate() {
        let both = place.attack.is_some() && !place.defenders.is_empty();
        let turned = table.enemies_at(spot).any(|enemy| enemy.facing == Facing::Turned);
        if (both || turned) && fought != Some(place.card) {
            return Err(bad("fault-position-doing", format!("locations[{spot}]")));
        }
    }
    Ok(())
}

fn has_option(table: &Table, top: Doing) -> bool {
    let mut options = Vec::new();
    top.options(table, &mut options);
    !options.is_empty()
}

/// Whether an action that an active player has begun waits here for an answer.
fn action_waits(table: &Table, top: Doing) -> bool {
    let named = table.staged.as_slice();
    let keeps_minimum = table.hand().len() >= table.min_hand();
    match top {
        Doing::Turn(_) => false,
        Doing::Settle(settle) => named.is_empty() && settle_waits(table, settle),
        Doing::Levy(levy) => named.is_empty() && levy.missing > 0 && table.bank() == 0,
        Doing::Defend(defend) => keeps_minimum && defend_waits(table, defend),
        Doing::Assault(assault) => keeps_minimum && assault_waits(table, assault),
        Doing::Aid(aid) => aid_waits(table, aid),
        Doing::Stash(stash) => {
            let room = table.reserve_room(table.active) > 0;
            stash == Stash::More && named.len() == 1 && keeps_minimum && room
        }
        Doing::Shed(shed) => shed == Shed::More && named.len() == 1 && keeps_minimum,
        Doing::Conflict(conflict) => named.is_empty() && conflict_waits(table, conflict),
    }
}

/// dwcg.loc.3, dwcg.loc.12: the Location played last has TP to take or leave.
fn settle_waits(table: &Table, settle: Settle) -> bool {
    let last = table.places.last();
    last.is_some_and(|place| place.card == settle.card && place.owner == table.active)
        && table.book.tp(settle.card) > 0
        && table.player(table.active).tp < table.book.tokens
        && table.book.options.location_tp == LocationTp::May
}

fn defend_waits(table: &Table, defend: Defend) -> bool {
    let named = table.staged.as_slice();
    let distinct = |(at, card): (usize, &CardId)| !named[..at].contains(card);
    let defenders = !named.is_empty()
        && named.iter().all(|&card| table.book.is_defender(card))
        && named.iter().enumerate().all(distinct);
    defenders
        && match defend {
            Defend::Named(_) => false,
            Defend::Where => named.len() == 1,
            Defend::More { at } => table.find(at).is_some_and(|spot| {
                let Place { owner, defenders, .. } = &table.places[spot];
                *owner == table.active && !named.iter().any(|card| defenders.contains(card))
            }),
        }
}

fn assault_waits(table: &Table, assault: Assault) -> bool {
    match (assault, table.staged.as_slice()) {
        (Assault::Named(_), _) | (_, []) => false,
        (Assault::Where, named) => {
            named.len() == 1 && matches!(table.face(named[0]), Face::Enemy(_))
        }
        (Assault::More { at }, _) => {
            table.find(at).is_some_and(|spot| attack::may_place_named(table, spot))
        }
    }
}

fn aid_waits(table: &Table, aid: Aid) -> bool {
    let Some((&first, more)) = table.staged.split_first() else { return false };
    let Face::Support(effect) = table.face(first) else { return false };
    if aid == Aid::Exchange {
        return effect == Effect::Fish;
    }
    let cost = usize::from(effect == Effect::K9);
    let keeps_minimum = table.hand().len() >= table.min_hand() + cost;
    let attacked = |at: CardId| {
        table.find(at).is_some_and(|spot| {
            table.places[spot].owner == table.active && table.places[spot].attack.is_some()
        })
    };
    more.is_empty()
        && keeps_minimum
        && match aid {
            Aid::Named(_) | Aid::Exchange => false,
            Aid::Where => matches!(
                effect,
                Effect::Reveal
                    | Effect::Jack
                    | Effect::Jammy
                    | Effect::K9
                    | Effect::Sec
                    | Effect::Arch
            ),
            Aid::Which { at } => effect == Effect::Jack && attacked(at),
            Aid::To { at } => effect == Effect::Arch && attacked(at),
            Aid::Cost { at } => effect == Effect::K9 && attacked(at),
            Aid::Dream { named } => effect == Effect::Dreamlord && dream_waits(table, &named),
        }
}

/// dwcg.csup.23: counters that lie there, each named once, and room to name another.
fn dream_waits(table: &Table, named: &[Option<CardId>]) -> bool {
    let lies = |at: CardId| table.find(at).is_some_and(|spot| table.places[spot].tardis);
    let once = |at: CardId| named.iter().filter(|&&it| it == Some(at)).count() == 1;
    named.contains(&None) && named.iter().flatten().all(|&at| lies(at) && once(at))
}

/// What holds in a Conflict from the reveal on (dwcg.conf.4).
fn fights(table: &Table, conflict: Conflict) -> bool {
    let Some(spot) = table.find(conflict.at) else { return false };
    let Place { owner, defenders, attack: Some(attack), .. } = &table.places[spot] else {
        return false;
    };
    let (river, rory) = (table.book.deck.defenders.river, table.book.deck.defenders.rory);
    let turned = !conflict.river_turned || (attack.rivers > 0 && !defenders.contains(&river));
    let gone = !conflict.rory_gone || (table.discard.count(rory) > 0 && !defenders.contains(&rory));
    let revealed = table.enemies_at(spot).all(|enemy| enemy.facing != Facing::Down);
    (conflict.cause == Cause::Defended) == (*owner == table.active) && revealed && turned && gone
}

fn conflict_waits(table: &Table, conflict: Conflict) -> bool {
    if !fights(table, conflict) {
        return false;
    }
    let spot = table.spot(conflict.at);
    let counted = conflict.defence == conflict::defence(table, spot) + u16::from(conflict.paid);
    let fought = counted && conflict.to_lose == 0;
    let lost = fought && conflict.defence < conflict::attack(table, spot);
    match conflict.now {
        Now::Reveal | Now::Effects => false,
        Now::Unit => fought && conflict.may_pay_unit(table),
        Now::Tesselecta => lost && conflict.may_rescue(table),
        Now::Rory => lost && conflict.may_take_rory(table),
        Now::Forced => {
            let several = conflict.loss(table).groups(conflict.to_lose) > 1;
            several
                && conflict.to_lose <= conflict.defence
                && table.places[spot].defenders.is_empty()
        }
    }
}

/// TP of the revealed cards that the active player takes from others.
fn conflict_levies(table: &Table, conflict: Conflict) -> bool {
    let begun = Conflict { now: Now::Effects, ..Conflict::new(conflict.at, conflict.cause) };
    conflict == begun
        && fights(table, conflict)
        && !table.places[table.spot(conflict.at)].defenders.is_empty()
        && table.book.options.tp_shortage == Shortage::AllActiveGains
        && [conflict.defender(table), conflict.attacker(table)].contains(&table.active)
}
