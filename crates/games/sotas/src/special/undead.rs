//! Undead, or made of straw (sotas.undead).

use crate::event::Part;
use crate::strike::{Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.undead.2: missiles do little.
pub fn at_range(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let undead = table.has(strike.target, Trait::Undead);
    (role == Role::Striker && undead).then(|| Part::new("sotas.undead.2", -2))
}
