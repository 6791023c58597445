//! What a place means to whoever goes there: near an enemy, at a node, along a piece, a direction and a
//! distance. A place is told by that, not by its coordinates.

use reglette_engine::Machine;
use reglette_geometry::{Angle, Disc, Path, Point};

use crate::choice::Choice;
use crate::doing::Doing;
use crate::ids::{FigureId, NodeId, PieceId};
use crate::measure::{CONTACT, SPACING, TOLERANCE};
use crate::nodes;
use crate::scene;
use crate::table::Table;

/// What a place is told by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Landmark {
    /// Where the figure stands.
    Stay,
    /// At this node.
    Node(NodeId),
    /// As near to this enemy as a move may end.
    Foe(FigureId),
    /// On the straight way to this enemy.
    TowardFoe(FigureId),
    /// On the straight way to this node.
    TowardNode(NodeId),
    /// Along this piece.
    Beside(PieceId),
    /// In contact with a civilian who then joins.
    Civilian(FigureId),
    /// On the straight way to one.
    TowardCivilian(FigureId),
    /// In contact with the prisoner.
    Prisoner,
    /// On the straight way to him.
    TowardPrisoner,
    /// A direction.
    Way,
}

/// The arguments of the wording of an answer that names a place.
pub fn remark(machine: &Machine<Doing>, choice: &Choice) -> Vec<(&'static str, String)> {
    let table = &machine.table;
    let mover = || table.trip.as_ref().map(|it| it.figure);
    let went = match choice {
        Choice::Go(going) => mover().map(|it| (it, going.to)),
        Choice::Jump { at, .. } => mover().map(|it| (it, *at)),
        Choice::Join { figure, to, .. } => return joined(table, *figure, *to),
        Choice::Pass => return passed(table),
        _ => None,
    };
    went.map_or_else(Vec::new, |(figure, to)| told(table, figure, to, gone(table, figure, to)))
}

/// What a place means to a figure that goes there.
fn gone(table: &Table, figure: FigureId, to: Point) -> Landmark {
    let base = table.base(figure);
    let there = base.at(to);
    let near = |it: &FigureId| there.body().is_within(SPACING + TOLERANCE * 2, table.base(*it));
    let foes = || table.foes(table[figure].seat);
    let lying = || nodes::lying(table).map(|(id, it)| (id, it.centre));
    let along = || table.pieces().find(|(_, it)| there.body().is_within(CONTACT, it.body()));
    let toward_foe = || on_the_way(foes().map(|it| (it, table.base(it).centre)), base, to);
    let toward_node = || on_the_way(lying(), base, to);
    let node = nodes::at(table, there).next().map(Landmark::Node);
    let stay = (to == base.centre).then_some(Landmark::Stay);
    node.or(stay)
        .or_else(|| sought(table, figure, there))
        .or_else(|| foes().find(near).map(Landmark::Foe))
        .or_else(|| toward_node().map(Landmark::TowardNode))
        .or_else(|| along().map(|(id, _)| Landmark::Beside(id)))
        .or_else(|| toward_foe().map(Landmark::TowardFoe))
        .unwrap_or(Landmark::Way)
}

/// ex.sn.13, ex.sn.21: what the scenario makes a figure look for that it touches there, or goes straight toward.
fn sought(table: &Table, figure: FigureId, there: Disc) -> Option<Landmark> {
    let base = table.base(figure);
    let joiners = || scene::joiners(table, figure).map(|it| (it, table.base(it)));
    let captive = || scene::captive(table, figure).map(|it| ((), it));
    let touched = |it: Disc| there.body().is_within(CONTACT, it);
    let toward = |(id, it): (FigureId, Disc)| (id, it.centre);
    let civilian = joiners().find(|(_, it)| touched(*it)).map(|(id, _)| Landmark::Civilian(id));
    let prisoner = || captive().filter(|(_, it)| touched(*it)).map(|_| Landmark::Prisoner);
    let to = there.centre;
    civilian
        .or_else(prisoner)
        .or_else(|| {
            let it = on_the_way(joiners().map(toward), base, to)?;
            Some(Landmark::TowardCivilian(it))
        })
        .or_else(|| {
            on_the_way(captive().map(|(it, disc)| (it, disc.centre)).into_iter(), base, to)?;
            Some(Landmark::TowardPrisoner)
        })
}

/// The nearest of several on whose straight way a place lies.
fn on_the_way<T: Copy>(all: impl Iterator<Item = (T, Point)>, base: Disc, to: Point) -> Option<T> {
    let length = |to: Point| Path::straight(base.centre, to).length();
    let leads = |(_, goal): &(T, Point)| {
        length(to) < length(*goal) && base.centre.towards(*goal, length(to)).is_within(CONTACT, to)
    };
    all.filter(leads).min_by_key(|(_, goal)| length(*goal)).map(|(it, _)| it)
}

fn told(
    table: &Table,
    mover: FigureId,
    to: Point,
    landmark: Landmark,
) -> Vec<(&'static str, String)> {
    let from = table[mover].state.at;
    let figure = |it: FigureId| name(table, FigureId::SPACE, it.index());
    let node = |it: NodeId| name(table, NodeId::SPACE, it.index());
    let (lure, of) = match landmark {
        Landmark::Stay => ("stay", None),
        Landmark::Node(it) => ("node", Some(node(it))),
        Landmark::Foe(it) => ("foe", Some(figure(it))),
        Landmark::TowardFoe(it) => ("toward", Some(figure(it))),
        Landmark::TowardNode(it) => ("toward", Some(node(it))),
        Landmark::Beside(it) => ("beside", Some(name(table, PieceId::SPACE, it.index()))),
        Landmark::Civilian(it) => ("civilian", Some(figure(it))),
        Landmark::TowardCivilian(it) => ("toward-civilian", Some(figure(it))),
        Landmark::Prisoner => ("prisoner", None),
        Landmark::TowardPrisoner => ("toward-prisoner", None),
        Landmark::Way => ("way", None),
    };
    let mut about = vec![("lure", lure.to_owned())];
    about.extend(of.map(|it| ("of", it)));
    if matches!(landmark, Landmark::Beside(_) | Landmark::Way) {
        about.push(("way", wind(from, to).to_owned()));
    }
    let length = Path::straight(from, to).length();
    about.extend((to != from).then(|| ("length", length.0.to_string())));
    about
}

/// From where a figure attacks, as its target sees it.
fn joined(table: &Table, figure: FigureId, to: Point) -> Vec<(&'static str, String)> {
    let Some(combat) = &table.combat else { return Vec::new() };
    if to == table[figure].state.at {
        return vec![("way", "stay".to_owned())];
    }
    let target = table.base(combat.foes[0].figure).centre;
    vec![("way", wind(target, to).to_owned())]
}

/// Whether anybody attacks, where nobody else does.
fn passed(table: &Table) -> Vec<(&'static str, String)> {
    let none = |it: &crate::combat::Combat| it.attackers.is_empty();
    match table.combat.as_ref().is_some_and(none) {
        true => vec![("who", "nobody".to_owned())],
        false => Vec::new(),
    }
}

fn name(table: &Table, space: usize, index: usize) -> String {
    table.book.names.name(space, index).unwrap_or_default().to_owned()
}

/// The nearest of eight winds from one point to another.
fn wind(from: Point, to: Point) -> &'static str {
    const WINDS: [&str; 8] =
        ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
    WINDS[Angle::of(to - from).nearest_of(WINDS.len())]
}
