//! Game turns and hands (sotas.activation.1, sotas.activation.14 and on, sotas.multi).

use reglette_engine::dice::Dry;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Bag, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::activation::Activation;
use crate::choice::Choice;
use crate::data::terrain::Zone;
use crate::doing::{Got, Next, ask_turn, call};
use crate::effect;
use crate::end;
use crate::event::{Event, Stake, What};
use crate::fallout::Fallout;
use crate::ids::{FigureId, SideId};
use crate::marks::Mark;
use crate::options::{AmbushStart, TurnEnd};
use crate::setup::{die, roll_off};
use crate::special::doppelganger;
use crate::table::Table;
use crate::{scene, sight};

/// Whose hand it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// A game turn begins.
    Begin,
    /// D-06: which figure?
    Pick,
    /// An activation is over.
    Activated,
}

impl Hand {
    pub fn ask(self, table: &Table) -> Ask {
        ask_turn(table.seat_of(side(table)), "sotas.activation.2", "activate")
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        out.extend(ready(table, side(table)).map(Choice::Activate));
        out.extend(doppelganger::masked(table, side(table)).map(Choice::Unmask));
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        let side = side(table);
        match choice {
            Choice::Activate(figure) => {
                let known = table.all().any(|it| it == figure);
                require(known && table[figure].is_on_table(), "sotas.activation.22")?;
                require(table.side(figure) == side, "sotas.activation.2")?;
                require(!table[figure].is(Mark::Activated), "sotas.activation.15")?;
                require(ready(table, side).any(|it| it == figure), "sotas.multi.5")
            }
            Choice::Unmask(figure) => doppelganger::may_unmask(table, table.seat_of(side), figure),
            _ => Err(Illegal::by("sotas.activation.2")),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Hand::Begin, _) => begin(table, cx),
            (Hand::Pick, Input::Choice(Choice::Activate(figure))) => {
                call(Activation::Begin { figure }, Hand::Activated)
            }
            (Hand::Pick, Input::Choice(Choice::Unmask(figure))) => {
                doppelganger::unmask(table, figure, cx);
                call(Fallout::Settle { until: effect::ALL }, Hand::Activated)
            }
            (Hand::Pick, _) => Ok(Flow::Ask(Hand::Pick.into())),
            (Hand::Activated, _) => activated(table, cx),
        }
    }
}

/// Whose hand it is.
pub fn side(table: &Table) -> SideId {
    table.round.order[usize::from(table.round.hand)]
}

/// the opponent of a side, which among several is the next in the order of the turn that is not wiped out
/// (sotas.end.1).
pub fn opponent(table: &Table, side: SideId) -> SideId {
    let order = &table.round.order;
    let at = order.iter().position(|&it| it == side).unwrap_or(0);
    let next = || order.iter().cycle().skip(at + 1).take(order.len().saturating_sub(1)).copied();
    next().find(|&it| end::stands(table, it)).or_else(|| next().next()).unwrap_or(side)
}

/// sotas.activation.15, sotas.activation.19: whoever of a side has not been activated; R-06: those left over first.
fn ready(table: &Table, side: SideId) -> impl Iterator<Item = FigureId> {
    let waits = move |&it: &FigureId| table.side(it) == side && !table[it].is(Mark::Activated);
    let left_over = table.present().filter(waits).any(|it| table[it].is(Mark::LeftOver));
    table.present().filter(waits).filter(move |&it| !left_over || table[it].is(Mark::LeftOver))
}

/// A game turn begins: gravity, then who starts.
fn begin(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    // sotas.scenario.4: a side for which there was no room has nobody left.
    if table.round.turn == 0 && end::is_decided(table) {
        end::check(table, end::Moment::AtOnce, cx);
        return Ok(Flow::Finish);
    }
    table.round.turn += 1;
    let one_hand = table.book.options.turn == TurnEnd::OneHandEach;
    for at in 0..table.figures.len() {
        let figure = &mut table.figures[at];
        let left_over = one_hand && table.round.turn > 1 && !figure.is(Mark::Activated);
        figure.mark(Mark::LeftOver, left_over);
        for mark in [Mark::Activated, Mark::Distracted, Mark::Chanted, Mark::Dived] {
            figure.mark(mark, false);
        }
        figure.state.charmed = Default::default();
    }
    if table.book.options.ambush_start == AmbushStart::GameTurn {
        for figure in table.all() {
            let hidden = table[figure].is_on_table() && sight::lies_in_wait(table, figure);
            table[figure].mark(Mark::HiddenAtDawn, hidden);
        }
    }
    roll_gravity(table, cx)?;
    table.round.order = order(table, cx)?;
    (table.round.hand, table.round.hands) = (0, 0);
    let (turn, order) = (table.round.turn, table.round.order.clone());
    cx.emit(|| Event::cite("sotas.activation.1", What::TurnBegan { turn, order }));
    next_hand(table, Passing::Begun, cx)
}

/// sotas.gravity.3: each area of random gravity rolls a die.
fn roll_gravity(table: &mut Table, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let random = |(id, piece, state): (_, &crate::terrain::Piece, crate::terrain::PieceState)| {
        (piece.zone(state) == Some(Zone::RandomGravity)).then_some(id)
    };
    let areas: Vec<crate::ids::PieceId> = table.terrain().filter_map(random).collect();
    for piece in areas {
        let die = die(cx)?;
        let gravity = match die {
            1 => -1,
            6 => 1,
            _ => 0,
        };
        table.pieces[piece.index()].gravity = gravity;
        cx.emit(|| Event::cite("sotas.gravity.3", What::GravityRolled { piece, die, gravity }));
    }
    Ok(())
}

/// sotas.activation.1, sotas.multi.4: a roll between two, a draw among more.
fn order(table: &Table, cx: &mut Cx<'_, Event>) -> Result<Vec<SideId>, Dry> {
    let players = table.book.players;
    if players == 2 {
        let seats = [0, 1].map(|side| table.seat_of(SideId(side)));
        let first = roll_off(&seats, Stake::FirstHand, cx)?;
        return Ok(vec![SideId(first), SideId(1 - first)]);
    }
    let names = table.book.names.space(SideId::SPACE);
    let mut left = vec![1u8; names.len()];
    let mut order = Vec::new();
    while order.len() < names.len() {
        let drawn = cx.draw(Bag { left: &left, names })?;
        left[drawn] = 0;
        order.push(SideId(u8::try_from(drawn).expect("a side")));
    }
    Ok(order)
}

/// An activation is over: does the hand pass (sotas.activation.13, sotas.activation.14)?
fn activated(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let turnover = table.active.is_some_and(|active| active.turnover);
    table.active = None;
    if end::check(table, end::Moment::AtOnce, cx) {
        return Ok(Flow::Finish);
    }
    next_hand(table, if turnover { Passing::Failures } else { Passing::Activated }, cx)
}

/// Why the hand may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passing {
    /// A game turn begins.
    Begun,
    /// A figure has been activated.
    Activated,
    /// The same, with two failures.
    Failures,
}

impl Passing {
    /// The rule by which it passes.
    fn rule(self) -> &'static str {
        match self {
            Passing::Begun => "sotas.activation.18",
            Passing::Activated => "sotas.activation.14",
            Passing::Failures => "sotas.activation.13",
        }
    }
}

/// sotas.activation.13, sotas.activation.18: whether two failures lose the hand now: somebody else has figures left to
/// activate, or nobody gets a second hand.
pub fn passes(table: &Table) -> bool {
    let now = side(table);
    let mut others = table.book.all_sides().filter(|&it| it != now);
    table.book.options.turn == TurnEnd::OneHandEach
        || others.any(|it| ready(table, it).next().is_some())
}

/// Whether the hand passes once this activation is over, for its two failures.
pub fn is_lost(table: &Table) -> bool {
    table.active.is_some_and(|it| it.turnover) && passes(table)
}

/// sotas.activation.16, sotas.activation.17, sotas.activation.18: to whoever still has figures; when
/// nobody has, the game turn is over.
fn next_hand(table: &mut Table, why: Passing, cx: &mut Cx<'_, Event>) -> Next {
    let now = side(table);
    let has = |side: SideId| ready(table, side).next().is_some();
    if why != Passing::Failures && has(now) {
        return Ok(Flow::Ask(Hand::Pick.into()));
    }
    let sides = table.book.players;
    let one_hand = table.book.options.turn == TurnEnd::OneHandEach;
    for step in 1..=sides {
        let hand = (table.round.hand + step) % sides;
        if one_hand && table.round.hands.saturating_add(step) >= sides {
            break;
        }
        let to = table.round.order[usize::from(hand)];
        if has(to) {
            table.round.hand = hand;
            table.round.hands = table.round.hands.saturating_add(step);
            if to != now {
                cx.emit(|| Event::cite(why.rule(), What::HandPassed { from: now, to }));
            }
            return Ok(Flow::Ask(Hand::Pick.into()));
        }
    }
    end_turn(table, cx)
}

/// sotas.activation.17: the game turn ends, another begins unless the scenario says otherwise.
fn end_turn(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let turn = table.round.turn;
    cx.emit(|| Event::cite("sotas.activation.17", What::TurnEnded { turn }));
    scene::turn_ends(table, cx);
    if end::check(table, end::Moment::TurnEnd, cx) {
        return Ok(Flow::Finish);
    }
    Ok(Flow::Become(Hand::Begin.into()))
}
