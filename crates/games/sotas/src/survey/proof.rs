//! What shows why a figure may not go somewhere: what is in its way and where it meets it, or how far it
//! gets.

use reglette_geometry::{Edge, Length, Path, Point, Witness};

use crate::data::terrain::Level;
use crate::deploy;
use crate::event::Proof;
use crate::flight::gait;
use crate::ground::{self, Gait};
use crate::heights;
use crate::ids::{FigureId, Thing};
use crate::layout;
use crate::stride::{self, Kind};
use crate::table::Table;

/// What stops a move that is refused; for one that is too long, what it meets before it gets so far.
pub fn of_move(table: &Table, figure: FigureId, kind: Kind, to: Point) -> Option<Proof> {
    let refused = stride::may_go(table, figure, kind, to).err()?;
    let from = table[figure].state.at;
    let own = ground::speed(table, figure);
    let short = |rule, of: Option<Thing>, most: Length| {
        let reached = from.towards(to, most);
        of_move(table, figure, kind, reached)
            .unwrap_or_else(|| Proof::new(rule, of, Witness::Point(reached)))
    };
    match refused.rule.id() {
        "sotas.movement.5" => edge(table, figure, to),
        "sotas.movement.6" => {
            Some(short("sotas.movement.6", None, ground::most(table, figure, own)))
        }
        "sotas.movement.13" => {
            let slowed = ground::slowed(table, figure, &Path::straight(from, to));
            let most = ground::most(table, figure, own.slower());
            Some(short("sotas.movement.13", slowed.map(Thing::Piece), most))
        }
        "sotas.terrain.8" => {
            let path = Path::straight(from, to);
            let slow = ground::slowed(table, figure, &path).is_some();
            let most = ground::most(table, figure, if slow { own.slower() } else { own });
            let descent = heights::descent(table, figure, heights::level(table, figure, to).0);
            Some(short("sotas.terrain.8", None, (most - descent).max(Length::ZERO)))
        }
        rule @ ("sotas.movement.10" | "sotas.movement.12") => {
            met(table, figure, to).map(|(it, at)| Proof::new(rule, it, at))
        }
        _ => None,
    }
}

/// sotas.setup.1, sotas.setup.6, sotas.setup.7: the zone that a figure would be deployed outside of, where it is a rectangle;
/// sotas.scenario.2: what it may not be deployed on.
pub fn of_deployment(table: &Table, figure: FigureId, at: Point) -> Option<Proof> {
    let zone = deploy::zone(table, table[figure].side);
    if !zone.holds(table.base(figure).at(at)) {
        let rule = deploy::rule(table, figure);
        return Some(Proof::new(rule, None, Witness::Area(zone.corners().to_vec())));
    }
    let it = ground::taken(table, figure, at, deploy::height(table, at)).next()?;
    let line = table.base(figure).at(at).body().nearest(table.body(it));
    Some(Proof::new(deploy::TAKEN, it, Witness::Point(line.to)))
}

/// sotas.setup.4: the piece that another one may not be placed so near to.
pub fn of_piece(table: &Table, piece: u8, at: Point) -> Option<Proof> {
    let (id, line) = layout::crowding(table, piece, at)?;
    Some(Proof::new("sotas.setup.4", Thing::Piece(id), Witness::Line(line)))
}

/// The side of the table that a base would reach over.
fn edge(table: &Table, figure: FigureId, to: Point) -> Option<Proof> {
    let (bounds, radius) = (table.terrain.bounds, table.base(figure).radius);
    let over = Edge::ALL.into_iter().find(|&edge| bounds.distance_to(edge, to) < radius)?;
    Some(Proof::new("sotas.movement.5", None, Witness::Line(bounds.side(over))))
}

/// What a figure meets first on its way, or what stands where it would end, and where it touches it.
fn met(table: &Table, figure: FigureId, to: Point) -> Option<(Thing, Witness)> {
    let base = table.base(figure);
    let path = Path::straight(base.centre, to);
    let walks = gait(table, figure) == Gait::Walk;
    let crossed = ground::crossed(table, figure, &path).filter(|_| walks);
    let z = match walks {
        true => heights::level(table, figure, to).0,
        false => heights::landing_height(table, to),
    };
    // Nobody's base keeps it out of a pit, but its middle.
    let radius = |it: Thing| match it {
        Thing::Piece(id) if table.piece(id).kind.level == Some(Level::Hole) => Length::ZERO,
        Thing::Piece(_) | Thing::Figure(_) => base.radius,
    };
    let touched = |it: Thing| {
        let contact = path.obstacle(radius(it), [table.body(it)])?;
        Some((contact.first, it, Witness::from(contact)))
    };
    let first = crossed.filter_map(touched).min_by_key(|&(first, ..)| first);
    let first = first.map(|(_, it, witness)| (it, witness));
    first.or_else(|| {
        let it = ground::taken(table, figure, to, z).next()?;
        let line = base.at(to).body().nearest(table.body(it));
        Some((it, Witness::Point(line.to)))
    })
}
