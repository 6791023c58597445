//! Poison, poisoned needles and the poison of toxic grenades (sotas.poison, sotas.needle-pistol,
//! sotas.tranquilliser-darts, sotas.grenade-toxic).

use reglette_engine::Cx;
use reglette_engine::dice::Dry;

use crate::data::arms::{Burst, Class, Effect as Arm};
use crate::doing::Doing;
use crate::effect::{After, Effect};
use crate::event::{Event, What};
use crate::harm;
use crate::ids::FigureId;
use crate::options::ToxicPoison;
use crate::quality::{Cause, test};
use crate::setup::die;
use crate::special::{consciousness, robust};
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.artificial.1, sotas.undead.1, sotas.poison.4: whom no poison harms.
fn is_immune(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::Artificial) || table.has(figure, Trait::Undead)
}

/// sotas.poison.1, sotas.needle-pistol.3, sotas.grenade-toxic.3, R-61: what is rolled for when a loss
/// stands.
pub fn follows(table: &mut Table, strike: &Strike, loser: FigureId) {
    if is_immune(table, loser) {
        return;
    }
    let struck = loser == strike.target;
    let winner = if struck { strike.by } else { Some(strike.target) };
    // A beam carries no poison.
    let bodily = match strike.how {
        How::Melee { .. } | How::Reflex { .. } | How::Quills => true,
        How::Shot { with, .. } => table.weapon(with).is(Class::Physical),
        How::Blast { .. } | How::Gas { .. } | How::Mind { .. } | How::Possess => false,
    };
    let needles = strike.how.weapon().is_some_and(|it| table.weapon(it).has(Arm::Needles));
    let toxic = match strike.how {
        How::Blast { grenade, .. } => {
            table.book.content.arms.grenades[usize::from(grenade)].effects.has(Burst::Toxic)
        }
        _ => false,
    };
    // whoever is closed off breathes no gas.
    let closed = table.has(loser, Trait::NbcSuit) || table.has(loser, Trait::PoweredArmour);
    let poisons = bodily && winner.is_some_and(|it| table.has(it, Trait::Poison));
    let list = [
        (poisons, After::Poison),
        (needles && struck, After::Needles),
        (toxic && struck && !closed, After::Toxic),
    ];
    for (due, what) in list {
        if due {
            table.queue.push(Effect::After { strike: *strike, loser, what });
        }
    }
}

/// The die is rolled; the test it calls for, if it does.
pub fn takes_effect(
    table: &mut Table,
    strike: &Strike,
    loser: FigureId,
    what: After,
    cx: &mut Cx<'_, Event>,
) -> Result<Option<Doing>, Dry> {
    if !table[loser].is_on_table() {
        return Ok(None);
    }
    match what {
        After::Poison => {
            // sotas.poison.2
            if roll("sotas.poison.1", strike, loser, cx)? == 6 {
                weaken(table, loser, 1, "sotas.poison.2", cx);
            }
        }
        After::Toxic => {
            let on_six = table.book.options.toxic_poison == ToxicPoison::On6;
            if !on_six || roll("sotas.grenade-toxic.3", strike, loser, cx)? == 6 {
                weaken(table, loser, 2, "sotas.grenade-toxic.3", cx);
            }
        }
        After::Needles => {
            if roll("sotas.needle-pistol.3", strike, loser, cx)? >= 4 {
                return Ok(Some(test(loser, Cause::Needles, 3)));
            }
        }
        After::Nanites | After::Contagion => {}
    }
    Ok(None)
}

fn roll(
    rule: &'static str,
    strike: &Strike,
    loser: FigureId,
    cx: &mut Cx<'_, Event>,
) -> Result<u8, Dry> {
    let winner = if loser == strike.target { strike.by } else { Some(strike.target) };
    let (die, figure) = (die(cx)?, winner.unwrap_or(loser));
    cx.emit(|| Event::cite(rule, What::Rolled { figure, die }));
    Ok(die)
}

/// sotas.poison.2, sotas.poison.3, sotas.grenade-toxic.3: Quality is worse for good; at 7 it dies.
fn weaken(table: &mut Table, figure: FigureId, by: u8, rule: &'static str, cx: &mut Cx<'_, Event>) {
    table[figure].state.losses.poison += by;
    let quality = robust::lasting(table, figure);
    cx.emit(|| Event::cite(rule, What::Weakened { figure, quality }));
    robust::wither(table, figure, "sotas.poison.3", cx);
}

/// sotas.needle-pistol.4, sotas.needle-pistol.5, sotas.needle-pistol.6: what the needles do.
pub fn needled(table: &mut Table, figure: FigureId, failures: u8, cx: &mut Cx<'_, Event>) {
    match failures {
        0 => {}
        1 | 2 => {
            if failures == 2 {
                consciousness::faints(table, figure, None);
            }
            table[figure].state.losses.needles += 1;
            let quality = robust::lasting(table, figure);
            let rule =
                if failures == 2 { "sotas.needle-pistol.5" } else { "sotas.needle-pistol.6" };
            cx.emit(|| Event::cite(rule, What::Weakened { figure, quality }));
            robust::wither(table, figure, rule, cx);
        }
        _ => harm::perish(table, figure, "sotas.needle-pistol.4", cx),
    }
}
