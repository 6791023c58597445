//! Fear of Water (sotas.fear-of-water).

use reglette_geometry::{Body, Point, Segment};

use crate::data::terrain::Water;
use crate::ids::FigureId;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.fear-of-water.1, sotas.fear-of-water.3: whether a way leads a fearful figure into water it is not
/// in already.
pub fn enters(table: &Table, figure: FigureId, to: Point) -> bool {
    if !table.has(figure, Trait::FearOfWater) {
        return false;
    }
    let base = table.base(figure);
    let way = Body::line(Segment::new(base.centre, to));
    // Whoever flies comes only to where it lands.
    let flies = table.has(figure, Trait::Flying);
    table.terrain().any(|(_, piece, _)| {
        let met = if flies {
            piece.is_under(base.at(to))
        } else {
            way.is_within(base.radius, piece.body())
        };
        piece.kind.water != Water::No && !piece.is_under(base) && met
    })
}
