//! Acrobat (sotas.acrobat).

use crate::event::Part;
use crate::strike::{Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.acrobat.2: hard to hit, unless Immobilised.
pub fn at_range(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let nimble =
        table.has(strike.target, Trait::Acrobat) && !crate::combat::is_bound(table, strike.target);
    (role == Role::Striker && nimble).then(|| Part::new("sotas.acrobat.2", -1))
}
