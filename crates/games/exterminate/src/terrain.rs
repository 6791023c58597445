//! Terrain as it lies on the table.

use reglette_geometry::{Body, Bounds, Rect, Vector};

use crate::data::terrain::{Class, Grounds, Kind, Laid};
use crate::ids::PieceId;
use crate::measure::TABLE;

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// As it was laid.
    pub laid: Laid,
    /// Turned by a quarter.
    pub turned: bool,
    /// What it is.
    pub kind: Kind,
    /// Its outline.
    pub rect: Rect,
}

impl Piece {
    /// A piece of a layout, if its outline is one.
    pub fn new(grounds: &Grounds, laid: Laid, turned: bool) -> Option<Piece> {
        let kind = *grounds.kinds.get(usize::from(laid.kind))?;
        let [mut width, mut depth] = kind.size;
        if turned {
            (width, depth) = (depth, width);
        }
        let far = laid.at + Vector { x: width.0, y: depth.0 };
        Some(Piece { laid, turned, kind, rect: Rect::upright(laid.at, far).ok()? })
    }

    /// As the predicates see it.
    pub fn body(&self) -> Body<'_> {
        self.rect.body()
    }

    /// ex.wl.2: blocks all movement.
    pub fn is_wall(&self) -> bool {
        self.kind.class == Class::Wall
    }
}

/// ex.su.4 [B19]: the first piece that reaches over the edge of the table or overlaps one before it.
pub fn misplaced(pieces: &[Piece]) -> Option<usize> {
    let wrong = |(at, it): (usize, &Piece)| {
        let Bounds { min, max } = it.body().bounds();
        let inside = TABLE.contains(min) && TABLE.contains(max);
        !inside || pieces[..at].iter().any(|other| other.body().overlaps(it.body()))
    };
    pieces.iter().enumerate().position(wrong)
}

/// The pieces with their ids.
pub fn numbered(pieces: &[Piece]) -> impl Iterator<Item = (PieceId, &Piece)> {
    (0..).map(PieceId).zip(pieces)
}
