//! How long a question takes on a full table: 30 pieces and 20 bases on 36 by 36 inches.
//! `cargo bench -p reglette-geometry`

#![allow(clippy::print_stdout, clippy::float_arithmetic)]

use std::hint::black_box;
use std::time::Instant;

use reglette_geometry::angle::Angle;
use reglette_geometry::bounds::Bounds;
use reglette_geometry::corridor::Corridor;
use reglette_geometry::length::{INCH, Length};
use reglette_geometry::path::Path;
use reglette_geometry::point::{Point, Segment};
use reglette_geometry::polygon::{Polygon, Rect};
use reglette_geometry::room::Room;
use reglette_geometry::shape::{Body, Disc, Shape, Wall};
use reglette_geometry::sight::{self, Grazing};

const SIDE: i32 = 36 * 2_540;
const QUERIES: usize = 512;

/// The same numbers on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: i32) -> i32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit as u64) as i32
    }

    fn point(&mut self) -> Point {
        Point { x: self.below(SIDE), y: self.below(SIDE) }
    }

    fn length(&mut self, from: i32, to: i32) -> Length {
        Length(from + self.below(to - from))
    }

    fn shape(&mut self, kind: usize) -> Shape {
        let (centre, angle) = (self.point(), Angle::new(self.below(36_000)));
        let rect = |width, depth| Rect::turned(centre, width, depth, angle).ok().map(Shape::Rect);
        let disc = Shape::Disc(Disc::new(centre, self.length(1_000, 5_000)));
        match kind % 4 {
            0 => rect(self.length(3_000, 12_000), self.length(3_000, 12_000)).unwrap_or(disc),
            1 => Shape::Wall(Wall::new(centre, centre + angle.step(Length(9_000)), Length(100))),
            2 => {
                let far: Vec<Length> = (0..8).map(|_| self.length(2_000, 7_000)).collect();
                let corner =
                    |(n, far): (usize, &Length)| centre + Angle::degrees(45 * n as i32).step(*far);
                Polygon::new(far.iter().enumerate().map(corner).collect())
                    .map_or(disc, Shape::Polygon)
            }
            _ => disc,
        }
    }
}

fn time<T>(name: &str, mut query: impl FnMut(usize) -> T) {
    let mut best = f64::INFINITY;
    for _ in 0..40 {
        let start = Instant::now();
        for n in 0..QUERIES {
            black_box(query(black_box(n)));
        }
        best = best.min(start.elapsed().as_secs_f64() / QUERIES as f64);
    }
    println!("{name:<58} {:>9.3} µs", best * 1e6);
}

/// Everything the questions are asked about.
struct Scene {
    pieces: Vec<Shape>,
    bases: Vec<Disc>,
    pairs: Vec<(Disc, Disc)>,
}

impl Scene {
    fn new() -> Scene {
        let mut numbers = Numbers(7);
        let base = |numbers: &mut Numbers| Disc::new(numbers.point(), Length(1_250));
        Scene {
            pieces: (0..30).map(|n| numbers.shape(n)).collect(),
            bases: (0..20).map(|_| base(&mut numbers)).collect(),
            pairs: (0..QUERIES).map(|_| (base(&mut numbers), base(&mut numbers))).collect(),
        }
    }

    fn all(&self) -> impl Iterator<Item = Body<'_>> + Clone {
        self.pieces.iter().map(Shape::body).chain(self.bases.iter().map(|base| base.body()))
    }

    fn straight(&self, n: usize) -> Path {
        let (one, two) = self.pairs[n];
        Path::straight(one.centre, one.centre.towards(two.centre, Length::mm(145)))
    }

    fn bent(&self, n: usize) -> Path {
        let (one, two) = self.pairs[n];
        let turn = one.centre.towards(two.centre, INCH * 3);
        let points = vec![one.centre, turn, turn + Angle::degrees(30).step(INCH * 3)];
        Path::new(points).unwrap_or_else(|| Path::still(turn))
    }
}

fn seeing(scene: &Scene) {
    let Scene { pieces, pairs, .. } = scene;
    time("line of sight, point to base, 30 pieces", |n| {
        sight::of_disc(pairs[n].0.centre, pairs[n].1, pieces)
    });
    time("line of sight, point to base, 30 pieces and 20 bases", |n| {
        sight::of_disc(pairs[n].0.centre, pairs[n].1, scene.all())
    });
    time("line of sight, centre to centre, 30 pieces", |n| {
        let line = Segment::new(pairs[n].0.centre, pairs[n].1.centre);
        sight::along_line(line, Grazing::Passes, pieces).len()
    });
    time("line of sight, base to base, 30 pieces", |n| {
        sight::between_discs(pairs[n].0, pairs[n].1, pieces)
    });
    time("corridor, obstructions and lane, 30 pieces", |n| {
        let corridor = Corridor::between(pairs[n].0, pairs[n].1, INCH)?;
        Some((corridor.obstructions(pieces), corridor.lane(Length(25), pieces)))
    });
}

fn moving(scene: &Scene, table: Bounds) {
    let straight: Vec<Path> = (0..QUERIES).map(|n| scene.straight(n)).collect();
    let bent: Vec<Path> = (0..QUERIES).map(|n| scene.bent(n)).collect();
    const RADIUS: Length = Length(1_250);
    time("straight move of 145 mm is clear, 30 pieces and 20 bases", |n| {
        let path = &straight[n];
        (path.length(), path.is_clear(RADIUS, scene.all()), table.contains(path.end()))
    });
    time("bent move of 6 inches is clear, 30 pieces and 20 bases", |n| {
        let path = &bent[n];
        (path.length(), path.is_clear(RADIUS, scene.all()), table.contains(path.end()))
    });
    time("straight move of 145 mm, what stops it", |n| straight[n].obstacle(RADIUS, scene.all()));
    time("bent move of 6 inches, what stops it", |n| bent[n].obstacle(RADIUS, scene.all()));
    time("straight move of 145 mm, all it meets in order", |n| {
        straight[n].contacts(RADIUS, scene.all())
    });
    time("way inside difficult ground, 30 pieces", |n| straight[n].inside(&scene.pieces));
}

fn placing(scene: &Scene, table: Bounds) {
    let room = Room::new(table, scene.all());
    let pairs = &scene.pairs;
    let free: Vec<Disc> = pairs.iter().map(|it| it.0).filter(|base| room.is_free(*base)).collect();
    time("is a place free, 30 pieces and 20 bases", |n| room.is_free(free[n % free.len()]));
    time("nearest free place within 3 inches", |n| room.nearest_free(pairs[n].0, INCH * 3));
    time("straight reach of 6 inches as a polygon", |n| {
        room.straight_reach(free[n % free.len()], INCH * 6).outline.len()
    });
}

fn main() {
    let scene = Scene::new();
    let table = Bounds::table(Length(SIDE), Length(SIDE));
    seeing(&scene);
    moving(&scene, table);
    placing(&scene, table);
}
