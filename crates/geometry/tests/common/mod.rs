//! Random tables for the property tests, and a second, plain geometry in floating point to compare
//! with.
#![allow(dead_code)]

use proptest::prelude::*;
use reglette_geometry::angle::Angle;
use reglette_geometry::length::Length;
use reglette_geometry::point::{Point, Segment};
use reglette_geometry::polygon::{Polygon, Rect};
use reglette_geometry::shape::{Disc, Shape, Wall};

/// So many cases, without a file for those that failed: they become tests by hand.
pub fn cases(many: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        max_global_rejects: 100_000,
        ..ProptestConfig::with_cases(many)
    }
}

pub fn at(x: i32, y: i32) -> Point {
    Point { x, y }
}

pub fn disc(x: i32, y: i32, radius: i32) -> Disc {
    Disc::new(at(x, y), Length(radius))
}

/// A small table, so that things meet often.
pub const SIDE: i32 = 3_000;

pub fn points() -> impl Strategy<Value = Point> {
    (-SIDE..=SIDE, -SIDE..=SIDE).prop_map(|(x, y)| at(x, y))
}

/// Points on a coarse grid, so that things touch, line up and coincide often.
pub fn coarse_points() -> impl Strategy<Value = Point> {
    (-6..=6, -6..=6).prop_map(|(x, y)| at(100 * x, 100 * y))
}

pub fn discs() -> impl Strategy<Value = Disc> {
    (points(), 0..800).prop_map(|(centre, radius)| Disc::new(centre, Length(radius)))
}

pub fn coarse_discs() -> impl Strategy<Value = Disc> {
    (coarse_points(), 0..4).prop_map(|(centre, radius)| Disc::new(centre, Length(100 * radius)))
}

/// A polygon of a few corners around a point: any star is simple.
pub fn polygons() -> impl Strategy<Value = Polygon> {
    (points(), prop::collection::vec(100..1_500, 3..9)).prop_filter_map("flat", |(centre, far)| {
        let part = 36_000 / far.len() as i32;
        let corner =
            |(n, far): (usize, &i32)| centre + Angle::new(n as i32 * part).step(Length(*far));
        Polygon::new(far.iter().enumerate().map(corner).collect()).ok()
    })
}

pub fn coarse_polygons() -> impl Strategy<Value = Polygon> {
    prop::collection::vec(coarse_points(), 3..6)
        .prop_filter_map("not simple", |corners| Polygon::new(corners).ok())
}

pub fn rects() -> impl Strategy<Value = Rect> {
    (points(), 50..2_000, 50..2_000, 0..36_000).prop_filter_map("flat", |(centre, w, d, by)| {
        Rect::turned(centre, Length(w), Length(d), Angle::new(by)).ok()
    })
}

pub fn shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![
        discs().prop_map(Shape::Disc),
        rects().prop_map(Shape::Rect),
        polygons().prop_map(Shape::Polygon),
        (points(), points(), 0..200).prop_map(|(from, to, half)| Shape::Wall(Wall::new(
            from,
            to,
            Length(half)
        ))),
    ]
}

pub fn coarse_shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![
        coarse_discs().prop_map(Shape::Disc),
        coarse_polygons().prop_map(Shape::Polygon),
        (coarse_points(), coarse_points())
            .prop_filter_map("flat", |(a, b)| Rect::upright(a, b).ok().map(Shape::Rect)),
        (coarse_points(), coarse_points(), 0..2)
            .prop_map(|(from, to, half)| Shape::Wall(Wall::new(from, to, Length(100 * half)))),
    ]
}

/// Both kinds together.
pub fn any_shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![shapes(), coarse_shapes()]
}

/// A quarter turn about the origin, and a shift.
pub fn moved(at: Point, turns: u8, by: Point) -> Point {
    let turned = (0..turns % 4).fold(at, |it, _| Point { x: it.y, y: -it.x });
    Point { x: turned.x + by.x, y: turned.y + by.y }
}

pub fn moved_disc(disc: Disc, turns: u8, by: Point) -> Disc {
    Disc::new(moved(disc.centre, turns, by), disc.radius)
}

pub fn moved_shape(shape: &Shape, turns: u8, by: Point) -> Shape {
    match shape {
        Shape::Disc(it) => Shape::Disc(moved_disc(*it, turns, by)),
        Shape::Rect(it) => {
            Shape::Rect(Rect::try_from(it.corners().map(|at| moved(at, turns, by))).unwrap())
        }
        Shape::Polygon(it) => {
            let corners = it.corners().iter().map(|&at| moved(at, turns, by)).collect();
            Shape::Polygon(Polygon::new(corners).unwrap())
        }
        Shape::Wall(it) => {
            let line = it.line;
            Shape::Wall(Wall::new(moved(line.from, turns, by), moved(line.to, turns, by), it.half))
        }
    }
}

pub type Xy = (f64, f64);

pub fn xy(at: Point) -> Xy {
    (f64::from(at.x), f64::from(at.y))
}

pub fn length(a: Xy, b: Xy) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

pub fn mix(a: Xy, b: Xy, part: f64) -> Xy {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

pub fn to_segment(p: Xy, a: Xy, b: Xy) -> f64 {
    let (ex, ey) = (b.0 - a.0, b.1 - a.1);
    let square = ex * ex + ey * ey;
    let part = if square == 0.0 { 0.0 } else { ((p.0 - a.0) * ex + (p.1 - a.1) * ey) / square };
    length(p, mix(a, b, part.clamp(0.0, 1.0)))
}

fn to_corners(p: Xy, corners: &[Point]) -> f64 {
    let mut inside = false;
    let mut nearest = f64::INFINITY;
    for n in 0..corners.len() {
        let (a, b) = (xy(corners[n]), xy(corners[(n + 1) % corners.len()]));
        nearest = nearest.min(to_segment(p, a, b));
        if (a.1 > p.1) != (b.1 > p.1) && p.0 < (b.0 - a.0) * (p.1 - a.1) / (b.1 - a.1) + a.0 {
            inside = !inside;
        }
    }
    if inside { -nearest } else { nearest }
}

/// How far a point is from a shape; negative inside.
pub fn signed_distance(shape: &Shape, p: Xy) -> f64 {
    match shape {
        Shape::Disc(it) => length(p, xy(it.centre)) - f64::from(it.radius.0),
        Shape::Rect(it) => to_corners(p, it.corners()),
        Shape::Polygon(it) => to_corners(p, it.corners()),
        Shape::Wall(it) => to_segment(p, xy(it.line.from), xy(it.line.to)) - f64::from(it.half.0),
    }
}

/// Points along a segment.
pub fn samples(line: Segment, steps: u32) -> impl Iterator<Item = Xy> {
    let (a, b) = (xy(line.from), xy(line.to));
    (0..=steps).map(move |n| mix(a, b, f64::from(n) / f64::from(steps)))
}
