//! Size (sotas.size, sotas.large, sotas.very-large).

use crate::event::Part;
use crate::ids::FigureId;
use crate::strike::{Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.size.1, sotas.size.3: three classes; the small count as normal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// Up to two metres.
    Normal,
    /// Over two metres.
    Large,
    /// Over five metres.
    VeryLarge,
}

/// The size of a figure.
pub fn of(table: &Table, figure: FigureId) -> Size {
    if table.has(figure, Trait::VeryLarge) {
        Size::VeryLarge
    } else if table.has(figure, Trait::Large) {
        Size::Large
    } else {
        Size::Normal
    }
}

/// sotas.size.2, sotas.size.4, sotas.melee.16, sotas.melee.17, sotas.large.1, sotas.very-large.1: +1 against
/// anybody smaller.
pub fn in_melee(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let (me, foe) = (strike.figure(role)?, strike.other(role)?);
    (of(table, me) > of(table, foe)).then(|| Part::new("sotas.size.2", 1))
}

/// sotas.rangedmod.1, sotas.large.2, sotas.very-large.2: the large are easy to hit.
pub fn at_range(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let large = of(table, strike.target) > Size::Normal;
    (role == Role::Striker && large).then(|| Part::new("sotas.rangedmod.1", 1))
}

/// sotas.grenades.5.
pub fn in_blast(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let large = of(table, strike.target) > Size::Normal;
    (role == Role::Striker && large).then(|| Part::new("sotas.grenades.5", 1))
}
