//! The Upkeep phase (ex.up).

use reglette_engine::rule::{Part as Plus, require};
use reglette_engine::{Ask, Cx, Illegal, Input, Seat};
use reglette_geometry::INCH;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::choice::{Choice, Coin};
use crate::dice;
use crate::doing::{Got, Next, Value, ask, call, done, pause};
use crate::event::{Event, Pool, What};
use crate::fate::{self, calm, stand_up};
use crate::hand;
use crate::ids::{AdventureId, FigureId};
use crate::measure::HAND;
use crate::options::{DiscardDraw, RecoveryFace};
use crate::roll::{Cause, Contest, Rolling};
use crate::scene;
use crate::stratagem;
use crate::table::{Hand, Table, many};
use crate::traits::Trait;

/// Where Upkeep stands. Players act in the order of initiative in each step (ex.up.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Upkeep {
    /// It begins.
    Begin,
    /// Cards and special rules of its start.
    Start {
        /// Whose turn, in the order of initiative.
        nth: u8,
        /// ex.tr.21, ex.tr.22: helpers who have helped, by their place among those of the player.
        helped: u8,
    },
    /// Step 2: a figure's Stress roll.
    Stress {
        /// Who.
        figure: FigureId,
    },
    /// Step 2, D21: how many tokens go?
    Calm {
        /// Whose.
        figure: FigureId,
        /// At most.
        tokens: u8,
    },
    /// Step 3, D22: cards or Fate?
    Cards {
        /// Whose turn, in the order of initiative.
        nth: u8,
    },
    /// Step 4, D23: Adventure cards.
    Adventure {
        /// Whose turn, in the order of initiative.
        nth: u8,
        /// ex.up.9: it is recovering cards.
        recovering: bool,
    },
    /// Step 4: a take-back roll.
    TakeBack {
        /// Whose turn, in the order of initiative.
        nth: u8,
    },
}

fn seat(table: &Table, nth: u8) -> Seat {
    table.in_order().nth(usize::from(nth)).unwrap_or(Seat(0))
}

impl Upkeep {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Upkeep::Begin | Upkeep::Stress { .. } => ask(seat(table, 0), "ex.up.1", "upkeep"),
            Upkeep::Start { nth, .. } => ask(seat(table, nth), "ex.up.1", "upkeep-start"),
            Upkeep::Calm { figure, .. } => ask(table[figure].seat, "ex.up.4", "upkeep-stress"),
            Upkeep::Cards { nth } => ask(seat(table, nth), "ex.up.8", "upkeep-cards"),
            Upkeep::Adventure { nth, .. } | Upkeep::TakeBack { nth } => {
                ask(seat(table, nth), "ex.up.9", "upkeep-adventure")
            }
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let seat = self.ask(table).seat;
        match self {
            Upkeep::Start { helped, .. } => {
                out.push(Choice::Pass);
                helps(table, seat, helped, out);
                stratagem::options(table, seat, &stratagem::UPKEEP, out);
            }
            Upkeep::Calm { tokens, .. } => out.extend((0..=tokens).rev().map(Choice::Remove)),
            Upkeep::Cards { .. } => {
                let all = [Choice::Draw, Choice::Regain, Choice::Exchange, Choice::Pass];
                out.extend(all.into_iter().filter(|it| self.legality(table, it).is_ok()));
            }
            Upkeep::Adventure { .. } => {
                out.push(Choice::Pass);
                let exhausted = &table.player(seat).cards.exhausted;
                let recover = |&card| Coin::ALL.map(|by| Choice::Recover { card, by });
                let cards = exhausted.iter().flat_map(recover);
                let all = std::iter::once(Choice::TakeBack).chain(cards);
                out.extend(all.filter(|it| self.legality(table, it).is_ok()));
            }
            Upkeep::Begin | Upkeep::Stress { .. } | Upkeep::TakeBack { .. } => {}
        }
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        let seat = self.ask(table).seat;
        let player = table.player(seat);
        match (self, choice) {
            (
                Upkeep::Start { .. } | Upkeep::Cards { .. } | Upkeep::Adventure { .. },
                Choice::Pass,
            ) => Ok(()),
            (Upkeep::Start { helped, .. }, Choice::Help { .. }) => {
                let mut all = Vec::new();
                helps(table, seat, helped, &mut all);
                require(all.contains(choice), "ex.tr.22")
            }
            (Upkeep::Start { .. }, Choice::Play(play)) => {
                require(stratagem::UPKEEP.contains(&table.effect(play.card)), "ex.ad.4")?;
                stratagem::may(table, seat, play)
            }
            (Upkeep::Calm { tokens, .. }, Choice::Remove(wanted)) => {
                require(*wanted <= tokens, "ex.up.4")
            }
            (Upkeep::Cards { .. }, Choice::Draw) => {
                require(usize::from(many(&player.hand)) < HAND, "ex.up.8")
            }
            (Upkeep::Cards { .. }, Choice::Regain) => {
                let start = table.book.forces[seat.index()].fate(&table.book.content.forces);
                require(player.fate < start, "ex.up.6")
            }
            (Upkeep::Cards { .. }, Choice::Exchange) => require(many(&player.hand) >= 3, "ex.up.7"),
            (Upkeep::Adventure { recovering, .. }, Choice::TakeBack) => {
                require(!recovering && !player.cards.discard.is_empty(), "ex.up.10")
            }
            (Upkeep::Adventure { .. }, Choice::Recover { card, by }) => {
                require(player.cards.exhausted.contains(card), "ex.up.11")?;
                require(fate::can_pay(table, seat, *by), "ex.up.11")
            }
            (upkeep, _) => Err(Illegal { rule: upkeep.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Upkeep::Begin, Input::Start) => {
                let turn = table.round.turn;
                cx.emit(|| Event::cite("ex.up.1", What::UpkeepBegan { turn }));
                start(table, 0, 0, cx)
            }
            (Upkeep::Start { nth, helped }, Input::Choice(choice)) => {
                started(table, nth, helped, &choice, cx)
            }
            (Upkeep::Stress { figure }, Input::Value(Value::Contest(contest))) => {
                match recovered(table, figure, &contest) {
                    0 => stress_rolls(table, Some(figure), cx),
                    tokens => pause(Upkeep::Calm { figure, tokens }),
                }
            }
            (Upkeep::Calm { figure, .. }, Input::Choice(Choice::Remove(tokens))) => {
                calm(table, "ex.up.4", figure, tokens, cx);
                stress_rolls(table, Some(figure), cx)
            }
            (Upkeep::Cards { nth }, Input::Choice(choice)) => {
                refill(table, seat(table, nth), &choice, cx)?;
                cards(table, nth + 1, cx)
            }
            (Upkeep::Adventure { nth, .. }, Input::Choice(choice)) => {
                refresh(table, nth, &choice, cx)
            }
            (Upkeep::TakeBack { nth }, Input::Value(Value::Contest(contest))) => {
                took_back(table, seat(table, nth), &contest, cx);
                adventures(table, nth + 1)
            }
            (upkeep, _) => unreachable!("{upkeep:?} was not waiting for this"),
        }
    }
}

/// ex.tr.21, ex.tr.22: who can be helped; each helper helps once, in order.
fn helps(table: &Table, seat: Seat, helped: u8, out: &mut Vec<Choice>) {
    let Some((by, medic)) = helpers(table, seat).get(usize::from(helped)).copied() else { return };
    for figure in table.own(seat) {
        let state = &table[figure].state;
        let needs = match medic {
            true => figure != by && state.wounds > 0 && table.is_near(INCH * 3, by, figure),
            false => state.stress > 0 && table.is_near(INCH * 6, by, figure),
        };
        if needs {
            out.push(Choice::Help { by, figure });
        }
    }
}

/// Who helps: as a Medic, or by being Inspiring; who is both helps twice.
fn helpers(table: &Table, seat: Seat) -> Vec<(FigureId, bool)> {
    let mut all = Vec::new();
    for it in table.own(seat).filter(|&it| table[it].is_operational()) {
        all.extend(table.has(it, Trait::Medic).then_some((it, true)));
        all.extend(table.has(it, Trait::Inspiring).then_some((it, false)));
    }
    all
}

/// Cards and special rules of the start of Upkeep, player by player.
fn start(table: &mut Table, from: u8, helped: u8, cx: &mut Cx<'_, Event>) -> Next {
    let mut helped = helped;
    for nth in from..table.book.players {
        let seat = seat(table, nth);
        let many = u8::try_from(helpers(table, seat).len()).expect("few helpers");
        while helped < many {
            let mut all = Vec::new();
            helps(table, seat, helped, &mut all);
            if !all.is_empty() {
                return pause(Upkeep::Start { nth, helped });
            }
            helped += 1;
        }
        if table.own(seat).next().is_some() && adventure::might_use(table, seat, &stratagem::UPKEEP)
        {
            return pause(Upkeep::Start { nth, helped });
        }
        helped = 0;
    }
    stand_all_up(table, cx);
    scene::upgrades(table, cx);
    stress_rolls(table, None, cx)
}

fn started(
    table: &mut Table,
    nth: u8,
    helped: u8,
    choice: &Choice,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let seat = seat(table, nth);
    match choice {
        Choice::Help { figure, .. } => {
            let figure = *figure;
            let medic = helpers(table, seat).get(usize::from(helped)).is_some_and(|it| it.1);
            if medic {
                table[figure].state.wounds -= 1;
                let wounds = table[figure].state.wounds;
                cx.emit(|| Event::cite("ex.tr.21", What::Healed { figure, wounds }));
            } else {
                calm(table, "ex.tr.22", figure, 1, cx);
            }
            start(table, nth, helped + 1, cx)
        }
        Choice::Play(play) => {
            stratagem::play(table, seat, play, cx);
            start(table, nth, helped, cx)
        }
        _ if usize::from(helped) < helpers(table, seat).len() => start(table, nth, helped + 1, cx),
        _ => start(table, nth + 1, 0, cx),
    }
}

/// ex.up.2, ex.dm.5: step 1, all Shocked characters stand up.
fn stand_all_up(table: &mut Table, cx: &mut Cx<'_, Event>) {
    let down: Vec<FigureId> = table.present().filter(|&it| table[it].state.shocked).collect();
    for figure in down {
        stand_up(table, "ex.up.2", figure, cx);
    }
}

/// ex.up.3, ex.up.13: step 2, each figure with Stress rolls, player by player; the roll can be answered.
fn stress_rolls(table: &mut Table, last: Option<FigureId>, cx: &mut Cx<'_, Event>) -> Next {
    let order: Vec<FigureId> =
        table.in_order().flat_map(|seat| table.own(seat).collect::<Vec<_>>()).collect();
    let from =
        last.and_then(|it| order.iter().position(|&known| known == it)).map_or(0, |it| it + 1);
    let next =
        order[from.min(order.len())..].iter().copied().find(|&it| table[it].state.stress > 0);
    let Some(figure) = next else { return cards(table, 0, cx) };
    let stress = i8::try_from(table[figure].state.stress).unwrap_or(i8::MAX);
    let mut parts = vec![Plus::new("ex.up.3", stress)];
    // ex.tr.1
    let leads = |it: FigureId| {
        table.has(it, Trait::Leader)
            && table[it].is_operational()
            && table.is_near(INCH * 6, it, figure)
    };
    let led = table.own(table[figure].seat).any(leads);
    parts.extend(led.then_some(Plus::new("ex.tr.1", 1)));
    let fell = dice::roll(parts.iter().map(|it| it.by).sum(), cx)?;
    cx.emit(|| {
        let pool = Pool { parts, dice: fell };
        Event::cite("ex.up.3", What::StressRolled { figure, pool })
    });
    call(Rolling::new(Contest::single(Cause::Stress { figure }, fell)), Upkeep::Stress { figure })
}

/// ex.up.4, ex.tr.8: a token may go for each Hit; for the Emotionless also for each Armour.
pub fn recovered(table: &Table, figure: FigureId, contest: &Contest) -> u8 {
    let dice = contest.attack.dice;
    let (face, other) = match table.book.options.stress_recovery_face {
        RecoveryFace::Hit => (dice.h, dice.a),
        RecoveryFace::Armour => (dice.a, dice.h),
    };
    let most = if table.has(figure, Trait::Emotionless) { face + other } else { face };
    most.min(table[figure].state.stress)
}

/// Step 3, player by player.
fn cards(table: &mut Table, nth: u8, _: &mut Cx<'_, Event>) -> Next {
    if nth < table.book.players {
        return pause(Upkeep::Cards { nth });
    }
    adventures(table, 0)
}

/// ex.up.5, ex.up.6, ex.up.7, ex.up.8: one of three.
fn refill(
    table: &mut Table,
    seat: Seat,
    choice: &Choice,
    cx: &mut Cx<'_, Event>,
) -> Result<(), reglette_engine::Dry> {
    let missing = |table: &Table| {
        let held = usize::from(many(&table.player(seat).hand));
        u8::try_from(HAND.saturating_sub(held)).expect("at most five")
    };
    match choice {
        Choice::Draw => {
            let wanted = missing(table);
            hand::draw(table, "ex.up.5", seat, wanted, cx)?;
        }
        Choice::Regain => gain_fate(table, "ex.up.6", seat, cx),
        Choice::Exchange => {
            let gone = std::mem::take(&mut table.player_mut(seat).hand);
            for (pile, gone) in table.discard.iter_mut().zip(gone) {
                *pile += gone;
            }
            cx.emit(|| {
                let cards = listed(&gone);
                Event::cite("ex.up.7", What::Exchanged { seat, cards })
            });
            gain_fate(table, "ex.up.7", seat, cx);
            if table.book.options.discard_then_draw == DiscardDraw::On {
                let wanted = missing(table);
                hand::draw(table, "ex.up.5", seat, wanted, cx)?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// The cards of a hand, one by one.
pub fn listed(hand: &Hand) -> Vec<crate::ids::CardId> {
    let many = |it: crate::ids::CardId| usize::from(hand[it.index()]);
    crate::ids::CardId::all().flat_map(|it| std::iter::repeat_n(it, many(it))).collect()
}

fn gain_fate(table: &mut Table, rule: &'static str, seat: Seat, cx: &mut Cx<'_, Event>) {
    let player = table.player_mut(seat);
    player.fate = player.fate.saturating_add(1);
    let left = table.player(seat).fate;
    cx.emit(|| Event::cite(rule, What::FateGained { seat, left }));
}

/// Step 4, player by player: who has nothing to take back or recover is not asked.
fn adventures(table: &Table, from: u8) -> Next {
    for nth in from..table.book.players {
        let seat = seat(table, nth);
        if might_recover(table, seat) || !table.player(seat).cards.discard.is_empty() {
            return pause(Upkeep::Adventure { nth, recovering: false });
        }
    }
    done()
}

/// ex.up.11, ex.bc.13: whether a player might pay for an exhausted card, as far as anybody can tell.
fn might_recover(table: &Table, seat: Seat) -> bool {
    !table.player(seat).cards.exhausted.is_empty() && fate::might_pay(table, seat)
}

fn refresh(table: &mut Table, nth: u8, choice: &Choice, cx: &mut Cx<'_, Event>) -> Next {
    let seat = seat(table, nth);
    match choice {
        Choice::TakeBack => {
            let dice = dice::roll(1, cx)?;
            cx.emit(|| {
                let pool = Pool { parts: vec![Plus::new("ex.up.10", 1)], dice };
                Event::cite("ex.up.10", What::TakeBackRolled { seat, pool })
            });
            let contest = Contest::single(Cause::TakeBack { seat }, dice);
            call(Rolling::new(contest), Upkeep::TakeBack { nth })
        }
        Choice::Recover { card, by } => {
            fate::pay(table, seat, *by, cx);
            table.player_mut(seat).cards.exhausted.retain(|it| it != card);
            lie_ready(table, "ex.up.11", seat, *card, cx);
            match might_recover(table, seat) {
                true => pause(Upkeep::Adventure { nth, recovering: true }),
                false => adventures(table, nth + 1),
            }
        }
        _ => adventures(table, nth + 1),
    }
}

/// ex.up.10: the card comes back, or not.
fn took_back(table: &mut Table, seat: Seat, contest: &Contest, cx: &mut Cx<'_, Event>) {
    let back = adventure::comes_back(table, seat, contest);
    if back && let Some(card) = table.player_mut(seat).cards.discard.pop() {
        lie_ready(table, "ex.up.10", seat, card, cx);
    }
}

/// ex.up.12: a recovered card lies face up and can be used from the next turn on.
fn lie_ready(
    table: &mut Table,
    rule: &'static str,
    seat: Seat,
    card: AdventureId,
    cx: &mut Cx<'_, Event>,
) {
    table.player_mut(seat).cards.fresh.push(card);
    cx.emit(|| Event::cite(rule, What::CardRecovered { seat, card }));
}
