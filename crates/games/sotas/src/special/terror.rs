//! Terror and Fear of X (sotas.terror, sotas.fear-of-x).

use crate::data::arms::Effect as Arm;
use crate::effect::{Dread, Effect};
use crate::ids::FigureId;
use crate::options::ArtificialTerror;
use crate::special::screwdriver;
use crate::table::Table;
use crate::traits::Trait;

/// Whether a figure is terrible to another (sotas.terror.6, sotas.fear-of-x.1).
fn is_terrible(table: &Table, figure: FigureId, to: FigureId) -> bool {
    let fears = || {
        let lit = table[figure].kit.light.is_some() || screwdriver::does(table, figure, Arm::Light);
        let feared = table.shown(to).fears.as_ref();
        feared.is_some_and(|group| group.contains(table[figure].profile, lit))
    };
    // sotas.terror.6: those who terrify fear no Terror; a fear of their own remains.
    let terror = table.has(figure, Trait::Terror) && !table.has(to, Trait::Terror);
    (terror || fears()) && !table[to].state.fearless.contains(figure)
}

/// sotas.terror.1, sotas.terror.7, R-73: whether a figure must pass a test to engage another.
pub fn must_dare(table: &Table, figure: FigureId, foe: FigureId) -> bool {
    let machine = table.has(figure, Trait::Artificial)
        && table.book.options.artificial_terror == ArtificialTerror::Immune;
    is_terrible(table, foe, figure) && !machine && !table.active().resolute.contains(foe)
}

/// sotas.terror.3, sotas.terror.7: whether a charge makes its target test Morale.
fn frightens(table: &Table, charger: FigureId, target: FigureId) -> bool {
    is_terrible(table, charger, target) && !table.has(target, Trait::Artificial)
}

/// sotas.terror.3, sotas.terror.4: whoever is charged and frightened will test its Morale first; whether
/// anybody will.
pub fn charge(table: &mut Table, charger: FigureId, foes: &[FigureId]) -> bool {
    let tests = table.queue.len();
    for &figure in foes {
        if frightens(table, charger, figure) {
            table.queue.push(Effect::Morale { figure, dread: Dread::Charge(charger) });
        }
    }
    table.queue.len() > tests
}
