//! What bands are made from: profiles as they are bought, extras, alliances and limits (sotas.force).

mod read;

use std::collections::BTreeSet;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Title;
use serde::{Deserialize, Serialize};

use crate::data::arms::Arms;
use crate::data::profiles::{ANTIDOTE, Kind, Profile};
use crate::data::scenarios::Side;
use crate::data::{Source, term};
use crate::options::ForceSize;
use crate::points::{Gear, Prices};
use crate::roster::{Figures, Roster};
use crate::traits::Trait;

/// What a band is raised for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Muster {
    /// sotas.force.1: the points it should have; nothing where the players agree on any.
    pub points: Option<i32>,
    /// Whether these are the points of a size rather than of the other side.
    pub standard: bool,
    /// sotas.force.7: the factions the scenario lists; none in a free game.
    pub factions: Vec<String>,
    /// sotas.force.16: profiles it must have.
    pub required: Vec<String>,
}

impl Muster {
    /// sotas.force.1, sotas.force.6: a free game with so many points.
    pub fn free(points: i32) -> Muster {
        Muster { points: Some(points), standard: true, factions: Vec::new(), required: Vec::new() }
    }

    /// sotas.force.7, sotas.force.16, sotas.scenario.12: a side of a scenario. Where any force may come,
    /// the size is the standard one.
    pub fn of_side(side: &Side, size: ForceSize, shop: &Shop) -> Muster {
        let [small, standard, large] = shop.sizes;
        let points = match size {
            ForceSize::Scenario if side.factions.is_empty() => Some(standard),
            ForceSize::Scenario => Some(side.points.into()),
            ForceSize::Small => Some(small),
            ForceSize::Standard => Some(standard),
            ForceSize::Large => Some(large),
            ForceSize::Agreed => None,
        };
        Muster {
            points,
            standard: points != Some(side.points.into()),
            factions: side.factions.clone(),
            required: side.required.clone(),
        }
    }
}

/// A profile as it is bought.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Stock {
    /// Its id.
    pub id: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// Its factions.
    pub factions: Vec<String>,
    /// What it lists.
    #[serde(flatten)]
    pub gear: Gear,
    /// What kind of being it is.
    pub kind: Kind,
    /// sotas.force.3: at most once on a table.
    #[serde(default)]
    pub unique: bool,
    /// sotas.force.4: of the Doctor's people.
    #[serde(skip)]
    pub time_lord: bool,
    /// What the file says it costs.
    pub points: i32,
}

impl Stock {
    /// Whether its profile lists a special rule, whatever the argument.
    pub fn has(&self, special: &str) -> bool {
        self.gear.specials.iter().any(|it| term(it).0 == special)
    }

    /// Whether its profile lists a special rule, a weapon or a piece of equipment.
    fn lists(&self, id: &str) -> bool {
        let gear = self.gear.weapons.iter().chain(&self.gear.items);
        self.has(id) || gear.into_iter().any(|it| it == id)
    }

    /// Whether it is of one of these factions.
    pub fn is_of(&self, factions: &[String]) -> bool {
        self.factions.iter().any(|it| factions.contains(it))
    }
}

/// Everything bands are made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shop {
    prices: Prices,
    profiles: Vec<Stock>,
    entries: Vec<Entry>,
    alliances: Vec<Alliance>,
    exclusions: Vec<Exclusion>,
    /// The factions.
    pub factions: Vec<Faction>,
    /// Groups that special rules speak of.
    groups: Vec<Faction>,
    /// sotas.force.1: the usual sizes: small, standard, large.
    pub sizes: [i32; 3],
    /// Limits of a band.
    pub limits: Limits,
}

/// Limits of a band.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// sotas.force.2: by how much equal forces may differ.
    pub tolerance: i32,
    /// sotas.force.5: the greatest part of the points in one figure, as a fraction.
    pub most_in_one_figure: [i32; 2],
    /// sotas.force.4: how many Time Lords may be Heroes.
    pub time_lord_heroes: u32,
}

/// Two things that may not be on one figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// One.
    pub one: String,
    /// The other.
    pub other: String,
    /// By which rule.
    pub rule: &'static str,
}

/// A special rule, weapon or piece of equipment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Entry {
    id: String,
    en: String,
    fr: String,
    special: Option<String>,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    equipment: bool,
    extra: Option<bool>,
    #[serde(skip)]
    shelf: Shelf,
}

/// Where an entry stands on a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shelf {
    #[default]
    Special,
    Weapon,
    Grenade,
    Item,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Alliance {
    /// What it is called and where it comes from, for readers only.
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "en")]
    _en: String,
    #[serde(rename = "fr")]
    _fr: String,
    #[serde(default, rename = "tag")]
    _tag: String,
    factions: Vec<String>,
    #[serde(default)]
    profiles: Vec<String>,
    #[serde(default)]
    alone: bool,
    #[serde(default)]
    with: Vec<String>,
    /// Those that join where a scenario lists them, which is for readers only.
    #[serde(default)]
    scenario_only: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exclusion {
    any: Vec<String>,
    with: Vec<String>,
    rule: String,
}

/// A faction, or a group that special rules speak of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Faction {
    /// Its id.
    pub id: String,
    /// Its English name.
    pub en: String,
    /// Its French name.
    pub fr: String,
}

/// The rules an exclusion may name.
const EXCLUDING: [&str; 6] = [
    "sotas.heavy-armour.3",
    "sotas.quills.1",
    "sotas.force.9",
    "sotas.force.10",
    "sotas.force.11",
    "sotas.animal.1",
];

impl Shop {
    /// the same shop with pistols of Medium range.
    #[must_use]
    pub fn with_medium_pistol(self) -> Shop {
        Shop { prices: self.prices.with_medium_pistol(), ..self }
    }

    /// All profiles.
    pub fn stocks(&self) -> &[Stock] {
        &self.profiles
    }

    /// The ids of all profiles.
    pub fn profiles(&self) -> impl Iterator<Item = &str> {
        self.profiles.iter().map(|it| it.id.as_str())
    }

    /// A profile.
    pub fn stock(&self, id: &str) -> Option<&Stock> {
        self.profiles.iter().find(|it| it.id == id)
    }

    /// sotas.force.8: whether it may be bought beyond a profile.
    pub fn sells(&self, id: &str) -> bool {
        self.entry(id).is_some_and(|it| it.extra.unwrap_or(it.equipment))
    }

    /// Everything that may be bought beyond a profile.
    pub fn extras(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|it| it.id.as_str()).filter(|id| self.sells(id))
    }

    /// What special rules and equipment are called.
    pub fn special_titles(&self) -> impl Iterator<Item = Title> {
        let own = |it: &&Entry| matches!(it.shelf, Shelf::Special | Shelf::Item);
        self.entries.iter().filter(own).map(|it| Title {
            id: it.id.clone(),
            en: it.en.clone(),
            fr: it.fr.clone(),
            rules: it.rules.clone(),
            ..Title::default()
        })
    }

    /// What special rules are called with what they are about: Leader (X) of the Daleks is Leader (Daleks).
    pub fn term_titles(&self) -> impl Iterator<Item = Title> {
        let terms: BTreeSet<&String> =
            self.profiles.iter().flat_map(|it| &it.gear.specials).collect();
        terms.into_iter().filter_map(|text| {
            let (id, about) = term(text);
            let (entry, [en, fr]) = (self.entry(id)?, self.called(about?)?);
            let (en, fr) = (entry.en.replace('X', &en), entry.fr.replace('X', &fr));
            Some(Title { id: text.clone(), en, fr, rules: entry.rules.clone(), ..Title::default() })
        })
    }

    /// What a special rule may be about is called: a group, a figure, a number.
    fn called(&self, about: &str) -> Option<[String; 2]> {
        let group = self.groups.iter().find(|it| it.id == about).map(|it| (&it.en, &it.fr));
        let named = group.or_else(|| self.stock(about).map(|it| (&it.en, &it.fr)));
        let number = || about.parse::<u8>().is_ok().then(|| [about.to_owned(), about.to_owned()]);
        named.map(|(en, fr)| [en.clone(), fr.clone()]).or_else(number)
    }

    /// The rules that something refers to.
    pub fn rules(&self, id: &str) -> &[String] {
        self.entry(id).map_or(&[], |it| it.rules.as_slice())
    }

    /// The weapon that a term of a special rule gives.
    pub fn given(&self, term: &str) -> Option<&str> {
        let by = |it: &&Entry| it.special.as_deref() == Some(term);
        self.entries.iter().find(by).map(|it| it.id.as_str())
    }

    /// sotas.force.8: what a figure has with its extras.
    pub fn gear(&self, profile: &str, extras: &[String]) -> Result<Gear, Fault> {
        let mut gear = self.stock(profile).ok_or_else(|| unknown(profile))?.gear.clone();
        for id in extras {
            let sold = self.entry(id).filter(|_| self.sells(id));
            match sold.ok_or_else(|| unknown(id))?.shelf {
                Shelf::Special => gear.specials.push(id.clone()),
                Shelf::Weapon => gear.weapons.push(id.clone()),
                Shelf::Item => gear.items.push(id.clone()),
                Shelf::Grenade => {
                    let count = gear.grenades.entry(id.clone()).or_default();
                    *count = count.saturating_add(1);
                }
            }
        }
        Ok(gear)
    }

    /// sotas.force.8: a profile with extras, as it is played.
    pub fn equip(
        &self,
        profile: &Profile,
        figures: &Figures,
        arms: &Arms,
    ) -> Result<Profile, Fault> {
        let mut equipped = profile.clone();
        let points = self.points(&figures.profile, &figures.add)?;
        equipped.points = i16::try_from(points).unwrap_or(i16::MAX);
        for id in &figures.add {
            match self.entry(id).ok_or_else(|| unknown(id))?.shelf {
                Shelf::Special => match Trait::named(id) {
                    Some(it) => equipped.traits.insert(it),
                    None => equipped.doses = equipped.doses.saturating_add(1),
                },
                Shelf::Weapon => {
                    let weapon = arms.named(id).ok_or_else(|| unknown(id))?;
                    let full = |_| Fault::new(Code::BadRoster, "fault-content-weapons");
                    let room = equipped.weapons.try_push(weapon);
                    room.map_err(|it| full(it).with("name", &figures.profile))?;
                }
                Shelf::Grenade => {
                    let at = arms.grenade_titles.iter().position(|title| title.id == *id);
                    let held = at.and_then(|at| equipped.grenades.get_mut(at));
                    let held = held.ok_or_else(|| unknown(id))?;
                    *held = held.saturating_add(1);
                }
                Shelf::Item => equipped.carry(id, arms),
            }
        }
        Ok(equipped)
    }

    /// What a profile is called with extras.
    pub fn title(&self, title: &Title, extras: &[String]) -> Title {
        let mut called = title.clone();
        for entry in extras.iter().filter_map(|id| self.entry(id)) {
            called.id = format!("{}+{}", called.id, entry.id);
            called.en = format!("{} + {}", called.en, entry.en);
            called.fr = format!("{} + {}", called.fr, entry.fr);
        }
        called
    }

    /// sotas.points.1: the points of a figure with its extras.
    pub fn points(&self, profile: &str, extras: &[String]) -> Result<i32, Fault> {
        let gear = self.gear(profile, extras)?;
        self.prices.points(&gear, &|id| self.worth(id, 0)).map_err(|id| unknown(&id))
    }

    /// The points of a profile by the formula. Watches that name each other in a ring cost nothing.
    fn worth(&self, id: &str, depth: u8) -> Option<i32> {
        let stock = self.stock(id)?;
        if depth > 4 {
            return Some(0);
        }
        let of = |other: &str| self.worth(other, depth + 1);
        Some(self.prices.points(&stock.gear, &of).unwrap_or_default())
    }

    /// What clashes on a figure with these extras.
    pub fn clashes(&self, stock: &Stock, extras: &[&str]) -> Vec<Clash> {
        let has = |id: &String| stock.has(id) || extras.contains(&id.as_str());
        let mut found = Vec::new();
        for it in &self.exclusions {
            let one = it.any.iter().find(|id| has(id));
            let other = it.with.iter().find(|id| has(id));
            if let (Some(one), Some(other), Some(rule)) = (one, other, rule(&it.rule)) {
                found.push(Clash { one: one.clone(), other: other.clone(), rule });
            }
        }
        found
    }

    /// sotas.force.8, R-131: extras that a figure has already, of which one is enough.
    pub fn spare<'a>(&self, stock: &Stock, extras: &'a [String]) -> Vec<&'a str> {
        let before = |at: usize, id: &String| stock.lists(id) || extras[..at].contains(id);
        let spare = extras.iter().enumerate().filter(|&(at, id)| before(at, id));
        spare.map(|(_, id)| id.as_str()).filter(|id| !self.is_used_up(id)).collect()
    }

    /// whether more of it is more: grenades, doses, antidotes.
    fn is_used_up(&self, id: &str) -> bool {
        self.entry(id).is_some_and(|it| match it.shelf {
            Shelf::Grenade => true,
            Shelf::Special => Trait::named(id).is_none(),
            Shelf::Item => id == ANTIDOTE,
            Shelf::Weapon => false,
        })
    }

    /// sotas.force.6: whether these profiles may share a side in a free game.
    pub fn allied(&self, ids: &[&str]) -> bool {
        let band: Vec<&Stock> = ids.iter().filter_map(|id| self.stock(id)).collect();
        self.alliances.iter().any(|alliance| alliance.holds(&band))
    }

    fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|it| it.id == id)
    }

    /// What a scenario suggests for a side costs what it says.
    pub fn check_suggested(&self, source: Source<'_>, side: &Side) -> Result<(), Fault> {
        let points = Roster::of(&side.force).points(self)?;
        if points == i32::from(side.points) {
            return Ok(());
        }
        let fault = source.wrong(&side.id, "fault-scenario-points");
        Err(fault.with("points", points).with("printed", side.points))
    }
}

impl Alliance {
    fn holds(&self, band: &[&Stock]) -> bool {
        let all_of = |factions: &[&String]| {
            band.iter().all(|it| {
                self.profiles.contains(&it.id) || it.factions.iter().any(|f| factions.contains(&f))
            })
        };
        let own: Vec<&String> = self.factions.iter().collect();
        if self.alone {
            return own.iter().any(|faction| all_of(&[*faction]));
        }
        let joined = |other| own.iter().copied().chain([other]).collect::<Vec<_>>();
        all_of(&own) || self.with.iter().any(|other| all_of(&joined(other)))
    }
}

fn rule(id: &str) -> Option<&'static str> {
    EXCLUDING.into_iter().find(|known| *known == id)
}

fn unknown(name: &str) -> Fault {
    Fault::new(Code::BadRoster, "fault-content-unknown").with("what", "entry").with("name", name)
}
