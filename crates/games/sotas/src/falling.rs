//! Falls (sotas.falling), whatever the cause (sotas.falling.6).

use reglette_engine::Cx;
use reglette_geometry::{Disc, Length, Point, Room};

use crate::data::terrain::{Ground, Level};
use crate::effect::Effect;
use crate::event::{Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::quality::Tally;
use crate::table::Table;
use crate::terrain::Piece;
use crate::traits::Trait;
use crate::{ground, harm, stride};

/// sotas.falling.1, sotas.falling.7: whoever is knocked down at an unprotected edge drops.
pub fn at_edge(table: &mut Table, figure: FigureId) {
    let base = table.base(figure);
    let (z, step) = (table[figure].state.z, table.book.sticks().step());
    let edge = table.terrain().any(|(_, piece, _)| {
        let stands_on = piece.kind.height > Length::ZERO && z >= piece.kind.height;
        let beside = piece.kind.height < Length::ZERO && z > piece.kind.height && z < step;
        piece.kind.edges
            && (stands_on || beside)
            && piece.body().is_border_within(CONTACT, base)
            && (piece.covers(base.centre) || beside)
    });
    if edge {
        let height = z - foot(table, figure);
        table.queue.push(Effect::Fall { figure, height });
    }
}

/// The height of the ground below a figure, or of the pit beside it.
fn foot(table: &Table, figure: FigureId) -> Length {
    let base = table.base(figure);
    let pit = pit(table, base).map(|it| it.kind.height);
    pit.unwrap_or_else(|| ground::ground_height(table, base.centre)).min(table[figure].state.z)
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
    let height = table[figure].state.z - foot(table, figure);
    table[figure].mark(Mark::Climbing, false);
    table[figure].mark(Mark::Down, true);
    table.queue.push(Effect::Fall { figure, height });
}

/// The figure drops; the number of dice of its test, if it needs one (sotas.falling.2, R-19).
pub fn begins(
    table: &mut Table,
    figure: FigureId,
    height: Length,
    cx: &mut Cx<'_, Event>,
) -> Option<u8> {
    cx.emit(|| Event::cite("sotas.falling.1", What::Fell { figure, height }));
    land(table, figure, cx);
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
fn land(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let foot = foot(table, figure);
    table[figure].mark(Mark::Climbing, false);
    table[figure].state.z = foot;
    let at = nearest_place(table, figure, table[figure].state.at, foot);
    let z = if foot < Length::ZERO { foot } else { ground::ground_height(table, at) };
    stride::arrive(table, figure, at, z, cx);
}

/// The nearest place to a point where a figure has room: in the pit, if it is as low.
pub fn nearest_place(table: &Table, figure: FigureId, near: Point, z: Length) -> Point {
    let radius = table.profile(figure).radius;
    let pit = pit(table, Disc::new(near, radius)).filter(|it| z <= it.kind.height);
    let bounds = pit.map_or(table.terrain.bounds, |it| {
        it.body().bounds().joined(Disc::new(it.middle(), radius).body().bounds())
    });
    let bodies = table
        .terrain()
        .filter(|(_, piece, state)| {
            ground::is_wall(table, figure, piece, *state)
                || piece.ground(*state) == Ground::Cross
                || pit.is_none() && piece.kind.level == Some(Level::Hole)
        })
        .map(|(_, piece, _)| piece.body());
    let others = table
        .present()
        .filter(|&it| it != figure && ground::is_level(table, z, table[it].state.z))
        .map(|it| table.base(it).body());
    let room = Room::new(bounds, bodies.chain(others));
    let base = Disc::new(bounds.grown(-radius).nearest(near), radius);
    room.nearest_free(base, table.book.sticks().long() * 2).unwrap_or(base.centre)
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
