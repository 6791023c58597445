//! The whole state as a document people can write: only what differs from the beginning.

use std::sync::Arc;

use arrayvec::ArrayVec;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Machine, Seat};
use reglette_geometry::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::has_hands_for;
use crate::book::Book;
use crate::data::scenarios;
use crate::deploy;
use crate::doing::Doing;
use crate::effect::Effect;
use crate::figure::{Figure, Kit, State, Whereabouts};
use crate::ids::{FigureId, Figures, MOST_OBJECTS, ProfileId, SideId};
use crate::paper::{FigureDoc, HashedFigure, ObjectDoc};
use crate::round::Hand;
use crate::sound;
use crate::states;
use crate::table::{Active, Ended, Object, Round, Side, Table};
use crate::terrain::{PieceState, Terrain};
use crate::waiting;

/// A table at a decision point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The figures; those left out are as they began, not yet deployed.
    pub figures: Vec<FigureDoc>,
    /// Terrain instead of the scenario's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Vec<scenarios::Piece>>,
    /// What has become of the terrain; as at the start when nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Vec<PieceState>>,
    /// The sides; seat by seat when nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<Side>>,
    /// The game turn; the first, with the first side's hand, when nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The activation in progress.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Active>,
    /// What is still to happen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub queue: Vec<Effect>,
    /// Who has struck in the chain of recoils.
    #[serde(skip_serializing_if = "is_default")]
    pub struck: Figures,
    /// Objects; where the scenario lays them when nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objects: Option<Vec<ObjectDoc>>,
    /// The track of a spell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<u8>,
    /// When the bomb goes off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuse: Option<u8>,
    /// Whether it has.
    #[serde(skip_serializing_if = "is_default")]
    pub exploded: bool,
    /// How the game ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// What is in progress, the innermost last; the choice of a figure when nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doing: Option<Vec<Doing>>,
}

impl Position {
    /// Where a figure stands in the document: its row, or the list that leaves it out.
    pub fn row(&self, figure: FigureId) -> String {
        match self.figures.iter().position(|it| it.figure == figure) {
            Some(at) => format!("figures[{at}]"),
            None => "figures".to_owned(),
        }
    }

    /// Where a field of a figure stands in the document.
    pub fn field(&self, figure: FigureId, field: &str) -> String {
        match self.row(figure) {
            row if row.ends_with(']') => format!("{row}.{field}"),
            list => list,
        }
    }
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

/// A table before anything has happened.
pub fn bare(book: &Arc<Book>) -> Table {
    let side = |at: u8| Side { seat: Seat(at), edge: None, began: 0, halved: false, destroyed: 0 };
    let mut table = Table {
        terrain: Arc::clone(&book.terrain),
        pieces: book.terrain.states(),
        figures: Vec::new(),
        sides: (0..book.players).map(side).collect(),
        round: Round::default(),
        active: None,
        queue: Vec::new(),
        struck: Figures::default(),
        objects: objects(book),
        track: book.scenario.track.as_ref().map_or(0, |it| it.start),
        fuse: book.scenario.countdown.as_ref().map(|it| it.turn),
        exploded: false,
        ended: None,
        book: Arc::clone(book),
    };
    table.figures = book.roster.iter().map(|it| recruit(book, it)).collect();
    grant(&mut table);
    take_in_hand(&mut table);
    table
}

/// sotas.force.13: the first weapon for which the hands are free.
fn take_in_hand(table: &mut Table) {
    for figure in table.all() {
        let weapons = &table.profile(figure).weapons;
        let slot = weapons.iter().position(|&it| has_hands_for(table, figure, it));
        table[figure].state.held = slot.and_then(|slot| u8::try_from(slot).ok());
    }
}

fn objects(book: &Book) -> ArrayVec<Object, MOST_OBJECTS> {
    let lying = |it: &scenarios::Object| {
        let bounds = book.terrain.bounds;
        let centre = || Point { x: bounds.max.x / 2, y: bounds.max.y / 2 };
        let at = book.terrain.named(&it.at).map(|at| book.terrain.pieces[at.index()].middle());
        Object::Lying(at.unwrap_or_else(centre))
    };
    book.scenario.objects.iter().map(lying).collect()
}

/// A figure of a profile as it begins a game.
pub fn fresh(book: &Book, profile: ProfileId, side: SideId) -> Figure {
    recruit(book, &crate::book::Recruit { profile, side })
}

fn recruit(book: &Book, recruit: &crate::book::Recruit) -> Figure {
    let profile = &book.content.profiles.list[recruit.profile.index()];
    let empty = profile.weapons.iter().enumerate().fold(0, |empty, (slot, &weapon)| {
        empty | u8::from(book.content.arms.weapons[weapon.index()].unloaded) << slot
    });
    Figure {
        owner: recruit.side,
        side: recruit.side,
        profile: recruit.profile,
        kit: Kit {
            grenades: profile.grenades,
            doses: profile.doses,
            antidotes: profile.antidotes,
            light: profile.light,
        },
        state: State {
            held: (!profile.weapons.is_empty()).then_some(0),
            empty,
            ..State::default()
        },
    }
}

/// Equipment that the scenario gives to named profiles.
fn grant(table: &mut Table) {
    for grant in Arc::clone(&table.book).scenario.grants.iter() {
        for at in 0..table.figures.len() {
            let figure = FigureId(u8::try_from(at).expect("at most 64 figures"));
            let id = table.book.content.profiles.origin(table[figure].profile);
            let own = table.book.side_named(&grant.side) == Some(table[figure].side);
            if own && grant.to.iter().any(|it| it == id) {
                deploy::equip(table, figure, &grant.item);
            }
        }
    }
}

/// The document of a state.
pub fn write(machine: &Machine<Doing>) -> Position {
    let table = &machine.table;
    let start = bare(&table.book);
    let figures = table.all().filter_map(|it| FigureDoc::of(it, &table[it], &start[it]));
    let own = table.terrain.pieces.iter().map(|it| it.written.clone());
    let terrain = (table.terrain != table.book.terrain).then(|| own.collect());
    let pick = [Doing::Hand(Hand::Pick)];
    Position {
        figures: figures.collect(),
        terrain,
        pieces: (table.pieces != table.terrain.states()).then(|| table.pieces.clone()),
        sides: Some(table.sides.to_vec()),
        round: Some(table.round.clone()),
        active: table.active,
        queue: table.queue.clone(),
        struck: table.struck,
        objects: (table.objects != start.objects)
            .then(|| table.objects.iter().map(|&it| it.into()).collect()),
        track: (table.track != start.track).then_some(table.track),
        fuse: (table.fuse != start.fuse).then_some(table.fuse).flatten(),
        exploded: table.exploded,
        ended: table.ended,
        doing: (machine.stack() != pick).then(|| machine.stack().to_vec()),
    }
}

/// What a state is hashed by: its document as the first records had it, with every figure, and places in hundredths of a
/// millimetre.
pub fn hashed(machine: &Machine<Doing>) -> Vec<u8> {
    let (table, start) = (&machine.table, bare(&machine.table.book));
    let mut document = json(&write(machine));
    let figures = table.all().map(|it| HashedFigure::of(it, &table[it], &start[it]));
    document["figures"] = json(&figures.collect::<Vec<_>>());
    if let Some(objects) = document.get_mut("objects") {
        *objects = json(&table.objects.as_slice());
    }
    serde_json::to_vec(&document).expect("a document can be written")
}

fn json(document: &impl Serialize) -> Value {
    serde_json::to_value(document).expect("a document can be written")
}

/// The state a document describes, or what is wrong with it and where.
pub fn read(book: &Arc<Book>, position: &Position) -> Result<Machine<Doing>, Fault> {
    let mut table = bare(book);
    if let Some(list) = &position.terrain {
        let terrain = Terrain::new(&book.content, book.terrain.bounds, list, &book.sides);
        let terrain = terrain.map_err(of_position)?;
        table.terrain = Arc::new(terrain);
        table.pieces = table.terrain.states();
    }
    if let Some(pieces) = &position.pieces {
        if pieces.len() != table.terrain.pieces.len() {
            return Err(bad("fault-position-pieces", "pieces"));
        }
        table.pieces.clone_from(pieces);
    }
    lay_figures(&mut table, position)?;
    lay_sides(&mut table, position)?;
    table.active = position.active;
    table.queue.clone_from(&position.queue);
    table.struck = position.struck;
    if let Some(objects) = &position.objects {
        if objects.len() != table.objects.len() {
            return Err(bad("fault-position-objects", "objects"));
        }
        table.objects = objects.iter().map(|&it| it.into()).collect();
    }
    table.track = position.track.unwrap_or(table.track);
    table.fuse = position.fuse.or(table.fuse);
    table.exploded = position.exploded;
    table.ended = position.ended;
    let pick = || vec![Doing::Hand(Hand::Pick)];
    let doing = match &position.doing {
        Some(doing) => doing.clone(),
        None if position.ended.is_some() => Vec::new(),
        None => pick(),
    };
    sound::check(&table, position)?;
    states::check(&table, &doing, position)?;
    waiting::check(&table, &doing)?;
    Ok(Machine::waiting(table, doing))
}

fn lay_figures(table: &mut Table, position: &Position) -> Result<(), Fault> {
    for (at, doc) in position.figures.iter().enumerate() {
        let place = || format!("figures[{at}]");
        if position.figures[..at].iter().any(|it| it.figure == doc.figure) {
            return Err(bad("fault-position-twice", place()));
        }
        doc.lay(&mut table[doc.figure], at)?;
        let state = &table[doc.figure].state;
        let inside = table.terrain.bounds.contains(state.at);
        if state.whereabouts == Whereabouts::Table && !inside {
            return Err(bad("fault-position-off-table", place()));
        }
    }
    Ok(())
}

fn lay_sides(table: &mut Table, position: &Position) -> Result<(), Fault> {
    let players = table.book.players;
    match &position.sides {
        Some(sides) => {
            if sides.len() != usize::from(players) {
                return Err(bad("fault-position-sides", "sides"));
            }
            table.sides = sides.iter().copied().collect();
        }
        None => deploy::count(table),
    }
    table.round = match &position.round {
        Some(round) => round.clone(),
        None => Round { turn: 1, order: (0..players).map(SideId).collect(), hand: 0, hands: 0 },
    };
    Ok(())
}

/// What is wrong with a scenario's `pieces` is said of the position's `terrain`.
fn of_position(fault: Fault) -> Fault {
    let at = fault.at.map(|at| at.replacen("pieces", "terrain", 1));
    Fault { code: Code::BadPosition, at, ..fault }
}

/// A fault of a position.
pub fn bad(key: &'static str, at: impl Into<String>) -> Fault {
    Fault::new(Code::BadPosition, key).at(at)
}
