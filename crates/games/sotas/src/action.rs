//! Actions (sotas.actions): what a figure may do, what it costs; the short ones are done here.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::activation::Activation;
use crate::attack;
use crate::choice::Choice;
use crate::climbing;
use crate::deploy::free_hand;
use crate::disengage;
use crate::doing::{Next, call};
use crate::doors;
use crate::effect;
use crate::event::{Deed, Event, WeaponDeed, What};
use crate::fallout::Fallout;
use crate::figure::Bond;
use crate::flight;
use crate::grenade;
use crate::ids::{FigureId, WeaponId};
use crate::leaving;
use crate::marks::Mark;
use crate::round;
use crate::scene;
use crate::special::{self, doppelganger};
use crate::stride;
use crate::table::{Object, Table};
use crate::traits::Trait;

/// Everything the active figure may do now.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    if flight::must_land(table, figure) {
        out.push(Choice::Move);
        return;
    }
    out.push(Choice::End);
    let short = [
        Choice::Move,
        Choice::Sprint,
        Choice::Disengage,
        Choice::Stand,
        Choice::Dive,
        Choice::BreakFree,
        Choice::Recover,
        Choice::Stow,
        Choice::Drop,
        Choice::PickStone,
    ];
    out.extend(short.into_iter().filter(|&it| may(table, it).is_ok()));
    if table.active().actions > 0 {
        for &weapon in &table.profile(figure).weapons {
            let both = [Choice::Reload(weapon), Choice::Ready(weapon)];
            let both = both.into_iter().filter(|&it| may(table, it).is_ok());
            let new: Vec<Choice> = both.filter(|it| !out.contains(it)).collect();
            out.extend(new);
        }
        attack::options(table, out);
        grenade::options(table, out);
        doors::options(table, out);
        climbing::options(table, out);
        scene::options(table, out);
    }
    special::options(table, out);
    let masked = doppelganger::masked(table, round::side(table)).map(Choice::Unmask);
    out.extend(masked.filter(|&it| may(table, it).is_ok()));
    leaving::leave_options(table, out);
}

/// Whether the active figure may do this now.
pub fn legality(table: &Table, choice: Choice) -> Result<(), Illegal> {
    let figure = table.active().figure;
    let lands = choice == Choice::Move || !flight::must_land(table, figure);
    require(lands, "sotas.flight.4")?;
    may(table, choice)
}

/// Whether it may, wherever it is in the air.
fn may(table: &Table, choice: Choice) -> Result<(), Illegal> {
    let figure = table.active().figure;
    match choice {
        Choice::End => Ok(()),
        Choice::Move => stride::may_begin(table, figure),
        Choice::Sprint => stride::may_sprint(table, figure),
        Choice::Disengage => disengage::may_disengage(table, figure),
        Choice::Leave(edge) => leaving::may_leave(table, figure, edge),
        Choice::Stand => may_stand_up(table, figure),
        Choice::Dive => may_dive(table, figure),
        Choice::BreakFree => may_break_free(table, figure),
        Choice::Recover => may_recover(table, figure),
        Choice::Stow => may_stow(table, figure),
        Choice::Drop => may_drop(table, figure),
        Choice::PickStone => may_pick_stone(table, figure),
        Choice::Reload(weapon) => may_reload(table, figure, weapon),
        Choice::Ready(weapon) => may_ready(table, figure, weapon),
        Choice::Fight(fight) => attack::may_fight(table, figure, fight),
        Choice::Shoot(shoot) => attack::may_shoot(table, figure, shoot),
        Choice::Lob(kind) => grenade::may_lob(table, figure, kind),
        Choice::Door(act) => doors::may(table, figure, act),
        Choice::Climb { piece, way } => climbing::may_climb(table, figure, piece, way),
        Choice::Use(power) => special::may_use(table, figure, power),
        Choice::Unmask(it) => doppelganger::may_unmask(table, table.active().seat, it),
        Choice::Scene(it) => scene::may(table, figure, it),
        _ => Err(Illegal::by("sotas.actions.1")),
    }
}

/// Carries an action out, or hands it to the part that does.
pub fn begin(table: &mut Table, choice: Choice, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    special::acts(table, figure, choice, cx);
    match choice {
        Choice::Move => return stride::begin(table, stride::Kind::Move, cx),
        Choice::Sprint => return stride::begin(table, stride::Kind::Sprint, cx),
        Choice::Disengage => return stride::begin(table, stride::Kind::Disengage, cx),
        Choice::Leave(edge) => return leaving::leave(table, figure, edge, cx),
        Choice::Fight(fight) => return attack::fight(table, figure, fight, cx),
        Choice::Shoot(shoot) => return attack::shoot(table, figure, shoot, cx),
        Choice::Lob(kind) => return grenade::lob(table, figure, kind),
        Choice::Door(act) => return doors::begin(table, figure, act, cx),
        Choice::Climb { piece, way } => return climbing::begin(table, figure, piece, way, cx),
        Choice::Use(power) => return special::begin(table, figure, power, cx),
        Choice::Scene(it) => return scene::begin(table, figure, it, cx),
        Choice::Unmask(it) => doppelganger::unmask(table, it, cx),
        Choice::Stand => stand(table, figure, cx),
        Choice::Dive => dive(table, figure, cx),
        Choice::BreakFree => break_free(table, figure, cx),
        Choice::Recover => {
            pay(table, 1);
            table[figure].mark(Mark::Confused, false);
            did("sotas.telepathy.3", figure, Deed::Recovered, cx);
        }
        Choice::Stow => {
            pay(table, 1);
            table[figure].state.held = None;
            did("sotas.actions.11", figure, Deed::Stowed, cx);
        }
        Choice::Drop => drop_held(table, figure, cx),
        Choice::PickStone => {
            pay(table, 1);
            table[figure].mark(Mark::Stone, true);
            did("sotas.stones.2", figure, Deed::PickedStone, cx);
        }
        Choice::Reload(weapon) => reload(table, figure, weapon, cx),
        Choice::Ready(weapon) => ready(table, figure, weapon, cx),
        choice => unreachable!("{choice:?} is no action"),
    }
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}

/// sotas.actions.1: spends actions.
pub fn pay(table: &mut Table, actions: u8) {
    let active = table.active_mut();
    active.actions -= actions;
    active.spent += actions;
}

/// Refuses what costs more than is left.
pub fn can_pay(table: &Table, actions: u8) -> Result<(), Illegal> {
    require(table.active().actions >= actions, "sotas.actions.1")
}

/// sotas.immobilised.2, sotas.climbing.6: what neither bonds nor a wall forbid.
pub fn is_free(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(!table[figure].is_immobilised(), "sotas.immobilised.2")?;
    require(!table.is_climbing(figure), "sotas.climbing.6")
}

/// sotas.knockdown.7: on its feet and free.
pub fn is_on_feet(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    is_free(table, figure)?;
    require(!table[figure].is_down(), "sotas.knockdown.7")
}

fn did(rule: &'static str, figure: FigureId, what: Deed, cx: &mut Cx<'_, Event>) {
    cx.emit(|| Event::cite(rule, What::Did { figure, what }));
}

/// sotas.actions.18, sotas.knockdown.5, sotas.falling.5.
fn may_stand_up(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(table[figure].is(Mark::Down), "sotas.knockdown.5")?;
    is_free(table, figure)?;
    require(!table[figure].is(Mark::Unconscious), "sotas.activation.22")?;
    let far = table[figure].is(Mark::FarFall);
    require(
        table.active().actions > u8::from(far),
        if far { "sotas.falling.5" } else { "sotas.actions.18" },
    )
}

fn stand(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let far = table[figure].is(Mark::FarFall);
    pay(table, 1 + u8::from(far));
    table[figure].mark(Mark::Down, false);
    table[figure].mark(Mark::FarFall, false);
    did(if far { "sotas.falling.5" } else { "sotas.knockdown.5" }, figure, Deed::Stood, cx);
}

/// sotas.actions.13, sotas.actions.19, sotas.knockdown.6: free, in one's own activation, and so also for the
/// Immobilised.
fn may_dive(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(!table.is_climbing(figure), "sotas.climbing.6")?;
    require(!table[figure].is_down(), "sotas.actions.13")
}

fn dive(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].mark(Mark::Down, true);
    did("sotas.actions.13", figure, Deed::Dived, cx);
}

/// sotas.actions.17, sotas.immobilised.6, sotas.web-pistol.3, sotas.powered-armour.9: two actions.
fn may_break_free(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(table[figure].is_immobilised(), "sotas.immobilised.6")?;
    require(!table[figure].is(Mark::Unconscious), "sotas.activation.22")?;
    require(table.active().actions >= 2, "sotas.actions.17")
}

fn break_free(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    pay(table, 2);
    match table[figure].state.bond.take() {
        Some(Bond::Armour) => did("sotas.powered-armour.9", figure, Deed::Restarted, cx),
        _ => did("sotas.immobilised.6", figure, Deed::BrokeFree, cx),
    }
}

fn may_recover(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(table[figure].is(Mark::Confused), "sotas.telepathy.3")?;
    is_free(table, figure)?;
    can_pay(table, 1)
}

/// sotas.actions.11.
fn may_stow(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let hands = held(table, figure).is_some_and(|it| table.weapon(it).hands > 0);
    require(hands && !table.has(figure, Trait::NoHands), "sotas.actions.11")?;
    is_free(table, figure)?;
    can_pay(table, 1)
}

/// sotas.actions.12, sotas.actions.19: free.
fn may_drop(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let it = &table[figure];
    require(it.state.object.is_some() || it.is(Mark::Stone), "sotas.actions.12")
}

fn drop_held(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let at = table[figure].state.at;
    if let Some(object) = table[figure].state.object.take() {
        table.objects[object.index()] = Object::Lying(at);
        cx.emit(|| Event::cite("sotas.actions.12", What::Object { object, figure: None }));
    } else {
        table[figure].mark(Mark::Stone, false);
        did("sotas.actions.12", figure, Deed::Dropped, cx);
    }
}

/// sotas.actions.10, sotas.stones.1, sotas.stones.2, sotas.stones.6: anywhere, with a free hand.
fn may_pick_stone(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(!table.has(figure, Trait::Animal), "sotas.stones.6")?;
    require(free_hand(table, figure), "sotas.stones.6")?;
    let armed = table.profile(figure).weapons.iter().chain(&table.profile(figure).innate);
    let armed = armed.copied().any(|it| table.weapon(it).bands > 0);
    require(!armed && !table[figure].is(Mark::Stone), "sotas.stones.1")?;
    is_on_feet(table, figure)?;
    can_pay(table, 1)
}

/// The weapon in hand.
pub fn held(table: &Table, figure: FigureId) -> Option<WeaponId> {
    let slot = table[figure].state.held?;
    table.profile(figure).weapons.get(usize::from(slot)).copied()
}

/// The place of a weapon among those a figure carries.
pub fn slot(table: &Table, figure: FigureId, weapon: WeaponId) -> Option<u8> {
    let at = table.profile(figure).weapons.iter().position(|&it| it == weapon)?;
    u8::try_from(at).ok()
}

/// Whether a weapon must be loaded before it shoots.
pub fn is_empty(table: &Table, figure: FigureId, weapon: WeaponId) -> bool {
    slot(table, figure, weapon).is_some_and(|slot| table[figure].state.empty >> slot & 1 == 1)
}

/// sotas.actions.15, sotas.malfunction.3, sotas.malfunction.5, sotas.force.15: as often as it is empty.
fn may_reload(table: &Table, figure: FigureId, weapon: WeaponId) -> Result<(), Illegal> {
    require(held(table, figure) == Some(weapon), "sotas.malfunction.2")?;
    require(is_empty(table, figure, weapon), "sotas.malfunction.2")?;
    is_free_to_shoot(table, figure)?;
    can_pay(table, 1)
}

/// sotas.powered-armour.8: a wearer whose armour is shut down still handles its weapon.
pub fn is_free_to_shoot(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let bond = table[figure].state.bond;
    require(bond.is_none() || bond == Some(Bond::Armour), "sotas.immobilised.9")?;
    require(!table.is_climbing(figure), "sotas.climbing.6")
}

fn reload(table: &mut Table, figure: FigureId, weapon: WeaponId, cx: &mut Cx<'_, Event>) {
    pay(table, 1);
    if let Some(slot) = slot(table, figure, weapon) {
        table[figure].state.empty &= !(1 << slot);
    }
    let what = WeaponDeed::Loaded;
    cx.emit(|| Event::cite("sotas.malfunction.3", What::Weapon { figure, weapon, what }));
}

/// sotas.actions.8, sotas.actions.9, sotas.force.13, sotas.force.14: to take or change a weapon costs one action in all.
fn may_ready(table: &Table, figure: FigureId, weapon: WeaponId) -> Result<(), Illegal> {
    require(slot(table, figure, weapon).is_some(), "sotas.actions.9")?;
    require(held(table, figure) != Some(weapon), "sotas.actions.9")?;
    require(has_hands_for(table, figure, weapon), "sotas.actions.9")?;
    is_free_to_shoot(table, figure)?;
    can_pay(table, 1)
}

/// sotas.force.13, sotas.force.14: whether what a figure holds beside it leaves hands enough for a weapon.
pub fn has_hands_for(table: &Table, figure: FigureId, weapon: WeaponId) -> bool {
    let it = &table[figure];
    let others = u8::from(it.state.object.is_some())
        + u8::from(it.kit.light.is_some())
        + u8::from(it.is(Mark::Stone));
    table.has(figure, Trait::NoHands) || table.weapon(weapon).hands + others <= 2
}

fn ready(table: &mut Table, figure: FigureId, weapon: WeaponId, cx: &mut Cx<'_, Event>) {
    pay(table, 1);
    let changed = held(table, figure).is_some();
    table[figure].state.held = slot(table, figure, weapon);
    let rule = if changed { "sotas.actions.8" } else { "sotas.actions.9" };
    let what = WeaponDeed::Readied;
    cx.emit(|| Event::cite(rule, What::Weapon { figure, weapon, what }));
}
