//! Rosters: a faction by its recruitment cards (ex.fb), as JSON, as a text for links, and as the data of
//! a reference sheet.

use reglette_engine::Rule;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::setup::{few, roster_place};
use reglette_geometry::Unit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::Content;
use crate::data::forces::{Bonus, FactionId, Forces, Profile};
use crate::ids::ProfileId;
use crate::traits::Trait;

/// A faction as its player writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// What its player calls it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The faction.
    pub faction: String,
    /// Its recruitment cards; when none is named, those of the quick force.
    #[serde(default, deserialize_with = "few", skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// Cards of its player's own, as text in the form of `cards.toml`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub own: String,
}

/// What the text for links begins with.
const HEAD: &str = "ex1";
/// The longest text for links that is read.
const LONGEST: usize = 400;
/// The longest text of cards of one's own that is read.
const LONGEST_OWN: usize = 20_000;
/// ex.su.3: the most cards a player may agree to.
pub const MOST_CARDS: usize = 5;

/// A faction whose cards are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Force {
    /// The faction.
    pub faction: FactionId,
    /// Its cards.
    pub cards: Vec<ProfileId>,
}

impl Roster {
    /// Reads a roster from JSON.
    pub fn from_json(text: &str) -> Result<Roster, Fault> {
        serde_json::from_str(text).map_err(|error| bad("fault-unreadable").with("reason", error))
    }

    /// The text for links: only letters, digits and `-._~`, as `ex1~daleks~dal.3~dal.1~dal.1`. The name
    /// is not in it.
    pub fn to_link(&self) -> String {
        let parts = [HEAD, &self.faction].into_iter().chain(self.cards.iter().map(String::as_str));
        parts.collect::<Vec<_>>().join("~")
    }

    /// Reads the text for links.
    pub fn from_link(text: &str) -> Result<Roster, Fault> {
        let wrong = || bad("fault-roster-link").with("text", text);
        let mut parts = text.split('~').map(str::to_owned);
        let head = parts.next().filter(|it| it == HEAD && text.len() <= LONGEST);
        let faction = head.and_then(|_| parts.next()).ok_or_else(wrong)?;
        let cards: Vec<String> = parts.collect();
        if faction.is_empty() || cards.iter().any(String::is_empty) {
            return Err(wrong());
        }
        Ok(Roster { faction, cards, ..Roster::default() })
    }

    /// The cards by their ids, or those that nothing is called; the quick force of so many cards where
    /// none is named.
    pub fn force(&self, forces: &Forces, many: u8) -> Result<Force, Fault> {
        let unknown = |what: &'static str, name: &str| {
            bad("fault-content-unknown").with("what", what).with("name", name)
        };
        let faction = forces.faction(&self.faction);
        let faction = faction.filter(|it| forces.bonus[usize::from(it.0)] != Bonus::None);
        let faction = faction.ok_or_else(|| unknown("faction", &self.faction))?;
        if self.cards.is_empty() {
            let quick = &forces.quick[usize::from(faction.0)];
            let many = usize::from(many) + extra_cards(forces, faction);
            return Ok(Force { faction, cards: quick.iter().copied().take(many).collect() });
        }
        let (mut cards, mut faults) = (Vec::new(), Vec::new());
        for (at, id) in self.cards.iter().enumerate() {
            match forces.named(id).filter(|it| is_of_a_faction(forces, *it)) {
                Some(card) => cards.push(card),
                None => faults.push(unknown("recruitment-card", id).at(place(at))),
            }
        }
        Fault::refuse(faults).map(|()| Force { faction, cards })
    }
}

/// The texts of players' own cards, each behind its place; what several bring is there once.
pub fn own_cards(rosters: &[Roster]) -> Result<Vec<(String, &str)>, Fault> {
    let mut texts: Vec<(String, &str)> = Vec::new();
    for (at, roster) in rosters.iter().enumerate().filter(|(_, it)| !it.own.is_empty()) {
        let place = format!("{}.own", roster_place(at));
        if roster.own.len() > LONGEST_OWN {
            return Err(bad("fault-roster-own").with("most", LONGEST_OWN).at(place));
        }
        if !texts.iter().any(|(_, text)| *text == roster.own) {
            texts.push((place, &roster.own));
        }
    }
    Ok(texts)
}

fn is_of_a_faction(forces: &Forces, card: ProfileId) -> bool {
    forces.bonus[usize::from(forces.profile(card).faction.0)] != Bonus::None
}

/// ex.fb.6: the Doctor's faction uses a card more.
fn extra_cards(forces: &Forces, faction: FactionId) -> usize {
    usize::from(forces.bonus[usize::from(faction.0)].is_doctors())
}

impl Force {
    /// ex.fb.7: the Fate Pool at the start.
    pub fn fate(&self, forces: &Forces) -> u8 {
        let card = |it: &Profile| it.fate + it.retinue.map_or(0, |it| forces.profile(it).fate);
        self.cards.iter().map(|&it| card(forces.profile(it))).sum()
    }

    /// How many cards its opponents use (ex.fb.6).
    pub fn agreed(&self, forces: &Forces) -> usize {
        self.cards.len().saturating_sub(extra_cards(forces, self.faction))
    }

    /// Everything the force breaks; nothing when it may be played.
    pub fn faults(&self, forces: &Forces) -> Vec<Fault> {
        let mut faults = Vec::new();
        let many = self.agreed(forces);
        let most = MOST_CARDS - extra_cards(forces, self.faction);
        if many == 0 || many > most {
            faults.push(self.wrong_number(forces, None));
        }
        faults.extend(self.strangers(forces));
        faults.extend(self.leaders(forces));
        faults.extend(self.twice(forces));
        faults
    }

    /// ex.fb.1, ex.fb.6: another number of cards than may be, or than is agreed; both are told as cards of this
    /// faction.
    pub fn wrong_number(&self, forces: &Forces, agreed: Option<usize>) -> Fault {
        let more = extra_cards(forces, self.faction);
        let fault = broken("ex.fb.1", WRONG_NUMBER).with("cards", self.cards.len());
        let fault = fault.with("least", 1 + more).with("most", MOST_CARDS);
        fault.with("agreed", agreed.map_or(0, |it| it + more))
    }

    /// ex.fb.2, ex.tr.4: one faction, and one Agent of another at most.
    fn strangers(&self, forces: &Forces) -> Vec<Fault> {
        let mut hired = 0;
        let mut faults = Vec::new();
        for (at, &card) in self.cards.iter().enumerate() {
            let profile = forces.profile(card);
            if profile.faction == self.faction {
                continue;
            }
            hired += 1;
            if !profile.has(Trait::Agent) || hired > 1 {
                let fault = broken("ex.fb.2", "fault-roster-faction");
                faults.push(fault.with("name", forces.told(card)).at(place(at)));
            }
        }
        faults
    }

    /// ex.fb.3, ex.fb.6: exactly one Leader; for the Doctor's faction a Doctor, also alone.
    fn leaders(&self, forces: &Forces) -> Option<Fault> {
        let cards = self.cards.iter().map(|&it| forces.profile(it));
        let leaders: Vec<&Profile> = cards.filter(|it| it.has(Trait::Leader)).collect();
        let is_doctor = extra_cards(forces, self.faction) == 1;
        let needed = is_doctor || self.cards.len() > 1;
        let rule = if is_doctor { "ex.fb.6" } else { "ex.fb.3" };
        let fits = matches!(leaders[..], [one] if !is_doctor || one.faction == self.faction);
        (needed && !fits).then(|| broken(rule, "fault-roster-leader"))
    }

    /// ex.fb.4, ex.tr.2, ex.tr.3: Special and Archetype cards once.
    fn twice(&self, forces: &Forces) -> Vec<Fault> {
        let again = |(at, card): &(usize, &ProfileId)| {
            is_single(forces.profile(**card)) && self.cards[..*at].contains(*card)
        };
        let fault = |(at, card): (usize, &ProfileId)| {
            let fault = broken("ex.fb.4", "fault-roster-unique");
            fault.with("name", forces.told(*card)).at(place(at))
        };
        self.cards.iter().enumerate().filter(again).map(fault).collect()
    }
}

/// ex.fb.4: whether a force has it once at most.
pub fn is_single(card: &Profile) -> bool {
    card.has(Trait::Special) || card.has(Trait::Archetype)
}

/// ex.fb.1, ex.su.3: all players use the same number of cards, the Doctor one more (ex.fb.6).
pub fn table_faults(all: &[Force], forces: &Forces) -> Vec<Fault> {
    let first = all.first().map_or(0, |it| it.agreed(forces));
    let differs = |it: &(usize, &Force)| it.1.agreed(forces) != first;
    let fault =
        |(at, it): (usize, &Force)| it.wrong_number(forces, Some(first)).at(roster_place(at));
    all.iter().enumerate().filter(differs).map(fault).collect()
}

/// What is printed on one page: the cards, and each special rule and weapon once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReferenceSheet {
    /// What its player calls the faction.
    pub name: String,
    /// The faction.
    pub faction: String,
    /// Its Fate Pool.
    pub fate: u8,
    /// Its cards.
    pub cards: Vec<SheetCard>,
    /// Their weapons, each once.
    pub weapons: Vec<SheetWeapon>,
    /// Special rules and weapons by id; names are in the titles, texts in the catalogue.
    pub entries: Vec<String>,
    /// The rules they refer to.
    pub rules: Vec<String>,
}

/// A line of a reference sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetCard {
    /// The card.
    pub card: String,
    /// How many times.
    pub count: u8,
    /// Figures of each.
    pub figures: u8,
    /// Fate.
    pub fate: u8,
    /// Movement in inches.
    pub movement: String,
    /// Resistance.
    pub resistance: u8,
    /// Melee.
    pub melee: i8,
    /// Shoot.
    pub shoot: i8,
    /// Wounds.
    pub wounds: u8,
    /// VP.
    pub vp: u8,
    /// Special rules.
    pub traits: Vec<String>,
    /// Weapons.
    pub weapons: Vec<String>,
}

/// A weapon of a reference sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetWeapon {
    /// The weapon.
    pub weapon: String,
    /// Its effective range in inches; nothing for a weapon of melee alone.
    pub range: Option<String>,
    /// Dice.
    pub dice: u8,
    /// Special rules.
    pub traits: Vec<String>,
}

impl ReferenceSheet {
    /// The sheet of a roster.
    pub fn of(roster: &Roster, content: &Content, many: u8) -> Result<ReferenceSheet, Fault> {
        let forces = &content.forces;
        let force = roster.force(forces, many)?;
        let mut all: Vec<ProfileId> = force.cards.clone();
        all.extend(force.cards.iter().filter_map(|&it| forces.profile(it).retinue));
        let mut cards: Vec<SheetCard> = Vec::new();
        for &card in &all {
            let line = sheet_card(content, card);
            match cards.iter_mut().find(|it| it.card == line.card) {
                Some(known) => known.count += 1,
                None => cards.push(line),
            }
        }
        let borne = |it: &usize| {
            cards.iter().any(|card| card.weapons.contains(&content.arms.titles[*it].id))
        };
        let weapons: Vec<SheetWeapon> = (0..content.arms.titles.len())
            .filter(borne)
            .map(|it| sheet_weapon(content, it))
            .collect();
        let mut entries: Vec<String> = Vec::new();
        let terms = cards.iter().flat_map(|it| it.traits.iter().chain(&it.weapons));
        for id in terms.chain(weapons.iter().flat_map(|it| &it.traits)) {
            let id = id.split('(').next().unwrap_or(id);
            if !entries.iter().any(|it| it == id) {
                entries.push(id.to_owned());
            }
        }
        let faction = &forces.factions[usize::from(force.faction.0)];
        let mut rules = faction.rules.clone();
        for title in forces.traits.iter().filter(|it| entries.contains(&it.id)) {
            rules.extend(
                title.rules.iter().filter(|it| !rules.contains(it)).cloned().collect::<Vec<_>>(),
            );
        }
        let (name, fate) = (roster.name.clone(), force.fate(forces));
        let faction = faction.id.clone();
        Ok(ReferenceSheet { name, faction, fate, cards, weapons, entries, rules })
    }
}

fn sheet_weapon(content: &Content, at: usize) -> SheetWeapon {
    let (arms, weapon) = (&content.arms, content.arms.weapons[at]);
    SheetWeapon {
        weapon: arms.titles[at].id.clone(),
        range: weapon.range.map(|it| Unit::Inch.write(it).to_string()),
        dice: weapon.dice,
        traits: arms.terms[at].clone(),
    }
}

/// What a sheet says of a card.
pub fn sheet_card(content: &Content, card: ProfileId) -> SheetCard {
    let (forces, it) = (&content.forces, content.forces.profile(card));
    let kebab =
        |it: Trait| serde_json::to_value(it).ok().and_then(|it| it.as_str().map(str::to_owned));
    let mut traits: Vec<String> = it.traits.iter().filter_map(kebab).collect();
    if it.attacks > 1 {
        traits.push(format!("melee({})", it.attacks));
    }
    let arms = it.arms.iter().flatten();
    SheetCard {
        card: forces.titles[card.index()].id.clone(),
        count: 1,
        figures: it.figures,
        fate: it.fate,
        movement: Unit::Inch.write(it.movement).to_string(),
        resistance: it.resistance,
        melee: it.melee,
        shoot: it.shoot,
        wounds: it.wounds,
        vp: it.vp,
        traits,
        weapons: arms.map(|it| content.arms.titles[it.index()].id.clone()).collect(),
    }
}

/// What is told of another number of cards than agreed.
pub const WRONG_NUMBER: &str = "fault-roster-cards";

fn place(at: usize) -> String {
    format!("cards[{at}]")
}

fn bad(key: &'static str) -> Fault {
    Fault::new(Code::BadRoster, key)
}

fn broken(rule: &'static str, key: &'static str) -> Fault {
    Fault { rule: Some(Rule(rule)), ..bad(key) }
}
