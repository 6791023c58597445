//! Armour: Light, Heavy, Reflective, Powered, and the NBC Suit. Each helps by itself, so that one may be
//! worn over another (sotas.reflective-armour.2, sotas.nbc-suit.4).

use reglette_engine::Cx;

use crate::data::arms::{Class, Effect as Arm};
use crate::event::{Deed, Event, Part, What};
use crate::figure::Bond;
use crate::ids::FigureId;
use crate::options::LightArmourMelee;
use crate::quality::Tally;
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.laser-screwdriver.1, R-75: no armour helps against it.
fn is_ignored(table: &Table, strike: &Strike) -> bool {
    strike.how.weapon().is_some_and(|it| table.weapon(it).has(Arm::IgnoresArmour))
}

/// sotas.melee.19, sotas.powered-armour.1, sotas.powered-armour.7.
pub fn powered_in_melee(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let figure = strike.figure(role)?;
    let worn = table.has(figure, Trait::PoweredArmour)
        && !(role == Role::Target && is_ignored(table, strike));
    worn.then(|| Part::new("sotas.powered-armour.1", 2))
}

/// sotas.powered-armour.2: in defence only.
pub fn powered_at_range(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let worn = table.has(strike.target, Trait::PoweredArmour) && !is_ignored(table, strike);
    (role == Role::Target && worn).then(|| Part::new("sotas.powered-armour.2", 2))
}

fn light(table: &Table, strike: &Strike, role: Role) -> bool {
    role == Role::Target
        && table.has(strike.target, Trait::LightArmour)
        && !is_ignored(table, strike)
}

fn is_firearm(table: &Table, strike: &Strike) -> bool {
    strike.how.weapon().is_some_and(|it| table.weapon(it).is(Class::Firearm))
}

/// sotas.light-armour.1, R-38: against firearms.
pub fn light_at_range(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let helps = light(table, strike, role) && is_firearm(table, strike);
    helps.then(|| Part::new("sotas.light-armour.1", 2))
}

/// sotas.light-armour.1, R-38: a pistol used in melee; by the other reading, all melee.
pub fn light_in_melee(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let always = table.book.options.light_armour_melee == LightArmourMelee::On;
    let helps = light(table, strike, role) && (always || is_firearm(table, strike));
    helps.then(|| Part::new("sotas.light-armour.1", 2))
}

/// sotas.light-armour.2: against fragmentation grenades.
pub fn light_in_blast(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let How::Blast { grenade, .. } = strike.how else { return None };
    let kinetic =
        table.book.content.arms.grenades[usize::from(grenade)].classes.has(Class::Kinetic);
    (kinetic && light(table, strike, role)).then(|| Part::new("sotas.light-armour.2", 2))
}

/// sotas.nbc-suit.3: against flames.
pub fn suit_against_fire(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let worn = table.has(strike.target, Trait::NbcSuit);
    (role == Role::Target && worn && is_fire(table, strike))
        .then(|| Part::new("sotas.nbc-suit.3", 1))
}

/// whether an attack is one of flames.
pub fn is_fire(table: &Table, strike: &Strike) -> bool {
    match strike.how {
        How::Blast { grenade, .. } => {
            table.book.content.arms.grenades[usize::from(grenade)].classes.has(Class::Fire)
        }
        how => how.weapon().is_some_and(|it| table.weapon(it).is(Class::Fire)),
    }
}

/// sotas.powered-armour.3, sotas.nbc-suit.2, sotas.needle-pistol.2, R-103: attacks that armour makes vain.
pub fn is_proof(table: &Table, strike: &Strike) -> Option<&'static str> {
    let target = strike.target;
    let powered = table.has(target, Trait::PoweredArmour);
    match strike.how {
        How::Shot { with, .. } | How::Melee { with: Some(with), .. } => {
            let weapon = table.weapon(with);
            if weapon.has(Arm::Needles) && (powered || table.has(target, Trait::Artificial)) {
                return Some("sotas.needle-pistol.2");
            }
            let shot = matches!(strike.how, How::Shot { .. });
            (powered && shot && weapon.is(Class::Primitive)).then_some("sotas.powered-armour.3")
        }
        How::Gas { .. } => {
            let suit = table.has(target, Trait::NbcSuit);
            (powered || suit).then_some("sotas.gas.3")
        }
        How::Melee { with: None, .. }
        | How::Reflex { .. }
        | How::Quills
        | How::Blast { .. }
        | How::Mind { .. }
        | How::Possess => None,
    }
}

/// sotas.heavy-armour.1, sotas.heavy-armour.2, sotas.powered-armour.5, R-39: a loss by exactly
/// one point is a tie.
pub fn cancels(
    table: &Table,
    strike: &Strike,
    loser: FigureId,
    margin: i8,
) -> Option<&'static str> {
    let ignored = loser == strike.target && is_ignored(table, strike);
    // sotas.gas.2, sotas.gas.4, sotas.area.5
    let other = matches!(strike.how, How::Gas { .. } | How::Mind { .. });
    if margin != 1 || ignored || other {
        return None;
    }
    if table.has(loser, Trait::HeavyArmour) {
        return Some("sotas.heavy-armour.2");
    }
    table.has(loser, Trait::PoweredArmour).then_some("sotas.powered-armour.5")
}

/// sotas.powered-armour.6, sotas.powered-armour.10: two failures shut the armour down.
pub fn shut_down(table: &mut Table, tally: Tally, cx: &mut Cx<'_, Event>) {
    let figure = table.active().figure;
    if tally.failures >= 2 && table.has(figure, Trait::PoweredArmour) {
        table[figure].bind(Bond::Armour);
        let what = Deed::ShutDown;
        cx.emit(|| Event::cite("sotas.powered-armour.6", What::Did { figure, what }));
    }
}
