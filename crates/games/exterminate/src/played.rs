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
use crate::ids::CardId;
use crate::roll::{Cause, Contest, Part};
use crate::table::Table;
use crate::tally;

/// Plays a card, Fate or a special rule on a roll; whether dice were rolled again.
pub fn play(
    table: &mut Table,
    contest: &mut Contest,
    window: (Seat, Part),
    choice: &Choice,
    cx: &mut Cx<'_, Event>,
) -> Result<bool, Dry> {
    let (seat, part) = window;
    let rerolled = match choice {
        Choice::Card(card) => {
            hand::spend(table, seat, *card, cx);
            lay(table, contest, part, choice);
            false
        }
        Choice::Reroll(reroll) => {
            pay_reroll(table, seat, reroll.by, cx);
            let Reroll { by, dice, of } = *reroll;
            let many = i8::try_from(dice.total()).expect("few dice");
            let fell = dice::roll(many, cx)?;
            let throw = contest.throw_mut(of);
            throw.dice = throw.dice.minus(dice).plus(fell);
            cx.emit(|| Event::cite(rule(choice), What::Rerolled { seat, by, of, dice, fell }));
            true
        }
        Choice::Play(play) => {
            adventure::spend(table, seat, play, cx);
            if !lay(table, contest, part, choice) {
                add_die(contest, cx)?;
            }
            if table.effect(play.card) == Effect::ReverseThePolarity {
                let dice = contest.attack.dice;
                cx.emit(|| Event::cite(rule(choice), What::Reversed { seat, dice }));
            }
            false
        }
        _ => unreachable!("{choice:?} is not played on a roll"),
    };
    cx.emit(|| Event::cite(rule(choice), What::Stands { tally: tally::of(table, contest) }));
    Ok(rerolled)
}

/// The rule of a play on a roll.
fn rule(choice: &Choice) -> &'static str {
    match choice {
        Choice::Card(CardId::HIT) => "ex.bc.4",
        Choice::Card(CardId::ARMOUR) => "ex.bc.5",
        Choice::Card(CardId::DOUBLE) => "ex.bc.7",
        Choice::Card(CardId::SUPER_ARMOUR) => "ex.bc.10",
        Choice::Card(CardId::LIGHTNING) => "ex.bc.12",
        Choice::Reroll(Reroll { by: Means::Fate | Means::FateCard, .. }) => "ex.ft.4",
        Choice::Reroll(_) => "ex.bc.6",
        _ => "ex.ad.4",
    }
}

/// Changes a roll as an answer does for which no dice are rolled; whether it is one.
pub fn lay(table: &Table, contest: &mut Contest, part: Part, choice: &Choice) -> bool {
    match choice {
        Choice::Pass => true,
        Choice::Card(card) => {
            play_card(contest, part, *card);
            true
        }
        Choice::Play(play) => match table.effect(play.card) {
            Effect::LuckyHit => {
                contest.lucky = true;
                true
            }
            Effect::ReverseThePolarity => {
                let Faces { h, a, l } = contest.attack.dice;
                contest.attack.dice = Faces { h: a, a: h, l };
                true
            }
            _ => false,
        },
        _ => false,
    }
}

fn play_card(contest: &mut Contest, part: Part, card: CardId) {
    let own = own_dice(contest, part);
    match card {
        CardId::HIT => more(&mut contest.throw_mut(own).hits),
        CardId::ARMOUR => {
            more(&mut contest.throw_mut(own).armours);
            contest.armour = true;
        }
        CardId::DOUBLE => contest.throw_mut(own).doubled = true,
        CardId::SUPER_ARMOUR => {
            contest.throw_mut(other(own)).void = true;
            contest.super_armour = true;
        }
        CardId::LIGHTNING => more(&mut contest.throw_mut(own).lightnings),
        _ => unreachable!("{card:?} is no card for a roll"),
    }
}

fn more(cards: &mut u8) {
    *cards = cards.saturating_add(1).min(dice::MOST);
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

/// Sentence Passed: one more die.
fn add_die(contest: &mut Contest, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let room = contest.attack.dice.total() < dice::MOST;
    let more = dice::roll(i8::from(room), cx)?;
    contest.attack.dice = contest.attack.dice.plus(more);
    if let Cause::Damage { victim: figure, .. } = contest.cause {
        cx.emit(|| Event::cite("ex.ad.4", What::Damage { figure, dice: more }));
    }
    Ok(())
}
