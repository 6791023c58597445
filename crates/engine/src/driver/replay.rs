//! Records played again: the proof of what they say, line by line.

use std::sync::Arc;

use serde_json::Value;

use super::{Match, Source, Start, content_fingerprint};
use crate::dice::{Among, Fair, Script, commitment};
use crate::fault::{Code, Fault};
use crate::game::Game;
use crate::record::{self, Footer, Line, Record, state_hash};
use crate::rule::Rule;
use crate::setup::Content;

/// How closely a replay looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verify {
    /// Legality only.
    Trust,
    /// Legality, every hash, and the result.
    Everything,
}

/// Plays a record again, up to a number of lines after the set-up's, or whole.
pub fn replay<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    verify: Verify,
    to: Option<usize>,
) -> Result<Match<G>, Fault> {
    let mut replayed = begin_replay::<G>(record, content, verify)?;
    for line in record.lines.iter().skip(1).take(to.unwrap_or(usize::MAX)) {
        replay_line(&mut replayed, line, verify)?;
    }
    if let (None, Verify::Everything, Some(footer)) = (to, verify, &record.footer) {
        check_footer(&replayed, footer)?;
        if let Some(secret) = &footer.secret {
            replay_fair::<G>(record, content, secret)?;
        }
    }
    Ok(replayed)
}

/// A match played again, and what happened on each line of its record.
pub type Told<G> = (Match<G>, Vec<Vec<<G as Game>::Event>>);

/// Plays a record again with the dice of a secret: proves that they fell as promised, and gives
/// the match with these dice at the point where they stand, and what happened on each line.
pub fn replay_fair<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    secret: &str,
) -> Result<Told<G>, Fault> {
    replay_thrown(record, content, secret, Fair::new(secret), |_| {})
}

/// What every throw of a record fell among, line by line: the ground on which anyone can throw the
/// dice of its secret again. They are proved on the way.
pub fn account<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    secret: &str,
) -> Result<Vec<Vec<Among>>, Fault> {
    let mut lines = Vec::new();
    let fair = Fair::new(secret).accounting();
    replay_thrown::<G>(record, content, secret, fair, |source| {
        if let Source::Fair(fair) = source {
            lines.push(fair.take_account());
        }
    })?;
    Ok(lines)
}

fn replay_thrown<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    secret: &str,
    fair: Fair,
    mut after_line: impl FnMut(&mut Source),
) -> Result<Told<G>, Fault> {
    let promised = record.header.dice.as_ref().and_then(|promise| promise.get("fair"));
    if promised.and_then(Value::as_str) != Some(commitment(secret).as_str()) {
        return Err(bad("fault-dice-promise", 0));
    }
    let Some(setup) = record.lines.first() else {
        return Err(bad("fault-record-truncated", 1));
    };
    let start = start_of(record, setup, content);
    let (mut fair, events) =
        Match::<G>::start(start, Source::Fair(fair)).map_err(|fault| on_line(fault, setup))?;
    fair.header.rules = record.header.rules;
    fell_alike(&fair, setup)?;
    after_line(&mut fair.source);
    let mut log = vec![events];
    for line in &record.lines[1..] {
        let (Some(seat), Some(choice)) = (line.seat, &line.choice) else {
            return Err(bad("fault-record-no-choice", line.n + 1));
        };
        let choice = fair.read_choice(choice).map_err(|fault| on_line(fault, line))?;
        let played = fair.play_salted(seat, choice, line.salt.clone());
        log.push(played.map_err(|fault| on_line(fault, line))?);
        fell_alike(&fair, line)?;
        after_line(&mut fair.source);
    }
    Ok((fair, log))
}

/// Whether the dice of the last line fell as a record says.
fn fell_alike<G: Game>(fair: &Match<G>, line: &Line) -> Result<(), Fault> {
    let fell = &fair.lines.last().expect("the set-up at least").dice;
    if *fell == line.dice {
        return Ok(());
    }
    let fault = bad("fault-dice-differ", line.n + 1);
    Err(fault.with("expected", fell.join(" ")).with("found", line.dice.join(" ")))
}

fn start_of(record: &Record, setup: &Line, content: &Arc<Content>) -> Start {
    let header = &record.header;
    Start {
        setup: header.setup.clone(),
        content: Arc::clone(content),
        position: header.position.clone(),
        seats: header.seats.clone(),
        dice: header.dice.clone(),
        salt: setup.salt.clone(),
    }
}

/// Sets up what a record begins with.
pub fn begin_replay<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    verify: Verify,
) -> Result<Match<G>, Fault> {
    let header = &record.header;
    let (game, rules) = (G::info().id, G::info().rules_version);
    if header.game != game {
        return Err(bad("fault-record-game", 0).with("game", &header.game));
    }
    if header.rules > rules {
        return Err(bad("fault-record-newer", 0).with("rules", header.rules).with("known", rules));
    }
    if header.content != content_fingerprint(content, &header.setup) {
        return Err(bad("fault-record-content", 0));
    }
    let Some(setup) = record.lines.first() else {
        return Err(bad("fault-record-truncated", 1));
    };
    let start = start_of(record, setup, content);
    let script = Source::Script(Script::new(setup.dice.clone()));
    let (mut replayed, _) =
        Match::<G>::start(start, script).map_err(|fault| on_line(fault, setup))?;
    replayed.header.rules = header.rules;
    check_line(&mut replayed, setup, verify)?;
    Ok(replayed)
}

/// Plays one line of a record; gives what happened.
pub fn replay_line<G: Game>(
    replayed: &mut Match<G>,
    line: &Line,
    verify: Verify,
) -> Result<Vec<G::Event>, Fault> {
    let (Some(seat), Some(choice)) = (line.seat, &line.choice) else {
        return Err(bad("fault-record-no-choice", line.n + 1));
    };
    let choice = replayed.read_choice(choice).map_err(|fault| on_line(fault, line))?;
    replayed.source = Source::Script(Script::new(line.dice.clone()));
    let played = replayed.play_salted(seat, choice, line.salt.clone());
    let events = played.map_err(|fault| on_line(fault, line))?;
    check_line(replayed, line, verify)?;
    Ok(events)
}

fn check_line<G: Game>(replayed: &mut Match<G>, line: &Line, verify: Verify) -> Result<(), Fault> {
    if let Source::Script(script) = &replayed.source
        && !script.left().is_empty()
    {
        let unused = script.left().join(" ");
        return Err(bad("fault-record-dice-left", line.n + 1).with("dice", unused));
    }
    if let (Verify::Everything, Some(expected)) = (verify, &line.hash) {
        let noted = replayed.lines.last().and_then(|last| last.hash.clone());
        let found = noted.unwrap_or_else(|| state_hash(&replayed.game));
        if found != *expected {
            let fault = bad("fault-record-hash", line.n + 1);
            return Err(fault.with("expected", expected).with("found", found));
        }
    }
    Ok(())
}

fn check_footer<G: Game>(replayed: &Match<G>, footer: &Footer) -> Result<(), Fault> {
    let now = replayed.footer();
    let at = replayed.lines.len() + 1;
    if now.hash != footer.hash {
        let fault = bad("fault-record-hash", at);
        return Err(fault.with("expected", &footer.hash).with("found", now.hash));
    }
    if now.end != footer.end {
        return Err(bad("fault-record-result", at));
    }
    Ok(())
}

/// A fault of a record; `row` counts the lines of the file from 0.
fn bad(key: &'static str, row: usize) -> Fault {
    Fault::new(Code::BadRecord, key).at(record::place(row))
}

/// What a record's line may be refused for, besides what is wrong with its header.
const OF_A_LINE: [&str; 6] = [
    "fault-illegal",
    "fault-not-your-turn",
    "fault-over",
    "fault-unreadable",
    "fault-dice-dry",
    "fault-dice-face",
];

/// What goes wrong while a line is replayed is a fault of the record at that line, by the same rule.
/// What the set-up is refused for stands in the header.
fn on_line(fault: Fault, line: &Line) -> Fault {
    let of_chance = matches!(fault.key, "fault-dice-dry" | "fault-dice-face");
    if !OF_A_LINE.contains(&fault.key) || (line.n == 0 && !of_chance) {
        let row = if line.n == 0 { 0 } else { line.n + 1 };
        return Fault { code: Code::BadRecord, at: Some(record::place(row)), ..fault };
    }
    let rule = fault.rule.map_or("", Rule::id);
    let mut outer = bad("fault-record-differs", line.n + 1)
        .with("rule", rule)
        .with("reason", fault.key)
        .with("detail", fault.args.get("reason").cloned().unwrap_or_default());
    outer.rule = fault.rule;
    outer
}
