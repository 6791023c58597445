//! Help, languages, wrong calls, schemas, completions.

use serde_json::Value;

use crate::common::{Folder, in_language, reglette, unread};

const COMMANDS: [&str; 10] =
    ["play", "serve", "sim", "replay", "odds", "rules", "check", "schema", "engine", "completions"];

#[test]
fn every_command_has_help_with_examples_in_both_languages() {
    for (lang, usage, example) in [("en", "Usage:", "Example"), ("fr", "Usage\u{a0}:", "Exemple")] {
        let all = reglette(&["--help", "--lang", lang]).good();
        for command in COMMANDS {
            assert!(all.contains(&format!("\n  {command} ")), "{all}");
            let help = reglette(&[command, "-h", "--lang", lang]).good();
            assert!(help.contains(usage) && help.contains(example), "{help}");
            assert!(!help.contains('⟪') && !help.contains('\x1b'), "{help}");
        }
    }
    assert!(reglette(&["--version"]).good().starts_with("reglette "));
}

#[test]
fn the_language_comes_from_the_call_or_the_environment() {
    let french = |environment: &[(&str, &str)], args: &[&str]| {
        let args = [&["--help"], args].concat();
        in_language(environment, &args, "").good().contains("jeux de table")
    };
    assert!(french(&[("LANG", "fr_FR.UTF-8")], &[]));
    assert!(french(&[("LANG", "en_GB"), ("LC_MESSAGES", "fr_CA")], &[]));
    assert!(!french(&[("LANG", "fr_FR"), ("LC_ALL", "C")], &[]));
    assert!(!french(&[("LANG", "fr_FR")], &["--lang", "en"]));
    assert!(french(&[], &["--lang=fr"]));
    assert!(!french(&[], &[]));
}

#[test]
fn wrong_calls_end_with_two_and_say_why() {
    let unknown = |args: &[&str], fr: &str, en: &str| {
        let told = |lang: &str| reglette(&[args, &["--lang", lang]].concat()).bad(2);
        let (told_fr, told_en) = (told("fr").replace('\u{a0}', " "), told("en"));
        assert!(told_fr.contains(fr), "{args:?}: {told_fr}");
        assert!(told_en.contains(en), "{args:?}: {told_en}");
    };
    unknown(&["dance"], "pas de commande « dance »", "no command \"dance\"");
    unknown(&["play"], "Il manque quelque chose", "Something is missing");
    unknown(&["play", "chess"], "pas de jeu « chess »", "no game \"chess\"");
    unknown(&["sim", "cardgame", "--speed"], "pas ici d'argument", "no argument \"--speed\"");
    unknown(&["sim", "cardgame", "--games"], "Il faut une valeur", "needs a value");
    unknown(&["sim", "cardgame", "--games", "x"], "ne peut pas valoir « x »", "cannot be \"x\"");
    unknown(&["play", "cardgame", "--scenario", "x"], "scénario « x »", "no scenario \"x\"");
    unknown(&["play", "cardgame", "--scenario", "x"], "Connus : standard", "Known: standard");
    unknown(&["play", "cardgame", "--edition", "x"], "édition « x »", "no edition \"x\"");
    unknown(&["play", "cardgame", "--option", "x"], "CLÉ=VALEUR", "KEY=VALUE");
    unknown(&["play", "cardgame", "--option", "x=1"], "d'option « x »", "no option \"x\"");
    let value = ["play", "cardgame", "--option", "end_card=x"];
    unknown(&value, "ne peut pas valoir « x »", "cannot be \"x\"");
    unknown(&["play", "cardgame", "--players", "9"], "ne se joue pas à 9", "be played by 9");
    unknown(&["play", "cardgame", "--seats", "me,you"], "robot « you »", "no bot \"you\"");
    unknown(&["play", "cardgame", "--seats", "me"], "ne se joue pas à 1", "be played by 1");
    let seats = ["play", "cardgame", "--players", "4", "--seats", "me,easy,easy"];
    unknown(&seats, "3 joueurs sont nommés", "3 players are named");
    unknown(&["sim", "cardgame", "--seats", "me,easy,easy"], "Seuls des robots", "Only bots");
    unknown(&["schema", "cardgame", "poem"], "Possibles : position", "Possible: position");
    unknown(&["completions", "nosh"], "Possibles : bash", "Possible: bash");
    unknown(&["rules", "cardgame", "a.1", "--coverage"], "ne va pas avec", "does not go with");
    unknown(&["rules", "cardgame", "nothing.1"], "ni règle", "no rule");
}

#[test]
fn files_that_are_not_there_end_with_one() {
    let folder = Folder::new();
    let file = folder.at("nothing");
    for args in [
        &["replay", &file] as &[&str],
        &["check", &file],
        &["play", "cardgame", "--load", &file],
        &["play", "cardgame", "--content", &file],
        &["sim", "cardgame", "--content", &file],
        &["engine", "--content", &file],
        &["odds", "cardgame", "--position", &file, "--choice", "1"],
    ] {
        assert!(reglette(args).bad(1).contains(&file));
        let french = reglette(&[args, &["--lang", "fr"]].concat()).bad(1);
        assert!(french.contains("n'existe pas"), "{french}");
    }
    let empty = Folder::new();
    let told = reglette(&["sim", "cardgame", "--content", &empty.at("")]).bad(1);
    assert!(told.contains("no content file"), "{told}");
}

#[test]
fn schemas_are_json() {
    for document in ["position", "choice", "event", "view", "record"] {
        let text = reglette(&["schema", "cardgame", document]).good();
        let schema: Value = serde_json::from_str(&text).unwrap();
        assert!(schema.is_object(), "{document}");
    }
}

#[test]
fn shells_complete_commands_in_the_readers_language() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = reglette(&["completions", shell]).good();
        assert!(script.contains("reglette") && script.contains("replay"), "{shell}");
    }
    assert!(reglette(&["completions", "fish", "--lang", "fr"]).good().contains("Jouer dans"));
}

#[test]
fn a_closed_output_is_no_failure() {
    assert_eq!(unread(&["rules", "cardgame"]), 0);
    assert_eq!(unread(&["play", "cardgame", "--seats", "random,random,random"]), 0);
}
