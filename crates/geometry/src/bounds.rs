//! Upright rectangles: the table, and the box around a shape.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::point::{Point, Segment, Vector};
use crate::shape::Disc;

/// An upright rectangle, its border included: a table, a zone along its edge, the box around a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    /// The lower left corner.
    pub min: Point,
    /// The upper right corner.
    pub max: Point,
}

/// A side of an upright rectangle.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Where `x` is least.
    Left,
    /// Where `x` is greatest.
    Right,
    /// Where `y` is least.
    Bottom,
    /// Where `y` is greatest.
    Top,
}

impl Edge {
    /// All four.
    pub const ALL: [Edge; 4] = [Edge::Left, Edge::Right, Edge::Bottom, Edge::Top];
}

/// A direction on a table whose `y` grows to the north.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Compass {
    /// y grows.
    North,
    /// y shrinks.
    South,
    /// x grows.
    East,
    /// x shrinks.
    West,
}

impl Compass {
    /// The other way.
    pub const fn opposite(self) -> Compass {
        match self {
            Compass::North => Compass::South,
            Compass::South => Compass::North,
            Compass::East => Compass::West,
            Compass::West => Compass::East,
        }
    }

    /// The side of the table that lies there.
    pub const fn edge(self) -> Edge {
        match self {
            Compass::North => Edge::Top,
            Compass::South => Edge::Bottom,
            Compass::East => Edge::Right,
            Compass::West => Edge::Left,
        }
    }
}

impl Bounds {
    /// A table of this size with its lower left corner at the origin.
    pub const fn table(width: Length, height: Length) -> Bounds {
        Bounds { min: Point { x: 0, y: 0 }, max: Point::new(width, height) }
    }

    /// The smallest rectangle around these points.
    pub fn around(points: &[Point]) -> Bounds {
        let first = points.first().copied().unwrap_or_default();
        let point = |at: Point| Bounds { min: at, max: at };
        points.iter().fold(point(first), |it, &at| it.joined(point(at)))
    }

    /// Larger by `by` on every side (smaller, if `by` is negative).
    pub fn grown(self, by: Length) -> Bounds {
        let by = Vector { x: by.0, y: by.0 };
        Bounds { min: self.min - by, max: self.max + by }
    }

    /// The point is inside or on the border.
    pub fn contains(self, at: Point) -> bool {
        (self.min.x..=self.max.x).contains(&at.x) && (self.min.y..=self.max.y).contains(&at.y)
    }

    /// The whole disc is inside; it may touch the border.
    pub fn holds(self, disc: Disc) -> bool {
        self.grown(-disc.radius).contains(disc.centre)
    }

    /// The nearest point of the rectangle.
    pub fn nearest(self, at: Point) -> Point {
        // Not `clamp`: a rectangle turned inside out must not panic.
        Point { x: at.x.min(self.max.x).max(self.min.x), y: at.y.min(self.max.y).max(self.min.y) }
    }

    /// A side, from its lower or left end.
    pub const fn side(self, edge: Edge) -> Segment {
        let Bounds { min, max } = self;
        let (left_top, right_bottom) = (Point { x: min.x, y: max.y }, Point { x: max.x, y: min.y });
        match edge {
            Edge::Left => Segment::new(min, left_top),
            Edge::Right => Segment::new(right_bottom, max),
            Edge::Bottom => Segment::new(min, right_bottom),
            Edge::Top => Segment::new(left_top, max),
        }
    }

    /// How far a point inside is from the line of a side; negative beyond it.
    pub fn distance_to(self, edge: Edge, at: Point) -> Length {
        Length(match edge {
            Edge::Left => at.x.saturating_sub(self.min.x),
            Edge::Right => self.max.x.saturating_sub(at.x),
            Edge::Bottom => at.y.saturating_sub(self.min.y),
            Edge::Top => self.max.y.saturating_sub(at.y),
        })
    }

    /// The nearest point of a side: where somebody leaves who runs straight for it.
    pub fn foot(self, edge: Edge, at: Point) -> Point {
        let within = self.nearest(at);
        match edge {
            Edge::Left => Point { x: self.min.x, ..within },
            Edge::Right => Point { x: self.max.x, ..within },
            Edge::Bottom => Point { y: self.min.y, ..within },
            Edge::Top => Point { y: self.max.y, ..within },
        }
    }

    /// The sides in order of nearness, each with its distance; of equals, in the order of [`Edge`].
    pub fn edges_by_distance(self, at: Point) -> [(Edge, Length); 4] {
        let mut edges = Edge::ALL.map(|edge| (edge, self.distance_to(edge, at)));
        edges.sort_by_key(|&(edge, distance)| (distance, edge));
        edges
    }

    /// The strip of a given depth along a side.
    pub fn strip(self, edge: Edge, depth: Length) -> Bounds {
        let Bounds { mut min, mut max } = self;
        match edge {
            Edge::Left => max.x = max.x.min(min.x.saturating_add(depth.0)),
            Edge::Right => min.x = min.x.max(max.x.saturating_sub(depth.0)),
            Edge::Bottom => max.y = max.y.min(min.y.saturating_add(depth.0)),
            Edge::Top => min.y = min.y.max(max.y.saturating_sub(depth.0)),
        }
        Bounds { min, max }
    }

    /// The four corners, counter-clockwise from the lower left.
    pub const fn corners(self) -> [Point; 4] {
        let Bounds { min, max } = self;
        [min, Point { x: max.x, y: min.y }, max, Point { x: min.x, y: max.y }]
    }

    /// The smallest rectangle around both.
    pub fn joined(self, other: Bounds) -> Bounds {
        Bounds {
            min: Point { x: self.min.x.min(other.min.x), y: self.min.y.min(other.min.y) },
            max: Point { x: self.max.x.max(other.max.x), y: self.max.y.max(other.max.y) },
        }
    }

    /// The two have a point in common, of their borders at least.
    pub fn meets(self, other: Bounds) -> bool {
        !self.is_apart(0, other)
    }

    /// The two are more than `by` apart to the side, or up and down: whatever they hold is too.
    pub(crate) fn is_apart(self, by: i64, other: Bounds) -> bool {
        let beyond = |low: i32, high: i32| i64::from(low) - i64::from(high) > by;
        beyond(other.min.x, self.max.x)
            || beyond(self.min.x, other.max.x)
            || beyond(other.min.y, self.max.y)
            || beyond(self.min.y, other.max.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::CM;

    const TABLE: Bounds = Bounds::table(Length::cm(90), Length::cm(60));

    fn at(x: i32, y: i32) -> Point {
        Point::new(CM * x, CM * y)
    }

    #[test]
    fn a_base_may_touch_the_edge() {
        let radius = Length::mm(25);
        let on = Point { x: 2_500, y: 30_000 };
        assert!(TABLE.holds(Disc { centre: on, radius }));
        assert!(!TABLE.holds(Disc { centre: Point { x: 2_499, ..on }, radius }));
        assert!(!TABLE.holds(Disc { centre: on, radius: Length::cm(40) }));
    }

    #[test]
    fn edges_come_nearest_first() {
        let order = TABLE.edges_by_distance(at(80, 20)).map(|(edge, _)| edge);
        assert_eq!(order, [Edge::Right, Edge::Bottom, Edge::Top, Edge::Left]);
        let centre = TABLE.edges_by_distance(at(45, 30)).map(|(edge, _)| edge);
        assert_eq!(centre, [Edge::Bottom, Edge::Top, Edge::Left, Edge::Right]);
        assert_eq!(TABLE.foot(Edge::Top, at(80, 20)), at(80, 60));
        assert_eq!(TABLE.distance_to(Edge::Left, at(-1, 3)), -CM);
    }

    #[test]
    fn strips_lie_along_their_side() {
        assert_eq!(TABLE.strip(Edge::Top, CM * 15), Bounds { min: at(0, 45), max: at(90, 60) });
        assert_eq!(TABLE.strip(Edge::Left, CM * 200), TABLE);
        assert_eq!(TABLE.side(Edge::Right), Segment::new(at(90, 0), at(90, 60)));
    }

    #[test]
    fn boxes_are_apart_only_beyond_the_gap() {
        let other = Bounds { min: at(91, 0), max: at(95, 5) };
        assert!(TABLE.is_apart(999, other) && other.is_apart(999, TABLE));
        assert!(!TABLE.is_apart(1_000, other));
        assert_eq!(Bounds::around(&[at(1, 5), at(3, 2)]), Bounds { min: at(1, 2), max: at(3, 5) });
    }
}
