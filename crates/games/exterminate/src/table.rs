//! What lies on the table, and what can be read off it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use reglette_engine::Seat;
use reglette_geometry::paper::inches;
use reglette_geometry::{Compass, Decimal, Disc, Gap, Length, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attack::Attack;
use crate::book::Book;
use crate::combat::Combat;
use crate::data::arms::Weapon;
use crate::data::decks::Effect;
use crate::data::forces::Profile;
use crate::figure::{Figure, Whereabouts};
use crate::ids::{
    AdventureId, CardId, FigureId, ICONS, MOST_NODES, MOST_SEATS, NodeId, PieceId, TokenId,
    WeaponId,
};
use crate::measure::{CONTACT, gap_within};
use crate::stride::Trip;
use crate::terrain::{Piece, numbered};
use crate::traits::Trait;

/// The table: everything but what is being done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it is played by.
    pub book: Arc<Book>,
    /// Terrain.
    pub terrain: Arc<Vec<Piece>>,
    /// All figures, wherever they are.
    pub figures: Vec<Figure>,
    /// The players.
    pub players: ArrayVec<Player, MOST_SEATS>,
    /// Vortex Nodes.
    pub nodes: ArrayVec<Node, MOST_NODES>,
    /// ex.bc.16: the common discard, by icon. What is neither there nor in a hand is in the draw pile,
    /// whose order nobody knows.
    pub discard: Hand,
    /// The turn.
    pub round: Round,
    /// What the scenario keeps count of.
    pub scene: Scene,
    /// The move in progress.
    pub trip: Option<Trip>,
    /// The shot in progress.
    pub attack: Option<Attack>,
    /// The melee in progress.
    pub combat: Option<Combat>,
    /// The game is over.
    pub ended: bool,
}

/// Combat cards by icon.
pub type Hand = [u8; ICONS.len()];

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The side of the scenario.
    pub side: Option<u8>,
    /// The edge it comes from.
    pub edge: Option<Compass>,
    /// ex.ft.1: the Fate Pool.
    pub fate: u8,
    /// The Combat cards in hand.
    pub hand: Hand,
    /// Adventure cards.
    pub cards: Adventures,
    /// Victory Points scored so far.
    pub vp: i16,
    /// ex.bo.3: the fugitive.
    pub fugitive: Option<FigureId>,
    /// ex.bo.6, ex.bo.9: it has Exterminated somebody in melee this turn.
    pub gloried: bool,
    /// Which of its cards deploys in the room (ex.sn.13).
    pub room: Option<u8>,
    /// It has called its Air Strike.
    pub struck: bool,
}

/// The Adventure cards of a player (ex.ad.9).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Adventures {
    /// Hidden in hand, sorted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<AdventureId>,
    /// ex.up.12: face up on the table, to be used again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<AdventureId>,
    /// ex.up.12: face up, and usable from the next turn on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<AdventureId>,
    /// ex.ad.7.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exhausted: Vec<AdventureId>,
    /// ex.ad.6: the newest last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<AdventureId>,
    /// ex.ad.5: in play on a figure.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lasting: Vec<Lasting>,
}

/// An Adventure card that stays in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// The card.
    pub card: AdventureId,
    /// On whom.
    pub figure: FigureId,
}

/// A Vortex Node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// Where it lies, or lay last.
    pub at: Point,
    /// How it is.
    pub state: NodeState,
}

/// How a node is. What a face-down node is, is decided when it is turned up (ex.nd.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeState {
    /// Face down.
    Hidden,
    /// ex.nd.10: dropped, face up.
    Lying(TokenId),
    /// Somebody carries it, or left the table with it.
    Carried(TokenId, FigureId),
    /// ex.sn.17: it has left play.
    Gone(TokenId),
}

/// The turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Round {
    /// Counted from 1; 0 while the table is set up.
    pub turn: u8,
    /// The phase or sub-phase.
    pub phase: Phase,
    /// Players in the order of initiative, the ACTIVE player first.
    pub order: Vec<Seat>,
    /// Whose part it is, by its place in the order.
    pub part: u8,
    /// Something has been done in this part: what belongs to its start is over.
    pub begun: bool,
    /// Effects on this part: figures of the owners of Sontar-Ha! reach farther.
    #[serde(skip_serializing_if = "is_default")]
    pub sontar_ha: bool,
    /// Allons-y!: Sprints of this part are longer.
    #[serde(skip_serializing_if = "is_default")]
    pub allons_y: bool,
    /// Lights Out: ranges are halved in this part.
    #[serde(skip_serializing_if = "is_default")]
    pub lights_out: bool,
    /// Covering Positions: whose figures touching terrain are in cover in this part.
    #[serde(skip_serializing_if = "is_default")]
    pub covering: Vec<Seat>,
    /// ex.mr.3, A18: somebody has been finished off in the melee in progress.
    #[serde(skip_serializing_if = "is_default")]
    pub finished: bool,
}

/// ex.tn.1, ex.tn.2: phases and sub-phases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The Initiative phase, and setting up.
    #[default]
    Initiative,
    /// The Movement sub-phase.
    Movement,
    /// The Shooting sub-phase.
    Shooting,
    /// The Engagement and Melee sub-phase.
    Melee,
    /// The Upkeep phase.
    Upkeep,
}

/// ex.dm.2, ex.dm.3, ex.dm.4: results of damage, in order of severity.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nothing.
    Scratch,
    /// Laid down.
    Shocked,
    /// Removed.
    Exterminated,
}

/// What the scenario keeps count of (11.11).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Scene {
    /// ex.sn.6: markers on the Converter; ex.sn.17: progress of the device.
    #[serde(skip_serializing_if = "is_default")]
    pub count: u8,
    /// The Converter is destroyed, the device works, the prisoner is free.
    #[serde(skip_serializing_if = "is_default")]
    pub done: bool,
    /// ex.sn.13: where the prisoner is.
    #[serde(skip_serializing_if = "is_default")]
    pub prisoner: Option<Prisoner>,
    /// Spots for new figures in Upkeep (Upgrade).
    #[serde(skip_serializing_if = "is_default")]
    pub upgrades: Vec<Upgrade>,
}

/// ex.sn.13: the prisoner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prisoner {
    /// Where he is.
    #[serde(with = "inches::point")]
    #[schemars(with = "[Decimal; 2]")]
    pub at: Point,
    /// Who escorts him.
    #[serde(default)]
    pub escort: Option<FigureId>,
}

/// Where a new figure will stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Whose.
    pub seat: Seat,
    /// Where.
    #[serde(with = "inches::point")]
    #[schemars(with = "[Decimal; 2]")]
    pub at: Point,
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

impl std::ops::Index<FigureId> for Table {
    type Output = Figure;
    fn index(&self, figure: FigureId) -> &Figure {
        &self.figures[figure.index()]
    }
}

impl std::ops::IndexMut<FigureId> for Table {
    fn index_mut(&mut self, figure: FigureId) -> &mut Figure {
        &mut self.figures[figure.index()]
    }
}

impl Table {
    /// All figures.
    pub fn all(&self) -> impl Iterator<Item = FigureId> + use<> {
        (0..u8::try_from(self.figures.len()).expect("at most 80 figures")).map(FigureId)
    }

    /// ex.rc.11: the characters: every figure on the table.
    pub fn present(&self) -> impl Iterator<Item = FigureId> {
        self.all().filter(|&it| self[it].is_on_table())
    }

    /// Figures of a player on the table.
    pub fn own(&self, seat: Seat) -> impl Iterator<Item = FigureId> {
        self.present().filter(move |&it| self[it].seat == seat)
    }

    /// Enemies of a player on the table: with more than two players everybody else's (ex.sn.24).
    pub fn foes(&self, seat: Seat) -> impl Iterator<Item = FigureId> {
        self.present().filter(move |&it| self[it].seat != seat)
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.book.players)
    }

    /// Other players in the order of initiative, from the ACTIVE player on.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.in_order().filter(move |&it| it != seat)
    }

    /// Who may answer an attack on a figure: its owner, then everybody else but the attacker.
    pub fn answerers(&self, attacker: Seat, target: FigureId) -> impl Iterator<Item = Seat> + '_ {
        let owner = self[target].seat;
        std::iter::once(owner).chain(self.others(attacker).filter(move |&it| it != owner))
    }

    /// All players in the order of initiative; seat by seat while there is none.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + '_ {
        let missing = self.seats().filter(|it| !self.round.order.contains(it));
        self.round.order.iter().copied().chain(missing)
    }

    /// Whose part it is.
    pub fn active(&self) -> Seat {
        self.round.order.get(usize::from(self.round.part)).copied().unwrap_or(Seat(0))
    }

    /// The recruitment card of a figure.
    pub fn profile(&self, figure: FigureId) -> &Profile {
        self.book.content.forces.profile(self[figure].profile)
    }

    /// ex.rc.6: whether a figure has a special rule.
    pub fn has(&self, figure: FigureId, it: Trait) -> bool {
        self.profile(figure).has(it)
    }

    /// The weapons of a figure.
    pub fn weapons(&self, figure: FigureId) -> &[WeaponId] {
        self.profile(figure).weapons(self[figure].nth)
    }

    /// A weapon.
    pub fn weapon(&self, weapon: WeaponId) -> &Weapon {
        &self.book.content.arms.weapons[weapon.index()]
    }

    /// What an Adventure card does.
    pub fn effect(&self, card: AdventureId) -> Effect {
        self.book.content.decks.adventure[card.index()].effect
    }

    /// The base of a figure.
    pub fn base(&self, figure: FigureId) -> Disc {
        Disc::new(self[figure].state.at, self.profile(figure).radius)
    }

    /// ex.mv.7: the gap between two bases.
    pub fn gap(&self, one: FigureId, other: FigureId) -> Gap {
        self.base(one).body().gap(self.base(other))
    }

    /// Whether two bases are within a length of each other (ex.rg.5).
    pub fn is_near(&self, length: Length, one: FigureId, other: FigureId) -> bool {
        gap_within(self.gap(one, other), length)
    }

    /// Whether two bases are in contact.
    pub fn touch(&self, one: FigureId, other: FigureId) -> bool {
        let (a, b) = (self.base(one), self.base(other));
        a.centre.is_within(a.radius + b.radius + CONTACT, b.centre)
    }

    /// A piece of terrain.
    pub fn piece(&self, piece: PieceId) -> &Piece {
        &self.terrain[piece.index()]
    }

    /// All pieces.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        numbered(&self.terrain)
    }

    /// Whether a base touches a piece.
    pub fn touches(&self, base: Disc, piece: PieceId) -> bool {
        self.piece(piece).body().is_within(CONTACT, base)
    }

    /// ex.nd.11: nodes a figure carries.
    pub fn carried(&self, figure: FigureId) -> impl Iterator<Item = NodeId> {
        let by = move |it: &Node| matches!(it.state, NodeState::Carried(_, by) if by == figure);
        (0..).map(NodeId).zip(&self.nodes).filter(move |(_, it)| by(it)).map(|(id, _)| id)
    }

    /// Copies of a Combat card that are in the draw pile.
    pub fn pile(&self) -> Hand {
        let mut left = self.book.content.decks.combat;
        let gone = self.players.iter().map(|it| &it.hand).chain([&self.discard]);
        for hand in gone {
            for (left, gone) in left.iter_mut().zip(hand) {
                *left = left.saturating_sub(*gone);
            }
        }
        left
    }

    /// Tokens that have not been turned up, by kind (ex.nd.12).
    pub fn tokens(&self) -> Vec<u8> {
        let mut left: Vec<u8> = self.book.content.decks.tokens.iter().map(|it| it.copies).collect();
        for node in &self.nodes {
            let (NodeState::Lying(token) | NodeState::Carried(token, _) | NodeState::Gone(token)) =
                node.state
            else {
                continue;
            };
            left[token.index()] = left[token.index()].saturating_sub(1);
        }
        left
    }

    /// Whether a player plays this side of the scenario.
    pub fn plays(&self, seat: Seat, side: u8) -> bool {
        self.player(seat).side == Some(side)
    }

    /// Who plays a side.
    pub fn seat_of(&self, side: u8) -> Option<Seat> {
        self.seats().find(|&it| self.plays(it, side))
    }

    /// Figures of a player that are still to be deployed.
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = FigureId> {
        let waits = move |it: &FigureId| {
            let figure = &self[*it];
            figure.seat == seat
                && figure.state.whereabouts == Whereabouts::Waiting
                && matches!(figure.role, crate::book::Role::Card(_))
        };
        self.all().filter(waits)
    }
}

/// How many cards a hand has.
pub fn many(hand: &Hand) -> u8 {
    hand.iter().sum()
}

/// The kinds of card in a hand.
pub fn kinds(hand: &Hand) -> impl Iterator<Item = CardId> + '_ {
    CardId::all().filter(|it| hand[it.index()] > 0)
}
