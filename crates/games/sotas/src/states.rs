//! Whether play can bring figures into the states of a position: each is refused by the rule that says how one comes
//! into it.

use reglette_engine::fault::Fault;
use reglette_engine::rule::Rule;

use crate::doing::Doing;
use crate::effect::Effect;
use crate::fallout::Fallout;
use crate::figure::{Bond, Control, State, Whereabouts};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::position::{Position, bad};
use crate::special::robust;
use crate::table::Table;
use crate::traits::Trait;
use crate::{end, falling, heights};

/// Refuses states that no play leads to.
pub fn check(table: &Table, doing: &[Doing], position: &Position) -> Result<(), Fault> {
    for figure in table.all() {
        let odd = possession(table, figure, doing)
            .or_else(|| control(table, figure))
            .or_else(|| person(table, figure))
            .or_else(|| place(table, figure));
        if let Some(Odd { rule, key }) = odd {
            let fault = bad(key, position.row(figure));
            return Err(Fault { rule: Some(Rule(rule)), ..fault });
        }
    }
    Ok(())
}

/// sotas.scenario.4, sotas.end.1: while a player chooses whom to activate nothing has decided the game.
pub fn check_undecided(table: &Table) -> Result<(), Fault> {
    match end::is_decided(table) {
        true => {
            Err(Fault { rule: Some(Rule("sotas.end.1")), ..bad("fault-position-over", "ended") })
        }
        false => Ok(()),
    }
}

/// What cannot be, and by which rule.
struct Odd {
    rule: &'static str,
    key: &'static str,
}

fn odd(yes: bool, rule: &'static str, key: &'static str) -> Option<Odd> {
    yes.then_some(Odd { rule, key })
}

/// sotas.possession.1: who is inside a host plays it, until it comes out.
fn possession(table: &Table, figure: FigureId, doing: &[Doing]) -> Option<Odd> {
    let State { whereabouts, control, .. } = table[figure].state;
    let guest = match whereabouts {
        Whereabouts::Inside(host) => {
            table[host].state.control == Some(Control::Body(figure))
                || comes_out(table, figure, doing)
        }
        _ => true,
    };
    let host = match control {
        Some(Control::Body(by)) => table[by].state.whereabouts == Whereabouts::Inside(figure),
        _ => true,
    };
    let circle = matches!(control, Some(Control::Body(_))) && controls_itself(table, figure);
    odd(!guest || !host || circle, "sotas.possession.1", "fault-position-inside")
}

/// sotas.possession.3: whether a possessor is about to leave its host.
fn comes_out(table: &Table, figure: FigureId, doing: &[Doing]) -> bool {
    let out = |it: &Effect| matches!(it, Effect::Out { possessor, .. } if *possessor == figure);
    let under_way = |it: &Doing| match it {
        Doing::Fallout(Fallout::Tested { effect, .. }) => out(effect),
        _ => false,
    };
    table.queue.iter().any(out) || doing.iter().any(under_way)
}

/// sotas.telepathy.6: a telepath of another side plays a figure on the table, or one that has gone into a host since
/// (sotas.possession.1).
fn control(table: &Table, figure: FigureId) -> Option<Odd> {
    let by = table[figure].state.control?;
    let gone =
        !matches!(table[figure].state.whereabouts, Whereabouts::Table | Whereabouts::Inside(_));
    let Control::Mind(by) = by else {
        return odd(gone, "sotas.possession.1", "fault-position-inside");
    };
    let dead = table[by].state.whereabouts == Whereabouts::Killed;
    let mind = [Trait::Telepathy, Trait::Doppelganger];
    let telepath = became(table, by) || lists(table, by, &mind);
    let own = table[by].side == table[figure].side && !was_turned(table, by, figure);
    let circle = controls_itself(table, figure);
    odd(gone || dead || !telepath || own || circle, "sotas.telepathy.6", "fault-position-control")
}

/// nobody is played by whoever it plays: to be controlled ends what a mind controls (sotas.telepathy.6), and a
/// possessor cannot be possessed.
fn controls_itself(table: &Table, figure: FigureId) -> bool {
    table.masters(figure).any(|it| it == figure)
}

/// whether a telepath may have won over one of its own side: one of them has changed sides, or somebody else played
/// the telepath for a time.
fn was_turned(table: &Table, by: FigureId, figure: FigureId) -> bool {
    let changed = |it: FigureId| table[it].owner != table[it].side;
    let turns = [Trait::Telepathy, Trait::Possession, Trait::Doppelganger];
    let played = |it: FigureId| table[it].side != table[by].side && lists(table, it, &turns);
    changed(by)
        || changed(figure)
        || lists(table, by, &[Trait::ForEngland])
        || table.all().any(played)
}

/// Whether a figure's own profile lists one of these.
fn lists(table: &Table, figure: FigureId, any: &[Trait]) -> bool {
    any.iter().any(|&it| table.profile(figure).traits.has(it))
}

/// sotas.fob-watch.1: whether a figure is no longer what it began as.
fn became(table: &Table, figure: FigureId) -> bool {
    table[figure].profile != table.book.roster[figure.index()].profile
}

/// What a figure is, has and has suffered.
fn person(table: &Table, figure: FigureId) -> Option<Odd> {
    let it = &table[figure];
    let State { form, bond, empty, whereabouts, .. } = it.state;
    let masked = form.is_some() && !lists(table, figure, &[Trait::Doppelganger]);
    let armoured = table.has(figure, Trait::PoweredArmour) || became(table, figure);
    let there = matches!(whereabouts, Whereabouts::Table | Whereabouts::Inside(_));
    let weapons = table.profile(figure).weapons.len();
    odd(masked, "sotas.doppelganger.1", "fault-position-form")
        .or(odd(
            bond == Some(Bond::Armour) && !armoured,
            "sotas.powered-armour.6",
            "fault-position-armour",
        ))
        .or(odd(
            there && robust::lasting(table, figure) >= 7,
            "sotas.robust.3",
            "fault-position-losses",
        ))
        .or(odd(u16::from(empty) >> weapons > 0, "sotas.malfunction.1", "fault-position-empty"))
        .or(odd(
            it.is(Mark::FarFall) && !it.is_down(),
            "sotas.falling.5",
            "fault-position-far-fall",
        ))
}

/// Where a figure stands, hangs or flies.
fn place(table: &Table, figure: FigureId) -> Option<Odd> {
    let it = &table[figure];
    // Who left the table in the air is nowhere.
    if !it.is_on_table() {
        return None;
    }
    let aloft = it.is(Mark::Aloft);
    let flies = table.active.is_some_and(|active| active.figure == figure);
    if aloft && !flies {
        return odd(true, "sotas.flight.4", "fault-position-aloft");
    }
    if aloft || falling::is_falling(table, figure) {
        return None;
    }
    if it.is(Mark::Climbing) {
        return odd(
            !heights::has_hold(table, figure),
            "sotas.climbing.16",
            "fault-position-climbing",
        );
    }
    let State { at, z, .. } = it.state;
    let over = !became(table, figure) && !table.terrain.bounds.holds(table.base(figure));
    odd(over, "sotas.movement.5", "fault-position-off-table").or(odd(
        heights::floor(table, at, z) != z,
        "sotas.terrain.9",
        "fault-position-height",
    ))
}
