//! What a game is called and how it can be set up, told to people.

use reglette_engine::catalogue::Catalogue;
use reglette_engine::game::{Info, Switch};
use reglette_words::Words;
use serde_json::{Map, Value, json};

/// The document of a game's information.
pub(crate) fn info_json(
    info: &Info,
    words: &Words,
    catalogue: &Catalogue,
    metrics: &[&str],
) -> Value {
    let (min, max) = info.seats();
    let scenarios = info.scenarios.iter().map(|it| {
        json!({
            "id": it.id,
            "title": words.own(&format!("scenario-{}", it.id)),
            "about": words.own(&format!("scenario-{}-about", it.id)),
            "players": it.players,
            "sets": sets(it.sets),
        })
    });
    let editions = info.editions.iter().map(|it| {
        json!({
            "id": it.id,
            "title": words.own(&format!("edition-{}", it.id)),
            "sets": sets(it.sets),
        })
    });
    json!({
        "id": info.id,
        "title": words.own("title"),
        "about": words.own("about"),
        "seats": {"min": min, "max": max},
        "scenarios": scenarios.collect::<Vec<_>>(),
        "editions": editions.collect::<Vec<_>>(),
        "options": info.switches.iter().map(|it| option(it, words, catalogue)).collect::<Vec<_>>(),
        "metrics": metrics.iter().map(|it| metric(it, words)).collect::<Vec<_>>(),
        "rules_version": info.rules_version,
        "complete": info.complete,
    })
}

fn option(switch: &Switch, words: &Words, catalogue: &Catalogue) -> Value {
    let key = switch.key.replace('_', "-");
    let labels =
        switch.values.iter().map(|value| words.own(&format!("option-{key}-{}", id_part(value))));
    json!({
        "key": switch.key,
        "title": words.own(&format!("option-{key}")),
        "values": switch.values,
        "labels": labels.collect::<Vec<_>>(),
        "default": switch.values.first(),
        "ruling": ruling(switch.ruling, catalogue),
    })
}

fn ruling(id: &str, catalogue: &Catalogue) -> Value {
    match catalogue.ruling(id) {
        Some(ruling) => json!({"id": id, "fr": ruling.fr, "en": ruling.en}),
        None => json!({"id": id}),
    }
}

fn metric(id: &str, words: &Words) -> Value {
    json!({"id": id, "title": words.own(&format!("odds-{}", id_part(id)))})
}

fn sets(sets: &[(&str, &str)]) -> Value {
    let sets: Map<String, Value> =
        sets.iter().map(|&(key, value)| (key.to_owned(), value.into())).collect();
    Value::Object(sets)
}

/// A value as a part of a message id: only letters, digits and dashes.
pub(crate) fn id_part(value: &str) -> String {
    let letters = value.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' });
    letters.collect::<String>().to_lowercase()
}
