//! Possession (sotas.possession).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::Point;

use crate::action::pay;
use crate::attack::{Attack, attacks, may_fight, told};
use crate::choice::Fight;
use crate::doing::{Next, call};
use crate::duel::Duel;
use crate::effect::Effect;
use crate::event::{Event, Part, What};
use crate::figure::{Control, Whereabouts};
use crate::ids::FigureId;
use crate::removal::{self, Death};
use crate::stride::Coming;
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::traits::Trait;
use crate::{falling, stride};

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
pub fn enter(table: &mut Table, strike: &Strike, cx: &mut Cx<'_, Event>) {
    let Some(possessor) = strike.by else { return };
    removal::lose_object(table, possessor, cx);
    // sotas.telepathy.6
    removal::free_minds(table, strike.target);
    table[possessor].state.whereabouts = Whereabouts::Inside(strike.target);
    table[strike.target].state.control = Some(Control::Body(possessor));
}

/// sotas.possession.2: at each activation of the host the two contend.
pub fn begins(table: &mut Table, host: FigureId) {
    if let Some(Control::Body(_)) = table[host].state.control {
        table.queue.push(Effect::Contest { host });
    }
}

/// The contest of a host with whoever is inside it.
pub fn contest(table: &Table, host: FigureId) -> Option<Strike> {
    let Some(Control::Body(possessor)) = table[host].state.control else { return None };
    Some(Strike { by: Some(possessor), target: host, how: How::Possess })
}

/// Whether an attack is the contest of a possessor with its host.
pub fn is_contest(table: &Table, strike: &Strike) -> bool {
    contest(table, strike.target).is_some_and(|it| it == *strike)
}

/// nothing but the profile counts in a contest.
pub fn combat(table: &Table, figure: FigureId) -> Part {
    Part::new("sotas.possession.2", table.profile(figure).combat)
}

/// sotas.possession.3, R-62: only a strictly higher host is rid of its possessor.
pub fn decide(table: &mut Table, strike: &Strike, [won, lost]: [i8; 2]) {
    let (Some(possessor), host) = (strike.by, strike.target) else { return };
    if lost > won {
        table[host].state.control = None;
        let at = table[host].state.at;
        table.queue.push(Effect::Out { possessor, at });
    }
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
        removal::kill(table, possessor, Death::Plain, None, "sotas.possession.4", cx);
        return;
    }
    let (to, z) = falling::nearest_place(table, possessor, near, table[host].state.z);
    table[possessor].state.whereabouts = Whereabouts::Table;
    cx.emit(|| Event::cite("sotas.possession.5", What::Deployed { figure: possessor, at: to }));
    stride::arrive(table, possessor, (to, z), Coming::Put, cx);
}
