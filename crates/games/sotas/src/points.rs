//! What a profile costs (sotas.points), from the costs in the content files.

use std::collections::BTreeMap;

use reglette_engine::fault::Fault;
use serde::Deserialize;

use crate::data::{Source, term};

/// What a profile lists, as far as its cost goes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Gear {
    /// Quality on the profile.
    pub quality: i32,
    /// Combat on the profile.
    pub combat: i32,
    /// Special rules, with their arguments in brackets.
    #[serde(default)]
    pub specials: Vec<String>,
    /// Weapons.
    #[serde(default)]
    pub weapons: Vec<String>,
    /// How many grenades of each kind.
    #[serde(default)]
    pub grenades: BTreeMap<String, u8>,
    /// Equipment.
    #[serde(default)]
    pub items: Vec<String>,
}

/// The cost of everything a profile can list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prices {
    specials: BTreeMap<String, Price>,
    /// Weapons, grenades and equipment.
    arms: BTreeMap<String, i32>,
    /// Weapons by the special rule that gives them, as `energy-projection(light)`.
    given: BTreeMap<String, i32>,
}

/// The cost of a special rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Price {
    id: String,
    #[serde(default)]
    cost: i32,
    #[serde(default)]
    cost_if: Instead,
    #[serde(default)]
    price: How,
}

/// sotas.points.6: another cost for some arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Instead {
    /// Where X is a single figure.
    figure: Option<i32>,
    /// Where X is all the living.
    living: Option<i32>,
}

/// How a cost is worked out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum How {
    #[default]
    Flat,
    /// sotas.points.5: for each point of X above Combat.
    PerPoint,
    /// That of the weapon it gives.
    Weapon,
    /// sotas.points.3: the formula takes another Quality.
    HalfQuality,
    /// sotas.points.4: a third of the points of X at the end.
    ThirdOfOther,
}

#[derive(Deserialize)]
struct Specials {
    special: Vec<Price>,
}

#[derive(Deserialize)]
struct Arms {
    #[serde(default)]
    weapon: Vec<Arm>,
    #[serde(default)]
    grenade: Vec<Arm>,
    #[serde(default)]
    item: Vec<Arm>,
}

#[derive(Deserialize)]
struct Arm {
    id: String,
    special: Option<String>,
    #[serde(default)]
    cost: i32,
}

/// The range of costs that reaches a profile: more than this is a mistake in a file.
const MOST: i32 = 30_000;

impl Prices {
    /// Reads the costs of special rules and of weapons.
    pub fn read(specials: Source<'_>, weapons: Source<'_>) -> Result<Prices, Fault> {
        let rules: Specials = specials.parse()?;
        let Arms { weapon, grenade, item } = weapons.parse()?;
        let (given, carried): (Vec<Arm>, Vec<Arm>) =
            weapon.into_iter().partition(|it| it.special.is_some());
        let arms = carried.into_iter().chain(grenade).chain(item);
        let given = given.into_iter().filter_map(|it| Some((it.special?, it.cost)));
        Ok(Prices {
            specials: rules.special.into_iter().map(|it| (it.id.clone(), it)).collect(),
            arms: arms.map(|it| (it.id, it.cost)).collect(),
            given: given.collect(),
        })
    }

    /// sotas.points.7, R-44: the costs when a pistol reaches Medium.
    #[must_use]
    pub fn with_medium_pistol(mut self) -> Prices {
        let cheaper = |costs: &mut BTreeMap<String, i32>, id: &str| {
            costs.entry(id.to_owned()).and_modify(|cost| *cost -= 3);
        };
        cheaper(&mut self.arms, "pistol");
        cheaper(&mut self.given, "energy-projection(kinetic)");
        self
    }

    /// The points of a profile. `of` tells the points of other profiles: those a Fob Watch names,
    /// and which names are single figures. The error is what has no cost.
    pub fn points(&self, gear: &Gear, of: &dyn Fn(&str) -> Option<i32>) -> Result<i32, String> {
        let mut sum = gear.combat.saturating_mul(5);
        for special in &gear.specials {
            sum += self.special(gear, special, of)?;
        }
        for id in gear.weapons.iter().chain(&gear.items) {
            sum += self.arms.get(id).ok_or(id)?;
        }
        for (id, &count) in &gear.grenades {
            sum += self.arms.get(id).ok_or(id)? * i32::from(count);
        }
        let base = formula(sum.clamp(-MOST, MOST), gear.quality, self.is_uncertain(gear));
        let watches = gear.specials.iter().filter(|it| self.how(it) == How::ThirdOfOther);
        let others = watches.map(|it| {
            let other = term(it).1.and_then(of);
            other.map(|points| rounded(points, 3)).ok_or_else(|| it.clone())
        });
        Ok(base + others.sum::<Result<i32, String>>()?)
    }

    fn special(
        &self,
        gear: &Gear,
        special: &str,
        of: &dyn Fn(&str) -> Option<i32>,
    ) -> Result<i32, String> {
        let (id, argument) = term(special);
        let price = self.specials.get(id).ok_or(special)?;
        match price.price {
            How::Flat => Ok(price.flat(argument, of)),
            How::PerPoint => {
                let x: i32 = argument.and_then(|it| it.parse().ok()).ok_or(special)?;
                Ok(price.cost * (x.clamp(-99, 99) - gear.combat))
            }
            How::Weapon => Ok(*self.given.get(special).ok_or(special)?),
            How::HalfQuality | How::ThirdOfOther => Ok(0),
        }
    }

    fn how(&self, special: &str) -> How {
        self.specials.get(term(special).0).map(|it| it.price).unwrap_or_default()
    }

    fn is_uncertain(&self, gear: &Gear) -> bool {
        gear.specials.iter().any(|it| self.how(it) == How::HalfQuality)
    }
}

impl Price {
    /// sotas.points.6: the cost where it is a plain number.
    fn flat(&self, argument: Option<&str>, of: &dyn Fn(&str) -> Option<i32>) -> i32 {
        match argument {
            Some("living") => self.cost_if.living.unwrap_or(self.cost),
            Some(x) if of(x).is_some() => self.cost_if.figure.unwrap_or(self.cost),
            Some(_) | None => self.cost,
        }
    }
}

/// sotas.points.1, sotas.points.2: the sum times (7 − Quality) / 2, halves up, at least 1.
/// sotas.points.3: with Quantum Uncertainty (Quality + 2) / 2 stands for Quality.
fn formula(sum: i32, quality: i32, uncertain: bool) -> i32 {
    let exact =
        if uncertain { rounded(sum * (12 - quality), 4) } else { rounded(sum * (7 - quality), 2) };
    exact.max(1)
}

/// A fraction to the nearest whole number, halves up.
fn rounded(over: i32, under: i32) -> i32 {
    (2 * over + under).div_euclid(2 * under)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// sotas.points.1, sotas.points.2: figures of published warbands of the parent game.
    #[test]
    fn the_formula_gives_published_costs() {
        let cost = |quality, combat: i32, sum| formula(5 * combat + sum, quality, false);
        assert_eq!(cost(4, 3, 0), 23, "a plain human, 22.5 rounded up");
        assert_eq!(cost(3, 4, 6), 52, "a lizard warrior");
        assert_eq!(cost(3, 4, 21), 82, "a lizard champion");
        assert_eq!(cost(2, 2, 18), 70, "an elf wizard");
        assert_eq!(cost(4, 2, 7), 26, "a kobold archer");
        assert_eq!(cost(6, 0, 0), 1, "nobody is free");
    }

    /// sotas.points.3: half its time it has Quality 2.
    #[test]
    fn uncertain_quality_is_a_mean() {
        assert_eq!(formula(20 + 26, 5, true), 81, "a Weeping Angel");
    }
}
