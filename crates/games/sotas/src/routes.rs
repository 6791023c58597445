//! How far it is on foot to the places that matter in a scenario, around walls: a coarse map, made
//! once for each book, by which bots find their way.

use reglette_geometry::{Body, Length, Point};

use crate::data::scenarios::Scenario;
use crate::data::terrain::Ground;
use crate::ids::PieceId;
use crate::measure::Sticks;
use crate::terrain::{Piece, Terrain};

/// Cells of the map along a Short stick.
const CELLS: i32 = 3;
/// A step straight on, aslant, and through a door, which must be opened first.
const STRAIGHT: u16 = 10;
const ASLANT: u16 = 14;
const DOOR: u16 = 60;
/// Nobody gets here on foot.
const NOWHERE: u16 = u16::MAX;

/// The map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Routes {
    cell: i32,
    columns: usize,
    rows: usize,
    fields: Vec<(PieceId, Vec<u16>)>,
}

/// What it takes to step into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Footing {
    Free,
    Door,
    Wall,
}

impl Routes {
    /// Ways to every piece that the scenario gives a meaning.
    pub fn new(terrain: &Terrain, scenario: &Scenario, sticks: &Sticks) -> Routes {
        let mut named: Vec<&str> = Vec::new();
        named.extend(scenario.tasks.iter().map(|it| it.piece.as_str()));
        named.extend(scenario.exits.iter().map(|it| it.piece.as_str()));
        named.extend(scenario.objects.iter().map(|it| it.at.as_str()));
        named.extend(scenario.objects.iter().filter_map(|it| it.opens.as_deref()));
        named.extend(scenario.track.iter().map(|it| it.up.of.as_str()));
        let mut goals: Vec<PieceId> =
            named.into_iter().filter_map(|it| terrain.named(it)).collect();
        goals.sort_unstable();
        goals.dedup();
        if goals.is_empty() {
            return Routes::default();
        }
        let cell = sticks.short().0 / CELLS;
        let many = |whole: i32| usize::try_from(whole / cell + 1).unwrap_or(1);
        let (columns, rows) = (many(terrain.bounds.max.x), many(terrain.bounds.max.y));
        let mut routes = Routes { cell, columns, rows, fields: Vec::new() };
        let footing = routes.footing(terrain);
        for goal in goals {
            let field = routes.field(&footing, &terrain.pieces[goal.index()]);
            routes.fields.push((goal, field));
        }
        routes
    }

    /// How far it is from a point to a piece, if there is a way.
    pub fn far(&self, goal: PieceId, from: Point) -> Option<Length> {
        let (_, field) = self.fields.iter().find(|(piece, _)| *piece == goal)?;
        let steps = field[self.cell_of(from)];
        (steps != NOWHERE).then(|| Length(i32::from(steps) * self.cell / i32::from(STRAIGHT)))
    }

    fn cell_of(&self, at: Point) -> usize {
        let along = |n: i32, most: usize| usize::try_from(n / self.cell).unwrap_or(0).min(most - 1);
        along(at.y, self.rows) * self.columns + along(at.x, self.columns)
    }

    fn centre(&self, cell: usize) -> Point {
        let middle = |n: usize| i32::try_from(n).unwrap_or(0) * self.cell + self.cell / 2;
        Point { x: middle(cell % self.columns), y: middle(cell / self.columns) }
    }

    fn footing(&self, terrain: &Terrain) -> Vec<Footing> {
        // A wall may not slip between the middles of two cells.
        let width = Length(self.cell * 2 / 5);
        let walls = |piece: &&Piece| piece.kind.ground == Ground::Blocked;
        let of = |cell: usize| {
            let middle = self.centre(cell);
            let near = |it: &&Piece| it.body().is_within(width, Body::point(middle));
            let near: Vec<&Piece> = terrain.pieces.iter().filter(walls).filter(near).collect();
            match &near[..] {
                [] => Footing::Free,
                near if near.iter().any(|it| it.kind.door.is_some()) => Footing::Door,
                _ => Footing::Wall,
            }
        };
        (0..self.columns * self.rows).map(of).collect()
    }

    /// Steps to a piece from everywhere.
    fn field(&self, footing: &[Footing], goal: &Piece) -> Vec<u16> {
        let mut field = vec![NOWHERE; footing.len()];
        let beside = Length(self.cell * 3 / 2);
        let mut open: Vec<usize> = (0..field.len())
            .filter(|&at| goal.body().is_within(beside, Body::point(self.centre(at))))
            .collect();
        open.iter().for_each(|&at| field[at] = 0);
        while !open.is_empty() {
            let mut next = Vec::new();
            for from in open {
                for (to, step) in self.around(from) {
                    let extra = match footing[to] {
                        Footing::Free => 0,
                        Footing::Door => DOOR,
                        Footing::Wall => continue,
                    };
                    let far = field[from].saturating_add(step + extra);
                    if far < field[to] {
                        field[to] = far;
                        next.push(to);
                    }
                }
            }
            open = next;
        }
        field
    }

    /// The cells around one, with what a step there takes.
    fn around(&self, cell: usize) -> impl Iterator<Item = (usize, u16)> {
        let (x, y) = (cell % self.columns, cell / self.columns);
        let (columns, rows) = (self.columns, self.rows);
        let beside = move |n: usize, most: usize| n.saturating_sub(1)..=(n + 1).min(most - 1);
        beside(y, rows).flat_map(move |row| {
            beside(x, columns).filter(move |&column| (column, row) != (x, y)).map(move |column| {
                let straight = column == x || row == y;
                (row * columns + column, if straight { STRAIGHT } else { ASLANT })
            })
        })
    }
}
