//! Entangle and Paralysing Hands (sotas.entangle, sotas.paralysing-hands).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::Length;

use crate::action::{can_pay, is_free_to_shoot, is_on_feet, pay};
use crate::activation::Activation;
use crate::attack::{attacks, may_attack, told};
use crate::doing::{Next, call};
use crate::effect::{self, Harm};
use crate::event::{Event, What};
use crate::fallout::Fallout;
use crate::figure::Bond;
use crate::grip;
use crate::ids::{FigureId, WeaponId};
use crate::quality::Cause;
use crate::sight::{self, Screen};
use crate::special::{immaterial, using::Using};
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::targets::{self, Target};
use crate::traits::Trait;

/// sotas.entangle.1: Short, Medium or Long for one, two or three actions.
fn reach(table: &Table, actions: u8) -> Option<Length> {
    let sticks = table.book.sticks();
    match actions {
        1 => Some(sticks.short()),
        2 => Some(sticks.medium()),
        3 => Some(sticks.long()),
        _ => None,
    }
}

fn weapon(table: &Table) -> Option<WeaponId> {
    table.book.content.arms.given("entangle")
}

/// The attack as others see it.
fn strike(table: &Table, figure: FigureId, target: FigureId) -> Option<Strike> {
    let how = How::Shot { with: weapon(table)?, aimed: false, further: false, ambush: false };
    Some(Strike { by: Some(figure), target, how })
}

/// sotas.entangle.1, sotas.entangle.5, R-42: line of sight and choice of target as for shooting.
pub fn may(table: &Table, figure: FigureId, target: FigureId, actions: u8) -> Result<(), Illegal> {
    require(table.has(figure, Trait::Entangle), "sotas.entangle.1")?;
    may_attack(table, figure)?;
    is_free_to_shoot(table, figure)?;
    immaterial::may_act(table, figure)?;
    require(!table.is_engaged(figure), "sotas.target.5")?;
    let far = reach(table, actions).ok_or(Illegal::by("sotas.entangle.1"))?;
    can_pay(table, actions)?;
    require(table.all().any(|it| it == target), "sotas.target.1")?;
    let near = |it: FigureId| table.is_within(far, figure, it);
    let aimed = targets::may_aim(table, figure, target)?;
    require(near(target), "sotas.entangle.1")?;
    let field: Vec<Target> = table
        .enemies(figure)
        .filter(|&it| near(it))
        .filter_map(|it| targets::may_aim(table, figure, it).ok())
        .collect();
    let strike = strike(table, figure, target).ok_or(Illegal::by("sotas.entangle.1"))?;
    require(targets::may_pick(table, &field, &aimed, &strike), "sotas.target.1")
}

/// sotas.entangle.2: the target tests, a die for each action.
pub fn begin(
    table: &mut Table,
    figure: FigureId,
    target: FigureId,
    actions: u8,
    cx: &mut Cx<'_, Event>,
) -> Next {
    pay(table, actions);
    attacks(table);
    let strike = strike(table, figure, target).expect("Entangle is among the weapons");
    told(table, &strike, "sotas.entangle.1", cx);
    if let Some(with) = strike.how.weapon() {
        super::fires(table, figure, with, cx);
    }
    if super::is_immune(table, &strike) {
        let rule = super::immunity(table, &strike);
        cx.emit(|| Event::cite(rule, What::Immune { target }));
        return call(Fallout::Settle { until: effect::ALL }, Activation::Act);
    }
    ask_to_test(table, strike, actions)
}

/// sotas.climbing.17: whether a cast for so many actions reaches somebody.
pub fn reaches(table: &Table, figure: FigureId, target: FigureId, actions: u8) -> bool {
    let near = reach(table, actions).is_some_and(|far| table.is_within(far, figure, target));
    near && sight::look(table, figure, target, Screen::Figures).is_open()
}

fn ask_to_test(table: &Table, strike: Strike, dice: u8) -> Next {
    let by = strike.by.expect("somebody does it");
    let then = Using::Entangled { by, target: strike.target };
    call(grip::test(table, strike, Cause::Entangle, dice), then)
}

/// sotas.paralysing-hands.1, R-53: instead of a melee attack, on somebody in contact.
pub fn may_paralyse(
    table: &Table,
    figure: FigureId,
    target: FigureId,
    actions: u8,
) -> Result<(), Illegal> {
    require(table.has(figure, Trait::ParalysingHands), "sotas.paralysing-hands.1")?;
    is_on_feet(table, figure)?;
    may_attack(table, figure)?;
    require((1..=3).contains(&actions), "sotas.paralysing-hands.1")?;
    can_pay(table, actions)?;
    let touched = table.touching(figure).any(|it| it == target);
    require(touched, "sotas.paralysing-hands.1")?;
    immaterial::may_touch(table, figure, target)
}

/// sotas.paralysing-hands.1: the target tests, a die for each action.
pub fn paralyse(
    table: &mut Table,
    figure: FigureId,
    target: FigureId,
    actions: u8,
    cx: &mut Cx<'_, Event>,
) -> Next {
    pay(table, actions);
    attacks(table);
    let how = How::Melee { with: None, power: false };
    let strike = Strike { by: Some(figure), target, how };
    told(table, &strike, "sotas.paralysing-hands.1", cx);
    super::fights(table, figure, target, cx);
    super::ends_ambush(table);
    ask_to_test(table, strike, actions)
}

/// sotas.entangle.3, sotas.entangle.4: any failure holds the target fast, by its body and not its mind.
pub fn tested(
    table: &mut Table,
    by: FigureId,
    target: FigureId,
    failures: u8,
    cx: &mut Cx<'_, Event>,
) {
    if failures > 0 {
        table[target].bind(Bond::Stun);
        let (by, harm) = (Some(by), Harm::Immobilised(Bond::Stun));
        cx.emit(|| Event::cite("sotas.entangle.3", What::Harmed { figure: target, by, harm }));
    }
}
