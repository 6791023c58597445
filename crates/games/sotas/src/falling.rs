//! Falls (sotas.falling), whatever the cause (sotas.falling.6).

use reglette_engine::Cx;
use reglette_geometry::{Disc, Length, Point, Room, Segment, candidates};

use crate::data::terrain::{Ground, Level};
use crate::effect::Effect;
use crate::event::{Event, What};
use crate::ids::{FigureId, PieceId};
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::quality::Tally;
use crate::stride::Coming;
use crate::table::Table;
use crate::terrain::Piece;
use crate::traits::Trait;
use crate::{climbing, ground, harm, heights, stride};

/// sotas.falling.1, sotas.falling.7: whoever is knocked down at an unprotected edge drops.
pub fn at_edge(table: &mut Table, figure: FigureId) {
    let base = table.base(figure);
    let (z, step) = (table[figure].state.z, table.book.sticks().step());
    let edge = table.terrain().any(|(_, piece, _)| {
        let stands_on = piece.is_below(z);
        let beside = piece.kind.height < Length::ZERO && z > piece.kind.height && z < step;
        piece.kind.edges
            && (stands_on || beside)
            && piece.body().is_border_within(CONTACT, base)
            && (piece.covers(base.centre) || beside)
    });
    // Whoever is on a wall has nothing under its feet.
    let edge = edge || table[figure].is(Mark::Climbing);
    // Past its own floor it drops to the ground.
    let below = if table[figure].is(Mark::Climbing) { z } else { Length::ZERO };
    let height = z - foot(table, figure, below);
    if edge && height > Length::ZERO && !is_falling(table, figure) {
        table.queue.push(Effect::Fall { figure, height });
    }
}

/// Whether a figure is over an edge already and about to fall.
pub fn is_falling(table: &Table, figure: FigureId) -> bool {
    let falls = |it: &Effect| matches!(it, Effect::Fall { figure: who, .. } if *who == figure);
    table.queue.iter().any(falls)
}

/// The highest floor under a figure that is not above a height; the pit beside it, if that has room, or the ground.
fn foot(table: &Table, figure: FigureId, below: Length) -> Length {
    let base = table.base(figure);
    if let Some(floor) = heights::floor_over(table, base.centre, below) {
        return floor;
    }
    let pit = pit(table, base).filter(|it| bottom(table, base, figure, it).is_some());
    pit.map(|it| it.kind.height)
        .unwrap_or_else(|| heights::ground_height(table, base.centre))
        .min(table[figure].state.z)
}

/// sotas.falling.7: the deepest pit that a base is over or at the edge of.
fn pit(table: &Table, base: Disc) -> Option<&Piece> {
    let pits = table
        .terrain()
        .map(|(_, piece, _)| piece)
        .filter(|it| it.kind.level == Some(Level::Hole) && it.body().is_within(CONTACT, base));
    pits.min_by_key(|it| it.kind.height)
}

/// sotas.climbing.7: a climber lets go and lies at the foot.
pub fn let_go(table: &mut Table, figure: FigureId) {
    let z = table[figure].state.z;
    let height = z - foot(table, figure, z);
    table[figure].mark(Mark::Climbing, false);
    table[figure].mark(Mark::Down, true);
    table.queue.push(Effect::Fall { figure, height });
}

/// sotas.falling.6, sotas.stairs.4: a piece is no longer there, and whoever was on it falls.
pub fn gives_way(table: &mut Table, piece: PieceId) {
    let it = table.piece(piece);
    let on: Vec<FigureId> =
        table.present().filter(|&figure| climbing::is_on(table, figure, it)).collect();
    table.pieces[piece.index()].gone = true;
    for figure in on {
        let_go(table, figure);
    }
}

/// sotas.falling.6: a door is open or broken, and whoever hung on nothing else falls.
pub fn opens(table: &mut Table, door: PieceId) {
    let it = table.piece(door);
    let loses = |&figure: &FigureId| {
        climbing::is_on(table, figure, it) && !heights::has_hold(table, figure)
    };
    let falls: Vec<FigureId> = table.present().filter(loses).collect();
    for figure in falls {
        let_go(table, figure);
    }
}

/// The figure drops; the number of dice of its test, if it needs one (sotas.falling.2, R-19).
pub fn begins(
    table: &mut Table,
    figure: FigureId,
    height: Length,
    cx: &mut Cx<'_, Event>,
) -> Option<u8> {
    cx.emit(|| Event::cite("sotas.falling.1", What::Fell { figure, height }));
    land(table, figure, height, cx);
    let sticks = *table.book.sticks();
    // sotas.climber.2, sotas.climbing.10, sotas.flying.4, sotas.immaterial.3
    let soft = [Trait::Climber, Trait::Flying, Trait::Immaterial];
    let gone = !table[figure].is_on_table();
    if gone || height < sticks.step() || soft.into_iter().any(|it| table.has(figure, it)) {
        return None;
    }
    Some(match height {
        height if height <= sticks.short() => 1,
        height if height <= sticks.medium() => 2,
        _ => 3,
    })
}

/// sotas.falling.8: at the nearest free place at the foot of the drop.
fn land(table: &mut Table, figure: FigureId, height: Length, cx: &mut Cx<'_, Event>) {
    let foot = foot(table, figure, table[figure].state.z - height);
    table[figure].mark(Mark::Climbing, false);
    let (at, z) = nearest_place(table, figure, table[figure].state.at, foot);
    stride::arrive(table, figure, (at, z), Coming::Put, cx);
}

/// sotas.falling.8: whether somebody who comes to this point could lie there, at the bottom of a pit too.
pub fn has_room(table: &Table, figure: FigureId, at: Point) -> bool {
    let base = table.base(figure).at(at);
    heights::pit(table, at).is_none_or(|it| bottom(table, base, figure, it).is_some())
}

/// The nearest place to a point where a figure has room, and how high it is there: at the bottom of the pit,
/// if it is as low and there is room in it; at this height, or on the ground.
pub fn nearest_place(table: &Table, figure: FigureId, near: Point, z: Length) -> (Point, Length) {
    let base = table.base(figure).at(near);
    let pit = pit(table, base).filter(|it| z <= it.kind.height);
    let down = pit.and_then(|it| Some((bottom(table, base, figure, it)?, it.kind.height)));
    let stands = |&(at, z): &(Point, Length)| ground::may_stand(table, figure, at, z).is_ok();
    let level = || Some(beside(table, figure, base, z.max(Length::ZERO))).filter(stands);
    down.or_else(level).unwrap_or_else(|| beside(table, figure, base, Length::ZERO))
}

/// The nearest place outside pits, among those who stand at a height.
fn beside(table: &Table, figure: FigureId, base: Disc, z: Length) -> (Point, Length) {
    let bounds = table.terrain.bounds;
    let base = base.at(bounds.grown(-base.radius).nearest(base.centre));
    let bodies = table
        .terrain()
        .filter(|(_, piece, state)| {
            ground::is_wall(table, figure, z, piece, *state)
                || piece.ground(*state) == Ground::Cross
                || piece.kind.level == Some(Level::Hole)
        })
        .map(|(_, piece, _)| piece.body());
    let others = table
        .present()
        .filter(|&it| it != figure && heights::shares_level(table, base.centre, z, it))
        .map(|it| table.base(it).body());
    let room = Room::new(bounds, bodies.chain(others));
    let at = room.nearest_free(base, table.book.sticks().long() * 2).unwrap_or(base.centre);
    (at, heights::floor(table, at, z))
}

/// The nearest free place at the bottom of a pit: all of the base in it, or the middle of one that is too
/// narrow.
fn bottom(table: &Table, base: Disc, figure: FigureId, pit: &Piece) -> Option<Point> {
    let body = pit.body();
    let inner = body.bounds().grown(-base.radius);
    let near = inner.nearest(base.centre);
    let across = Segment::new(inner.min, inner.max).length();
    let mut spots = candidates::grid(near, across, base.radius / 2, inner);
    spots.extend([near, pit.middle()]);
    candidates::sort_by_nearness(&mut spots, base.centre);
    let fits = |at: &Point| body.holds(base.at(*at)) || *at == pit.middle();
    let free = |at: &Point| ground::may_stand(table, figure, *at, pit.kind.height).is_ok();
    spots.into_iter().find(|at| fits(at) && free(at))
}

/// sotas.falling.3, sotas.falling.4, sotas.falling.5.
pub fn tested(table: &mut Table, figure: FigureId, tally: Tally, cx: &mut Cx<'_, Event>) {
    if tally.failures > 0 {
        harm::perish(table, figure, "sotas.falling.3", cx);
    }
    if !table[figure].is_on_table() {
        return;
    }
    table[figure].mark(Mark::Down, true);
    table[figure].mark(Mark::FarFall, true);
    cx.emit(|| Event::cite("sotas.falling.4", What::KnockedDown { figure }));
}
