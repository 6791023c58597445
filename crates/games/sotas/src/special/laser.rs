//! Lasers and the bonus of weapons (sotas.laser-pistol, sotas.reflective-armour).

use crate::data::arms::{Class, Effect as Arm};
use crate::ids::{FigureId, WeaponId};
use crate::table::Table;
use crate::traits::Trait;

/// The Combat bonus of a weapon against a target: none for a laser against armour that turns it away
/// (sotas.laser-pistol.1, sotas.reflective-armour.1, R-59), unless it ignores armour.
pub fn bonus(table: &Table, weapon: WeaponId, target: FigureId) -> Option<i8> {
    let it = table.weapon(weapon);
    let turned = it.is(Class::Laser)
        && !it.has(Arm::IgnoresArmour)
        && (table.has(target, Trait::ReflectiveArmour) || table.has(target, Trait::PoweredArmour));
    if turned { Some(0) } else { it.combat }
}
