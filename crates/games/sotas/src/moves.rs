//! Places worth moving to: examples for people who do not drag, and for bots.

use reglette_geometry::{Angle, Bounds, Length, Point, candidates};

use crate::data::terrain::{Cover, View};
use crate::goals::{self, Goal};
use crate::ground;
use crate::ids::{FigureId, PieceId};
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::table::Table;

/// Directions tried all round, and where the way around walls is looked for.
const BEARINGS: i32 = 8;
const FINE: i32 = 24;
/// So many enemies out of reach are gone for, and so many pieces are hidden behind.
const FOES: usize = 3;
const SHELTERS: usize = 2;

/// Places a figure might want to go to, each at most once; some may not be legal.
pub fn candidates(table: &Table, figure: FigureId) -> Vec<Point> {
    let base = table.base(figure);
    let reach = ground::reach(table, figure);
    let mut spots = Vec::new();
    let mut foes: Vec<FigureId> = table.enemies(figure).collect();
    foes.sort_by_key(|&it| base.centre.squared_distance(table[it].state.at));
    let mut beyond = 0;
    for &foe in &foes {
        let other = table.base(foe);
        if base.centre.is_within(reach + base.radius + other.radius, other.centre) {
            spots.extend(candidates::into_contact(base, other, 8).into_iter().take(3));
        } else if beyond < FOES {
            beyond += 1;
            spots.push(base.centre.towards(other.centre, reach));
        }
    }
    for goal in goals::goals(table, table.side(figure)) {
        if goals::may_serve(table, figure, goal) {
            toward(table, figure, goal, reach, &mut spots);
        }
    }
    if let Some(&watcher) = foes.first() {
        hide(table, figure, table[watcher].state.at, reach, &mut spots);
    }
    spots.extend(ring(base.centre, reach, BEARINGS, table.terrain.bounds));
    // Where it stands already it does not go; a flyer may have to come down there.
    let stays = |at: &Point| !table[figure].is(Mark::Aloft) && base.centre.is_within(CONTACT, *at);
    spots.retain(|at| !stays(at));
    unique(spots)
}

/// Each of some things once, where it came first.
pub fn unique<T: PartialEq>(all: Vec<T>) -> Vec<T> {
    let mut unique = Vec::with_capacity(all.len());
    for it in all {
        if !unique.contains(&it) {
            unique.push(it);
        }
    }
    unique
}

/// What is left of a move where its full length is refused: what difficult ground allows, or half.
#[derive(Clone, Copy, Debug)]
pub struct Shorter {
    from: Point,
    lengths: [Length; 2],
}

impl Shorter {
    /// For a figure where it stands.
    pub fn of(table: &Table, figure: FigureId) -> Shorter {
        let slow = ground::most(table, figure, ground::speed(table, figure).slower());
        let half = ground::reach(table, figure) / 2;
        Shorter { from: table[figure].state.at, lengths: [slow, half] }
    }

    /// The first place on the way to a point that will do.
    pub fn first(&self, to: Point, may: impl Fn(Point) -> bool) -> Option<Point> {
        let farther = |length: &&Length| !self.from.is_within(**length, to);
        let short = self.lengths.iter().filter(farther).map(|&it| self.from.towards(to, it));
        std::iter::once(to).chain(short).find(|&at| may(at))
    }
}

/// Toward a goal: to it, straight at it, and the way that leads around walls.
fn toward(table: &Table, figure: FigureId, goal: Goal, reach: Length, spots: &mut Vec<Point>) {
    let base = table.base(figure);
    match goal {
        Goal::Spot(goal) => {
            let near = base.centre.is_within(reach, goal);
            spots.push(if near { goal } else { base.centre.towards(goal, reach) });
        }
        Goal::Piece(piece) | Goal::Exit(piece) => {
            let all = candidates::into_contact(base, table.piece(piece).body(), 8);
            let within = |at: &&Point| base.centre.is_within(reach, **at);
            spots.extend(all.iter().filter(within).take(3));
            if !all.first().is_some_and(|at| base.centre.is_within(reach, *at)) {
                spots.extend(all.first().map(|&at| base.centre.towards(at, reach)));
                let around = ring(base.centre, reach, FINE, table.terrain.bounds);
                let far = |at: &Point| table.book.routes.far(piece, *at);
                let mut known: Vec<Point> =
                    around.into_iter().filter(|at| far(at).is_some()).collect();
                known.sort_by_key(far);
                spots.extend(known.into_iter().take(3));
            }
        }
    }
}

/// Behind the nearest pieces that give cover, as somebody sees them.
fn hide(table: &Table, figure: FigureId, eye: Point, reach: Length, spots: &mut Vec<Point>) {
    let base = table.base(figure);
    let mut near: Vec<PieceId> = table
        .terrain()
        .filter(|(_, piece, state)| {
            let kind = &piece.kind;
            let hides = matches!(kind.sight, View::Low | View::Block) || kind.cover != Cover::None;
            hides && !state.gone && kind.door.is_none() && piece.body().is_within(reach, base)
        })
        .map(|(id, _, _)| id)
        .collect();
    near.sort_by_key(|&it| table.piece(it).body().gap(base));
    for piece in near.into_iter().take(SHELTERS) {
        spots.extend(
            candidates::behind(base, table.piece(piece).body(), eye, 6).into_iter().take(1),
        );
    }
}

/// Points all round at a distance.
pub fn ring(centre: Point, reach: Length, bearings: i32, table: Bounds) -> Vec<Point> {
    let at = |n: i32| centre + Angle::degrees(n * 360 / bearings).step(reach);
    (0..bearings).map(at).filter(|&it| table.contains(it)).collect()
}
