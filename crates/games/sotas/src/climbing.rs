//! Climbing (sotas.climbing) and ladders (sotas.stairs).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::Length;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::pay;
use crate::activation::Activation;
use crate::choice::{Choice, Way};
use crate::data::terrain::{Climb, Level, View};
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
use crate::table::Table;
use crate::terrain::Piece;
use crate::traits::Trait;

/// A climb whose test is being taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ascent {
    /// What is climbed.
    pub piece: PieceId,
    /// Up or down.
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
        for way in [Way::Up, Way::Down] {
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
        let taken = table.present().any(|other| {
            other != figure
                && table[other].is(Mark::Climbing)
                && it.body().is_within(CONTACT, table.base(other))
        });
        require(!taken, "sotas.terrain.14")?;
    } else {
        may_hold_on(table, figure, it)?;
    }
    let z = table[figure].state.z;
    let (foot, top) = ends(table, figure, it);
    let room = match way {
        Way::Up => z < top,
        Way::Down => z > foot && z <= top,
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
fn top_place(table: &Table, figure: FigureId, top: &Piece) -> Option<reglette_geometry::Point> {
    let radius = table.profile(figure).radius;
    let at = table[figure].state.at;
    let bounds = top.body().bounds().grown(-radius);
    let near = bounds.nearest(at);
    let inner = |at: &reglette_geometry::Point| {
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
    let z = table[figure].state.z;
    let piece = table.piece(climb.piece);
    let (foot, top) = ends(table, figure, piece);
    let goal = if climb.way == Way::Up { top } else { foot };
    let left = Length((goal - z).0.abs());
    if left > reach {
        let next = if climb.way == Way::Up { z + reach } else { z - reach };
        table[figure].state.z = next;
        table[figure].mark(Mark::Climbing, true);
        cx.emit(|| Event::cite("sotas.climbing.16", What::Did { figure, what: Deed::Hangs }));
        return;
    }
    let spot = match climb.way {
        Way::Up if piece.kind.height > Length::ZERO => {
            let place = |top: &Piece| Some((top_place(table, figure, top)?, goal));
            stands_on(table, piece).and_then(place)
        }
        Way::Up | Way::Down => {
            Some(falling::nearest_place(table, figure, table[figure].state.at, goal))
        }
    };
    match spot {
        Some((at, z)) => {
            table[figure].mark(Mark::Climbing, false);
            crate::stride::arrive(table, figure, at, z, cx);
            cx.emit(|| Event::cite("sotas.climbing.2", What::Did { figure, what: Deed::Climbed }));
        }
        None => {
            // There is nowhere to stand: it holds on to the top.
            table[figure].state.z = goal;
            table[figure].mark(Mark::Climbing, true);
            cx.emit(|| Event::cite("sotas.climbing.16", What::Did { figure, what: Deed::Hangs }));
        }
    }
}
