//! Whether the move, the shot and the melee in progress of a position can be.

use reglette_geometry::Length;

use crate::attack::{Attack, Share};
use crate::burst;
use crate::combat::{Combat, Fighter, Foe};
use crate::dice;
use crate::doing::Doing;
use crate::finish;
use crate::ground;
use crate::ids::{FigureId, MOST_FIGURES, MOST_NODES};
use crate::melee::{Back, Melee};
use crate::nodes;
use crate::scene;
use crate::stride::{Gait, Stride};
use crate::table::Table;

/// The most hits of a blast.
const MOST_HITS: u8 = dice::MOST;
/// The most extra attacks, and the most dice that cards give to a side or take from it.
const MOST_EACH: u8 = 12;
/// The longest move there is.
const FARTHEST: Length = Length::inches(60);

/// Whether the move in progress can be.
pub fn trip_holds(table: &Table, doing: &[Doing]) -> bool {
    let Some(it) = &table.trip else { return true };
    let known = it.effects.iter().all(|it| it.index() < table.book.content.decks.tokens.len());
    let short = |it: Length| (Length::ZERO..=FARTHEST).contains(&it);
    let tests = || {
        let way = ground::way(table, it.figure, &it.points, it.most);
        way.is_ok_and(|way| usize::from(it.passed) < way.obstacles.len())
    };
    // up.10: only an order lets somebody else move a figure.
    let ordered = table[it.figure].seat != it.seat;
    table[it.figure].is_on_table()
        && it.seat.0 < table.book.players
        && ordered == (it.gait == Gait::Ordered)
        && known
        && it.effects.len() <= MOST_NODES
        && short(it.most)
        && it.earlier.iter().all(|it| short(it.most))
        && it.earlier.len() <= MOST_NODES
        && (!doing.contains(&Doing::Stride(Stride::Leave)) || scene::may_leave(table, it.figure))
        && it.nodes.iter().all(|node| nodes::touched(table, it.figure).any(|it| it == *node))
        && (!doing.contains(&Doing::Stride(Stride::Nodes)) || !it.nodes.is_empty())
        && (!doing.contains(&Doing::Stride(Stride::Testing)) || tests())
}

/// Whether the shot in progress can be.
pub fn attack_holds(table: &Table) -> bool {
    let Some(it) = &table.attack else { return true };
    let once = |(at, share): (usize, &Share)| {
        it.targets[..at].iter().all(|before| before.target != share.target)
    };
    it.seat.0 < table.book.players
        && usize::from(it.now) < it.targets.len()
        && it.targets.iter().enumerate().all(once)
        && (it.by.is_some() == it.weapon.is_some())
        && it.asked < table.book.players
        && it.senses.max(it.field) <= MOST_EACH
        && it.total.unwrap_or_default() <= MOST_HITS
        && it.by.is_none_or(|by| {
            table[by].seat == it.seat && table[it.targets[0].target].seat != it.seat
        })
        && shares_hold(table, it)
}

/// ex.sr.2, ex.wt.2, ex.wt.3: one target, or those of a Burst, who share its dice; a Blast and an air strike have as many
/// as there are, with no shares.
fn shares_hold(table: &Table, attack: &Attack) -> bool {
    let many = attack.targets.len();
    let shares = attack.targets.iter().map(|it| i32::from(it.dice.unwrap_or_default()));
    let given: i32 = shares.sum();
    match attack.weapon.map(|it| table.weapon(it)) {
        Some(weapon) if many > 1 && weapon.blast.is_none() => {
            many <= usize::from(weapon.burst) && given <= i32::from(burst::shared(table, attack))
        }
        Some(weapon) => (many == 1 || weapon.blast.is_some()) && given == 0,
        None => given == 0,
    }
}

/// Whether the melee in progress can be.
pub fn combat_holds(table: &Table, doing: &[Doing]) -> bool {
    let Some(it) = &table.combat else { return true };
    let foes = it.foes.len();
    let aims = |it: &Fighter| {
        !it.targets.is_empty() && it.targets.iter().all(|&at| usize::from(at) < foes)
    };
    let few = |it: &Fighter| it.kept <= MOST_EACH && it.targets.len() <= MOST_FIGURES;
    let stances =
        [it.attack, it.defence].iter().all(|it| it.dice.max(it.bonus.unsigned_abs()) <= MOST_EACH);
    // ex.ml.14, ex.ml.17: each attacker meets a target once.
    let met = |foe: &Foe| foe.extras <= MOST_EACH && usize::from(foe.met) <= it.attackers.len();
    let joins = doing.contains(&Doing::Melee(Melee::Join));
    it.seat.0 < table.book.players
        && (1..=MOST_FIGURES).contains(&foes)
        && it.attackers.len() <= MOST_FIGURES
        && it.asked < table.book.players
        && it.attackers.iter().all(|it| aims(it) && few(it))
        && it.tried.len() <= MOST_FIGURES
        && stances
        && it.foes.iter().all(met)
        && (joins || !it.attackers.is_empty())
        && sides_hold(table, it)
        && doing.iter().all(|at| is_at_hand(it, *at) && is_there(table, it, *at))
}

/// ex.ml.13, ex.ml.17: figures of one player attack those of others, each once.
fn sides_hold(table: &Table, combat: &Combat) -> bool {
    let (attackers, foes) = (&combat.attackers, &combat.foes);
    let again = |at: usize| attackers[..at].iter().any(|it| it.figure == attackers[at].figure);
    let twice = |at: usize| foes[..at].iter().any(|it| it.figure == foes[at].figure);
    attackers.iter().all(|it| table[it.figure].seat == combat.seat)
        && foes.iter().all(|it| table[it.figure].seat != combat.seat)
        && !(0..attackers.len()).any(again)
        && !(0..foes.len()).any(twice)
}

/// ex.ml.1, ex.ml.6, ex.cg.4: whether those whom this question is about can still fight, or fall.
fn is_there(table: &Table, combat: &Combat, doing: Doing) -> bool {
    let Doing::Melee(melee) = doing else { return true };
    let stands = |it: FigureId| table[it].is_operational();
    match melee {
        Melee::Join | Melee::Eye => {
            combat.attackers.iter().all(|it| stands(it.figure))
                && table[combat.foes[0].figure].is_on_table()
        }
        Melee::Plan => stands(combat.fighter().figure) && table[combat.foe().figure].is_on_table(),
        Melee::Parry | Melee::Rolled => {
            stands(combat.fighter().figure) && stands(combat.foe().figure)
        }
        Melee::Coup => {
            let foe = &table[combat.foe().figure];
            stands(combat.fighter().figure) && foe.is_on_table() && foe.state.shocked
        }
        Melee::Hurt { winner } => {
            stands(winner) && [combat.fighter().figure, combat.foe().figure].contains(&winner)
        }
        Melee::Revenge => finish::avenger(table).is_some(),
        Melee::Stressed { .. }
        | Melee::After { .. }
        | Melee::Outcome { .. }
        | Melee::Answer { .. }
        | Melee::Order { .. }
        | Melee::Finished { .. } => true,
    }
}

/// ex.ml.13, ex.mr.1: whether the attacker and the target at hand are those this question is about: nobody has fought yet
/// while attackers are named, all have when the melee is decided, and else there are both.
fn is_at_hand(combat: &Combat, doing: Doing) -> bool {
    let Doing::Melee(melee) = doing else { return true };
    let (now, nth) = (usize::from(combat.now), usize::from(combat.nth));
    let fighter = combat.attackers.get(now);
    let first = now == 0 && nth == 0;
    let decided = fighter.is_none() && now == combat.attackers.len() && nth == 0;
    let fights = fighter.is_some_and(|it| nth < it.targets.len());
    match melee {
        Melee::Join => first,
        Melee::Eye => first && fights,
        Melee::Outcome { .. } => decided,
        Melee::Finished { back } | Melee::Answer { back, .. } | Melee::Order { back, .. } => {
            match back {
                Back::After(_) | Back::Next => fights,
                Back::Outcome(_) => decided,
                // ex.ma.7: the one who fell is passed over.
                Back::Fighter => now > 0 && nth == 0 && now <= combat.attackers.len(),
            }
        }
        Melee::Plan
        | Melee::Parry
        | Melee::Rolled
        | Melee::Hurt { .. }
        | Melee::Stressed { .. }
        | Melee::After { .. }
        | Melee::Coup
        | Melee::Revenge => fights,
    }
}
