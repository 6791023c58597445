//! One figure's activation (sotas.activation): the dice, what they earn, action after action.

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action;
use crate::choice::Choice;
use crate::doing::{Got, Next, Value, ask, ask_on, call, done};
use crate::effect;
use crate::end;
use crate::event::{Deed, Event, What};
use crate::fallout::Fallout;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::options::AmbushStart;
use crate::quality::{Cause, Tally, test};
use crate::table::{Active, Table};
use crate::{flight, round, sight, special};

/// An activation in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Activation {
    /// It begins.
    Begin {
        /// Whose.
        figure: FigureId,
    },
    /// D-07: how many dice?
    Dice,
    /// The dice are read.
    Rolled,
    /// D-09: what next?
    Act,
    /// sotas.flight.3, sotas.terror.1, sotas.terror.4: a flyer is about to come down beside enemies.
    Lands {
        /// What it does then.
        then: Choice,
        /// Whom it has tested whether it dares to engage; nobody when those who fear it have tested.
        foe: Option<FigureId>,
    },
    /// sotas.flight.2: a flyer has come down to do something else than to move on.
    Landed {
        /// What it does.
        then: Choice,
    },
    /// It ends.
    End,
}

impl Activation {
    pub fn ask(self, table: &Table) -> Ask {
        let seat = table.active().seat;
        match self {
            Activation::Dice => ask_on(seat, "sotas.activation.3", "dice"),
            _ => ask_on_act(table, seat),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Activation::Dice => out.extend((1..=3).map(Choice::Dice)),
            _ => action::options(table, out),
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Activation::Dice, Choice::Dice(dice)) => {
                require((1..=3).contains(&dice), "sotas.activation.3")
            }
            (Activation::Dice, _) => Err(Illegal::by("sotas.activation.3")),
            (_, choice) => action::legality(table, choice),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Activation::Begin { figure }, _) => begin(table, figure, cx),
            (Activation::Dice, Input::Choice(Choice::Dice(dice))) => {
                let figure = table.active().figure;
                call(test(figure, Cause::Activation, dice), Activation::Rolled)
            }
            (Activation::Dice, _) => {
                if !goes_on(table) {
                    return done();
                }
                Ok(Flow::Ask(Activation::Dice.into()))
            }
            (Activation::Rolled, Input::Value(Value::Tally(tally))) => rolled(table, tally, cx),
            (Activation::Act, Input::Choice(choice)) => {
                if flight::lands_for(table, table.active().figure, choice) {
                    return comes_down(table, choice, cx);
                }
                match choice {
                    Choice::End => end(table, cx),
                    choice => action::begin(table, choice, cx),
                }
            }
            (Activation::Lands { then, foe: Some(foe) }, Input::Value(Value::Tally(tally))) => {
                flight::dared(table, foe, tally.failures == 0, cx);
                comes_down(table, then, cx)
            }
            (Activation::Lands { then, .. }, _) if goes_on(table) => touches_down(table, then, cx),
            (Activation::Lands { .. }, _) => next_action(table, cx),
            (Activation::Landed { then }, _) => {
                if goes_on(table) && action::legality(table, then).is_ok() {
                    return action::begin(table, then, cx);
                }
                next_action(table, cx)
            }
            (Activation::Act, _) => next_action(table, cx),
            (Activation::End, _) => done(),
            (activation, _) => unreachable!("{activation:?} was not waiting for this"),
        }
    }
}

fn ask_on_act(table: &Table, seat: reglette_engine::Seat) -> Ask {
    if table.active().spent == 0 {
        ask(seat, "sotas.actions.1", "act")
    } else {
        ask_on(seat, "sotas.actions.1", "act")
    }
}

/// The figure is named; what happens at the start of its activation comes first.
fn begin(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) -> Next {
    let seat = table.seat(figure);
    cx.emit(|| Event::cite("sotas.activation.2", What::Activated { figure }));
    table[figure].mark(Mark::Activated, true);
    table[figure].mark(Mark::LeftOver, false);
    table[figure].mark(Mark::Climbed, false);
    table.active = Some(Active {
        figure,
        seat,
        actions: 0,
        turnover: false,
        moves: 0,
        spent: 0,
        attacks: 0,
        salvo: false,
        hidden: false,
        held_back: false,
        paid_moves: 0,
        daunted: Default::default(),
        resolute: Default::default(),
        dry: false,
        wet: false,
        borrowed: false,
        defects: false,
        away: false,
        took_off: None,
    });
    // sotas.ambush.1, sotas.ambush.2
    table.active_mut().hidden = match table.book.options.ambush_start {
        AmbushStart::Activation => sight::lies_in_wait(table, figure),
        AmbushStart::GameTurn => table[figure].is(Mark::HiddenAtDawn),
    };
    special::begins(table, figure);
    call(Fallout::Settle { until: effect::ALL }, Activation::Dice)
}

/// Whether the activation goes on: the figure is there and still played by the same seat.
pub fn goes_on(table: &Table) -> bool {
    table.active.is_some_and(|active| {
        table[active.figure].is_on_table()
            && (active.borrowed || table.seat(active.figure) == active.seat)
    })
}

/// sotas.activation.4, sotas.faq.1, table 7.2: successes are actions, two failures of one roll a turnover.
fn rolled(table: &mut Table, tally: Tally, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    let actions = special::unstable::actions(table, figure, tally.successes);
    let active = table.active_mut();
    (active.actions, active.turnover) = (actions, tally.failures >= 2);
    let (rule, turnover) = (activation_rule(tally), round::is_lost(table));
    cx.emit(|| Event::cite(rule, What::Actions { figure, actions, turnover }));
    special::activated(table, tally, cx);
    next_action(table, cx)
}

/// The row of table 7.2 that a roll falls in.
fn activation_rule(tally: Tally) -> &'static str {
    match (tally.successes, tally.failures) {
        (0, 0..=1) => "sotas.activation.5",
        (0, _) => "sotas.activation.9",
        (1, 0) => "sotas.activation.6",
        (1, 1) => "sotas.activation.7",
        (1, _) => "sotas.activation.8",
        (2, 0) => "sotas.activation.10",
        (2, _) => "sotas.activation.11",
        _ => "sotas.activation.12",
    }
}

/// sotas.actions.1, sotas.activation.21: the next action, unless the figure can do nothing any more.
fn next_action(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if end::check(table, end::Moment::AtOnce, cx) {
        return Ok(Flow::Finish);
    }
    let figure = table.active().figure;
    if !goes_on(table) {
        // sotas.flight.3: also whoever is no longer played by the same seat.
        if table[figure].is_on_table() && table[figure].is(Mark::Aloft) {
            flight::land(table, figure, cx);
        }
        return call(Fallout::Settle { until: effect::ALL }, Activation::End);
    }
    if table[figure].is(Mark::Unconscious) || table[figure].is(Mark::Climbed) {
        return end(table, cx);
    }
    Ok(Flow::Ask(Activation::Act.into()))
}

/// sotas.terror.1, sotas.terror.3, R-73: a flyer comes down: whoever it fears must be dared, whoever fears it
/// tests first.
fn comes_down(table: &mut Table, then: Choice, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    let foes = flight::engaged(table, figure);
    let daunted = table.active().daunted;
    let feared =
        |it: FigureId| !daunted.contains(it) && special::terror::must_dare(table, figure, it);
    if let Some(&foe) = foes.iter().find(|&&it| feared(it)) {
        let lands = Activation::Lands { then, foe: Some(foe) };
        return call(test(figure, Cause::Terror, 1), lands);
    }
    if special::terror::charge(table, figure, &foes) {
        let lands = Activation::Lands { then, foe: None };
        return call(Fallout::Settle { until: effect::ALL }, lands);
    }
    touches_down(table, then, cx)
}

fn touches_down(table: &mut Table, then: Choice, cx: &mut Cx<'_, Event>) -> Next {
    if then == Choice::End {
        return end(table, cx);
    }
    flight::land(table, table.active().figure, cx);
    call(Fallout::Settle { until: effect::ALL }, Activation::Landed { then })
}

/// sotas.activation.20: what is left is lost; flyers land (sotas.flight.3).
fn end(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    cx.emit(|| Event::cite("sotas.activation.20", What::Did { figure, what: Deed::Ended }));
    if table[figure].is(Mark::Aloft) {
        flight::land(table, figure, cx);
    }
    special::ends(table, figure, cx);
    call(Fallout::Settle { until: effect::ALL }, Activation::End)
}
