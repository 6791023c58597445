//! Room to stand and to move: a table with pieces on it that a base may not overlap.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::angle::Angle;
use crate::bounds::{Bounds, Edge};
use crate::candidates;
use crate::length::{Length, MM};
use crate::path::Path;
use crate::point::Point;
use crate::shape::{Body, Disc};
use crate::sweep::Stop;

/// A table and what a base may not overlap on it. Touching is free, also at the table's edge.
#[derive(Clone, Debug)]
pub struct Room<'a> {
    table: Bounds,
    /// The pieces, then the four edges of the table as thin walls.
    bodies: Vec<Body<'a>>,
}

/// Why a base may not stand somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Taken {
    /// It overlaps this piece, counted in the order given.
    Piece(usize),
    /// It reaches over this edge of the table.
    Edge(Edge),
}

impl<'a> Room<'a> {
    /// The room that is left on a table.
    pub fn new<B: Into<Body<'a>>>(table: Bounds, pieces: impl IntoIterator<Item = B>) -> Room<'a> {
        let mut bodies: Vec<Body<'a>> = pieces.into_iter().map(Into::into).collect();
        bodies.extend(Edge::ALL.map(|edge| Body::line(table.side(edge))));
        Room { table, bodies }
    }

    /// The table.
    pub fn table(&self) -> Bounds {
        self.table
    }

    /// The pieces in the order given.
    pub fn pieces(&self) -> &[Body<'a>] {
        &self.bodies[..self.bodies.len() - Edge::ALL.len()]
    }

    /// The pieces and, after them, the edges of the table as thin walls.
    pub(crate) fn bodies(&self) -> &[Body<'a>] {
        &self.bodies
    }

    /// What is in the way of a base that would stand here; `None` if the place is free.
    pub fn taken(&self, base: Disc) -> Option<Taken> {
        let over = |edge: &Edge| self.table.distance_to(*edge, base.centre) < base.radius;
        if let Some(edge) = Edge::ALL.into_iter().find(over) {
            return Some(Taken::Edge(edge));
        }
        let body = base.body();
        self.pieces().iter().position(|piece| body.overlaps(*piece)).map(Taken::Piece)
    }

    /// Nothing is in the way of a base that would stand here.
    pub fn is_free(&self, base: Disc) -> bool {
        self.taken(base).is_none()
    }

    /// How far a base gets on a path. The number of a contact beyond the pieces is an edge of the
    /// table; see [`Room::named`].
    pub fn walk(&self, radius: Length, path: &Path) -> Stop {
        path.stop(radius, self.bodies.iter().copied())
    }

    /// Moves a base straight away from a point, as far as `length` or until something is in the way.
    pub fn push(&self, base: Disc, source: Point, length: Length) -> Stop {
        let goal = base.centre.away_from(source, length);
        self.walk(base.radius, &Path::straight(base.centre, goal))
    }

    /// Moves a base straight towards a point, as far as `length`, the point, or until something is in
    /// the way.
    pub fn approach(&self, base: Disc, goal: Point, length: Length) -> Stop {
        let is_near = base.centre.is_within(length, goal);
        let end = if is_near { goal } else { base.centre.towards(goal, length) };
        self.walk(base.radius, &Path::straight(base.centre, end))
    }

    /// What the number of a contact means.
    pub fn named(&self, piece: usize) -> Taken {
        match piece.checked_sub(self.pieces().len()) {
            Some(edge) => Taken::Edge(Edge::ALL[edge.min(3)]),
            None => Taken::Piece(piece),
        }
    }

    /// A free place for a base, near where it stands and at most `far` from there; there, if it is
    /// free.
    ///
    /// Places in contact with the pieces around are tried, then rings a millimetre or more apart in
    /// 72 directions, and the best is moved nearer while that place is free. So the place is free, no
    /// place tried is nearer, and wherever there is room for a base a little larger within `far`,
    /// some place is found.
    pub fn nearest_free(&self, base: Disc, far: Length) -> Option<Point> {
        if self.is_free(base) {
            return Some(base.centre);
        }
        let is_near = |at: &Point| base.centre.is_within(far, *at) && self.is_free(base.at(*at));
        let near = self.pieces().iter().filter(|piece| base.body().is_within(far, **piece));
        let contacts = near.flat_map(|piece| candidates::around(base.radius, *piece, 16));
        let best = nearest_of(base.centre, contacts.filter(is_near));
        let found =
            nearest_of(base.centre, best.into_iter().chain(self.first_of_rings(base, far)))?;
        Some(self.drawn_back(base, found))
    }

    fn first_of_rings(&self, base: Disc, far: Length) -> Option<Point> {
        let step = MM.max(far / 200);
        let is_free = |at: &Point| self.is_free(base.at(*at));
        (1..=far.0 / step.0).find_map(|ring| {
            let spot = |n: i32| base.centre + Angle::degrees(n * 5).step(step * ring);
            nearest_of(base.centre, (0..72).map(spot).filter(is_free))
        })
    }

    /// Moves a free place towards the one wished for, by halves, as long as it stays free.
    fn drawn_back(&self, base: Disc, found: Point) -> Point {
        let (mut taken, mut free) = (base.centre, found);
        loop {
            let middle = crate::closest::along(taken, free, 1, 2);
            if middle == taken || middle == free {
                return free;
            }
            if self.is_free(base.at(middle)) { free = middle } else { taken = middle }
        }
    }
}

/// The nearest of some points; of equals, the first.
fn nearest_of(to: Point, points: impl Iterator<Item = Point>) -> Option<Point> {
    points.min_by_key(|at| to.squared_distance(*at))
}
