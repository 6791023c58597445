//! Doppelganger (sotas.doppelganger).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};

use crate::action::{is_on_feet, pay};
use crate::event::{Deed, Event, What};
use crate::ids::{FigureId, SideId};
use crate::round;
use crate::sight::{self, Screen};
use crate::special::robust;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.doppelganger.3, sotas.doppelganger.4: figures of a side whose form its player may end.
pub fn masked(table: &Table, side: SideId) -> impl Iterator<Item = FigureId> {
    table.present().filter(move |&it| table.side(it) == side && table[it].state.form.is_some())
}

/// D-23, sotas.doppelganger.4: whether a seat may end the form of a figure now: in the hand of its own side.
pub fn may_unmask(table: &Table, seat: Seat, figure: FigureId) -> Result<(), Illegal> {
    let side = round::side(table);
    let own = table.seat_of(side) == seat && masked(table, side).any(|it| it == figure);
    require(own, "sotas.doppelganger.4")
}

/// sotas.doppelganger.4: the figure has its own form again; with it, its losses may be too many
/// (sotas.doppelganger.9, R-99).
pub fn unmask(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].state.form = None;
    let what = Deed::Unmasked;
    cx.emit(|| Event::cite("sotas.doppelganger.4", What::Did { figure, what }));
    robust::wither(table, figure, "sotas.doppelganger.9", cx);
}

/// sotas.doppelganger.6: whether the form of a figure can be taken.
fn is_organic(table: &Table, figure: FigureId) -> bool {
    !table.has(figure, Trait::Artificial)
}

/// sotas.doppelganger.1: an organic figure in base contact, friend or enemy, for two actions. sotas.doppelganger.7: of
/// whoever is in sight it is told before anything else if it could never be copied.
pub fn may(table: &Table, figure: FigureId, target: FigureId) -> Result<(), Illegal> {
    require(table.has(figure, Trait::Doppelganger), "sotas.doppelganger.1")?;
    let there = target != figure && table.present().any(|it| it == target);
    require(there, "sotas.doppelganger.1")?;
    let touched = table.touch(figure, target);
    let known = touched || sight::look(table, figure, target, Screen::Figures).is_open();
    require(!known || is_organic(table, target), "sotas.doppelganger.6")?;
    is_on_feet(table, figure)?;
    require(touched && table.active().actions >= 2, "sotas.doppelganger.1")
}

/// sotas.doppelganger.1, sotas.doppelganger.2, sotas.doppelganger.9: the values of a profile, not the state of
/// its model. Its own losses go on counting.
pub fn takes_form(table: &mut Table, figure: FigureId, target: FigureId, cx: &mut Cx<'_, Event>) {
    pay(table, 2);
    let it = &table[target];
    let form = it.state.form.unwrap_or(it.profile);
    table[figure].state.form = Some(form);
    let what = Deed::TookForm;
    cx.emit(|| Event::cite("sotas.doppelganger.1", What::Did { figure, what }));
    robust::wither(table, figure, "sotas.doppelganger.9", cx);
}
