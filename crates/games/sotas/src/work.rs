//! Work of a scenario that takes a test or a choice (sotas.scenario): Tasks, chants, who leaves by an exit.

use std::sync::Arc;

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::is_on_feet;
use crate::activation::Activation;
use crate::choice::Choice;
use crate::doing::{Got, Next, Value, ask_on, call};
use crate::effect;
use crate::event::{Event, What};
use crate::falling;
use crate::fallout::Fallout;
use crate::ids::{ExitId, FigureId, Figures, TaskId};
use crate::quality::Tally;
use crate::removal;
use crate::table::Table;

/// Work of a scenario whose test is being taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Work {
    /// sotas.scenario.6: a Task.
    Task(TaskId),
    /// A chant, up or down.
    Chant {
        /// Whether it raises the track.
        up: bool,
    },
    /// sotas.scenario.10: who leaves with the active figure?
    Bring {
        /// By which exit.
        exit: ExitId,
        /// Who will.
        along: Figures,
    },
}

impl Work {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Work::Bring { .. } => ask_on(table.active().seat, "sotas.scenario.10", "bring"),
            Work::Task(_) | Work::Chant { .. } => {
                ask_on(table.active().seat, "sotas.scenario.6", "work")
            }
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        if let Work::Bring { along, .. } = self {
            out.push(Choice::No);
            out.extend(escorted(table).filter(|&it| !along.contains(it)).map(Choice::Figure));
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Work::Bring { .. }, Choice::No) => Ok(()),
            (Work::Bring { along, .. }, Choice::Figure(it)) => {
                let goes = escorted(table).any(|other| other == it) && !along.contains(it);
                require(goes, "sotas.scenario.10")
            }
            _ => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    /// Whether work can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        match self {
            Work::Bring { exit, along } => {
                let all: Figures = escorted(table).collect();
                along.len() < brings(table, exit)
                    && all.len() > brings(table, exit)
                    && along.iter().all(|it| all.contains(it))
            }
            Work::Task(_) | Work::Chant { .. } => false,
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Work::Task(task), Input::Value(Value::Tally(tally))) => {
                worked(table, task, tally, cx);
            }
            (Work::Chant { up }, Input::Value(Value::Tally(tally))) => {
                chanted(table, up, tally, cx);
            }
            (Work::Bring { exit, mut along }, Input::Choice(Choice::Figure(it))) => {
                along.insert(it);
                if along.len() < brings(table, exit) {
                    return Ok(Flow::Ask(Work::Bring { exit, along }.into()));
                }
                leave(table, along, cx);
            }
            (Work::Bring { along, .. }, Input::Choice(_)) => leave(table, along, cx),
            (Work::Bring { .. }, _) => return Ok(Flow::Ask(self.into())),
            (Work::Task(_) | Work::Chant { .. }, _) => {}
        }
        call(Fallout::Settle { until: effect::ALL }, Activation::Act)
    }
}

/// sotas.scenario.10: how many civilians an exit lets through with whoever takes it.
fn brings(table: &Table, exit: ExitId) -> u8 {
    table.book.scenario.exits[exit.index()].brings
}

/// sotas.scenario.10: civilians that touch the active figure and can go with it.
fn escorted(table: &Table) -> impl Iterator<Item = FigureId> {
    let figure = table.active().figure;
    table
        .allies(figure)
        .filter(move |&it| table.profile(it).civilian && table.touch(figure, it))
        .filter(|&it| is_on_feet(table, it).is_ok() && !table.is_engaged(it))
}

/// sotas.scenario.10: the active figure takes an exit, with all who can go along; where more could than the exit
/// lets through, somebody must choose.
pub fn exit(table: &mut Table, exit: ExitId, cx: &mut Cx<'_, Event>) -> Option<Work> {
    let (most, all) = (brings(table, exit), escorted(table).collect::<Figures>());
    let choice = most > 0 && all.len() > most;
    if choice {
        return Some(Work::Bring { exit, along: Figures::default() });
    }
    leave(table, if most > 0 { all } else { Figures::default() }, cx);
    None
}

/// sotas.scenario.10: the active figure leaves, and whoever goes along.
fn leave(table: &mut Table, along: Figures, cx: &mut Cx<'_, Event>) {
    let figure = table.active().figure;
    for it in std::iter::once(figure).chain(along.iter()) {
        removal::escape(table, it, cx);
    }
}

/// sotas.scenario.6, sotas.scenario.23: each success is a token; enough of them finish the Task.
fn worked(table: &mut Table, task: TaskId, tally: Tally, cx: &mut Cx<'_, Event>) {
    let book = Arc::clone(&table.book);
    let it = &book.scenario.tasks[task.index()];
    let Some(piece) = table.terrain.named(&it.piece) else { return };
    let state = &mut table.pieces[piece.index()];
    state.tokens = state.tokens.saturating_add(tally.successes).min(it.tokens);
    let tokens = state.tokens;
    cx.emit(|| Event::cite("sotas.scenario.6", What::Tokens { task, tokens }));
    if it.hastens && tally.ones > 0 {
        hasten(table, tally.ones, cx);
    }
    if tokens == it.tokens {
        for id in it.on_done.iter().flat_map(|it| &it.remove) {
            if let Some(piece) = table.terrain.named(id) {
                cx.emit(|| Event::cite("sotas.scenario.6", What::PieceGone { piece }));
                falling::gives_way(table, piece);
            }
        }
    }
}

/// sotas.scenario.21: each natural 1 brings the explosion a turn forward, never before the end of this one.
fn hasten(table: &mut Table, ones: u8, cx: &mut Cx<'_, Event>) {
    let Some(fuse) = table.fuse else { return };
    let turn = fuse.saturating_sub(ones).max(table.round.turn);
    table.fuse = Some(turn);
    cx.emit(|| Event::cite("sotas.scenario.21", What::Fuse { turn }));
}

/// sotas.scenario.17: tokens are taken off a Task.
pub fn undo(table: &mut Table, task: TaskId, cx: &mut Cx<'_, Event>) {
    let book = Arc::clone(&table.book);
    let it = &book.scenario.tasks[task.index()];
    let Some(piece) = table.terrain.named(&it.piece) else { return };
    let taken = it.undo.as_ref().map_or(0, |it| it.tokens);
    let state = &mut table.pieces[piece.index()];
    state.tokens = state.tokens.saturating_sub(taken);
    let tokens = state.tokens;
    cx.emit(|| Event::cite("sotas.scenario.17", What::Tokens { task, tokens }));
}

/// sotas.scenario.20: a chant raises the track, a word against it lowers it.
fn chanted(table: &mut Table, up: bool, tally: Tally, cx: &mut Cx<'_, Event>) {
    if tally.successes == 0 {
        return;
    }
    table.track = if up { table.track.saturating_add(1) } else { table.track.saturating_sub(1) };
    let track = table.track;
    cx.emit(|| Event::cite("sotas.scenario.20", What::Track { track }));
}
