//! What is likely to come of dice that lie on the table and of shots about to be fired, for bots. No rule.

use reglette_engine::Seat;

use crate::adventure;
use crate::aim;
use crate::data::scenarios::Plot;
use crate::declared;
use crate::doing::Doing;
use crate::figure::Mark;
use crate::ground::{self, Passage};
use crate::harm::{self, Harm};
use crate::ids::FigureId;
use crate::options::MeleeDamage;
use crate::roll::{Cause, Contest, Rolling};
use crate::scene;
use crate::shot::{self, Shot};
use crate::table::{Table, Verdict};
use crate::traits::Trait;
use crate::upkeep;
use crate::worth::{POINT, body, shock};

/// A chance of one, in the unit of this estimate.
const SURE: i32 = 1_000;

/// Counts what the open question is about in what everybody can hope for.
pub fn weigh(table: &Table, top: Doing, looks: &mut [i32]) {
    match top {
        Doing::Rolling(Rolling { contest, .. }) => rolled(table, &contest, looks),
        Doing::Harm(Harm::Final { blow, verdict }) => {
            suffers(table, blow.victim, blow.seat, chances_of(verdict), looks);
        }
        Doing::Shot(Shot::Stressed { through, .. }) => {
            let (seat, target) = (table.attack.as_ref().map(|it| it.seat), shot::target(table));
            hurts(table, target, seat, through, looks);
        }
        Doing::Shot(Shot::Declared) => fired(table, looks),
        Doing::Upkeep(upkeep::Upkeep::Calm { figure, tokens }) => {
            looks[table[figure].seat.index()] += 10 * i32::from(tokens);
        }
        _ => {}
    }
}

/// Dice on the table.
fn rolled(table: &Table, contest: &Contest, looks: &mut [i32]) {
    let (attack, defence) = (contest.attack, contest.defence);
    match contest.cause {
        Cause::Shot { seat, target, .. } => {
            if attack.dice.h > 0 && table[target].state.stress < 2 {
                looks[table[target].seat.index()] -= 10;
            }
            hurts(table, target, Some(seat), shot::through(table, contest), looks);
        }
        Cause::Blast { seat, target } => {
            hurts(table, target, Some(seat), shot::through(table, contest), looks);
        }
        Cause::Round { attacker, target } => {
            let (ours, theirs) = (attack.total_hits(), defence.total_hits());
            let all = table.book.options.melee_damage == MeleeDamage::All;
            let dice = if all { ours.max(theirs) } else { ours.abs_diff(theirs) };
            let (winner, loser) = match ours.cmp(&theirs) {
                std::cmp::Ordering::Greater => (attacker, target),
                std::cmp::Ordering::Less => (target, attacker),
                std::cmp::Ordering::Equal => return,
            };
            hurts(table, loser, Some(table[winner].seat), dice, looks);
        }
        Cause::Damage { seat, victim, .. } => {
            let chances = harm::result(table, contest).map_or([0, 0], chances_of);
            suffers(table, victim, seat, chances, looks);
        }
        Cause::Stress { figure } => {
            let tokens = upkeep::recovered(table, figure, contest);
            looks[table[figure].seat.index()] += 10 * i32::from(tokens);
        }
        Cause::Obstacle { figure } => {
            let way = match ground::passage(contest) {
                Passage::Crossed => 12,
                Passage::Stopped => 4,
                Passage::Stuck => 0,
            };
            looks[table[figure].seat.index()] += way;
        }
        Cause::Work { figure } => works(table, figure, contest, looks),
        Cause::Initiative { seat } => looks[seat.index()] += 5 * i32::from(attack.dice.h),
        Cause::TakeBack { seat } => {
            looks[seat.index()] += 9 * i32::from(adventure::comes_back(table, seat, contest));
        }
        Cause::Signal { seat } => {
            looks[seat.index()] += 30 * i32::from(declared::is_jammed(contest));
        }
    }
}

/// ex.sn.6, ex.sn.7, ex.sn.17: what a roll for the scenario brings.
fn works(table: &Table, figure: FigureId, contest: &Contest, looks: &mut [i32]) {
    let dice = contest.attack.dice;
    let seat = table[figure].seat;
    let brings = match table.book.scenario.plot {
        Plot::Converter { .. } if scene::is_repair(table, figure) => dice.a,
        _ => dice.h,
    };
    looks[seat.index()] += POINT * i32::from(brings) * 3 / 2;
}

/// A shot that is declared, by the hits to be expected of its dice.
fn fired(table: &Table, looks: &mut [i32]) {
    let Some(attack) = &table.attack else { return };
    let target = shot::target(table);
    let (parts, cover) = shot::attack_parts(table, target);
    let dice = i32::from(aim::sum(&parts).max(0));
    let guard = i32::from(aim::sum(&aim::defence(table, target, cover))) + i32::from(attack.senses);
    // In sixths of a die: half of the attack dice hit, a third of the others cancel, half in cover.
    let through = 3 * dice - guard * if cover { 3 } else { 2 } + 2;
    let through = u8::try_from(through.max(0) / 6).unwrap_or(u8::MAX);
    hurts(table, target, Some(attack.seat), through, looks);
}

/// So many damage dice for a victim.
fn hurts(table: &Table, victim: FigureId, by: Option<Seat>, dice: u8, looks: &mut [i32]) {
    let Some(by) = by else { return };
    suffers(table, victim, by, chances(dice), looks);
}

/// The chances of Shocked and of Exterminated of so many damage dice (section 6).
fn chances(dice: u8) -> [i32; 2] {
    let (mut calm, mut alive) = (SURE, SURE);
    for _ in 0..dice.min(12) {
        (calm, alive) = (calm / 3, alive * 5 / 6);
    }
    [alive - calm, SURE - alive]
}

fn chances_of(verdict: Verdict) -> [i32; 2] {
    match verdict {
        Verdict::Scratch => [0, 0],
        Verdict::Shocked => [SURE, 0],
        Verdict::Exterminated => [0, SURE],
    }
}

/// What results with these chances cost whoever suffers them, and bring whoever deals them.
fn suffers(
    table: &Table,
    victim: FigureId,
    by: Seat,
    [shocked, exterminated]: [i32; 2],
    looks: &mut [i32],
) {
    let it = &table[victim];
    let owner = it.seat;
    let spared = it.state.wounds < table.profile(victim).wounds
        || table.has(victim, Trait::Regeneration) && !it.is(Mark::Regenerated);
    let (down, gone, gain) = if spared {
        (16, 16, 0)
    } else {
        let scores = owner != by && !table.book.bonus(by).is_doctors();
        let gain = if scores { POINT * i32::from(table.profile(victim).vp) } else { 0 };
        (shock(table, victim), body(table, victim), gain)
    };
    let down = if it.state.shocked { 0 } else { down };
    looks[owner.index()] -= (shocked * down + exterminated * gone) / SURE;
    looks[by.index()] += exterminated * gain / SURE;
}
