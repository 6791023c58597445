//! Terrain that the players place in turn (sotas.setup.4, sotas.multi.1).

use std::sync::Arc;

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};
use reglette_geometry::{Decimal, Length, Point, Segment, Unit};

use crate::choice::Choice;
use crate::data::scenarios::{self, Free, Role, length};
use crate::data::terrain::Ground;
use crate::event::{Event, What};
use crate::ids::PieceId;
use crate::table::Table;
use crate::terrain::Terrain;

/// Whose piece comes first: the defender's.
pub fn first_seat(table: &Table) -> Seat {
    let defends = |&it: &crate::ids::SideId| table.book.side(it).role == Role::Defender;
    table.book.all_sides().find(defends).map_or(Seat(0), |side| table.seat_of(side))
}

/// sotas.setup.4: players take turns; with more than two the defender places alone.
pub fn next_seat(table: &Table, seat: Seat) -> Seat {
    if table.book.players > 2 { seat } else { seat.left(1, table.book.players) }
}

fn free(table: &Table) -> &Free {
    table.book.scenario.free.as_ref().expect("the players place the terrain")
}

/// What a piece of the pool is.
pub fn kind(table: &Table, piece: u8) -> Option<&str> {
    let pool = &table.book.scenario.free.as_ref()?.pieces;
    pool.get(usize::from(piece)).map(|it| it.kind.as_str())
}

/// Whether a piece of the pool lies on the table.
pub fn is_used(table: &Table, piece: u8) -> bool {
    table.terrain.named(&format!("loose-{piece}")).is_some()
}

/// Whether no more pieces may be placed.
pub fn is_full(table: &Table) -> bool {
    let free = free(table);
    table.terrain.pieces.len() >= usize::from(free.most).min(free.pieces.len())
}

/// How many pieces must still be placed, and how many may.
pub fn to_come(table: &Table) -> [u8; 2] {
    let free = free(table);
    let placed = u8::try_from(table.terrain.pieces.len()).unwrap_or(u8::MAX);
    let most = u8::try_from(free.pieces.len()).map_or(free.most, |all| free.most.min(all));
    [free.least.saturating_sub(placed), most.saturating_sub(placed)]
}

/// The fewest pieces must be on the table first, or as many as fit there.
pub fn may_stop(table: &Table) -> Result<(), Illegal> {
    let enough = table.terrain.pieces.len() >= usize::from(free(table).least);
    require(
        enough || left(table).all(|it| places(table, it, FINE).next().is_none()),
        "sotas.setup.4",
    )
}

/// sotas.setup.4, sotas.scenario.16: whether a piece may be placed here: on the table, apart from the others, and nothing that
/// blocks along an edge where somebody may deploy.
pub fn may_place(table: &Table, piece: u8, at: Point) -> Result<(), Illegal> {
    let rule = "sotas.setup.4";
    let sticks = table.book.sticks();
    require(!is_full(table) && !is_used(table, piece), rule)?;
    let written = written(table, piece, at).ok_or_else(|| Illegal::by(rule))?;
    let alone = alone(table, written).ok_or_else(|| Illegal::by(rule))?;
    let body = alone.pieces[0].body();
    let (bounds, around) = (table.terrain.bounds, body.bounds());
    require(bounds.contains(around.min) && bounds.contains(around.max), rule)?;
    require(crowding(table, piece, at).is_none(), rule)?;
    let inner = bounds.grown(-sticks.short());
    let clear = inner.contains(around.min) && inner.contains(around.max);
    require(clear || alone.pieces[0].kind.ground != Ground::Blocked, rule)
}

/// The piece nearest to where another one would lie too near to it, and the way between them.
pub fn crowding(table: &Table, piece: u8, at: Point) -> Option<(PieceId, Segment)> {
    let alone = alone(table, written(table, piece, at)?)?;
    let body = alone.pieces[0].body();
    let gap = length(free(table).gap, table.book.sticks());
    let near = table.terrain.iter().filter(|(_, it)| it.body().is_closer_than(gap, body));
    let (id, it) = near.min_by_key(|(_, it)| body.gap(it.body()))?;
    Some((id, body.nearest(it.body())))
}

fn alone(table: &Table, written: scenarios::Piece) -> Option<Terrain> {
    let book = &table.book;
    Terrain::new(&book.content, table.terrain.bounds, &[written], &book.sides).ok()
}

/// A loose piece as it would be written on the table. Files are written at 28 mm scale.
fn written(table: &Table, piece: u8, at: Point) -> Option<scenarios::Piece> {
    let loose = free(table).pieces.get(usize::from(piece))?;
    let full = |n: i32| Unit::Millimetre.write(unscaled(table, Length(n)));
    let (x, y) = (full(at.x), full(at.y));
    let (rect, circle): (Option<[Decimal; 4]>, Option<[Decimal; 3]>) = match loose.size[..] {
        [radius] => (None, Some([x, y, radius])),
        [width, depth] => (Some([x, y, width, depth]), None),
        _ => return None,
    };
    Some(scenarios::Piece {
        kind: loose.kind.clone(),
        id: Some(format!("loose-{piece}")),
        rect,
        circle,
        turned: None,
        polygon: None,
        height: None,
        solid: false,
        state: None,
        owner: None,
        inside: None,
        up: None,
        to: None,
        score: None,
        en: None,
        fr: None,
    })
}

fn unscaled(table: &Table, at: Length) -> Length {
    let one = Length(300_000);
    let scaled = table.book.sticks().scaled(one);
    Length(i32::try_from(i64::from(at.0) * i64::from(one.0) / i64::from(scaled.0)).unwrap_or(at.0))
}

/// Pieces of the pool that do not lie on the table.
fn left(table: &Table) -> impl Iterator<Item = u8> {
    let many = u8::try_from(free(table).pieces.len()).unwrap_or(u8::MAX);
    (0..many).filter(|&it| !is_used(table, it))
}

/// In how many columns and rows places are looked for: a few examples, or all that must be found.
const COARSE: i32 = 5;
const FINE: i32 = 25;

/// Places for a loose piece, in so many columns and rows: among the fine ones are the coarse.
fn places(table: &Table, piece: u8, parts: i32) -> impl Iterator<Item = Point> {
    let bounds = table.terrain.bounds;
    let part = move |whole: i32, n: i32| whole * (2 * n + 1) / (2 * parts);
    let spots = (0..parts * parts)
        .map(move |n| Point { x: part(bounds.max.x, n % parts), y: part(bounds.max.y, n / parts) });
    spots.filter(move |&at| may_place(table, piece, at).is_ok())
}

/// Examples of places for the next loose pieces.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let place = |piece: u8, at: Point| Choice::Place { piece, at };
    for piece in left(table).take(3) {
        out.extend(places(table, piece, COARSE).map(|at| place(piece, at)));
    }
    if out.is_empty() {
        // No room for the next ones: any other piece, finer.
        let fits = |piece: u8| places(table, piece, FINE).next().map(|at| place(piece, at));
        out.extend(left(table).find_map(fits));
    }
    if may_stop(table).is_ok() {
        out.insert(0, Choice::Stop);
    }
}

/// Places a piece.
pub fn place(table: &mut Table, seat: Seat, piece: u8, at: Point, cx: &mut Cx<'_, Event>) {
    let written = written(table, piece, at).expect("a loose piece of the pool");
    let kind = written.kind.clone();
    let mut list: Vec<scenarios::Piece> =
        table.terrain.pieces.iter().map(|it| it.written.clone()).collect();
    list.push(written);
    let book = &table.book;
    let terrain = Terrain::new(&book.content, table.terrain.bounds, &list, &book.sides);
    table.terrain = Arc::new(terrain.expect("each piece was checked"));
    table.pieces = table.terrain.states();
    cx.emit(|| Event::cite("sotas.setup.4", What::Placed { seat, kind, at }));
}
