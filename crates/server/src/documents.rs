//! The documents the server speaks, as JSON Schemas. The OpenAPI document and the browser's types
//! are made from them.

use reglette_engine::game::Title;
use reglette_engine::record::Line;
use reglette_registry::documents::{GameInfo, Hint, Legality, Odds};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};

use crate::http::{
    AskHint, AskLegal, AskMeasure, AskOdds, AskRosters, AskTitles, Health, Heard, Hello, MadeTable,
    NewTable, Refused, Replay, ReplayRequest, RuleBook,
};
use crate::table::command::{AtDecision, Chat, Choose, Consent, SeatChange, SetPace};
use crate::table::{Done, SeatGiven, Snapshot, Told, Undone};

/// Gathers schemas, each named one once.
#[derive(Debug)]
pub struct Documents {
    sent: SchemaGenerator,
    taken: SchemaGenerator,
}

impl Documents {
    /// Documents that name each other under a path.
    pub fn under(path: &str) -> Documents {
        let settings = || {
            SchemaSettings::draft2020_12().with(|it| it.definitions_path = path.to_owned().into())
        };
        Documents {
            sent: settings().for_serialize().into_generator(),
            taken: settings().for_deserialize().into_generator(),
        }
    }

    /// The schema of what the server sends.
    pub fn sent<T: JsonSchema>(&mut self) -> Value {
        self.sent.subschema_for::<T>().to_value()
    }

    /// The schema of what it takes.
    pub fn taken<T: JsonSchema>(&mut self) -> Value {
        self.taken.subschema_for::<T>().to_value()
    }

    /// Every schema that was named. A name means the same in both directions.
    pub fn definitions(mut self) -> Map<String, Value> {
        let mut all = self.sent.take_definitions(true);
        for (name, schema) in self.taken.take_definitions(true) {
            let other = all.insert(name.clone(), schema.clone());
            assert!(other.is_none_or(|other| other == schema), "two documents are called {name}");
        }
        all.values_mut().for_each(leave_out);
        all
    }
}

/// What need not be there is left out rather than null.
fn leave_out(schema: &mut Value) {
    let required = schema.get("required").cloned().unwrap_or_default();
    let is_required = |name: &str| required.as_array().is_some_and(|it| it.contains(&name.into()));
    let fields = schema.get_mut("properties").and_then(Value::as_object_mut);
    for (name, field) in fields.into_iter().flatten() {
        if !is_required(name) {
            not_null(field);
        }
    }
    match schema {
        Value::Object(inside) => inside.values_mut().for_each(leave_out),
        Value::Array(inside) => inside.iter_mut().for_each(leave_out),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn not_null(field: &mut Value) {
    if let Some(kinds) = field.get_mut("type").and_then(Value::as_array_mut) {
        kinds.retain(|kind| kind != "null");
    }
    if let Some(either) = field.get_mut("anyOf").and_then(Value::as_array_mut) {
        either.retain(|it| it["type"] != "null");
    }
}

/// The schemas of all documents by name.
pub fn schemas() -> Map<String, Value> {
    let mut all = Documents::under("/$defs");
    all.sent::<Health>();
    all.sent::<GameInfo>();
    all.sent::<RuleBook>();
    all.taken::<AskTitles>();
    all.taken::<AskRosters>();
    all.sent::<Title>();
    all.taken::<NewTable>();
    all.sent::<MadeTable>();
    all.sent::<Snapshot<'_>>();
    all.taken::<Choose>();
    all.sent::<Done>();
    all.taken::<AskOdds>();
    all.sent::<Odds>();
    all.taken::<AskHint>();
    all.sent::<Hint>();
    all.taken::<AskLegal>();
    all.sent::<Legality>();
    all.taken::<AskMeasure>();
    all.taken::<AtDecision>();
    all.taken::<Consent>();
    all.taken::<SetPace>();
    all.sent::<Undone>();
    all.taken::<SeatChange>();
    all.sent::<SeatGiven<'_>>();
    all.taken::<Chat>();
    all.sent::<Line>();
    all.taken::<ReplayRequest>();
    all.sent::<Replay>();
    all.sent::<Refused<'_>>();
    all.taken::<Hello>();
    all.taken::<Heard>();
    all.sent::<Told<'_>>();
    all.definitions()
}
