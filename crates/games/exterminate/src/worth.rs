//! How good a game looks to a seat: what bots steer by. No rule.

use arrayvec::ArrayVec;
use reglette_engine::{Machine, Seat};
use reglette_geometry::{Body, Disc};

use crate::book::Role;
use crate::data::scenarios::Plot;
use crate::doing::Doing;
use crate::figure::Whereabouts;
use crate::ids::{FigureId, MOST_FIGURES, MOST_SEATS, SPARES};
use crate::measure::{DISC, TOLERANCE};
use crate::moves;
use crate::nodes;
use crate::outlook;
use crate::score;
use crate::table::{Table, many};
use crate::task;

/// A Victory Point, in the unit of this estimate.
pub const POINT: i32 = 100;
/// What a goal is worth to a figure that has nearly reached it.
const GOAL: i32 = 70;
/// What an attack die is worth to a figure that can roll it at an enemy.
const DIE: i32 = 5;
/// What a Fate token, a Combat card and an Adventure card are worth while there are turns to come.
const FATE: i32 = 18;
const CARD: i32 = 6;
const ADVENTURE: i32 = 9;

/// The bases on the table, each with its player.
type Bases = ArrayVec<(Seat, Disc), { MOST_FIGURES + MOST_SEATS * SPARES as usize }>;

/// How good the game looks to a seat: its prospects less those of its rivals, and what its figures can do
/// from where they stand.
pub fn worth(game: &Machine<Doing>, seat: Seat) -> i32 {
    let table = &game.table;
    let bases: Bases = table.present().map(|it| (table[it].seat, table.base(it))).collect();
    let mut looks: ArrayVec<i32, MOST_SEATS> =
        table.seats().map(|it| prospects(table, &bases, it)).collect();
    if let Some(top) = game.top() {
        outlook::weigh(table, *top, &mut looks);
    }
    let rivals = table.seats().filter(|&it| it != seat).map(|it| looks[it.index()]);
    let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
    for it in rivals {
        (best, sum, count) = (best.max(it), sum + it, count + 1);
    }
    looks[seat.index()] - (best + sum / count.max(1)) / 2
}

/// What a seat has scored and can hope to score.
fn prospects(table: &Table, bases: &Bases, seat: Seat) -> i32 {
    let player = table.player(seat);
    let scored = POINT * i32::from(player.vp);
    if table.ended {
        return scored;
    }
    let left = i32::from(table.book.scenario.turns.saturating_sub(table.round.turn));
    let carried = POINT * i32::from(nodes::worth(table, seat)) * 9 / 10;
    let promised = POINT * i32::from(score::promised(table, seat)) * (9 - left.min(5)) / 10;
    let figures: i32 = table.own(seat).map(|it| body(table, it) + stance(table, bases, it)).sum();
    let safe = |it: &FigureId| {
        let left = matches!(table[*it].state.whereabouts, Whereabouts::Left | Whereabouts::Saved);
        left && table[*it].seat == seat
    };
    let safe = 60 * number(table.all().filter(safe).count());
    let task = held(table, seat) + task::hope(table, seat);
    scored + carried + promised + task + figures + safe + hand(table, seat, left)
}

/// What Fate and cards are worth: nothing much once the game is nearly over.
fn hand(table: &Table, seat: Seat, left: i32) -> i32 {
    let player = table.player(seat);
    let cards = number(player.cards.hand.len() + player.cards.open.len());
    let turned = number(player.cards.exhausted.len());
    let all = i32::from(player.fate) * FATE
        + i32::from(many(&player.hand)) * CARD
        + cards * ADVENTURE
        + turned * 2;
    all * (1 + left.min(2)) / 3
}

/// ex.sn.9, ex.sn.16: what is scored after each Melee sub-phase, by who stands where it counts.
fn held(table: &Table, seat: Seat) -> i32 {
    let coming = match &table.book.scenario.plot {
        Plot::Beacons { at, piece, within, vp } => {
            let near = |body: Body<'_>| {
                let within = *within + TOLERANCE;
                let ahead = score::ahead(table, |it| body.is_within(within, table.base(it)));
                i32::from(ahead == Some(seat))
            };
            let discs: i32 = at.iter().map(|&at| near(Disc::new(at, DISC).body())).sum();
            (discs + near(table.piece(*piece).body())) * i32::from(*vp)
        }
        Plot::Heap { piece, vp, .. } => {
            let ahead = score::ahead(table, |it| table[it].state.on == Some(*piece));
            i32::from(ahead == Some(seat)) * i32::from(*vp)
        }
        Plot::None
        | Plot::Converter { .. }
        | Plot::Escape { .. }
        | Plot::Prisoner { .. }
        | Plot::Device { .. }
        | Plot::Civilians { .. } => 0,
    };
    coming * POINT * 9 / 10
}

/// What it is worth to a player that a figure is on the table, as it is.
pub fn body(table: &Table, figure: FigureId) -> i32 {
    let it = &table[figure];
    let lost = match it.state.shocked {
        true => shock(table, figure),
        false => 0,
    };
    life(table, figure) - lost - 10 * i32::from(it.state.stress) - 16 * i32::from(it.state.wounds)
}

/// What a figure is worth at its best.
pub fn life(table: &Table, figure: FigureId) -> i32 {
    let (it, profile) = (&table[figure], table.profile(figure));
    let doctor = table.book.bonus(it.seat).is_doctors() && it.role != Role::Civilian;
    40 + 20 * i32::from(profile.vp)
        + 16 * i32::from(profile.wounds)
        + if doctor { POINT / 2 } else { 0 }
}

/// What being Shocked costs: the rest of the turn, and the danger of being finished off.
pub fn shock(table: &Table, figure: FigureId) -> i32 {
    28 + 8 * i32::from(table.profile(figure).vp)
}

/// What a figure can do from where it stands: how near its goals are, and enemies to attack.
fn stance(table: &Table, bases: &Bases, figure: FigureId) -> i32 {
    let it = &table[figure];
    if !it.is_operational() {
        return 0;
    }
    let base = table.base(figure);
    let step = table.profile(figure).movement.0.max(1);
    // Where the task leads is told by what it may bring.
    let goals = match task::leads(table, it.seat) {
        true => moves::finds(table, figure).collect(),
        false => moves::goals(table, figure),
    };
    let goal = nearest(base, goals.into_iter());
    let drawn = goal.map_or(0, |gap| GOAL * step / (step + gap));
    let foes = bases.iter().filter(|(seat, _)| *seat != it.seat).map(|&(_, base)| base);
    let foe = nearest(base, foes);
    drawn + foe.map_or(0, |gap| threat(table, figure, gap))
}

/// How far the nearest of these is, by its centre: one root for all of them.
fn nearest(base: Disc, all: impl Iterator<Item = Disc>) -> Option<i32> {
    let apart = |it: &Disc| base.centre.squared_distance(it.centre);
    let it = all.min_by_key(apart)?;
    let far = i32::try_from(apart(&it).isqrt()).unwrap_or(i32::MAX);
    Some((far - base.radius.0 - it.radius.0).max(0))
}

/// What the dice are worth that a figure can roll at an enemy so far away.
fn threat(table: &Table, figure: FigureId, gap: i32) -> i32 {
    let profile = table.profile(figure);
    let step = profile.movement.0.max(1);
    let shots = table.weapons(figure).iter().filter_map(|&weapon| {
        let (range, it) = (table.weapon(weapon).range?.0, table.weapon(weapon));
        let dice = i32::from(it.dice) + i32::from(profile.shoot);
        Some(dice * DIE * step / (step + (gap - range).max(0)))
    });
    let close = 2 * i32::from(profile.melee) * DIE * step / (3 * (step + gap));
    shots.max().unwrap_or(0) + close
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
