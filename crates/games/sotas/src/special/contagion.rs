//! Contagion (sotas.contagion).

use reglette_engine::Cx;
use reglette_engine::dice::Dry;

use crate::effect::{After, Effect};
use crate::event::{Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::options::ContagionArtificial;
use crate::setup::die;
use crate::special::{robust, turncoat};
use crate::strike::Strike;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.contagion.1: every melee attack by or against a carrier, whoever won.
pub fn fought(table: &mut Table, strike: &Strike) {
    let Some(by) = strike.by.filter(|_| strike.how.is_melee()) else { return };
    if !table.are_enemies(by, strike.target) {
        return;
    }
    for (carrier, enemy) in [(by, strike.target), (strike.target, by)] {
        if table.has(carrier, Trait::Contagion) {
            let what = After::Contagion;
            table.queue.push(Effect::After { strike: *strike, loser: enemy, what });
        }
    }
}

/// sotas.contagion.4, sotas.nbc-suit.2, R-41: the suit keeps disease out; machines fall ill by one reading.
fn is_immune(table: &Table, figure: FigureId) -> bool {
    let machine = table.has(figure, Trait::Artificial)
        && table.book.options.contagion_artificial == ContagionArtificial::Immune;
    machine || table.has(figure, Trait::NbcSuit)
}

/// sotas.contagion.2, sotas.contagion.3: on a 6 the enemy is contaminated and changes sides.
pub fn infects(
    table: &mut Table,
    strike: &Strike,
    enemy: FigureId,
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    let carrier = if enemy == strike.target { strike.by } else { Some(strike.target) };
    let Some(carrier) = carrier else { return Ok(()) };
    if !table[enemy].is_on_table() || is_immune(table, enemy) {
        return Ok(());
    }
    let die = die(cx)?;
    cx.emit(|| Event::cite("sotas.contagion.1", What::Rolled { figure: carrier, die }));
    if die < 6 {
        return Ok(());
    }
    if !table[enemy].is(Mark::Contaminated) {
        table[enemy].mark(Mark::Contaminated, true);
        table[enemy].state.losses.contagion += 1;
        let quality = robust::lasting(table, enemy);
        cx.emit(|| Event::cite("sotas.contagion.2", What::Weakened { figure: enemy, quality }));
    }
    let to = table.side(carrier);
    turncoat::change(table, enemy, to, "sotas.contagion.3", cx);
    robust::wither(table, enemy, "sotas.contagion.2", cx);
    Ok(())
}
