//! Turns (ex.tn): discards, initiative, sub-phases in their order, the last turn.

use reglette_engine::dice::Dry;
use reglette_engine::rule::{Part as Plus, require};
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::data::scenarios::Plot;
use crate::dice::{self, Faces};
use crate::doing::{Got, Next, Value, ask, call, pause};
use crate::event::{Event, Pool, What};
use crate::figure::OF_THE_TURN;
use crate::ids::{CardId, FigureId, MOST_SEATS};
use crate::measure::{HAND, INITIATIVE};
use crate::options::EarlyEnd;
use crate::part::Part;
use crate::roll::{Cause, Contest, Rolling};
use crate::score;
use crate::standing::{Rolled, Standing};
use crate::table::{Phase, Table, kinds, many};
use crate::traits::Trait;
use crate::upkeep::Upkeep;

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Turn {
    /// It begins.
    Begin,
    /// D3: which card is discarded?
    Discard {
        /// Whose.
        seat: Seat,
    },
    /// ex.tn.3: all have rolled for initiative.
    Initiative {
        /// What has been rolled, by seat.
        rolls: [Faces; MOST_SEATS],
        /// Whose roll is being answered.
        seat: Seat,
    },
    /// ex.tn.5: some are tied and roll again. It is a question, though there is one answer: ties could go on for
    /// ever, and what one answer leads to must have an end.
    Tied {
        /// Who comes first, as far as it is settled.
        standing: Standing,
    },
    /// Parts are played.
    Parts,
    /// Upkeep is done.
    Upkeep,
}

impl Turn {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Turn::Discard { seat } => ask(seat, "ex.su.7", "discard"),
            Turn::Tied { standing } => ask_again(table, standing),
            _ => ask(table.active(), "ex.tn.1", "turn"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Turn::Discard { seat } => {
                out.extend(kinds(&table.player(seat).hand).map(Choice::Discard));
            }
            Turn::Tied { .. } => out.push(Choice::Again),
            Turn::Begin | Turn::Initiative { .. } | Turn::Parts | Turn::Upkeep => {}
        }
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Turn::Discard { seat }, Choice::Discard(card)) => {
                require(table.player(seat).hand[card.index()] > 0, "ex.su.7")
            }
            (Turn::Tied { .. }, Choice::Again) => Ok(()),
            (turn, _) => Err(Illegal { rule: turn.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Turn::Begin, Input::Start) => begin(table, cx),
            (Turn::Discard { seat }, Input::Choice(Choice::Discard(card))) => {
                discard(table, seat, card, cx);
                discards(table, cx)
            }
            (Turn::Initiative { mut rolls, seat }, Input::Value(Value::Contest(contest))) => {
                rolls[seat.index()] = contest.attack.dice;
                initiative(table, rolls, Seat(seat.0 + 1), cx)
            }
            (Turn::Tied { mut standing }, Input::Choice(_)) => {
                let mut rolled = Rolled::new();
                for seat in standing.tied(table.book.players).unwrap_or_default() {
                    rolled.push((seat, roll_initiative(table, seat, cx)?.h));
                }
                standing.settle(&rolled);
                settled(table, standing, cx)
            }
            (Turn::Parts, Input::Value(_)) => next_part(table, cx),
            (Turn::Upkeep, Input::Value(_)) => next_turn(table, cx),
            (turn, _) => unreachable!("{turn:?} was not waiting for this"),
        }
    }
}

/// ex.su.6: a turn begins; nobody has more than five cards.
fn begin(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    table.round.turn += 1;
    table.round.phase = Phase::Initiative;
    let turn = table.round.turn;
    cx.emit(|| Event::cite("ex.tn.1", What::TurnBegan { turn }));
    for seat in table.seats() {
        table.player_mut(seat).gloried = false;
        // ex.up.12: recovered cards can be used from now on.
        let cards = &mut table.player_mut(seat).cards;
        let fresh = std::mem::take(&mut cards.fresh);
        cards.open.extend(fresh);
    }
    for figure in table.all() {
        OF_THE_TURN.iter().for_each(|&it| table[figure].mark(it, false));
        table[figure].state.jammed = Default::default();
    }
    discards(table, cx)
}

fn discards(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let full = |it: &Seat| usize::from(many(&table.player(*it).hand)) > HAND;
    if let Some(seat) = table.seats().find(full) {
        return pause(Turn::Discard { seat });
    }
    // ex.sn.5: in the first turn the attacker is ACTIVE.
    if let (Plot::Converter { attacker, .. }, 1) = (&table.book.scenario.plot, table.round.turn)
        && let Some(seat) = table.seat_of(*attacker)
    {
        let order = std::iter::once(seat).chain(table.seats().filter(|&it| it != seat)).collect();
        return ordered(table, "ex.sn.5", order, cx);
    }
    let mut rolls = [Faces::default(); MOST_SEATS];
    for seat in table.seats() {
        rolls[seat.index()] = roll_initiative(table, seat, cx)?;
    }
    initiative(table, rolls, Seat(0), cx)
}

/// ex.su.7, ex.bc.16.
fn discard(table: &mut Table, seat: Seat, card: CardId, cx: &mut Cx<'_, Event>) {
    table.player_mut(seat).hand[card.index()] -= 1;
    table.discard[card.index()] += 1;
    cx.emit(|| Event::cite("ex.su.7", What::Discarded { seat, card }));
}

/// ex.tn.3: all have rolled; one after another they may answer their own roll (Strategist) before ties are looked at.
fn initiative(
    table: &mut Table,
    rolls: [Faces; MOST_SEATS],
    seat: Seat,
    cx: &mut Cx<'_, Event>,
) -> Next {
    if seat.0 < table.book.players {
        let contest = Contest::single(Cause::Initiative { seat }, rolls[seat.index()]);
        return call(Rolling::new(contest), Turn::Initiative { rolls, seat });
    }
    let rolled = table.seats().map(|it| (it, rolls[it.index()].h)).collect();
    settled(table, Standing::of(&rolled), cx)
}

/// ex.tn.3, ex.tr.24: five dice, six with a Mastermind.
fn roll_initiative(table: &Table, seat: Seat, cx: &mut Cx<'_, Event>) -> Result<Faces, Dry> {
    let thinks = |it: FigureId| table[it].is_operational() && table.has(it, Trait::Mastermind);
    let more = i8::from(table.own(seat).any(thinks));
    let five = i8::try_from(INITIATIVE).unwrap_or(5);
    let fell = dice::roll(five + more, cx)?;
    let mut parts = vec![Plus::new("ex.tn.3", five)];
    parts.extend((more > 0).then_some(Plus::new("ex.tr.24", more)));
    cx.emit(|| {
        let pool = Pool { parts, dice: fell };
        Event::cite("ex.tn.3", What::Initiative { seat, pool })
    });
    Ok(fell)
}

/// ex.tn.4, ex.tn.5: the order of the turn, once nobody is tied.
fn settled(table: &mut Table, standing: Standing, cx: &mut Cx<'_, Event>) -> Next {
    match standing.tied(table.book.players) {
        Some(seats) => {
            cx.emit(|| Event::cite("ex.tn.5", What::RollTied { seats: seats.to_vec() }));
            pause(Turn::Tied { standing })
        }
        None => ordered(table, "ex.tn.4", standing.order(table.book.players), cx),
    }
}

/// ex.tn.5: the first of those who are tied throws the dice again.
pub fn ask_again(table: &Table, standing: Standing) -> Ask {
    let tied = standing.tied(table.book.players).unwrap_or_default();
    ask(tied.first().copied().unwrap_or(Seat(0)), "ex.tn.5", "tie")
}

/// ex.tn.2: the order is known; sub-phases begin.
fn ordered(
    table: &mut Table,
    rule: &'static str,
    order: Vec<Seat>,
    cx: &mut Cx<'_, Event>,
) -> Next {
    cx.emit(|| Event::cite(rule, What::Order { seats: order.clone() }));
    table.round.order = order;
    (table.round.phase, table.round.part) = (Phase::Movement, 0);
    call(Part::Begin, Turn::Parts)
}

/// ex.tn.7, ex.tn.8, ex.tn.9: the next player's part, or the next sub-phase.
fn next_part(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if score::ends_early(table) {
        score::after_last_action(table, cx);
        return finish(table, cx);
    }
    table.round.part += 1;
    if table.round.part < table.book.players {
        return call(Part::Begin, Turn::Parts);
    }
    table.round.part = 0;
    let fought = table.round.phase == Phase::Melee;
    if fought {
        score::after_melee(table, cx);
    }
    // ex.sc.8
    let early = table.book.options.early_end == EarlyEnd::On;
    let over = early && score::factions_left(table) <= 1;
    if over || fought && table.round.turn >= last_turn(table) {
        score::after_last_action(table, cx);
    }
    if over {
        return finish(table, cx);
    }
    table.round.phase = match table.round.phase {
        Phase::Movement => Phase::Shooting,
        Phase::Shooting => Phase::Melee,
        Phase::Initiative | Phase::Melee | Phase::Upkeep => {
            table.round.phase = Phase::Upkeep;
            return call(Upkeep::Begin, Turn::Upkeep);
        }
    };
    call(Part::Begin, Turn::Parts)
}

/// The last turn: of the scenario, or the one in which the prisoner is freed (ex.sn.15).
fn last_turn(table: &Table) -> u8 {
    let freed = matches!(table.book.scenario.plot, Plot::Prisoner { .. }) && table.scene.done;
    if freed { table.round.turn } else { table.book.scenario.turns }
}

/// ex.su.1: after the last turn points are counted.
fn next_turn(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if table.round.turn >= last_turn(table) {
        return finish(table, cx);
    }
    Ok(Flow::Become(Turn::Begin.into()))
}

fn finish(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    score::at_the_end(table, cx);
    Ok(Flow::Finish)
}
