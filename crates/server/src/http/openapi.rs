//! The calls as an OpenAPI document. Bodies are described by the types they are read into.

use axum::response::Response;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::create::NewTable;
use super::games::Titles;
use super::json_answer;
use super::replay::Replay;
use super::tables::{Hint, Legal, Measure, Odds};
use crate::table::command::{AtDecision, Chat, Choose, Consent, SeatChange};

/// One call.
struct Call {
    method: &'static str,
    path: &'static str,
    about: &'static str,
    /// Whether it needs a table's token.
    token: bool,
    body: Option<fn(&mut SchemaGenerator) -> Value>,
    /// What a good answer is.
    answer: fn() -> Value,
    /// How it may be refused, beside what every call may be.
    refusals: &'static [u16],
}

/// Whatever is asked may come too often, fail, or take too long.
const ALWAYS: [u16; 3] = [429, 500, 503];

const TABLE: &[u16] = &[400, 401, 404];
const RECORD: &[u16] = &[400, 404];
const CHANGE: &[u16] = &[400, 401, 403, 404, 409, 413, 422];

fn body<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().to_value()
}

const fn get(path: &'static str, about: &'static str, answer: fn() -> Value) -> Call {
    Call { method: "get", path, about, token: false, body: None, answer, refusals: &[] }
}

const fn post(
    path: &'static str,
    about: &'static str,
    body: fn(&mut SchemaGenerator) -> Value,
    answer: fn() -> Value,
) -> Call {
    let body = Some(body);
    Call { method: "post", path, about, token: true, body, answer, refusals: CHANGE }
}

fn calls() -> Vec<Call> {
    let of_table = |call: Call| Call { token: true, refusals: TABLE, ..call };
    let of_game = |call: Call| Call { refusals: &[404], ..call };
    let open = |call: Call| Call { token: false, ..call };
    vec![
        get("/healthz", "Whether the server lives", || object(&[("ok", "boolean")])),
        get("/api/openapi.json", "This document", || json!({"type": "object"})),
        get("/api/games", "What there is to play", || list(json!({"type": "object"}))),
        of_game(get("/api/games/{game}/rules", "The rules as told to players", rules)),
        of_game(get("/api/games/{game}/titles", "What things are called", || {
            list(json!({"type": "object"}))
        })),
        Call {
            refusals: &[400, 404, 413],
            ..open(post(
                "/api/games/{game}/titles",
                "What things are called in a set-up",
                body::<Titles>,
                || list(json!({"type": "object"})),
            ))
        },
        open(post("/api/tables", "Opens a table", body::<NewTable>, made)),
        of_table(get("/api/tables/{table}", "What the viewer may know", snapshot)),
        post("/api/tables/{table}/choices", "Plays a choice", body::<Choose>, done),
        post("/api/tables/{table}/odds", "What may come of a choice", body::<Odds>, odds),
        post("/api/tables/{table}/hint", "Choices ranked by a bot", body::<Hint>, hint),
        post("/api/tables/{table}/legal", "Whether a choice is legal", body::<Legal>, || {
            object(&[("legal", "boolean")])
        }),
        post("/api/tables/{table}/measure", "Measures something", body::<Measure>, || json!({})),
        post(
            "/api/tables/{table}/undo",
            "Takes back, or asks",
            body::<AtDecision>,
            || json!({"oneOf": [object(&[("undone", "boolean")]), object(&[("asked", "array")])]}),
        ),
        post("/api/tables/{table}/consent", "Lets others take back", body::<Consent>, || {
            object(&[("undone", "boolean")])
        }),
        post("/api/tables/{table}/redo", "Plays again", body::<AtDecision>, done),
        post("/api/tables/{table}/seats/{seat}", "Who plays", body::<SeatChange>, || {
            object(&[("seat", "integer")])
        }),
        post("/api/tables/{table}/chat", "Says something", body::<Chat>, || object(&[])),
        Call {
            refusals: RECORD,
            ..get("/api/tables/{table}/record", "The record", || json!({"type": "string"}))
        },
        of_table(get("/api/tables/{table}/socket", "Opens the socket", || json!({}))),
        open(post("/api/replay", "Plays a record again", body::<Replay>, replay)),
    ]
}

/// An object that has these fields, and maybe others.
fn object(fields: &[(&str, &str)]) -> Value {
    let properties: Map<String, Value> =
        fields.iter().map(|&(name, kind)| (name.to_owned(), json!({"type": kind}))).collect();
    let required: Vec<&str> = fields.iter().map(|&(name, _)| name).collect();
    json!({"type": "object", "properties": properties, "required": required})
}

fn list(of: Value) -> Value {
    json!({"type": "array", "items": of})
}

fn rules() -> Value {
    object(&[("sections", "array"), ("rules", "array"), ("rulings", "array")])
}

fn made() -> Value {
    object(&[("table", "string"), ("host", "string"), ("observer", "string"), ("seats", "array")])
}

fn done() -> Value {
    object(&[("decision", "integer")])
}

fn odds() -> Value {
    object(&[("of", "string"), ("policy", "string"), ("outcomes", "array")])
}

fn hint() -> Value {
    object(&[("level", "string"), ("choices", "array")])
}

fn replay() -> Value {
    object(&[
        ("header", "object"),
        ("total", "integer"),
        ("steps", "array"),
        ("verified", "boolean"),
    ])
}

fn snapshot() -> Value {
    let mut shown = object(&[
        ("table", "string"),
        ("game", "string"),
        ("setup", "object"),
        ("you", "object"),
        ("decision", "integer"),
        ("view", "object"),
        ("log", "array"),
        ("seats", "array"),
        ("undo", "object"),
        ("chat", "array"),
        ("dice", "object"),
    ]);
    for open in ["asked", "question", "over"] {
        shown["properties"][open] = json!({"type": ["object", "null"]});
    }
    shown
}

fn error() -> Value {
    let both = object(&[("fr", "string"), ("en", "string")]);
    let mut inside = object(&[("code", "string")]);
    inside["properties"]["message"] = both;
    json!({"type": "object", "properties": {"error": inside}, "required": ["error"]})
}

/// The parameters in a path.
fn parameters(call: &Call) -> Vec<Value> {
    let names = call.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = |name| {
        let schema = match name {
            "seat" => json!({"type": "integer", "minimum": 0, "maximum": 255}),
            _ => json!({"type": "string"}),
        };
        json!({"name": name, "in": "path", "required": true, "schema": schema})
    };
    let eyes = json!({
        "name": "as",
        "in": "query",
        "description": "Whose eyes, where one token has several seats",
        "schema": {"type": "integer", "minimum": 0, "maximum": 255},
    });
    names.map(in_path).chain(call.token.then_some(eyes)).collect()
}

fn operation(call: &Call, generator: &mut SchemaGenerator) -> Value {
    let mime = match call.path.ends_with("/record") {
        true => "application/jsonl",
        false => "application/json",
    };
    let mut responses = Map::new();
    match call.path.ends_with("/socket") {
        true => responses.insert("101".to_owned(), json!({"description": "A socket"})),
        false => {
            let content = json!({mime: {"schema": (call.answer)()}});
            responses.insert("200".to_owned(), json!({"description": "Done", "content": content}))
        }
    };
    for status in call.refusals.iter().chain(&ALWAYS) {
        let refused = json!({"$ref": "#/components/responses/Refused"});
        responses.insert(status.to_string(), refused);
    }
    let mut operation = json!({
        "summary": call.about,
        "parameters": parameters(call),
        "responses": responses,
    });
    if call.token {
        operation["security"] = json!([{"token": []}]);
    }
    if let Some(body) = call.body {
        let content = json!({"application/json": {"schema": body(generator)}});
        operation["requestBody"] = json!({"required": true, "content": content});
    }
    operation
}

/// The whole document.
fn openapi() -> Value {
    let settings = SchemaSettings::draft2020_12();
    let settings = settings.with(|it| it.definitions_path = "/components/schemas".into());
    let mut generator = settings.into_generator();
    let mut paths = Map::new();
    for call in calls() {
        let operation = operation(&call, &mut generator);
        let path = paths.entry(call.path).or_insert_with(|| json!({}));
        path[call.method] = operation;
    }
    let refused = json!({
        "description": "Refused; nothing has been changed",
        "content": {"application/json": {"schema": error()}},
    });
    json!({
        "openapi": "3.1.0",
        "info": {"title": "Réglette", "version": env!("CARGO_PKG_VERSION")},
        "paths": paths,
        "components": {
            "schemas": generator.take_definitions(true),
            "responses": {"Refused": refused},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    })
}

pub async fn document() -> Response {
    json_answer(openapi().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_has_every_route_and_no_other() {
        let routes = include_str!("mod.rs").split(".route(\"").skip(1);
        let mut routes: Vec<String> = routes
            .map(|rest| {
                let (path, rest) = rest.split_once("\", ").unwrap();
                format!("{} {path}", rest.split_once('(').unwrap().0)
            })
            .collect();
        let mut told: Vec<String> =
            calls().iter().map(|call| format!("{} {}", call.method, call.path)).collect();
        routes.sort();
        told.sort();
        assert_eq!(routes, told);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = openapi();
        let text = document.to_string();
        let references = text.split("\"$ref\":\"#").skip(1).map(|it| it.split('"').next().unwrap());
        let mut count = 0;
        for reference in references {
            assert!(document.pointer(reference).is_some(), "{reference}");
            count += 1;
        }
        assert!(count > 20);
    }
}
