//! How two things lie to each other: apart, touching or overlapping; how far apart, and where.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::area::{self, Place};
use crate::length::Length;
use crate::metric::Core;
use crate::point::{Point, Segment};
use crate::root::{FINE, div_nearest};
use crate::shape::Body;

/// How two things lie to each other.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Meet {
    /// Nothing in common.
    Apart,
    /// They share a point of their borders and no more.
    Touching,
    /// Their insides meet; for things without an inside, one crosses the other.
    Overlapping,
}

/// The gap between two things, measured once and compared exactly with any length. Negative while
/// they overlap (by how much, only discs can tell). Two gaps are ordered by their 256ths of a unit, rounded down; what is between two of
/// these counts as more than the lower.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Gap {
    /// In 256ths of a unit, rounded down.
    fine: i64,
    /// Something was rounded away.
    more: bool,
}

/// A gap and the line along which it is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// How far apart.
    pub gap: Gap,
    /// From the nearest point of the one to the nearest point of the other; see [`Body::nearest`].
    pub line: Segment,
}

impl Gap {
    /// The gap is `limit` or less.
    pub fn is_within(self, limit: Length) -> bool {
        self.cmp_length(limit).is_le()
    }

    /// The gap is less than `limit`.
    pub fn is_less_than(self, limit: Length) -> bool {
        self.cmp_length(limit).is_lt()
    }

    /// How the gap compares with a length, exactly.
    pub fn cmp_length(self, length: Length) -> Ordering {
        let exact = Gap { fine: i64::from(length.0) * FINE, more: false };
        self.cmp(&exact)
    }

    /// Which of the bands `limits`, in rising order, it falls into; see [`Length::band`].
    pub fn band(self, limits: &[Length]) -> Option<usize> {
        limits.iter().position(|&limit| self.is_within(limit))
    }

    /// To be told: rounded up, so that it is within a limit if and only if the gap is.
    pub fn length(self) -> Length {
        let up =
            self.fine.div_euclid(FINE) + i64::from(self.more || self.fine.rem_euclid(FINE) > 0);
        Length::saturated(up.into())
    }
}

impl<'a> Body<'a> {
    /// How this and another lie to each other.
    pub fn meets<'b>(self, other: impl Into<Body<'b>>) -> Meet {
        match self.order(&other.into(), 0) {
            Ordering::Less => Meet::Overlapping,
            Ordering::Equal => Meet::Touching,
            Ordering::Greater => Meet::Apart,
        }
    }

    /// The insides of the two meet.
    pub fn overlaps<'b>(self, other: impl Into<Body<'b>>) -> bool {
        self.meets(other) == Meet::Overlapping
    }

    /// The gap is `limit` or less; overlapping counts. With the tolerance of a game for its limit,
    /// this is contact.
    pub fn is_within<'b>(self, limit: Length, other: impl Into<Body<'b>>) -> bool {
        self.order(&other.into(), limit.0.into()).is_le()
    }

    /// The gap is less than `limit`.
    pub fn is_closer_than<'b>(self, limit: Length, other: impl Into<Body<'b>>) -> bool {
        self.order(&other.into(), limit.0.into()).is_lt()
    }

    /// Where a point lies.
    pub fn place(self, at: Point) -> Place {
        match self.core {
            Core::Area(corners) => area::place(corners, at),
            core => match core.order(Core::Point(at), self.rim) {
                Ordering::Less => Place::Inside,
                Ordering::Equal => Place::Border,
                Ordering::Greater => Place::Outside,
            },
        }
    }

    /// The gap to another.
    pub fn gap<'b>(self, other: impl Into<Body<'b>>) -> Gap {
        self.measure(other).gap
    }

    /// From the point of this that is nearest to another, to the nearest point of that one, both
    /// rounded to the lattice. If the two overlap, both points lie where they do.
    pub fn nearest<'b>(self, other: impl Into<Body<'b>>) -> Segment {
        self.measure(other).line
    }

    /// The gap to another, and where it is.
    pub fn measure<'b>(self, other: impl Into<Body<'b>>) -> Measure {
        let other = other.into();
        let Near { gap, line } = closest(self.core, other.core);
        let gap = Gap { fine: gap.fine - (self.rim + other.rim) * FINE, ..gap };
        // Without rims only the exact comparison tells touching from overlapping.
        let is_nothing = gap == Gap { fine: 0, more: false };
        let overlap = Gap { fine: -1, more: false };
        let gap = if is_nothing && self.overlaps(other) { overlap } else { gap };
        let rim = |rim: i64| Length(rim as i32).min(line.length());
        let from = line.from.towards(line.to, rim(self.rim));
        Measure { gap, line: Segment::new(from, line.to.towards(line.from, rim(other.rim))) }
    }

    /// Compares the gap with `reach`, exactly.
    pub(crate) fn order(&self, other: &Body<'_>, reach: i64) -> Ordering {
        let rims = self.rim + other.rim;
        if self.bounds.is_apart(reach, other.bounds) {
            return Ordering::Greater;
        }
        self.core.order(other.core, rims + reach)
    }
}

/// Where two cores are nearest, and how far apart.
struct Near {
    gap: Gap,
    line: Segment,
}

fn closest(one: Core<'_>, two: Core<'_>) -> Near {
    let sides = one.sides().flat_map(|(a, b)| two.sides().map(move |(c, d)| (a, b, c, d)));
    let nearest = sides.map(|(a, b, c, d)| closest_of_segments(a, b, c, d));
    let (first, second) = (start(one), start(two));
    let inside = |core: Core<'_>, at: Point| match core {
        Core::Area(corners) => area::place(corners, at) == Place::Inside,
        Core::Point(_) | Core::Segment(..) => false,
    };
    let touching =
        |at: Point| Near { gap: Gap { fine: 0, more: false }, line: Segment::new(at, at) };
    if inside(one, second) {
        return touching(second);
    }
    if inside(two, first) {
        return touching(first);
    }
    nearest.min_by_key(|near| near.gap).unwrap_or_else(|| touching(first))
}

fn start(core: Core<'_>) -> Point {
    core.sides().next().map(|(_, to)| to).unwrap_or_default()
}

fn closest_of_segments(a: Point, b: Point, c: Point, d: Point) -> Near {
    let (of_a, of_b) = (c.cross(d, a), c.cross(d, b));
    let crosses =
        of_a.signum() * of_b.signum() < 0 && a.cross(b, c).signum() * a.cross(b, d).signum() < 0;
    if crosses {
        let at = along(a, b, of_a.into(), i128::from(of_a) - i128::from(of_b));
        return Near { gap: Gap { fine: 0, more: false }, line: Segment::new(at, at) };
    }
    let turned = |near: Near| Near { line: near.line.reversed(), ..near };
    let ends = [
        closest_to_segment(a, c, d),
        closest_to_segment(b, c, d),
        turned(closest_to_segment(c, a, b)),
        turned(closest_to_segment(d, a, b)),
    ];
    let [first, rest @ ..] = ends;
    rest.into_iter().fold(first, |best, near| if near.gap < best.gap { near } else { best })
}

fn closest_to_segment(p: Point, a: Point, b: Point) -> Near {
    let (way, to_p) = (b - a, p - a);
    let (part, square) = (to_p.dot(way), way.squared());
    let to = |foot: Point| Segment::new(p, foot);
    if part <= 0 || part >= square {
        let foot = if part <= 0 { a } else { b };
        return Near { gap: fine_root(p.squared_distance(foot).into(), 1), line: to(foot) };
    }
    let across = i128::from(way.cross(to_p));
    let gap = fine_root(across * across, square.into());
    Near { gap, line: to(along(a, b, part.into(), square.into())) }
}

/// The lattice point nearest to `n / d` of the way from `a` to `b`; `n` and `d` have the same sign.
pub(crate) fn along(a: Point, b: Point, n: i128, d: i128) -> Point {
    let (way, n, d) = (b - a, n * d.signum(), d.abs());
    let part = |whole: i32| div_nearest(i128::from(whole) * n, d) as i32;
    a + crate::point::Vector { x: part(way.x), y: part(way.y) }
}

/// `256 · √(n / d)`.
fn fine_root(n: i128, d: i128) -> Gap {
    let wide = n.unsigned_abs() << 16;
    let root = (wide / d.unsigned_abs()).isqrt();
    Gap { fine: root as i64, more: root * root * d.unsigned_abs() < wide }
}
