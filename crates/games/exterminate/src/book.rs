//! What never changes during a game: content, options, the scenario and who takes part in it.

use std::sync::{Arc, OnceLock};

use reglette_engine::Seat;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::{Edition, Info, Title};
use reglette_engine::names::Names;
use reglette_engine::setup::{self, Setup, roster_place};
use reglette_engine::{content, scenarios};

use crate::data::arms::{self, Arms};
use crate::data::decks::{self, Decks, Effect};
use crate::data::forces::{self, Bonus, FactionId, Forces};
use crate::data::laying;
use crate::data::scenarios::{self, Plot};
use crate::data::terrain::{self, Grounds};
use crate::data::{Source, place};
use crate::ids::{MOST_FIGURES, ProfileId, SPARES};
use crate::naming::{distinct, figure_names, names, titles};
use crate::options::{AdventureMode, Options};
use crate::roster::{self, Force, Roster};
use crate::terrain::Piece;

const TWO: &[u8] = &[2];
const MANY: &[u8] = &[2, 3, 4];

/// ex.xc: questions about a card, Fate or a special rule that might be played on what others do.
const WINDOWS: [&str; 17] = [
    "window-attack",
    "window-defence",
    "window-melee",
    "window-damage",
    "window-harm",
    "window-test",
    "window-initiative",
    "window-other",
    "final",
    "answer",
    "stressed",
    "declared",
    "part-answer",
    "third-eye",
    "upgrade",
    "upkeep-start",
    "after-round",
];

/// What the game is called and how it can be set up.
pub static INFO: Info = Info {
    id: "exterminate",
    prefix: "ex",
    rules_version: 4,
    complete: true,
    open: false,
    windows: &WINDOWS,
    scenarios: scenarios! {
        "meeting-of-metal" for MANY;
        "ship-of-death" for TWO;
        "beacons-of-rassilon" for TWO;
        "escape" for TWO;
        "prisoner" for TWO;
        "king-of-the-heap" for MANY;
        "reverse-the-polarity" for TWO;
        "everybody-lives" for TWO;
    },
    editions: &[
        Edition { id: "standard", sets: &[] },
        Edition { id: "plain", sets: &[("adventure", "NONE")] },
    ],
    switches: Options::SWITCHES,
    content: content!(
        "../../../../data/exterminate/":
        "weapons.toml",
        "traits.toml",
        "cards.toml",
        "factions.toml",
        "combat.toml",
        "adventure.toml",
        "nodes.toml",
        "terrain.toml",
        "scenarios/meeting-of-metal.toml",
        "scenarios/ship-of-death.toml",
        "scenarios/beacons-of-rassilon.toml",
        "scenarios/escape.toml",
        "scenarios/prisoner.toml",
        "scenarios/king-of-the-heap.toml",
        "scenarios/reverse-the-polarity.toml",
        "scenarios/everybody-lives.toml",
    ),
    rules: include_str!("../../../../data/exterminate/rules.toml"),
};

/// The content files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// Weapons.
    pub arms: Arms,
    /// Recruitment cards and factions.
    pub forces: Forces,
    /// What is drawn and dealt.
    pub decks: Decks,
    /// Terrain.
    pub grounds: Grounds,
}

/// A figure that takes part (ex.rc.12, ex.rc.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// What it is.
    pub profile: ProfileId,
    /// Its place among the figures of its card, for its weapons.
    pub nth: u8,
    /// Whose it is.
    pub seat: Seat,
    /// How it comes to the table.
    pub role: Role,
}

/// How a figure comes to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// With this card of its force.
    Card(u8),
    /// ex.sn.20.
    Civilian,
    /// Kept aside for an Upgrade.
    Spare,
}

/// Everything a table is played by.
#[derive(Debug)]
pub struct Book {
    /// The content files.
    pub content: Arc<Content>,
    /// Optional readings of the rules.
    pub options: Options,
    /// Number of players.
    pub players: u8,
    /// The scenario.
    pub scenario: scenarios::Scenario,
    /// The force of each seat.
    pub forces: Vec<Force>,
    /// The figures; their place is their id.
    pub roster: Vec<Recruit>,
    /// The terrain of the scenario.
    pub terrain: Arc<Vec<Piece>>,
    /// Ids on paper.
    pub names: Arc<Names>,
    /// What things are called.
    pub titles: Vec<Title>,
}

/// States compare their books. Two books of one scenario differ in content, options and forces.
impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        std::ptr::eq(self, other)
            || self.scenario == other.scenario
                && self.options == other.options
                && self.forces == other.forces
                && self.roster == other.roster
                && self.content == other.content
    }
}

impl Eq for Book {}

impl Book {
    /// Checks a set-up and the content, and makes the book.
    pub fn new(setup: &Setup, brought: &setup::Content) -> Result<Book, Fault> {
        let resolved = setup.resolve(&INFO, brought)?;
        let options = Options::of(&resolved);
        let players = resolved.players;
        let rosters: Vec<Roster> = setup.read_rosters(usize::from(players))?;
        let content = Content::of(brought, &rosters)?;
        let source = brought.scenario_file(&INFO, &resolved.scenario)?;
        let scenario = scenarios::Scenario::read(source, &content.grounds)?;
        scenario.check(source, &content.forces)?;
        let terrain = terrain(source, &content.grounds, scenario.layout)?;
        laying::check(&scenario, source, &content.forces, &terrain)?;
        let file = |name: &'static str| Source {
            name,
            text: brought.file(&INFO, name).unwrap_or_default(),
        };
        laying::check_tokens(&scenario, file(decks::NODES), &content.decks.tokens)?;
        let forces = forces(&content, &scenario, rosters, players)?;
        let roster = roster(source, &content, &scenario, &options, &forces)?;
        let figures = figure_names(&content, &roster);
        let names = names(&content, &scenario, figures.clone());
        distinct(file(forces::CARDS), &content, &roster, &names)?;
        let titles = titles(&content, &scenario, &figures, &roster, &terrain);
        Ok(Book {
            names: Arc::new(names),
            titles,
            options,
            players,
            scenario,
            forces,
            roster,
            terrain: Arc::new(terrain),
            content,
        })
    }

    /// What a seat's faction scores.
    pub fn bonus(&self, seat: Seat) -> Bonus {
        let faction = self.forces[seat.index()].faction;
        self.content.forces.bonus[usize::from(faction.0)]
    }

    /// The seat that must play a side because of its faction.
    pub fn seat_of_side(&self, side: u8) -> Option<Seat> {
        let wanted = self.scenario.sides.get(usize::from(side))?.faction.as_deref()?;
        let faction = self.content.forces.faction(wanted)?;
        Seat::all(self.players).find(|it| self.forces[it.index()].faction == faction)
    }
}

impl Content {
    /// The content, with the cards that rosters bring: the built-in files are read once.
    pub fn of(brought: &setup::Content, rosters: &[Roster]) -> Result<Arc<Content>, Fault> {
        static BUILT_IN: OnceLock<Arc<Content>> = OnceLock::new();
        let own = roster::own_cards(rosters)?;
        if brought.is_scenarios_alone() && own.is_empty() {
            let read = || {
                let content = Content::read(brought);
                Arc::new(content.unwrap_or_else(|fault| unreachable!("built-in content: {fault}")))
            };
            return Ok(Arc::clone(BUILT_IN.get_or_init(read)));
        }
        Content::read_with(brought, &own).map(Arc::new)
    }

    /// Reads the content files, those that a person brings in the place of the built-in ones.
    pub fn read(brought: &setup::Content) -> Result<Content, Fault> {
        Content::read_with(brought, &[])
    }

    /// The same with more recruitment cards, each text behind the place it comes from.
    fn read_with(brought: &setup::Content, own: &[(String, &str)]) -> Result<Content, Fault> {
        let file = |name: &'static str| Source {
            name,
            text: brought.file(&INFO, name).unwrap_or_default(),
        };
        let arms = Arms::read(file(arms::FILE))?;
        let own = own.iter().map(|(name, text)| Source { name, text });
        let cards: Vec<Source<'_>> = std::iter::once(file(forces::CARDS)).chain(own).collect();
        let sources = forces::Sources {
            cards: &cards,
            factions: file(forces::FACTIONS),
            traits: file(forces::TRAITS),
        };
        let forces = Forces::read(sources, &arms)?;
        let (combat, adventure) = (file(decks::COMBAT), file(decks::ADVENTURE));
        let decks = Decks::read(combat, adventure, file(decks::NODES), &forces.factions)?;
        let grounds = Grounds::read(file(terrain::FILE))?;
        Ok(Content { arms, forces, decks, grounds })
    }
}

/// The force of each seat: those of the rosters, or the suggested ones.
fn forces(
    content: &Content,
    scenario: &scenarios::Scenario,
    rosters: Vec<Roster>,
    players: u8,
) -> Result<Vec<Force>, Fault> {
    let rosters = match rosters.is_empty() {
        true => (0..players).map(|seat| suggested(scenario, seat)).collect(),
        false => rosters,
    };
    let (mut all, mut faults) = (Vec::new(), Vec::new());
    for (at, roster) in rosters.iter().enumerate() {
        let here = |fault: Fault| fault.within(&roster_place(at));
        match roster.force(&content.forces, scenario.cards) {
            Err(fault) => faults.extend(fault.each().into_iter().map(here)),
            Ok(force) => {
                faults.extend(force.faults(&content.forces).into_iter().map(here));
                all.push(force);
            }
        }
    }
    Fault::refuse(faults)?;
    let mut faults = roster::table_faults(&all, &content.forces);
    for wanted in scenario.sides.iter().filter_map(|it| it.faction.as_deref()) {
        let faction = content.forces.faction(wanted);
        if all.iter().filter(|it| Some(it.faction) == faction).count() != 1 {
            faults.push(bad("rosters", "fault-roster-side").with("faction", wanted));
        }
    }
    Fault::refuse(faults).map(|()| all)
}

/// The force of a seat whose player brings none.
pub fn suggested(scenario: &scenarios::Scenario, seat: u8) -> Roster {
    let faction = scenario.forces.get(usize::from(seat)).cloned().unwrap_or_default();
    let own = |it: &&scenarios::Side| it.faction.as_ref() == Some(&faction);
    let cards = scenario.sides.iter().find(own).map_or_else(Vec::new, |it| it.quick.clone());
    Roster { faction, cards, ..Roster::default() }
}

/// The figures of all seats.
fn roster(
    source: Source<'_>,
    content: &Content,
    scenario: &scenarios::Scenario,
    options: &Options,
    forces: &[Force],
) -> Result<Vec<Recruit>, Fault> {
    let mut roster = Vec::new();
    for (seat, force) in (0..).map(Seat).zip(forces) {
        for (card, &profile) in (0..).zip(&force.cards) {
            let it = content.forces.profile(profile);
            let role = Role::Card(card);
            roster.extend((0..it.figures).map(|nth| Recruit { profile, nth, seat, role }));
            // ex.fb.5, ex.tr.5
            let along = it.retinue.map(|profile| Recruit { profile, nth: 0, seat, role });
            roster.extend(along);
        }
        if let Some(profile) = spare(content, options, force.faction) {
            let role = Role::Spare;
            roster.extend((0..SPARES).map(|_| Recruit { profile, nth: 0, seat, role }));
        }
    }
    if let Plot::Civilians { card, side, at, .. } = &scenario.plot {
        let profile = content.forces.named(card);
        let profile = profile.ok_or_else(|| source.unknown("recruitment-card", card))?;
        let friend = scenario.sides[usize::from(*side)].faction.as_deref();
        let faction = friend.and_then(|it| content.forces.faction(it));
        let seat = forces.iter().position(|it| Some(it.faction) == faction);
        let seat = seat.and_then(|it| u8::try_from(it).ok()).map(Seat);
        let seat = seat.ok_or_else(|| source.wrong(card, "fault-scenario-friends"))?;
        roster.extend(at.iter().map(|_| Recruit { profile, nth: 0, seat, role: Role::Civilian }));
    }
    match roster.iter().filter(|it| it.role != Role::Spare).count() {
        0..=MOST_FIGURES => Ok(roster),
        _ => Err(bad("rosters", "fault-roster-figures").with("most", MOST_FIGURES)),
    }
}

/// What a faction with the card Upgrade makes of its victims: figures of its first plain card.
fn spare(content: &Content, options: &Options, faction: FactionId) -> Option<ProfileId> {
    let upgrade =
        |it: &decks::Adventure| it.effect == Effect::Upgrade && it.faction == Some(faction);
    let has =
        options.adventure == AdventureMode::Chosen && content.decks.adventure.iter().any(upgrade);
    has.then(|| place(&content.forces.titles, "cyb.1").map(ProfileId)).flatten()
}

fn terrain(source: Source<'_>, grounds: &Grounds, layout: u8) -> Result<Vec<Piece>, Fault> {
    let laid = &grounds.layouts[usize::from(layout)];
    let piece =
        |&it| Piece::new(grounds, it, false).ok_or_else(|| source.wrong("", "fault-content-shape"));
    laid.iter().map(piece).collect()
}

fn bad(at: &str, key: &'static str) -> Fault {
    Fault::new(Code::BadRoster, key).at(at)
}
