//! Points of the lattice, the vectors between them, and the segments that join them.

use std::fmt;
use std::ops::{Add, Neg, Sub};

use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::root::{root_of_part, root_up};

/// No co-ordinate of a point is farther from zero: some five metres. Within it every product in this
/// crate has room. Points are held to it when they are read and when they are moved.
pub const LIMIT: i32 = 1 << 19;

/// A point of the lattice, in hundredths of a millimetre: `x` to the right, `y` upwards.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema,
)]
#[schemars(deny_unknown_fields)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

/// By its names alone: two bare numbers could be meant in any unit.
impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Point, D::Error> {
        struct Named;

        impl<'de> Visitor<'de> for Named {
            type Value = Vector;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(r#"a point {"x", "y"} in hundredths of a millimetre"#)
            }

            fn visit_map<A: MapAccess<'de>>(self, parts: A) -> Result<Vector, A::Error> {
                Vector::deserialize(MapAccessDeserializer::new(parts))
            }
        }

        from.deserialize_map(Named)?.try_into().map_err(D::Error::custom)
    }
}

/// The way from one point to another.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

/// A straight line from one point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Segment {
    /// Where it starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Point {
    /// The point at these lengths from the origin, held within [`LIMIT`].
    pub const fn new(x: Length, y: Length) -> Point {
        Point { x: held(x.0 as i64), y: held(y.0 as i64) }
    }

    /// The square of the distance to another point.
    pub const fn squared_distance(self, other: Point) -> i64 {
        let (x, y) = (other.x as i64 - self.x as i64, other.y as i64 - self.y as i64);
        x * x + y * y
    }

    /// The distance is less than `limit`.
    pub const fn is_closer_than(self, limit: Length, other: Point) -> bool {
        limit.0 > 0 && self.squared_distance(other) < limit.squared()
    }

    /// The distance is `limit` or less.
    pub const fn is_within(self, limit: Length, other: Point) -> bool {
        limit.0 >= 0 && self.squared_distance(other) <= limit.squared()
    }

    /// The point at `length` or a trifle less from here, straight towards `goal` and if need be past
    /// it. Never farther than `length`, less than two units nearer. With no direction to go in, here.
    pub fn towards(self, goal: Point, length: Length) -> Point {
        self + (goal - self).with_length(length)
    }

    /// The point reached by going `length` straight away from `source`; rounded as in
    /// [`towards`](Point::towards).
    pub fn away_from(self, source: Point, length: Length) -> Point {
        self + (self - source).with_length(length)
    }

    pub(crate) const fn cross(self, a: Point, b: Point) -> i64 {
        let (ax, ay) = (a.x as i64 - self.x as i64, a.y as i64 - self.y as i64);
        let (bx, by) = (b.x as i64 - self.x as i64, b.y as i64 - self.y as i64);
        ax * by - ay * bx
    }
}

const fn held(n: i64) -> i32 {
    if n > LIMIT as i64 {
        LIMIT
    } else if n < -(LIMIT as i64) {
        -LIMIT
    } else {
        n as i32
    }
}

impl Vector {
    /// How far two vectors point the same way: positive below a right angle, negative above.
    pub const fn dot(self, other: Vector) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// On which side `other` points: positive to the left, negative to the right, zero along.
    pub const fn cross(self, other: Vector) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// The square of its length.
    pub const fn squared(self) -> i64 {
        self.dot(self)
    }

    /// Its length, rounded up: a limit holds for it if it holds exactly.
    pub const fn length(self) -> Length {
        Length(root_up(self.squared()) as i32)
    }

    /// The same way, with this length: each part rounded towards zero, so that it is never longer.
    /// The vector that goes nowhere stays as it is.
    pub const fn with_length(self, length: Length) -> Vector {
        let (square, wanted) = (self.squared() as i128, length.squared() as i128);
        if square == 0 {
            return self;
        }
        let sign = if length.0 < 0 { -1 } else { 1 };
        Vector {
            x: sign * root_of_part(self.x as i64, wanted, square) as i32,
            y: sign * root_of_part(self.y as i64, wanted, square) as i32,
        }
    }

    /// A quarter turn to the left.
    pub const fn left(self) -> Vector {
        Vector { x: self.y.saturating_neg(), y: self.x }
    }
}

impl Segment {
    /// The segment between two points.
    pub const fn new(from: Point, to: Point) -> Segment {
        Segment { from, to }
    }

    /// From its start to its end.
    pub fn vector(self) -> Vector {
        self.to - self.from
    }

    /// The same segment, walked the other way.
    pub const fn reversed(self) -> Segment {
        Segment { from: self.to, to: self.from }
    }

    /// Its length, rounded up.
    pub fn length(self) -> Length {
        self.vector().length()
    }
}

impl Sub for Point {
    type Output = Vector;
    fn sub(self, other: Point) -> Vector {
        Vector { x: self.x.saturating_sub(other.x), y: self.y.saturating_sub(other.y) }
    }
}

impl Add<Vector> for Point {
    type Output = Point;
    /// Held within [`LIMIT`].
    fn add(self, by: Vector) -> Point {
        let sum = |a: i32, b: i32| held(i64::from(a) + i64::from(b));
        Point { x: sum(self.x, by.x), y: sum(self.y, by.y) }
    }
}

impl Sub<Vector> for Point {
    type Output = Point;
    fn sub(self, by: Vector) -> Point {
        self + -by
    }
}

impl Neg for Vector {
    type Output = Vector;
    fn neg(self) -> Vector {
        Vector { x: self.x.saturating_neg(), y: self.y.saturating_neg() }
    }
}

impl Add for Vector {
    type Output = Vector;
    fn add(self, other: Vector) -> Vector {
        Vector { x: self.x.saturating_add(other.x), y: self.y.saturating_add(other.y) }
    }
}

impl TryFrom<Vector> for Point {
    type Error = &'static str;

    fn try_from(Vector { x, y }: Vector) -> Result<Point, &'static str> {
        let limits = -LIMIT..=LIMIT;
        if limits.contains(&x) && limits.contains(&y) {
            Ok(Point { x, y })
        } else {
            Err("a point too far away for any table")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::{INCH, MM};

    const ORIGIN: Point = Point { x: 0, y: 0 };

    #[test]
    fn exactly_at_a_limit_is_within_and_not_closer() {
        let at = Point { x: 3 * 254, y: 4 * 254 };
        assert!(at.is_within(Length(1_270), ORIGIN) && !at.is_closer_than(Length(1_270), ORIGIN));
        assert!(at.is_closer_than(Length(1_271), ORIGIN) && !at.is_within(Length(1_269), ORIGIN));
        assert!(!at.is_within(Length(-1_271), ORIGIN) && !ORIGIN.is_closer_than(-MM, ORIGIN));
    }

    #[test]
    fn going_towards_is_exact_where_the_lattice_allows_and_never_farther() {
        assert_eq!(ORIGIN.towards(Point { x: 0, y: 9 }, INCH), Point { x: 0, y: 2_540 });
        assert_eq!(ORIGIN.towards(Point { x: -3, y: 4 }, MM), Point { x: -60, y: 80 });
        assert_eq!(ORIGIN.away_from(Point { x: -3, y: 4 }, MM), Point { x: 60, y: -80 });
        assert_eq!(ORIGIN.towards(ORIGIN, MM), ORIGIN);
        let diagonal = ORIGIN.towards(Point { x: 1, y: 1 }, MM);
        assert_eq!(diagonal, Point { x: 70, y: 70 });
    }

    #[test]
    fn points_stay_on_the_lattice() {
        let edge = Point { x: LIMIT, y: -LIMIT };
        assert_eq!(edge + Vector { x: i32::MAX, y: i32::MIN + 1 }, edge);
        assert!(serde_json::from_str::<Point>(r#"{"x":600000,"y":0}"#).is_err());
        assert_eq!(
            serde_json::from_str::<Point>(r#"{"x":1,"y":-2}"#).unwrap(),
            Point { x: 1, y: -2 }
        );
    }
}
