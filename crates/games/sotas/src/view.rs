//! What each player sees: everything, with what can be read off the table beside it.

use reglette_engine::{Machine, Seat, Viewer};
use reglette_geometry::{Length, Point};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action;
use crate::calling;
use crate::cast::Called;
use crate::data::profiles::Kind;
use crate::data::terrain::{self, Climb, Cover, Ground};
use crate::doing::Doing;
use crate::figure::{Kit, Whereabouts};
use crate::ids::{FigureId, PieceId, ProfileId, SideId, WeaponId};
use crate::position::{self, Position};
use crate::quality;
use crate::round;
use crate::setting::{self, Setting};
use crate::table::Table;

/// The table as a viewer knows it. Nothing is hidden, and anybody may measure (sotas.general.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks; nobody's seat for an observer.
    pub viewer: Option<Seat>,
    /// The whole state.
    pub position: Position,
    /// The size of the table.
    pub size: [Length; 2],
    /// The sticks, Short first.
    pub sticks: [Length; 3],
    /// Figures as they count now.
    pub figures: Vec<FigureView>,
    /// Pieces that lie on the table.
    pub pieces: Vec<PieceView>,
    /// What the scenario lays out.
    pub setting: Setting,
    /// sotas.activation.13: whether the turn passes after the activation in progress, for its failures.
    pub passes: bool,
    /// The game itself, for whoever plays on in mind: nothing of it is hidden.
    #[serde(skip)]
    pub game: Machine<Doing>,
}

/// A figure as it counts now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FigureView {
    /// Who.
    pub figure: FigureId,
    /// What it is called.
    pub names: Called,
    /// What it is.
    pub profile: ProfileId,
    /// What kind of being.
    pub kind: Kind,
    /// Whose it is.
    pub owner: SideId,
    /// For whom it is played now.
    pub side: SideId,
    /// Where it is.
    pub at: Point,
    /// The radius of its base.
    pub radius: Length,
    /// Whether it is on the table.
    pub present: bool,
    /// Where it is, if not there.
    pub whereabouts: Whereabouts,
    /// Its Quality, whatever it has lost included.
    pub quality: u8,
    /// Its Combat.
    pub combat: i8,
    /// Its special rules.
    pub traits: Vec<&'static str>,
    /// What it has in hand.
    pub held: Option<WeaponId>,
    /// Whether that must be loaded before it is used.
    pub empty: bool,
    /// All its weapons.
    pub weapons: Vec<WeaponId>,
    /// What it carries beside them.
    pub kit: Kit,
    /// What it costs.
    pub points: i16,
}

/// A piece as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PieceView {
    /// Which.
    pub piece: PieceId,
    /// Its kind.
    pub kind: String,
    /// What it is called.
    pub names: Called,
    /// Its outline.
    pub shape: reglette_geometry::Shape,
    /// Its height.
    pub height: Length,
    /// sotas.terrain.1: what moving there is like now.
    pub ground: Ground,
    /// sotas.terrain.2: what it does to lines of sight now.
    pub sight: terrain::View,
    /// Where it gives cover.
    pub cover: Cover,
    /// Whether it can be climbed.
    pub climbed: bool,
    /// What has become of it.
    pub state: crate::terrain::PieceState,
}

/// What a viewer may know of a game.
pub fn view(machine: &Machine<Doing>, viewer: Viewer) -> View {
    let table = &machine.table;
    let sticks = table.book.sticks();
    let max = table.terrain.bounds.max;
    View {
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer | Viewer::All => None,
        },
        position: position::write(machine),
        size: [Length(max.x), Length(max.y)],
        sticks: [sticks.short(), sticks.medium(), sticks.long()],
        figures: table.all().map(|it| figure(table, it)).collect(),
        pieces: table.terrain().map(|(id, it, state)| piece(table, id, it, state)).collect(),
        setting: setting::setting(table),
        passes: round::is_lost(table),
        game: machine.clone(),
    }
}

fn figure(table: &Table, figure: FigureId) -> FigureView {
    let it = &table[figure];
    FigureView {
        figure,
        names: table.book.called(figure).clone(),
        profile: it.profile,
        kind: table.profile(figure).kind,
        owner: it.owner,
        side: table.side(figure),
        at: it.state.at,
        radius: table.profile(figure).radius,
        present: it.is_on_table(),
        whereabouts: it.state.whereabouts,
        quality: if it.is_on_table() {
            quality::counted(table, figure)
        } else {
            table.profile(figure).quality
        },
        combat: crate::combat::own_combat(table, figure, crate::strike::Role::Striker).by,
        traits: table.traits(figure).iter().map(crate::traits::Trait::id).collect(),
        held: action::held(table, figure),
        empty: action::held(table, figure).is_some_and(|it| action::is_empty(table, figure, it)),
        weapons: table.profile(figure).weapons.to_vec(),
        kit: it.kit,
        points: table.profile(figure).points,
    }
}

fn piece(
    table: &Table,
    id: PieceId,
    it: &crate::terrain::Piece,
    state: crate::terrain::PieceState,
) -> PieceView {
    PieceView {
        piece: id,
        kind: it.written.kind.clone(),
        names: calling::piece(table, id),
        shape: it.shape.clone(),
        height: it.kind.height - it.foot,
        ground: it.ground(state),
        sight: it.sight(state),
        cover: it.kind.cover,
        climbed: it.kind.climb != Climb::None,
        state,
    }
}
