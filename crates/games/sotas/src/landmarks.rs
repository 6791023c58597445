//! What a place means to whoever goes there: contact, a goal, scenery, a direction and a distance. A
//! place is told by that, not by its coordinates.

use reglette_engine::Machine;
use reglette_geometry::{Angle, Bounds, Disc, Path, Point};

use crate::choice::Choice;
use crate::data::terrain::Cover;
use crate::doing::Doing;
use crate::effect::Effect;
use crate::fallout::Fallout;
use crate::goals::{self, Goal};
use crate::ids::{FigureId, PieceId};
use crate::layout;
use crate::measure::CONTACT;
use crate::setup::SetUp;
use crate::stride::Stride;
use crate::table::Table;

/// What a place is told by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Landmark {
    /// Where the figure stands.
    Stay,
    /// In contact with this enemy.
    Contact(FigureId),
    /// At something that matters in the scenario.
    Goal(PieceId),
    /// On the straight way to this enemy.
    Toward(FigureId),
    /// On the straight way to something that matters in the scenario.
    TowardGoal(PieceId),
    /// Within scenery.
    Inside(PieceId),
    /// Along scenery that gives cover.
    Beside(PieceId),
    /// Over this figure.
    Over(FigureId),
    /// A direction.
    Way,
}

/// The arguments of the wording of an answer that names a place.
pub fn remark(machine: &Machine<Doing>, choice: &Choice) -> Vec<(&'static str, String)> {
    let table = &machine.table;
    let to = match *choice {
        Choice::To(to) => to,
        Choice::Place { piece, at } => return laid(table, piece, at),
        _ => return Vec::new(),
    };
    match machine.top() {
        Some(Doing::SetUp(SetUp::Deploy { .. })) => beside_edges(table.terrain.bounds, to),
        Some(Doing::Lob(_)) => {
            table.active.map_or_else(Vec::new, |it| thrown(table, it.figure, to))
        }
        Some(top) => {
            mover(table, top).map_or_else(Vec::new, |it| told(table, it, to, gone(table, it, to)))
        }
        None => Vec::new(),
    }
}

/// Who goes to the place that is asked for.
fn mover(table: &Table, top: &Doing) -> Option<FigureId> {
    match top {
        Doing::Fallout(Fallout::Place {
            effect: Effect::Recoil { figure, .. } | Effect::Throw { figure, .. },
            ..
        }) => Some(*figure),
        Doing::Stride(Stride::Escort(escort)) => escort.next(table),
        _ => table.active.map(|it| it.figure),
    }
}

/// What a place means to a figure that goes there.
fn gone(table: &Table, figure: FigureId, to: Point) -> Landmark {
    let base = table.base(figure);
    let there = base.at(to);
    if to == base.centre {
        return Landmark::Stay;
    }
    let touches = |it: &FigureId| there.body().is_within(CONTACT, table.base(*it));
    if let Some(enemy) = table.enemies(figure).find(touches) {
        return Landmark::Contact(enemy);
    }
    let goals = goals::goals(table, table.side(figure));
    let pieces = || {
        goals.iter().filter_map(|it| match *it {
            Goal::Piece(piece) | Goal::Exit(piece) => Some(piece),
            Goal::Spot(_) => None,
        })
    };
    let meets = |it: PieceId| there.body().is_within(CONTACT, table.piece(it).body());
    if let Some(goal) = pieces().find(|&it| meets(it)) {
        return Landmark::Goal(goal);
    }
    if let Some(enemy) = on_the_way(table.enemies(figure), |it| table.base(it).centre, base, to) {
        return Landmark::Toward(enemy);
    }
    if let Some(goal) = on_the_way(pieces(), |it| table.piece(it).middle(), base, to) {
        return Landmark::TowardGoal(goal);
    }
    scenery(table, there).unwrap_or(Landmark::Way)
}

/// The nearest of several on whose straight way a place lies, to a base's breadth at the goal.
fn on_the_way<T: Copy>(
    all: impl Iterator<Item = T>,
    place: impl Fn(T) -> Point,
    base: Disc,
    to: Point,
) -> Option<T> {
    let length = |to: Point| Path::straight(base.centre, to).length();
    let leads = |it: &T| {
        let whole = length(place(*it));
        length(to) < whole && base.centre.towards(place(*it), length(to)).is_within(CONTACT, to)
    };
    all.filter(leads).min_by_key(|&it| length(place(it)))
}

/// Scenery that a base is in, or stands along.
fn scenery(table: &Table, there: Disc) -> Option<Landmark> {
    let covers = || table.terrain().filter(|(_, it, _)| it.kind.cover != Cover::None);
    let inside =
        covers().find(|(_, it, _)| it.kind.cover == Cover::Inside && it.covers(there.centre));
    let beside = || covers().find(|(_, it, _)| there.body().is_within(CONTACT, it.body()));
    let inside = inside.map(|(id, ..)| Landmark::Inside(id));
    inside.or_else(|| beside().map(|(id, ..)| Landmark::Beside(id)))
}

/// What a place means to a figure that throws something there.
fn thrown(table: &Table, figure: FigureId, to: Point) -> Vec<(&'static str, String)> {
    let hit = table.present().find(|&it| table[it].state.at == to);
    told(table, figure, to, hit.map_or(Landmark::Way, Landmark::Over))
}

/// What piece of the pool is laid, and where.
fn laid(table: &Table, piece: u8, at: Point) -> Vec<(&'static str, String)> {
    let kind = layout::kind(table, piece).map(|it| ("what", it.to_owned()));
    kind.into_iter().chain(beside_edges(table.terrain.bounds, at)).collect()
}

fn told(
    table: &Table,
    mover: FigureId,
    to: Point,
    landmark: Landmark,
) -> Vec<(&'static str, String)> {
    let from = table[mover].state.at;
    let figure = |it: FigureId| name(table, FigureId::SPACE, it.index());
    let piece = |it: PieceId| name(table, PieceId::SPACE, it.index());
    let (lure, of) = match landmark {
        Landmark::Stay => ("stay", None),
        Landmark::Contact(it) => ("contact", Some(figure(it))),
        Landmark::Goal(it) => ("goal", Some(piece(it))),
        Landmark::Toward(it) => ("toward", Some(figure(it))),
        Landmark::TowardGoal(it) => ("toward", Some(piece(it))),
        Landmark::Inside(it) => ("inside", Some(piece(it))),
        Landmark::Beside(it) => ("beside", Some(piece(it))),
        Landmark::Over(it) => ("over", Some(figure(it))),
        Landmark::Way => ("way", None),
    };
    let mut about = vec![("lure", lure.to_owned())];
    about.extend(of.map(|it| ("of", it)));
    let spreads = matches!(landmark, Landmark::Inside(_) | Landmark::Beside(_) | Landmark::Way);
    if spreads {
        about.push(("way", way(from, to).to_owned()));
    }
    if spreads || lure == "toward" {
        about.push(("length", Path::straight(from, to).length().0.to_string()));
    }
    about
}

fn name(table: &Table, space: usize, index: usize) -> String {
    table.book.names.name(space, index).unwrap_or_default().to_owned()
}

/// The nearest of sixteen winds from one point to another.
fn way(from: Point, to: Point) -> &'static str {
    const WINDS: [&str; 16] = [
        "north",
        "north-north-east",
        "north-east",
        "east-north-east",
        "east",
        "east-south-east",
        "south-east",
        "south-south-east",
        "south",
        "south-south-west",
        "south-west",
        "west-south-west",
        "west",
        "west-north-west",
        "north-west",
        "north-north-west",
    ];
    WINDS[Angle::of(to - from).nearest_of(WINDS.len())]
}

/// How far a place is from the two nearest edges that meet in a corner.
fn beside_edges(bounds: Bounds, at: Point) -> Vec<(&'static str, String)> {
    let nearer = |low: i32, high: i32| (low.min(high).to_string(), low <= high);
    let (across, west) = nearer(at.x - bounds.min.x, bounds.max.x - at.x);
    let (along, south) = nearer(at.y - bounds.min.y, bounds.max.y - at.y);
    vec![
        ("lure", "edges".to_owned()),
        ("across", across),
        ("side", if west { "west" } else { "east" }.to_owned()),
        ("along", along),
        ("end", if south { "south" } else { "north" }.to_owned()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_winds() {
        let from = Point { x: 0, y: 0 };
        let to = |x, y| way(from, Point { x, y });
        assert_eq!(to(1_000, 0), "east");
        assert_eq!(to(1_000, -190), "east");
        assert_eq!(to(866, 500), "east-north-east");
        assert_eq!(to(-700, 700), "north-west");
        assert_eq!(to(-100, -900), "south");
        assert_eq!(to(500, -866), "south-south-east");
        assert_eq!(to(1_000, -300), "east-south-east");
    }

    #[test]
    fn a_place_is_told_by_the_corner_it_is_nearest_to() {
        let bounds = Bounds { min: Point { x: 0, y: 0 }, max: Point { x: 90_000, y: 60_000 } };
        let told = beside_edges(bounds, Point { x: 80_000, y: 7_500 });
        let expected = [
            ("lure", "edges"),
            ("across", "10000"),
            ("side", "east"),
            ("along", "7500"),
            ("end", "south"),
        ];
        assert_eq!(told, expected.map(|(name, value)| (name, value.to_owned())));
    }
}
