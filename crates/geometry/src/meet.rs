//! How two things lie to each other: apart, touching or overlapping; how far apart, and where.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::area::{self, Place};
use crate::closest::{Near, closest};
use crate::length::Length;
use crate::metric::Core;
use crate::point::{Point, Segment};
use crate::root::FINE;
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
            Core::Area(_) if !self.bounds.contains(at) => Place::Outside,
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
        let Near { fine, more, line } = closest(self.core, other.core);
        let gap = Gap { fine: fine - (self.rim + other.rim) * FINE, more };
        // Without rims only the exact comparison tells touching from overlapping.
        let is_nothing = gap == Gap { fine: 0, more: false };
        let overlap = Gap { fine: -1, more: false };
        let gap = if is_nothing && self.overlaps(other) { overlap } else { gap };
        let rim = |rim: i64| Length(rim as i32).min(line.length());
        let from = line.from.towards(line.to, rim(self.rim));
        Measure { gap, line: Segment::new(from, line.to.towards(line.from, rim(other.rim))) }
    }

    /// Compares the gap with `reach`, exactly.
    #[inline]
    pub(crate) fn order(&self, other: &Body<'_>, reach: i64) -> Ordering {
        let rims = self.rim + other.rim;
        if self.bounds.is_apart(reach, other.bounds) {
            return Ordering::Greater;
        }
        self.core.order(other.core, rims + reach)
    }
}
