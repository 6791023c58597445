//! What a journal adds up to, apart from the match itself: chairs, talk, times, what was taken
//! back and what may be played again.

use std::collections::{BTreeSet, VecDeque};

use reglette_engine::Seat;
use reglette_engine::record::{Line, Player, Record};
use serde_json::Value;

use crate::chair::{Chair, Holder};
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
    pub undone: VecDeque<Undone>,
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
    /// When each seat was last heard of.
    heard: Vec<When>,
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

/// Lines that were taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// By whom, and to which decision.
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
    n: usize,
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
            wish: None,
            redo: Vec::new(),
            secret: opened.secret.clone(),
            screen: seen_by_host(&opened.chairs).collect(),
            passed_on: BTreeSet::new(),
            heard: vec![at; opened.chairs.len()],
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
                | Entry::Pace(_) => {}
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
        heard.into_iter().for_each(|heard| *heard = at);
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
        }
        Some(self.lines.len())
    }

    fn take_chair(&mut self, seat: Seat, is: &Chair) -> Option<()> {
        let chair = self.chairs.get_mut(seat.index())?;
        if chair.is_held() && !is.is_still(chair) {
            self.passed_on.insert(seat);
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
            self.sent.push_back(Sent { id, n, seat, choice, salt });
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
        self.undone.push_back(Undone { to, lines, at });
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
        n: usize,
        choice: &Value,
        salt: Option<&str>,
    ) -> bool {
        self.sent.iter().any(|sent| {
            let own = sent.seat.is_some_and(|seat| seats.contains(&seat));
            let same = salt.is_some() || sent.choice.as_ref() == Some(choice);
            own && sent.id == id && sent.n == n && sent.salt.as_deref() == salt && same
        })
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

    /// When a seat was last heard of.
    pub fn heard(&self, seat: Seat) -> Option<When> {
        self.heard.get(seat.index()).copied()
    }

    /// The seats of other persons, who are to agree.
    pub fn others(&self, seats: &[Seat]) -> Vec<Seat> {
        let holds = |seat: &Seat| self.chairs.get(seat.index()).map(|chair| chair.holder);
        let is_host = seats.iter().any(|seat| holds(seat) == Some(Holder::Host));
        let all = Seat::all(u8::try_from(self.chairs.len()).unwrap_or(u8::MAX));
        let same = |seat: &Seat, chair: &Chair| {
            seats.contains(seat) || is_host && chair.holder == Holder::Host
        };
        let others =
            all.zip(&self.chairs).filter(|(seat, chair)| chair.has_vote() && !same(seat, chair));
        others.map(|(seat, _)| seat).collect()
    }
}

/// The seats of the host's screen.
fn seen_by_host(chairs: &[Chair]) -> impl Iterator<Item = Seat> {
    let all = Seat::all(u8::try_from(chairs.len()).unwrap_or(u8::MAX)).zip(chairs);
    all.filter(|(_, chair)| chair.holder == Holder::Host).map(|(seat, _)| seat)
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
mod tests {
    use super::*;
    use crate::chair::Play;
    use crate::id::Token;
    use reglette_engine::record::Header;
    use serde_json::json;

    fn opened() -> Opened {
        let chair = |holder| Chair {
            name: String::new(),
            play: Play::Person,
            level: None,
            holder,
            token: None,
            stand_in: false,
        };
        let hash = Token::brought("x").hash();
        Opened {
            header: serde_json::from_value::<Header>(
                json!({"reglette": 1, "game": "toy", "rules": 1, "setup": {}}),
            )
            .unwrap(),
            setup: line(0, None).line,
            secret: "s".to_owned(),
            chairs: [Holder::Host, Holder::Host, Holder::Guest].map(chair).to_vec(),
            pace: Pace::Live,
            host: hash,
            observer: hash,
        }
    }

    fn line(n: usize, seat: Option<u8>) -> Played {
        let (dice, salt, hash) = (Vec::new(), None, None);
        let choice = seat.map(|seat| json!(seat));
        let line = Line { n, seat: seat.map(Seat), choice, dice, salt, hash };
        Played { line, id: Some(format!("{n}")), free: seat == Some(0) }
    }

    fn read(entries: &[Entry]) -> (Ledger, Record) {
        let first = Entry::Opened(Box::new(opened()));
        let all = std::iter::once(first).chain(entries.iter().cloned());
        let written = all.map(|entry| Entry::read(&entry.row(When(5))).unwrap());
        Ledger::read(written.map(|entry| (When(5), entry))).expect("rows that fit")
    }

    fn back(seat: u8, to: usize) -> Wished {
        Wished { seat: Seat(seat), to }
    }

    #[test]
    fn lines_are_taken_back_and_played_again() {
        let [one, two, three] = [line(1, Some(0)), line(2, Some(1)), line(3, Some(0))];
        let mut rows = vec![Entry::Line(one), Entry::Line(two.clone()), Entry::Line(three.clone())];
        let (ledger, record) = read(&rows);
        assert_eq!(record.lines.len(), 4);
        assert_eq!(ledger.way_back(&[Seat(0)]), Some(back(0, 3)));
        assert_eq!(ledger.way_back(&[Seat(1)]), Some(back(1, 2)));
        assert_eq!(ledger.way_back(&[Seat(2)]), None);
        let free = |seat, to| ledger.is_free(back(seat, to), &[Seat(seat)]);
        assert!(free(0, 3) && !free(1, 2));
        rows.push(Entry::Undone(back(1, 2)));
        let (ledger, record) = read(&rows);
        assert_eq!((record.lines.len(), ledger.lines.len()), (2, 2));
        assert_eq!(ledger.redo, vec![(Seat(1), vec![two.clone(), three.clone()])]);
        assert_eq!(ledger.undone[0].lines, 2);
        rows.push(Entry::Line(two));
        assert_eq!(read(&rows).0.redo, vec![(Seat(1), vec![three.clone()])]);
        let mut other = rows.clone();
        other.push(Entry::Line(line(3, Some(2))));
        assert_eq!(read(&other).0.redo, vec![]);
        rows.push(Entry::Line(three));
        let (ledger, record) = read(&rows);
        assert_eq!((ledger.redo, record.lines.len()), (vec![], 4));
    }

    #[test]
    fn a_wish_waits_for_the_other_persons() {
        let rows = [Entry::Line(line(1, Some(0))), Entry::Wish(back(0, 1))];
        let (mut ledger, _) = read(&rows);
        assert_eq!(ledger.others(&[Seat(0)]), vec![Seat(2)], "seat 1 is on the same screen");
        assert_eq!(ledger.others(&[Seat(2)]), vec![Seat(0), Seat(1)]);
        let consent = |yes| Entry::Consent { seat: Seat(2), yes };
        ledger.take(When(6), &consent(true));
        assert_eq!(ledger.wish, Some((back(0, 1), vec![Seat(2)])));
        ledger.take(When(6), &consent(false));
        assert_eq!(ledger.wish, None);
    }

    #[test]
    fn a_doubled_choice_is_recognised_even_when_it_was_taken_back() {
        let rows = [Entry::Line(line(1, Some(0))), Entry::Undone(back(0, 1))];
        let (ledger, _) = read(&rows);
        let knows =
            |seat, id, answer, salt| ledger.knows(&[Seat(seat)], id, 1, &json!(answer), salt);
        assert!(knows(0, "1", 0, None));
        assert!(!knows(1, "1", 0, None), "somebody else's");
        assert!(!knows(0, "1", 3, None), "another answer under the same name");
        assert!(!knows(0, "1", 0, Some("salt")));
        assert!(!knows(0, "2", 0, None));
    }

    #[test]
    fn returns_without_end_are_not_all_kept() {
        let mut rows = Vec::new();
        for _ in 0..=UNDONE {
            rows.extend([Entry::Line(line(1, Some(0))), Entry::Undone(back(0, 1))]);
        }
        assert_eq!(read(&rows).0.undone.len(), UNDONE);
    }

    #[test]
    fn rows_that_do_not_fit_are_no_journal() {
        let ledger = |entry: Entry| {
            let first = (When(0), Entry::Opened(Box::new(opened())));
            Ledger::read([first, (When(0), entry)])
        };
        assert!(ledger(Entry::Line(line(2, Some(0)))).is_none());
        assert!(ledger(Entry::Undone(back(0, 0))).is_none());
        assert!(ledger(Entry::Undone(back(0, 2))).is_none());
        assert!(ledger(Entry::Opened(Box::new(opened()))).is_none());
        assert!(Ledger::read([(When(0), Entry::Wish(back(0, 1)))]).is_none());
        assert!(Ledger::read([]).is_none());
    }
}
