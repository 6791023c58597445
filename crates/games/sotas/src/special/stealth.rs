//! Stealth and Memory-Proof (sotas.stealth, sotas.memory-proof).

use reglette_geometry::Length;

use crate::ids::{FigureId, WeaponId};
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::sight;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.stealth.1, sotas.improved-senses.1: whether Stealth keeps a figure from being shot at.
pub fn protects(table: &Table, figure: FigureId, shooter: FigureId) -> bool {
    !table.has(shooter, Trait::ImprovedSenses) && is_stealthy(table, figure)
}

/// sotas.stealth.1, sotas.stealth.2, sotas.stealth.3, sotas.memory-proof.1, sotas.memory-proof.2.
fn is_stealthy(table: &Table, figure: FigureId) -> bool {
    if table[figure].is(Mark::Revealed) || table.has(figure, Trait::HeavyArmour) {
        return false;
    }
    let Some(reach) = reach(table, figure) else { return false };
    is_near_scenery(table, figure, reach) && table.opponents(figure).next().is_none()
}

/// sotas.stealth.1, sotas.memory-proof.1, sotas.memory-proof.2: how near scenery must be.
fn reach(table: &Table, figure: FigureId) -> Option<Length> {
    if table.has(figure, Trait::MemoryProof) {
        Some(table.book.sticks().short())
    } else {
        table.has(figure, Trait::Stealth).then_some(CONTACT)
    }
}

fn is_near_scenery(table: &Table, figure: FigureId, reach: Length) -> bool {
    let base = table.base(figure);
    table.scenery().any(|piece| piece.body().is_within(reach, base))
}

fn has(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::Stealth) || table.has(figure, Trait::MemoryProof)
}

/// sotas.stealth.6, sotas.stealth.7, sotas.stealth.8: a move of its own that ends at scenery brings Stealth back.
pub fn moved(table: &mut Table, figure: FigureId) {
    if reach(table, figure).is_some_and(|reach| is_near_scenery(table, figure, reach)) {
        table[figure].mark(Mark::Revealed, false);
    }
}

/// sotas.stealth.4: whoever kills at scenery, out of the sight of all others, stays unseen.
pub fn kills(table: &mut Table, figure: FigureId) {
    let near = reach(table, figure).is_some_and(|reach| is_near_scenery(table, figure, reach));
    if near && sight::is_hidden(table, figure) {
        table[figure].mark(Mark::Revealed, false);
    }
}

/// sotas.stealth.3, sotas.stealth.8: whoever fights is seen.
pub fn fights(table: &mut Table, figure: FigureId) {
    if has(table, figure) {
        table[figure].mark(Mark::Revealed, true);
    }
}

/// sotas.stealth.6, sotas.needle-pistol.7: a firearm reveals its shooter.
pub fn fires(table: &mut Table, figure: FigureId, weapon: WeaponId) {
    if has(table, figure) && table.weapon(weapon).reveals {
        table[figure].mark(Mark::Revealed, true);
    }
}
