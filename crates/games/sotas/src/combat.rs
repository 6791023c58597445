//! Totals of a combat (sotas.melee, sotas.rangedmod; tables 7.4 and 7.5): Combat and every modifier,
//! each with its rule.

use arrayvec::ArrayVec;

use crate::event::{Part, Total};
use crate::figure::Control;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::special::{self, possession};
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::traits::Trait;
use crate::{heights, targets};

/// What is added to a die.
pub type Parts = ArrayVec<Part, 24>;

/// A rule that may add something to a total in some part of a combat.
pub type Modifier = fn(&Table, &Strike, Role) -> Option<Part>;

/// Everything that is added to the die of one part of a combat. Flyers fight like others
/// (sotas.flying.3).
pub fn parts(table: &Table, strike: &Strike, role: Role) -> Parts {
    let mut parts = Parts::new();
    if possession::is_contest(table, strike) {
        parts.extend(strike.figure(role).map(|it| possession::combat(table, it)));
        return parts;
    }
    parts.push(combat(table, strike, role));
    let list: &[&[Modifier]] = match strike.how {
        How::Melee { .. } | How::Possess | How::Reflex { .. } => &[MELEE, special::MELEE],
        How::Shot { .. } => &[targets::RANGED, special::RANGED],
        How::Blast { .. } => &[special::BLAST],
        How::Gas { .. } => &[special::GAS],
        How::Mind { .. } => &[special::MIND],
        How::Quills => &[],
    };
    for modifier in list.iter().copied().flatten() {
        parts.extend(modifier(table, strike, role));
    }
    parts
}

/// The sum of some parts.
pub fn sum(parts: &[Part]) -> i8 {
    parts.iter().map(|part| part.by).sum()
}

/// A die and what is added to it, to be told.
pub fn total(die: u8, parts: &[Part]) -> Total {
    let die_value = i8::try_from(die).expect("a face of six");
    Total { die, parts: parts.to_vec(), total: die_value + sum(parts) }
}

/// sotas.profile.4, R-83: the Combat that counts.
fn combat(table: &Table, strike: &Strike, role: Role) -> Part {
    if role == Role::Striker {
        let own = strike.how.weapon().and_then(|it| table.weapon(it).own_combat);
        match (strike.how, own) {
            // sotas.grenade-frag.1, sotas.grenade-plasma.1, sotas.grenade-toxic.1, sotas.grenade-photon.1
            (How::Blast { grenade, .. }, _) => {
                let combat = table.book.content.arms.grenades[usize::from(grenade)].combat;
                return Part::new("sotas.grenades.2", combat.unwrap_or(0));
            }
            (How::Gas { score }, _) => return Part::new("sotas.gas.1", score),
            (How::Quills, _) => return Part::new("sotas.quills.2", 1),
            (How::Shot { .. }, Some(own)) => return Part::new("sotas.quills.3", own),
            _ => {}
        }
    }
    let figure = strike.figure(role).expect("gas and grenades have a Combat of their own");
    own_combat(table, figure, role)
}

/// A figure's Combat as attacker or defender, as special rules change it (sotas.profile.5, sotas.profile.8).
pub fn own_combat(table: &Table, figure: FigureId, role: Role) -> Part {
    let shown = table.shown(figure);
    let (rule, combat) = match (role, shown.attack, shown.defence) {
        (Role::Striker, Some(attack), _) => ("sotas.improved-attack.1", attack),
        (Role::Target, _, Some(defence)) => ("sotas.improved-defence.1", defence),
        _ => ("sotas.profile.4", shown.combat),
    };
    let it = &table[figure];
    // sotas.contagion.2, sotas.telepathy.7
    let less = i8::from(it.is(Mark::Contaminated))
        + i8::from(matches!(it.state.control, Some(Control::Mind(_))));
    Part::new(rule, combat - less)
}

/// The modifiers of table 7.4 that rest on no special rule; all add up (sotas.melee.22).
const MELEE: &[Modifier] = &[outnumbered, helpless, power, ambush, higher, pistol];

/// sotas.melee.10, R-90: −1 for each enemy in contact beyond the first.
fn outnumbered(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let figure = strike.figure(role)?;
    let enemies = table.opponents(figure).count();
    let beyond = i8::try_from(enemies.saturating_sub(1)).unwrap_or(0);
    (beyond > 0).then(|| Part::new("sotas.melee.10", -beyond))
}

/// sotas.melee.11, sotas.knockdown.2, sotas.knockdown.3, R-88: +2 against whoever is down or Immobilised, once.
fn helpless(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    (role == Role::Striker && is_helpless(table, strike.target))
        .then(|| Part::new("sotas.melee.11", 2))
}

/// Down, Immobilised, or hanging on a wall.
pub fn is_helpless(table: &Table, figure: FigureId) -> bool {
    let it = &table[figure];
    it.is_down() || is_bound(table, figure)
}

/// Immobilised, or treated so (sotas.climbing.6).
pub fn is_bound(table: &Table, figure: FigureId) -> bool {
    table[figure].is_immobilised() || table.is_climbing(figure)
}

/// sotas.melee.12, sotas.actions.3: a power attack lowers the opponent.
fn power(_: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let power = matches!(strike.how, How::Melee { power: true, .. });
    (power && role == Role::Target).then(|| Part::new("sotas.melee.12", -1))
}

/// sotas.melee.13, sotas.ambush.6, sotas.danger-sense.1: out of hiding.
fn ambush(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let active = table.active.filter(|active| Some(active.figure) == strike.by)?;
    let ambush = role == Role::Striker
        && active.hidden
        && !matches!(strike.how, How::Reflex { .. })
        && !table.has(strike.target, Trait::DangerSense);
    ambush.then(|| Part::new("sotas.melee.13", 1))
}

/// sotas.melee.15, sotas.climber.3, R-101: behind an obstacle, or higher.
fn higher(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let (me, foe) = (strike.figure(role)?, strike.other(role)?);
    let step = table.book.sticks().step();
    let height =
        |it: FigureId| table[it].state.z.max(heights::ground_height(table, table[it].state.at));
    let above = height(me) - height(foe) >= step;
    let behind =
        role == Role::Target && table.is_obstacle_between(table.base(me), table[me].state.z, foe);
    (above || behind).then(|| Part::new("sotas.melee.15", 1))
}

/// sotas.melee.18, sotas.pistol.2, sotas.electric-pistol.3, R-22: a pistol used in melee; what has no modifier
/// there is not used (sotas.assault-rifle.2, sotas.death-ray.5).
fn pistol(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let How::Melee { with: Some(weapon), .. } = strike.how else { return None };
    let by = table.weapon(weapon).melee?;
    (role == Role::Striker).then(|| Part::new("sotas.melee.18", by))
}
