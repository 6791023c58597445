//! What a journal adds up to, apart from the match itself: chairs, talk, times, what was taken
//! back and what may be played again.

use std::cmp::Ordering;
use std::collections::{BTreeSet, VecDeque};

use reglette_engine::Seat;
use reglette_engine::record::{Line, Player, Record};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use crate::chair::{Chair, Holder, seated};
use crate::id::TokenHash;
use crate::journal::{Entry, Opened, Played, Said, Wished};
use crate::pace::Pace;
use crate::time::When;

/// So much talk is kept at hand; the journal has all of it.
const TALK: usize = 100;

/// So many returns are told of.
const UNDONE: usize = 100;

/// So many sent choices are remembered, to recognise doubled ones.
const SENT: usize = 64;

/// What a journal adds up to.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// How fast it is played.
    pub pace: Pace,
    /// What has been said lately.
    pub talk: VecDeque<(When, Said)>,
    /// The lines that stand, the set-up's first.
    pub lines: Vec<Mark>,
    /// What was taken back lately.
    pub undone: VecDeque<TakenBack>,
    /// How often something was taken back.
    pub branch: usize,
    /// Somebody's wish to go back, and who has agreed.
    pub wish: Option<(Wished, Vec<Seat>)>,
    /// What was taken back last, to be played again: by whom, and the lines.
    pub redo: Vec<(Seat, Vec<Played>)>,
    /// The secret behind the dice.
    pub secret: String,
    /// The seats whose hands the host's screen has seen.
    pub screen: BTreeSet<Seat>,
    /// The seats whose hands somebody has seen who gave them up.
    pub passed_on: BTreeSet<Seat>,
    /// When each seat was last heard of, and how fast it was played then.
    heard: Vec<(When, Pace)>,
    host: TokenHash,
    observer: TokenHash,
    sent: VecDeque<Sent>,
}

/// What the match does not know of one of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// When it was played.
    pub at: When,
    /// Who decided it; nobody the set-up.
    pub seat: Option<Seat>,
    /// Whether whoever decided it may take it back freely.
    pub free: bool,
}

/// A decision by its name. Numbers come again when something was taken back; names do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AtDecision {
    /// Its number: so many lines stand before it.
    pub decision: usize,
    /// How often something had been taken back when it was put.
    #[serde(default)]
    pub branch: usize,
}

/// Lines that were taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// By whom, and to which decision, of those that stand.
    pub to: Wished,
    /// How many.
    pub lines: usize,
    /// When.
    pub at: When,
}

/// A choice as it was sent.
#[derive(Clone, Debug, PartialEq)]
struct Sent {
    id: String,
    at: AtDecision,
    seat: Option<Seat>,
    choice: Option<Value>,
    salt: Option<String>,
}

impl Ledger {
    /// The ledger of a table that has just begun.
    pub fn open(opened: &Opened, at: When) -> Ledger {
        Ledger {
            chairs: opened.chairs.clone(),
            pace: opened.pace,
            talk: VecDeque::new(),
            lines: vec![Mark { at, seat: None, free: false }],
            undone: VecDeque::new(),
            branch: 0,
            wish: None,
            redo: Vec::new(),
            secret: opened.secret.clone(),
            screen: seen_by_host(&opened.chairs).collect(),
            passed_on: BTreeSet::new(),
            heard: vec![(at, opened.pace); opened.chairs.len()],
            host: opened.host,
            observer: opened.observer,
            sent: VecDeque::new(),
        }
    }

    /// Takes a whole journal in; gives the record it describes beside the ledger.
    pub fn read(entries: impl IntoIterator<Item = (When, Entry)>) -> Option<(Ledger, Record)> {
        let mut entries = entries.into_iter();
        let (at, Entry::Opened(opened)) = entries.next()? else { return None };
        let mut ledger = Ledger::open(&opened, at);
        let mut played = vec![Played { line: opened.setup, id: None, free: false }];
        for (at, entry) in entries {
            let back = ledger.take(at, &entry)?;
            match entry {
                Entry::Line(line) => played.push(line),
                Entry::Undone(by) => ledger.redo.push((by.seat, played.split_off(back))),
                Entry::Opened(_)
                | Entry::Wish(_)
                | Entry::Consent { .. }
                | Entry::Seat { .. }
                | Entry::Said(_)
                | Entry::Pace(_)
                | Entry::Left { .. } => {}
            }
        }
        let lines = played.into_iter().map(|it| it.line).collect();
        let mut header = opened.header;
        header.seats = ledger.players();
        Some((ledger, Record { header, lines, footer: None }))
    }

    /// Takes a row in; gives the number of lines that stand, or nothing if the row does not fit.
    pub fn take(&mut self, at: When, entry: &Entry) -> Option<usize> {
        let heard = entry.by().and_then(|seat| self.heard.get_mut(seat.index()));
        heard.into_iter().for_each(|heard| *heard = (at, self.pace));
        match entry {
            Entry::Opened(_) => return None,
            Entry::Line(played) => self.take_line(at, played)?,
            Entry::Wish(wish) => self.wish = Some((*wish, Vec::new())),
            Entry::Consent { seat, yes } => match (&mut self.wish, yes) {
                (Some((_, agreed)), true) => agreed.push(*seat),
                (wish, _) => *wish = None,
            },
            Entry::Undone(to) => self.take_back(at, *to)?,
            Entry::Seat { seat, is } => self.take_chair(*seat, is)?,
            Entry::Pace(pace) => self.pace = *pace,
            Entry::Said(said) => {
                self.talk.push_back((at, said.clone()));
                self.talk.truncate_front_to(TALK);
            }
            Entry::Left { .. } => {}
        }
        Some(self.lines.len())
    }

    fn take_chair(&mut self, seat: Seat, is: &Chair) -> Option<()> {
        let chair = self.chairs.get_mut(seat.index())?;
        if chair.is_held() && !is.is_still(chair) {
            self.passed_on.insert(seat);
        }
        if !is.is_still(chair) {
            // Whoever comes has agreed to nothing, and nobody decides for them.
            self.wish = None;
            self.redo.clear();
        }
        *chair = is.clone();
        self.screen.extend(seen_by_host(&self.chairs));
        Some(())
    }

    fn take_line(&mut self, at: When, played: &Played) -> Option<()> {
        let line = &played.line;
        if line.n != self.lines.len() {
            return None;
        }
        self.lines.push(Mark { at, seat: line.seat, free: played.free });
        self.wish = None;
        self.take_redone(played);
        if let Some(id) = played.id.clone() {
            let Line { n, seat, choice, salt, .. } = line.clone();
            let at = AtDecision { decision: n, branch: self.branch };
            self.sent.push_back(Sent { id, at, seat, choice, salt });
            self.sent.truncate_front_to(SENT);
        }
        Some(())
    }

    /// A line that is played again is no longer there to be; any other ends that.
    fn take_redone(&mut self, played: &Played) {
        match self.redo.last_mut() {
            Some((_, lines)) if lines.first() == Some(played) => {
                lines.remove(0);
                if lines.is_empty() {
                    self.redo.pop();
                }
            }
            Some(_) | None => self.redo.clear(),
        }
    }

    fn take_back(&mut self, at: When, to: Wished) -> Option<()> {
        let lines = self.lines.len().checked_sub(to.to)?;
        if to.to == 0 {
            return None;
        }
        self.lines.truncate(to.to);
        self.branch += 1;
        // The lines that earlier returns stood after are gone too: they stand where this one does.
        for earlier in &mut self.undone {
            earlier.to.to = earlier.to.to.min(to.to);
        }
        self.undone.push_back(TakenBack { to, lines, at });
        self.undone.truncate_front_to(UNDONE);
        self.wish = None;
        Some(())
    }

    /// The tokens of host and observers.
    pub fn tokens(&self) -> (&TokenHash, &TokenHash) {
        (&self.host, &self.observer)
    }

    /// Who sits where, as a record's header says it.
    pub fn players(&self) -> Vec<Player> {
        self.chairs.iter().map(Chair::player).collect()
    }

    /// Whether a choice has been played already by one of these seats: the same name, the same
    /// decision, and the same salt, or without one the same answer.
    pub fn knows(
        &self,
        seats: &[Seat],
        id: &str,
        at: AtDecision,
        choice: &Value,
        salt: Option<&str>,
    ) -> bool {
        self.sent.iter().any(|sent| {
            let own = sent.seat.is_some_and(|seat| seats.contains(&seat));
            let same = salt.is_some() || sent.choice.as_ref() == Some(choice);
            own && sent.id == id && sent.at == at && sent.salt.as_deref() == salt && same
        })
    }

    /// How a decision stands to the open one: before it, the same, or yet to come.
    pub fn compare(&self, at: AtDecision) -> Ordering {
        (at.branch, at.decision).cmp(&(self.branch, self.lines.len()))
    }

    /// Where somebody who plays these seats would go back to: before their last decision.
    pub fn way_back(&self, seats: &[Seat]) -> Option<Wished> {
        let own = |mark: &Mark| mark.seat.filter(|seat| seats.contains(seat));
        let found = self.lines.iter().enumerate().rev().find_map(|(n, it)| Some((n, own(it)?)));
        found.map(|(to, seat)| Wished { seat, to })
    }

    /// Whether somebody who plays these seats may go back there without asking: nobody else is
    /// there, or nobody has decided since and nothing was rolled or revealed.
    pub fn is_free(&self, back: Wished, seats: &[Seat]) -> bool {
        let is_last = back.to + 1 == self.lines.len();
        is_last && self.lines[back.to].free || self.others(seats).is_empty()
    }

    /// What somebody who plays these seats may play again: what they took back last, up to the
    /// first decision of another person.
    pub fn again(&self, seats: &[Seat]) -> &[Played] {
        let last = self.redo.last().filter(|(by, _)| seats.contains(by));
        let Some((_, lines)) = last else { return &[] };
        let others = self.others(seats);
        let theirs = |it: &Played| it.line.seat.is_some_and(|seat| others.contains(&seat));
        &lines[..lines.iter().position(theirs).unwrap_or(lines.len())]
    }

    /// When a seat was last heard of, and how fast it was played then.
    pub fn heard(&self, seat: Seat) -> Option<(When, Pace)> {
        self.heard.get(seat.index()).copied()
    }

    /// The seats of other persons, who are to agree. Of an open one nobody can yet.
    pub fn others(&self, seats: &[Seat]) -> Vec<Seat> {
        let holds = |seat: &Seat| self.chairs.get(seat.index()).map(|chair| chair.holder);
        let is_host = seats.iter().any(|seat| holds(seat) == Some(Holder::Host));
        let same = |seat: &Seat, chair: &Chair| {
            seats.contains(seat) || is_host && chair.holder == Holder::Host
        };
        let others = |(seat, chair): &(Seat, &Chair)| chair.has_vote() && !same(seat, chair);
        seated(&self.chairs).filter(others).map(|(seat, _)| seat).collect()
    }
}

/// The seats of the host's screen.
fn seen_by_host(chairs: &[Chair]) -> impl Iterator<Item = Seat> {
    seated(chairs).filter(|(_, chair)| chair.holder == Holder::Host).map(|(seat, _)| seat)
}

trait TruncateFront {
    /// Drops the oldest until no more than `len` are left.
    fn truncate_front_to(&mut self, len: usize);
}

impl<T> TruncateFront for VecDeque<T> {
    fn truncate_front_to(&mut self, len: usize) {
        self.drain(..self.len().saturating_sub(len));
    }
}

#[cfg(test)]
mod tests;
