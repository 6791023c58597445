//! How the two fighters of a round fight (D14, D15; ex.ma, ex.ml.10).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};

use crate::adventure;
use crate::choice::{Choice, Fight, Play};
use crate::combat::{Stance, close_weapons, further};
use crate::data::decks::Effect;
use crate::event::Event;
use crate::ids::{AdventureId, FigureId, WeaponId};
use crate::melee::{combat, combat_mut, foe};
use crate::table::Table;

/// Cards an attacker may play before a round.
const ATTACKS: [Effect; 2] = [Effect::SkarasenGland, Effect::DestroyTheDeviant];
/// Cards a target may play before a round.
const DEFENDS: [Effect; 2] = [Effect::CombatSenses, Effect::SkarasenGland];

/// ex.ma.8: extra attacks the attacker still has to plan.
pub fn spare(table: &Table) -> u8 {
    let fighter = combat(table).fighter();
    if fighter.planned { 0 } else { table.profile(fighter.figure).attacks - 1 }
}

/// ex.cg.4: whether no dice are rolled in this round: its target is Shocked. Destroy the Deviant! may be played all the
/// same, for the point alone (B15).
fn is_sure(table: &Table) -> bool {
    table[combat(table).foe().figure].state.shocked
}

/// ex.ma.8, ex.cg.4: extra attacks that may become dice of this round.
fn most_dice(table: &Table) -> u8 {
    if is_sure(table) { 0 } else { spare(table) }
}

/// Whether the attacker has anything to say, as far as anybody can tell.
pub fn has_plan(table: &Table) -> bool {
    let it = combat(table);
    if is_sure(table) {
        let others = spare(table) > 0 && !further(table, it, &[]).is_empty();
        return others || might_name_deviant(table);
    }
    let several = close_weapons(table, it.fighter().figure).count() > 1;
    spare(table) > 0 || several || adventure::might_use(table, it.seat, &ATTACKS)
}

/// B15: whether Destroy the Deviant! might go with this attack, as far as anybody can tell.
fn might_name_deviant(table: &Table) -> bool {
    let it = combat(table);
    let (figure, target) = (it.fighter().figure, it.foe().figure);
    let fits = |card: AdventureId| {
        table.effect(card) == Effect::DestroyTheDeviant
            && adventure::is_deviant(table, figure, target, card)
    };
    adventure::might_use(table, it.seat, &[Effect::DestroyTheDeviant])
        && table.book.content.decks.cards().any(fits)
}

/// Whether the target has anything to say, as far as anybody can tell.
pub fn has_parry(table: &Table) -> bool {
    let foe = combat(table).foe();
    let several = close_weapons(table, foe.figure).count() > 1;
    let seat = table[foe.figure].seat;
    foe.extras > 0 || several || adventure::might_use(table, seat, &DEFENDS)
}

fn first_weapon(table: &Table, figure: FigureId) -> Option<WeaponId> {
    close_weapons(table, figure).next()
}

/// D14: all extra attacks as dice; where none are rolled they are kept back.
pub fn default_plan(table: &Table) -> Fight {
    let with = first_weapon(table, combat(table).fighter().figure);
    Fight { with, dice: most_dice(table), ..Fight::default() }
}

/// D15, ex.ma.11: the first weapon, all extra attacks as dice.
pub fn default_parry(table: &Table) -> Fight {
    let foe = combat(table).foe();
    Fight { with: first_weapon(table, foe.figure), dice: foe.extras, ..Fight::default() }
}

/// Examples of how to attack: every weapon, dice or one further target or nothing, with each card.
pub fn plans(table: &Table, out: &mut Vec<Choice>) {
    let it = combat(table);
    let figure = it.fighter().figure;
    let most = most_dice(table);
    let mut splits = Vec::new();
    for dice in (0..=most).rev() {
        splits.push(Fight { dice, ..Fight::default() });
    }
    if spare(table) > 0 {
        let dice = most.saturating_sub(1);
        for other in further(table, it, &[]) {
            splits.push(Fight { dice, also: vec![other], ..Fight::default() });
        }
    }
    offer(table, figure, it.seat, &ATTACKS, &splits, out);
    out.retain(|it| !matches!(it, Choice::Fight(fight) if may_plan(table, fight).is_err()));
}

/// Every way to fight back, with most dice first.
pub fn parries(table: &Table, out: &mut Vec<Choice>) {
    let foe = combat(table).foe();
    let splits: Vec<Fight> =
        (0..=foe.extras).rev().map(|dice| Fight { dice, ..Fight::default() }).collect();
    let seat = table[foe.figure].seat;
    offer(table, foe.figure, seat, &DEFENDS, &splits, out);
    out.retain(|it| !matches!(it, Choice::Fight(fight) if may_parry(table, fight).is_err()));
}

fn offer(
    table: &Table,
    figure: FigureId,
    seat: Seat,
    effects: &[Effect],
    splits: &[Fight],
    out: &mut Vec<Choice>,
) {
    let mut weapons: Vec<Option<WeaponId>> = close_weapons(table, figure).map(Some).collect();
    if weapons.is_empty() {
        weapons.push(None);
    }
    let cards = effects.iter().filter_map(|&it| adventure::find(table, seat, it));
    let cards: Vec<Vec<AdventureId>> =
        std::iter::once(Vec::new()).chain(cards.map(|it| vec![it])).collect();
    for split in splits {
        for &with in &weapons {
            let each = cards.iter().map(|it| Fight { with, cards: it.clone(), ..split.clone() });
            out.extend(each.map(Choice::Fight));
        }
    }
}

/// ex.ml.8, ex.ml.9, ex.ml.10: a close weapon, if there is one.
fn may_wield(table: &Table, figure: FigureId, with: Option<WeaponId>) -> Result<(), Illegal> {
    match with {
        Some(weapon) => require(close_weapons(table, figure).any(|it| it == weapon), "ex.ml.8"),
        None => require(first_weapon(table, figure).is_none(), "ex.ml.10"),
    }
}

fn may_cards(
    table: &Table,
    seat: Seat,
    cards: &[AdventureId],
    fits: impl Fn(AdventureId) -> bool,
) -> Result<(), Illegal> {
    for (at, &card) in cards.iter().enumerate() {
        let once = !cards[..at].contains(&card);
        adventure::may_use(table, seat, card)?;
        require(once && fits(card), "ex.ad.4")?;
    }
    Ok(())
}

/// ex.ma.3, ex.ma.4, ex.ma.5, ex.ma.8, ex.cg.4, B15: whether the attacker may fight like this.
pub fn may_plan(table: &Table, fight: &Fight) -> Result<(), Illegal> {
    let it = combat(table);
    let (figure, target) = (it.fighter().figure, it.foe().figure);
    may_wield(table, figure, fight.with)?;
    let used = usize::from(fight.dice) + fight.also.len();
    require(used <= usize::from(spare(table)), "ex.ma.8")?;
    let deviant = |it: &AdventureId| table.effect(*it) == Effect::DestroyTheDeviant;
    let idle = fight.dice == 0 && fight.cards.iter().all(deviant);
    require(idle || !is_sure(table), "ex.cg.4")?;
    for (at, other) in fight.also.iter().enumerate() {
        require(further(table, it, &fight.also[..at]).contains(other), "ex.ma.4")?;
    }
    may_cards(table, it.seat, &fight.cards, |card| match table.effect(card) {
        Effect::SkarasenGland => adventure::is_of(table, figure, card),
        Effect::DestroyTheDeviant => adventure::is_deviant(table, figure, target, card),
        _ => false,
    })
}

/// ex.ma.6, ex.ma.11: whether the target may fight like this.
pub fn may_parry(table: &Table, fight: &Fight) -> Result<(), Illegal> {
    let foe = combat(table).foe();
    may_wield(table, foe.figure, fight.with)?;
    require(fight.also.is_empty() && fight.dice <= foe.extras, "ex.ma.11")?;
    may_cards(table, table[foe.figure].seat, &fight.cards, |card| match table.effect(card) {
        Effect::CombatSenses => true,
        Effect::SkarasenGland => adventure::is_of(table, foe.figure, card),
        _ => false,
    })
}

fn bonus(table: &Table, cards: &[AdventureId]) -> i8 {
    let dice = |it: &AdventureId| match table.effect(*it) {
        Effect::SkarasenGland | Effect::CombatSenses => 2,
        Effect::DestroyTheDeviant => 1,
        _ => 0,
    };
    cards.iter().map(dice).fold(0, i8::saturating_add)
}

/// How somebody fights a round who fights like this; where no dice are rolled none are added (B15).
pub fn stance(table: &Table, fight: &Fight) -> Stance {
    let bonus = if is_sure(table) { 0 } else { bonus(table, &fight.cards) };
    Stance { with: fight.with, dice: fight.dice, bonus }
}

/// ex.ma.2, ex.ma.5: the attacker's plan is announced before dice are rolled.
pub fn plan(table: &mut Table, fight: &Fight, cx: &mut Cx<'_, Event>) {
    let seat = combat(table).seat;
    for &card in &fight.cards {
        adventure::spend(table, seat, &Play::of(card), cx);
    }
    let stance = stance(table, fight);
    let kept = spare(table) - fight.dice - u8::try_from(fight.also.len()).expect("few targets");
    let mut places = Vec::new();
    for &other in &fight.also {
        let known = combat(table).foes.iter().position(|it| it.figure == other);
        let at = known.unwrap_or_else(|| {
            let foe = foe(table, other);
            combat_mut(table).foes.push(foe);
            combat(table).foes.len() - 1
        });
        places.push(u8::try_from(at).expect("few targets"));
    }
    let it = combat_mut(table);
    it.attack = stance;
    it.cards.clone_from(&fight.cards);
    let fighter = it.fighter_mut();
    if !fighter.planned {
        fighter.kept = kept;
        fighter.planned = true;
        fighter.targets.extend(places);
    }
}

/// The target's stance.
pub fn parry(table: &mut Table, fight: &Fight, cx: &mut Cx<'_, Event>) {
    let seat = table[combat(table).foe().figure].seat;
    for &card in &fight.cards {
        adventure::spend(table, seat, &Play::of(card), cx);
    }
    let stance = stance(table, fight);
    let it = combat_mut(table);
    it.foe_mut().extras -= fight.dice;
    it.defence = stance;
}
