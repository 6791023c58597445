//! Weapons (ex.rg.1, ex.ml.8) and their special rules (ex.wt).

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::{Decimal, Length};
use serde::Deserialize;

use super::{Source, inches, once, place, row, term};
use crate::ids::WeaponId;

/// The name of the file.
pub const FILE: &str = "weapons.toml";

/// All weapons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arms {
    /// Weapons; their place is their [`WeaponId`].
    pub weapons: Vec<Weapon>,
    /// Their titles, in the same order.
    pub titles: Vec<Title>,
    /// Their special rules as written.
    pub terms: Vec<Vec<String>>,
}

/// A weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weapon {
    /// ex.rg.1: its effective range; none for a weapon of melee alone.
    pub range: Option<Length>,
    /// Dice.
    pub dice: u8,
    /// ex.wt.1: used in melee.
    pub close: bool,
    /// ex.wt.2: how many targets; one without Burst.
    pub burst: u8,
    /// ex.wt.3: how far around the target.
    pub blast: Option<Length>,
    /// ex.wt.4.
    pub terrifying: bool,
    /// ex.wt.5.
    pub heavy: bool,
    /// ex.wt.6.
    pub stun: bool,
    /// ex.wt.7.
    pub precise: bool,
    /// ex.wt.8.
    pub disintegrate: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    weapon: Vec<Row>,
}

row!(Row {
    range: Option<Decimal>,
    dice: u8,
    #[serde(default)]
    traits: Vec<String>,
});

/// The most dice of a weapon or profile.
pub const MOST_DICE: u8 = 12;

impl Arms {
    /// Reads the file.
    pub fn read(source: Source<'_>) -> Result<Arms, Fault> {
        let file: File = source.parse()?;
        let titles: Vec<Title> = file.weapon.iter().map(Row::title).collect();
        once(source, &titles)?;
        let weapons =
            file.weapon.iter().map(|row| weapon(source, row)).collect::<Result<_, _>>()?;
        let terms = file.weapon.into_iter().map(|row| row.traits).collect();
        Ok(Arms { weapons, titles, terms })
    }

    /// The weapon of an id.
    pub fn named(&self, id: &str) -> Option<WeaponId> {
        place(&self.titles, id).map(WeaponId)
    }
}

fn weapon(source: Source<'_>, row: &Row) -> Result<Weapon, Fault> {
    let range = row.range.map(|it| inches(source, it)).transpose()?;
    let mut weapon = Weapon { range, dice: row.dice, burst: 1, ..Weapon::default() };
    for text in &row.traits {
        let unknown = || source.unknown("weapon-trait", text);
        let (id, argument) = term(text);
        match (id, argument) {
            ("c", None) => weapon.close = true,
            ("burst", Some(many)) => weapon.burst = many.parse().map_err(|_| unknown())?,
            ("blast", Some(far)) => {
                let far = far.parse().map_err(|_| unknown())?;
                weapon.blast = Some(inches(source, far)?);
            }
            ("terrifying", None) => weapon.terrifying = true,
            ("heavy", None) => weapon.heavy = true,
            ("stun", None) => weapon.stun = true,
            ("precise", None) => weapon.precise = true,
            ("disintegrate", None) => weapon.disintegrate = true,
            _ => return Err(unknown()),
        }
    }
    // ex.wt.2, ex.wt.3: a Burst has shares, a blast the same hits for everybody.
    if weapon.burst > 1 && weapon.blast.is_some() {
        return Err(source.wrong(&row.id, "fault-content-blast"));
    }
    let usable = weapon.range.is_some() || weapon.close;
    let few = weapon.dice <= MOST_DICE && (1..=4).contains(&weapon.burst);
    let sound = usable && few && weapon.range.is_none_or(|it| it > Length::ZERO);
    if sound { Ok(weapon) } else { Err(source.wrong(&row.id, "fault-content-weapon")) }
}
