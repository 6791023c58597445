//! What a base meets on its way: contacts in order, where it must stop, how much of the way lies in
//! difficult ground.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::meet::Meet;
use crate::metric::Core;
use crate::path::{Along, Leg, Path};
use crate::point::{Point, Segment, Vector};
use crate::shape::{Body, Disc, Wall};
use crate::stretch::{Stretch, merge};

/// A piece that a moving base meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Contact {
    /// Which piece, counted in the order given.
    pub piece: usize,
    /// Whether the swept strip overlaps the piece or only touches it. A wall without thickness is
    /// overlapped by a base without radius if a leg crosses it; a bend exactly on it only touches.
    pub how: Meet,
    /// Where on the path the base first touches it.
    pub first: Along,
    /// Where the base's centre is then, rounded to the lattice.
    pub at: Point,
    /// The point of the piece that it touches, rounded likewise.
    pub on: Point,
}

/// A stretch of a path that lies in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Crossing {
    /// Which area, counted in the order given.
    pub piece: usize,
    /// Where it begins and ends on the path.
    pub places: [Along; 2],
    /// The points where the path enters and leaves, rounded to the lattice.
    pub points: [Point; 2],
}

/// How much of a path lies in areas.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Inside {
    /// The way inside any of them, what lies in several counted once; rounded up.
    pub length: Length,
    /// Each time an area is crossed, in order of the path for each area.
    pub crossings: Vec<Crossing>,
}

/// How far a base gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Stop {
    /// The way up to where it stops. It overlaps no piece, unless the start does.
    pub path: Path,
    /// What stopped it, unless it reached its goal.
    pub contact: Option<Contact>,
}

impl Path {
    /// Everything that a base of this radius meets on this path, in the order in which it is first
    /// touched. Places are compared in 256ths of a unit, rounded down; ties go by the order given.
    pub fn contacts<'a, B: Into<Body<'a>>>(
        &self,
        radius: Length,
        pieces: impl IntoIterator<Item = B>,
    ) -> Vec<Contact> {
        let met = pieces.into_iter().enumerate();
        let met = met.filter_map(|(piece, body)| self.contact(radius, piece, &body.into()));
        let mut contacts: Vec<Contact> = met.collect();
        contacts.sort_by_key(|contact| (contact.first, contact.piece));
        contacts
    }

    /// The first piece that a base of this radius overlaps on this path, or `None` if it gets through.
    /// Touching is free.
    pub fn obstacle<'a, B: Into<Body<'a>>>(
        &self,
        radius: Length,
        pieces: impl IntoIterator<Item = B>,
    ) -> Option<Contact> {
        let met = pieces.into_iter().enumerate().filter_map(|(piece, body)| {
            let body = body.into();
            let overlaps = self.segments().any(|leg| order(leg, radius, &body).is_lt());
            overlaps.then(|| self.contact(radius, piece, &body)).flatten()
        });
        met.min_by_key(|contact| (contact.first, contact.piece))
    }

    /// How far a base gets before it would overlap a piece: to the last lattice point found near the
    /// path from which it has overlapped none of them. A base that overlaps one from the start stays.
    pub fn stop<'a, B: Into<Body<'a>>>(
        &self,
        radius: Length,
        pieces: impl IntoIterator<Item = B> + Clone,
    ) -> Stop {
        let Some(contact) = self.obstacle(radius, pieces.clone()) else {
            return Stop { path: self.clone(), contact: None };
        };
        let is_free =
            |place: i64| self.until(Along(place)).obstacle(radius, pieces.clone()).is_none();
        Stop {
            path: self.until(Along(last_free(contact.first.0, is_free))),
            contact: Some(contact),
        }
    }

    /// Which stretches of the path of the centre lie inside areas, and how long they are together.
    /// The border of an area is not inside.
    pub fn inside<'a, B: Into<Body<'a>>>(&self, areas: impl IntoIterator<Item = B>) -> Inside {
        let mut inside = Inside::default();
        let mut all = Vec::new();
        for (piece, body) in areas.into_iter().enumerate() {
            let stretches = self.stretches_inside(&body.into());
            all.extend(&stretches);
            inside.crossings.extend(stretches.iter().map(|&Stretch { from, to }| {
                let places = [Along(from), Along(to)];
                Crossing { piece, places, points: places.map(|place| self.at(place)) }
            }));
        }
        merge(&mut all);
        inside.length = Along(all.iter().map(|it| it.to - it.from).sum()).rounded_up();
        inside
    }

    fn contact(&self, radius: Length, piece: usize, body: &Body<'_>) -> Option<Contact> {
        let mut first: Option<(Along, Point)> = None;
        let mut closest = Ordering::Greater;
        for leg in self.legs() {
            let order = order(leg.line, radius, body);
            closest = closest.min(order);
            if order.is_le() && first.is_none() {
                let place = leg.near(body.core, body.rim + i64::from(radius.0)).first()?.from;
                first = Some((Along(leg.before + place), leg.at(place)));
            }
        }
        let (first, at) = first?;
        let how = if closest.is_lt() { Meet::Overlapping } else { Meet::Touching };
        let on = Body::point(at).nearest(*body).to;
        Some(Contact { piece, how, first, at, on })
    }

    fn stretches_inside(&self, body: &Body<'_>) -> Vec<Stretch> {
        let inside = |leg: Leg| {
            let found = match body.core {
                Core::Area(corners) => leg.inside(corners),
                // What is inside a rim is nearer than it; touching it is not.
                core if Core::Segment(leg.line.from, leg.line.to).order(core, body.rim).is_lt() => {
                    leg.near(core, body.rim)
                }
                _ => Vec::new(),
            };
            let shifted =
                |it: Stretch| Stretch { from: it.from + leg.before, to: it.to + leg.before };
            found.into_iter().map(shifted).collect::<Vec<Stretch>>()
        };
        let mut all: Vec<Stretch> = self.legs().flat_map(inside).collect();
        merge(&mut all);
        all
    }
}

/// A line that moves sideways or otherwise without turning: which discs it meets, in order. The place
/// of a contact is the way moved; its point `at` is where the middle of the line is then.
pub fn moving_line(
    line: Segment,
    by: Vector,
    discs: impl IntoIterator<Item = Disc>,
) -> Vec<Contact> {
    let middle = crate::meet::along(line.from, line.to, 1, 2);
    let walked = Path::straight(middle, middle + by);
    let met = discs.into_iter().enumerate().filter_map(|(piece, disc)| {
        // Seen from the line, the disc moves the other way.
        let path = Path::straight(disc.centre, disc.centre - by);
        let wall = Wall { line, half: Length::ZERO }.body();
        let contact = path.contact(disc.radius, piece, &wall)?;
        let on = disc.centre.towards(contact.on + (disc.centre - contact.at), disc.radius);
        Some(Contact { at: walked.at(contact.first), on, ..contact })
    });
    let mut contacts: Vec<Contact> = met.collect();
    contacts.sort_by_key(|contact| (contact.first, contact.piece));
    contacts
}

fn order(leg: Segment, radius: Length, body: &Body<'_>) -> Ordering {
    Body::line(leg).order(body, radius.0.into())
}

/// The last place up to `from` that is free: by strides that double, then by halving between the
/// last place that was not and the first that was.
fn last_free(from: i64, is_free: impl Fn(i64) -> bool) -> i64 {
    if is_free(from) {
        return from;
    }
    let (mut taken, mut stride) = (from, 64);
    let mut free = loop {
        let place = (from - stride).max(0);
        if place == 0 || is_free(place) {
            break place;
        }
        taken = place;
        stride *= 2;
    };
    while taken - free > 32 {
        let middle = (taken + free) / 2;
        if is_free(middle) { free = middle } else { taken = middle }
    }
    free
}
