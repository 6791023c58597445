//! What a file is, by what stands in it.

use std::path::Path;

use reglette_registry::{AnyGame, Document, games};
use serde_json::{Map, Value};

/// What a file is.
pub enum Kind {
    Record,
    Position {
        game: &'static dyn AnyGame,
        position: Value,
    },
    /// Figures by points, for whichever game knows them.
    Roster(Value),
    Content {
        game: &'static dyn AnyGame,
        name: &'static str,
    },
    /// JSON that cannot be read.
    Broken(serde_json::Error),
    Unknown,
}

pub fn recognise(file: &Path, text: &str) -> Kind {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let is_header = |it: Value| it.get("reglette").is_some();
    let ending = file.extension().and_then(|it| it.to_str()).unwrap_or_default();
    if ending == "jsonl" || serde_json::from_str(first).is_ok_and(is_header) {
        return Kind::Record;
    }
    if ending == "json" || text.trim_start().starts_with('{') {
        return match serde_json::from_str(text) {
            Ok(Value::Object(fields)) if is_roster(&fields) => Kind::Roster(Value::Object(fields)),
            Ok(Value::Object(fields)) => position(fields),
            Ok(_) => Kind::Unknown,
            Err(error) => Kind::Broken(error),
        };
    }
    content(file, text)
}

/// Whether its figures are bought by their profiles, and nothing tells where they stand.
fn is_roster(fields: &Map<String, Value>) -> bool {
    let bought = |it: &Value| it.get("profile").is_some();
    let figures = fields.get("figures").and_then(Value::as_array);
    figures.is_some_and(|it| !it.is_empty() && it.iter().all(bought))
        && fields.keys().all(|name| name == "figures" || name == "name")
}

/// The game whose positions have most of the fields.
fn position(fields: Map<String, Value>) -> Kind {
    let known = |game: &&'static dyn AnyGame| {
        let schema = game.schema(Document::Position);
        let has = |name: &&String| schema["properties"].get(name.as_str()).is_some();
        fields.keys().filter(has).count()
    };
    let best = games().iter().copied().max_by_key(known);
    match best {
        Some(game) if known(&game) > 0 => Kind::Position { game, position: Value::Object(fields) },
        Some(_) | None => Kind::Unknown,
    }
}

/// The content file of the same name, or the one with most of the same tables.
fn content(file: &Path, text: &str) -> Kind {
    let files = games().iter().flat_map(|&game| {
        game.info().content.iter().map(move |&(name, built_in)| (game, name, built_in))
    });
    let called = file.file_name().and_then(|it| it.to_str()).unwrap_or_default();
    let tables: Vec<String> =
        text.parse::<toml::Table>().map(|it| it.keys().cloned().collect()).unwrap_or_default();
    let common = |built_in: &str| {
        let known = built_in.parse::<toml::Table>().unwrap_or_default();
        tables.iter().filter(|name| known.contains_key(*name)).count()
    };
    let likeness = |name: &str, built_in: &str| (name == called, common(built_in));
    let best = files.max_by_key(|(_, name, built_in)| likeness(name, built_in));
    match best {
        Some((game, name, built_in)) if likeness(name, built_in) != (false, 0) => {
            Kind::Content { game, name }
        }
        Some(_) | None => Kind::Unknown,
    }
}
