//! Tail Strike (sotas.tail-strike).

use reglette_engine::Cx;
use reglette_engine::dice::Dry;

use crate::event::{Event, What};
use crate::ids::FigureId;
use crate::setup::die;
use crate::special::size;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.tail-strike.1, sotas.tail-strike.2: on a 1 whoever is no larger falls instead of recoiling.
pub fn fells(
    table: &Table,
    figure: FigureId,
    winner: Option<FigureId>,
    cx: &mut Cx<'_, Event>,
) -> Result<bool, Dry> {
    let strikes = winner.filter(|&it| {
        table.has(it, Trait::TailStrike) && size::of(table, figure) <= size::of(table, it)
    });
    let Some(winner) = strikes else { return Ok(false) };
    let die = die(cx)?;
    cx.emit(|| Event::cite("sotas.tail-strike.1", What::Rolled { figure: winner, die }));
    Ok(die == 1)
}
