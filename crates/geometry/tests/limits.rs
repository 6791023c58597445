//! At the ends of the lattice nothing overflows, and the predicates stay exact. Tests run with
//! overflow checks, so a sum that is too large fails here.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use proptest::prelude::*;
use reglette_geometry::angle::Angle;
use reglette_geometry::bounds::Bounds;
use reglette_geometry::candidates;
use reglette_geometry::corridor::Corridor;
use reglette_geometry::length::{INCH, Length, MM};
use reglette_geometry::meet::Meet;
use reglette_geometry::path::Path;
use reglette_geometry::point::{LIMIT, Point, Segment};
use reglette_geometry::polygon::{Polygon, Rect};
use reglette_geometry::room::Room;
use reglette_geometry::sector::{Quarter, Sector};
use reglette_geometry::shape::{Disc, Shape, Wall};
use reglette_geometry::sight::{self, Grazing};
use reglette_geometry::sweep::moving_line;

fn ends() -> impl Strategy<Value = i32> {
    prop_oneof![Just(-LIMIT), Just(LIMIT), Just(0), Just(1), Just(LIMIT - 1), -LIMIT..=LIMIT]
}

fn far_points() -> impl Strategy<Value = Point> {
    (ends(), ends()).prop_map(|(x, y)| at(x, y))
}

fn radii() -> impl Strategy<Value = Length> {
    prop_oneof![Just(0), Just(1), Just(LIMIT), 0..=LIMIT].prop_map(Length)
}

fn far_shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![
        (far_points(), radii()).prop_map(|(centre, radius)| Shape::Disc(Disc::new(centre, radius))),
        (far_points(), far_points(), radii())
            .prop_map(|(from, to, half)| Shape::Wall(Wall::new(from, to, half))),
        prop::collection::vec(far_points(), 3..7).prop_filter_map("not simple", |corners| {
            Polygon::new(corners).ok().map(Shape::Polygon)
        }),
        (far_points(), far_points())
            .prop_filter_map("flat", |(a, b)| Rect::upright(a, b).ok().map(Shape::Rect)),
    ]
}

proptest! {
    #![proptest_config(cases(1_500))]

    #[test]
    fn meetings_stay_exact(one in far_shapes(), centre in far_points(), radius in radii()) {
        let base = Disc::new(centre, radius);
        let gap = signed_distance(&one, xy(centre)) - f64::from(radius.0);
        let meet = base.body().meets(&one);
        prop_assert!(gap < 1e-3 || meet == Meet::Apart, "{gap} {meet:?}");
        prop_assert!(gap > -1e-3 || meet == Meet::Overlapping, "{gap} {meet:?}");
        let measured = base.body().measure(&one);
        if gap > 1.0 {
            prop_assert!((f64::from(measured.gap.length().0) - gap).abs() < 1.5);
        }
        base.body().meets(&one);
        one.body().holds(base);
        one.body().is_border_within(MM, base);
    }

    #[test]
    fn questions_about_two_shapes_end(
        one in far_shapes(),
        two in far_shapes(),
        a in far_points(),
        b in far_points(),
        radius in radii(),
    ) {
        prop_assert_eq!(one.body().gap(&two), two.body().gap(&one));
        let path = Path::new(vec![a, b, two.body().bounds().min]).unwrap();
        let contacts = path.contacts(radius, [&one, &two]);
        prop_assert!(contacts.is_sorted_by_key(|it| it.first));
        path.stop(radius, [&one, &two]);
        prop_assert!(path.inside([&one, &two]).length <= path.length() + Length(1));
        let line = Segment::new(a, b);
        let there = sight::along_line(line, Grazing::Passes, [&one, &two]).len();
        prop_assert_eq!(there, sight::along_line(line.reversed(), Grazing::Passes, [&one, &two]).len());
        let target = Disc::new(b, radius);
        let all = sight::of_disc(a, target, [&one, &two]);
        prop_assert!(!all.is_open() || sight::of_disc(a, target, [&one]).is_open());
        if let Some(corridor) = Corridor::between(Disc::new(a, radius), target, INCH) {
            corridor.obstructions([&one, &two]);
            corridor.lane(MM, [&one, &two]);
        }
        moving_line(line, b - a, [&one]);
        moving_line(line, (b - a).left(), [&one, &two]);
    }

    #[test]
    fn directions_and_places_end(
        from in far_points(),
        to in far_points(),
        shape in far_shapes(),
        turn in 0..36_000,
        length in prop_oneof![Just(0), Just(i32::MAX), 0..LIMIT],
    ) {
        let angle = Angle::new(turn);
        from.turned_about(to, angle);
        let reached = from.towards(to, Length(length));
        prop_assert!(from.is_within(Length(length), reached) || from == to);
        Sector::new(from, angle, Angle::EIGHTH).place_within(Angle::new(1), to);
        Quarter::of(from, angle, to, Angle::new(1));
        candidates::away(from, to, Length(length), Angle::EIGHTH, 3);
        candidates::around(Length(1_250), &shape, 6);
        let table = Bounds { min: at(-LIMIT, -LIMIT), max: at(LIMIT, LIMIT) };
        let room = Room::new(table, [&shape]);
        let base = Disc::new(from, Length(1_250));
        room.push(base, to, Length(length));
        if let Some(free) = room.nearest_free(base, MM * 50) {
            prop_assert!(room.is_free(base.at(free)));
            room.straight_reach(base.at(free), INCH * 6);
        }
    }
}
