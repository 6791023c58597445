//! One procedure for every roll that can be answered (ex.xc): dice lie on the table, windows open in
//! their order, and what is left is handed back.

use arrayvec::ArrayVec;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::answer;
use crate::choice::{Choice, Whose};
use crate::dice::{self, Faces};
use crate::doing::{Got, Next, Value, ask};
use crate::event::Event;
use crate::ids::{FigureId, MOST_SEATS};
use crate::played;
use crate::table::Table;

/// What dice were rolled for (section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Cause {
    /// R1: initiative.
    Initiative {
        /// Who rolled.
        seat: Seat,
    },
    /// R2: an obstacle.
    Obstacle {
        /// Who moves.
        figure: FigureId,
    },
    /// R3, R4: a shot and its defence.
    Shot {
        /// Who shoots.
        seat: Seat,
        /// With which figure; none for an air strike.
        by: Option<FigureId>,
        /// At whom.
        target: FigureId,
        /// ex.cv.3: the target has cover.
        cover: bool,
    },
    /// ex.wt.3: the defence of a figure caught in a blast; the hits are fixed.
    Blast {
        /// Who shoots.
        seat: Seat,
        /// Who is caught.
        target: FigureId,
    },
    /// R6: a round of melee.
    Round {
        /// Who attacks.
        attacker: FigureId,
        /// Whom.
        target: FigureId,
    },
    /// R5: damage.
    Damage {
        /// Who rolls.
        seat: Seat,
        /// For which figure.
        by: Option<FigureId>,
        /// Who suffers.
        victim: FigureId,
    },
    /// R7: Stress.
    Stress {
        /// Whose.
        figure: FigureId,
    },
    /// R8: taking an Adventure card back.
    TakeBack {
        /// Who rolled.
        seat: Seat,
    },
    /// R10: a scenario action.
    Work {
        /// Who works.
        figure: FigureId,
    },
    /// The die of a Cordolaine Signal.
    Signal {
        /// Who rolled.
        seat: Seat,
    },
}

/// The dice of one side, and what cards add.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Throw {
    /// The dice as they lie.
    pub dice: Faces,
    /// ex.bc.4: Hit cards.
    pub hits: u8,
    /// ex.bc.5: Armour cards.
    pub armours: u8,
    /// ex.bc.12: Lightning cards.
    pub lightnings: u8,
    /// ex.bc.7: a Double card.
    pub doubled: bool,
    /// ex.bc.10: the opponent's Super Armour.
    pub void: bool,
}

impl Throw {
    /// Dice alone.
    pub fn of(dice: Faces) -> Throw {
        Throw { dice, ..Throw::default() }
    }

    /// ex.bc.4, ex.bc.8, ex.bc.10, ex.bc.11: its hits; Double multiplies the dice only.
    pub fn total_hits(self) -> u8 {
        let rolled = self.dice.h.saturating_mul(if self.doubled { 2 } else { 1 });
        if self.void { 0 } else { rolled.saturating_add(self.hits).min(dice::MOST) }
    }

    /// ex.sr.5, ex.cv.3: how many hits it cancels; Lightning counts in cover.
    pub fn cancels(self, cover: bool) -> u8 {
        let lightning = if cover { self.dice.l.saturating_add(self.lightnings) } else { 0 };
        self.dice.a.saturating_add(self.armours).saturating_add(lightning)
    }
}

/// A roll on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// What it is for.
    pub cause: Cause,
    /// The dice of the attacker, or of the only one who rolled.
    pub attack: Throw,
    /// The dice of the other side.
    #[serde(default)]
    pub defence: Throw,
    /// ex.bc.4, ex.bc.18: an Armour card has been played in this action: a shot or a round with its damage.
    #[serde(default)]
    pub armour: bool,
    /// ex.xc.8: a Super Armour card has been played in this action.
    #[serde(default)]
    pub super_armour: bool,
    /// Lucky Hit!: a Shocked result becomes Exterminated.
    #[serde(default)]
    pub lucky: bool,
}

impl Contest {
    /// A roll of one player.
    pub fn single(cause: Cause, dice: Faces) -> Contest {
        Contest::between(cause, dice, Faces::default())
    }

    /// The rolls of two sides.
    pub fn between(cause: Cause, attack: Faces, defence: Faces) -> Contest {
        Contest {
            cause,
            attack: Throw::of(attack),
            defence: Throw::of(defence),
            armour: false,
            super_armour: false,
            lucky: false,
        }
    }

    /// The dice of one side.
    pub fn throw(&self, whose: Whose) -> &Throw {
        match whose {
            Whose::Attack => &self.attack,
            Whose::Defence => &self.defence,
        }
    }

    /// The dice of one side, to be changed.
    pub fn throw_mut(&mut self, whose: Whose) -> &mut Throw {
        match whose {
            Whose::Attack => &mut self.attack,
            Whose::Defence => &mut self.defence,
        }
    }

    /// Whose windows open, in their order (ex.xc.7, ex.xc.10, ex.xc.12, ex.xc.13, ex.xc.14).
    pub fn seats(&self, table: &Table) -> ArrayVec<(Seat, Part), { MOST_SEATS + 1 }> {
        let owner = |figure: FigureId| table[figure].seat;
        let (first, second) = match self.cause {
            Cause::Initiative { seat } => return [(seat, Part::Roller)].into_iter().collect(),
            Cause::Shot { seat, target, .. } => {
                ((seat, Part::Attacker), Some((owner(target), Part::Target)))
            }
            Cause::Blast { target, .. } => ((owner(target), Part::Target), None),
            Cause::Round { attacker, target } => {
                ((owner(attacker), Part::Attacker), Some((owner(target), Part::Target)))
            }
            Cause::Damage { seat, victim, .. } => {
                ((seat, Part::Attacker), Some((owner(victim), Part::Target)))
            }
            Cause::Obstacle { figure } | Cause::Stress { figure } | Cause::Work { figure } => {
                ((owner(figure), Part::Roller), None)
            }
            Cause::TakeBack { seat } | Cause::Signal { seat } => ((seat, Part::Roller), None),
        };
        let over = match self.cause {
            // ex.wt.3: the window of whoever fired is over.
            Cause::Blast { seat, .. } => Some(seat),
            _ => None,
        };
        let mut all: ArrayVec<_, { MOST_SEATS + 1 }> = ArrayVec::new();
        all.push(first);
        all.extend(second);
        let named = all.clone();
        let rest = table.in_order().filter(|it| named.iter().all(|(seat, _)| seat != it));
        all.extend(rest.filter(|it| over != Some(*it)).map(|it| (it, Part::Bystander)));
        all
    }
}

/// What a player is to a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The only one who rolled.
    Roller,
    /// Shoots, attacks, or rolls for damage.
    Attacker,
    /// Is shot at, attacked, or about to suffer.
    Target,
    /// ex.xc.14: may only play Immediate cards.
    Bystander,
}

/// A roll with its windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rolling {
    /// The roll.
    pub contest: Contest,
    /// Whose window is open, counted as in [`Contest::seats`].
    #[serde(default)]
    pub window: u8,
    /// ex.xc.8: it is a further window.
    #[serde(default)]
    pub further: bool,
    /// Dice have been re-rolled in this window.
    #[serde(default)]
    pub rerolled: bool,
    /// The first two are asked again because somebody else re-rolled.
    #[serde(default)]
    pub reopened: bool,
    /// The next of those who have had no window yet.
    #[serde(default = "two")]
    pub next: u8,
}

fn two() -> u8 {
    2
}

impl Rolling {
    /// The windows of a roll, about to open.
    pub fn new(contest: Contest) -> Rolling {
        Rolling { contest, window: 0, further: false, rerolled: false, reopened: false, next: 2 }
    }

    /// Whose window is open, and what they are to the roll.
    pub fn whose(&self, table: &Table) -> (Seat, Part) {
        self.contest.seats(table)[usize::from(self.window)]
    }

    pub fn ask(self, table: &Table) -> Ask {
        let (seat, part) = self.whose(table);
        let (rule, kind) = match (self.contest.cause, part) {
            (Cause::Initiative { .. }, _) => ("ex.xc.13", "window-initiative"),
            (
                Cause::Shot { .. }
                | Cause::Blast { .. }
                | Cause::Round { .. }
                | Cause::Damage { .. },
                Part::Bystander,
            ) => ("ex.xc.14", "window-other"),
            (_, Part::Bystander) => ("ex.xc.12", "window-other"),
            (Cause::Shot { .. }, Part::Attacker) => ("ex.xc.1", "window-attack"),
            (Cause::Shot { .. } | Cause::Blast { .. }, _) => ("ex.xc.2", "window-defence"),
            (Cause::Round { .. }, Part::Attacker) => ("ex.xc.3", "window-melee"),
            (Cause::Round { .. }, _) => ("ex.xc.4", "window-melee"),
            (Cause::Damage { .. }, Part::Attacker) => ("ex.xc.10", "window-damage"),
            (Cause::Damage { .. }, _) => ("ex.xc.10", "window-harm"),
            (
                Cause::Obstacle { .. }
                | Cause::Stress { .. }
                | Cause::TakeBack { .. }
                | Cause::Work { .. }
                | Cause::Signal { .. },
                _,
            ) => ("ex.xc.12", "window-test"),
        };
        ask(seat, rule, kind)
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        answer::options(table, &self, out);
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Pass => Ok(()),
            other => answer::may(table, &self, other),
        }
    }

    pub fn resume(mut self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match input {
            Input::Start => self.settle(table),
            Input::Choice(Choice::Pass) => match self.closed(table) {
                Some(next) => next.settle(table),
                None => Ok(Flow::Return(Value::Contest(self.contest))),
            },
            Input::Choice(choice) => {
                let whose = self.whose(table);
                self.rerolled |= played::play(table, &mut self.contest, whose, &choice, cx)?;
                self.settle(table)
            }
            Input::Value(_) => unreachable!("a window calls nothing"),
        }
    }

    /// Asks in the first window in which anything might be played; hands the roll back when all are
    /// closed.
    fn settle(self, table: &Table) -> Next {
        let mut window = self;
        while !answer::might(table, &window) {
            match window.closed(table) {
                Some(next) => window = next,
                None => return Ok(Flow::Return(Value::Contest(window.contest))),
            }
        }
        Ok(Flow::Ask(window.into()))
    }

    /// ex.xc.7, ex.xc.14: the window after this one.
    fn closed(self, table: &Table) -> Option<Rolling> {
        let many = u8::try_from(self.contest.seats(table).len()).expect("few players");
        let opened = Rolling { rerolled: false, ..self };
        let further = Rolling { further: true, ..opened };
        match (self.window, self.rerolled) {
            (0, _) if many == 1 => None,
            (0, _) if !self.further || self.reopened => {
                Some(Rolling { window: 1, reopened: false, ..opened })
            }
            (0, true) => Some(Rolling { window: 1, ..further }),
            (1, true) => Some(Rolling { window: 0, ..further }),
            (2.., true) => Some(Rolling { window: 0, reopened: true, ..further }),
            (_, false) if self.next < many => {
                Some(Rolling { window: self.next, next: self.next + 1, ..opened })
            }
            (_, false) => None,
        }
    }
}
