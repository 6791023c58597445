//! Heal, Repair, Stimulant and radiation antidote (sotas.heal, sotas.repair, sotas.stimulant,
//! sotas.radiation.2).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::action::{can_pay, is_on_feet, pay};
use crate::choice::Ailment;
use crate::doing::Next;
use crate::event::{Deed, Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::quality::{Cause, test};
use crate::special::{animal, consciousness, using::Using};
use crate::table::Table;
use crate::traits::Trait;

/// Who treats whom.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Art {
    /// sotas.heal.1: the living.
    Heal,
    /// sotas.repair.1: machines.
    Repair,
}

impl Art {
    /// Its special rule.
    fn skill(self) -> Trait {
        match self {
            Art::Heal => Trait::Heal,
            Art::Repair => Trait::Repair,
        }
    }

    /// The rule that says whom it helps.
    pub fn rule(self) -> &'static str {
        match self {
            Art::Heal => "sotas.heal.1",
            Art::Repair => "sotas.repair.1",
        }
    }

    /// The rule of its test.
    pub fn cures(self) -> &'static str {
        match self {
            Art::Heal => "sotas.heal.2",
            Art::Repair => "sotas.repair.2",
        }
    }

    /// sotas.heal.3, sotas.repair.3: whether it works on a figure.
    fn helps(self, table: &Table, patient: FigureId) -> Result<(), Illegal> {
        let artificial = table.has(patient, Trait::Artificial);
        match self {
            Art::Heal => require(!artificial, "sotas.heal.3"),
            Art::Repair => require(artificial, "sotas.repair.3"),
        }
    }
}

/// what ails a figure and can be removed.
pub fn ailments(table: &Table, patient: FigureId) -> impl Iterator<Item = Ailment> {
    let it = &table[patient];
    let losses = it.state.losses;
    let list = [
        (losses.wounds > 0, Ailment::Wound),
        (losses.poison > 0, Ailment::Poison),
        (losses.needles > 0, Ailment::Needles),
        (losses.contagion > 0, Ailment::Contagion),
        (it.is_immobilised(), Ailment::Immobilised),
        (it.is(Mark::Unconscious), Ailment::Unconscious),
        (it.is(Mark::Shoulder), Ailment::Shoulder),
    ];
    list.into_iter().filter(|(there, _)| *there).map(|(_, it)| it)
}

/// sotas.heal.1, sotas.repair.1, R-66: a friend in contact whom something ails.
pub fn may(
    table: &Table,
    figure: FigureId,
    patient: FigureId,
    actions: u8,
    art: Art,
) -> Result<(), Illegal> {
    require(table.has(figure, art.skill()), art.rule())?;
    is_on_feet(table, figure)?;
    require((1..=3).contains(&actions), art.cures())?;
    can_pay(table, actions)?;
    let friend = table.allies(figure).any(|it| it == patient && table.touch(figure, it));
    require(friend, art.rule())?;
    art.helps(table, patient)?;
    require(ailments(table, patient).next().is_some(), art.rule())
}

/// sotas.heal.2, sotas.repair.2: a die for each action.
pub fn begin(table: &mut Table, figure: FigureId, patient: FigureId, dice: u8, art: Art) -> Next {
    pay(table, dice);
    let then = Using::Treated { patient, art };
    Ok(reglette_engine::Flow::Call { first: test(figure, Cause::Heal, dice), then: then.into() })
}

/// sotas.heal.2, sotas.repair.2, sotas.poison.5, sotas.immobilised.8, sotas.stones.5: one ailment less.
pub fn cure(
    table: &mut Table,
    patient: FigureId,
    ailment: Ailment,
    rule: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    let it = &mut table[patient].state;
    match ailment {
        Ailment::Wound => it.losses.wounds -= 1,
        Ailment::Poison => it.losses.poison -= 1,
        Ailment::Needles => it.losses.needles -= 1,
        Ailment::Contagion => it.losses.contagion -= 1,
        Ailment::Immobilised => it.bond = None,
        Ailment::Unconscious => consciousness::wakes(table, patient),
        Ailment::Shoulder => table[patient].mark(Mark::Shoulder, false),
    }
    let what = Deed::Cured;
    cx.emit(|| Event::cite(rule, What::Did { figure: patient, what }));
}

/// sotas.stimulant.1, R-70: whether a dose does a figure any good.
fn is_stimulated(table: &Table, patient: FigureId) -> bool {
    let it = &table[patient];
    it.is_immobilised()
        || it.is(Mark::Unconscious)
        || it.is(Mark::Confused)
        || it.is(Mark::Shoulder)
        || it.state.losses.needles > 0
}

/// sotas.stimulant.2: on itself or on a friend in contact.
pub fn may_stimulate(table: &Table, figure: FigureId, patient: FigureId) -> Result<(), Illegal> {
    require(table[figure].kit.doses > 0, "sotas.stimulant.1")?;
    animal::may_use_equipment(table, figure)?;
    is_on_feet(table, figure)?;
    let near = patient == figure
        || table.allies(figure).any(|it| it == patient && table.touch(figure, it));
    require(near, "sotas.stimulant.2")?;
    require(is_stimulated(table, patient), "sotas.stimulant.1")?;
    can_pay(table, 1)
}

/// sotas.stimulant.1, sotas.stimulant.2, sotas.immobilised.8, sotas.stones.5, R-70: the dose is used up.
pub fn stimulate(table: &mut Table, figure: FigureId, patient: FigureId, cx: &mut Cx<'_, Event>) {
    pay(table, 1);
    table[figure].kit.doses -= 1;
    if table[patient].is(Mark::Unconscious) {
        consciousness::wakes(table, patient);
    }
    table[patient].mark(Mark::Confused, false);
    table[patient].mark(Mark::Shoulder, false);
    table[patient].state.bond = None;
    table[patient].state.losses.needles = 0;
    let what = Deed::TookDose;
    cx.emit(|| Event::cite("sotas.stimulant.2", What::Did { figure: patient, what }));
}

/// sotas.radiation.2: whether a figure may take its antidote.
pub fn may_take_antidote(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let has = table[figure].kit.antidotes > 0 && !table[figure].is(Mark::Antidote);
    require(has, "sotas.radiation.2")?;
    animal::may_use_equipment(table, figure)?;
    is_on_feet(table, figure)?;
    can_pay(table, 1)
}

/// sotas.radiation.2: the antidote works for the rest of the game.
pub fn take_antidote(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    pay(table, 1);
    table[figure].kit.antidotes -= 1;
    table[figure].mark(Mark::Antidote, true);
    let what = Deed::TookDose;
    cx.emit(|| Event::cite("sotas.radiation.2", What::Did { figure, what }));
}
