//! Engagement (ex.ml.1, ex.ml.13): who attacks, and how they come into contact.

use reglette_engine::Cx;
use reglette_geometry::Point;

use crate::choice::Choice;
use crate::combat::{self, Fighter};
use crate::doing::{Next, pause};
use crate::event::{Event, What};
use crate::eye;
use crate::figure::Mark;
use crate::ids::FigureId;
use crate::melee::{Melee, combat, combat_mut, next_fighter};
use crate::scene;
use crate::table::Table;

/// Figures that may attack, each with some ways into contact.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let it = combat(table);
    if !it.attackers.is_empty() {
        out.push(Choice::Pass);
    }
    let target = it.foes[0].figure;
    for figure in table.own(it.seat) {
        if it.attackers.iter().all(|known| known.figure != figure) {
            combat::ways(table, figure, target, 2, out);
        }
    }
}

/// ex.ml.1, ex.kh.14: a figure moves into contact.
pub fn join(table: &mut Table, figure: FigureId, path: &[Point], cx: &mut Cx<'_, Event>) {
    let target = combat(table).foes[0].figure;
    let on = combat::may_join(table, figure, target, path).expect("it was allowed");
    let (from, to) = (table[figure].state.at, path[path.len() - 1]);
    (table[figure].state.at, table[figure].state.on) = (to, on);
    table[figure].mark(Mark::Fought, true);
    scene::follow(table, figure, from);
    cx.emit(|| Event::cite("ex.ml.1", What::Charged { figure, from, to }));
    combat_mut(table).attackers.push(Fighter {
        figure,
        uncharged: false,
        kept: 0,
        held: false,
        targets: vec![0],
        planned: false,
    });
}

/// Asks for further attackers while there are any.
pub fn joined(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let mut more = Vec::new();
    options(table, &mut more);
    if more.len() > 1 { pause(Melee::Join) } else { engaged(table, cx) }
}

/// Third Eye may take the charge die of an attacker.
pub fn engaged(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    while let Some(seat) = eye::watcher(table) {
        if eye::might_blind(table, seat) {
            return pause(Melee::Eye);
        }
        combat_mut(table).asked += 1;
    }
    combat_mut(table).asked = 0;
    next_fighter(table, cx)
}
