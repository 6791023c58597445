//! What a file is, by what stands in it.

use std::collections::BTreeSet;
use std::path::Path;

use reglette_engine::scenario;
use reglette_engine::setup::Content;
use reglette_registry::{AnyGame, Document, door, games};
use serde_json::{Map, Value, json};

/// What a file is.
pub enum Kind {
    Record,
    Position {
        game: &'static dyn AnyGame,
        position: Value,
    },
    Roster {
        game: &'static dyn AnyGame,
        roster: Value,
    },
    /// A content file, with the name a game knows it by.
    Content {
        game: &'static dyn AnyGame,
        name: String,
    },
    /// What a player writes beside the game's own and brings with a roster.
    Own {
        game: &'static dyn AnyGame,
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
        return match door::read_json(text) {
            Ok(Value::Object(fields)) => match games().iter().find(|it| is_roster(**it, &fields)) {
                Some(&game) => Kind::Roster { game, roster: Value::Object(fields) },
                None => position(fields),
            },
            Ok(_) => Kind::Unknown,
            Err(error) => Kind::Broken(error),
        };
    }
    content(file, text)
}

/// The JSON Schema of a game's rosters, where it has any.
fn roster_form(game: &'static dyn AnyGame) -> Value {
    let answer = game.muster(&json!("form"), &Content::default()).unwrap_or_default();
    answer["form"].clone()
}

/// Whether a roster of the game has all these fields, and the one that it must have among them.
fn is_roster(game: &'static dyn AnyGame, fields: &Map<String, Value>) -> bool {
    let form = roster_form(game);
    let has = |name: &String| form["properties"].get(name.as_str()).is_some();
    let needed = form["required"].as_array().map_or(&[][..], |it| it);
    let given = |name: &Value| name.as_str().is_some_and(|it| fields.contains_key(it));
    !needed.is_empty() && needed.iter().all(given) && fields.keys().all(has)
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

/// The content file of the same name, or the one with most of the same keys. A scenario of one's own
/// is like some other, and keeps its name.
fn content(file: &Path, text: &str) -> Kind {
    let files = games().iter().flat_map(|&game| {
        game.info().content.iter().map(move |&(name, built_in)| (game, name, built_in))
    });
    let written = keys(text);
    let common = |built_in: &str| keys(built_in).intersection(&written).count();
    let likeness = |name: &str, built_in: &str| (file.ends_with(name), common(built_in));
    let best = files.max_by_key(|(_, name, built_in)| likeness(name, built_in));
    match best {
        Some((game, name, _))
            if !file.ends_with(name)
                && is_own(text)
                && roster_form(game)["properties"].get("own").is_some() =>
        {
            Kind::Own { game }
        }
        Some((game, name, built_in)) if likeness(name, built_in) != (false, 0) => {
            let own = file.file_stem().and_then(|it| it.to_str());
            let name = match own.filter(|_| scenario::id_of(name).is_some()) {
                Some(id) => scenario::file_of(id),
                None => name.to_owned(),
            };
            Kind::Content { game, name }
        }
        Some(_) | None => Kind::Unknown,
    }
}

/// Whether every entry is a player's own: its id says so.
fn is_own(text: &str) -> bool {
    let ids = |line: &str| line.split_once('=').filter(|(key, _)| key.trim() == "id").is_some();
    let mut ids = text.lines().filter(|line| ids(line)).peekable();
    ids.peek().is_some() && ids.all(|line| line.contains("\"own."))
}

/// The keys of a content file and those of its entries.
fn keys(text: &str) -> BTreeSet<String> {
    let Ok(table) = text.parse::<toml::Table>() else { return keys_by_line(text) };
    let mut keys = BTreeSet::new();
    for (name, value) in table {
        let entries = match value {
            toml::Value::Array(rows) => rows,
            other => vec![other],
        };
        for key in entries.iter().filter_map(toml::Value::as_table).flat_map(toml::Table::keys) {
            keys.insert(format!("{name}.{key}"));
        }
        keys.insert(name);
    }
    keys
}

/// The same of a file that cannot be read, as far as its lines tell.
fn keys_by_line(text: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut entry = String::new();
    for line in text.lines().map(str::trim) {
        if let Some(head) = line.strip_prefix('[') {
            let name = head.trim_matches(['[', ']']);
            keys.insert(name.to_owned());
            entry = format!("{name}.");
        } else if let Some((key, _)) = line.split_once('=') {
            keys.insert(format!("{entry}{}", key.trim()));
        }
    }
    keys
}
