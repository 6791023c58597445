//! `reglette rules --coverage`: where code and tests cite each rule, as it was when the program was
//! built.

use std::collections::BTreeMap;
use std::process::ExitCode;

use reglette_engine::catalogue::Catalogue;
use reglette_registry::AnyGame;
use reglette_words::Args;
use serde_json::{Value, json};

use super::print;
use crate::failure::Failure;
use crate::say::Say;
use crate::text::{Align, STRONG, columns, styled, width, wrap};

const CITATIONS: &str = include_str!(concat!(env!("OUT_DIR"), "/citations.txt"));

/// Where a rule is cited.
#[derive(Clone, Debug, Default)]
struct Cited {
    code: Vec<&'static str>,
    tests: Vec<&'static str>,
}

pub fn run(game: &'static dyn AnyGame, as_json: bool, say: Say) -> Result<ExitCode, Failure> {
    let cited = cited(game.info().id);
    match as_json {
        true => print(&format!("{}\n", matrix(game, &cited))),
        false => print(&told(game, &cited, say)),
    }
}

/// The places of each rule. Only a game's own code implements its rules; tests may be anywhere.
fn cited(game: &str) -> BTreeMap<&'static str, Cited> {
    let home = format!("crates/games/{game}/");
    let mut found: BTreeMap<&'static str, Cited> = BTreeMap::new();
    for row in CITATIONS.lines() {
        let mut parts = row.split('\t');
        let (Some(id), Some(part), Some(place)) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        let rule = found.entry(id).or_default();
        match part {
            "test" => rule.tests.push(place),
            _ if place.starts_with(&home) => rule.code.push(place),
            _ => {}
        }
    }
    found
}

fn matrix(game: &'static dyn AnyGame, cited: &BTreeMap<&'static str, Cited>) -> Value {
    let none = Cited::default();
    let rules = game.catalogue().rules.iter().map(|rule| {
        let places = cited.get(rule.id.as_str()).unwrap_or(&none);
        json!({"id": rule.id, "code": places.code, "tests": places.tests, "rulings": rule.rulings})
    });
    json!({
        "game": game.info().id,
        "rules_version": game.info().rules_version,
        "complete": game.info().complete,
        "rules": rules.collect::<Vec<_>>(),
    })
}

fn told(game: &'static dyn AnyGame, cited: &BTreeMap<&'static str, Cited>, say: Say) -> String {
    let catalogue = game.catalogue();
    let mut out = String::new();
    for section in &catalogue.sections {
        let heading = say.either(&section.fr, &section.en);
        out.push_str(&format!("{}\n", styled(STRONG, heading)));
        out.push_str(&rows(catalogue, &section.id, cited, say));
        out.push('\n');
    }
    let count = |has: fn(&Cited) -> bool| {
        let found = |id: &str| cited.get(id).is_some_and(has);
        catalogue.rules.iter().filter(|rule| found(&rule.id)).count()
    };
    let args = Args::new()
        .with("rules", catalogue.rules.len())
        .with("sections", catalogue.sections.len())
        .with("rulings", catalogue.rulings.len())
        .with("code", count(|it| !it.code.is_empty()))
        .with("tests", count(|it| !it.tests.is_empty()))
        .with("complete", if game.info().complete { "yes" } else { "no" });
    let totals = wrap(&say.with("coverage-totals", &args), width(), 0);
    out.push_str(&format!("{totals}\n"));
    out
}

fn rows(
    catalogue: &Catalogue,
    section: &str,
    cited: &BTreeMap<&'static str, Cited>,
    say: Say,
) -> String {
    let none = Cited::default();
    let of = |id: &str| catalogue.section_of(id).is_some_and(|it| it.id == section);
    let rows: Vec<Vec<String>> = catalogue
        .rules
        .iter()
        .filter(|rule| of(&rule.id))
        .map(|rule| {
            let places = cited.get(rule.id.as_str()).unwrap_or(&none);
            let count = |key: &str, n: usize| say.with(key, &Args::new().with("n", n));
            vec![
                rule.id.clone(),
                count("coverage-code", places.code.len()),
                count("coverage-tests", places.tests.len()),
                rule.rulings.join(" "),
            ]
        })
        .collect();
    columns(&rows, &[Align::Left, Align::Right, Align::Right, Align::Left])
}
