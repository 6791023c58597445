//! What each viewer may know (ex.bc.17, ex.ad.9), and a table that agrees with it.

use std::sync::Arc;

use reglette_engine::{Machine, Rng, Seat, Viewer};
use reglette_geometry::{Compass, Length, Point};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ahead::{self, Ahead};
use crate::book::{Book, Role};
use crate::data::scenarios::Plot;
use crate::data::terrain::Class;
use crate::deploy;
use crate::doing::Doing;
use crate::figure::Whereabouts;
use crate::ids::{AdventureId, CardId, FigureId, PieceId, ProfileId, SideId, WeaponId};
use crate::measure::TABLE;
use crate::nodes;
use crate::options::AdventureMode;
use crate::position::{self, Position};
use crate::scene;
use crate::setup::SetUp;
use crate::table::{Hand, Lasting, Table, many};
use crate::tally::{self, Tally};
use crate::traits::Trait;
use crate::upkeep::listed;

/// The table as a viewer knows it. A card seen from behind is `null`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks; nobody's seat for an observer.
    pub viewer: Option<Seat>,
    /// Everything that lies open.
    pub position: Position,
    /// The players.
    pub players: Vec<PlayerView>,
    /// Combat cards in the draw pile.
    pub pile: u8,
    /// The size of the table.
    pub size: [Length; 2],
    /// How long and how deep a barricade is that a card lays.
    pub barricade: [Length; 2],
    /// Turns of the game.
    pub turns: u8,
    /// Figures as they count now.
    pub figures: Vec<FigureView>,
    /// Pieces of terrain.
    pub pieces: Vec<PieceView>,
    /// Where Vortex Nodes lie or are carried, each with what it is worth once it is known.
    pub nodes: Vec<NodeView>,
    /// Discs of the scenario: beacons, and the prisoner last.
    pub marks: Vec<Point>,
    /// Where the figure that is to be deployed may stand.
    pub zones: Vec<Zone>,
    /// What the roll whose window is open comes to as it lies.
    pub tally: Option<Tally>,
    /// Dice that are about to be rolled while somebody may still answer.
    pub ahead: Option<Ahead>,
    /// The game with the hands of those alone whom the viewer sees, for whoever plays on in mind.
    #[serde(skip)]
    pub open: Machine<Doing>,
}

/// A part of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Zone {
    /// Whose it is.
    pub seat: Seat,
    /// Its corners.
    pub corners: Vec<Point>,
}

/// A player as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The faction.
    pub faction: String,
    /// The side of the scenario.
    pub side: Option<SideId>,
    /// The edge it comes from.
    pub edge: Option<Compass>,
    /// The Fate Pool.
    pub fate: u8,
    /// Combat cards in hand.
    pub hand: Vec<Option<CardId>>,
    /// Adventure cards in hand.
    pub adventure: Vec<Option<AdventureId>>,
    /// Adventure cards face up.
    pub open: Vec<AdventureId>,
    /// Those that can be used from the next turn on.
    pub fresh: Vec<AdventureId>,
    /// Those turned over.
    pub exhausted: Vec<AdventureId>,
    /// Those discarded, the newest last.
    pub discard: Vec<AdventureId>,
    /// Those that stay in play.
    pub lasting: Vec<Lasting>,
    /// Victory Points so far.
    pub vp: i16,
    /// What nodes it carries would add.
    pub carried: i16,
    /// The fugitive.
    pub fugitive: Option<FigureId>,
    /// It has Exterminated somebody in melee this turn.
    pub gloried: bool,
    /// Which of its cards deploys in the room.
    pub room: Option<u8>,
    /// It has called its Air Strike.
    pub struck: bool,
}

/// A figure as it counts now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FigureView {
    /// Who.
    pub figure: FigureId,
    /// What it is.
    pub profile: ProfileId,
    /// Whose it is.
    pub seat: Seat,
    /// Where it is.
    pub at: Point,
    /// The radius of its base.
    pub radius: Length,
    /// Whether it is on the table.
    pub present: bool,
    /// The obstacle it stands on.
    pub on: Option<PieceId>,
    /// ex.sn.21: a civilian whom nobody has touched yet does nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
    /// Shocked.
    pub shocked: bool,
    /// Stress tokens.
    pub stress: u8,
    /// Wound tokens, and how many it may have.
    pub wounds: [u8; 2],
    /// Movement.
    pub movement: Length,
    /// Resistance.
    pub resistance: u8,
    /// Melee.
    pub melee: i8,
    /// Shoot.
    pub shoot: i8,
    /// VP.
    pub vp: u8,
    /// Special rules.
    pub traits: Vec<Trait>,
    /// How often it attacks in a melee.
    pub attacks: u8,
    /// Weapons.
    pub weapons: Vec<WeaponId>,
}

/// A piece as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PieceView {
    /// Which.
    pub piece: PieceId,
    /// Its kind.
    pub kind: String,
    /// Its corners.
    pub corners: Vec<Point>,
    /// Low or wall.
    pub class: Class,
    /// Figures may stand on it.
    pub climbable: bool,
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NodeView {
    /// Where it lies or is carried.
    pub at: Point,
    /// What it is worth, once it is known.
    pub vp: Option<u8>,
    /// Who carries it.
    pub carrier: Option<FigureId>,
}

/// What a viewer may know of a game.
pub fn view(machine: &Machine<Doing>, viewer: Viewer) -> View {
    let table = &machine.table;
    let figures =
        table.all().filter(|&it| table[it].role != Role::Spare || table[it].is_on_table());
    View {
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer | Viewer::All => None,
        },
        position: position::write_open(machine, None),
        players: table.seats().map(|it| player(table, it, viewer)).collect(),
        pile: many(&table.pile()),
        size: [Length(TABLE.max.x), Length(TABLE.max.y)],
        barricade: table.book.content.grounds.barricade(),
        turns: table.book.scenario.turns,
        figures: figures.map(|it| figure(table, it)).collect(),
        pieces: table.pieces().map(|(id, it)| piece(table, id, it)).collect(),
        nodes: table.nodes.iter().map(|it| node(table, it)).collect(),
        marks: marks(table),
        zones: zones(machine),
        tally: tally::open(machine),
        ahead: ahead::of(machine),
        open: open(machine, viewer),
    }
}

fn zones(machine: &Machine<Doing>) -> Vec<Zone> {
    let Some(Doing::SetUp(SetUp::Deploy { figure })) = machine.top() else { return Vec::new() };
    let seat = machine.table[*figure].seat;
    let zone = |corners: Vec<Point>| Zone { seat, corners };
    deploy::outlines(&machine.table, *figure).into_iter().map(zone).collect()
}

/// ex.bc.17, ex.ad.9: all that is hidden is in hands.
fn open(machine: &Machine<Doing>, viewer: Viewer) -> Machine<Doing> {
    let mut open = machine.clone();
    for seat in machine.table.seats().filter(|&it| !viewer.sees(it)) {
        let player = open.table.player_mut(seat);
        player.hand = Hand::default();
        player.cards.hand.clear();
    }
    open
}

fn player(table: &Table, seat: Seat, viewer: Viewer) -> PlayerView {
    let it = table.player(seat);
    let knows = viewer.sees(seat);
    let faction = table.book.forces[seat.index()].faction;
    PlayerView {
        faction: table.book.content.forces.factions[usize::from(faction.0)].id.clone(),
        side: it.side.map(SideId),
        edge: it.edge,
        fate: it.fate,
        hand: listed(&it.hand).into_iter().map(|card| knows.then_some(card)).collect(),
        adventure: it.cards.hand.iter().map(|&card| knows.then_some(card)).collect(),
        open: it.cards.open.clone(),
        fresh: it.cards.fresh.clone(),
        exhausted: it.cards.exhausted.clone(),
        discard: it.cards.discard.clone(),
        lasting: it.cards.lasting.clone(),
        vp: it.vp,
        carried: if table.ended { 0 } else { nodes::worth(table, seat) },
        fugitive: it.fugitive,
        gloried: it.gloried,
        room: it.room,
        struck: it.struck,
    }
}

fn figure(table: &Table, figure: FigureId) -> FigureView {
    let (it, profile) = (&table[figure], table.profile(figure));
    FigureView {
        figure,
        profile: it.profile,
        seat: it.seat,
        at: it.state.at,
        radius: profile.radius,
        present: it.state.whereabouts == Whereabouts::Table,
        on: it.state.on,
        waits: !scene::may_walk(table, figure),
        shocked: it.state.shocked,
        stress: it.state.stress,
        wounds: [it.state.wounds, profile.wounds],
        movement: profile.movement,
        resistance: profile.resistance,
        melee: profile.melee,
        shoot: profile.shoot,
        vp: profile.vp,
        traits: profile.traits.iter().collect(),
        attacks: profile.attacks,
        weapons: table.weapons(figure).to_vec(),
    }
}

fn piece(table: &Table, id: PieceId, it: &crate::terrain::Piece) -> PieceView {
    PieceView {
        piece: id,
        kind: table.book.content.grounds.titles[usize::from(it.laid.kind)].id.clone(),
        corners: it.rect.corners().to_vec(),
        class: it.kind.class,
        climbable: it.kind.climbable,
    }
}

fn node(table: &Table, node: &crate::table::Node) -> NodeView {
    use crate::table::NodeState;
    let (token, carrier) = match node.state {
        NodeState::Hidden => (None, None),
        NodeState::Lying(token) | NodeState::Gone(token) => (Some(token), None),
        NodeState::Carried(token, by) => (Some(token), Some(by)),
    };
    let at = carrier.map_or(node.at, |by| table[by].state.at);
    NodeView { at, vp: token.map(|it| nodes::token_worth(table, it)), carrier }
}

fn marks(table: &Table) -> Vec<Point> {
    let mut marks = match &table.book.scenario.plot {
        Plot::Beacons { at, .. } => at.clone(),
        _ => Vec::new(),
    };
    marks.extend(table.scene.prisoner.map(|it| it.at));
    marks
}

/// A full table that fits a view, the hidden cards lying anyhow.
pub fn determinize(book: &Arc<Book>, view: &View, rng: &mut Rng) -> Machine<Doing> {
    let mut game = view.open.clone();
    let mut cards: Vec<CardId> = listed(&game.table.pile());
    rng.shuffle(&mut cards);
    let mut dealt: Vec<AdventureId> = unseen_adventure(book, view, None);
    rng.shuffle(&mut dealt);
    for (seat, it) in (0..).map(Seat).zip(&view.players) {
        let hidden = it.adventure.iter().filter(|it| it.is_none()).count();
        let taken = if book.options.adventure == AdventureMode::Chosen {
            let mut own = unseen_adventure(book, view, Some(seat));
            rng.shuffle(&mut own);
            own.truncate(hidden);
            own
        } else {
            dealt.split_off(dealt.len().saturating_sub(hidden))
        };
        let player = game.table.player_mut(seat);
        player.cards.hand.extend(taken);
        player.cards.hand.sort_unstable();
        for _ in it.hand.iter().filter(|it| it.is_none()) {
            if let Some(card) = cards.pop() {
                player.hand[card.index()] += 1;
            }
        }
    }
    game
}

/// Adventure cards that may be hidden in hands: dealt ones are single, chosen ones single for a player.
fn unseen_adventure(book: &Book, view: &View, own: Option<Seat>) -> Vec<AdventureId> {
    let decks = &book.content.decks;
    let seen = |card: &AdventureId| {
        let eyes = view.players.iter().enumerate();
        let mut eyes = eyes.filter(|(at, _)| own.is_none_or(|seat| seat.index() == *at));
        eyes.any(|(_, it)| {
            let piles = [&it.open, &it.fresh, &it.exhausted, &it.discard];
            piles.iter().any(|pile| pile.contains(card))
                || it.adventure.contains(&Some(*card))
                || it.lasting.iter().any(|it| it.card == *card)
        })
    };
    let may = |card: &AdventureId| {
        let faction = decks.adventure[card.index()].faction;
        faction.is_none_or(|it| own.is_some_and(|seat| book.forces[seat.index()].faction == it))
    };
    decks.cards().filter(may).filter(|it| !seen(it)).collect()
}
