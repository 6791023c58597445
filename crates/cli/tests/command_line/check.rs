//! Faults of files, with file, line and reason.

use crate::common::{Folder, conflict, fed, record, reglette};

const DECK: &str = include_str!("../../../../data/cardgame/deck.toml");

#[test]
fn good_files_are_recognised_by_what_they_hold() {
    let folder = Folder::new();
    let record = record(&folder);
    let position = folder.write("a", &format!("{:#}", conflict().0));
    let deck = folder.write("b", DECK);
    let out = reglette(&["check", &record, &position, &deck]).good();
    let kinds: Vec<&str> =
        out.lines().map(|line| line.split(": ").nth(1).unwrap_or_default()).collect();
    assert!(kinds[0].starts_with("record of cardgame, "), "{out}");
    assert_eq!(kinds[1..], ["position of cardgame, in order", "deck.toml of cardgame, in order"]);
}

/// Cards that a player brings with a faction name no figure of the game's own factions.
#[test]
fn cards_of_ones_own_are_checked_as_a_roster_brings_them() {
    const OWN: &str = include_str!("../../../../docs/examples/own-card.toml");
    let folder = Folder::new();
    let good = folder.write("own.toml", OWN);
    let out = reglette(&["check", &good]).good();
    assert!(out.contains("exterminate") && out.contains("in order"), "{out}");
    let faulty = folder.write("wrong.toml", &OWN.replace("hover", "hovver"));
    let told = reglette(&["check", &faulty]).bad(1);
    assert!(told.contains("wrong.toml:") && told.contains("hovver"), "{told}");
}

#[test]
fn each_fault_has_its_line() {
    let folder = Folder::new();
    let position = format!("{:#}", conflict().0);
    let line = |needle: &str| position.lines().position(|it| it.contains(needle)).unwrap() + 1;
    let ghost = position.replacen("\"sup.paper\"", "\"sup.ghost\"", 1);
    let cases = [
        ("ghost.json", ghost, line("\"sup.paper\""), "sup.ghost"),
        ("cut.json", position[..200].to_owned(), position[..200].lines().count(), "JSON"),
        (
            "seat.json",
            position.replacen("\"owner\": 2", "\"owner\": 7", 1),
            line("\"owner\": 2"),
            "7",
        ),
        ("poem.txt", "Roses\nare red".to_owned(), 1, "content"),
        ("other.json", "{\"a\": 1}".to_owned(), 1, "content"),
        ("empty.jsonl", String::new(), 1, ""),
        ("deck.toml", DECK.replacen("copies = 11", "copies = 12", 1), 22, "39"),
        ("half.toml", DECK.replacen("[[support]]", "[[support", 1), 383, ""),
    ];
    for (name, text, line, about) in cases {
        let name = if name == "half.toml" { "half/deck.toml" } else { name };
        std::fs::create_dir_all(folder.at("half")).unwrap();
        let file = folder.write(name, &text);
        for lang in ["fr", "en"] {
            let told = reglette(&["check", &file, "--lang", lang]).bad(1);
            assert!(told.contains(&format!("{file}:{line}: ")), "{told} not line {line}");
            assert!(told.contains(about) || lang == "fr", "{told}");
        }
    }
}

#[test]
fn one_bad_file_among_good_ones_is_enough() {
    let folder = Folder::new();
    let good = folder.write("good.json", &conflict().0.to_string());
    let bad = folder.write("bad.json", "{}");
    let ran = reglette(&["check", &good, &bad, &folder.at("missing")]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("good.json") && !ran.out.contains("bad.json"));
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);
}

#[test]
fn records_of_other_cards_need_those_cards() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.at("cards")).unwrap();
    folder.write("cards/deck.toml", &DECK.replace("\"Gallifrey\"", "\"Skaro\""));
    let (cards, out) = (folder.at("cards"), folder.at("games"));
    let call = ["sim", "cardgame", "--games", "1", "--seats", "random,random,random"];
    reglette(&[&call[..], &["--out", &out, "--content", &cards]].concat()).good();
    let file = folder.at("games/cardgame-000000.jsonl");
    assert!(reglette(&["check", &file]).bad(1).contains("other content"));
    reglette(&["check", &file, "--content", &cards]).good();
    assert!(reglette(&["replay", &file]).bad(1).contains("other content"));
    let told = reglette(&["replay", &file, "--content", &cards]).good();
    assert!(told.contains("Starting Location"));
    let save = folder.at("kept.jsonl");
    let play = ["play", "cardgame", "--content", &cards, "--seed", "a"];
    assert_eq!(fed(&play, &format!("save {save}\n")).code, 0);
    assert_eq!(fed(&[&play[..], &["--load", &save]].concat(), "quit\n").code, 0);
    assert_eq!(fed(&["play", "cardgame", "--load", &save], "quit\n").code, 1);
}

#[test]
fn a_fault_of_content_has_its_file_and_line_everywhere() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.at("cards")).unwrap();
    folder.write("cards/deck.toml", &DECK.replacen("copies = 11", "copies = 12", 1));
    let position = folder.write("table.json", &conflict().0.to_string());
    let cards = folder.at("cards");
    let place = format!("{}:22: ", folder.at("cards/deck.toml"));
    let (seats, choice) = ("random,random,random", "{\"at\":\"loc.luna\"}");
    for call in [
        &["sim", "cardgame", "--games", "1", "--seats", seats][..],
        &["play", "cardgame", "--seed", "a"],
        &["play", "cardgame", "--dice", "hand"],
        &["play", "cardgame", "--load", &position],
        &["odds", "cardgame", "--position", &position, "--choice", choice],
        &["check", &position],
    ] {
        let told = reglette(&[call, &["--content", &cards]].concat()).bad(1);
        assert!(told.contains(&place), "{call:?}: {told}");
    }
}

#[test]
fn a_folder_is_checked_as_far_as_there_is_something_to_check() {
    let folder = Folder::new();
    for name in ["empty", "told", "cards"] {
        std::fs::create_dir_all(folder.at(name)).unwrap();
    }
    for name in ["told", "cards"] {
        folder.write(&format!("{name}/README.md"), "# Hello");
        folder.write(&format!("{name}/rules.toml"), "section = []");
    }
    // A byte-order mark is no part of the deck.
    folder.write("cards/deck.toml", &format!("\u{feff}{DECK}"));
    let told = reglette(&["check", &folder.at("cards")]).good();
    assert_eq!(told.lines().count(), 1, "{told}");
    for name in ["empty", "told"] {
        let told = reglette(&["check", &folder.at(name)]).bad(1);
        assert!(told.contains("nothing in this folder"), "{told}");
    }
}

/// A band of the free game, one line for each kind of figure.
const BAND: &str = r#"{
  "name": "Patrol",
  "figures": [
    {"profile": "unit-sergeant"},
    {"profile": "unit-soldier", "count": 4},
    {"profile": "unit-sniper"},
    {"profile": "unit-flamer"}
  ]
}"#;

#[test]
fn a_roster_is_told_by_its_points() {
    let folder = Folder::new();
    let band = folder.write("band.json", BAND);
    let out = reglette(&["check", &band, "--lang", "en"]).good();
    assert!(out.contains("roster of sotas, 302 points, in order"), "{out}");
}

#[test]
fn every_fault_of_a_roster_has_its_line() {
    let folder = Folder::new();
    let cases = [
        ("unit-sniper", "unit-sniperr", 6, "unit-sniperr"),
        ("\"count\": 4", "\"count\": 0", 5, "at least one figure"),
        ("\"count\": 4", "\"count\": 40", 1, "points"),
        ("unit-flamer", "cyberman", 1, "same side"),
        ("\"count\": 4", "\"cuont\": 4", 1, "cuont"),
    ];
    for (good, bad, line, about) in cases {
        let file = folder.write("band.json", &BAND.replacen(good, bad, 1));
        for lang in ["fr", "en"] {
            let told = reglette(&["check", &file, "--lang", lang]).bad(1);
            assert!(told.contains(&format!("{file}:{line}: ")), "{told} not line {line}");
            assert!(told.contains(about) || lang == "fr", "{told}");
        }
    }
}

const PROFILES: &str = include_str!("../../../../data/sotas/profiles.toml");
const SKIRMISH: &str = include_str!("../../../../data/sotas/scenarios/open-skirmish.toml");

#[test]
fn profiles_and_scenarios_of_ones_own_are_checked() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.at("scenarios")).unwrap();
    let own = "\n[[profile]]\nid = \"porter\"\nen = \"Porter\"\nfr = \"Portier\"\n\
        factions = [\"unit\"]\nquality = 4\ncombat = 2\nspecials = [\"brave-ish\"]\n\
        kind = \"human\"\nbase = 25\npoints = 20\ntag = \"HOUSE\"\n";
    let cases = [
        ("profiles.toml", format!("{PROFILES}{own}"), "brave-ish"),
        ("profiles.toml", PROFILES.replacen("quality = 3", "quality = 2", 1), "points"),
        (
            "scenarios/open-skirmish.toml",
            SKIRMISH.replacen("kind = \"hill\"", "kind = \"hil\"", 1),
            "hil",
        ),
        (
            "scenarios/open-skirmish.toml",
            SKIRMISH.replacen("unit-sniper", "unit-snipper", 1),
            "unit-snipper",
        ),
        (
            "scenarios/open-skirmish.toml",
            SKIRMISH.replacen("points = 302", "points = 301", 1),
            "301",
        ),
    ];
    for (name, text, about) in cases {
        let file = folder.write(name, &text);
        for lang in ["fr", "en"] {
            let told = reglette(&["check", &file, "--lang", lang]).bad(1);
            assert!(told.contains(&file) && told.contains(about), "{name}: {told}");
        }
        std::fs::remove_file(&file).unwrap();
    }
}

/// A faction by its cards.
const FACTION: &str = r#"{
  "name": "Patrol",
  "faction": "daleks",
  "cards": [
    "dal.3",
    "dal.1",
    "jud.2"
  ]
}"#;

#[test]
fn a_roster_of_cards_is_told_like_one_of_points() {
    let folder = Folder::new();
    let file = folder.write("faction.json", FACTION);
    let out = reglette(&["check", &file, "--lang", "en"]).good();
    assert!(out.contains("roster of exterminate, in order"), "{out}");
    let cases = [
        ("dal.1", "dal.99", 6, "dal.99"),
        ("dal.1", "jud.2", 7, "Judoon"),
        ("dal.3", "dal.1", 1, "Leader"),
        ("daleks", "dalecs", 1, "dalecs"),
    ];
    for (good, bad, line, about) in cases {
        let file = folder.write("faction.json", &FACTION.replacen(good, bad, 1));
        for lang in ["fr", "en"] {
            let told = reglette(&["check", &file, "--lang", lang]).bad(1);
            assert!(told.contains(&format!("{file}:{line}: ")), "{told} not line {line}");
            assert!(told.contains(about) || lang == "fr", "{told}");
        }
    }
}

const CARDS: &str = include_str!("../../../../data/exterminate/cards.toml");
const METAL: &str = include_str!("../../../../data/exterminate/scenarios/meeting-of-metal.toml");

#[test]
fn cards_and_scenarios_of_both_miniatures_games_are_told_apart() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.at("scenarios")).unwrap();
    let cases = [
        ("cards.toml", CARDS.to_owned(), "\"implacable\"", "\"implacble\""),
        ("scenarios/meeting-of-metal.toml", METAL.to_owned(), "turns = 6", "turns = 60"),
        (
            "scenarios/ours.toml",
            METAL.replacen("\"meeting-of-metal\"", "\"ours\"", 1),
            "crash-site",
            "moon",
        ),
    ];
    for (name, text, from, to) in cases {
        let file = folder.write(name, &text);
        let told = reglette(&["check", &file, "--lang", "en"]).good();
        assert!(told.contains("of exterminate, in order"), "{told}");
        let file = folder.write(name, &text.replacen(from, to, 1));
        for lang in ["fr", "en"] {
            let told = reglette(&["check", &file, "--lang", lang]).bad(1);
            assert!(told.contains(&file), "{name}: {told}");
        }
    }
    let arms = include_str!("../../../../data/sotas/weapons.toml");
    let file = folder.write("weapons.toml", arms);
    let told = reglette(&["check", &file, "--lang", "en"]).good();
    assert!(told.contains("weapons.toml of sotas, in order"), "{told}");
}
