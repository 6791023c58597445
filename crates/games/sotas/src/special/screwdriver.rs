//! Sonic Screwdriver (sotas.sonic-screwdriver).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Flow, Illegal};

use crate::action::{can_pay, held, is_empty, is_free_to_shoot, is_on_feet, pay};
use crate::attack::{attacks, may_attack, shoots_from_ambush};
use crate::data::arms::Effect as Arm;
use crate::doing::Next;
use crate::event::{Deed, Event, What};
use crate::ids::{FigureId, Figures, WeaponId};
use crate::marks::Mark;
use crate::sight::{self, Screen};
use crate::special::{immaterial, using::Using};
use crate::table::Table;
use crate::targets;

/// sotas.sonic-screwdriver.3: whether what a figure has in hand is good for this.
pub fn does(table: &Table, figure: FigureId, what: Arm) -> bool {
    held(table, figure).is_some_and(|it| table.weapon(it).has(what))
}

/// sotas.doors.3: whether a figure carries one, in hand or not.
pub fn is_carried(table: &Table, figure: FigureId) -> bool {
    let mut carried = table.profile(figure).weapons.iter();
    carried.any(|&it| table.weapon(it).has(Arm::OpensDoors))
}

fn sonic(table: &Table, figure: FigureId) -> Option<WeaponId> {
    held(table, figure).filter(|&it| table.weapon(it).has(Arm::AllRound))
}

/// sotas.sonic-screwdriver.1, R-74: every enemy within Short and in sight, also in melee or under Stealth.
fn caught(table: &Table, figure: FigureId, with: WeaponId) -> impl Iterator<Item = FigureId> {
    let range = targets::range(table, with);
    table.enemies(figure).filter(move |&it| {
        table.is_within(range, figure, it)
            && sight::look(table, figure, it, Screen::Figures).is_open()
    })
}

/// sotas.sonic-screwdriver.1, R-74: not while engaged, nor empty.
pub fn may(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let with = sonic(table, figure).ok_or(Illegal::by("sotas.sonic-screwdriver.1"))?;
    may_attack(table, figure)?;
    is_free_to_shoot(table, figure)?;
    immaterial::may_act(table, figure)?;
    require(!table.is_engaged(figure), "sotas.target.5")?;
    require(!is_empty(table, figure, with), "sotas.malfunction.2")?;
    require(caught(table, figure, with).next().is_some(), "sotas.sonic-screwdriver.1")?;
    can_pay(table, 1)
}

/// sotas.sonic-screwdriver.1: one attack, a roll against each.
pub fn begin(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) -> Next {
    pay(table, 1);
    attacks(table);
    let with = sonic(table, figure).expect("it is in hand");
    let ambush = shoots_from_ambush(table);
    super::fires(table, figure, with, cx);
    let left: Figures = caught(table, figure, with).collect();
    Ok(Flow::Become(Using::Sweep { left, with: Some(with), ambush }.into()))
}

/// sotas.darkness.5: an action makes it light Long, until the next activation of its bearer.
pub fn may_light(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let dim = does(table, figure, Arm::Light) && !table[figure].is(Mark::BrightLight);
    require(dim, "sotas.darkness.5")?;
    is_on_feet(table, figure)?;
    can_pay(table, 1)
}

/// sotas.darkness.5.
pub fn light(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    pay(table, 1);
    table[figure].mark(Mark::BrightLight, true);
    cx.emit(|| Event::cite("sotas.darkness.5", What::Did { figure, what: Deed::LightsFar }));
}
