//! A door that is held from the far side is struggled for (sotas.doors.8 and on).

use reglette_engine::{Cx, Flow};

use super::{Door, bulk, over, touches};
use crate::activation::Activation;
use crate::combat::{own_combat, total};
use crate::data::scenarios::DoorState;
use crate::doing::{Next, call};
use crate::effect::Effect;
use crate::event::{Event, Part, What};
use crate::harm;
use crate::ids::{FigureId, PieceId, WeaponId};
use crate::setup::die;
use crate::strike::Role;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.doors.14: enemies at the far side, on their feet and free.
pub fn holders(table: &Table, figure: FigureId, door: PieceId) -> impl Iterator<Item = FigureId> {
    let piece = table.piece(door);
    let near = piece.side_of(table[figure].state.at);
    table.enemies(figure).filter(move |&it| {
        touches(table, it, door)
            && near * piece.side_of(table[it].state.at) < 0
            && !table[it].is_down()
            && !table[it].is_immobilised()
            && !table.has(it, Trait::Immaterial)
    })
}

/// sotas.scenario.15: a door that is held is struggled for, without a roll to break it.
pub fn contest(door: PieceId, with: Option<WeaponId>, becomes: DoorState) -> Next {
    call(Door::Hold { door, with, becomes }, Activation::Act)
}

pub fn pick(
    table: &mut Table,
    door: PieceId,
    with: Option<WeaponId>,
    becomes: DoorState,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let all: Vec<FigureId> = holders(table, table.active().figure, door).collect();
    match all[..] {
        [one] => struggle(table, door, one, with, becomes, cx),
        _ => Ok(Flow::Ask(Door::Hold { door, with, becomes }.into())),
    }
}

/// sotas.doors.8, sotas.doors.9, sotas.doors.11, R-14: die and Combat each; a tie leaves it shut.
pub fn struggle(
    table: &mut Table,
    door: PieceId,
    holder: FigureId,
    with: Option<WeaponId>,
    becomes: DoorState,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let breaker = table.active().figure;
    let (a, b) = (die(cx)?, die(cx)?);
    let side = |figure: FigureId, role: Role| {
        let mut parts = vec![own_combat(table, figure, role)];
        match with {
            None => parts.push(Part::new("sotas.doors.8", bulk(table, figure))),
            Some(weapon) if role == Role::Striker => {
                let bonus = table.weapon(weapon).combat.unwrap_or(0);
                parts.push(Part::new("sotas.doors.16", bonus));
            }
            Some(_) => {}
        }
        parts.retain(|part| part.by != 0);
        parts
    };
    let striker = total(a, &side(breaker, Role::Striker));
    let defender = total(b, &side(holder, Role::Target));
    let margin = striker.total - defender.total;
    cx.emit(|| {
        Event::cite("sotas.doors.8", What::Struggled { breaker, holder, striker, defender })
    });
    let (winner, loser, die) = match margin {
        0 => return over(),
        1.. => (breaker, holder, a),
        _ => (holder, breaker, b),
    };
    Ok(Flow::Ask(Door::Decide { door, winner, loser, die, becomes }.into()))
}

/// sotas.doors.10: if the door opens the loser recoils or falls.
pub fn driven_back(
    table: &mut Table,
    winner: FigureId,
    loser: FigureId,
    die: u8,
    cx: &mut Cx<'_, Event>,
) {
    if die.is_multiple_of(2) {
        harm::knock_down(table, loser, cx);
    } else {
        let from = table[winner].state.at;
        table.queue.push(Effect::Recoil { figure: loser, from, free: false, winner: None });
    }
}
