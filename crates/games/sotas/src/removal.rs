//! Figures that leave the game (sotas.morale, sotas.end, sotas.scenario.5), and what follows.

use reglette_engine::Cx;

use crate::effect::{Dread, Effect};
use crate::event::{Deed, Event, What};
use crate::figure::{Bond, Control, Whereabouts};
use crate::ids::FigureId;
use crate::morale;
use crate::options::MoraleStack;
use crate::special::{consciousness, leader, robust};
use crate::table::{Object, Table};
use crate::traits::Trait;

/// How a figure dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Death {
    /// Normally.
    Plain,
    /// sotas.melee.8.
    Gruesome,
}

/// A figure is killed, by a rule. A Gruesome Death frightens its allies, the loss of a Leader its band.
pub fn kill(
    table: &mut Table,
    figure: FigureId,
    death: Death,
    by: Option<FigureId>,
    rule: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    let gruesome = death == Death::Gruesome && is_torn(table, figure, by);
    cx.emit(|| Event::cite(rule, What::Killed { figure, gruesome }));
    if gruesome {
        dread_gruesome(table, figure);
    }
    let led = leader::led_by(table, figure);
    gone(table, figure, Whereabouts::Killed, cx);
    for ally in led {
        dread(table, ally, Dread::Leader);
    }
}

/// sotas.robust.1, sotas.artificial.2, sotas.scenario.19: whether a Gruesome Death of a figure is one.
pub fn is_torn(table: &Table, figure: FigureId, by: Option<FigureId>) -> bool {
    robust::dies_plainly(table, figure).is_none() && !crate::scene::forbids_gruesome(table, by)
}

/// sotas.morale.14, R-102: allies within Long of the victim, before it is removed.
fn dread_gruesome(table: &mut Table, victim: FigureId) {
    let long = table.book.sticks().long();
    let near: Vec<FigureId> = table
        .allies(victim)
        .filter(|&it| table.is_within(long, victim, it) && !table.has(it, Trait::Artificial))
        .collect();
    for ally in near {
        dread(table, ally, Dread::Gruesome);
    }
}

/// A figure must test its Morale; R-87: once for each cause, or once in all; R-126: Gruesome Deaths that come together
/// are one cause, while each attack with flames and each Leader killed is another.
pub fn dread(table: &mut Table, figure: FigureId, dread: Dread) {
    let same = |it: &Effect| match it {
        Effect::Morale { figure: who, dread: why } => {
            *who == figure
                && (matches!((why, dread), (Dread::Gruesome, Dread::Gruesome))
                    || table.book.options.morale_stack == MoraleStack::Single)
        }
        _ => false,
    };
    if !table.queue.iter().any(same) {
        table.queue.push(Effect::Morale { figure, dread });
    }
}

/// sotas.morale.7, sotas.morale.21: a figure flees off the table, by a rule, or leaves it (R-111: no Leader test).
pub fn flee(table: &mut Table, figure: FigureId, rule: &'static str, cx: &mut Cx<'_, Event>) {
    cx.emit(|| Event::cite(rule, What::Removed { figure }));
    gone(table, figure, Whereabouts::Fled, cx);
}

/// sotas.scenario.10: a figure leaves by an exit; it is not lost.
pub fn escape(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    cx.emit(|| Event::cite("sotas.scenario.10", What::Escaped { figure }));
    gone(table, figure, Whereabouts::Escaped, cx);
}

/// A figure is no longer there: what it held falls, whom it controlled is free, its side may be
/// down to half.
fn gone(table: &mut Table, figure: FigureId, to: Whereabouts, cx: &mut Cx<'_, Event>) {
    let at = table[figure].state.at;
    lose_object(table, figure, cx);
    let host = table[figure].state.control;
    table[figure].state.whereabouts = to;
    table[figure].state.control = None;
    // sotas.doppelganger.3
    table[figure].state.form = None;
    if let Some(Control::Body(possessor)) = host {
        table.queue.push(Effect::Out { possessor, at });
    }
    let side = table[figure].side;
    if to != Whereabouts::Escaped {
        let points = i32::from(table.profile(figure).points);
        for other in 0..table.sides.len() {
            if other != side.index() {
                table.sides[other].destroyed += points;
            }
        }
        match table.book.options.morale_stack {
            MoraleStack::Each => table.queue.push(Effect::Half { side }),
            // while the other causes are not yet tested for.
            MoraleStack::Single => morale::half(table, side),
        }
        // sotas.animal.2, R-111: what becomes of Animals hangs on the death of those who are none.
        if to == Whereabouts::Killed && !table.has(figure, Trait::Animal) {
            table.queue.push(Effect::Stray { side });
        }
    }
    // whoever fled or left is not dead, and what its mind did lasts.
    if to == Whereabouts::Killed {
        release(table, figure, cx);
    }
    let concerns = |it: &Effect| match *it {
        Effect::Recoil { figure: who, .. }
        | Effect::Throw { figure: who, .. }
        | Effect::Fall { figure: who, .. }
        | Effect::Irradiate { figure: who }
        | Effect::Charm { figure: who, .. }
        | Effect::Gas { figure: who, .. }
        | Effect::Flee { figure: who, .. }
        | Effect::Contest { host: who }
        | Effect::Morale { figure: who, .. } => who == figure,
        Effect::Reflex { striker, victim, .. } | Effect::Quills { striker, victim } => {
            striker == figure || victim == figure
        }
        Effect::Harm { victim, .. } => victim == figure,
        Effect::After { loser, .. } => loser == figure,
        Effect::Half { .. } | Effect::Stray { .. } | Effect::Out { .. } => false,
    };
    table.queue.retain(|it| !concerns(it));
}

/// sotas.scenario.7: what a figure carried lies where it was.
pub fn lose_object(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let at = table[figure].state.at;
    if let Some(object) = table[figure].state.object.take() {
        table.objects[object.index()] = Object::Lying(at);
        cx.emit(|| Event::cite("sotas.scenario.7", What::Object { object, figure: None }));
    }
}

/// sotas.telepathy.6: whoever a telepath controlled is its own master again.
pub fn free_minds(table: &mut Table, telepath: FigureId) {
    for it in &mut table.figures {
        if it.state.control == Some(Control::Mind(telepath)) {
            it.state.control = None;
        }
    }
}

/// sotas.immobilised.7, sotas.telepathy.6, R-55: what the mind of a figure did ends with it.
fn release(table: &mut Table, psyker: FigureId, cx: &mut Cx<'_, Event>) {
    free_minds(table, psyker);
    for figure in table.all() {
        let there = table[figure].is_on_table();
        if table[figure].state.bond == Some(Bond::Mind(psyker)) {
            table[figure].state.bond = None;
            told(figure, Deed::BrokeFree, there, cx);
        }
        if table[figure].state.fainted_by == Some(psyker) {
            consciousness::wakes(table, figure);
            told(figure, Deed::Woke, there, cx);
        }
    }
}

/// sotas.immobilised.7: whoever is there is seen to be free again.
fn told(figure: FigureId, what: Deed, there: bool, cx: &mut Cx<'_, Event>) {
    if there {
        cx.emit(|| Event::cite("sotas.immobilised.7", What::Did { figure, what }));
    }
}
