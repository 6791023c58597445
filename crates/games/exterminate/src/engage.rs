//! Engagement (ex.ml.1, ex.ml.13): who attacks, and how they come into contact.

use reglette_engine::{Cx, Seat};
use reglette_geometry::Point;

use crate::choice::Choice;
use crate::combat::{self, Fighter};
use crate::doing::{Next, done, pause};
use crate::event::{Event, What};
use crate::eye;
use crate::figure::Mark;
use crate::ids::FigureId;
use crate::melee::{Melee, combat, combat_mut, next_fighter};
use crate::scene;
use crate::table::Table;

/// ex.ml.1, ex.ml.17: figures near enough to attack a target.
pub fn attackers(
    table: &Table,
    seat: Seat,
    target: FigureId,
) -> impl Iterator<Item = FigureId> + '_ {
    table.own(seat).filter(move |&it| combat::may_attack(table, it, target).is_ok())
}

/// Whether a way to a target is known: worth naming, though others may be legal too.
pub fn is_open(table: &Table, target: FigureId) -> bool {
    let mut ways = Vec::new();
    attackers(table, table.active(), target).any(|it| {
        combat::ways(table, it, target, 1, &mut ways);
        !ways.is_empty()
    })
}

/// Figures that may attack, each with some ways into contact.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    let it = combat(table);
    let target = it.foes[0].figure;
    for figure in attackers(table, it.seat, target) {
        combat::ways(table, figure, target, 2, out);
    }
}

/// ex.ml.1, ex.kh.14: a figure moves into contact.
pub fn join(table: &mut Table, figure: FigureId, path: &[Point], cx: &mut Cx<'_, Event>) {
    let (from, to) = (table[figure].state.at, path[path.len() - 1]);
    meet(table, figure, path);
    scene::follow(table, figure, from);
    cx.emit(|| Event::cite("ex.ml.1", What::Charged { figure, from, to }));
}

/// ex.ml.1, ex.kh.14: a figure stands where it fights and is one of the attackers.
pub fn meet(table: &mut Table, figure: FigureId, path: &[Point]) {
    let target = combat(table).foes[0].figure;
    let on = combat::may_join(table, figure, target, path).expect("it was allowed");
    let watched = eye::watchers(table, figure);
    (table[figure].state.at, table[figure].state.on) = (path[path.len() - 1], on);
    table[figure].mark(Mark::Fought, true);
    table.round.begun = true;
    combat_mut(table).attackers.push(Fighter {
        figure,
        uncharged: false,
        watched,
        kept: 0,
        held: false,
        targets: vec![0],
        planned: false,
    });
}

/// Asks for further attackers while any are near enough.
pub fn joined(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let it = combat(table);
    let more = attackers(table, it.seat, it.foes[0].figure).next().is_some();
    if more { pause(Melee::Join) } else { engaged(table, cx) }
}

/// ex.ml.13: those who attack are known; where there are none, no melee takes place.
pub fn gathered(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let it = combat(table);
    let (seat, target) = (it.seat, it.foes[0].figure);
    if !it.attackers.is_empty() {
        return engaged(table, cx);
    }
    table[target].mark(Mark::Spared, true);
    table.combat = None;
    cx.emit(|| Event::cite("ex.ml.13", What::CalledOff { seat, target }));
    done()
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
