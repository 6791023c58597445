//! SOTAS as its players meet it: everything it says is worded in both languages.

mod worded;

use std::collections::{BTreeMap, BTreeSet};

use reglette_registry::{AnyGame, Document, find};
use reglette_words::{Lang, MISSING};
use worded::{assert_games_are_told, variants};

fn game() -> &'static dyn AnyGame {
    find("sotas").expect("SOTAS is in the list")
}

/// Every variant has a message, and every message a variant.
fn assert_worded(prefix: &str, variants: &BTreeMap<String, BTreeSet<String>>) {
    let head = format!("sotas-{prefix}-");
    for lang in Lang::ALL {
        let messages = game().words().messages(lang);
        let said: BTreeSet<&str> =
            messages.keys().filter_map(|it| it.strip_prefix(&head)).collect();
        let known: BTreeSet<&str> = variants.keys().map(String::as_str).collect();
        assert_eq!(said, known, "{prefix} in {lang:?}");
    }
}

#[test]
fn every_event_is_worded_by_its_own_fields() {
    let events = variants(&game().schema(Document::Event)["$defs"]["What"]);
    assert_worded("event", &events);
    let messages = game().words().messages(Lang::En);
    for (event, fields) in &events {
        let of_field = |it: &&String| {
            fields.iter().any(|field| {
                let rest = it.strip_prefix(field.as_str());
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            })
        };
        let variables = &messages[&format!("sotas-event-{event}")];
        let unknown: Vec<_> = variables.iter().filter(|it| !of_field(it)).collect();
        assert!(unknown.is_empty(), "{event} speaks of {unknown:?}");
    }
}

#[test]
fn every_choice_is_worded() {
    assert_worded("choice", &variants(&game().schema(Document::Choice)));
}

#[test]
fn every_scenario_edition_option_and_metric_is_worded() {
    let info = serde_json::json!(game().about());
    assert!(!info.to_string().contains(MISSING), "{info}");
    for option in info["options"].as_array().unwrap() {
        assert!(option["ruling"]["fr"].is_string(), "{option}");
    }
}

#[test]
fn games_of_every_scenario_are_told_to_the_end() {
    assert_games_are_told(game(), 10_000);
}
