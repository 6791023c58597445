//! Damage (ex.dm): the roll, its windows, the final result and what cancels it (ex.wd, ex.ft.7), removal and
//! what it is worth (ex.sc).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::book::Role;
use crate::choice::{Choice, Coin, Play};
use crate::data::decks::Effect;
use crate::dice;
use crate::doing::{Got, Next, Value, ask, call, pause};
use crate::event::{Event, What};
use crate::fate;
use crate::figure::{Mark, Whereabouts};
use crate::ids::FigureId;
use crate::options::{DamageFaces, FateSave};
use crate::roll::{Cause, Contest, Rolling};
use crate::scene;
use crate::score;
use crate::table::{NodeState, Table, Verdict};
use crate::traits::Trait;

/// A blow that somebody takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// Who takes it.
    pub victim: FigureId,
    /// Who deals it.
    pub seat: Seat,
    /// With which figure.
    #[serde(default)]
    pub by: Option<FigureId>,
    /// How.
    pub how: How,
    /// ex.bc.4: an Armour card has been played in this action.
    #[serde(default)]
    pub armour: bool,
    /// ex.xc.8: a Super Armour card has been played in this action.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub super_armour: bool,
}

impl Blow {
    /// A blow without dice.
    pub fn sure(victim: FigureId, seat: Seat, by: Option<FigureId>, how: How) -> Blow {
        Blow { victim, seat, by, how, armour: false, super_armour: false }
    }
}

/// How a blow is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By a shot.
    Shot,
    /// In a round of melee.
    Melee,
    /// ex.cg.4, ex.mr.3: a Shocked figure is finished in melee.
    Finish,
    /// ex.sn.18: by the device.
    Device,
}

/// Somebody is hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Harm {
    /// So many damage dice are rolled.
    Roll {
        /// The blow.
        blow: Blow,
        /// How many.
        dice: u8,
    },
    /// The dice lie on the table.
    Rolled {
        /// The blow.
        blow: Blow,
    },
    /// A result without dice.
    Certain {
        /// The blow.
        blow: Blow,
        /// What.
        verdict: Verdict,
    },
    /// D11: the result is final; does anything cancel it?
    Final {
        /// The blow.
        blow: Blow,
        /// What.
        verdict: Verdict,
    },
    /// Upgrade: shall a victim become a Cyberman?
    Upgrade {
        /// Who was removed.
        victim: FigureId,
        /// Whose card it would be.
        seat: Seat,
    },
}

impl Harm {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Harm::Roll { blow, .. }
            | Harm::Rolled { blow }
            | Harm::Certain { blow, .. }
            | Harm::Final { blow, .. } => ask(table[blow.victim].seat, "ex.xc.11", "final"),
            Harm::Upgrade { seat, .. } => ask(seat, "ex.ad.4", "upgrade"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        let seat = self.ask(table).seat;
        let all: Vec<Choice> = match self {
            Harm::Final { blow, .. } => {
                let coins = Coin::ALL.into_iter();
                let figure = blow.victim;
                let rouse = coins.clone().map(|by| Choice::Rouse { figure, by });
                let save = coins.map(Choice::Save);
                let plan = adventure::find(table, seat, Effect::EscapePlan);
                let plan = plan.map(|it| Choice::Play(Play::of(it)));
                std::iter::once(Choice::Wound).chain(rouse).chain(save).chain(plan).collect()
            }
            Harm::Upgrade { .. } => {
                let card = adventure::find(table, seat, Effect::Upgrade);
                card.map(|it| Choice::Play(Play::of(it))).into_iter().collect()
            }
            _ => Vec::new(),
        };
        out.extend(all.into_iter().filter(|it| self.legality(table, it).is_ok()));
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        let seat = self.ask(table).seat;
        match (self, choice) {
            (Harm::Final { .. } | Harm::Upgrade { .. }, Choice::Pass) => Ok(()),
            (Harm::Final { blow, .. }, Choice::Wound) => may_wound(table, blow.victim),
            (Harm::Final { blow, verdict }, Choice::Rouse { figure, by }) => {
                // ex.ft.13: immediately when the result is received.
                let fits = verdict == Verdict::Shocked && *figure == blow.victim;
                require(fits, "ex.ft.5")?;
                may_fate(table, blow.victim, *by)
            }
            (Harm::Final { blow, verdict }, Choice::Save(by)) => {
                require(table.book.options.fate_save != FateSave::Off, "ex.ft.7")?;
                require(verdict == Verdict::Exterminated, "ex.ft.7")?;
                may_fate(table, blow.victim, *by)
            }
            (Harm::Final { verdict, .. }, Choice::Play(play)) => {
                adventure::may_use(table, seat, play.card)?;
                let fits = verdict == Verdict::Exterminated && *play == Play::of(play.card);
                require(fits && table.effect(play.card) == Effect::EscapePlan, "ex.ad.4")
            }
            (Harm::Upgrade { .. }, Choice::Play(play)) => {
                adventure::may_use(table, seat, play.card)?;
                let card =
                    *play == Play::of(play.card) && table.effect(play.card) == Effect::Upgrade;
                require(card && scene::upgrades_left(table, seat) > 0, "ex.ad.4")
            }
            (harm, _) => Err(Illegal { rule: harm.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Harm::Roll { blow, dice }, Input::Start) => {
                let fell = dice::roll(i8::try_from(dice).unwrap_or(i8::MAX), cx)?;
                let figure = blow.victim;
                cx.emit(|| Event::cite("ex.dm.1", What::Damage { figure, dice: fell }));
                let cause = Cause::Damage { seat: blow.seat, by: blow.by, victim: blow.victim };
                let Blow { armour, super_armour, .. } = blow;
                let contest = Contest { armour, super_armour, ..Contest::single(cause, fell) };
                call(Rolling::new(contest), Harm::Rolled { blow })
            }
            (Harm::Rolled { blow }, Input::Value(Value::Contest(contest))) => {
                match result(table, &contest) {
                    Some(verdict) => settle(table, blow, verdict, cx),
                    None => Ok(Flow::Return(Value::Verdict(None))),
                }
            }
            (Harm::Certain { blow, verdict }, Input::Start) => settle(table, blow, verdict, cx),
            (Harm::Final { blow, verdict }, Input::Choice(choice)) => {
                answered(table, blow, verdict, &choice, cx)
            }
            (Harm::Upgrade { victim, seat }, Input::Choice(choice)) => {
                if let Choice::Play(play) = choice {
                    adventure::spend(table, seat, &play, cx);
                    scene::upgrade(table, seat, victim);
                }
                Ok(Flow::Return(Value::Verdict(Some(Verdict::Exterminated))))
            }
            (harm, _) => unreachable!("{harm:?} was not waiting for this"),
        }
    }
}

/// What a damage roll comes to; Lucky Hit! makes more of a Shocked result.
pub fn result(table: &Table, contest: &Contest) -> Option<Verdict> {
    match verdict(table, contest) {
        Some(Verdict::Shocked) if contest.lucky => Some(Verdict::Exterminated),
        verdict => verdict,
    }
}

/// ex.dm.1, ex.dm.2, ex.dm.3, ex.dm.4: the most severe face of a damage roll; ex.tr.18 and ex.wt.6 make
/// Lightning a Hit.
pub fn verdict(table: &Table, contest: &Contest) -> Option<Verdict> {
    let Cause::Damage { by, .. } = contest.cause else { return None };
    let throw = contest.attack;
    let mut faces = throw.dice;
    faces.h = faces.h.saturating_add(throw.hits);
    faces.l = faces.l.saturating_add(throw.lightnings);
    let gentle = by.is_some_and(|it| table.has(it, Trait::NonViolent));
    let fired = table.attack.as_ref().and_then(|it| it.weapon);
    if gentle || fired.is_some_and(|it| table.weapon(it).stun) {
        faces.h = faces.h.saturating_add(std::mem::take(&mut faces.l));
    }
    let (scratch, shock) = match table.book.options.damage_faces {
        DamageFaces::ArmourScratch => (faces.a, faces.h),
        DamageFaces::HitScratch => (faces.h, faces.a),
    };
    if faces.l > 0 {
        Some(Verdict::Exterminated)
    } else if shock > 0 {
        Some(Verdict::Shocked)
    } else {
        (scratch > 0).then_some(Verdict::Scratch)
    }
}

/// ex.xc.11: the final result: the sufferer may cancel it, or it applies.
fn settle(table: &mut Table, blow: Blow, verdict: Verdict, cx: &mut Cx<'_, Event>) -> Next {
    let figure = blow.victim;
    let rule = match verdict {
        Verdict::Scratch => "ex.dm.2",
        Verdict::Shocked => "ex.dm.3",
        Verdict::Exterminated => "ex.dm.4",
    };
    cx.emit(|| Event::cite(rule, What::Result { figure, verdict }));
    // ex.dm.6: nothing more happens to somebody who is Shocked already.
    let matters = match verdict {
        Verdict::Scratch => false,
        Verdict::Shocked => !table[figure].state.shocked,
        Verdict::Exterminated => true,
    };
    if matters && might_cancel(table, figure, verdict) {
        return pause(Harm::Final { blow, verdict });
    }
    apply(table, blow, verdict, cx)
}

/// Whether a result might be cancelled, as far as anybody can tell.
fn might_cancel(table: &Table, figure: FigureId, verdict: Verdict) -> bool {
    let seat = table[figure].seat;
    let plan = verdict == Verdict::Exterminated
        && adventure::might_use(table, seat, &[Effect::EscapePlan]);
    fate::might_help(table, figure) || plan || may_wound(table, figure).is_ok()
}

/// ex.wd.1, ex.wd.3, ex.rc.9: whether a wound token may be taken.
fn may_wound(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let most = table.profile(figure).wounds;
    require(most > 0, "ex.wd.1")?;
    require(table[figure].state.wounds < most, "ex.wd.3")
}

fn may_fate(table: &Table, figure: FigureId, by: Coin) -> Result<(), Illegal> {
    require(table[figure].role != Role::Civilian, "ex.sn.20")?;
    require(fate::can_pay(table, table[figure].seat, by), "ex.ft.9")
}

/// ex.wd.2, ex.wd.4, ex.ft.12, ex.ft.14, ex.cg.5: what the sufferer does about the result.
fn answered(
    table: &mut Table,
    blow: Blow,
    verdict: Verdict,
    choice: &Choice,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let (figure, seat) = (blow.victim, table[blow.victim].seat);
    let rule = match choice {
        Choice::Wound => {
            table[figure].state.wounds += 1;
            let wounds = table[figure].state.wounds;
            cx.emit(|| Event::cite("ex.wd.1", What::Wounded { figure, wounds }));
            "ex.wd.4"
        }
        Choice::Rouse { by, .. } => {
            fate::pay(table, seat, *by, cx);
            "ex.ft.14"
        }
        Choice::Save(by) => {
            fate::pay(table, seat, *by, cx);
            if table.book.options.fate_save == FateSave::ToShocked {
                return settle(table, blow, Verdict::Shocked, cx);
            }
            "ex.ft.12"
        }
        Choice::Play(play) => {
            adventure::spend(table, seat, play, cx);
            "ex.ad.4"
        }
        _ => return apply(table, blow, verdict, cx),
    };
    cx.emit(|| Event::cite(rule, What::Cancelled { figure, verdict }));
    Ok(Flow::Return(Value::Verdict(None)))
}

/// ex.wd.4, ex.ft.12, ex.ft.14, ex.tr.19: what an answer to a result leaves of it.
pub fn leaves(
    table: &Table,
    figure: FigureId,
    verdict: Verdict,
    choice: &Choice,
) -> Option<Verdict> {
    let lessened = table.book.options.fate_save == FateSave::ToShocked;
    match choice {
        Choice::Pass => {
            (verdict != Verdict::Exterminated || !may_regenerate(table, figure)).then_some(verdict)
        }
        Choice::Save(_) if lessened => Some(Verdict::Shocked),
        _ => None,
    }
}

/// The result happens.
fn apply(table: &mut Table, blow: Blow, verdict: Verdict, cx: &mut Cx<'_, Event>) -> Next {
    let returned = Ok(Flow::Return(Value::Verdict(Some(verdict))));
    match verdict {
        Verdict::Scratch => returned,
        Verdict::Shocked => {
            shock(table, blow.victim, cx);
            returned
        }
        Verdict::Exterminated => {
            if regenerates(table, blow.victim, cx) {
                return Ok(Flow::Return(Value::Verdict(None)));
            }
            exterminate(table, blow, cx);
            let melee = matches!(blow.how, How::Melee | How::Finish);
            let cyber = blow.by.is_some_and(|it| scene::may_upgrade(table, blow.seat, it));
            if melee && cyber && adventure::might_use(table, blow.seat, &[Effect::Upgrade]) {
                return pause(Harm::Upgrade { victim: blow.victim, seat: blow.seat });
            }
            returned
        }
    }
}

/// ex.dm.3, ex.dm.7: the figure is laid down where it stands.
fn shock(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    if table[figure].state.shocked {
        return;
    }
    table[figure].state.shocked = true;
    cx.emit(|| Event::cite("ex.dm.3", What::Shocked { figure }));
    adventure::end_lasting(table, figure, cx);
    scene::lets_go(table, "ex.sn.14", figure, cx);
}

/// ex.tr.19: once per game.
fn may_regenerate(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::Regeneration) && !table[figure].is(Mark::Regenerated)
}

fn regenerates(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) -> bool {
    if !may_regenerate(table, figure) {
        return false;
    }
    table[figure].mark(Mark::Regenerated, true);
    let state = &mut table[figure].state;
    (state.shocked, state.stress, state.wounds) = (false, 0, 0);
    cx.emit(|| Event::cite("ex.tr.19", What::Regenerated { figure }));
    true
}

/// ex.dm.4, ex.nd.14: the figure is removed; it drops its nodes, and somebody scores.
fn exterminate(table: &mut Table, blow: Blow, cx: &mut Cx<'_, Event>) {
    let Blow { victim: figure, by, .. } = blow;
    let was_shocked = table[figure].state.shocked;
    table[figure].state.whereabouts = Whereabouts::Exterminated;
    cx.emit(|| Event::cite("ex.dm.4", What::Exterminated { figure, by }));
    adventure::end_lasting(table, figure, cx);
    scene::lets_go(table, "ex.sn.14", figure, cx);
    drop_nodes(table, figure, cx);
    score::score_kill(table, blow, was_shocked, cx);
    let state = &mut table[figure].state;
    (state.shocked, state.stress, state.on) = (false, 0, None);
}

/// ex.nd.10, ex.nd.14: nodes lie revealed where the centre of the base was.
fn drop_nodes(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let at = table[figure].state.at;
    for node in table.carried(figure).collect::<Vec<_>>() {
        let it = &mut table.nodes[node.index()];
        if let NodeState::Carried(token, _) = it.state {
            (it.at, it.state) = (at, NodeState::Lying(token));
        }
        cx.emit(|| Event::cite("ex.nd.14", What::Dropped { figure, node, at }));
    }
}
