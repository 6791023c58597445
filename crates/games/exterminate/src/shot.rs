//! Shooting: a shot from its declaration to its last target (ex.sr, ex.st, ex.wt).

use reglette_engine::rule::{Part, require};
use reglette_engine::{Ask, Cx, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::aim::{self, Occasion, Parts, add, sum};
use crate::attack::{Attack, Share, attack, attack_mut};
use crate::burst;
use crate::choice::{Choice, Play, Shoot};
use crate::data::decks::Effect;
use crate::declared;
use crate::dice::{self, Face, Faces};
use crate::doing::{Got, Next, Value, ask, call, done, pause};
use crate::event::{Event, Pool, What};
use crate::fate;
use crate::figure::Mark;
use crate::harm::{Blow, Harm, How};
use crate::ids::{AdventureId, FigureId, WeaponId};
use crate::measure::MOST_STRESS;
use crate::options::{CoverLightning, FreeShotStress};
use crate::roll::{Cause, Contest, Rolling, Throw};
use crate::table::{Phase, Table};
use crate::traits::Trait;

/// Where a shot stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Shot {
    /// It has been declared.
    Begin,
    /// ex.wt.2: which further target?
    Also,
    /// ex.wt.2: how many dice for this one?
    Split {
        /// Which target.
        nth: u8,
    },
    /// D24: what does the owner of the target play before dice are rolled?
    Declared,
    /// The die of a Cordolaine Signal.
    Signalled,
    /// The exchange.
    Rolled,
    /// D12: does Fate calm the target?
    Stressed {
        /// Hits that went through.
        through: u8,
        /// ex.bc.4: an Armour card has been played.
        armour: bool,
    },
    /// Damage is dealt.
    Hurt,
}

/// Whom the shot in progress is at.
pub fn target(table: &Table) -> FigureId {
    let attack = attack(table);
    attack.targets[usize::from(attack.now)].target
}

fn next_of_burst(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if attack(table).by.is_none() {
        return declared::ask_next(table, cx);
    }
    if !burst::further(table).is_empty() {
        return pause(Shot::Also);
    }
    split(table, 0, cx)
}

/// ex.wt.2: how many dice each target gets; the last one has the rest.
fn split(table: &mut Table, from: u8, cx: &mut Cx<'_, Event>) -> Next {
    let many = attack(table).targets.len();
    if many == 1 {
        return declared::ask_next(table, cx);
    }
    for nth in from..u8::try_from(many).expect("few targets") {
        let (low, high) = burst::shares(table, nth);
        if low < high && usize::from(nth) + 1 < many {
            return pause(Shot::Split { nth });
        }
        attack_mut(table).targets[usize::from(nth)].dice = Some(high);
    }
    declared::ask_next(table, cx)
}

/// ex.sr.1, ex.sr.7: both sides roll before any card is played. ex.sh.8: where cards leave no die the shot stops
/// here, spent.
pub fn fire(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let target = target(table);
    if !table[target].is_on_table() {
        return next_target(table, cx);
    }
    if attack(table).total.is_some() {
        return caught(table, target, cx);
    }
    let (parts, cover) = attack_parts(table, target);
    if sum(&parts) < 1 {
        let by = attack(table).by;
        cx.emit(|| Event::cite("ex.sh.8", What::NoShot { by, target, parts: parts.to_vec() }));
        return after_target(table, cx);
    }
    let defends = defence_parts(table, target, cover);
    let attack_dice = dice::roll(sum(&parts), cx)?;
    let defence_dice = dice::roll(sum(&defends), cx)?;
    let Attack { seat, by, .. } = *attack(table);
    cx.emit(|| {
        let attack = Pool { parts: parts.to_vec(), dice: attack_dice };
        let defence = Pool { parts: defends.to_vec(), dice: defence_dice };
        Event::cite("ex.sr.7", What::Fired { by, target, attack, defence })
    });
    let cause = Cause::Shot { seat, by, target, cover };
    call(Rolling::new(Contest::between(cause, attack_dice, defence_dice)), Shot::Rolled)
}

/// The dice of an attack on a target, and whether it has cover.
pub fn attack_parts(table: &Table, target: FigureId) -> (Parts, bool) {
    let it = attack(table);
    let (Some(by), Some(weapon)) = (it.by, it.weapon) else {
        return (Parts::from_iter([Part::new("ex.ad.4", 3)]), false);
    };
    let cards = it.cards_for(target);
    let ignores = aim::ignores_penalties(table, cards);
    let Ok(aimed) = aim::aim(table, by, weapon, target, ignores) else {
        return (Parts::new(), false);
    };
    let share = it.targets[usize::from(it.now)].dice;
    let mut parts = match share {
        None => aimed.parts,
        Some(dice) => {
            let mut parts = Parts::new();
            add(&mut parts, "ex.wt.2", i8::try_from(dice).unwrap_or(i8::MAX));
            parts.extend(burst::without_own(&aimed.parts));
            parts
        }
    };
    add(&mut parts, "ex.ad.4", adventure::attack_bonus(table, cards));
    add(&mut parts, "ex.ad.4", -i8::try_from(it.field).unwrap_or(i8::MAX));
    let catalogued = cards.iter().any(|&it| table.effect(it) == Effect::Catalogue);
    (parts, !catalogued && aim::has_cover(table, target, &aimed.look))
}

/// The dice of whoever is shot at.
pub fn defence_parts(table: &Table, target: FigureId, cover: bool) -> Parts {
    let mut parts = aim::defence(table, target, cover);
    add(&mut parts, "ex.ad.4", i8::try_from(attack(table).senses).unwrap_or(i8::MAX));
    parts
}

/// ex.wt.3: somebody is caught in a blast.
fn caught(table: &mut Table, target: FigureId, cx: &mut Cx<'_, Event>) -> Next {
    let parts = aim::defence(table, target, false);
    let dice = dice::roll(sum(&parts), cx)?;
    let hits = attack(table).total.unwrap_or_default();
    cx.emit(|| {
        let defence = Pool { parts: parts.to_vec(), dice };
        Event::cite("ex.wt.3", What::Caught { target, hits, defence })
    });
    let cause = Cause::Blast { seat: attack(table).seat, target };
    let mut contest = Contest::single(cause, Faces::default());
    contest.attack.hits = hits;
    contest.defence = Throw::of(dice);
    // ex.bc.18: a blast is one shot, whomever it reaches.
    (contest.armour, contest.super_armour) = (attack(table).armour, attack(table).super_armour);
    call(Rolling::new(contest), Shot::Rolled)
}

/// ex.cv.3, A8: whether the target's Lightning cancels hits too.
pub fn is_lightning_cover(table: &Table, cause: Cause) -> bool {
    matches!(cause, Cause::Shot { cover: true, .. })
        && table.book.options.cover_lightning == CoverLightning::On
}

/// ex.sr.5, ex.cv.3: hits that go through.
pub fn through(table: &Table, contest: &Contest) -> u8 {
    let cover = is_lightning_cover(table, contest.cause);
    contest.attack.total_hits().saturating_sub(contest.defence.cancels(cover))
}

/// ex.sr.8: the exchange is over; then Stress, then damage.
fn rolled(table: &mut Table, contest: &Contest, cx: &mut Cx<'_, Event>) -> Next {
    let target = target(table);
    let through = through(table, contest);
    if let Cause::Shot { .. } = contest.cause {
        attack_mut(table).hit = contest.attack.dice.count(Face::Hit) > 0;
        spread(table, target, contest);
    }
    let it = attack_mut(table);
    (it.armour, it.super_armour) = (contest.armour, contest.super_armour);
    cx.emit(|| Event::cite("ex.sr.5", What::Through { target, hits: through }));
    let placed = stress(table, target, cx);
    if placed && fate::might_help(table, target) {
        return pause(Shot::Stressed { through, armour: contest.armour });
    }
    hurt(table, through, cx)
}

/// ex.wt.3: who else is hit by a blast, the nearest first; nobody where the weapon has none.
pub fn beside(table: &Table, target: FigureId) -> Vec<FigureId> {
    let weapon = attack(table).weapon.map(|it| *table.weapon(it));
    let Some(radius) = weapon.and_then(|it| it.blast) else { return Vec::new() };
    let mut near: Vec<FigureId> =
        table.present().filter(|&it| it != target && table.is_near(radius, target, it)).collect();
    near.sort_by_key(|&it| (table.gap(target, it), it));
    near
}

/// ex.wt.3: with how many hits a blast reaches those beside its target.
pub fn spreading(contest: &Contest) -> u8 {
    Throw { void: false, ..contest.attack }.total_hits()
}

/// ex.wt.3: with the first exchange the hits of a blast are fixed, and who is caught.
fn spread(table: &mut Table, target: FigureId, contest: &Contest) {
    let weapon = attack(table).weapon.map(|it| *table.weapon(it));
    if weapon.is_none_or(|it| it.blast.is_none()) {
        return;
    }
    let (near, total) = (beside(table, target), spreading(contest));
    let it = attack_mut(table);
    it.total = Some(total);
    it.targets.extend(near.into_iter().map(|target| Share { target, dice: None }));
}

/// ex.st.1, ex.st.2, ex.st.3, ex.st.4, ex.st.5, ex.st.6, ex.st.14, ex.st.16: Stress is put down, whatever else
/// happens.
fn stress(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) -> bool {
    let it = attack(table);
    if !it.hit || !is_stressful(table) {
        return false;
    }
    let terrifying = it.weapon.is_some_and(|it| table.weapon(it).terrifying);
    let (tokens, rule) = if terrifying { (2, "ex.wt.4") } else { (1, "ex.st.1") };
    give_stress(table, rule, figure, tokens, cx)
}

/// ex.st.3, ex.st.14: whether shots put down Stress now.
fn is_stressful(table: &Table) -> bool {
    let always = table.book.options.free_shot_stress == FreeShotStress::Always;
    table.round.phase == Phase::Shooting || always
}

/// ex.st.3, ex.st.5, ex.st.6: whether a Hit that still lies on the attack dice puts Stress on the target.
pub fn would_stress(table: &Table, contest: &Contest) -> bool {
    let target = target(table);
    contest.attack.dice.h > 0 && is_stressful(table) && table[target].state.stress < MOST_STRESS
}

/// ex.st.6: tokens are put down, never more than two; whether any was.
pub fn give_stress(
    table: &mut Table,
    rule: &'static str,
    figure: FigureId,
    tokens: u8,
    cx: &mut Cx<'_, Event>,
) -> bool {
    let state = &mut table[figure].state;
    let tokens = tokens.min(MOST_STRESS - state.stress.min(MOST_STRESS));
    state.stress += tokens;
    if tokens > 0 {
        cx.emit(|| Event::cite(rule, What::Stressed { figure, tokens }));
    }
    tokens > 0
}

/// ex.sr.6, ex.cg.2: hits that went through are rolled for damage.
fn hurt(table: &mut Table, through: u8, cx: &mut Cx<'_, Event>) -> Next {
    if through == 0 {
        return next_target(table, cx);
    }
    let victim = target(table);
    let Attack { seat, by, armour, super_armour, .. } = *attack(table);
    let blow = Blow { victim, seat, by, how: How::Shot, armour, super_armour };
    call(Harm::Roll { blow, dice: through }, Shot::Hurt)
}

/// ex.tr.9: whoever was fired at is marked; then comes the next target.
fn next_target(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let hit = target(table);
    let free = attack(table).occasion == Occasion::Free;
    if let Some(by) = attack(table).by.filter(|&by| table.has(by, Trait::PlatoonFire)) {
        table[hit].pelt(by, free);
    }
    after_target(table, cx)
}

fn after_target(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let it = attack_mut(table);
    let by = it.by;
    (it.senses, it.field) = (0, 0);
    if it.total.is_none() {
        // ex.bc.18: the next target is that of a shot of its own.
        (it.armour, it.super_armour) = (false, false);
    }
    it.now += 1;
    if usize::from(it.now) < it.targets.len() {
        return if it.total.is_some() { fire(table, cx) } else { declared::ask_next(table, cx) };
    }
    table.attack = None;
    if let Some(by) = by {
        table[by].mark(Mark::HasShot, true);
    }
    done()
}

impl Shot {
    pub fn ask(self, table: &Table) -> Ask {
        let it = attack(table);
        match self {
            Shot::Also => ask(it.seat, "ex.wt.2", "burst"),
            Shot::Split { .. } => ask(it.seat, "ex.wt.2", "burst-dice"),
            Shot::Stressed { .. } => ask(table[target(table)].seat, "ex.st.16", "stressed"),
            Shot::Begin | Shot::Declared | Shot::Signalled | Shot::Rolled | Shot::Hurt => {
                let seat = declared::answerer(table).map_or(it.seat, |(seat, _)| seat);
                ask(seat, "ex.ad.4", "declared")
            }
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Shot::Also => {
                out.push(Choice::Pass);
                out.extend(burst::further(table).into_iter().map(Choice::Also));
            }
            Shot::Split { nth } => {
                let (low, high) = burst::shares(table, nth);
                out.extend((low..=high).map(Choice::Dice));
            }
            Shot::Declared => {
                out.push(Choice::Pass);
                let Some((seat, effects)) = declared::answerer(table) else { return };
                let cards = effects.iter().filter_map(|&it| adventure::find(table, seat, it));
                let plays =
                    cards.map(Play::of).filter(|it| declared::may_answer(table, it).is_ok());
                out.extend(plays.map(Choice::Play));
            }
            Shot::Stressed { .. } => fate::calms(table, target(table), out),
            Shot::Begin | Shot::Signalled | Shot::Rolled | Shot::Hurt => {}
        }
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Shot::Also | Shot::Declared, Choice::Pass) => Ok(()),
            (Shot::Also, Choice::Also(figure)) => {
                require(burst::further(table).contains(figure), "ex.wt.2")
            }
            (Shot::Split { nth }, Choice::Dice(dice)) => {
                let (low, high) = burst::shares(table, nth);
                require((low..=high).contains(dice), "ex.wt.2")
            }
            (Shot::Declared, Choice::Play(play)) => declared::may_answer(table, play),
            (Shot::Stressed { .. }, choice) => fate::may_calm(table, target(table), choice),
            (shot, _) => Err(Illegal { rule: shot.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Shot::Begin, Input::Start) => next_of_burst(table, cx),
            (Shot::Also, Input::Choice(Choice::Also(figure))) => {
                attack_mut(table).targets.push(Share { target: figure, dice: None });
                let (by, with) = (attack(table).by, attack(table).weapon);
                if let (Some(by), Some(with)) = (by, with) {
                    let gap = table.gap(by, figure).length();
                    let aimed = What::Aimed { by, target: figure, with, gap, witness: Vec::new() };
                    cx.emit(|| Event::cite("ex.wt.2", aimed));
                }
                next_of_burst(table, cx)
            }
            (Shot::Also, Input::Choice(_)) => split(table, 0, cx),
            (Shot::Split { nth }, Input::Choice(Choice::Dice(dice))) => {
                attack_mut(table).targets[usize::from(nth)].dice = Some(dice);
                split(table, nth + 1, cx)
            }
            (Shot::Declared, Input::Choice(Choice::Play(play))) => {
                declared::answer(table, &play, cx)
            }
            (Shot::Declared, Input::Choice(_)) => {
                attack_mut(table).asked += 1;
                declared::ask_next(table, cx)
            }
            (Shot::Signalled, Input::Value(Value::Contest(contest))) => {
                declared::signalled(table, &contest, cx)
            }
            (Shot::Rolled, Input::Value(Value::Contest(contest))) => rolled(table, &contest, cx),
            (Shot::Stressed { through, armour }, Input::Choice(choice)) => {
                fate::calmed(table, target(table), &choice, cx);
                attack_mut(table).armour |= armour;
                hurt(table, through, cx)
            }
            (Shot::Hurt, Input::Value(_)) => next_target(table, cx),
            (shot, _) => unreachable!("{shot:?} was not waiting for this"),
        }
    }
}

/// Whether a figure might fire, as far as anybody can tell: a hidden card may make up for penalties.
pub fn might(table: &Table, figure: FigureId, occasion: Occasion) -> bool {
    let seat = table[figure].seat;
    let hidden = adventure::might_use(table, seat, &adventure::DECLARED);
    let aims = |with: WeaponId, target: FigureId| {
        let aimed = aim::aim(table, figure, with, target, hidden);
        aimed.is_ok_and(|it| hidden || sum(&it.parts) > 0)
    };
    let fires = |&with: &WeaponId| {
        aim::may_use(table, figure, with).is_ok() && table.foes(seat).any(|it| aims(with, it))
    };
    aim::may_shoot(table, figure, occasion).is_ok() && table.weapons(figure).iter().any(fires)
}

/// Shots a figure may fire, each alone and with each card that fits.
pub fn options(table: &Table, figure: FigureId, occasion: Occasion, out: &mut Vec<Choice>) {
    if aim::may_shoot(table, figure, occasion).is_err() {
        return;
    }
    let seat = table[figure].seat;
    let cards: Vec<AdventureId> =
        adventure::DECLARED.iter().filter_map(|&it| adventure::find(table, seat, it)).collect();
    for &with in table.weapons(figure) {
        if aim::may_use(table, figure, with).is_err() {
            continue;
        }
        for target in table.foes(seat) {
            let alone = Shoot { with, target, cards: Vec::new() };
            let each = cards.iter().map(|&card| Shoot { cards: vec![card], ..alone.clone() });
            let all = std::iter::once(alone.clone()).chain(each);
            let fits = |it: &Shoot| aim::may_fire(table, figure, it, occasion).is_ok();
            out.extend(all.filter(fits).map(Choice::Shoot));
        }
    }
}
