//! A table of any game: the document of the view, told line by line.

use serde_json::Value;

use super::{Layout, Scene};

/// The layout of a game that has none of its own.
#[derive(Debug)]
pub struct Plain;

impl Layout for Plain {
    fn whole(&self, scene: &Scene<'_>) -> String {
        let mut out = String::new();
        lines(scene, scene.view, 0, &mut out);
        out
    }

    fn own(&self, _: &Scene<'_>) -> String {
        String::new()
    }

    fn brief(&self, _: &Scene<'_>) -> String {
        String::new()
    }

    fn aside(&self, _: &Scene<'_>) -> String {
        String::new()
    }

    fn drawing(&self, _: &Scene<'_>) -> Option<String> {
        None
    }
}

fn lines(scene: &Scene<'_>, value: &Value, depth: usize, out: &mut String) {
    let fields: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, it)| (name.clone(), it)).collect(),
        Value::Array(list) => {
            list.iter().enumerate().map(|(at, it)| ((at + 1).to_string(), it)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return,
    };
    for (name, it) in fields {
        let indent = "  ".repeat(depth);
        match short(scene, it) {
            Some(text) => out.push_str(&format!("{indent}{name}: {text}\n")),
            None => {
                out.push_str(&format!("{indent}{name}:\n"));
                lines(scene, it, depth + 1, out);
            }
        }
    }
}

/// A value on one line: anything but lists and objects with something deeper in them.
fn short(scene: &Scene<'_>, value: &Value) -> Option<String> {
    match value {
        Value::Null => Some("–".to_owned()),
        Value::Bool(yes) => Some(scene.say.say(if *yes { "yes" } else { "no" })),
        Value::Number(number) => Some(number.to_string()),
        Value::String(id) => Some(scene.names.thing(id, scene.say).to_owned()),
        Value::Array(list) => {
            let flat = list.iter().all(|it| !it.is_array() && !it.is_object());
            let parts = || list.iter().filter_map(|it| short(scene, it)).collect::<Vec<_>>();
            flat.then(|| if list.is_empty() { "–".to_owned() } else { parts().join(", ") })
        }
        Value::Object(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::Say;
    use crate::table::Names;
    use reglette_words::{Lang, Things};
    use serde_json::json;

    #[test]
    fn any_document_is_told() {
        let names = Names { titles: Vec::new(), things: Things::of(&[]), seats: Vec::new() };
        let view = json!({"turn": 3, "over": false, "rows": [{"cards": ["a", null]}, {}]});
        let scene = Scene { view: &view, names: &names, say: Say::new(Lang::En), width: 80 };
        let told = "turn: 3\nover: no\nrows:\n  1:\n    cards: a, –\n  2:\n";
        assert_eq!(Plain.whole(&scene), told);
    }
}
