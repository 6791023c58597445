//! Special rules that are used as actions (D-24): one arm for each power.

use reglette_engine::{Cx, Illegal};
use reglette_geometry::Point;

use crate::choice::{Choice, Power};
use crate::data::arms::Burst;
use crate::doing::Next;
use crate::effect::Harm;
use crate::event::Event;
use crate::ids::FigureId;
use crate::table::Table;

/// Powers the active figure may use now.
pub fn options(_: &Table, _: &mut Vec<Choice>) {}

/// Whether a power may be used now.
pub fn may_use(_: &Table, _: FigureId, _: Power) -> Result<(), Illegal> {
    Err(Illegal::by("sotas.actions.14"))
}

/// A power is used.
pub fn begin(_: &mut Table, _: FigureId, power: Power, _: &mut Cx<'_, Event>) -> Next {
    unreachable!("{power:?} is not legal")
}

/// sotas.grenades.10, sotas.grenades.13: a blast throws whoever it beats and does not kill.
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
