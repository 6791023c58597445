//! A player's part of a sub-phase (ex.tn.7, ex.tn.8, ex.tn.9, ex.tn.10, ex.sh.1): one figure after another.

use reglette_engine::rule::{Part as Plus, require};
use reglette_engine::{Ask, Cx, Illegal, Input};
use reglette_geometry::Length;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::aim::{self, Occasion};
use crate::attack;
use crate::choice::{Choice, Play};
use crate::data::decks::Effect;
use crate::dice;
use crate::doing::{Got, Next, Value, ask, ask_on, call, done, pause};
use crate::engage;
use crate::event::{Event, Pool, What};
use crate::fate;
use crate::figure::{Mark, OF_THE_PART};
use crate::harm::Harm;
use crate::ids::{AdventureId, FigureId, NodeId};
use crate::measure::gap_within;
use crate::melee::{self, Melee};
use crate::roll::{Cause, Contest, Rolling};
use crate::scene;
use crate::score;
use crate::shot::{self, Shot, give_stress};
use crate::sight;
use crate::stratagem::{self, After};
use crate::stride::{self, Gait, Stride};
use crate::table::{Phase, Table, Verdict};
use crate::traits::Trait;

/// Where a part stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Part {
    /// It begins.
    Begin,
    /// D24: what do the others play at the start of a Shooting part?
    Answer {
        /// Whose turn to say so, in the order of initiative.
        nth: u8,
    },
    /// D4, D7, D12, D13: which figure, which target?
    Pick,
    /// D7: what does this figure do?
    Act {
        /// Who.
        figure: FigureId,
    },
    /// ex.sn.17: which node does this figure hand over?
    HandOver {
        /// Who.
        figure: FigureId,
    },
    /// ex.sn.1: a figure works for the scenario.
    Work {
        /// Who.
        figure: FigureId,
    },
    /// D12: does Fate calm whoever got Stress by Covering Fire?
    Stressed {
        /// Who.
        figure: FigureId,
    },
    /// ex.sn.18: the device shocks one villain after another.
    Stun {
        /// The next figure to look at.
        from: u8,
    },
}

impl Part {
    pub fn ask(self, table: &Table) -> Ask {
        let seat = table.active();
        match (self, table.round.phase) {
            (Part::Answer { nth }, _) => {
                let seat = table.in_order().nth(usize::from(nth)).unwrap_or(seat);
                ask(seat, "ex.ad.4", "part-answer")
            }
            (Part::HandOver { .. }, _) => ask_on(seat, "ex.sn.17", "hand-over"),
            (Part::Stressed { figure }, _) => ask(table[figure].seat, "ex.ft.13", "stressed"),
            (Part::Act { .. } | Part::Work { .. } | Part::Stun { .. }, _) => {
                ask_on(seat, "ex.tn.8", "act")
            }
            (_, Phase::Shooting) => ask(seat, "ex.tn.8", "pick-shooter"),
            (_, Phase::Melee) => ask(seat, "ex.tn.9", "pick-melee"),
            (_, Phase::Initiative | Phase::Movement | Phase::Upkeep) => {
                ask(seat, "ex.tn.7", "pick-mover")
            }
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let seat = self.ask(table).seat;
        match self {
            Part::Answer { .. } => {
                out.push(Choice::Pass);
                stratagem::options(table, seat, &stratagem::ANSWERS, out);
            }
            Part::Pick => {
                out.push(Choice::End);
                pick_options(table, out);
                if !table.round.begun {
                    let own: Vec<FigureId> = table.own(seat).collect();
                    fate::options(table, seat, &own, out);
                    stratagem::options(table, seat, stratagem::own(table.round.phase), out);
                }
            }
            Part::Act { figure } => act_options(table, figure, out),
            Part::HandOver { figure } => out.extend(table.carried(figure).map(Choice::Node)),
            Part::Stressed { figure } => fate::calms(table, figure, out),
            Part::Begin | Part::Work { .. } | Part::Stun { .. } => {}
        }
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        let seat = self.ask(table).seat;
        match (self, choice) {
            (Part::Answer { .. } | Part::Act { .. }, Choice::Pass) | (Part::Pick, Choice::End) => {
                Ok(())
            }
            (Part::Answer { .. }, Choice::Play(play)) => {
                require(stratagem::ANSWERS.contains(&table.effect(play.card)), "ex.ad.4")?;
                stratagem::may(table, seat, play)
            }
            (Part::Pick, Choice::Figure(figure)) => may_pick(table, *figure),
            (Part::Pick, Choice::Engage(target)) => may_engage(table, *target),
            (Part::Pick, Choice::Calm { .. } | Choice::Rouse { .. }) => {
                require(!table.round.begun, "ex.ft.13")?;
                fate::may(table, seat, choice)
            }
            (Part::Pick, Choice::Play(play)) => {
                let fits = stratagem::own(table.round.phase).contains(&table.effect(play.card));
                require(fits && !table.round.begun, "ex.ad.4")?;
                stratagem::may(table, seat, play)
            }
            (Part::Act { figure }, Choice::Shoot(shoot)) => {
                aim::may_fire(table, figure, shoot, Occasion::Turn).map(|_| ())
            }
            (Part::Act { figure }, Choice::Sprint) => stride::may_move(table, figure, Gait::Sprint),
            (Part::Act { figure }, Choice::Act) => scene::may_act(table, figure).map(|_| ()),
            (Part::HandOver { figure }, Choice::Node(node)) => {
                require(table.carried(figure).any(|it| it == *node), "ex.sn.17")
            }
            (Part::Act { figure }, Choice::Suppress { card, target }) => {
                may_suppress(table, figure, *card, *target)
            }
            (Part::Stressed { figure }, choice) => fate::may_calm(table, figure, choice),
            (part, _) => Err(Illegal { rule: part.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Part::Begin, Input::Start) => begin(table, cx),
            (Part::Answer { nth }, Input::Choice(choice)) => {
                if let Choice::Play(play) = choice {
                    let seat = self.ask(table).seat;
                    stratagem::play(table, seat, &play, cx);
                    return answers(table, nth);
                }
                answers(table, nth + 1)
            }
            (Part::Pick, Input::Choice(choice)) => picked(table, &choice, cx),
            (Part::Pick, Input::Value(_) | Input::Start) => pick(table),
            (Part::Act { figure }, Input::Choice(choice)) => act(table, figure, &choice, cx),
            (Part::Act { .. }, Input::Value(_) | Input::Start) => pause(self),
            (Part::HandOver { figure }, Input::Choice(Choice::Node(node))) => {
                work(table, figure, Some(node), cx)
            }
            (Part::Work { figure }, Input::Value(Value::Contest(contest))) => {
                let works = scene::worked(table, figure, contest.attack.dice, cx);
                if works { stun(table, 0) } else { pick(table) }
            }
            (Part::Stressed { figure }, Input::Choice(choice)) => {
                fate::calmed(table, figure, &choice, cx);
                pick(table)
            }
            (Part::Stun { from }, Input::Value(_)) => stun(table, from),
            (part, _) => unreachable!("{part:?} was not waiting for this"),
        }
    }
}

/// A part begins: effects of the last one are over, and others may answer.
fn begin(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let round = &mut table.round;
    (round.begun, round.sontar_ha, round.allons_y, round.lights_out) = (false, false, false, false);
    round.covering.clear();
    for figure in table.all() {
        OF_THE_PART.iter().for_each(|&it| table[figure].mark(it, false));
        table[figure].state.pelter = None;
    }
    let (seat, phase) = (table.active(), table.round.phase);
    // ex.sc.8: who has nobody left is skipped.
    if table.own(seat).next().is_none() {
        return done();
    }
    let rule = match phase {
        Phase::Shooting => "ex.tn.8",
        Phase::Melee => "ex.tn.9",
        Phase::Initiative | Phase::Movement | Phase::Upkeep => "ex.tn.7",
    };
    cx.emit(|| Event::cite(rule, What::PartBegan { seat, phase }));
    if phase == Phase::Shooting { answers(table, 0) } else { pick(table) }
}

/// The next of the others who might play something at the start of a Shooting part.
fn answers(table: &Table, from: u8) -> Next {
    for nth in from..table.book.players {
        let seat = table.in_order().nth(usize::from(nth)).unwrap_or(table.active());
        if seat != table.active() && adventure::might_use(table, seat, &stratagem::ANSWERS) {
            return pause(Part::Answer { nth });
        }
    }
    pick(table)
}

/// Asks for the next figure, while anything at all can be done.
fn pick(table: &Table) -> Next {
    let seat = table.active();
    let goes_on = match table.round.phase {
        Phase::Melee => table.foes(seat).any(|it| may_engage(table, it).is_ok()),
        Phase::Initiative | Phase::Movement | Phase::Shooting | Phase::Upkeep => {
            table.own(seat).any(|it| may_pick(table, it).is_ok())
        }
    };
    let at_start = !table.round.begun && might_open(table);
    // ex.sn.12: nothing more is done when the game is over.
    if score::ends_early(table) {
        return done();
    }
    if (goes_on || at_start) && table.own(seat).next().is_some() {
        return pause(Part::Pick);
    }
    done()
}

/// Whether something might be played at the start of the part, as far as anybody can tell.
fn might_open(table: &Table) -> bool {
    let seat = table.active();
    let hurt = |it: FigureId| table[it].state.stress > 0 || table[it].state.shocked;
    let fate = table.own(seat).any(|it| hurt(it) && fate::might_help(table, it));
    fate || adventure::might_use(table, seat, stratagem::own(table.round.phase))
}

fn pick_options(table: &Table, out: &mut Vec<Choice>) {
    let seat = table.active();
    match table.round.phase {
        Phase::Melee => {
            let fits =
                |it: &FigureId| may_engage(table, *it).is_ok() && engage::is_open(table, *it);
            out.extend(table.foes(seat).filter(fits).map(Choice::Engage));
        }
        Phase::Initiative | Phase::Movement | Phase::Shooting | Phase::Upkeep => {
            let fits = |it: &FigureId| may_pick(table, *it).is_ok();
            out.extend(table.own(seat).filter(fits).map(Choice::Figure));
        }
    }
}

/// Whether a figure has something to do in this part.
fn may_pick(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    require(table[figure].seat == table.active(), "ex.rc.12")?;
    match table.round.phase {
        Phase::Movement => stride::may_move(table, figure, Gait::Move),
        Phase::Shooting => {
            require(table[figure].is_operational(), "ex.mv.13")?;
            require(!table[figure].is(Mark::Acted), "ex.sh.17")?;
            require(scene::may_walk(table, figure), "ex.sn.21")?;
            let moves = stride::may_move(table, figure, Gait::Sprint);
            moves.or_else(|_| aim::may_shoot(table, figure, Occasion::Turn))
        }
        Phase::Initiative | Phase::Melee | Phase::Upkeep => Err(Illegal::by("ex.tn.9")),
    }
}

/// ex.ml.1, ex.ml.13: whether somebody is near enough to attack this enemy. By which way is said when a figure joins;
/// where nobody does, the enemy is not named again in this part.
fn may_engage(table: &Table, target: FigureId) -> Result<(), Illegal> {
    require(table.round.phase == Phase::Melee, "ex.tn.9")?;
    let seat = table.active();
    require(table[target].seat != seat && table[target].is_on_table(), "ex.ml.1")?;
    require(!table[target].is(Mark::Spared), "ex.ml.13")?;
    require(engage::attackers(table, seat, target).next().is_some(), "ex.ml.1")
}

/// How many enemies may be named.
pub fn engageable(table: &Table) -> usize {
    table.foes(table.active()).filter(|&it| may_engage(table, it).is_ok()).count()
}

fn picked(table: &mut Table, choice: &Choice, cx: &mut Cx<'_, Event>) -> Next {
    let seat = table.active();
    match choice {
        Choice::Figure(figure) => {
            let figure = *figure;
            table.round.begun = true;
            cx.emit(|| Event::cite("ex.tn.10", What::Acts { figure }));
            if table.round.phase == Phase::Movement {
                stride::begin(table, figure, seat, Gait::Move);
                return call(Stride::Where, Part::Pick);
            }
            pause(Part::Act { figure })
        }
        Choice::Engage(target) => {
            melee::declare(table, seat, *target, cx);
            call(Melee::Join, Part::Pick)
        }
        Choice::Play(play) => match stratagem::play(table, seat, play, cx) {
            After::Nothing => pick(table),
            After::Strike => call(Shot::Begin, Part::Pick),
            After::Order(figure) => {
                stride::begin(table, figure, seat, Gait::Ordered);
                call(Stride::Where, Part::Pick)
            }
        },
        Choice::Calm { .. } | Choice::Rouse { .. } => {
            fate::play(table, seat, choice, cx);
            pick(table)
        }
        _ => done(),
    }
}

fn act_options(table: &Table, figure: FigureId, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    if stride::may_move(table, figure, Gait::Sprint).is_ok() {
        out.push(Choice::Sprint);
    }
    if scene::may_act(table, figure).is_ok() {
        out.push(Choice::Act);
    }
    shot::options(table, figure, Occasion::Turn, out);
    let seat = table[figure].seat;
    if let Some(card) = adventure::find(table, seat, Effect::CoveringFire) {
        let fits = |it: &FigureId| may_suppress(table, figure, card, *it).is_ok();
        let all = table.foes(seat).filter(fits);
        out.extend(all.map(|target| Choice::Suppress { card, target }));
    }
}

/// Covering Fire: an enemy in line of sight and effective range.
fn may_suppress(
    table: &Table,
    figure: FigureId,
    card: AdventureId,
    target: FigureId,
) -> Result<(), Illegal> {
    aim::may_shoot(table, figure, Occasion::Turn)?;
    let seat = table[figure].seat;
    adventure::may_use(table, seat, card)?;
    require(table.effect(card) == Effect::CoveringFire, "ex.ad.4")?;
    aim::may_target(table, figure, target)?;
    let gap = table.gap(figure, target);
    let usable = |with: crate::ids::WeaponId| {
        let range = aim::range(table, with).unwrap_or(Length::ZERO);
        aim::may_use(table, figure, with).is_ok() && gap_within(gap, range)
    };
    require(table.weapons(figure).iter().any(|&it| usable(it)), "ex.rg.1")?;
    require(!sight::look(table, figure, target).blocked, "ex.sh.10")
}

fn act(table: &mut Table, figure: FigureId, choice: &Choice, cx: &mut Cx<'_, Event>) -> Next {
    match choice {
        Choice::Shoot(shoot) => {
            attack::declare(table, figure, shoot, Occasion::Turn, cx);
            call(Shot::Begin, Part::Pick)
        }
        Choice::Sprint => {
            let seat = table[figure].seat;
            cx.emit(|| Event::cite("ex.sp.1", What::Sprints { figure }));
            stride::begin(table, figure, seat, Gait::Sprint);
            call(Stride::Where, Part::Pick)
        }
        Choice::Act => {
            let built = scene::is_built(table);
            let nodes: Vec<NodeId> = table.carried(figure).filter(|_| built).collect();
            match nodes[..] {
                [] => work(table, figure, None, cx),
                [node] => work(table, figure, Some(node), cx),
                _ => pause(Part::HandOver { figure }),
            }
        }
        Choice::Suppress { card, target } => {
            let seat = table[figure].seat;
            adventure::spend(table, seat, &Play::on(*card, figure), cx);
            table[figure].mark(Mark::Acted, true);
            table[figure].mark(Mark::HasShot, true);
            let target = *target;
            // ex.tr.9: it is the figure's shot, and was at this target.
            if table.has(figure, Trait::PlatoonFire) {
                table[target].pelt(figure, false);
            }
            cx.emit(|| Event::cite("ex.ad.4", What::Suppressed { by: figure, target }));
            let placed = give_stress(table, "ex.ad.4", target, 1, cx);
            if placed && fate::might_help(table, target) {
                return pause(Part::Stressed { figure: target });
            }
            pick(table)
        }
        _ => {
            table[figure].mark(Mark::Acted, true);
            cx.emit(|| Event::cite("ex.mv.8", What::Idle { figure }));
            pick(table)
        }
    }
}

/// ex.sn.1: a figure works for the scenario, for a node where it must hand one over.
fn work(table: &mut Table, figure: FigureId, node: Option<NodeId>, cx: &mut Cx<'_, Event>) -> Next {
    let many = scene::may_act(table, figure).expect("it was allowed");
    table[figure].mark(Mark::Acted, true);
    if let Some(node) = node {
        scene::hand_over(table, figure, node, cx);
    }
    let many = i8::try_from(many).unwrap_or(i8::MAX);
    let dice = dice::roll(many, cx)?;
    let rule = scene::work_rule(table, figure);
    cx.emit(|| {
        let pool = Pool { parts: vec![Plus::new(rule, many)], dice };
        Event::cite(rule, What::WorkRolled { figure, pool })
    });
    let contest = Contest::single(Cause::Work { figure }, dice);
    call(Rolling::new(contest), Part::Work { figure })
}

/// ex.sn.18: every villain near the console becomes Shocked, one after another.
fn stun(table: &Table, from: u8) -> Next {
    match scene::next_stunned(table, from) {
        Some(blow) => {
            let verdict = Verdict::Shocked;
            call(Harm::Certain { blow, verdict }, Part::Stun { from: blow.victim.0 + 1 })
        }
        None => pick(table),
    }
}
