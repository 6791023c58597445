//! Melee: engagement, rounds, multiple attacks, outcome (ex.ml, ex.ma, ex.mr, ex.cg).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::aim::sum;
use crate::bout;
use crate::choice::{Choice, Coin, Finisher, Play, points};
use crate::combat::{self, Combat, Foe, attack_parts, defence_parts};
use crate::data::decks::Effect;
use crate::dice;
use crate::doing::{Got, Next, Value, ask, ask_on, call, pause};
use crate::engage;
use crate::event::{Event, Pool, What};
use crate::eye;
use crate::fate;
use crate::finish;
use crate::harm::{Blow, Harm, How};
use crate::ids::FigureId;
use crate::options::{DefenderExtras, MeleeDamage};
use crate::roll::{Cause, Contest, Rolling};
use crate::shot::give_stress;
use crate::table::{Table, Verdict};
use crate::traits::Trait;

/// Where a melee stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Melee {
    /// D13: who attacks?
    Join,
    /// Third Eye: does an attacker lose the charge die?
    Eye,
    /// D14: how does the attacker fight?
    Plan,
    /// D15: how does the target fight?
    Parry,
    /// The round is rolled.
    Rolled,
    /// Damage is dealt to the loser.
    Hurt {
        /// Who won.
        winner: FigureId,
    },
    /// D12: does Fate calm whoever got Stress (ex.tr.16)?
    Stressed {
        /// Who.
        figure: FigureId,
    },
    /// ex.ft.15: Fate (d) right after a round, seat by seat.
    After {
        /// Whose turn to say so, in the order of initiative.
        nth: u8,
    },
    /// ex.cg.4: a Coup de Grâce now, or held back?
    Coup,
    /// D20: does a target finish the Shocked attacker?
    Revenge,
    /// D17: the winner of an all-Shocked melee finishes off.
    Outcome {
        /// Whose turn to say so, in the order of initiative.
        nth: u8,
    },
    /// D18: does the owner answer Fate (d) with (c)?
    Answer {
        /// Who is about to be finished.
        figure: FigureId,
        /// By whom.
        seat: Seat,
        /// Where play goes on.
        back: Back,
    },
    /// D19: which takes effect first?
    Order {
        /// Who is about to be finished.
        figure: FigureId,
        /// By whom.
        seat: Seat,
        /// Where play goes on.
        back: Back,
    },
    /// Somebody has been finished.
    Finished {
        /// Where play goes on.
        back: Back,
    },
}

/// Where a melee goes on after somebody was finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// To the windows after a round.
    After(u8),
    /// To the outcome.
    Outcome(u8),
    /// To the next round.
    Next,
    /// To the next attacker.
    Fighter,
}

/// The melee in progress.
pub fn combat(table: &Table) -> &Combat {
    table.combat.as_ref().expect("a melee is in progress")
}

/// The melee in progress, to be changed.
pub fn combat_mut(table: &mut Table) -> &mut Combat {
    table.combat.as_mut().expect("a melee is in progress")
}

/// ex.ml.13: a target is named; [`Melee::Join`] goes on with it.
pub fn declare(table: &mut Table, seat: Seat, target: FigureId, cx: &mut Cx<'_, Event>) {
    cx.emit(|| Event::cite("ex.ml.13", What::Engaged { seat, target }));
    let foe = foe(table, target);
    table.round.finished = false;
    table.combat = Some(Combat {
        seat,
        attackers: Vec::new(),
        foes: vec![foe],
        now: 0,
        nth: 0,
        attack: combat::Stance::default(),
        defence: combat::Stance::default(),
        cards: Vec::new(),
        asked: 0,
        tried: Vec::new(),
    });
}

/// ex.ma.11: a target with its extra attacks.
pub fn foe(table: &Table, figure: FigureId) -> Foe {
    let on = table.book.options.defender_extra_attacks == DefenderExtras::On;
    let extras = if on { table.profile(figure).attacks - 1 } else { 0 };
    Foe { figure, met: 0, fought: false, extras }
}

impl Melee {
    pub fn ask(self, table: &Table) -> Ask {
        let it = combat(table);
        let target = |table: &Table| table[it.foe().figure].seat;
        match self {
            Melee::Join => ask_on(it.seat, "ex.ml.13", "join"),
            Melee::Eye => ask(eye::watcher(table).unwrap_or(it.seat), "ex.ad.4", "third-eye"),
            Melee::Plan => ask(it.seat, "ex.ma.8", "attack"),
            Melee::Parry | Melee::Rolled | Melee::Hurt { .. } => {
                ask(target(table), "ex.ma.11", "fight-back")
            }
            Melee::Stressed { figure } => ask(table[figure].seat, "ex.ft.13", "stressed"),
            Melee::Coup => ask(it.seat, "ex.cg.4", "coup"),
            Melee::Revenge => ask(finish::avenger(table).unwrap_or(it.seat), "ex.ma.10", "revenge"),
            Melee::After { nth } => ask(finish::seat(table, nth), "ex.ft.15", "after-round"),
            Melee::Outcome { nth } => ask(finish::seat(table, nth), "ex.mr.3", "finish-off"),
            Melee::Answer { figure, .. } => ask(table[figure].seat, "ex.ft.16", "answer"),
            Melee::Order { .. } | Melee::Finished { .. } => {
                ask(table.in_order().next().unwrap_or(Seat(0)), "ex.ft.8", "fate-order")
            }
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Melee::Join => engage::options(table, out),
            Melee::Eye => {
                out.push(Choice::Pass);
                let seat = self.ask(table).seat;
                if let Some(card) = adventure::find(table, seat, Effect::ThirdEye) {
                    let all = combat(table).attackers.iter().map(|it| Play::on(card, it.figure));
                    let all = all.map(Choice::Play).filter(|it| self.legality(table, it).is_ok());
                    out.extend(all);
                }
            }
            Melee::Plan => bout::plans(table, out),
            Melee::Parry => bout::parries(table, out),
            Melee::Stressed { figure } => fate::calms(table, figure, out),
            Melee::Coup => out.extend([Choice::Coup, Choice::Pass]),
            Melee::Revenge => {
                out.push(Choice::Pass);
                let all = finish::avengers(table).into_iter().map(Choice::Figure);
                out.extend(all.filter(|it| self.legality(table, it).is_ok()));
            }
            Melee::After { nth } => finish::options(table, nth, false, out),
            Melee::Outcome { nth } => finish::options(table, nth, true, out),
            Melee::Answer { figure, .. } => {
                out.push(Choice::Pass);
                let coins = Coin::ALL.into_iter().map(|by| Choice::Rouse { figure, by });
                out.extend(coins.filter(|it| self.legality(table, it).is_ok()));
            }
            Melee::Order { .. } => out.extend([Choice::Yes, Choice::No]),
            Melee::Rolled | Melee::Hurt { .. } | Melee::Finished { .. } => {}
        }
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        let it = combat(table);
        match (self, choice) {
            (Melee::Join, Choice::Join { figure, to, via }) => {
                require(table[*figure].seat == it.seat, "ex.ml.13")?;
                let joined = it.attackers.iter().any(|it| it.figure == *figure);
                require(!joined, "ex.ml.17")?;
                let path = points(via, *to);
                combat::may_join(table, *figure, it.foes[0].figure, &path).map(|_| ())
            }
            (Melee::Eye, Choice::Play(play)) => eye::may_blind(table, self.ask(table).seat, play),
            (Melee::Join | Melee::Eye | Melee::Coup | Melee::Revenge, Choice::Pass) => Ok(()),
            (Melee::After { .. } | Melee::Outcome { .. } | Melee::Answer { .. }, Choice::Pass) => {
                Ok(())
            }
            (Melee::Plan, Choice::Fight(fight)) => bout::may_plan(table, fight),
            (Melee::Parry, Choice::Fight(fight)) => bout::may_parry(table, fight),
            (Melee::Stressed { figure }, choice) => fate::may_calm(table, figure, choice),
            (Melee::Coup, Choice::Coup) => Ok(()),
            (Melee::Revenge, Choice::Figure(figure)) => {
                require(finish::avengers(table).contains(figure), "ex.ma.7")?;
                require(finish::avenger(table) == Some(table[*figure].seat), "ex.ma.10")
            }
            (Melee::After { nth }, Choice::Finish { figure, by }) => {
                require(matches!(by, Finisher::Fate(_)), "ex.ft.15")?;
                finish::may(table, finish::seat(table, nth), *figure, *by)
            }
            (Melee::Outcome { nth }, Choice::Finish { figure, by }) => {
                finish::may(table, finish::seat(table, nth), *figure, *by)
            }
            (Melee::Answer { figure, .. }, Choice::Rouse { figure: own, .. }) => {
                require(figure == *own, "ex.ft.16")?;
                fate::may(table, table[figure].seat, choice)
            }
            (Melee::Order { .. }, Choice::Yes | Choice::No) => Ok(()),
            (melee, _) => Err(Illegal { rule: melee.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Melee::Join, Input::Start) => pause(self),
            (Melee::Join, Input::Choice(Choice::Join { figure, to, via })) => {
                engage::join(table, figure, &points(&via, to), cx);
                engage::joined(table, cx)
            }
            (Melee::Join, Input::Choice(_)) => engage::gathered(table, cx),
            (Melee::Eye, Input::Choice(choice)) => {
                if let Choice::Play(play) = choice {
                    eye::blind(table, self.ask(table).seat, &play, cx);
                }
                combat_mut(table).asked += 1;
                engage::engaged(table, cx)
            }
            (Melee::Plan, Input::Choice(Choice::Fight(fight))) => {
                bout::plan(table, &fight, cx);
                strike(table, cx)
            }
            (Melee::Parry, Input::Choice(Choice::Fight(fight))) => {
                bout::parry(table, &fight, cx);
                fight_round(table, cx)
            }
            (Melee::Rolled, Input::Value(Value::Contest(contest))) => rolled(table, &contest, cx),
            (Melee::Hurt { winner }, Input::Value(Value::Verdict(verdict))) => {
                hurt(table, winner, verdict, cx)
            }
            (Melee::Stressed { figure }, Input::Choice(choice)) => {
                fate::calmed(table, figure, &choice, cx);
                finish::after(table, 0, cx)
            }
            (Melee::Coup, Input::Choice(Choice::Coup)) => finish::coup(table, cx),
            (Melee::Coup, Input::Choice(_)) => {
                hold_back(table, cx);
                next_round(table, cx)
            }
            (Melee::Revenge, Input::Choice(choice)) => finish::revenge(table, &choice, cx),
            (Melee::After { nth } | Melee::Outcome { nth }, Input::Choice(choice)) => {
                let outcome = matches!(self, Melee::Outcome { .. });
                finish::chosen(table, nth, outcome, &choice, cx)
            }
            (Melee::Answer { figure, seat, back }, Input::Choice(choice)) => {
                finish::answered(table, figure, seat, back, &choice, cx)
            }
            (Melee::Order { figure, seat, back }, Input::Choice(choice)) => {
                finish::ordered(table, figure, seat, back, choice == Choice::Yes, cx)
            }
            (Melee::Finished { back }, Input::Value(_)) => finish::back(table, back, cx),
            (melee, _) => unreachable!("{melee:?} was not waiting for this"),
        }
    }
}

/// ex.ml.13: the next attacker fights, or the melee is decided.
pub fn next_fighter(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let many = combat(table).attackers.len();
    while usize::from(combat(table).now) < many {
        if table[combat(table).fighter().figure].is_operational() {
            return begin_round(table, cx);
        }
        combat_mut(table).now += 1;
    }
    finish::outcome(table, cx)
}

/// The next target of the attacker at hand, or the next attacker.
pub fn next_round(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let it = combat_mut(table);
    it.nth += 1;
    if usize::from(it.nth) >= it.fighter().targets.len() {
        (it.now, it.nth) = (it.now + 1, 0);
        return next_fighter(table, cx);
    }
    begin_round(table, cx)
}

/// ex.mr.8, A18: an attack that is not made, its target being Shocked or gone, is kept for finishing off, also one
/// of One for All; whoever finds nobody to fight keeps all its extra attacks too.
fn hold_back(table: &mut Table, cx: &mut Cx<'_, Event>) {
    let spare = bout::spare(table);
    let it = combat_mut(table);
    let first = it.nth == 0;
    let fighter = it.fighter_mut();
    fighter.kept += spare + u8::from(!first);
    fighter.held |= first;
    fighter.planned = true;
    let figure = fighter.figure;
    cx.emit(|| Event::cite("ex.mr.8", What::HeldBack { figure }));
}

/// D14, ex.ma.8: the attacker plans the round; extra attacks also where the target is Shocked already.
fn begin_round(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let it = combat_mut(table);
    (it.attack, it.defence) = Default::default();
    it.cards.clear();
    if !table[combat(table).foe().figure].is_on_table() {
        hold_back(table, cx);
        return next_round(table, cx);
    }
    if bout::has_plan(table) {
        return pause(Melee::Plan);
    }
    let fight = bout::default_plan(table);
    bout::plan(table, &fight, cx);
    strike(table, cx)
}

/// ex.cg.4: a Shocked target is finished without dice, but not by the Non-violent (ex.tr.18); any other fights
/// back.
fn strike(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let (fighter, foe) = (combat(table).fighter().figure, combat(table).foe().figure);
    if !table[foe].state.shocked {
        return parry(table, cx);
    }
    if table.has(fighter, Trait::NonViolent) {
        return next_round(table, cx);
    }
    pause(Melee::Coup)
}

fn parry(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if bout::has_parry(table) {
        return pause(Melee::Parry);
    }
    let fight = bout::default_parry(table);
    bout::parry(table, &fight, cx);
    fight_round(table, cx)
}

/// ex.ml.6, ex.ml.16: both fighters roll.
fn fight_round(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let it = combat(table);
    let (attacker, target) = (it.fighter().figure, it.foe().figure);
    let (attacks, defends) = (attack_parts(table, it), defence_parts(table, it));
    let attack_dice = dice::roll(sum(&attacks), cx)?;
    let defence_dice = dice::roll(sum(&defends), cx)?;
    cx.emit(|| {
        let attack = Pool { parts: attacks.to_vec(), dice: attack_dice };
        let defence = Pool { parts: defends.to_vec(), dice: defence_dice };
        Event::cite("ex.ml.6", What::Fought { attacker, target, attack, defence })
    });
    let cause = Cause::Round { attacker, target };
    call(Rolling::new(Contest::between(cause, attack_dice, defence_dice)), Melee::Rolled)
}

/// ex.ml.6, ex.ml.7, ex.ml.11, ex.ml.12, ex.dm.8: more hits win, and all of them are rolled for damage.
fn rolled(table: &mut Table, contest: &Contest, cx: &mut Cx<'_, Event>) -> Next {
    let foe = combat_mut(table).foe_mut();
    foe.met += 1;
    foe.fought = true;
    let (attacker, target) = (combat(table).fighter().figure, combat(table).foe().figure);
    let (attack, defence) = (contest.attack.total_hits(), contest.defence.total_hits());
    if attack == defence {
        cx.emit(|| Event::cite("ex.ml.11", What::Tied { attacker, target, hits: attack }));
        return finish::after(table, 0, cx);
    }
    let (winner, loser) = if attack > defence { (attacker, target) } else { (target, attacker) };
    let (hits, against) = (attack.max(defence), attack.min(defence));
    cx.emit(|| Event::cite("ex.ml.6", What::Won { winner, loser, hits, against }));
    let dice = match table.book.options.melee_damage {
        MeleeDamage::All => hits,
        MeleeDamage::Difference => hits - against,
    };
    let (seat, by) = (table[winner].seat, Some(winner));
    let Contest { armour, super_armour, .. } = *contest;
    let blow = Blow { victim: loser, seat, by, how: How::Melee, armour, super_armour };
    call(Harm::Roll { blow, dice }, Melee::Hurt { winner })
}

/// ex.tr.16: a Scratch by a Venom Lash gives Stress.
fn hurt(
    table: &mut Table,
    winner: FigureId,
    verdict: Option<Verdict>,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let (attacker, target) = (combat(table).fighter().figure, combat(table).foe().figure);
    let loser = if winner == attacker { target } else { attacker };
    let lashed = verdict == Some(Verdict::Scratch) && table.has(winner, Trait::VenomLash);
    if lashed && give_stress(table, "ex.tr.16", loser, 1, cx) && fate::might_help(table, loser) {
        return pause(Melee::Stressed { figure: loser });
    }
    finish::after(table, 0, cx)
}
