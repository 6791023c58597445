//! A door is shot at (sotas.doors.12, sotas.doors.16).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Flow, Illegal};

use super::{broken_down, over};
use crate::activation::Activation;
use crate::attack::{attacks, may_fire};
use crate::combat::total;
use crate::doing::Next;
use crate::duel::unload;
use crate::event::{Event, Part, What};
use crate::ids::{FigureId, PieceId, WeaponId};
use crate::setup::die;
use crate::table::Table;
use crate::{sight, special, targets};

/// sotas.doors.12, R-15: sight to the door, three ranges, a weapon with a Combat value.
pub fn may_shoot(
    table: &Table,
    figure: FigureId,
    door: PieceId,
    with: WeaponId,
) -> Result<(), Illegal> {
    may_fire(table, figure, with)?;
    require(table.weapon(with).combat.is_some(), "sotas.doors.12")?;
    let body = table.piece(door).body();
    let base = table.base(figure);
    let gap = base.body().gap(body);
    require(targets::band(table, with, gap).is_some(), "sotas.ranged.6")?;
    require(sight::sees_piece(table, figure, door), "sotas.los.2")
}

/// sotas.doors.12, R-15: a die, the weapon's bonus and the door's modifier.
pub fn shoot(
    table: &mut Table,
    figure: FigureId,
    door: PieceId,
    with: WeaponId,
    cx: &mut Cx<'_, Event>,
) -> Next {
    attacks(table);
    special::fires(table, figure, with, cx);
    let face = die(cx)?;
    let weapon = *table.weapon(with);
    let mut parts = vec![
        Part::new("sotas.doors.12", weapon.combat.unwrap_or(0)),
        Part::new("sotas.doors.3", table.piece(door).kind.door.map_or(0, |it| it.modifier)),
    ];
    parts.retain(|part| part.by != 0);
    let total = total(face, &parts);
    let broken = total.total >= 5;
    cx.emit(|| Event::cite("sotas.doors.12", What::DoorRoll { figure, piece: door, total }));
    unload(table, figure, with, Some(face), cx);
    let next = if broken { broken_down(table, door, Some(with), cx)? } else { over()? };
    match next {
        Flow::Become(first) | Flow::Ask(first) => {
            Ok(Flow::Call { first, then: Activation::Act.into() })
        }
        flow => Ok(flow),
    }
}
