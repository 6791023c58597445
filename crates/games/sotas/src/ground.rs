//! Where a figure may go (sotas.movement): lengths, difficult ground, obstacles, levels.

use reglette_engine::Illegal;
use reglette_engine::rule::require;
use reglette_geometry::{Body, Length, Path, Point, Segment, Vector};

use crate::data::terrain::{Ground, Level, Zone};
use crate::heights;
use crate::ids::{FigureId, PieceId, Thing};
use crate::measure::Speed;
use crate::special::size;
use crate::table::Table;
use crate::terrain::{Piece, PieceState};
use crate::traits::Trait;

/// A move that the ground allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where it ends.
    pub to: Point,
    /// How high.
    pub z: Length,
    /// What it costs.
    pub actions: u8,
    /// The longest it could be.
    pub most: Length,
    /// What slows it.
    pub slowed: Option<PieceId>,
    /// How far the figure drops at its end.
    pub drop: Length,
}

/// What a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// On the ground.
    Walk,
    /// sotas.flight.5: in the air, with another move to come.
    Fly,
    /// sotas.flight.4: in the air, landing at the end.
    Land,
}

/// sotas.movement.1, sotas.movement.2, sotas.short-move.1, sotas.long-move.1, sotas.gravity: the speed of a figure where it stands.
pub fn speed(table: &Table, figure: FigureId) -> Speed {
    let own = if table.has(figure, Trait::LongMove) {
        Speed::Long
    } else if table.has(figure, Trait::ShortMove) {
        Speed::Short { actions: 1 }
    } else {
        Speed::Medium
    };
    match gravity(table, figure) {
        0 => own,
        1.. => own.slower(),
        _ => own.faster(),
    }
}

/// the gravity where a figure stands: −1 low, 0 normal, +1 high.
fn gravity(table: &Table, figure: FigureId) -> i8 {
    let base = table.base(figure);
    let pull = |piece: &Piece, state: PieceState| match piece.zone(state) {
        Some(Zone::LowGravity) => -1,
        Some(Zone::HighGravity) => 1,
        Some(Zone::RandomGravity) => state.gravity,
        _ => 0,
    };
    let pulls = table.terrain().filter_map(|(_, piece, state)| {
        let pull = pull(piece, state);
        (pull != 0 && piece.is_under(base)).then_some(pull)
    });
    pulls.sum::<i8>().clamp(-1, 1)
}

/// sotas.movement.6, sotas.movement.7: the longest way of the centre of a base at a speed.
pub fn most(table: &Table, figure: FigureId, speed: Speed) -> Length {
    table.book.sticks().reach(speed) + table.profile(figure).radius * 2
}

/// The longest a figure can move here on open ground.
pub fn reach(table: &Table, figure: FigureId) -> Length {
    most(table, figure, speed(table, figure))
}

/// Whether a straight move to a point is possible, and what it costs. Whoever flies passes over
/// everything and lands at the end (sotas.flying.1, sotas.flying.2).
pub fn way(table: &Table, figure: FigureId, to: Point, gait: Gait) -> Result<Way, Illegal> {
    let base = table.base(figure);
    require(table.terrain.bounds.holds(base.at(to)), "sotas.movement.5")?;
    let own = speed(table, figure);
    let far = most(table, figure, own);
    require(base.centre.is_within(far, to), "sotas.movement.6")?;
    let path = Path::straight(base.centre, to);
    if gait != Gait::Walk {
        if gait == Gait::Land {
            may_stand(table, figure, to, heights::landing_height(table, to))?;
        }
        let z = heights::landing_height(table, to);
        return Ok(Way {
            to,
            z,
            actions: own.actions(),
            most: far,
            slowed: None,
            drop: Length::ZERO,
        });
    }
    may_pass(table, figure, &path)?;
    let (z, drop) = heights::level(table, figure, to);
    may_stand(table, figure, to, z)?;
    let slowed = slowed(table, figure, &path);
    let speed = if slowed.is_some() { own.slower() } else { own };
    let most = most(table, figure, speed);
    require(base.centre.is_within(most, to), "sotas.movement.13")?;
    // sotas.climbing.16: down a wall only the stick counts.
    let descent = heights::descent(table, figure, z + drop);
    require(descent <= table.book.sticks().reach(speed), "sotas.terrain.8")?;
    let most = most - descent;
    require(base.centre.is_within(most, to), "sotas.terrain.8")?;
    Ok(Way { to, z, actions: speed.actions(), most, slowed, drop })
}

/// sotas.movement.12: neither enemies nor impassable terrain are crossed.
pub fn may_pass(table: &Table, figure: FigureId, path: &Path) -> Result<(), Illegal> {
    require(crossed(table, figure, path).next().is_none(), "sotas.movement.12")
}

/// What bars a way: enemies and impassable terrain; allies do not (sotas.movement.9).
pub fn crossed<'a>(
    table: &'a Table,
    figure: FigureId,
    path: &'a Path,
) -> impl Iterator<Item = Thing> + 'a {
    let pits = table
        .terrain()
        .filter(move |(_, it, _)| it.is(Level::Hole) && bars(table, figure, path, it));
    in_the_way(table, figure, path).chain(pits.map(|(id, _, _)| Thing::Piece(id)))
}

/// Enemies and walls on a way, as high as the figure is where it meets them.
pub fn in_the_way<'a>(
    table: &'a Table,
    figure: FigureId,
    path: &'a Path,
) -> impl Iterator<Item = Thing> + 'a {
    let radius = table.base(figure).radius;
    let meets = move |body: Body<'_>| !path.is_clear(radius, [body]);
    let enemies = table.enemies(figure).filter(move |&it| {
        let body = table.base(it).body();
        meets(body) && {
            let (at, z) = beside(table, figure, path, body);
            heights::shares_level(table, at, z, it)
        }
    });
    let walls = table.terrain().filter(move |&(_, piece, state)| {
        is_wall(table, figure, LOWEST, piece, state) && meets(piece.body()) && {
            let (_, z) = beside(table, figure, path, piece.body());
            let stands_on = piece.covers(path.start()) && piece.is_below(table[figure].state.z);
            !stands_on && is_wall(table, figure, z, piece, state)
        }
    });
    enemies.map(Thing::Figure).chain(walls.map(|(id, _, _)| Thing::Piece(id)))
}

/// Everything is in the way of who is as low.
const LOWEST: Length = Length(i32::MIN);

/// Where a way on foot comes nearest to a body, and how high the figure is there, before it falls.
fn beside(table: &Table, figure: FigureId, path: &Path, body: Body<'_>) -> (Point, Length) {
    let at = Body::line(Segment::new(path.start(), path.end())).nearest(body).from;
    let (z, drop) = heights::level(table, figure, at);
    (at, z + drop)
}

/// sotas.movement.12: nobody walks across a pit, save on a bridge, nor out of it; whoever steps into it
/// falls.
fn bars(table: &Table, figure: FigureId, path: &Path, pit: &Piece) -> bool {
    if pit.covers(path.end()) {
        return false;
    }
    let below = table[figure].state.z < Length::ZERO && pit.covers(path.start());
    let crosses = || !path.inside([pit.body()]).crossings.is_empty();
    let bridge = |it: &Piece| it.is(Level::Platform);
    below || crosses() && !is_carried(table, figure, path, Length::ZERO, pit, bridge)
}

/// Whether a piece stops a figure that walks at a height.
pub fn is_wall(
    table: &Table,
    figure: FigureId,
    z: Length,
    piece: &Piece,
    state: PieceState,
) -> bool {
    // One walks round a pit, or falls into it.
    let pit = piece.kind.height < Length::ZERO;
    if pit || piece.is_below(z) || passes_window(table, figure, piece) {
        return false;
    }
    if piece.kind.level == Some(Level::Platform) {
        return piece.written.solid && !is_on_stairs_to(table, figure, piece);
    }
    piece.ground(state) == Ground::Blocked
}

/// sotas.terrain.10: Climbers that are not Large pass a window, as difficult ground.
fn passes_window(table: &Table, figure: FigureId, piece: &Piece) -> bool {
    piece.kind.window
        && table.has(figure, Trait::Climber)
        && size::of(table, figure) == size::Size::Normal
}

/// Stairs lead onto a platform that is closed below.
fn is_on_stairs_to(table: &Table, figure: FigureId, platform: &Piece) -> bool {
    let at = table[figure].state.at;
    let near = |stairs: &Piece| {
        stairs.kind.level == Some(Level::Stairs)
            && stairs.leads_to.is_some_and(|to| std::ptr::eq(table.piece(to), platform))
            && (stairs.covers(at) || stairs.is_under(table.base(figure)))
    };
    table.terrain().any(|(_, piece, _)| near(piece))
}

/// sotas.movement.10: whether a base has room here: on no other base, on nothing impassable.
pub fn may_stand(table: &Table, figure: FigureId, at: Point, z: Length) -> Result<(), Illegal> {
    match taken(table, figure, at, z).next() {
        None => Ok(()),
        Some(Thing::Figure(other)) if !table.are_enemies(figure, other) => {
            Err(Illegal::by("sotas.movement.10"))
        }
        Some(_) => Err(Illegal::by("sotas.movement.12")),
    }
}

/// What a base would stand on that it may not stand on.
pub fn taken(
    table: &Table,
    figure: FigureId,
    at: Point,
    z: Length,
) -> impl Iterator<Item = Thing> + '_ {
    let base = table.base(figure).at(at);
    let others = table.present().filter(move |&it| {
        it != figure
            && base.body().overlaps(table.base(it))
            && heights::shares_level(table, at, z, it)
    });
    let bars = move |piece: &Piece, state: PieceState| {
        let above = piece.is_below(z);
        match piece.ground(state) {
            Ground::Open | Ground::Difficult => {
                piece.kind.level == Some(Level::Platform)
                    && piece.written.solid
                    && !above
                    && !heights::on_stairs(table, at)
            }
            Ground::Blocked => piece.kind.height >= Length::ZERO && !above,
            Ground::Cross => !above,
        }
    };
    let pieces = table
        .terrain()
        .filter(move |&(_, piece, state)| bars(piece, state) && base.body().overlaps(piece.body()));
    others.map(Thing::Figure).chain(pieces.map(|(id, _, _)| Thing::Piece(id)))
}

/// Whether a piece may slow a figure that walks through it at a height, wherever it goes.
pub fn slows(table: &Table, figure: FigureId, z: Length, piece: &Piece, state: PieceState) -> bool {
    // sotas.powered-armour.4
    if table.has(figure, Trait::PoweredArmour) {
        return false;
    }
    if passes_window(table, figure, piece) {
        return true;
    }
    let stairs = piece.kind.level == Some(Level::Stairs);
    let above = piece.is_below(z) && !stairs;
    let rough = matches!(piece.ground(state), Ground::Difficult | Ground::Cross);
    rough && !above && (stairs || is_rough_for(table, figure, piece))
}

/// sotas.movement.15, sotas.movement.16, sotas.forester.1, sotas.amphibian.1: not to whoever is at
/// home there; ladders are climbed.
fn is_rough_for(table: &Table, figure: FigureId, piece: &Piece) -> bool {
    let at_home = piece.kind.wood && table.has(figure, Trait::Forester)
        || piece.is_water() && table.has(figure, Trait::Amphibian);
    piece.kind.level != Some(Level::Ladder) && !at_home
}

/// sotas.movement.13, sotas.movement.18, sotas.woods.1: the first piece on the way that slows the figure;
/// whoever stays where it is crosses nothing.
pub fn slowed(table: &Table, figure: FigureId, path: &Path) -> Option<PieceId> {
    let radius = table.profile(figure).radius;
    let strip = Body::line(Segment::new(path.start(), path.end()));
    let bridge = |it: &Piece| it.kind.over_water;
    let found = table.terrain().find(|&(_, piece, state)| {
        slows(table, figure, LOWEST, piece, state)
            && strip.is_within(radius, piece.body())
            && slows(table, figure, beside(table, figure, path, piece.body()).1, piece, state)
            // sotas.stairs.1: only upwards.
            && (!piece.is(Level::Stairs) || rises(table, figure, piece, path.end()))
            && !(piece.is_water() && is_carried(table, figure, path, radius, piece, bridge))
    });
    found.filter(|_| path.start() != path.end()).map(|(id, _, _)| id)
}

/// sotas.terrain.15: whether all that a base passes over of a piece lies under what carries it: bridges that
/// the figure stands on, steps on or comes to by stairs.
fn is_carried(
    table: &Table,
    figure: FigureId,
    path: &Path,
    radius: Length,
    over: &Piece,
    carries: impl Fn(&Piece) -> bool,
) -> bool {
    let way = path.end() - path.start();
    let (ahead, left) = (way.with_length(radius), way.left().with_length(radius));
    let lines = [left, Vector::default(), -left]
        .map(|side| Path::straight(path.start() - ahead + side, path.end() + ahead + side));
    let (z, step) = (table[figure].state.z, table.book.sticks().step());
    let reached = |it: &Piece| it.kind.height - z < step || is_on_stairs_to(table, figure, it);
    let pieces = table.terrain().map(|(_, it, _)| it);
    let bridges = pieces.filter(|it| carries(it) && reached(it)).map(Piece::body);
    let bridges: Vec<Body<'_>> = bridges.collect();
    let all: Vec<Body<'_>> = bridges.iter().copied().chain([over.body()]).collect();
    let length = |line: &Path, of: &[Body<'_>]| line.inside(of.iter().copied()).length;
    // Each length is rounded up.
    let carried = |line: &Path| length(line, &all) <= length(line, &bridges) + Length(2);
    let crosses = |line: &Path| !line.inside([over.body()]).crossings.is_empty();
    lines.iter().any(crosses) && lines.iter().all(carried)
}

/// Whether a way over stairs ends higher than it began.
fn rises(table: &Table, figure: FigureId, stairs: &Piece, end: Point) -> bool {
    let z = table[figure].state.z;
    let top = stairs.leads_to.map(|to| table.piece(to));
    stairs.covers(end) && z < stairs.top()
        || top.is_some_and(|top| top.covers(end) && z < top.kind.height)
}

/// sotas.movement.3: the way of whoever does not move at all.
pub fn stay(table: &Table, figure: FigureId) -> Way {
    let (at, z) = (table[figure].state.at, table[figure].state.z);
    let most = reach(table, figure);
    Way { to: at, z, actions: 1, most, slowed: None, drop: Length::ZERO }
}
