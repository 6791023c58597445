//! Leaving the table by an ordinary move (sotas.morale.13).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Flow, Illegal};
use reglette_geometry::{Edge, Length, Path, Point};

use crate::action::pay;
use crate::activation::Activation;
use crate::choice::Choice;
use crate::doing::{Next, call, done};
use crate::effect;
use crate::event::{Deed, Event, What};
use crate::fallout::Fallout;
use crate::flight::flies;
use crate::ids::FigureId;
use crate::measure::Speed;
use crate::removal;
use crate::special::fear_of_water;
use crate::stride::{Stride, may_move};
use crate::table::Table;
use crate::{ground, heights};

/// sotas.morale.13: an ordinary move may lead off the table whoever is not played for another side for a time.
pub fn may_leave(table: &Table, figure: FigureId, edge: Edge) -> Result<(), Illegal> {
    may_move(table, figure)?;
    let own = !table.active().borrowed && table.side(figure) == table[figure].side;
    require(own, "sotas.morale.13")?;
    let gap = gap(table, figure, edge);
    require(gap <= ground::reach(table, figure), "sotas.morale.13")?;
    if !flies(table, figure) {
        ground::may_pass(table, figure, &way(table, figure, edge))?;
    }
    let speed = speed(table, figure, edge);
    let most = ground::most(table, figure, speed);
    require(gap <= most, "sotas.movement.13")?;
    let descent = descent(table, figure, edge);
    let comes_down = descent <= table.book.sticks().reach(speed) && gap <= most - descent;
    require(comes_down, "sotas.terrain.8")?;
    require(!(enters_water(table, figure, edge) && table.active().dry), "sotas.fear-of-water.2")?;
    require(table.active().actions >= price(table, speed), "sotas.movement.14")
}

/// How far the base is from an edge.
fn gap(table: &Table, figure: FigureId, edge: Edge) -> Length {
    let base = table.base(figure);
    table.terrain.bounds.distance_to(edge, base.centre) - base.radius
}

/// The way to an edge.
fn way(table: &Table, figure: FigureId, edge: Edge) -> Path {
    let (at, exit) = (table[figure].state.at, exit_point(table, figure, edge));
    Path::straight(at, at.towards(exit, gap(table, figure, edge)))
}

/// sotas.terrain.8, R-120: what a Climber comes down off a wall on the way to an edge.
fn descent(table: &Table, figure: FigureId, edge: Edge) -> Length {
    if flies(table, figure) {
        return Length::ZERO;
    }
    let (z, drop) = heights::level(table, figure, way(table, figure, edge).end());
    heights::descent(table, figure, z + drop)
}

/// sotas.movement.13, sotas.flight.5: the speed on the way to an edge.
fn speed(table: &Table, figure: FigureId, edge: Edge) -> Speed {
    let own = ground::speed(table, figure);
    let slowed = ground::slowed(table, figure, &way(table, figure, edge)).is_some();
    if slowed && !flies(table, figure) { own.slower() } else { own }
}

/// sotas.actions.4, sotas.movement.14, sotas.sprint.1: what a move costs that is not yet paid for.
fn price(table: &Table, speed: Speed) -> u8 {
    speed.actions() - u8::from(table.active().paid_moves > 0)
}

/// The point of an edge straight ahead of a figure.
pub fn exit_point(table: &Table, figure: FigureId, edge: Edge) -> Point {
    let at = table[figure].state.at;
    let bounds = table.terrain.bounds;
    match edge {
        Edge::Left => Point { x: bounds.min.x, y: at.y },
        Edge::Right => Point { x: bounds.max.x, y: at.y },
        Edge::Bottom => Point { x: at.x, y: bounds.min.y },
        Edge::Top => Point { x: at.x, y: bounds.max.y },
    }
}

/// Edges over which the figure may leave the table.
pub fn leave_options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    let may = |edge: &Edge| may_leave(table, figure, *edge).is_ok();
    out.extend(Edge::ALL.into_iter().filter(may).map(Choice::Leave));
}

/// sotas.fear-of-water.1: whether the way to an edge leads through water that a figure fears; whoever flies lands nowhere.
fn enters_water(table: &Table, figure: FigureId, edge: Edge) -> bool {
    let end = way(table, figure, edge).end();
    !flies(table, figure) && fear_of_water::enters(table, figure, end)
}

/// The figure leaves the table, once it dares.
pub fn leave(table: &mut Table, figure: FigureId, edge: Edge, cx: &mut Cx<'_, Event>) -> Next {
    if enters_water(table, figure, edge) && !table.active().wet {
        return call(Stride::Leaving { edge }, Activation::Act);
    }
    go(table, figure, edge, cx);
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}

/// sotas.fear-of-water.1, sotas.fear-of-water.2: it goes through the water, or keeps its action.
pub fn dared(table: &mut Table, edge: Edge, passed: bool, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    if !passed {
        table.active_mut().dry = true;
        let what = Deed::Daunted;
        cx.emit(|| Event::cite("sotas.fear-of-water.2", What::Did { figure, what }));
        return done();
    }
    table.active_mut().wet = true;
    go(table, figure, edge, cx);
    Ok(Flow::Become(Fallout::Settle { until: effect::ALL }.into()))
}

fn go(table: &mut Table, figure: FigureId, edge: Edge, cx: &mut Cx<'_, Event>) {
    let price = price(table, speed(table, figure, edge));
    pay(table, price);
    cx.emit(|| Event::cite("sotas.morale.13", What::Left { figure }));
    removal::flee(table, figure, "sotas.morale.7", cx);
}
