//! Records told, checked and drawn.

use reglette_bots::Level;
use reglette_registry::{DiceSpec, StartRequest, find};
use serde_json::Value;

use crate::common::{Folder, record, reglette};

#[test]
fn a_record_of_a_simulation_is_in_order() {
    let folder = Folder::new();
    let file = record(&folder);
    let ran = reglette(&["replay", &file, "--verify"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, ""));
    assert!(ran.err.contains("the record is in order"), "{}", ran.err);
    assert!(ran.err.contains("The dice are not checked"), "it shows no secret: {}", ran.err);
}

#[test]
fn dice_are_proved_by_a_whole_record_that_shows_its_secret() {
    let folder = Folder::new();
    let file = folder.write("fair.jsonl", &fair_record());
    let verify = |more: &[&str]| reglette(&[&["replay", &file, "--verify"], more].concat());
    assert!(verify(&[]).err.contains("The dice fell as promised"));
    let part = verify(&["--to", "3"]);
    assert_eq!(part.code, 0);
    assert!(part.err.contains("The dice are not checked"), "{}", part.err);
    let forged = folder.read("fair.jsonl").replacen("\"secret\":\"", "\"secret\":\"0", 1);
    let file = folder.write("forged.jsonl", &forged);
    assert!(reglette(&["replay", &file, "--verify"]).bad(1).contains("promise"));
}

/// A game of bots with fair dice.
fn fair_record() -> String {
    let game = find("cardgame").expect("a game");
    let secret = "a secret of the test";
    let mut table =
        game.start(StartRequest::with_dice(DiceSpec::Fair(secret.to_owned()))).expect("a table");
    let mut bot = game.bot(Level::Random, "fair");
    while let Some(seat) = table.asked() {
        let choice = bot.choose(&*table).expect("an answer");
        table
            .answer(seat, &choice, Some(format!("salt {}", table.lines().len())))
            .expect("a legal one");
    }
    let mut record = table.record();
    record.footer.as_mut().expect("a footer").secret = Some(secret.to_owned());
    record.to_text()
}

#[test]
fn the_log_is_told_in_the_language_asked_for() {
    let folder = Folder::new();
    let file = record(&folder);
    let en = reglette(&["replay", &file]).good();
    assert!(en.contains("Player 1 begins a turn.") && en.contains("[dwcg.turn.1]"), "{en}");
    assert!(en.trim_end().ends_with("wins.") || en.contains("win together"), "{en}");
    let fr = reglette(&["replay", &file, "--log", "fr"]).good();
    assert!(fr.contains("Joueur 1 commence son tour."));
    assert!(!en.contains('⟪') && !fr.contains('⟪'));
}

#[test]
fn eyes_see_what_they_may() {
    let folder = Folder::new();
    let file = record(&folder);
    let seen = |view: &str| reglette(&["replay", &file, "--to", "9", "--view", view]).good();
    let observer = seen("observer");
    assert!(observer.contains("is dealt 5 hidden cards") && !observer.contains("Your hand"));
    let seat = seen("1");
    assert!(seat.contains("Your hand") && seat.contains("Player 2 (you)"));
    assert!(!reglette(&["replay", &file, "--to", "9"]).good().contains("hidden card"));
    assert!(reglette(&["replay", &file, "--view", "9"]).bad(2).contains("no seat 9"));
    assert!(reglette(&["replay", &file, "--view", "me"]).bad(2).contains("neither"));
    assert!(reglette(&["replay", &file, "--to", "9999"]).bad(2).contains("not 9999"));
}

#[test]
fn programs_get_one_document() {
    let folder = Folder::new();
    let file = record(&folder);
    let text = reglette(&["replay", &file, "--json", "--to", "3"]).good();
    let document: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(document["header"]["game"], "cardgame");
    assert_eq!(document["log"].as_array().unwrap().len(), 4);
    assert!(document["ask"]["options"].is_array() && document["view"].is_object());
}

#[test]
fn a_table_is_drawn_as_its_viewer_sees_it() {
    let folder = Folder::new();
    let file = record(&folder);
    let svg = folder.at("table.svg");
    assert_eq!(reglette(&["replay", &file, "--to", "80", "--svg", &svg]).good(), "");
    let drawn = folder.read("table.svg");
    assert!(drawn.starts_with("<svg ") && drawn.trim_end().ends_with("</svg>"));
    assert!(drawn.contains(" VP</text>") && drawn.contains("prefers-color-scheme: dark"));
    let args = ["replay", &file, "--to", "80", "--svg", &svg, "--view", "0", "--lang", "fr"];
    reglette(&args).good();
    assert!(folder.read("table.svg").contains("Votre main"));
    let nowhere = folder.at("no/table.svg");
    let ran = reglette(&["replay", &file, "--svg", &nowhere]);
    assert_eq!(ran.code, 1);
}

#[test]
fn a_tampered_record_is_refused_with_its_line() {
    let folder = Folder::new();
    let file = record(&folder);
    let text = std::fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let refused = |lines: &[String], line: usize| {
        let file = folder.write("tampered.jsonl", &lines.join("\n"));
        for call in ["replay", "check"] {
            let verify: &[&str] = if call == "replay" { &["--verify"] } else { &[] };
            let told = reglette(&[&[call, &file], verify].concat()).bad(1);
            assert!(told.contains(&format!("tampered.jsonl:{line}: ")), "{told}");
        }
    };
    let with = |at: usize, line: String| -> Vec<String> {
        let mut all: Vec<String> = lines.iter().map(|it| (*it).to_owned()).collect();
        all[at] = line;
        all
    };
    let last = lines.len() - 1;
    refused(&with(4, lines[5].to_owned()), 5); // a line that is another's
    refused(&with(4, lines[4][..9].to_owned()), 5); // a line cut short
    refused(&with(0, lines[0].replace("cardgame", "chess")), 1);
    refused(&with(0, lines[0].replace("\"SHUFFLED\"", "\"X\"")), 1);
    let told = reglette(&["replay", &folder.at("tampered.jsonl"), "--verify"]).bad(1);
    assert!(told.contains("\"end_card\" cannot be \"X\"") && !told.contains("fault-"), "{told}");
    let mut header: Value = serde_json::from_str(lines[0]).unwrap();
    header["seats"].as_array_mut().unwrap().pop();
    refused(&with(0, header.to_string()), 1);
    let choice = lines[3].replace("\"choice\":", "\"choice\":[],\"was\":");
    refused(&with(3, choice), 4);
    let mut footer: Value = serde_json::from_str(lines[last]).unwrap();
    footer["hash"] = "0000000000000000".into();
    refused(&with(last, footer.to_string()), last + 1);
    let short: Vec<String> = lines[..last].iter().map(|it| (*it).to_owned()).collect();
    refused(&short, last + 1);
    let hashed = lines.iter().position(|line| line.contains("\"n\":32,")).unwrap();
    let mut line: Value = serde_json::from_str(lines[hashed]).unwrap();
    line["hash"] = "0000000000000000".into();
    refused(&with(hashed, line.to_string()), hashed + 1);
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = Folder::new();
    for text in ["", "hello", "{}", "{\"reglette\":99}"] {
        let file = folder.write("odd", text);
        assert!(reglette(&["replay", &file]).bad(1).contains("odd:1: "), "{text}");
    }
}
