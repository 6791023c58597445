//! Special rules (sotas.profile.6): one file for each, and the places where play asks for them.
//!
//! A rule is a [`Trait`](crate::traits::Trait) on a profile. Its file holds what it means as small
//! functions; the lists and functions below are the only callers. A new modifier is a line in one of
//! the lists, a new power an arm in [`powers`].

pub mod acrobat;
pub mod animal;
pub mod armour;
pub mod constitution;
pub mod disengage_expert;
pub mod doppelganger;
pub mod fear_of_water;
pub mod force_field;
pub mod hero;
pub mod immaterial;
pub mod laser;
pub mod leader;
pub mod lethal;
pub mod motionless_statue;
pub mod mounted;
pub mod possession;
pub mod powers;
pub mod quantum_uncertainty;
pub mod quills;
pub mod robust;
pub mod sacrifice;
pub mod screwdriver;
pub mod size;
pub mod skill;
pub mod sprint;
pub mod stealth;
pub mod tail_strike;
pub mod telepathy;
pub mod terror;
pub mod undead;
pub mod unstable;

use reglette_engine::Cx;
use reglette_engine::dice::Dry;
use reglette_geometry::Point;

use crate::choice::Choice;
use crate::combat::Modifier;
use crate::data::arms::Effect as Arm;
use crate::doing::Doing;
use crate::effect::{Effect, Harm};
use crate::event::Event;
use crate::figure::Bond;
use crate::ids::{FigureId, WeaponId};
use crate::marks::Mark;
use crate::quality::{Cause, Tally, test};
use crate::strike::{How, Role, Strike};
use crate::table::Table;

pub use powers::{begin, may_use, options};

/// Modifiers in melee.
pub const MELEE: &[Modifier] = &[
    size::in_melee,
    mounted::in_melee,
    armour::powered_in_melee,
    armour::light_in_melee,
    skill::melee,
    skill::sharpshooter_in_melee,
];

/// Modifiers of shots.
pub const RANGED: &[Modifier] = &[
    size::at_range,
    skill::sharpshooter,
    skill::specialist_at_range,
    acrobat::at_range,
    undead::at_range,
    armour::powered_at_range,
    armour::light_at_range,
    armour::suit_against_fire,
];

/// Modifiers of grenades.
pub const BLAST: &[Modifier] =
    &[size::in_blast, armour::powered_at_range, armour::light_in_blast, armour::suit_against_fire];

/// Modifiers against gas.
pub const GAS: &[Modifier] = &[];

/// Modifiers of attacks on the mind.
pub const MIND: &[Modifier] = &[];

/// What happens when an activation begins, before its dice.
pub fn begins(_: &mut Table, _: FigureId, _: &mut Cx<'_, Event>) -> Result<(), Dry> {
    Ok(())
}

/// What the dice of an activation mean beside actions.
pub fn activated(table: &mut Table, tally: Tally, cx: &mut Cx<'_, Event>) {
    armour::shut_down(table, tally, cx);
}

/// What happens when an activation ends.
pub fn ends(_: &mut Table, _: FigureId, _: &mut Cx<'_, Event>) {}

/// What an action, whatever it is, puts an end to.
pub fn acts(_: &mut Table, _: FigureId, _: Choice, _: &mut Cx<'_, Event>) {}

/// What happens when a figure comes to a place, having touched some before.
pub fn arrives(
    table: &mut Table,
    figure: FigureId,
    before: Point,
    touched: &[FigureId],
    _: &mut Cx<'_, Event>,
) {
    stealth::moved(table, figure);
    quills::touched(table, figure, before, touched);
}

/// What a declared melee attack does beside its roll.
pub fn fights(table: &mut Table, figure: FigureId, target: FigureId, _: &mut Cx<'_, Event>) {
    stealth::fights(table, figure);
    stealth::fights(table, target);
    table[target].mark(Mark::ShieldUp, false);
}

/// What a declared shot does beside its roll.
pub fn fires(table: &mut Table, figure: FigureId, weapon: WeaponId, _: &mut Cx<'_, Event>) {
    stealth::fires(table, figure, weapon);
    if !keeps_hidden(table, weapon) {
        // sotas.ambush.4
        table.active_mut().hidden = false;
    }
}

/// sotas.ambush.5, sotas.needle-pistol.7: whether firing it leaves the shooter hidden.
pub fn keeps_hidden(table: &Table, weapon: WeaponId) -> bool {
    table.weapon(weapon).is(crate::data::arms::Class::Silent)
}

/// sotas.energy-projection.5: the test of whoever is hit by radiation.
pub fn irradiate(_: &Table, target: FigureId) -> Doing {
    test(target, Cause::Irradiation, 3)
}

/// whether an attack cannot do anything to its target.
pub fn is_immune(table: &Table, strike: &Strike) -> bool {
    armour::is_proof(table, strike).is_some() || immaterial::is_proof(table, strike)
}

/// The rule by which it cannot.
pub fn immunity(table: &Table, strike: &Strike) -> &'static str {
    armour::is_proof(table, strike).unwrap_or("sotas.immaterial.3")
}

/// What follows any loss, before armour is considered.
pub fn beaten(_: &mut Table, _: &Strike, _: FigureId) {}

/// R-82, step 2: the rule by which a loss counts as a tie.
pub fn cancels(
    table: &Table,
    strike: &Strike,
    loser: FigureId,
    margin: i8,
) -> Option<&'static str> {
    armour::cancels(table, strike, loser, margin)
}

/// R-82, steps 4 and 5: what a result becomes through Lethal, Horrific Kill and the weapon.
pub fn replaced(table: &Table, strike: &Strike, role: Role, harm: Harm, die: u8) -> Harm {
    let harm = lethal::worsened(table, strike, role, harm);
    if role == Role::Striker {
        return harm;
    }
    if let How::Reflex { leaving: crate::strike::Leaving::Flight } = strike.how {
        // sotas.disengage.11
        return if harm == Harm::Gruesome { harm } else { Harm::Killed };
    }
    if let Some(weapon) = strike.how.weapon()
        && table.weapon(weapon).has(Arm::Immobilise)
    {
        let web = table.weapon(weapon).has(Arm::PowersStay);
        return Harm::Immobilised(if web { Bond::Web } else { Bond::Stun });
    }
    match strike.how {
        How::Mind { scream } => telepathy::result(harm, scream),
        How::Possess => Harm::Possessed,
        How::Blast { grenade, at } => powers::thrown(table, grenade, at, harm, die),
        _ => harm,
    }
}

/// R-82, step 9: what a weapon or a figure leaves behind in whoever lost.
pub fn follows(_: &mut Table, _: &Strike, _: FigureId) {}

/// What follows a combat whoever won.
pub fn fought(_: &mut Table, _: &Strike) {}

/// Carries out an effect of a special rule; the test it needs, if it needs one.
pub fn effect(_: &mut Table, _: Effect, _: &mut Cx<'_, Event>) -> Result<Option<Doing>, Dry> {
    Ok(None)
}

/// A test taken for such an effect has been rolled.
pub fn tested(_: &mut Table, _: Effect, _: Tally, _: &mut Cx<'_, Event>) {}
