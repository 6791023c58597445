//! The one exact comparison under every predicate: is the distance of two cores less than, equal to
//! or greater than a whole number?

use std::cmp::Ordering::{self, Equal, Greater, Less};

use crate::area::{Place, edges, enters, place};
use crate::point::{Point, Segment};

/// What a shape is around of: a point, a segment, or a closed chain of corners with what is inside.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Core<'a> {
    Point(Point),
    Segment(Point, Point),
    Area(&'a [Point]),
}

impl<'a> Core<'a> {
    /// Compares the distance of two cores with `reach`. What lies inside an area, or crosses a
    /// segment, is nearer than any reach, nothing included: it does more than touch.
    pub(crate) fn order(self, other: Core<'_>, reach: i64) -> Ordering {
        if reach < 0 {
            return Greater;
        }
        match (self, other) {
            (Core::Point(a), Core::Point(b)) => a.squared_distance(b).cmp(&(reach * reach)),
            (Core::Point(p), Core::Segment(a, b)) | (Core::Segment(a, b), Core::Point(p)) => {
                point_and_segment(p, a, b, reach)
            }
            (Core::Segment(a, b), Core::Segment(c, d)) => segments(a, b, c, d, reach),
            (Core::Area(area), Core::Point(p)) | (Core::Point(p), Core::Area(area)) => {
                point_and_area(p, area, reach)
            }
            (Core::Area(area), Core::Segment(a, b)) | (Core::Segment(a, b), Core::Area(area)) => {
                segment_and_area(a, b, area, reach)
            }
            (Core::Area(one), Core::Area(two)) => areas(one, two, reach),
        }
    }

    /// The segments it is made of; a point is a segment of no length.
    pub(crate) fn sides(self) -> Sides<'a> {
        match self {
            Core::Point(at) => Sides { corners: &[], before: at, one: Some((at, at)) },
            Core::Segment(a, b) => Sides { corners: &[], before: a, one: Some((a, b)) },
            Core::Area(corners) => {
                Sides { corners, before: corners.last().copied().unwrap_or_default(), one: None }
            }
        }
    }
}

/// See [`Core::sides`].
#[derive(Clone, Debug)]
pub(crate) struct Sides<'a> {
    corners: &'a [Point],
    before: Point,
    one: Option<(Point, Point)>,
}

impl Iterator for Sides<'_> {
    type Item = (Point, Point);

    fn next(&mut self) -> Option<(Point, Point)> {
        if let Some((&corner, rest)) = self.corners.split_first() {
            self.corners = rest;
            let from = std::mem::replace(&mut self.before, corner);
            return Some((from, corner));
        }
        self.one.take()
    }
}

pub(crate) fn point_and_segment(p: Point, a: Point, b: Point, reach: i64) -> Ordering {
    let (way, to_p) = (b - a, p - a);
    let (along, square) = (to_p.dot(way), way.squared());
    if along <= 0 {
        return to_p.squared().cmp(&(reach * reach));
    }
    if along >= square {
        return b.squared_distance(p).cmp(&(reach * reach));
    }
    let across = i128::from(way.cross(to_p));
    (across * across).cmp(&(i128::from(reach * reach) * i128::from(square)))
}

fn segments(a: Point, b: Point, c: Point, d: Point, reach: i64) -> Ordering {
    let (of_c, of_d) = (a.cross(b, c), a.cross(b, d));
    let (of_a, of_b) = (c.cross(d, a), c.cross(d, b));
    if of_c.signum() * of_d.signum() < 0 && of_a.signum() * of_b.signum() < 0 {
        return Less;
    }
    let ends = [(a, c, d), (b, c, d), (c, a, b), (d, a, b)];
    least(ends.into_iter().map(|(p, from, to)| point_and_segment(p, from, to, reach)))
}

fn point_and_area(p: Point, area: &[Point], reach: i64) -> Ordering {
    let by_side = least(edges(area).map(|(a, b)| point_and_segment(p, a, b, reach)));
    if place(area, p) == Place::Inside { Less } else { by_side }
}

fn segment_and_area(a: Point, b: Point, area: &[Point], reach: i64) -> Ordering {
    if reach == 0 && enters(area, Segment::new(a, b)) {
        return Less;
    }
    let by_side = least(edges(area).map(|(c, d)| segments(a, b, c, d, reach)));
    // If no side is near, one end stands for the whole segment.
    if by_side != Less && place(area, a) == Place::Inside { Less } else { by_side }
}

fn areas(one: &[Point], two: &[Point], reach: i64) -> Ordering {
    // Two areas share more than their border if a side of one enters the other, or if they are one.
    let enter = |sides: &[Point], area: &[Point]| {
        edges(sides).any(|(a, b)| enters(area, Segment::new(a, b)))
    };
    if reach == 0 && (one == two || enter(one, two) || enter(two, one)) {
        return Less;
    }
    let sides = edges(one).flat_map(|(a, b)| edges(two).map(move |(c, d)| (a, b, c, d)));
    let by_side = least(sides.map(|(a, b, c, d)| segments(a, b, c, d, reach)));
    let holds = |area, sides: &[Point]| place(area, sides[0]) == Place::Inside;
    if by_side != Less && (holds(one, two) || holds(two, one)) { Less } else { by_side }
}

/// The least of some comparisons, looking no further than the first `Less`.
fn least(orders: impl Iterator<Item = Ordering>) -> Ordering {
    let mut least = Greater;
    for order in orders {
        match order {
            Less => return Less,
            Equal => least = Equal,
            Greater => {}
        }
    }
    least
}
