//! What can be played on a roll, by whom (ex.xc, ex.bc, ex.ft.10, table 7.7).

use arrayvec::ArrayVec;
use reglette_engine::rule::require;
use reglette_engine::{Illegal, Seat};
use reglette_geometry::INCH;

use crate::adventure;
use crate::book::Role;
use crate::choice::{Choice, Coin, Means, Play, Reroll, Whose};
use crate::data::decks::Effect;
use crate::dice::{Face, Faces};
use crate::fate;
use crate::figure::Mark;
use crate::hand;
use crate::harm;
use crate::ids::{AdventureId, CardId, FigureId};
use crate::options::{DamageFaces, FateScope, HitScope, RecoveryFace, RerollScope};
use crate::roll::{Cause, Contest, Part, Rolling};
use crate::scene;
use crate::shot;
use crate::stake::{self, Hope};
use crate::table::{Table, Verdict};
use crate::traits::Trait;

/// Whether the owner of a window might play something, as far as anybody can tell: if the right
/// depends on hidden cards, the owner is asked.
pub fn might(table: &Table, window: &Rolling) -> bool {
    let (seat, part) = window.whose(table);
    if window.contest.attack.dice.total() + window.contest.defence.dice.total() == 0
        && !matches!(
            window.contest.cause,
            Cause::Round { .. } | Cause::Shot { .. } | Cause::Blast { .. }
        )
    {
        return false;
    }
    let hidden = match window.contest.cause {
        Cause::Initiative { .. } => false,
        _ if part == Part::Bystander => {
            // ex.xc.14, A22
            let fate = table.book.options.fate_reroll_scope == FateScope::Any;
            let cards: &[CardId] =
                if fate { &[CardId::REROLL, CardId::FATE] } else { &[CardId::REROLL] };
            hand::might_hold(table, seat, cards)
        }
        Cause::Shot { .. } | Cause::Blast { .. } | Cause::Round { .. } | Cause::Damage { .. } => {
            hand::might_hold(table, seat, &CardId::all().collect::<Vec<_>>())
        }
        Cause::Obstacle { .. }
        | Cause::Stress { .. }
        | Cause::TakeBack { .. }
        | Cause::Work { .. }
        | Cause::Signal { .. } => {
            hand::might_hold(table, seat, &[CardId::REROLL, CardId::FATE, CardId::LIGHTNING])
        }
    };
    hidden || adventure::might_hold(table, seat, effects(window.contest.cause, part)) || {
        let mut open = Vec::new();
        public(table, window, &mut open);
        !open.is_empty()
    }
}

/// Adventure cards that can answer a roll.
fn effects(cause: Cause, part: Part) -> &'static [Effect] {
    match (cause, part) {
        (Cause::Initiative { .. }, _) => &[Effect::Strategist],
        (Cause::Damage { .. }, Part::Attacker) => {
            &[Effect::LuckyHit, Effect::NoMercy, Effect::SentencePassed]
        }
        (Cause::Shot { .. }, Part::Target | Part::Bystander) => &[Effect::ReverseThePolarity],
        _ => &[],
    }
}

/// Everything the owner of a window may play.
pub fn options(table: &Table, window: &Rolling, out: &mut Vec<Choice>) {
    let (seat, part) = window.whose(table);
    let cards =
        [CardId::HIT, CardId::ARMOUR, CardId::DOUBLE, CardId::SUPER_ARMOUR, CardId::LIGHTNING];
    let from = out.len();
    out.extend(cards.into_iter().filter(|&it| hand::holds(table, seat, it)).map(Choice::Card));
    for by in [Means::FateCard, Means::Card] {
        rerolls(table, window, by, out);
    }
    for &effect in effects(window.contest.cause, part) {
        for card in adventure::held(table, seat, effect) {
            plays(table, window, card, effect, out);
        }
    }
    public(table, window, out);
    keep_legal(table, window, from, out);
}

/// Leaves out, from a place on, what may not be played.
fn keep_legal(table: &Table, window: &Rolling, from: usize, out: &mut Vec<Choice>) {
    let more = out.split_off(from);
    out.extend(more.into_iter().filter(|it| may(table, window, it).is_ok()));
}

/// What everybody can see the owner of a window may play: Fate and special rules.
fn public(table: &Table, window: &Rolling, out: &mut Vec<Choice>) {
    let from = out.len();
    rerolls(table, window, Means::Fate, out);
    let (seat, _) = window.whose(table);
    for figure in table.own(seat) {
        if table.has(figure, Trait::Clever) {
            single_dice(window, Means::Clever(figure), out);
        }
        if table.has(figure, Trait::BadWolf) {
            let dice = window.contest.attack.dice;
            out.push(Choice::Reroll(Reroll {
                by: Means::BadWolf(figure),
                dice,
                of: Whose::Attack,
            }));
        }
    }
    single_dice(window, Means::Disintegrate, out);
    for &effect in effects(window.contest.cause, window.whose(table).1) {
        for card in adventure::open(table, seat, effect) {
            plays(table, window, card, effect, out);
        }
    }
    keep_legal(table, window, from, out);
}

/// Examples of re-rolls: where a player hopes for the dice those that do not help, where against them those that do;
/// both where that is open.
fn rerolls(table: &Table, window: &Rolling, by: Means, out: &mut Vec<Choice>) {
    let (seat, _) = window.whose(table);
    for of in [Whose::Attack, Whose::Defence] {
        let dice = window.contest.throw(of).dice;
        let hope = stake::hope_of(table, &window.contest, seat, of);
        let mut known: ArrayVec<Faces, 4> = ArrayVec::new();
        for good in helpful(table, &window.contest, of) {
            let good = dice.minus(dice.without(good));
            let poor = dice.minus(good);
            let wanted: &[Faces] = match hope {
                Hope::Success => &[poor],
                Hope::Failure => &[good],
                Hope::Open => &[good, poor],
            };
            for &dice in wanted.iter().filter(|it| it.total() > 0) {
                if !known.contains(&dice) {
                    out.push(Choice::Reroll(Reroll { by, dice, of }));
                    known.push(dice);
                }
            }
        }
    }
}

/// Faces that help whoever rolled; for damage the best alone, and the best two.
fn helpful(table: &Table, contest: &Contest, of: Whose) -> ArrayVec<&'static [Face], 2> {
    const H: &[Face] = &[Face::Hit];
    const A: &[Face] = &[Face::Armour];
    const L: &[Face] = &[Face::Lightning];
    let one = match (contest.cause, of) {
        (Cause::Damage { .. }, _) => {
            let shock = match table.book.options.damage_faces {
                DamageFaces::ArmourScratch => &[Face::Hit, Face::Lightning],
                DamageFaces::HitScratch => &[Face::Armour, Face::Lightning],
            };
            return [L, shock].into_iter().collect();
        }
        (cause, Whose::Defence) if shot::is_lightning_cover(table, cause) => {
            &[Face::Armour, Face::Lightning]
        }
        (Cause::Shot { .. } | Cause::Blast { .. }, Whose::Defence) => A,
        (Cause::Stress { figure }, _) if table.has(figure, Trait::Emotionless) => {
            &[Face::Hit, Face::Armour]
        }
        (Cause::Stress { .. }, _)
            if table.book.options.stress_recovery_face == RecoveryFace::Armour =>
        {
            A
        }
        (Cause::TakeBack { seat }, _) => adventure::bringing_back(table, seat),
        (Cause::Work { figure }, _) if scene::is_repair(table, figure) => A,
        (Cause::Signal { .. }, _) => &[Face::Hit, Face::Lightning],
        _ => H,
    };
    std::iter::once(one).collect()
}

fn single_dice(window: &Rolling, by: Means, out: &mut Vec<Choice>) {
    for of in [Whose::Attack, Whose::Defence] {
        let dice = window.contest.throw(of).dice;
        let shown = Face::ALL.into_iter().filter(move |&face| dice.count(face) > 0);
        out.extend(shown.map(|face| Choice::Reroll(Reroll { by, dice: Faces::only(face, 1), of })));
    }
}

fn plays(
    table: &Table,
    window: &Rolling,
    card: AdventureId,
    effect: Effect,
    out: &mut Vec<Choice>,
) {
    match effect {
        Effect::Strategist => rerolls(table, window, Means::Adventure(card), out),
        Effect::NoMercy => {
            let dice = Faces::only(Face::Armour, window.contest.attack.dice.a);
            let by = Means::Adventure(card);
            out.push(Choice::Reroll(Reroll { by, dice, of: Whose::Attack }));
        }
        _ => out.push(Choice::Play(Play::of(card))),
    }
}

/// Whether the owner of a window may play this.
pub fn may(table: &Table, window: &Rolling, choice: &Choice) -> Result<(), Illegal> {
    let (seat, part) = window.whose(table);
    let contest = &window.contest;
    match choice {
        Choice::Card(card) => {
            // ex.xc.13
            require(!matches!(contest.cause, Cause::Initiative { .. }), "ex.xc.13")?;
            require(hand::holds(table, seat, *card), "ex.bc.3")?;
            may_card(table, window, part, *card)
        }
        Choice::Reroll(reroll) => may_reroll(table, contest, seat, part, reroll),
        Choice::Play(play) => may_adventure(table, contest, seat, part, play),
        _ => Err(Illegal { rule: window.ask(table).rule }),
    }
}

/// ex.bc.4, ex.bc.5, ex.bc.7, ex.bc.9, ex.bc.10, ex.bc.12, ex.xc.5, ex.xc.6, ex.xc.8, ex.xc.9: Combat cards
/// on a roll.
fn may_card(table: &Table, window: &Rolling, part: Part, card: CardId) -> Result<(), Illegal> {
    let contest = &window.contest;
    let immediate = matches!(card, CardId::REROLL | CardId::LIGHTNING | CardId::FATE);
    // ex.bc.14, ex.xc.14
    require(part != Part::Bystander || immediate, "ex.bc.14")?;
    let shot = matches!(contest.cause, Cause::Shot { .. } | Cause::Blast { .. });
    let round = matches!(contest.cause, Cause::Round { .. });
    // ex.xc.8: what the attacker may not do any more in a further window.
    let again = window.further && part == Part::Attacker;
    let late = again && (contest.armour || contest.super_armour);
    match card {
        CardId::HIT => {
            require(!(shot && part == Part::Target), "ex.xc.9")?;
            let damage = matches!(contest.cause, Cause::Damage { .. })
                && part == Part::Attacker
                && table.book.options.hit_card_scope == HitScope::AnyRoll
                && contest.attack.dice.total() > 0;
            require(shot || round || damage, "ex.bc.4")?;
            require(!contest.armour, "ex.bc.4")?;
            require(!late, "ex.xc.8")
        }
        CardId::ARMOUR => {
            require(!round, "ex.xc.5")?;
            require(!(shot && part == Part::Attacker), "ex.xc.9")?;
            require(shot, "ex.bc.5")
        }
        CardId::DOUBLE => {
            let own = round || shot && part == Part::Attacker;
            require(own, "ex.bc.7")?;
            require(!contest.throw(own_dice(contest, part)).doubled, "ex.bc.9")?;
            require(!late, "ex.xc.8")
        }
        CardId::SUPER_ARMOUR => {
            require(!(shot && part == Part::Attacker), "ex.xc.9")?;
            require(shot || round, "ex.bc.10")?;
            require(!again, "ex.xc.8")?;
            require(!contest.throw(other(own_dice(contest, part))).void, "ex.bc.10")
        }
        CardId::LIGHTNING => require(may_lightning(table, contest, part), "ex.bc.12"),
        _ => Err(Illegal::by("ex.bc.3")),
    }
}

/// ex.bc.12, ex.xc.12, A25: an own roll in which Lightning counts; and any test of one's own, also one whose result
/// Lightning does not change.
fn may_lightning(table: &Table, contest: &Contest, part: Part) -> bool {
    match (contest.cause, part) {
        (Cause::Damage { .. }, Part::Attacker) => contest.attack.dice.total() > 0,
        (cause @ Cause::Shot { .. }, Part::Target) => shot::is_lightning_cover(table, cause),
        (_, Part::Roller) => contest.attack.dice.total() > 0,
        _ => false,
    }
}

/// The dice a player rolled.
pub fn own_dice(contest: &Contest, part: Part) -> Whose {
    let defends = part == Part::Target && !matches!(contest.cause, Cause::Damage { .. });
    if defends { Whose::Defence } else { Whose::Attack }
}

/// The dice of the other side.
pub fn other(whose: Whose) -> Whose {
    match whose {
        Whose::Attack => Whose::Defence,
        Whose::Defence => Whose::Attack,
    }
}

/// Whether dice were rolled by a player's side.
fn rolled(contest: &Contest, part: Part, of: Whose) -> bool {
    match (part, contest.cause) {
        (Part::Bystander, _) | (Part::Target, Cause::Damage { .. }) => false,
        _ => own_dice(contest, part) == of,
    }
}

/// The figure that dice were rolled for.
fn rolled_for(contest: &Contest, of: Whose) -> Option<FigureId> {
    match (contest.cause, of) {
        (Cause::Obstacle { figure } | Cause::Stress { figure } | Cause::Work { figure }, _) => {
            Some(figure)
        }
        (Cause::Shot { by, .. } | Cause::Damage { by, .. }, Whose::Attack) => by,
        (Cause::Shot { target, .. } | Cause::Blast { target, .. }, Whose::Defence) => Some(target),
        (Cause::Round { attacker, .. }, Whose::Attack) => Some(attacker),
        (Cause::Round { target, .. }, Whose::Defence) => Some(target),
        _ => None,
    }
}

/// ex.ft.4, ex.ft.10, ex.ft.11, ex.bc.6, ex.bc.15, ex.xc.12, ex.xc.13: whether these dice may be rolled again.
fn may_reroll(
    table: &Table,
    contest: &Contest,
    seat: Seat,
    part: Part,
    reroll: &Reroll,
) -> Result<(), Illegal> {
    let Reroll { by, dice, of } = *reroll;
    let there = contest.throw(of).dice;
    require(dice.total() > 0 && dice.is_within(there), "ex.bc.6")?;
    let initiative = matches!(contest.cause, Cause::Initiative { .. });
    let own = rolled(contest, part, of);
    match by {
        Means::Fate | Means::FateCard => {
            require(!initiative, "ex.xc.13")?;
            let any = table.book.options.fate_reroll_scope == FateScope::Any;
            require(own || any, "ex.ft.10")?;
            let civilian = rolled_for(contest, of).map(|it| table[it].role);
            require(civilian != Some(Role::Civilian), "ex.sn.20")?;
            let coin = if by == Means::Fate { Coin::Token } else { Coin::Card };
            require(fate::can_pay(table, seat, coin), "ex.ft.9")
        }
        Means::Card => {
            require(!initiative, "ex.xc.13")?;
            let any = table.book.options.reroll_card_scope == RerollScope::Any;
            require(own || any, "ex.bc.15")?;
            require(hand::holds(table, seat, CardId::REROLL), "ex.bc.3")
        }
        Means::Clever(figure) => {
            let fits = rolled_for(contest, of) == Some(figure) && table[figure].seat == seat;
            let able = table.has(figure, Trait::Clever) && !table[figure].is(Mark::Clever);
            require(fits && able && dice.total() == 1, "ex.tr.20")
        }
        Means::Disintegrate => {
            require(may_disintegrate(table, contest, part) && dice.total() == 1, "ex.wt.8")
        }
        Means::BadWolf(figure) => {
            let howls = part == Part::Target && may_howl(table, contest, seat, figure);
            require(howls && dice == there, "ex.tr.23")
        }
        Means::Adventure(card) => {
            adventure::may_use(table, seat, card)?;
            let damage = matches!(contest.cause, Cause::Damage { .. }) && part == Part::Attacker;
            let fits = match table.effect(card) {
                Effect::Strategist => initiative,
                Effect::NoMercy => damage && dice == Faces::only(Face::Armour, there.a),
                _ => false,
            };
            require(fits, "ex.ad.4")
        }
    }
}

/// ex.wt.8: whether the weapon's free re-roll of a damage die is left.
fn may_disintegrate(table: &Table, contest: &Contest, part: Part) -> bool {
    let fires = matches!(contest.cause, Cause::Damage { .. }) && part == Part::Attacker;
    let weapon = table.attack.as_ref().filter(|it| !it.disintegrated).and_then(|it| it.weapon);
    fires && weapon.is_some_and(|it| table.weapon(it).disintegrate)
}

/// ex.tr.23: whether a figure's Bad Wolf can save the victim of a damage roll.
fn may_howl(table: &Table, contest: &Contest, seat: Seat, figure: FigureId) -> bool {
    let Cause::Damage { victim, .. } = contest.cause else { return false };
    let it = &table[figure];
    let able = table.has(figure, Trait::BadWolf)
        && it.seat == seat
        && it.is_operational()
        && !it.is(Mark::BadWolf);
    able && (figure == victim || table.is_near(INCH * 6, figure, victim))
}

/// Adventure cards on a roll, other than re-rolls.
fn may_adventure(
    table: &Table,
    contest: &Contest,
    seat: Seat,
    part: Part,
    play: &Play,
) -> Result<(), Illegal> {
    adventure::may_use(table, seat, play.card)?;
    require(*play == Play::of(play.card), "ex.ad.4")?;
    let fits = match (table.effect(play.card), contest.cause, part) {
        (Effect::LuckyHit, Cause::Damage { .. }, Part::Attacker) => {
            !contest.lucky && harm::verdict(table, contest) == Some(Verdict::Shocked)
        }
        (Effect::SentencePassed, Cause::Damage { victim, .. }, Part::Attacker) => {
            table.player(seat).fugitive == Some(victim)
        }
        (Effect::ReverseThePolarity, Cause::Shot { seat: attacker, .. }, _) => seat != attacker,
        _ => false,
    };
    require(fits, "ex.ad.4")
}
