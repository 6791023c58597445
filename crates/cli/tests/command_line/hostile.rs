//! Calls that mean harm, or that nobody meant: each ends with its code and a reason, and none hangs.

use serde_json::{Value, json};

use crate::common::{Folder, door, fed, in_language, reglette, unread};

const GAMES: [&str; 3] = ["cardgame", "sotas", "exterminate"];

/// Calls the program in French, with spaces as people type them.
fn french(args: &[&str], code: i32) -> String {
    in_language(&[("LANG", "fr_FR.UTF-8")], args, "").bad(code).replace('\u{a0}', " ")
}

#[cfg(unix)]
#[test]
fn a_file_that_never_ends_is_too_large() {
    for args in [
        &["check", "/dev/zero"] as &[&str],
        &["replay", "/dev/zero"],
        &["play", "sotas", "--load", "/dev/zero"],
        &["odds", "sotas", "--position", "/dev/zero", "--choice", "\"pass\""],
    ] {
        assert!(reglette(args).bad(1).contains("too large"), "{args:?}");
    }
}

#[test]
fn a_field_that_stands_twice_is_refused() {
    let folder = Folder::new();
    let twice = folder.write("twice.json", "{\"turn\": 0,\n \"turn\": 1}");
    for args in [
        &["check", &twice] as &[&str],
        &["odds", "cardgame", "--position", &twice, "--choice", "\"end-turn\""],
        &["play", "cardgame", "--load", &twice],
        &["sim", "sotas", "--games", "1", "--roster", &twice],
    ] {
        let told = french(args, 1);
        assert!(told.contains("le champ « turn » figure deux fois (ligne 2"), "{told}");
    }
    let position = folder.write("empty.json", "{}");
    let choice = "{\"at\": \"a\", \"at\": \"b\"}";
    let told = french(&["odds", "cardgame", "--position", &position, "--choice", choice], 2);
    assert!(told.contains("figure deux fois"), "{told}");
}

#[test]
fn a_position_that_breaks_off_is_not_taken_for_a_record() {
    let folder = Folder::new();
    let broken = folder.write("broken.json", "{\"figures\": [\n{\"figure\": ");
    let told = french(&["play", "sotas", "--load", &broken], 1);
    assert!(told.contains("broken.json") && told.contains("la fin manque (ligne 2"), "{told}");
}

#[test]
fn as_many_threads_as_anybody_likes() {
    let call =
        ["sim", "sotas", "--seats", "random,random", "--games", "2", "--seed", "s", "--json"];
    let summary = reglette(&[&call[..], &["--jobs", "100000000"]].concat()).good();
    assert_eq!(serde_json::from_str::<Value>(&summary).unwrap()["games"], 2);
}

#[test]
fn no_games_are_counted_as_such() {
    for game in GAMES {
        let summary = reglette(&["sim", game, "--games", "0", "--seed", "", "--json"]).good();
        let summary: Value = serde_json::from_str(&summary).unwrap();
        assert_eq!((&summary["games"], &summary["decisions"]), (&json!(0), &json!(0)), "{game}");
    }
}

#[test]
fn what_is_wrong_is_told_in_the_language_of_whoever_calls() {
    let told = french(&["sim", "sotas", "--roster", "{", "--roster", "{"], 2);
    assert!(told.contains("la fin manque (ligne 1"), "{told}");
    let told = french(&["--lang", "de"], 2);
    assert!(told.contains("--lang <fr|en> ne peut pas valoir « de »"), "{told}");
    assert!(french(&["check"], 2).contains("Il manque quelque chose : <FICHIER>.\n"));
    assert!(french(&["check", ""], 2).contains("Il faut une valeur à <FICHIER>.\n"));
    assert!(french(&["serve", "--db", ""], 2).contains("Il faut une valeur à --db"));
    assert!(french(&["sim", "sotas", "--roster", ""], 2).contains("Il faut une valeur à --roster"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for (args, code, said) in [
        (&["sim"] as &[&str], 2, "n'est pas du texte"),
        (&["sim", "sotas", "--seed"], 2, "n'est pas du texte"),
        (&["replay"], 1, "n'existe pas"),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_reglette"));
        let output = command.env("LC_ALL", "fr_FR").args(args).arg(odd).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(code), 0), "{told}");
        assert!(told.contains(said), "{told}");
    }
}

#[test]
fn whoever_reads_only_the_beginning_gets_it() {
    for game in ["sotas", "exterminate"] {
        assert_eq!(unread(&["rules", game]), 0);
        assert_eq!(unread(&["rules", game, "--coverage"]), 0);
        assert_eq!(unread(&["schema", game, "view"]), 0);
        assert_eq!(unread(&["sim", game, "--games", "1", "--seats", "random,random"]), 0);
    }
}

#[test]
fn the_door_answers_every_line_whatever_it_is() {
    let long = "a".repeat(2 << 20);
    let nested = "[".repeat(100_000);
    let lines = [
        "{\"op\":\"play\",\"seat\":0,\"choice\":\"pass\"}",
        "{\"op\":\"undo\"}",
        &long,
        &nested,
        "{\"op\":\"ask\",\"id\":NaN}",
        "{\"op\":\"ask\",\"op\":\"ask\"}",
        "{\"op\":7}",
        "{\"op\":\"load\",\"record\":[{\"reglette\":1,\"game\":\"chess\"}]}",
        "{\"op\":\"start\",\"game\":\"sot",
    ];
    let out = fed(&["engine"], &lines.join("\n")).good();
    let replies: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), lines.len());
    for (at, reply) in replies.iter().enumerate() {
        let code = reply["error"]["code"].as_str().expect("a refusal");
        let meant = match at {
            2 => "too-large",
            7 => "bad-record",
            _ => "bad-request",
        };
        assert_eq!((code, &reply["error"]["at"] == "internal"), (meant, false), "{reply}");
        assert!(reply["error"]["message"]["fr"].is_string(), "{reply}");
    }
}

#[test]
fn faces_that_no_die_of_the_game_has_are_refused_with_their_place() {
    for (game, face) in [("cardgame", "ene.nobody"), ("sotas", "7"), ("exterminate", "Q")] {
        let start = |dice: Value| json!({"op": "start", "game": game, "dice": dice});
        let ask = json!({"op": "ask"});
        let wrong = start(json!({"script": [face], "then": {"seed": "a"}}));
        let replies = door(&[], &[wrong, ask.clone(), start(json!({"script": []})), ask]);
        assert_eq!(replies[0]["error"]["code"], "bad-request", "{}", replies[0]);
        assert_eq!(replies[0]["error"]["at"], "dice.script[0]", "{}", replies[0]);
        assert_eq!(replies[2]["error"]["code"], "dice-dry", "{}", replies[2]);
        for nothing in [&replies[1], &replies[3]] {
            assert_eq!(nothing["error"]["code"], "bad-request", "no game has begun: {nothing}");
        }
    }
}

#[test]
fn hints_are_given_by_any_level_and_budget() {
    for game in ["sotas", "exterminate"] {
        let start = json!({"op": "start", "game": game, "dice": {"seed": "a"}});
        let seat = door(&[], std::slice::from_ref(&start))[0]["ok"]["ask"]["seat"].clone();
        let hint = |more: Value| {
            let mut request = json!({"op": "hint", "seat": seat});
            request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            request
        };
        let replies = door(
            &[],
            &[
                start.clone(),
                hint(json!({"level": "greedy"})),
                hint(json!({"level": "search", "budget_ms": 5})),
                hint(json!({"level": "master:3it"})),
                hint(json!({"level": "search", "budget_ms": 0})),
                hint(json!({"level": "oracle"})),
            ],
        );
        for (at, level) in [(1, "greedy"), (2, "search:5ms"), (3, "master:3it")] {
            assert_eq!(replies[at]["ok"]["level"], level, "{}", replies[at]);
            assert!(replies[at]["ok"]["choices"][0]["choice"].is_object(), "{}", replies[at]);
        }
        assert_eq!(replies[4]["error"]["at"], "budget_ms");
        assert_eq!(replies[5]["error"]["at"], "level");
    }
}
