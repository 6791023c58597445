//! Places worth trying, for bots and for people who do not drag. What a generator proposes may still
//! be refused by the rules; it is exact about what it says of itself.

use crate::angle::Angle;
use crate::bounds::Bounds;
use crate::closest::along;
use crate::length::Length;
use crate::point::{Point, Vector};
use crate::sector::Sector;
use crate::shape::{Body, Disc};
use crate::sight;

/// Places in contact with a piece for a base of this radius: around every corner (or the centre) in
/// `bearings` directions, and along every side at about a radius from each other. None overlaps the
/// piece, and none is farther from it than two units.
pub fn around<'a>(radius: Length, piece: impl Into<Body<'a>>, bearings: i32) -> Vec<Point> {
    around_where(radius, piece.into(), bearings, |_| true)
}

/// As [`around`], from anchors on the piece that pass.
fn around_where(
    radius: Length,
    piece: Body<'_>,
    bearings: i32,
    passes: impl Fn(Point) -> bool,
) -> Vec<Point> {
    let mut spots = Vec::new();
    for corner in piece.corners().filter(|it| passes(*it)) {
        for n in 0..bearings.max(1) {
            let way = Angle::new(n * 36_000 / bearings.max(1)).direction();
            spots.extend(snug(radius, &piece, corner, way));
        }
    }
    for (p, q) in piece.core.sides() {
        let side = q - p;
        let parts = (side.length().0 / radius.0.max(100)).clamp(1, 64);
        for n in 0..parts {
            let anchor = along(p, q, i128::from(2 * n + 1), i128::from(2 * parts));
            if passes(anchor) {
                spots.extend(snug(radius, &piece, anchor, side.left()));
                spots.extend(snug(radius, &piece, anchor, -side.left()));
            }
        }
    }
    spots.sort_unstable();
    spots.dedup();
    spots
}

/// Places for a base in contact with a piece, nearest first: the first is straight ahead.
pub fn into_contact<'a>(base: Disc, piece: impl Into<Body<'a>>, bearings: i32) -> Vec<Point> {
    let piece = piece.into();
    let spots = around(base.radius, piece, bearings);
    straight_first(base, &piece, spots)
}

/// As [`into_contact`], but only places no farther away than `most`.
pub fn into_contact_within<'a>(
    base: Disc,
    piece: impl Into<Body<'a>>,
    bearings: i32,
    most: Length,
) -> Vec<Point> {
    let piece = piece.into();
    // A place lies no farther from its anchor than this.
    let beside = base.radius + Length(piece.rim as i32 + 4);
    let near = |anchor: Point| base.centre.is_within(most + beside, anchor);
    let mut spots = around_where(base.radius, piece, bearings, near);
    spots = straight_first(base, &piece, spots);
    spots.retain(|at| base.centre.is_within(most, *at));
    spots
}

/// Nearest first, with the place straight ahead before all others.
fn straight_first(base: Disc, piece: &Body<'_>, mut spots: Vec<Point>) -> Vec<Point> {
    let straight = Body::point(base.centre).nearest(Body { rim: 0, ..*piece });
    let ahead = snug(base.radius, piece, straight.to, base.centre - straight.to);
    sort_by_nearness(&mut spots, base.centre);
    spots.retain(|at| Some(*at) != ahead);
    spots.splice(0..0, ahead);
    spots
}

/// Places for a base at the edge of a piece, those nearest to `goal` first.
pub fn at_edge<'a>(
    radius: Length,
    piece: impl Into<Body<'a>>,
    goal: Point,
    bearings: i32,
) -> Vec<Point> {
    into_contact(Disc::new(goal, radius), piece, bearings)
}

/// Places for a base at the edge of a piece that hides at least a part of it from an eye, those
/// nearest to where the base stands first.
pub fn behind<'a>(base: Disc, piece: impl Into<Body<'a>>, eye: Point, bearings: i32) -> Vec<Point> {
    let piece = piece.into();
    let mut spots = into_contact(base, piece, bearings);
    spots.retain(|at| !sight::of_disc(eye, base.at(*at), [piece]).is_clear());
    spots
}

/// Where a base gets that goes `length` away from a point, in directions up to `half` either side of
/// straight away: straight first, then `steps` to each side in turn. Each is in the sector.
pub fn away(from: Point, source: Point, length: Length, half: Angle, steps: i32) -> Vec<Point> {
    // As long as the lattice allows, so that turning rounds little.
    let way = (from - source).with_length(Length(1 << 28));
    let sector = Sector::away_from(source, from, half);
    let turn = |n: i32| Angle::new(half.hundredths() * ((n + 1) / 2) / steps.max(1));
    let turned = |n: i32| way.turned(if n % 2 == 0 { turn(n) } else { -turn(n) });
    let spots = (0..=2 * steps.max(0)).map(|n| from + turned(n).with_length(length));
    spots.filter(|at| sector.contains(*at)).collect()
}

/// The points of a square grid within reach of a point and on the table, nearest first, at least
/// `step` apart; the point itself is one of them.
pub fn grid(centre: Point, reach: Length, step: Length, table: Bounds) -> Vec<Point> {
    let step = step.0.max(1);
    let many = reach.0.max(0) / step;
    let row = |y: i32| (-many..=many).map(move |x| centre + Vector { x: x * step, y: y * step });
    let is_reached = |at: &Point| centre.is_within(reach, *at) && table.contains(*at);
    let mut points: Vec<Point> = (-many..=many).flat_map(row).filter(is_reached).collect();
    sort_by_nearness(&mut points, centre);
    points
}

/// Nearest first; of equals, the lower and then the left one.
pub fn sort_by_nearness(points: &mut [Point], to: Point) {
    points.sort_by_key(|at| (to.squared_distance(*at), at.y, at.x));
}

/// The place in a direction from a point of a piece's core where a base just does not overlap it.
fn snug(radius: Length, piece: &Body<'_>, anchor: Point, way: Vector) -> Option<Point> {
    let reach = radius + Length(piece.rim as i32);
    let spots = (0..=2).map(|more| anchor + way.with_length(reach + Length(more)));
    let fits = |at: &Point| {
        let body = Disc::new(*at, radius).body();
        !body.overlaps(*piece) && body.is_within(Length(2), *piece)
    };
    spots.into_iter().find(fits).filter(|_| way != Vector::default())
}
