//! Falls (sotas.falling), whatever the cause (sotas.falling.6).

use reglette_engine::Cx;
use reglette_geometry::{Length, Point, Room};

use crate::data::terrain::Level;
use crate::effect::Effect;
use crate::event::{Event, What};
use crate::ground;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::quality::Tally;
use crate::removal::{self, Death};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.falling.1, sotas.falling.7: whoever is knocked down at an unprotected edge drops.
pub fn at_edge(table: &mut Table, figure: FigureId) {
    let base = table.base(figure);
    let z = table[figure].state.z;
    let edge = table.terrain().any(|(_, piece, _)| {
        let stands_on = piece.kind.height > Length::ZERO && z >= piece.kind.height;
        let beside = piece.kind.height < Length::ZERO && z > piece.kind.height;
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
    let pits = table
        .terrain()
        .map(|(_, piece, _)| piece)
        .filter(|it| it.kind.level == Some(Level::Hole) && it.is_under(base));
    let pit = pits.map(|it| it.kind.height).min();
    pit.unwrap_or_else(|| ground::ground_height(table, base.centre)).min(table[figure].state.z)
}

/// sotas.climbing.7: a climber lets go and lies at the foot.
pub fn let_go(table: &mut Table, figure: FigureId) {
    let height = table[figure].state.z - ground::ground_height(table, table[figure].state.at);
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
    land(table, figure);
    let sticks = *table.book.sticks();
    // sotas.climber.2, sotas.climbing.10, sotas.flying.4, sotas.immaterial.3
    let soft = [Trait::Climber, Trait::Flying, Trait::Immaterial];
    if height < sticks.step() || soft.into_iter().any(|it| table.has(figure, it)) {
        return None;
    }
    Some(match height {
        height if height <= sticks.short() => 1,
        height if height <= sticks.medium() => 2,
        _ => 3,
    })
}

/// sotas.falling.8: at the nearest free place at the foot of the drop.
fn land(table: &mut Table, figure: FigureId) {
    let z = table[figure].state.z;
    let foot = foot(table, figure).min(z);
    let base = table.base(figure);
    table[figure].mark(Mark::Climbing, false);
    table[figure].state.z = foot;
    let at = nearest_place(table, figure, base.centre, foot);
    table[figure].state.at = at;
    table[figure].state.z = ground::ground_height(table, at).max(foot.min(Length::ZERO));
}

/// The nearest place to a point where a figure has room.
pub fn nearest_place(table: &Table, figure: FigureId, near: Point, z: Length) -> Point {
    let radius = table.profile(figure).radius;
    let bodies = table
        .terrain()
        .filter(|(_, piece, state)| {
            ground::is_wall(table, figure, piece, *state)
                || piece.ground(*state) == crate::data::terrain::Ground::Cross
        })
        .map(|(_, piece, _)| piece.body());
    let others = table
        .present()
        .filter(|&it| it != figure && ground::is_level(table, z, table[it].state.z))
        .map(|it| table.base(it).body());
    let room = Room::new(table.terrain.bounds, bodies.chain(others));
    let base =
        reglette_geometry::Disc::new(table.terrain.bounds.grown(-radius).nearest(near), radius);
    room.nearest_free(base, table.book.sticks().long() * 2).unwrap_or(near)
}

/// sotas.falling.3, sotas.falling.4, sotas.falling.5.
pub fn tested(table: &mut Table, figure: FigureId, tally: Tally, cx: &mut Cx<'_, Event>) {
    if tally.failures > 0 {
        removal::kill(table, figure, Death::Plain, None, cx);
        return;
    }
    table[figure].mark(Mark::Down, true);
    table[figure].mark(Mark::FarFall, true);
    cx.emit(|| Event::cite("sotas.falling.4", What::KnockedDown { figure }));
}
