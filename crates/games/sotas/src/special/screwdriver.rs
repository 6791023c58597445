//! Sonic Screwdriver (sotas.sonic-screwdriver).

use crate::action::held;
use crate::data::arms::Effect as Arm;
use crate::ids::FigureId;
use crate::table::Table;

/// Whether a figure has a sonic screwdriver in hand.
pub fn is_held(table: &Table, figure: FigureId) -> bool {
    held(table, figure).is_some_and(|it| table.weapon(it).has(Arm::OpensDoors))
}
