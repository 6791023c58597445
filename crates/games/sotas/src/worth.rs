//! How good the table looks to a side, for bots: points on the table, Quality and freedom of figures,
//! and how near the scenario's conditions are.

use reglette_engine::Seat;

use crate::combat::is_helpless;
use crate::data::scenarios::Condition;
use crate::end;
use crate::figure::Whereabouts;
use crate::ids::{FigureId, SideId};
use crate::marks::Mark;
use crate::scene;
use crate::table::Table;

/// What winning is worth.
const WON: i32 = 100_000;

/// The worth of the table to a seat.
pub fn worth(table: &Table, seat: Seat) -> i32 {
    let own = table.sides.iter().position(|side| side.seat == seat);
    let Some(own) = own.and_then(|at| u8::try_from(at).ok()).map(SideId) else { return 0 };
    if let Some(ended) = table.ended {
        return match ended.winner {
            None => 0,
            Some(side) if side == own => WON,
            Some(_) => -WON,
        };
    }
    let mut worth = 0;
    for figure in table.all() {
        let value = value(table, figure);
        worth += if table.side(figure) == own { value } else { -value };
    }
    worth + 20 * aims(table, own) + approach(table, own)
}

/// What a figure is worth to its side.
fn value(table: &Table, figure: FigureId) -> i32 {
    let points = i32::from(table.profile(figure).points) * 10;
    let it = &table[figure];
    match it.state.whereabouts {
        Whereabouts::Killed | Whereabouts::Fled => 0,
        Whereabouts::Escaped => points * 2,
        Whereabouts::Waiting | Whereabouts::Inside(_) => points,
        Whereabouts::Table => {
            let weak = i32::from(it.state.losses.total() + it.state.irradiated);
            let mut less = weak * points / 8;
            if is_helpless(table, figure) {
                less += points / 4;
            }
            if it.is(Mark::Unconscious) {
                less += points / 3;
            }
            points - less
        }
    }
}

/// Steps toward the conditions of the scenario, in hundredths of the whole.
fn aims(table: &Table, own: SideId) -> i32 {
    let scenario = &table.book.scenario;
    let mut sum = 0;
    for task in &scenario.tasks {
        let Some(piece) = table.terrain.named(&task.piece) else { continue };
        let tokens = i32::from(table.pieces[piece.index()].tokens.min(task.tokens));
        let part = tokens * 100 / i32::from(task.tokens.max(1));
        let mine = table.book.side_named(&task.side) == Some(own);
        sum += if mine { part } else { -part };
    }
    if let Some(track) = &scenario.track {
        let part = i32::from(table.track) * 100 / i32::from(track.goal.max(1));
        let mine = table.book.side_named(&track.up.side) == Some(own);
        sum += if mine { part } else { -part };
    }
    for victory in &scenario.victories {
        let Some(side) = victory.side.as_ref().and_then(|it| table.book.side_named(it)) else {
            continue;
        };
        for condition in &victory.all {
            if matches!(condition, Condition::Ahead { .. }) && end::holds(table, condition) {
                sum += if side == own { 20 } else { -20 };
            }
        }
    }
    sum
}

/// A little for being near goals and enemies.
fn approach(table: &Table, own: SideId) -> i32 {
    let mut sum = 0;
    for figure in table.present().filter(|&it| table.side(it) == own) {
        let base = table.base(figure);
        let far = |squared: i64| i32::try_from(squared / 10_000_000).unwrap_or(i32::MAX).min(300);
        let goals = scene::goals(table, figure);
        let pieces = scene::goal_pieces(table, figure);
        let to_goal = goals.iter().map(|at| base.centre.squared_distance(*at));
        let to_piece = pieces.iter().map(|&it| {
            base.centre.squared_distance(base.body().nearest(table.piece(it).body()).to)
        });
        let nearest = to_goal.chain(to_piece).min();
        let enemy =
            table.enemies(figure).map(|it| base.centre.squared_distance(table[it].state.at)).min();
        sum -= nearest.map_or(0, |it| far(it) / 2);
        sum -= enemy.map_or(0, |it| far(it) / 6);
    }
    sum
}
