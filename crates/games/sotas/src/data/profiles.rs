//! Profiles and the groups that special rules name (sotas.profile).

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::{Decimal, Length, Unit};
use serde::Deserialize;

use crate::data::arms::Arms;
use crate::data::rows::{COMBAT, COSTS, COUNT, Entries, row};
use crate::data::{Source, base, term};
use crate::ids::{MOST_FIGURES, ProfileId, WeaponId};
use crate::measure::{Stick, Sticks};
use crate::traits::{Prey, Trait, Traits};

/// The name of the file of profiles.
pub const FILE: &str = "profiles.toml";
/// The name of the file of factions and groups.
pub const FORCES: &str = "forces.toml";
/// The name of the file of special rules.
pub const SPECIALS: &str = "specials.toml";
/// The equipment of which each piece is used once (sotas.radiation.7).
pub const ANTIDOTE: &str = "radiation-antidote";

/// All profiles of the content files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profiles {
    /// Profiles; their place is their [`ProfileId`].
    pub list: Vec<Profile>,
    /// Their titles, in the same order.
    pub titles: Vec<Title>,
    /// Ids of the factions, in order.
    pub factions: Vec<String>,
    /// sotas.doppelganger.8: special rules that are worn or carried.
    pub equipment: Traits,
}

/// sotas.profile.1: what a figure is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// sotas.profile.2: the least die that succeeds.
    pub quality: u8,
    /// sotas.profile.4: what is added to a die of combat.
    pub combat: i8,
    /// Special rules.
    pub traits: Traits,
    /// sotas.improved-attack.1: Combat as the attacker.
    pub attack: Option<i8>,
    /// sotas.improved-defence.1: Combat as the defender.
    pub defence: Option<i8>,
    /// sotas.leader-x.1: whom it leads.
    pub leads: Option<Group>,
    /// sotas.fear-of-x.1: whom it fears.
    pub fears: Option<Group>,
    /// sotas.lethal.2: whom it kills by beating them.
    pub lethal: Option<Prey>,
    /// sotas.fob-watch.1: what it may become.
    pub becomes: Option<ProfileId>,
    /// Weapons it carries, the one in hand first.
    pub weapons: ArrayVec<WeaponId, 6>,
    /// Weapons its special rules give.
    pub innate: ArrayVec<WeaponId, 6>,
    /// Grenades of each kind.
    pub grenades: [u8; 6],
    /// sotas.stimulant.1: doses of Stimulant.
    pub doses: u8,
    /// sotas.radiation.2: doses of radiation antidote.
    pub antidotes: u8,
    /// How far it lights with a torch or lamp.
    pub light: Option<Stick>,
    /// R-02, sotas.large.3, sotas.very-large.3: the radius of its base.
    pub radius: Length,
    /// What it costs.
    pub points: i16,
    /// A bit for each faction it is of.
    pub factions: u64,
    /// What kind of being it is.
    pub kind: Kind,
    /// May be escorted (sotas.scenario.8).
    pub civilian: bool,
    /// At most once on a table.
    pub unique: bool,
    /// sotas.force.8: the profile it was before its extras.
    pub variant_of: Option<ProfileId>,
}

impl Profile {
    /// Takes a piece of equipment along.
    pub fn carry(&mut self, item: &str, arms: &Arms) {
        if item == ANTIDOTE {
            self.antidotes = self.antidotes.saturating_add(1);
        }
        let light = arms.items.iter().find(|(id, _)| id == item).and_then(|(_, it)| it.light);
        self.light = self.light.max(light);
    }
}

/// What kind of being a figure is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Kind {
    Human,
    TimeLord,
    Alien,
    Cyborg,
    Robot,
    Android,
    Construct,
    Swarm,
    Animal,
    Plant,
}

/// The figures a special rule names as its X.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    members: Vec<ProfileId>,
    holds_light: bool,
}

impl Group {
    /// Whether a figure of this profile, perhaps with a light in hand, is one of them.
    pub fn contains(&self, profile: ProfileId, lit: bool) -> bool {
        self.members.contains(&profile) || self.holds_light && lit
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    profile: Vec<toml::Table>,
}

row!(Row {
    factions: Vec<String>,
    quality: u8,
    combat: i8,
    #[serde(default)]
    specials: Vec<String>,
    #[serde(default)]
    weapons: Vec<String>,
    #[serde(default)]
    grenades: std::collections::BTreeMap<String, u8>,
    #[serde(default)]
    items: Vec<String>,
    kind: Kind,
    body: Option<String>,
    base: Decimal,
    #[serde(default)]
    unique: bool,
    #[serde(default)]
    civilian: bool,
    points: i16,
});

/// What else stands in the file is read where bands are made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forces {
    faction: Vec<toml::Table>,
    #[serde(default)]
    group: Vec<toml::Table>,
    #[serde(rename = "sizes")]
    _sizes: toml::Value,
    #[serde(rename = "limits")]
    _limits: toml::Value,
    #[serde(default, rename = "alliance")]
    _alliances: Vec<toml::Table>,
    #[serde(default, rename = "exclusion")]
    _exclusions: Vec<toml::Table>,
}

row!(Faction {});

row!(GroupRow {
    #[serde(default)]
    factions: Vec<String>,
    #[serde(default)]
    except_kinds: Vec<Kind>,
    #[serde(default)]
    profiles: Vec<String>,
    test: Option<GroupTest>,
});

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum GroupTest {
    Living,
    Artificial,
    HoldsLight,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Specials {
    special: Vec<toml::Table>,
}

row!(Special {
    #[serde(default)]
    equipment: bool,
    #[serde(default)]
    cost: i32,
    #[serde(default)]
    cost_if: std::collections::BTreeMap<String, i32>,
    /// What these mean is read where costs are worked out.
    #[serde(rename = "price")]
    _price: Option<String>,
    #[serde(rename = "argument")]
    _argument: Option<Argument>,
    #[serde(rename = "extra")]
    _extra: Option<bool>,
});

/// What stands in the brackets of a term, for readers only.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Argument {
    None,
    Number,
    Figures,
    Prey,
    Profile,
    Energy,
}

/// sotas.profile.2: the least die that succeeds, which can show and can fail.
const QUALITY: RangeInclusive<u8> = 2..=6;
/// the diameter of a base, in millimetres.
const BASE: RangeInclusive<i32> = 5..=200;
/// As many profiles as a number of one byte tells apart, with room for figures that have extras.
const MOST: usize = 256 - MOST_FIGURES;
/// As many factions as there are bits for them.
const MOST_FACTIONS: usize = 64;

/// The files that profiles are made of.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// Profiles.
    pub profiles: Source<'a>,
    /// Factions and groups.
    pub forces: Source<'a>,
    /// Special rules.
    pub specials: Source<'a>,
}

impl Profiles {
    /// Reads the files.
    pub fn read(sources: Sources<'_>, arms: &Arms, sticks: &Sticks) -> Result<Profiles, Fault> {
        let file: File = sources.profiles.parse()?;
        let forces: Forces = sources.forces.parse()?;
        let specials: Specials = sources.specials.parse()?;
        let entries = Entries { source: sources.profiles, list: "profile" };
        let rows: Vec<Row> = entries.read(file.profile)?;
        entries.once(std::iter::empty(), rows.iter().map(|it| it.id.as_str()), MOST)?;
        let (factions, groups) = sorted(sources.forces, forces)?;
        let equipment = equipment(sources.specials, specials)?;
        let read = Read { source: sources.profiles, arms, sticks, rows: &rows, groups: &groups };
        let mut list = Vec::new();
        for (nth, row) in rows.iter().enumerate() {
            let profile = read.profile(row, &factions)?;
            check(entries, nth, row, &profile)?;
            list.push(profile);
        }
        let titles = rows.iter().map(Row::title).collect();
        Ok(Profiles { list, titles, factions, equipment })
    }

    /// The profile of an id.
    pub fn named(&self, id: &str) -> Option<ProfileId> {
        let at = self.titles.iter().position(|title| title.id == id)?;
        u8::try_from(at).ok().map(ProfileId)
    }

    /// The id a profile has on paper: with extras, that of the profile it was before.
    pub fn origin(&self, id: ProfileId) -> &str {
        let id = self.list[id.index()].variant_of.unwrap_or(id);
        &self.titles[id.index()].id
    }

    /// sotas.force.8: takes in a profile with extras. It is of every group its origin is of.
    pub fn add_variant(&mut self, of: ProfileId, profile: Profile, title: Title) -> ProfileId {
        if let Some(known) = self.named(&title.id) {
            return known;
        }
        let id = ProfileId(u8::try_from(self.list.len()).expect("as many as there are figures"));
        self.list.push(Profile { variant_of: Some(of), ..profile });
        self.titles.push(title);
        for profile in &mut self.list {
            for group in [&mut profile.leads, &mut profile.fears].into_iter().flatten() {
                if group.members.contains(&of) {
                    group.members.push(id);
                }
            }
        }
        id
    }

    /// The bit of a faction.
    pub fn faction(&self, id: &str) -> u64 {
        self.factions.iter().position(|it| it == id).map_or(0, |at| 1 << at)
    }
}

/// Factions and groups.
fn sorted(source: Source<'_>, forces: Forces) -> Result<(Vec<String>, Vec<GroupRow>), Fault> {
    let entries = |list| Entries { source, list };
    let factions: Vec<Faction> = entries("faction").read(forces.faction)?;
    let groups: Vec<GroupRow> = entries("group").read(forces.group)?;
    let ids = factions.iter().map(|it| it.id.as_str());
    entries("faction").once(std::iter::empty(), ids, MOST_FACTIONS)?;
    let ids = groups.iter().map(|it| it.id.as_str());
    entries("group").once(std::iter::empty(), ids, usize::MAX)?;
    Ok((factions.into_iter().map(|it| it.id).collect(), groups))
}

/// The special rules that are worn or carried.
fn equipment(source: Source<'_>, specials: Specials) -> Result<Traits, Fault> {
    let entries = Entries { source, list: "special" };
    let rows: Vec<Special> = entries.read(specials.special)?;
    entries.once(std::iter::empty(), rows.iter().map(|it| it.id.as_str()), usize::MAX)?;
    for (nth, row) in rows.iter().enumerate() {
        for cost in row.cost_if.values().chain([&row.cost]) {
            entries.within((nth, &row.id), "cost", *cost, COSTS)?;
        }
    }
    Ok(rows.iter().filter(|it| it.equipment).filter_map(|it| Trait::named(&it.id)).collect())
}

/// Numbers are as rolls and counts can bear them; sotas.artificial.1: a robot is Artificial.
fn check(entries: Entries<'_>, nth: usize, row: &Row, profile: &Profile) -> Result<(), Fault> {
    let place = (nth, row.id.as_str());
    entries.within(place, "quality", row.quality, QUALITY)?;
    for combat in [Some(row.combat), profile.attack, profile.defence].into_iter().flatten() {
        entries.within(place, "combat", combat, COMBAT)?;
    }
    let (least, most) = (Length::mm(*BASE.start()), Length::mm(*BASE.end()));
    if !Unit::Millimetre.read(row.base).is_ok_and(|it| (least..=most).contains(&it)) {
        let fault = entries.broken(nth, "sotas.general.12", "fault-content-base");
        let fault = fault.with("name", &row.id).with("least", BASE.start());
        return Err(fault.with("most", BASE.end()));
    }
    for count in profile.grenades.into_iter().chain([profile.doses, profile.antidotes]) {
        entries.within(place, "count", count, 0..=*COUNT.end())?;
    }
    let machine = profile.traits.has(Trait::Robot);
    if machine && !profile.traits.has(Trait::Artificial) {
        let fault = entries.broken(nth, "sotas.artificial.1", "fault-content-artificial");
        return Err(fault.with("name", &row.id));
    }
    let armed = row.weapons.len() + row.grenades.len() + row.items.len() > 0;
    if profile.traits.has(Trait::Animal) && armed {
        let fault = entries.broken(nth, "sotas.animal.1", "fault-content-animal");
        return Err(fault.with("name", &row.id));
    }
    Ok(())
}

struct Read<'a> {
    source: Source<'a>,
    arms: &'a Arms,
    sticks: &'a Sticks,
    rows: &'a [Row],
    groups: &'a [GroupRow],
}

impl Read<'_> {
    fn profile(&self, row: &Row, factions: &[String]) -> Result<Profile, Fault> {
        let mut profile = Profile {
            quality: row.quality,
            combat: row.combat,
            traits: Traits::default(),
            attack: None,
            defence: None,
            leads: None,
            fears: None,
            lethal: None,
            becomes: None,
            weapons: ArrayVec::new(),
            innate: ArrayVec::new(),
            grenades: [0; 6],
            doses: 0,
            antidotes: 0,
            light: None,
            radius: base(row.base, self.sticks) / 2,
            points: row.points,
            factions: 0,
            kind: row.kind,
            civilian: row.civilian,
            unique: row.unique,
            variant_of: None,
        };
        for faction in &row.factions {
            let at = factions.iter().position(|it| it == faction);
            profile.factions |= 1 << at.ok_or_else(|| self.source.unknown("faction", faction))?;
        }
        match row.kind {
            Kind::Plant => profile.traits.insert(Trait::Plant),
            Kind::Robot | Kind::Android => profile.traits.insert(Trait::Robot),
            _ => {}
        }
        if let Some(body) = &row.body {
            let body = Trait::named(body).ok_or_else(|| self.source.unknown("body", body))?;
            profile.traits.insert(body);
        }
        for special in &row.specials {
            self.special(&mut profile, special)?;
        }
        self.arm(&mut profile, row)?;
        Ok(profile)
    }

    fn special(&self, profile: &mut Profile, special: &str) -> Result<(), Fault> {
        let (id, argument) = term(special);
        let unknown = || self.source.unknown("special", special);
        if id == "stimulant" {
            profile.doses = profile.doses.saturating_add(1);
            return Ok(());
        }
        let it = Trait::named(id).ok_or_else(unknown)?;
        profile.traits.insert(it);
        let number = || argument.and_then(|it| it.parse().ok()).ok_or_else(unknown);
        match it {
            Trait::ImprovedAttack => profile.attack = Some(number()?),
            Trait::ImprovedDefence => profile.defence = Some(number()?),
            Trait::LeaderX => profile.leads = Some(self.group(argument.unwrap_or_default())?),
            Trait::FearOfX => profile.fears = Some(self.group(argument.unwrap_or_default())?),
            Trait::Lethal => {
                profile.lethal = match argument {
                    Some("living") => Some(Prey::Living),
                    Some("robots") => Some(Prey::Robots),
                    _ => return Err(unknown()),
                }
            }
            Trait::FobWatch => {
                let other = self.row_of(argument.unwrap_or_default());
                profile.becomes = Some(other.ok_or_else(unknown)?);
            }
            _ => {}
        }
        if let Some(weapon) = self.arms.given(special) {
            let room = profile.innate.try_push(weapon);
            room.map_err(|_| self.source.wrong(special, "fault-content-weapons"))?;
        }
        Ok(())
    }

    fn arm(&self, profile: &mut Profile, row: &Row) -> Result<(), Fault> {
        for name in &row.weapons {
            let weapon =
                self.arms.named(name).ok_or_else(|| self.source.unknown("weapon", name))?;
            let room = profile.weapons.try_push(weapon);
            room.map_err(|_| self.source.wrong(&row.id, "fault-content-weapons"))?;
        }
        for (name, &count) in &row.grenades {
            let at = self.arms.grenade_titles.iter().position(|title| title.id == *name);
            let at = at.ok_or_else(|| self.source.unknown("grenade", name))?;
            profile.grenades[at] = count;
        }
        for name in &row.items {
            if !self.arms.items.iter().any(|(id, _)| id == name) {
                return Err(self.source.unknown("item", name));
            }
            profile.carry(name, self.arms);
        }
        Ok(())
    }

    fn row_of(&self, id: &str) -> Option<ProfileId> {
        let at = self.rows.iter().position(|row| row.id == id)?;
        u8::try_from(at).ok().map(ProfileId)
    }

    fn group(&self, id: &str) -> Result<Group, Fault> {
        if let Some(one) = self.row_of(id) {
            return Ok(Group { members: vec![one], holds_light: false });
        }
        let unknown = || self.source.unknown("group", id);
        let group = self.groups.iter().find(|it| it.id == id).ok_or_else(unknown)?;
        let is_in = |row: &Row| {
            let artificial = row.specials.iter().any(|it| it == "artificial");
            match group.test {
                Some(GroupTest::Living) => !artificial,
                Some(GroupTest::Artificial) => artificial,
                Some(GroupTest::HoldsLight) => false,
                None => {
                    group.profiles.contains(&row.id)
                        || row.factions.iter().any(|it| group.factions.contains(it))
                            && !group.except_kinds.contains(&row.kind)
                }
            }
        };
        let members = self.rows.iter().filter(|row| is_in(row));
        Ok(Group {
            members: members.filter_map(|row| self.row_of(&row.id)).collect(),
            holds_light: group.test == Some(GroupTest::HoldsLight),
        })
    }
}
