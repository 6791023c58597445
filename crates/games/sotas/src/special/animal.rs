//! Animal (sotas.animal).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::event::Event;
use crate::figure::Whereabouts;
use crate::ids::{FigureId, SideId};
use crate::removal;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.animal.1: an Animal uses no equipment.
pub fn may_use_equipment(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(!table.has(figure, Trait::Animal), "sotas.animal.1")
}

/// sotas.animal.2, R-111: when the last other figure of a band is killed, and not when an Animal is, all
/// its Animals flee; whoever is inside a host is still there.
pub fn stray(table: &mut Table, side: SideId, cx: &mut Cx<'_, Event>) {
    let of = |it: &FigureId| table[*it].side == side;
    let there = |it: &FigureId| {
        let at = table[*it].state.whereabouts;
        matches!(at, Whereabouts::Table | Whereabouts::Inside(_))
    };
    let (animals, others): (Vec<FigureId>, Vec<FigureId>) =
        table.all().filter(of).filter(there).partition(|&it| table.has(it, Trait::Animal));
    if others.is_empty() {
        for animal in animals {
            removal::flee(table, animal, "sotas.animal.2", cx);
        }
    }
}
