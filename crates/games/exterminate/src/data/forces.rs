//! Recruitment cards (ex.rc) and factions (ex.fb).

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::Length;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::arms::{Arms, MOST_DICE};
use super::{Source, once, place, row, term};
use crate::ids::{MOST_WEAPONS, ProfileId, WeaponId};
use crate::measure::{LARGE, SMALL};
use crate::traits::{Trait, Traits};

/// The name of the file of recruitment cards.
pub const CARDS: &str = "cards.toml";
/// The name of the file of factions.
pub const FACTIONS: &str = "factions.toml";
/// The name of the file of special rules.
pub const TRAITS: &str = "traits.toml";

/// A faction, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct FactionId(pub u8);

/// Recruitment cards and factions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forces {
    /// Recruitment cards; their place is their [`ProfileId`].
    pub list: Vec<Profile>,
    /// Their titles.
    pub titles: Vec<Title>,
    /// How many of them are the game's; those of players come after them.
    pub built_in: usize,
    /// What a single figure of each is called.
    pub figures: Vec<Title>,
    /// Titles of the factions; those of the civilians are last.
    pub factions: Vec<Title>,
    /// What each faction scores beside its kills.
    pub bonus: Vec<Bonus>,
    /// A force for those who do not compose one, by faction.
    pub quick: Vec<Vec<ProfileId>>,
    /// Titles of the special rules.
    pub traits: Vec<Title>,
}

/// ex.rc.1: what a recruitment card says of its figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Whose card it is.
    pub faction: FactionId,
    /// ex.rc.7: how many figures it brings.
    pub figures: u8,
    /// ex.rc.8.
    pub fate: u8,
    /// ex.rc.2.
    pub movement: Length,
    /// ex.rc.3.
    pub resistance: u8,
    /// ex.rc.4.
    pub melee: i8,
    /// ex.rc.5.
    pub shoot: i8,
    /// ex.rc.9.
    pub wounds: u8,
    /// ex.sc.3, ex.sc.4, ex.sc.5: what it is worth when Exterminated.
    pub vp: u8,
    /// The radius of its base.
    pub radius: Length,
    /// Weapons of each of its figures; one entry where all have the same.
    pub arms: Vec<ArrayVec<WeaponId, MOST_WEAPONS>>,
    /// ex.rc.6: special rules.
    pub traits: Traits,
    /// ex.ma.1: how often it attacks in a melee.
    pub attacks: u8,
    /// ex.fb.5: a figure it brings along.
    pub retinue: Option<ProfileId>,
}

impl Profile {
    /// Whether it has a special rule.
    pub fn has(&self, it: Trait) -> bool {
        self.traits.has(it)
    }

    /// Weapons of its nth figure.
    pub fn weapons(&self, nth: u8) -> &[WeaponId] {
        let own = self.arms.get(usize::from(nth)).or(self.arms.first());
        own.map_or(&[], |it| it.as_slice())
    }
}

/// What a faction scores beside its kills (11.1), as its file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Bonus {
    /// Nothing: those who belong to no faction.
    #[serde(skip)]
    None,
    /// ex.bo.1: each Special or Archetype enemy Exterminated.
    Named { vp: u8 },
    /// ex.bo.2: each Shocked enemy Exterminated in melee.
    Downed { vp: u8 },
    /// ex.bo.3: the enemy named before the first turn.
    Fugitive { vp: u8 },
    /// ex.bo.4: each operational figure on the far side at the end, so many at most.
    Infiltrators { vp: u8, most: u8 },
    /// ex.bo.5: each enemy Shocked or with two Stress after the last Action phase, so many at most.
    Silenced { vp: u8, most: u8 },
    /// ex.bo.6: the first enemy Exterminated in melee in each turn.
    Glory { vp: u8 },
    /// ex.bo.7: each card with a figure left at the end, so many at most.
    Cards { vp: u8, most: u8 },
    /// ex.bo.8: each quarter of the table held at the end, so many at most.
    Quarters { vp: u8, most: u8 },
    /// ex.bo.9: Fate for the first enemy Exterminated in melee in each turn.
    Feast { fate: u8 },
    /// ex.bo.10, B16: each figure left at the end, and the Leader; nothing for kills.
    Survivors { vp: u8, vp_leader: u8 },
}

impl Bonus {
    /// ex.bo.10, ex.fb.6: the Doctor's: who lives counts, not who dies.
    pub fn is_doctors(self) -> bool {
        matches!(self, Bonus::Survivors { .. })
    }

    /// The largest of its numbers.
    fn largest(self) -> u8 {
        match self {
            Bonus::None => 0,
            Bonus::Named { vp }
            | Bonus::Downed { vp }
            | Bonus::Fugitive { vp }
            | Bonus::Glory { vp }
            | Bonus::Feast { fate: vp } => vp,
            Bonus::Infiltrators { vp, most }
            | Bonus::Silenced { vp, most }
            | Bonus::Cards { vp, most }
            | Bonus::Quarters { vp, most }
            | Bonus::Survivors { vp, vp_leader: most } => vp.max(most),
        }
    }
}

/// The most Fate, Wounds and Victory Points of a card, and points of a bonus.
const MOST_TOKENS: u8 = 20;
/// The longest name of a card.
const LONGEST_NAME: usize = 60;
/// The longest id of a card of a player's own, after `own.`.
const LONGEST_ID: usize = 16;

/// The faction of those who belong to none.
pub const CIVILIANS: &str = "civilians";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<CardRow>,
}

row!(CardRow {
    faction: String,
    figure_en: Option<String>,
    figure_fr: Option<String>,
    figures: u8,
    fate: u8,
    movement: u8,
    resistance: u8,
    melee: i8,
    shoot: i8,
    #[serde(default)]
    wounds: u8,
    vp: u8,
    base: Base,
    #[serde(default)]
    weapons: Vec<String>,
    #[serde(default)]
    each: Vec<Vec<String>>,
    #[serde(default)]
    traits: Vec<String>,
    retinue: Option<String>,
});

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Base {
    Small,
    Large,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionFile {
    faction: Vec<FactionRow>,
}

row!(FactionRow { bonus: Bonus, quick: Vec<String> });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TraitFile {
    #[serde(rename = "trait")]
    traits: Vec<TraitRow>,
}

row!(TraitRow {});

/// The files read together.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// Recruitment cards: the file of the game, then those of players.
    pub cards: &'a [Source<'a>],
    /// Factions.
    pub factions: Source<'a>,
    /// Special rules.
    pub traits: Source<'a>,
}

impl Forces {
    /// Reads the files.
    pub fn read(sources: Sources<'_>, arms: &Arms) -> Result<Forces, Fault> {
        let file: FactionFile = sources.factions.parse()?;
        let mut factions: Vec<Title> = file.faction.iter().map(FactionRow::title).collect();
        factions.push(Title { id: CIVILIANS.to_owned(), ..Title::default() });
        once(sources.factions, &factions)?;
        let (mut rows, mut titles) = (Vec::new(), Vec::new());
        for &source in sources.cards {
            let file: CardFile = source.parse()?;
            let own = sources.cards[0].name != source.name;
            if own {
                apart(source, &file.card, &rows)?;
            }
            titles.extend(file.card.iter().map(CardRow::title));
            once(source, &titles)?;
            if own {
                file.card.iter().try_for_each(|row| own_id(source, &row.id))?;
            }
            rows.extend(file.card.into_iter().map(|row| (source, row)));
        }
        let first = sources.cards.first().map(|it| it.name);
        let built_in = rows.iter().filter(|(it, _)| Some(it.name) == first).count();
        let card = |(source, row): &(Source<'_>, CardRow)| {
            Reading { source: *source, arms, factions: &factions, titles: &titles }.card(row)
        };
        let list = rows.iter().map(card).collect::<Result<Vec<_>, _>>()?;
        check_retinues(&rows, &list)?;
        let mut quick = Vec::new();
        for row in &file.faction {
            let named = |id: &String| {
                let at = place(&titles, id).map(ProfileId);
                at.ok_or_else(|| sources.factions.unknown("recruitment-card", id))
            };
            quick.push(row.quick.iter().map(named).collect::<Result<_, Fault>>()?);
            if row.bonus.largest() > MOST_TOKENS {
                return Err(sources.factions.wrong(&row.id, "fault-content-card"));
            }
        }
        let traits: TraitFile = sources.traits.parse()?;
        let figure = |(_, row): &(Source<'_>, CardRow)| Title {
            en: row.figure_en.clone().unwrap_or_else(|| row.en.clone()),
            fr: row.figure_fr.clone().unwrap_or_else(|| row.fr.clone()),
            ..row.title()
        };
        Ok(Forces {
            list,
            figures: rows.iter().map(figure).collect(),
            titles,
            built_in,
            bonus: file.faction.iter().map(|it| it.bonus).chain([Bonus::None]).collect(),
            factions,
            quick,
            traits: traits.traits.iter().map(TraitRow::title).collect(),
        })
    }

    /// The card of an id.
    pub fn named(&self, id: &str) -> Option<ProfileId> {
        place(&self.titles, id).map(ProfileId)
    }

    /// What tells a card in a fault: its id, by which its name is known, or the names that a player gave it.
    pub fn told(&self, card: ProfileId) -> String {
        let Title { id, en, fr, .. } = &self.titles[card.index()];
        match card.index() < self.built_in {
            true => id.clone(),
            false if en == fr => en.clone(),
            false => format!("{en} / {fr}"),
        }
    }

    /// The faction of an id.
    pub fn faction(&self, id: &str) -> Option<FactionId> {
        place(&self.factions, id).map(FactionId)
    }

    /// A card.
    pub fn profile(&self, id: ProfileId) -> &Profile {
        &self.list[id.index()]
    }
}

/// ex.rc.1 [B20]: a card of a player's own has another id than those that others bring.
fn apart(
    source: Source<'_>,
    cards: &[CardRow],
    known: &[(Source<'_>, CardRow)],
) -> Result<(), Fault> {
    for row in cards.iter().filter(|it| own_id(source, &it.id).is_ok()) {
        if let Some((other, _)) = known.iter().find(|(_, it)| it.id == row.id) {
            let fault = source.wrong(&row.id, "fault-roster-same-id");
            return Err(fault.with("other", other.name));
        }
    }
    Ok(())
}

/// ex.rc.1: the id of a card of a player's own is of a form that nothing else has.
fn own_id(source: Source<'_>, id: &str) -> Result<(), Fault> {
    let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit();
    let rest = id.strip_prefix("own.").unwrap_or_default();
    match (1..=LONGEST_ID).contains(&rest.len()) && rest.chars().all(plain) {
        true => Ok(()),
        false => {
            let begins: String = id.chars().take(LONGEST_NAME).collect();
            let fault = source.wrong(id, "fault-content-own-id");
            Err(fault.with("name", begins).with("most", LONGEST_ID))
        }
    }
}

/// Signs that show nothing, break lines or say which way text runs.
const STEERING: [RangeInclusive<char>; 16] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{600}'..='\u{605}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{3164}'..='\u{3164}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
];

/// Whether a name can be told in a line: not too long, something to see, no line break or other sign that only steers
/// how text runs.
fn is_name(text: &str) -> bool {
    let steers = |it: char| it.is_control() || STEERING.iter().any(|range| range.contains(&it));
    (1..=LONGEST_NAME).contains(&text.chars().count())
        && !text.trim().is_empty()
        && !text.chars().any(steers)
}

/// ex.fb.3, ex.fb.4, ex.fb.5: whoever a card brings along is no Leader, no Special or Archetype figure, and brings
/// nobody.
fn check_retinues(rows: &[(Source<'_>, CardRow)], list: &[Profile]) -> Result<(), Fault> {
    let named = [Trait::Leader, Trait::Special, Trait::Archetype];
    for ((source, row), it) in rows.iter().zip(list) {
        let Some(along) = it.retinue.map(|it| &list[it.index()]) else { continue };
        if named.iter().any(|&it| along.has(it)) || along.retinue.is_some() {
            let name = row.retinue.clone().unwrap_or_default();
            return Err(source.wrong(&row.id, "fault-content-retinue").with("retinue", name));
        }
    }
    Ok(())
}

struct Reading<'a> {
    source: Source<'a>,
    arms: &'a Arms,
    factions: &'a [Title],
    titles: &'a [Title],
}

impl Reading<'_> {
    fn card(&self, row: &CardRow) -> Result<Profile, Fault> {
        let unknown = |what: &'static str, name: &str| self.source.unknown(what, name);
        let faction = place(self.factions, &row.faction).map(FactionId);
        let faction = faction.ok_or_else(|| unknown("faction", &row.faction))?;
        let names = [&row.en, &row.fr].into_iter().chain(&row.figure_en).chain(&row.figure_fr);
        if !names.into_iter().all(|it| is_name(it)) {
            let fault = self.source.wrong(&row.id, "fault-content-name");
            return Err(fault.with("most", LONGEST_NAME));
        }
        let (traits, attacks) = self.traits(row)?;
        let retinue = row.retinue.as_ref().map(|id| {
            let at = place(self.titles, id).map(ProfileId);
            at.ok_or_else(|| unknown("recruitment-card", id))
        });
        let armed = row.each.is_empty() || row.each.len() == usize::from(row.figures);
        let sound = armed
            && (1..=12).contains(&row.figures)
            && (1..=24).contains(&row.movement)
            && row.resistance <= MOST_DICE
            && row.melee.unsigned_abs().max(row.shoot.unsigned_abs()) <= MOST_DICE
            && row.fate.max(row.wounds).max(row.vp) <= MOST_TOKENS;
        if !sound {
            return Err(self.source.wrong(&row.id, "fault-content-card"));
        }
        Ok(Profile {
            faction,
            figures: row.figures,
            fate: row.fate,
            movement: Length::inches(row.movement.into()),
            resistance: row.resistance,
            melee: row.melee,
            shoot: row.shoot,
            wounds: row.wounds,
            vp: row.vp,
            radius: match row.base {
                Base::Small => SMALL,
                Base::Large => LARGE,
            },
            arms: self.weapons(row)?,
            traits,
            attacks,
            retinue: retinue.transpose()?,
        })
    }

    fn weapons(&self, row: &CardRow) -> Result<Vec<ArrayVec<WeaponId, MOST_WEAPONS>>, Fault> {
        let lists = if row.each.is_empty() { vec![row.weapons.clone()] } else { row.each.clone() };
        let read = |list: &Vec<String>| {
            let mut arms = ArrayVec::new();
            for id in list {
                let weapon =
                    self.arms.named(id).ok_or_else(|| self.source.unknown("weapon", id))?;
                let full = |_| self.source.wrong(&row.id, "fault-content-card");
                arms.try_push(weapon).map_err(full)?;
            }
            Ok(arms)
        };
        lists.iter().map(read).collect()
    }

    fn traits(&self, row: &CardRow) -> Result<(Traits, u8), Fault> {
        let (mut traits, mut attacks) = (Traits::default(), 1);
        for text in &row.traits {
            let unknown = || self.source.unknown("trait", text);
            match term(text) {
                ("melee", Some(many)) => {
                    attacks =
                        many.parse().ok().filter(|it| (1..=6).contains(it)).ok_or_else(unknown)?;
                }
                (id, None) => {
                    let known =
                        serde::de::value::StrDeserializer::<serde::de::value::Error>::new(id);
                    traits.set(Trait::deserialize(known).map_err(|_| unknown())?, true);
                }
                _ => return Err(unknown()),
            }
        }
        Ok((traits, attacks))
    }
}
