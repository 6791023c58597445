//! Terrain as it lies on the table: pieces with their shapes, and their states.

use reglette_engine::fault::{Code, Fault};
use reglette_geometry::{
    Angle, Body, Bounds, Disc, Length, Place, Point, Polygon, Rect, Shape, Vector,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::Content;
use crate::data::rows::HEIGHT;
use crate::data::scenarios::{self, Compass, DoorState, SCORES, length, point};
use crate::data::terrain::{Ground, Kind, Level, TOO_HIGH, View, Water, Zone, is_height};
use crate::ids::{MOST_PIECES, PieceId, SideId};

/// All pieces of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terrain {
    /// The table, of any size (sotas.general.10).
    pub bounds: Bounds,
    /// The pieces; their place is their [`PieceId`].
    pub pieces: Vec<Piece>,
}

/// A piece of terrain: an outline with a type (sotas.general.13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// As it was written.
    pub written: scenarios::Piece,
    /// What it is, its own height in place of the kind's.
    pub kind: Kind,
    /// Its outline.
    pub shape: Shape,
    /// how much of its height is the hill it stands on.
    pub foot: Length,
    /// What stairs and ladders lead to.
    pub leads_to: Option<PieceId>,
    /// The side that may unlock a door.
    pub owner: Option<SideId>,
}

/// What may change about a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PieceState {
    /// Of a door or an exit.
    pub door: DoorState,
    /// It is no longer there.
    pub gone: bool,
    /// Tokens of a Task.
    pub tokens: u8,
    /// sotas.gravity.3: what random gravity is now, −1 low and +1 high.
    pub gravity: i8,
}

impl Piece {
    /// As the predicates see it.
    pub fn body(&self) -> Body<'_> {
        self.shape.body()
    }

    /// Whether it is this kind of level.
    pub fn is(&self, level: Level) -> bool {
        self.kind.level == Some(level)
    }

    /// Its middle.
    pub fn middle(&self) -> Point {
        let Bounds { min, max } = self.body().bounds();
        Point { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
    }

    /// Whether a point lies in it or on its border.
    pub fn covers(&self, at: Point) -> bool {
        self.body().place(at) != Place::Outside
    }

    /// sotas.movement.18: whether any part of a base lies in it.
    pub fn is_under(&self, base: Disc) -> bool {
        self.body().is_within(Length::ZERO, base)
    }

    /// Whether it is a door that opens and shuts.
    pub fn is_door(&self) -> bool {
        self.kind.door.is_some_and(|door| !door.lift)
    }

    /// The height of its upper side; half of it on stairs (sotas.terrain.13).
    pub fn top(&self) -> Length {
        match self.kind.level {
            Some(Level::Stairs) => self.kind.height / 2,
            _ => self.kind.height,
        }
    }

    /// sotas.terrain.3: whether feet at this height are no lower than its upper side.
    pub fn is_below(&self, feet: Length) -> bool {
        self.kind.height > Length::ZERO && feet >= self.kind.height
    }
}

impl PieceState {
    /// Whether passage and sight are free because a door stands open or is gone.
    pub fn is_passable(self) -> bool {
        self.gone || matches!(self.door, DoorState::Open | DoorState::Broken)
    }
}

impl Terrain {
    /// The pieces of a list.
    pub fn new(
        content: &Content,
        bounds: Bounds,
        list: &[scenarios::Piece],
        sides: &[String],
    ) -> Result<Terrain, Fault> {
        if list.len() > MOST_PIECES {
            return Err(fault("pieces", "fault-content-pieces").with("most", MOST_PIECES));
        }
        let mut pieces = Vec::new();
        for (at, written) in list.iter().enumerate() {
            pieces.push(piece(content, at, written, list, sides)?);
        }
        raise_feet(&mut pieces);
        raise_stairs(&mut pieces);
        Ok(Terrain { bounds, pieces })
    }

    /// The pieces with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        (0..).map(PieceId).zip(&self.pieces)
    }

    /// The states that the pieces begin in.
    pub fn states(&self) -> Vec<PieceState> {
        let state = |piece: &Piece| PieceState {
            door: piece.written.state.unwrap_or_default(),
            ..PieceState::default()
        };
        self.pieces.iter().map(state).collect()
    }

    /// The piece that was given this id.
    pub fn named(&self, id: &str) -> Option<PieceId> {
        let named = |piece: &Piece| piece.written.id.as_deref() == Some(id);
        let at = self.pieces.iter().position(named)?;
        u8::try_from(at).ok().map(PieceId)
    }
}

fn piece(
    content: &Content,
    at: usize,
    written: &scenarios::Piece,
    list: &[scenarios::Piece],
    sides: &[String],
) -> Result<Piece, Fault> {
    let place = || format!("pieces[{at}]");
    let unknown = |what: &'static str, name: &str| {
        fault(&place(), "fault-content-unknown").with("what", what).with("name", name)
    };
    let kind = content.kinds.named(&written.kind);
    let kind = kind.ok_or_else(|| unknown("terrain", &written.kind))?;
    let mut kind = content.kinds.list[usize::from(kind)];
    if let Some(height) = written.height {
        if !is_height(height) {
            let fault = fault(&place(), TOO_HIGH).with("least", HEIGHT.start());
            return Err(fault.with("most", HEIGHT.end()));
        }
        kind.height = length(height, &content.sticks);
    }
    let leads_to = match &written.to {
        None => None,
        Some(name) => {
            let to = list.iter().position(|it| it.id.as_ref() == Some(name));
            let to = to.and_then(|to| u8::try_from(to).ok()).map(PieceId);
            Some(to.ok_or_else(|| unknown("piece", name))?)
        }
    };
    let owner = match &written.owner {
        None => None,
        Some(name) => {
            let side = sides.iter().position(|it| it == name);
            let side = side.and_then(|side| u8::try_from(side).ok()).map(SideId);
            Some(side.ok_or_else(|| unknown("side", name))?)
        }
    };
    if written.score.is_some_and(|score| !SCORES.contains(&score)) {
        return Err(fault(&place(), "fault-content-score"));
    }
    let shape = shape(content, written).ok_or_else(|| fault(&place(), "fault-content-shape"))?;
    let foot = Length::ZERO;
    Ok(Piece { written: written.clone(), kind, shape, foot, leads_to, owner })
}

fn shape(content: &Content, written: &scenarios::Piece) -> Option<Shape> {
    let sticks = &content.sticks;
    match (written.rect, written.circle, &written.polygon, written.turned) {
        (Some([x, y, width, depth]), None, None, turned) => {
            let centre = point(x, y, sticks);
            let (width, depth) = (length(width, sticks), length(depth, sticks));
            let Some(turned) = turned else {
                let half = Vector { x: width.0 / 2, y: depth.0 / 2 };
                return Rect::upright(centre - half, centre + half).ok().map(Shape::Rect);
            };
            let by = Angle::read(turned).ok()?;
            Rect::turned(centre, width, depth, by).ok().map(Shape::Rect)
        }
        (None, Some([x, y, radius]), None, None) => {
            Some(Shape::Disc(Disc::new(point(x, y, sticks), length(radius, sticks))))
        }
        (None, None, Some(corners), None) => {
            let corners = corners.iter().map(|&[x, y]| point(x, y, sticks));
            Polygon::new(corners.collect()).ok().map(Shape::Polygon)
        }
        _ => None,
    }
}

/// Stairs and ladders without a height of their own reach what they lead to, or the highest level
/// they touch; ladders also the bottom of a hatch.
fn raise_stairs(pieces: &mut [Piece]) {
    for at in 0..pieces.len() {
        let piece = &pieces[at];
        let joins = matches!(piece.kind.level, Some(Level::Stairs | Level::Ladder));
        if !joins || piece.written.height.is_some() {
            continue;
        }
        let ladder = piece.kind.level == Some(Level::Ladder);
        let touched = |other: &Piece| {
            (matches!(other.kind.level, Some(Level::Platform | Level::Roof))
                || ladder && other.kind.level == Some(Level::Hole))
                && other.body().is_within(Length::mm(10), piece.body())
        };
        let highest = pieces.iter().enumerate().filter(|(_, it)| touched(it));
        let highest = highest.max_by_key(|(_, it)| it.kind.height).map(|(at, _)| at);
        let to = piece.leads_to.map(PieceId::index).or(highest);
        let Some(to) = to else { continue };
        let height = pieces[to].kind.height;
        pieces[at].kind.height = height;
        pieces[at].leads_to = u8::try_from(to).ok().map(PieceId);
    }
}

/// what is solid and stands on a hill begins where the hill ends; platforms are as high as they say.
fn raise_feet(pieces: &mut [Piece]) {
    for at in 0..pieces.len() {
        let (middle, kind) = (pieces[at].middle(), pieces[at].kind);
        let hill = |it: &&Piece| it.kind.level == Some(Level::Hill) && it.covers(middle);
        let foot = pieces.iter().filter(hill).map(|it| it.kind.height).max();
        let solid = matches!(kind.level, None | Some(Level::Roof)) && kind.height > Length::ZERO;
        if let Some(foot) = foot.filter(|_| solid) {
            pieces[at].foot = foot;
            pieces[at].kind.height += foot;
        }
    }
}

fn fault(at: &str, key: &'static str) -> Fault {
    Fault::new(Code::BadRoster, key).at(at)
}

/// What a piece is to whoever asks, its state considered.
impl Piece {
    /// sotas.terrain.1: what moving there is like in this state.
    pub fn ground(&self, state: PieceState) -> Ground {
        if state.gone || self.kind.door.is_some() && (state.is_passable() || !self.is_door()) {
            Ground::Open
        } else {
            self.kind.ground
        }
    }

    /// sotas.terrain.2: what it does to lines of sight in this state.
    pub fn sight(&self, state: PieceState) -> View {
        if state.gone || self.is_door() && state.is_passable() {
            View::Clear
        } else {
            self.kind.sight
        }
    }

    /// Whether it is water, for those who are slowed by it.
    pub fn is_water(&self) -> bool {
        self.kind.water == Water::Yes
    }

    /// What zone it is, while it is there.
    pub fn zone(&self, state: PieceState) -> Option<Zone> {
        self.kind.zone.filter(|_| !state.gone)
    }

    /// Whether a point lies on this side of a door, however the door is turned.
    pub fn is_beyond(&self, side: Compass, at: Point) -> bool {
        let ahead = match side {
            Compass::North => Vector { x: 0, y: 1 },
            Compass::South => Vector { x: 0, y: -1 },
            Compass::East => Vector { x: 1, y: 0 },
            Compass::West => Vector { x: -1, y: 0 },
        };
        match self.side_of(self.middle() + ahead) {
            0 => ahead.dot(at - self.middle()) >= 0,
            there => there * self.side_of(at) >= 0,
        }
    }

    /// On which side of its long axis a point lies: 1 on the left, −1 on the right, 0 on it.
    pub fn side_of(&self, at: Point) -> i64 {
        let body = self.body();
        let axis = body.sides().map(|it| it.vector()).max_by_key(|it| it.squared());
        axis.map_or(0, |axis| axis.cross(at - self.middle()).signum())
    }
}
