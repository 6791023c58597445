//! Nanite Pistol (sotas.nanite-pistol).

use reglette_engine::Cx;
use reglette_engine::dice::Dry;

use crate::data::arms::Effect as Arm;
use crate::effect::{After, Effect, Harm};
use crate::event::{Event, What};
use crate::figure::Bond;
use crate::ids::FigureId;
use crate::setup::die;
use crate::strike::Strike;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.nanite-pistol.2, R-57: machines and armour, beaten by however little.
pub fn beaten(table: &mut Table, strike: &Strike, loser: FigureId) {
    let nanites = strike.how.weapon().is_some_and(|it| table.weapon(it).has(Arm::Nanites));
    let machine = table.has(loser, Trait::Artificial) || table.has(loser, Trait::PoweredArmour);
    if nanites && machine && loser == strike.target {
        table.queue.push(Effect::After { strike: *strike, loser, what: After::Nanites });
    }
}

/// sotas.nanite-pistol.2: on 4 or more it is Immobilised.
pub fn spread(
    table: &mut Table,
    strike: &Strike,
    loser: FigureId,
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    if !table[loser].is_on_table() {
        return Ok(());
    }
    let die = die(cx)?;
    let (by, harm) = (strike.by, Harm::Immobilised(Bond::Stun));
    let figure = by.unwrap_or(loser);
    cx.emit(|| Event::cite("sotas.nanite-pistol.2", What::Rolled { figure, die }));
    if die >= 4 {
        table[loser].bind(Bond::Stun);
        let rule = "sotas.nanite-pistol.2";
        cx.emit(|| Event::cite(rule, What::Harmed { figure: loser, by, harm }));
    }
    Ok(())
}
