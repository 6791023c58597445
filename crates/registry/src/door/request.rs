//! Requests as they are written, and what the door does with the longer ones.

use std::sync::Arc;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::record::{Player, Record};
use reglette_engine::seat::{Seat, Viewer};
use reglette_engine::setup::Setup;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::Door;
use crate::bots::HintRequest;
use crate::dice::DiceSpec;
use crate::playing::Eyes;
use crate::requests::{LoadRequest, OddsRequest, StartRequest};

/// What can be asked of the door.
#[derive(Debug)]
pub(super) enum Request {
    Games,
    Start(Box<StartFields>),
    Load(LoadFields),
    Ask,
    Legal(Answer),
    Play(Answer),
    View(Viewer),
    Position,
    Odds(Seat, OddsRequest),
    Hint(Seat, HintRequest),
    Record,
    Undo,
}

const OPS: [&str; 12] = [
    "games", "start", "ask", "legal", "play", "view", "position", "odds", "hint", "record", "load",
    "undo",
];

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// An answer to the open question.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    pub seat: Seat,
    pub choice: Value,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewFields {
    seat: Value,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OddsFields {
    seat: Seat,
    choice: Value,
    of: Option<String>,
    policy: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HintFields {
    seat: Seat,
    level: Option<Value>,
    budget_ms: Option<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartFields {
    game: String,
    scenario: Option<Value>,
    edition: Option<Value>,
    players: Option<Value>,
    options: Option<Value>,
    rosters: Option<Value>,
    position: Option<Value>,
    dice: Option<DiceSpec>,
    seats: Option<Vec<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LoadFields {
    record: Value,
    dice: Option<DiceSpec>,
}

impl Request {
    /// Reads a request; refuses fields its `op` does not have.
    pub fn read(mut fields: Map<String, Value>) -> Result<Request, Fault> {
        let op = match fields.shift_remove("op") {
            Some(Value::String(op)) => op,
            Some(_) | None => return Err(Fault::new(Code::BadRequest, "fault-no-op").at("op")),
        };
        let bare = |request: Request, fields| fill::<Nothing>(fields).map(|_| request);
        match op.as_str() {
            "games" => bare(Request::Games, fields),
            "start" => fill(fields).map(|it| Request::Start(Box::new(it))),
            "load" => fill(fields).map(Request::Load),
            "ask" => bare(Request::Ask, fields),
            "legal" => fill(fields).map(Request::Legal),
            "play" => fill(fields).map(Request::Play),
            "view" => viewer(&fill::<ViewFields>(fields)?.seat).map(Request::View),
            "position" => bare(Request::Position, fields),
            "odds" => fill::<OddsFields>(fields)?.request(),
            "hint" => fill::<HintFields>(fields)?.request(),
            "record" => bare(Request::Record, fields),
            "undo" => bare(Request::Undo, fields),
            unknown => Err(Fault::new(Code::BadRequest, "fault-unknown-op")
                .at("op")
                .with("op", unknown)
                .with("known", OPS.join(", "))),
        }
    }
}

impl OddsFields {
    fn request(self) -> Result<Request, Fault> {
        let request = OddsRequest::new(self.choice, self.of, self.policy.as_deref())?;
        Ok(Request::Odds(self.seat, request))
    }
}

impl HintFields {
    fn request(self) -> Result<Request, Fault> {
        // A level may be written as its number.
        let text = |level: Value| level.as_str().map_or_else(|| level.to_string(), str::to_owned);
        let level = self.level.map(text);
        let request = HintRequest::new(level.as_deref(), self.budget_ms)?;
        Ok(Request::Hint(self.seat, request))
    }
}

impl StartFields {
    fn setup(&mut self) -> Result<Setup, Fault> {
        let parts = [
            ("scenario", self.scenario.take()),
            ("edition", self.edition.take()),
            ("players", self.players.take()),
            ("options", self.options.take()),
            ("rosters", self.rosters.take()),
        ];
        let said = parts.into_iter().filter_map(|(name, part)| Some((name.to_owned(), part?)));
        fill(said.collect())
    }
}

impl Door {
    pub(super) fn start(&mut self, mut fields: StartFields) -> Result<Value, Fault> {
        let game = crate::find_in(self.games, &fields.game)?;
        let setup = fields.setup()?;
        let names = fields.seats.unwrap_or_default().into_iter();
        let request = StartRequest {
            setup,
            position: fields.position,
            content: Arc::clone(&self.content),
            seats: names.map(|name| Player { name, bot: None }).collect(),
            ..StartRequest::with_dice(self.dice(fields.dice))
        };
        let table = game.start(request)?;
        let ask = table.ask();
        self.table = Some(table);
        Ok(json!({ "ask": ask }))
    }

    pub(super) fn load(&mut self, fields: LoadFields) -> Result<Value, Fault> {
        let record = Record::parse(&record_text(&fields.record)?)?;
        let game = crate::find_in(self.games, &record.header.game)?;
        let content = Arc::clone(&self.content);
        let request = LoadRequest { content, ..LoadRequest::with_dice(self.dice(fields.dice)) };
        let table = game.load(&record, request)?;
        let ask = table.ask();
        self.table = Some(table);
        Ok(json!({ "ask": ask }))
    }

    pub(super) fn play(&mut self, answer: &Answer) -> Result<Value, Fault> {
        let table = self.table()?;
        let events = table.play(answer.seat, &answer.choice, Eyes::All)?;
        Ok(json!({"events": events, "ask": table.ask()}))
    }

    pub(super) fn record(&mut self) -> Result<Value, Fault> {
        let record = self.table()?.record();
        let lines = record.lines.iter().map(|line| json!(line));
        let footer = record.footer.iter().map(|footer| json!(footer));
        Ok(std::iter::once(json!(record.header)).chain(lines).chain(footer).collect())
    }

    pub(super) fn undo(&mut self) -> Result<Value, Fault> {
        let table = self.table()?;
        table.undo()?;
        Ok(json!({"ask": table.ask()}))
    }

    fn dice(&mut self, asked: Option<DiceSpec>) -> DiceSpec {
        asked.unwrap_or_else(|| DiceSpec::Seed((self.seeds)()))
    }
}

fn fill<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Fault> {
    serde_path_to_error::deserialize(Value::Object(fields))
        .map_err(|error| Fault::unreadable(Code::BadRequest, &error))
}

fn viewer(seat: &Value) -> Result<Viewer, Fault> {
    let number = seat.as_u64().and_then(|number| u8::try_from(number).ok());
    match (number, seat.as_str()) {
        (Some(number), _) => Ok(Viewer::Seat(Seat(number))),
        (None, Some("observer")) => Ok(Viewer::Observer),
        (None, _) => {
            Err(Fault::new(Code::BadRequest, "fault-seat-form").at("seat").with("observer", "yes"))
        }
    }
}

/// A record as one text, or as a list of its lines, each a document or a text.
fn record_text(record: &Value) -> Result<String, Fault> {
    match record {
        Value::String(text) => Ok(text.clone()),
        Value::Array(lines) => {
            let line = |it: &Value| it.as_str().map_or_else(|| it.to_string(), str::to_owned);
            Ok(lines.iter().map(line).collect::<Vec<_>>().join("\n"))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => {
            Err(Fault::new(Code::BadRecord, "fault-record-form").at("record"))
        }
    }
}
