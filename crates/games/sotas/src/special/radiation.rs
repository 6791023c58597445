//! Radiation (sotas.radiation).

use reglette_engine::Cx;
use reglette_geometry::{Body, Disc, Point, Segment};

use crate::data::terrain::Zone;
use crate::effect::Effect;
use crate::event::{Event, What};
use crate::harm;
use crate::ids::{FigureId, PieceId};
use crate::quality;
use crate::table::Table;
use crate::terrain::Piece;

/// sotas.radiation.1, R-76: whoever comes into an area from outside tests; whoever stays in it does not.
pub fn arrives(table: &mut Table, figure: FigureId, before: Point) {
    let now = table.base(figure);
    let areas = entered(table, now.at(before), now);
    tests(table, figure, areas.len());
}

/// whoever walks right through an area has entered it too.
pub fn walks(table: &mut Table, figure: FigureId, before: Point) {
    let now = table.base(figure);
    let areas = crossed(table, now.at(before), now);
    tests(table, figure, areas.len());
}

fn tests(table: &mut Table, figure: FigureId, areas: usize) {
    table.queue.extend(std::iter::repeat_n(Effect::Irradiate { figure }, areas));
}

/// sotas.radiation.1, R-76: areas that a base comes into from outside.
pub fn entered(table: &Table, old: Disc, now: Disc) -> Vec<PieceId> {
    areas(table, |piece| piece.is_under(now) && !piece.is_under(old))
}

/// areas that a base walks right through.
pub fn crossed(table: &Table, old: Disc, now: Disc) -> Vec<PieceId> {
    let way = Segment::new(old.centre, now.centre);
    areas(table, |piece| {
        let crossed = Body::line(way).is_within(now.radius, piece.body());
        crossed && !piece.is_under(now) && !piece.is_under(old)
    })
}

fn areas(table: &Table, enters: impl Fn(&Piece) -> bool) -> Vec<PieceId> {
    let zones = table
        .terrain()
        .filter(|&(_, piece, state)| piece.zone(state) == Some(Zone::Radiation) && enters(piece));
    zones.map(|(id, _, _)| id).collect()
}

/// sotas.radiation.3, sotas.radiation.4, sotas.radiation.5, sotas.radiation.6: what the test leads to.
pub fn tested(table: &mut Table, figure: FigureId, failures: u8, cx: &mut Cx<'_, Event>) {
    match failures {
        0 => {}
        1 | 2 => {
            table[figure].state.irradiated += 1;
            let quality = quality::counted(table, figure);
            let rule = if failures == 2 { "sotas.radiation.4" } else { "sotas.radiation.5" };
            cx.emit(|| Event::cite(rule, What::Weakened { figure, quality }));
        }
        _ => harm::perish(table, figure, "sotas.radiation.3", cx),
    }
}
