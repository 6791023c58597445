//! Telepathy and Telepathic Scream (sotas.telepathy, sotas.telepathic-scream), Mental Block and Mental
//! Shield (sotas.mental-block, sotas.mental-shield).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};

use crate::action::{can_pay, pay};
use crate::attack::{Attack, attacks, may_attack, told};
use crate::choice::Power;
use crate::doing::{Next, call};
use crate::duel::Duel;
use crate::effect::Harm;
use crate::event::{Deed, Event, Part, What};
use crate::figure::{Bond, Control};
use crate::ids::{FigureId, Figures};
use crate::marks::Mark;
use crate::quality::{Cause, test};
use crate::sight::{self, Screen};
use crate::special::using::Using;
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.telepathy.2, sotas.telepathy.9: between two telepaths either may affect the other, unless that is a machine; a
/// scream alone makes no telepath.
pub fn is_mutual(table: &Table, strike: &Strike) -> bool {
    let mut both = [strike.by, Some(strike.target)].into_iter().flatten();
    matches!(strike.how, How::Mind { .. })
        && strike.by.is_some_and(|it| has_mind(table, it).is_ok())
        && both.all(|it| table.has(it, Trait::Telepathy))
}

/// sotas.telepathy.3, sotas.telepathy.5, sotas.telepathy.6, sotas.telepathic-scream.3.
pub fn result(harm: Harm, scream: bool) -> Harm {
    match harm {
        Harm::Gruesome if !scream => Harm::Controlled,
        Harm::Gruesome | Harm::Killed => Harm::Fainted,
        _ => Harm::Confused,
    }
}

/// sotas.mental-shield.1, sotas.mental-shield.2: helps whoever is attacked by a telepathic power.
pub fn shielded(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let shield = table.has(strike.target, Trait::MentalShield);
    (role == Role::Target && shield).then(|| Part::new("sotas.mental-shield.1", 2))
}

/// sotas.telepathy.9, sotas.telepathic-scream.2, sotas.mental-block.1: whether there is a mind to reach.
fn has_mind(table: &Table, target: FigureId) -> Result<(), Illegal> {
    require(!table.has(target, Trait::Artificial), "sotas.telepathy.9")?;
    require(!table.has(target, Trait::MentalBlock), "sotas.mental-block.1")
}

/// sotas.mental-block.1, sotas.web-pistol.4, R-71: whether a figure can use its mind now. A web does not
/// bind it.
fn is_composed(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(!table.has(figure, Trait::MentalBlock), "sotas.mental-block.1")?;
    let bond = table[figure].state.bond;
    require(matches!(bond, None | Some(Bond::Web)), "sotas.immobilised.9")?;
    require(!table.is_climbing(figure), "sotas.climbing.6")?;
    require(!table.is_engaged(figure), "sotas.target.5")?;
    may_attack(table, figure)
}

fn controls(table: &Table, figure: FigureId) -> Option<FigureId> {
    table.present().find(|&it| table[it].state.control == Some(Control::Mind(figure)))
}

/// sotas.telepathy.1, sotas.telepathy.8, sotas.telepathy.10, sotas.stealth.5, R-71: an enemy
/// within Long and in sight; Stealth,
/// melee and nearer enemies do not matter.
pub fn may(table: &Table, figure: FigureId, target: FigureId) -> Result<(), Illegal> {
    require(table.has(figure, Trait::Telepathy), "sotas.telepathy.1")?;
    is_composed(table, figure)?;
    can_pay(table, 1)?;
    require(controls(table, figure).is_none(), "sotas.telepathy.8")?;
    require(table.enemies(figure).any(|it| it == target), "sotas.telepathy.1")?;
    has_mind(table, target)?;
    let long = table.book.sticks().long();
    require(table.is_within(long, figure, target), "sotas.telepathy.1")?;
    require(reaches(table, figure, target, false), "sotas.los.2")
}

/// whether a mind is near enough, and in sight.
pub fn reaches(table: &Table, figure: FigureId, target: FigureId, scream: bool) -> bool {
    let sticks = table.book.sticks();
    let far = if scream { sticks.medium() } else { sticks.long() };
    table.is_within(far, figure, target)
        && sight::look(table, figure, target, Screen::Figures).is_open()
}

/// sotas.telepathic-scream.2: everybody with a mind within Medium and in sight, friends too.
fn hearers(table: &Table, figure: FigureId) -> impl Iterator<Item = FigureId> {
    table.present().filter(move |&it| {
        it != figure && has_mind(table, it).is_ok() && reaches(table, figure, it, true)
    })
}

/// sotas.telepathic-scream.1: two actions.
pub fn may_scream(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(table.has(figure, Trait::TelepathicScream), "sotas.telepathic-scream.1")?;
    is_composed(table, figure)?;
    require(table.active().actions >= 2, "sotas.telepathic-scream.1")?;
    require(hearers(table, figure).next().is_some(), "sotas.telepathic-scream.2")
}

/// sotas.telepathy.11, sotas.grenade-psi-neg.2: the attack of the turn; whoever is psi-damped must first
/// pass a test.
pub fn begin(table: &mut Table, figure: FigureId, power: Power, cx: &mut Cx<'_, Event>) -> Next {
    pay(table, if power == Power::Scream { 2 } else { 1 });
    attacks(table);
    if table[figure].is(Mark::PsiDamped) {
        return Ok(reglette_engine::Flow::Call {
            first: test(figure, Cause::PsiUse, 1),
            then: Using::Damped { power }.into(),
        });
    }
    attack(table, figure, power, cx)
}

/// The minds meet.
pub fn attack(table: &mut Table, figure: FigureId, power: Power, cx: &mut Cx<'_, Event>) -> Next {
    super::ends_ambush(table);
    match power {
        Power::Telepathy(target) => {
            let how = How::Mind { scream: false };
            let strike = Strike { by: Some(figure), target, how };
            told(table, &strike, "sotas.telepathy.1", cx);
            call(Duel::begin(strike), Attack::Over)
        }
        _ => {
            let left: Figures = hearers(table, figure).collect();
            Ok(reglette_engine::Flow::Become(
                Using::Sweep { left, with: None, ambush: false }.into(),
            ))
        }
    }
}

/// D-25, sotas.telepathy.8: whoever controls somebody may give it up.
pub fn may_release(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(controls(table, figure).is_some(), "sotas.telepathy.8")
}

/// sotas.telepathy.8: control is given up.
pub fn release(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    while let Some(freed) = controls(table, figure) {
        table[freed].state.control = None;
    }
    cx.emit(|| Event::cite("sotas.telepathy.8", What::Did { figure, what: Deed::Released }));
}
