//! How good the table looks to a side, for bots: figures and how they are, how near the conditions of
//! the scenario have come, who stands where it matters, and what the figure that acts can still do.
//!
//! The unit is a tenth of a point of a figure's cost.

use reglette_engine::Seat;
use reglette_geometry::Length;

use crate::action;
use crate::book::is_there;
use crate::combat::is_helpless;
use crate::data::scenarios::{Condition, Victory, When};
use crate::end;
use crate::figure::Whereabouts;
use crate::goals::{self, Goal};
use crate::ground;
use crate::ids::{FigureId, SideId};
use crate::marks::Mark;
use crate::table::{Active, Table};
use crate::targets;
use crate::traits::Trait;

/// What winning is worth.
const WON: i32 = 100_000;
/// What the whole way to a condition of the scenario is worth.
const AIM: i32 = 3_000;
/// What a move toward a goal of the scenario is worth to the nearest figures of a side.
const PULL: [i32; 3] = [160, 100, 40];
/// What a move toward the enemy is worth.
const APPROACH: i32 = 14;
/// No more moves than this are looked ahead.
const HORIZON: i32 = 8;
/// What an action in hand is worth, and one with an enemy to attack.
const ACTION: i32 = 24;
const ATTACK: i32 = 60;
/// What it costs that the hand passes, for each friend that must wait.
const WAIT: i32 = 10;

/// The worth of the table to a seat.
pub fn worth(table: &Table, seat: Seat) -> i32 {
    let own = table.book.all_sides().find(|&side| table.seat_of(side) == seat);
    let Some(own) = own else { return 0 };
    if let Some(ended) = table.ended {
        return match ended.winner {
            None => 0,
            Some(side) if side == own => WON,
            Some(_) => -WON,
        };
    }
    let others = table.book.all_sides().filter(|&side| side != own);
    let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
    for looks in others.map(|side| looks(table, side)) {
        (best, sum, count) = (best.max(looks), sum + looks, count + 1);
    }
    // Of several opponents the strongest matters most.
    let opposed = if count > 1 { (best + sum / count) / 2 } else { sum };
    looks(table, own) - opposed
}

/// How the table looks to a side alone.
fn looks(table: &Table, side: SideId) -> i32 {
    let mut sum = 0;
    for figure in table.all().filter(|&it| table.side(it) == side) {
        sum += body(table, figure);
        if table[figure].is_on_table() {
            sum += stance(table, figure);
        }
    }
    let hand = table.active.filter(|active| table.seat_of(side) == active.seat);
    sum + aims(table, side) + pulls(table, side) + hand.map_or(0, |active| promise(table, active))
}

/// What a figure is worth to its side.
fn body(table: &Table, figure: FigureId) -> i32 {
    let points = i32::from(table.profile(figure).points) * 10;
    let it = &table[figure];
    match it.state.whereabouts {
        Whereabouts::Killed | Whereabouts::Fled => 0,
        Whereabouts::Escaped | Whereabouts::Waiting | Whereabouts::Inside(_) => points,
        Whereabouts::Table => {
            let lost = i32::from(it.state.losses.total() + it.state.irradiated);
            let mut less = lost * points / 8;
            if is_helpless(table, figure) {
                less += points / 5;
            }
            if it.is(Mark::Unconscious) {
                less += points / 3;
            }
            (points - less).max(points / 8)
        }
    }
}

/// Where a figure stands toward its enemies: fighters want to touch them, shooters to have them in
/// range; whoever must not be lost keeps away.
fn stance(table: &Table, figure: FigureId) -> i32 {
    let base = table.base(figure);
    let near = table.enemies(figure).map(|it| base.centre.squared_distance(table[it].state.at));
    let Some(near) = near.min() else { return 0 };
    let far = i32::try_from(near.isqrt()).unwrap_or(i32::MAX);
    let range = gun_range(table, figure).map_or(0, |it| it.0);
    let moves = tenths(far - range - base.radius.0 * 2, ground::reach(table, figure));
    if is_precious(table, figure) {
        return moves * APPROACH / 5;
    }
    -moves * APPROACH / 10
}

/// How many moves a way takes, in tenths of a move, as far as anybody looks ahead.
fn tenths(way: i32, reach: Length) -> i32 {
    (way.clamp(0, 1_000_000) * 10 / reach.0.max(1)).min(HORIZON * 10)
}

/// How far the loaded weapon in a figure's hand shoots.
fn gun_range(table: &Table, figure: FigureId) -> Option<Length> {
    let held = action::held(table, figure)?;
    let gun = table.weapon(held);
    let shoots = gun.bands > 0 && gun.combat.is_some() && !action::is_empty(table, figure, held);
    shoots.then(|| targets::range(table, held) * i32::from(gun.bands))
}

/// Whether an enemy wins when this figure is lost.
fn is_precious(table: &Table, figure: FigureId) -> bool {
    let began = table.book.content.profiles.origin(table.book.roster[figure.index()].profile);
    victories(table).flat_map(|it| &it.all).any(|condition| match condition {
        Condition::Lost { figures, at_least: None, .. } => {
            figures.len() == 1 && figures[0] == began
        }
        Condition::CannotEscape { figures, .. } => figures.iter().any(|it| it == began),
        _ => false,
    })
}

fn victories(table: &Table) -> impl Iterator<Item = &Victory> {
    table.book.scenario.victories.iter().filter(|it| is_there(it.seat, table.book.players))
}

/// How far a side has come toward the conditions it wins by.
fn aims(table: &Table, side: SideId) -> i32 {
    let own =
        |it: &&Victory| it.side.as_ref().and_then(|name| table.book.side_named(name)) == Some(side);
    let part = |victory: &Victory| {
        let steps = victory.all.iter().map(|it| progress(table, it, victory.when));
        AIM * steps.flatten().min().unwrap_or(0) / 1_000
    };
    victories(table).filter(own).map(part).sum()
}

/// How far a condition is met, in thousandths; nothing where figures on the table tell it already.
fn progress(table: &Table, condition: &Condition, when: When) -> Option<i32> {
    let part = |done: i32, of: i32| (done * 1_000 / of.max(1)).clamp(0, 1_000);
    match condition {
        Condition::TasksDone { tasks, at_least } => {
            let mut parts: Vec<i32> = tasks
                .iter()
                .filter_map(|id| table.book.scenario.tasks.iter().find(|it| it.id == *id))
                .map(|task| {
                    let piece = table.terrain.named(&task.piece);
                    let tokens = piece.map_or(0, |it| table.pieces[it.index()].tokens);
                    part(i32::from(tokens), i32::from(task.tokens))
                })
                .collect();
            parts.sort_unstable_by(|a, b| b.cmp(a));
            let need = at_least.map_or(parts.len(), usize::from).max(1);
            Some(parts.iter().take(need).sum::<i32>() / i32::try_from(need).unwrap_or(1))
        }
        Condition::Escaped { .. } | Condition::CannotEscape { .. } | Condition::Lost { .. } => {
            let (done, of) = end::count(table, condition)?;
            let few = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
            Some(part(few(done), few(of)))
        }
        Condition::TrackFull => {
            let track = table.book.scenario.track.as_ref()?;
            Some(part(i32::from(table.track), i32::from(track.goal)))
        }
        Condition::Ahead { .. } if when == When::Limit => {
            Some(if end::holds(table, condition) { 100 } else { 0 })
        }
        _ => None,
    }
}

/// What it is worth that the figures of a side are near its goals.
fn pulls(table: &Table, side: SideId) -> i32 {
    let mut sum = 0;
    for goal in goals::goals(table, side) {
        let mut moves: Vec<i32> = table
            .present()
            .filter(|&it| table.side(it) == side && goals::may_serve(table, it, goal))
            .map(|it| tenths(way(table, it, goal).0, ground::reach(table, it)))
            .collect();
        moves.sort_unstable();
        let everybody = matches!(goal, Goal::Exit(_));
        for (rank, moves) in moves.into_iter().enumerate() {
            let pull = if everybody { PULL[1] } else { PULL.get(rank).copied().unwrap_or(0) };
            sum -= moves * pull / 10;
        }
    }
    sum
}

/// How far a figure has to go to a goal.
fn way(table: &Table, figure: FigureId, goal: Goal) -> Length {
    let base = table.base(figure);
    match goal {
        Goal::Piece(piece) | Goal::Exit(piece) => {
            let gap = base.body().gap(table.piece(piece).body()).length();
            let route = table.book.routes.far(piece, base.centre).unwrap_or(gap * 2);
            // Close by the map is too coarse.
            if gap <= table.book.sticks().short() {
                gap.max(route - table.book.sticks().short())
            } else {
                route
            }
        }
        Goal::Spot(at) => {
            let far = base.centre.squared_distance(at).isqrt();
            Length(i32::try_from(far).unwrap_or(i32::MAX))
        }
    }
}

/// What the figure that acts may still bring about with the actions it has; and what is lost when the
/// hand passes.
fn promise(table: &Table, active: Active) -> i32 {
    let figure = active.figure;
    if !table[figure].is_on_table() {
        return 0;
    }
    let side = table.side(figure);
    let waiting =
        |&it: &FigureId| it != figure && table.side(it) == side && !table[it].is(Mark::Activated);
    let waits = i32::try_from(table.present().filter(waiting).count()).unwrap_or(0).min(6);
    let lost = if active.turnover { waits * WAIT } else { 0 };
    let actions = i32::from(active.actions.min(3));
    if actions == 0 {
        return -lost;
    }
    let base = table.base(figure);
    let reach = gun_range(table, figure).unwrap_or(Length::ZERO);
    let far = |it: FigureId| base.body().is_within(reach, table.base(it));
    let attacks = table.enemies(figure).any(|it| table.touch(figure, it) || far(it));
    let first = if attacks && active.attacks == 0 { ATTACK } else { ACTION };
    let strong = i32::from(table.profile(figure).points).clamp(20, 120);
    let worth = first + (actions - 1) * ACTION + extra(table, figure);
    worth * strong / 40 - lost
}

/// Leaders and Heroes do more with an action.
fn extra(table: &Table, figure: FigureId) -> i32 {
    if table.has(figure, Trait::Hero) { ACTION / 2 } else { 0 }
}
