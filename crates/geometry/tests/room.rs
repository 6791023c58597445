//! Free places, reach, ways round and candidates.

#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use proptest::prelude::*;
use reglette_geometry::angle::Angle;
use reglette_geometry::bounds::{Bounds, Edge};
use reglette_geometry::candidates;
use reglette_geometry::length::{CM, INCH, Length};
use reglette_geometry::path::Path;
use reglette_geometry::point::Point;
use reglette_geometry::polygon::Rect;
use reglette_geometry::reach::Reach;
use reglette_geometry::room::{Room, Taken};
use reglette_geometry::route::Routes;
use reglette_geometry::sector::Sector;
use reglette_geometry::shape::{Disc, Shape, Wall};

const TABLE: Bounds = Bounds { min: Point { x: -SIDE, y: -SIDE }, max: Point { x: SIDE, y: SIDE } };

fn bases() -> impl Strategy<Value = Disc> {
    (points(), 1..400).prop_map(|(centre, radius)| Disc::new(centre, Length(radius)))
}

/// Triangles of a reach, each with a point inside it.
fn inner_points(reach: &Reach) -> Vec<Point> {
    let centre = reach.path.end();
    let pairs = reach.outline.windows(2);
    let third = |a: i32, b: i32, c: i32| (a + b + c) / 3;
    pairs
        .map(|pair| {
            at(third(centre.x, pair[0].x, pair[1].x), third(centre.y, pair[0].y, pair[1].y))
        })
        .collect()
}

proptest! {
    #![proptest_config(cases(250))]

    /// A free place is free, near enough, and here if here is free.
    #[test]
    fn free_places_are_free(base in bases(), shapes in prop::collection::vec(any_shapes(), 0..6)) {
        let room = Room::new(TABLE, &shapes);
        let far = Length(2_000);
        match room.nearest_free(base, far) {
            Some(found) => {
                prop_assert!(room.is_free(base.at(found)));
                prop_assert!(base.centre.is_within(far, found));
                prop_assert!(!room.is_free(base) || found == base.centre);
            }
            None => {
                // A base a little larger finds no place on a raster either.
                let larger = Disc::new(base.centre, base.radius + Length(120));
                let raster = candidates::grid(base.centre, far - Length(120), Length(100), TABLE);
                prop_assert!(!raster.iter().any(|at| room.is_free(larger.at(*at))));
            }
        }
    }

    /// Whatever is drawn as reach can be reached in one straight leg of the length allowed.
    #[test]
    fn reach_is_a_subset(base in bases(), shapes in prop::collection::vec(shapes(), 0..5)) {
        let room = Room::new(TABLE, &shapes);
        prop_assume!(room.is_free(base));
        let length = Length(1_500);
        let reach = room.straight_reach(base, length);
        let is_reached = |to: Point| {
            let path = Path::straight(base.centre, to);
            path.length() <= length && path.obstacle(base.radius, &shapes).is_none()
        };
        for to in &reach.outline {
            prop_assert!(is_reached(*to) && room.is_free(base.at(*to)), "{to:?}");
        }
        // Inner points are rounded here, which may take them out of a triangle by a unit.
        let radius = base.radius - Length(2);
        for to in inner_points(&reach) {
            let path = Path::straight(base.centre, to);
            prop_assert!(radius <= Length::ZERO || path.obstacle(radius, &shapes).is_none(), "{to:?}");
        }
    }

    /// Bent reaches are reached by their path and a leg; routes are walkable and within the length.
    #[test]
    fn routes_are_walkable(
        base in bases(),
        goal in points(),
        shapes in prop::collection::vec(shapes(), 0..4),
    ) {
        let room = Room::new(TABLE, &shapes);
        prop_assume!(room.is_free(base));
        let length = Length(4_000);
        let routes = Routes::from(&room, base, length);
        for path in routes.turning_points().chain(routes.to(goal)).chain(routes.towards(goal)) {
            prop_assert!(path.length() <= length);
            prop_assert!(path.obstacle(base.radius, &shapes).is_none());
            prop_assert_eq!(path.start(), base.centre);
        }
        prop_assert!(routes.to(goal).is_none_or(|path| path.end() == goal));
        let straight = Path::straight(base.centre, goal);
        if straight.length() <= length && straight.obstacle(base.radius, room.pieces().iter().copied()).is_none()
            && TABLE.holds(base.at(goal))
        {
            prop_assert_eq!(routes.to(goal), Some(straight));
        }
    }

    /// Places in contact are in contact and overlap nothing.
    #[test]
    fn contacts_are_snug(base in bases(), shape in any_shapes()) {
        let spots = candidates::into_contact(base, &shape, 12);
        for spot in &spots {
            let body = base.at(*spot).body();
            prop_assert!(!body.overlaps(&shape) && body.is_within(Length(2), &shape));
        }
        if !base.body().overlaps(&shape) {
            prop_assert!(!spots.is_empty());
            // The first is the nearest, but for rounding.
            let nearest = base.centre.squared_distance(spots[0]);
            let gap = base.body().gap(&shape).length();
            prop_assert!(nearest <= (gap + Length(4)).squared());
        }
    }

    /// Places in contact no farther away than a length are those of all places in contact.
    #[test]
    fn near_contacts_are_all_that_are_near(base in bases(), shape in any_shapes(), most in 0..9_000_i32) {
        let near = candidates::into_contact_within(base, &shape, 12, Length(most));
        let mut all = candidates::into_contact(base, &shape, 12);
        all.retain(|at| base.centre.is_within(Length(most), *at));
        prop_assert_eq!(near, all);
    }

    /// Recoils go as far as allowed and stay in their sector.
    #[test]
    fn recoils_stay_in_their_sector(from in points(), source in points(), length in 100..6_000_i32) {
        prop_assume!(from != source);
        let spots = candidates::away(from, source, Length(length), Angle::EIGHTH, 4);
        let sector = Sector::away_from(source, from, Angle::EIGHTH);
        prop_assert!(spots.len() >= 7, "{}", spots.len());
        for spot in spots {
            prop_assert!(sector.contains(spot) && from.is_within(Length(length), spot));
            prop_assert!(!from.is_within(Length(length - 2), spot));
        }
    }
}

fn house() -> Shape {
    Shape::Rect(Rect::upright(at(-500, -500), at(500, 500)).unwrap())
}

#[test]
fn what_is_in_the_way_is_named() {
    let house = house();
    let room = Room::new(TABLE, [&house]);
    assert_eq!(room.taken(disc(0, 1_000, 500)), None);
    assert_eq!(room.taken(disc(0, 999, 500)), Some(Taken::Piece(0)));
    assert_eq!(room.taken(disc(2_501, 0, 500)), Some(Taken::Edge(Edge::Right)));
    assert_eq!(room.taken(disc(2_500, 0, 500)), None);
    let stop = room.approach(disc(0, -1_500, 200), at(0, 1_500), CM * 5);
    assert_eq!(stop.path.end(), at(0, -700));
    assert_eq!(room.named(stop.contact.unwrap().piece), Taken::Piece(0));
    let stop = room.push(disc(0, -2_000, 200), at(0, -1_000), INCH);
    assert_eq!(stop.path.end(), at(0, -2_800));
    assert_eq!(room.named(stop.contact.unwrap().piece), Taken::Edge(Edge::Bottom));
    let stop = room.approach(disc(2_000, 2_000, 200), at(2_000, 1_990), CM);
    assert_eq!((stop.path.end(), stop.contact), (at(2_000, 1_990), None));
}

#[test]
fn the_nearest_free_place_is_beside_what_is_in_the_way() {
    let room = Room::new(TABLE, [disc(0, 0, 500)]);
    let found = room.nearest_free(disc(100, 0, 500), CM * 2).unwrap();
    assert!(found.x >= 999 && found.x <= 1_002 && found.y.abs() < 60, "{found:?}");
    assert_eq!(room.nearest_free(disc(100, 0, 500), Length(800)), None);
    let corner = room.nearest_free(disc(SIDE, SIDE, 300), CM).unwrap();
    assert!(corner.x <= SIDE - 300 && corner.x > SIDE - 320, "{corner:?}");
}

#[test]
fn a_wall_casts_no_reach_behind_it() {
    let wall = Shape::Wall(Wall::new(at(-600, 500), at(600, 500), Length::ZERO));
    let room = Room::new(TABLE, [&wall]);
    let base = disc(0, 0, 200);
    let reach = room.straight_reach(base, Length(1_500));
    assert!(reach.outline.iter().any(|at| at.y < -1_450));
    let above = |at: &&Point| at.y > 300 && at.x.abs() < 600;
    assert_eq!(reach.outline.iter().find(above), None);
    assert!(reach.outline.iter().any(|at| at.y > 280 && at.x.abs() < 100), "up to the wall");
    // With a bend the other side is reached.
    let bent = room.bent_reach(base, Length(2_500));
    let beyond = |reach: &Reach| reach.outline.iter().any(|at| at.y > 700 && at.x.abs() < 300);
    assert!(bent.iter().any(beyond));
    let routes = Routes::from(&room, base, Length(2_500));
    let path = routes.to(at(0, 800)).unwrap();
    assert!(path.points().len() >= 3 && path.length() < Length(2_100), "{path:?}");
    assert_eq!(Routes::from(&room, base, Length(1_500)).to(at(0, 800)), None);
    assert!(Routes::from(&room, base, Length(1_500)).towards(at(0, 800)).unwrap().end().y >= 298);
}

#[test]
fn candidates_come_nearest_first() {
    let base = disc(0, -2_000, 250);
    let spots = candidates::into_contact(base, &house(), 8);
    assert_eq!(spots[0], at(0, -750));
    let near = candidates::at_edge(Length(250), &house(), at(2_000, 0), 8);
    assert_eq!(near[0], at(750, 0));
    // Behind the house from an eye above, nearest to where the base stands.
    let hidden = candidates::behind(base, &house(), at(0, 5_000), 8);
    assert_eq!(hidden[0], at(0, -750));
    assert!(hidden.iter().all(|at| at.y < 700) && hidden.len() < spots.len());
    let grid = candidates::grid(at(0, 0), Length(1_000), Length(500), TABLE);
    assert_eq!(grid.len(), 13);
    assert_eq!(grid[0], at(0, 0));
    let enemy = candidates::into_contact(disc(0, 0, 1_250), disc(10_000, 0, 1_250), 6);
    assert_eq!(enemy[0], at(7_500, 0));
    assert!(!enemy.contains(&at(0, 0)) && enemy.len() >= 6);
}
