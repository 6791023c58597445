//! Profiles and the groups that special rules name (sotas.profile).

use arrayvec::ArrayVec;
use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::{Decimal, Length};
use serde::Deserialize;

use crate::data::arms::{Arms, rows};
use crate::data::{Source, Words, base, term, title};
use crate::ids::{ProfileId, WeaponId};
use crate::measure::{Stick, Sticks};
use crate::traits::{Prey, Trait, Traits};

/// The name of the file of profiles.
pub const FILE: &str = "profiles.toml";
/// The name of the file of factions and groups.
pub const FORCES: &str = "forces.toml";
/// The name of the file of special rules.
pub const SPECIALS: &str = "specials.toml";

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
        if item == "radiation-antidote" {
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

#[derive(Deserialize)]
struct Row {
    id: String,
    #[serde(flatten)]
    words: Words,
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
}

#[derive(Deserialize)]
struct Forces {
    faction: Vec<Faction>,
    #[serde(default)]
    group: Vec<GroupRow>,
}

#[derive(Deserialize)]
struct Faction {
    id: String,
}

#[derive(Deserialize)]
struct GroupRow {
    id: String,
    #[serde(default)]
    factions: Vec<String>,
    #[serde(default)]
    except_kinds: Vec<Kind>,
    #[serde(default)]
    profiles: Vec<String>,
    test: Option<GroupTest>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum GroupTest {
    Living,
    Artificial,
    HoldsLight,
}

#[derive(Deserialize)]
struct Specials {
    special: Vec<Special>,
}

#[derive(Deserialize)]
struct Special {
    id: String,
    #[serde(default)]
    equipment: bool,
}

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
        let rows: Vec<Row> = rows(sources.profiles, file.profile)?;
        let factions: Vec<String> = forces.faction.into_iter().map(|it| it.id).collect();
        let equipment = specials.special.iter().filter(|it| it.equipment);
        let equipment = equipment.filter_map(|it| Trait::named(&it.id)).collect();
        let read =
            Read { source: sources.profiles, arms, sticks, rows: &rows, groups: &forces.group };
        let list = rows.iter().map(|row| read.profile(row, &factions)).collect::<Result<_, _>>()?;
        let titles = rows.iter().map(|row| title(&row.id, &row.words)).collect();
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
            profile.doses += 1;
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
