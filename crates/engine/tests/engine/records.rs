//! Records that were cut, mixed up, altered, or come from elsewhere: each fault names its line.

use std::sync::Arc;

use reglette_engine::driver::{Verify, replay};
use reglette_engine::record::{FORMAT, Record};
use reglette_engine::{Code, Fault, Match, Seat};
use reglette_testkit::toy::{Choice, Toy};
use serde_json::{Value, json};

use super::{long_game, scripted, whole_game};

/// A short game: gold against red, a throw of two dice, a pass, a swap.
fn short() -> Match<Toy> {
    let faces = ["gold", "red", "H", "A", "blue"];
    let mut game = scripted(json!({"players": 2}), &faces);
    game.play(Seat(0), Choice::Throw(2)).unwrap();
    game.play(Seat(0), Choice::At(Seat(1))).unwrap();
    game.play(Seat(1), Choice::Pass).unwrap();
    game.play(Seat(1), Choice::Swap).unwrap();
    game
}

/// The rows of its text: header, five lines, footer.
fn rows() -> Vec<String> {
    short().record().to_text().lines().map(str::to_owned).collect()
}

fn check(rows: &[String]) -> Result<(), Fault> {
    let record = Record::parse(&rows.join("\n"))?;
    replay::<Toy>(&record, &Arc::default(), Verify::Everything, None).map(|_| ())
}

/// The key and the line of the fault.
fn fault(rows: &[String]) -> (&'static str, String) {
    let fault = check(rows).unwrap_err();
    assert_eq!(fault.code, Code::BadRecord, "{fault}");
    (fault.key, fault.at.unwrap_or_default())
}

fn line(key: &'static str, line: usize) -> (&'static str, String) {
    (key, format!("line {line}"))
}

/// The rows with one of them changed.
fn altered(row: usize, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut rows = rows();
    let mut value: Value = serde_json::from_str(&rows[row]).unwrap();
    change(&mut value);
    rows[row] = value.to_string();
    rows
}

#[test]
fn a_sound_record_is_read() {
    assert_eq!(check(&rows()), Ok(()));
    assert_eq!(rows().len(), 7);
    let windows = rows().join("\r\n") + "\r\n\r\n";
    assert!(Record::parse(&windows).is_ok());
    for seed in ["a", "b", "c"] {
        let record = whole_game(seed).record();
        assert_eq!(Record::parse(&record.to_text()), Ok(record));
    }
}

/// A record is kept as it was written, whatever stands in it: a number that was read comes back.
#[test]
fn numbers_survive_being_written_and_read_again() {
    for number in ["3e50", "0.1", "5e-324", "1.7976931348623157e308", "18446744073709551615"] {
        let choice = |row: &mut Value| row["choice"] = serde_json::from_str(number).unwrap();
        let record = Record::parse(&altered(2, choice).join("\n")).unwrap();
        let again = Record::parse(&record.to_text());
        assert_eq!(again.as_ref(), Ok(&record), "{number}");
        assert_eq!(again.unwrap().to_text(), record.to_text(), "{number}");
    }
}

#[test]
fn nothing_is_no_record() {
    for text in ["", "\n\n", "   "] {
        let fault = Record::parse(text).unwrap_err();
        assert_eq!((fault.code, fault.key), (Code::BadRecord, "fault-record-empty"));
    }
}

/// Cut off after any byte it is refused, at the line where it breaks off.
#[test]
fn a_truncated_record_names_the_line_where_it_ends() {
    let text = rows().join("\n");
    for end in (1..text.len()).filter(|&end| text.is_char_boundary(end)) {
        let part = &text[..end];
        let Err(fault) = Record::parse(part) else { panic!("{part} is read") };
        let rows = part.lines().count();
        let at = fault.at.expect("a place");
        match fault.key {
            "fault-unreadable" => assert_eq!(at, format!("line {rows}")),
            "fault-record-truncated" => assert_eq!(at, format!("line {}", rows + 1)),
            key => panic!("{key} for {part}"),
        }
    }
}

#[test]
fn a_record_without_its_footer_is_a_journal() {
    let text = rows()[..6].join("\n");
    let fault = Record::parse(&text).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-record-truncated", Some("line 7")));
    let journal = Record::parse_open(&text).unwrap();
    let replayed = replay::<Toy>(&journal, &Arc::default(), Verify::Everything, None).unwrap();
    assert_eq!(replayed.game(), short().game());
    // A header alone has no table yet.
    let bare = Record::parse_open(&rows()[0]).unwrap();
    let fault = replay::<Toy>(&bare, &Arc::default(), Verify::Trust, None).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-record-truncated", Some("line 2")));
}

#[test]
fn doubled_lines_are_found() {
    for row in 1..6 {
        let mut twice = rows();
        twice.insert(row, twice[row].clone());
        assert_eq!(fault(&twice), line("fault-record-order", row + 2));
    }
    let mut footers = rows();
    footers.push(footers[6].clone());
    assert_eq!(fault(&footers), line("fault-record-after-end", 8));
    let mut headers = rows();
    headers.insert(1, headers[0].clone());
    assert_eq!(fault(&headers), line("fault-unreadable", 2));
}

#[test]
fn missing_and_reordered_lines_are_found() {
    for row in 1..6 {
        let mut missing = rows();
        missing.remove(row);
        let expected = if row == 5 {
            line("fault-record-count", 6)
        } else {
            line("fault-record-order", row + 1)
        };
        assert_eq!(fault(&missing), expected);
    }
    for row in 1..5 {
        let mut mixed = rows();
        mixed.swap(row, row + 1);
        let fault = check(&mixed).unwrap_err();
        assert_eq!(
            (fault.key, fault.at),
            ("fault-record-order", Some(format!("line {}", row + 1)))
        );
        assert_eq!(fault.args["expected"], (row - 1).to_string());
        assert_eq!(fault.args["found"], row.to_string());
    }
    let mut early = rows();
    early.swap(5, 6);
    assert_eq!(fault(&early), line("fault-record-count", 6));
}

#[test]
fn what_cannot_be_read_is_named() {
    for (row, text, at) in [
        (0, "{}", "line 1"),
        (0, "[1, 2]", "line 1"),
        (2, "{\"n\":1,", "line 3"),
        (2, "", "line 3"),
        (2, "{\"n\":1,\"seat\":300}", "line 3"),
        (3, "{\"n\":2,\"seat\":0,\"choice\":{\"at\":1},\"colour\":1}", "line 4"),
        (3, "{\"n\":2}{\"n\":2}", "line 4"),
        (6, "{\"end\":null,\"lines\":\"five\",\"hash\":\"\"}", "line 7"),
    ] {
        let mut rows = rows();
        rows[row] = text.to_owned();
        let fault = check(&rows).unwrap_err();
        assert_eq!((fault.key, fault.at.as_deref()), ("fault-unreadable", Some(at)), "{text}");
        assert!(!fault.args["reason"].is_empty());
    }
}

#[test]
fn a_line_without_a_choice_is_found() {
    let no_choice = altered(2, |line| {
        line.as_object_mut().unwrap().remove("choice");
    });
    assert_eq!(fault(&no_choice), line("fault-record-no-choice", 3));
    let no_seat = altered(2, |line| {
        line.as_object_mut().unwrap().remove("seat");
    });
    assert_eq!(fault(&no_seat), line("fault-record-no-choice", 3));
    let set_up_chosen = altered(1, |line| line["choice"] = json!("swap"));
    assert_eq!(fault(&set_up_chosen), line("fault-unreadable", 2));
}

/// toy.2, toy.4: an answer that no longer fits names line and rule.
#[test]
fn an_altered_choice_names_line_and_rule() {
    for (row, choice, rule) in [
        (2, json!({"throw": 9}), "toy.2"),
        (3, json!({"at": 0}), "toy.2"),
        (4, json!({"show": "blue"}), "toy.4"),
    ] {
        let fault = check(&altered(row, |line| line["choice"] = choice)).unwrap_err();
        let at = format!("line {}", row + 1);
        assert_eq!((fault.key, fault.at), ("fault-record-differs", Some(at)));
        assert_eq!(fault.rule.map(|rule| rule.id()), Some(rule));
        assert_eq!(fault.args["reason"], "fault-illegal");
    }
    let fault = check(&altered(2, |line| line["choice"] = json!({"fly": 1}))).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-record-differs", Some("line 3")));
    assert!(fault.args["detail"].contains("unknown variant `fly`"), "{fault}");
    let fault = check(&altered(2, |line| line["seat"] = json!(1))).unwrap_err();
    assert_eq!(fault.args["reason"], "fault-not-your-turn");
    // A legal answer that was not given shows where the next thing does not fit.
    let other = altered(2, |line| line["choice"] = json!({"throw": 1}));
    assert_eq!(self::fault(&other), line("fault-record-dice-left", 4));
}

#[test]
fn altered_dice_are_found() {
    let more = altered(3, |line| line["dice"] = json!(["H", "A", "A"]));
    assert_eq!(fault(&more), line("fault-record-dice-left", 4));
    for (dice, reason) in [(json!(["H"]), "fault-dice-dry"), (json!(["H", "7"]), "fault-dice-face")]
    {
        let fault = check(&altered(3, |line| line["dice"] = dice)).unwrap_err();
        assert_eq!((fault.key, fault.at.as_deref()), ("fault-record-differs", Some("line 4")));
        assert_eq!(fault.args["reason"], reason);
    }
    let dealt = altered(1, |line| line["dice"] = json!(["gold", "blue"]));
    assert_eq!(fault(&dealt), line("fault-record-hash", 2));
    let none = altered(1, |line| line["dice"] = json!([]));
    assert_eq!(fault(&none), line("fault-record-differs", 2));
    // Faces that may have fallen lead to another state, which the next hash shows.
    let other = altered(3, |line| line["dice"] = json!(["H", "H"]));
    assert_eq!(fault(&other), line("fault-record-hash", 7));
}

#[test]
fn altered_hashes_and_results_are_found() {
    for row in [1, 6] {
        let fault =
            check(&altered(row, |line| line["hash"] = json!("0000000000000000"))).unwrap_err();
        let at = format!("line {}", row + 1);
        assert_eq!((fault.key, fault.at), ("fault-record-hash", Some(at)));
        assert_eq!(fault.args["expected"], "0000000000000000");
        assert_eq!(fault.args["found"].len(), 16);
    }
    let won = altered(6, |footer| footer["end"] = json!({"winners": [0]}));
    assert_eq!(fault(&won), line("fault-record-result", 7));
    let count = altered(6, |footer| footer["lines"] = json!(9));
    assert_eq!(fault(&count), line("fault-record-count", 7));
    let secret = altered(6, |footer| footer["secret"] = json!("none was promised"));
    assert_eq!(fault(&secret), line("fault-dice-promise", 1));
    // Who only trusts looks at legality and no hash.
    let text = altered(6, |line| line["hash"] = json!("0")).join("\n");
    let record = Record::parse(&text).unwrap();
    assert!(replay::<Toy>(&record, &Arc::default(), Verify::Trust, None).is_ok());
}

#[test]
fn records_of_newer_programs_are_refused_as_such() {
    let newer = altered(0, |header| {
        header["reglette"] = json!(FORMAT + 1);
        header["weather"] = json!("what this program cannot know");
    });
    let told = check(&newer).unwrap_err();
    assert_eq!((told.key, told.at.as_deref()), ("fault-record-format", Some("line 1")));
    assert_eq!((told.args["format"].as_str(), told.args["known"].as_str()), ("2", "1"));
    let none = altered(0, |header| header["reglette"] = json!(0));
    assert_eq!(fault(&none), line("fault-record-format", 1));
    let rules = altered(0, |header| header["rules"] = json!(99));
    assert_eq!(fault(&rules), line("fault-record-newer", 1));
}

/// Older rules are played: the record either fits or says where it differs.
#[test]
fn records_of_older_rules_are_played() {
    let older = altered(0, |header| header["rules"] = json!(1));
    assert_eq!(check(&older), Ok(()));
    let record = Record::parse(&older.join("\n")).unwrap();
    let replayed = replay::<Toy>(&record, &Arc::default(), Verify::Everything, None).unwrap();
    assert_eq!(replayed.record().header.rules, 1, "what was played stays on the record");
}

#[test]
fn records_of_other_games_are_refused() {
    let other = altered(0, |header| header["game"] = json!("chess"));
    assert_eq!(fault(&other), line("fault-record-game", 1));
    let unknown = altered(0, |header| header["setup"]["scenario"] = json!("sea"));
    assert_eq!(fault(&unknown), line("fault-unknown-scenario", 1));
}

/// What the set-up is refused for stands in the header and keeps its own words.
#[test]
fn a_header_that_sets_nothing_up_is_found() {
    let option = altered(0, |header| header["setup"]["options"]["rounds"] = json!("X"));
    assert_eq!(fault(&option), line("fault-option-value", 1));
    let told = check(&option).unwrap_err();
    assert_eq!((told.args["value"].as_str(), told.args["values"].as_str()), ("X", "4, 8"));
    let position = altered(0, |header| header["position"] = json!({"turn": "red"}));
    assert_eq!(fault(&position), line("fault-unreadable", 1));
    for named in [1, 3] {
        let seats =
            altered(0, |header| header["seats"] = vec![json!({"name": "Zoé"}); named].into());
        assert_eq!(fault(&seats), line("fault-seat-count", 1));
    }
    let named = altered(0, |header| header["seats"] = vec![json!({"name": "Zoé"}); 2].into());
    assert_eq!(check(&named), Ok(()));
}

#[test]
fn hashes_are_checked_at_every_checkpoint() {
    let long = long_game().record();
    let mut altered = long.clone();
    altered.lines[32].hash = Some("1111111111111111".to_owned());
    let told = replay::<Toy>(&altered, &Arc::default(), Verify::Everything, None).unwrap_err();
    assert_eq!((told.key, told.at.as_deref()), ("fault-record-hash", Some("line 34")));
}
