//! Weak and Strong Constitution (sotas.weak-constitution, sotas.strong-constitution).

use crate::ids::FigureId;
use crate::table::Table;
use crate::traits::Trait;

/// Which of the two a figure has.
pub fn rule(table: &Table, figure: FigureId) -> &'static str {
    if table.has(figure, Trait::WeakConstitution) {
        "sotas.weak-constitution.1"
    } else {
        "sotas.strong-constitution.1"
    }
}

/// sotas.weak-constitution.1, sotas.strong-constitution.1: on tests to resist poison, gas, radiation and
/// disease.
pub fn modifier(table: &Table, figure: FigureId) -> i8 {
    i8::from(table.has(figure, Trait::StrongConstitution))
        - i8::from(table.has(figure, Trait::WeakConstitution))
}
