//! Time Points: gains from the bank, and what happens when it is short (dwcg.loc.4, dwcg.loc.5,
//! dwcg.loc.6, A-04).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::Shortage;
use crate::choice::Choice;
use crate::doing::{Got, Next, ask_on, done};
use crate::event::{Event, What};
use crate::table::Table;

/// The missing tokens of a gain are taken from other players, one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Levy {
    /// Tokens still missing.
    pub missing: u8,
}

impl Levy {
    pub fn ask(self, table: &Table) -> Ask {
        ask_on(table.active, "dwcg.loc.5", "from-whom")
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let rich = Seat::all(table.book.players).filter(|&seat| may_give(table, seat));
        out.extend(rich.map(Choice::From));
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        // dwcg.loc.12: who takes the points takes the missing ones too.
        let Choice::From(seat) = choice else { return Err(Illegal::by("dwcg.loc.12")) };
        require(seat != table.active, "dwcg.loc.4")?;
        require(seat.0 < table.book.players && may_give(table, seat), "dwcg.loc.5")
    }

    pub fn resume(mut self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        if let Input::Choice(Choice::From(seat)) = input {
            steal(table, "dwcg.loc.5", table.active, seat, cx);
            self.missing -= 1;
        }
        // dwcg.loc.6: what nobody has is lost.
        let anyone = Seat::all(table.book.players).any(|seat| may_give(table, seat));
        if self.missing > 0 && anyone { Ok(Flow::Ask(self.into())) } else { done() }
    }
}

fn may_give(table: &Table, seat: Seat) -> bool {
    seat != table.active && table.player(seat).tp > 0
}

/// Takes TP from the bank as far as it has them; gives the number that is missing.
pub fn gain(
    table: &mut Table,
    rule: &'static str,
    seat: Seat,
    due: u8,
    cx: &mut Cx<'_, Event>,
) -> u8 {
    if due == 0 {
        return 0;
    }
    let tp = due.min(table.bank());
    table.player_mut(seat).tp += tp;
    cx.emit(|| Event::cite(rule, What::TpGained { seat, tp, due }));
    due - tp
}

/// what becomes of missing tokens of a gain that is not a Location's.
pub fn shortage(table: &Table, seat: Seat, missing: u8) -> Option<Levy> {
    let taken_from_others = missing > 0
        && seat == table.active
        && table.book.options.tp_shortage == Shortage::AllActiveGains;
    taken_from_others.then_some(Levy { missing })
}

/// Goes on with a levy where one is due, or back to the caller.
pub fn then_levy(levy: Option<Levy>) -> Next {
    match levy {
        Some(levy) => Ok(Flow::Become(levy.into())),
        None => done(),
    }
}

/// Takes one TP from a player who has one.
pub fn steal(
    table: &mut Table,
    rule: &'static str,
    seat: Seat,
    from: Seat,
    cx: &mut Cx<'_, Event>,
) {
    table.player_mut(from).tp -= 1;
    table.player_mut(seat).tp += 1;
    cx.emit(|| Event::cite(rule, What::TpTaken { seat, from }));
}
