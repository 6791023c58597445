//! Where a figure would come to that is sent toward a place: the way round, as far as it may go, and what it
//! meets. Nobody need say the bends of a path themselves.

use reglette_geometry::{Length, Path, Point, Room, Routes};
use schemars::JsonSchema;
use serde::Serialize;

use crate::combat;
use crate::ground::{self, Hurdle, Obstacle, Way};
use crate::ids::{FigureId, NodeId, PieceId};
use crate::measure::TABLE;
use crate::nodes;
use crate::proof;
use crate::stride::{self, Gait};
use crate::survey::Verdict;
use crate::table::{Phase, Table};

/// What a move comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Walk {
    /// How long it is, and how long it may be.
    pub length: [Length; 2],
    /// Bends on the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub via: Vec<Point>,
    /// Pieces that must be tested on the way.
    pub pieces: Vec<PieceId>,
    /// Enemies that must be tested on the way.
    pub enemies: Vec<FigureId>,
    /// Nodes in contact at its end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<NodeId>,
    /// Enemies near enough at its end to be engaged in melee.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<FigureId>,
}

impl Walk {
    /// What a way comes to that may be gone.
    pub fn of(table: &Table, figure: FigureId, way: &Way, most: Length) -> Walk {
        let piece = |it: &Hurdle| match it.what {
            Obstacle::Piece(piece) => Some(piece),
            Obstacle::Enemy(_) => None,
        };
        let enemy = |it: &Hurdle| match it.what {
            Obstacle::Piece(_) => None,
            Obstacle::Enemy(enemy) => Some(enemy),
        };
        let points = way.path.points();
        let there = table.base(figure).at(way.path.end());
        let near = |it: &FigureId| combat::is_in_reach(table, there, way.on, *it);
        Walk {
            length: [way.path.length(), most],
            via: points[1..points.len() - 1].to_vec(),
            pieces: way.obstacles.iter().filter_map(piece).collect(),
            enemies: way.obstacles.iter().filter_map(enemy).collect(),
            nodes: nodes::at(table, there).collect(),
            near: table.foes(table[figure].seat).filter(near).collect(),
        }
    }

    /// What a climb comes to that is allowed.
    pub fn climbing(
        table: &Table,
        figure: FigureId,
        piece: PieceId,
        at: Point,
        most: Length,
    ) -> Walk {
        let path = Path::straight(table[figure].state.at, at);
        let way = Way { path, on: Some(piece), obstacles: Vec::new() };
        Walk::of(table, figure, &way, most)
    }
}

/// The move a figure makes now, or the one it could begin in this sub-phase, and how long that is.
pub fn next_move(table: &Table, figure: FigureId) -> (Gait, Length) {
    if let Some(trip) = table.trip.as_ref().filter(|it| it.figure == figure) {
        return (trip.gait, trip.most);
    }
    let gait = if table.round.phase == Phase::Shooting { Gait::Sprint } else { Gait::Move };
    (gait, stride::allowance(table, figure, gait))
}

/// What a figure goes round where it wants no test.
pub fn room(table: &Table, figure: FigureId) -> Room<'_> {
    let perch = table[figure].state.on;
    let pieces = table.pieces().filter(move |(id, _)| Some(*id) != perch).map(|(_, it)| it.body());
    let foes = table.foes(table[figure].seat).map(|it| table.base(it).body());
    Room::new(TABLE, pieces.chain(foes))
}

/// Where a figure comes to that goes toward a place: by climbing where it is on top of something, or on the ground.
pub fn go(table: &Table, figure: FigureId, to: Point) -> Verdict {
    let (gait, _) = next_move(table, figure);
    let begun = table.trip.as_ref().is_some_and(|it| it.figure == figure);
    if let Err(illegal) = stride::may_move(table, figure, gait)
        && !begun
    {
        return Verdict { rule: Some(illegal.rule), ..Verdict::default() };
    }
    match ground::perch_at(table, figure, to) {
        Some(piece) => climb(table, figure, piece, to),
        None => walk(table, figure, to),
    }
}

/// ex.kh.2, ex.kh.3, ex.kh.11: where a figure comes to that goes toward a place on top of a piece: there, or as near to
/// it as its base has room and the climb reaches; or toward the piece, where it may not climb it.
fn climb(table: &Table, figure: FigureId, piece: PieceId, to: Point) -> Verdict {
    let (gait, most) = next_move(table, figure);
    let Some(top) = ground::top(table, figure, piece) else { return walk(table, figure, to) };
    let may = |at: Point| stride::may_climb(table, figure, gait, piece, at);
    let wished = top.nearest(to);
    let over = Path::straight(top.nearest(table[figure].state.at), wished);
    let at = over.back_to(over.whole(), |it| may(it.end()).is_ok()).end();
    let refused = may(wished).err();
    let shown = proof::of_climb(table, figure, piece, refused);
    if may(at).is_err() {
        let rule = refused.map(|it| it.rule);
        return Verdict { rule, proof: shown, ..walk(table, figure, to) };
    }
    Verdict {
        legal: refused.is_none(),
        rule: refused.map(|it| it.rule),
        proof: shown,
        stop: (at != to).then_some(at),
        walk: Some(Walk::climbing(table, figure, piece, at, most)),
        climb: Some(piece),
        ahead: None,
    }
}

/// Where a figure comes to that walks toward a place: straight, or round what must be tested, or over it where there is
/// no way round; or as far as it may.
fn walk(table: &Table, figure: FigureId, to: Point) -> Verdict {
    let (_, most) = next_move(table, figure);
    let way = |path: &Path| ground::way(table, figure, &path.points()[1..], most);
    let fine = |way: &Way| Verdict {
        legal: true,
        walk: Some(Walk::of(table, figure, way, most)),
        ..Verdict::default()
    };
    let straight = ground::way(table, figure, &[to], most);
    if let Ok(way) = straight.as_ref()
        && way.obstacles.is_empty()
    {
        return fine(way);
    }
    let room = room(table, figure);
    let routes = Routes::from(&room, table.base(figure), most);
    if let Some(way) = routes.to(to).and_then(|path| way(&path).ok()) {
        return fine(&way);
    }
    let illegal = match straight {
        Ok(way) => return fine(&way),
        Err(illegal) => illegal,
    };
    let toward = routes.towards(to);
    let open = toward.as_ref().map(|path| path.back_to(path.whole(), |it| way(it).is_ok()));
    let open = open.filter(|it| it.end() != it.start()).and_then(|path| way(&path).ok());
    // ex.mv.9: of a place too far away, what is in the way nearer by says more.
    let nearer = toward.as_ref().filter(|_| illegal.rule.id() == "ex.mv.9");
    let nearer = nearer.and_then(|path| Some((&path.points()[1..], way(path).err()?)));
    let there = [to];
    let (points, illegal) = nearer.unwrap_or((&there, illegal));
    Verdict {
        legal: false,
        rule: Some(illegal.rule),
        proof: proof::of_move(table, figure, points, illegal.rule),
        stop: open.as_ref().map(|it| it.path.end()),
        walk: open.map(|it| Walk::of(table, figure, &it, most)),
        ..Verdict::default()
    }
}
