//! Areas with corners: rectangles and simple polygons, checked when they are made.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::angle::Angle;
use crate::area::edges;
use crate::bounds::Bounds;
use crate::length::Length;
use crate::metric::Core;
use crate::point::{Point, Segment, Vector};
use crate::root::div_nearest;
use crate::shape::Body;

/// A rectangle, turned or not, counter-clockwise from its lowest corner. Its four corners are lattice
/// points, and they are the shape: where a turned corner falls between lattice points it is rounded
/// once, here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "[Point; 4]", into = "[Point; 4]")]
pub struct Rect {
    corners: [Point; 4],
    bounds: Bounds,
}

/// A simple polygon, convex or not: counter-clockwise, beginning at its lowest corner (the leftmost
/// of these), without corners in the middle of a side. Two polygons with the same outline are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Polygon {
    corners: Vec<Point>,
    bounds: Bounds,
}

/// Why some corners make no shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misshapen {
    /// There is no area between them.
    Flat,
    /// More than [`Polygon::MOST`].
    TooMany,
    /// Two sides, counted in the order given, cross or touch.
    Crossing(usize, usize),
    /// Four corners that do not turn the same way all round.
    Dented,
}

impl Rect {
    /// The upright rectangle between two opposite corners.
    pub fn upright(a: Point, b: Point) -> Result<Rect, Misshapen> {
        Rect::try_from(Bounds::around(&[a, b]).corners())
    }

    /// The rectangle with this centre, `width` from side to side and `depth` from front to back when
    /// it faces bearing 0, then turned clockwise.
    pub fn turned(
        centre: Point,
        width: Length,
        depth: Length,
        by: Angle,
    ) -> Result<Rect, Misshapen> {
        let (sine, cosine) = (i64::from(by.sine()), i64::from(by.cosine()));
        let corner = |x: i64, y: i64| {
            let (x, y) = (x * i64::from(width.0), y * i64::from(depth.0));
            let half = |sum: i64| div_nearest(sum.into(), 2 * i128::from(Angle::ONE)) as i32;
            centre + Vector { x: half(x * cosine + y * sine), y: half(y * cosine - x * sine) }
        };
        Rect::try_from([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
    }

    /// The strip of a width along a segment, with square ends. The same from either end.
    pub fn along(line: Segment, width: Length) -> Result<Rect, Misshapen> {
        let side = half_width(line.vector(), width);
        Rect::try_from([line.from - side, line.to - side, line.to + side, line.from + side])
    }

    /// The four corners, counter-clockwise.
    pub const fn corners(&self) -> &[Point; 4] {
        &self.corners
    }

    /// As a body.
    pub fn body(&self) -> Body<'_> {
        Body::new(Core::Area(&self.corners), Length::ZERO, self.bounds)
    }
}

impl Polygon {
    /// The most corners a polygon may have.
    pub const MOST: usize = 256;

    /// The polygon with these corners, in either sense; repeated corners count once.
    pub fn new(mut corners: Vec<Point>) -> Result<Polygon, Misshapen> {
        corners.dedup();
        while corners.len() > 1 && corners.first() == corners.last() {
            corners.pop();
        }
        if corners.len() > Polygon::MOST {
            return Err(Misshapen::TooMany);
        }
        drop_straight_corners(&mut corners);
        if corners.len() < 3 {
            return Err(Misshapen::Flat);
        }
        check_simple(&corners)?;
        if doubled_area(&corners) < 0 {
            corners.reverse();
        }
        begin_lowest(&mut corners);
        Ok(Polygon { bounds: Bounds::around(&corners), corners })
    }

    /// The corners, counter-clockwise from the lowest.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// As a body.
    pub fn body(&self) -> Body<'_> {
        Body::new(Core::Area(&self.corners), Length::ZERO, self.bounds)
    }
}

impl TryFrom<[Point; 4]> for Rect {
    type Error = Misshapen;

    fn try_from(mut corners: [Point; 4]) -> Result<Rect, Misshapen> {
        let turn =
            |at: usize| corners[at].cross(corners[(at + 1) % 4], corners[(at + 2) % 4]).signum();
        match (0..4).map(turn).sum() {
            4 => {}
            -4 => corners.reverse(),
            _ if (0..4).any(|at| turn(at) == 0) => return Err(Misshapen::Flat),
            _ => return Err(Misshapen::Dented),
        }
        begin_lowest(&mut corners);
        Ok(Rect { bounds: Bounds::around(&corners), corners })
    }
}

impl From<Rect> for [Point; 4] {
    fn from(rect: Rect) -> [Point; 4] {
        rect.corners
    }
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = Misshapen;

    fn try_from(corners: Vec<Point>) -> Result<Polygon, Misshapen> {
        Polygon::new(corners)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Vec<Point> {
        polygon.corners
    }
}

impl fmt::Display for Misshapen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misshapen::Flat => f.write_str("these corners enclose no area"),
            Misshapen::TooMany => write!(f, "more than {} corners", Polygon::MOST),
            Misshapen::Crossing(a, b) => write!(f, "sides {a} and {b} cross or touch"),
            Misshapen::Dented => f.write_str("these four corners are no rectangle"),
        }
    }
}

impl std::error::Error for Misshapen {}

/// From the middle of a strip to its left side, rounded to the nearest; opposite for the opposite way.
pub(crate) fn half_width(way: Vector, width: Length) -> Vector {
    // Twice the wanted length, so that halving afterwards rounds to the nearest.
    let Vector { x, y } = way.left().with_length(width);
    let half = |n: i32| (n + n.signum()) / 2;
    Vector { x: half(x), y: half(y) }
}

fn begin_lowest(corners: &mut [Point]) {
    let lowest = (0..corners.len()).min_by_key(|&at| (corners[at].y, corners[at].x));
    corners.rotate_left(lowest.unwrap_or(0));
}

fn drop_straight_corners(corners: &mut Vec<Point>) {
    let all = corners.clone();
    let mut at = 0;
    corners.retain(|corner| {
        let (before, after) = (all[(at + all.len() - 1) % all.len()], all[(at + 1) % all.len()]);
        at += 1;
        let (coming, going) = (*corner - before, after - *corner);
        coming.cross(going) != 0 || coming.dot(going) < 0
    });
}

fn check_simple(corners: &[Point]) -> Result<(), Misshapen> {
    let sides: Vec<(Point, Point)> = edges(corners).collect();
    for (i, &(p, q)) in sides.iter().enumerate() {
        for (j, &(r, s)) in sides.iter().enumerate().skip(i + 1) {
            // Neighbours share a corner; they may not fold back on each other.
            let is_fold = |a: Point, b: Point, c: Point| a.cross(b, c) == 0;
            let is_bad = if j == i + 1 {
                is_fold(p, q, s)
            } else if i == 0 && j == sides.len() - 1 {
                is_fold(r, s, q)
            } else {
                Core::Segment(p, q).order(Core::Segment(r, s), 0).is_le()
            };
            if is_bad {
                return Err(Misshapen::Crossing(i, j));
            }
        }
    }
    Ok(())
}

fn doubled_area(corners: &[Point]) -> i64 {
    let origin = corners[0];
    edges(corners).map(|(p, q)| origin.cross(p, q)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::CM;

    fn at(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    fn polygon(corners: &[(i32, i32)]) -> Result<Polygon, Misshapen> {
        Polygon::new(corners.iter().map(|&(x, y)| at(x, y)).collect())
    }

    #[test]
    fn the_same_outline_is_the_same_polygon() {
        let square = polygon(&[(0, 0), (9, 0), (9, 9), (0, 9)]).unwrap();
        assert_eq!(polygon(&[(0, 9), (9, 9), (9, 0), (0, 0)]), Ok(square.clone()));
        assert_eq!(
            polygon(&[(9, 9), (4, 9), (0, 9), (0, 0), (0, 0), (9, 0), (9, 9)]),
            Ok(square.clone())
        );
        let json = serde_json::to_string(&square).unwrap();
        assert_eq!(serde_json::from_str::<Polygon>(&json).unwrap(), square);
    }

    #[test]
    fn corners_that_make_no_polygon_are_refused() {
        assert_eq!(polygon(&[]), Err(Misshapen::Flat));
        assert_eq!(polygon(&[(0, 0), (5, 5)]), Err(Misshapen::Flat));
        assert_eq!(polygon(&[(0, 0), (5, 5), (9, 9)]), Err(Misshapen::Flat));
        assert!(matches!(polygon(&[(0, 0), (9, 9), (9, 0), (0, 9)]), Err(Misshapen::Crossing(..))));
        // A spike, and a corner that touches a side.
        assert!(polygon(&[(0, 0), (9, 0), (9, 9), (9, 20), (9, 9), (0, 9)]).is_err());
        assert!(polygon(&[(0, 0), (9, 0), (9, 9), (4, 0), (0, 9)]).is_err());
        assert_eq!(Polygon::new((0..300).map(|n| at(n, n * n)).collect()), Err(Misshapen::TooMany));
    }

    #[test]
    fn rectangles_turn() {
        let rect = |by| Rect::turned(at(0, 0), CM * 4, CM * 2, by).unwrap();
        assert_eq!(rect(Angle::ZERO), Rect::upright(at(2_000, 1_000), at(-2_000, -1_000)).unwrap());
        assert_eq!(rect(Angle::QUARTER).corners()[0], at(-1_000, -2_000));
        let mut eighth = rect(Angle::EIGHTH).corners().to_vec();
        eighth.sort();
        assert_eq!(eighth, [at(-2_121, 707), at(-707, 2_121), at(707, -2_121), at(2_121, -707)]);
        assert_eq!(Rect::turned(at(0, 0), CM, Length::ZERO, Angle::ZERO), Err(Misshapen::Flat));
        let bow_tie = [at(0, 0), at(9, 9), at(9, 0), at(0, 9)];
        assert!(Rect::try_from(bow_tie).is_err());
    }

    #[test]
    fn a_strip_is_the_same_from_either_end() {
        let line = Segment::new(at(13, -7), at(1_100, 951));
        let sorted = |line| {
            let mut corners = *Rect::along(line, Length(255)).unwrap().corners();
            corners.sort();
            corners
        };
        assert_eq!(sorted(line), sorted(line.reversed()));
        assert_eq!(
            Rect::along(Segment::new(at(0, 0), at(50, 0)), Length(20)),
            Rect::upright(at(0, -10), at(50, 10))
        );
    }
}
