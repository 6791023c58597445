//! Quills (sotas.quills).

use reglette_geometry::Point;

use crate::effect::Effect;
use crate::ids::FigureId;
use crate::special::disengage_expert;
use crate::stride::Coming;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.quills.2, R-34, R-60: whoever comes into contact is struck, friend or enemy, unless it was thrown,
/// fell, or was put there.
pub fn touched(
    table: &mut Table,
    figure: FigureId,
    before: Point,
    touched: &[FigureId],
    coming: Coming,
) {
    if before == table[figure].state.at || coming == Coming::Put {
        return;
    }
    let quilled: Vec<FigureId> = table
        .present()
        .filter(|&it| it != figure && table.has(it, Trait::Quills))
        .filter(|it| !touched.contains(it) && table.touch(figure, *it))
        .collect();
    for striker in quilled {
        // sotas.mounted.2: from enemies only.
        let enemy = Some(striker).filter(|&it| table.are_enemies(figure, it));
        if !disengage_expert::is_immune(table, figure, enemy) {
            table.queue.push(Effect::Quills { striker, victim: figure });
        }
    }
}

/// sotas.disengage.7, R-60: not while it is down or Immobilised.
pub fn may_strike(table: &Table, striker: FigureId, victim: FigureId) -> bool {
    table[striker].is_on_table()
        && table[victim].is_on_table()
        && table.is_active(striker)
        && table.touch(striker, victim)
}
