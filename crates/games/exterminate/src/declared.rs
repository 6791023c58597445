//! What is played when a shot has been declared, before dice are rolled (D24).

use reglette_engine::rule::{Part, require};
use reglette_engine::{Cx, Illegal, Seat};

use crate::adventure;
use crate::aim::Occasion;
use crate::attack::{Attack, attack, attack_mut};
use crate::choice::Play;
use crate::data::decks::Effect;
use crate::dice;
use crate::doing::{Next, call, done, pause};
use crate::event::{Event, Pool, What};
use crate::figure::Mark;
use crate::roll::{Cause, Contest, Rolling};
use crate::shot::{Shot, fire, target};
use crate::table::Table;

/// Cards the owner of a target may play before dice are rolled.
const ANSWERS: [Effect; 3] = [Effect::CombatSenses, Effect::StaticField, Effect::CordolaineSignal];

/// Cards that others may play then.
const OTHERS_ANSWER: [Effect; 1] = [Effect::CordolaineSignal];

/// Who may answer the declaration now, and with what: the owner of the target, then the other enemies.
pub fn answerer(table: &Table) -> Option<(Seat, &'static [Effect])> {
    let (it, target) = (attack(table), target(table));
    let seat = table.answerers(it.seat, target).nth(usize::from(it.asked))?;
    let owner = table[target].seat == seat;
    Some((seat, if owner { &ANSWERS } else { &OTHERS_ANSWER }))
}

/// The declaration may be answered.
pub fn ask_next(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let enemy = table[target(table)].seat != attack(table).seat;
    if enemy && attack(table).by.is_some() {
        while let Some((seat, effects)) = answerer(table) {
            if adventure::might_use(table, seat, effects) {
                return pause(Shot::Declared);
            }
            attack_mut(table).asked += 1;
        }
        attack_mut(table).asked = 0;
    }
    fire(table, cx)
}

/// Whether a card may answer the declaration.
pub fn may_answer(table: &Table, play: &Play) -> Result<(), Illegal> {
    let target = target(table);
    let (seat, effects) = answerer(table).ok_or(Illegal::by("ex.ad.4"))?;
    adventure::may_use(table, seat, play.card)?;
    let fits = effects.contains(&table.effect(play.card)) && *play == Play::of(play.card);
    require(fits, "ex.ad.4")?;
    let field = table.effect(play.card) == Effect::StaticField;
    require(!field || adventure::is_of(table, target, play.card), "ex.ad.4")
}

/// A card answers the declaration.
pub fn answer(table: &mut Table, play: &Play, cx: &mut Cx<'_, Event>) -> Next {
    let Some((seat, _)) = answerer(table) else { return fire(table, cx) };
    adventure::spend(table, seat, play, cx);
    let effect = table.effect(play.card);
    if lay(attack_mut(table), effect) {
        return ask_next(table, cx);
    }
    let dice = dice::roll(1, cx)?;
    cx.emit(|| {
        let pool = Pool { parts: vec![Part::new("ex.ad.4", 1)], dice };
        Event::cite("ex.ad.4", What::SignalRolled { seat, pool })
    });
    let contest = Contest::single(Cause::Signal { seat }, dice);
    call(Rolling::new(contest), Shot::Signalled)
}

/// What a card changes in the dice of a shot that is declared; whether it does, without any of its own.
pub fn lay(attack: &mut Attack, effect: Effect) -> bool {
    match effect {
        Effect::CombatSenses => attack.senses += 2,
        Effect::StaticField => attack.field += 1,
        _ => return false,
    }
    true
}

/// Cordolaine Signal: on H or L the weapon cannot be fired this turn, and the shot does not take place.
pub fn signalled(table: &mut Table, contest: &Contest, cx: &mut Cx<'_, Event>) -> Next {
    let throw = contest.attack;
    let (Some(by), Some(with)) = (attack(table).by, attack(table).weapon) else { return done() };
    if !is_jammed(contest) {
        return ask_next(table, cx);
    }
    let pool = Pool { parts: Vec::new(), dice: throw.dice };
    cx.emit(|| Event::cite("ex.ad.4", What::Jammed { by, with, pool }));
    table[by].state.jam(with);
    // ex.sh.17, ex.sp.4: whoever has fired a share of a Burst has shot.
    if attack(table).now > 0 {
        table[by].mark(Mark::HasShot, true);
    } else if attack(table).occasion == Occasion::Turn {
        table[by].mark(Mark::Acted, false);
    }
    table.attack = None;
    done()
}

/// Whether the die of a Cordolaine Signal silences the weapon.
pub fn is_jammed(contest: &Contest) -> bool {
    let throw = contest.attack;
    throw.dice.h + throw.dice.l + throw.lightnings > 0
}
