//! What holds for the wording of every game.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use reglette_bots::Level;
use reglette_engine::Setup;
use reglette_registry::{AnyGame, DiceSpec, Document, Eyes, StartRequest};
use reglette_words::{Lang, MISSING};
use serde_json::{Value, json};

/// The variants of an enum by its JSON Schema, each with its fields; `it` for a single value.
pub fn variants(schema: &Value) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for variant in schema["oneOf"].as_array().expect("an enum") {
        for unit in variant["enum"].as_array().into_iter().flatten().chain(variant.get("const")) {
            found.insert(unit.as_str().expect("a name").to_owned(), BTreeSet::new());
        }
        for (name, inside) in variant["properties"].as_object().into_iter().flatten() {
            let fields = inside["properties"].as_object();
            let fields = fields.map(|fields| fields.keys().cloned().collect());
            found.insert(name.clone(), fields.unwrap_or_else(|| BTreeSet::from(["it".into()])));
        }
    }
    found
}

/// Every variant has a message in both languages, and every message a variant.
#[allow(dead_code, reason = "some games look more closely")]
pub fn assert_worded(
    game: &'static dyn AnyGame,
    prefix: &str,
    variants: &BTreeMap<String, BTreeSet<String>>,
) {
    let head = format!("{}-{prefix}-", game.info().id);
    for lang in Lang::ALL {
        let messages = game.words().messages(lang);
        let said: BTreeSet<&str> =
            messages.keys().filter_map(|it| it.strip_prefix(&head)).collect();
        let known: BTreeSet<&str> = variants.keys().map(String::as_str).collect();
        assert_eq!(said, known, "{prefix} in {lang:?}");
    }
}

/// Every event has a message that speaks of nothing but the event's own fields.
#[allow(dead_code, reason = "some games look more closely")]
pub fn assert_events_are_worded(game: &'static dyn AnyGame) {
    let events = variants(&game.schema(Document::Event)["$defs"]["What"]);
    assert_worded(game, "event", &events);
    let messages = game.words().messages(Lang::En);
    for (event, fields) in &events {
        let of_field = |it: &&String| {
            fields.iter().any(|field| {
                let rest = it.strip_prefix(field.as_str());
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            })
        };
        let variables = &messages[&format!("{}-event-{event}", game.info().id)];
        let unknown: Vec<_> = variables.iter().filter(|it| !of_field(it)).collect();
        assert!(unknown.is_empty(), "{event} speaks of {unknown:?}");
    }
}

/// Scenarios, editions, options and metrics are worded, and every option names a ruling.
#[allow(dead_code, reason = "some games look more closely")]
pub fn assert_about_is_worded(game: &'static dyn AnyGame) {
    let info = json!(game.about());
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

/// Every text of a document is whole.
pub fn assert_told(document: &Value) {
    let mut all = Vec::new();
    texts(document, &mut all);
    for text in all {
        let broken = text.contains(MISSING) || text.contains("{") || text.contains("  ");
        assert!(!broken, "{text}");
    }
}

/// Games of every scenario are told to the end, which comes within so many questions.
pub fn assert_games_are_told(game: &'static dyn AnyGame, most: usize) {
    for scenario in game.info().scenarios {
        let setup = Setup { scenario: Some(scenario.id.to_owned()), ..Setup::default() };
        let dice = DiceSpec::Seed(format!("told {}", scenario.id));
        let request = StartRequest { setup, ..StartRequest::with_dice(dice) };
        let mut table = game.start(request).unwrap();
        let mut bot = game.bot(Level::Random, scenario.id);
        assert_told(&json!(table.log(0, Eyes::All)));
        for n in 0.. {
            let ask = table.ask();
            assert_told(&ask);
            let Some(seat) = table.asked() else { break };
            assert!(n < most, "{} does not end", scenario.id);
            let choice = bot.choose(&*table).unwrap();
            assert_told(&json!(table.play(seat, &choice, Eyes::All).unwrap()));
        }
    }
}
