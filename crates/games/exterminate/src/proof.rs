//! What shows why a figure may not go somewhere, and what hides or covers a target: the piece or figure in the way,
//! and where it is met.

use reglette_engine::{Rule, rule};
use reglette_geometry::{Edge, Meet, Path, Point, Witness};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ground;
use crate::ids::{FigureId, PieceId};
use crate::measure::{CONTACT, TABLE};
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
    let seat = table[figure].seat;
    match rule.id() {
        "ex.mv.12" => edge(table, figure, &path),
        rule @ "ex.mv.5" => near(table, figure, &path, rule, |it| table[it].seat == seat),
        rule @ "ex.mv.6" => near(table, figure, &path, rule, |it| table[it].seat != seat),
        rule @ "ex.mv.14" => near(table, figure, &path, rule, |_| true),
        rule @ "ex.wl.1" => met(table, figure, &path, rule, |it| table.piece(it).is_wall()),
        rule @ "ex.sn.5" => met(table, figure, &path, rule, |it| ground::is_fixed(table, it)),
        rule @ "ex.ob.4" => {
            let there = table.base(figure).at(path.end());
            met(table, figure, &path, rule, |it| table.piece(it).body().overlaps(there))
        }
        _ => None,
    }
}

/// The side of the table that a base would reach over.
fn edge(table: &Table, figure: FigureId, path: &Path) -> Option<Proof> {
    let radius = table.base(figure).radius;
    let over = |edge: Edge, at: &Point| TABLE.distance_to(edge, *at) < radius;
    let over = |edge: &Edge| path.points().iter().any(|at| over(*edge, at));
    let edge = Edge::ALL.into_iter().find(over)?;
    Some(Proof::new("ex.mv.12", None, Witness::Line(TABLE.side(edge))))
}

/// The nearest figure of those that the end of a way is too near to.
fn near(
    table: &Table,
    figure: FigureId,
    path: &Path,
    rule: &'static str,
    counts: impl Fn(FigureId) -> bool,
) -> Option<Proof> {
    let there = table.base(figure).at(path.end());
    let others = table.present().filter(|&it| it != figure && counts(it));
    let other = others.min_by_key(|&it| there.body().gap(table.base(it)))?;
    let line = there.body().nearest(table.base(other));
    Some(Proof::new(rule, Thing::Figure(other), Witness::Line(line)))
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
