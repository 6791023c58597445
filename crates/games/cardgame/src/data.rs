//! The deck as data: cards, their numbers and effects, read from a file and checked.

use std::ops::Range;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Title;
use serde::Deserialize;
use toml::Spanned;

use crate::cards::{CardId, KINDS, Kinds};

/// The name of the file the deck is read from.
pub const FILE: &str = "deck.toml";

/// All cards of a game, by kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Each kind of card; its place is its [`CardId`].
    pub cards: Vec<Card>,
    /// Names and texts, in the same order.
    pub titles: Vec<Title>,
    /// The four Defenders.
    pub defenders: Defenders,
    /// The End of Game card.
    pub end: CardId,
    /// All Tesselecta cards.
    pub tesselecta: Kinds,
}

/// The kinds of the four Defenders (dwcg.def.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defenders {
    /// The Doctor.
    pub doctor: CardId,
    /// Amy Pond.
    pub amy: CardId,
    /// River Song.
    pub river: CardId,
    /// Rory.
    pub rory: CardId,
}

/// One kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Copies in the deck (dwcg.comp.1); none for cards apart from it.
    pub copies: u8,
    /// Strength in a Conflict.
    pub strength: u8,
    /// Time Points printed on it.
    pub tp: u8,
    /// What it is.
    pub face: Face,
}

/// dwcg.comp.6: the four kinds of card, and those apart from the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Protects its owner's Locations.
    Defender,
    /// Attacks others' Locations.
    Enemy(Enemy),
    /// An ally, gadget or event.
    Support(Effect),
    /// Scores Victory Points.
    Location {
        /// What it scores.
        vp: u8,
    },
    /// A Location dealt at set-up.
    Start {
        /// What it scores.
        vp: u8,
        /// Decides the first player.
        value: u8,
        /// Used with five players only.
        five: bool,
    },
    /// The End of Game card.
    End,
}

/// What an Enemy card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enemy {
    /// dwcg.att.3: the Enemies it may share an attack with.
    pub goes_with: Kinds,
    /// Its own effect.
    pub power: Power,
    /// dwcg.csup.42: counts as a Dalek card.
    pub dalek: bool,
    /// dwcg.cene.12: who can take over an attack in which it lies.
    pub prey_of: Option<Clan>,
}

/// The effect of an Enemy card (dwcg.cene).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// None beside its Strength.
    None,
    /// Davros.
    TakeoverDalek,
    /// Cyberking.
    TakeoverCyber,
    /// Madame Kovarian.
    Kovarian,
    /// The Pandorica.
    Pandorica,
    /// Weeping Angel: its printed TP.
    Angel,
    /// Silurians.
    Silurians,
    /// Slitheen.
    Slitheen,
    /// Shadow Proclamation.
    Shadow,
}

impl Power {
    /// Whose attacks the card can take over.
    pub fn takes_over(self) -> Option<Clan> {
        match self {
            Power::TakeoverDalek => Some(Clan::Dalek),
            Power::TakeoverCyber => Some(Clan::Cyber),
            Power::None
            | Power::Kovarian
            | Power::Pandorica
            | Power::Angel
            | Power::Silurians
            | Power::Slitheen
            | Power::Shadow => None,
        }
    }
}

/// Enemies whose attacks can be taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clan {
    /// By Davros.
    Dalek,
    /// By the Cyberking.
    Cyber,
}

/// The effect of a Support card (dwcg.csup).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Sonic Screwdriver, Psychic Paper, Visual Recognition Device.
    Reveal,
    /// Cardiff, the Face of Boe.
    ReservePlace,
    /// Tesselecta.
    Tesselecta,
    /// U.N.I.T.
    Unit,
    /// DreamLord.
    Dreamlord,
    /// Captain Jack, Collecting on Debts.
    Jack,
    /// TARDIS.
    Tardis,
    /// Crack in Time.
    Crack,
    /// Chameleon Arch.
    Arch,
    /// Dalek Sec.
    Sec,
    /// Jammy Dodger.
    Jammy,
    /// K-9.
    K9,
    /// Fish Fingers and Custard.
    Fish,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    totals: Spanned<Totals>,
    #[serde(default)]
    defender: Vec<DefenderRow>,
    #[serde(default)]
    enemy: Vec<EnemyRow>,
    #[serde(default)]
    support: Vec<SupportRow>,
    #[serde(default)]
    location: Vec<LocationRow>,
    #[serde(default)]
    start: Vec<StartRow>,
    end: EndRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Totals {
    cards: u32,
    locations: u32,
    defenders: u32,
    enemies: u32,
    supports: u32,
}

macro_rules! rows {
    ($($Row:ident { $($field:ident : $type:ty $(= $default:expr)?),* $(,)? })+) => {$(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $Row {
            id: Spanned<String>,
            en: String,
            fr: String,
            #[serde(default)]
            text_en: String,
            #[serde(default)]
            text_fr: String,
            #[serde(default)]
            rules: Vec<String>,
            /// Where name and numbers come from; for readers of the file only.
            #[serde(default, rename = "tag")]
            _tag: String,
            $($field: $type),*
        }

        impl $Row {
            fn title(&self) -> Title {
                Title {
                    id: self.id.get_ref().clone(),
                    en: self.en.clone(),
                    fr: self.fr.clone(),
                    text_en: self.text_en.clone(),
                    text_fr: self.text_fr.clone(),
                    rules: self.rules.clone(),
                }
            }
        }
    )+};
}

rows! {
    DefenderRow { copies: u8, strength: u8, tp: Option<u8>, effect: Type }
    EnemyRow {
        copies: u8, strength: u8, tp: Option<u8>, group: String, compatible: Option<Vec<String>>,
        universal: Option<bool>, effect: Option<Power>, dalek: Option<bool>, takeover: Option<Clan>,
    }
    SupportRow { copies: u8, tp: Option<u8>, effect: Effect }
    LocationRow { vp: u8, tp: Option<u8> }
    StartRow { value: u8, vp: u8, tp: Option<u8>, scenario: Option<Only> }
    EndRow {}
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Type {
    Doctor,
    Amy,
    River,
    Rory,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Only {
    Five,
}

impl Deck {
    /// Reads and checks a deck file.
    pub fn parse(text: &str) -> Result<Deck, Fault> {
        let file: File = toml::from_str(text).map_err(|error| {
            let at = error.span().unwrap_or_default();
            fault(text, &at, "fault-content-unreadable").with("reason", error.message())
        })?;
        let mut build = Build { text, cards: Vec::new(), titles: Vec::new() };
        let defenders = build.defenders(&file)?;
        build.enemies(&file)?;
        let tesselecta = build.supports(&file)?;
        build.places(&file)?;
        let end = build.add(&file.end.id, file.end.title(), plain(0, 0, Face::End))?;
        build.check_totals(&file)?;
        Ok(Deck { cards: build.cards, titles: build.titles, defenders, end, tesselecta })
    }
}

/// A deck being put together from its file.
struct Build<'a> {
    text: &'a str,
    cards: Vec<Card>,
    titles: Vec<Title>,
}

impl Build<'_> {
    fn add(&mut self, id: &Spanned<String>, title: Title, card: Card) -> Result<CardId, Fault> {
        let name = id.get_ref();
        if !is_id(name) {
            return Err(fault(self.text, &id.span(), "fault-content-id").with("id", name));
        }
        if self.titles.iter().any(|it| it.id == *name) {
            return Err(fault(self.text, &id.span(), "fault-content-twice").with("id", name));
        }
        if self.cards.len() == KINDS {
            return Err(fault(self.text, &id.span(), "fault-content-kinds").with("most", KINDS));
        }
        self.cards.push(card);
        self.titles.push(title);
        Ok(CardId(u8::try_from(self.cards.len() - 1).expect("at most KINDS kinds")))
    }

    fn defenders(&mut self, file: &File) -> Result<Defenders, Fault> {
        let mut found: [Option<CardId>; 4] = [None; 4];
        for row in &file.defender {
            let card = Card {
                copies: row.copies,
                ..plain(row.strength, row.tp.unwrap_or(0), Face::Defender)
            };
            let id = self.add(&row.id, row.title(), card)?;
            if found[row.effect as usize].replace(id).is_some() {
                let fault = fault(self.text, &row.id.span(), "fault-content-defender-twice");
                return Err(fault.with("id", row.id.get_ref()));
            }
        }
        match found {
            [Some(doctor), Some(amy), Some(river), Some(rory)] => {
                Ok(Defenders { doctor, amy, river, rory })
            }
            _ => Err(fault(self.text, &file.totals.span(), "fault-content-defenders")),
        }
    }

    /// dwcg.att.4: an Enemy goes with its own type, the types it names, and universal cards.
    fn enemies(&mut self, file: &File) -> Result<(), Fault> {
        let first = self.cards.len();
        for row in &file.enemy {
            for named in row.compatible.iter().flatten() {
                if !file.enemy.iter().any(|other| other.group == *named) {
                    let fault = fault(self.text, &row.id.span(), "fault-content-group");
                    return Err(fault.with("id", row.id.get_ref()).with("group", named));
                }
            }
            if row.strength == 0 {
                let fault = fault(self.text, &row.id.span(), "fault-content-strength");
                return Err(fault.with("id", row.id.get_ref()));
            }
            // Rows beyond the last kind are refused when their turn comes.
            let others = file.enemy.iter().take(KINDS - first).enumerate();
            let goes_with = others
                .filter(|(_, other)| compatible(row, other))
                .map(|(at, _)| CardId(u8::try_from(first + at).expect("at most KINDS kinds")))
                .collect();
            let enemy = Enemy {
                goes_with,
                power: row.effect.unwrap_or(Power::None),
                dalek: row.dalek.unwrap_or(false),
                prey_of: row.takeover,
            };
            let card = plain(row.strength, row.tp.unwrap_or(0), Face::Enemy(enemy));
            self.add(&row.id, row.title(), Card { copies: row.copies, ..card })?;
        }
        self.check_takeovers(&file.enemy, first)
    }

    /// dwcg.cene.9, dwcg.att.3: who takes an attack over joins it, whatever may lie there.
    fn check_takeovers(&self, rows: &[EnemyRow], first: usize) -> Result<(), Fault> {
        let enemies = || self.cards[first..].iter().map(|card| &card.face).zip(rows);
        for (face, row) in enemies() {
            let Face::Enemy(taker) = face else { continue };
            for (face, prey_row) in enemies() {
                let Face::Enemy(prey) = face else { continue };
                let taken = prey.prey_of.is_some() && prey.prey_of == taker.power.takes_over();
                if taken && !prey.goes_with.within(taker.goes_with) {
                    return Err(fault(self.text, &row.id.span(), "fault-content-takeover")
                        .with("id", row.id.get_ref())
                        .with("prey", prey_row.id.get_ref()));
                }
            }
        }
        Ok(())
    }

    fn supports(&mut self, file: &File) -> Result<Kinds, Fault> {
        let mut tesselecta = Kinds::default();
        let mut places = 0;
        for row in &file.support {
            let card = plain(0, row.tp.unwrap_or(0), Face::Support(row.effect));
            let id = self.add(&row.id, row.title(), Card { copies: row.copies, ..card })?;
            match row.effect {
                Effect::Tesselecta => tesselecta.insert(id),
                Effect::ReservePlace => places += u32::from(row.copies),
                _ => {}
            }
            if places > crate::table::MOST_BESIDE as u32 {
                let fault = fault(self.text, &row.id.span(), "fault-content-reserve-places");
                return Err(fault.with("most", crate::table::MOST_BESIDE));
            }
        }
        Ok(tesselecta)
    }

    fn places(&mut self, file: &File) -> Result<(), Fault> {
        for row in &file.location {
            let face = Face::Location { vp: row.vp };
            let card = plain(0, row.tp.unwrap_or(0), face);
            self.add(&row.id, row.title(), Card { copies: 1, ..card })?;
        }
        for row in &file.start {
            let five = row.scenario == Some(Only::Five);
            if file.start.iter().filter(|other| other.value == row.value).count() > 1 {
                let fault = fault(self.text, &row.id.span(), "fault-content-start-value");
                return Err(fault.with("id", row.id.get_ref()).with("value", row.value));
            }
            let face = Face::Start { vp: row.vp, value: row.value, five };
            self.add(&row.id, row.title(), plain(0, row.tp.unwrap_or(0), face))?;
        }
        let (four, five) = (4, 5);
        let always = file.start.iter().filter(|row| row.scenario.is_none()).count();
        if always != four || file.start.len() != five {
            return Err(fault(self.text, &file.totals.span(), "fault-content-starts")
                .with("found", always)
                .with("with_five", file.start.len()));
        }
        Ok(())
    }

    /// dwcg.comp.1: the deck has exactly 127 cards.
    fn check_totals(&self, file: &File) -> Result<(), Fault> {
        let totals = file.totals.get_ref();
        let copies = |is: fn(&Face) -> bool| -> u32 {
            self.cards.iter().filter(|it| is(&it.face)).map(|it| u32::from(it.copies)).sum()
        };
        let counted = [
            ("defenders", totals.defenders, copies(|face| matches!(face, Face::Defender))),
            ("enemies", totals.enemies, copies(|face| matches!(face, Face::Enemy(_)))),
            ("supports", totals.supports, copies(|face| matches!(face, Face::Support(_)))),
            ("locations", totals.locations, copies(|face| matches!(face, Face::Location { .. }))),
            ("cards", totals.cards, copies(|_| true)),
            ("cards", crate::cards::DECK as u32, copies(|_| true)),
        ];
        for (what, expected, found) in counted {
            if expected != found {
                return Err(fault(self.text, &file.totals.span(), "fault-content-total")
                    .with("what", what)
                    .with("expected", expected)
                    .with("found", found));
            }
        }
        Ok(())
    }
}

/// Small letters and digits, in parts between dots and hyphens: what lists and commands can name.
fn is_id(text: &str) -> bool {
    let is_part = |part: &str| {
        !part.is_empty() && part.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
    };
    text.split(['.', '-']).all(is_part)
}

fn compatible(one: &EnemyRow, other: &EnemyRow) -> bool {
    let names =
        |a: &EnemyRow, b: &EnemyRow| a.compatible.iter().flatten().any(|group| *group == b.group);
    let universal = |row: &EnemyRow| row.universal.unwrap_or(false);
    one.group == other.group
        || universal(one)
        || universal(other)
        || names(one, other)
        || names(other, one)
}

fn plain(strength: u8, tp: u8, face: Face) -> Card {
    Card { copies: 0, strength, tp, face }
}

fn fault(text: &str, at: &Range<usize>, key: &'static str) -> Fault {
    let line = text.get(..at.start).unwrap_or(text).matches('\n').count() + 1;
    Fault::new(Code::BadRoster, key).at(format!("{FILE}:{line}"))
}
