//! Force Field (sotas.force-field).

use reglette_engine::Cx;
use reglette_engine::dice::{Die, Dry};

use crate::event::{Deed, Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// Spent on 1, deflects on 5 and 6.
static FIELD: Die =
    Die { name: "d6", faces: &["1", "2", "3", "4", "5", "6"], classes: &[0, 1, 1, 1, 2, 2] };

/// Whether a figure has a field that still works.
pub fn is_up(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::ForceField) && !table[figure].is(Mark::FieldSpent)
}

/// Whether a field is rolled for. It does nothing for the mind (sotas.area.5, R-71).
pub fn may_deflect(table: &Table, strike: &Strike, loser: FigureId) -> bool {
    is_up(table, loser) && !matches!(strike.how, How::Mind { .. })
}

/// How many of six dice let a loss through, for those who count it out.
pub fn lets_through(table: &Table, strike: &Strike, loser: FigureId) -> i32 {
    if may_deflect(table, strike, loser) { 4 } else { 6 }
}

/// sotas.force-field.1, sotas.force-field.2, sotas.force-field.3, sotas.force-field.4: whether the field turns a
/// loss into a tie, a laser's too (sotas.laser-pistol.2).
pub fn deflects(
    table: &mut Table,
    strike: &Strike,
    loser: FigureId,
    cx: &mut Cx<'_, Event>,
) -> Result<bool, Dry> {
    if !may_deflect(table, strike, loser) {
        return Ok(false);
    }
    let (counts, dice) = cx.roll_shown(&FIELD, 1)?;
    cx.emit(|| Event::cite("sotas.force-field.1", What::FieldRolled { figure: loser, dice }));
    if counts[0] > 0 {
        table[loser].mark(Mark::FieldSpent, true);
        let what = Deed::FieldSpent;
        cx.emit(|| Event::cite("sotas.force-field.3", What::Did { figure: loser, what }));
    }
    if counts[2] > 0 {
        cx.emit(|| Event::cite("sotas.force-field.2", What::Shrugged { figure: loser }));
    }
    Ok(counts[2] > 0)
}
