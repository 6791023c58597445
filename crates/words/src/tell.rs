//! From the plain data of an event or a choice to a message and its arguments.
//!
//! Serde writes `{"Won":{"by":0,"location":"loc.moon"}}`; the message is `…-won`, its arguments
//! are `$by` and `$location`. Nothing here knows a game.

use fluent_bundle::FluentValue;
use serde_json::{Map, Value};

use crate::bundle::{HIDDEN, LIST};
use crate::kebab::kebab;

/// The arguments of a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args(Vec<(String, Arg)>);

#[derive(Clone, Debug, PartialEq)]
enum Arg {
    Text(String),
    Number(f64),
}

impl Args {
    /// No arguments.
    pub fn new() -> Args {
        Args::default()
    }

    /// Adds a text. A text that is a whole number counts as one.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl ToString) -> Args {
        let text = value.to_string();
        let arg = match text.parse::<i32>() {
            Ok(number) if number.to_string() == text => Arg::Number(f64::from(number)),
            Ok(_) | Err(_) => Arg::Text(text),
        };
        self.0.push((name.into(), arg));
        self
    }

    /// The arguments of plain data, the names of nested fields joined by dashes; a value that has
    /// no field names is `$it`.
    #[must_use]
    pub fn and(mut self, value: &Value) -> Args {
        match value {
            Value::Object(fields) => self.add_fields("", fields),
            Value::Null => {}
            Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                self.add("it", value);
            }
        }
        self
    }

    /// These arguments, then others.
    #[must_use]
    pub fn join(mut self, others: Args) -> Args {
        self.0.extend(others.0);
        self
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, FluentValue<'_>)> {
        self.0.iter().map(|(name, arg)| match arg {
            Arg::Text(text) => (name.as_str(), FluentValue::from(text.as_str())),
            Arg::Number(number) => (name.as_str(), FluentValue::from(*number)),
        })
    }

    fn add_fields(&mut self, head: &str, fields: &Map<String, Value>) {
        for (name, value) in fields {
            let name = if head.is_empty() { name.clone() } else { format!("{head}-{name}") };
            self.add(&name, value);
        }
    }

    fn add(&mut self, name: &str, value: &Value) {
        let arg = match value {
            Value::Object(fields) => return self.add_fields(name, fields),
            Value::Number(number) => Arg::Number(number.as_f64().unwrap_or_default()),
            Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) => {
                Arg::Text(plain(value))
            }
        };
        self.0.push((name.to_owned(), arg));
    }
}

/// A value as an argument shows it.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(entry).collect::<Vec<_>>().join(LIST),
        Value::Object(fields) => fields.values().map(plain).collect::<Vec<_>>().join(" "),
    }
}

/// A value as a list shows it: nothing is a thing seen from behind.
fn entry(value: &Value) -> String {
    if value.is_null() { HIDDEN.to_owned() } else { plain(value) }
}

/// The variant's part of the message id, and its arguments.
pub(crate) fn variant(value: &Value) -> (String, Args) {
    match value {
        Value::String(unit) => (kebab(unit), Args::new()),
        Value::Object(fields) => match fields.iter().next() {
            Some((name, inside)) => (kebab(name), Args::new().and(inside)),
            None => ("nothing".to_owned(), Args::new()),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            ("plain".to_owned(), Args::new().and(value))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn variants_give_message_and_arguments() {
        let nested = json!({"Paid": {"by": 1, "pool": {"dice": 3, "of": null}, "all": true}});
        let expected = Args(vec![
            ("by".into(), Arg::Number(1.0)),
            ("pool-dice".into(), Arg::Number(3.0)),
            ("pool-of".into(), Arg::Text(String::new())),
            ("all".into(), Arg::Text("yes".into())),
        ]);
        assert_eq!(variant(&nested), ("paid".into(), expected));
        assert_eq!(variant(&json!("AllDone")), ("all-done".into(), Args::new()));
        let list = Args(vec![("it".into(), Arg::Text("a, b".into()))]);
        assert_eq!(variant(&json!({"Cards": ["a", "b"]})), ("cards".into(), list));
        assert_eq!(variant(&json!({"Pass": null})), ("pass".into(), Args::new()));
        assert_eq!(variant(&json!({})).0, "nothing");
        assert_eq!(variant(&json!(3)).1, Args::new().with("it", 3));
    }
}
