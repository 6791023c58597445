//! What the scenario lays out, as a viewer sees it: sides and their zones, Tasks, objects, exits, and
//! the pieces that are still to be placed.

use reglette_engine::Seat;
use reglette_geometry::{Length, Point};
use schemars::JsonSchema;
use serde::Serialize;

use crate::cast::Called;
use crate::data::scenarios::{Free, Light, Role, length};
use crate::deploy;
use crate::ids::{ExitId, FigureId, ObjectId, PieceId, SideId, TaskId};
use crate::layout;
use crate::table::{Object, Table};

/// What the scenario lays out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Setting {
    /// Its id.
    pub scenario: String,
    /// The last game turn.
    pub turns: Option<u8>,
    /// How light it is.
    pub light: Light,
    /// The sides.
    pub sides: Vec<SideView>,
    /// Tasks.
    pub tasks: Vec<TaskView>,
    /// Objects.
    pub objects: Vec<ObjectView>,
    /// Ways out.
    pub exits: Vec<ExitView>,
    /// Where the track of a spell stands, and where it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<[u8; 2]>,
    /// The game turn at whose end the bomb goes off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuse: Option<u8>,
    /// Pieces that players may still place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub loose: Vec<LooseView>,
    /// How many pieces players place, while they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placing: Option<PlacingView>,
}

/// How the players lay out the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlacingView {
    /// How many pieces must still be placed, by all players together.
    pub least: u8,
    /// How many may.
    pub most: u8,
    /// How far apart they lie at least.
    pub gap: Length,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideView {
    /// Which.
    pub side: SideId,
    /// What it is called.
    pub names: Called,
    /// Attacker or defender.
    pub role: Role,
    /// Who plays it.
    pub seat: Seat,
    /// Two corners of where it deploys, where that is a rectangle.
    pub zone: Option<[Point; 2]>,
    /// Figures it has left.
    pub left: u8,
    /// Points of enemy figures it has destroyed.
    pub destroyed: i32,
}

/// A Task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TaskView {
    /// Which.
    pub task: TaskId,
    /// What it is called.
    pub names: Called,
    /// Where.
    pub piece: PieceId,
    /// Whose.
    pub side: Option<SideId>,
    /// Tokens there.
    pub tokens: u8,
    /// How many finish it.
    pub of: u8,
}

/// An object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ObjectView {
    /// Which.
    pub object: ObjectId,
    /// What it is called.
    pub names: Called,
    /// Where it lies.
    pub at: Option<Point>,
    /// Who carries it.
    pub by: Option<FigureId>,
}

/// A way out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExitView {
    /// Which.
    pub exit: ExitId,
    /// What it is called.
    pub names: Called,
    /// Where.
    pub piece: PieceId,
}

/// A piece that is not yet placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LooseView {
    /// Its number in the pool.
    pub piece: u8,
    /// Its kind.
    pub kind: String,
    /// Its radius, or its width and depth.
    pub size: Vec<Length>,
}

/// What the scenario of a table lays out.
pub fn setting(table: &Table) -> Setting {
    let scenario = &table.book.scenario;
    let named = |id: &str| table.terrain.named(id);
    let calls = &table.book.calls;
    let tasks = (0..).map(TaskId).zip(&scenario.tasks).filter_map(|(id, task)| {
        let piece = named(&task.piece)?;
        let tokens = table.pieces[piece.index()].tokens;
        let side = table.book.side_named(&task.side);
        let names = calls.tasks[id.index()].clone();
        Some(TaskView { task: id, names, piece, side, tokens, of: task.tokens })
    });
    let exits = (0..).map(ExitId).zip(&scenario.exits).filter_map(|(exit, it)| {
        let names = calls.exits[exit.index()].clone();
        Some(ExitView { exit, names, piece: named(&it.piece)? })
    });
    let objects = (0..).map(ObjectId).zip(&table.objects).map(|(object, now)| {
        let (at, by) = match *now {
            Object::Lying(at) => (Some(at), None),
            Object::Carried(by) => (None, Some(by)),
        };
        ObjectView { object, names: calls.objects[object.index()].clone(), at, by }
    });
    Setting {
        scenario: scenario.id.clone(),
        turns: scenario.turns,
        light: scenario.light,
        sides: table.book.all_sides().map(|it| side(table, it)).collect(),
        tasks: tasks.collect(),
        objects: objects.collect(),
        exits: exits.collect(),
        track: scenario.track.as_ref().map(|it| [table.track, it.goal]),
        fuse: table.fuse,
        loose: loose(table),
        placing: placing(table),
    }
}

fn side(table: &Table, side: SideId) -> SideView {
    let written = table.book.side(side);
    let now = &table.sides[side.index()];
    let bounded = written.deploy.area.is_some() || now.edge.is_some();
    let zone = deploy::zone(table, side);
    SideView {
        side,
        names: table.book.calls.sides[side.index()].clone(),
        role: written.role,
        seat: now.seat,
        zone: bounded.then_some([zone.min, zone.max]),
        left: table.left(side),
        destroyed: now.destroyed,
    }
}

/// What players place, while the table is set up.
fn free(table: &Table) -> Option<&Free> {
    table.book.scenario.free.as_ref().filter(|_| table.round.turn == 0)
}

/// How much of it is still to come.
fn placing(table: &Table) -> Option<PlacingView> {
    let free = free(table)?;
    let [least, most] = layout::to_come(table);
    Some(PlacingView { least, most, gap: length(free.gap, table.book.sticks()) })
}

/// The pool, while the table is set up.
fn loose(table: &Table) -> Vec<LooseView> {
    let Some(free) = free(table) else {
        return Vec::new();
    };
    let sticks = table.book.sticks();
    let all = (0..).zip(&free.pieces).filter(|&(piece, _)| !layout::is_used(table, piece));
    let view = |(piece, it): (u8, &crate::data::scenarios::Loose)| LooseView {
        piece,
        kind: it.kind.clone(),
        size: it.size.iter().map(|&size| length(size, sticks)).collect(),
    };
    all.map(view).collect()
}
