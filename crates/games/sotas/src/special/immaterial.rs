//! Immaterial (sotas.immaterial).

use reglette_engine::Illegal;
use reglette_engine::rule::require;

use crate::data::arms::Class;
use crate::ids::{FigureId, WeaponId};
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.immaterial.1: neither attacks nor is attacked by hand.
pub fn may_touch(table: &Table, figure: FigureId, target: FigureId) -> Result<(), Illegal> {
    let air = table.has(figure, Trait::Immaterial) || table.has(target, Trait::Immaterial);
    require(!air, "sotas.immaterial.1")
}

/// sotas.immaterial.1: it does nothing to bodies.
pub fn may_act(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(!table.has(figure, Trait::Immaterial), "sotas.immaterial.1")
}

/// sotas.immaterial.1: it shoots with nothing.
pub fn may_shoot(table: &Table, figure: FigureId, _: WeaponId) -> Result<(), Illegal> {
    require(!table.has(figure, Trait::Immaterial), "sotas.immaterial.1")
}

/// sotas.immaterial.2, sotas.immaterial.3: minds, radiation and sound work against it, nothing else.
pub fn is_proof(table: &Table, strike: &Strike) -> bool {
    if !table.has(strike.target, Trait::Immaterial) {
        return false;
    }
    match strike.how {
        How::Mind { .. } => false,
        How::Shot { with, .. } => {
            let weapon = table.weapon(with);
            !weapon.is(Class::Sonic) && !weapon.is(Class::Radiation)
        }
        How::Melee { .. }
        | How::Reflex { .. }
        | How::Quills
        | How::Blast { .. }
        | How::Gas { .. }
        | How::Possess => true,
    }
}
