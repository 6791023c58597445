//! Carries out what is still to happen, in its order, and asks where somebody must choose.

use reglette_engine::dice::Dry;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::doing::{Doing, Got, Next, Value, ask_on, call, done};
use crate::duel::Duel;
use crate::effect::Effect;
use crate::event::Event;
use crate::ids::FigureId;
use crate::quality::{self, Cause};
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::{falling, harm, morale, recoil, special};

/// What is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fallout {
    /// Everything before a stage.
    Settle {
        /// The first stage that waits.
        until: u8,
    },
    /// D-20, D-28: which of several first?
    Order {
        /// The first stage that waits.
        until: u8,
    },
    /// D-21: does somebody die instead?
    Sacrifice {
        /// The first stage that waits.
        until: u8,
        /// The result.
        effect: Effect,
    },
    /// D-15, D-16: where to?
    Place {
        /// The first stage that waits.
        until: u8,
        /// The recoil or the throw.
        effect: Effect,
    },
    /// D-19: where does it flee to?
    Refuge {
        /// The first stage that waits.
        until: u8,
        /// The flight.
        effect: Effect,
    },
    /// A test is being taken because of this.
    Tested {
        /// The first stage that waits.
        until: u8,
        /// What for.
        effect: Effect,
    },
}

impl Fallout {
    /// The first stage that waits.
    pub fn until(self) -> u8 {
        match self {
            Fallout::Settle { until }
            | Fallout::Order { until }
            | Fallout::Sacrifice { until, .. }
            | Fallout::Place { until, .. }
            | Fallout::Refuge { until, .. }
            | Fallout::Tested { until, .. } => until,
        }
    }

    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Fallout::Sacrifice { effect, .. } => {
                let seat = special::sacrifice::asked(table, effect).unwrap_or(Seat(0));
                ask_on(seat, "sotas.sacrifice.1", "sacrifice")
            }
            Fallout::Place { effect, .. } => recoil::ask(table, effect),
            Fallout::Refuge { effect, .. } => morale::ask(table, effect),
            Fallout::Settle { until }
            | Fallout::Order { until }
            | Fallout::Tested { until, .. } => {
                let effect = next(table, until);
                let seat = effect.map_or(Seat(0), |(_, effect)| chooser(table, effect));
                let reflex = matches!(effect, Some((_, Effect::Reflex { .. })));
                let (rule, kind) = if reflex {
                    ("sotas.disengage.3", "strike-order")
                } else {
                    ("sotas.morale.20", "morale-order")
                };
                ask_on(seat, rule, kind)
            }
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Fallout::Sacrifice { effect, .. } => {
                out.push(Choice::No);
                out.extend(special::sacrifice::willing(table, effect).map(Choice::Figure));
            }
            Fallout::Place { effect, .. } => {
                out.extend(recoil::places(table, effect).into_iter().map(Choice::To));
            }
            Fallout::Refuge { effect, .. } => morale::options(table, effect, out),
            _ => out.extend(rivals(table, self.until()).into_iter().map(Choice::Figure)),
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Fallout::Sacrifice { .. }, Choice::No) => Ok(()),
            (Fallout::Sacrifice { effect, .. }, Choice::Figure(it)) => {
                let mut willing = special::sacrifice::willing(table, effect);
                require(willing.any(|other| other == it), "sotas.sacrifice.1")
            }
            (Fallout::Place { effect, .. }, Choice::To(at)) => recoil::may(table, effect, at),
            (Fallout::Refuge { effect, .. }, choice) => morale::may(table, effect, choice),
            (Fallout::Order { until }, Choice::Figure(it)) => {
                require(rivals(table, until).contains(&it), self.ask(table).rule.id())
            }
            (_, _) => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    /// Whether what follows can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        match self {
            Fallout::Settle { .. } | Fallout::Tested { .. } => false,
            Fallout::Order { until } => rivals(table, until).len() > 1,
            Fallout::Sacrifice { effect, .. } => special::sacrifice::asked(table, effect).is_some(),
            Fallout::Place { effect, .. } => recoil::waits(table, effect),
            Fallout::Refuge { effect, .. } => morale::waits(table, effect),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let until = self.until();
        match (self, input) {
            (Fallout::Order { .. }, Input::Choice(Choice::Figure(it))) => {
                let at = place_of(table, until, it);
                let effect = table.queue.remove(at);
                run(table, until, effect, cx)
            }
            (Fallout::Sacrifice { effect, .. }, Input::Choice(choice)) => {
                match choice {
                    Choice::Figure(it) => special::sacrifice::dies_for(table, it, effect, cx),
                    _ => harm::apply(table, effect, cx),
                }
                settle(table, until, cx)
            }
            (Fallout::Place { effect, .. }, Input::Choice(Choice::To(at))) => {
                recoil::to(table, effect, at, cx);
                settle(table, until, cx)
            }
            (Fallout::Refuge { effect, .. }, Input::Choice(choice)) => {
                morale::flee(table, effect, choice, cx);
                settle(table, until, cx)
            }
            (Fallout::Tested { effect, .. }, Input::Value(Value::Tally(tally))) => {
                match effect {
                    Effect::Morale { figure, dread } => {
                        morale::tested(table, figure, dread, tally.failures, cx);
                    }
                    Effect::Fall { figure, .. } => falling::tested(table, figure, tally, cx),
                    effect => special::tested(table, effect, tally, cx),
                }
                settle(table, until, cx)
            }
            (Fallout::Settle { .. } | Fallout::Tested { .. }, _) => settle(table, until, cx),
            (waiting, _) => Ok(Flow::Ask(waiting.into())),
        }
    }
}

/// The next effect before a stage, and its place in the queue.
fn next(table: &Table, until: u8) -> Option<(usize, Effect)> {
    let due = table.queue.iter().copied().enumerate().filter(|(_, it)| it.stage() < until);
    due.min_by_key(|&(at, it)| (it.stage(), at))
}

/// What comes next before a stage.
pub fn due(table: &Table, until: u8) -> Option<Effect> {
    next(table, until).map(|(_, effect)| effect)
}

/// Who chooses the order among effects like this one.
fn chooser(table: &Table, effect: Effect) -> Seat {
    match effect {
        Effect::Morale { figure, .. } => table.seat(figure),
        Effect::Reflex { striker, .. } => table.seat(striker),
        _ => Seat(0),
    }
}

/// D-20, D-28: figures whose tests or strikes are due together and ordered by one player.
fn rivals(table: &Table, until: u8) -> Vec<FigureId> {
    let Some((_, first)) = next(table, until) else { return Vec::new() };
    let mut who = Vec::new();
    for effect in table.queue.iter().filter(|it| it.stage() == first.stage()) {
        let same = chooser(table, first) == chooser(table, *effect);
        let able = same && is_possible(table, *effect);
        who.extend(ordered(first, *effect).filter(|it| able && !who.contains(it)));
    }
    who
}

/// sotas.disengage.3, R-104: whether a strike that is due can still be made.
fn is_possible(table: &Table, effect: Effect) -> bool {
    match effect {
        Effect::Reflex { striker, victim, .. } => harm::may_strike(table, striker, victim),
        _ => true,
    }
}

/// Who tests or strikes in an effect that could come first instead of another: the same test, or a strike at
/// the same victim.
fn ordered(first: Effect, other: Effect) -> Option<FigureId> {
    match (first, other) {
        (Effect::Morale { .. }, Effect::Morale { figure, .. }) => Some(figure),
        (Effect::Reflex { victim, .. }, Effect::Reflex { striker, victim: whom, .. }) => {
            (victim == whom).then_some(striker)
        }
        _ => None,
    }
}

fn place_of(table: &Table, until: u8, figure: FigureId) -> usize {
    let (_, first) = next(table, until).expect("something is due");
    let is = |it: &Effect| it.stage() == first.stage() && ordered(first, *it) == Some(figure);
    table.queue.iter().position(is).expect("one of those that are due")
}

/// Goes through the queue until somebody must choose or nothing is due.
fn settle(table: &mut Table, until: u8, cx: &mut Cx<'_, Event>) -> Next {
    loop {
        let Some((at, effect)) = next(table, until) else {
            if table.queue.is_empty() {
                table.struck = Default::default();
            }
            return done();
        };
        if matches!(effect, Effect::Morale { .. } | Effect::Reflex { .. })
            && rivals(table, until).len() > 1
        {
            return Ok(Flow::Ask(Fallout::Order { until }.into()));
        }
        table.queue.remove(at);
        match step(table, until, effect, cx)? {
            Some(flow) => return Ok(flow),
            None => continue,
        }
    }
}

fn run(table: &mut Table, until: u8, effect: Effect, cx: &mut Cx<'_, Event>) -> Next {
    match step(table, until, effect, cx)? {
        Some(flow) => Ok(flow),
        None => settle(table, until, cx),
    }
}

type Halt = Option<Flow<Doing, Value>>;

/// Carries one effect out; what it gives must be waited for.
fn step(table: &mut Table, until: u8, effect: Effect, cx: &mut Cx<'_, Event>) -> Result<Halt, Dry> {
    let wait = |fallout: Fallout| Ok(Some(Flow::Ask(fallout.into())));
    match effect {
        Effect::Harm { .. } => {
            if special::sacrifice::asked(table, effect).is_some() {
                return wait(Fallout::Sacrifice { until, effect });
            }
            harm::apply(table, effect, cx);
        }
        Effect::Recoil { .. } | Effect::Throw { .. } => {
            if recoil::begins(table, effect, cx)? {
                return wait(Fallout::Place { until, effect });
            }
        }
        Effect::Reflex { .. }
        | Effect::Quills { .. }
        | Effect::Gas { .. }
        | Effect::Contest { .. } => {
            if let Some(strike) = strike(table, effect) {
                return call(Duel::begin(strike), Fallout::Settle { until }).map(Some);
            }
        }
        Effect::Fall { .. }
        | Effect::Morale { .. }
        | Effect::After { .. }
        | Effect::Irradiate { .. }
        | Effect::Charm { .. }
        | Effect::Out { .. } => {
            if let Some(test) = test(table, effect, cx)? {
                return call(test, Fallout::Tested { until, effect }).map(Some);
            }
        }
        Effect::Flee { .. } => match morale::fleeing(table, effect, cx) {
            morale::Flight::Choose(effect) => return wait(Fallout::Refuge { until, effect }),
            morale::Flight::Goes => {}
        },
        Effect::Half { side } => morale::half(table, side),
        Effect::Stray { side } => special::animal::stray(table, side, cx),
    }
    Ok(None)
}

/// The attack that an effect is, if it can still be made.
fn strike(table: &mut Table, effect: Effect) -> Option<Strike> {
    match effect {
        Effect::Reflex { striker, victim, leaving } => {
            harm::may_strike(table, striker, victim).then(|| {
                // sotas.recoil.11
                table.struck.insert(striker);
                Strike { by: Some(striker), target: victim, how: How::Reflex { leaving } }
            })
        }
        Effect::Quills { striker, victim } => special::quills::may_strike(table, striker, victim)
            .then_some(Strike { by: Some(striker), target: victim, how: How::Quills }),
        Effect::Gas { figure, score } => {
            table[figure].is_on_table().then(|| special::gas::strike(figure, score))
        }
        Effect::Contest { host } => special::possession::contest(table, host),
        _ => unreachable!("{effect:?} is no attack"),
    }
}

/// What an effect does before a test, and the test that it calls for, if it does.
fn test(table: &mut Table, effect: Effect, cx: &mut Cx<'_, Event>) -> Result<Option<Doing>, Dry> {
    match effect {
        Effect::Fall { figure, height } => {
            let dice = falling::begins(table, figure, height, cx);
            Ok(dice.map(|dice| quality::test(figure, Cause::Falling, dice)))
        }
        Effect::Morale { figure, dread } => Ok(morale::begins(table, figure, dread, cx)),
        effect => special::effect(table, effect, cx),
    }
}
