//! Moving bases against dense samples of their path, and edge cases by hand.

#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use proptest::prelude::*;
use reglette_geometry::length::{CM, Length, MM};
use reglette_geometry::meet::Meet;
use reglette_geometry::path::{Along, Path};
use reglette_geometry::point::{Point, Segment, Vector};
use reglette_geometry::polygon::Rect;
use reglette_geometry::shape::{Disc, Shape, Wall};
use reglette_geometry::sweep::moving_line;

fn paths() -> impl Strategy<Value = Path> {
    let points = prop_oneof![points(), coarse_points()];
    prop::collection::vec(points, 1..5).prop_map(|points| Path::new(points).unwrap())
}

/// The distance of a path from a shape, sampled.
fn nearest_sample(path: &Path, shape: &Shape) -> f64 {
    let near = |leg: Segment| {
        samples(leg, 600).map(|p| signed_distance(shape, p)).fold(f64::MAX, f64::min)
    };
    path.segments().map(near).fold(f64::MAX, f64::min)
}

proptest! {
    #![proptest_config(cases(800))]

    /// What is met on the way is what samples of the way come near to.
    #[test]
    fn contacts_agree_with_samples(path in paths(), radius in 0..600_i32, shape in any_shapes()) {
        // A sample is at most half a step from the nearest point of the path.
        let step = path.segments().map(|leg| f64::from(leg.length().0)).fold(0.0, f64::max) / 1_200.0;
        let gap = nearest_sample(&path, &shape) - f64::from(radius);
        let contacts = path.contacts(Length(radius), [&shape]);
        prop_assert!(gap > -1e-6 || contacts.first().is_some_and(|it| it.how == Meet::Overlapping));
        prop_assert!(gap < step + 1e-6 || contacts.is_empty());
        let obstacle = path.obstacle(Length(radius), [&shape]);
        prop_assert_eq!(obstacle.is_some(), contacts.first().is_some_and(|it| it.how == Meet::Overlapping));
        if let Some(contact) = contacts.first() {
            // The base touches where it is said to, and not before.
            let at = signed_distance(&shape, xy(contact.at)) - f64::from(radius);
            prop_assert!(at < 1.5, "{at}");
            prop_assert_eq!(path.at(contact.first), contact.at);
            prop_assert!((signed_distance(&shape, xy(contact.on))) < 2.5);
            let before = path.until(contact.first);
            let start = signed_distance(&shape, xy(path.start())) - f64::from(radius);
            if start > 1.0 {
                prop_assert!(nearest_sample(&before, &shape) - f64::from(radius) > -1.5);
                prop_assert!(at > -1.5, "{at}");
            }
        }
    }

    /// Contacts come in order, whatever the order of the pieces.
    #[test]
    fn contacts_come_in_order(
        path in paths(),
        radius in 0..300_i32,
        shapes in prop::collection::vec(any_shapes(), 0..6),
    ) {
        let contacts = path.contacts(Length(radius), &shapes);
        prop_assert!(contacts.is_sorted_by_key(|it| (it.first, it.piece)));
        let turned = path.contacts(Length(radius), shapes.iter().rev());
        prop_assert_eq!(
            contacts.iter().map(|it| it.first).collect::<Vec<Along>>(),
            turned.iter().map(|it| it.first).collect::<Vec<Along>>()
        );
        let first = path.obstacle(Length(radius), &shapes);
        let overlaps = |it: &&reglette_geometry::sweep::Contact| it.how == Meet::Overlapping;
        prop_assert_eq!(first.as_ref(), contacts.iter().find(overlaps));
    }

    /// Where a base stops it has overlapped nothing; and it does not stop long before it must.
    #[test]
    fn stops_are_free(
        path in paths(),
        radius in 1..400_i32,
        shapes in prop::collection::vec(any_shapes(), 0..5),
    ) {
        let radius = Length(radius);
        let base = Disc::new(path.start(), radius);
        let starts_free = shapes.iter().all(|shape| !base.body().overlaps(shape));
        let stop = path.stop(radius, &shapes);
        prop_assert_eq!(stop.path.start(), path.start());
        prop_assert!(stop.path.length() <= path.length() + Length(1));
        match stop.contact {
            None => prop_assert_eq!(&stop.path, &path),
            Some(_) if starts_free => {
                prop_assert!(stop.path.obstacle(radius, &shapes).is_none());
            }
            Some(_) => prop_assert_eq!(stop.path.end(), path.start()),
        }
    }

    /// The way inside areas is what samples of the path say.
    #[test]
    fn difficult_ground_agrees_with_samples(
        path in paths(),
        shapes in prop::collection::vec(shapes(), 0..4),
    ) {
        let inside = path.inside(&shapes);
        const STEPS: u32 = 500;
        let within = |p: Xy| shapes.iter().any(|shape| signed_distance(shape, p) < 0.0);
        let sampled: f64 = path.segments().map(|leg| {
            let many = samples(leg, STEPS).filter(|p| within(*p)).count();
            many as f64 * length(xy(leg.from), xy(leg.to)) / f64::from(STEPS + 1)
        }).sum();
        // Each border crossed may be a step off.
        let step = path.segments().map(|leg| f64::from(leg.length().0)).fold(0.0, f64::max) / f64::from(STEPS);
        let borders = 2.0 * (inside.crossings.len() + 4 * path.points().len()) as f64;
        let off = (f64::from(inside.length.0) - sampled).abs();
        prop_assert!(off < step * borders + 2.0, "{off} {sampled}");
        prop_assert!(inside.length <= path.length());
        for crossing in &inside.crossings {
            prop_assert!(crossing.places[0] <= crossing.places[1]);
        }
    }

    /// Lengths: of one leg exact, never less than straight, the same backwards.
    #[test]
    fn lengths_are_monotone(path in paths(), limit in 0..9_000_i32) {
        let straight = Path::straight(path.start(), path.end());
        prop_assert_eq!(
            straight.length() <= Length(limit),
            path.start().is_within(Length(limit), path.end())
        );
        prop_assert!(straight.length() <= path.length());
        let mut points = path.points().to_vec();
        points.reverse();
        prop_assert_eq!(Path::new(points).unwrap().length(), path.length());
        let exact: f64 = path.segments().map(|leg| length(xy(leg.from), xy(leg.to))).sum();
        let off = f64::from(path.length().0) - exact;
        prop_assert!((-1e-6..1.1).contains(&off), "{off}");
    }

    /// Nothing depends on where the table lies or how it is turned by quarters.
    #[test]
    fn quarter_turns_change_nothing(
        path in paths(),
        radius in 0..300_i32,
        shape in any_shapes(),
        turns in 0_u8..4,
        by in points(),
    ) {
        let far = Path::new(path.points().iter().map(|&at| moved(at, turns, by)).collect()).unwrap();
        let far_shape = moved_shape(&shape, turns, by);
        let here = path.contacts(Length(radius), [&shape]);
        let there = far.contacts(Length(radius), [&far_shape]);
        prop_assert_eq!(here.first().map(|it| (it.how, it.first)), there.first().map(|it| (it.how, it.first)));
        prop_assert_eq!(path.inside([&shape]).length, far.inside([&far_shape]).length);
        prop_assert_eq!(path.length(), far.length());
    }
}

fn straight(to: (i32, i32)) -> Path {
    Path::straight(at(0, 0), at(to.0, to.1))
}

#[test]
fn sliding_past_is_free_and_a_unit_nearer_is_not() {
    let path = straight((10_000, 0));
    let past = |y: i32| path.contacts(Length(1_250), [disc(5_000, y, 1_250)]);
    assert_eq!(past(2_500)[0].how, Meet::Touching);
    assert_eq!(past(2_500)[0].at, at(5_000, 0));
    assert_eq!(past(2_499)[0].how, Meet::Overlapping);
    assert!(past(2_501).is_empty());
    assert!(path.obstacle(Length(1_250), [disc(5_000, 2_500, 1_250)]).is_none());
}

#[test]
fn leaving_contact_touches_and_going_through_overlaps() {
    let enemy = disc(2_500, 0, 1_250);
    let away = straight((-5_000, 0)).contacts(Length(1_250), [enemy]);
    assert_eq!((away[0].how, away[0].first), (Meet::Touching, Along::START));
    let through = straight((1, 0)).contacts(Length(1_250), [enemy]);
    assert_eq!(through[0].how, Meet::Overlapping);
    let around = straight((0, 5_000)).contacts(Length(1_250), [enemy]);
    assert_eq!(around[0].how, Meet::Touching);
}

#[test]
fn contacts_are_met_where_they_should_be() {
    let path = straight((10_000, 0));
    let wall = Shape::Wall(Wall::new(at(6_000, -900), at(6_000, 900), Length::ZERO));
    let house = Shape::Rect(Rect::upright(at(8_000, 200), at(9_000, 900)).unwrap());
    let contacts = path.contacts(Length(500), [&house, &wall]);
    let order: Vec<(usize, Point, Point)> =
        contacts.iter().map(|it| (it.piece, it.at, it.on)).collect();
    // The corner of the house is met at 8,000 − √(500² − 200²).
    assert_eq!(order, [(1, at(5_500, 0), at(6_000, 0)), (0, at(7_542, 0), at(8_000, 200))]);
    assert_eq!(contacts[0].first, Along::new(Length(5_500)));
}

#[test]
fn a_base_stops_at_the_first_thing_in_its_way() {
    let path = Path::new(vec![at(0, 0), at(0, 3_000), at(9_000, 3_000)]).unwrap();
    let stop = path.stop(Length(500), [disc(6_000, 3_000, 500), disc(8_000, 3_000, 500)]);
    assert_eq!(stop.path, Path::new(vec![at(0, 0), at(0, 3_000), at(5_000, 3_000)]).unwrap());
    assert_eq!(stop.contact.unwrap().piece, 0);
    // On a slant the stop is the last lattice point that overlaps nothing.
    let stop = straight((7_000, 5_000)).stop(Length(500), [disc(4_200, 3_000, 500)]);
    let gap = Disc::new(stop.path.end(), Length(500)).body().gap(disc(4_200, 3_000, 500));
    assert!(!gap.is_less_than(Length::ZERO) && gap.is_within(Length(2)));
    // What overlaps from the start stays.
    let stuck = straight((7_000, 5_000)).stop(Length(500), [disc(100, 0, 500)]);
    assert_eq!((stuck.path.end(), stuck.path.length()), (at(0, 0), Length::ZERO));
}

#[test]
fn paths_of_no_length_meet_what_is_here() {
    for path in [Path::still(at(0, 0)), straight((0, 0))] {
        assert_eq!(path.contacts(Length(10), [disc(20, 0, 10)])[0].how, Meet::Touching);
        assert_eq!(path.contacts(Length(10), [disc(19, 0, 10)])[0].how, Meet::Overlapping);
        assert!(path.contacts(Length(10), [disc(21, 0, 10)]).is_empty());
        assert_eq!(path.inside([disc(0, 0, 50)]).length, Length::ZERO);
    }
}

#[test]
fn ground_inside_areas_is_measured_once() {
    let path = straight((10_000, 0));
    let wood = Shape::Disc(disc(3_000, 0, 1_000));
    let pond = Shape::Rect(Rect::upright(at(3_500, -100), at(5_000, 100)).unwrap());
    let brook = Shape::Rect(Rect::upright(at(7_000, -100), at(8_000, 0)).unwrap());
    let inside = path.inside([&wood, &pond, &brook]);
    assert_eq!(inside.length, Length(3_000));
    let points: Vec<(usize, [Point; 2])> =
        inside.crossings.iter().map(|it| (it.piece, it.points)).collect();
    assert_eq!(points, [(0, [at(2_000, 0), at(4_000, 0)]), (1, [at(3_500, 0), at(5_000, 0)])]);
    // Along the brook's bank is not in it; a hundredth of a millimetre lower is.
    assert_eq!(Path::straight(at(0, -1), at(10_000, -1)).inside([&brook]).length, CM);
}

#[test]
fn a_wood_is_crossed_twice_by_a_path_that_comes_back() {
    let path = Path::new(vec![at(0, 0), at(5_000, 0), at(5_000, 5_000), at(0, 5_000)]).unwrap();
    let wall = Shape::Wall(Wall::new(at(2_500, -1_000), at(2_500, 6_000), MM * 5));
    let inside = path.inside([&wall]);
    assert_eq!((inside.crossings.len(), inside.length), (2, CM * 2));
    // A bend inside is one crossing.
    let pond = Shape::Disc(disc(5_000, 0, 2_000));
    assert_eq!(path.inside([&pond]).crossings.len(), 1);
}

#[test]
fn a_moving_line_meets_bases_in_order() {
    // A salvo: a line across its course, 25 mm wide.
    let line = Segment::new(at(-1_250, 0), at(1_250, 0));
    let bases = [
        disc(0, 9_000, 1_600),
        disc(1_600, 5_000, 500),
        disc(2_000, 7_000, 500),
        disc(-1_750, 3_000, 500),
    ];
    let met = moving_line(line, Vector { x: 0, y: 20_000 }, bases);
    let order: Vec<(usize, Meet)> = met.iter().map(|it| (it.piece, it.how)).collect();
    assert_eq!(order, [(3, Meet::Touching), (1, Meet::Overlapping), (0, Meet::Overlapping)]);
    assert_eq!(met[2].at, at(0, 7_400));
    assert_eq!(met[2].on, at(0, 7_400));
    assert_eq!(met[0].at, at(0, 3_000));
    assert_eq!(met[0].on, at(-1_250, 3_000));
}

#[test]
fn a_moving_line_meets_other_lines_and_areas() {
    let line = Segment::new(at(-1_250, 0), at(1_250, 0));
    let ahead = Vector { x: 0, y: 20_000 };
    let other = Shape::Wall(Wall::new(at(500, 4_000), at(3_000, 6_000), Length::ZERO));
    let field = Shape::Rect(Rect::upright(at(-300, 9_000), at(300, 12_000)).unwrap());
    let aside = Shape::Rect(Rect::upright(at(1_250, 1_000), at(3_000, 12_000)).unwrap());
    let met = moving_line(line, ahead, [&field, &other, &aside]);
    let told: Vec<(usize, Meet, i32)> = met.iter().map(|it| (it.piece, it.how, it.at.y)).collect();
    assert_eq!(
        told,
        [(2, Meet::Touching, 1_000), (1, Meet::Overlapping, 4_000), (0, Meet::Overlapping, 9_000)]
    );
    assert!(moving_line(line, -ahead, [&field, &other, &aside]).is_empty());
    // One that stands still meets what is here.
    let here = moving_line(line, Vector::default(), [disc(0, 100, 200), disc(0, 900, 200)]);
    assert_eq!(here.len(), 1);
}
