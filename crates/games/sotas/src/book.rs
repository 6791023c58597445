//! What never changes during a game: content, options, the scenario and who takes part in it.

use std::sync::{Arc, OnceLock};

use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::{Edition, Info, Title};
use reglette_engine::names::Names;
use reglette_engine::setup::{self, Setup, roster_place};
use reglette_engine::{content, scenarios};
use reglette_geometry::Bounds;

use crate::cast::{Called, Calls, Cast};
use crate::data::Source;
use crate::data::arms::{self, Arms};
use crate::data::profiles::{self, Profiles};
use crate::data::references;
use crate::data::scenarios::{self, Present, length};
use crate::data::terrain::{self, Kinds};
use crate::ids::{FigureId, MOST_FIGURES, ProfileId, SideId};
use crate::measure::Sticks;
use crate::muster::{Muster, Shop};
use crate::options::{ForceSize, Options, PistolRange, Scale, Sides};
use crate::roster::{self, Figures, Roster, WRONG_POINTS};
use crate::routes::Routes;
use crate::terrain::Terrain;

const TWO: &[u8] = &[2];

/// What the game is called and how it can be set up.
pub static INFO: Info = Info {
    id: "sotas",
    prefix: "sotas",
    rules_version: 4,
    complete: true,
    open: true,
    windows: &[],
    scenarios: scenarios! {
        "open-skirmish" for TWO;
        "canary-wharf" for &[2, 3];
        "dont-blink" for TWO;
        "poison-sky" for TWO;
        "judoon-warrant" for TWO;
        "the-globe" for TWO;
        "family-of-blood" for TWO;
        "dalek-bomb" for TWO;
        "free-battle" for &[2, 3, 4];
    },
    editions: &[
        Edition { id: "standard", sets: &[] },
        Edition { id: "small-figures", sets: &[("scale", "15")] },
    ],
    switches: Options::SWITCHES,
    content: content!(
        "../../../../data/sotas/":
        "weapons.toml",
        "specials.toml",
        "forces.toml",
        "profiles.toml",
        "terrain.toml",
        "scenarios/open-skirmish.toml",
        "scenarios/canary-wharf.toml",
        "scenarios/dont-blink.toml",
        "scenarios/poison-sky.toml",
        "scenarios/judoon-warrant.toml",
        "scenarios/the-globe.toml",
        "scenarios/family-of-blood.toml",
        "scenarios/dalek-bomb.toml",
        "scenarios/free-battle.toml",
    ),
    rules: include_str!("../../../../data/sotas/rules.toml"),
};

/// The content files at one scale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The sticks.
    pub sticks: Sticks,
    /// Weapons.
    pub arms: Arms,
    /// Profiles.
    pub profiles: Profiles,
    /// Kinds of terrain.
    pub kinds: Kinds,
    /// What bands are made from.
    pub shop: Shop,
}

/// A figure that takes part: one character (sotas.general.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// Its profile.
    pub profile: ProfileId,
    /// Its side.
    pub side: SideId,
}

/// Everything a table is played by.
#[derive(Debug)]
pub struct Book {
    /// The content files.
    pub content: Arc<Content>,
    /// Optional readings of the rules.
    pub options: Options,
    /// Number of players: two, or more (sotas.general.5).
    pub players: u8,
    /// The scenario (sotas.scenario.1, sotas.general.14).
    pub scenario: scenarios::Scenario,
    /// Ids of the sides that play.
    pub sides: Vec<String>,
    /// The figures; their place is their id.
    pub roster: Vec<Recruit>,
    /// The bands as their players write them, or as the scenario suggests them.
    pub bands: Vec<Roster>,
    /// Whether the players bring bands of their own.
    pub own_bands: bool,
    /// The terrain of the scenario.
    pub terrain: Arc<Terrain>,
    /// Ways to what matters in the scenario.
    pub routes: Routes,
    /// Ids on paper.
    pub names: Arc<Names>,
    /// What things are called.
    pub titles: Vec<Title>,
    /// What everybody and everything of this game is called.
    pub calls: Calls,
}

/// States compare their books. Two books of one scenario differ in content, options and rosters.
impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        std::ptr::eq(self, other)
            || self.scenario.id == other.scenario.id
                && self.options == other.options
                && self.sides == other.sides
                && self.roster == other.roster
                && self.own_bands == other.own_bands
                && self.terrain == other.terrain
                && self.content == other.content
    }
}

impl Eq for Book {}

impl Book {
    /// Checks a set-up and the content, and makes the book.
    pub fn new(setup: &Setup, brought: &setup::Content) -> Result<Book, Fault> {
        let resolved = setup.resolve(&INFO, brought)?;
        let options = Options::of(&resolved);
        let mut content = Content::of(options.scale, brought)?;
        let source = brought.scenario_file(&INFO, &resolved.scenario)?;
        let scenario = scenarios::Scenario::read(source)?;
        references::check(source, &scenario, &content)?;
        for side in &scenario.sides {
            content.shop.check_suggested(source, side)?;
        }
        if options.pistol_range == PistolRange::Medium {
            Arc::make_mut(&mut content).shorten_pistols();
        }
        let sides: Vec<&scenarios::Side> = scenario
            .sides
            .iter()
            .filter(|side| is_there(side.seat, resolved.players))
            .take(usize::from(resolved.players))
            .collect();
        let side_ids: Vec<String> = sides.iter().map(|side| side.id.clone()).collect();
        let brought: Vec<Roster> = setup.read_rosters(sides.len())?;
        let own_bands = !brought.is_empty();
        let bands = if own_bands { brought } else { suggested(&sides) };
        let roster = recruits(&mut content, &bands)?;
        let [width, depth] = scenario.table.map(|it| length(it, &content.sticks));
        let bounds = Bounds::table(width, depth);
        let terrain = Terrain::new(&content, bounds, &scenario.pieces, &side_ids)
            .map_err(|fault| source.of_entry(fault, "piece"))?;
        let cast = Cast {
            content: &content,
            scenario: &scenario,
            sides: &sides,
            bands: &bands,
            roster: &roster,
        };
        Ok(Book {
            names: Arc::new(cast.names()),
            titles: cast.titles(),
            calls: cast.calls(),
            options,
            players: resolved.players,
            sides: side_ids,
            own_bands,
            bands,
            routes: Routes::new(&terrain, &scenario, &content.sticks),
            terrain: Arc::new(terrain),
            roster,
            scenario,
            content,
        })
    }

    /// sotas.setup.3: whether the players have agreed who plays which side, as everybody has who brings a
    /// band for one.
    pub fn sides_agreed(&self) -> bool {
        self.own_bands || self.options.sides == Sides::Agreed
    }

    /// Everything that the bands break which the players bring: each by itself, then all together.
    pub fn roster_faults(&self) -> Vec<Fault> {
        if !self.own_bands {
            return Vec::new();
        }
        let (shop, size) = (&self.content.shop, self.options.force_size);
        let mut faults = Vec::new();
        for (at, band) in self.bands.iter().enumerate() {
            let side = self.side(SideId(u8::try_from(at).expect("at most four sides")));
            let own = band.faults(shop, &Muster::of_side(side, size, shop));
            faults.extend(own.into_iter().map(|fault| fault.within(&roster_place(at))));
        }
        let sized = faults.iter().all(|it| it.key != WRONG_POINTS);
        faults.extend(roster::repeated(&self.bands, shop));
        if sized && size != ForceSize::Agreed {
            faults.extend(roster::unequal(&self.bands, shop));
        }
        faults
    }

    /// The sticks.
    pub fn sticks(&self) -> &Sticks {
        &self.content.sticks
    }

    /// The sides that play, as the scenario has them.
    pub fn side(&self, side: SideId) -> &scenarios::Side {
        let id = &self.sides[side.index()];
        let found = self.scenario.sides.iter().find(|it| it.id == *id);
        found.expect("the sides are those of the scenario")
    }

    /// What a figure is called.
    pub fn called(&self, figure: FigureId) -> &Called {
        &self.calls.figures[figure.index()]
    }

    /// The side of an id, if it plays.
    pub fn side_named(&self, id: &str) -> Option<SideId> {
        let at = self.sides.iter().position(|it| it == id)?;
        u8::try_from(at).ok().map(SideId)
    }

    /// All sides.
    pub fn all_sides(&self) -> impl Iterator<Item = SideId> + use<> {
        (0..self.players).map(SideId)
    }
}

/// Whether something is there with so many players.
pub fn is_there(seat: Present, players: u8) -> bool {
    match seat {
        Present::Always => true,
        Present::Third => players >= 3,
        Present::Fourth => players >= 4,
    }
}

impl Content {
    /// The content of a scale: the built-in files are read once.
    pub fn of(scale: Scale, brought: &setup::Content) -> Result<Arc<Content>, Fault> {
        static BUILT_IN: [OnceLock<Arc<Content>>; 2] = [OnceLock::new(), OnceLock::new()];
        if brought.is_scenarios_alone() {
            let read =
                || {
                    Arc::new(Content::read(scale, brought).unwrap_or_else(|fault| {
                        unreachable!("the built-in content is sound: {fault}")
                    }))
                };
            return Ok(Arc::clone(BUILT_IN[scale as usize].get_or_init(read)));
        }
        Content::read(scale, brought).map(Arc::new)
    }

    /// sotas.points.7, R-44: pistols reach Medium, and whoever has one costs less.
    fn shorten_pistols(&mut self) {
        self.shop = self.shop.clone().with_medium_pistol();
        for (profile, title) in self.profiles.list.iter_mut().zip(&self.profiles.titles) {
            let points = self.shop.points(&title.id, &[]).ok();
            profile.points = points.and_then(|it| it.try_into().ok()).unwrap_or(profile.points);
        }
    }

    fn read(scale: Scale, brought: &setup::Content) -> Result<Content, Fault> {
        let sticks = Sticks::new(scale);
        let file = |name: &'static str| Source {
            name,
            text: brought.file(&INFO, name).unwrap_or_default(),
        };
        let arms = Arms::read(file(arms::FILE))?;
        let sources = profiles::Sources {
            profiles: file(profiles::FILE),
            forces: file(profiles::FORCES),
            specials: file(profiles::SPECIALS),
        };
        let profiles = Profiles::read(sources, &arms, &sticks)?;
        let kinds = Kinds::read(file(terrain::FILE), &sticks)?;
        let shop = Shop::read(file)?;
        Ok(Content { sticks, arms, profiles, kinds, shop })
    }
}

/// Content, as far as a game changes it.
trait Enlist {
    /// The profile of these figures, with what is bought beyond it.
    fn enlist(&mut self, figures: &Figures) -> Result<ProfileId, Fault>;
}

impl Enlist for Arc<Content> {
    fn enlist(&mut self, figures: &Figures) -> Result<ProfileId, Fault> {
        let profile = self.profiles.named(&figures.profile).ok_or_else(|| {
            Fault::new(Code::BadRoster, "fault-content-unknown")
                .with("what", "profile")
                .with("name", &figures.profile)
        })?;
        if figures.add.is_empty() {
            return Ok(profile);
        }
        if let Some(fault) = figures.faults(&self.shop).into_iter().next() {
            return Err(fault);
        }
        let plain = &self.profiles.list[profile.index()];
        let equipped = self.shop.equip(plain, figures, &self.arms)?;
        let title = self.shop.title(&self.profiles.titles[profile.index()], &figures.add);
        Ok(Arc::make_mut(self).profiles.add_variant(profile, equipped, title))
    }
}

/// The bands that the scenario suggests.
fn suggested(sides: &[&scenarios::Side]) -> Vec<Roster> {
    sides.iter().map(|side| Roster::of(&side.force)).collect()
}

/// Everybody who takes part, side by side.
fn recruits(content: &mut Arc<Content>, bands: &[Roster]) -> Result<Vec<Recruit>, Fault> {
    let (mut recruits, mut faults) = (Vec::new(), Vec::new());
    for (at, band) in bands.iter().enumerate() {
        let side = SideId(u8::try_from(at).expect("at most four sides"));
        for (n, figures) in band.figures.iter().enumerate() {
            match content.enlist(figures) {
                Err(fault) => faults.push(fault.at(roster::place(n)).within(&roster_place(at))),
                Ok(profile) => {
                    let many = usize::from(figures.count);
                    recruits.extend(std::iter::repeat_n(Recruit { profile, side }, many));
                }
            }
            if recruits.len() > MOST_FIGURES {
                return Err(bad("rosters", "fault-roster-figures").with("most", MOST_FIGURES));
            }
        }
    }
    Fault::refuse(faults).map(|()| recruits)
}

fn bad(at: &str, key: &'static str) -> Fault {
    Fault::new(Code::BadRoster, key).at(at)
}
