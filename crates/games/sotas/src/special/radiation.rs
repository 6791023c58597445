//! Radiation (sotas.radiation).

use reglette_engine::Cx;
use reglette_geometry::{Body, Disc, Point, Segment};

use crate::data::terrain::Zone;
use crate::effect::Effect;
use crate::event::{Event, What};
use crate::harm;
use crate::ids::FigureId;
use crate::quality;
use crate::table::Table;

/// sotas.radiation.1, R-76: whoever comes into an area from outside tests; whoever stays in it does not.
pub fn arrives(table: &mut Table, figure: FigureId, before: Point) {
    let now = table.base(figure);
    let old = Disc::new(before, now.radius);
    enter(table, figure, |piece| piece.is_under(now) && !piece.is_under(old));
}

/// whoever walks right through an area has entered it too.
pub fn walks(table: &mut Table, figure: FigureId, before: Point) {
    let now = table.base(figure);
    let old = Disc::new(before, now.radius);
    let way = Segment::new(before, now.centre);
    enter(table, figure, |piece| {
        let crossed = Body::line(way).is_within(now.radius, piece.body());
        crossed && !piece.is_under(now) && !piece.is_under(old)
    });
}

fn enter(table: &mut Table, figure: FigureId, enters: impl Fn(&crate::terrain::Piece) -> bool) {
    let areas = table
        .terrain()
        .filter(|&(_, piece, state)| piece.zone(state) == Some(Zone::Radiation) && enters(piece))
        .count();
    let tests = std::iter::repeat_n(Effect::Irradiate { figure }, areas);
    table.queue.extend(tests);
}

/// sotas.radiation.3, sotas.radiation.4, sotas.radiation.5, sotas.radiation.6: what the test leads to.
pub fn tested(table: &mut Table, figure: FigureId, failures: u8, cx: &mut Cx<'_, Event>) {
    match failures {
        0 => {}
        1 | 2 => {
            table[figure].state.irradiated += 1;
            let quality = quality::quality(table, figure);
            let rule = if failures == 2 { "sotas.radiation.4" } else { "sotas.radiation.5" };
            cx.emit(|| Event::cite(rule, What::Weakened { figure, quality }));
        }
        _ => harm::perish(table, figure, "sotas.radiation.3", cx),
    }
}
