//! Unstable (sotas.unstable).

use crate::ids::FigureId;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.unstable.1, sotas.unstable.2, R-50: one action less, never more than two.
pub fn actions(table: &Table, figure: FigureId, successes: u8) -> u8 {
    if table.has(figure, Trait::Unstable) { successes.saturating_sub(1) } else { successes }
}
