//! Results of lost combats (R-82, steps 6 to 8).

use reglette_engine::Cx;
use reglette_geometry::Point;

use crate::effect::{Effect, Harm};
use crate::event::{Event, What};
use crate::falling;
use crate::figure::Control;
use crate::ids::{FigureId, Figures};
use crate::marks::Mark;
use crate::removal::{self, Death};
use crate::special::{self, consciousness, possession, robust};
use crate::strike::{How, Leaving, Strike};
use crate::table::Table;

/// Applies a result.
pub fn apply(table: &mut Table, effect: Effect, cx: &mut Cx<'_, Event>) {
    let Effect::Harm { strike, victim, harm } = effect else {
        unreachable!("{effect:?} is no result of a combat")
    };
    if !table[victim].is_on_table() {
        return;
    }
    let winner = winner(&strike, victim);
    let rule = rule(&strike, harm);
    // To be knocked down is told by itself.
    if harm != Harm::Down {
        cx.emit(|| Event::cite(rule, What::Harmed { figure: victim, by: winner, harm }));
    }
    match harm {
        Harm::Recoil => {
            if !matches!(strike.how, How::Reflex { .. }) {
                // another chain begins.
                table.struck = Figures::default();
            }
            let (from, free) = source(table, &strike, victim);
            table.queue.push(Effect::Recoil { figure: victim, from, free, winner });
        }
        Harm::Down => knock_down(table, victim, cx),
        Harm::Killed => die(table, &strike, victim, winner, cx),
        Harm::Gruesome => {
            // sotas.robust.1: a normal death, but a death.
            let torn = removal::is_torn(table, victim, winner);
            let rule = if torn { rule } else { self::rule(&strike, Harm::Killed) };
            removal::kill(table, victim, Death::Gruesome, winner, rule, cx);
        }
        Harm::Immobilised(bond) => table[victim].bind(bond),
        Harm::Thrown { from, down } => {
            let by = strike.by.map_or(table.side(victim), |it| table.side(it));
            table.queue.push(Effect::Throw { figure: victim, from, down, by });
        }
        Harm::Possessed => possession::enter(table, &strike, cx),
        Harm::Confused => table[victim].mark(Mark::Confused, true),
        Harm::Fainted => {
            consciousness::faints(table, victim, winner);
            // sotas.doppelganger.9: a form may be lost with it.
            robust::wither(table, victim, "sotas.doppelganger.9", cx);
        }
        Harm::Controlled => {
            if let Some(winner) = winner {
                let old = table[victim].state.control.replace(Control::Mind(winner));
                if let Some(Control::Body(possessor)) = old {
                    let at = table[victim].state.at;
                    table.queue.push(Effect::Out { possessor, at });
                }
                removal::free_minds(table, victim);
            }
        }
    }
    special::slew(table, &strike, victim);
}

/// Somebody dies of what is no combat: to the Robust a wound (sotas.robust.2).
pub fn perish(table: &mut Table, figure: FigureId, rule: &'static str, cx: &mut Cx<'_, Event>) {
    let harm = Harm::Killed;
    cx.emit(|| Event::cite(rule, What::Harmed { figure, by: None, harm }));
    if robust::survives(table, figure, false) {
        robust::wound(table, figure, cx);
    } else {
        removal::kill(table, figure, Death::Plain, None, rule, cx);
    }
}

/// A normal death: a wound to the Robust (sotas.robust.2), unless it flees (sotas.disengage.11).
fn die(
    table: &mut Table,
    strike: &Strike,
    victim: FigureId,
    by: Option<FigureId>,
    cx: &mut Cx<'_, Event>,
) {
    let fleeing = matches!(strike.how, How::Reflex { leaving: Leaving::Flight });
    if robust::survives(table, victim, fleeing) {
        robust::wound(table, victim, cx);
    } else {
        removal::kill(table, victim, Death::Plain, by, rule(strike, Harm::Killed), cx);
    }
}

/// Who did it.
fn winner(strike: &Strike, victim: FigureId) -> Option<FigureId> {
    if strike.by == Some(victim) { Some(strike.target) } else { strike.by }
}

/// From where a loser recoils; gas drives it anywhere.
fn source(table: &Table, strike: &Strike, victim: FigureId) -> (Point, bool) {
    match (winner(strike, victim), strike.how) {
        (_, How::Blast { at, .. }) => (at, false),
        (Some(winner), _) => (table[winner].state.at, false),
        (None, _) => (table[victim].state.at, true),
    }
}

fn rule(strike: &Strike, harm: Harm) -> &'static str {
    let melee = strike.how.is_melee();
    match harm {
        Harm::Recoil => "sotas.recoil.1",
        Harm::Down => "sotas.knockdown.1",
        Harm::Killed if melee => "sotas.melee.7",
        Harm::Killed => "sotas.ranged.12",
        Harm::Gruesome if melee => "sotas.melee.8",
        Harm::Gruesome => "sotas.ranged.13",
        Harm::Immobilised(_) => "sotas.immobilised.1",
        Harm::Thrown { .. } => "sotas.grenades.10",
        Harm::Possessed => "sotas.possession.1",
        Harm::Confused => "sotas.telepathy.3",
        Harm::Fainted => "sotas.telepathy.5",
        Harm::Controlled => "sotas.telepathy.6",
    }
}

/// sotas.knockdown.1; at an edge it drops (sotas.falling.1).
pub fn knock_down(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].mark(Mark::Down, true);
    cx.emit(|| Event::cite("sotas.knockdown.1", What::KnockedDown { figure }));
    falling::at_edge(table, figure);
}

/// sotas.knockdown.9, sotas.disengage.7, sotas.disengage.9, sotas.recoil.11: whether a figure can make a Reflex Attack
/// now, and has made none in this chain.
pub fn may_strike(table: &Table, striker: FigureId, victim: FigureId) -> bool {
    table[striker].is_on_table()
        && table[victim].is_on_table()
        && table.is_active(striker)
        && table.touch(striker, victim)
        && !table.struck.contains(striker)
}
