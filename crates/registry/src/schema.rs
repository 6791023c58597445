//! The JSON Schema of every document.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Game;
use reglette_engine::record::{Footer, Header, Line};
use reglette_engine::setup::Setup;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};

/// A document that programs exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// The whole state, written by people.
    Position,
    /// An answer.
    Choice,
    /// What happened.
    Event,
    /// What a viewer may know.
    View,
    /// One line of a record.
    Record,
}

impl Document {
    /// Names as in commands.
    pub const NAMES: [(&'static str, Document); 5] = [
        ("position", Document::Position),
        ("choice", Document::Choice),
        ("event", Document::Event),
        ("view", Document::View),
        ("record", Document::Record),
    ];

    /// The document of a name.
    pub fn find(name: &str) -> Result<Document, Fault> {
        let found = Document::NAMES.iter().find(|(known, _)| *known == name);
        found.map(|&(_, document)| document).ok_or_else(|| {
            let known = Document::NAMES.map(|(known, _)| known).join(", ");
            Fault::new(Code::BadRequest, "fault-unknown-document")
                .with("document", name)
                .with("known", known)
        })
    }
}

/// The schema of a game's document.
pub(crate) fn schema<G: Game>(document: Document) -> Value {
    match document {
        Document::Position => position::<G>(),
        Document::Choice => root::<G::Choice>(),
        Document::Event => root::<G::Event>(),
        Document::View => root::<G::View>(),
        Document::Record => record(),
    }
}

fn root<T: JsonSchema>() -> Value {
    SchemaGenerator::default().into_root_schema_for::<T>().to_value()
}

/// A position holds its set-up beside the table.
fn position<G: Game>() -> Value {
    let mut generator = SchemaGenerator::default();
    let setup = generator.subschema_for::<Setup>().to_value();
    let mut schema = generator.into_root_schema_for::<G::Position>().to_value();
    if let Some(object) = schema.as_object_mut() {
        object.entry("properties").or_insert_with(|| json!({}))["setup"] = setup;
    }
    schema
}

fn record() -> Value {
    let mut generator = SchemaGenerator::default();
    let lines = [
        generator.subschema_for::<Header>().to_value(),
        generator.subschema_for::<Line>().to_value(),
        generator.subschema_for::<Footer>().to_value(),
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a record: the header, a choice with its chance, or the footer",
        "oneOf": lines,
        "$defs": generator.take_definitions(true),
    })
}
