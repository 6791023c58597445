//! Checks of the repository itself: what no compiler sees.

use anyhow::{Result, bail};

use crate::citations;
use crate::manifest::{self, Crate};
use crate::repo::Repo;
use crate::rules::shortened;

/// The most lines a source file may have.
const LINES: usize = 700;

/// What must not be left in a source, cut in two so that this file may be checked as well.
const LEFTOVERS: &[&str] = &[
    concat!("todo", "!("),
    concat!("dbg", "!("),
    concat!("unimplemented", "!("),
    concat!("FIX", "ME"),
    concat!("#[ig", "nore"),
];

/// Beginnings of paths that exist on one machine only.
const MACHINE: &[&str] = &[concat!("/wo", "rk/"), concat!("/ro", "ot/")];

/// What rules must not depend on.
const IMPURE: &[&str] = &[
    "anyhow",
    "async-std",
    "axum",
    "chrono",
    "clap",
    "getrandom",
    "hyper",
    "rand",
    "rayon",
    "reqwest",
    "rusqlite",
    "smol",
    "sqlx",
    "time",
    "tokio",
];

/// Parts of the standard library that rules must not touch.
const OUTSIDE: &[&str] =
    &["std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread", "std::time"];

/// Which of our own crates a crate may be built on; the doors may use everything.
const ARROWS: &[(&str, &[&str])] = &[
    ("crates/engine", &[]),
    ("crates/geometry", &[]),
    ("crates/games/", &["reglette-engine", "reglette-geometry"]),
    ("crates/bots", &["reglette-engine"]),
    ("crates/words", &["reglette-engine"]),
];

/// The public registries lock files may name.
const REGISTRIES: &[(&str, &str, &str)] = &[
    ("Cargo.lock", "source = \"", "registry+https://github.com/rust-lang/crates.io-index"),
    ("web/package-lock.json", "\"resolved\": \"", "https://registry.npmjs.org/"),
];

/// Fails with a line for each thing that is out of order.
pub fn tidy(repo: &Repo) -> Result<()> {
    let crates = manifest::crates(repo)?;
    let mut faults = Vec::new();
    for file in repo.files("")? {
        // What is not text says nothing.
        if let Ok(text) = repo.read(&file) {
            check_text(&file, &text, &mut faults);
        }
    }
    for it in &crates {
        check_crate(repo, it, &mut faults);
    }
    check_games(&crates, &mut faults);
    if !faults.is_empty() {
        bail!("{}", shortened(&faults));
    }
    eprintln!("The repository is in order.");
    Ok(())
}

fn check_text(file: &str, text: &str, faults: &mut Vec<String>) {
    let is_source = [".rs", ".ts", ".svelte"].iter().any(|ending| file.ends_with(ending));
    let lines = text.lines().count();
    let is_written_by_hand = !file.contains("/generated/");
    if is_source && is_written_by_hand && lines > LINES {
        faults.push(format!("{file}: {lines} lines, {LINES} are the most"));
    }
    for (at, line) in text.lines().enumerate() {
        let at = at + 1;
        if let Some(left) = LEFTOVERS.iter().find(|left| is_source && line.contains(**left)) {
            faults.push(format!("{file}:{at}: `{left}` is left"));
        }
        if let Some(path) = MACHINE.iter().find(|path| begins_path(line, path)) {
            faults.push(format!("{file}:{at}: `{path}` exists on one machine only"));
        }
        for (lock, key, known) in REGISTRIES.iter().filter(|(lock, ..)| *lock == file) {
            let source = line.trim().strip_prefix(key);
            if source.is_some_and(|source| !source.starts_with(known)) {
                faults.push(format!("{lock}:{at}: not from the public registry"));
            }
        }
    }
}

fn begins_path(line: &str, path: &str) -> bool {
    let goes_on = |before: char| before.is_alphanumeric() || matches!(before, '.' | '_' | '-');
    line.match_indices(path).any(|(at, _)| !line[..at].ends_with(goes_on))
}

fn check_crate(repo: &Repo, it: &Crate, faults: &mut Vec<String>) {
    if !repo.has(&format!("{}/README.md", it.folder)) {
        faults.push(format!("{}: no README.md", it.folder));
    }
    let arrows = ARROWS.iter().find(|(folder, _)| it.folder.starts_with(folder));
    for used in &it.uses {
        let is_ours = used.starts_with("reglette");
        if is_ours && arrows.is_some_and(|(_, may)| !may.contains(&used.as_str())) {
            faults.push(format!("{}: must not be built on {used}", it.folder));
        }
        if it.is_pure() && IMPURE.contains(&used.as_str()) {
            faults.push(format!("{}: rules must not depend on {used}", it.folder));
        }
    }
    if it.is_pure() {
        let sources = repo.files_ending(&format!("{}/src", it.folder), &[".rs"]);
        for file in sources.unwrap_or_default() {
            check_purity(&file, &repo.read(&file).unwrap_or_default(), faults);
        }
    }
}

fn check_purity(file: &str, text: &str, faults: &mut Vec<String>) {
    let end = match citations::tests_begin(text) {
        _ if citations::is_test_file(file) => 0,
        Some(begin) => begin - 1,
        None => usize::MAX,
    };
    for (at, line) in text.lines().enumerate().take(end) {
        if let Some(outside) = OUTSIDE.iter().find(|outside| line.contains(**outside)) {
            faults.push(format!("{file}:{}: rules must not touch {outside}", at + 1));
        }
    }
}

/// No game knows another, not even in its tests.
fn check_games(crates: &[Crate], faults: &mut Vec<String>) {
    let games: Vec<&Crate> = crates.iter().filter(|it| it.is_game()).collect();
    for game in &games {
        let uses =
            |other: &Crate| game.uses.contains(&other.name) || game.tests_use.contains(&other.name);
        for other in games.iter().filter(|other| uses(other)) {
            faults.push(format!("{}: depends on the game {}", game.folder, other.name));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(file: &str, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        check_text(file, text, &mut faults);
        faults
    }

    fn game(name: &str, uses: &[&str]) -> Crate {
        Crate {
            folder: format!("crates/games/{name}"),
            name: format!("reglette-{name}"),
            uses: uses.iter().map(|&it| it.to_owned()).collect(),
            tests_use: Vec::new(),
        }
    }

    #[test]
    fn long_sources_are_refused_and_long_data_is_not() {
        let text = "\n".repeat(LINES + 1);
        assert_eq!(faults_of("crates/a/src/a.rs", &text).len(), 1);
        assert!(faults_of("data/a/deck.toml", &text).is_empty());
        assert!(faults_of("web/src/generated/a.ts", &text).is_empty());
        assert!(faults_of("crates/a/src/a.rs", &text[1..]).is_empty());
    }

    #[test]
    fn leftovers_are_found_in_sources_only() {
        for left in LEFTOVERS {
            let line = format!("    {left} later");
            assert_eq!(faults_of("a.rs", &line).len(), 1, "{left}");
            assert!(faults_of("a.md", &line).is_empty(), "{left}");
        }
    }

    #[test]
    fn paths_of_one_machine_are_found_everywhere() {
        for path in MACHINE {
            assert_eq!(faults_of("a.md", &format!("see {path}x")).len(), 1);
            assert!(faults_of("a.md", &format!("see docs{path}x")).is_empty());
        }
    }

    #[test]
    fn lock_files_name_public_registries() {
        let public = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
        assert!(faults_of("Cargo.lock", public).is_empty());
        assert_eq!(faults_of("Cargo.lock", "source = \"registry+http://mirror/\"").len(), 1);
    }

    #[test]
    fn games_do_not_know_each_other() {
        let mut faults = Vec::new();
        let crates = [game("a", &["reglette-engine"]), game("b", &["reglette-a"])];
        check_games(&crates, &mut faults);
        assert_eq!(faults, ["crates/games/b: depends on the game reglette-a"]);
    }

    #[test]
    fn rules_touch_nothing_outside_but_their_tests_may() {
        let text = "use std::fs;\n#[cfg(test)]\nmod tests {\n    use std::env;\n}\n";
        let mut faults = Vec::new();
        check_purity("crates/engine/src/a.rs", text, &mut faults);
        assert_eq!(faults, ["crates/engine/src/a.rs:1: rules must not touch std::fs"]);
    }

    #[test]
    fn arrows_are_held() {
        let mut faults = Vec::new();
        let nowhere = Repo::at(std::path::Path::new("nowhere"));
        check_crate(&nowhere, &game("a", &["reglette-bots", "tokio", "serde"]), &mut faults);
        assert_eq!(
            faults,
            [
                "crates/games/a: no README.md",
                "crates/games/a: must not be built on reglette-bots",
                "crates/games/a: rules must not depend on tokio",
            ]
        );
    }
}
