//! Doppelganger (sotas.doppelganger).

use reglette_engine::Cx;

use crate::event::{Deed, Event, What};
use crate::ids::FigureId;
use crate::table::{SideId, Table};

/// sotas.doppelganger.3, sotas.doppelganger.4: figures of a side whose form its player may end.
pub fn masked(table: &Table, side: SideId) -> impl Iterator<Item = FigureId> {
    table.present().filter(move |&it| table.side(it) == side && table[it].state.form.is_some())
}

/// sotas.doppelganger.4: the figure has its own form again.
pub fn unmask(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].state.form = None;
    let what = Deed::Unmasked;
    cx.emit(|| Event::cite("sotas.doppelganger.4", What::Did { figure, what }));
}
