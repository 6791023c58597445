//! Where a figure may go (sotas.movement): lengths, difficult ground, obstacles, levels.

use reglette_engine::Illegal;
use reglette_engine::rule::require;
use reglette_geometry::{Body, Length, Path, Point, Segment, Vector};

use crate::data::terrain::{Ground, Level, Water, Zone};
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
            may_stand(table, figure, to, landing_height(table, to))?;
        }
        let z = landing_height(table, to);
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
    let (z, drop) = level(table, figure, to)?;
    may_stand(table, figure, to, z)?;
    let slowed = slowed(table, figure, &path);
    let speed = if slowed.is_some() { own.slower() } else { own };
    let most = most(table, figure, speed);
    require(base.centre.is_within(most, to), "sotas.movement.13")?;
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
    let radius = table.base(figure).radius;
    let z = table[figure].state.z;
    let meets = move |body: Body<'_>| !path.is_clear(radius, [body]);
    let enemies = table
        .enemies(figure)
        .filter(move |&it| is_level(table, z, table[it].state.z) && meets(table.base(it).body()));
    let walls = table.terrain().filter(move |&(_, piece, state)| {
        is_wall(table, figure, piece, state) && meets(piece.body())
    });
    let pits = table
        .terrain()
        .filter(move |(_, it, _)| is(it, Level::Hole) && bars(table, figure, path, it));
    enemies.map(Thing::Figure).chain(walls.chain(pits).map(|(id, _, _)| Thing::Piece(id)))
}

/// sotas.movement.12: nobody walks across a pit, save on a bridge, nor out of it; whoever steps into it
/// falls.
fn bars(table: &Table, figure: FigureId, path: &Path, pit: &Piece) -> bool {
    if pit.covers(path.end()) {
        return false;
    }
    let below = table[figure].state.z < Length::ZERO && pit.covers(path.start());
    let crosses = || !path.inside([pit.body()]).crossings.is_empty();
    let bridge = |it: &Piece| is(it, Level::Platform);
    below || crosses() && !is_carried(table, path, Length::ZERO, pit, bridge)
}

/// The pit or hatch under a point.
pub fn pit(table: &Table, at: Point) -> Option<&Piece> {
    let mut pieces = table.terrain().map(|(_, piece, _)| piece);
    pieces.find(|it| is(it, Level::Hole) && it.covers(at))
}

/// Whether two heights are so near that bases are in each other's way.
pub fn is_level(table: &Table, one: Length, other: Length) -> bool {
    (one - other).0.abs() < table.book.sticks().step().0
}

/// Whether a piece stops a figure that walks.
pub fn is_wall(table: &Table, figure: FigureId, piece: &Piece, state: PieceState) -> bool {
    let z = table[figure].state.z;
    if piece.kind.height < Length::ZERO {
        // One walks round a pit, or falls into it.
        return false;
    }
    if piece.kind.height > Length::ZERO && z >= piece.kind.height {
        return false;
    }
    if passes_window(table, figure, piece) {
        return false;
    }
    if piece.kind.level == Some(Level::Platform) {
        return piece.written.solid && !is_on_stairs_to(table, figure, piece);
    }
    piece.ground(state) == Ground::Blocked
}

/// sotas.terrain.10: Climbers that are not Large pass a window, as difficult ground.
fn passes_window(table: &Table, figure: FigureId, piece: &Piece) -> bool {
    piece.written.kind == "window"
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
            && is_level(table, z, table[it].state.z)
            && base.body().overlaps(table.base(it))
    });
    let bars = move |piece: &Piece, state: PieceState| {
        let above = piece.kind.height > Length::ZERO && z >= piece.kind.height;
        match piece.ground(state) {
            Ground::Open | Ground::Difficult => {
                piece.kind.level == Some(Level::Platform)
                    && piece.written.solid
                    && !above
                    && !on_stairs(table, at)
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

/// Whether a piece may slow a figure that walks through it, wherever it goes.
pub fn slows(table: &Table, figure: FigureId, piece: &Piece, state: PieceState) -> bool {
    // sotas.powered-armour.4
    if table.has(figure, Trait::PoweredArmour) {
        return false;
    }
    if passes_window(table, figure, piece) {
        return true;
    }
    let z = table[figure].state.z;
    let stairs = piece.kind.level == Some(Level::Stairs);
    let above = piece.kind.height > Length::ZERO && z >= piece.kind.height && !stairs;
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

fn on_stairs(table: &Table, at: Point) -> bool {
    let stairs = |piece: &Piece| piece.kind.level == Some(Level::Stairs) && piece.covers(at);
    table.terrain().any(|(_, piece, _)| stairs(piece))
}

/// sotas.movement.13, sotas.movement.18, sotas.woods.1: the first piece on the way that slows the figure;
/// whoever stays where it is crosses nothing.
pub fn slowed(table: &Table, figure: FigureId, path: &Path) -> Option<PieceId> {
    let radius = table.profile(figure).radius;
    let strip = Body::line(Segment::new(path.start(), path.end()));
    let bridge = |it: &Piece| it.kind.water == Water::Fear;
    let found = table.terrain().find(|&(_, piece, state)| {
        slows(table, figure, piece, state)
            && strip.is_within(radius, piece.body())
            // sotas.stairs.1: only upwards.
            && (!is(piece, Level::Stairs) || rises(table, figure, piece, path.end()))
            && !(piece.is_water() && is_carried(table, path, radius, piece, bridge))
    });
    found.filter(|_| path.start() != path.end()).map(|(id, _, _)| id)
}

/// sotas.terrain.15: whether all that a base passes over of a piece lies on one that carries it.
fn is_carried(
    table: &Table,
    path: &Path,
    radius: Length,
    over: &Piece,
    carries: impl Fn(&Piece) -> bool,
) -> bool {
    let way = path.end() - path.start();
    let (ahead, left) = (way.with_length(radius), way.left().with_length(radius));
    let lines = [left, Vector::default(), -left]
        .map(|side| Path::straight(path.start() - ahead + side, path.end() + ahead + side));
    let crossings = lines.iter().flat_map(|line| line.inside([over.body()]).crossings);
    let passed: Vec<Point> = crossings.flat_map(|it| it.points).collect();
    let holds = |it: &Piece| passed.iter().all(|&at| it.covers(at));
    !passed.is_empty() && table.terrain().any(|(_, it, _)| carries(it) && holds(it))
}

/// Whether a way over stairs ends higher than it began.
fn rises(table: &Table, figure: FigureId, stairs: &Piece, end: Point) -> bool {
    let z = table[figure].state.z;
    let top = stairs.leads_to.map(|to| table.piece(to));
    stairs.covers(end) && z < stairs.top()
        || top.is_some_and(|top| top.covers(end) && z < top.kind.height)
}

/// The level on which a straight way on foot ends, and how far the figure drops there: hills, stairs,
/// rocks and ruins have no edges (sotas.terrain.11).
pub fn level(table: &Table, figure: FigureId, to: Point) -> Result<(Length, Length), Illegal> {
    let state = &table[figure].state;
    let (from, z) = (state.at, state.z);
    let way = Body::line(Segment::new(from, to));
    let levels = || table.terrain().map(|(_, piece, _)| piece);
    if let Some(stairs) = levels().find(|it| is(it, Level::Stairs) && it.covers(to)) {
        return Ok((stairs.top(), Length::ZERO));
    }
    let used = |top: &Piece| {
        levels().any(|it| {
            is(it, Level::Stairs)
                && it.leads_to.is_some_and(|to| std::ptr::eq(table.piece(to), top))
                && way.is_within(Length::ZERO, it.body())
        })
    };
    let tops = || levels().filter(|it| is(it, Level::Platform) || is(it, Level::Roof));
    let stands = |it: &&Piece| it.covers(to) && it.kind.height > Length::ZERO;
    if let Some(top) = tops().find(|it| stands(it) && (z >= it.kind.height || used(it))) {
        return Ok((top.kind.height, Length::ZERO));
    }
    // A low bridge is stepped on.
    let low = |it: &&Piece| stands(it) && it.kind.height < table.book.sticks().step();
    if let Some(bridge) = tops().find(low) {
        return Ok((bridge.kind.height, Length::ZERO));
    }
    let ground = ground_height(table, to);
    if z <= ground {
        return Ok((ground, Length::ZERO));
    }
    if pit(table, to).is_some() {
        return Ok((ground, z - ground));
    }
    let leaves = tops().find(|it| it.covers(from) && z >= it.kind.height);
    let by_stairs =
        leaves.is_none_or(used) || levels().any(|it| is(it, Level::Stairs) && it.covers(from));
    if by_stairs || z - ground < table.book.sticks().step() {
        return Ok((ground, Length::ZERO));
    }
    // sotas.terrain.9: stepping off an edge on purpose is a fall.
    Ok((ground, z - ground))
}

fn is(piece: &Piece, level: Level) -> bool {
    piece.kind.level == Some(level)
}

/// the height of the ground under a point: hills rise, pits sink.
pub fn ground_height(table: &Table, at: Point) -> Length {
    let grounds = table.terrain().map(|(_, piece, _)| piece);
    let under = grounds
        .filter(|it| matches!(it.kind.level, Some(Level::Hill | Level::Hole)) && it.covers(at));
    under.map(|it| it.kind.height).next().unwrap_or_default()
}

/// Where somebody comes down who comes from above.
pub fn landing_height(table: &Table, at: Point) -> Length {
    let tops = table.terrain().map(|(_, piece, _)| piece).filter(|it| {
        matches!(it.kind.level, Some(Level::Platform | Level::Roof | Level::Stairs))
            && it.covers(at)
    });
    tops.map(Piece::top).max().unwrap_or_else(|| ground_height(table, at))
}
