//! Choice of target, ranges and ranged modifiers (sotas.target, sotas.ranged, sotas.rangedmod).

use reglette_engine::Illegal;
use reglette_engine::rule::require;
use reglette_geometry::{Gap, Length};

use crate::combat::Modifier;
use crate::data::arms::{Class, Range, Weapon};
use crate::event::Part;
use crate::ids::{FigureId, WeaponId};
use crate::measure::Stick;
use crate::options::PistolRange;
use crate::sight::{self, Look, Screen};
use crate::special::{size, stealth};
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// A figure that may be shot at.
#[derive(Clone, Debug)]
pub struct Target {
    /// Who.
    pub figure: FigureId,
    /// How far.
    pub gap: Gap,
    /// What is seen of it.
    pub look: Look,
}

impl Target {
    fn in_cover(&self) -> bool {
        matches!(self.look, Look::Open { cover: true, .. })
    }
}

/// sotas.ranged.2: one range of a weapon (sotas.bow.1, sotas.bow.3, sotas.rifle.1, sotas.assault-rifle.1,
/// sotas.sonic-stunner.1, sotas.flamethrower.1, sotas.death-ray.1, sotas.pistol.1, sotas.needle-pistol.1,
/// sotas.nanite-pistol.1, sotas.web-pistol.1, sotas.electric-pistol.1, sotas.tranquilliser-darts.1).
pub fn range(table: &Table, weapon: WeaponId) -> Length {
    let it = table.weapon(weapon);
    let sticks = table.book.sticks();
    match it.range {
        Range::Stick(stick) => sticks.length(pistol(table, it, stick)),
        Range::ByActions => sticks.short(),
        Range::Contact => Length::ZERO,
    }
}

/// sotas.weapons.8, sotas.energy-projection.8, R-44: the range of the plain pistol, and of what is like one.
fn pistol(table: &Table, weapon: &Weapon, stick: Stick) -> Stick {
    let plain = weapon.is(Class::Firearm) && weapon.hands < 2;
    match table.book.options.pistol_range {
        PistolRange::Medium if plain => Stick::Medium,
        PistolRange::Medium | PistolRange::Long => stick,
    }
}

/// sotas.ranged.3, sotas.ranged.4, sotas.ranged.5: which range a gap falls in, from 0.
pub fn band(table: &Table, weapon: WeaponId, gap: Gap) -> Option<u8> {
    let one = range(table, weapon);
    let bands = table.weapon(weapon).bands;
    (0..bands).find(|&n| gap.is_within(one * i32::from(n + 1)))
}

/// Whether a figure could be shot at, the nearest-enemy rule apart (sotas.target.8).
pub fn may_hit(
    table: &Table,
    shooter: FigureId,
    weapon: WeaponId,
    target: FigureId,
) -> Result<Target, Illegal> {
    let there = table[target].is_on_table() && table.are_enemies(shooter, target);
    require(there, "sotas.target.1")?;
    let gap = table.gap(shooter, target);
    require(band(table, weapon, gap).is_some(), "sotas.ranged.6")?;
    may_aim(table, shooter, target)
}

/// Whether a figure could be shot at, its distance and the nearest-enemy rule apart.
pub fn may_aim(table: &Table, shooter: FigureId, target: FigureId) -> Result<Target, Illegal> {
    let there = table[target].is_on_table() && table.are_enemies(shooter, target);
    require(there, "sotas.target.1")?;
    let gap = table.gap(shooter, target);
    require(rival(table, shooter, target).is_none(), "sotas.target.6")?;
    require(!stealth::protects(table, target, shooter), "sotas.stealth.1")?;
    let look = sight::look(table, shooter, target, Screen::Figures);
    require(look.is_open(), "sotas.los.2")?;
    Ok(Target { figure: target, gap, look })
}

/// sotas.target.6: a friend in melee with the target, which is not shot at; sotas.target.7: but whoever the
/// shooter itself touches.
pub fn rival(table: &Table, shooter: FigureId, target: FigureId) -> Option<FigureId> {
    let friend = |it: FigureId| it != shooter && !table.are_enemies(shooter, it);
    table.enemies(target).find(|&it| friend(it) && fights(table, target, it))
}

/// a thing of air is in nobody's way.
fn fights(table: &Table, one: FigureId, other: FigureId) -> bool {
    table.touch(one, other) && !table.has(other, Trait::Immaterial)
}

/// Everybody who could be shot at.
pub fn field(table: &Table, shooter: FigureId, weapon: WeaponId) -> Vec<Target> {
    table.enemies(shooter).filter_map(|it| may_hit(table, shooter, weapon, it).ok()).collect()
}

/// sotas.target.1: no nearer enemy must be shot at first.
pub fn may_pick(table: &Table, field: &[Target], target: &Target, strike: &Strike) -> bool {
    comes_first(table, field, target, strike).is_none()
}

/// sotas.target.1, sotas.target.2, sotas.target.3, R-30: a nearer enemy that must be shot at first.
pub fn comes_first(
    table: &Table,
    field: &[Target],
    target: &Target,
    strike: &Strike,
) -> Option<FigureId> {
    let big = size::of(table, target.figure) > size::Size::Normal;
    let passed_over = |other: &Target| {
        other.gap >= target.gap
            || table[other.figure].is_down()
            || other.in_cover()
            || big && size::of(table, other.figure) == size::Size::Normal
            || crate::special::is_immune(table, &Strike { target: other.figure, ..*strike })
    };
    field.iter().find(|other| !passed_over(other)).map(|other| other.figure)
}

/// The modifiers of table 7.5 that rest on no special rule; all add up (sotas.rangedmod.10).
pub const RANGED: &[Modifier] =
    &[bonus, distance, cover, immobilised, prone, aimed, further, ambush];

/// sotas.ranged.7, sotas.rangedmod.6, sotas.rangedmod.7, sotas.tranquilliser-darts.2: the bonus of the
/// weapon, once.
fn bonus(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let weapon = strike.how.weapon()?;
    let by = crate::special::laser::bonus(table, weapon, strike.target)?;
    (role == Role::Striker && by != 0).then(|| Part::new("sotas.ranged.7", by))
}

/// sotas.ranged.4, sotas.ranged.5, sotas.rifle.2, sotas.flamethrower.2.
fn distance(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let (by, weapon) = (strike.by?, strike.how.weapon()?);
    if role != Role::Striker {
        return None;
    }
    match band(table, weapon, table.gap(by, strike.target)) {
        Some(0) => None,
        Some(1) => Some(Part::new("sotas.ranged.4", -1)),
        // whoever is hit too beyond the last range is no nearer than that.
        Some(_) | None => Some(Part::new("sotas.ranged.5", -2)),
    }
}

/// sotas.cover.1, sotas.cover.3, sotas.rangedmod.2: once.
fn cover(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let by = strike.by.filter(|_| role == Role::Striker)?;
    if stealth::protects(table, strike.target, by) {
        return Some(Part::new("sotas.stealth.1", -1));
    }
    match sight::look(table, by, strike.target, Screen::Figures) {
        Look::Open { cover: true, .. } => Some(Part::new("sotas.cover.1", -1)),
        Look::Open { .. } | Look::Hidden => None,
    }
}

/// sotas.rangedmod.3, sotas.immobilised.3.
fn immobilised(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let bound = crate::combat::is_bound(table, strike.target);
    (role == Role::Striker && bound).then(|| Part::new("sotas.rangedmod.3", 2))
}

/// sotas.proneshoot.1, sotas.rangedmod.4: −1 beyond Short.
fn prone(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let by = strike.by.filter(|_| role == Role::Striker)?;
    let near = table.is_within(table.book.sticks().short(), by, strike.target);
    (table[strike.target].is_down() && !near).then(|| Part::new("sotas.proneshoot.1", -1))
}

/// sotas.aimed.1, sotas.aimed.2, sotas.rangedmod.5: the target's total is lower.
fn aimed(_: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let aimed = matches!(strike.how, How::Shot { aimed: true, .. });
    (aimed && role == Role::Target).then(|| Part::new("sotas.aimed.1", -1))
}

/// sotas.multishot.3.
fn further(_: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let further = matches!(strike.how, How::Shot { further: true, .. });
    (further && role == Role::Striker).then(|| Part::new("sotas.multishot.3", -1))
}

/// sotas.ambush.3, sotas.woods.3, R-97: once, and not against whoever feels danger
/// (sotas.danger-sense.1).
fn ambush(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let by = strike.by.filter(|_| role == Role::Striker)?;
    let How::Shot { ambush, .. } = strike.how else { return None };
    if table.has(strike.target, Trait::DangerSense) {
        return None;
    }
    if sight::shoots_out_of_wood(table, by, strike.target) {
        return Some(Part::new("sotas.woods.3", 1));
    }
    ambush.then(|| Part::new("sotas.ambush.3", 1))
}
