//! Flying (sotas.flight): leaps, what is between two of them, landing.

use reglette_engine::Illegal;
use reglette_engine::rule::require;
use reglette_geometry::Point;

use crate::falling;
use crate::ground::{self, Gait, Way};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::moves;
use crate::stride::may_move;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.flight.1, sotas.flight.2: whether a figure flies when it moves; before and after it has landed.
pub fn flies(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::Flying)
}

/// How a figure moves now.
pub fn gait(table: &Table, figure: FigureId) -> Gait {
    if !flies(table, figure) {
        Gait::Walk
    } else if table.active().actions > 1 && !table.has(figure, Trait::Slow) {
        Gait::Fly
    } else {
        Gait::Land
    }
}

/// sotas.flight.4: over ground it could not stand on, if its next move can end on some it can.
pub fn may_hover(table: &Table, figure: FigureId, to: Point) -> Result<Way, Illegal> {
    let way = ground::way(table, figure, to, Gait::Fly)?;
    let reach = ground::reach(table, figure);
    let lands = moves::ring(to, reach, 12, table.terrain.bounds)
        .into_iter()
        .any(|at| ground::may_stand(table, figure, at, ground::landing_height(table, at)).is_ok());
    require(lands, "sotas.flight.4")?;
    Ok(way)
}

/// sotas.flight.4: whether a figure is in the air where it cannot stand, and can still move on.
pub fn must_land(table: &Table, figure: FigureId) -> bool {
    let at = table[figure].state.at;
    table[figure].is(Mark::Aloft)
        && ground::may_stand(table, figure, at, ground::landing_height(table, at)).is_err()
        && may_move(table, figure).is_ok()
}

/// sotas.flight.4: whoever could not move on comes down on the nearest place where it can stand.
pub fn land(table: &mut Table, figure: FigureId) {
    let at = table[figure].state.at;
    let z = ground::landing_height(table, at);
    if ground::may_stand(table, figure, at, z).is_err() {
        let to = falling::nearest_place(table, figure, at, z);
        table[figure].state.at = to;
        table[figure].state.z = ground::landing_height(table, to);
    }
}
