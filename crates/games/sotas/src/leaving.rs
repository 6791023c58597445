//! Leaving the table by an ordinary move (sotas.morale.13).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::{Edge, Path, Point};

use crate::action::pay;
use crate::activation::Activation;
use crate::choice::Choice;
use crate::doing::{Next, call};
use crate::effect;
use crate::event::{Event, What};
use crate::fallout::Fallout;
use crate::flight::flies;
use crate::ground;
use crate::ids::FigureId;
use crate::removal;
use crate::stride::may_move;
use crate::table::Table;

/// sotas.morale.13: an ordinary move may lead off the table.
pub fn may_leave(table: &Table, figure: FigureId, edge: Edge) -> Result<(), Illegal> {
    may_move(table, figure)?;
    require(!table.active().borrowed, "sotas.morale.13")?;
    let base = table.base(figure);
    let far = ground::reach(table, figure);
    let gap = table.terrain.bounds.distance_to(edge, base.centre) - base.radius;
    require(gap <= far, "sotas.morale.13")?;
    let path =
        Path::straight(base.centre, base.centre.towards(exit_point(table, figure, edge), gap));
    if !flies(table, figure) {
        ground::may_pass(table, figure, &path)?;
        let slow = ground::slowed(table, figure, &path).is_some();
        let speed = ground::speed(table, figure);
        let speed = if slow { speed.slower() } else { speed };
        require(gap <= ground::most(table, figure, speed), "sotas.movement.13")?;
        require(table.active().actions >= speed.actions(), "sotas.movement.14")?;
    }
    Ok(())
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

/// The figure leaves the table.
pub fn leave(table: &mut Table, figure: FigureId, _: Edge, cx: &mut Cx<'_, Event>) -> Next {
    if table.active().paid_moves == 0 {
        pay(table, 1);
    }
    cx.emit(|| Event::cite("sotas.morale.13", What::Left { figure }));
    removal::flee(table, figure, cx);
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}
