//! Animal (sotas.animal).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::event::Event;
use crate::ids::FigureId;
use crate::removal;
use crate::table::{SideId, Table};
use crate::traits::Trait;

/// sotas.animal.1: an Animal uses no equipment.
pub fn may_use_equipment(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(!table.has(figure, Trait::Animal), "sotas.animal.1")
}

/// sotas.animal.2: without a master all Animals of a band flee.
pub fn stray(table: &mut Table, side: SideId, cx: &mut Cx<'_, Event>) {
    let of = |it: &FigureId| table[*it].side == side;
    let (animals, others): (Vec<FigureId>, Vec<FigureId>) =
        table.present().filter(of).partition(|&it| table.has(it, Trait::Animal));
    let had = table.all().filter(of).any(|it| !table.has(it, Trait::Animal));
    if had && others.is_empty() {
        for animal in animals {
            removal::flee(table, animal, cx);
        }
    }
}
