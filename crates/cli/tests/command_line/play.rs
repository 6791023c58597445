//! Whole games in the terminal, from piped input.

use crate::common::{Folder, conflict, fed, numbers, reglette};

/// Plays with a person at the first seat against two bots.
fn play(args: &[&str], input: &str) -> String {
    let call = ["play", "cardgame", "--seed", "tea", "--seats", "me,greedy,random"];
    fed(&[&call, args].concat(), input).good()
}

#[test]
fn a_whole_game_is_played_to_its_end_in_both_languages() {
    let input = format!("{}table\nlog\nquit\n", numbers(7, 12, 3000));
    let en = play(&["--lang", "en"], &input);
    assert!(en.contains("The game is over") && en.contains("You can still type"), "no end");
    assert!(en.contains("There is only one choice") && en.ends_with("Goodbye.\n"));
    let fr = play(&["--lang", "fr"], &input);
    assert!(fr.contains("La partie est terminée") && fr.ends_with("Au revoir.\n"));
    assert!(fr.contains("Il n'y a qu'un choix"));
    for told in [&en, &fr] {
        assert!(!told.contains('⟪') && !told.contains('\x1b'));
    }
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let input = numbers(3, 9, 200);
    assert_eq!(play(&[], &input), play(&[], &input));
    let other = play(&["--players", "3"], "");
    assert!(other.contains("The seed \"tea\" deals the same game again."));
}

#[test]
fn bots_alone_play_to_the_end_before_an_observer() {
    let call = ["play", "cardgame", "--seats", "greedy,random,random", "--seed", "b"];
    let told = reglette(&call).good();
    assert!(told.contains("is dealt 5 hidden cards") && !told.contains("Your hand"));
    assert!(told.contains("wins.") || told.contains("win together."), "{told}");
}

#[test]
fn every_command_answers() {
    let told = play(&[], "?\n? 1\n? conf.11\n? Amy Pond\n? reserve\n? xyzzy\nodds 1\nodds 1 vp\n");
    for said in [
        "save FILE",
        "dwcg.turn.3",
        "Place Defenders",
        "dwcg.conf.11  Conflict",
        "Silurians",
        "… and ",
        "Nothing is said of \"xyzzy\"",
        "Outcome of the Conflict",
        "Change of your Victory Points",
    ] {
        assert!(told.contains(said), "{said} in {told}");
    }
    let told = play(&[], "hint\ntable\nlog\nlang fr\nconseil\nchances 1\nquitter\n");
    for said in ["searching bot", "Your hand", "plays first", "Votre main", "robot chercheur"] {
        assert!(told.contains(said), "{said} in {told}");
    }
}

#[test]
fn what_is_not_understood_changes_nothing() {
    let told =
        play(&[], "99\n0\n-1\nhello\nodds\nodds 99\n? 99\nsave\nlang de\n{}\n[1]\n{oops\n\n");
    assert_eq!(told.matches("There is no number").count(), 4, "{told}");
    assert!(told.matches("Not understood").count() >= 6, "{told}");
    assert!(told.ends_with("The input has ended, and so has the play.\n"), "{told}");
    assert_eq!(told.matches("begins a turn").count(), 1);
}

#[test]
fn answers_can_be_taken_back() {
    let told = play(&[], "undo\n1\nundo\nundo\nquit\n");
    assert_eq!(told.matches("There is nothing of yours to take back").count(), 2, "{told}");
    assert_eq!(told.matches("Taken back.").count(), 1);
    let before = play(&[], "quit\n");
    let question = before.split("Which action").nth(1).unwrap().split('>').next().unwrap();
    assert!(told.split("Taken back.").nth(1).unwrap().contains(question));
}

#[test]
fn a_game_is_kept_and_taken_up_again() {
    let folder = Folder::new();
    let file = folder.at("game.jsonl");
    let told = play(&[], &format!("{}save {file}\nquit\n", numbers(5, 4, 60)));
    assert!(told.contains("Saved in "), "{told}");
    assert_eq!(reglette(&["replay", &file, "--verify"]).code, 0);
    let again = fed(&["play", "cardgame", "--load", &file], "log\nquit\n").good();
    assert!(again.contains("choices have been made") && again.contains("Player 1 (you)"));
    assert!(again.contains("(greedy)") && again.contains("(random)"));
    let nowhere = play(&[], &format!("save {}\nquit\n", folder.at("no/where")));
    assert!(nowhere.contains("cannot be written: there is no such folder"), "{nowhere}");
}

#[test]
fn a_position_can_be_played_on() {
    let folder = Folder::new();
    let (position, _) = conflict();
    let file = folder.write("table.json", &position.to_string());
    let told = fed(&["play", "cardgame", "--load", &file], "table\nquit\n").good();
    assert!(told.contains("attacked by Player 2 with 1 face down"), "{told}");
    // Whoever is left out of a position has nothing, and is there all the same.
    let short = "{\"turn\":0,\"players\":[{\"hand\":[\"def.amy\"]}]}";
    let short = folder.write("short.json", short);
    let told = fed(&["play", "cardgame", "--load", &short], "quit\n").good();
    assert!(told.contains("Player 4"), "{told}");
    let three = ["play", "cardgame", "--load", &short, "--seats", "me,random,random"];
    assert!(!fed(&three, "quit\n").good().contains("Player 4"));
    let broken = folder.write("broken.json", "{\"players\": 4}");
    assert!(reglette(&["play", "cardgame", "--load", &broken]).bad(1).contains("broken.json:1: "));
    let chess = folder.write("chess.jsonl", "{\"reglette\":1,\"game\":\"chess\"}");
    assert!(reglette(&["play", "cardgame", "--load", &chess]).bad(1).contains("chess.jsonl:1: "));
}

#[test]
fn people_at_one_screen_do_not_see_each_others_hands() {
    let call = ["play", "cardgame", "--seed", "tea", "--seats", "me=Zoé,me=Max,random"];
    // Each answer may be the Enter of a hand-over as well.
    let told = fed(&call, &format!("\n{}", numbers(11, 5, 400))).good();
    assert!(told.contains("Zoé: press Enter when only you can see the screen."));
    assert!(told.contains("hand the screen over to Max"), "{told}");
    let turns: Vec<&str> = told.split("press Enter when only you can see the screen.").collect();
    assert!(turns.len() > 2 && turns[1].contains("Max is dealt 5 hidden cards"), "{told}");
    let max = turns.iter().find(|turn| turn.contains("Max (you)")).unwrap();
    assert!(max.contains("Zoé is dealt 5 hidden cards"), "{max}");
    let undone = fed(&call, "\nundo\nquit\n").good();
    assert!(undone.contains("nothing of yours"));
    let undoing = numbers(11, 5, 400).replace("3\n", "3\nundo\n");
    let told = fed(&call, &format!("\n{undoing}")).good();
    assert!(told.contains("Taken back.") && told.contains("turned something up"), "{told}");
}

#[test]
fn cards_can_be_drawn_by_hand() {
    let call = ["play", "cardgame", "--dice", "hand", "--scenario", "duel"];
    let told = fed(&call, "?\ngallifrey\nteapot\namelia\n").good();
    assert!(told.contains("One of these is needed: Gallifrey"), "{told}");
    assert!(told.contains("Starting Location of Player 2 (2): teapot"), "{told}");
    assert!(told.contains("Back in the box unseen (3): \n"), "{told}");
    let french = [&call[..], &["--lang", "fr"]].concat();
    let told = fed(&french, "?\n").good();
    assert!(told.contains("Lieu de départ de Joueur 1 (1)"), "{told}");
    let told = fed(&french, "gallifrey\nquitter\n").good();
    assert!(told.ends_with("Au revoir.\n"), "{told}");
    let folder = Folder::new();
    let file = folder.write("table.json", &conflict().0.to_string());
    let load = ["play", "cardgame", "--dice", "hand", "--load", &file];
    let told = fed(&load, "{\"discard\":\"sup.sonic\"}\n1\n1\n1\n1\n1\nquit\n").good();
    assert!(told.contains("Goodbye."), "{told}");
}

#[test]
fn a_battle_is_played_and_shown_in_both_languages() {
    let call = [
        "play",
        "exterminate",
        "--seed",
        "tea",
        "--seats",
        "me,random",
        "--roster",
        "{\"faction\": \"unit\"}",
        "--roster",
        "{\"faction\": \"daleks\"}",
    ];
    let input = format!("{}table\nhint\nquit\n", numbers(7, 4, 120));
    let en = fed(&call, &input).good();
    for said in ["A Meeting of Metal", "Daleks · Player 2 (random)", "M 5 R 3", "Turn 1 of 6 · "]
    {
        assert!(en.contains(said), "{said} in {en}");
    }
    let fr = fed(&[&call[..], &["--lang", "fr"]].concat(), &input).good();
    for said in ["Rencontre de métal", "Daleks · Joueur 2 (au hasard)", "Tour 1 sur 6 · "] {
        assert!(fr.contains(said), "{said} in {fr}");
    }
    for told in [&en, &fr] {
        assert!(!told.contains('⟪') && !told.contains("dal.1"), "{told}");
    }
    let wrong = ["play", "exterminate", "--roster", "{\"faction\": \"nobody\"}", "--roster", "{"];
    assert!(fed(&wrong, "").bad(2).contains("JSON"));
}

#[test]
fn a_skirmish_is_played_and_shown_in_both_languages() {
    let call =
        ["play", "sotas", "--seed", "tea", "--seats", "me,random", "--scenario", "dalek-bomb"];
    let input = format!("{}table\nhint\nquit\n", numbers(7, 4, 60));
    let en = fed(&call, &input).good();
    for said in [
        "The Dalek bomb",
        "UNIT · Player 2 (random)",
        "Foundry",
        "has acted",
        "Turn 1, ",
        "searching bot",
    ] {
        assert!(en.contains(said), "{said} in {en}");
    }
    let fr = fed(&[&call[..], &["--lang", "fr"]].concat(), &input).good();
    for said in ["La bombe dalek", "UNIT · Joueur 2 (au hasard)", "Fonderie", "a agi", "Tour 1, "]
    {
        assert!(fr.contains(said), "{said} in {fr}");
    }
    for told in [&en, &fr] {
        assert!(!told.contains('⟪') && !told.contains("task.") && !told.contains("side."));
    }
}

/// Plain spaces in place of those that do not break, for looking things up.
fn plain(told: &str) -> String {
    let words: Vec<&str> = told.split_whitespace().collect();
    words.join(" ")
}

#[test]
fn everybody_is_told_how_to_win_at_the_start_and_when_asked() {
    for (game, lang, said) in [
        ("cardgame", "en", "Goal · Whoever has the most Victory Points at the end wins;"),
        (
            "sotas",
            "en",
            "wins at once. After turn 8 the side that has destroyed at least 30 points more",
        ),
        ("exterminate", "fr", "But · Qui a le plus de points de victoire (PV) à la fin gagne"),
    ] {
        let call = ["play", game, "--seed", "a", "--lang", lang];
        let told = plain(&fed(&call, if lang == "fr" { "but\n" } else { "goal\n" }).good());
        assert_eq!(told.matches(said).count(), 2, "{said} in {told}");
    }
    let call = ["play", "sotas", "--scenario", "dalek-bomb", "--seed", "a", "--lang", "fr"];
    let told = plain(&fed(&call, "quitter\n").good());
    assert!(told.contains("· UNIT gagne aussitôt quand la bombe est désamorcée"), "{told}");
    assert!(told.contains("· Les Daleks gagnent aussitôt quand la bombe explose"), "{told}");
}

#[test]
fn the_help_is_that_of_the_game() {
    for (game, lang, said, rule) in [
        ("cardgame", "en", "Strengths", "conf.11"),
        ("sotas", "en", "Q is Quality", "melee.3"),
        ("sotas", "fr", "Q est la Qualité", "melee.3"),
        ("exterminate", "en", "M is Movement", "ex.sh.7"),
        ("exterminate", "fr", "M est le Mouvement", "ex.sh.7"),
    ] {
        let call = ["play", game, "--seed", "a", "--lang", lang];
        let told = fed(&call, &format!("?\n? {rule}\n")).good();
        let help = told.lines().find(|it| it.trim_start().starts_with(&format!("? {rule} ")));
        let column = |line: &str| {
            line.split("  ")
                .filter(|it| !it.is_empty())
                .nth(1)
                .map(|it| line.find(it.trim_start()).unwrap_or_default())
        };
        let above = told.lines().find(|it| it.trim_start().starts_with("? 3 ")).expect("the help");
        assert_eq!(help.and_then(column), column(above), "{told}");
        assert!(told.contains(said) && told.contains(&format!("{rule}  ")), "{told}");
        assert_eq!(told.contains("Strengths"), game == "cardgame");
    }
}

#[test]
fn a_figure_is_told_with_its_values() {
    let asked = "? UNIT sergeant\n? Davros\nquit\n";
    let told = fed(&["play", "sotas", "--seed", "a"], asked).good();
    for said in
        ["Quality 3+, Combat 3", "Weapons: Assault rifle", "Special rules: Leader", "Davros"]
    {
        assert!(told.contains(said), "{said}: {told}");
    }
    let told = fed(&["play", "sotas", "--seed", "a", "--lang", "fr"], asked).good();
    assert!(told.contains("Qualité 3+, Combat 3"), "{told}");
    assert_eq!(told.matches("Règles spéciales").count(), 2, "{told}");
    assert!(!told.contains("energy-projection"), "{told}");
}

#[test]
fn odds_are_told_of_what_dice_follow_from() {
    let told = |lang: &str| {
        fed(&["play", "sotas", "--seed", "a", "--lang", lang], "odds 1\nquit\n").good()
    };
    assert!(told("en").contains("No odds hang on this choice"), "{}", told("en"));
    assert!(told("fr").contains("Aucune probabilité ne dépend de ce choix"), "{}", told("fr"));
}

#[test]
fn a_hint_ranks_by_what_it_shows_and_says_why() {
    let told = play(&[], "hint\nquit\n");
    let hint = told.split("searching bot").nth(1).expect("a hint");
    let shares: Vec<u8> = hint
        .lines()
        .filter_map(|it| it.strip_suffix("\u{a0}%")?.rsplit(' ').next()?.parse().ok())
        .collect();
    assert!(shares.len() > 1 && shares.is_sorted_by(|a, b| a >= b), "{hint}");
    assert!(hint.contains("games"), "{hint}");
}
