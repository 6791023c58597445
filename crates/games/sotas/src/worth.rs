//! How good the table looks to a side, for bots: figures and how they are, how near the conditions of
//! the scenario have come, who stands where it matters, and what the figure that acts can still do.
//!
//! The unit is a tenth of a point of a figure's cost.

use arrayvec::ArrayVec;
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
use crate::ids::{FigureId, Figures, SideId};
use crate::marks::Mark;
use crate::table::{Active, Table};
use crate::targets;
use crate::traits::Trait;
use crate::{round, sight};

/// The figures on the table and their sides.
type There = ArrayVec<(FigureId, SideId), 64>;

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
/// What it is worth to have an enemy in sight of a gun, and what it costs to be so without cover: in
/// hundredths of the figure that may be hit.
const AIMED: i32 = 8;
const EXPOSED: i32 = 5;
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
    let there: There = table.present().map(|it| (it, table.side(it))).collect();
    let others = table.book.all_sides().filter(|&side| side != own);
    let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
    for looks in others.map(|side| looks(table, &there, side)) {
        (best, sum, count) = (best.max(looks), sum + looks, count + 1);
    }
    // Of several opponents the strongest matters most.
    let opposed = if count > 1 { (best + sum / count) / 2 } else { sum };
    // Whoever comes near is come near to: the stance of others would cancel one's own.
    let stances = there.iter().filter(|(_, side)| *side == own);
    let stances: i32 = stances.map(|&(it, _)| stance(table, &there, it, own)).sum();
    looks(table, &there, own) + stances - opposed
}

/// How the table looks to a side alone, wherever its figures stand toward the enemy.
fn looks(table: &Table, there: &There, side: SideId) -> i32 {
    let mut sum = 0;
    for figure in table.all().filter(|&it| table.side(it) == side) {
        sum += body(table, figure);
    }
    let hand = table.active.filter(|active| table.seat_of(side) == active.seat);
    sum + aims(table, side)
        + pulls(table, there, side)
        + hand.map_or(0, |active| promise(table, active))
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
/// sight at short range; whoever must not be lost keeps away.
fn stance(table: &Table, there: &There, figure: FigureId, side: SideId) -> i32 {
    let base = table.base(figure);
    let foes = there.iter().filter(|(_, its)| *its != side).map(|&(it, _)| it);
    let away = |it: FigureId| base.centre.squared_distance(table[it].state.at);
    let Some((near, foe)) = foes.map(|it| (away(it), it)).min() else { return 0 };
    let far = i32::try_from(near.isqrt()).unwrap_or(i32::MAX);
    let range = gun(table, figure).map_or(0, |(range, _)| range.0);
    let moves = tenths(far - range - base.radius.0 * 2, ground::reach(table, figure));
    if is_precious(table, figure) {
        return moves * APPROACH / 5;
    }
    -moves * APPROACH / 10 + fire(table, figure, foe, far)
}

/// What it is worth to see the nearest enemy over a gun, and what it costs to be seen without cover
/// over his.
fn fire(table: &Table, figure: FigureId, foe: FigureId, far: i32) -> i32 {
    let reaches =
        |by: FigureId| gun(table, by).is_some_and(|(range, bands)| range.0 * bands >= far);
    let (own, his) = (reaches(figure), reaches(foe));
    if !(own || his) || table.touch(figure, foe) {
        return 0;
    }
    let points = |it: FigureId| i32::from(table.profile(it).points);
    let look = sight::look(table, foe, figure, sight::Screen::Nobody);
    let aim = if own && look.is_open() { points(foe) * AIMED / 10 } else { 0 };
    let risk = if his && look.is_bare() { points(figure) * EXPOSED / 10 } else { 0 };
    aim - risk
}

/// How many moves a way takes, in tenths of a move, as far as anybody looks ahead.
fn tenths(way: i32, reach: Length) -> i32 {
    (way.clamp(0, 1_000_000) * 10 / reach.0.max(1)).min(HORIZON * 10)
}

/// How far the loaded weapon in a figure's hand shoots: one range, and how many of them.
fn gun(table: &Table, figure: FigureId) -> Option<(Length, i32)> {
    let held = action::held(table, figure)?;
    let gun = table.weapon(held);
    let shoots = gun.bands > 0 && gun.combat.is_some() && !action::is_empty(table, figure, held);
    shoots.then(|| (targets::range(table, held), i32::from(gun.bands)))
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

/// What it is worth that the figures of a side are near its goals. Each figure goes for one of them,
/// the nearest that others have left it; by an exit everybody leaves.
fn pulls(table: &Table, there: &There, side: SideId) -> i32 {
    let goals = goals::goals(table, side);
    let mut ways: Vec<(i32, usize, FigureId)> = Vec::new();
    for (at, &goal) in goals.iter().enumerate() {
        let own = there.iter().filter(|(_, its)| *its == side).map(|&(it, _)| it);
        let serve = own.filter(|&it| goals::may_serve(table, it, goal));
        ways.extend(serve.map(|figure| {
            let moves = tenths(way(table, figure, goal).0, ground::reach(table, figure));
            (moves, at, figure)
        }));
    }
    ways.sort_unstable();
    let mut sum = 0;
    let mut busy = Figures::default();
    let mut served: ArrayVec<u8, 16> = goals.iter().take(16).map(|_| 0).collect();
    for (moves, at, figure) in ways {
        if busy.contains(figure) || at >= served.len() {
            continue;
        }
        let pull = match goals[at] {
            Goal::Exit(_) => PULL[1],
            Goal::Piece(_) | Goal::Spot(_) => {
                PULL.get(usize::from(served[at])).copied().unwrap_or(0)
            }
        };
        if pull > 0 {
            busy.insert(figure);
            served[at] += 1;
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
            let short = table.book.sticks().short();
            match table.book.routes.far(piece, base.centre) {
                Some(route) if route > short * 2 => route,
                // Close by the map is too coarse.
                route => {
                    let gap = base.body().gap(table.piece(piece).body()).length();
                    gap.max(route.unwrap_or(gap * 2) - short)
                }
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
    let lost = if round::is_lost(table) { waits * WAIT } else { 0 };
    let actions = i32::from(active.actions.min(3));
    if actions == 0 {
        return -lost;
    }
    let base = table.base(figure);
    let reach = gun(table, figure).map_or(Length::ZERO, |(range, bands)| range * bands);
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
