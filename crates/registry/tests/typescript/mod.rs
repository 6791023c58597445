//! TypeScript types from the JSON Schemas of a game's documents.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::Value;

/// The types of several documents in one module, each named definition once.
pub fn module(about: &str, documents: &[(&str, Value)]) -> String {
    let mut types = BTreeMap::new();
    for (name, schema) in documents {
        for (inner, it) in schema.get("$defs").and_then(Value::as_object).into_iter().flatten() {
            types.insert(inner.clone(), it.clone());
        }
        types.insert((*name).to_owned(), schema.clone());
    }
    let mut text = format!("/** {about} Written by `cargo xtask types`; do not edit. */\n");
    for (name, schema) in &types {
        text.push('\n');
        text.push_str(&comment(schema, ""));
        let _ = writeln!(text, "export type {name} = {};", of(schema, ""));
    }
    text
}

fn comment(schema: &Value, indent: &str) -> String {
    match schema.get("description").and_then(Value::as_str) {
        Some(text) => format!("{indent}/** {} */\n", text.replace('\n', " ")),
        None => String::new(),
    }
}

/// The type a schema describes.
fn of(schema: &Value, indent: &str) -> String {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return name.rsplit('/').next().unwrap_or(name).to_owned();
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
        _ => "unknown".to_owned(),
    }
}

fn kind_of(kind: &str, schema: &Value, indent: &str) -> String {
    match kind {
        "string" => "string".to_owned(),
        "integer" | "number" => "number".to_owned(),
        "boolean" => "boolean".to_owned(),
        "null" => "null".to_owned(),
        "array" => match schema.get("items") {
            Some(items) => {
                let inner = of(items, indent);
                if inner.contains('|') { format!("({inner})[]") } else { format!("{inner}[]") }
            }
            None => "unknown[]".to_owned(),
        },
        "object" => object(schema, indent),
        other => panic!("no type for {other}"),
    }
}

fn object(schema: &Value, indent: &str) -> String {
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else {
        let values = schema.get("additionalProperties").filter(|it| it.is_object());
        let inner = values.map_or("unknown".to_owned(), |it| of(it, indent));
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
