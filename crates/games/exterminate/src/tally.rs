//! What a roll comes to as it lies: what everybody can see in its windows, and what each play makes of it.

use std::fmt;

use reglette_engine::{Machine, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::adventure;
use crate::choice::Choice;
use crate::declared;
use crate::doing::Doing;
use crate::ground::{self, Passage};
use crate::harm;
use crate::played;
use crate::roll::{Cause, Contest};
use crate::scene;
use crate::shot;
use crate::stake::{self, Hope};
use crate::table::{Table, Verdict};
use crate::upkeep;

/// What a roll comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tally {
    /// R1: so many Hits for initiative.
    Hits(u8),
    /// R2: how an obstacle is passed.
    Passage(Passage),
    /// R3, R4: so many hits go through.
    Through(u8),
    /// R5: the damage; nothing without dice.
    Damage(Option<Verdict>),
    /// R6: the hits of both sides of a round.
    Round {
        /// Of the attacker.
        hits: u8,
        /// Of the target.
        against: u8,
    },
    /// R7: so many Stress tokens may go.
    Calms(u8),
    /// R10: so much of the work is done.
    Work(u8),
    /// R8 and the Cordolaine Signal: whether it succeeds.
    Success(bool),
}

/// What a roll comes to as it lies.
pub fn of(table: &Table, contest: &Contest) -> Tally {
    match contest.cause {
        Cause::Initiative { .. } => Tally::Hits(contest.attack.dice.h),
        Cause::Obstacle { .. } => Tally::Passage(ground::passage(contest)),
        Cause::Shot { .. } | Cause::Blast { .. } => Tally::Through(shot::through(table, contest)),
        Cause::Round { .. } => Tally::Round {
            hits: contest.attack.total_hits(),
            against: contest.defence.total_hits(),
        },
        Cause::Damage { .. } => Tally::Damage(harm::result(table, contest)),
        Cause::Stress { figure } => Tally::Calms(upkeep::recovered(table, figure, contest)),
        Cause::TakeBack { seat } => Tally::Success(adventure::comes_back(table, seat, contest)),
        Cause::Work { figure } => Tally::Work(scene::progress(table, figure, contest.attack.dice)),
        Cause::Signal { .. } => Tally::Success(declared::is_jammed(contest)),
    }
}

/// The roll whose window is open.
pub fn open(machine: &Machine<Doing>) -> Option<Tally> {
    match machine.top() {
        Some(Doing::Rolling(rolling)) => Some(of(&machine.table, &rolling.contest)),
        _ => None,
    }
}

/// Whether nothing better could come of a roll for somebody; `stress` where nothing but less Stress could
/// (ex.st.5).
fn best(table: &Table, contest: &Contest, seat: Seat) -> Option<&'static str> {
    let suffers = stake::hope(table, contest, seat) == Hope::Failure;
    let stress = suffers && stress(table, contest) == Some(true);
    let best = stake::is_best(table, contest, seat);
    best.then_some(if stress { "stress" } else { "yes" })
}

/// Of a shot, whether it brings Stress as it lies (ex.st.3, ex.st.5).
fn stress(table: &Table, contest: &Contest) -> Option<bool> {
    matches!(contest.cause, Cause::Shot { .. }).then(|| shot::would_stress(table, contest))
}

/// ex.wt.3: with how many hits a blast reaches others than its target; nothing where there are none.
fn beside(table: &Table, contest: &Contest) -> Option<u8> {
    let Cause::Shot { target, .. } = contest.cause else { return None };
    (!shot::beside(table, target).is_empty()).then(|| shot::spreading(contest))
}

/// What an answer in a window makes of the roll, as long as no dice decide it, and of a shot whether it then brings
/// Stress and with how many hits a blast goes on (`beside`); `best` says of a pass that nothing better could come of the roll, or nothing but less Stress.
pub fn remark(machine: &Machine<Doing>, choice: &Choice) -> Vec<(&'static str, String)> {
    let Some(Doing::Rolling(rolling)) = machine.top() else { return Vec::new() };
    let table = &machine.table;
    let (seat, part) = rolling.whose(table);
    let mut contest = rolling.contest;
    if !played::lay(table, &mut contest, part, choice) {
        return Vec::new();
    }
    let tally = of(table, &contest);
    let mut told = vec![("stands", tally.to_string())];
    if let Tally::Round { hits, against } = tally {
        told.extend([("hits", hits.to_string()), ("against", against.to_string())]);
    }
    if let Some(stress) = stress(table, &contest) {
        told.push(("stress", if stress { "yes" } else { "no" }.to_owned()));
    }
    if let Some(hits) = beside(table, &contest) {
        told.push(("beside", hits.to_string()));
    }
    if *choice == Choice::Pass
        && let Some(best) = best(table, &contest, seat)
    {
        told.push(("best", best.to_owned()));
    }
    told
}

/// In a word or a number.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match *self {
            Tally::Hits(many) | Tally::Through(many) | Tally::Calms(many) | Tally::Work(many) => {
                return write!(f, "{many}");
            }
            Tally::Passage(Passage::Crossed) => "crossed",
            Tally::Passage(Passage::Stopped) => "stopped",
            Tally::Passage(Passage::Stuck) => "stuck",
            Tally::Damage(None) => "nothing",
            Tally::Damage(Some(Verdict::Scratch)) => "scratch",
            Tally::Damage(Some(Verdict::Shocked)) => "shocked",
            Tally::Damage(Some(Verdict::Exterminated)) => "exterminated",
            Tally::Round { hits, against } if hits > against => "won",
            Tally::Round { hits, against } if hits < against => "lost",
            Tally::Round { .. } => "tied",
            Tally::Success(true) => "yes",
            Tally::Success(false) => "no",
        };
        f.write_str(word)
    }
}
