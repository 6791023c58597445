//! What shows why a figure may not go somewhere, and what hides or covers a target: the piece or figure in the way,
//! and where it is met.

use reglette_engine::{Illegal, Rule, rule};
use reglette_geometry::{Disc, Edge, Meet, Path, Point, Segment, Witness};
use schemars::JsonSchema;
use serde::Serialize;

use crate::deploy;
use crate::ground;
use crate::ids::{FigureId, PieceId};
use crate::measure::{CONTACT, DISC, TABLE};
use crate::sight::Look;
use crate::table::Table;

/// Something on the table that others meet, see or stand behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A figure.
    Figure(FigureId),
    /// A piece of terrain.
    Piece(PieceId),
}

/// What shows that a rule applies: the figure or piece, and the point, line or area.
pub type Proof = rule::Proof<Thing, Witness>;

/// What stops a move along these points that a rule refuses; nothing where a length decides.
pub fn of_move(table: &Table, figure: FigureId, points: &[Point], rule: Rule) -> Option<Proof> {
    let path = ground::path(table, figure, points).ok()?;
    match rule.id() {
        "ex.mv.12" => edge(table, figure, &path),
        rule @ ("ex.mv.5" | "ex.mv.6" | "ex.mv.14") => {
            let other = near(table, figure, path.end(), rule)?;
            Some(between(table, table.base(figure).at(path.end()), other, rule))
        }
        rule @ "ex.wl.1" => met(table, figure, &path, rule, |it| table.piece(it).is_wall()),
        rule @ "ex.sn.5" => met(table, figure, &path, rule, |it| ground::is_fixed(table, it)),
        rule @ "ex.ob.4" => {
            let there = table.base(figure).at(path.end());
            met(table, figure, &path, rule, |it| table.piece(it).body().overlaps(there))
        }
        _ => None,
    }
}

/// ex.kh.2: the gap to a piece that a figure would have to touch to climb it; nothing where something else is refused.
pub fn of_climb(
    table: &Table,
    figure: FigureId,
    piece: PieceId,
    refused: Option<Illegal>,
) -> Option<Proof> {
    let rule = "ex.kh.2";
    let apart = table.base(figure).body().nearest(table.piece(piece).body());
    let untouched = refused.is_some_and(|it| it.rule.id() == rule);
    untouched.then(|| Proof::new(rule, Thing::Piece(piece), Witness::Line(apart)))
}

/// The side of the table that a base would reach over.
fn edge(table: &Table, figure: FigureId, path: &Path) -> Option<Proof> {
    let radius = table.base(figure).radius;
    let over = |edge: Edge, at: &Point| TABLE.distance_to(edge, *at) < radius;
    let over = |edge: &Edge| path.points().iter().any(|at| over(*edge, at));
    let edge = Edge::ALL.into_iter().find(over)?;
    Some(Proof::new("ex.mv.12", None, Witness::Line(TABLE.side(edge))))
}

/// ex.sn.2: what a figure may not be deployed on, or whom it would be too near to; nothing where it is outside its area.
pub fn of_deployment(table: &Table, figure: FigureId, at: Point) -> Option<Proof> {
    let refused = ground::may_end(table, figure, at, None).err()?;
    let there = table.base(figure).at(at);
    match refused.rule.id() {
        "ex.wl.1" | "ex.ob.4" => under(table, there, "ex.sn.2"),
        rule @ ("ex.mv.5" | "ex.mv.6" | "ex.mv.14") => {
            Some(between(table, there, near(table, figure, at, rule)?, "ex.sn.2"))
        }
        _ => None,
    }
}

/// ex.sn.4: what a node may not be placed on, or the node it would be too near to; nothing where a strip or the edge
/// of the table keeps it away.
pub fn of_node(table: &Table, at: Point) -> Option<Proof> {
    under(table, Disc::new(at, DISC), "ex.sn.4").or_else(|| {
        let line = Segment { from: at, to: deploy::crowding(table, at)? };
        Some(Proof::new("ex.sn.4", None, Witness::Line(line)))
    })
}

/// The piece that a base would lie over.
fn under(table: &Table, base: Disc, rule: &'static str) -> Option<Proof> {
    let (id, piece) = table.pieces().find(|(_, it)| it.body().overlaps(base))?;
    Some(Proof::new(rule, Thing::Piece(id), Witness::Line(base.body().nearest(piece.body()))))
}

/// The nearest figure of those that a rule keeps a figure away from that would stand here.
fn near(table: &Table, figure: FigureId, at: Point, rule: &str) -> Option<FigureId> {
    let there = table.base(figure).at(at);
    let friend = |it: FigureId| table[it].seat == table[figure].seat;
    let counts = |it: &FigureId| match rule {
        "ex.mv.5" => friend(*it) && !ground::is_waived(table, figure, *it),
        "ex.mv.6" => !friend(*it),
        _ => true,
    };
    let others = table.present().filter(|&it| it != figure).filter(counts);
    others.min_by_key(|&it| there.body().gap(table.base(it)))
}

/// The way from a base to a figure that is too near.
fn between(table: &Table, there: Disc, other: FigureId, rule: &'static str) -> Proof {
    let line = there.body().nearest(table.base(other));
    Proof::new(rule, Thing::Figure(other), Witness::Line(line))
}

/// The first of some pieces that a way crosses, and where it touches it.
fn met(
    table: &Table,
    figure: FigureId,
    path: &Path,
    rule: &'static str,
    counts: impl Fn(PieceId) -> bool,
) -> Option<Proof> {
    let pieces: Vec<PieceId> = table.pieces().map(|(id, _)| id).filter(|&it| counts(it)).collect();
    let bodies = pieces.iter().map(|&it| table.piece(it).body());
    let contacts = path.contacts(table.base(figure).radius, bodies);
    let first = contacts.into_iter().find(|it| it.how == Meet::Overlapping)?;
    Some(Proof::new(rule, Thing::Piece(pieces[first.piece]), first))
}

/// ex.sh.7, ex.sh.10, ex.cv.1: what hides a target altogether; or what obstructs the shot, and what gives cover.
pub fn of_shot(table: &Table, to: FigureId, look: &Look) -> Vec<Proof> {
    let Some(corridor) = look.witness.first() else { return Vec::new() };
    let shown = |rule, it: Thing| Proof::new(rule, it, corridor.clone());
    if look.blocked {
        return look.shades.iter().map(|&it| shown("ex.sh.10", Thing::Piece(it))).collect();
    }
    let touches = |it: PieceId| table.piece(it).body().is_within(CONTACT, table.base(to));
    let covers = |it: PieceId| look.cover && touches(it);
    let pieces = look
        .pieces
        .iter()
        .map(|&it| shown(if covers(it) { "ex.cv.1" } else { "ex.sh.7" }, Thing::Piece(it)));
    let figures = look.figures.iter().map(|&it| shown("ex.sh.13", Thing::Figure(it)));
    pieces.chain(figures).collect()
}
