//! Morale (sotas.morale): tests, flight, half strength.

use arrayvec::ArrayVec;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Illegal};
use reglette_geometry::{Body, Edge, Length, Path, Point, Room, Segment, candidates};

use crate::choice::Choice;
use crate::data::terrain::{Cover, View};
use crate::doing::{Doing, ask_on};
use crate::effect::{Dread, Effect};
use crate::event::{Deed, Event, What};
use crate::figure::Whereabouts;
use crate::ids::{FigureId, Figures, PieceId, SideId};
use crate::marks::Mark;
use crate::options::{ClimberMorale, FleeAvoid};
use crate::quality::{Cause, test};
use crate::removal::{self, Death};
use crate::stride::Coming;
use crate::strike::Leaving;
use crate::table::Table;
use crate::terrain::Piece;
use crate::traits::Trait;
use crate::{disengage, flight, ground, heights, leaving, stride};

/// The rule a figure tests by.
fn rule(dread: Dread) -> &'static str {
    match dread {
        Dread::Charge(_) => "sotas.morale.15",
        Dread::Fire => "sotas.fear-of-fire.1",
        Dread::Gruesome => "sotas.morale.14",
        Dread::Leader => "sotas.morale.16",
        Dread::Half => "sotas.morale.17",
    }
}

/// The test of a figure that must take one (sotas.artificial.3, sotas.artificial.4).
pub fn begins(
    table: &mut Table,
    figure: FigureId,
    dread: Dread,
    cx: &mut Cx<'_, Event>,
) -> Option<Doing> {
    let brave = match dread {
        Dread::Charge(_) | Dread::Gruesome => table.has(figure, Trait::Artificial),
        Dread::Fire | Dread::Leader | Dread::Half => false,
    };
    if brave || !table[figure].is_on_table() {
        return None;
    }
    cx.emit(|| Event::cite(rule(dread), What::Dreads { figure, dread }));
    Some(test(figure, Cause::Morale, 3))
}

/// Table 7.10: what failures lead to (sotas.morale.5, sotas.morale.12).
pub fn tested(
    table: &mut Table,
    figure: FigureId,
    dread: Dread,
    failures: u8,
    cx: &mut Cx<'_, Event>,
) {
    if failures == 0 {
        // sotas.morale.2, sotas.terror.5
        if let Dread::Charge(by) = dread {
            table[figure].state.fearless.insert(by);
        }
        return;
    }
    let it = &table[figure];
    let down = it.is_down();
    let touched = table.opponents(figure).next().is_some();
    let dies = [
        (table.has(figure, Trait::Undead), "sotas.undead.4"),
        (it.is_immobilised(), "sotas.immobilised.5"),
        (down && touched, "sotas.morale.10"),
    ];
    if let Some((_, rule)) = dies.into_iter().find(|(dies, _)| *dies) {
        removal::kill(table, figure, Death::Plain, None, rule, cx);
        return;
    }
    if failures >= 3 {
        removal::flee(table, figure, "sotas.morale.6", cx);
        return;
    }
    if it.is(Mark::Unconscious) {
        // it can neither stand nor flee.
        return;
    }
    let mut moves = failures;
    if falls_for_fear(table, figure) {
        // sotas.climbing.8
        crate::falling::let_go(table, figure);
    } else if down {
        // sotas.morale.9
        stand_up(table, figure);
        cx.emit(|| Event::cite("sotas.morale.9", What::Did { figure, what: Deed::Stood }));
        moves -= 1;
    }
    if moves > 0 {
        let left = Figures::default();
        table.queue.push(Effect::Flee { figure, moves, broke: false, left });
    }
}

/// sotas.climbing.8, R-123: whether failed Morale makes a figure fall off what it climbs.
fn falls_for_fear(table: &Table, figure: FigureId) -> bool {
    match table.book.options.climber_morale {
        ClimberMorale::Flees => table.is_climbing(figure),
        ClimberMorale::Falls => table[figure].is(Mark::Climbing),
    }
}

/// sotas.climbing.8, sotas.morale.9: whoever flees is on its feet, however far it fell before.
fn stand_up(table: &mut Table, figure: FigureId) {
    table[figure].mark(Mark::Down, false);
    table[figure].mark(Mark::FarFall, false);
}

/// What a flight needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flight {
    /// D-19: where to?
    Choose(Effect),
    /// Nothing more.
    Goes,
}

/// A figure is about to flee: whoever it leaves strikes first (sotas.morale.11).
pub fn fleeing(table: &mut Table, effect: Effect, cx: &mut Cx<'_, Event>) -> Flight {
    let Effect::Flee { figure, moves, broke, .. } = effect else {
        unreachable!("{effect:?} is no flight")
    };
    if !table[figure].is_on_table() {
        return Flight::Goes;
    }
    if !broke {
        stand_up(table, figure);
        disengage::strike_leaver(table, figure, Leaving::Flight);
        let left = table.touching(figure).collect();
        table.queue.push(Effect::Flee { figure, moves, broke: true, left });
        return Flight::Goes;
    }
    if may_choose(table, figure) {
        return Flight::Choose(effect);
    }
    flee(table, effect, Choice::FleeToEdge, cx);
    Flight::Goes
}

fn fugitive(effect: Effect) -> FigureId {
    match effect {
        Effect::Flee { figure, .. } => figure,
        _ => unreachable!("{effect:?} is no flight"),
    }
}

pub fn ask(table: &Table, effect: Effect) -> Ask {
    ask_on(table.seat(fugitive(effect)), "sotas.morale.3", "refuge")
}

/// Whether somebody flees and may choose where to.
pub fn waits(table: &Table, effect: Effect) -> bool {
    let Effect::Flee { figure, broke: true, .. } = effect else { return false };
    table[figure].is_on_table() && may_choose(table, figure)
}

/// sotas.morale.3, R-124: whether there is a refuge, or more than one nearest edge.
fn may_choose(table: &Table, figure: FigureId) -> bool {
    refuge(table, figure).is_some() || nearest_edges(table, figure).len() > 1
}

/// sotas.morale.3: the table edge, or the nearest refuge; R-124: of several edges, any.
pub fn options(table: &Table, effect: Effect, out: &mut Vec<Choice>) {
    let figure = fugitive(effect);
    match nearest_edges(table, figure)[..] {
        [_] => out.push(Choice::FleeToEdge),
        ref edges => out.extend(edges.iter().map(|&edge| Choice::FleeToward(edge))),
    }
    out.extend(refuge(table, figure).map(Choice::FleeTo));
}

pub fn may(table: &Table, effect: Effect, choice: Choice) -> Result<(), Illegal> {
    match choice {
        Choice::FleeToEdge => {
            require(nearest_edges(table, fugitive(effect)).len() == 1, "sotas.morale.3")
        }
        Choice::FleeToward(edge) => {
            let edges = nearest_edges(table, fugitive(effect));
            require(edges.len() > 1 && edges.contains(&edge), "sotas.morale.3")
        }
        Choice::FleeTo(piece) => {
            let held = piece.index() < table.terrain.pieces.len()
                && is_refuge(table, piece)
                && is_held(table, fugitive(effect), piece);
            require(!held, "sotas.morale.4")?;
            require(refuge(table, fugitive(effect)) == Some(piece), "sotas.morale.3")
        }
        _ => Err(Illegal::by("sotas.morale.3")),
    }
}

/// the nearest piece that can give cover and that no enemy holds.
fn refuge(table: &Table, figure: FigureId) -> Option<PieceId> {
    let base = table.base(figure);
    let ids = table.terrain().map(|(id, _, _)| id);
    let open = ids.filter(|&id| is_refuge(table, id) && !is_held(table, figure, id));
    open.min_by_key(|&id| table.piece(id).body().gap(base))
}

fn is_refuge(table: &Table, piece: PieceId) -> bool {
    let kind = &table.piece(piece).kind;
    let hides = kind.sight != View::Clear;
    !table.pieces[piece.index()].gone
        && kind.zone.is_none()
        && kind.door.is_none()
        && (hides || kind.cover != Cover::None)
}

/// sotas.morale.4, R-36: an enemy touches it or stands in it.
fn is_held(table: &Table, figure: FigureId, piece: PieceId) -> bool {
    let body = table.piece(piece).body();
    table.enemies(figure).any(|it| body.is_within(crate::measure::CONTACT, table.base(it)))
}

/// One fleeing move (sotas.morale.19, R-36), of as many as there are failures, also for the Slow
/// (sotas.slow.2).
pub fn flee(table: &mut Table, effect: Effect, choice: Choice, cx: &mut Cx<'_, Event>) {
    let Effect::Flee { figure, moves, left, .. } = effect else {
        unreachable!("{effect:?} is no flight")
    };
    let from = table[figure].state.at;
    let Run { to, refuge: piece, off } = run(table, figure, choice);
    if is_cornered(table, figure, left, from, to) {
        removal::kill(table, figure, Death::Plain, None, "sotas.morale.8", cx);
        return;
    }
    let flies = flight::flies(table, figure);
    let lower = if to == from && !flies { climbs_down(table, figure, piece) } else { None };
    cx.emit(|| {
        let stays = to == from && lower.is_none() && !off;
        let stuck = What::Did { figure, what: Deed::CannotFlee };
        Event::cite("sotas.morale.3", if stays { stuck } else { What::Fled { figure, from, to } })
    });
    if off {
        removal::flee(table, figure, "sotas.morale.7", cx);
        return;
    }
    if lower.is_some() {
        let what = Deed::ClimbedDown;
        cx.emit(|| Event::cite("sotas.climbing.9", What::Did { figure, what }));
    }
    let (z, drop) = match lower {
        Some(z) => (z, Length::ZERO),
        None if flies => (heights::landing_height(table, to), Length::ZERO),
        None => heights::level(table, figure, to),
    };
    stride::arrive(table, figure, (to, z + drop), Coming::Moving, cx);
    if !flies {
        crate::special::radiation::walks(table, figure, from);
    }
    if drop > Length::ZERO {
        table.queue.push(Effect::Fall { figure, height: drop });
    }
    if moves > 1 {
        table.queue.push(Effect::Flee { figure, moves: moves - 1, broke: true, left });
    }
}

/// A fleeing move (sotas.morale.19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Where it ends.
    pub to: Point,
    /// What it leads to, unless it is an edge.
    pub refuge: Option<PieceId>,
    /// Whether it leads off the table.
    pub off: bool,
}

/// sotas.morale.3: where a fleeing move leads.
pub fn run(table: &Table, figure: FigureId, choice: Choice) -> Run {
    let (goal, refuge) = match choice {
        Choice::FleeTo(piece) => (into(table, figure, piece), Some(piece)),
        Choice::FleeToward(edge) => (leaving::exit_point(table, figure, edge), None),
        _ => (leaving::exit_point(table, figure, nearest_edges(table, figure)[0]), None),
    };
    let to = end_of_run(table, figure, goal, refuge);
    let (bounds, radius) = (table.terrain.bounds, table.profile(figure).radius);
    let over = |edge: Edge| bounds.distance_to(edge, to) <= radius + Length(2);
    Run { to, refuge, off: refuge.is_none() && Edge::ALL.into_iter().any(over) }
}

/// The nearest table edge, or those that are equally near.
fn nearest_edges(table: &Table, figure: FigureId) -> ArrayVec<Edge, 4> {
    let (at, bounds) = (table[figure].state.at, table.terrain.bounds);
    let far = |edge: Edge| bounds.distance_to(edge, at);
    let least = Edge::ALL.into_iter().map(far).min();
    Edge::ALL.into_iter().filter(|&edge| Some(far(edge)) == least).collect()
}

/// A point to run to: the middle of what can be entered, the nearest side of what cannot.
fn into(table: &Table, figure: FigureId, piece: PieceId) -> Point {
    let it = table.piece(piece);
    let base = table.base(figure);
    let state = table.pieces[piece.index()];
    if ground::is_wall(table, figure, table[figure].state.z, it, state) {
        return base.body().nearest(it.body()).to;
    }
    it.middle()
}

/// In how many parts a run is looked at.
const PARTS: i32 = 16;

/// Where a run may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Also over the edge, which whoever runs to it leaves by.
    Anywhere,
    /// With the whole base on the table, when it leads to a refuge.
    OnTable,
}

/// Where a straight run ends: at its length, at whatever cannot be crossed, in the refuge.
fn end_of_run(table: &Table, figure: FigureId, goal: Point, piece: Option<PieceId>) -> Point {
    let from = table[figure].state.at;
    let end = if piece.is_some() { End::OnTable } else { End::Anywhere };
    let stop = stop(table, figure, goal, end);
    let own = ground::speed(table, figure);
    let (z, drop) = heights::level(table, figure, stop);
    let descent = heights::descent(table, figure, z + drop);
    let mut spots: Vec<Point> = (0..=PARTS).map(|n| stride::along(from, stop, n, PARTS)).collect();
    for speed in [own, own.slower()] {
        let far = ground::most(table, figure, speed) - descent;
        if far > Length::ZERO && !from.is_within(far, stop) {
            spots.push(from.towards(stop, far));
        }
    }
    candidates::sort_by_nearness(&mut spots, from);
    spots.retain(|&at| may_end(table, figure, at, end));
    let safe = |at: &&Point| {
        piece.is_some_and(|it| **at != from && is_sheltered(table, figure, **at, table.piece(it)))
    };
    spots.iter().find(safe).or(spots.last()).copied().unwrap_or(from)
}

/// How far a run could lead: a flyer passes over everything on the table (sotas.flight.5), others stop at walls and at
/// enemies on their level.
fn stop(table: &Table, figure: FigureId, goal: Point, end: End) -> Point {
    let base = table.base(figure);
    let bounds = match end {
        End::Anywhere => table.terrain.bounds.grown(Length::cm(100)),
        End::OnTable => table.terrain.bounds,
    };
    let far = ground::reach(table, figure);
    let most = if base.centre.is_within(far, goal) { goal } else { base.centre.towards(goal, far) };
    let path = Path::straight(base.centre, most);
    let walks = !flight::flies(table, figure);
    let barriers = ground::in_the_way(table, figure, &path).filter(|_| walks);
    let room = Room::new(bounds, barriers.map(|it| table.body(it)));
    room.walk(base.radius, &path).path.end()
}

/// sotas.morale.19, sotas.movement.13: whether a run may end here, off the table, or where the figure has
/// room; ground that slows it counts only if it is on the way, and what a Climber comes down off a wall is a part of
/// it (sotas.terrain.8, R-123). A pit is not run into, an enemy neither.
fn may_end(table: &Table, figure: FigureId, at: Point, end: End) -> bool {
    let base = table.base(figure);
    let z = heights::landing_height(table, at);
    if table.enemies(figure).any(|it| table.would_touch(base.at(at), z, it)) {
        return false;
    }
    let off = !table.terrain.bounds.holds(base.at(at));
    if off && end == End::OnTable {
        return false;
    }
    if flight::flies(table, figure) {
        let z = heights::landing_height(table, at);
        return off || ground::may_stand(table, figure, at, z).is_ok();
    }
    let (path, speed) = (Path::straight(base.centre, at), ground::speed(table, figure));
    let slowed = ground::slowed(table, figure, &path).is_some();
    let speed = if slowed { speed.slower() } else { speed };
    let (z, drop) = heights::level(table, figure, at);
    let descent = heights::descent(table, figure, z + drop);
    let falls = drop > Length::ZERO;
    let stands = || match falls {
        true => z >= Length::ZERO,
        false => ground::may_stand(table, figure, at, z).is_ok(),
    };
    descent <= table.book.sticks().reach(speed)
        && base.centre.is_within(ground::most(table, figure, speed) - descent, at)
        && ground::may_pass(table, figure, &path).is_ok()
        && (off || stands())
}

/// sotas.climbing.9, sotas.morale.19, R-123: how high a Climber is who ran nowhere because its wall is too high for one
/// move: it comes down as far as that leads, unless the wall is its refuge or an enemy waits there.
fn climbs_down(table: &Table, figure: FigureId, refuge: Option<PieceId>) -> Option<Length> {
    let (base, z) = (table.base(figure), table[figure].state.z);
    let reach = table.book.sticks().reach(ground::speed(table, figure));
    let high = heights::descent(table, figure, heights::ground_height(table, base.centre)) > reach;
    let there = |it: PieceId| table.piece(it).body().is_within(crate::measure::CONTACT, base);
    let met = || table.enemies(figure).any(|it| table.would_touch(base, z - reach, it));
    (high && !refuge.is_some_and(there) && !met()).then(|| z - reach)
}

/// inside the refuge, or covered by it from at least one enemy.
fn is_sheltered(table: &Table, figure: FigureId, at: Point, piece: &Piece) -> bool {
    if piece.covers(at) {
        return true;
    }
    let base = table.base(figure).at(at);
    table.enemies(figure).any(|it| {
        let eye = table[it].state.at;
        !reglette_geometry::sight::of_disc(eye, base, [piece.body()]).is_clear()
    })
}

/// sotas.morale.8, R-35: a flyer must keep clear of active enemies but those whose melee it has left.
pub fn is_cornered(table: &Table, figure: FigureId, left: Figures, from: Point, to: Point) -> bool {
    let bound = match table.book.options.flee_avoid {
        FleeAvoid::Flyers => table.has(figure, Trait::Flying),
        FleeAvoid::All => true,
    };
    let radius = table.profile(figure).radius;
    let way = Body::line(Segment::new(from, to));
    let near = |it: FigureId| way.is_within(radius + table.book.sticks().short(), table.base(it));
    bound && table.enemies(figure).any(|it| table.is_active(it) && !left.contains(it) && near(it))
}

/// sotas.morale.17, sotas.morale.18, R-86: the first time no more than half are left.
pub fn half(table: &mut Table, side: SideId) {
    let escaped = table
        .figures
        .iter()
        .filter(|it| it.side == side && it.state.whereabouts == Whereabouts::Escaped)
        .count();
    let left = table.left(side) + u8::try_from(escaped).expect("at most 64 figures");
    let it = &mut table.sides[side.index()];
    if it.halved || left > it.began / 2 || it.began / 2 == 0 {
        return;
    }
    it.halved = true;
    let band: Vec<FigureId> = table.present().filter(|&it| table.side(it) == side).collect();
    for figure in band {
        removal::dread(table, figure, Dread::Half);
    }
}
