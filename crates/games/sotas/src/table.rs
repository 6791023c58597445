//! What lies on the table, and what can be read off it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use reglette_engine::{Rule, Seat};
use reglette_geometry::{Body, Disc, Gap, Length, Measure, Point, Segment};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::Book;
use crate::data::arms::Weapon;
use crate::data::profiles::Profile;
use crate::data::scenarios::Compass;
use crate::data::terrain::Level;
use crate::effect::Effect;
use crate::figure::{Control, Figure, Whereabouts};
use crate::heights;
use crate::ids::{FigureId, Figures, MOST_OBJECTS, PieceId, SideId, Thing, WeaponId};
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::terrain::{Piece, PieceState, Terrain};
use crate::traits::{Trait, Traits};

/// The table: everything but what is being done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it is played by.
    pub book: Arc<Book>,
    /// Terrain.
    pub terrain: Arc<Terrain>,
    /// What has become of the terrain.
    pub pieces: Vec<PieceState>,
    /// All figures, wherever they are.
    pub figures: Vec<Figure>,
    /// The sides, in the order of the scenario.
    pub sides: ArrayVec<Side, 4>,
    /// The game turn.
    pub round: Round,
    /// The figure whose activation is in progress.
    pub active: Option<Active>,
    /// What is still to happen because of what has happened.
    pub queue: Vec<Effect>,
    /// who has struck in the chain of recoils in progress.
    pub struck: Figures,
    /// Objects of the scenario.
    pub objects: ArrayVec<Object, MOST_OBJECTS>,
    /// The track of a spell.
    pub track: u8,
    /// The game turn at whose end the bomb goes off.
    pub fuse: Option<u8>,
    /// The bomb has gone off.
    pub exploded: bool,
    /// How the game ended.
    pub ended: Option<Ended>,
}

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Who plays it.
    pub seat: Seat,
    /// The table edge it enters from, where it is chosen.
    #[serde(default)]
    pub edge: Option<Compass>,
    /// figures it began with.
    #[serde(default)]
    pub began: u8,
    /// sotas.morale.18: it has taken its half-strength test.
    #[serde(default)]
    pub halved: bool,
    /// sotas.scenario.5: points of enemy figures lost.
    #[serde(default)]
    pub destroyed: i32,
}

/// The game turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Round {
    /// Counted from 1; 0 while the table is set up.
    pub turn: u8,
    /// Sides in the order of their hands.
    pub order: Vec<SideId>,
    /// Whose hand it is, by its place in the order.
    pub hand: u8,
    /// hands taken this turn, where each side has one.
    pub hands: u8,
}

/// An activation in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Active {
    /// Whose.
    pub figure: FigureId,
    /// Who plays it.
    pub seat: Seat,
    /// Actions left.
    #[serde(default)]
    pub actions: u8,
    /// sotas.activation.13: two failures or more.
    #[serde(default)]
    pub turnover: bool,
    /// Moves made.
    #[serde(default)]
    pub moves: u8,
    /// Actions spent on anything.
    #[serde(default)]
    pub spent: u8,
    /// Attacks made.
    #[serde(default)]
    pub attacks: u8,
    /// one of them was a salvo.
    #[serde(default)]
    pub salvo: bool,
    /// sotas.ambush.2: it was hidden when the activation began.
    #[serde(default)]
    pub hidden: bool,
    /// sotas.disengage.6: it lost a Reflex Attack while leaving.
    #[serde(default)]
    pub held_back: bool,
    /// sotas.sprint.1: moves that are paid for.
    #[serde(default)]
    pub paid_moves: u8,
    /// sotas.terror.2: whom it dares not engage.
    #[serde(default)]
    pub daunted: Figures,
    /// sotas.terror.1: whom it has passed the test to engage.
    #[serde(default)]
    pub resolute: Figures,
    /// sotas.fear-of-water.2: it dares not enter water.
    #[serde(default)]
    pub dry: bool,
    /// sotas.fear-of-water.1: it has passed the test to enter water.
    #[serde(default)]
    pub wet: bool,
    /// sotas.for-england.1: the opponent plays it.
    #[serde(default)]
    pub borrowed: bool,
    /// sotas.for-england.2: it changes sides when the activation ends.
    #[serde(default)]
    pub defects: bool,
    /// sotas.ambush.3: it has left the place where it was hidden, and not by a move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// sotas.flight.2: where it took off, while it is aloft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took_off: Option<Point>,
}

/// An object of the scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Object {
    /// Lies there.
    Lying(Point),
    /// Somebody carries it.
    Carried(FigureId),
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// Who won; nobody in a draw.
    pub winner: Option<SideId>,
    /// Why.
    pub why: Why,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// sotas.end.1: one side is left.
    WipedOut,
    /// A condition of the scenario.
    Scenario,
    /// The last turn is over.
    Limit,
    /// sotas.end.3: nobody is left, or both have won.
    Both,
}

impl Why {
    /// The rule that ended the game, and the key of its wording.
    pub fn told(self) -> (Rule, &'static str) {
        match self {
            Why::WipedOut => (Rule("sotas.end.1"), "wiped-out"),
            Why::Scenario => (Rule("sotas.end.1"), "scenario"),
            Why::Limit => (Rule("sotas.scenario.4"), "limit"),
            Why::Both => (Rule("sotas.end.3"), "both"),
        }
    }
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
        (0..u8::try_from(self.figures.len()).expect("at most 64 figures")).map(FigureId)
    }

    /// Figures on the table.
    pub fn present(&self) -> impl Iterator<Item = FigureId> {
        self.all().filter(|&it| self[it].is_on_table())
    }

    /// sotas.telepathy.7, sotas.possession.1, R-93: the side a figure is played for now: that of whoever controls it, who
    /// may be controlled too.
    pub fn side(&self, figure: FigureId) -> SideId {
        self[self.masters(figure).last().unwrap_or(figure)].side
    }

    /// Who controls a figure, who controls that one, and so on; no more than there are figures.
    pub fn masters(&self, figure: FigureId) -> impl Iterator<Item = FigureId> {
        let master = |it: &FigureId| match self[*it].state.control {
            Some(Control::Mind(by) | Control::Body(by)) => Some(by),
            None => None,
        };
        std::iter::successors(master(&figure), master).take(self.figures.len())
    }

    /// Who plays a side.
    pub fn seat_of(&self, side: SideId) -> Seat {
        self.sides[side.index()].seat
    }

    /// Who plays a figure.
    pub fn seat(&self, figure: FigureId) -> Seat {
        self.seat_of(self.side(figure))
    }

    /// Whether two figures fight each other. While an opponent plays a figure its own side is the
    /// enemy.
    pub fn are_enemies(&self, one: FigureId, other: FigureId) -> bool {
        if !self.active.is_some_and(|active| active.borrowed) {
            return one != other && self.side(one) != self.side(other);
        }
        let borrowed = |it: FigureId| self.active.filter(|active| active.figure == it);
        let side = |it: FigureId| match borrowed(it) {
            Some(active) => self.sides.iter().position(|side| side.seat == active.seat),
            None => Some(self.side(it).index()),
        };
        one != other && side(one) != side(other)
    }

    /// Enemies of a figure on the table.
    pub fn enemies(&self, of: FigureId) -> impl Iterator<Item = FigureId> {
        self.present().filter(move |&it| self.are_enemies(of, it))
    }

    /// Allies of a figure on the table.
    pub fn allies(&self, of: FigureId) -> impl Iterator<Item = FigureId> {
        self.present().filter(move |&it| it != of && !self.are_enemies(of, it))
    }

    /// The figure's own profile.
    pub fn profile(&self, figure: FigureId) -> &Profile {
        &self.book.content.profiles.list[self[figure].profile.index()]
    }

    /// sotas.doppelganger.2: the profile whose values count.
    pub fn shown(&self, figure: FigureId) -> &Profile {
        let it = &self[figure];
        &self.book.content.profiles.list[it.state.form.unwrap_or(it.profile).index()]
    }

    /// The special rules a figure has now (sotas.profile.7, sotas.doppelganger.8).
    pub fn traits(&self, figure: FigureId) -> Traits {
        let own = self.profile(figure).traits;
        match self[figure].state.form {
            None => own,
            Some(_) => {
                let equipment = self.book.content.profiles.equipment;
                let kept: Traits = [Trait::Doppelganger].into_iter().collect();
                let innate = self.shown(figure).traits.without(equipment).without(kept);
                innate.either(own.both(equipment.either(kept)))
            }
        }
    }

    /// Whether a figure has a special rule.
    pub fn has(&self, figure: FigureId, it: Trait) -> bool {
        if self[figure].state.form.is_none() {
            return self.profile(figure).traits.has(it);
        }
        self.traits(figure).has(it)
    }

    /// A weapon of the content files.
    pub fn weapon(&self, weapon: WeaponId) -> &Weapon {
        &self.book.content.arms.weapons[weapon.index()]
    }

    /// The base of a figure.
    pub fn base(&self, figure: FigureId) -> Disc {
        Disc::new(self[figure].state.at, self.profile(figure).radius)
    }

    /// The outline of a figure's base or of a piece.
    pub fn body(&self, it: Thing) -> Body<'_> {
        match it {
            Thing::Figure(id) => self.base(id).body(),
            Thing::Piece(id) => self.piece(id).body(),
        }
    }

    /// sotas.ranged.14, R-28: the gap between two bases.
    pub fn gap(&self, one: FigureId, other: FigureId) -> Gap {
        self.base(one).body().gap(self.base(other))
    }

    /// The gap between two bases, and where it is.
    pub fn measure(&self, one: FigureId, other: FigureId) -> Measure {
        self.base(one).body().measure(self.base(other))
    }

    /// Whether the bases of two figures are within a length of each other.
    pub fn is_within(&self, length: Length, one: FigureId, other: FigureId) -> bool {
        self.base(one).body().is_within(length, self.base(other))
    }

    /// sotas.movement.8, sotas.movement.17, R-11: whether two figures are in base contact, on any side.
    pub fn touch(&self, one: FigureId, other: FigureId) -> bool {
        self.would_touch(self.base(one), self[one].state.z, other)
    }

    /// whether a base at a height touches that of a figure: they are no farther apart than
    /// a millimetre, or nothing but a thin obstacle is between them, on the same level or less than the
    /// height of a figure apart.
    pub fn would_touch(&self, base: Disc, z: Length, other: FigureId) -> bool {
        let (foe, step) = (self.base(other), self.book.sticks().step());
        let near = |gap: Length| base.centre.is_within(base.radius + foe.radius + gap, foe.centre);
        near(step)
            && (z - self[other].state.z).0.abs() <= step.0 * 3
            && (near(CONTACT) || self.is_obstacle_between(base, z, other))
            && !self.is_floor_between(base, z, other)
    }

    /// whether one stands on a floor and the other below it.
    fn is_floor_between(&self, base: Disc, z: Length, other: FigureId) -> bool {
        let it = &self[other].state;
        let (low, high) = if z < it.z { (z, it.z) } else { (it.z, z) };
        let below = if z < it.z { base.centre } else { it.at };
        let parts = |piece: &Piece| {
            piece.is(Level::Platform)
                && !piece.written.solid
                && low < piece.kind.height
                && piece.kind.height <= high
                && piece.covers(below)
        };
        low < high
            && !heights::on_stairs(self, below)
            && self.terrain().any(|(_, piece, _)| parts(piece))
    }

    /// sotas.melee.15, R-101: whether a base and that of a figure both touch an obstacle between them
    /// that is higher than they stand.
    pub fn is_obstacle_between(&self, base: Disc, z: Length, other: FigureId) -> bool {
        let (foe, feet) = (self.base(other), z.max(self[other].state.z));
        let between = Body::line(Segment::new(base.centre, foe.centre));
        self.terrain().any(|(_, piece, _)| {
            let body = piece.body();
            piece.kind.obstacle
                && feet < piece.top()
                && body.is_within(CONTACT, base)
                && body.is_within(CONTACT, foe)
                && between.is_within(Length::ZERO, body)
        })
    }

    /// Enemies in base contact, whatever their state.
    pub fn touching(&self, figure: FigureId) -> impl Iterator<Item = FigureId> {
        self.enemies(figure).filter(move |&it| self.touch(figure, it))
    }

    /// sotas.immaterial.3, R-108: enemies in base contact that a figure is in melee with, whatever their state; nobody is
    /// with a thing of air.
    pub fn opponents(&self, figure: FigureId) -> impl Iterator<Item = FigureId> {
        let airy = move |it: FigureId| self.has(it, Trait::Immaterial);
        self.touching(figure).filter(move |&it| !airy(it) && !airy(figure))
    }

    /// sotas.recoil.4: able to strike: neither down nor Immobilised, and not a thing of air
    /// (sotas.immaterial.3).
    pub fn is_active(&self, figure: FigureId) -> bool {
        let it = &self[figure];
        !it.is_down()
            && !it.is_immobilised()
            && !self.is_climbing(figure)
            && !self.has(figure, Trait::Immaterial)
    }

    /// sotas.climbing.6: hangs on a wall and is no Climber (sotas.climbing.9).
    pub fn is_climbing(&self, figure: FigureId) -> bool {
        self[figure].is(Mark::Climbing) && !self.has(figure, Trait::Climber)
    }

    /// in contact with an active enemy.
    pub fn is_engaged(&self, figure: FigureId) -> bool {
        self.opponents(figure).any(|it| self.is_active(it))
    }

    /// A piece of terrain.
    pub fn piece(&self, piece: PieceId) -> &Piece {
        &self.terrain.pieces[piece.index()]
    }

    /// Pieces that are still there, with their states.
    pub fn terrain(&self) -> impl Iterator<Item = (PieceId, &Piece, PieceState)> {
        let pieces = self.terrain.iter().zip(&self.pieces);
        pieces.map(|((id, piece), &state)| (id, piece, state)).filter(|(_, _, state)| !state.gone)
    }

    /// scenery.
    pub fn scenery(&self) -> impl Iterator<Item = &Piece> {
        self.terrain().map(|(_, piece, _)| piece).filter(|it| it.kind.scenery)
    }

    /// The figure whose activation is in progress.
    pub fn active(&self) -> Active {
        self.active.expect("an activation is in progress")
    }

    /// The activation in progress, to be changed.
    pub fn active_mut(&mut self) -> &mut Active {
        self.active.as_mut().expect("an activation is in progress")
    }

    /// Figures of a side that count as being on the table (R-62: also those inside a host).
    pub fn left(&self, side: SideId) -> u8 {
        let counts = |it: &&Figure| {
            it.side == side
                && matches!(it.state.whereabouts, Whereabouts::Table | Whereabouts::Inside(_))
        };
        u8::try_from(self.figures.iter().filter(counts).count()).expect("at most 64 figures")
    }
}
