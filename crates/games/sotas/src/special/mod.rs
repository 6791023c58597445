//! Special rules (sotas.profile.6): one file for each, and the places where play asks for them.
//!
//! A rule is a [`Trait`](crate::traits::Trait) on a profile. Its file holds what it means as small
//! functions; the lists and functions below are the only callers. A new modifier is a line in one of
//! the lists, a new power an arm in [`powers`].

pub mod acrobat;
pub mod animal;
pub mod anti_kinetic_shield;
pub mod armour;
pub mod attractive;
pub mod blast;
pub mod consciousness;
pub mod constitution;
pub mod contagion;
pub mod darkness;
pub mod disengage_expert;
pub mod doppelganger;
pub mod entangle;
pub mod fear_of_fire;
pub mod fear_of_water;
pub mod fob_watch;
pub mod for_england;
pub mod force_field;
pub mod gas;
pub mod heal;
pub mod hero;
pub mod immaterial;
pub mod laser;
pub mod leader;
pub mod lethal;
pub mod motionless_statue;
pub mod mounted;
pub mod nanites;
pub mod poison;
pub mod possession;
pub mod powers;
pub mod quantum_uncertainty;
pub mod quills;
pub mod radiation;
pub mod robust;
pub mod sacrifice;
pub mod screwdriver;
pub mod size;
pub mod skill;
pub mod sprint;
pub mod stealth;
pub mod tail_strike;
pub mod telepathy;
pub mod teleport;
pub mod terror;
pub mod turncoat;
pub mod undead;
pub mod unstable;
pub mod using;

use reglette_engine::Cx;
use reglette_engine::dice::Dry;
use reglette_geometry::{Length, Point};

use crate::choice::Choice;
use crate::combat::Modifier;
use crate::data::arms::Effect as Arm;
use crate::doing::Doing;
use crate::effect::{After, Effect, Harm};
use crate::event::Event;
use crate::figure::{Bond, State, Whereabouts};
use crate::grenade;
use crate::ids::{FigureId, WeaponId};
use crate::marks::Mark;
use crate::quality::{Cause, Tally, test};
use crate::stride::Coming;
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
    darkness::at_range,
];

/// modifiers of grenades.
pub const BLAST: &[Modifier] = &[
    grenade::cover,
    size::in_blast,
    armour::powered_at_range,
    armour::light_in_blast,
    armour::suit_against_fire,
];

/// Modifiers against gas.
pub const GAS: &[Modifier] = &[gas::mask];

/// Modifiers of attacks on the mind.
pub const MIND: &[Modifier] = &[telepathy::shielded];

/// What happens when an activation begins, before its dice.
pub fn begins(table: &mut Table, figure: FigureId) {
    table[figure].mark(Mark::BrightLight, false);
    gas::begins(table, figure);
    attractive::begins(table, figure);
    possession::begins(table, figure);
}

/// What the dice of an activation mean beside actions.
pub fn activated(table: &mut Table, tally: Tally, cx: &mut Cx<'_, Event>) {
    armour::shut_down(table, tally, cx);
    fob_watch::opens(table, tally, cx);
    for_england::activated(table, tally, cx);
}

/// What happens when an activation ends.
pub fn ends(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    for_england::ends(table, figure, cx);
}

/// What an action, whatever it is, puts an end to.
pub fn acts(table: &mut Table, figure: FigureId, choice: Choice, cx: &mut Cx<'_, Event>) {
    anti_kinetic_shield::acts(table, figure, choice, cx);
}

/// What a move of a figure's own ends with that began at a place and a height; to stay there is none.
pub fn moved(table: &mut Table, figure: FigureId, (from, z): (Point, Length)) {
    let State { at, z: now, .. } = table[figure].state;
    if (at, now) != (from, z) {
        stealth::moved(table, figure);
    }
}

/// What happens when a figure comes to a place, having touched some before.
pub fn arrives(
    table: &mut Table,
    figure: FigureId,
    before: Point,
    touched: &[FigureId],
    coming: Coming,
) {
    quills::touched(table, figure, before, touched, coming);
    radiation::arrives(table, figure, before);
    attractive::arrives(table, figure, before);
}

/// What a declared melee attack does beside its roll.
pub fn fights(table: &mut Table, figure: FigureId, target: FigureId, cx: &mut Cx<'_, Event>) {
    stealth::fights(table, figure);
    stealth::fights(table, target);
    anti_kinetic_shield::is_touched(table, target, cx);
}

/// What a declared shot does beside its roll.
pub fn fires(table: &mut Table, figure: FigureId, weapon: WeaponId, _: &mut Cx<'_, Event>) {
    stealth::fires(table, figure, weapon);
    if !keeps_hidden(table, weapon) {
        ends_ambush(table);
    }
}

/// sotas.ambush.4, R-23: whoever has shot, thrown a grenade or fought in its activation, be it with its mind
/// or its touch, is no longer in ambush.
pub fn ends_ambush(table: &mut Table) {
    if let Some(active) = &mut table.active {
        active.hidden = false;
    }
}

/// sotas.ambush.5, sotas.needle-pistol.7: whether firing it leaves the shooter hidden.
pub fn keeps_hidden(table: &Table, weapon: WeaponId) -> bool {
    table.weapon(weapon).is(crate::data::arms::Class::Silent)
}

/// sotas.energy-projection.5, sotas.radiation.7: the test of whoever is hit by radiation.
pub fn irradiate(target: FigureId) -> Doing {
    test(target, Cause::Irradiation, 3)
}

/// whether an attack cannot do anything to its target.
pub fn is_immune(table: &Table, strike: &Strike) -> bool {
    armour::is_proof(table, strike).is_some()
        || immaterial::is_proof(table, strike)
        || anti_kinetic_shield::stops(table, strike)
}

/// The rule by which it cannot.
pub fn immunity(table: &Table, strike: &Strike) -> &'static str {
    let rule = armour::is_proof(table, strike);
    rule.unwrap_or(if immaterial::is_proof(table, strike) {
        "sotas.immaterial.3"
    } else {
        "sotas.anti-kinetic-shield.2"
    })
}

/// What follows any loss, before armour is considered.
pub fn beaten(table: &mut Table, strike: &Strike, loser: FigureId) {
    nanites::beaten(table, strike, loser);
}

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
    if let How::Mind { scream } = strike.how {
        return telepathy::result(harm, scream);
    }
    let harm = lethal::worsened(table, strike, role, harm);
    if role == Role::Striker {
        return harm;
    }
    if let How::Reflex { leaving: crate::strike::Leaving::Flight } = strike.how {
        // sotas.disengage.11
        return if harm == Harm::Gruesome { harm } else { Harm::Killed };
    }
    if let Some(bond) = binds(table, strike) {
        return Harm::Immobilised(bond);
    }
    match strike.how {
        How::Possess => Harm::Possessed,
        How::Blast { grenade, at } => blast::thrown(table, grenade, at, harm, die),
        _ => harm,
    }
}

/// sotas.web-pistol.2, sotas.sonic-stunner.2, sotas.sonic-screwdriver.2: the bond that a weapon does nothing
/// but put on whom it beats.
pub fn binds(table: &Table, strike: &Strike) -> Option<Bond> {
    let weapon = table.weapon(strike.how.weapon()?);
    let bond = if weapon.has(Arm::PowersStay) { Bond::Web } else { Bond::Stun };
    weapon.has(Arm::Immobilise).then_some(bond)
}

/// R-82, step 9: what a weapon or a figure leaves behind in whoever lost.
pub fn follows(table: &mut Table, strike: &Strike, loser: FigureId) {
    poison::follows(table, strike, loser);
}

/// What follows a combat whoever won.
pub fn fought(table: &mut Table, strike: &Strike, cx: &mut Cx<'_, Event>) {
    contagion::fought(table, strike);
    fear_of_fire::fought(table, strike);
    if strike.how.is_mutual() {
        ends_ambush(table);
    }
    anti_kinetic_shield::is_fought(table, strike, cx);
}

/// What a result, once applied, means for whoever brought it about.
pub fn slew(table: &mut Table, strike: &Strike, victim: FigureId) {
    let winner = if strike.by == Some(victim) { Some(strike.target) } else { strike.by };
    let killed = table[victim].state.whereabouts == Whereabouts::Killed;
    if let Some(winner) = winner.filter(|_| killed && strike.how.is_melee()) {
        stealth::kills(table, winner);
    }
}

/// Carries out an effect of a special rule; the test it needs, if it needs one.
pub fn effect(
    table: &mut Table,
    effect: Effect,
    cx: &mut Cx<'_, Event>,
) -> Result<Option<Doing>, Dry> {
    match effect {
        Effect::After { strike, loser, what: After::Nanites } => {
            nanites::spread(table, &strike, loser, cx)?;
        }
        Effect::After { strike, loser, what: After::Contagion } => {
            contagion::infects(table, &strike, loser, cx)?;
        }
        Effect::After { strike, loser, what } => {
            return poison::takes_effect(table, &strike, loser, what, cx);
        }
        Effect::Irradiate { figure } if table[figure].is_on_table() => {
            return Ok(Some(irradiate(figure)));
        }
        Effect::Charm { figure, by } if attractive::is_tested(table, figure, by) => {
            return Ok(Some(test(figure, Cause::Attractive, 1)));
        }
        Effect::Out { possessor, .. } if possession::is_inside(table, possessor) => {
            return Ok(Some(test(possessor, Cause::Possessor, 3)));
        }
        _ => {}
    }
    Ok(None)
}

/// A test taken for such an effect has been rolled.
pub fn tested(table: &mut Table, effect: Effect, tally: Tally, cx: &mut Cx<'_, Event>) {
    let failures = tally.failures;
    match effect {
        Effect::After { loser, what: After::Needles, .. } => {
            poison::needled(table, loser, failures, cx);
        }
        Effect::Irradiate { figure } => radiation::tested(table, figure, failures, cx),
        Effect::Charm { figure, .. } => attractive::tested(table, figure, failures, cx),
        Effect::Out { possessor, at } => {
            possession::comes_out(table, possessor, at, failures, cx);
        }
        _ => {}
    }
}
