//! Fate (ex.ft): paying for it, calming and rousing figures.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};

use crate::book::Role;
use crate::choice::{Choice, Coin};
use crate::event::{Event, What};
use crate::hand;
use crate::ids::{CardId, FigureId};
use crate::table::Table;

/// ex.ft.2, ex.ft.9, ex.bc.13: whether a player can pay with this.
pub fn can_pay(table: &Table, seat: Seat, coin: Coin) -> bool {
    let player = table.player(seat);
    match coin {
        Coin::Token => player.fate > 0,
        Coin::Card => player.hand[CardId::FATE.index()] > 0,
    }
}

/// Whether a player might pay, as far as anybody can tell.
pub fn might_pay(table: &Table, seat: Seat) -> bool {
    can_pay(table, seat, Coin::Token) || hand::might_hold(table, seat, &[CardId::FATE])
}

/// ex.ft.9: pays for a use.
pub fn pay(table: &mut Table, seat: Seat, coin: Coin, cx: &mut Cx<'_, Event>) {
    match coin {
        Coin::Token => table.player_mut(seat).fate -= 1,
        Coin::Card => hand::spend(table, seat, CardId::FATE, cx),
    }
    let left = table.player(seat).fate;
    let rule = if coin == Coin::Token { "ex.ft.9" } else { "ex.bc.13" };
    cx.emit(|| Event::cite(rule, What::FateSpent { seat, by: coin, left }));
}

/// What Fate can do for a player's figures now (ex.ft.3, ex.ft.5, ex.ft.13).
pub fn options(table: &Table, seat: Seat, figures: &[FigureId], out: &mut Vec<Choice>) {
    for by in Coin::ALL.into_iter().filter(|&it| can_pay(table, seat, it)) {
        for &figure in figures {
            let all = [Choice::Calm { figure, by }, Choice::Rouse { figure, by }];
            out.extend(all.into_iter().filter(|it| may(table, seat, it).is_ok()));
        }
    }
}

/// ex.ft.3, ex.ft.5, ex.sn.20: whether Fate may calm or rouse this figure.
pub fn may(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Illegal> {
    let (figure, by, rule) = match *choice {
        Choice::Calm { figure, by } => (figure, by, "ex.ft.3"),
        Choice::Rouse { figure, by } => (figure, by, "ex.ft.5"),
        _ => return Err(Illegal::by("ex.ft.13")),
    };
    let known = figure.index() < table.figures.len();
    require(known && table[figure].seat == seat && table[figure].is_on_table(), rule)?;
    require(table[figure].role != Role::Civilian, "ex.sn.20")?;
    let state = &table[figure].state;
    let needed = if rule == "ex.ft.3" { state.stress > 0 } else { state.shocked };
    require(needed, rule)?;
    require(can_pay(table, seat, by), "ex.ft.9")
}

/// ex.ft.13, ex.ft.16, ex.sn.20: whether the owner of a figure might use Fate for it, as far as anybody can tell.
pub fn might_help(table: &Table, figure: FigureId) -> bool {
    table[figure].role != Role::Civilian && might_pay(table, table[figure].seat)
}

/// What the owner of a figure that has just got Stress may do about it.
pub fn calms(table: &Table, figure: FigureId, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    let calms = Coin::ALL.into_iter().map(|by| Choice::Calm { figure, by });
    out.extend(calms.filter(|it| may_calm(table, figure, it).is_ok()));
}

/// ex.ft.13, ex.st.16: whether the owner of a figure that has just got Stress may answer like this.
pub fn may_calm(table: &Table, figure: FigureId, choice: &Choice) -> Result<(), Illegal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Calm { figure: own, .. } if *own == figure => {
            may(table, table[figure].seat, choice)
        }
        _ => Err(Illegal::by("ex.st.16")),
    }
}

/// The owner of a figure that has just got Stress calms it, or does not.
pub fn calmed(table: &mut Table, figure: FigureId, choice: &Choice, cx: &mut Cx<'_, Event>) {
    if *choice != Choice::Pass {
        play(table, table[figure].seat, choice, cx);
    }
}

/// Fate calms or rouses a figure.
pub fn play(table: &mut Table, seat: Seat, choice: &Choice, cx: &mut Cx<'_, Event>) {
    match *choice {
        Choice::Calm { figure, by } => {
            pay(table, seat, by, cx);
            let tokens = table[figure].state.stress;
            calm(table, "ex.ft.3", figure, tokens, cx);
        }
        Choice::Rouse { figure, by } => {
            pay(table, seat, by, cx);
            stand_up(table, "ex.ft.5", figure, cx);
        }
        _ => unreachable!("{choice:?} is no use of Fate here"),
    }
}

/// ex.st.15: Stress tokens are removed.
pub fn calm(
    table: &mut Table,
    rule: &'static str,
    figure: FigureId,
    tokens: u8,
    cx: &mut Cx<'_, Event>,
) {
    let tokens = tokens.min(table[figure].state.stress);
    if tokens > 0 {
        table[figure].state.stress -= tokens;
        cx.emit(|| Event::cite(rule, What::Calmed { figure, tokens }));
    }
}

/// ex.dm.5: a Shocked figure recovers.
pub fn stand_up(table: &mut Table, rule: &'static str, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].state.shocked = false;
    cx.emit(|| Event::cite(rule, What::StoodUp { figure }));
}
