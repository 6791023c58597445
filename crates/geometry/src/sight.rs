//! Lines of sight: along one line, from a point to a base, and from base to base.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::angle::Angle;
use crate::bounds::Bounds;
use crate::fan::{Fan, SLIT, Shade};
use crate::length::Length;
use crate::meet::Meet;
use crate::path::Path;
use crate::point::{Point, Segment};
use crate::shape::{Body, Disc};
use crate::sweep::Contact;

/// Whether a piece that a line only touches stops it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grazing {
    /// Touching is enough. Nothing slips through where two pieces meet.
    Blocks,
    /// The line must enter the piece, or cross the wall.
    Passes,
}

/// What can be seen of a base, and what shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// Nothing is in the way.
    Clear {
        /// A line to the target's centre.
        line: Segment,
    },
    /// Some lines pass and some do not.
    Partial {
        /// A line that passes, in the middle of the widest opening.
        line: Segment,
        /// What hides the rest.
        shadows: Vec<Shadow>,
    },
    /// No line passes.
    Hidden {
        /// What hides it.
        shadows: Vec<Shadow>,
    },
}

/// What one piece hides of a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Shadow {
    /// Which piece, counted in the order given.
    pub piece: usize,
    /// Across the target from one border of the shadow to the other, rounded to the lattice.
    pub across: Segment,
}

impl Sight {
    /// Some line passes.
    pub fn is_open(&self) -> bool {
        !matches!(self, Sight::Hidden { .. })
    }

    /// Every line passes.
    pub fn is_clear(&self) -> bool {
        matches!(self, Sight::Clear { .. })
    }

    /// A line that passes.
    pub fn line(&self) -> Option<Segment> {
        match self {
            Sight::Clear { line } | Sight::Partial { line, .. } => Some(*line),
            Sight::Hidden { .. } => None,
        }
    }

    /// What hides the target or a part of it.
    pub fn shadows(&self) -> &[Shadow] {
        match self {
            Sight::Clear { .. } => &[],
            Sight::Partial { shadows, .. } | Sight::Hidden { shadows } => shadows,
        }
    }
}

/// What stops a line, in the order in which the line meets it; nothing if the line is clear. Exact,
/// and the same pieces from either end.
pub fn along_line<'a, B: Into<Body<'a>>>(
    line: Segment,
    grazing: Grazing,
    pieces: impl IntoIterator<Item = B>,
) -> Vec<Contact> {
    let mut met = Path::straight(line.from, line.to).contacts(Length::ZERO, pieces);
    met.retain(|contact| contact.how == Meet::Overlapping || grazing == Grazing::Blocks);
    met
}

/// What an eye sees of a base: the angle that the base covers, less what the pieces hide of it.
///
/// A piece hides with what stands before the target; behind it, or edge-on, it hides nothing. An eye
/// inside a piece sees nothing, an eye in the target always sees it. A wall thicker than nothing that
/// runs into the target counts by its middle line and its round ends; a disc that overlaps the target
/// hides as a whole or not at all.
///
/// Directions are whole numbers finer than 2^-26 of the distance, and an opening must be wider than
/// two of them. So whatever is seen is truly to be seen, nothing is seen where two pieces meet, and no
/// opening as wide as a hundredth of a lattice unit at a metre is overlooked.
pub fn of_disc<'a, B: Into<Body<'a>>>(
    eye: Point,
    target: Disc,
    pieces: impl IntoIterator<Item = B>,
) -> Sight {
    look(eye, target, pieces.into_iter().map(Into::into).enumerate())
}

/// What two bases see of each other: is there a line from a point of one to a point of the other?
///
/// Each base looks at the whole of the other from its centre and from sixteen points of its rim, as in
/// [`of_disc`]; a line found from either side is a line for both. So the verdict is the same from
/// both ends, whatever is seen is truly to be seen, and an opening can be overlooked only if it shows
/// none of these points anything of the other base. It is [`Sight::Clear`] if no view is obstructed.
pub fn between_discs<'a, B: Into<Body<'a>>>(
    one: Disc,
    two: Disc,
    pieces: impl IntoIterator<Item = B>,
) -> Sight {
    let clear = Segment::new(one.centre, two.centre);
    // A rounded view may begin or end a unit outside its base.
    let wide = one.radius.max(two.radius) + Length(2);
    let is_near = |body: Body<'_>| Body::line(clear).is_closer_than(wide, body);
    let bodies = pieces.into_iter().map(Into::into).enumerate();
    let near: Vec<(usize, Body<'a>)> = bodies.filter(|(_, it)| is_near(*it)).collect();
    if near.is_empty() {
        return Sight::Clear { line: clear };
    }
    let (mut open, mut all) = (None, Vec::<Shadow>::new());
    let views = eyes(one).map(|eye| (eye, two)).chain(eyes(two).map(|eye| (eye, one)));
    for (eye, target) in views {
        let sight = look(eye, target, near.iter().copied());
        open = open.or(sight.line());
        for shadow in sight.shadows() {
            if all.iter().all(|it| it.piece != shadow.piece) {
                all.push(*shadow);
            }
        }
        // Further views would say nothing new.
        if open.is_some() && all.len() == near.len() {
            break;
        }
    }
    all.sort_by_key(|shadow| shadow.piece);
    match open {
        Some(_) if all.is_empty() => Sight::Clear { line: clear },
        Some(line) => Sight::Partial { line, shadows: all },
        None => Sight::Hidden { shadows: all },
    }
}

/// See [`of_disc`]; the pieces come with their numbers.
fn look<'a>(eye: Point, target: Disc, pieces: impl Iterator<Item = (usize, Body<'a>)>) -> Sight {
    let clear = Segment::new(eye, target.centre);
    if target.radius <= Length::ZERO {
        return of_point(clear, pieces);
    }
    let Some(mut fan) = Fan::new(eye, target) else {
        return Sight::Clear { line: clear };
    };
    let bounds = target.body().bounds();
    let between = Bounds::around(&[eye, bounds.min, bounds.max]);
    for (piece, body) in pieces {
        if !between.is_apart(0, body.bounds) {
            fan.add(piece, &body);
        }
    }
    let opening = fan.widest_opening();
    let shadows = shadows(&fan);
    match opening {
        Some(_) if shadows.is_empty() => Sight::Clear { line: clear },
        Some((from, to)) => Sight::Partial { line: fan.line((from + to) / 2), shadows },
        None => Sight::Hidden { shadows },
    }
}

/// From where a base looks: its centre first, then around its rim.
fn eyes(base: Disc) -> impl Iterator<Item = Point> {
    const AROUND: i32 = 16;
    let bearing = move |n: i32| Angle::new(n * 36_000 / AROUND);
    let rim = (0..AROUND).map(move |n| base.centre + bearing(n).step(base.radius));
    std::iter::once(base.centre).chain(rim)
}

/// A point is seen or not, along one line.
fn of_point<'a>(line: Segment, pieces: impl Iterator<Item = (usize, Body<'a>)>) -> Sight {
    let across = Segment::new(line.to, line.to);
    let hides = |body: &Body<'_>| Body::line(line).overlaps(*body);
    let hiding = pieces.filter(|(_, body)| hides(body));
    let shadows: Vec<Shadow> = hiding.map(|(piece, _)| Shadow { piece, across }).collect();
    if shadows.is_empty() { Sight::Clear { line } } else { Sight::Hidden { shadows } }
}

/// What each piece hides, its sides taken together.
fn shadows(fan: &Fan) -> Vec<Shadow> {
    let mut shades = fan.shades.clone();
    shades.sort_by_key(|it| (it.piece, it.from));
    shades.dedup_by(|next, last| {
        let goes_on = next.piece == last.piece && next.from <= last.to + SLIT;
        if goes_on {
            last.to = last.to.max(next.to);
        }
        goes_on
    });
    shades.retain(|it| it.to - it.from > SLIT);
    let across = |from, to| Segment::new(fan.point(from), fan.point(to));
    let shadow = |it: &Shade| Shadow { piece: it.piece, across: across(it.from, it.to) };
    shades.iter().map(shadow).collect()
}
