//! Places worth moving to: examples for people who do not drag, and for bots.

use reglette_geometry::{Angle, Bounds, Length, Point, candidates};

use crate::goals::{self, Goal};
use crate::ground;
use crate::ids::FigureId;
use crate::table::Table;

/// Directions tried all round.
const BEARINGS: i32 = 12;

/// Places a figure might want to go to, each at most once; some may not be legal.
pub fn candidates(table: &Table, figure: FigureId) -> Vec<Point> {
    let base = table.base(figure);
    let reach = ground::reach(table, figure);
    let mut spots = vec![base.centre];
    for enemy in table.enemies(figure) {
        let other = table.base(enemy);
        let near = base.centre.is_within(reach + base.radius + other.radius, other.centre);
        if near {
            spots.extend(candidates::into_contact(base, other, 8).into_iter().take(3));
        } else {
            spots.push(base.centre.towards(other.centre, reach));
        }
    }
    for goal in goals::goals(table, table.side(figure)) {
        match goal {
            Goal::Spot(goal) => {
                let near = base.centre.is_within(reach, goal);
                spots.push(if near { goal } else { base.centre.towards(goal, reach) });
            }
            Goal::Piece(piece) | Goal::Exit(piece) => {
                let body = table.piece(piece).body();
                let all = candidates::into_contact(base, body, 8);
                let within = |at: &&Point| base.centre.is_within(reach, **at);
                spots.extend(all.iter().filter(within).take(3));
                spots.extend(all.first().map(|&at| base.centre.towards(at, reach)));
            }
        }
    }
    spots.extend(ring(base.centre, reach, table.terrain.bounds));
    let short = table.book.sticks().short() + base.radius * 2;
    if short < reach {
        spots.extend(ring(base.centre, short, table.terrain.bounds));
    }
    let mut unique = Vec::with_capacity(spots.len());
    for spot in spots {
        if !unique.contains(&spot) {
            unique.push(spot);
        }
    }
    unique
}

/// Points all round at a distance.
pub fn ring(centre: Point, reach: Length, table: Bounds) -> Vec<Point> {
    let at = |n: i32| centre + Angle::degrees(n * 360 / BEARINGS).step(reach);
    (0..BEARINGS).map(at).filter(|&it| table.contains(it)).collect()
}
