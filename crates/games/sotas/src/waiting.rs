//! Whether what a position says is in progress fits its table: play must be able to come there.

use reglette_engine::Procedure;
use reglette_engine::fault::Fault;

use crate::activation::{Activation, goes_on};
use crate::attack::Attack;
use crate::climbing::{self, Ascent};
use crate::doing::Doing;
use crate::duel::{Duel, Stage};
use crate::effect::{self, After, Effect};
use crate::fallout::Fallout;
use crate::grenade::Lob;
use crate::grip::Grip;
use crate::marks::Mark;
use crate::position::bad;
use crate::quality::{Cause, Test};
use crate::round::Hand;
use crate::sound;
use crate::special::using::Using;
use crate::states;
use crate::stride::Stride;
use crate::table::Table;
use crate::work::Work;

/// So many parts may be in progress inside each other.
const DEEPEST: usize = 24;

/// Refuses what no question of the game could be open about.
pub fn check(table: &Table, doing: &[Doing]) -> Result<(), Fault> {
    if doing.len() > DEEPEST {
        return Err(bad("fault-position-doing", "doing"));
    }
    if doing.is_empty() != table.ended.is_some() {
        return Err(bad("fault-position-ended", "ended"));
    }
    if doing.is_empty() {
        return Ok(());
    }
    let plays = matches!(doing, [Doing::Hand(Hand::Activated), ..]);
    if plays != table.active.is_some() && !is_between(doing) {
        return Err(bad("fault-position-active", "active"));
    }
    sound::check_queue(table, doing)?;
    match doing {
        [Doing::SetUp(setup)] => waits(0, table.round.turn == 0 && setup.waits(table)),
        [Doing::Hand(Hand::Pick)] => {
            states::check_undecided(table)?;
            waits(0, table.round.turn > 0 && has_option(table, &doing[0]))
        }
        [Doing::Hand(Hand::Activated), parts @ ..] => {
            waits(0, table.round.turn > 0)?;
            check_parts(table, parts)
        }
        _ => waits(0, false),
    }
}

/// sotas.doppelganger.4: whether a form was ended before anybody was activated, and something follows.
fn is_between(doing: &[Doing]) -> bool {
    match doing {
        [Doing::Hand(Hand::Activated), Doing::Fallout(it), ..] => it.until() == effect::ALL,
        _ => false,
    }
}

/// Each part has called the one inside it, and the innermost asks.
fn check_parts(table: &Table, parts: &[Doing]) -> Result<(), Fault> {
    for (at, part) in parts.iter().enumerate() {
        let called = match at.checked_sub(1) {
            None if table.active.is_none() => matches!(part, Doing::Fallout(_)),
            None => is_of_the_activation(*part),
            Some(outer) => calls(parts[outer], *part),
        };
        waits(at + 1, called && sound::is_part(table, *part))?;
    }
    match parts.last() {
        Some(top) => waits(parts.len(), asks(table, *top) && has_option(table, top)),
        None => waits(0, false),
    }
}

fn waits(at: usize, yes: bool) -> Result<(), Fault> {
    if yes { Ok(()) } else { Err(bad("fault-position-doing", format!("doing[{at}]"))) }
}

fn has_option(table: &Table, top: &Doing) -> bool {
    let mut options = Vec::new();
    top.options(table, &mut options);
    !options.is_empty()
}

/// What stands directly in an activation, which the hand has called.
fn is_of_the_activation(part: Doing) -> bool {
    matches!(
        part,
        Doing::Activation(
            Activation::Dice
                | Activation::Rolled
                | Activation::Act
                | Activation::Lands { .. }
                | Activation::Landed { .. }
                | Activation::End
        ) | Doing::Stride(Stride::BreakingOff)
            | Doing::Attack(_)
            | Doing::Ascent(_)
            | Doing::Work(_)
            | Doing::Using(_)
    )
}

/// Whether a part that waits has called another.
fn calls(outer: Doing, inner: Doing) -> bool {
    match (outer, inner) {
        (_, Doing::Fallout(fallout)) => settles(outer) == Some(fallout.until()),
        (_, Doing::Test(test)) => tests(outer, test.cause()),
        (_, Doing::Grip(grip)) => tests(outer, grip.cause),
        (_, Doing::Duel(_)) => matches!(
            outer,
            Doing::Attack(Attack::Fired(_) | Attack::Splashed(_) | Attack::Over)
                | Doing::Lob(Lob::Burst { .. })
                | Doing::Using(Using::Sweep { .. })
                | Doing::Fallout(Fallout::Settle { .. })
        ),
        (Doing::Activation(Activation::Act), Doing::Stride(stride)) => {
            stride != Stride::BreakingOff
        }
        (Doing::Activation(Activation::Act), Doing::Lob(_) | Doing::Door(_)) => true,
        _ => false,
    }
}

/// Until which stage a part lets effects happen before it goes on.
fn settles(outer: Doing) -> Option<u8> {
    match outer {
        Doing::Activation(
            Activation::Dice
            | Activation::Act
            | Activation::Lands { foe: None, .. }
            | Activation::Landed { .. }
            | Activation::End,
        )
        | Doing::Ascent(Ascent { stage: climbing::Rung::Charging, .. })
        | Doing::Stride(Stride::BreakingOff | Stride::Charging { .. } | Stride::Escort(_))
        | Doing::Using(Using::Vanishing { .. } | Using::Appears { .. } | Using::Over) => {
            Some(effect::ALL)
        }
        Doing::Attack(Attack::Splashed(_) | Attack::Salvo(_))
        | Doing::Duel(Duel { stage: Stage::Dive, .. })
        | Doing::Grip(Grip { let_go: true, .. }) => Some(effect::MORALE),
        _ => None,
    }
}

/// Whether a part waits for a test of this kind.
fn tests(outer: Doing, cause: Cause) -> bool {
    match outer {
        Doing::Activation(Activation::Rolled) => cause == Cause::Activation,
        Doing::Stride(Stride::Daring { foe: Some(_), .. }) | Doing::Using(Using::Daring { .. }) => {
            cause == Cause::Terror
        }
        Doing::Stride(Stride::Daring { foe: None, .. } | Stride::Leaving { .. }) => {
            cause == Cause::Water
        }
        Doing::Attack(Attack::Fired(_)) => cause == Cause::Irradiation,
        Doing::Lob(Lob::Burst { now: Some(_), .. }) => {
            matches!(cause, Cause::PsiNeg | Cause::Sonic | Cause::Toxic)
        }
        Doing::Activation(Activation::Lands { foe: Some(_), .. })
        | Doing::Ascent(Ascent { stage: climbing::Rung::Daring(_), .. }) => cause == Cause::Terror,
        Doing::Ascent(Ascent { stage: climbing::Rung::Test, .. }) => {
            matches!(cause, Cause::Climbing { .. })
        }
        Doing::Work(Work::Task(_)) => cause == Cause::Task,
        Doing::Work(Work::Chant { .. }) => matches!(cause, Cause::Chant { .. }),
        Doing::Using(Using::Damped { .. }) => cause == Cause::PsiUse,
        Doing::Using(Using::Entangled { .. }) => cause == Cause::Entangle,
        Doing::Using(Using::Treated { .. }) => cause == Cause::Heal,
        Doing::Using(Using::Vanished { .. }) => cause == Cause::Teleport,
        Doing::Fallout(Fallout::Tested { effect, .. }) => match effect {
            Effect::Morale { .. } => cause == Cause::Morale,
            Effect::Fall { .. } => cause == Cause::Falling,
            Effect::After { what: After::Needles, .. } => cause == Cause::Needles,
            Effect::Irradiate { .. } => cause == Cause::Irradiation,
            Effect::Charm { .. } => cause == Cause::Attractive,
            Effect::Out { .. } => cause == Cause::Possessor,
            _ => false,
        },
        _ => false,
    }
}

/// Whether the innermost part is at a question that play would ask.
fn asks(table: &Table, top: Doing) -> bool {
    match top {
        Doing::SetUp(_) | Doing::Hand(_) | Doing::Ascent(_) => false,
        Doing::Work(work) => goes_on(table) && work.waits(table),
        Doing::Activation(Activation::Dice) => goes_on(table) && table.active().spent == 0,
        Doing::Activation(Activation::Act) => {
            let figure = &table[table.active().figure];
            goes_on(table) && !figure.is(Mark::Unconscious) && !figure.is(Mark::Climbed)
        }
        Doing::Activation(_) => false,
        Doing::Stride(stride) => goes_on(table) && stride.waits(table),
        Doing::Attack(attack) => attack.waits(table),
        Doing::Lob(lob) => goes_on(table) && lob.waits(table),
        Doing::Door(door) => door.waits(table),
        Doing::Using(using) => using.waits(table),
        Doing::Duel(duel) => duel.waits(table),
        Doing::Grip(grip) => grip.waits(table),
        Doing::Fallout(fallout) => fallout.waits(table),
        Doing::Test(test) => test.waits(table),
    }
}

impl Test {
    /// What it is for.
    pub fn cause(self) -> Cause {
        let (Test::Roll { cause, .. } | Test::Reroll { cause, .. }) = self;
        cause
    }
}
