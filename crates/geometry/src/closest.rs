//! Where two cores are nearest to each other.

use crate::area::{self, Place};
use crate::metric::Core;
use crate::point::{Point, Segment, Vector};
use crate::root::div_nearest;

/// How far apart two cores are, and the line between their nearest points, rounded to the lattice.
pub(crate) struct Near {
    /// The distance in 256ths of a unit, rounded down.
    pub fine: i64,
    /// Something was rounded away.
    pub more: bool,
    pub line: Segment,
}

/// A point and a segment with the exact square of their distance, `n / d`.
#[derive(Clone, Copy)]
struct Pair {
    n: i128,
    d: i128,
    at: Point,
    side: (Point, Point),
    /// The point belongs to the second core.
    turned: bool,
}

pub(crate) fn closest(one: Core<'_>, two: Core<'_>) -> Near {
    if let Some(at) = inner_point(one, two).or_else(|| inner_point(two, one)) {
        return touching(at);
    }
    let mut best: Option<Pair> = None;
    for (a, b) in one.sides() {
        for (c, d) in two.sides() {
            if let Some(at) = crossing(a, b, c, d) {
                return touching(at);
            }
            let ends = [(a, c, d, false), (b, c, d, false), (c, a, b, true), (d, a, b, true)];
            // The ends of a point are one; a point by a point is one pair.
            let ends = match (a == b, c == d) {
                (true, _) => &ends[..1],
                (false, true) => &ends[2..3],
                (false, false) => &ends[..],
            };
            for &(at, from, to, turned) in ends {
                let pair = Pair::new(at, (from, to), turned);
                // Numerators stay below 2^82 and denominators below 2^42.
                let is_nearer = best.is_none_or(|it| pair.n * it.d < it.n * pair.d);
                best = if is_nearer { Some(pair) } else { best };
            }
        }
    }
    best.map_or_else(|| touching(Point::default()), Pair::near)
}

impl Pair {
    fn new(at: Point, (a, b): (Point, Point), turned: bool) -> Pair {
        let (way, to_at) = (b - a, at - a);
        let (part, square) = (to_at.dot(way), way.squared());
        let (n, d) = if part <= 0 {
            (to_at.squared().into(), 1)
        } else if part >= square {
            (b.squared_distance(at).into(), 1)
        } else {
            let across = i128::from(way.cross(to_at));
            (across * across, square.into())
        };
        Pair { n, d, at, side: (a, b), turned }
    }

    fn near(self) -> Near {
        let wide = self.n.unsigned_abs() << 16;
        let fine = ((wide / self.d.unsigned_abs()) as u64).isqrt();
        let more = u128::from(fine * fine) * self.d.unsigned_abs() < wide;
        let (a, b) = self.side;
        let (part, square) = ((self.at - a).dot(b - a), (b - a).squared());
        let foot = along(a, b, part.clamp(0, square).into(), square.max(1).into());
        let line = Segment::new(self.at, foot);
        Near { fine: fine as i64, more, line: if self.turned { line.reversed() } else { line } }
    }
}

fn touching(at: Point) -> Near {
    Near { fine: 0, more: false, line: Segment::new(at, at) }
}

/// A point of one core inside the other, if that is an area.
fn inner_point(area: Core<'_>, other: Core<'_>) -> Option<Point> {
    let Core::Area(corners) = area else { return None };
    let (_, at) = other.sides().next()?;
    (area::place(corners, at) == Place::Inside).then_some(at)
}

/// Where two segments cross, if they do more than touch.
fn crossing(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let (of_a, of_b) = (c.cross(d, a), c.cross(d, b));
    let crosses =
        of_a.signum() * of_b.signum() < 0 && a.cross(b, c).signum() * a.cross(b, d).signum() < 0;
    crosses.then(|| along(a, b, of_a.into(), i128::from(of_a) - i128::from(of_b)))
}

/// The lattice point nearest to `n / d` of the way from `a` to `b`; `n` and `d` have the same sign.
pub(crate) fn along(a: Point, b: Point, n: i128, d: i128) -> Point {
    let (way, n, d) = (b - a, n * d.signum(), d.abs());
    let part = |whole: i32| div_nearest(i128::from(whole) * n, d) as i32;
    a + Vector { x: part(way.x), y: part(way.y) }
}
