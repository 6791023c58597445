//! Moves (sotas.movement).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::{Body, Edge, Length, Path, Point, Segment, Witness};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{can_pay, is_on_feet, pay};
use crate::activation::{Activation, goes_on};
use crate::choice::Choice;
use crate::disengage;
use crate::doing::{Got, Next, Value, ask_on, call, done};
use crate::effect::{self, Effect};
use crate::end;
use crate::escort::Escort;
use crate::event::{Deed, Event, What};
use crate::fallout::Fallout;
use crate::figure::State;
use crate::flight::{self, flies, gait, hover, leaps_on, may_hover};
use crate::ground::{self, Gait, Way};
use crate::heights;
use crate::ids::FigureId;
use crate::leaving;
use crate::marks::Mark;
use crate::moves;
use crate::quality::{Cause, test};
use crate::sight;
use crate::special::{fear_of_water, sprint, terror};
use crate::strike::Leaving;
use crate::table::Table;
use crate::traits::Trait;

/// What kind of move an action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// sotas.actions.4.
    Move,
    /// sotas.sprint.1.
    Sprint,
    /// sotas.actions.16.
    Disengage,
}

/// A move in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Stride {
    /// D-10: where to?
    Where {
        /// What kind of move.
        kind: Kind,
    },
    /// sotas.disengage.3: enemies strike first.
    BreakingOff,
    /// sotas.terror.1, sotas.fear-of-water.1: the figure must dare.
    Daring {
        /// What kind of move.
        kind: Kind,
        /// Where to.
        to: Point,
        /// Whom it would engage; nobody for water.
        foe: Option<FigureId>,
    },
    /// sotas.fear-of-water.1, sotas.morale.13: the figure must dare to leave the table through water.
    Leaving {
        /// By which edge.
        edge: Edge,
    },
    /// sotas.terror.4: those it will charge have tested.
    Charging {
        /// What kind of move.
        kind: Kind,
        /// Where to.
        to: Point,
    },
    /// sotas.scenario.8: where does a civilian go that is taken along?
    Escort(Escort),
}

impl Stride {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Stride::Charging { .. } => ask_on(table.active().seat, "sotas.terror.4", "charge"),
            Stride::Escort(_) => ask_on(table.active().seat, "sotas.scenario.8", "escort"),
            _ => ask_on(table.active().seat, "sotas.movement.5", "where"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let figure = table.active().figure;
        match self {
            Stride::Charging { kind, to } => {
                let from = table[figure].state.at;
                let parts = (0..=4).map(|n| along(from, to, n, 4));
                let mut legal: Vec<Point> =
                    parts.filter(|&at| may_go(table, figure, kind, at).is_ok()).collect();
                legal.dedup();
                out.extend(legal.into_iter().map(Choice::To));
            }
            Stride::Where { kind } => {
                out.extend(places(table, figure, kind).into_iter().map(Choice::To));
                let here = table[figure].state.at;
                if out.is_empty() && may_go(table, figure, kind, here).is_ok() {
                    out.push(Choice::To(here));
                }
            }
            Stride::Escort(escort) => escort.options(table, out),
            Stride::BreakingOff | Stride::Daring { .. } | Stride::Leaving { .. } => {}
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        if let (Stride::Escort(escort), choice) = (self, choice) {
            return escort.legality(table, choice);
        }
        let Choice::To(to) = choice else { return Err(Illegal::by("sotas.movement.5")) };
        let figure = table.active().figure;
        match self {
            Stride::Charging { kind, to: declared } => {
                let line = Body::line(Segment::new(table[figure].state.at, declared));
                require(line.is_within(Length(2), Body::point(to)), "sotas.terror.4")?;
                may_go(table, figure, kind, to).map(drop)
            }
            Stride::Where { kind } => may_go(table, figure, kind, to).map(drop),
            _ => Err(Illegal::by("sotas.movement.5")),
        }
    }

    /// Whether a move can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        let figure = table.active().figure;
        match self {
            Stride::Where { kind } => {
                let begun = match kind {
                    Kind::Move | Kind::Sprint => may_move(table, figure),
                    Kind::Disengage => is_on_feet(table, figure),
                };
                begun.is_ok() && leads_somewhere(table, figure, kind)
            }
            Stride::Charging { kind, .. } => {
                let here = table[figure].state.at;
                is_on_feet(table, figure).is_ok() && may_go(table, figure, kind, here).is_ok()
            }
            Stride::Escort(escort) => escort.next(table).is_some(),
            Stride::BreakingOff | Stride::Daring { .. } | Stride::Leaving { .. } => false,
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Stride::Where { kind }, Input::Choice(Choice::To(to))) => dare(table, kind, to, cx),
            (Stride::Where { .. }, _) => Ok(Flow::Ask(self.into())),
            (Stride::Daring { kind, to, foe }, Input::Value(Value::Tally(tally))) => {
                dared(table, kind, to, foe, tally.failures == 0, cx)
            }
            (Stride::Leaving { edge }, Input::Value(Value::Tally(tally))) => {
                leaving::dared(table, edge, tally.failures == 0, cx)
            }
            (Stride::Leaving { .. }, _) => call(test(table.active().figure, Cause::Water, 1), self),
            (Stride::Charging { kind, .. }, Input::Choice(Choice::To(at))) => {
                go(table, kind, at, cx)
            }
            (Stride::Charging { kind, to }, _) => charged(table, kind, to, cx),
            (Stride::BreakingOff, _) => disengage::broken_off(table, cx),
            (Stride::Escort(escort), Input::Choice(choice)) => {
                let then = Stride::Escort(escort.answer(table, choice, cx));
                call(Fallout::Settle { until: effect::ALL }, then)
            }
            (Stride::Escort(escort), _) => match escort.next(table) {
                Some(_) => Ok(Flow::Ask(self.into())),
                None => done(),
            },
            (stride, _) => unreachable!("{stride:?} was not waiting for this"),
        }
    }
}

/// Examples of places that a move may lead to; in the air there is one wherever [`leads_somewhere`] finds one.
pub fn places(table: &Table, figure: FigureId, kind: Kind) -> Vec<Point> {
    let may = |at: Point| may_go(table, figure, kind, at).is_ok();
    let places: Vec<Point> = spots(table, figure, may).collect();
    if !places.is_empty() || !table[figure].is(Mark::Aloft) {
        return places;
    }
    flight::around(table, figure).filter(|&at| may(at)).collect()
}

/// Those of the places a figure might want to go to, or of those short of them, that will do.
fn spots(
    table: &Table,
    figure: FigureId,
    may: impl Fn(Point) -> bool,
) -> impl Iterator<Item = Point> {
    let shorter = moves::Shorter::of(table, figure);
    let spots = moves::candidates(table, figure).into_iter();
    spots.filter_map(move |at| shorter.first(at, &may))
}

/// sotas.flight.4: whether a move has somewhere to end: on the ground at least where it begins.
fn leads_somewhere(table: &Table, figure: FigureId, kind: Kind) -> bool {
    let may = |at: Point| may_go(table, figure, kind, at).is_ok();
    !table[figure].is(Mark::Aloft) || may(table[figure].state.at) || finds(table, figure, may)
}

/// sotas.flight.4: whether the next move of a figure in the air can end with a landing.
pub fn can_land(table: &Table, figure: FigureId) -> bool {
    let lands = |at: Point| {
        let way = ground::way(table, figure, at, Gait::Land);
        way.and_then(|way| dares(table, figure, Kind::Move, way)).is_ok()
    };
    finds(table, figure, lands)
}

/// Whether any of the places that a figure in the air tries will do.
fn finds(table: &Table, figure: FigureId, may: impl Fn(Point) -> bool) -> bool {
    let near = flight::around(table, figure).any(&may);
    near || spots(table, figure, may).next().is_some()
}

/// sotas.actions.4, sotas.slow.1, sotas.slow.3: whether a figure may make a move at all.
pub fn may_move(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    is_on_feet(table, figure)?;
    let active = table.active();
    require(!(table.has(figure, Trait::Slow) && active.moves > 0), "sotas.slow.1")?;
    require(!disengage::is_held(table, figure), "sotas.disengage.2")?;
    require(active.actions > 0 || active.paid_moves > 0, "sotas.actions.4")?;
    let price = ground::speed(table, figure).actions() - u8::from(active.paid_moves > 0);
    require(active.actions >= price, "sotas.movement.14")
}

/// sotas.flight.4: whether a figure may begin a move: in the air it needs somewhere to go to.
pub fn may_begin(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    may_move(table, figure)?;
    require(leads_somewhere(table, figure, Kind::Move), "sotas.flight.4")
}

/// sotas.sprint.1: once per game; in the air like any move.
pub fn may_sprint(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    sprint::may(table, figure)?;
    can_pay(table, 1)?;
    may_move(table, figure)?;
    if !table[figure].is(Mark::Aloft) {
        return Ok(());
    }
    let mut begun = table.clone();
    sprint::prepay(&mut begun);
    require(leads_somewhere(&begun, figure, Kind::Sprint), "sotas.flight.4")
}

/// What begins when a move is chosen.
pub fn begin(table: &mut Table, kind: Kind, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    match kind {
        Kind::Move => {}
        Kind::Sprint => sprint::begin(table, figure, cx),
        Kind::Disengage => {
            pay(table, 2);
            table.active_mut().held_back = false;
            cx.emit(|| {
                Event::cite("sotas.disengage.2", What::Did { figure, what: Deed::BrokeOff })
            });
            disengage::strike_leaver(table, figure, Leaving::Disengage);
            return call(Fallout::Settle { until: effect::ALL }, Stride::BreakingOff);
        }
    }
    call(Stride::Where { kind }, Activation::Act)
}

/// sotas.actions.5: what a move of this kind costs in actions that are not yet paid.
pub fn price(table: &Table, kind: Kind, way: Way) -> u8 {
    match kind {
        // sotas.disengage.2: one of the two actions was for the move.
        Kind::Disengage => way.actions - 1,
        Kind::Move | Kind::Sprint => way.actions - u8::from(table.active().paid_moves > 0),
    }
}

/// The way of a move: a flyer with another move to come may stay aloft, if it can land after it.
pub fn way(table: &Table, figure: FigureId, kind: Kind, to: Point) -> Result<Way, Illegal> {
    if to == table[figure].state.at && !table[figure].is(Mark::Aloft) {
        return Ok(ground::stay(table, figure));
    }
    let land = match gait(table, figure) {
        Gait::Walk => ground::way(table, figure, to, Gait::Walk),
        Gait::Fly | Gait::Land => ground::way(table, figure, to, Gait::Land),
    };
    match land {
        Ok(way) => Ok(way),
        Err(refused) => match gait(table, figure) {
            Gait::Fly if kind != Kind::Disengage => {
                may_hover(table, figure, kind, to).map_err(|_| refused)
            }
            _ => Err(refused),
        },
    }
}

/// sotas.movement.3: whether a move of this kind may end here, short of its length or where it began.
pub fn may_go(table: &Table, figure: FigureId, kind: Kind, to: Point) -> Result<Way, Illegal> {
    let way = way(table, figure, kind, to)?;
    dares(table, figure, kind, way)?;
    Ok(way)
}

/// sotas.actions.5: whether a figure has the actions left that a move costs.
pub fn is_paid(table: &Table, kind: Kind, way: Way) -> bool {
    table.active().actions >= price(table, kind, way)
}

/// Whether a figure can pay for a way that the ground allows, and dares to go it.
fn dares(table: &Table, figure: FigureId, kind: Kind, way: Way) -> Result<(), Illegal> {
    require(is_paid(table, kind, way), "sotas.movement.14")?;
    // sotas.terror.2: not those it dares not engage.
    let foes = engaged(table, figure, kind, way);
    require(!foes.iter().any(|&it| table.active().daunted.contains(it)), "sotas.terror.2")?;
    let water = fear_of_water::enters(table, figure, way.to);
    require(!(water && table.active().dry), "sotas.fear-of-water.2")
}

/// Enemies that a figure would touch at a place.
pub fn contacts(
    table: &Table,
    figure: FigureId,
    at: Point,
    z: Length,
) -> impl Iterator<Item = FigureId> {
    let base = table.base(figure).at(at);
    table.enemies(figure).filter(move |&it| table.would_touch(base, z, it))
}

/// Enemies that a figure would touch at a place and does not touch now.
pub fn new_contacts(table: &Table, figure: FigureId, at: Point, z: Length) -> Vec<FigureId> {
    contacts(table, figure, at, z).filter(|&it| !table.touch(figure, it)).collect()
}

/// sotas.flight.2, R-73: enemies that a move brings a figure into contact with; between two leaps it comes to
/// nobody.
fn engaged(table: &Table, figure: FigureId, kind: Kind, way: Way) -> Vec<FigureId> {
    let made = match kind {
        Kind::Disengage => way.actions - 1,
        Kind::Move | Kind::Sprint => way.actions,
    };
    if flies(table, figure) && leaps_on(table, figure, made) {
        return Vec::new();
    }
    new_contacts(table, figure, way.to, way.z)
}

/// sotas.terror.1, sotas.fear-of-water.1: tests the figure must pass before it moves there.
fn dare(table: &mut Table, kind: Kind, to: Point, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    let way = way(table, figure, kind, to);
    let foes = way.map_or(Vec::new(), |way| engaged(table, figure, kind, way));
    let feared = foes.iter().copied().find(|&it| terror::must_dare(table, figure, it));
    if feared.is_some() {
        let then = Stride::Daring { kind, to, foe: feared };
        return call(test(figure, Cause::Terror, 1), then);
    }
    if fear_of_water::enters(table, figure, to) && !table.active().wet {
        let then = Stride::Daring { kind, to, foe: None };
        return call(test(figure, Cause::Water, 1), then);
    }
    charge(table, kind, to, &foes, cx)
}

fn dared(
    table: &mut Table,
    kind: Kind,
    to: Point,
    foe: Option<FigureId>,
    passed: bool,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let figure = table.active().figure;
    let active = table.active_mut();
    match (foe, passed) {
        (Some(foe), true) => active.resolute.insert(foe),
        (Some(foe), false) => active.daunted.insert(foe),
        (None, true) => active.wet = true,
        (None, false) => active.dry = true,
    }
    if passed {
        return dare(table, kind, to, cx);
    }
    let rule = if foe.is_some() { "sotas.terror.2" } else { "sotas.fear-of-water.2" };
    cx.emit(|| Event::cite(rule, What::Did { figure, what: Deed::Daunted }));
    match kind {
        // The two actions are spent, but the move may go elsewhere.
        Kind::Disengage => Ok(Flow::Become(Stride::Where { kind }.into())),
        Kind::Move | Kind::Sprint => done(),
    }
}

/// sotas.terror.3, sotas.terror.4: whoever a Terror figure charges tests its Morale first.
fn charge(
    table: &mut Table,
    kind: Kind,
    to: Point,
    foes: &[FigureId],
    cx: &mut Cx<'_, Event>,
) -> Next {
    let figure = table.active().figure;
    if !terror::charge(table, figure, foes) {
        return go(table, kind, to, cx);
    }
    call(Fallout::Settle { until: effect::ALL }, Stride::Charging { kind, to })
}

/// D-33, R-73: after the tests the charger goes on, or stops anywhere on the declared line; a game that is decided is over
/// (sotas.scenario.4).
fn charged(table: &mut Table, kind: Kind, to: Point, cx: &mut Cx<'_, Event>) -> Next {
    if end::check(table, end::Moment::AtOnce, cx) {
        return Ok(Flow::Finish);
    }
    if !goes_on(table) || is_on_feet(table, table.active().figure).is_err() {
        return done();
    }
    let figure = table.active().figure;
    let z = way(table, figure, kind, to).map(|way| way.z);
    let still = z.is_ok_and(|z| !new_contacts(table, figure, to, z).is_empty());
    if still {
        return go(table, kind, to, cx);
    }
    if may_go(table, figure, kind, table[figure].state.at).is_err() {
        return done();
    }
    Ok(Flow::Ask(Stride::Charging { kind, to }.into()))
}

/// sotas.actions.5, sotas.sprint.1: a move is paid for.
pub fn spend(table: &mut Table, kind: Kind, way: Way) {
    let price = price(table, kind, way);
    pay(table, price);
    let active = table.active_mut();
    active.moves += 1;
    if kind != Kind::Disengage {
        active.paid_moves = active.paid_moves.saturating_sub(1);
    }
}

/// The figure moves, if it still may.
fn go(table: &mut Table, kind: Kind, to: Point, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    let Ok(way) = may_go(table, figure, kind, to) else { return done() };
    let hovers = hovers(table, figure, kind, way);
    spend(table, kind, way);
    let State { at: from, z, .. } = table[figure].state;
    let path = Path::straight(from, to);
    let escort = Escort::of(table, figure, path.length());
    if let Some(piece) = way.slowed {
        let at = Body::line(Segment::new(from, to)).nearest(table.piece(piece).body());
        let witness = Witness::Line(at);
        cx.emit(|| Event::cite("sotas.movement.13", What::Slowed { figure, piece, witness }));
    }
    let (length, most) = (path.length(), way.most);
    cx.emit(|| Event::cite("sotas.movement.4", What::Moved { figure, from, to, length, most }));
    if hovers {
        hover(table, figure, to, way.z);
    } else {
        arrive(table, figure, (to, way.z + way.drop), Coming::Moving, cx);
    }
    crate::special::moved(table, figure, (from, z));
    if !flies(table, figure) {
        crate::special::radiation::walks(table, figure, from);
    }
    if way.drop > Length::ZERO {
        table.queue.push(Effect::Fall { figure, height: way.drop });
    }
    call(Fallout::Settle { until: effect::ALL }, Stride::Escort(escort))
}

/// sotas.flight.3: whether a flyer is between two leaps after a move: it has another one left.
pub fn hovers(table: &Table, figure: FigureId, kind: Kind, way: Way) -> bool {
    let used = u8::from(kind != Kind::Disengage && table.active().paid_moves > 0);
    flies(table, figure) && leaps_on(table, figure, price(table, kind, way) + used)
}

/// Where a figure comes from that arrives now: a flyer from where it took off.
pub fn comes_from(table: &Table, figure: FigureId) -> Point {
    let own = table.active.filter(|active| active.figure == figure);
    own.and_then(|active| active.took_off).unwrap_or(table[figure].state.at)
}

/// How a figure comes to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coming {
    /// By a movement: a move, a climb, a recoil, a flight, a teleport.
    Moving,
    /// It is thrown, falls, or is put there.
    Put,
}

/// A figure comes to a place, by whatever way, and stands on it; what waits there happens. A flyer
/// comes from where it took off.
pub fn arrive(
    table: &mut Table,
    figure: FigureId,
    (to, z): (Point, Length),
    coming: Coming,
    cx: &mut Cx<'_, Event>,
) {
    let (before, height) = (comes_from(table, figure), table[figure].state.z);
    let own = table.active.as_mut().filter(|active| active.figure == figure);
    let took_off = own.and_then(|active| active.took_off.take());
    let height = took_off.map_or(height, |it| heights::landing_height(table, it));
    let base = table.base(figure).at(before);
    let touched: Vec<FigureId> =
        table.present().filter(|&it| it != figure && table.would_touch(base, height, it)).collect();
    table[figure].mark(Mark::Aloft, false);
    if to != before {
        sight::comes_out(table, figure);
    }
    let state = &mut table[figure].state;
    (state.at, state.z) = (to, z);
    if z <= heights::floor(table, to, z) {
        table[figure].mark(Mark::Climbing, false);
    }
    crate::special::arrives(table, figure, before, &touched, coming);
    crate::scene::arrives(table, figure, cx);
}

/// The point after so many of the equal parts of a way.
pub fn along(from: Point, to: Point, part: i32, of: i32) -> Point {
    let step = |a: i32, b: i32| a + (b - a) * part / of;
    if part == of { to } else { Point { x: step(from.x, to.x), y: step(from.y, to.y) } }
}
