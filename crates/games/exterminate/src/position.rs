//! The whole state as a document people can write: only what differs from the beginning.

use std::sync::Arc;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Machine, Rule, Seat};
use reglette_geometry::paper::inches;
use reglette_geometry::{Compass, Decimal, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attack::Attack;
use crate::book::Book;
use crate::combat::Combat;
use crate::data::place;
use crate::data::terrain::Laid;
use crate::doing::Doing;
use crate::figure::{Figure, Marks, State, Whereabouts};
use crate::ids::{CardId, FigureId, MOST_NODES, MOST_PIECES, PieceId, SideId, TokenId, WeaponId};
use crate::part::Part;
use crate::sound;
use crate::stride::Trip;
use crate::table::{
    Adventures, Hand, Node, NodeState, Phase, Player, Prisoner, Round, Scene, Table,
};
use crate::terrain::{self, Piece};
use crate::turn::Turn;
use crate::upkeep::{Upkeep, listed};
use crate::waiting;

/// A table at a decision point. Places are in inches from the lower left corner.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The figures; those left out have not been deployed.
    pub figures: Vec<FigureDoc>,
    /// The players, seat by seat; those left out have what they begin with, and no cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerDoc>,
    /// Terrain instead of the scenario's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Vec<PieceDoc>>,
    /// Vortex Nodes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<NodeDoc>,
    /// The discard of Combat cards. The draw pile is every card that is named nowhere, in an order
    /// nobody knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<CardId>,
    /// The turn; the first, in the Movement sub-phase, when nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// What the scenario keeps count of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// The move in progress.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trip: Option<Trip>,
    /// The shot in progress.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<Attack>,
    /// The melee in progress.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combat: Option<Combat>,
    /// The game is over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
    /// What is in progress, the innermost last; the choice of a figure when nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doing: Option<Vec<Doing>>,
}

/// A figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureDoc {
    /// Who.
    pub figure: FigureId,
    /// The centre of its base.
    #[serde(with = "inches::point")]
    #[schemars(with = "[Decimal; 2]")]
    pub at: Point,
    /// Where it is, if not on the table.
    #[serde(default = "on_table", skip_serializing_if = "is_on_table")]
    pub whereabouts: Whereabouts,
    /// The obstacle it stands on.
    #[serde(default, skip_serializing_if = "is_default")]
    pub on: Option<PieceId>,
    /// It is Shocked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shocked: bool,
    /// Stress tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stress: u8,
    /// Wound tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wounds: u8,
    /// Silenced weapons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub jammed: Vec<WeaponId>,
    /// Whose Platoon Fire was at it by a free shot in this part, if nobody else's was.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pelter: Option<FigureId>,
    /// What else is so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub marks: Marks,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerDoc {
    /// The side of the scenario.
    #[serde(skip_serializing_if = "is_default")]
    pub side: Option<SideId>,
    /// The edge it comes from.
    #[serde(skip_serializing_if = "is_default")]
    pub edge: Option<Compass>,
    /// The Fate Pool, if it is not that of the start.
    #[serde(skip_serializing_if = "is_default")]
    pub fate: Option<u8>,
    /// Combat cards in hand.
    #[serde(skip_serializing_if = "is_default")]
    pub hand: Vec<CardId>,
    /// Adventure cards.
    #[serde(skip_serializing_if = "is_default")]
    pub adventure: Adventures,
    /// Victory Points.
    #[serde(skip_serializing_if = "is_default")]
    pub vp: i16,
    /// The fugitive.
    #[serde(skip_serializing_if = "is_default")]
    pub fugitive: Option<FigureId>,
    /// It has Exterminated somebody in melee this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub gloried: bool,
    /// Which of its cards deploys in the room.
    #[serde(skip_serializing_if = "is_default")]
    pub room: Option<u8>,
    /// It has called its Air Strike.
    #[serde(skip_serializing_if = "is_default")]
    pub struck: bool,
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PieceDoc {
    /// Its kind.
    pub kind: String,
    /// Its lower left corner.
    #[serde(with = "inches::point")]
    #[schemars(with = "[Decimal; 2]")]
    pub at: Point,
    /// Turned by a quarter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turned: bool,
}

/// A node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NodeDoc {
    /// Where it lies, or lay last.
    #[serde(with = "inches::point")]
    #[schemars(with = "[Decimal; 2]")]
    pub at: Point,
    /// What it is, once it has been turned up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub token: Option<TokenId>,
    /// Who carries it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub carrier: Option<FigureId>,
    /// It has left play.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gone: bool,
}

fn on_table() -> Whereabouts {
    Whereabouts::Table
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_on_table(it: &Whereabouts) -> bool {
    *it == Whereabouts::Table
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

/// A table before anything has happened.
pub fn bare(book: &Arc<Book>) -> Table {
    let figure = |it: &crate::book::Recruit| Figure {
        seat: it.seat,
        profile: it.profile,
        nth: it.nth,
        role: it.role,
        state: State::default(),
    };
    let player = |seat: Seat| Player { fate: starting_fate(book, seat), ..Player::default() };
    Table {
        terrain: Arc::clone(&book.terrain),
        figures: book.roster.iter().map(figure).collect(),
        players: Seat::all(book.players).map(player).collect(),
        nodes: Default::default(),
        discard: Hand::default(),
        round: Round::default(),
        scene: Scene::default(),
        trip: None,
        attack: None,
        combat: None,
        ended: false,
        book: Arc::clone(book),
    }
}

/// ex.ft.1: the Fate Pool of a player at the start.
fn starting_fate(book: &Book, seat: Seat) -> u8 {
    book.forces[seat.index()].fate(&book.content.forces)
}

/// The document of a state.
pub fn write(machine: &Machine<Doing>) -> Position {
    let table = &machine.table;
    let usual = usual(table.ended, table.round.phase);
    let players = table.seats().map(|it| player_doc(table, it)).collect();
    Position { players, ..write_open(machine, usual.as_deref()) }
}

/// The document of what everybody can see: everything but the players.
pub fn write_open(machine: &Machine<Doing>, usual: Option<&[Doing]>) -> Position {
    let table = &machine.table;
    let known = |it: &FigureId| table[*it].state != State::default();
    let own = |it: &Piece| PieceDoc {
        kind: table.book.content.grounds.titles[usize::from(it.laid.kind)].id.clone(),
        at: it.laid.at,
        turned: it.turned,
    };
    let terrain =
        (table.terrain != table.book.terrain).then(|| table.terrain.iter().map(own).collect());
    Position {
        figures: table.all().filter(known).map(|it| figure_doc(table, it)).collect(),
        players: Vec::new(),
        terrain,
        nodes: table.nodes.iter().map(node_doc).collect(),
        discard: listed(&table.discard),
        round: Some(table.round.clone()),
        scene: (table.scene != Scene::default()).then(|| table.scene.clone()),
        trip: table.trip.clone(),
        attack: table.attack.clone(),
        combat: table.combat.clone(),
        ended: table.ended,
        doing: (usual != Some(machine.stack())).then(|| machine.stack().to_vec()),
    }
}

fn figure_doc(table: &Table, figure: FigureId) -> FigureDoc {
    let State { whereabouts, at, on, shocked, stress, wounds, jammed, pelter, marks } =
        table[figure].state;
    let jammed = jammed.into_iter().flatten().collect();
    FigureDoc { figure, at, whereabouts, on, shocked, stress, wounds, jammed, pelter, marks }
}

fn player_doc(table: &Table, seat: Seat) -> PlayerDoc {
    let it = table.player(seat);
    PlayerDoc {
        side: it.side.map(SideId),
        edge: it.edge,
        fate: (it.fate != starting_fate(&table.book, seat)).then_some(it.fate),
        hand: listed(&it.hand),
        adventure: it.cards.clone(),
        vp: it.vp,
        fugitive: it.fugitive,
        gloried: it.gloried,
        room: it.room,
        struck: it.struck,
    }
}

fn node_doc(node: &Node) -> NodeDoc {
    let (token, carrier, gone) = match node.state {
        NodeState::Hidden => (None, None, false),
        NodeState::Lying(token) => (Some(token), None, false),
        NodeState::Carried(token, by) => (Some(token), Some(by), false),
        NodeState::Gone(token) => (Some(token), None, true),
    };
    NodeDoc { at: node.at, token, carrier, gone }
}

/// What is in progress when nothing is said.
pub fn usual(ended: bool, phase: Phase) -> Option<Vec<Doing>> {
    match (ended, phase) {
        (true, _) => Some(Vec::new()),
        (false, Phase::Movement | Phase::Shooting | Phase::Melee) => {
            Some(vec![Turn::Parts.into(), Part::Pick.into()])
        }
        (false, Phase::Upkeep) => Some(vec![Turn::Upkeep.into(), Upkeep::Cards { nth: 0 }.into()]),
        (false, Phase::Initiative) => None,
    }
}

/// The state a document describes, or what is wrong with it and where.
pub fn read(book: &Arc<Book>, position: &Position) -> Result<Machine<Doing>, Fault> {
    let mut table = bare(book);
    if let Some(list) = &position.terrain {
        table.terrain = Arc::new(pieces(book, list)?);
    }
    lay_figures(&mut table, position)?;
    lay_players(&mut table, position)?;
    lay_nodes(&mut table, position)?;
    for card in &position.discard {
        table.discard[card.index()] = table.discard[card.index()].saturating_add(1);
    }
    table.round = match &position.round {
        Some(round) => round.clone(),
        None => Round {
            turn: 1,
            phase: Phase::Movement,
            order: table.seats().collect(),
            ..Round::default()
        },
    };
    table.scene = match (&position.scene, &book.scenario.plot) {
        (Some(scene), _) => scene.clone(),
        (None, &crate::data::scenarios::Plot::Prisoner { at, .. }) if table.round.turn > 0 => {
            Scene { prisoner: Some(Prisoner { at, escort: None }), ..Scene::default() }
        }
        (None, _) => Scene::default(),
    };
    table.trip.clone_from(&position.trip);
    table.attack.clone_from(&position.attack);
    table.combat.clone_from(&position.combat);
    table.ended = position.ended;
    let usual = usual(table.ended, table.round.phase);
    let doing =
        position.doing.clone().or(usual).ok_or_else(|| bad("fault-position-doing", "doing"))?;
    waiting::check(&table, &doing)?;
    Ok(Machine::waiting(table, doing))
}

fn pieces(book: &Book, list: &[PieceDoc]) -> Result<Vec<Piece>, Fault> {
    if list.len() > MOST_PIECES {
        return Err(bad("fault-content-many", "terrain"));
    }
    let grounds = &book.content.grounds;
    let piece = |(at, doc): (usize, &PieceDoc)| {
        let here = || format!("terrain[{at}]");
        let kind = place(&grounds.titles, &doc.kind).ok_or_else(|| {
            bad("fault-content-unknown", &here()).with("what", "terrain").with("name", &doc.kind)
        })?;
        let piece = Piece::new(grounds, Laid { kind, at: doc.at }, doc.turned);
        piece.ok_or_else(|| bad("fault-content-shape", &here()))
    };
    let pieces = list.iter().enumerate().map(piece).collect::<Result<Vec<Piece>, Fault>>()?;
    match terrain::misplaced(&pieces) {
        None => Ok(pieces),
        Some(at) => {
            let fault = bad("fault-terrain-place", &format!("terrain[{at}]"));
            let fault = fault.with("piece", format!("p{}", at + 1)).with("kind", &list[at].kind);
            Err(Fault { rule: Some(Rule("ex.su.4")), ..fault })
        }
    }
}

fn lay_figures(table: &mut Table, position: &Position) -> Result<(), Fault> {
    for (at, doc) in position.figures.iter().enumerate() {
        let here = |field: &str| format!("figures[{at}].{field}");
        if table[doc.figure].state != State::default() {
            return Err(bad("fault-position-twice", &here("figure")));
        }
        if doc.stress > crate::measure::MOST_STRESS {
            return Err(bad("fault-position-stress", &here("stress")));
        }
        if doc.wounds > table.profile(doc.figure).wounds {
            return Err(bad("fault-position-wounds", &here("wounds")));
        }
        let &FigureDoc { at, whereabouts, on, shocked, stress, wounds, pelter, marks, .. } = doc;
        let jammed = Default::default();
        let mut state =
            State { whereabouts, at, on, shocked, stress, wounds, jammed, pelter, marks };
        for &weapon in &doc.jammed {
            if state.is_jammed(weapon) || !table.weapons(doc.figure).contains(&weapon) {
                return Err(bad("fault-position-jammed", &here("jammed")));
            }
            state.jam(weapon);
        }
        table[doc.figure].state = state;
    }
    for (at, doc) in position.figures.iter().enumerate() {
        sound::stands(table, doc.figure, &format!("figures[{at}]"))?;
    }
    Ok(())
}

fn lay_players(table: &mut Table, position: &Position) -> Result<(), Fault> {
    if position.players.len() > table.players.len() {
        return Err(bad("fault-position-players", "players").with("players", table.book.players));
    }
    for (at, doc) in position.players.iter().enumerate() {
        let seat = Seat(u8::try_from(at).expect("few players"));
        let fate = doc.fate.unwrap_or_else(|| starting_fate(&table.book, seat));
        let player = table.player_mut(seat);
        player.side = doc.side.map(|it| it.0);
        player.edge = doc.edge;
        player.fate = fate;
        player.cards = doc.adventure.clone();
        player.cards.hand.sort_unstable();
        (player.vp, player.gloried, player.room) = (doc.vp, doc.gloried, doc.room);
        (player.fugitive, player.struck) = (doc.fugitive, doc.struck);
        for card in &doc.hand {
            player.hand[card.index()] = player.hand[card.index()].saturating_add(1);
        }
    }
    Ok(())
}

fn lay_nodes(table: &mut Table, position: &Position) -> Result<(), Fault> {
    if position.nodes.len() > MOST_NODES {
        return Err(bad("fault-content-many", "nodes"));
    }
    for (at, doc) in position.nodes.iter().enumerate() {
        let state = match (doc.token, doc.carrier, doc.gone) {
            (None, None, false) => NodeState::Hidden,
            (Some(token), None, false) => NodeState::Lying(token),
            (Some(token), Some(by), false) => NodeState::Carried(token, by),
            (Some(token), None, true) => NodeState::Gone(token),
            _ => return Err(bad("fault-position-node", &format!("nodes[{at}]"))),
        };
        table.nodes.push(Node { at: doc.at, state });
    }
    Ok(())
}

/// A fault of a position.
pub fn bad(key: &'static str, at: &str) -> Fault {
    Fault::new(Code::BadPosition, key).at(at)
}
