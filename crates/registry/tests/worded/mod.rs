//! What holds for the wording of every game.

use std::collections::{BTreeMap, BTreeSet};

use reglette_words::MISSING;
use serde_json::Value;

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
