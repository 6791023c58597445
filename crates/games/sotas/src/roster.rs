//! Rosters: a band of figures by points (sotas.force), as JSON, as a text for links, and as the data
//! of a reference sheet.

use std::collections::BTreeMap;

use reglette_engine::Rule;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::setup::{few, roster_place};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::data::scenarios::Entry;
use crate::data::term;
use crate::muster::{Muster, Shop, Stock};

/// A band as its player writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// What its player calls it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Its figures.
    #[serde(deserialize_with = "few")]
    pub figures: Vec<Figures>,
}

/// Figures of one profile with the same extras.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The profile.
    pub profile: String,
    /// How many.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// sotas.force.8: what is bought beyond the profile, each of them for each figure.
    #[serde(default, deserialize_with = "few", skip_serializing_if = "Vec::is_empty")]
    pub add: Vec<String>,
}

fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_one(count: &u8) -> bool {
    *count == 1
}

/// What is told of a band with too many or too few points.
pub const WRONG_POINTS: &str = "fault-roster-points";
/// What the text for links begins with.
const HEAD: &str = "sotas1";
/// The longest text for links that is read.
const LONGEST: usize = 4_000;

impl Roster {
    /// The roster of a suggested force.
    pub fn of(force: &[Entry]) -> Roster {
        let plain =
            |it: &Entry| Figures { profile: it.profile.clone(), count: it.count, add: Vec::new() };
        Roster { name: String::new(), figures: force.iter().map(plain).collect() }
    }

    /// The text for links: only letters, digits and `-._~`, as `sotas1~dalek-supreme~2.dalek_lamp`.
    /// The name is not in it.
    pub fn to_link(&self) -> String {
        let mut text = HEAD.to_owned();
        for it in &self.figures {
            text.push('~');
            if it.count != 1 {
                text.push_str(&format!("{}.", it.count));
            }
            text.push_str(&it.profile);
            it.add.iter().for_each(|extra| text.push_str(&format!("_{extra}")));
        }
        text
    }

    /// Reads the text for links.
    pub fn from_link(text: &str) -> Result<Roster, Fault> {
        let wrong = || bad("fault-roster-link").with("text", text);
        if text.len() > LONGEST {
            return Err(wrong());
        }
        let rest = text.strip_prefix(HEAD).ok_or_else(wrong)?;
        let entries = rest.split('~').skip(1);
        let figures = entries.map(|entry| Figures::from_link(entry).ok_or_else(wrong));
        Ok(Roster { name: String::new(), figures: figures.collect::<Result<_, _>>()? })
    }

    /// The points of the whole band.
    pub fn points(&self, shop: &Shop) -> Result<i32, Fault> {
        self.figures.iter().enumerate().try_fold(0, |sum, (at, it)| {
            let each = shop.points(&it.profile, &it.add).map_err(|fault| fault.at(place(at)))?;
            Ok(sum + each * i32::from(it.count))
        })
    }

    /// Everything the roster breaks; nothing when it may be played.
    pub fn faults(&self, shop: &Shop, muster: &Muster) -> Vec<Fault> {
        let mut check = Check { shop, muster, faults: Vec::new() };
        check.figures(self);
        if check.faults.is_empty() {
            check.band(self);
        }
        check.faults
    }
}

impl Figures {
    /// What is wrong with their profile and extras.
    pub fn faults(&self, shop: &Shop) -> Vec<Fault> {
        match shop.stock(&self.profile) {
            Some(stock) => self.extra_faults(stock, shop),
            None => vec![unknown("profile", &self.profile)],
        }
    }

    /// sotas.force.8, sotas.animal.1, what may not go together, and what one has already.
    fn extra_faults(&self, stock: &Stock, shop: &Shop) -> Vec<Fault> {
        if self.add.is_empty() {
            return Vec::new();
        }
        for (special, rule) in [("animal", "sotas.animal.1"), ("no-hands", "sotas.force.8")] {
            if stock.has(special) {
                return vec![broken(rule, "fault-roster-extra").with("name", &self.profile)];
            }
        }
        let unsold = self.add.iter().filter(|extra| !shop.sells(extra));
        let mut faults: Vec<Fault> = unsold.map(|extra| unknown("extra", extra)).collect();
        let worn: Vec<&str> = self.add.iter().map(String::as_str).collect();
        faults.extend(shop.clashes(stock, &worn).into_iter().map(|clash| {
            let fault = broken(clash.rule, "fault-roster-clash");
            fault.with("a", clash.one).with("b", clash.other)
        }));
        let spare = shop.spare(stock, &self.add).into_iter();
        faults
            .extend(spare.map(|id| broken("sotas.force.8", "fault-roster-spare").with("name", id)));
        faults
    }

    fn from_link(entry: &str) -> Option<Figures> {
        let (count, rest) = match entry.split_once('.') {
            Some((count, rest)) => (count.parse().ok()?, rest),
            None => (1, entry),
        };
        let mut names = rest.split('_').map(str::to_owned);
        let profile = names.next().filter(|it| !it.is_empty())?;
        let add: Vec<String> = names.collect();
        (!add.iter().any(String::is_empty)).then_some(Figures { profile, count, add })
    }
}

/// sotas.force.3: a figure with a personal name is on the table once, whoever brings it.
pub fn repeated(bands: &[Roster], shop: &Shop) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, band) in bands.iter().enumerate() {
        for (n, it) in band.figures.iter().enumerate() {
            let here = |other: &Roster| other.figures.iter().any(|one| one.profile == it.profile);
            if is_unique(shop, it) && bands[..at].iter().any(here) {
                faults.push(only_one(it).at(place(n)).within(&roster_place(at)));
            }
        }
    }
    faults
}

/// sotas.force.2: forces are equal when they differ by a few points at most.
pub fn unequal(bands: &[Roster], shop: &Shop) -> Vec<Fault> {
    let points: Vec<i32> = bands.iter().filter_map(|band| band.points(shop).ok()).collect();
    let least = points.iter().copied().min().unwrap_or_default();
    let most = shop.limits.tolerance;
    let more = |(_, points): &(usize, i32)| points - least > most;
    let fault = |(at, points): (usize, i32)| {
        let fault = broken("sotas.force.2", "fault-roster-unequal").at(roster_place(at));
        fault.with("points", points).with("least", least).with("most", most)
    };
    points.into_iter().enumerate().filter(more).map(fault).collect()
}

fn is_unique(shop: &Shop, figures: &Figures) -> bool {
    shop.stock(&figures.profile).is_some_and(|stock| stock.unique)
}

fn only_one(figures: &Figures) -> Fault {
    broken("sotas.force.3", "fault-roster-unique").with("name", &figures.profile)
}

struct Check<'a> {
    shop: &'a Shop,
    muster: &'a Muster,
    faults: Vec<Fault>,
}

impl Check<'_> {
    fn refuse(&mut self, at: usize, fault: Fault) {
        self.faults.push(fault.at(place(at)));
    }

    fn figures(&mut self, roster: &Roster) {
        for (at, it) in roster.figures.iter().enumerate() {
            let Some(stock) = self.shop.stock(&it.profile) else {
                self.refuse(at, unknown("profile", &it.profile));
                continue;
            };
            if it.count == 0 {
                self.refuse(at, broken("sotas.force.16", "fault-roster-empty"));
            }
            for fault in it.extra_faults(stock, self.shop) {
                self.refuse(at, fault);
            }
        }
    }

    fn band(&mut self, roster: &Roster) {
        let count = roster.figures.iter().map(|it| u32::from(it.count)).sum::<u32>();
        if count == 0 {
            self.faults.push(broken("sotas.force.16", "fault-roster-empty"));
            return;
        }
        self.points(roster);
        self.heroes(roster);
        self.persons(roster);
        self.allegiance(roster);
        for id in &self.muster.required {
            if !roster.figures.iter().any(|it| it.profile == *id) {
                let fault = broken("sotas.force.16", "fault-roster-required");
                self.faults.push(fault.with("name", id));
            }
        }
    }

    /// sotas.force.1, sotas.force.2, sotas.force.5: enough points, not too many, not in one figure.
    fn points(&mut self, roster: &Roster) {
        let points = match roster.points(self.shop) {
            Ok(points) => points,
            Err(fault) => return self.faults.push(fault),
        };
        let limits = &self.shop.limits;
        // where any points are agreed on, those of the band itself.
        let size = self.muster.points.unwrap_or(points);
        if (points - size).abs() > limits.tolerance {
            let rule = if self.muster.standard { "sotas.force.1" } else { "sotas.force.2" };
            let fault = broken(rule, WRONG_POINTS);
            let fault = fault.with("points", points).with("size", size);
            self.faults.push(fault.with("most", limits.tolerance));
        }
        let [part, whole] = limits.most_in_one_figure;
        for (at, it) in roster.figures.iter().enumerate() {
            let each = self.shop.points(&it.profile, &it.add).unwrap_or_default();
            if each * whole > size * part {
                let fault = broken("sotas.force.5", "fault-roster-one-figure");
                self.refuse(at, fault.with("name", &it.profile).with("points", each));
            }
        }
    }

    /// sotas.force.3: a figure with a personal name comes once.
    fn persons(&mut self, roster: &Roster) {
        for (at, it) in roster.figures.iter().enumerate() {
            let before = roster.figures[..at].iter().any(|other| other.profile == it.profile);
            if is_unique(self.shop, it) && (before || it.count > 1) {
                self.refuse(at, only_one(it));
            }
        }
    }

    /// sotas.force.4: at most one Time Lord with Hero.
    fn heroes(&mut self, roster: &Roster) {
        let heroes = roster.figures.iter().filter(|it| {
            let stock = self.shop.stock(&it.profile);
            stock.is_some_and(|it| it.time_lord && it.has("hero"))
        });
        let count: u32 = heroes.map(|it| u32::from(it.count)).sum();
        if count > self.shop.limits.time_lord_heroes {
            self.faults.push(broken("sotas.force.4", "fault-roster-time-lords"));
        }
    }

    /// sotas.force.6, sotas.force.7: one alliance, or the factions that the scenario lists.
    fn allegiance(&mut self, roster: &Roster) {
        let ids = || roster.figures.iter().map(|it| it.profile.as_str());
        if self.muster.factions.is_empty() {
            return self.alliance(ids());
        }
        for (at, id) in ids().enumerate() {
            let stock = self.shop.stock(id);
            if !stock.is_some_and(|it| it.is_of(&self.muster.factions)) {
                self.refuse(at, broken("sotas.force.7", "fault-roster-faction").with("name", id));
            }
        }
    }

    /// sotas.force.6: whoever joins is of one alliance with those before; else it is said with whom it is not.
    fn alliance<'a>(&mut self, ids: impl Iterator<Item = &'a str>) {
        let mut band: Vec<&str> = Vec::new();
        for (at, id) in ids.enumerate() {
            let joined: Vec<&str> = band.iter().copied().chain([id]).collect();
            if self.shop.allied(&joined) {
                band = joined;
                continue;
            }
            let stranger = |other: &&str| !self.shop.allied(&[*other, id]);
            let mut others: Vec<&str> = band.iter().copied().filter(stranger).collect();
            if others.is_empty() {
                others = band.clone();
            }
            others.sort_unstable();
            others.dedup();
            // Where it goes with nobody, not even alone, there is nobody to name.
            let fault = broken("sotas.force.6", "fault-roster-alliance").with("name", id);
            self.refuse(at, fault.with("others", others.join(", ")));
        }
    }
}

/// What is printed on one page: the band, and each special rule and weapon in it once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReferenceSheet {
    /// What its player calls the band.
    pub name: String,
    /// Its points.
    pub points: i32,
    /// Its figures.
    pub figures: Vec<SheetFigure>,
    /// The special rules, weapons and equipment of the band by id; names are in the titles, texts
    /// in the catalogue.
    pub entries: Vec<String>,
    /// The rules they refer to, in the order of the entries.
    pub rules: Vec<String>,
}

/// A line of a reference sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetFigure {
    /// The profile.
    pub profile: String,
    /// How many.
    pub count: u8,
    /// Points of each.
    pub points: i32,
    /// Quality.
    pub quality: i32,
    /// Combat.
    pub combat: i32,
    /// Special rules with their arguments.
    pub specials: Vec<String>,
    /// Weapons, those that special rules give last.
    pub weapons: Vec<String>,
    /// Grenades of each kind.
    pub grenades: BTreeMap<String, u8>,
    /// Equipment.
    pub items: Vec<String>,
}

impl ReferenceSheet {
    /// The sheet of a roster whose figures and extras are known.
    pub fn of(roster: &Roster, shop: &Shop) -> Result<ReferenceSheet, Fault> {
        let line = |(at, it): (usize, &Figures)| {
            let here = |fault: Fault| fault.at(place(at));
            let gear = shop.gear(&it.profile, &it.add).map_err(here)?;
            let points = shop.points(&it.profile, &it.add).map_err(here)?;
            let given = gear.specials.iter().filter_map(|term| shop.given(term));
            Ok(SheetFigure {
                weapons: gear.weapons.iter().cloned().chain(given.map(str::to_owned)).collect(),
                profile: it.profile.clone(),
                count: it.count,
                points,
                quality: gear.quality,
                combat: gear.combat,
                specials: gear.specials,
                grenades: gear.grenades,
                items: gear.items,
            })
        };
        let figures: Vec<SheetFigure> =
            roster.figures.iter().enumerate().map(line).collect::<Result<_, Fault>>()?;
        let mut entries = Vec::new();
        for it in &figures {
            let specials = it.specials.iter().map(|term_| term(term_).0);
            let arms = it.weapons.iter().chain(it.grenades.keys()).chain(&it.items);
            for id in specials.chain(arms.map(String::as_str)) {
                if !entries.iter().any(|known| known == id) {
                    entries.push(id.to_owned());
                }
            }
        }
        let mut rules = Vec::new();
        for rule in entries.iter().flat_map(|id| shop.rules(id)) {
            if !rules.contains(rule) {
                rules.push(rule.clone());
            }
        }
        let points = roster.points(shop)?;
        Ok(ReferenceSheet { name: roster.name.clone(), points, figures, entries, rules })
    }
}

/// Where figures stand in a roster.
pub fn place(at: usize) -> String {
    format!("figures[{at}]")
}

fn bad(key: &'static str) -> Fault {
    Fault::new(Code::BadRoster, key)
}

fn unknown(what: &'static str, name: &str) -> Fault {
    bad("fault-content-unknown").with("what", what).with("name", name)
}

fn broken(rule: &'static str, key: &'static str) -> Fault {
    Fault { rule: Some(Rule(rule)), ..bad(key) }
}
