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
    let at = |branch| AtDecision { decision: 1, branch };
    let knows =
        |seat, id, answer, salt| ledger.knows(&[Seat(seat)], id, at(0), &json!(answer), salt);
    assert!(knows(0, "1", 0, None));
    assert!(!knows(1, "1", 0, None), "somebody else's");
    assert!(!knows(0, "1", 3, None), "another answer under the same name");
    assert!(!knows(0, "1", 0, Some("salt")));
    assert!(!knows(0, "2", 0, None));
    assert!(!ledger.knows(&[Seat(0)], "1", at(1), &json!(0), None), "the same number, put anew");
}

#[test]
fn a_number_that_comes_again_is_another_decision() {
    let mut rows = vec![Entry::Line(line(1, Some(0)))];
    let old = AtDecision { decision: 2, branch: 0 };
    assert_eq!(read(&rows).0.compare(old), Ordering::Equal);
    rows.push(Entry::Undone(back(0, 1)));
    assert_eq!(read(&rows).0.compare(old), Ordering::Less);
    rows.push(Entry::Line(line(1, Some(0))));
    let (ledger, _) = read(&rows);
    assert_eq!(ledger.compare(old), Ordering::Less);
    assert_eq!(ledger.compare(AtDecision { branch: 1, ..old }), Ordering::Equal);
    assert_eq!(ledger.compare(AtDecision { decision: 1, branch: 2 }), Ordering::Greater);
}

#[test]
fn what_others_decided_is_not_played_again_for_them() {
    let [one, two, three] = [line(1, Some(0)), line(2, Some(1)), line(3, Some(2))];
    let lines = [one.clone(), two.clone(), three].map(Entry::Line);
    let rows: Vec<Entry> = lines.into_iter().chain([Entry::Undone(back(0, 1))]).collect();
    let (ledger, _) = read(&rows);
    assert_eq!(
        ledger.again(&[Seat(0)]),
        [one.clone(), two.clone()],
        "seat 1 is on the same screen"
    );
    assert_eq!(ledger.again(&[Seat(2)]), [], "somebody else took it back");
    let rest = [rows.clone(), vec![Entry::Line(one), Entry::Line(two)]].concat();
    assert_eq!(read(&rest).0.again(&[Seat(0)]), []);
    let is = Chair { play: Play::Open, ..opened().chairs[2].clone() };
    let given = [rows, vec![Entry::Seat { seat: Seat(2), is }]].concat();
    assert_eq!(read(&given).0.again(&[Seat(0)]), [], "somebody new comes");
}

#[test]
fn whoever_is_invited_or_has_lent_their_seat_has_a_say() {
    let (mut ledger, _) = read(&[Entry::Line(line(1, Some(1))), Entry::Wish(back(1, 1))]);
    let chair = ledger.chairs[2].clone();
    for (play, holder, others) in [
        (Play::Bot, Holder::Guest, vec![Seat(2)]),
        (Play::Open, Holder::Guest, vec![Seat(2)]),
        (Play::Bot, Holder::Nobody, vec![]),
    ] {
        let is = Chair { play, holder, ..chair.clone() };
        ledger.take(When(6), &Entry::Seat { seat: Seat(2), is });
        assert_eq!(ledger.is_free(back(1, 1), &[Seat(1)]), others.is_empty(), "{play:?}");
        assert_eq!(ledger.others(&[Seat(1)]), others);
        assert_eq!(ledger.wish.is_some(), play == Play::Bot && holder == Holder::Guest);
    }
}

#[test]
fn a_seat_is_heard_of_at_the_pace_of_then() {
    let rows = [Entry::Pace(Pace::Slow), Entry::Left { seat: Seat(2) }, Entry::Pace(Pace::Live)];
    let (ledger, _) = read(&rows);
    assert_eq!(ledger.heard(Seat(2)), Some((When(5), Pace::Slow)));
    assert_eq!(ledger.heard(Seat(0)), Some((When(5), Pace::Live)));
}

#[test]
fn a_return_goes_with_the_line_it_stood_after() {
    let played = |n| Entry::Line(line(n, Some(0)));
    let mut rows = vec![played(1), played(2), played(3), Entry::Undone(back(0, 3))];
    rows.extend([played(3), Entry::Undone(back(0, 1)), played(1), played(2), played(3)]);
    rows.push(Entry::Undone(back(0, 3)));
    let (ledger, _) = read(&rows);
    let told: Vec<_> = ledger.undone.iter().map(|it| (it.to.to, it.lines)).collect();
    assert_eq!(told, [(1, 1), (1, 3), (3, 1)], "none after a line that was played later");
}

#[test]
fn returns_without_end_are_not_all_kept() {
    let mut rows = Vec::new();
    for _ in 0..=UNDONE {
        rows.extend([Entry::Line(line(1, Some(0))), Entry::Undone(back(0, 1))]);
    }
    let (ledger, _) = read(&rows);
    assert_eq!((ledger.undone.len(), ledger.branch), (UNDONE, UNDONE + 1));
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
