//! What each player sees: everything, with what can be read off the table beside it.

use reglette_engine::{Machine, Seat, Viewer};
use reglette_geometry::{Length, Point};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action;
use crate::doing::Doing;
use crate::ids::{FigureId, PieceId, ProfileId, WeaponId};
use crate::position::{self, Position};
use crate::quality;
use crate::table::{SideId, Table};

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
}

/// A figure as it counts now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FigureView {
    /// Who.
    pub figure: FigureId,
    /// What it is.
    pub profile: ProfileId,
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
    /// Its Quality.
    pub quality: u8,
    /// Its Combat.
    pub combat: i8,
    /// Its special rules.
    pub traits: Vec<&'static str>,
    /// What it has in hand.
    pub held: Option<WeaponId>,
    /// All it carries.
    pub weapons: Vec<WeaponId>,
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
    /// What this one is called, in English and French, where it has a name of its own.
    pub names: Option<[String; 2]>,
    /// Its outline.
    pub shape: reglette_geometry::Shape,
    /// Its height.
    pub height: Length,
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
        pieces: table.terrain().map(|(id, it, state)| piece(id, it, state)).collect(),
    }
}

fn figure(table: &Table, figure: FigureId) -> FigureView {
    let it = &table[figure];
    FigureView {
        figure,
        profile: it.profile,
        owner: it.owner,
        side: table.side(figure),
        at: it.state.at,
        radius: table.profile(figure).radius,
        present: it.is_on_table(),
        quality: if it.is_on_table() {
            quality::quality(table, figure)
        } else {
            table.profile(figure).quality
        },
        combat: crate::combat::own_combat(table, figure, crate::strike::Role::Striker).by,
        traits: table.traits(figure).iter().map(crate::traits::Trait::id).collect(),
        held: action::held(table, figure),
        weapons: table.profile(figure).weapons.to_vec(),
        points: table.profile(figure).points,
    }
}

fn piece(id: PieceId, it: &crate::terrain::Piece, state: crate::terrain::PieceState) -> PieceView {
    let names = match (&it.written.en, &it.written.fr) {
        (Some(en), Some(fr)) => Some([en.clone(), fr.clone()]),
        _ => None,
    };
    PieceView {
        piece: id,
        kind: it.written.kind.clone(),
        names,
        shape: it.shape.clone(),
        height: it.kind.height,
        state,
    }
}
