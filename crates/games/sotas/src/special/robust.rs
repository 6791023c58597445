//! Robust (sotas.robust).

use reglette_engine::Cx;

use crate::event::{Event, What};
use crate::ids::FigureId;
use crate::options::RobustFlee;
use crate::removal::{self, Death};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.robust.1, sotas.artificial.2: a Gruesome Death is a normal one.
pub fn dies_plainly(table: &Table, figure: FigureId) -> Option<&'static str> {
    if table.has(figure, Trait::Robust) {
        return Some("sotas.robust.1");
    }
    table.has(figure, Trait::Artificial).then_some("sotas.artificial.2")
}

/// sotas.robust.2, sotas.disengage.11, R-27: a normal death is a wound, unless it flees.
pub fn survives(table: &Table, figure: FigureId, fleeing: bool) -> bool {
    table.has(figure, Trait::Robust)
        && (!fleeing || table.book.options.robust_flee == RobustFlee::Wounded)
}

/// sotas.robust.2, sotas.robust.3: Quality one worse; at 7 it dies.
pub fn wound(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].state.losses.wounds += 1;
    let quality = lasting(table, figure);
    cx.emit(|| Event::cite("sotas.robust.2", What::Wounded { figure, quality }));
    wither(table, figure, "sotas.robust.3", cx);
}

/// Quality with everything that was lost for good.
pub fn lasting(table: &Table, figure: FigureId) -> u8 {
    table.shown(figure).quality + table[figure].state.losses.total()
}

/// whoever comes to 7 dies, by the rule that brought it there (sotas.robust.3, sotas.poison.3).
pub fn wither(table: &mut Table, figure: FigureId, rule: &'static str, cx: &mut Cx<'_, Event>) {
    if lasting(table, figure) >= 7 {
        removal::kill(table, figure, Death::Plain, None, rule, cx);
    }
}
