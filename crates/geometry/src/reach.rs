//! Where a base can get, as polygons to be drawn.
//!
//! Everything shown can be reached: an area is made of narrow triangles from the base's centre, each
//! within the length allowed and each so clear of every piece that the base can go straight to any
//! point of it. What is not shown may still be reachable, in slivers along pieces and along the arc:
//! the drawing is a subset, and the legality of a move is always asked of its path.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::angle::Angle;
use crate::length::Length;
use crate::path::Path;
use crate::point::Point;
use crate::room::Room;
use crate::route::Routes;
use crate::shape::{Body, Disc};

/// An area that a base can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reach {
    /// How it gets to where the area spreads from; from its end, every point is a straight leg away.
    pub path: Path,
    /// The border of the area, clockwise around the end of the path. Empty if it cannot move at all.
    pub outline: Vec<Point>,
}

/// In how many triangles a turn is first divided; a triangle that is not free is halved up to this
/// many times, then shortened.
const TRIANGLES: i32 = 48;
const HALVINGS: u32 = 4;
/// So many halvings are enough for a triangle whose sides end where something is in the way, if it is
/// free once they are drawn back by one of these lengths: its far side runs along a piece.
const SLANTED: u32 = 2;
const DRAWN_BACK: [Length; 3] = [Length(0), Length(20), Length(60)];

impl<'a> Room<'a> {
    /// Where a base gets in one straight line.
    pub fn straight_reach(&self, base: Disc, length: Length) -> Reach {
        let reach = base.radius + length;
        let is_near = |body: &&Body<'_>| Body::point(base.centre).is_within(reach, **body);
        let near: Vec<Body<'_>> = self.bodies().iter().filter(is_near).copied().collect();
        let mut outline = Vec::new();
        let part = 36_000 / TRIANGLES;
        for n in 0..TRIANGLES {
            let wedge = Wedge { base, near: &near, from: n * part, to: (n + 1) * part };
            wedge.spread(length, HALVINGS, &mut outline);
        }
        outline.dedup();
        if outline.iter().all(|at| *at == base.centre) {
            outline.clear();
        }
        Reach { path: Path::still(base.centre), outline }
    }

    /// Where a base gets round the pieces: a straight reach from where it stands and from each turning
    /// point, nearest first; they overlap.
    pub fn bent_reach(&self, base: Disc, length: Length) -> Vec<Reach> {
        let routes = Routes::from(self, base, length);
        let mut all = vec![self.straight_reach(base, length)];
        for path in routes.turning_points() {
            let left = length - path.length();
            let reach = self.straight_reach(base.at(path.end()), left);
            if !reach.outline.is_empty() {
                all.push(Reach { path, ..reach });
            }
        }
        all
    }
}

/// The directions between two bearings, in hundredths of a degree.
struct Wedge<'a> {
    base: Disc,
    near: &'a [Body<'a>],
    from: i32,
    to: i32,
}

impl Wedge<'_> {
    fn spread(&self, length: Length, halvings: u32, outline: &mut Vec<Point>) {
        let far = self.far_side(length, length);
        if self.is_free(far) {
            return outline.extend(far);
        }
        if let Some(far) = (halvings <= HALVINGS - SLANTED).then(|| self.slanted(length)).flatten()
        {
            return outline.extend(far);
        }
        if halvings == 0 {
            let length = self.shortened(length);
            return outline.extend(self.far_side(length, length));
        }
        let middle = (self.from + self.to) / 2;
        Wedge { to: middle, ..*self }.spread(length, halvings - 1, outline);
        Wedge { from: middle, ..*self }.spread(length, halvings - 1, outline);
    }

    fn far_side(&self, from: Length, to: Length) -> [Point; 2] {
        [self.at(self.from, from), self.at(self.to, to)]
    }

    fn at(&self, bearing: i32, length: Length) -> Point {
        self.base.centre + Angle::new(bearing).step(length)
    }

    /// The base can go straight to any point of the triangle with this far side.
    fn is_free(&self, [a, b]: [Point; 2]) -> bool {
        let corners = [self.base.centre, b, a];
        let triangle = Body::area(&corners);
        let is_clear = |body: &Body<'_>| !triangle.is_closer_than(self.base.radius, *body);
        self.near.iter().all(is_clear)
    }

    /// The far side between the ends of both bearings, if the triangle is free then.
    fn slanted(&self, length: Length) -> Option<[Point; 2]> {
        let end = |bearing: i32| {
            let path = Path::straight(self.base.centre, self.at(bearing, length));
            path.stop(self.base.radius, self.near.iter().copied()).path.length().min(length)
        };
        let (from, to) = (end(self.from), end(self.to));
        let back = |it: Length, by: Length| (it - by).max(Length::ZERO);
        let sides = DRAWN_BACK.iter().map(|&by| self.far_side(back(from, by), back(to, by)));
        sides.into_iter().find(|far| self.is_free(*far))
    }

    /// The longest length found, by halves, for which the triangle is free.
    fn shortened(&self, length: Length) -> Length {
        let (mut free, mut taken) = (0, length.0);
        while taken - free > 25 {
            let middle = (free + taken) / 2;
            let far = self.far_side(Length(middle), Length(middle));
            if self.is_free(far) { free = middle } else { taken = middle }
        }
        Length(free)
    }
}
