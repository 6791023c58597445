//! Arcs and sectors: what lies in front, to the sides and behind.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::angle::Angle;
use crate::area::Place;
use crate::point::{Point, Segment, Vector};

/// Everything seen from a point within some angle either side of a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// From where.
    pub apex: Point,
    /// The direction of its middle.
    pub axis: Vector,
    /// How far it opens to either side: half its width, up to half a turn.
    pub half: Angle,
}

/// The four quarters around something that faces a way.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Quarter {
    /// Up to an eighth of a turn either side of straight ahead.
    Front,
    /// Around a quarter turn clockwise.
    Right,
    /// Around straight behind.
    Rear,
    /// Around a quarter turn counter-clockwise.
    Left,
}

/// In which quarter a point lies, with the line that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Quartering {
    /// The quarter; of two, the one that comes first clockwise from the front.
    pub quarter: Quarter,
    /// The other one, if the point lies on the border between two.
    pub or: Option<Quarter>,
    /// From where it is judged to the point.
    pub line: Segment,
}

impl Sector {
    /// The sector around a bearing.
    pub const fn new(apex: Point, facing: Angle, half: Angle) -> Sector {
        Sector { apex, axis: facing.direction(), half }
    }

    /// The sector around the way straight away from a point.
    pub fn away_from(source: Point, apex: Point, half: Angle) -> Sector {
        Sector { apex, axis: apex - source, half }
    }

    /// Where a point lies. The borders are on the table of sines: exact for every multiple of 45°
    /// to the axis, and within 2^-30 of a turn otherwise. The apex itself is on the border.
    pub fn place(self, at: Point) -> Place {
        self.place_within(Angle::ZERO, at)
    }

    /// Where a point lies, everything within `tolerance` of a border direction being on the border.
    pub fn place_within(self, tolerance: Angle, at: Point) -> Place {
        let way = at - self.apex;
        if way == Vector::default() || self.axis == Vector::default() {
            return Place::Border;
        }
        let half = self.half.hundredths();
        let (wider, narrower) = (half + tolerance.hundredths(), half - tolerance.hundredths());
        if wider < Angle::HALF.hundredths() && order(self.axis, way, Angle::new(wider)).is_gt() {
            return Place::Outside;
        }
        let inner = Angle::new(narrower).min(Angle::HALF);
        let is_inside = narrower >= 0 && order(self.axis, way, inner).is_lt();
        if is_inside { Place::Inside } else { Place::Border }
    }

    /// The point is inside or on the border.
    pub fn contains(self, at: Point) -> bool {
        self.place(at) != Place::Outside
    }
}

impl Quarter {
    /// All four, clockwise from the front.
    pub const ALL: [Quarter; 4] = [Quarter::Front, Quarter::Right, Quarter::Rear, Quarter::Left];

    /// In which quarter of something at `from`, facing `facing`, a point lies. Within `tolerance` of a
    /// border it lies in both; a game says who chooses. The point `from` itself is in front.
    pub fn of(from: Point, facing: Angle, at: Point, tolerance: Angle) -> Quartering {
        let way = at - from;
        let centre = |n: usize| facing + Angle::new(n as i32 * Angle::QUARTER.hundredths());
        let wide = Angle::EIGHTH + tolerance;
        let mut found = (0..4).filter(|&n| order(centre(n).direction(), way, wide).is_le());
        let first = found.next().unwrap_or(0);
        let second = found.next().filter(|_| way != Vector::default());
        Quartering {
            quarter: Quarter::ALL[first],
            or: second.map(|n| Quarter::ALL[n]),
            line: Segment::new(from, at),
        }
    }
}

impl Quartering {
    /// The point lies in this quarter, or on its border.
    pub fn may_be(&self, quarter: Quarter) -> bool {
        self.quarter == quarter || self.or == Some(quarter)
    }
}

/// Compares the angle between two vectors, to either side, with `by`, which is at most half a turn.
/// Two products decide: on which side of the turned axis does the way point?
fn order(axis: Vector, way: Vector, by: Angle) -> Ordering {
    let (ahead, aside) = (i128::from(axis.dot(way)), i128::from(axis.cross(way)).abs());
    let beyond = aside * i128::from(by.cosine()) - ahead * i128::from(by.sine());
    match beyond.cmp(&0) {
        // Along the turned axis, or straight against it.
        Ordering::Equal if by == Angle::ZERO && ahead < 0 => Ordering::Greater,
        Ordering::Equal if by == Angle::HALF && ahead > 0 => Ordering::Less,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Quarter::{Front, Left, Rear, Right};

    const HERE: Point = Point { x: 500, y: -300 };

    fn quarters(facing: i32, x: i32, y: i32) -> (Quarter, Option<Quarter>) {
        let found = Quarter::of(HERE, Angle::degrees(facing), HERE + Vector { x, y }, Angle::ZERO);
        (found.quarter, found.or)
    }

    #[test]
    fn borders_between_quarters_are_exact() {
        assert_eq!(quarters(0, 0, 9), (Front, None));
        assert_eq!(quarters(0, 100, 100), (Front, Some(Right)));
        assert_eq!(quarters(0, 100, 101), (Front, None));
        assert_eq!(quarters(0, 101, 100), (Right, None));
        assert_eq!(quarters(0, 100, -100), (Right, Some(Rear)));
        assert_eq!(quarters(0, -100, -100), (Rear, Some(Left)));
        assert_eq!(quarters(0, -100, 100), (Front, Some(Left)));
        assert_eq!(quarters(45, 0, 7), (Front, Some(Left)));
        assert_eq!(quarters(90, 0, 7), (Left, None));
        assert_eq!(quarters(180, 0, 7), (Rear, None));
        assert_eq!(quarters(200, 0, 0), (Front, None));
    }

    #[test]
    fn a_tolerance_widens_the_border() {
        let of = |x: i32, y: i32| {
            let at = HERE + Vector { x, y };
            Quarter::of(HERE, Angle::ZERO, at, Angle::new(1)).or
        };
        // A hundredth of a degree is 0.000175.
        assert_eq!(of(100_000, 100_030), Some(Right));
        assert_eq!(of(100_000, 100_040), None);
        assert_eq!(of(100_030, 100_000), Some(Right));
    }

    #[test]
    fn sectors_have_borders() {
        let ahead = Sector::new(HERE, Angle::QUARTER, Angle::EIGHTH);
        let place = |sector: Sector, x: i32, y: i32| sector.place(HERE + Vector { x, y });
        assert_eq!(place(ahead, 50, 49), Place::Inside);
        assert_eq!(place(ahead, 50, -50), Place::Border);
        assert_eq!(place(ahead, 50, 51), Place::Outside);
        assert_eq!(place(ahead, 0, 0), Place::Border);
        let wide = Sector::new(HERE, Angle::ZERO, Angle::degrees(135));
        assert_eq!(place(wide, 50, -49), Place::Inside);
        assert_eq!(place(wide, 50, -50), Place::Border);
        assert_eq!(place(wide, 49, -50), Place::Outside);
        let half = Sector::new(HERE, Angle::ZERO, Angle::QUARTER);
        assert_eq!((place(half, 9, 0), place(half, -9, 1)), (Place::Border, Place::Inside));
        let all = Sector::new(HERE, Angle::ZERO, Angle::HALF);
        assert_eq!((place(all, 3, -9), place(all, 0, -9)), (Place::Inside, Place::Border));
        let none = Sector::new(HERE, Angle::ZERO, Angle::ZERO);
        assert_eq!((place(none, 0, 9), place(none, 0, -9)), (Place::Border, Place::Outside));
    }

    #[test]
    fn away_opens_around_the_line_of_centres() {
        let source = HERE + Vector { x: -30, y: -40 };
        let away = Sector::away_from(source, HERE, Angle::EIGHTH);
        assert_eq!(away.place(HERE + Vector { x: 3, y: 4 }), Place::Inside);
        assert_eq!(away.place(HERE + Vector { x: 7, y: 1 }), Place::Border);
        assert_eq!(away.place(HERE + Vector { x: -1, y: 7 }), Place::Border);
        assert_eq!(away.place(HERE + Vector { x: 71, y: 9 }), Place::Outside);
    }
}
