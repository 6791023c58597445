//! Terrain as it lies on the table.

use reglette_geometry::{Body, Rect, Vector};

use crate::data::terrain::{Class, Grounds, Kind, Laid};
use crate::ids::PieceId;

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

/// The pieces with their ids.
pub fn numbered(pieces: &[Piece]) -> impl Iterator<Item = (PieceId, &Piece)> {
    (0..).map(PieceId).zip(pieces)
}
