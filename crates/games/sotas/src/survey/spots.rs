//! Places worth moving to, each with its reason: for people who do not drag.

use reglette_geometry::{Disc, Point, candidates};
use schemars::JsonSchema;
use serde::Serialize;

use super::arrival::{Arrival, arrival, farthest};
use super::perils::{Peril, of_move};
use crate::data::scenarios::Compass;
use crate::data::terrain::Cover;
use crate::goals::{self, Goal};
use crate::ground;
use crate::ids::{FigureId, PieceId};
use crate::stride::{self, Kind};
use crate::table::Table;

/// A place and what draws a figure there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Spot {
    /// Where.
    pub at: Point,
    /// Why.
    pub lure: Lure,
    /// What a move there comes to.
    pub arrival: Arrival,
    /// What harms whoever goes there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub perils: Vec<Peril>,
}

/// What draws a figure to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lure {
    /// Into contact with this enemy.
    Contact(FigureId),
    /// As far as allowed toward this enemy.
    Toward(FigureId),
    /// Into contact with a piece that matters in the scenario.
    Goal(PieceId),
    /// To something that matters in the scenario, or as far as allowed toward it.
    Aim(Point),
    /// Behind this piece, as the nearest enemy sees it.
    Cover(PieceId),
    /// As far as allowed this way.
    Way(Compass),
    /// Where it stands.
    Stay,
}

/// Places in contact are tried in so many directions.
const BEARINGS: i32 = 12;

/// Places worth moving to, each of them legal.
pub fn spots(table: &Table, kind: Kind) -> Vec<Spot> {
    let figure = table.active().figure;
    let base = table.base(figure);
    let reach = ground::reach(table, figure);
    let may = |at: &Point| stride::may_go(table, figure, kind, *at).is_ok();
    let near = |at: &Point| base.centre.is_within(reach, *at);
    let toward = |to: Point| farthest(table, figure, kind, to);
    let touching =
        |around: Vec<Point>| around.into_iter().take_while(near).find(may).map(|at| (at, true));
    let mut found: Vec<(Point, Lure)> = Vec::new();

    let mut enemies: Vec<FigureId> = table.enemies(figure).collect();
    enemies.sort_by_key(|&it| (table.gap(figure, it), it.0));
    for &enemy in &enemies {
        let other = table.base(enemy);
        let contact = touching(candidates::into_contact(base, other, BEARINGS));
        let spot = contact.or_else(|| toward(other.centre).map(|at| (at, false)));
        found.extend(spot.map(|(at, touches)| {
            (at, if touches { Lure::Contact(enemy) } else { Lure::Toward(enemy) })
        }));
    }
    for goal in goals::goals(table, table.side(figure)) {
        found.extend(match goal {
            Goal::Piece(piece) | Goal::Exit(piece) => {
                let around = candidates::into_contact(base, table.piece(piece).body(), BEARINGS);
                let goal = around.first().copied();
                let spot = touching(around).map(|(at, _)| at).or_else(|| goal.and_then(toward));
                spot.map(|at| (at, Lure::Goal(piece)))
            }
            Goal::Spot(goal) => {
                let spot = Some(goal).filter(may).or_else(|| toward(goal));
                spot.map(|at| (at, Lure::Aim(goal)))
            }
        });
    }
    if let Some(&watcher) = enemies.first() {
        found.extend(covers(table, base, table.base(watcher).centre, near, may));
    }
    let bounds = table.terrain.bounds;
    let at = base.centre;
    for (way, to) in [
        (Compass::North, Point { y: bounds.max.y, ..at }),
        (Compass::East, Point { x: bounds.max.x, ..at }),
        (Compass::South, Point { y: bounds.min.y, ..at }),
        (Compass::West, Point { x: bounds.min.x, ..at }),
    ] {
        found.extend(toward(to).map(|at| (at, Lure::Way(way))));
    }
    found.extend(Some(at).filter(may).map(|at| (at, Lure::Stay)));
    let spot = |(at, lure)| {
        let arrival = arrival(table, figure, kind, at)?;
        Some(Spot { at, lure, arrival, perils: of_move(table, figure, kind, at) })
    };
    found.into_iter().filter_map(spot).collect()
}

/// Places behind scenery that gives cover.
fn covers(
    table: &Table,
    base: Disc,
    eye: Point,
    near: impl Fn(&Point) -> bool,
    may: impl Fn(&Point) -> bool,
) -> Vec<(Point, Lure)> {
    let mut found = Vec::new();
    for (id, piece, _) in table.terrain().filter(|(_, it, _)| it.kind.cover != Cover::None) {
        let behind = candidates::behind(base, piece.body(), eye, BEARINGS);
        let inside = (piece.kind.cover == Cover::Inside).then(|| piece.middle());
        let spot = inside.into_iter().chain(behind).filter(&near).find(&may);
        found.extend(spot.map(|at| (at, Lure::Cover(id))));
    }
    found
}
