//! The calls as an OpenAPI document. Bodies are described by the types they are read into.

use axum::response::Response;
use reglette_engine::game::Title;
use reglette_registry::documents::{GameInfo, Hint, Legality, Odds};
use serde_json::{Map, Value, json};

use super::{
    AskHint, AskLegal, AskMeasure, AskOdds, AskRosters, AskTitles, Health, MadeTable, NewTable,
    Refused, Replay, ReplayRequest, RuleBook, written_answer,
};
use crate::documents::Documents;
use crate::table::command::{AtDecision, Chat, Choose, Consent, SeatChange, SetPace};
use crate::table::{Done, SeatGiven, Snapshot, Undone};

/// Gives the schema of a document.
type Schema = fn(&mut Documents) -> Value;

/// One call.
struct Call {
    method: &'static str,
    path: &'static str,
    about: &'static str,
    /// Whether it needs a table's token.
    token: bool,
    body: Option<Schema>,
    /// What a good answer is.
    answer: Schema,
    /// How it may be refused, beside what every call may be.
    refusals: &'static [u16],
}

/// Whatever is asked may come too often, fail, or take too long.
const ALWAYS: [u16; 3] = [429, 500, 503];

const TABLE: &[u16] = &[400, 401, 404];
const RECORD: &[u16] = &[400, 404];
const CHANGE: &[u16] = &[400, 401, 403, 404, 409, 413, 422];

const fn get(path: &'static str, about: &'static str, answer: Schema) -> Call {
    Call { method: "get", path, about, token: false, body: None, answer, refusals: &[] }
}

const fn post(path: &'static str, about: &'static str, body: Schema, answer: Schema) -> Call {
    let body = Some(body);
    Call { method: "post", path, about, token: true, body, answer, refusals: CHANGE }
}

/// A call that anybody may make.
const fn open(call: Call) -> Call {
    Call { token: false, ..call }
}

/// A call that looks at a table.
const fn of_table(call: Call) -> Call {
    Call { token: true, refusals: TABLE, ..call }
}

fn calls() -> Vec<Call> {
    let mut all = of_the_server();
    for more in [of_games(), of_looking(), of_thinking(), of_playing(), of_people(), of_records()] {
        all.extend(more);
    }
    all
}

/// Whether it lives, and what can be asked of it.
fn of_the_server() -> Vec<Call> {
    vec![
        get(
            "/healthz",
            "Whether the server lives and can keep what is played",
            Documents::sent::<Health>,
        ),
        get("/api/openapi.json", "This document", |_| json!({"type": "object"})),
    ]
}

/// What can be played.
fn of_games() -> Vec<Call> {
    let of_game = |call: Call| Call { refusals: &[404], ..call };
    let asks = |call: Call| Call { token: false, refusals: &[400, 404, 413], ..call };
    vec![
        get("/api/games", "What there is to play", Documents::sent::<Vec<GameInfo>>),
        of_game(get("/api/games/{game}/rules", "The rules", Documents::sent::<RuleBook>)),
        of_game(get("/api/games/{game}/titles", "Names", Documents::sent::<Vec<Title>>)),
        asks(post(
            "/api/games/{game}/titles",
            "What things are called in a set-up",
            Documents::taken::<AskTitles>,
            Documents::sent::<Vec<Title>>,
        )),
        asks(post(
            "/api/games/{game}/rosters",
            "What bands may be made of, and what is wrong with one",
            Documents::taken::<AskRosters>,
            |_| json!({"type": "object", "required": ["faults"]}),
        )),
    ]
}

/// Opening a table and looking at it.
fn of_looking() -> Vec<Call> {
    vec![
        open(post(
            "/api/tables",
            "Opens a table",
            Documents::taken::<NewTable>,
            Documents::sent::<MadeTable>,
        )),
        of_table(get(
            "/api/tables/{table}",
            "What the viewer may know",
            Documents::sent::<Snapshot<'_>>,
        )),
        of_table(get("/api/tables/{table}/socket", "Opens the socket", |_| json!({}))),
    ]
}

/// What somebody who thinks about a decision asks.
fn of_thinking() -> Vec<Call> {
    vec![
        post(
            "/api/tables/{table}/odds",
            "What may come of a choice",
            Documents::taken::<AskOdds>,
            Documents::sent::<Odds>,
        ),
        post(
            "/api/tables/{table}/hint",
            "Choices ranked by a bot",
            Documents::taken::<AskHint>,
            Documents::sent::<Hint>,
        ),
        post(
            "/api/tables/{table}/legal",
            "Whether a choice is legal",
            Documents::taken::<AskLegal>,
            Documents::sent::<Legality>,
        ),
        post(
            "/api/tables/{table}/measure",
            "Measures something",
            Documents::taken::<AskMeasure>,
            |_| json!({}),
        ),
    ]
}

/// Playing, and taking back.
fn of_playing() -> Vec<Call> {
    let (taken, done) = (Documents::taken::<AtDecision>, Documents::sent::<Done>);
    vec![
        post("/api/tables/{table}/choices", "Plays a choice", Documents::taken::<Choose>, done),
        post("/api/tables/{table}/undo", "Takes back, or asks", taken, Documents::sent::<Undone>),
        post(
            "/api/tables/{table}/consent",
            "Lets others take back",
            Documents::taken::<Consent>,
            Documents::sent::<Undone>,
        ),
        post("/api/tables/{table}/redo", "Plays again", taken, done),
    ]
}

/// Who plays, what they say, and how fast.
fn of_people() -> Vec<Call> {
    vec![
        post(
            "/api/tables/{table}/seats/{seat}",
            "Who plays",
            Documents::taken::<SeatChange>,
            Documents::sent::<SeatGiven<'_>>,
        ),
        post(
            "/api/tables/{table}/chat",
            "Says something",
            Documents::taken::<Chat>,
            |_| json!({"type": "object"}),
        ),
        post(
            "/api/tables/{table}/pace",
            "Plays on at another pace",
            Documents::taken::<SetPace>,
            |_| json!({"type": "object"}),
        ),
    ]
}

/// Games that were played.
fn of_records() -> Vec<Call> {
    let record: Schema = |_| json!({"type": "string"});
    vec![
        Call { refusals: RECORD, ..get("/api/tables/{table}/record", "The record", record) },
        open(post(
            "/api/replay",
            "Plays a record again",
            Documents::taken::<ReplayRequest>,
            Documents::sent::<Replay>,
        )),
    ]
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

fn operation(call: &Call, documents: &mut Documents) -> Value {
    let mime = match call.path.ends_with("/record") {
        true => "application/jsonl",
        false => "application/json",
    };
    let mut responses = Map::new();
    match call.path.ends_with("/socket") {
        true => responses.insert("101".to_owned(), json!({"description": "A socket"})),
        false => {
            let content = json!({mime: {"schema": (call.answer)(documents)}});
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
        let content = json!({"application/json": {"schema": body(documents)}});
        operation["requestBody"] = json!({"required": true, "content": content});
    }
    operation
}

/// The whole document.
fn openapi() -> Value {
    let mut documents = Documents::under("/components/schemas");
    let mut paths = Map::new();
    for call in calls() {
        let operation = operation(&call, &mut documents);
        let path = paths.entry(call.path).or_insert_with(|| json!({}));
        path[call.method] = operation;
    }
    let refused = json!({
        "description": "Refused; nothing has been changed",
        "content": {"application/json": {"schema": documents.sent::<Refused<'_>>()}},
    });
    json!({
        "openapi": "3.1.0",
        "info": {"title": "Réglette", "version": env!("CARGO_PKG_VERSION")},
        "paths": paths,
        "components": {
            "schemas": documents.definitions(),
            "responses": {"Refused": refused},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    })
}

pub async fn document() -> Response {
    written_answer(openapi().to_string())
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
