//! The odds of shots, melee rounds and re-rolls. What others may hold is not weighed (B2).

use reglette_engine::Machine;
use reglette_engine::odds::NOTHING;

use crate::doing::Doing;
use crate::event::{Event, What};
use crate::ids::FigureId;
use crate::table::Verdict;
use crate::tally;

/// What the odds of a choice can be told of: what becomes of whoever is attacked, Stress, and what the roll on
/// the table comes to.
pub const METRICS: &[&str] = &["harm", "stress", "roll"];

/// What came of a choice, from what happened; nothing while it is undecided.
pub fn came_of(
    before: &Machine<Doing>,
    after: &Machine<Doing>,
    events: &[Event],
    metric: &str,
) -> Option<String> {
    let found = match metric {
        "stress" => stress(events),
        "roll" => roll(before, events),
        _ => harm(before, events),
    };
    found.or_else(|| is_over(after).then(|| NOTHING.to_owned()))
}

/// No shot, melee or roll is in progress.
fn is_over(after: &Machine<Doing>) -> bool {
    let busy = |it: &Doing| {
        matches!(it, Doing::Shot(_) | Doing::Rolling(_) | Doing::Harm(_) | Doing::Melee(_))
    };
    !after.stack().iter().any(busy)
}

/// What the roll on the table comes to as it lies after an answer, before anybody else answers.
fn roll(before: &Machine<Doing>, events: &[Event]) -> Option<String> {
    let now = tally::open(before)?;
    let told = events.iter().find_map(|event| match event.what {
        What::Stands { tally } => Some(tally),
        _ => None,
    });
    Some(told.unwrap_or(now).to_string())
}

fn stress(events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match event.what {
        What::Stressed { tokens, .. } => Some(tokens.to_string()),
        What::Through { .. } => {
            let later = events.iter().any(|it| matches!(it.what, What::Stressed { .. }));
            (!later).then(|| "0".to_owned())
        }
        _ => None,
    })
}

fn harm(before: &Machine<Doing>, events: &[Event]) -> Option<String> {
    let attacker = attacker(before, events);
    let whose = |figure: FigureId| match attacker {
        Some(attacker) if attacker == figure => "attacker-",
        Some(_) => "target-",
        None => "",
    };
    for (at, event) in events.iter().enumerate() {
        match event.what {
            What::Through { hits: 0, .. } => return Some("no-hit".to_owned()),
            What::Tied { .. } => return Some("tie".to_owned()),
            What::Result { figure, verdict } => {
                let told = |name: &str| Some(format!("{}{name}", whose(figure)));
                if verdict == Verdict::Scratch {
                    return told("scratch");
                }
                return events[at + 1..].iter().find_map(|it| became(it, figure)).and_then(told);
            }
            _ => {}
        }
    }
    None
}

/// ex.ft.7, ex.ft.12: what a result leaves of a figure is the next thing that happens to it, as it may be cancelled or
/// become a lesser one.
fn became(event: &Event, figure: FigureId) -> Option<&'static str> {
    match event.what {
        What::Cancelled { figure: it, .. } | What::Regenerated { figure: it } if it == figure => {
            Some("saved")
        }
        What::Shocked { figure: it } if it == figure => Some("shocked"),
        What::Exterminated { figure: it, .. } if it == figure => Some("exterminated"),
        _ => None,
    }
}

/// Who attacks in the melee that the odds are of.
fn attacker(before: &Machine<Doing>, events: &[Event]) -> Option<FigureId> {
    let fought = events.iter().find_map(|event| match event.what {
        What::Fought { attacker, .. } => Some(attacker),
        _ => None,
    });
    let now = before.table.combat.as_ref().and_then(|it| it.attackers.get(usize::from(it.now)));
    fought.or_else(|| now.map(|it| it.figure))
}
