//! What a base meets on its way: contacts in order, where it must stop, how much of the way lies in
//! difficult ground.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::closest::along;
use crate::length::Length;
use crate::meet::Meet;
use crate::metric::Core;
use crate::path::{Along, Leg, Path};
use crate::point::{Point, Segment, Vector};
use crate::shape::Body;
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

    /// A base of this radius gets through without overlapping any piece. Touching is free.
    pub fn is_clear<'a, B: Into<Body<'a>>>(
        &self,
        radius: Length,
        pieces: impl IntoIterator<Item = B>,
    ) -> bool {
        !pieces.into_iter().any(|body| self.overlaps(radius, &body.into()))
    }

    /// The first piece that a base of this radius overlaps on this path, or `None` if it is clear.
    pub fn obstacle<'a, B: Into<Body<'a>>>(
        &self,
        radius: Length,
        pieces: impl IntoIterator<Item = B>,
    ) -> Option<Contact> {
        let bodies = pieces.into_iter().map(Into::into).enumerate();
        let met = bodies.filter(|(_, body)| self.overlaps(radius, body));
        let placed = met.filter_map(|(piece, body)| {
            self.first_touch(radius, &body).map(|(first, at)| (first, piece, at, body))
        });
        let (first, piece, at, body) = placed.min_by_key(|&(first, piece, ..)| (first, piece))?;
        let on = touched(at, radius, body);
        Some(Contact { piece, how: Meet::Overlapping, first, at, on })
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
        let is_free = |place: i64| self.until(Along(place)).is_clear(radius, pieces.clone());
        Stop {
            path: self.until(Along(last_free(contact.first.0, is_free))),
            contact: Some(contact),
        }
    }

    /// The path up to a place, or up to the last place found before it whose path will do; where none
    /// will, the path of who stays.
    pub fn back_to(&self, place: Along, will_do: impl Fn(&Path) -> bool) -> Path {
        let found = last_free(place.0, |at| will_do(&self.until(Along(at))));
        self.until(Along(found))
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

    fn overlaps(&self, radius: Length, body: &Body<'_>) -> bool {
        self.segments().any(|leg| order(leg, radius, body).is_lt())
    }

    fn contact(&self, radius: Length, piece: usize, body: &Body<'_>) -> Option<Contact> {
        let (first, at) = self.first_touch(radius, body)?;
        let how = if self.overlaps(radius, body) { Meet::Overlapping } else { Meet::Touching };
        let on = touched(at, radius, *body);
        Some(Contact { piece, how, first, at, on })
    }

    /// Where the base first touches a body.
    fn first_touch(&self, radius: Length, body: &Body<'_>) -> Option<(Along, Point)> {
        let leg = self.legs().find(|leg| order(leg.line, radius, body).is_le())?;
        let place = leg.first_near(body.core, body.rim + i64::from(radius.0));
        Some((Along(leg.before + place), leg.at(place)))
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

/// A line that moves without turning, such as a marker as wide as its front: what it meets, in order.
/// The place of a contact is the way moved; its point `at` is where the middle of the line is then.
pub fn moving_line<'a, B: Into<Body<'a>>>(
    line: Segment,
    by: Vector,
    pieces: impl IntoIterator<Item = B>,
) -> Vec<Contact> {
    let middle = along(line.from, line.to, 1, 2);
    let walked = Path::straight(middle, middle + by);
    let swept = [line.from, line.to, line.to + by, line.from + by];
    let mut contacts = Vec::new();
    for (piece, body) in pieces.into_iter().enumerate() {
        let body = body.into();
        let Some((first, on)) = first_touch_of_line(line, by, &body) else { continue };
        let overlaps = line.vector().cross(by) != 0 && Body::area(&swept).overlaps(body)
            || Body::line(line).overlaps(body);
        let how = if overlaps { Meet::Overlapping } else { Meet::Touching };
        contacts.push(Contact { piece, how, first, at: walked.at(first), on });
    }
    contacts.sort_by_key(|contact| (contact.first, contact.piece));
    contacts
}

/// Where a moving line first touches a body: with an end of its own, or at a corner of the body, which
/// seen from the line moves the other way. Also the point touched.
fn first_touch_of_line(line: Segment, by: Vector, body: &Body<'_>) -> Option<(Along, Point)> {
    let ends = [line.from, line.to]
        .into_iter()
        .filter_map(|end| Path::straight(end, end + by).first_touch(Length::ZERO, body));
    let rim = Length(body.rim as i32);
    let corners = body.corners().filter_map(|corner| {
        let (first, at) =
            Path::straight(corner, corner - by).first_touch(rim, &Body::line(line))?;
        let on_line = Body::point(at).nearest(Body::line(line)).to;
        Some((first, corner.towards(on_line + (corner - at), rim)))
    });
    ends.chain(corners).min_by_key(|&(first, _)| first)
}

/// The point of a body that a base touches whose centre is here.
fn touched(at: Point, radius: Length, body: Body<'_>) -> Point {
    if radius > Length::ZERO { Body::point(at).nearest(body).to } else { at }
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
