//! What stands on a table: discs, rectangles, polygons and walls, and the one view of all of them
//! that the predicates take.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use crate::area;
use crate::bounds::Bounds;
use crate::length::Length;
use crate::metric::Core;
use crate::point::{LIMIT, Point, Segment};
use crate::polygon::{Polygon, Rect};

/// A round base, a marker, a circle of effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Disc {
    /// Its centre.
    pub centre: Point,
    /// Its radius, which may be nothing.
    #[serde(deserialize_with = "radius")]
    pub radius: Length,
}

/// A wall: everything within `half` of a segment, so that its ends are round. A wall with no
/// thickness still stops what crosses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wall {
    /// Along its middle.
    pub line: Segment,
    /// Half of its thickness.
    #[serde(deserialize_with = "radius")]
    pub half: Length,
}

/// The outline of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A circle and what is inside.
    Disc(Disc),
    /// A rectangle, turned or not.
    Rect(Rect),
    /// A simple polygon, convex or not.
    Polygon(Polygon),
    /// A thick or thin segment.
    Wall(Wall),
}

/// Any shape as the predicates see it: a core (a point, a segment or an area) and a rim around it.
#[derive(Clone, Copy, Debug)]
pub struct Body<'a> {
    pub(crate) core: Core<'a>,
    pub(crate) rim: i64,
    pub(crate) bounds: Bounds,
}

impl Disc {
    /// The disc of this radius around a point.
    pub const fn new(centre: Point, radius: Length) -> Disc {
        Disc { centre, radius }
    }

    /// The same disc somewhere else.
    pub const fn at(self, centre: Point) -> Disc {
        Disc { centre, ..self }
    }

    /// As a body.
    #[inline]
    pub fn body(self) -> Body<'static> {
        let around = Bounds { min: self.centre, max: self.centre };
        Body::new(Core::Point(self.centre), self.radius, around)
    }
}

impl Wall {
    /// The wall between two points; `half` is half its thickness.
    pub const fn new(from: Point, to: Point, half: Length) -> Wall {
        Wall { line: Segment { from, to }, half }
    }

    /// As a body.
    pub fn body(self) -> Body<'static> {
        let Segment { from, to } = self.line;
        Body::new(Core::Segment(from, to), self.half, Bounds::around(&[from, to]))
    }
}

impl Shape {
    /// As a body.
    #[inline]
    pub fn body(&self) -> Body<'_> {
        match self {
            Shape::Disc(it) => it.body(),
            Shape::Rect(it) => it.body(),
            Shape::Polygon(it) => it.body(),
            Shape::Wall(it) => it.body(),
        }
    }
}

impl<'a> Body<'a> {
    #[inline]
    pub(crate) fn new(core: Core<'a>, rim: Length, around_core: Bounds) -> Body<'a> {
        let rim = Length(rim.0.clamp(0, LIMIT));
        Body { core, rim: rim.0.into(), bounds: around_core.grown(rim) }
    }

    pub(crate) fn area(corners: &'a [Point]) -> Body<'a> {
        Body::new(Core::Area(corners), Length::ZERO, Bounds::around(corners))
    }

    /// A segment without thickness.
    pub fn line(line: Segment) -> Body<'static> {
        Wall { line, half: Length::ZERO }.body()
    }

    /// A point.
    pub fn point(at: Point) -> Body<'static> {
        Disc::new(at, Length::ZERO).body()
    }

    /// The upright rectangle around it.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The corners of the core: of a disc the centre, of a wall the ends of its middle line.
    pub fn corners(&self) -> impl Iterator<Item = Point> + '_ {
        let first = match self.core {
            Core::Segment(from, _) => Some(from),
            Core::Point(_) | Core::Area(_) => None,
        };
        first.into_iter().chain(self.core.sides().map(|(_, to)| to))
    }

    /// The sides of the core: of an area its border, of a wall its middle line. As walls they keep
    /// whoever stands on a piece from leaving it.
    pub fn sides(&self) -> impl Iterator<Item = Segment> + '_ {
        self.core.sides().map(|(from, to)| Segment { from, to })
    }

    /// The gap between a disc and the border of this is `limit` or less, from inside or outside.
    pub fn is_border_within(&self, limit: Length, disc: Disc) -> bool {
        let (limit, radius) = (i64::from(limit.0), i64::from(disc.radius.0));
        let centre = Core::Point(disc.centre);
        match self.core {
            Core::Area(corners) => {
                let is_near = |(p, q)| centre.order(Core::Segment(p, q), radius + limit).is_le();
                area::edges(corners).any(is_near)
            }
            core => {
                let (inner, outer) = (self.rim - radius - limit, self.rim + radius + limit);
                centre.order(core, outer).is_le()
                    && (inner < 0 || centre.order(core, inner).is_ge())
            }
        }
    }

    /// The whole of a disc lies inside; it may touch the border.
    pub fn holds(&self, disc: Disc) -> bool {
        let radius = i64::from(disc.radius.0);
        match self.core {
            Core::Area(corners) => {
                let clear =
                    |(p, q)| Core::Point(disc.centre).order(Core::Segment(p, q), radius).is_ge();
                let place = area::place(corners, disc.centre);
                let is_in =
                    place == area::Place::Inside || radius == 0 && place == area::Place::Border;
                is_in && area::edges(corners).all(clear)
            }
            Core::Point(_) | Core::Segment(..) => {
                radius <= self.rim
                    && Core::Point(disc.centre).order(self.core, self.rim - radius).is_le()
            }
        }
    }
}

impl From<Disc> for Body<'static> {
    #[inline]
    fn from(disc: Disc) -> Body<'static> {
        disc.body()
    }
}

impl From<Wall> for Body<'static> {
    fn from(wall: Wall) -> Body<'static> {
        wall.body()
    }
}

impl<'a> From<&'a Shape> for Body<'a> {
    fn from(shape: &'a Shape) -> Body<'a> {
        shape.body()
    }
}

impl From<&Disc> for Body<'static> {
    fn from(disc: &Disc) -> Body<'static> {
        disc.body()
    }
}

impl From<Disc> for Shape {
    fn from(disc: Disc) -> Shape {
        Shape::Disc(disc)
    }
}

impl From<Rect> for Shape {
    fn from(rect: Rect) -> Shape {
        Shape::Rect(rect)
    }
}

impl From<Polygon> for Shape {
    fn from(polygon: Polygon) -> Shape {
        Shape::Polygon(polygon)
    }
}

impl From<Wall> for Shape {
    fn from(wall: Wall) -> Shape {
        Shape::Wall(wall)
    }
}

fn radius<'de, D: Deserializer<'de>>(from: D) -> Result<Length, D::Error> {
    let length = Length::deserialize(from)?;
    if (0..=LIMIT).contains(&length.0) {
        Ok(length)
    } else {
        Err(serde::de::Error::custom("a radius must be positive and fit a table"))
    }
}
