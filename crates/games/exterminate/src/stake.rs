//! Who hopes what of a roll: that it succeeds, that it fails, or neither for certain (ex.xc.7, ex.xc.10, ex.xc.12).

use reglette_engine::Seat;

use crate::choice::Whose;
use crate::dice::{Face, Faces};
use crate::ground::Passage;
use crate::ids::FigureId;
use crate::roll::{Cause, Contest};
use crate::scene;
use crate::shot;
use crate::table::{Table, Verdict};
use crate::tally::{self, Tally};

/// What somebody hopes of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hope {
    /// That it succeeds.
    Success,
    /// That it fails.
    Failure,
    /// Nothing that could be said for certain.
    Open,
}

/// What a player hopes of whoever attacks, or of the only one who rolled. What counts is who suffers, and who has
/// ordered a move: a blast may hurt a friend, and an enemy may move for somebody else.
pub fn hope(table: &Table, contest: &Contest, seat: Seat) -> Hope {
    let owner = |it: FigureId| table[it].seat;
    match contest.cause {
        Cause::Shot { seat: by, target, .. } | Cause::Blast { seat: by, target } => {
            strike(seat, by, owner(target))
        }
        Cause::Damage { seat: by, victim, .. } => strike(seat, by, owner(victim)),
        Cause::Round { attacker, target } => strike(seat, owner(attacker), owner(target)),
        Cause::Obstacle { figure } => {
            let by = table.trip.as_ref().map_or(owner(figure), |it| it.seat);
            if by == owner(figure) { test(seat, by) } else { only(seat, by) }
        }
        Cause::Initiative { seat: by } | Cause::TakeBack { seat: by } => test(seat, by),
        Cause::Stress { figure } | Cause::Work { figure } => test(seat, owner(figure)),
        Cause::Signal { seat: by } => match &table.attack {
            Some(it) if seat != by => strike(seat, owner(shot::target(table)), it.seat),
            _ => only(seat, by),
        },
    }
}

/// Whoever suffers hopes for a failure, of a friend too.
fn strike(seat: Seat, by: Seat, victim: Seat) -> Hope {
    if seat == victim { Hope::Failure } else { only(seat, by) }
}

/// Whoever looks on hopes that others fail.
fn test(seat: Seat, by: Seat) -> Hope {
    if seat == by { Hope::Success } else { Hope::Failure }
}

fn only(seat: Seat, by: Seat) -> Hope {
    if seat == by { Hope::Success } else { Hope::Open }
}

/// What a player hopes of the dice of one side.
pub fn hope_of(table: &Table, contest: &Contest, seat: Seat, of: Whose) -> Hope {
    match (hope(table, contest, seat), of) {
        (Hope::Success, Whose::Defence) => Hope::Failure,
        (Hope::Failure, Whose::Defence) => Hope::Success,
        (hope, _) => hope,
    }
}

/// Whether nothing better could come of a roll for a player.
pub fn is_best(table: &Table, contest: &Contest, seat: Seat) -> bool {
    match (tally::of(table, contest), hope(table, contest, seat)) {
        (Tally::Through(0), Hope::Failure) => !reaches(table, contest, seat),
        (
            Tally::Damage(None | Some(Verdict::Scratch))
            | Tally::Passage(Passage::Stuck)
            | Tally::Success(false)
            | Tally::Calms(0),
            Hope::Failure,
        )
        | (
            Tally::Damage(Some(Verdict::Exterminated))
            | Tally::Passage(Passage::Crossed)
            | Tally::Success(true),
            Hope::Success,
        ) => true,
        (Tally::Hits(hits), Hope::Success) => hits == contest.attack.dice.total(),
        (Tally::Calms(tokens), Hope::Success) => match contest.cause {
            Cause::Stress { figure } => tokens == table[figure].state.stress,
            _ => false,
        },
        // ex.sn.7: what is counted may go up or down.
        (Tally::Work(done), Hope::Failure) => done == table.scene.count,
        (Tally::Work(done), Hope::Success) => match contest.cause {
            Cause::Work { figure } => done == most(table, figure, contest),
            _ => false,
        },
        _ => false,
    }
}

/// ex.wt.3: whether a blast reaches figures of a player beside its target.
fn reaches(table: &Table, contest: &Contest, seat: Seat) -> bool {
    let Cause::Shot { target, .. } = contest.cause else { return false };
    let own = |it: &FigureId| table[*it].seat == seat;
    shot::spreading(contest) > 0 && shot::beside(table, target).iter().any(own)
}

/// ex.sn.6, ex.sn.7, ex.sn.17: how far the work would be if every die did it.
fn most(table: &Table, figure: FigureId, contest: &Contest) -> u8 {
    let face = if scene::is_repair(table, figure) { Face::Armour } else { Face::Hit };
    scene::progress(table, figure, Faces::only(face, contest.attack.dice.total()))
}
