//! Corridors: the strip of a width between two bases, what lies in it, and whether a lane is left.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::area::{self, Part};
use crate::length::Length;
use crate::meet::Meet;
use crate::outline::outline;
use crate::point::{Point, Segment, Vector};
use crate::polygon::half_width;
use crate::root::div_nearest;
use crate::shape::{Body, Disc};

/// The strip between the edges of two bases, along the line of their centres. Its corners are lattice
/// points, rounded once and alike from either end; everything else is decided exactly upon them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Corridor {
    /// Along its middle, from edge to edge.
    middle: Segment,
    /// From the middle to the left side.
    left: Vector,
}

/// A piece that lies in a corridor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Obstruction {
    /// Which piece, counted in the order given.
    pub piece: usize,
    /// The lanes it shades, each as a segment across the corridor's start, rounded to the lattice.
    pub shaded: Vec<Segment>,
}

/// Whether a lane is left through a corridor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lane {
    /// The middle of the widest lane left, from end to end.
    Open(Segment),
    /// The whole width is shaded.
    Shut,
}

/// A stretch of the width, from `-width` on the right to `width` on the left; see `Corridor::width`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Shade {
    from: i64,
    to: i64,
}

impl Corridor {
    /// The corridor of a width between two bases; `None` if they are so near that nothing can stand
    /// between them.
    pub fn between(one: Disc, two: Disc, width: Length) -> Option<Corridor> {
        let way = two.centre - one.centre;
        let from = one.centre + nearest_with_length(way, one.radius);
        let to = two.centre - nearest_with_length(way, two.radius);
        let corridor = Corridor { middle: Segment::new(from, to), left: half_width(way, width) };
        (way.dot(to - from) > 0 && corridor.width() > 0).then_some(corridor)
    }

    /// Its middle line, from base to base.
    pub const fn middle(&self) -> Segment {
        self.middle
    }

    /// Its corners, counter-clockwise from the right-hand end of its start.
    pub fn corners(&self) -> [Point; 4] {
        let (Segment { from, to }, left) = (self.middle, self.left);
        [from - left, to - left, to + left, from + left]
    }

    /// How a piece lies to the corridor.
    pub fn meets<'a>(&self, piece: impl Into<Body<'a>>) -> Meet {
        Body::area(&self.corners()).meets(piece)
    }

    /// Which pieces overlap the corridor, and which lanes each of them shades.
    pub fn obstructions<'a, B: Into<Body<'a>>>(
        &self,
        pieces: impl IntoIterator<Item = B>,
    ) -> Vec<Obstruction> {
        let mut found = Vec::new();
        for (piece, body) in pieces.into_iter().enumerate() {
            let body = body.into();
            if self.meets(body) == Meet::Overlapping {
                let shades = self.shades(&body);
                let shaded = shades.iter().map(|it| self.across(it.from, it.to)).collect();
                found.push(Obstruction { piece, shaded });
            }
        }
        found
    }

    /// Whether the pieces together leave a straight lane wider than `slack` along the corridor. Each
    /// piece shades the stretch of the width onto which its part inside the corridor falls. Round
    /// pieces shade as a polygon of 64 corners inside them.
    pub fn lane<'a, B: Into<Body<'a>>>(
        &self,
        slack: Length,
        pieces: impl IntoIterator<Item = B>,
    ) -> Lane {
        let mut shades = Vec::new();
        for body in pieces {
            let body = body.into();
            if self.meets(body) == Meet::Overlapping {
                shades.extend(self.shades(&body));
            }
        }
        shades.sort_unstable();
        let mut shaded_to = -self.width();
        let mut widest = Shade { from: 0, to: 0 };
        let end = Shade { from: self.width(), to: self.width() };
        for shade in shades.into_iter().chain([end]) {
            if shade.from - shaded_to > widest.to - widest.from {
                widest = Shade { from: shaded_to, to: shade.from };
            }
            shaded_to = shaded_to.max(shade.to);
        }
        let wide = i128::from(widest.to - widest.from);
        let way = i128::from(self.middle.vector().squared());
        if wide * wide > i128::from(slack.squared()) * way {
            Lane::Open(self.along((widest.from + widest.to) / 2))
        } else {
            Lane::Shut
        }
    }

    /// Half the width, times the length: the unit of everything measured across.
    fn width(&self) -> i64 {
        self.middle.vector().cross(self.left)
    }

    /// How far left of the middle a point is, and how far along: the latter from 0 to `width`.
    fn seen(&self, at: Point) -> (i64, i64) {
        let way = at - self.middle.from;
        (self.middle.vector().cross(way), way.cross(self.left))
    }

    fn shades(&self, body: &Body<'_>) -> Vec<Shade> {
        let corners = outline(body);
        let mut shades: Vec<Shade> =
            area::edges(&corners).filter_map(|(p, q)| self.shade_of_side(p, q)).collect();
        // Lanes that lie inside the piece from end to end cross no side of it.
        let [right, _, _, left] = self.corners();
        let start = Segment::new(right, left);
        let whole = 2 * i128::from(self.width());
        let across =
            |part: Part| (i128::from(part.n) * whole / i128::from(part.d)) as i64 - self.width();
        let inside = area::parts_inside(&corners, start);
        shades.extend(inside.iter().map(|&[a, b]| Shade { from: across(a), to: across(b) }));
        shades.sort_unstable();
        shades.dedup_by(|next, last| {
            let meets = next.from <= last.to;
            if meets {
                last.to = last.to.max(next.to);
            }
            meets
        });
        shades
    }

    /// The part of a side between the ends of the corridor, seen from its start.
    fn shade_of_side(&self, p: Point, q: Point) -> Option<Shade> {
        let width = self.width();
        let ((p_aside, p_along), (q_aside, q_along)) = (self.seen(p), self.seen(q));
        if p_along.max(q_along) < 0 || p_along.min(q_along) > width {
            return None;
        }
        let at = |along: i64| {
            let part = i128::from(q_aside - p_aside) * i128::from(along - p_along);
            p_aside + part.div_euclid(i128::from(q_along - p_along)) as i64
        };
        let held = |aside: i64, along: i64| {
            if (0..=width).contains(&along) { aside } else { at(along.clamp(0, width)) }
        };
        let (a, b) = (held(p_aside, p_along), held(q_aside, q_along));
        let (from, to) = (a.min(b).max(-width), a.max(b).min(width));
        (from < to).then_some(Shade { from, to })
    }

    /// The line along the corridor at a place of its width.
    fn along(&self, aside: i64) -> Segment {
        let part = |whole: i32| {
            div_nearest(i128::from(whole) * i128::from(aside), self.width().into()) as i32
        };
        let by = Vector { x: part(self.left.x), y: part(self.left.y) };
        Segment::new(self.middle.from + by, self.middle.to + by)
    }

    fn across(&self, from: i64, to: i64) -> Segment {
        Segment::new(self.along(from).from, self.along(to).from)
    }
}

/// The same way with this length, each part rounded to the nearest; opposite for the opposite way.
fn nearest_with_length(way: Vector, length: Length) -> Vector {
    half_width(-way.left(), length * 2)
}
