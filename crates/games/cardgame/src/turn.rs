//! Turns: actions (dwcg.turn), the end of a turn (dwcg.eot) and of the game (dwcg.end).

use reglette_engine::dice::Dry;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attack::{self, Assault};
use crate::book::{EndCounters, EndgameStop};
use crate::cards;
use crate::choice::Choice;
use crate::data::Face;
use crate::defend::{self, Defend};
use crate::doing::{Doing, Got, Next, ask};
use crate::event::{Event, What, open};
use crate::location::{self, Settle};
use crate::piles::{self, Shed, Stash};
use crate::score;
use crate::support::{self, Aid};
use crate::table::{COUNTERS, Ended, MIN_HAND, PRICE, Phase, Table};

/// dwcg.end.24: rounds of the endgame phase after which the game ends in any case.
pub const ROUNDS: u8 = 20;

/// dwcg.eot.5: cards drawn after passing.
const DRAW: usize = 2;

/// dwcg.end.8, dwcg.end.9: cards drawn when the End card is out.
const LAST_DRAW: usize = 5;

/// A player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Turn {
    /// It begins.
    Begin,
    /// Which action?
    Act,
    /// An action is being carried out.
    Acting {
        /// dwcg.end.23: it counts as doing nothing.
        idle: bool,
    },
}

impl Turn {
    pub fn ask(self, table: &Table) -> Ask {
        if table.in_endgame() {
            ask(table.active, "dwcg.end.11", "last-action")
        } else {
            ask(table.active, "dwcg.turn.3", "action")
        }
    }

    /// dwcg.turn.4, D1, D22: everything the active player may do now.
    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let player = table.player(table.active);
        if table.spare() > 0 {
            for card in cards::kinds(&player.hand) {
                out.extend(use_of(table, card));
            }
            if table.reserve_room(table.active) > 0 {
                out.extend(cards::kinds(&player.hand).map(Choice::Reserve));
            }
            out.extend(cards::kinds(&player.hand).map(Choice::Discard));
        } else {
            // Only a card that replaces itself can be played now.
            let playable = cards::kinds(&player.hand)
                .filter(|&card| matches!(table.face(card), Face::Support(_)))
                .filter(|&card| support::may_play(table, card).is_ok());
            out.extend(playable.map(Choice::Support));
        }
        let counts = 1..=player.tp / PRICE;
        out.extend(counts.filter(|&count| piles::may_buy(table, count).is_ok()).map(Choice::Buy));
        out.extend(cards::kinds(&player.reserve).map(Choice::Take));
        out.extend(cards::kinds(&player.units).map(Choice::TakeUnit));
        if table.in_endgame() {
            out.push(Choice::Forgo);
        } else if player.hand.len() <= MIN_HAND {
            out.push(Choice::EndTurn);
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Location(card) => location::may_play(table, card),
            Choice::Defender(card) => defend::may_begin(table, card),
            Choice::Enemy(card) => attack::may_begin(table, card),
            Choice::Support(card) => support::may_play(table, card),
            Choice::Reserve(card) => piles::may_stash(table, card),
            Choice::Buy(count) => piles::may_buy(table, count),
            Choice::Discard(card) => piles::may_shed(table, card),
            Choice::Take(card) => piles::may_take(table, card),
            Choice::TakeUnit(card) => piles::may_take_unit(table, card),
            Choice::EndTurn => {
                require(!table.in_endgame(), "dwcg.end.13")?;
                require(table.hand().len() <= MIN_HAND, "dwcg.eot.2")
            }
            Choice::Forgo => require(table.in_endgame(), "dwcg.end.15"),
            Choice::At(_)
            | Choice::Add(_)
            | Choice::Done
            | Choice::TakePoints
            | Choice::LeavePoints
            | Choice::From(_)
            | Choice::Nth(_)
            | Choice::Pay
            | Choice::Decline
            | Choice::Tesselecta(_)
            | Choice::TakeRory
            | Choice::Lose(_) => Err(Illegal::by("dwcg.turn.4")),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Turn::Begin, _) => begin(table, cx),
            (Turn::Act, Input::Choice(choice)) => act(table, choice, cx),
            (Turn::Act, _) => Ok(Flow::Ask(Turn::Act.into())),
            (Turn::Acting { idle }, _) => acted(table, idle, cx),
        }
    }
}

/// What a card in hand can be played as now, when a card may be given.
fn use_of(table: &Table, card: cards::CardId) -> Option<Choice> {
    let (choice, legality) = match table.face(card) {
        Face::Location { .. } => (Choice::Location(card), Ok(())),
        Face::Defender => (Choice::Defender(card), defend::may_begin(table, card)),
        Face::Enemy(_) => (Choice::Enemy(card), attack::may_begin(table, card)),
        Face::Support(_) => (Choice::Support(card), support::may_play(table, card)),
        Face::Start { .. } | Face::End => unreachable!("no card of a hand"),
    };
    legality.ok().map(|()| choice)
}

/// The start of a turn: does the game end here (dwcg.end.1, dwcg.end.2, dwcg.end.3, dwcg.end.4,
/// dwcg.end.18)?
fn begin(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let seat = table.active;
    if counters_end_the_game(table) {
        return finish(table, "dwcg.end.1", Ended::Counters, cx);
    }
    if table.in_endgame() && table.cannot_act(seat) {
        return finish(table, "dwcg.end.18", Ended::CannotAct, cx);
    }
    cx.emit(|| Event::cite("dwcg.turn.1", What::TurnBegan { seat }));
    Ok(Flow::Ask(Turn::Act.into()))
}

/// dwcg.end.1, dwcg.end.3, A-19: looked at for the active player only.
pub fn counters_end_the_game(table: &Table) -> bool {
    let daleks = || table.daleks_in_play(table.active) == COUNTERS;
    let tardises = || table.tardises_in_play(table.active) == COUNTERS;
    match table.book.options.end_counters {
        EndCounters::Both => tardises() && daleks(),
        EndCounters::Either => tardises() || daleks(),
        EndCounters::Off => false,
    }
}

fn act(table: &mut Table, choice: Choice, cx: &mut Cx<'_, Event>) -> Next {
    let seat = table.active;
    let mut idle = false;
    let action: Doing = match choice {
        Choice::Location(card) => Settle { card }.into(),
        Choice::Defender(card) => Defend::Named(card).into(),
        Choice::Enemy(card) => Assault::Named(card).into(),
        Choice::Support(card) => {
            idle = support::is_unit_again(table, card);
            Aid::Named(card).into()
        }
        Choice::Reserve(card) => {
            idle = true;
            Stash::Named(card).into()
        }
        Choice::Discard(card) => Shed::Named(card).into(),
        Choice::Buy(count) => {
            piles::buy(table, count, cx)?;
            return acted(table, false, cx);
        }
        Choice::Take(card) => {
            piles::take(table, card, cx);
            return Ok(Flow::Ask(Turn::Act.into()));
        }
        Choice::TakeUnit(card) => {
            piles::take_unit(table, card, cx);
            return Ok(Flow::Ask(Turn::Act.into()));
        }
        Choice::Forgo => {
            cx.emit(|| Event::cite("dwcg.end.15", What::Forwent { seat }));
            return acted(table, true, cx);
        }
        Choice::EndTurn => return end_turn(table, cx),
        other => unreachable!("{other:?} begins no action"),
    };
    Ok(Flow::Call { first: action, then: Turn::Acting { idle }.into() })
}

/// An action is complete: the next one, or in the endgame phase the next turn.
fn acted(table: &mut Table, idle: bool, cx: &mut Cx<'_, Event>) -> Next {
    let Phase::Endgame { turns, idle: so_far } = table.phase else {
        return Ok(Flow::Ask(Turn::Act.into()));
    };
    let (turns, idle) = (turns + 1, if idle { so_far + 1 } else { 0 });
    table.phase = Phase::Endgame { turns, idle };
    let players = table.book.players;
    if table.book.options.endgame_stop == EndgameStop::AtOnce
        && reglette_engine::Seat::all(players).any(|seat| table.cannot_act(seat))
    {
        return finish(table, "dwcg.end.18", Ended::CannotAct, cx);
    }
    if idle >= players {
        return finish(table, "dwcg.end.23", Ended::AllIdle, cx);
    }
    if turns >= ROUNDS * players {
        return finish(table, "dwcg.end.24", Ended::RoundLimit, cx);
    }
    next_turn(table)
}

/// dwcg.eot.6, dwcg.end.12: on to the left neighbour.
fn next_turn(table: &mut Table) -> Next {
    table.active = table.active.left(1, table.book.players);
    Ok(Flow::Become(Turn::Begin.into()))
}

/// dwcg.eot: the hand goes to the right neighbour, then cards are drawn.
fn end_turn(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let seat = table.active;
    let to = seat.right(table.book.players);
    let given = std::mem::take(&mut table.player_mut(seat).hand);
    for &card in &given {
        cards::insert(&mut table.player_mut(to).hand, card);
    }
    cx.emit(|| Event::cite("dwcg.eot.1", What::Passed { seat, to, cards: open(given) }));
    draw_up(table, cx)?;
    if table.phase == Phase::Announced {
        table.phase = Phase::Endgame { turns: 0, idle: 0 };
        let seat = seat.left(1, table.book.players);
        cx.emit(|| Event::cite("dwcg.end.10", What::EndgameBegan { seat }));
    }
    next_turn(table)
}

/// dwcg.eot.5, dwcg.end.8, dwcg.end.9: two cards, or up to five when the End card is out.
fn draw_up(table: &mut Table, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let seat = table.active;
    if table.phase == Phase::Announced {
        return piles::draw(table, "dwcg.end.8", seat, LAST_DRAW, cx);
    }
    piles::draw(table, "dwcg.eot.5", seat, DRAW, cx)?;
    if table.phase == Phase::Announced {
        let missing = LAST_DRAW.saturating_sub(table.player(seat).hand.len());
        piles::draw(table, "dwcg.end.9", seat, missing, cx)?;
    }
    Ok(())
}

/// dwcg.end.25, dwcg.win: cards are turned up and points counted.
fn finish(table: &mut Table, rule: &'static str, why: Ended, cx: &mut Cx<'_, Event>) -> Next {
    table.ended = Some(why);
    cx.emit(|| Event::cite(rule, What::GameEnded { why }));
    score::tell(table, cx);
    Ok(Flow::Finish)
}
