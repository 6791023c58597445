//! How good a table looks to a seat: what bots steer by. No rule.

use reglette_engine::Seat;
use reglette_geometry::{Body, Length};

use crate::book::Role;
use crate::data::forces::Bonus;
use crate::figure::Whereabouts;
use crate::ids::FigureId;
use crate::moves;
use crate::nodes;
use crate::table::{Table, many};

/// A Victory Point, in the unit of this estimate.
const POINT: i32 = 100;

/// How good the table looks to a seat: its prospects less those of its rivals.
pub fn worth(table: &Table, seat: Seat) -> i32 {
    let rivals: Vec<i32> =
        table.seats().filter(|&it| it != seat).map(|it| prospects(table, it)).collect();
    let best = rivals.iter().copied().max().unwrap_or(0);
    let sum: i32 = rivals.iter().sum();
    let count = i32::try_from(rivals.len().max(1)).unwrap_or(1);
    prospects(table, seat) - (best + sum / count) / 2
}

/// What a seat has scored and can hope to score.
fn prospects(table: &Table, seat: Seat) -> i32 {
    let player = table.player(seat);
    let scored = POINT * i32::from(player.vp);
    if table.ended {
        return scored;
    }
    let carried = POINT * i32::from(nodes::worth(table, seat)) * 9 / 10;
    let cards = i32::from(many(&player.hand)) * 4
        + i32::try_from(player.cards.hand.len() + player.cards.open.len()).unwrap_or(0) * 5;
    let figures: i32 = table.own(seat).map(|it| figure(table, it)).sum();
    let left = table
        .all()
        .filter(|&it| table[it].seat == seat && table[it].state.whereabouts == Whereabouts::Left);
    let safe = i32::try_from(left.count()).unwrap_or(0) * 60;
    scored + carried + cards + figures + safe + i32::from(player.fate) * 14
}

/// What a figure is worth where it stands and as it is.
fn figure(table: &Table, figure: FigureId) -> i32 {
    let (it, profile) = (&table[figure], table.profile(figure));
    let soldier = it.role != Role::Civilian;
    let mut worth = 45 + 22 * i32::from(profile.vp);
    if table.book.bonus(it.seat) == Bonus::Doctor && soldier {
        worth += POINT * 3 / 4;
    }
    if it.state.shocked {
        worth -= 28;
    }
    worth -= 9 * i32::from(it.state.stress) + 10 * i32::from(it.state.wounds);
    worth + nearness(table, figure)
}

/// How near a figure is to what it wants: goals of the scenario, or else the nearest enemy.
fn nearness(table: &Table, figure: FigureId) -> i32 {
    let base = table.base(figure);
    let gap = |body: Body<'_>| base.body().gap(body).length();
    let goals = moves::goals(table, figure);
    let goal = goals.iter().map(|it| gap(Body::from(*it))).min();
    let foe = table.foes(table[figure].seat).map(|it| gap(table.base(it).body())).min();
    let inches = |it: Length| it.0.max(0) / 254;
    let pull =
        |it: Option<Length>, weight: i32| it.map_or(0, |it| (360 - inches(it)) * weight / 60);
    pull(goal, 4) + pull(foe, 1)
}
