//! What harms whoever comes to a place, told before it goes: radiation, gas, rifts.

use reglette_engine::Rule;
use reglette_geometry::Point;
use schemars::JsonSchema;
use serde::Serialize;

use crate::activation::Activation;
use crate::choice::Choice;
use crate::climbing;
use crate::doing::Doing;
use crate::effect::Effect;
use crate::fallout::Fallout;
use crate::flight::{self, flies};
use crate::ids::{FigureId, PieceId};
use crate::morale;
use crate::scene;
use crate::setup::SetUp;
use crate::special::using::Using;
use crate::special::{gas, radiation};
use crate::stride::{self, Kind, Stride};
use crate::table::Table;

/// A piece of terrain that harms, and the rule by which it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Peril {
    /// Which.
    pub piece: PieceId,
    /// How.
    #[schemars(with = "String")]
    pub rule: Rule,
}

/// How somebody comes to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trip {
    /// On foot, over everything between.
    Walks,
    /// By the air, thrown or pushed: only the end counts.
    Lands,
    /// it is deployed, which is no entry.
    Deploys,
}

/// What harms whoever goes where an answer leads.
pub fn of_choice(table: &Table, top: &Doing, choice: Choice) -> Vec<Peril> {
    let active = table.active.map(|it| it.figure);
    let trip = match (*top, choice) {
        (Doing::Stride(Stride::Where { kind } | Stride::Charging { kind, .. }), Choice::To(to)) => {
            return of_move(table, table.active().figure, kind, to);
        }
        (Doing::Stride(Stride::Escort(escort)), Choice::To(to)) => {
            escort.next(table).map(|it| (it, to, Trip::Walks))
        }
        (Doing::Activation(Activation::Act), choice) => {
            active.and_then(|it| acts(table, it, choice).map(|to| (it, to, Trip::Lands)))
        }
        (Doing::Using(Using::Reappear { .. }), Choice::To(to)) => {
            active.map(|it| (it, to, Trip::Lands))
        }
        (
            Doing::Fallout(Fallout::Place {
                effect: Effect::Recoil { figure, .. } | Effect::Throw { figure, .. },
                ..
            }),
            Choice::To(to),
        ) => Some((figure, to, Trip::Lands)),
        (Doing::Fallout(Fallout::Refuge { effect, .. }), choice) => flees(table, effect, choice),
        (Doing::SetUp(SetUp::Deploy { figure }), Choice::To(to)) => {
            Some((figure, to, Trip::Deploys))
        }
        _ => None,
    };
    trip.map_or_else(Vec::new, |(figure, to, trip)| of_trip(table, figure, to, trip))
}

/// sotas.flight.2, sotas.terrain.8: where an action brings a figure that is no move: in the air it comes down first.
fn acts(table: &Table, figure: FigureId, choice: Choice) -> Option<Point> {
    match choice {
        choice if flight::lands_for(table, figure, choice) => {
            Some(flight::landing(table, figure).0)
        }
        Choice::Climb { piece, way } => climbing::comes_to(table, figure, piece, way),
        _ => None,
    }
}

/// What harms a figure whose move ends here; nothing below it does while it flies on (sotas.flight.2).
pub fn of_move(table: &Table, figure: FigureId, kind: Kind, to: Point) -> Vec<Peril> {
    match stride::way(table, figure, kind, to) {
        Ok(way) if !stride::hovers(table, figure, kind, way) => {
            of_trip(table, figure, to, on_foot(table, figure))
        }
        _ => Vec::new(),
    }
}

/// Where a fleeing move leads, unless it leads off the table or to death.
fn flees(table: &Table, effect: Effect, choice: Choice) -> Option<(FigureId, Point, Trip)> {
    let Effect::Flee { figure, left, .. } = effect else { return None };
    morale::may(table, effect, choice).ok()?;
    let run = morale::run(table, figure, choice);
    let from = table[figure].state.at;
    let ends = run.off || morale::is_cornered(table, figure, left, from, run.to);
    (!ends).then(|| (figure, run.to, on_foot(table, figure)))
}

fn on_foot(table: &Table, figure: FigureId) -> Trip {
    if flies(table, figure) { Trip::Lands } else { Trip::Walks }
}

/// sotas.radiation.1, sotas.gas.1, sotas.terrain.12: what harms a figure on its way and at its end.
fn of_trip(table: &Table, figure: FigureId, to: Point, trip: Trip) -> Vec<Peril> {
    let now = table.base(figure).at(to);
    let old = now.at(stride::comes_from(table, figure));
    let entered = match trip {
        Trip::Walks => {
            let mut all = radiation::entered(table, old, now);
            all.extend(radiation::crossed(table, old, now));
            all
        }
        Trip::Lands => radiation::entered(table, old, now),
        Trip::Deploys => Vec::new(),
    };
    let rift = scene::rift(table, now).filter(|_| trip != Trip::Deploys);
    let by = |rule: &'static str| move |piece: PieceId| Peril { piece, rule: Rule(rule) };
    let entered = entered.into_iter().map(by("sotas.radiation.1"));
    let gas = gas::harms(table, figure, now).into_iter().map(by("sotas.gas.1"));
    entered.chain(gas).chain(rift.map(by("sotas.terrain.12"))).collect()
}
