//! Corridors against lanes sampled in floating point, and edge cases by hand.

#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use proptest::prelude::*;
use reglette_geometry::corridor::{Corridor, Lane};
use reglette_geometry::length::{INCH, Length, MM};
use reglette_geometry::meet::Meet;
use reglette_geometry::point::{Point, Segment};
use reglette_geometry::polygon::Rect;
use reglette_geometry::shape::{Disc, Shape, Wall};

const WIDTH: Length = INCH;

fn corridor() -> Corridor {
    Corridor::between(disc(0, 0, 1_250), disc(20_000, 0, 1_250), WIDTH).unwrap()
}

fn block(from: (i32, i32), to: (i32, i32)) -> Shape {
    Shape::Rect(Rect::upright(at(from.0, from.1), at(to.0, to.1)).unwrap())
}

fn sorted(mut corners: [Point; 4]) -> [Point; 4] {
    corners.sort();
    corners
}

#[test]
fn it_runs_from_edge_to_edge() {
    let corners = corridor().corners();
    let expected = [at(1_250, -1_270), at(18_750, -1_270), at(18_750, 1_270), at(1_250, 1_270)];
    assert_eq!(corners, expected);
    assert!(Corridor::between(disc(0, 0, 500), disc(1_000, 0, 500), WIDTH).is_none());
    assert!(Corridor::between(disc(0, 0, 500), disc(1_001, 0, 500), WIDTH).is_some());
    assert!(Corridor::between(disc(0, 0, 500), disc(0, 0, 400), WIDTH).is_none());
}

#[test]
fn touching_the_strip_is_not_lying_in_it() {
    let corridor = corridor();
    assert_eq!(corridor.meets(disc(9_000, 2_270, 1_000)), Meet::Touching);
    assert_eq!(corridor.meets(disc(9_000, 2_269, 1_000)), Meet::Overlapping);
    assert_eq!(corridor.meets(disc(9_000, 2_271, 1_000)), Meet::Apart);
    assert_eq!(corridor.meets(&block((18_750, -900), (19_500, 900))), Meet::Touching);
    let touching = [disc(9_000, 2_270, 1_000), disc(0, 0, 1_250)];
    assert!(corridor.obstructions(touching).is_empty());
}

#[test]
fn pieces_shade_what_they_cover_of_the_width() {
    let corridor = corridor();
    let half = block((5_000, 0), (6_000, 5_000));
    let found = corridor.obstructions([&half]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].shaded, [Segment::new(at(1_250, 0), at(1_250, 1_270))]);
    let other = block((9_000, -5_000), (9_500, 0));
    assert_eq!(
        corridor.lane(Length::ZERO, [&half]),
        Lane::Open(Segment::new(at(1_250, -635), at(18_750, -635)))
    );
    assert_eq!(corridor.lane(Length::ZERO, [&half, &other]), Lane::Shut);
    // A gap as wide as the slack is no lane.
    let lower = block((9_000, -5_000), (9_500, -25));
    assert_eq!(corridor.lane(Length(25), [&half, &lower]), Lane::Shut);
    assert!(matches!(corridor.lane(Length(24), [&half, &lower]), Lane::Open(_)));
}

#[test]
fn only_what_lies_between_the_ends_shades() {
    let corridor = corridor();
    // A slanting wall, half of it behind the shooter's edge.
    let wall = Shape::Wall(Wall::new(at(250, -1_000), at(2_250, 1_000), Length::ZERO));
    assert_eq!(
        corridor.obstructions([&wall])[0].shaded,
        [Segment::new(at(1_250, 0), at(1_250, 1_000))]
    );
    // A piece that holds the whole corridor shades all of it.
    let all = block((-9_000, -9_000), (30_000, 9_000));
    assert_eq!(corridor.lane(Length::ZERO, [&all]), Lane::Shut);
    // Round pieces shade like their outline.
    let tree = Shape::Disc(disc(9_000, 0, 1_271));
    assert_eq!(corridor.lane(MM, [&tree]), Lane::Shut);
    let tree = Shape::Disc(disc(9_000, 0, 1_200));
    assert!(matches!(corridor.lane(MM / 2, [&tree]), Lane::Open(_)));
}

proptest! {
    #![proptest_config(cases(600))]

    /// The strip and everything in it are the same from either end.
    #[test]
    fn both_ends_agree(
        one in discs(),
        two in discs(),
        shapes in prop::collection::vec(any_shapes(), 0..5),
    ) {
        let there = Corridor::between(one, two, WIDTH);
        let back = Corridor::between(two, one, WIDTH);
        prop_assert_eq!(there.is_some(), back.is_some());
        let (Some(there), Some(back)) = (there, back) else { return Ok(()) };
        prop_assert_eq!(sorted(there.corners()), sorted(back.corners()));
        let pieces = |corridor: &Corridor| -> Vec<usize> {
            corridor.obstructions(&shapes).iter().map(|it| it.piece).collect()
        };
        prop_assert_eq!(pieces(&there), pieces(&back));
        let is_open = |corridor: &Corridor| corridor.lane(Length(25), &shapes) != Lane::Shut;
        prop_assert_eq!(is_open(&there), is_open(&back));
    }

    /// A lane that is left passes every piece; where all lanes sampled are stopped, none is left.
    #[test]
    fn lanes_agree_with_samples(
        one in discs(),
        two in discs(),
        shapes in prop::collection::vec(shapes(), 0..5),
    ) {
        // Samples step over walls thinner than a step.
        let is_thin = |it: &Shape| matches!(it, Shape::Wall(wall) if wall.half < Length(20));
        prop_assume!(!shapes.iter().any(is_thin));
        let Some(corridor) = Corridor::between(one, two, WIDTH) else { return Ok(()) };
        let [right, right_end, left_end, left] = corridor.corners();
        const LANES: u32 = 60;
        let stopped = |n: u32| {
            let part = (f64::from(n) + 0.5) / f64::from(LANES);
            let (from, to) = (mix(xy(right), xy(left), part), mix(xy(right_end), xy(left_end), part));
            (0..=300).any(|step| {
                let p = mix(from, to, f64::from(step) / 300.0);
                shapes.iter().any(|shape| signed_distance(shape, p) < -2.0)
            })
        };
        let open = (0..LANES).filter(|n| !stopped(*n)).count();
        match corridor.lane(Length(25), &shapes) {
            Lane::Open(line) => {
                prop_assert!(shapes.iter().all(|shape| {
                    samples(line, 300).all(|p| signed_distance(shape, p) > -3.0)
                }), "{line:?}");
            }
            Lane::Shut => prop_assert!(open < 8, "{open} lanes of {LANES}"),
        }
    }

    /// More pieces leave fewer lanes.
    #[test]
    fn more_pieces_leave_less(
        one in discs(),
        two in discs(),
        shapes in prop::collection::vec(any_shapes(), 1..5),
    ) {
        let Some(corridor) = Corridor::between(one, two, WIDTH) else { return Ok(()) };
        let is_open = |shapes: &[Shape]| corridor.lane(Length(25), shapes) != Lane::Shut;
        prop_assert!(is_open(&shapes[1..]) || !is_open(&shapes));
        let touching = |base: Disc| corridor.meets(base) != Meet::Overlapping;
        prop_assert!(touching(Disc::new(one.centre, Length::ZERO)) || one.radius == Length::ZERO);
    }
}
