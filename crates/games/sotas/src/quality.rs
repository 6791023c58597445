//! Quality tests (sotas.quality): how many dice, against what, with which modifiers. One shape serves
//! them all (sotas.general.15).

use arrayvec::ArrayVec;
use reglette_engine::dice::{Die, Shown};
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::data::arms::Effect as Arm;
use crate::doing::{Doing, Got, Next, Value, ask_on};
use crate::event::{Event, Part, What};
use crate::figure::Control;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::special::{self, constitution};
use crate::table::Table;
use crate::traits::Trait;

/// What a Quality test is for (section 6 of the catalogue; R-80 says which have the Leader bonus).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Cause {
    /// sotas.activation.4.
    Activation,
    /// sotas.morale.1.
    Morale,
    /// sotas.climbing.1, with the modifier of the wall.
    Climbing {
        /// Of what is climbed.
        modifier: i8,
    },
    /// sotas.falling.2.
    Falling,
    /// sotas.terror.1.
    Terror,
    /// sotas.attractive.3.
    Attractive,
    /// sotas.fear-of-water.1.
    Water,
    /// sotas.entangle.2.
    Entangle,
    /// sotas.needle-pistol.3.
    Needles,
    /// sotas.radiation.1.
    Irradiation,
    /// sotas.grenade-psi-neg.1.
    PsiNeg,
    /// sotas.grenade-psi-neg.2.
    PsiUse,
    /// sotas.grenade-sonic.1.
    Sonic,
    /// sotas.grenade-toxic.2.
    Toxic,
    /// sotas.teleport.2.
    Teleport,
    /// sotas.heal.2, sotas.repair.2.
    Heal,
    /// sotas.possession.4.
    Possessor,
    /// sotas.scenario.6.
    Task,
    /// A chant of the scenario, with its bonus.
    Chant {
        /// Of the profile.
        bonus: i8,
    },
}

impl Cause {
    /// sotas.faq.5, sotas.faq.8, R-80: whether the Leader bonus counts.
    pub fn is_led(self) -> bool {
        match self {
            Cause::Activation
            | Cause::Morale
            | Cause::Climbing { .. }
            | Cause::Terror
            | Cause::Water
            | Cause::PsiUse
            | Cause::Teleport
            | Cause::Heal
            | Cause::Task
            | Cause::Chant { .. } => true,
            Cause::Falling
            | Cause::Attractive
            | Cause::Entangle
            | Cause::Needles
            | Cause::Irradiation
            | Cause::PsiNeg
            | Cause::Sonic
            | Cause::Toxic
            | Cause::Possessor => false,
        }
    }

    /// The rule a test is taken by.
    pub fn rule(self) -> &'static str {
        match self {
            Cause::Activation => "sotas.activation.4",
            Cause::Morale => "sotas.morale.1",
            Cause::Climbing { .. } => "sotas.climbing.1",
            Cause::Falling => "sotas.falling.2",
            Cause::Terror => "sotas.terror.1",
            Cause::Attractive => "sotas.attractive.3",
            Cause::Water => "sotas.fear-of-water.1",
            Cause::Entangle => "sotas.entangle.2",
            Cause::Needles => "sotas.needle-pistol.3",
            Cause::Irradiation => "sotas.radiation.1",
            Cause::PsiNeg => "sotas.grenade-psi-neg.1",
            Cause::PsiUse => "sotas.grenade-psi-neg.2",
            Cause::Sonic => "sotas.grenade-sonic.1",
            Cause::Toxic => "sotas.grenade-toxic.2",
            Cause::Teleport => "sotas.teleport.2",
            Cause::Heal => "sotas.heal.2",
            Cause::Possessor => "sotas.possession.4",
            Cause::Task => "sotas.scenario.6",
            Cause::Chant { .. } => "sotas.profile.3",
        }
    }
}

/// What came of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Dice that succeeded.
    pub successes: u8,
    /// Dice that failed.
    pub failures: u8,
    /// Natural ones among them.
    pub ones: u8,
}

/// A test in progress; it pauses only for a Hero's re-roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Test {
    /// It is rolled.
    Roll {
        /// Who.
        figure: FigureId,
        /// What for.
        cause: Cause,
        /// How many dice.
        dice: u8,
    },
    /// sotas.hero.3: a failed die may be re-rolled.
    Reroll {
        /// Who.
        figure: FigureId,
        /// What for.
        cause: Cause,
        /// What the dice show.
        tally: Tally,
    },
}

impl Test {
    pub fn ask(self, table: &Table) -> Ask {
        let (Test::Roll { figure, .. } | Test::Reroll { figure, .. }) = self;
        ask_on(table.seat(figure), "sotas.hero.3", "reroll-test")
    }

    pub fn options(self, _: &Table, out: &mut Vec<Choice>) {
        out.extend([Choice::No, Choice::Yes]);
    }

    pub fn legality(self, _: &Table, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Yes | Choice::No => Ok(()),
            _ => Err(Illegal::by("sotas.hero.3")),
        }
    }

    /// Whether a test can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        match self {
            Test::Roll { .. } => false,
            Test::Reroll { figure, tally, .. } => {
                tally.failures > 0 && special::hero::may_reroll(table, figure)
            }
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Test::Roll { figure, cause, dice }, _) => {
                let tally = roll(table, figure, cause, dice, cx)?;
                if tally.failures > 0 && special::hero::may_reroll(table, figure) {
                    return Ok(Flow::Ask(Test::Reroll { figure, cause, tally }.into()));
                }
                Ok(Flow::Return(Value::Tally(tally)))
            }
            (Test::Reroll { figure, cause, tally }, Input::Choice(Choice::Yes)) => {
                Ok(Flow::Return(Value::Tally(reroll(table, figure, cause, tally, cx)?)))
            }
            (Test::Reroll { tally, .. }, _) => Ok(Flow::Return(Value::Tally(tally))),
        }
    }
}

/// sotas.quality.1, sotas.quality.2: dice that tell success from failure, by the least face that
/// succeeds, 2 to 6; a natural 1 is apart because some rules ask for it.
static TESTS: [Die; 5] = [
    Die { name: "d6", faces: &FACES, classes: &[0, 2, 2, 2, 2, 2] },
    Die { name: "d6", faces: &FACES, classes: &[0, 1, 2, 2, 2, 2] },
    Die { name: "d6", faces: &FACES, classes: &[0, 1, 1, 2, 2, 2] },
    Die { name: "d6", faces: &FACES, classes: &[0, 1, 1, 1, 2, 2] },
    Die { name: "d6", faces: &FACES, classes: &[0, 1, 1, 1, 1, 2] },
];
/// The same where nobody asks for natural ones.
static PLAIN: [Die; 5] = [
    Die { name: "d6", faces: &FACES, classes: &[0, 1, 1, 1, 1, 1] },
    Die { name: "d6", faces: &FACES, classes: &[0, 0, 1, 1, 1, 1] },
    Die { name: "d6", faces: &FACES, classes: &[0, 0, 0, 1, 1, 1] },
    Die { name: "d6", faces: &FACES, classes: &[0, 0, 0, 0, 1, 1] },
    Die { name: "d6", faces: &FACES, classes: &[0, 0, 0, 0, 0, 1] },
];
static FACES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// the Quality of a figure, losses included.
pub fn quality(table: &Table, figure: FigureId) -> u8 {
    let base =
        special::quantum_uncertainty::quality(table, figure).unwrap_or(table.shown(figure).quality);
    let it = &table[figure];
    // sotas.telepathy.7: one worse while the mind is not its own.
    let controlled = u8::from(matches!(it.state.control, Some(Control::Mind(_))));
    (base + it.state.losses.total() + controlled).min(6)
}

/// sotas.radiation.5, R-99: the Quality as it counts in every roll of a figure, what radiation has cost it included.
pub fn counted(table: &Table, figure: FigureId) -> u8 {
    (quality(table, figure) + table[figure].state.irradiated).min(6)
}

/// sotas.quality.4: what is added to each die of a test, part by part.
pub fn modifiers(table: &Table, figure: FigureId, cause: Cause) -> ArrayVec<Part, 12> {
    let mut parts = ArrayVec::new();
    let mut add = |rule: &'static str, by: i8| {
        if by != 0 {
            parts.push(Part::new(rule, by));
        }
    };
    if cause.is_led() {
        add("sotas.leader.1", special::leader::bonus(table, figure));
    }
    let it = &table[figure];
    add("sotas.telepathy.3", -i8::from(it.is(Mark::Confused) && cause != Cause::Possessor));
    add("sotas.radiation.5", -i8::try_from(it.state.irradiated.min(6)).expect("at most 6"));
    add("sotas.attractive.4", if it.is(Mark::Distracted) { -2 } else { 0 });
    let has = |it| table.has(figure, it);
    match cause {
        Cause::Morale => {
            add("sotas.determined.1", i8::from(has(Trait::Determined)));
            add("sotas.undead.4", if has(Trait::Undead) { 2 } else { 0 });
        }
        Cause::Climbing { modifier } => {
            add("sotas.climbing.11", modifier);
            add("sotas.climbing.11", i8::from(has(Trait::Large) || has(Trait::VeryLarge)));
            add("sotas.acrobat.1", i8::from(has(Trait::Acrobat)));
            let heavy = has(Trait::HeavyArmour);
            add("sotas.heavy-armour.4", if heavy { -2 } else { 0 });
            // Powered Armour is no heavier.
            let powered = has(Trait::PoweredArmour) && !heavy;
            add("sotas.climbing.11", if powered { -2 } else { 0 });
        }
        Cause::Irradiation => {
            add("sotas.radiation.2", if it.is(Mark::Antidote) { 2 } else { 0 });
            add("sotas.nbc-suit.1", if has(Trait::NbcSuit) { 2 } else { 0 });
            add(constitution::rule(table, figure), constitution::modifier(table, figure));
        }
        Cause::Needles | Cause::Toxic => {
            add(constitution::rule(table, figure), constitution::modifier(table, figure));
        }
        Cause::Task => {
            add("sotas.psychometry.1", if has(Trait::Psychometry) { 2 } else { 0 });
            add("sotas.no-hands.2", -i8::from(has(Trait::NoHands)));
            let helps = special::screwdriver::does(table, figure, Arm::TaskBonus);
            add("sotas.scenario.6", i8::from(helps));
        }
        Cause::Heal => add("sotas.no-hands.2", -i8::from(has(Trait::NoHands))),
        Cause::Chant { bonus } => add("sotas.profile.3", bonus),
        _ => {}
    }
    parts
}

/// sotas.quality.1, sotas.quality.2, sotas.quality.3: the least natural die that succeeds.
pub fn target(quality: u8, parts: &[Part]) -> u8 {
    let added: i8 = parts.iter().map(|part| part.by).sum();
    let least = i16::from(quality) - i16::from(added);
    u8::try_from(least.clamp(2, 6)).expect("from 2 to 6")
}

/// sotas.hero.1, sotas.hero.2, sotas.faq.7: how many dice are not rolled and count as a 6.
pub fn free(table: &Table, figure: FigureId) -> u8 {
    u8::from(table.has(figure, Trait::Hero))
}

fn roll(
    table: &Table,
    figure: FigureId,
    cause: Cause,
    dice: u8,
    cx: &mut Cx<'_, Event>,
) -> Result<Tally, reglette_engine::Dry> {
    let quality = quality(table, figure);
    let parts = modifiers(table, figure, cause);
    let target = target(quality, &parts);
    let free = free(table, figure).min(dice);
    let (mut tally, shown) = throw(cause, target, dice - free, cx)?;
    tally.successes += free;
    cx.emit(|| {
        let parts = parts.to_vec();
        let Tally { successes, failures, .. } = tally;
        let what = What::Tested {
            figure,
            cause,
            quality,
            parts,
            target,
            free,
            dice: shown,
            successes,
            failures,
        };
        Event::cite(cause.rule(), what)
    });
    Ok(tally)
}

fn throw(
    cause: Cause,
    target: u8,
    dice: u8,
    cx: &mut Cx<'_, Event>,
) -> Result<(Tally, Shown), reglette_engine::Dry> {
    let at = usize::from(target - 2);
    if cause == Cause::Task {
        let (counts, shown) = cx.roll_shown(&TESTS[at], dice)?;
        let failures = counts[0] + counts[1];
        return Ok((Tally { successes: counts[2], failures, ones: counts[0] }, shown));
    }
    let (counts, shown) = cx.roll_shown(&PLAIN[at], dice)?;
    Ok((Tally { successes: counts[1], failures: counts[0], ones: 0 }, shown))
}

/// sotas.hero.3: one failed die is rolled again; its second result stands.
fn reroll(
    table: &mut Table,
    figure: FigureId,
    cause: Cause,
    tally: Tally,
    cx: &mut Cx<'_, Event>,
) -> Result<Tally, reglette_engine::Dry> {
    table[figure].mark(Mark::HeroSpent, true);
    let parts = modifiers(table, figure, cause);
    let (again, dice) = throw(cause, target(quality(table, figure), &parts), 1, cx)?;
    cx.emit(|| Event::cite("sotas.hero.3", What::Rerolled { figure, dice }));
    Ok(Tally {
        successes: tally.successes + again.successes,
        failures: tally.failures - 1 + again.failures,
        ones: tally.ones.saturating_sub(1) + again.ones,
    })
}

/// A test about to be taken.
pub fn test(figure: FigureId, cause: Cause, dice: u8) -> Doing {
    Test::Roll { figure, cause, dice }.into()
}
