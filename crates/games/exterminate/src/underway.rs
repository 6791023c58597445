//! Whether the move, the shot and the melee in progress of a position can be.

use reglette_geometry::Length;

use crate::combat::Fighter;
use crate::dice;
use crate::doing::Doing;
use crate::ground;
use crate::ids::{MOST_FIGURES, MOST_NODES};
use crate::melee::{Back, Melee};
use crate::nodes;
use crate::scene;
use crate::stride::Stride;
use crate::table::Table;

/// The most hits of a blast.
const MOST_HITS: u8 = dice::MOST;
/// The most extra attacks, the most dice that cards give to a side or take from it, half of the most that are a share of
/// a Burst, and the most attackers that a figure has met.
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
    table[it.figure].is_on_table()
        && it.seat.0 < table.book.players
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
    table.attack.as_ref().is_none_or(|it| {
        let shares = it.targets.iter().map(|it| it.dice.unwrap_or_default());
        it.seat.0 < table.book.players
            && usize::from(it.now) < it.targets.len()
            && it.targets.len() <= MOST_FIGURES
            && (it.by.is_some() == it.weapon.is_some())
            && it.asked < table.book.players
            && it.senses.max(it.field) <= MOST_EACH
            && it.total.unwrap_or_default() <= MOST_HITS
            && shares.max().unwrap_or_default() <= MOST_EACH * 2
    })
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
    let met = it.foes.iter().all(|it| it.met.max(it.extras) <= MOST_EACH);
    let now = it.attackers.get(usize::from(it.now));
    let fights = now.is_some_and(|fighter| usize::from(it.nth) < fighter.targets.len());
    let joins = doing.contains(&Doing::Melee(Melee::Join));
    it.seat.0 < table.book.players
        && (1..=MOST_FIGURES).contains(&foes)
        && it.attackers.len() <= MOST_FIGURES
        && it.asked < table.book.players
        && it.attackers.iter().all(|it| aims(it) && few(it))
        && it.tried.len() <= MOST_FIGURES
        && stances
        && met
        && (joins || !it.attackers.is_empty())
        && (fights || !doing.iter().any(|it| needs_fighter(*it)))
}

/// Whether the attacker at hand is spoken of: not while attackers are named, nor when all have fought.
fn needs_fighter(doing: Doing) -> bool {
    let Doing::Melee(melee) = doing else { return false };
    match melee {
        Melee::Join | Melee::Outcome { .. } => false,
        Melee::Finished { back } | Melee::Answer { back, .. } | Melee::Order { back, .. } => {
            matches!(back, Back::After(_) | Back::Next)
        }
        _ => true,
    }
}
