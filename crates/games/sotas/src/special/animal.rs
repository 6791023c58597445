//! Animal (sotas.animal).

use reglette_engine::Cx;

use crate::event::Event;
use crate::ids::FigureId;
use crate::removal;
use crate::table::{SideId, Table};
use crate::traits::Trait;

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
