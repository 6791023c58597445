//! A door is shot at (sotas.doors.12, sotas.doors.16).

use reglette_engine::dice::Dry;
use reglette_engine::rule::require;
use reglette_engine::{Cx, Flow, Illegal};
use reglette_geometry::Body;
use reglette_geometry::sight::{Grazing, along_line};

use super::{broken_down, over};
use crate::action::slot;
use crate::activation::Activation;
use crate::attack::{attacks, may_fire};
use crate::combat::total;
use crate::data::arms::Load;
use crate::data::terrain::View;
use crate::doing::Next;
use crate::event::{Event, Part, WeaponDeed, What};
use crate::ids::{FigureId, PieceId, WeaponId};
use crate::setup::die;
use crate::table::Table;
use crate::targets;

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
    let to = Body::point(base.centre).nearest(body);
    let walls = table
        .terrain()
        .filter(|(id, piece, state)| *id != door && piece.sight(*state) == View::Block);
    let met = along_line(to, Grazing::Passes, walls.map(|(_, piece, _)| piece.body()));
    require(met.is_empty(), "sotas.los.2")
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
    empty(table, figure, with, face, cx)?;
    let next = if broken { broken_down(table, door, Some(with), cx)? } else { over()? };
    match next {
        Flow::Become(first) | Flow::Ask(first) => {
            Ok(Flow::Call { first, then: Activation::Act.into() })
        }
        flow => Ok(flow),
    }
}

fn empty(
    table: &mut Table,
    figure: FigureId,
    weapon: WeaponId,
    face: u8,
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    let empties = match table.weapon(weapon).load {
        Load::OnOne => face == 1,
        Load::EachShot => true,
        Load::Never => false,
    };
    if let Some(slot) = slot(table, figure, weapon).filter(|_| empties) {
        table[figure].state.empty |= 1 << slot;
        let what = WeaponDeed::Emptied;
        cx.emit(|| Event::cite("sotas.malfunction.1", What::Weapon { figure, weapon, what }));
    }
    Ok(())
}
