//! TypeScript types from JSON Schemas: what the browser knows of documents is what Rust says.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Map, Value};

/// Schemas by the names of their types.
pub type Types = BTreeMap<String, Value>;

/// The types of a document and of everything it names.
pub fn types_of(name: &str, schema: &Value) -> Types {
    let none = Map::new();
    let named = schema.get("$defs").and_then(Value::as_object).unwrap_or(&none);
    let mut types: Types = named.clone().into_iter().collect();
    types.insert(name.to_owned(), schema.clone());
    types
}

/// Compares a file of the browser with the types it should have; `REGLETTE_BLESS=1` writes it anew.
pub fn assert_file(file: &Path, about: &str, types: &Types) {
    let written = module(about, types);
    if std::env::var_os("REGLETTE_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, &written).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(kept == written, "{} is out of date: run `cargo xtask types`", file.display());
}

/// A module that exports the types.
fn module(about: &str, types: &Types) -> String {
    let mut text = format!("/** {about} Written by `cargo xtask types`; do not edit. */\n");
    let mut all = String::new();
    for (name, schema) in types {
        let _ = write!(all, "\n{}export type {name} = {};\n", comment(schema, ""), of(schema, ""));
    }
    if all.contains(ANYTHING) {
        let array = "Json[] | { [key: string]: Json }";
        let _ = write!(
            text,
            "\n/** Whatever JSON can say. */\nexport type {ANYTHING} = null | boolean | number | string | {array};\n"
        );
    }
    text + &all
}

/// The type of whatever a schema leaves open.
const ANYTHING: &str = "Json";

fn comment(schema: &Value, indent: &str) -> String {
    match schema.get("description").and_then(Value::as_str) {
        Some(text) => format!("{indent}/** {} */\n", text.replace('\n', " ")),
        None => String::new(),
    }
}

/// The type a schema describes.
fn of(schema: &Value, indent: &str) -> String {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let name = name.rsplit('/').next().unwrap_or(name);
        // A variant that holds another type has a tag beside it.
        return match schema.get("properties") {
            Some(_) => format!("{} & {name}", object(schema, indent)),
            None => name.to_owned(),
        };
    }
    if let Some(value) = schema.get("const") {
        return literal(value);
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return values.iter().map(literal).collect::<Vec<_>>().join(" | ");
    }
    for union in ["oneOf", "anyOf"] {
        if let Some(parts) = schema.get(union).and_then(Value::as_array) {
            return parts.iter().map(|it| of(it, indent)).collect::<Vec<_>>().join(" | ");
        }
    }
    match schema.get("type") {
        Some(Value::Array(kinds)) => {
            let kinds = kinds.iter().filter_map(Value::as_str);
            kinds.map(|kind| kind_of(kind, schema, indent)).collect::<Vec<_>>().join(" | ")
        }
        Some(Value::String(kind)) => kind_of(kind, schema, indent),
        _ => ANYTHING.to_owned(),
    }
}

fn kind_of(kind: &str, schema: &Value, indent: &str) -> String {
    match kind {
        "string" => "string".to_owned(),
        "integer" | "number" => "number".to_owned(),
        "boolean" => "boolean".to_owned(),
        "null" => "null".to_owned(),
        "array" => array(schema, indent),
        "object" => object(schema, indent),
        other => panic!("no type for {other}"),
    }
}

fn array(schema: &Value, indent: &str) -> String {
    if let Some(parts) = schema.get("prefixItems").and_then(Value::as_array) {
        let parts: Vec<String> = parts.iter().map(|it| of(it, indent)).collect();
        return format!("[{}]", parts.join(", "));
    }
    let inner = schema.get("items").map_or(ANYTHING.to_owned(), |it| of(it, indent));
    if inner.contains('|') { format!("({inner})[]") } else { format!("{inner}[]") }
}

fn object(schema: &Value, indent: &str) -> String {
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else {
        let values = schema.get("additionalProperties").filter(|it| it.is_object());
        let inner = values.map_or(ANYTHING.to_owned(), |it| of(it, indent));
        return format!("Record<string, {inner}>");
    };
    let required: Vec<&str> = schema
        .get("required")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let deeper = format!("{indent}  ");
    let mut text = "{\n".to_owned();
    for (name, field) in fields {
        let key = if name.contains('-') { format!("'{name}'") } else { name.clone() };
        let mark = if required.contains(&name.as_str()) { "" } else { "?" };
        text.push_str(&comment(field, &deeper));
        let _ = writeln!(text, "{deeper}{key}{mark}: {};", of(field, &deeper));
    }
    text + indent + "}"
}

fn literal(value: &Value) -> String {
    match value {
        Value::String(text) => format!("'{text}'"),
        other => other.to_string(),
    }
}
