//! Closed chains of corners as areas: where a point lies, and which parts of a line lie inside.

use std::cmp::Ordering;
use std::ops::{Mul, Sub};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::point::{Point, Segment};

/// Where a point lies with respect to a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Strictly inside.
    Inside,
    /// Exactly on the border.
    Border,
    /// Strictly outside.
    Outside,
}

/// A fraction `n / d` of the way along a segment; `d` is positive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub n: i64,
    pub d: i64,
}

impl Part {
    pub(crate) const START: Part = Part { n: 0, d: 1 };
    pub(crate) const END: Part = Part { n: 1, d: 1 };

    /// `n / d` with `d` of either sign, if it is from 0 to 1.
    fn within(n: i64, d: i64) -> Option<Part> {
        let (n, d) = if d < 0 { (-n, -d) } else { (n, d) };
        (d > 0 && (0..=d).contains(&n)).then_some(Part { n, d })
    }

    fn order(&self, other: &Part) -> Ordering {
        let times = |a: i64, b: i64| i128::from(a) * i128::from(b);
        times(self.n, other.d).cmp(&times(other.n, self.d))
    }
}

/// The sides of a closed chain, each as (from, to), beginning with the one that closes it.
pub(crate) fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + Clone + '_ {
    let last = corners.last().copied().unwrap_or_default();
    std::iter::once(last).chain(corners.iter().copied()).zip(corners.iter().copied())
}

/// Where a lattice point lies.
pub(crate) fn place(corners: &[Point], at: Point) -> Place {
    // Every product stays below 2^43.
    place_scaled::<i64>(corners, at.x.into(), at.y.into(), 1)
}

/// Where the point `(x / scale, y / scale)` lies. Counts the sides to its right; exact, as long as
/// `N` has room for the products.
fn place_scaled<N>(corners: &[Point], x: N, y: N, scale: N) -> Place
where
    N: Copy + Ord + From<i32> + Sub<Output = N> + Mul<Output = N>,
{
    let zero = N::from(0);
    let mut is_inside = false;
    for (p, q) in edges(corners) {
        let (py, qy) = (N::from(p.y) * scale - y, N::from(q.y) * scale - y);
        if py > zero && qy > zero || py < zero && qy < zero {
            continue;
        }
        let (px, qx) = (N::from(p.x) * scale - x, N::from(q.x) * scale - x);
        // On which side of p → q the point lies; the factors stay below 2^104 and 2^21.
        let side = px * N::from(q.y - p.y) - py * N::from(q.x - p.x);
        if side == zero && px.min(qx) <= zero && px.max(qx) >= zero {
            return Place::Border;
        }
        if (py > zero) != (qy > zero) && (side > zero) == (qy > py) {
            is_inside = !is_inside;
        }
    }
    if is_inside { Place::Inside } else { Place::Outside }
}

/// The parts of a segment that lie strictly inside, in order, exactly. A segment of no length is
/// inside whole or not at all.
pub(crate) fn parts_inside(corners: &[Point], line: Segment) -> Vec<[Part; 2]> {
    let mut cuts = vec![Part::START, Part::END];
    for edge in edges(corners) {
        push_cuts(line, edge, &mut cuts);
    }
    cuts.sort_by(Part::order);
    cuts.dedup_by(|a, b| a.order(b).is_eq());
    let mut parts: Vec<[Part; 2]> = Vec::new();
    for pair in cuts.windows(2) {
        if middle_is_inside(corners, line, pair[0], pair[1]) {
            match parts.last_mut() {
                // The line passed through a corner without leaving.
                Some(last) if last[1].order(&pair[0]).is_eq() => last[1] = pair[1],
                _ => parts.push([pair[0], pair[1]]),
            }
        }
    }
    parts
}

/// Some part of the segment lies strictly inside.
pub(crate) fn enters(corners: &[Point], line: Segment) -> bool {
    let Segment { from, to } = line;
    let mut touches = false;
    for (p, q) in edges(corners) {
        let (a, b) = (p.cross(q, from).signum(), p.cross(q, to).signum());
        let (c, d) = (from.cross(to, p).signum(), from.cross(to, q).signum());
        if a * b < 0 && c * d < 0 {
            return true;
        }
        touches |= a * b <= 0 && c * d <= 0;
    }
    if touches {
        return !parts_inside(corners, line).is_empty();
    }
    place(corners, from) == Place::Inside
}

/// Where a segment meets the side `(p, q)`; both ends of the side where it runs along.
fn push_cuts(line: Segment, (p, q): (Point, Point), cuts: &mut Vec<Part>) {
    let (way, edge, to_p) = (line.vector(), q - p, p - line.from);
    let across = way.cross(edge);
    if across != 0 {
        let on_edge = Part::within(to_p.cross(way), across);
        cuts.extend(on_edge.and_then(|_| Part::within(to_p.cross(edge), across)));
    } else if way.cross(to_p) == 0 {
        let ends = [to_p, q - line.from];
        cuts.extend(ends.iter().filter_map(|end| Part::within(end.dot(way), way.squared())));
    }
}

fn middle_is_inside(corners: &[Point], line: Segment, a: Part, b: Part) -> bool {
    let wide = |n: i64, d: i64| i128::from(n) * i128::from(d);
    let along = wide(a.n, b.d) + wide(b.n, a.d);
    place_along(corners, line, along, 2 * wide(a.d, b.d)) == Place::Inside
}

/// Where the point `n / d` of the way along a segment lies; `d` is below `2^83`.
fn place_along(corners: &[Point], line: Segment, n: i128, d: i128) -> Place {
    let way = line.vector();
    let x = i128::from(line.from.x) * d + i128::from(way.x) * n;
    let y = i128::from(line.from.y) * d + i128::from(way.y) * n;
    place_scaled::<i128>(corners, x, y, d)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// A `U`: the notch is open upwards between x 10 and 20 and above y 10.
    fn cup() -> Vec<Point> {
        let corners = [(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)];
        corners.map(|(x, y)| at(x, y)).to_vec()
    }

    /// In hundredths of the line.
    fn inside(line: (Point, Point)) -> Vec<[i64; 2]> {
        let parts = parts_inside(&cup(), Segment::new(line.0, line.1));
        parts.iter().map(|part| part.map(|it| it.n * 100 / it.d)).collect()
    }

    #[test]
    fn points_inside_on_the_border_and_outside() {
        let cup = cup();
        for (x, y, expected) in [
            (5, 5, Place::Inside),
            (15, 5, Place::Inside),
            (15, 15, Place::Outside),
            (15, 10, Place::Border),
            (10, 10, Place::Border),
            (20, 20, Place::Border),
            (0, 30, Place::Border),
            (25, 30, Place::Border),
            (15, 30, Place::Outside),
            (-5, 0, Place::Outside),
            (-5, 10, Place::Outside),
            (35, 10, Place::Outside),
            (25, 10, Place::Inside),
        ] {
            assert_eq!(place(&cup, at(x, y)), expected, "{x} {y}");
            let clockwise: Vec<Point> = cup.iter().rev().copied().collect();
            assert_eq!(place(&clockwise, at(x, y)), expected, "{x} {y} clockwise");
        }
    }

    #[test]
    fn lines_through_an_area_are_cut_exactly() {
        assert_eq!(inside((at(-10, 20), at(40, 20))), [[20, 40], [60, 80]]);
        assert_eq!(inside((at(5, 5), at(5, 6))).len(), 1);
        assert_eq!(inside((at(12, 15), at(18, 25))).len(), 0);
    }

    #[test]
    fn running_along_a_side_is_not_inside() {
        assert!(inside((at(-5, 0), at(40, 0))).is_empty());
        assert!(inside((at(10, 10), at(10, 30))).is_empty());
        // Along the bottom of the notch and on through both arms.
        assert_eq!(inside((at(-10, 10), at(40, 10))).len(), 2);
        // Grazing a corner from outside, and cutting through one.
        assert!(inside((at(-10, 10), at(10, -10))).is_empty());
        assert_eq!(inside((at(-10, -10), at(5, 5))).len(), 1);
    }

    #[test]
    fn entering_agrees_with_the_parts_inside() {
        for x in -4..14 {
            for y in -4..14 {
                for (to_x, to_y) in [(15, 15), (0, 0), (35, 12), (15, -5), (10, 30), (20, 35)] {
                    let line = Segment::new(at(3 * x, 3 * y), at(to_x, to_y));
                    let parts = parts_inside(&cup(), line);
                    assert_eq!(enters(&cup(), line), !parts.is_empty(), "{line:?}");
                }
            }
        }
    }
}
