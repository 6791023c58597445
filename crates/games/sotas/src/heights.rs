//! How high one stands: the ground and its hills, pits, floors and roofs, and who shares a level.

use reglette_geometry::{Body, Disc, Length, Path, Point, Segment};

use crate::data::terrain::{Climb, Level, View};
use crate::figure::State;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::stride::along;
use crate::table::Table;
use crate::terrain::{Piece, PieceState};
use crate::traits::Trait;

/// Whether two heights are so near that bases are in each other's way.
fn is_level(table: &Table, one: Length, other: Length) -> bool {
    (one - other).0.abs() < table.book.sticks().step().0
}

/// Whether a base at a height is in the way of a figure: at the same height, or both on the ground, which
/// hills raise without edges (sotas.terrain.11).
pub fn shares_level(table: &Table, at: Point, z: Length, other: FigureId) -> bool {
    let it = &table[other].state;
    is_level(table, z, it.z) || is_on_ground(table, at, z) && is_on_ground(table, it.at, it.z)
}

/// Whether this height is that of the ground, on a hill or not.
pub fn is_on_ground(table: &Table, at: Point, z: Length) -> bool {
    is_level(table, z, ground_height(table, at).max(Length::ZERO))
}

/// The level on which a straight way on foot ends, and how far the figure drops there, onto the ground or a lower floor
/// (sotas.falling.1): hills, stairs, rocks and ruins have no edges (sotas.terrain.11).
pub fn level(table: &Table, figure: FigureId, to: Point) -> (Length, Length) {
    let State { at: from, z, .. } = table[figure].state;
    let step = table.book.sticks().step();
    let top = reached(table, figure, to);
    // Far below the feet a floor is what one falls onto.
    if let Some(top) = top.filter(|&top| z - top < step) {
        return (top, Length::ZERO);
    }
    if keeps_hold(table, figure, to) {
        return (z, Length::ZERO);
    }
    let floor = top.unwrap_or_else(|| ground_height(table, to));
    if z <= floor {
        return (floor, Length::ZERO);
    }
    let sinks = top.is_none() && pit(table, to).is_some();
    let steps_down = || z - floor < step || leaves_no_edge(table, from, to, z);
    if !sinks && steps_down() {
        return (floor, Length::ZERO);
    }
    // sotas.terrain.9: stepping off an edge on purpose is a fall.
    (floor, z - floor)
}

/// The pieces that a figure may be on.
fn pieces(table: &Table) -> impl Iterator<Item = &Piece> {
    table.terrain().map(|(_, piece, _)| piece)
}

/// Platforms and roofs.
fn tops(table: &Table) -> impl Iterator<Item = &Piece> {
    pieces(table).filter(|it| it.is(Level::Platform) || it.is(Level::Roof))
}

/// The stairs, or else the highest floor, that a straight way on foot comes onto at its end, from whatever height.
fn reached(table: &Table, figure: FigureId, to: Point) -> Option<Length> {
    let State { at: from, z, .. } = table[figure].state;
    if let Some(stairs) = pieces(table).find(|it| it.is(Level::Stairs) && it.covers(to)) {
        return Some(over_ground(table, to, stairs.top()));
    }
    // A low bridge is stepped on, from the ground where it begins.
    let low = |it: &Piece| {
        let feet = if is_on_ground(table, from, z) { entered(table, from, to, it) } else { z };
        it.kind.height - feet < table.book.sticks().step()
    };
    let stands = |it: &Piece| it.covers(to) && it.kind.height > Length::ZERO;
    let on = |it: &&Piece| stands(it) && (low(it) || has_stairs_on(table, from, to, it));
    let top = tops(table).filter(on).map(|it| it.kind.height).max()?;
    Some(over_ground(table, to, top))
}

/// Whether a straight way passes over stairs that lead to a floor.
fn has_stairs_on(table: &Table, from: Point, to: Point, floor: &Piece) -> bool {
    let way = Body::line(Segment::new(from, to));
    pieces(table).any(|it| {
        it.is(Level::Stairs)
            && it.leads_to.is_some_and(|to| std::ptr::eq(table.piece(to), floor))
            && way.is_within(Length::ZERO, it.body())
    })
}

/// Whether who stood at a height comes down without an edge: off a hill, or by stairs.
fn leaves_no_edge(table: &Table, from: Point, to: Point, z: Length) -> bool {
    let under = tops(table).filter(|it| it.covers(from) && z >= it.kind.height);
    let left = under.max_by_key(|it| it.kind.height);
    left.is_none_or(|it| has_stairs_on(table, from, to, it)) || on_stairs(table, from)
}

/// sotas.climbing.9: whether a figure walks on a wall.
pub fn is_on_wall(table: &Table, figure: FigureId) -> bool {
    table[figure].is(Mark::Climbing) && table.has(figure, Trait::Climber)
}

/// sotas.climber.1, R-120: whether a figure on a wall stays on walls all the way to a point.
fn keeps_hold(table: &Table, figure: FigureId, to: Point) -> bool {
    if !is_on_wall(table, figure) {
        return false;
    }
    let (base, z) = (table.base(figure), table[figure].state.z);
    let parts = Segment::new(base.centre, to).length().0 / base.radius.0.max(1) + 1;
    let held =
        |base: Disc| table.terrain().any(|(_, piece, state)| is_walked_on(piece, state, base, z));
    (0..=parts).all(|part| held(base.at(along(base.centre, to, part, parts))))
}

/// sotas.climber.1: whether Climbers walk on a piece as it is now: a door only while it is shut.
pub fn is_upright(piece: &Piece, state: PieceState) -> bool {
    piece.kind.climb != Climb::None || piece.sight(state) == View::Block
}

/// sotas.climbing.16: whether there is something to hold on to, as high as a figure hangs.
pub fn has_hold(table: &Table, figure: FigureId) -> bool {
    let (base, z) = (table.base(figure), table[figure].state.z);
    table.terrain().any(|(_, piece, state)| {
        let (low, high) = (piece.top().min(Length::ZERO), piece.top().max(Length::ZERO));
        (is_upright(piece, state) || piece.is(Level::Ladder))
            && (low..=high).contains(&z)
            && piece.body().is_within(CONTACT, base)
    })
}

/// sotas.climber.1: whether a base at a height is on the side or the top of a piece that Climbers walk on.
pub fn is_walked_on(piece: &Piece, state: PieceState, base: Disc, z: Length) -> bool {
    let touches = match piece.kind.level {
        Some(Level::Platform) => piece.body().is_border_within(CONTACT, base),
        _ => piece.body().is_within(CONTACT, base),
    };
    is_upright(piece, state) && z > Length::ZERO && z <= piece.top() && touches
}

/// sotas.terrain.8: how much of a move is taken by coming off a wall to a height.
pub fn descent(table: &Table, figure: FigureId, z: Length) -> Length {
    let own = table[figure].state.z;
    if is_on_wall(table, figure) { Length((own - z).0.abs()) } else { Length::ZERO }
}

/// The height of the ground where a straight way comes to a piece.
fn entered(table: &Table, from: Point, to: Point, piece: &Piece) -> Length {
    let met = Path::straight(from, to).obstacle(Length::ZERO, [piece.body()]);
    ground_height(table, met.map_or(to, |it| it.at)).max(Length::ZERO)
}

/// the height of the ground under a point: hills rise, pits sink.
pub fn ground_height(table: &Table, at: Point) -> Length {
    let grounds = table.terrain().map(|(_, piece, _)| piece);
    let under = grounds
        .filter(|it| matches!(it.kind.level, Some(Level::Hill | Level::Hole)) && it.covers(at));
    under.map(|it| it.kind.height).next().unwrap_or_default()
}

/// The height on which one stands who comes to a point at a height: the highest level that is not above, or the ground
/// where it rises higher.
pub fn floor(table: &Table, at: Point, z: Length) -> Length {
    let top = floor_over(table, at, z);
    top.map_or_else(|| ground_height(table, at), |top| over_ground(table, at, top))
}

/// how high one stands on a floor or on stairs at a point: on the ground where that rises higher.
pub fn over_ground(table: &Table, at: Point, top: Length) -> Length {
    top.max(ground_height(table, at))
}

/// The highest floor or stairs over the ground of a point that is not above a height.
pub fn floor_over(table: &Table, at: Point, z: Length) -> Option<Length> {
    let floors = pieces(table).filter(|it| {
        matches!(it.kind.level, Some(Level::Platform | Level::Roof | Level::Stairs))
            && it.covers(at)
            && it.top() <= z
    });
    floors.map(Piece::top).max()
}

/// Where somebody comes down who comes from above.
pub fn landing_height(table: &Table, at: Point) -> Length {
    floor(table, at, Length(i32::MAX))
}

/// The pit or hatch under a point.
pub fn pit(table: &Table, at: Point) -> Option<&Piece> {
    pieces(table).find(|it| it.is(Level::Hole) && it.covers(at))
}

/// Whether there are stairs at a point.
pub fn on_stairs(table: &Table, at: Point) -> bool {
    let stairs = |piece: &Piece| piece.kind.level == Some(Level::Stairs) && piece.covers(at);
    pieces(table).any(stairs)
}
