//! Climbing (sotas.climbing) and ladders (sotas.stairs).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::{Body, Disc, Length, Point, Segment, candidates};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::pay;
use crate::activation::{Activation, goes_on};
use crate::choice::{Choice, Way};
use crate::data::terrain::{Climb, Ground, Level, View};
use crate::disengage;
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
use crate::special::terror;
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
    /// Where it stands.
    #[serde(default, skip_serializing_if = "Rung::is_test")]
    pub stage: Rung,
}

/// Where a climb stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rung {
    /// sotas.climbing.1: the climber has tested.
    #[default]
    Test,
    /// sotas.terror.1: it has tested whether it dares to engage somebody.
    Daring(FigureId),
    /// sotas.terror.4: those it will engage have tested.
    Charging,
}

impl Rung {
    fn is_test(&self) -> bool {
        *self == Rung::Test
    }
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
        match (self.stage, input) {
            (Rung::Daring(foe), Input::Value(Value::Tally(tally))) => {
                return dared(table, self, foe, tally.failures == 0, cx);
            }
            (Rung::Charging, _) => {
                let figure = table.active().figure;
                if goes_on(table) && may_climb(table, figure, self.piece, self.way).is_ok() {
                    return set_out(table, figure, self, cx);
                }
            }
            (Rung::Test, Input::Value(Value::Tally(tally))) => climbed(table, self, tally, cx),
            _ => {}
        }
        call(Fallout::Settle { until: effect::ALL }, Activation::Act)
    }
}

/// Pieces the active figure may climb.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    for (piece, _, _) in table.terrain() {
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
    require(!disengage::is_held(table, figure), "sotas.disengage.2")?;
    require(!(table.has(figure, Trait::Slow) && table.active().moves > 0), "sotas.slow.1")?;
    if it.kind.level == Some(Level::Ladder) {
        require(!table.has(figure, Trait::NoHands), "sotas.climbing.12")?;
        let taken = table.present().any(|other| other != figure && is_on(table, other, it));
        require(!taken, "sotas.terrain.14")?;
    } else {
        may_hold_on(table, figure, piece)?;
    }
    let z = table[figure].state.z;
    let (foot, top) = ends(table, figure, it);
    let room = match way {
        Way::Up => z < top,
        Way::Down => z > foot && z <= top,
        Way::Over => z == top && far_side(table, figure, it).is_some(),
    };
    require(room, "sotas.climbing.2")?;
    is_at_end(table, figure, it)?;
    if !table.is_climbing(figure) {
        let room = match (way, stands_on(table, it)) {
            (Way::Up, Some(top)) => top_place(table, figure, top).is_some(),
            (Way::Down, _) => foot_place(table, figure, it, foot).is_some(),
            (Way::Up | Way::Over, _) => true,
        };
        require(room, "sotas.climbing.2")?;
    }
    let daunted = table.active().daunted;
    let refused = |climb| foes(table, figure, climb).iter().any(|&it| daunted.contains(it));
    let climb = Ascent { piece, way, stage: Rung::Test };
    require(daunted.iter().next().is_none() || !refused(climb), "sotas.terror.2")?;
    let ladder = it.kind.level == Some(Level::Ladder);
    if ladder || table.has(figure, Trait::Climber) {
        let rule = if ladder { "sotas.stairs.2" } else { "sotas.movement.14" };
        return require(table.active().actions >= speed(table, figure, ladder).actions(), rule);
    }
    // sotas.climbing.5: all of the activation, unless it walks on walls (sotas.climbing.9).
    require(table.active().spent == 0 && table.active().actions > 0, "sotas.climbing.5")
}

/// sotas.climbing.1, sotas.terrain.8: a climb begins at the foot of a piece or at the edge of its top, and
/// not under the floor it leads to.
fn is_at_end(table: &Table, figure: FigureId, piece: &Piece) -> Result<(), Illegal> {
    let base = table.base(figure);
    let ladder = piece.kind.level == Some(Level::Ladder);
    let touches = if ladder || piece.kind.sight == View::Wood {
        piece.body().is_within(CONTACT, base)
    } else {
        piece.body().is_border_within(CONTACT, base)
    };
    require(touches, "sotas.climbing.1")?;
    let below = |top: &Piece| top.covers(base.centre) && table[figure].state.z < top.kind.height;
    let through = !ladder && stands_on(table, piece).is_some_and(below);
    require(!through, "sotas.terrain.8")
}

/// Whether a figure hangs on a piece or climbs a ladder.
pub fn is_on(table: &Table, figure: FigureId, piece: &Piece) -> bool {
    table[figure].is(Mark::Climbing) && piece.body().is_within(CONTACT, table.base(figure))
}

/// sotas.climbing.12, sotas.climbing.13, sotas.climbing.14, sotas.climbing.15, sotas.no-hands.1,
/// sotas.climber.1, sotas.climber.4: who can climb what.
fn may_hold_on(table: &Table, figure: FigureId, piece: PieceId) -> Result<(), Illegal> {
    let has = |it| table.has(figure, it);
    let (state, piece) = (table.pieces[piece.index()], table.piece(piece));
    if has(Trait::Climber) {
        return require(heights::is_upright(piece, state), "sotas.climber.1");
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

/// sotas.terrain.8: a free place on a level, straight above a figure at its foot.
fn top_place(table: &Table, figure: FigureId, top: &Piece) -> Option<Point> {
    let Disc { centre, radius } = table.base(figure);
    let near = top.body().bounds().grown(-radius).nearest(centre);
    let edge = top.body().nearest(Body::point(centre)).from;
    let most = Segment::new(centre, edge).length() + radius * 3 / 2;
    let fits = |at: &Point| {
        centre.is_within(most, *at)
            && top.covers(*at)
            && ground::may_stand(table, figure, *at, top.kind.height).is_ok()
    };
    candidates::grid(near, radius * 2, radius / 2, table.terrain.bounds).into_iter().find(fits)
}

/// Walls against a platform, and ladders to it, are as thin as this.
const THIN: Length = Length(1_500);

/// sotas.terrain.8: where whoever climbs down stands at the foot: in contact with what it climbed, straight
/// below the edge it stood at, and how high that is.
fn foot_place(
    table: &Table,
    figure: FigureId,
    piece: &Piece,
    foot: Length,
) -> Option<(Point, Length)> {
    let base = table.base(figure);
    let nearest = || falling::nearest_place(table, figure, base.centre, foot);
    let top = stands_on(table, piece).filter(|it| it.covers(base.centre));
    let Some(top) = top else { return Some(nearest()) };
    let ladder = piece.kind.level == Some(Level::Ladder);
    let thick = if std::ptr::eq(top, piece) { Length::ZERO } else { THIN };
    let most = base.radius * 5 / 2 + CONTACT + thick;
    let mut spots = candidates::around(base.radius, piece.body(), 16);
    spots.extend(straight_out(piece, base));
    candidates::sort_by_nearness(&mut spots, base.centre);
    let spots = spots.into_iter().map(|at| (at, heights::ground_height(table, at)));
    let mut free = spots.filter(|&(at, z)| {
        table.terrain.bounds.holds(base.at(at))
            && !top.covers(at)
            && (ladder || base.centre.is_within(most, at))
            && ground::may_stand(table, figure, at, z).is_ok()
    });
    free.next().or_else(|| ladder.then(nearest))
}

/// The place in contact with the side of a piece that a base on it is nearest to.
fn straight_out(piece: &Piece, base: Disc) -> Option<Point> {
    let centre = Body::point(base.centre);
    let body = piece.body();
    let edges = body.sides().map(|side| Body::line(side).nearest(centre).from);
    let edge = edges.min_by_key(|&it| base.centre.squared_distance(it))?;
    // A trifle more, for a direction is rounded.
    Some(edge.away_from(base.centre, base.radius + Length(3)))
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

/// A climb is declared: first comes the dread of those it leads to.
pub fn begin(
    table: &mut Table,
    figure: FigureId,
    piece: PieceId,
    way: Way,
    cx: &mut Cx<'_, Event>,
) -> Next {
    dare(table, figure, Ascent { piece, way, stage: Rung::Test }, cx)
}

/// Enemies that a climb as far as it may lead brings a figure into contact with.
fn foes(table: &Table, figure: FigureId, climb: Ascent) -> Vec<FigureId> {
    let Goal { at, z, .. } = farthest(table, figure, climb);
    stride::new_contacts(table, figure, at, z)
}

/// Where a climb may lead.
fn farthest(table: &Table, figure: FigureId, climb: Ascent) -> Goal {
    let ladder = table.piece(climb.piece).kind.level == Some(Level::Ladder);
    let reach = table.book.sticks().reach(speed(table, figure, ladder));
    goal(table, figure, climb, reach)
}

/// Where a climb brings a figure as far as it may lead; nowhere else if it only hangs higher or lower.
pub fn comes_to(table: &Table, figure: FigureId, piece: PieceId, way: Way) -> Option<Point> {
    let Goal { at, stands, .. } = farthest(table, figure, Ascent { piece, way, stage: Rung::Test });
    (stands || at != table[figure].state.at).then_some(at)
}

/// sotas.terror.1, sotas.terror.3, R-73: whoever it fears must be dared, whoever fears it tests first.
fn dare(table: &mut Table, figure: FigureId, climb: Ascent, cx: &mut Cx<'_, Event>) -> Next {
    let foes = foes(table, figure, climb);
    if let Some(&foe) = foes.iter().find(|&&it| terror::must_dare(table, figure, it)) {
        let then = Ascent { stage: Rung::Daring(foe), ..climb };
        return call(test(figure, Cause::Terror, 1), then);
    }
    if terror::charge(table, figure, &foes) {
        let then = Ascent { stage: Rung::Charging, ..climb };
        return call(Fallout::Settle { until: effect::ALL }, then);
    }
    set_out(table, figure, climb, cx)
}

/// sotas.terror.2: whoever does not dare stays where it is.
fn dared(
    table: &mut Table,
    climb: Ascent,
    foe: FigureId,
    passed: bool,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let figure = table.active().figure;
    if passed {
        table.active_mut().resolute.insert(foe);
        return dare(table, figure, climb, cx);
    }
    table.active_mut().daunted.insert(foe);
    cx.emit(|| Event::cite("sotas.terror.2", What::Did { figure, what: Deed::Daunted }));
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}

/// The figure climbs: ladders and Climbers need no test.
fn set_out(table: &mut Table, figure: FigureId, climb: Ascent, cx: &mut Cx<'_, Event>) -> Next {
    let piece = climb.piece;
    let climb = Ascent { stage: Rung::Test, ..climb };
    let ladder = table.piece(piece).kind.level == Some(Level::Ladder);
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

/// Where a climb leads.
#[derive(Clone, Copy, Debug)]
struct Goal {
    at: Point,
    z: Length,
    /// It stands there, or holds on.
    stands: bool,
}

/// sotas.climbing.16, sotas.terrain.8: straight up or down as far as the stick reaches.
fn goal(table: &Table, figure: FigureId, climb: Ascent, reach: Length) -> Goal {
    let (at, z) = (table[figure].state.at, table[figure].state.z);
    let piece = table.piece(climb.piece);
    let (foot, top) = ends(table, figure, piece);
    // Who hangs goes straight down; who stood on the top hangs straight above its place at the foot.
    let hangs = table[figure].is(Mark::Climbing);
    let down = || match foot_place(table, figure, piece, foot) {
        Some((spot, z)) if piece.kind.height > Length::ZERO => {
            (if hangs { at } else { spot }, z, Some((spot, z)))
        }
        place => (at, foot, place),
    };
    // Where it hangs on the way, how high the end is, and where it stands there if it can.
    let (hold, end, spot) = match climb.way {
        Way::Up if piece.kind.height > Length::ZERO => {
            let place = |level: &Piece| Some((top_place(table, figure, level)?, top));
            (at, top, stands_on(table, piece).and_then(place))
        }
        Way::Up => (at, top, Some(falling::nearest_place(table, figure, at, top))),
        Way::Down => down(),
        Way::Over => match far_side(table, figure, piece) {
            Some(FarSide { hold, foot }) => (hold, foot.1, Some(foot)),
            None => down(),
        },
    };
    if Length((end - z).0.abs()) > reach {
        let z = if end > z { z + reach } else { z - reach };
        return Goal { at: hold, z, stands: false };
    }
    // At a top on which nobody can stand it holds on.
    match spot {
        Some((at, z)) => Goal { at, z, stands: true },
        None => Goal { at: hold, z: end, stands: false },
    }
}

/// The figure comes as far as that; a climb is a move (sotas.stealth.6, sotas.stealth.7).
fn go(table: &mut Table, figure: FigureId, climb: Ascent, reach: Length, cx: &mut Cx<'_, Event>) {
    let Goal { at, z, stands } = goal(table, figure, climb, reach);
    let from = (table[figure].state.at, table[figure].state.z);
    table[figure].mark(Mark::Climbing, !stands);
    if stands || at != table[figure].state.at {
        stride::arrive(table, figure, (at, z), Coming::Moving, cx);
    } else {
        table[figure].state.z = z;
    }
    crate::special::moved(table, figure, from);
    let (rule, what) = match stands {
        true => ("sotas.climbing.2", Deed::Climbed),
        false => ("sotas.climbing.16", Deed::Hangs),
    };
    cx.emit(|| Event::cite(rule, What::Did { figure, what }));
}
