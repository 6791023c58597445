//! Any body as a polygon, to be drawn or measured with.

use crate::angle::Angle;
use crate::length::Length;
use crate::metric::Core;
use crate::point::{Point, Vector};
use crate::shape::Body;

/// In how many corners a circle is drawn.
const CORNERS: i32 = 64;

/// The outline of a body, counter-clockwise. Areas are given as they are, thin walls as their two
/// ends. Where the border is round the corners lie on it or less than two units inside; the polygon
/// covers all of the body but slivers of a 800th of the radius.
pub fn outline(body: &Body<'_>) -> Vec<Point> {
    let rim = Length(body.rim as i32);
    match body.core {
        Core::Area(corners) => corners.to_vec(),
        Core::Point(at) => around(at, rim).collect(),
        Core::Segment(p, q) if rim == Length::ZERO => vec![p, q],
        Core::Segment(p, q) => {
            let mut corners = half_circle(q, rim, q - p);
            corners.extend(half_circle(p, rim, p - q));
            corners
        }
    }
}

/// The corners of a circle, counter-clockwise.
fn around(centre: Point, radius: Length) -> impl Iterator<Item = Point> {
    let bearing = |n: i32| Angle::new(-n * 36_000 / CORNERS);
    (0..CORNERS).map(move |n| centre + bearing(n).step(radius))
}

/// The half of a circle that looks a way, counter-clockwise.
fn half_circle(centre: Point, radius: Length, way: Vector) -> Vec<Point> {
    let looks = |at: Point| (at - centre).dot(way) >= 0;
    let whole: Vec<Point> = around(centre, radius).collect();
    let begins = |n: &usize| looks(whole[*n]) && !looks(whole[(n + whole.len() - 1) % whole.len()]);
    let begin = (0..whole.len()).find(begins).unwrap_or(0);
    let in_order = (0..whole.len()).map(|n| whole[(begin + n) % whole.len()]);
    in_order.take_while(|&at| looks(at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::polygon::Polygon;
    use crate::shape::{Disc, Wall};

    #[test]
    fn round_borders_are_drawn_from_inside() {
        let disc = Disc::new(Point { x: 30, y: -70 }, Length(1_250));
        let corners = outline(&disc.body());
        assert_eq!(corners.len(), 64);
        for at in &corners {
            assert!(disc.centre.is_within(disc.radius, *at));
            assert!(!disc.centre.is_closer_than(disc.radius - Length(2), *at));
        }
        assert!(Polygon::new(corners).is_ok());
    }

    #[test]
    fn walls_have_round_ends() {
        for (x, y) in [(5_000, 0), (-5_000, 3), (-1_234, -4_321), (0, 900), (7, -7)] {
            let wall = Wall::new(Point { x: 0, y: 0 }, Point { x, y }, Length(300));
            let corners = outline(&wall.body());
            assert!((64..=66).contains(&corners.len()), "{}", corners.len());
            let polygon = Polygon::new(corners.clone()).unwrap();
            assert!(polygon.body().meets(wall) == crate::meet::Meet::Overlapping);
            assert!(corners.iter().all(|&at| wall.body().place(at) != crate::area::Place::Outside));
        }
        let thin = Wall::new(Point { x: 0, y: 0 }, Point { x: 9, y: 9 }, Length::ZERO);
        assert_eq!(outline(&thin.body()).len(), 2);
    }
}
