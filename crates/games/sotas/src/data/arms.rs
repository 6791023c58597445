//! Weapons, grenades and items (sotas.weapons, table 7.8, table 7.9).

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use serde::Deserialize;

use crate::data::Source;
use crate::data::rows::{BONUS, COSTS, Entries, row};
use crate::ids::WeaponId;
use crate::measure::Stick;

/// The name of the file.
pub const FILE: &str = "weapons.toml";

/// Everything a figure may be armed with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arms {
    /// Weapons; their place is their [`WeaponId`].
    pub weapons: Vec<Weapon>,
    /// Their titles, in the same order.
    pub titles: Vec<Title>,
    /// The term of a special rule that gives each weapon, if one does.
    pub given_by: Vec<Option<String>>,
    /// Grenades by the number of their kind, from 1 to 6, first to last.
    pub grenades: Vec<Grenade>,
    /// Their titles.
    pub grenade_titles: Vec<Title>,
    /// Items by id.
    pub items: Vec<(String, Item)>,
    /// Names of items.
    pub item_titles: Vec<Title>,
    /// The thrown stone.
    pub stone: WeaponId,
}

/// How far a weapon reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// So many times this stick.
    Stick(Stick),
    /// sotas.entangle.1: Short, Medium or Long for one, two or three actions.
    ByActions,
    /// Only whom its bearer touches.
    Contact,
}

/// When a weapon must be loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Load {
    /// sotas.malfunction.1: when a natural 1 has emptied it.
    #[default]
    OnOne,
    /// sotas.bow.2, sotas.death-ray.4: before each shot.
    EachShot,
    /// sotas.energy-projection.8, sotas.quills.4: never.
    Never,
}

macro_rules! marks {
    ($(#[$doc:meta])* $Mark:ident in $Set:ident: $($Name:ident = $id:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
        pub enum $Mark { $(#[serde(rename = $id)] $Name),+ }

        #[doc = concat!("A set of [`", stringify!($Mark), "`].")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $Set(u32);

        impl $Set {
            /// Whether it is among them.
            pub fn has(self, it: $Mark) -> bool {
                self.0 >> (it as u8) & 1 == 1
            }
        }

        impl FromIterator<$Mark> for $Set {
            fn from_iter<I: IntoIterator<Item = $Mark>>(marks: I) -> $Set {
                $Set(marks.into_iter().fold(0, |set, it| set | 1 << (it as u8)))
            }
        }
    };
}

marks!(
    /// What a weapon is.
    Class in Classes: Physical = "physical", Primitive = "primitive", Firearm = "firearm",
    Silent = "silent", Energy = "energy", Sonic = "sonic", Laser = "laser", Electric = "electric",
    Fire = "fire", Radiation = "radiation", Mental = "mental", Kinetic = "kinetic",
);

marks!(
    /// What a weapon does beside its Combat roll.
    Effect in Effects: Shoulder = "shoulder", Drop = "drop", Immobilise = "immobilise",
    AllRound = "all-round", Splash = "splash", Spread = "spread", LethalLiving = "lethal-living",
    LethalRobots = "lethal-robots", IgnoresArmour = "ignores-armour", Nanites = "nanites",
    Needles = "needles", PowersStay = "powers-stay", Irradiate = "irradiate",
    Entangle = "entangle", Telepathy = "telepathy", Scream = "scream", Light = "light",
    OpensDoors = "opens-doors", TaskBonus = "task-bonus",
);

marks!(
    /// What a grenade does beside its Combat roll.
    Burst in Bursts: BlastThrow = "blast-throw", PsiDamp = "psi-damp", Toxic = "toxic",
    Immobilise = "immobilise", Lethal = "lethal",
);

/// A weapon: sotas.weapons.1, sotas.weapons.2, sotas.weapons.3, sotas.weapons.4, sotas.weapons.5,
/// sotas.weapons.6, sotas.weapons.7, sotas.weapons.9, sotas.weapons.10, sotas.weapons.11, sotas.weapons.12,
/// sotas.weapons.13, sotas.weapons.14, sotas.weapons.15, sotas.weapons.16, sotas.stones.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// How far it reaches.
    pub range: Range,
    /// sotas.ranged.6: how many ranges it reaches at most.
    pub bands: u8,
    /// Combat bonus; none without a Combat roll.
    pub combat: Option<i8>,
    /// sotas.quills.3: stands in for the Combat of its bearer.
    pub own_combat: Option<i8>,
    /// Hands it takes; none when it is built in.
    pub hands: u8,
    /// What it is.
    pub classes: Classes,
    /// sotas.melee.18: the modifier when it is used in melee; none where it is not.
    pub melee: Option<i8>,
    /// sotas.multishot.5: may fire at several targets.
    pub salvo: bool,
    /// sotas.stealth.6: firing it ends Stealth.
    pub reveals: bool,
    /// When it must be loaded.
    pub load: Load,
    /// sotas.bow.2: begins the game unloaded.
    pub unloaded: bool,
    /// What it does beside its Combat roll.
    pub effects: Effects,
    /// What it costs, where no special rule has the cost.
    pub cost: i16,
}

impl Weapon {
    /// Whether it does something.
    pub fn has(&self, effect: Effect) -> bool {
        self.effects.has(effect)
    }

    /// Whether it is of a class.
    pub fn is(&self, class: Class) -> bool {
        self.classes.has(class)
    }
}

/// Who takes a Quality test in the blast of a grenade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tested {
    /// Everybody.
    All,
    /// The living, Plants and wearers of Powered Armour apart.
    Living,
    /// Plants.
    Plants,
}

/// A kind of grenade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grenade {
    /// Its number for a random kind (sotas.grenade.2).
    pub die: u8,
    /// Its Combat; none without a Combat roll.
    pub combat: Option<i8>,
    /// Who takes a Quality test.
    pub test: Option<Tested>,
    /// What it is.
    pub classes: Classes,
    /// What it does.
    pub effects: Bursts,
    /// What it costs.
    pub cost: i16,
}

/// A piece of equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Hands it takes.
    pub hands: u8,
    /// How far it lights.
    pub light: Option<Stick>,
    /// What it costs.
    pub cost: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    weapon: Vec<toml::Table>,
    #[serde(default)]
    grenade: Vec<toml::Table>,
    #[serde(default)]
    item: Vec<toml::Table>,
}

row!(WeaponRow {
    special: Option<String>,
    range: RangeName,
    bands: u8,
    combat: Option<i8>,
    own_combat: Option<i8>,
    hands: u8,
    #[serde(default)]
    classes: Vec<Class>,
    melee: Melee,
    #[serde(default)]
    salvo: bool,
    #[serde(default)]
    reveals: bool,
    #[serde(default)]
    load: Load,
    #[serde(default)]
    unloaded: bool,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    cost: i16,
});

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RangeName {
    Short,
    Medium,
    Long,
    ByActions,
    Contact,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Melee {
    Modifier(i8),
    Plain(Plain),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Plain {
    Plain,
}

row!(GrenadeRow {
    die: u8,
    combat: Option<i8>,
    test: Option<Tested>,
    #[serde(default)]
    classes: Vec<Class>,
    #[serde(default)]
    effects: Vec<Burst>,
    #[serde(default)]
    cost: i16,
});

row!(ItemRow {
    #[serde(default)]
    hands: u8,
    light: Option<Stick>,
    #[serde(default)]
    cost: i16,
});

impl Arms {
    /// Reads the file.
    pub fn read(source: Source<'_>) -> Result<Arms, Fault> {
        let file: File = source.parse()?;
        let mut arms = Arms {
            weapons: Vec::new(),
            titles: Vec::new(),
            given_by: Vec::new(),
            grenades: Vec::new(),
            grenade_titles: Vec::new(),
            items: Vec::new(),
            item_titles: Vec::new(),
            stone: WeaponId(0),
        };
        let Rows { weapons, mut grenades, items } = Rows::read(source, file)?;
        for row in weapons {
            arms.titles.push(row.title());
            arms.weapons.push(weapon(&row));
            arms.given_by.push(row.special);
        }
        grenades.sort_by_key(|row| row.die);
        for row in grenades {
            arms.grenade_titles.push(row.title());
            arms.grenades.push(Grenade {
                die: row.die,
                combat: row.combat,
                test: row.test,
                classes: row.classes.into_iter().collect(),
                effects: row.effects.into_iter().collect(),
                cost: row.cost,
            });
        }
        for row in items {
            arms.item_titles.push(row.title());
            arms.items.push((row.id, Item { hands: row.hands, light: row.light, cost: row.cost }));
        }
        arms.stone = arms.named("stone").ok_or_else(|| source.unknown("weapon", "stone"))?;
        Ok(arms)
    }

    /// The weapon of an id.
    pub fn named(&self, id: &str) -> Option<WeaponId> {
        let at = self.titles.iter().position(|title| title.id == id)?;
        u8::try_from(at).ok().map(WeaponId)
    }

    /// The weapon that a term of a special rule gives.
    pub fn given(&self, term: &str) -> Option<WeaponId> {
        let at = self.given_by.iter().position(|it| it.as_deref() == Some(term))?;
        u8::try_from(at).ok().map(WeaponId)
    }
}

fn weapon(row: &WeaponRow) -> Weapon {
    Weapon {
        range: match row.range {
            RangeName::Short => Range::Stick(Stick::Short),
            RangeName::Medium => Range::Stick(Stick::Medium),
            RangeName::Long => Range::Stick(Stick::Long),
            RangeName::ByActions => Range::ByActions,
            RangeName::Contact => Range::Contact,
        },
        bands: row.bands,
        combat: row.combat,
        own_combat: row.own_combat,
        hands: row.hands,
        classes: row.classes.iter().copied().collect(),
        melee: match row.melee {
            Melee::Modifier(by) => Some(by),
            Melee::Plain(Plain::Plain) => None,
        },
        salvo: row.salvo,
        reveals: row.reveals,
        load: row.load,
        unloaded: row.unloaded,
        effects: row.effects.iter().copied().collect(),
        cost: row.cost,
    }
}

/// The entries of the file, each of them sound.
struct Rows {
    weapons: Vec<WeaponRow>,
    grenades: Vec<GrenadeRow>,
    items: Vec<ItemRow>,
}

/// As many weapons as a number of one byte tells apart.
const MOST: usize = 256;

impl Rows {
    fn read(source: Source<'_>, file: File) -> Result<Rows, Fault> {
        let entries = |list| Entries { source, list };
        let rows = Rows {
            weapons: entries("weapon").read(file.weapon)?,
            grenades: entries("grenade").read(file.grenade)?,
            items: entries("item").read(file.item)?,
        };
        let weapons = || rows.weapons.iter().map(|it| it.id.as_str());
        let grenades = || rows.grenades.iter().map(|it| it.id.as_str());
        let items = rows.items.iter().map(|it| it.id.as_str());
        entries("weapon").once(std::iter::empty(), weapons(), MOST)?;
        entries("grenade").once(weapons(), grenades(), 2 * MOST)?;
        entries("item").once(weapons().chain(grenades()), items, 3 * MOST)?;
        for (nth, row) in rows.weapons.iter().enumerate() {
            check_weapon(entries("weapon"), nth, row)?;
        }
        rows.check_dice(entries("grenade"))?;
        for (nth, row) in rows.grenades.iter().enumerate() {
            let (entries, place) = (entries("grenade"), (nth, row.id.as_str()));
            entries.within(place, "combat", row.combat.unwrap_or_default(), BONUS)?;
            entries.within(place, "cost", row.cost.into(), COSTS)?;
        }
        for (nth, row) in rows.items.iter().enumerate() {
            let (entries, place) = (entries("item"), (nth, row.id.as_str()));
            entries.within(place, "hands", row.hands, 0..=2)?;
            entries.within(place, "cost", row.cost.into(), COSTS)?;
        }
        Ok(rows)
    }

    /// sotas.grenade.2: the kinds of grenade are numbered from 1 to 6, without a gap.
    fn check_dice(&self, entries: Entries<'_>) -> Result<(), Fault> {
        for (nth, row) in self.grenades.iter().enumerate() {
            let numbered = |die: u8| self.grenades.iter().filter(|it| it.die == die).count();
            let sound = (1..=6).contains(&row.die) && (1..=row.die).all(|die| numbered(die) == 1);
            if !sound {
                let fault = entries.broken(nth, "sotas.grenade.2", "fault-content-die");
                return Err(fault.with("name", &row.id).with("number", row.die));
            }
        }
        Ok(())
    }
}

fn check_weapon(entries: Entries<'_>, nth: usize, row: &WeaponRow) -> Result<(), Fault> {
    let place = (nth, row.id.as_str());
    let melee = match row.melee {
        Melee::Modifier(by) => by,
        Melee::Plain(Plain::Plain) => 0,
    };
    entries.within(place, "combat", row.combat.unwrap_or_default(), BONUS)?;
    entries.within(place, "own_combat", row.own_combat.unwrap_or_default(), BONUS)?;
    entries.within(place, "melee", melee, BONUS)?;
    entries.within(place, "bands", row.bands, 0..=3)?;
    entries.within(place, "hands", row.hands, 0..=2)?;
    entries.within(place, "cost", row.cost.into(), COSTS)
}
