//! Special rules that are used as actions (D-24): one arm for each power.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::activation::Activation;
use crate::choice::{Choice, Power};
use crate::data::arms::Effect as Arm;
use crate::doing::{Next, call};
use crate::effect;
use crate::event::Event;
use crate::fallout::Fallout;
use crate::ids::FigureId;
use crate::special::heal::{self, Art};
use crate::special::{
    anti_kinetic_shield, doppelganger, entangle, possession, screwdriver, telepathy, teleport,
};
use crate::table::Table;
use crate::traits::Trait;

/// A power on somebody for so many actions.
type Aimed = fn(FigureId, u8) -> Power;

/// Powers the active figure may use now.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    let mut powers = Vec::new();
    let has = |it| table.has(figure, it);
    let kit = table[figure].kit;
    let at_once = [
        (has(Trait::AntiKineticShield), Power::Shield),
        (kit.antidotes > 0, Power::Antidote),
        (has(Trait::TelepathicScream), Power::Scream),
        (has(Trait::Telepathy), Power::Release),
        (screwdriver::does(table, figure, Arm::AllRound), Power::Screwdriver),
        (screwdriver::does(table, figure, Arm::Light), Power::Light),
    ];
    powers.extend(at_once.into_iter().filter(|(has, _)| *has).map(|(_, power)| power));
    if has(Trait::Teleport) {
        powers.extend((1..=3).map(Power::Teleport));
    }
    let aimed: [(bool, Aimed, u8); 8] = [
        (has(Trait::Doppelganger), |target, _| Power::Form(target), 1),
        (has(Trait::Entangle), |target, actions| Power::Entangle { target, actions }, 3),
        (has(Trait::ParalysingHands), |target, actions| Power::Paralyse { target, actions }, 3),
        (has(Trait::Heal), |target, actions| Power::Heal { target, actions }, 3),
        (has(Trait::Repair), |target, actions| Power::Repair { target, actions }, 3),
        (kit.doses > 0, |target, _| Power::Stimulant(target), 1),
        (has(Trait::Telepathy), |target, _| Power::Telepathy(target), 1),
        (has(Trait::Possession), |target, _| Power::Possess(target), 1),
    ];
    for (_, power, most) in aimed.into_iter().filter(|(has, _, _)| *has) {
        for target in table.present() {
            powers.extend((1..=most).map(|actions| power(target, actions)));
        }
    }
    let legal = powers.into_iter().filter(|&it| may_use(table, figure, it).is_ok());
    out.extend(legal.map(Choice::Use));
}

/// Whom a power is aimed at.
fn target(power: Power) -> Option<FigureId> {
    match power {
        Power::Form(target)
        | Power::Entangle { target, .. }
        | Power::Paralyse { target, .. }
        | Power::Heal { target, .. }
        | Power::Repair { target, .. }
        | Power::Stimulant(target)
        | Power::Telepathy(target)
        | Power::Possess(target) => Some(target),
        Power::Shield
        | Power::Antidote
        | Power::Scream
        | Power::Release
        | Power::Teleport(_)
        | Power::Screwdriver
        | Power::Light => None,
    }
}

/// sotas.actions.14: whether a power may be used now.
pub fn may_use(table: &Table, figure: FigureId, power: Power) -> Result<(), Illegal> {
    let there = target(power).is_none_or(|target| table.present().any(|it| it == target));
    require(there, "sotas.actions.14")?;
    match power {
        Power::Shield => anti_kinetic_shield::may_raise(table, figure),
        Power::Form(target) => doppelganger::may(table, figure, target),
        Power::Entangle { target, actions } => entangle::may(table, figure, target, actions),
        Power::Paralyse { target, actions } => {
            entangle::may_paralyse(table, figure, target, actions)
        }
        Power::Heal { target, actions } => heal::may(table, figure, target, actions, Art::Heal),
        Power::Repair { target, actions } => heal::may(table, figure, target, actions, Art::Repair),
        Power::Stimulant(target) => heal::may_stimulate(table, figure, target),
        Power::Antidote => heal::may_take_antidote(table, figure),
        Power::Telepathy(target) => telepathy::may(table, figure, target),
        Power::Scream => telepathy::may_scream(table, figure),
        Power::Release => telepathy::may_release(table, figure),
        Power::Possess(target) => possession::may(table, figure, target),
        Power::Teleport(dice) => teleport::may(table, figure, dice),
        Power::Screwdriver => screwdriver::may(table, figure),
        Power::Light => screwdriver::may_light(table, figure),
    }
}

/// A power is used.
pub fn begin(table: &mut Table, figure: FigureId, power: Power, cx: &mut Cx<'_, Event>) -> Next {
    match power {
        Power::Entangle { target, actions } => {
            return entangle::begin(table, figure, target, actions, cx);
        }
        Power::Paralyse { target, actions } => {
            return entangle::paralyse(table, figure, target, actions, cx);
        }
        Power::Heal { target, actions } => {
            return heal::begin(table, figure, target, actions, Art::Heal);
        }
        Power::Repair { target, actions } => {
            return heal::begin(table, figure, target, actions, Art::Repair);
        }
        Power::Telepathy(_) | Power::Scream => return telepathy::begin(table, figure, power, cx),
        Power::Possess(target) => return possession::begin(table, figure, target, cx),
        Power::Teleport(dice) => return teleport::begin(table, figure, dice),
        Power::Screwdriver => return screwdriver::begin(table, figure, cx),
        Power::Shield => anti_kinetic_shield::raise(table, figure, cx),
        Power::Form(target) => doppelganger::takes_form(table, figure, target, cx),
        Power::Stimulant(target) => heal::stimulate(table, figure, target, cx),
        Power::Antidote => heal::take_antidote(table, figure, cx),
        Power::Release => telepathy::release(table, figure, cx),
        Power::Light => screwdriver::light(table, figure, cx),
    }
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}
