//! Climbing (sotas.climbing) and ladders (sotas.stairs).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::{Body, Length, Point, Segment};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::pay;
use crate::activation::Activation;
use crate::choice::{Choice, Way};
use crate::data::terrain::{Climb, Ground, Level, View};
use crate::doing::{Got, Next, Value, ask_on, call};
use crate::effect::{self, Effect};
use crate::event::{Deed, Event, What};
use crate::falling;
use crate::fallout::Fallout;
use crate::ground;
use crate::heights;
use crate::ids::{FigureId, PieceId};
use crate::marks::Mark;
use crate::measure::{CONTACT, Speed};
use crate::quality::{Cause, Tally, test};
use crate::stride::{self, Coming};
use crate::table::Table;
use crate::terrain::Piece;
use crate::traits::Trait;

/// A climb whose test is being taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ascent {
    /// What is climbed.
    pub piece: PieceId,
    /// Which way.
    pub way: Way,
}

impl Ascent {
    pub fn ask(self, table: &Table) -> Ask {
        ask_on(table.active().seat, "sotas.climbing.1", "climb")
    }

    pub fn options(self, _: &Table, _: &mut Vec<Choice>) {}

    pub fn legality(self, _: &Table, _: Choice) -> Result<(), Illegal> {
        Err(Illegal::by("sotas.climbing.1"))
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        if let Input::Value(Value::Tally(tally)) = input {
            climbed(table, self, tally, cx);
        }
        call(Fallout::Settle { until: effect::ALL }, Activation::Act)
    }
}

/// Pieces the active figure may climb.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    for (piece, it, _) in table.terrain() {
        let climbable = it.kind.climb != Climb::None || it.kind.level == Some(Level::Ladder);
        if !climbable {
            continue;
        }
        for way in [Way::Up, Way::Down, Way::Over] {
            if may_climb(table, figure, piece, way).is_ok() {
                out.push(Choice::Climb { piece, way });
            }
        }
    }
}

/// Whether a figure may climb a piece now.
pub fn may_climb(table: &Table, figure: FigureId, piece: PieceId, way: Way) -> Result<(), Illegal> {
    require(piece.index() < table.terrain.pieces.len(), "sotas.climbing.1")?;
    let it = table.piece(piece);
    require(!table.pieces[piece.index()].gone, "sotas.climbing.1")?;
    require(!table[figure].is_immobilised(), "sotas.immobilised.2")?;
    require(!table[figure].is_down(), "sotas.knockdown.7")?;
    require(!table.is_engaged(figure), "sotas.disengage.2")?;
    require(!(table.has(figure, Trait::Slow) && table.active().moves > 0), "sotas.slow.1")?;
    if it.kind.level == Some(Level::Ladder) {
        require(!table.has(figure, Trait::NoHands), "sotas.climbing.12")?;
        let taken = table.present().any(|other| other != figure && is_on(table, other, it));
        require(!taken, "sotas.terrain.14")?;
    } else {
        may_hold_on(table, figure, it)?;
    }
    let z = table[figure].state.z;
    let (foot, top) = ends(table, figure, it);
    let room = match way {
        Way::Up => z < top,
        Way::Down => z > foot && z <= top,
        Way::Over => z == top && far_side(table, figure, it).is_some(),
    };
    require(room, "sotas.climbing.2")?;
    let base = table.base(figure);
    let near = match it.kind.level {
        Some(Level::Hole) => it.body().is_border_within(CONTACT, base),
        _ => it.body().is_within(CONTACT, base),
    };
    require(near, "sotas.climbing.1")?;
    if way == Way::Up && !table.is_climbing(figure) && stands_on(table, it).is_some() {
        let top = stands_on(table, it).expect("just looked");
        let spot = top_place(table, figure, top);
        require(spot.is_some(), "sotas.climbing.2")?;
    }
    let ladder = it.kind.level == Some(Level::Ladder);
    if ladder || table.has(figure, Trait::Climber) {
        let rule = if ladder { "sotas.stairs.2" } else { "sotas.movement.14" };
        return require(table.active().actions >= speed(table, figure, ladder).actions(), rule);
    }
    // sotas.climbing.5: all of the activation, unless it walks on walls (sotas.climbing.9).
    require(table.active().spent == 0 && table.active().actions > 0, "sotas.climbing.5")
}

/// Whether a figure hangs on a piece or climbs a ladder.
pub fn is_on(table: &Table, figure: FigureId, piece: &Piece) -> bool {
    table[figure].is(Mark::Climbing) && piece.body().is_within(CONTACT, table.base(figure))
}

/// sotas.climbing.12, sotas.climbing.13, sotas.climbing.14, sotas.climbing.15, sotas.no-hands.1,
/// sotas.climber.1, sotas.climber.4: who can climb what.
fn may_hold_on(table: &Table, figure: FigureId, piece: &Piece) -> Result<(), Illegal> {
    let has = |it| table.has(figure, it);
    if has(Trait::Climber) {
        let walkable = piece.kind.climb != Climb::None || piece.kind.sight == View::Block;
        return require(walkable, "sotas.climber.1");
    }
    if has(Trait::Coiling) {
        let round = matches!(piece.kind.climb, Climb::Tree | Climb::Coil);
        return require(round, "sotas.climbing.15");
    }
    if has(Trait::Clawed) {
        return require(piece.kind.climb == Climb::Tree, "sotas.climbing.14");
    }
    require(!has(Trait::Hoofed), "sotas.climbing.13")?;
    require(!has(Trait::NoHands), "sotas.climbing.12")?;
    require(!matches!(piece.kind.climb, Climb::None | Climb::Coil), "sotas.climbing.1")
}

/// The heights between which a piece is climbed: what leads down into a pit begins at the ground.
fn ends(table: &Table, figure: FigureId, piece: &Piece) -> (Length, Length) {
    match piece.kind.height {
        depth if depth < Length::ZERO => (depth, Length::ZERO),
        _ => (heights::ground_height(table, table[figure].state.at), piece.top()),
    }
}

/// The level that the climb of a piece leads up to: its own top, or the platform it stands against; out
/// of a pit it leads to the ground.
fn stands_on<'a>(table: &'a Table, piece: &'a Piece) -> Option<&'a Piece> {
    if piece.kind.height < Length::ZERO {
        return None;
    }
    if let Some(top) = piece.leads_to {
        return Some(table.piece(top));
    }
    if matches!(piece.kind.level, Some(Level::Roof | Level::Platform)) {
        return Some(piece);
    }
    let beside = |it: &&Piece| {
        it.kind.level == Some(Level::Platform)
            && it.kind.height == piece.kind.height
            && it.body().is_within(Length::mm(5), piece.body())
    };
    table.terrain().map(|(_, it, _)| it).find(|it| beside(it))
}

/// A free place on a level, near a figure.
fn top_place(table: &Table, figure: FigureId, top: &Piece) -> Option<Point> {
    let radius = table.profile(figure).radius;
    let at = table[figure].state.at;
    let bounds = top.body().bounds().grown(-radius);
    let near = bounds.nearest(at);
    let inner = |at: &Point| {
        top.covers(*at) && ground::may_stand(table, figure, *at, top.kind.height).is_ok()
    };
    let mut spots = reglette_geometry::candidates::grid(
        near,
        table.book.sticks().medium(),
        radius,
        table.terrain.bounds,
    );
    spots.retain(inner);
    spots.first().copied()
}

/// The other side of what is climbed.
#[derive(Clone, Copy, Debug)]
struct FarSide {
    /// Where one hangs on it.
    hold: Point,
    /// Where one stands at its foot, and how high.
    foot: (Point, Length),
}

/// straight across a piece that bars the way and has no top to stand on, if there is room.
fn far_side(table: &Table, figure: FigureId, piece: &Piece) -> Option<FarSide> {
    let (base, top) = (table.base(figure), piece.top());
    let bars = piece.kind.ground == Ground::Blocked && top > Length::ZERO;
    if !bars || stands_on(table, piece).is_some() {
        return None;
    }
    let near = piece.body().nearest(Body::point(base.centre)).from;
    let beyond = near.away_from(base.centre, table.book.sticks().short());
    if piece.covers(beyond) {
        return None;
    }
    let far = piece.body().nearest(Body::point(beyond)).from;
    // A trifle more, for a direction is rounded.
    let hold = far.towards(beyond, base.radius + Length(3));
    let floor = heights::floor(table, hold, top);
    let (at, z) = falling::nearest_place(table, figure, hold, floor);
    let way = Body::line(Segment::new(base.centre, at));
    let walled = table.terrain().any(|(_, it, state)| {
        ground::is_wall(table, figure, top, it, state) && way.overlaps(it.body())
    });
    let lands = hold.is_within(base.radius * 2, at)
        && way.overlaps(piece.body())
        && !walled
        && ground::may_stand(table, figure, at, z).is_ok();
    lands.then_some(FarSide { hold, foot: (at, z) })
}

/// sotas.stairs.2, sotas.powered-armour.4: a ladder is difficult, but not for a Climber, nor in Powered Armour.
fn speed(table: &Table, figure: FigureId, ladder: bool) -> Speed {
    let own = ground::speed(table, figure);
    let at_ease = [Trait::Climber, Trait::PoweredArmour].into_iter();
    let slowed = ladder && !at_ease.into_iter().any(|it| table.has(figure, it));
    if slowed { own.slower() } else { own }
}

/// A climb begins: ladders and Climbers need no test.
pub fn begin(
    table: &mut Table,
    figure: FigureId,
    piece: PieceId,
    way: Way,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let ladder = table.piece(piece).kind.level == Some(Level::Ladder);
    let climb = Ascent { piece, way };
    if ladder || table.has(figure, Trait::Climber) {
        // sotas.stairs.3, sotas.climbing.9
        let pace = speed(table, figure, ladder);
        pay(table, pace.actions());
        table.active_mut().moves += 1;
        let reach = table.book.sticks().reach(pace);
        go(table, figure, climb, reach, cx);
        return call(Fallout::Settle { until: effect::ALL }, Activation::Act);
    }
    let all = table.active().actions;
    pay(table, all);
    table.active_mut().moves += 1;
    table[figure].mark(Mark::Climbed, true);
    let modifier = -i8::from(table.piece(piece).kind.climb == Climb::Vertical);
    Ok(Flow::Call { first: test(figure, Cause::Climbing { modifier }, 3), then: climb.into() })
}

/// sotas.climbing.2, sotas.climbing.3, sotas.climbing.4.
fn climbed(table: &mut Table, climb: Ascent, tally: Tally, cx: &mut Cx<'_, Event>) {
    let figure = table.active().figure;
    let own = ground::speed(table, figure);
    let sticks = *table.book.sticks();
    match tally.successes {
        0 => {
            let (foot, top) = ends(table, figure, table.piece(climb.piece));
            let from = if climb.way == Way::Up { top } else { table[figure].state.z };
            table[figure].state.z = from;
            table[figure].mark(Mark::Down, true);
            table.queue.push(Effect::Fall { figure, height: from - foot });
        }
        1 => go(table, figure, climb, sticks.reach(own.slower()), cx),
        _ => go(table, figure, climb, sticks.reach(own), cx),
    }
}

/// sotas.climbing.16, sotas.terrain.8: up or down as far as the stick reaches.
fn go(table: &mut Table, figure: FigureId, climb: Ascent, reach: Length, cx: &mut Cx<'_, Event>) {
    let (at, z) = (table[figure].state.at, table[figure].state.z);
    let piece = table.piece(climb.piece);
    let (foot, top) = ends(table, figure, piece);
    let below = || Some(falling::nearest_place(table, figure, at, foot));
    // Where it hangs on the way, how high the end is, and where it stands there if it can.
    let (hold, goal, spot) = match climb.way {
        Way::Up if piece.kind.height > Length::ZERO => {
            let place = |level: &Piece| Some((top_place(table, figure, level)?, top));
            (at, top, stands_on(table, piece).and_then(place))
        }
        Way::Up => (at, top, Some(falling::nearest_place(table, figure, at, top))),
        Way::Down => (at, foot, below()),
        Way::Over => match far_side(table, figure, piece) {
            Some(FarSide { hold, foot }) => (hold, foot.1, Some(foot)),
            None => (at, foot, below()),
        },
    };
    if Length((goal - z).0.abs()) > reach {
        let next = if goal > z { z + reach } else { z - reach };
        return hang(table, figure, hold, next, cx);
    }
    // At a top on which nobody can stand it holds on.
    let Some((at, z)) = spot else { return hang(table, figure, hold, goal, cx) };
    table[figure].mark(Mark::Climbing, false);
    stride::arrive(table, figure, (at, z), Coming::Moving, cx);
    cx.emit(|| Event::cite("sotas.climbing.2", What::Did { figure, what: Deed::Climbed }));
}

/// sotas.climbing.16: a figure holds on to a wall at a height.
fn hang(table: &mut Table, figure: FigureId, at: Point, z: Length, cx: &mut Cx<'_, Event>) {
    table[figure].mark(Mark::Climbing, true);
    if at == table[figure].state.at {
        table[figure].state.z = z;
    } else {
        stride::arrive(table, figure, (at, z), Coming::Moving, cx);
    }
    cx.emit(|| Event::cite("sotas.climbing.16", What::Did { figure, what: Deed::Hangs }));
}
