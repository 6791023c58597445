//! Possession (sotas.possession).

use reglette_engine::Cx;

use crate::event::Event;
use crate::figure::{Control, Whereabouts};
use crate::strike::Strike;
use crate::table::Table;

/// sotas.possession.1: the possessor leaves the table and its player controls the host.
pub fn enter(table: &mut Table, strike: &Strike, _: &mut Cx<'_, Event>) {
    let Some(possessor) = strike.by else { return };
    table[possessor].state.whereabouts = Whereabouts::Inside(strike.target);
    table[strike.target].state.control = Some(Control::Body(possessor));
}
