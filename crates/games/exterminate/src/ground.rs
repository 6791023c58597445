//! Where a figure may stand (ex.mv.5, ex.mv.6, ex.mv.14) and what a path meets (ex.ob, ex.wl, ex.kh).

use reglette_engine::Illegal;
use reglette_engine::rule::require;
use reglette_geometry::{Along, Body, Bounds, Disc, Length, Meet, Path, Point};
use schemars::JsonSchema;
use serde::Serialize;

use crate::book::Role;
use crate::data::scenarios::Plot;
use crate::dice::Faces;
use crate::ids::{FigureId, PieceId};
use crate::measure::{CONTACT, DISC, ON_TOP, SPACING, TABLE, TOLERANCE, closer, within};
use crate::roll::Contest;
use crate::table::Table;
use crate::traits::Trait;

/// The most bends of a path.
pub const BENDS: usize = 16;

/// A way that may be gone, if its obstacles let the figure pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The whole path.
    pub path: Path,
    /// What is in the way, in the order of the path (ex.ob.13).
    pub obstacles: Vec<Hurdle>,
    /// The obstacle the figure stands on at its end.
    pub on: Option<PieceId>,
}

/// Something that must be crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hurdle {
    /// What.
    pub what: Obstacle,
    /// Where the path first touches it.
    pub first: Along,
}

/// ex.ob.2: a low piece or an enemy figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A piece.
    Piece(PieceId),
    /// ex.ob.16: a figure.
    Enemy(FigureId),
}

/// ex.mv.5, ex.mv.6, ex.mv.10: whether a figure may end a move here, on top of a piece or on the ground; how near
/// it passes on the way does not matter.
pub fn may_end(
    table: &Table,
    figure: FigureId,
    at: Point,
    on: Option<PieceId>,
) -> Result<(), Illegal> {
    let base = table.base(figure).at(at);
    may_stand(table, figure, base, on)?;
    for other in table.present().filter(|&it| it != figure) {
        let theirs = table.base(other);
        if table[other].seat == table[figure].seat {
            let touches = base.body().is_within(CONTACT, theirs);
            require(!touches || is_waived(table, figure, other), "ex.mv.5")?;
        } else {
            require(!base.body().is_closer_than(SPACING - TOLERANCE, theirs), "ex.mv.6")?;
        }
    }
    Ok(())
}

/// ex.sn.21: the friendly-contact rule is waived for civilians.
pub fn is_waived(table: &Table, one: FigureId, other: FigureId) -> bool {
    [one, other].iter().any(|&it| table[it].role == Role::Civilian)
}

/// ex.mv.12, ex.mv.14: whether a base overlaps nothing it may not overlap.
pub fn may_stand(
    table: &Table,
    figure: FigureId,
    base: Disc,
    on: Option<PieceId>,
) -> Result<(), Illegal> {
    require(TABLE.holds(base), "ex.mv.12")?;
    if let Some(piece) = on {
        require(table.piece(piece).body().holds(base), "ex.kh.3")?;
    }
    // ex.ob.1: small scatter is no piece and hinders nobody.
    for (_, piece) in table.pieces().filter(|(id, _)| Some(*id) != on) {
        let rule = if piece.is_wall() { "ex.wl.1" } else { "ex.ob.4" };
        require(!piece.body().overlaps(base), rule)?;
    }
    let overlaps = |it: &FigureId| *it != figure && base.body().overlaps(table.base(*it));
    require(!table.present().any(|it| overlaps(&it)), "ex.mv.14")?;
    require(!stands_on_prisoner(table, figure, base), "ex.sn.13")
}

/// ex.sn.13: no captor deploys or ends a move on the prisoner.
pub fn stands_on_prisoner(table: &Table, figure: FigureId, base: Disc) -> bool {
    let Plot::Prisoner { rescuers, .. } = table.book.scenario.plot else { return false };
    let Some(prisoner) = table.scene.prisoner else { return false };
    !table.plays(table[figure].seat, rescuers) && base.body().overlaps(Disc::new(prisoner.at, DISC))
}

/// The path of a figure through these points; it begins where it stands.
pub fn path(table: &Table, figure: FigureId, points: &[Point]) -> Result<Path, Illegal> {
    require(points.len() <= BENDS, "ex.mv.9")?;
    let all = std::iter::once(table[figure].state.at).chain(points.iter().copied()).collect();
    Path::new(all).ok_or(Illegal::by("ex.mv.9"))
}

/// ex.mv.1, ex.mv.9, ex.kh.4, ex.kh.5: whether a figure may go this way, and what it must cross.
pub fn way(
    table: &Table,
    figure: FigureId,
    points: &[Point],
    most: Length,
) -> Result<Way, Illegal> {
    let path = path(table, figure, points)?;
    let radius = table.base(figure).radius;
    require(within(path.length(), most), "ex.mv.9")?;
    let off = |at: &Point| !TABLE.holds(Disc::new(*at, radius));
    require(!path.points().iter().any(off), "ex.mv.12")?;
    let perch = table[figure].state.on;
    let on = perch.filter(|&it| {
        let body = table.piece(it).body();
        path.points().iter().all(|&at| body.holds(Disc::new(at, radius)))
    });
    if on.is_some() {
        require(within(path.length(), ON_TOP), "ex.kh.4")?;
    }
    may_end(table, figure, path.end(), on)?;
    let obstacles = hurdles(table, figure, &path, perch)?;
    Ok(Way { path, obstacles, on })
}

/// ex.mv.14, ex.ob.13, ex.kh.17: what a path crosses; walls are never crossed (ex.wl.1, ex.wl.2).
fn hurdles(
    table: &Table,
    figure: FigureId,
    path: &Path,
    perch: Option<PieceId>,
) -> Result<Vec<Hurdle>, Illegal> {
    let radius = table.base(figure).radius;
    let swarm = table.has(figure, Trait::Swarm);
    let seat = table[figure].seat;
    let mut whats = Vec::new();
    let mut bodies: Vec<Body<'_>> = Vec::new();
    for (id, piece) in table.pieces().filter(|(id, _)| Some(*id) != perch) {
        if path.is_clear(radius, [piece.body()]) {
            continue;
        }
        require(!piece.is_wall(), "ex.wl.1")?;
        require(!is_fixed(table, id), "ex.sn.5")?;
        // ex.tr.17: a Swarm crosses low pieces without a test.
        if !swarm {
            whats.push(Obstacle::Piece(id));
            bodies.push(piece.body());
        }
    }
    // ex.mv.4: own figures are moved through.
    for foe in table.foes(seat) {
        let base = table.base(foe);
        if !path.is_clear(radius, [base]) {
            whats.push(Obstacle::Enemy(foe));
            bodies.push(base.body());
        }
    }
    let met = path.contacts(radius, bodies).into_iter().filter(|it| it.how == Meet::Overlapping);
    Ok(met.map(|it| Hurdle { what: whats[it.piece], first: it.first }).collect())
}

/// ex.sn.5: the Converter is neither crossed nor climbed.
pub fn is_fixed(table: &Table, piece: PieceId) -> bool {
    matches!(table.book.scenario.plot, Plot::Converter { piece: fixed, .. } if fixed == piece)
}

/// Whether a figure touches an obstacle.
pub fn touches(table: &Table, figure: FigureId, what: Obstacle) -> bool {
    match what {
        Obstacle::Piece(piece) => table.touches(table.base(figure), piece),
        Obstacle::Enemy(enemy) => table.touch(figure, enemy),
    }
}

/// ex.ob.7, ex.ob.14, ex.ob.17: how far a figure gets that is stopped at an obstacle: into contact, or to
/// 1" from an enemy; or to the last place before it where it may stand.
pub fn stopped(table: &Table, figure: FigureId, path: &Path, hurdle: Hurdle) -> Path {
    let radius = table.base(figure).radius;
    let place = match hurdle.what {
        Obstacle::Piece(_) => hurdle.first,
        Obstacle::Enemy(enemy) => {
            let base = table.base(enemy);
            let around = Disc::new(base.centre, base.radius + SPACING);
            let met = path.contacts(radius, [around]).first().map(|it| it.first);
            met.unwrap_or(hurdle.first)
        }
    };
    let perch = table[figure].state.on;
    let fits = |path: &Path| {
        let base = Disc::new(path.end(), radius);
        let on = perch.filter(|&it| table.piece(it).body().holds(base));
        may_end(table, figure, path.end(), on).is_ok()
    };
    path.back_to(place, fits)
}

/// ex.kh.2, ex.kh.3, ex.kh.6, ex.kh.11: whether a figure may climb to a place on top of a piece; others may stand
/// there too.
pub fn may_climb(
    table: &Table,
    figure: FigureId,
    piece: PieceId,
    at: Point,
) -> Result<(), Illegal> {
    let known = piece.index() < table.terrain.len();
    require(known, "ex.kh.2")?;
    may_perch(table, figure, piece)?;
    require(table[figure].state.on.is_none(), "ex.kh.4")?;
    // ex.ob.11
    require(table.touches(table.base(figure), piece), "ex.kh.2")?;
    require(table[figure].state.at.is_within(ON_TOP + TOLERANCE, at), "ex.kh.11")?;
    may_end(table, figure, at, Some(piece))
}

/// ex.kh.3: where the middle of a base may be that a piece holds wholly; nothing where it is too narrow.
pub fn top(table: &Table, figure: FigureId, piece: PieceId) -> Option<Bounds> {
    let top = table.piece(piece).body().bounds().grown(-table.base(figure).radius);
    top.contains(top.min).then_some(top)
}

/// The piece at a place on whose top a figure could be and is not.
pub fn perch_at(table: &Table, figure: FigureId, at: Point) -> Option<PieceId> {
    let spot = Disc::new(at, Length::ZERO);
    let under = table.pieces().filter(|(_, it)| it.body().holds(spot)).map(|(id, _)| id);
    let open =
        |it: &PieceId| may_perch(table, figure, *it).is_ok() && top(table, figure, *it).is_some();
    under.filter(|it| table[figure].state.on != Some(*it)).find(open)
}

/// ex.kh.3, ex.wl.4, ex.sn.5, ex.sn.19, ex.tr.17: whether a figure can be on top of a piece at all.
pub fn may_perch(table: &Table, figure: FigureId, piece: PieceId) -> Result<(), Illegal> {
    let it = table.piece(piece);
    require(!it.is_wall(), "ex.wl.4")?;
    require(it.kind.climbable && !is_fixed(table, piece) && !is_console(table, piece), "ex.kh.3")?;
    require(!table.has(figure, Trait::Swarm), "ex.tr.17")
}

/// ex.sn.19: the console cannot be climbed.
fn is_console(table: &Table, piece: PieceId) -> bool {
    matches!(table.book.scenario.plot, Plot::Device { piece: console, .. } if console == piece)
}

/// Whether a figure may be placed here: within a length of where it stood, away from enemies, not on
/// or in terrain.
pub fn may_land(
    table: &Table,
    figure: FigureId,
    at: Point,
    (far, away): (Length, Length),
    rule: &'static str,
) -> Result<(), Illegal> {
    let base = table.base(figure).at(at);
    require(table[figure].state.at.is_within(far + TOLERANCE, at), rule)?;
    may_stand(table, figure, base, None)?;
    let near = |it: FigureId| closer(base.body().gap(table.base(it)), away);
    require(!table.foes(table[figure].seat).any(near), rule)?;
    let touching = |it: FigureId| {
        it != figure
            && base.body().is_within(CONTACT, table.base(it))
            && !is_waived(table, figure, it)
    };
    require(!table.own(table[figure].seat).any(touching), "ex.mv.5")
}

/// How an obstacle is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Passage {
    /// ex.ob.6: the figure crosses it.
    Crossed,
    /// ex.ob.7: the figure is stopped by it.
    Stopped,
    /// ex.ob.8: the figure does not move.
    Stuck,
}

/// ex.ob.15: the best face decides.
pub fn passage(contest: &Contest) -> Passage {
    match contest.attack.dice {
        Faces { h: 1.., .. } => Passage::Crossed,
        Faces { a: 1.., .. } => Passage::Stopped,
        _ => Passage::Stuck,
    }
}
