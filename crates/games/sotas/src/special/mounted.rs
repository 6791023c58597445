//! Mounted (sotas.mounted). Rider and mount are one figure (sotas.mounted.3).

use crate::event::Part;
use crate::ids::FigureId;
use crate::special::size;
use crate::strike::{Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.mounted.1, sotas.melee.14: against whoever is on foot and no larger.
pub fn in_melee(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let (me, foe) = (strike.figure(role)?, strike.other(role)?);
    let rides = table.has(me, Trait::Mounted)
        && !table.has(foe, Trait::Mounted)
        && size::of(table, foe) <= size::of(table, me);
    rides.then(|| Part::new("sotas.mounted.1", 1))
}

/// sotas.mounted.2: a rider leaves whoever neither flies nor rides, a Robot with Long Move apart.
pub fn rides_off(table: &Table, rider: FigureId, striker: FigureId) -> bool {
    let quick = table.has(striker, Trait::Flying)
        || table.has(striker, Trait::Mounted)
        || table.has(striker, Trait::Artificial) && table.has(striker, Trait::LongMove);
    table.has(rider, Trait::Mounted) && !quick
}
