//! Possession (sotas.possession).

use reglette_engine::dice::Dry;
use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::Point;

use crate::action::pay;
use crate::attack::{Attack, attacks, may_fight, told};
use crate::choice::Fight;
use crate::combat::total;
use crate::doing::{Next, call};
use crate::duel::Duel;
use crate::effect::Effect;
use crate::event::{Event, Part, What};
use crate::falling;
use crate::figure::{Control, Whereabouts};
use crate::ids::FigureId;
use crate::removal::{self, Death};
use crate::setup::die;
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.possession.1, R-62: a melee attack on somebody who has no other inside.
pub fn may(table: &Table, figure: FigureId, target: FigureId) -> Result<(), Illegal> {
    require(table.has(figure, Trait::Possession), "sotas.possession.1")?;
    may_fight(table, figure, Fight { target, with: None, power: false })?;
    let taken = matches!(table[target].state.control, Some(Control::Body(_)));
    require(!taken, "sotas.possession.1")
}

/// sotas.possession.1: the attack.
pub fn begin(
    table: &mut Table,
    figure: FigureId,
    target: FigureId,
    cx: &mut Cx<'_, Event>,
) -> Next {
    pay(table, 1);
    attacks(table);
    let strike = Strike { by: Some(figure), target, how: How::Possess };
    told(table, &strike, "sotas.possession.1", cx);
    super::fights(table, figure, target, cx);
    call(Duel::begin(strike), Attack::Over)
}

/// sotas.possession.1: the possessor leaves the table and its player controls the host.
pub fn enter(table: &mut Table, strike: &Strike, _: &mut Cx<'_, Event>) {
    let Some(possessor) = strike.by else { return };
    table[possessor].state.whereabouts = Whereabouts::Inside(strike.target);
    table[strike.target].state.control = Some(Control::Body(possessor));
}

/// sotas.possession.2, sotas.possession.3, R-62: at each activation of the host the two contend, with
/// nothing but their profiles; only a strictly higher host is rid of its possessor.
pub fn contends(table: &mut Table, host: FigureId, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let Some(Control::Body(possessor)) = table[host].state.control else { return Ok(()) };
    let part = |it: FigureId| [Part::new("sotas.possession.2", table.profile(it).combat)];
    let striker = total(die(cx)?, &part(possessor));
    let defender = total(die(cx)?, &part(host));
    let freed = defender.total > striker.total;
    let (by, target, how) = (Some(possessor), host, How::Possess);
    cx.emit(|| {
        Event::cite("sotas.possession.2", What::Combat { by, target, how, striker, defender })
    });
    if freed {
        table[host].state.control = None;
        let at = table[host].state.at;
        table.queue.push(Effect::Out { possessor, at });
    }
    Ok(())
}

/// Whether a figure is inside another.
pub fn is_inside(table: &Table, figure: FigureId) -> bool {
    matches!(table[figure].state.whereabouts, Whereabouts::Inside(_))
}

/// sotas.possession.4, sotas.possession.5, R-62: with two failures it is gone, otherwise it stands beside its
/// former host or where that one was.
pub fn comes_out(
    table: &mut Table,
    possessor: FigureId,
    near: Point,
    failures: u8,
    cx: &mut Cx<'_, Event>,
) {
    let Whereabouts::Inside(host) = table[possessor].state.whereabouts else { return };
    if failures >= 2 {
        cx.emit(|| Event::cite("sotas.possession.4", What::Removed { figure: possessor }));
        removal::kill(table, possessor, Death::Plain, None, cx);
        return;
    }
    let z = table[host].state.z;
    table[possessor].state.z = z;
    let to = falling::nearest_place(table, possessor, near, z);
    let state = &mut table[possessor].state;
    (state.whereabouts, state.at) = (Whereabouts::Table, to);
    cx.emit(|| Event::cite("sotas.possession.5", What::Deployed { figure: possessor, at: to }));
}
