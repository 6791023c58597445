//! Which stretches of a straight leg come within reach of a core. Whether they exist is decided
//! exactly; where they begin and end is told in 256ths of a unit, off by at most two.

use crate::area::{self, Part};
use crate::metric::Core;
use crate::path::Leg;
use crate::point::{Point, Vector};
use crate::root::{FINE, Root};

/// A stretch of a leg, in 256ths of a unit from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stretch {
    pub from: i64,
    pub to: i64,
}

/// Rounding may put the ends of two stretches that meet this far apart.
const SLACK: i64 = 2;

impl Leg {
    /// The stretches in which the distance to the core is `reach` or less, in order.
    pub(crate) fn near(&self, core: Core<'_>, reach: i64) -> Vec<Stretch> {
        let mut found = match core {
            Core::Area(corners) => self.inside(corners),
            Core::Point(_) | Core::Segment(..) => Vec::new(),
        };
        found.extend(core.sides().filter_map(|side| self.near_side(side, reach)));
        merge(&mut found);
        found
    }

    /// Where the distance to the core is first `reach` or less; they do come so near.
    pub(crate) fn first_near(&self, core: Core<'_>, reach: i64) -> i64 {
        if Core::Point(self.line.from).order(core, reach).is_le() {
            return 0;
        }
        // From outside, everything is reached over its sides.
        let near = core.sides().filter_map(|side| self.near_side(side, reach));
        near.map(|stretch| stretch.from).min().unwrap_or(0)
    }

    /// The stretches strictly inside an area.
    pub(crate) fn inside(&self, corners: &[Point]) -> Vec<Stretch> {
        let fine =
            |part: Part| (i128::from(part.n) * i128::from(self.fine) / i128::from(part.d)) as i64;
        let parts = area::parts_inside(corners, self.line);
        parts.into_iter().map(|[from, to]| Stretch { from: fine(from), to: fine(to) }).collect()
    }

    /// The stretch near a segment: near either end, or beside it. It is one, for what is near a
    /// segment is convex.
    fn near_side(&self, (p, q): (Point, Point), reach: i64) -> Option<Stretch> {
        let own = Core::Segment(self.line.from, self.line.to);
        if own.order(Core::Segment(p, q), reach).is_gt() {
            return None;
        }
        let parts =
            [self.near_point(p, reach), self.near_point(q, reach), self.beside(p, q, reach)];
        let whole = parts
            .into_iter()
            .flatten()
            .reduce(|a, b| Stretch { from: a.from.min(b.from), to: a.to.max(b.to) });
        // They do meet; if rounding lost the place, it is where the leg passes the first end.
        Some(whole.unwrap_or_else(|| self.held(self.foot(p), self.foot(p))))
    }

    fn near_point(&self, c: Point, reach: i64) -> Option<Stretch> {
        let own = Core::Segment(self.line.from, self.line.to);
        if own.order(Core::Point(c), reach).is_gt() {
            return None;
        }
        let way = self.line.vector();
        let square = i128::from(way.squared());
        if square == 0 {
            return Some(Stretch { from: 0, to: 0 });
        }
        let across = i128::from(way.cross(c - self.line.from));
        let half = i128::from(reach * reach) * square - across * across;
        let half = (half.max(0).unsigned_abs() << 16) / square.unsigned_abs();
        let half = (half as u64).isqrt() as i64;
        let foot = self.foot(c);
        Some(self.held(foot - half, foot + half))
    }

    /// Where the leg, prolonged if need be, passes nearest to a point.
    fn foot(&self, c: Point) -> i64 {
        let way = self.line.vector();
        let part = i128::from(way.dot(c - self.line.from));
        let square = i128::from(way.squared()).max(1);
        let root = ((part * part).unsigned_abs() << 16) / square.unsigned_abs();
        let root = (root as u64).isqrt() as i64;
        if part < 0 { -root } else { root }
    }

    /// The stretch that passes between the two ends of a segment, near its line.
    fn beside(&self, p: Point, q: Point, reach: i64) -> Option<Stretch> {
        let (way, side, from_p) = (self.line.vector(), q - p, self.line.from - p);
        let square = i128::from(side.squared());
        if square == 0 {
            return None;
        }
        let between = self.solve(side.dot(from_p).into(), side.dot(way).into(), 0, square)?;
        // How far from the line of the segment, times the segment's length, with 16 bits to spare.
        let long = Root::of(side.squared());
        let widest = (i128::from(reach) * i128::from(long.value)) << 16 >> long.shift;
        let scaled = |a: Vector| i128::from(side.cross(a)) << 16;
        let near = self.solve(scaled(from_p), scaled(way), -widest, widest)?;
        let (from, to) = (between.from.max(near.from), between.to.min(near.to));
        let is_on_leg = from <= self.fine + SLACK && to >= -SLACK;
        (is_on_leg && from <= to + SLACK).then(|| self.held(from.min(to), from.max(to)))
    }

    /// Where `at_start + part · per_leg` is from `low` to `high`.
    fn solve(&self, at_start: i128, per_leg: i128, low: i128, high: i128) -> Option<Stretch> {
        if per_leg == 0 {
            let is_all = (low..=high).contains(&at_start);
            return is_all.then_some(Stretch { from: 0, to: self.fine });
        }
        let place = |value: i128| ((value - at_start) * i128::from(self.fine)).div_euclid(per_leg);
        let (a, b) = (place(low), place(high));
        // Far beyond either end it does not matter where.
        let fits = |n: i128| n.clamp(i128::from(-FINE), i128::from(self.fine + FINE)) as i64;
        Some(Stretch { from: fits(a.min(b)), to: fits(a.max(b)) })
    }

    fn held(&self, from: i64, to: i64) -> Stretch {
        Stretch { from: from.clamp(0, self.fine), to: to.clamp(0, self.fine) }
    }
}

/// Puts stretches in order and joins those that meet.
pub(crate) fn merge(stretches: &mut Vec<Stretch>) {
    stretches.sort_unstable();
    stretches.dedup_by(|next, last| {
        let meets = next.from <= last.to + SLACK;
        if meets {
            last.to = last.to.max(next.to);
        }
        meets
    });
}
