//! Paths: chains of straight legs walked by the centre of a base.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::closest::along;
use crate::length::Length;
use crate::point::{Point, Segment, Vector};
use crate::root::{FINE, fine_root_up};

/// A chain of straight legs, from where a base stands to where it goes. One point alone is the path of
/// who stays.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Path {
    points: Vec<Point>,
}

/// A place on a path: the way walked so far, in 256ths of a unit, rounded down.
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
#[serde(transparent)]
pub struct Along(pub(crate) i64);

/// One leg of a path and where it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leg {
    pub line: Segment,
    /// The way walked before it.
    pub before: i64,
    /// Its own length in 256ths of a unit, rounded up.
    pub fine: i64,
}

impl Path {
    /// The most points a path may have.
    pub const MOST: usize = 64;

    /// The path through these points; `None` if there are none, or more than [`Path::MOST`].
    pub fn new(points: Vec<Point>) -> Option<Path> {
        (1..=Path::MOST).contains(&points.len()).then_some(Path { points })
    }

    /// One straight leg.
    pub fn straight(from: Point, to: Point) -> Path {
        Path { points: vec![from, to] }
    }

    /// The path of who stays.
    pub fn still(at: Point) -> Path {
        Path { points: vec![at] }
    }

    /// Where it starts.
    pub fn start(&self) -> Point {
        self.points[0]
    }

    /// Where it ends.
    pub fn end(&self) -> Point {
        self.points[self.points.len() - 1]
    }

    /// Its points: start, bends and end.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Its legs in order; a path of one point has one leg of no length.
    pub fn segments(&self) -> impl Iterator<Item = Segment> + Clone + '_ {
        let ends = if self.points.len() == 1 { &self.points[..] } else { &self.points[1..] };
        self.points.iter().zip(ends).map(|(&from, &to)| Segment::new(from, to))
    }

    /// How long it is. This is the one place where a root is rounded: each leg up to a 256th of a
    /// unit, their sum up to a whole unit. So a straight path is within a limit if and only if its
    /// ends are; longer legs never make a shorter path; and what is added by rounding is less than
    /// one unit and a 256th for each leg.
    pub fn length(&self) -> Length {
        self.whole().rounded_up()
    }

    /// The place at its end.
    pub fn whole(&self) -> Along {
        Along(self.segments().map(|leg| fine_root_up(leg.vector().squared())).sum())
    }

    /// The lattice point nearest to a place on the path; its end, if the place is beyond it.
    pub fn at(&self, place: Along) -> Point {
        let leg = self.legs().find(|leg| place.0 <= leg.before + leg.fine);
        leg.map_or(self.end(), |leg| leg.at(place.0 - leg.before))
    }

    /// The path up to a place on it.
    pub fn until(&self, place: Along) -> Path {
        let passed = self.legs().take_while(|leg| leg.before < place.0);
        let mut points: Vec<Point> = passed.map(|leg| leg.line.from).collect();
        points.push(self.at(place));
        Path { points }
    }

    /// Is it one straight line? Points on the way are allowed.
    pub fn is_straight(&self) -> bool {
        let ways: Vec<Vector> = self.segments().map(Segment::vector).collect();
        let moving: Vec<Vector> =
            ways.into_iter().filter(|way| *way != Vector::default()).collect();
        moving.windows(2).all(|pair| pair[0].cross(pair[1]) == 0 && pair[0].dot(pair[1]) > 0)
    }

    pub(crate) fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.segments().scan(0, |walked, line| {
            let leg = Leg::new(line, *walked);
            *walked += leg.fine;
            Some(leg)
        })
    }
}

impl Along {
    /// The start of every path.
    pub const START: Along = Along(0);

    /// The place after a whole length.
    pub const fn new(length: Length) -> Along {
        Along(length.0 as i64 * FINE)
    }

    /// The way walked, rounded up to a whole unit.
    pub fn rounded_up(self) -> Length {
        Length::saturated(i128::from(self.0 + FINE - 1).div_euclid(FINE.into()))
    }
}

impl Leg {
    pub(crate) fn new(line: Segment, before: i64) -> Leg {
        Leg { line, before, fine: fine_root_up(line.vector().squared()) }
    }

    /// The lattice point nearest to a place on this leg.
    pub(crate) fn at(&self, fine: i64) -> Point {
        let part = i128::from(fine.clamp(0, self.fine));
        along(self.line.from, self.line.to, part, i128::from(self.fine).max(1))
    }
}

impl TryFrom<Vec<Point>> for Path {
    type Error = &'static str;

    fn try_from(points: Vec<Point>) -> Result<Path, &'static str> {
        Path::new(points).ok_or("a path needs a point and has at most 64")
    }
}

impl From<Path> for Vec<Point> {
    fn from(path: Path) -> Vec<Point> {
        path.points
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::{INCH, MM};

    fn path(points: &[(i32, i32)]) -> Path {
        Path::new(points.iter().map(|&(x, y)| Point { x, y }).collect()).unwrap()
    }

    #[test]
    fn lengths_round_up_once() {
        assert_eq!(path(&[(0, 0), (2_540, 0), (2_540, 5_080)]).length(), INCH * 3);
        assert_eq!(path(&[(0, 0), (3, 4), (6, 8)]).length(), Length(10));
        assert_eq!(path(&[(0, 0), (100, 100)]).length(), Length(142));
        // Five times the root of two: 7.07, not five times two.
        assert_eq!(path(&[(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]).length(), Length(8));
        assert_eq!(path(&[(7, 7)]).length(), Length::ZERO);
        assert_eq!(path(&[(7, 7), (7, 7)]).length(), Length::ZERO);
    }

    #[test]
    fn places_lie_on_the_path() {
        let bent = path(&[(0, 0), (300, 0), (300, 400)]);
        assert_eq!(bent.at(Along::new(MM * 2)), Point { x: 200, y: 0 });
        assert_eq!(bent.at(Along::new(MM * 3)), Point { x: 300, y: 0 });
        assert_eq!(bent.at(Along::new(MM * 5)), Point { x: 300, y: 200 });
        assert_eq!(bent.at(Along::new(MM * 9)), bent.end());
        assert_eq!(bent.until(Along::new(MM * 5)), path(&[(0, 0), (300, 0), (300, 200)]));
        assert_eq!(bent.until(Along::START), path(&[(0, 0)]));
        assert_eq!(bent.until(bent.whole()), bent);
    }

    #[test]
    fn a_path_is_straight_if_it_never_turns() {
        assert!(path(&[(0, 0), (1, 2), (1, 2), (5, 10)]).is_straight());
        assert!(!path(&[(0, 0), (1, 2), (5, 9)]).is_straight());
        assert!(!path(&[(0, 0), (5, 10), (1, 2)]).is_straight());
        assert!(path(&[(0, 0)]).is_straight());
    }

    #[test]
    fn documents_hold_lists_of_points() {
        let json = r#"[{"x":0,"y":0},{"x":3,"y":4}]"#;
        let read: Path = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), json);
        assert!(serde_json::from_str::<Path>("[]").is_err());
        assert!(Path::new(vec![Point::default(); 65]).is_none());
    }
}
