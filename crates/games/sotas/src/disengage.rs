//! Leaving melee (sotas.disengage).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Flow, Illegal};

use crate::action::is_on_feet;
use crate::activation::{Activation, goes_on};
use crate::doing::{Next, call};
use crate::effect::Effect;
use crate::end;
use crate::event::{Deed, Event, What};
use crate::ids::{FigureId, Figures};
use crate::marks::Mark;
use crate::special::{disengage_expert, motionless_statue};
use crate::stride::{Kind, Stride};
use crate::strike::Leaving;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.disengage.1, sotas.motionless-statue.1, R-11: whether somebody in contact keeps a figure from walking away; whoever is
/// between two leaps stands beside nobody (sotas.flight.2).
pub fn is_held(table: &Table, figure: FigureId) -> bool {
    let aloft = table[figure].is(Mark::Aloft);
    !aloft && table.touching(figure).any(|it| holds(table, it, figure))
}

/// whether an enemy in contact keeps a figure from walking away.
fn holds(table: &Table, enemy: FigureId, figure: FigureId) -> bool {
    table.is_active(enemy)
        && !motionless_statue::lets_go(table, enemy)
        && !table.has(figure, Trait::Immaterial)
}

/// sotas.disengage.2, sotas.actions.16: two actions to leave an active enemy.
pub fn may_disengage(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    is_on_feet(table, figure)?;
    require(is_held(table, figure), "sotas.disengage.1")?;
    // sotas.undead.3, R-95
    require(!table.has(figure, Trait::Undead), "sotas.undead.3")?;
    require(!(table.has(figure, Trait::Slow) && table.active().moves > 0), "sotas.slow.1")?;
    require(table.active().actions >= 2, "sotas.actions.16")
}

/// sotas.disengage.3: each active enemy in contact strikes whoever leaves; a chain of such attacks begins
///
pub fn strike_leaver(table: &mut Table, figure: FigureId, leaving: Leaving) {
    table.struck = Figures::default();
    if disengage_expert::is_immune(table, figure, None) {
        return;
    }
    let strikers: Vec<FigureId> = table
        .touching(figure)
        .filter(|&it| holds(table, it, figure))
        .filter(|&it| !disengage_expert::is_immune(table, figure, Some(it)))
        .collect();
    for striker in strikers {
        table.queue.push(Effect::Reflex { striker, victim: figure, leaving });
    }
}

/// sotas.disengage.5, sotas.disengage.6: the move, unless a Reflex Attack was lost; whoever is afraid because of one has
/// tested (sotas.morale.20), and a game that is decided is over (sotas.scenario.4).
pub fn broken_off(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if end::check(table, end::Moment::AtOnce, cx) {
        return Ok(Flow::Finish);
    }
    if !goes_on(table) {
        return Ok(Flow::Become(Activation::Act.into()));
    }
    let figure = table.active().figure;
    if table.active().held_back || is_on_feet(table, figure).is_err() {
        cx.emit(|| Event::cite("sotas.disengage.6", What::Did { figure, what: Deed::HeldBack }));
        return Ok(Flow::Become(Activation::Act.into()));
    }
    call(Stride::Where { kind: Kind::Disengage }, Activation::Act)
}
