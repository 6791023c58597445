//! Fear of Fire (sotas.fear-of-fire).

use crate::effect::Dread;
use crate::removal;
use crate::special::armour;
use crate::strike::Strike;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.fear-of-fire.1, sotas.flamethrower.3, R-54: whoever is attacked with flames tests its Morale
/// afterwards, hit or missed.
pub fn fought(table: &mut Table, strike: &Strike) {
    if table.has(strike.target, Trait::FearOfFire) && armour::is_fire(table, strike) {
        removal::dread(table, strike.target, Dread::Fire);
    }
}
