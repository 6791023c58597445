//! What decides an attack beside its totals: rules that turn a loss into something else, and who may roll
//! again.

use reglette_engine::Rule;
use schemars::JsonSchema;
use serde::Serialize;

use crate::combat::is_bound;
use crate::duel;
use crate::figure::Bond;
use crate::ids::FigureId;
use crate::special::{self, force_field, hero, lethal, robust};
use crate::strike::{Role, Strike};
use crate::table::Table;

/// A rule that changes what an attack comes to, but not its totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sway {
    /// Whose rule it is.
    pub figure: FigureId,
    /// Which.
    #[schemars(with = "String")]
    pub rule: Rule,
}

/// The rules that decide an attack beside its totals. Where nothing can happen to its target, that is
/// all.
pub fn sways(table: &Table, strike: &Strike) -> Vec<Sway> {
    let mut sways = Vec::new();
    let mut say = |figure, rule| sways.push(Sway { figure, rule: Rule(rule) });
    let target = strike.target;
    if special::is_immune(table, strike) {
        say(target, special::immunity(table, strike));
        return sways;
    }
    let rerolls = |it: &FigureId| hero::may_reroll(table, *it);
    for figure in [strike.by, Some(target)].into_iter().flatten().filter(rerolls) {
        say(figure, "sotas.hero.3");
    }
    of_loss(table, strike, Role::Target, &mut say);
    // With the best die, or never.
    if duel::strikes_back(table, strike, 6) {
        of_loss(table, strike, Role::Striker, &mut say);
    } else if strike.how.is_mutual() {
        let bound = is_bound(table, target);
        say(target, if bound { "sotas.immobilised.9" } else { "sotas.knockdown.8" });
    }
    sways
}

/// What becomes of a loss of one part, in the order in which it is settled.
fn of_loss(
    table: &Table,
    strike: &Strike,
    role: Role,
    say: &mut impl FnMut(FigureId, &'static str),
) {
    let (Some(loser), Some(winner)) = (strike.figure(role), strike.other(role)) else { return };
    if let Some(rule) = special::cancels(table, strike, loser, 1) {
        say(loser, rule);
    }
    if force_field::may_deflect(table, strike, loser) {
        say(loser, "sotas.force-field.1");
    }
    if let Some(bond) = special::binds(table, strike).filter(|_| role == Role::Target) {
        let web = bond == Bond::Web;
        say(winner, if web { "sotas.web-pistol.2" } else { "sotas.sonic-stunner.2" });
        return;
    }
    if let Some(rule) = duel::finishes(table, strike, loser) {
        say(loser, rule);
    } else if let Some(rule) = lethal::kills(table, strike, role) {
        say(winner, rule);
    }
    if lethal::is_horrific(table, strike, role) {
        say(winner, "sotas.horrific-kill.1");
    }
    if robust::survives(table, loser, false) {
        say(loser, "sotas.robust.2");
    } else if let Some(rule) = robust::dies_plainly(table, loser) {
        say(loser, rule);
    }
}
