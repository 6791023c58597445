//! What happens when something is played on a roll.

use reglette_engine::dice::Dry;
use reglette_engine::{Cx, Seat};

use crate::adventure;
use crate::answer::{other, own_dice};
use crate::choice::{Choice, Coin, Means, Play, Reroll};
use crate::data::decks::Effect;
use crate::dice::{self, Faces};
use crate::event::{Event, What};
use crate::fate;
use crate::figure::Mark;
use crate::hand;
use crate::ids::{AdventureId, CardId};
use crate::roll::{Cause, Contest, Part};
use crate::table::Table;

/// Plays a card, Fate or a special rule on a roll; whether dice were rolled again.
pub fn play(
    table: &mut Table,
    contest: &mut Contest,
    window: (Seat, Part),
    choice: &Choice,
    cx: &mut Cx<'_, Event>,
) -> Result<bool, Dry> {
    let (seat, part) = window;
    match choice {
        Choice::Card(card) => {
            hand::spend(table, seat, *card, cx);
            play_card(contest, part, *card);
            Ok(false)
        }
        Choice::Reroll(reroll) => {
            pay_reroll(table, seat, reroll.by, cx);
            let throw = contest.throw_mut(reroll.of);
            let many = i8::try_from(reroll.dice.total()).expect("few dice");
            let fell = dice::roll(many, cx)?;
            throw.dice = throw.dice.minus(reroll.dice).plus(fell);
            let Reroll { by, dice, of } = *reroll;
            let rule =
                if matches!(by, Means::Fate | Means::FateCard) { "ex.ft.4" } else { "ex.bc.6" };
            cx.emit(|| Event::cite(rule, What::Rerolled { seat, by, of, dice, fell }));
            Ok(true)
        }
        Choice::Play(play) => {
            adventure::spend(table, seat, play, cx);
            play_adventure(table, contest, seat, play.card, cx)?;
            Ok(false)
        }
        _ => unreachable!("{choice:?} is not played on a roll"),
    }
}

fn play_card(contest: &mut Contest, part: Part, card: CardId) {
    let own = own_dice(contest, part);
    match card {
        CardId::HIT => contest.throw_mut(own).hits += 1,
        CardId::ARMOUR => {
            contest.throw_mut(own).armours += 1;
            contest.armour = true;
        }
        CardId::DOUBLE => contest.throw_mut(own).doubled = true,
        CardId::SUPER_ARMOUR => {
            contest.throw_mut(other(own)).void = true;
            contest.super_armour = true;
        }
        CardId::LIGHTNING => contest.throw_mut(own).lightnings += 1,
        _ => unreachable!("{card:?} is no card for a roll"),
    }
}

fn pay_reroll(table: &mut Table, seat: Seat, by: Means, cx: &mut Cx<'_, Event>) {
    match by {
        Means::Fate => fate::pay(table, seat, Coin::Token, cx),
        Means::FateCard => fate::pay(table, seat, Coin::Card, cx),
        Means::Card => hand::spend(table, seat, CardId::REROLL, cx),
        Means::Clever(figure) => table[figure].mark(Mark::Clever, true),
        Means::Disintegrate => {
            if let Some(attack) = &mut table.attack {
                attack.disintegrated = true;
            }
        }
        Means::BadWolf(figure) => table[figure].mark(Mark::BadWolf, true),
        Means::Adventure(card) => adventure::spend(table, seat, &Play::of(card), cx),
    }
}

fn play_adventure(
    table: &Table,
    contest: &mut Contest,
    seat: Seat,
    card: AdventureId,
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    match table.effect(card) {
        Effect::LuckyHit => contest.lucky = true,
        Effect::SentencePassed => {
            let more = dice::roll(1, cx)?;
            contest.attack.dice = contest.attack.dice.plus(more);
            if let Cause::Damage { victim: figure, .. } = contest.cause {
                cx.emit(|| Event::cite("ex.ad.4", What::Damage { figure, dice: more }));
            }
        }
        Effect::ReverseThePolarity => {
            let Faces { h, a, l } = contest.attack.dice;
            let dice = Faces { h: a, a: h, l };
            contest.attack.dice = dice;
            cx.emit(|| Event::cite("ex.ad.4", What::Reversed { seat, dice }));
        }
        effect => unreachable!("{effect:?} does not answer a roll"),
    }
    Ok(())
}
