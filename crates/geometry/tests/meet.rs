//! Shapes, gaps and contact: exact edge cases by hand, properties, and a second opinion in floating
//! point.

#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use proptest::prelude::*;
use reglette_geometry::area::Place;
use reglette_geometry::length::{INCH, Length, MM};
use reglette_geometry::meet::Meet;
use reglette_geometry::point::{Point, Segment};
use reglette_geometry::polygon::{Polygon, Rect};
use reglette_geometry::shape::{Body, Disc, Shape, Wall};

proptest! {
    #![proptest_config(cases(1_500))]

    /// A disc and a shape lie to each other as the distance in floating point says, where that is not
    /// too near to call.
    #[test]
    fn discs_and_shapes_agree_with_floats(base in discs(), shape in any_shapes()) {
        let gap = signed_distance(&shape, xy(base.centre)) - f64::from(base.radius.0);
        let meet = base.body().meets(&shape);
        prop_assert!(gap < 1e-6 || meet == Meet::Apart, "{gap} {meet:?}");
        prop_assert!(gap > -1e-6 || meet == Meet::Overlapping, "{gap} {meet:?}");
        let measured = base.body().measure(&shape);
        if gap > 0.0 {
            prop_assert_eq!(measured.gap.length(), Length((gap - 1e-6).ceil() as i32));
            prop_assert!((length(xy(measured.line.from), xy(measured.line.to)) - gap).abs() < 4.0);
            prop_assert!(signed_distance(&shape, xy(measured.line.to)).abs() < 2.5);
        }
        for limit in [Length::ZERO, Length(1), MM, INCH, measured.gap.length().max(Length::ZERO)] {
            let exactly = measured.gap.cmp_length(limit);
            prop_assert_eq!(exactly.is_le(), base.body().is_within(limit, &shape));
            prop_assert_eq!(exactly.is_lt(), base.body().is_closer_than(limit, &shape));
        }
    }

    /// Two shapes that are apart share no point of a raster; two that share one overlap. The gap is
    /// the least distance from the border of one to the other.
    #[test]
    fn shapes_agree_with_a_raster(one in shapes(), two in shapes()) {
        let meet = one.body().meets(&two);
        let (a, b) = (one.body().bounds(), two.body().bounds());
        let (low, high) = (a.min.max(b.min), a.max.min(b.max));
        let (low, high) = ((low.x.max(a.min.x).max(b.min.x), a.min.y.max(b.min.y)),
            (high.x.min(a.max.x).min(b.max.x), a.max.y.min(b.max.y)));
        let inside = |x: i32, y: i32| {
            let p = (f64::from(x) + 0.3, f64::from(y) + 0.4);
            signed_distance(&one, p) < -1e-6 && signed_distance(&two, p) < -1e-6
        };
        let step = |from: i32, to: i32| (from..=to).step_by(((to - from) / 24).max(1) as usize);
        let shared = step(low.0, high.0).any(|x| step(low.1, high.1).any(|y| inside(x, y)));
        prop_assert!(!shared || meet == Meet::Overlapping);
        prop_assert_eq!(meet, two.body().meets(&one));
        prop_assert_eq!(one.body().gap(&two), two.body().gap(&one));
        let line = one.body().measure(&two).line;
        let ends = (signed_distance(&one, xy(line.from)), signed_distance(&two, xy(line.to)));
        prop_assert!(ends.0 < 2.5 && ends.1 < 2.5, "{line:?} {ends:?}");
    }

    /// What touches neither overlaps nor is apart, and one unit more or less decides.
    #[test]
    fn one_unit_decides(one in any_shapes(), two in any_shapes(), grow in 1..500_i32) {
        let body = one.body();
        let meet = body.meets(&two);
        let gap = body.gap(&two);
        prop_assert_eq!(meet == Meet::Overlapping, gap.is_less_than(Length::ZERO));
        prop_assert_eq!(meet == Meet::Apart, !gap.is_within(Length::ZERO));
        // A limit that holds goes on to hold when it grows.
        let limit = gap.length();
        prop_assert!(gap.is_within(limit) && gap.is_within(limit + Length(grow)));
        prop_assert!(gap.is_less_than(limit + Length(grow)));
        prop_assert!(!gap.is_within(limit - Length(grow)));
        prop_assert_eq!(gap.is_within(Length(grow)), body.is_within(Length(grow), &two));
    }

    /// Nothing depends on where the table lies or how it is turned by quarters.
    #[test]
    fn quarter_turns_change_nothing(
        one in any_shapes(),
        two in any_shapes(),
        turns in 0_u8..4,
        by in points(),
    ) {
        let (far_one, far_two) = (moved_shape(&one, turns, by), moved_shape(&two, turns, by));
        prop_assert_eq!(one.body().meets(&two), far_one.body().meets(&far_two));
        prop_assert_eq!(one.body().gap(&two), far_one.body().gap(&far_two));
    }

    /// Corners given clockwise, or beginning elsewhere, make the same polygon.
    #[test]
    fn the_sense_of_a_polygon_does_not_matter(polygon in coarse_polygons(), begin in 0..6_usize, at in coarse_points()) {
        let mut corners = polygon.corners().to_vec();
        let many = corners.len();
        corners.rotate_left(begin % many);
        corners.reverse();
        let clockwise = Polygon::new(corners).unwrap();
        prop_assert_eq!(&clockwise, &polygon);
        let place = polygon.body().place(at);
        let meet = Body::point(at).meets(polygon.body());
        let expected = match place {
            Place::Inside => Meet::Overlapping,
            Place::Border => Meet::Touching,
            Place::Outside => Meet::Apart,
        };
        prop_assert_eq!(meet, expected);
    }

    /// A shape holds a disc if every point of the disc's rim is in it.
    #[test]
    fn holding_agrees_with_floats(base in discs(), shape in shapes()) {
        let depth = -signed_distance(&shape, xy(base.centre)) - f64::from(base.radius.0);
        let holds = shape.body().holds(base);
        prop_assert!(depth < 1e-6 || holds);
        prop_assert!(depth > -1e-6 || !holds);
    }

    /// The gap obeys the triangle inequality through any point of a disc between.
    #[test]
    fn gaps_obey_the_triangle(one in discs(), two in discs(), by in points()) {
        let via = |disc: Disc| Body::point(by).gap(disc).length().max(Length::ZERO);
        let direct = one.body().gap(two).length();
        prop_assert!(direct <= via(one) + via(two));
    }
}

fn rect(from: (i32, i32), to: (i32, i32)) -> Shape {
    Shape::Rect(Rect::upright(at(from.0, from.1), at(to.0, to.1)).unwrap())
}

fn thin(from: (i32, i32), to: (i32, i32)) -> Shape {
    Shape::Wall(Wall::new(at(from.0, from.1), at(to.0, to.1), Length::ZERO))
}

#[track_caller]
fn check(one: impl Into<Body<'static>>, two: &Shape, expected: Meet) {
    let one = one.into();
    assert_eq!(one.meets(two), expected);
    assert_eq!(two.body().meets(one), expected);
}

#[test]
fn bases_touch_at_no_gap_and_a_unit_changes_it() {
    let base = disc(0, 0, 1_250);
    for (x, y, meet) in [
        (2_500, 0, Meet::Touching),
        (2_501, 0, Meet::Apart),
        (2_499, 0, Meet::Overlapping),
        (1_500, 2_000, Meet::Touching),
        (1_500, 2_001, Meet::Apart),
        (1_500, 1_999, Meet::Overlapping),
    ] {
        assert_eq!(base.body().meets(disc(x, y, 1_250)), meet, "{x} {y}");
    }
    // Contact up to a millimetre.
    assert!(base.body().is_within(MM, disc(2_600, 0, 1_250)));
    assert!(!base.body().is_within(MM, disc(2_601, 0, 1_250)));
    assert!(!base.body().is_closer_than(MM, disc(2_600, 0, 1_250)));
}

#[test]
fn bases_touch_sides_and_corners() {
    let house = rect((0, 0), (1_000, 500));
    check(disc(500, 800, 300), &house, Meet::Touching);
    check(disc(500, 799, 300), &house, Meet::Overlapping);
    check(disc(1_003, 504, 5), &house, Meet::Touching);
    check(disc(1_003, 505, 5), &house, Meet::Apart);
    check(disc(500, 250, 1), &house, Meet::Overlapping);
    check(disc(500, 250, 5_000), &house, Meet::Overlapping);
    check(disc(0, 250, 0), &house, Meet::Touching);
    check(disc(1, 250, 0), &house, Meet::Overlapping);
    check(disc(-1, 250, 0), &house, Meet::Apart);
}

#[test]
fn slanting_sides_are_touched_exactly() {
    // A 3-4-5 triangle: the point (3, 4) · 100 lies 500 from the origin, across its long side.
    let house = Shape::Polygon(Polygon::new(vec![at(0, 0), at(400, -300), at(400, 300)]).unwrap());
    check(disc(-60 + 200, 80 + 150, 100), &house, Meet::Touching);
    check(disc(-60 + 199, 80 + 150, 100), &house, Meet::Apart);
    check(disc(-60 + 201, 80 + 150, 100), &house, Meet::Overlapping);
}

#[test]
fn thin_walls_are_touched_and_crossed() {
    let wall = thin((0, 0), (1_000, 0));
    check(disc(500, 100, 100), &wall, Meet::Touching);
    check(disc(500, 99, 100), &wall, Meet::Overlapping);
    check(disc(500, 0, 0), &wall, Meet::Touching);
    check(Body::line(Segment::new(at(500, -5), at(500, 5))), &wall, Meet::Overlapping);
    check(Body::line(Segment::new(at(500, 0), at(500, 5))), &wall, Meet::Touching);
    check(Body::line(Segment::new(at(1_000, -5), at(1_000, 5))), &wall, Meet::Touching);
    check(Body::line(Segment::new(at(-9, 0), at(1_009, 0))), &wall, Meet::Touching);
    check(Body::line(Segment::new(at(1_001, 0), at(1_009, 0))), &wall, Meet::Apart);
    check(Body::line(Segment::new(at(7, 7), at(7, 7))), &wall, Meet::Apart);
    let thick = Shape::Wall(Wall::new(at(0, 0), at(1_000, 0), Length(50)));
    check(disc(500, 150, 100), &thick, Meet::Touching);
    check(disc(1_030, 40, 0), &thick, Meet::Touching);
}

#[test]
fn areas_share_borders_without_overlapping() {
    let house = rect((0, 0), (1_000, 500));
    for (other, meet) in [
        (rect((1_000, 0), (2_000, 500)), Meet::Touching),
        (rect((999, 0), (2_000, 500)), Meet::Overlapping),
        (rect((1_001, 0), (2_000, 500)), Meet::Apart),
        (rect((1_000, 500), (2_000, 900)), Meet::Touching),
        (rect((0, 0), (1_000, 500)), Meet::Overlapping),
        (rect((200, 200), (300, 300)), Meet::Overlapping),
        (rect((0, 100), (1_000, 400)), Meet::Overlapping),
        (rect((-100, 0), (1_100, 500)), Meet::Overlapping),
        (thin((0, 500), (1_000, 500)), Meet::Touching),
        (thin((0, 0), (1_000, 500)), Meet::Overlapping),
        (thin((-100, 100), (100, -100)), Meet::Touching),
        (thin((200, 200), (300, 300)), Meet::Overlapping),
    ] {
        assert_eq!(house.body().meets(&other), meet, "{other:?}");
        assert_eq!(other.body().meets(&house), meet, "{other:?}");
    }
    let same = Polygon::new(house.body().corners().collect()).unwrap();
    assert_eq!(house.body().meets(&Shape::Polygon(same)), Meet::Overlapping);
}

#[test]
fn a_notch_is_outside() {
    let corners = [(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)];
    let cup = Polygon::new(corners.map(|(x, y)| at(100 * x, 100 * y)).to_vec()).unwrap();
    assert_eq!(disc(1_500, 1_500, 500).body().meets(cup.body()), Meet::Touching);
    assert_eq!(disc(1_500, 1_500, 501).body().meets(cup.body()), Meet::Overlapping);
    assert!(cup.body().holds(disc(500, 500, 500)));
    assert!(!cup.body().holds(disc(501, 1_500, 500)));
    assert!(!cup.body().holds(disc(1_500, 2_500, 10)));
}

#[test]
fn gaps_are_told_rounded_up() {
    let gap = disc(0, 0, 100).body().gap(disc(1_000, 1_000, 100));
    // 1,414.21 − 200.
    assert_eq!(gap.length(), Length(1_215));
    assert!(gap.is_within(Length(1_215)) && !gap.is_within(Length(1_214)));
    assert_eq!(gap.band(&[Length(75), Length(1_214), Length(1_215)]), Some(2));
    let overlap = disc(0, 0, 100).body().gap(disc(50, 0, 100));
    assert_eq!(overlap.length(), Length(-150));
    assert_eq!(Point::default().squared_distance(at(3, 4)), 25);
}

#[test]
fn documents_keep_shapes_and_refuse_bad_ones() {
    let shapes = vec![
        rect((0, 0), (5, 5)),
        thin((0, 0), (5, 5)),
        Shape::Disc(disc(1, 2, 3)),
        Shape::Polygon(Polygon::new(vec![at(0, 0), at(9, 0), at(0, 9)]).unwrap()),
    ];
    let json = serde_json::to_string(&shapes).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Shape>>(&json).unwrap(), shapes);
    for bad in [
        r#"{"disc":{"centre":{"x":0,"y":0},"radius":-1}}"#,
        r#"{"disc":{"centre":{"x":0,"y":0},"radius":9999999}}"#,
        r#"{"disc":{"centre":{"x":0,"y":9999999},"radius":1}}"#,
        r#"{"polygon":[{"x":0,"y":0},{"x":5,"y":5}]}"#,
        r#"{"rect":[{"x":0,"y":0},{"x":5,"y":5},{"x":5,"y":0},{"x":0,"y":5}]}"#,
    ] {
        assert!(serde_json::from_str::<Shape>(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_base_is_at_the_edge_from_inside_or_outside() {
    let bridge = rect((0, 0), (9_000, 5_000));
    let near = |x: i32, y: i32| bridge.body().is_border_within(MM, disc(x, y, 1_250));
    assert!(near(4_500, 1_350) && !near(4_500, 1_351));
    assert!(near(4_500, -1_350) && !near(4_500, -1_351));
    assert!(near(4_500, 0) && near(4_500, 300));
    let hill = Shape::Disc(disc(0, 0, 8_000));
    let near = |x: i32| hill.body().is_border_within(MM, disc(x, 0, 1_250));
    assert!(near(9_350) && !near(9_351) && near(6_650) && !near(6_649) && near(8_000));
    assert!(Shape::Disc(disc(0, 0, 900)).body().is_border_within(MM, disc(5, 0, 1_250)));
}
