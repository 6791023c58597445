//! Fob Watch (sotas.fob-watch).

use reglette_engine::Cx;

use crate::event::{Event, What};
use crate::figure::State;
use crate::marks::{Mark, Marks};
use crate::position;
use crate::quality::Tally;
use crate::table::Table;
use crate::traits::Trait;

/// What stays as it is when another takes a figure's place.
const KEPT: [Mark; 4] = [Mark::Down, Mark::FarFall, Mark::Climbing, Mark::Activated];

/// sotas.fob-watch.1, R-52: on three successes the figure is replaced on the spot; the other takes its
/// actions.
pub fn opens(table: &mut Table, tally: Tally, cx: &mut Cx<'_, Event>) {
    let figure = table.active().figure;
    let becomes = table.profile(figure).becomes;
    let opens = tally.successes >= 3 && table.has(figure, Trait::FobWatch);
    let Some(profile) = becomes.filter(|_| opens) else { return };
    let old = table[figure];
    let fresh = position::fresh(&table.book, profile, old.side);
    let marks: Marks = KEPT.into_iter().filter(|&it| old.is(it)).collect();
    let it = &mut table[figure];
    (it.profile, it.kit) = (profile, fresh.kit);
    it.state = State {
        whereabouts: old.state.whereabouts,
        at: old.state.at,
        z: old.state.z,
        bond: old.state.bond,
        control: old.state.control,
        object: old.state.object,
        marks,
        ..fresh.state
    };
    cx.emit(|| Event::cite("sotas.fob-watch.1", What::Became { figure, profile }));
}
