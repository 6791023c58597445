//! Flying (sotas.flight): leaps, what is between two of them, landing.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::{Length, Point, candidates};

use crate::choice::Choice;
use crate::event::{Deed, Event, What};
use crate::falling;
use crate::ground::{self, Gait, Way};
use crate::heights;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::moves;
use crate::stride::{self, Coming, Kind};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.flight.1, sotas.flight.2: whether a figure flies when it moves; before and after it has landed.
pub fn flies(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::Flying)
}

/// How a figure moves now.
pub fn gait(table: &Table, figure: FigureId) -> Gait {
    if !flies(table, figure) {
        Gait::Walk
    } else if leaps_on(table, figure, 1) {
        Gait::Fly
    } else {
        Gait::Land
    }
}

/// sotas.flight.3, sotas.sprint.1, sotas.slow.1: whether so many moves leave a flyer another leap.
pub fn leaps_on(table: &Table, figure: FigureId, made: u8) -> bool {
    let active = table.active();
    active.actions + active.paid_moves > made && !table.has(figure, Trait::Slow)
}

/// At how many distances, and in how many directions, a flyer looks for a place to land.
const RINGS: i32 = 4;
const BEARINGS: i32 = 24;

/// Places all round where a flyer might come down, the farthest first.
pub fn around(table: &Table, figure: FigureId) -> impl Iterator<Item = Point> {
    let (at, bounds) = (table[figure].state.at, table.terrain.bounds);
    let reach = ground::reach(table, figure);
    // A trifle less, for a direction is rounded.
    let ring = move |part: i32| moves::ring(at, reach * part / RINGS - Length(2), BEARINGS, bounds);
    (1..=RINGS).rev().flat_map(ring)
}

/// sotas.flight.4: over ground it could not stand on, if its next move, by what it has left and from where it is then,
/// can end on some it can.
pub fn may_hover(table: &Table, figure: FigureId, kind: Kind, to: Point) -> Result<Way, Illegal> {
    let way = ground::way(table, figure, to, Gait::Fly)?;
    require(stride::is_paid(table, kind, way), "sotas.movement.14")?;
    require(stride::hovers(table, figure, kind, way), "sotas.flight.3")?;
    let mut there = table.clone();
    stride::spend(&mut there, kind, way);
    hover(&mut there, figure, to, way.z);
    stride::may_move(&there, figure)?;
    require(stride::can_land(&there, figure), "sotas.flight.4")?;
    Ok(way)
}

/// sotas.flight.4: whether a figure is in the air where it cannot stand, and can still move on.
pub fn must_land(table: &Table, figure: FigureId) -> bool {
    let at = table[figure].state.at;
    table[figure].is(Mark::Aloft)
        && ground::may_stand(table, figure, at, heights::landing_height(table, at)).is_err()
        && stride::may_begin(table, figure).is_ok()
}

/// sotas.flight.2, sotas.disengage.2: whether a figure comes down before it does this: it stays in the air only to
/// move on, or while another ends a form (sotas.doppelganger.4).
pub fn lands_for(table: &Table, figure: FigureId, choice: Choice) -> bool {
    let stays = match choice {
        Choice::Move | Choice::Sprint | Choice::Leave(_) => true,
        Choice::Unmask(it) => it != figure,
        _ => false,
    };
    table[figure].is(Mark::Aloft) && !stays
}

/// sotas.flight.2: a figure is between two leaps; it comes to nothing that lies below it.
pub fn hover(table: &mut Table, figure: FigureId, to: Point, z: Length) {
    let from = table[figure].state.at;
    table[figure].mark(Mark::Aloft, true);
    table.active_mut().took_off.get_or_insert(from);
    (table[figure].state.at, table[figure].state.z) = (to, z);
}

/// Where a flyer comes down: on the nearest place where it can stand (sotas.flight.4), beside nobody it does
/// not dare to engage (sotas.terror.2).
pub fn landing(table: &Table, figure: FigureId) -> (Point, Length) {
    let at = table[figure].state.at;
    let z = heights::landing_height(table, at);
    let below = match ground::may_stand(table, figure, at, z) {
        Ok(()) => (at, z),
        Err(_) => falling::nearest_place(table, figure, at, z),
    };
    let daunted = table.active.map_or_else(Default::default, |active| active.daunted);
    let shuns = |(at, z): (Point, Length)| {
        stride::contacts(table, figure, at, z).any(|it| daunted.contains(it))
    };
    if !shuns(below) {
        return below;
    }
    let (base, bounds) = (table.base(figure), table.terrain.bounds);
    let around = candidates::grid(at, table.book.sticks().long(), base.radius / 2, bounds);
    let spots = around.into_iter().map(|at| (at, heights::landing_height(table, at)));
    let lands = |&(at, z): &(Point, Length)| {
        bounds.holds(base.at(at))
            && !shuns((at, z))
            && ground::may_stand(table, figure, at, z).is_ok()
    };
    spots.into_iter().find(lands).unwrap_or(below)
}

/// enemies that a flyer comes into contact with where it comes down, and did not touch where it took
/// off.
pub fn engaged(table: &Table, figure: FigureId) -> Vec<FigureId> {
    let (at, z) = landing(table, figure);
    let from = table.active().took_off.unwrap_or(table[figure].state.at);
    let (old, height) = (table.base(figure).at(from), heights::landing_height(table, from));
    stride::contacts(table, figure, at, z)
        .filter(|&it| !table.would_touch(old, height, it))
        .collect()
}

/// sotas.terror.1, sotas.terror.2: whether it dares to come down beside an enemy.
pub fn dared(table: &mut Table, foe: FigureId, passed: bool, cx: &mut Cx<'_, Event>) {
    let figure = table.active().figure;
    if passed {
        table.active_mut().resolute.insert(foe);
        return;
    }
    table.active_mut().daunted.insert(foe);
    cx.emit(|| Event::cite("sotas.terror.2", What::Did { figure, what: Deed::Daunted }));
}

/// sotas.flight.3, sotas.flight.4: a flyer comes down.
pub fn land(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let place = landing(table, figure);
    cx.emit(|| Event::cite("sotas.flight.3", What::Did { figure, what: Deed::Landed }));
    stride::arrive(table, figure, place, Coming::Moving, cx);
}
