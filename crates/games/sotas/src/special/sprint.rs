//! Sprint (sotas.sprint).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::action::pay;
use crate::event::{Deed, Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.sprint.1: once per game.
pub fn may(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let fresh = table.has(figure, Trait::Sprint) && !table[figure].is(Mark::SprintSpent);
    require(fresh, "sotas.sprint.1")
}

/// sotas.sprint.1: the action is spent, the moves are still to come.
pub fn prepay(table: &mut Table) {
    pay(table, 1);
    table.active_mut().paid_moves = 2;
}

/// sotas.sprint.1, sotas.sprint.2: one action pays for two moves.
pub fn begin(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    prepay(table);
    table[figure].mark(Mark::SprintSpent, true);
    cx.emit(|| Event::cite("sotas.sprint.1", What::Did { figure, what: Deed::Sprints }));
}
