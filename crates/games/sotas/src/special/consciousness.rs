//! Fainting and waking.

use crate::falling;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::removal;
use crate::table::Table;

/// R-55, sotas.telepathy.6, sotas.doppelganger.3: a figure lies unconscious; what its mind held is free,
/// the form it had is lost. At an edge it drops (sotas.falling.7).
pub fn faints(table: &mut Table, figure: FigureId, by: Option<FigureId>) {
    table[figure].mark(Mark::Unconscious, true);
    table[figure].state.fainted_by = by;
    table[figure].state.form = None;
    removal::free_minds(table, figure);
    falling::at_edge(table, figure);
}

/// it comes to itself where it lies.
pub fn wakes(table: &mut Table, figure: FigureId) {
    table[figure].mark(Mark::Unconscious, false);
    table[figure].mark(Mark::Down, true);
    table[figure].state.fainted_by = None;
}
