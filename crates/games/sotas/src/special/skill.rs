//! Melee Expert, Melee Specialist, Sharpshooter.

use crate::event::Part;
use crate::strike::{Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.melee-expert.1, sotas.melee-specialist.1, sotas.melee.20, R-100: +1 in melee, once.
pub fn melee(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let figure = strike.figure(role)?;
    if table.has(figure, Trait::MeleeExpert) {
        return Some(Part::new("sotas.melee-expert.1", 1));
    }
    table.has(figure, Trait::MeleeSpecialist).then(|| Part::new("sotas.melee-specialist.1", 1))
}

/// sotas.sharpshooter.2, sotas.melee.21.
pub fn sharpshooter_in_melee(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let figure = strike.figure(role)?;
    table.has(figure, Trait::Sharpshooter).then(|| Part::new("sotas.sharpshooter.2", -1))
}

/// sotas.sharpshooter.1, sotas.rangedmod.8.
pub fn sharpshooter(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let figure = strike.by.filter(|_| role == Role::Striker)?;
    table.has(figure, Trait::Sharpshooter).then(|| Part::new("sotas.sharpshooter.1", 1))
}

/// sotas.melee-specialist.2, sotas.rangedmod.8.
pub fn specialist_at_range(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let figure = strike.by.filter(|_| role == Role::Striker)?;
    table.has(figure, Trait::MeleeSpecialist).then(|| Part::new("sotas.melee-specialist.2", -1))
}
