//! What a move to a place comes to: its length, its cost, whom it touches, who would see the figure.

use reglette_geometry::{Length, Path, Point};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ids::{FigureId, PieceId};
use crate::sight::{self, Look, Screen};
use crate::stride::{self, Kind};
use crate::table::Table;

/// What a move comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Arrival {
    /// How long it is.
    pub length: Length,
    /// How long it could be.
    pub most: Length,
    /// What it costs.
    pub actions: u8,
    /// What slows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slowed: Option<PieceId>,
    /// How far the figure drops at its end.
    #[serde(skip_serializing_if = "is_nothing")]
    pub drop: Length,
    /// Enemies it touches then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contacts: Vec<FigureId>,
    /// Enemies that see it then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen_by: Vec<Watcher>,
}

/// Somebody who would see the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Watcher {
    /// Who.
    pub figure: FigureId,
    /// Whether the figure has cover from it.
    pub cover: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
pub fn is_nothing(length: &Length) -> bool {
    *length == Length::ZERO
}

/// What a legal move comes to.
pub fn arrival(table: &Table, figure: FigureId, kind: Kind, to: Point) -> Option<Arrival> {
    let way = stride::way(table, figure, kind, to).ok()?;
    let mut there = table.clone();
    (there[figure].state.at, there[figure].state.z) = (to, way.z);
    let watcher = |it: FigureId| match sight::look(&there, it, figure, Screen::Figures) {
        Look::Open { cover, .. } => Some(Watcher { figure: it, cover }),
        Look::Hidden => None,
    };
    Some(Arrival {
        length: Path::straight(table[figure].state.at, to).length(),
        most: way.most,
        actions: stride::price(table, kind, way),
        slowed: way.slowed,
        drop: way.drop,
        contacts: there.touching(figure).collect(),
        seen_by: there.enemies(figure).filter_map(watcher).collect(),
    })
}

/// In how many parts a way is looked at, from its end; then halved so often.
const PARTS: i32 = 48;
const HALVINGS: u32 = 8;

/// The farthest place toward a point where a move may end.
pub fn farthest(table: &Table, figure: FigureId, kind: Kind, to: Point) -> Option<Point> {
    let from = table[figure].state.at;
    let reach = crate::ground::reach(table, figure);
    let whole = Path::straight(from, to).length().min(reach);
    let at = |length: Length| from.towards(to, length);
    let may = |length: Length| stride::may_go(table, figure, kind, at(length)).is_ok();
    let part = |n: i32| whole * n / PARTS;
    let found = (1..=PARTS).rev().find(|&n| may(part(n)))?;
    let (mut good, mut bad) = (part(found), part((found + 1).min(PARTS)));
    for _ in 0..HALVINGS {
        let middle = Length((good.0 + bad.0) / 2);
        if may(middle) { good = middle } else { bad = middle }
    }
    Some(at(good))
}
