//! Motionless Statue (sotas.motionless-statue).

use crate::ids::FigureId;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.motionless-statue.1: enemies leave it freely.
pub fn lets_go(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::MotionlessStatue)
}
