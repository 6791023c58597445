//! Where a figure gets in one move, as areas to be drawn. All that is shown can be reached, save that
//! no move ends on another base; some slivers that can be reached are not shown.

use reglette_geometry::{Body, Bounds, Length, Point, Room};
use schemars::JsonSchema;
use serde::Serialize;

use crate::flight::flies;
use crate::ground;
use crate::heights;
use crate::ids::FigureId;
use crate::table::Table;
use crate::terrain::Piece;

/// An area that a figure can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Area {
    /// Its border, around the figure.
    pub outline: Vec<Point>,
    /// How long a move within it may be: a stick and the base (sotas.movement.6), less the way down (sotas.terrain.8).
    pub most: Length,
    /// The stick.
    pub stick: Length,
    /// The base from side to side.
    pub base: Length,
    /// The way down.
    #[serde(skip_serializing_if = "super::arrival::is_nothing")]
    pub descent: Length,
    /// What a move within it costs.
    pub actions: u8,
    /// sotas.movement.13: it is the shorter reach over difficult ground.
    pub slowed: bool,
}

/// Where a figure gets: on open ground, and where difficult ground slows it.
pub fn areas(table: &Table, figure: FigureId) -> Vec<Area> {
    let base = table.base(figure);
    let speed = ground::speed(table, figure);
    let descent = heights::descent(table, figure, Length::ZERO);
    let area = |room: &Room<'_>, speed, slowed| {
        let most = (ground::most(table, figure, speed) - descent).max(Length::ZERO);
        let outline = room.straight_reach(base, most).outline;
        let outline = clip(outline, table.terrain.bounds.grown(-base.radius), base.centre);
        let stick = table.book.sticks().reach(speed);
        Area {
            outline,
            most,
            stick,
            base: base.radius * 2,
            descent,
            actions: speed.actions(),
            slowed,
        }
    };
    // The border of the table is cut off afterwards, in straight lines.
    let far = ground::reach(table, figure);
    let bounds = table.terrain.bounds.grown(far + base.radius * 2);
    if flies(table, figure) {
        let air: [Body<'_>; 0] = [];
        return vec![area(&Room::new(bounds, air), speed, false)];
    }
    let (at, z) = (table[figure].state.at, table[figure].state.z);
    // Whoever stands on a hill may walk down, and so may whoever walks on a wall, or over its top.
    let on_wall = heights::is_on_wall(table, figure);
    let low = if on_wall || heights::is_on_ground(table, at, z) { Length::ZERO } else { z };
    let level = |it: &FigureId| on_wall || heights::shares_level(table, at, z, *it);
    let enemies = table.enemies(figure).filter(level).map(|it| table.base(it).body());
    let over =
        |it: &Piece, state| on_wall && it.is_below(z) && heights::is_walked_on(it, state, base, z);
    let wall =
        |it: &Piece, state| ground::is_wall(table, figure, low, it, state) && !over(it, state);
    let walls = table.terrain().filter(|&(_, it, state)| wall(it, state));
    let shut: Vec<Body<'_>> = enemies.chain(walls.map(|(_, it, _)| it.body())).collect();
    let rough = |it: &Piece, state| ground::slows(table, figure, low, it, state);
    let hard = table.terrain().filter(|&(_, it, state)| rough(it, state));
    let near = |body: &Body<'_>| base.body().is_within(far, *body);
    let hard: Vec<Body<'_>> = hard.map(|(_, it, _)| it.body()).filter(near).collect();
    let open = Room::new(bounds, shut.iter().chain(&hard).copied());
    let mut areas = vec![area(&open, speed, false)];
    if !hard.is_empty() {
        areas.push(area(&Room::new(bounds, shut), speed.slower(), true));
    }
    areas.retain(|it| !it.outline.is_empty());
    areas
}

/// What of an outline around a point lies within bounds that hold the point. Where the border cuts a
/// side, the corner is rounded towards the point.
fn clip(outline: Vec<Point>, bounds: Bounds, centre: Point) -> Vec<Point> {
    let Bounds { min, max } = bounds;
    let left =
        cut(outline, |at| at.x >= min.x, |a, b| Point { x: min.x, y: meet(a, b, min.x, centre.y) });
    let right =
        cut(left, |at| at.x <= max.x, |a, b| Point { x: max.x, y: meet(a, b, max.x, centre.y) });
    let turned = |a: Point| Point { x: a.y, y: a.x };
    let across = |a: Point, b: Point, y: i32| meet(turned(a), turned(b), y, centre.x);
    let low = cut(right, |at| at.y >= min.y, |a, b| Point { x: across(a, b, min.y), y: min.y });
    cut(low, |at| at.y <= max.y, |a, b| Point { x: across(a, b, max.y), y: max.y })
}

/// What of an outline lies on one side of a line.
fn cut(
    outline: Vec<Point>,
    inside: impl Fn(Point) -> bool,
    border: impl Fn(Point, Point) -> Point,
) -> Vec<Point> {
    let mut kept = Vec::with_capacity(outline.len() + 4);
    for (n, &at) in outline.iter().enumerate() {
        let before = outline[(n + outline.len() - 1) % outline.len()];
        if inside(before) != inside(at) {
            kept.push(border(before, at));
        }
        if inside(at) {
            kept.push(at);
        }
    }
    kept
}

/// The `y` of a side where it passes `x`, rounded towards another `y`.
fn meet(a: Point, b: Point, x: i32, towards: i32) -> i32 {
    let (run, rise) = (i64::from(b.x - a.x), i64::from(b.y - a.y));
    let (run, rise) = if run < 0 { (-run, -rise) } else { (run, rise) };
    let part = i64::from(x - a.x) * rise;
    let down = i64::from(a.y) + part.div_euclid(run.max(1));
    let exact = part.rem_euclid(run.max(1)) == 0;
    let up = i64::from(!exact && down < i64::from(towards));
    i32::try_from(down + up).unwrap_or(towards)
}
