//! Recoil (sotas.recoil) and blast throws (sotas.grenades.10 and on).

use reglette_engine::dice::Dry;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Illegal, Seat};
use reglette_geometry::{Angle, Disc, Length, Path, Point, Sector, candidates};

use crate::doing::ask_on;
use crate::effect::Effect;
use crate::event::{Event, What};
use crate::falling;
use crate::ground;
use crate::harm;
use crate::heights;
use crate::ids::{FigureId, SideId};
use crate::marks::Mark;
use crate::moves;
use crate::round;
use crate::special::{disengage_expert, tail_strike};
use crate::stride::{self, Coming};
use crate::strike::Leaving;
use crate::table::Table;

/// how far from straight away a recoil may turn.
const HALF: Angle = Angle::degrees(45);

/// Who says where to.
pub fn ask(table: &Table, effect: Effect) -> Ask {
    match effect {
        Effect::Throw { figure, by, .. } => {
            ask_on(thrower(table, figure, by), "sotas.grenades.10", "blast-throw")
        }
        Effect::Recoil { figure, .. } => ask_on(table.seat(figure), "sotas.recoil.3", "recoil"),
        _ => unreachable!("{effect:?} moves nobody"),
    }
}

/// sotas.grenades.14, R-34: the opponent places a figure; among several players the thrower's player,
/// whose own are placed by the next one in the order of the turn.
fn thrower(table: &Table, figure: FigureId, by: SideId) -> Seat {
    let throws = table.seat_of(by);
    if table.seat(figure) != throws { throws } else { table.seat_of(round::opponent(table, by)) }
}

/// Whether somebody must choose a place; where there is none the figure falls.
pub fn begins(table: &mut Table, effect: Effect, cx: &mut Cx<'_, Event>) -> Result<bool, Dry> {
    match effect {
        Effect::Recoil { figure, winner, .. } => {
            if table[figure].is_down() {
                return Ok(false);
            }
            if tail_strike::fells(table, figure, winner, cx)? {
                harm::knock_down(table, figure, cx);
                return Ok(false);
            }
            if places(table, effect).is_empty() {
                // sotas.recoil.6, sotas.movement.11
                cx.emit(|| Event::cite("sotas.recoil.6", What::NoRoom { figure }));
                harm::knock_down(table, figure, cx);
                return Ok(false);
            }
            Ok(true)
        }
        Effect::Throw { figure, down, .. } => {
            if places(table, effect).is_empty() {
                if down {
                    harm::knock_down(table, figure, cx);
                }
                return Ok(false);
            }
            Ok(true)
        }
        _ => unreachable!("{effect:?} moves nobody"),
    }
}

/// Whether somebody is moved by an effect and there is a place for it.
pub fn waits(table: &Table, effect: Effect) -> bool {
    match effect {
        Effect::Recoil { figure, .. } | Effect::Throw { figure, .. } => {
            table[figure].is_on_table() && !places(table, effect).is_empty()
        }
        _ => false,
    }
}

/// Directions that are tried to each side; many more where those leave no room.
const STEPS: [i32; 2] = [4, 180];
/// As many examples of places are enough.
const EXAMPLES: usize = 32;

/// sotas.recoil.8: examples of places, straight away first; there is one wherever some direction leaves room.
pub fn places(table: &Table, effect: Effect) -> Vec<Point> {
    let legal = |steps: i32| {
        let spots = spots(table, effect, steps).into_iter();
        let legal = spots.filter(|&at| may(table, effect, at).is_ok()).take(EXAMPLES);
        moves::unique(legal.collect())
    };
    STEPS.into_iter().map(legal).find(|it| !it.is_empty()).unwrap_or_default()
}

/// Places in so many directions.
fn spots(table: &Table, effect: Effect, steps: i32) -> Vec<Point> {
    match effect {
        Effect::Recoil { figure, from, free, .. } => {
            let base = table.base(figure);
            if free {
                round(base.centre, base.radius * 2, steps)
            } else {
                candidates::away(base.centre, from, base.radius * 2, HALF, steps)
            }
        }
        Effect::Throw { figure, from, .. } => {
            let radius = table.profile(figure).radius;
            let blast = table.book.sticks().short();
            let mut spots = round(from, blast + radius, steps);
            spots.extend(round(from, blast, steps));
            candidates::sort_by_nearness(&mut spots, table[figure].state.at);
            spots
        }
        _ => unreachable!("{effect:?} moves nobody"),
    }
}

/// Four times so many directions all round.
fn round(centre: Point, length: Length, steps: i32) -> Vec<Point> {
    let many = steps * 4;
    (0..many).map(|n| centre + Angle::new(n * 36_000 / many).step(length)).collect()
}

/// Whether a figure may come to a place.
pub fn may(table: &Table, effect: Effect, at: Point) -> Result<(), Illegal> {
    match effect {
        Effect::Recoil { figure, from, free, .. } => may_recoil(table, figure, from, free, at),
        Effect::Throw { figure, from, .. } => may_throw(table, figure, from, at),
        _ => unreachable!("{effect:?} moves nobody"),
    }
}

/// sotas.recoil.2, sotas.recoil.3, sotas.recoil.8, sotas.ranged.11, R-25: one base away, within 45°, where there is room.
fn may_recoil(
    table: &Table,
    figure: FigureId,
    from: Point,
    free: bool,
    at: Point,
) -> Result<(), Illegal> {
    let base = table.base(figure);
    let far = base.radius * 2;
    // The lattice rounds a direction by less than two units.
    let width = base.centre.is_within(far, at) && !base.centre.is_closer_than(far - Length(3), at);
    require(width, "sotas.recoil.2")?;
    let away = free || Sector::away_from(from, base.centre, HALF).contains(at);
    require(away, "sotas.recoil.3")?;
    require(table.terrain.bounds.holds(base.at(at)), "sotas.recoil.6")?;
    let room = "sotas.recoil.6";
    ground::may_pass(table, figure, &Path::straight(base.centre, at))
        .map_err(|_| Illegal::by(room))?;
    let (z, drop) = pushed(table, figure, at);
    if drop > Length::ZERO {
        return require(falling::has_room(table, figure, at), room);
    }
    ground::may_stand(table, figure, at, z).map_err(|_| Illegal::by(room))
}

/// sotas.grenades.10, R-34: the base touches the edge of the blast, on any free place; also below where it was.
fn may_throw(table: &Table, figure: FigureId, from: Point, at: Point) -> Result<(), Illegal> {
    let base = table.base(figure).at(at);
    let blast = Disc::new(from, table.book.sticks().short());
    let slack = Disc::new(base.centre, base.radius + Length(2));
    require(slack.is_on_rim_of(blast), "sotas.grenades.10")?;
    require(table.terrain.bounds.holds(base), "sotas.grenades.10")?;
    let (z, _) = thrown(table, figure, at);
    ground::may_stand(table, figure, at, z).map_err(|_| Illegal::by("sotas.grenades.10"))
}

/// The level of a place that a figure is thrown to, and how far it drops there: whoever hangs on a wall, all
/// the way down (sotas.falling.6).
fn thrown(table: &Table, figure: FigureId, at: Point) -> (Length, Length) {
    let z = table[figure].state.z;
    match table[figure].is(Mark::Climbing) {
        true => {
            let floor = heights::floor(table, at, z);
            (floor, (z - floor).max(Length::ZERO))
        }
        false => heights::level(table, figure, at),
    }
}

/// The level of a place that a figure recoils to, and how far it drops there: a Climber stays on a wall that it
/// still touches (sotas.climbing.9).
fn pushed(table: &Table, figure: FigureId, at: Point) -> (Length, Length) {
    let stays = heights::level(table, figure, at);
    if stays == (table[figure].state.z, Length::ZERO) { stays } else { thrown(table, figure, at) }
}

/// The figure comes to the place; nobody follows (sotas.recoil.9).
pub fn to(table: &mut Table, effect: Effect, at: Point, cx: &mut Cx<'_, Event>) {
    match effect {
        Effect::Recoil { figure, .. } => recoiled(table, figure, at, cx),
        Effect::Throw { figure, down, .. } => {
            let (z, drop) = thrown(table, figure, at);
            table[figure].mark(Mark::Climbing, false);
            let rule = if down { "sotas.grenades.12" } else { "sotas.grenades.11" };
            cx.emit(|| Event::cite(rule, What::Thrown { figure, to: at }));
            stride::arrive(table, figure, (at, z + drop), Coming::Put, cx);
            drops(table, figure, drop);
            if down {
                harm::knock_down(table, figure, cx);
            }
        }
        _ => unreachable!("{effect:?} moves nobody"),
    }
}

/// sotas.recoil.4, sotas.recoil.10, sotas.recoil.11: new contacts strike.
fn recoiled(table: &mut Table, figure: FigureId, at: Point, cx: &mut Cx<'_, Event>) {
    let from = table[figure].state.at;
    let (z, drop) = pushed(table, figure, at);
    let met = stride::new_contacts(table, figure, at, z + drop);
    cx.emit(|| Event::cite("sotas.recoil.2", What::Recoiled { figure, from, to: at }));
    stride::arrive(table, figure, (at, z + drop), Coming::Moving, cx);
    if drop > Length::ZERO {
        return drops(table, figure, drop);
    }
    for striker in met {
        let reflex = Effect::Reflex { striker, victim: figure, leaving: Leaving::Recoil };
        let strikes = table.is_active(striker)
            && !table.struck.contains(striker)
            && !table.queue.contains(&reflex)
            && !disengage_expert::is_immune(table, figure, Some(striker));
        if strikes {
            table.queue.push(reflex);
        }
    }
}

/// sotas.falling.6: a figure that came over an edge falls.
fn drops(table: &mut Table, figure: FigureId, height: Length) {
    if height > Length::ZERO {
        table.queue.push(Effect::Fall { figure, height });
    }
}
