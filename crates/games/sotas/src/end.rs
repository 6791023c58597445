//! The end of the game (sotas.end, sotas.scenario.4, sotas.scenario.11): conditions and who wins.

use reglette_engine::Cx;
use reglette_engine::game::Outcome;

use crate::book::is_there;
use crate::data::scenarios::{Condition, Victory, When};
use crate::event::{Event, What};
use crate::figure::{Figure, Whereabouts};
use crate::ids::SideId;
use crate::table::{Ended, Table, Why};

/// When conditions are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// After any event.
    AtOnce,
    /// At the end of a game turn.
    TurnEnd,
}

/// Whether the game is over now.
pub fn check(table: &mut Table, moment: Moment, cx: &mut Cx<'_, Event>) -> bool {
    if table.ended.is_none() {
        table.ended = verdict(table, moment);
        if let Some(Ended { winner, why }) = table.ended {
            let (rule, _) = why.told();
            cx.emit(|| Event { rule, what: What::GameEnded { winner, why } });
        }
    }
    table.ended.is_some()
}

/// sotas.end.1: whether so many are wiped out that the game is decided, whatever the scenario says.
pub fn is_decided(table: &Table) -> bool {
    table.book.all_sides().filter(|&it| stands(table, it)).count() < 2
}

fn verdict(table: &Table, moment: Moment) -> Option<Ended> {
    let ended = |winner, why| Some(Ended { winner, why });
    let mut winners: Vec<SideId> = Vec::new();
    for victory in victories(table) {
        let due = match victory.when {
            When::AtOnce => true,
            When::TurnEnd => moment == Moment::TurnEnd,
            When::Limit => false,
        };
        winners.extend(winner(table, victory).filter(|it| due && !winners.contains(it)));
    }
    let standing: Vec<SideId> = table.book.all_sides().filter(|&it| stands(table, it)).collect();
    match (&winners[..], &standing[..]) {
        // sotas.scenario.11
        ([_, _, ..], _) | ([], []) => return ended(None, Why::Both),
        ([winner], []) if table.book.players == 2 && !has_escaped(table, *winner) => {
            return ended(None, Why::Both);
        }
        ([winner], _) => return ended(Some(*winner), Why::Scenario),
        // sotas.end.1, sotas.end.2
        ([], [last]) => return ended(Some(*last), Why::WipedOut),
        ([], _) => {}
    }
    // Without a last turn the bomb ends the game, whoever it harms.
    let over = match table.book.scenario.turns {
        Some(last) => table.round.turn >= last,
        None => table.exploded,
    };
    if moment == Moment::AtOnce || !over {
        return None;
    }
    let mut limits = victories(table).filter(|it| it.when == When::Limit);
    ended(limits.find_map(|it| winner(table, it)), Why::Limit)
}

/// sotas.end.1, R-62, R-93: whether anybody is left who is played for a side now, inside a host or not.
pub fn stands(table: &Table, side: SideId) -> bool {
    let there = |whereabouts| matches!(whereabouts, Whereabouts::Table | Whereabouts::Inside(_));
    table.all().any(|it| there(table[it].state.whereabouts) && table.side(it) == side)
}

fn has_escaped(table: &Table, side: SideId) -> bool {
    figures(table, side).any(|it| it.state.whereabouts == Whereabouts::Escaped)
}

/// The conditions that count with so many players.
fn victories(table: &Table) -> impl Iterator<Item = &Victory> {
    let players = table.book.players;
    table.book.scenario.victories.iter().filter(move |it| is_there(it.seat, players))
}

/// Who wins by a condition that holds.
fn winner(table: &Table, victory: &Victory) -> Option<SideId> {
    match &victory.side {
        Some(side) => {
            let side = table.book.side_named(side)?;
            victory.all.iter().all(|it| holds(table, it)).then_some(side)
        }
        None => victory.all.iter().find_map(|it| found(table, it)),
    }
}

/// sotas.scenario.22: the side a condition finds by itself.
fn found(table: &Table, condition: &Condition) -> Option<SideId> {
    let sides = || table.book.all_sides();
    match condition {
        Condition::LastStanding => {
            let mut standing = sides().filter(|&it| stands(table, it));
            standing.next().filter(|_| standing.next().is_none())
        }
        Condition::MostDestroyed => {
            let points = |it: &SideId| table.sides[it.index()].destroyed;
            let best = sides().max_by_key(points)?;
            let shared = sides().any(|it| it != best && points(&it) == points(&best));
            (!shared).then_some(best)
        }
        _ => None,
    }
}

/// Figures that began the game on a side.
fn figures(table: &Table, side: SideId) -> impl Iterator<Item = &Figure> {
    table.figures.iter().filter(move |it| it.owner == side)
}

fn is_lost(figure: &Figure) -> bool {
    matches!(figure.state.whereabouts, Whereabouts::Killed | Whereabouts::Fled)
}

/// Whether a condition holds.
pub fn holds(table: &Table, condition: &Condition) -> bool {
    let side = |name: &String| table.book.side_named(name);
    match condition {
        Condition::WipedOut { side: name } => side(name).is_none_or(|it| !stands(table, it)),
        Condition::Survives { side: name } => side(name).is_some_and(|it| stands(table, it)),
        Condition::TasksDone { tasks, at_least } => {
            let done = tasks.iter().filter(|it| is_done(table, it)).count();
            done >= at_least.map_or(tasks.len(), usize::from)
        }
        Condition::CannotEscape { side: name, .. } if side(name).is_none() => true,
        Condition::Escaped { .. } | Condition::CannotEscape { .. } | Condition::Lost { .. } => {
            count(table, condition).is_some_and(|(done, of)| done >= of)
        }
        Condition::Present { side: name, figure } => side(name).is_some_and(|it| {
            ids(table, it).any(|id| {
                began_as(table, id) == *figure
                    && matches!(
                        table.figures[id].state.whereabouts,
                        Whereabouts::Table | Whereabouts::Inside(_)
                    )
            })
        }),
        Condition::TrackFull => {
            table.book.scenario.track.as_ref().is_some_and(|it| table.track >= it.goal)
        }
        Condition::Exploded => table.exploded,
        Condition::Ahead { side: name, by } => side(name).is_some_and(|it| {
            let own = table.sides[it.index()].destroyed;
            let others = table.book.all_sides().filter(|&other| other != it);
            others.into_iter().all(|other| own >= table.sides[other.index()].destroyed + by)
        }),
        Condition::LastStanding | Condition::MostDestroyed => found(table, condition).is_some(),
    }
}

fn ids(table: &Table, side: SideId) -> impl Iterator<Item = usize> {
    (0..table.figures.len()).filter(move |&id| table.book.roster[id].side == side)
}

/// sotas.scenario.25: the profile a figure began the game with.
fn began_as(table: &Table, id: usize) -> &str {
    table.book.content.profiles.origin(table.book.roster[id].profile)
}

/// How many figures have met a condition about figures, and how many must.
pub fn count(table: &Table, condition: &Condition) -> Option<(usize, usize)> {
    let left = |it: &Figure| it.state.whereabouts == Whereabouts::Escaped;
    match condition {
        Condition::Escaped { side, figures, others } => {
            let Split { named, rest } = split(table, side, figures)?;
            let others = usize::from(*others);
            let so = |ids: &[usize]| ids.iter().filter(|&&id| left(&table.figures[id])).count();
            Some((so(&named) + so(&rest).min(others), named.len() + others))
        }
        Condition::CannotEscape { side, figures, others } => {
            let Split { named, rest } = split(table, side, figures)?;
            let lost =
                |ids: &[usize]| ids.iter().filter(|&&id| is_lost(&table.figures[id])).count();
            let spare = (rest.len() + 1).saturating_sub(usize::from(*others));
            Some(if lost(&named) > 0 { (spare, spare) } else { (lost(&rest), spare) })
        }
        Condition::Lost { side, figures, at_least } => {
            let Split { named, .. } = split(table, side, figures)?;
            let lost = named.iter().filter(|&&id| is_lost(&table.figures[id])).count();
            let of = at_least.map_or(named.len(), usize::from);
            (!named.is_empty()).then_some((lost, of))
        }
        _ => None,
    }
}

/// The figures of a side, those with a name apart.
struct Split {
    named: Vec<usize>,
    rest: Vec<usize>,
}

fn split(table: &Table, side: &str, names: &[String]) -> Option<Split> {
    let side = table.book.side_named(side)?;
    let is_named = |id: &usize| names.iter().any(|it| it == began_as(table, *id));
    let (named, rest) = ids(table, side).partition(is_named);
    Some(Split { named, rest })
}

/// sotas.scenario.6: whether a Task is finished.
pub fn is_done(table: &Table, task: &str) -> bool {
    let Some(task) = table.book.scenario.tasks.iter().find(|it| it.id == task) else {
        return false;
    };
    let piece = table.terrain.named(&task.piece);
    piece.is_some_and(|it| table.pieces[it.index()].tokens >= task.tokens)
}

/// How the game ended.
pub fn outcome(table: &Table) -> Option<Outcome> {
    let ended = table.ended?;
    let (rule, reason) = ended.why.told();
    let mut scores = vec![0; usize::from(table.book.players)];
    for side in &table.sides {
        scores[side.seat.index()] = side.destroyed;
    }
    let winners = ended.winner.map(|side| table.seat_of(side)).into_iter().collect();
    Some(Outcome { rule, reason, scores, winners })
}
