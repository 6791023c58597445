//! How high one stands: the ground and its hills, pits, floors and roofs, and who shares a level.

use reglette_geometry::{Body, Disc, Length, Path, Point, Segment};

use crate::data::terrain::{Climb, Level, View};
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

/// The level on which a straight way on foot ends, and how far the figure drops there: hills, stairs,
/// rocks and ruins have no edges (sotas.terrain.11).
pub fn level(table: &Table, figure: FigureId, to: Point) -> (Length, Length) {
    let state = &table[figure].state;
    let (from, z) = (state.at, state.z);
    let way = Body::line(Segment::new(from, to));
    let levels = || table.terrain().map(|(_, piece, _)| piece);
    if let Some(stairs) = levels().find(|it| it.is(Level::Stairs) && it.covers(to)) {
        return (stairs.top(), Length::ZERO);
    }
    let used = |top: &Piece| {
        levels().any(|it| {
            it.is(Level::Stairs)
                && it.leads_to.is_some_and(|to| std::ptr::eq(table.piece(to), top))
                && way.is_within(Length::ZERO, it.body())
        })
    };
    let tops = || levels().filter(|it| it.is(Level::Platform) || it.is(Level::Roof));
    let stands = |it: &&Piece| it.covers(to) && it.kind.height > Length::ZERO;
    // A low bridge is stepped on, from the ground where it begins.
    let low = |it: &Piece| {
        let feet = if is_on_ground(table, from, z) { entered(table, from, to, it) } else { z };
        it.kind.height - feet < table.book.sticks().step()
    };
    let reached = |it: &&Piece| stands(it) && (low(it) || used(it));
    if let Some(top) = tops().filter(reached).map(|it| it.kind.height).max() {
        return (top, Length::ZERO);
    }
    if keeps_hold(table, figure, to) {
        return (z, Length::ZERO);
    }
    let ground = ground_height(table, to);
    if z <= ground {
        return (ground, Length::ZERO);
    }
    if pit(table, to).is_some() {
        return (ground, z - ground);
    }
    let leaves = tops().find(|it| it.covers(from) && z >= it.kind.height);
    let by_stairs =
        leaves.is_none_or(used) || levels().any(|it| it.is(Level::Stairs) && it.covers(from));
    if by_stairs || z - ground < table.book.sticks().step() {
        return (ground, Length::ZERO);
    }
    // sotas.terrain.9: stepping off an edge on purpose is a fall.
    (ground, z - ground)
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

/// sotas.climber.1: whether a base at a height is on the side or the top of a piece that Climbers walk on.
pub fn is_walked_on(piece: &Piece, state: PieceState, base: Disc, z: Length) -> bool {
    let upright = piece.kind.climb != Climb::None || piece.sight(state) == View::Block;
    let touches = match piece.kind.level {
        Some(Level::Platform) => piece.body().is_border_within(CONTACT, base),
        _ => piece.body().is_within(CONTACT, base),
    };
    upright && z > Length::ZERO && z <= piece.top() && touches
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

/// The height on which one stands who comes to a point at a height: the highest level that is not above.
pub fn floor(table: &Table, at: Point, z: Length) -> Length {
    let tops = table.terrain().map(|(_, piece, _)| piece).filter(|it| {
        matches!(it.kind.level, Some(Level::Platform | Level::Roof | Level::Stairs))
            && it.covers(at)
            && it.top() <= z
    });
    tops.map(Piece::top).max().unwrap_or_else(|| ground_height(table, at))
}

/// Where somebody comes down who comes from above.
pub fn landing_height(table: &Table, at: Point) -> Length {
    floor(table, at, Length(i32::MAX))
}

/// The pit or hatch under a point.
pub fn pit(table: &Table, at: Point) -> Option<&Piece> {
    let mut pieces = table.terrain().map(|(_, piece, _)| piece);
    pieces.find(|it| it.is(Level::Hole) && it.covers(at))
}

/// Whether there are stairs at a point.
pub fn on_stairs(table: &Table, at: Point) -> bool {
    let stairs = |piece: &Piece| piece.kind.level == Some(Level::Stairs) && piece.covers(at);
    table.terrain().any(|(_, piece, _)| stairs(piece))
}
