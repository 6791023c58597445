//! The directions from an eye to a disc, and what stands in them.
//!
//! A direction is a whole number: the vector `(ahead, aside)`, seen along the line from the eye to the
//! target's centre, becomes `aside / (ahead + |aside|)` in units of 2^-27, rounded towards zero (and
//! likewise behind the eye). The number grows with the angle. One unit, a *cell*, is at most 2^-26 of
//! the distance wide: a six-hundredth of a lattice unit at a metre.
//!
//! Rounding moves every border by less than one cell the same way, and what else is rounded (vectors
//! cut to 31 bits, roots to 30) by less than a quarter of a cell. So where the shadows of two pieces
//! meet, they lie at most [`SLIT`] cells apart here; and where two lie farther apart, there truly is a
//! line between them.

use std::cmp::Ordering;

use crate::area::{self, Place};
use crate::metric::{Core, point_and_segment};
use crate::point::{Point, Segment, Vector};
use crate::root::{Root, root_up};
use crate::shape::{Body, Disc};

/// Nothing is seen through a slit of this many cells or fewer.
pub(crate) const SLIT: i64 = 2;
const BITS: u32 = 27;
const ONE: i64 = 1 << BITS;
const BEHIND: i64 = 2 * ONE;
/// Extra bits of a root where a side runs into the target.
const SPARE: u32 = 23;

/// What is hidden, from one direction to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Shade {
    pub from: i64,
    pub to: i64,
    pub piece: usize,
}

/// The view from an eye to a target that it is not in.
#[derive(Clone, Debug)]
pub(crate) struct Fan {
    eye: Point,
    target: Disc,
    axis: Vector,
    /// The square of the way to where the view grazes the target.
    power: i64,
    /// The directions to the target go from `-half` to `half`.
    pub half: i64,
    /// What is farther to the side than the target's radius hides nothing: the radius times the
    /// length of the axis, rounded up.
    width: i64,
    pub shades: Vec<Shade>,
}

impl Fan {
    /// `None` if the eye is in the target or on its border.
    pub(crate) fn new(eye: Point, target: Disc) -> Option<Fan> {
        let axis = target.centre - eye;
        let power = axis.squared() - target.radius.squared();
        if power <= 0 {
            return None;
        }
        let Root { value, shift } = Root::of(power);
        let half = turn(value.into(), i128::from(target.radius.0) << shift);
        let width = i64::from(target.radius.0) * root_up(axis.squared());
        Some(Fan { eye, target, axis, power, half, width, shades: Vec::with_capacity(8) })
    }

    /// Adds what one piece hides.
    pub(crate) fn add(&mut self, piece: usize, body: &Body<'_>) {
        match body.core {
            Core::Area(corners) => self.add_area(corners, piece),
            core if core.order(Core::Point(self.eye), body.rim).is_lt() => {
                self.shade(-BEHIND, BEHIND, piece);
            }
            Core::Point(at) => self.add_disc(at, body.rim, piece),
            Core::Segment(p, q) => {
                self.add_side(p, q, piece);
                if body.rim > 0 {
                    self.add_disc(p, body.rim, piece);
                    self.add_disc(q, body.rim, piece);
                }
            }
        }
    }

    /// The widest stretch that nothing hides, as (from, to), if it is more than a slit.
    pub(crate) fn widest_opening(&mut self) -> Option<(i64, i64)> {
        self.shades.sort_unstable();
        let (mut seen_to, mut widest) = (-self.half, None);
        let mut width = SLIT;
        let end = Shade { from: self.half, to: self.half, piece: 0 };
        for shade in self.shades.iter().chain([&end]) {
            if shade.from - seen_to > width {
                width = shade.from - seen_to;
                widest = Some((seen_to, shade.from));
            }
            seen_to = seen_to.max(shade.to);
        }
        widest
    }

    /// The line from the eye in a direction.
    pub(crate) fn line(&self, direction: i64) -> Segment {
        Segment::new(self.eye, self.point(direction))
    }

    /// The point of the target's inside that a line in this direction passes nearest to its centre,
    /// rounded to the lattice.
    pub(crate) fn point(&self, direction: i64) -> Point {
        let (ahead, aside) = (i128::from(ONE - direction.abs()), i128::from(direction));
        let left = self.axis.left();
        let square = ahead * ahead + aside * aside;
        let part = |along: i32, across: i32| {
            let sum = i128::from(along) * ahead + i128::from(across) * aside;
            crate::root::div_nearest(sum * ahead, square) as i32
        };
        self.eye + Vector { x: part(self.axis.x, left.x), y: part(self.axis.y, left.y) }
    }

    fn shade(&mut self, from: i64, to: i64, piece: usize) {
        let (from, to) = (from.max(-self.half), to.min(self.half));
        if from < to {
            self.shades.push(Shade { from, to, piece });
        }
    }

    /// Shades counter-clockwise from one direction to another, behind the eye if need be.
    fn shade_arc(&mut self, from: i64, to: i64, piece: usize) {
        if from <= to {
            self.shade(from, to, piece);
        } else {
            self.shade(from, BEHIND, piece);
            self.shade(-BEHIND, to, piece);
        }
    }

    fn seen(&self, at: Point) -> (i64, i64) {
        let way = at - self.eye;
        (self.axis.dot(way), self.axis.cross(way))
    }

    fn direction(&self, at: Point) -> i64 {
        let (ahead, aside) = self.seen(at);
        turn(ahead.into(), aside.into())
    }

    fn add_area(&mut self, corners: &[Point], piece: usize) {
        if self.is_aside(corners) {
            return;
        }
        if area::place(corners, self.eye) == Place::Inside {
            return self.shade(-BEHIND, BEHIND, piece);
        }
        for (p, q) in area::edges(corners) {
            self.add_side(p, q, piece);
        }
    }

    /// All of these are behind the eye, or too far to the same side to hide anything.
    fn is_aside(&self, corners: &[Point]) -> bool {
        let mut everywhere = 0b111;
        for corner in corners {
            let (ahead, aside) = self.seen(*corner);
            let is_left = aside >= self.width;
            let is_right = aside <= -self.width;
            everywhere &= u8::from(ahead < 0) | u8::from(is_left) << 1 | u8::from(is_right) << 2;
        }
        everywhere != 0
    }

    /// A disc hides what lies between its tangents, if the eye is on its side of the line from which
    /// the tangents to it and to the target are equally long: that line parts the two.
    fn add_disc(&mut self, centre: Point, radius: i64, piece: usize) {
        let power = self.eye.squared_distance(centre) - radius * radius;
        if power >= self.power {
            return;
        }
        let (ahead, aside) = self.seen(centre);
        let reach = radius * root_up(self.axis.squared());
        if aside.abs() >= self.width + reach || ahead < -reach {
            return;
        }
        let (ahead, aside) = (i128::from(ahead), i128::from(aside));
        let Root { value, shift } = Root::of(power);
        let (along, across) = (i128::from(value), i128::from(radius) << shift);
        let right = turn(ahead * along + aside * across, aside * along - ahead * across);
        let left = turn(ahead * along - aside * across, aside * along + ahead * across);
        self.shade_arc(right, left, piece);
    }

    /// A side hides what lies between its ends, if it stands before the target.
    fn add_side(&mut self, p: Point, q: Point, piece: usize) {
        let (p, q) = match self.eye.cross(p, q).cmp(&0) {
            Ordering::Greater => (p, q),
            Ordering::Less => (q, p),
            // Seen edge-on it hides nothing.
            Ordering::Equal => return,
        };
        if self.is_aside(&[p, q]) {
            return;
        }
        let (from, to) = (self.direction(p), self.direction(q));
        if from <= to && (from >= self.half || to <= -self.half) {
            return;
        }
        let Disc { centre, radius } = self.target;
        if point_and_segment(centre, p, q, radius.0.into()).is_lt() {
            self.add_side_in_target(p, q, piece);
        } else if self.is_before(p, q) {
            self.shade_arc(from, to, piece);
        }
    }

    /// The side is clear of the target; is it on the eye's side of it? Judged as for a disc, by the
    /// point of the side nearest to the target.
    fn is_before(&self, p: Point, q: Point) -> bool {
        let side = q - p;
        let (part, square) = (side.dot(self.target.centre - p), side.squared());
        if part <= 0 {
            return self.eye.squared_distance(p) < self.power;
        }
        if part >= square {
            return self.eye.squared_distance(q) < self.power;
        }
        let from_p = self.eye - p;
        let wide = |a: i64, b: i64| i128::from(a) * i128::from(b);
        let squared = wide(square, from_p.squared()) - 2 * wide(part, from_p.dot(side));
        squared + wide(part, part) < wide(square, self.power)
    }

    /// A side that runs into the target hides with what is left of it outside.
    fn add_side_in_target(&mut self, p: Point, q: Point, piece: usize) {
        let (side, to_centre) = (q - p, self.target.centre - p);
        let square = i128::from(side.squared());
        let across = i128::from(side.cross(to_centre));
        let chord = i128::from(self.target.radius.squared()) * square - across * across;
        let half = (chord.max(0).unsigned_abs() << (2 * SPARE)).isqrt() as i128;
        let middle = i128::from(side.dot(to_centre)) << SPARE;
        let whole = square << SPARE;
        let (entry, exit) = (middle - half, middle + half);
        let near = |at: i128| self.end_on_target(p, q, at, whole);
        let before = near(entry).filter(|_| entry > 0).map(|end| (self.direction(p), end));
        let after = near(exit).filter(|_| exit < whole).map(|end| (end, self.direction(q)));
        for (from, to) in before.into_iter().chain(after) {
            self.shade_arc(from, to, piece);
        }
    }

    /// The direction of the point `part / whole` of the way from `p` to `q`, which is on the target's
    /// border, if it is on the near side of it.
    fn end_on_target(&self, p: Point, q: Point, part: i128, whole: i128) -> Option<i64> {
        let ((p_ahead, p_aside), (q_ahead, q_aside)) = (self.seen(p), self.seen(q));
        let at = |a: i64, b: i64| i128::from(a) * whole + i128::from(b - a) * part;
        let (ahead, aside) = (at(p_ahead, q_ahead), at(p_aside, q_aside));
        // The near side of the border is before the chord between the two points where views graze.
        (ahead < i128::from(self.power) * whole).then(|| turn(ahead, aside))
    }
}

/// The number of the direction `(ahead, aside)`; see the head of this file.
fn turn(ahead: i128, aside: i128) -> i64 {
    let (long, wide) = (ahead.unsigned_abs(), aside.unsigned_abs());
    let excess = (128 - (long | wide).leading_zeros()).saturating_sub(31);
    let (long, wide) = ((long >> excess) as i64, (wide >> excess) as i64);
    let part = (wide << BITS) / (long + wide).max(1);
    let part = if ahead < 0 { BEHIND - part } else { part };
    if aside < 0 { -part } else { part }
}
