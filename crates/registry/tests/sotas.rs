//! SOTAS as its players meet it: everything it says is worded in both languages.

use std::collections::{BTreeMap, BTreeSet};

use reglette_bots::Level;
use reglette_engine::Setup;
use reglette_registry::{AnyGame, DiceSpec, Document, Entry, Eyes, StartRequest};
use reglette_sotas::Sotas;
use reglette_words::{Lang, MISSING, Words};
use serde_json::{Value, json};

static SOTAS: Entry<Sotas> = Entry::worded(|| Words::of("sotas"));

fn game() -> &'static dyn AnyGame {
    &SOTAS
}

/// The variants of an enum by its JSON Schema, each with its fields.
fn variants(schema: &Value) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for variant in schema["oneOf"].as_array().expect("an enum") {
        for unit in variant["enum"].as_array().into_iter().flatten().chain(variant.get("const")) {
            found.insert(unit.as_str().expect("a name").to_owned(), BTreeSet::new());
        }
        for (name, inside) in variant["properties"].as_object().into_iter().flatten() {
            let fields = inside["properties"].as_object().into_iter().flatten();
            found.insert(name.clone(), fields.map(|(name, _)| name.clone()).collect());
        }
    }
    found
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
    let info = game().info_json();
    assert!(!info.to_string().contains(MISSING), "{info}");
    for option in info["options"].as_array().unwrap() {
        assert!(option["ruling"]["fr"].is_string(), "{option}");
    }
}

/// Texts of a document, at any depth.
fn texts<'a>(value: &'a Value, out: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => out.push(text),
        Value::Array(values) => values.iter().for_each(|it| texts(it, out)),
        Value::Object(fields) => fields.values().for_each(|it| texts(it, out)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn assert_told(document: &Value) {
    let mut all = Vec::new();
    texts(document, &mut all);
    for text in all {
        let broken = text.contains(MISSING) || text.contains("{") || text.contains("  ");
        assert!(!broken, "{text}");
    }
}

#[test]
fn games_of_every_scenario_are_told_to_the_end() {
    for scenario in game().info().scenarios {
        let setup = Setup { scenario: Some(scenario.id.to_owned()), ..Setup::default() };
        let dice = DiceSpec::Seed(format!("told {}", scenario.id));
        let request = StartRequest { setup, ..StartRequest::with_dice(dice) };
        let mut table = game().start(request).unwrap();
        let mut bot = game().bot(Level::Random, scenario.id);
        assert_told(&json!(table.log(0, Eyes::All)));
        for n in 0.. {
            assert_told(&table.ask());
            let Some(seat) = table.asked() else { break };
            assert!(n < 10_000, "{} does not end", scenario.id);
            let choice = bot.choose(&*table).unwrap();
            assert_told(&json!(table.play(seat, &choice, Eyes::All).unwrap()));
        }
    }
}
