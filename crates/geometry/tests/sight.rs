//! Lines of sight against rays traced in floating point, and edge cases by hand.

#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use proptest::prelude::*;
use reglette_geometry::angle::Angle;
use reglette_geometry::length::Length;
use reglette_geometry::meet::Meet;
use reglette_geometry::point::Segment;
use reglette_geometry::polygon::{Polygon, Rect};
use reglette_geometry::shape::{Disc, Shape, Wall};
use reglette_geometry::sight::{Grazing, Sight, along_line, between_discs, of_disc};

/// How far a ray gets before it enters a shape; infinite if it never does.
fn entry(eye: Xy, way: Xy, shape: &Shape) -> f64 {
    let through_side = |a: Xy, b: Xy| {
        let (ex, ey) = (b.0 - a.0, b.1 - a.1);
        let across = way.0 * ey - way.1 * ex;
        let (ax, ay) = (a.0 - eye.0, a.1 - eye.1);
        let (far, on) = ((ax * ey - ay * ex) / across, (ax * way.1 - ay * way.0) / across);
        if far >= 0.0 && (0.0..=1.0).contains(&on) { far } else { f64::INFINITY }
    };
    let through_disc = |centre: Xy, radius: f64| {
        let (cx, cy) = (centre.0 - eye.0, centre.1 - eye.1);
        let (along, across) = (cx * way.0 + cy * way.1, cx * way.1 - cy * way.0);
        let half = radius * radius - across * across;
        let far = along - half.sqrt();
        if half > 0.0 && far >= 0.0 { far } else { f64::INFINITY }
    };
    let through_corners = |corners: &[reglette_geometry::point::Point]| {
        let sides = (0..corners.len()).map(|n| (corners[n], corners[(n + 1) % corners.len()]));
        sides.map(|(a, b)| through_side(xy(a), xy(b))).fold(f64::INFINITY, f64::min)
    };
    match shape {
        Shape::Disc(it) => through_disc(xy(it.centre), f64::from(it.radius.0)),
        Shape::Rect(it) => through_corners(it.corners()),
        Shape::Polygon(it) => through_corners(it.corners()),
        Shape::Wall(it) => {
            let (a, b, half) = (xy(it.line.from), xy(it.line.to), f64::from(it.half.0));
            let ends = through_disc(a, half).min(through_disc(b, half));
            let long = length(a, b).max(1e-9);
            let side = ((b.1 - a.1) / long * half, -(b.0 - a.0) / long * half);
            let shifted = |p: Xy, sign: f64| (p.0 + sign * side.0, p.1 + sign * side.1);
            let left = through_side(shifted(a, 1.0), shifted(b, 1.0));
            ends.min(left).min(through_side(shifted(a, -1.0), shifted(b, -1.0)))
        }
    }
}

/// Of many rays, how many reach the target, and the widest run of them side by side.
fn traced(eye: Xy, target: Disc, shapes: &[Shape], rays: u32) -> (u32, u32) {
    let centre = xy(target.centre);
    let half = (f64::from(target.radius.0) / length(eye, centre)).asin();
    let middle = (centre.1 - eye.1).atan2(centre.0 - eye.0);
    let (mut seen, mut run, mut widest) = (0, 0, 0);
    for n in 0..rays {
        let angle = middle + half * (2.0 * (f64::from(n) + 0.5) / f64::from(rays) - 1.0);
        let way = (angle.cos(), angle.sin());
        let goal = entry(eye, way, &Shape::Disc(target));
        let is_open = shapes.iter().all(|shape| entry(eye, way, shape) >= goal);
        run = if is_open { run + 1 } else { 0 };
        seen += u32::from(is_open);
        widest = widest.max(run);
    }
    (seen, widest)
}

fn is_apart(target: Disc, shape: &Shape) -> bool {
    shape.body().meets(target) == Meet::Apart
}

proptest! {
    #![proptest_config(cases(600))]

    /// Rays agree with the verdict wherever they can tell.
    #[test]
    fn rays_agree(
        eye in points(),
        target in discs(),
        shapes in prop::collection::vec(shapes(), 0..7),
    ) {
        prop_assume!(target.radius > Length(20));
        prop_assume!(!target.centre.is_within(target.radius + Length(20), eye));
        let overlaps_round = |shape: &Shape| {
            let is_round = matches!(shape, Shape::Disc(_)) || matches!(shape, Shape::Wall(it) if it.half > Length::ZERO);
            is_round && !is_apart(target, shape)
        };
        prop_assume!(!shapes.iter().any(overlaps_round));
        prop_assume!(shapes.iter().all(|it| signed_distance(it, xy(eye)) > 1.0));
        const RAYS: u32 = 400;
        let (seen, widest) = traced(xy(eye), target, &shapes, RAYS);
        match of_disc(eye, target, &shapes) {
            Sight::Clear { .. } => prop_assert_eq!(seen, RAYS),
            Sight::Partial { line, shadows } => {
                let widest_shadow = shadows.iter().map(|it| it.across.length()).max();
                let is_wide = widest_shadow > Some(target.radius / 5);
                let is_before = shapes.iter().all(|it| is_apart(target, it));
                prop_assert!(seen < RAYS || !(is_wide && is_before), "{shadows:?}");
                prop_assert!(target.centre.is_within(target.radius + Length(1), line.to));
                if widest > 20 {
                    let before = |shape: &Shape| along_line(line, Grazing::Passes, [shape])
                        .iter().all(|hit| target.centre.is_within(target.radius, hit.at));
                    prop_assert!(shapes.iter().all(before), "{line:?}");
                }
            }
            Sight::Hidden { .. } => prop_assert_eq!(seen, 0),
        }
    }

    /// Base to base, the verdict is the same from both ends, and what the centre sees is seen.
    #[test]
    fn bases_see_each_other_alike(
        one in discs(),
        two in discs(),
        shapes in prop::collection::vec(any_shapes(), 0..5),
    ) {
        let (there, back) = (between_discs(one, two, &shapes), between_discs(two, one, &shapes));
        prop_assert_eq!(there.is_open(), back.is_open());
        prop_assert_eq!(there.is_clear(), back.is_clear());
        let pieces = |sight: &Sight| sight.shadows().iter().map(|it| it.piece).collect::<Vec<_>>();
        prop_assert_eq!(pieces(&there), pieces(&back));
        prop_assert!(there.is_open() || !of_disc(one.centre, two, &shapes).is_open());
    }

    /// One more piece never shows more, whatever the order.
    #[test]
    fn more_pieces_hide_more(
        eye in points(),
        target in discs(),
        shapes in prop::collection::vec(any_shapes(), 1..6),
    ) {
        let all = of_disc(eye, target, &shapes);
        let fewer = of_disc(eye, target, &shapes[1..]);
        prop_assert!(fewer.is_open() || !all.is_open());
        prop_assert!(fewer.is_clear() || !all.is_clear());
        prop_assert_eq!(all.is_open(), of_disc(eye, target, shapes.iter().rev()).is_open());
    }

    /// Nothing depends on where the table lies or how it is turned by quarters.
    #[test]
    fn quarter_turns_change_nothing(
        eye in points(),
        target in discs(),
        shapes in prop::collection::vec(any_shapes(), 0..5),
        turns in 0_u8..4,
        by in points(),
    ) {
        let moved_shapes: Vec<Shape> = shapes.iter().map(|it| moved_shape(it, turns, by)).collect();
        let here = of_disc(eye, target, &shapes);
        let there = of_disc(moved(eye, turns, by), moved_disc(target, turns, by), &moved_shapes);
        prop_assert_eq!(here.is_open(), there.is_open());
        prop_assert_eq!(here.shadows().len(), there.shadows().len());
    }

    /// A front without a gap hides, however it bends and wherever its pieces meet.
    #[test]
    fn a_closed_front_hides(
        bends in prop::collection::vec((1_000..9_000_i32, -900..900_i32), 0..12),
        turn in 0..36_000,
        half in prop_oneof![Just(0), 1..60_i32],
    ) {
        let mut front = vec![at(5_000, -4_000)];
        front.extend(bends.iter().map(|&(x, y)| at(x, y)));
        front.push(at(5_000, 4_000));
        let turned: Vec<_> =
            front.iter().map(|it| it.turned_about(at(0, 0), Angle::new(turn))).collect();
        let target = disc(12_000, 0, 1_250);
        let target = target.at(target.centre.turned_about(at(0, 0), Angle::new(turn)));
        let walls: Vec<Wall> =
            turned.windows(2).map(|pair| Wall::new(pair[0], pair[1], Length(half))).collect();
        prop_assert!(!of_disc(at(0, 0), target, walls.iter().copied()).is_open());
    }

    /// A line is stopped by the same pieces from either end.
    #[test]
    fn lines_are_stopped_alike(
        from in coarse_points(),
        to in coarse_points(),
        shapes in prop::collection::vec(any_shapes(), 0..6),
    ) {
        for grazing in [Grazing::Blocks, Grazing::Passes] {
            let pieces = |line| {
                let mut met: Vec<usize> =
                    along_line(line, grazing, &shapes).iter().map(|hit| hit.piece).collect();
                met.sort();
                met
            };
            let line = Segment::new(from, to);
            prop_assert_eq!(pieces(line), pieces(line.reversed()));
        }
    }
}

fn wall(from: (i32, i32), to: (i32, i32)) -> Shape {
    Shape::Wall(Wall::new(at(from.0, from.1), at(to.0, to.1), Length::ZERO))
}

fn block(from: (i32, i32), to: (i32, i32)) -> Shape {
    Shape::Rect(Rect::upright(at(from.0, from.1), at(to.0, to.1)).unwrap())
}

#[test]
fn nothing_is_seen_between_two_walls_that_meet() {
    let target = disc(10_000, 0, 1_250);
    let corner = [wall((5_000, -3_000), (5_000, 0)), wall((5_000, 0), (6_000, 3_000))];
    assert!(!of_disc(at(0, 0), target, &corner).is_open());
    let houses = [block((4_000, -3_000), (6_000, 0)), block((4_000, 0), (6_000, 3_000))];
    assert!(!of_disc(at(0, 0), target, &houses).is_open());
    // Along their common side one line could be drawn; a game says whether touching stops it.
    let line = Segment::new(at(0, 0), at(10_000, 0));
    assert_eq!(along_line(line, Grazing::Blocks, &houses).len(), 2);
    assert!(along_line(line, Grazing::Passes, &houses).is_empty());
}

#[test]
fn one_lattice_unit_is_enough_to_see_through() {
    let target = disc(10_000, 0, 1_250);
    let apart = [block((4_000, -3_000), (6_000, 0)), block((4_000, 1), (6_000, 3_000))];
    let Sight::Partial { line, .. } = of_disc(at(0, 0), target, &apart) else {
        panic!("a slit of one unit was overlooked");
    };
    assert_eq!(line.from, at(0, 0));
    let discs = [disc(5_000, 1_000, 1_000), disc(5_000, -1_000, 1_000)];
    assert!(!of_disc(at(0, 0), target, discs).is_open());
    let discs = [disc(5_000, 1_001, 1_000), disc(5_000, -1_000, 1_000)];
    assert!(of_disc(at(0, 0), target, discs).is_open());
}

#[test]
fn a_base_of_the_same_size_half_way_hides_and_a_unit_aside_does_not() {
    let target = disc(10_000, 0, 1_250);
    assert!(!of_disc(at(0, 0), target, [disc(5_000, 0, 1_250)]).is_open());
    // Half the size at half the way covers the angle exactly.
    assert!(!of_disc(at(0, 0), target, [disc(5_000, 0, 625)]).is_open());
    assert!(of_disc(at(0, 0), target, [disc(5_000, 1, 625)]).is_open());
    assert!(of_disc(at(0, 0), target, [disc(5_000, 0, 624)]).is_open());
}

#[test]
fn what_is_behind_or_beside_hides_nothing() {
    let (eye, target) = (at(0, 0), disc(10_000, 0, 1_000));
    let clear = |shape: Shape| of_disc(eye, target, [&shape]).is_clear();
    assert!(clear(block((11_000, -5_000), (12_000, 5_000))));
    assert!(clear(block((-2_000, -5_000), (-1, 5_000))));
    assert!(clear(wall((0, 0), (-5_000, 9_000))));
    assert!(clear(wall((2_000, 0), (8_000, 0))), "edge-on");
    assert!(clear(block((0, 905), (9_000, 2_000))), "just outside the tangent");
    assert!(!clear(block((0, 904), (9_000, 2_000))));
    assert!(clear(Shape::Disc(disc(10_000, 2_000, 1_000))), "touching the target's far side");
    assert!(!clear(Shape::Disc(disc(9_000, 1_900, 1_000))));
}

#[test]
fn walls_that_run_into_the_target_hide_with_their_outer_part() {
    let (eye, target) = (at(0, 0), disc(10_000, 0, 1_000));
    // Across the middle of the base, and out to one side: the near half stands before it.
    assert!(of_disc(eye, target, [&wall((10_000, -5_000), (10_000, 5_000))]).is_clear());
    // Just before the middle, its outer parts hide a little.
    assert!(matches!(
        of_disc(eye, target, [&wall((9_500, -5_000), (9_500, 5_000))]),
        Sight::Partial { .. }
    ));
    // In front of the base.
    assert!(!of_disc(eye, target, [&wall((9_000, -5_000), (9_000, 5_000))]).is_open());
    // From the eye's side straight into the base it is seen edge-on.
    assert!(of_disc(eye, target, [&wall((5_000, 0), (10_000, 0))]).is_clear());
    // Slanting in from the left: the left part is hidden.
    let Sight::Partial { line, shadows } =
        of_disc(eye, target, [&wall((7_000, 3_000), (10_000, 0))])
    else {
        panic!("a slanting wall hides some and not all");
    };
    assert!(line.to.y < 0 && shadows[0].across.to.y > shadows[0].across.from.y);
}

#[test]
fn eyes_inside_pieces_and_targets() {
    let target = disc(10_000, 0, 1_000);
    let house = Polygon::new(vec![at(-50, -50), at(60, -50), at(0, 80)]).unwrap();
    assert!(!of_disc(at(0, 0), target, [&Shape::Polygon(house)]).is_open());
    assert!(!of_disc(at(0, 0), target, [disc(100, 0, 200)]).is_open());
    assert!(of_disc(at(9_500, 0), target, [disc(100, 0, 200)]).is_open());
    assert!(of_disc(at(9_000, 0), target, [disc(9_000, 0, 200)]).is_open(), "already touching");
    // On the border of a piece, looking along it and looking through it.
    let block = block((0, 0), (2_000, 3_000));
    assert!(of_disc(at(0, 0), disc(0, 9_000, 500), [&block]).is_open());
    assert!(!of_disc(at(0, 1_500), target.at(at(9_000, 1_500)), [&block]).is_open());
}

#[test]
fn points_are_seen_along_one_line() {
    let (eye, mark) = (at(0, 0), disc(1_000, 1_000, 0));
    assert!(of_disc(eye, mark, [disc(500, 700, 100)]).is_open());
    assert!(!of_disc(eye, mark, [disc(500, 600, 100)]).is_open());
    assert!(!of_disc(eye, mark, [&wall((0, 1_000), (1_000, 0))]).is_open());
}

#[test]
fn a_base_peeps_round_a_corner() {
    let (one, two) = (disc(0, 0, 1_000), disc(10_000, 0, 1_000));
    let block = [block((4_000, -900), (6_000, 900))];
    assert!(!of_disc(one.centre, two, &block).is_open());
    assert!(matches!(between_discs(one, two, &block), Sight::Partial { .. }));
    let wider = [common_block()];
    assert!(!between_discs(one, two, &wider).is_open());
    assert!(between_discs(one, two, [disc(5_000, 3_000, 1_000)]).is_clear());
}

fn common_block() -> Shape {
    block((4_000, -1_000), (6_000, 1_000))
}
