//! Blast throws (sotas.grenade-frag, sotas.grenade-plasma, sotas.grenade-toxic).

use reglette_geometry::Point;

use crate::data::arms::Burst;
use crate::effect::Harm;
use crate::table::Table;

/// sotas.grenades.10, sotas.grenades.13, sotas.grenade-frag.2, sotas.grenade-plasma.2, sotas.grenade-toxic.1,
/// these grenades throw whomever they beat and do not kill.
pub fn thrown(table: &Table, grenade: u8, at: Point, harm: Harm, die: u8) -> Harm {
    let throws =
        table.book.content.arms.grenades[usize::from(grenade)].effects.has(Burst::BlastThrow);
    match harm {
        Harm::Recoil | Harm::Down if throws => {
            Harm::Thrown { from: at, down: die.is_multiple_of(2) }
        }
        harm => harm,
    }
}
