//! Leader and Leader (X) (sotas.leader, sotas.leader-x).

use crate::figure::Control;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::sight::{self, Screen};
use crate::table::Table;
use crate::traits::Trait;

fn leads(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::Leader) || table.has(figure, Trait::LeaderX)
}

/// sotas.leader-x.1: whether a Leader leads this ally.
fn is_led_by(table: &Table, leader: FigureId, ally: FigureId) -> bool {
    let group = || table.shown(leader).leads.as_ref();
    let lit = || table[ally].kit.light.is_some();
    table.has(leader, Trait::Leader)
        || table.has(leader, Trait::LeaderX)
            && group().is_some_and(|it| it.contains(table[ally].profile, lit()))
}

/// sotas.leader.1, sotas.leader.5, sotas.leader.6, sotas.faq.2, sotas.faq.4: +1 for an ally within
/// Long that sees its Leader, once.
pub fn bonus(table: &Table, figure: FigureId) -> i8 {
    // sotas.leader.7, sotas.leader-x.2, sotas.faq.6
    if leads(table, figure) {
        return 0;
    }
    let long = table.book.sticks().long();
    let helps = |&it: &FigureId| {
        leads(table, it)
            && is_led_by(table, it, figure)
            && is_fit(table, it)
            && table.is_within(long, figure, it)
            && sight::sees(table, figure, it, Screen::Friends)
    };
    // sotas.leader.3
    i8::from(table[figure].is_on_table() && table.allies(figure).any(|it| helps(&it)))
}

/// sotas.leader.4, sotas.telepathy.4, sotas.faq.3: no Leader that is down, confused, Immobilised or
/// controlled.
fn is_fit(table: &Table, leader: FigureId) -> bool {
    let it = &table[leader];
    !it.is_down()
        && !it.is_immobilised()
        && !it.is(Mark::Confused)
        && !matches!(it.state.control, Some(Control::Mind(_) | Control::Body(_)))
}

/// sotas.morale.16, sotas.leader.2: whoever tests when this figure is killed.
pub fn led_by(table: &Table, leader: FigureId) -> Vec<FigureId> {
    if !leads(table, leader) {
        return Vec::new();
    }
    table.allies(leader).filter(|&it| is_led_by(table, leader, it)).collect()
}
