//! Dice that are about to be rolled while somebody may still answer, what an answer makes of them, and what it
//! leaves of somebody. It is counted from what lies open.

use reglette_engine::rule::Part;
use reglette_engine::{Machine, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::aim::sum;
use crate::attack::{attack, attack_mut};
use crate::bout;
use crate::choice::{Choice, points};
use crate::combat;
use crate::declared;
use crate::doing::Doing;
use crate::engage;
use crate::eye;
use crate::harm::{self, Harm};
use crate::ids::FigureId;
use crate::melee::{self, Melee, combat_mut};
use crate::part;
use crate::shot::{self, Shot};
use crate::table::{Table, Verdict};

/// Dice that are about to be rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ahead {
    /// What for.
    pub roll: Coming,
    /// Who attacks.
    pub seat: Seat,
    /// With which figure.
    pub by: Option<FigureId>,
    /// Whom.
    pub target: FigureId,
    /// The dice of the attack, and why there are so many.
    pub attack: Vec<Part>,
    /// Those of the target.
    pub defence: Vec<Part>,
}

/// What dice are about to be rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Coming {
    /// R3, R4: a shot.
    Shot,
    /// R6: a round of melee.
    Round,
    /// R5: damage.
    Damage,
}

/// The dice that are about to be rolled, if nobody plays anything.
pub fn of(machine: &Machine<Doing>) -> Option<Ahead> {
    let table = &machine.table;
    match machine.top()? {
        Doing::Shot(Shot::Declared) => Some(shooting(table)),
        Doing::Shot(Shot::Stressed { through, .. }) if *through > 0 => {
            let dice = Part::new("ex.sr.6", i8::try_from(*through).unwrap_or(i8::MAX));
            let (roll, attack) = (Coming::Damage, vec![dice]);
            Some(Ahead { roll, attack, defence: Vec::new(), ..shooting(table) })
        }
        Doing::Melee(melee @ (Melee::Eye | Melee::Plan | Melee::Parry)) => {
            let mut table = table.clone();
            if *melee != Melee::Parry {
                let stance = bout::stance(&table, &bout::default_plan(&table));
                combat_mut(&mut table).attack = stance;
            }
            round(table)
        }
        _ => None,
    }
}

/// The dice once an answer that is legal is given, as long as no other dice decide it.
pub fn after(machine: &Machine<Doing>, choice: &Choice) -> Option<Ahead> {
    let mut table = machine.table.clone();
    match (machine.top()?, choice) {
        (_, Choice::Pass) => of(machine),
        (Doing::Shot(Shot::Declared), Choice::Play(play)) => {
            let effect = table.effect(play.card);
            declared::lay(attack_mut(&mut table), effect).then(|| shooting(&table))
        }
        (Doing::Melee(Melee::Join), Choice::Join { figure, to, via }) => {
            engage::meet(&mut table, *figure, &points(via, *to));
            // ex.ml.14: whoever attacks before has met the target.
            let it = combat_mut(&mut table);
            it.now = u8::try_from(it.attackers.len() - 1).unwrap_or(u8::MAX);
            it.foe_mut().met = it.now;
            let stance = bout::stance(&table, &bout::default_plan(&table));
            combat_mut(&mut table).attack = stance;
            round(table)
        }
        (Doing::Melee(Melee::Eye), Choice::Play(play)) => {
            // up.17: played on somebody else it leaves the dice at hand alone, and theirs are not counted yet.
            if !play.figures.contains(&melee::combat(&table).fighter().figure) {
                return None;
            }
            eye::uncharge(&mut table, play);
            let stance = bout::stance(&table, &bout::default_plan(&table));
            combat_mut(&mut table).attack = stance;
            round(table)
        }
        (Doing::Melee(Melee::Plan), Choice::Fight(fight)) => {
            combat_mut(&mut table).attack = bout::stance(&table, fight);
            round(table)
        }
        (Doing::Melee(Melee::Parry), Choice::Fight(fight)) => {
            combat_mut(&mut table).defence = bout::stance(&table, fight);
            fought(&table)
        }
        _ => None,
    }
}

/// ex.sr.1, ex.sr.4: both sides of the shot at hand.
fn shooting(table: &Table) -> Ahead {
    let target = shot::target(table);
    let (parts, cover) = shot::attack_parts(table, target);
    let defence = shot::defence_parts(table, target, cover).to_vec();
    let (seat, by) = (attack(table).seat, attack(table).by);
    Ahead { roll: Coming::Shot, seat, by, target, attack: parts.to_vec(), defence }
}

/// ex.ml.6: both sides of the round at hand, the target fighting back as it does where nothing is said.
fn round(mut table: Table) -> Option<Ahead> {
    let stance = bout::stance(&table, &bout::default_parry(&table));
    combat_mut(&mut table).defence = stance;
    fought(&table)
}

/// ex.ml.6, ex.cg.4: both sides of the round at hand; against a Shocked target there are no dice.
fn fought(table: &Table) -> Option<Ahead> {
    let it = melee::combat(table);
    let (by, target) = (it.fighter().figure, it.foe().figure);
    let attack = combat::attack_parts(table, it).to_vec();
    let defence = combat::defence_parts(table, it).to_vec();
    let (roll, seat) = (Coming::Round, table[by].seat);
    let dice = Ahead { roll, seat, by: Some(by), target, attack, defence };
    (!table[target].state.shocked).then_some(dice)
}

/// What an answer makes of dice that are about to be rolled, and what it leaves of the figure it is about: a result,
/// or so many Stress tokens.
pub fn remark(machine: &Machine<Doing>, choice: &Choice) -> Vec<(&'static str, String)> {
    let mut told = Vec::new();
    if let Some(it) = after(machine, choice).filter(|it| it.roll != Coming::Damage) {
        let dice = |parts: &[Part]| sum(parts).max(0).to_string();
        told.extend([("attack", dice(&it.attack)), ("defence", dice(&it.defence))]);
    }
    let table = &machine.table;
    match machine.top() {
        Some(Doing::Harm(Harm::Final { blow, verdict })) => {
            let left = harm::leaves(table, blow.victim, *verdict, choice);
            let cancelled = if *choice == Choice::Pass { "regenerated" } else { "nothing" };
            told.push(("leaves", left.map_or(cancelled, word).to_owned()));
        }
        // ex.ft.16: whoever does not answer loses the figure.
        Some(Doing::Melee(Melee::Answer { figure, .. })) if *choice == Choice::Pass => {
            let left = harm::leaves(table, *figure, Verdict::Exterminated, choice);
            told.push(("leaves", left.map_or("regenerated", word).to_owned()));
        }
        Some(Doing::Shot(Shot::Stressed { .. })) => {
            told.push(("tokens", tokens(table, shot::target(table), choice)));
        }
        Some(
            Doing::Melee(Melee::Stressed { figure }) | Doing::Part(part::Part::Stressed { figure }),
        ) => told.push(("tokens", tokens(table, *figure, choice))),
        _ => {}
    }
    told
}

/// ex.ft.3: Fate takes all Stress away.
fn tokens(table: &Table, figure: FigureId, choice: &Choice) -> String {
    let calmed = matches!(choice, Choice::Calm { .. });
    if calmed { 0 } else { table[figure].state.stress }.to_string()
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Scratch => "scratch",
        Verdict::Shocked => "shocked",
        Verdict::Exterminated => "exterminated",
    }
}
