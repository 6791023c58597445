//! Figures that change sides for good.

use reglette_engine::Cx;

use crate::effect::Effect;
use crate::event::{Event, What};
use crate::figure::Control;
use crate::ids::{FigureId, SideId};
use crate::table::Table;

/// sotas.contagion.3, sotas.for-england.2, R-86, R-93: a figure belongs to another side; its old one has
/// lost it, and its points count for the new one (sotas.scenario.5).
pub fn change(
    table: &mut Table,
    figure: FigureId,
    to: SideId,
    rule: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    let from = table[figure].side;
    if let Some(Control::Body(possessor)) = table[figure].state.control.take() {
        table.queue.push(Effect::Out { possessor, at: table[figure].state.at });
    }
    if from == to {
        return;
    }
    table[figure].side = to;
    table.sides[to.index()].destroyed += i32::from(table.profile(figure).points);
    cx.emit(|| Event::cite(rule, What::ChangedSides { figure, to }));
    table.queue.push(Effect::Half { side: from });
}
