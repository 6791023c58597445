//! Ways round: bent paths from one turning point near a piece to the next.

use crate::angle::Angle;
use crate::length::Length;
use crate::path::Path;
use crate::point::{Point, Segment};
use crate::room::Room;
use crate::root::fine_root_up;
use crate::shape::{Body, Disc};

/// The shortest ways from where a base stands to turning points around the pieces. Each leg is one
/// that the base can go without overlapping anything; shorter ways than those found may exist, as
/// turning points lie a little way off the pieces.
#[derive(Clone, Debug)]
pub struct Routes<'r> {
    bodies: Vec<Body<'r>>,
    base: Disc,
    limit: i64,
    stops: Vec<Stop>,
}

/// A turning point and how it is reached.
#[derive(Clone, Copy, Debug)]
struct Stop {
    at: Point,
    /// The way so far in 256ths of a unit.
    walked: i64,
    /// The turning point before.
    before: usize,
}

/// In how many directions around a corner a path may turn.
const AROUND: i32 = 8;
/// So far off, in thousandths of the nearest the base may come, that neighbours among these are joined
/// by a free leg: 1 / cos 22.5°.
const OFF: i64 = 1_083;

impl<'r> Routes<'r> {
    /// All turning points within `length` of the way.
    pub fn from(room: &'r Room<'_>, base: Disc, length: Length) -> Routes<'r> {
        let near = base.radius + length;
        let is_near = |body: &&Body<'_>| Body::point(base.centre).is_within(near, **body);
        let bodies: Vec<Body<'r>> = room.bodies().iter().filter(is_near).copied().collect();
        let start = Stop { at: base.centre, walked: 0, before: 0 };
        let limit = crate::path::Along::new(length).0;
        let mut routes = Routes { bodies, base, limit, stops: vec![start] };
        let turns = routes.places_to_turn(room);
        routes.settle(turns);
        routes
    }

    /// The path to each turning point, nearest first.
    pub fn turning_points(&self) -> impl Iterator<Item = Path> + '_ {
        (1..self.stops.len()).filter_map(|stop| self.path(stop, None))
    }

    /// The shortest path found to a point, if there is one within the length allowed.
    pub fn to(&self, goal: Point) -> Option<Path> {
        let total = |stop: &Stop| stop.walked + fine_root_up(stop.at.squared_distance(goal));
        let mut order: Vec<usize> = (0..self.stops.len()).collect();
        order.sort_by_key(|&n| (total(&self.stops[n]), n));
        let within = order.into_iter().take_while(|&n| total(&self.stops[n]) <= self.limit);
        let is_open = |n: &usize| self.is_open(self.stops[*n].at, goal);
        within.into_iter().find(is_open).and_then(|n| self.path(n, Some(goal)))
    }

    /// The path that gets nearest to a point: to it, or to a turning point and straight on from there
    /// as far as is allowed and nothing is in the way.
    pub fn towards(&self, goal: Point) -> Option<Path> {
        self.to(goal).or_else(|| {
            let ends = (0..self.stops.len()).filter_map(|n| self.path_towards(n, goal));
            ends.min_by_key(|path| (path.end().squared_distance(goal), path.length()))
        })
    }

    fn path_towards(&self, stop: usize, goal: Point) -> Option<Path> {
        let Stop { at, walked, .. } = self.stops[stop];
        let left = Length(((self.limit - walked) / crate::root::FINE) as i32);
        let end = if at.is_within(left, goal) { goal } else { at.towards(goal, left) };
        let leg = Path::straight(at, end).stop(self.base.radius, self.bodies.iter().copied());
        self.path(stop, Some(leg.path.end()))
    }

    fn path(&self, mut stop: usize, goal: Option<Point>) -> Option<Path> {
        let mut points: Vec<Point> = goal.into_iter().collect();
        points.push(self.stops[stop].at);
        while stop != 0 {
            stop = self.stops[stop].before;
            points.push(self.stops[stop].at);
        }
        points.reverse();
        Path::new(points)
    }

    fn places_to_turn(&self, room: &Room<'_>) -> Vec<Point> {
        let is_reached = |at: &Point| {
            let straight = fine_root_up(at.squared_distance(self.base.centre));
            straight < self.limit && room.is_free(self.base.at(*at))
        };
        let mut places = Vec::new();
        for piece in room.pieces() {
            let off = (piece.rim + i64::from(self.base.radius.0)) * OFF / 1_000 + 3;
            for corner in piece.corners() {
                let spot =
                    |n: i32| corner + Angle::new(n * 36_000 / AROUND).step(Length(off as i32));
                places.extend((0..AROUND).map(spot).filter(is_reached));
            }
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// Nearest first: each time the place with the shortest way is settled for good.
    fn settle(&mut self, mut open: Vec<Point>) {
        let mut best: Vec<Option<Stop>> = vec![None; open.len()];
        let mut last = 0;
        while !open.is_empty() {
            self.improve(last, &open, &mut best);
            let nearest =
                (0..open.len()).filter_map(|n| best[n].map(|stop| (stop.walked, stop.at, n))).min();
            let Some((_, _, n)) = nearest else { break };
            open.swap_remove(n);
            let Some(stop) = best.swap_remove(n) else { break };
            last = self.stops.len();
            self.stops.push(stop);
        }
    }

    /// Looks whether the open places are reached sooner by way of a settled one.
    fn improve(&self, by: usize, open: &[Point], best: &mut [Option<Stop>]) {
        let from = self.stops[by];
        for (at, best) in open.iter().zip(best) {
            let walked = from.walked + fine_root_up(from.at.squared_distance(*at));
            let is_better = best.is_none_or(|known| walked < known.walked);
            if walked < self.limit && is_better && self.is_open(from.at, *at) {
                *best = Some(Stop { at: *at, walked, before: by });
            }
        }
    }

    fn is_open(&self, from: Point, to: Point) -> bool {
        let leg = Body::line(Segment::new(from, to));
        !self.bodies.iter().any(|body| leg.is_closer_than(self.base.radius, *body))
    }
}
