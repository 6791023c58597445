//! Quantum Uncertainty (sotas.quantum-uncertainty).

use crate::ids::FigureId;
use crate::sight::{self, Screen};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.quantum-uncertainty.1: Quality 2 while no enemy sees it; the unconscious see nobody.
pub fn quality(table: &Table, figure: FigureId) -> Option<u8> {
    if !table.has(figure, Trait::QuantumUncertainty) {
        return None;
    }
    let seen = table.enemies(figure).any(|it| {
        sight::sees(table, it, figure, Screen::Figures)
            && crate::scene::is_visible(table, it, figure)
    });
    (!seen).then_some(2)
}
