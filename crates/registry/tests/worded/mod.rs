//! What holds for the wording of every game.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use reglette_bots::Level;
use reglette_engine::Setup;
use reglette_registry::{AnyGame, DiceSpec, Eyes, StartRequest};
use reglette_words::MISSING;
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
