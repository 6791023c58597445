//! Sacrifice (sotas.sacrifice).

use reglette_engine::{Cx, Seat};

use crate::effect::{Effect, Harm};
use crate::event::{Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::removal::{self, Death};
use crate::special::robust;
use crate::strike::{How, Leaving};
use crate::table::Table;
use crate::traits::Trait;

/// The ally that is certain to die by this effect: a lost roll, and nothing that follows from it.
fn doomed(table: &Table, effect: Effect) -> Option<FigureId> {
    let Effect::Harm { strike, victim, harm } = effect else { return None };
    let fleeing = matches!(strike.how, How::Reflex { leaving: Leaving::Flight });
    let dies = match harm {
        Harm::Gruesome => true,
        Harm::Killed => {
            !robust::survives(table, victim, fleeing) || robust::lasting(table, victim) >= 6
        }
        _ => false,
    };
    (dies && table[victim].is_on_table()).then_some(victim)
}

/// sotas.sacrifice.1, R-68: whoever may die instead.
pub fn willing(table: &Table, effect: Effect) -> impl Iterator<Item = FigureId> {
    let doomed = doomed(table, effect);
    let attacker = match effect {
        Effect::Harm { strike, victim, .. } if strike.by == Some(victim) => Some(strike.target),
        Effect::Harm { strike, .. } => strike.by,
        _ => None,
    };
    let short = table.book.sticks().short();
    let near = move |it: FigureId, victim: FigureId| {
        table.is_within(short, it, victim)
            || attacker.is_some_and(|by| table[by].is_on_table() && table.is_within(short, it, by))
    };
    let may = move |&it: &FigureId| {
        doomed.is_some_and(|victim| {
            it != victim
                && Some(it) != attacker
                && table.has(it, Trait::Sacrifice)
                && !table[it].is(Mark::Unconscious)
                && !table.are_enemies(it, victim)
                && near(it, victim)
        })
    };
    table.present().filter(may)
}

/// D-21: who is asked; nobody where nobody may.
pub fn asked(table: &Table, effect: Effect) -> Option<Seat> {
    willing(table, effect).next().map(|it| table.seat(it))
}

/// sotas.sacrifice.2, R-68: it dies, the ally suffers nothing, neither what the weapon leaves behind.
pub fn dies_for(table: &mut Table, figure: FigureId, effect: Effect, cx: &mut Cx<'_, Event>) {
    let Effect::Harm { strike: blow, victim: saved, .. } = effect else { return };
    table.queue.retain(|it| {
        !matches!(it, Effect::After { strike, loser, .. } if *strike == blow && *loser == saved)
    });
    cx.emit(|| Event::cite("sotas.sacrifice.2", What::Sacrificed { figure, saved }));
    removal::kill(table, figure, Death::Plain, None, "sotas.sacrifice.2", cx);
}
