//! The JSON-lines door: one request a line, exactly one reply a line.
//!
//! Whatever arrives gets a reply, and what is refused changes nothing.

mod request;
mod serve;
mod strict;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::setup::Content;
use reglette_words::{Both, Words};
use serde_json::{Map, Value, json};

use crate::documents;
use crate::game::AnyGame;
use crate::playing::AnyMatch;
use request::Request;

pub use serve::serve;
pub use strict::read as read_json;

/// A line may be so many bytes long.
pub const LIMIT: usize = 1 << 20;

/// The door: at most one game in progress.
pub struct Door {
    games: &'static [&'static dyn AnyGame],
    seeds: Box<dyn FnMut() -> String + Send>,
    content: Arc<Content>,
    table: Option<Box<dyn AnyMatch>>,
}

impl Door {
    /// A door to every game.
    pub fn new() -> Door {
        Door::to(crate::games())
    }

    /// A door to some games.
    pub fn to(games: &'static [&'static dyn AnyGame]) -> Door {
        Door { games, seeds: Box::new(fresh_seed), content: Arc::default(), table: None }
    }

    /// Draws the seed of a game that names no dice from somewhere else, where the system itself
    /// offers no chance.
    #[must_use]
    pub fn with_seeds(mut self, seeds: impl FnMut() -> String + Send + 'static) -> Door {
        self.seeds = Box::new(seeds);
        self
    }

    /// Plays with content files brought by a person.
    #[must_use]
    pub fn with_content(mut self, content: Arc<Content>) -> Door {
        self.content = content;
        self
    }

    /// Answers one line with one line, neither with its line break.
    pub fn answer(&mut self, line: &str) -> String {
        if line.len() > LIMIT {
            return too_large();
        }
        let (id, request) = match parse(line) {
            Ok(parsed) => parsed,
            Err(fault) => return refusal(&Value::Null, &fault, None),
        };
        let game = self.game_of(&request);
        let played = catch_unwind(AssertUnwindSafe(|| self.run(request)));
        let played = played.unwrap_or_else(|_| Err(internal()));
        match played {
            Ok(ok) => json!({"id": id, "ok": ok}).to_string(),
            Err(fault) => refusal(&id, &fault, game),
        }
    }

    fn run(&mut self, fields: Map<String, Value>) -> Result<Value, Fault> {
        match Request::read(fields)? {
            Request::Games => {
                Ok(self.games.iter().map(|game| json!(game.about(&self.content))).collect())
            }
            Request::Start(start) => self.start(*start),
            Request::Load(load) => self.load(load),
            Request::Ask => Ok(self.table()?.ask()),
            Request::Legal(answer) => Ok(json!(self.table()?.legal(answer.seat, &answer.choice)?)),
            Request::Play(answer) => self.play(&answer),
            Request::View(viewer) => self.table()?.view(viewer),
            Request::Position => Ok(self.table()?.position()),
            Request::Odds(seat, odds) => Ok(json!(self.table()?.odds(seat, &odds)?)),
            Request::Hint(seat, hint) => Ok(json!(self.table()?.hint(seat, hint)?)),
            Request::Record => self.record(),
            Request::Undo => self.undo(),
        }
    }

    fn table(&mut self) -> Result<&mut Box<dyn AnyMatch>, Fault> {
        self.table.as_mut().ok_or_else(|| Fault::new(Code::BadRequest, "fault-not-started"))
    }

    /// The game whose wording a refusal takes: the one asked for, or the one in progress.
    fn game_of(&self, request: &Map<String, Value>) -> Option<&'static dyn AnyGame> {
        let named = request.get("game").and_then(Value::as_str);
        let asked = named.and_then(|id| crate::find_in(self.games, id).ok());
        asked.or_else(|| self.table.as_ref().map(|table| table.game()))
    }
}

impl Default for Door {
    fn default() -> Door {
        Door::new()
    }
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Door").field("table", &self.table).finish_non_exhaustive()
    }
}

/// A request's id and its other fields.
fn parse(line: &str) -> Result<(Value, Map<String, Value>), Fault> {
    let value = strict::read(line)
        .map_err(|error| Fault::new(Code::BadRequest, "fault-not-json").with("reason", error))?;
    let Value::Object(mut fields) = value else {
        return Err(Fault::new(Code::BadRequest, "fault-not-an-object"));
    };
    let id = fields.shift_remove("id").unwrap_or(Value::Null);
    Ok((id, fields))
}

/// The program itself failed. The list of codes is closed: the place tells it from what was asked
/// in a wrong way.
pub fn internal() -> Fault {
    Fault::new(Code::BadRequest, "fault-internal").at("internal")
}

/// The reply to a line that is longer than [`LIMIT`].
fn too_large() -> String {
    let fault = Fault::new(Code::TooLarge, "fault-too-large").with("limit", LIMIT);
    refusal(&Value::Null, &fault, None)
}

/// The reply to a line that is not text.
fn not_text() -> String {
    refusal(&Value::Null, &Fault::new(Code::BadRequest, "fault-not-utf8"), None)
}

fn refusal(id: &Value, fault: &Fault, game: Option<&'static dyn AnyGame>) -> String {
    json!({"id": id, "error": told(fault, game)}).to_string()
}

/// A fault as a document, worded by its game.
pub fn told(fault: &Fault, game: Option<&'static dyn AnyGame>) -> documents::Fault {
    let message: Both = match game {
        Some(game) => game.tell(fault),
        None => Words::common().fault_in_both(fault, None),
    };
    documents::Fault {
        code: fault.code.name(),
        rule: fault.rule,
        at: fault.at.clone(),
        message,
        others: fault.others.iter().map(|other| told(other, game)).collect(),
    }
}

/// A seed nobody can guess, by the keys the system gives every hash table.
fn fresh_seed() -> String {
    let draw = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", draw(), draw())
}
