//! Anti-kinetic Shield (sotas.anti-kinetic-shield).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::action::{can_pay, is_on_feet, pay};
use crate::choice::{Choice, Power};
use crate::data::arms::Class;
use crate::event::{Deed, Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.anti-kinetic-shield.1: whoever has one that is not up.
pub fn may_raise(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let lowered = table.has(figure, Trait::AntiKineticShield) && !is_up(table, figure);
    require(lowered, "sotas.anti-kinetic-shield.1")?;
    is_on_feet(table, figure)?;
    can_pay(table, 1)
}

/// sotas.anti-kinetic-shield.1: the field is up.
pub fn raise(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    pay(table, 1);
    table[figure].mark(Mark::ShieldUp, true);
    let what = Deed::ShieldUp;
    cx.emit(|| Event::cite("sotas.anti-kinetic-shield.1", What::Did { figure, what }));
}

fn is_up(table: &Table, figure: FigureId) -> bool {
    table[figure].is(Mark::ShieldUp)
}

/// sotas.anti-kinetic-shield.2, sotas.anti-kinetic-shield.5, sotas.anti-kinetic-shield.6: whether it
/// stops an attack: missiles and grenades, nothing made of energy.
pub fn stops(table: &Table, strike: &Strike) -> bool {
    is_up(table, strike.target)
        && match strike.how {
            How::Shot { with, .. } => table.weapon(with).is(Class::Physical),
            How::Blast { grenade, .. } => stops_grenade(table, strike.target, grenade),
            How::Melee { .. }
            | How::Reflex { .. }
            | How::Quills
            | How::Gas { .. }
            | How::Mind { .. }
            | How::Possess => false,
        }
}

/// sotas.anti-kinetic-shield.6: whether it stops a grenade of a kind, counted from 0.
pub fn stops_grenade(table: &Table, figure: FigureId, grenade: u8) -> bool {
    let classes = table.book.content.arms.grenades[usize::from(grenade)].classes;
    is_up(table, figure) && classes.has(Class::Physical)
}

/// sotas.anti-kinetic-shield.3: it stays up only while its bearer stays still or moves.
pub fn acts(table: &mut Table, figure: FigureId, choice: Choice, cx: &mut Cx<'_, Event>) {
    let moves = matches!(
        choice,
        Choice::Move
            | Choice::Sprint
            | Choice::Disengage
            | Choice::Leave(_)
            | Choice::End
            | Choice::Unmask(_)
            | Choice::Use(Power::Shield)
    );
    if !moves {
        drops(table, figure, "sotas.anti-kinetic-shield.3", cx);
    }
}

/// sotas.anti-kinetic-shield.4: somebody fights its bearer hand to hand.
pub fn is_touched(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    drops(table, figure, "sotas.anti-kinetic-shield.4", cx);
}

/// sotas.anti-kinetic-shield.4: so does any blow struck at it.
pub fn is_fought(table: &mut Table, strike: &Strike, cx: &mut Cx<'_, Event>) {
    if strike.how.is_melee() {
        drops(table, strike.target, "sotas.anti-kinetic-shield.4", cx);
    }
}

fn drops(table: &mut Table, figure: FigureId, rule: &'static str, cx: &mut Cx<'_, Event>) {
    if is_up(table, figure) {
        table[figure].mark(Mark::ShieldUp, false);
        cx.emit(|| Event::cite(rule, What::Did { figure, what: Deed::ShieldDown }));
    }
}
