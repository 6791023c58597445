//! Rule coverage: which code and which tests cite each rule of a catalogue.
//!
//! A game is complete when the `Info` in its sources says `complete: true`.

use std::fmt::Write as _;
use std::io::Write as _;

use anyhow::{Context, Result, bail};
use toml::Table;

use crate::citations::{self, Cited};
use crate::repo::Repo;

/// The games and the prefixes of their rule ids.
pub const GAMES: &[(&str, &str)] = &[
    ("cardgame", "dwcg"),
    ("sotas", "sotas"),
    ("exterminate", "ex"),
    ("gothic", "bfg"),
    ("confrontation", "cf"),
];

/// How many faults are shown before the rest is counted.
const SHOWN: usize = 40;

/// Prints the coverage of one game or of all; with `check`, fails where it must.
pub fn rules(repo: &Repo, game: Option<&str>, check: bool, missing: bool) -> Result<()> {
    let games: Vec<_> = match game {
        None => GAMES.iter().filter(|(game, _)| repo.has(&catalogue_path(game))).collect(),
        Some(name) => {
            let known = GAMES.iter().find(|(game, _)| *game == name);
            vec![known.with_context(|| format!("no game is called `{name}`"))?]
        }
    };
    let files = sources(repo)?;
    let (mut told, mut faults) = (String::new(), Vec::new());
    for (game, prefix) in games {
        let catalogue = read_catalogue(repo, game)?;
        let coverage = Coverage::of(game, prefix, &catalogue, &files);
        if !check {
            coverage.tell(missing, &mut told);
        }
        coverage.tell_totals(&mut told);
        faults.extend(coverage.faults());
    }
    print(&told)?;
    if check && !faults.is_empty() {
        bail!("{}", shortened(&faults));
    }
    Ok(())
}

/// A file that may cite rules.
#[derive(Clone, Debug)]
struct Source {
    path: String,
    text: String,
}

/// What a citation is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Code,
    Data,
    Test,
}

impl Source {
    fn part(&self, line: usize) -> Part {
        if self.path.starts_with("records/") || citations::is_test_file(&self.path) {
            return Part::Test;
        }
        if !self.path.ends_with(".rs") {
            return Part::Data;
        }
        match citations::tests_begin(&self.text) {
            Some(begin) if begin <= line => Part::Test,
            Some(_) | None => Part::Code,
        }
    }
}

/// The places that cite one rule, as `path:line`.
#[derive(Clone, Debug, Default)]
struct Places {
    id: String,
    code: Vec<String>,
    data: Vec<String>,
    tests: Vec<String>,
}

/// The coverage of one game.
#[derive(Clone, Debug)]
struct Coverage {
    game: String,
    is_complete: bool,
    rules: Vec<Places>,
    wrong: Vec<String>,
}

impl Coverage {
    fn of(game: &str, prefix: &str, catalogue: &[String], files: &[Source]) -> Coverage {
        let empty = |id: &String| Places { id: id.clone(), ..Places::default() };
        let home = format!("crates/games/{game}/");
        let mut coverage = Coverage {
            game: game.to_owned(),
            is_complete: files.iter().any(|it| it.path.starts_with(&home) && it.says_complete()),
            rules: catalogue.iter().map(empty).collect(),
            wrong: twice(catalogue),
        };
        for file in files {
            for cited in citations::find(&file.text, prefix) {
                coverage.note(file, &cited, &home);
            }
        }
        coverage
    }

    fn note(&mut self, file: &Source, cited: &Cited, home: &str) {
        let place = format!("{}:{}", file.path, cited.line);
        if cited.opens_range && file.path.ends_with(".rs") {
            self.wrong.push(format!("{place}: {} opens a range; write each id out", cited.id));
        }
        let Some(rule) = self.rules.iter_mut().find(|rule| rule.id == cited.id) else {
            let game = &self.game;
            self.wrong.push(format!("{place}: the catalogue of {game} has no {}", cited.id));
            return;
        };
        match file.part(cited.line) {
            Part::Test => rule.tests.push(place),
            Part::Code if file.path.starts_with(home) => rule.code.push(place),
            Part::Data if file.path != catalogue_path(&self.game) => rule.data.push(place),
            Part::Code | Part::Data => {}
        }
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = self.wrong.clone();
        if self.is_complete {
            let untested = self.rules.iter().filter(|rule| rule.tests.is_empty());
            let game = &self.game;
            faults.extend(untested.map(|rule| format!("{game}: no test cites {}", rule.id)));
        }
        faults
    }

    fn tell(&self, missing: bool, out: &mut String) {
        for rule in &self.rules {
            if missing && !rule.code.is_empty() && !rule.tests.is_empty() {
                continue;
            }
            let mut label = rule.id.as_str();
            for (part, places) in
                [("code", &rule.code), ("data", &rule.data), ("test", &rule.tests)]
            {
                let places = if places.is_empty() { "–".to_owned() } else { places.join(" ") };
                let _ = writeln!(out, "{label:16} {part}  {places}");
                label = "";
            }
        }
    }

    fn tell_totals(&self, out: &mut String) {
        let in_code = self.rules.iter().filter(|rule| !rule.code.is_empty()).count();
        let in_tests = self.rules.iter().filter(|rule| !rule.tests.is_empty()).count();
        let state = if self.is_complete { "complete" } else { "not declared complete" };
        let (game, all) = (&self.game, self.rules.len());
        let _ =
            writeln!(out, "{game}: {all} rules, {in_code} in code, {in_tests} in tests; {state}");
    }
}

impl Source {
    fn says_complete(&self) -> bool {
        self.text.lines().any(|line| line.trim().starts_with("complete: true"))
    }
}

/// Everything that may cite a rule.
fn sources(repo: &Repo) -> Result<Vec<Source>> {
    let mut paths = repo.files_ending("crates", &[".rs", ".toml", ".ftl"])?;
    paths.extend(repo.files_ending("data", &[".toml", ".ftl"])?);
    paths.extend(repo.files("records")?);
    let read = |path: String| Ok(Source { text: repo.read(&path)?, path });
    paths.into_iter().map(read).collect()
}

/// The ids of a game's rules, in the catalogue's order.
fn read_catalogue(repo: &Repo, game: &str) -> Result<Vec<String>> {
    let path = catalogue_path(game);
    if !repo.has(&path) {
        bail!("{game} has no catalogue yet ({path})");
    }
    ids(&repo.read(&path)?).with_context(|| format!("in {path}"))
}

fn ids(text: &str) -> Result<Vec<String>> {
    let document: Table = text.parse()?;
    let rules = document.get("rule").and_then(|rules| rules.as_array()).context("no [[rule]]")?;
    let id = |rule: &toml::Value| {
        let id = rule.get("id").and_then(|id| id.as_str());
        id.map(str::to_owned).context("a [[rule]] without an id")
    };
    rules.iter().map(id).collect()
}

fn catalogue_path(game: &str) -> String {
    format!("data/{game}/rules.toml")
}

fn twice(catalogue: &[String]) -> Vec<String> {
    let again = catalogue.iter().enumerate().filter(|(at, id)| catalogue[..*at].contains(id));
    again.map(|(_, id)| format!("the catalogue has {id} twice")).collect()
}

/// What is wrong, one line each; the first ones when there are many.
pub fn shortened(faults: &[String]) -> String {
    let mut text = faults.iter().take(SHOWN).cloned().collect::<Vec<_>>().join("\n");
    if faults.len() > SHOWN {
        let _ = write!(text, "\n… and {} more", faults.len() - SHOWN);
    }
    text
}

/// Prints a text; a reader that has seen enough may close the pipe.
fn print(text: &str) -> Result<()> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "fn rule() {}\n// dwcg.a.1\n#[cfg(test)]\nmod tests {\n// dwcg.a.2\n}";

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    fn coverage(files: &[Source]) -> Coverage {
        let catalogue = ["dwcg.a.1".to_owned(), "dwcg.a.2".to_owned()];
        Coverage::of("cardgame", "dwcg", &catalogue, files)
    }

    #[test]
    fn code_and_tests_are_told_apart() {
        let coverage = coverage(&[source("crates/games/cardgame/src/a.rs", CODE)]);
        assert_eq!(coverage.rules[0].code, ["crates/games/cardgame/src/a.rs:2"]);
        assert!(coverage.rules[0].tests.is_empty());
        assert_eq!(coverage.rules[1].tests, ["crates/games/cardgame/src/a.rs:5"]);
        let mut told = String::new();
        coverage.tell_totals(&mut told);
        assert_eq!(told, "cardgame: 2 rules, 1 in code, 1 in tests; not declared complete\n");
    }

    #[test]
    fn a_complete_game_needs_a_test_for_each_rule() {
        let info = source("crates/games/cardgame/src/lib.rs", "    complete: true,");
        let tests = source("crates/games/cardgame/tests/a.rs", "// dwcg.a.1");
        assert_eq!(coverage(&[info, tests]).faults(), ["cardgame: no test cites dwcg.a.2"]);
    }

    #[test]
    fn an_unfinished_game_may_have_untested_rules() {
        let info = source("crates/games/cardgame/src/lib.rs", "    complete: false,");
        assert!(coverage(&[info]).faults().is_empty());
    }

    #[test]
    fn ids_that_the_catalogue_does_not_know_are_faults_everywhere() {
        let files = [
            source("crates/cli/src/main.rs", "// dwcg.a.3"),
            source("data/cardgame/deck.toml", "rules = ['dwcg.b.1']"),
            source("crates/games/cardgame/src/a.rs", "// dwcg.a.1–2"),
        ];
        assert_eq!(
            coverage(&files).faults(),
            [
                "crates/cli/src/main.rs:1: the catalogue of cardgame has no dwcg.a.3",
                "data/cardgame/deck.toml:1: the catalogue of cardgame has no dwcg.b.1",
                "crates/games/cardgame/src/a.rs:1: dwcg.a.1 opens a range; write each id out",
            ]
        );
    }

    #[test]
    fn a_catalogue_is_read_in_order_and_ids_stand_once() {
        let text =
            "[[rule]]\nid = 'x.a.2'\nen = ''\n[[rule]]\nid = 'x.a.1'\n[[rule]]\nid = 'x.a.2'";
        let ids = ids(text).unwrap();
        assert_eq!(ids, ["x.a.2", "x.a.1", "x.a.2"]);
        assert_eq!(twice(&ids), ["the catalogue has x.a.2 twice"]);
    }
}
