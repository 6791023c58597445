//! Burst (ex.wt.2): several targets share the dice of one weapon.

use reglette_geometry::INCH;

use crate::adventure;
use crate::aim::{self, Parts, sum};
use crate::attack::{Attack, Share, attack};
use crate::ids::FigureId;
use crate::table::Table;

/// ex.wt.2: enemies within 3" of the first target that may be named too.
pub fn further(table: &Table) -> Vec<FigureId> {
    let it = attack(table);
    let Some(weapon) = it.weapon else { return Vec::new() };
    let first = it.targets[0].target;
    if it.targets.len() >= usize::from(table.weapon(weapon).burst) {
        return Vec::new();
    }
    let free = |foe: &FigureId| {
        it.targets.iter().all(|share| share.target != *foe)
            && table.is_near(INCH * 3, first, *foe)
            && room(table, *foe)
    };
    table.foes(it.seat).filter(free).collect()
}

/// ex.wt.2: whether the dice are enough for every named target, and one more.
fn room(table: &Table, more: FigureId) -> bool {
    let it = attack(table);
    let named = it.targets.iter().map(|share| share.target).chain([more]);
    let needs: Option<i8> = named.map(|foe| least(table, foe)).sum();
    needs.is_some_and(|needs| needs <= shared(table, it))
}

/// ex.wt.2: weapon dice and Shoot, to be divided.
pub fn shared(table: &Table, it: &Attack) -> i8 {
    let dice = it.weapon.map_or(0, |it| table.weapon(it).dice);
    i8::try_from(dice).unwrap_or(i8::MAX) + it.by.map_or(0, |it| table.profile(it).shoot)
}

/// The fewest dice a share of a Burst needs for the shot to be possible.
fn least(table: &Table, foe: FigureId) -> Option<i8> {
    let it = attack(table);
    let cards = it.cards_for(foe);
    let ignores = aim::ignores_penalties(table, cards);
    let aimed = aim::aim(table, it.by?, it.weapon?, foe, ignores).ok()?;
    let rest = sum(&without_own(&aimed.parts)) + adventure::attack_bonus(table, cards);
    Some((1 - rest).max(1))
}

/// The parts of an attack apart from weapon dice and Shoot.
pub fn without_own(parts: &Parts) -> Parts {
    parts.iter().copied().filter(|it| !matches!(it.rule.id(), "ex.sr.1" | "ex.rc.5")).collect()
}

/// The fewest and the most dice a target may get.
pub fn shares(table: &Table, nth: u8) -> (u8, u8) {
    let it = attack(table);
    let needs = |share: &Share| least(table, share.target).unwrap_or(1);
    let given: i8 = it.targets[..usize::from(nth)]
        .iter()
        .map(|share| i8::try_from(share.dice.unwrap_or(0)).unwrap_or(i8::MAX))
        .sum();
    let later: i8 = it.targets[usize::from(nth) + 1..].iter().map(needs).sum();
    let low = needs(&it.targets[usize::from(nth)]);
    let high = (shared(table, it) - given - later).max(low);
    (low.unsigned_abs(), high.unsigned_abs())
}
