//! "For England" (sotas.for-england).

use reglette_engine::Cx;

use crate::event::{Event, What};
use crate::ids::FigureId;
use crate::quality::Tally;
use crate::round;
use crate::special::turncoat;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.for-england.1, sotas.for-england.2, R-63: without a success the opponent takes one action with it;
/// after three failures it stays with the opponent.
pub fn activated(table: &mut Table, tally: Tally, cx: &mut Cx<'_, Event>) {
    let figure = table.active().figure;
    if tally.successes > 0 || !table.has(figure, Trait::ForEngland) {
        return;
    }
    let seat = table.seat_of(round::opponent(table, table.side(figure)));
    let active = table.active_mut();
    active.seat = seat;
    active.actions = 1;
    active.borrowed = true;
    active.defects = tally.failures >= 3;
    let (actions, turnover) = (1, round::is_lost(table));
    cx.emit(|| Event::cite("sotas.for-england.1", What::Actions { figure, actions, turnover }));
}

/// sotas.for-england.2: after that action it changes sides, to whoever took it.
pub fn ends(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let active = table.active();
    if active.defects {
        let own = table.side(figure);
        let took = table.book.all_sides().find(|&it| table.seat_of(it) == active.seat);
        turncoat::change(table, figure, took.unwrap_or(own), "sotas.for-england.2", cx);
    }
}
