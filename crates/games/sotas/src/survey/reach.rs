//! Where a figure gets in one move, as areas to be drawn. All that is shown can be reached, save that
//! no move ends on another base; some slivers that can be reached are not shown.

use reglette_geometry::{Body, Length, Point, Room};
use schemars::JsonSchema;
use serde::Serialize;

use crate::flight::flies;
use crate::ground;
use crate::ids::FigureId;
use crate::table::Table;

/// An area that a figure can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Area {
    /// Its border, around the figure.
    pub outline: Vec<Point>,
    /// How long a move within it may be.
    pub most: Length,
    /// What a move within it costs.
    pub actions: u8,
    /// sotas.movement.13: it is the shorter reach over difficult ground.
    pub slowed: bool,
}

/// Where a figure gets: on open ground, and where difficult ground slows it.
pub fn areas(table: &Table, figure: FigureId) -> Vec<Area> {
    let base = table.base(figure);
    let bounds = table.terrain.bounds;
    let speed = ground::speed(table, figure);
    let area = |room: &Room<'_>, speed, slowed| {
        let most = ground::most(table, figure, speed);
        let outline = room.straight_reach(base, most).outline;
        Area { outline, most, actions: speed.actions(), slowed }
    };
    if flies(table, figure) {
        let air: [Body<'_>; 0] = [];
        return vec![area(&Room::new(bounds, air), speed, false)];
    }
    let z = table[figure].state.z;
    let level = |it: &FigureId| ground::is_level(table, z, table[*it].state.z);
    let enemies = table.enemies(figure).filter(level).map(|it| table.base(it).body());
    let walls = table.terrain().filter(|(_, it, state)| ground::is_wall(table, figure, it, *state));
    let shut: Vec<Body<'_>> = enemies.chain(walls.map(|(_, it, _)| it.body())).collect();
    let hard = table.terrain().filter(|(_, it, state)| ground::slows(table, figure, it, *state));
    let hard: Vec<Body<'_>> = hard.map(|(_, it, _)| it.body()).collect();
    let open = Room::new(bounds, shut.iter().chain(&hard).copied());
    let mut areas = vec![area(&open, speed, false)];
    if !hard.is_empty() {
        areas.push(area(&Room::new(bounds, shut), speed.slower(), true));
    }
    areas.retain(|it| !it.outline.is_empty());
    areas
}
