//! Disengage Expert (sotas.disengage-expert).

use crate::ids::FigureId;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.disengage-expert.1, sotas.disengage.8, sotas.mounted.2: whether a figure suffers no Reflex Attack, of
/// anybody or of this striker.
pub fn is_immune(table: &Table, figure: FigureId, striker: Option<FigureId>) -> bool {
    table.has(figure, Trait::DisengageExpert)
        || striker.is_some_and(|it| super::mounted::rides_off(table, figure, it))
}
