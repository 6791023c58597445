//! What bands are made from, read from the content files and checked.

use reglette_engine::fault::Fault;
use serde::Deserialize;

use super::{Alliance, Entry, Exclusion, Faction, Limits, Shelf, Shop, Stock, rule};
use crate::data::Source;
use crate::data::arms;
use crate::data::profiles::{FILE, FORCES, Kind, SPECIALS};
use crate::data::rows::Entries;
use crate::points::Prices;

#[derive(Deserialize)]
struct Forces {
    sizes: Sizes,
    limits: LimitsRow,
    faction: Vec<Faction>,
    #[serde(default)]
    group: Vec<Faction>,
    #[serde(default)]
    alliance: Vec<Alliance>,
    #[serde(default)]
    exclusion: Vec<Exclusion>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sizes {
    small: i32,
    standard: i32,
    large: i32,
    tolerance: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitsRow {
    most_in_one_figure: [i32; 2],
    time_lord_heroes: u32,
}

#[derive(Deserialize)]
struct Profiles {
    profile: Vec<Stock>,
}

#[derive(Deserialize)]
struct Specials {
    special: Vec<Entry>,
}

#[derive(Deserialize)]
struct Sold {
    #[serde(default)]
    weapon: Vec<Entry>,
    #[serde(default)]
    grenade: Vec<Entry>,
    #[serde(default)]
    item: Vec<Entry>,
}

impl Shop {
    /// Reads the content files; `file` gives the text of each.
    pub fn read<'a>(file: impl Fn(&'static str) -> Source<'a>) -> Result<Shop, Fault> {
        let forces: Forces = file(FORCES).parse()?;
        let specials: Specials = file(SPECIALS).parse()?;
        let arms: Sold = file(arms::FILE).parse()?;
        let mut profiles: Profiles = file(FILE).parse()?;
        for it in &mut profiles.profile {
            it.time_lord = it.kind == Kind::TimeLord;
        }
        if let Some(odd) = forces.exclusion.iter().find(|it| rule(&it.rule).is_none()) {
            return Err(file(FORCES).unknown("rule", &odd.rule));
        }
        let mut entries = specials.special;
        let shelves = [
            (Shelf::Weapon, arms.weapon),
            (Shelf::Grenade, arms.grenade),
            (Shelf::Item, arms.item),
        ];
        for (shelf, rows) in shelves {
            let sold = |it: Entry| Entry { equipment: it.special.is_none(), shelf, ..it };
            entries.extend(rows.into_iter().map(sold));
        }
        let Sizes { small, standard, large, tolerance } = forces.sizes;
        let LimitsRow { most_in_one_figure, time_lord_heroes } = forces.limits;
        let shop = Shop {
            factions: forces.faction,
            groups: forces.group,
            prices: Prices::read(file(SPECIALS), file(arms::FILE))?,
            profiles: profiles.profile,
            entries,
            alliances: forces.alliance,
            exclusions: forces.exclusion,
            sizes: [small, standard, large],
            limits: Limits { tolerance, most_in_one_figure, time_lord_heroes },
        };
        shop.check_names(file(FORCES))?;
        shop.check_clashes(Entries { source: file(FILE), list: "profile" })?;
        shop.check_points(file(FILE))?;
        Ok(shop)
    }

    /// Printed points are those of the formula.
    fn check_points(&self, source: Source<'_>) -> Result<(), Fault> {
        for stock in &self.profiles {
            let points = self.points(&stock.id, &[])?;
            if points != stock.points {
                let fault = source.wrong(&stock.id, "fault-content-points");
                return Err(fault.with("points", points).with("printed", stock.points));
            }
        }
        Ok(())
    }

    /// sotas.force.9, sotas.force.10, sotas.force.11, sotas.heavy-armour.3, sotas.quills.1: no profile lists what may
    /// not go together.
    fn check_clashes(&self, entries: Entries<'_>) -> Result<(), Fault> {
        for (nth, stock) in self.profiles.iter().enumerate() {
            if let Some(clash) = self.clashes(stock, &[]).into_iter().next() {
                let fault = entries.broken(nth, clash.rule, "fault-content-clash");
                let fault = fault.with("name", &stock.id);
                return Err(fault.with("a", clash.one).with("b", clash.other));
            }
        }
        Ok(())
    }

    /// Alliances and exclusions speak of what there is.
    fn check_names(&self, source: Source<'_>) -> Result<(), Fault> {
        let factions = &self.factions;
        for it in &self.alliances {
            let named = it.factions.iter().chain(&it.with).chain(&it.scenario_only);
            if let Some(odd) = named.into_iter().find(|id| !factions.iter().any(|f| f.id == **id)) {
                return Err(source.unknown("faction", odd));
            }
            if let Some(odd) = it.profiles.iter().find(|id| self.stock(id).is_none()) {
                return Err(source.unknown("profile", odd));
            }
        }
        let excluded = self.exclusions.iter().flat_map(|it| it.any.iter().chain(&it.with));
        match excluded.into_iter().find(|id| self.entry(id).is_none()) {
            Some(odd) => Err(source.unknown("special", odd)),
            None => Ok(()),
        }
    }
}
