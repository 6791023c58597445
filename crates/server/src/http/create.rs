//! New tables.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::Response;
use reglette_engine::Seat;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::record::Record;
use reglette_engine::setup::Setup;
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, LoadRequest, StartRequest, find};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::body::read;
use super::{App, json_answer};
use crate::chair::{Chair, Holder, Play};
use crate::id::{TableId, Token, secret};
use crate::journal::{Entry, Opened};
use crate::pace::Pace;
use crate::refusal::{Own, Refusal};
use crate::table::{level_of, name_of, within};
use crate::time::When;

/// A table to be.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    game: String,
    /// Scenario, edition, options.
    #[serde(default)]
    setup: Setup,
    /// Who is to sit where.
    seats: Vec<NewSeat>,
    /// How fast it is to be played.
    #[serde(default)]
    pace: Pace,
    /// What the host's device adds to the dice.
    #[serde(default)]
    #[schemars(length(max = 128))]
    salt: Option<String>,
    /// A position to begin from.
    #[serde(default)]
    position: Option<Value>,
    /// A record to begin from.
    #[serde(default)]
    record: Option<String>,
    /// After so many of its choices; after all of them when nothing is said.
    #[serde(default)]
    to: Option<usize>,
}

/// A seat to be.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// The name shown.
    #[serde(default)]
    #[schemars(length(max = 40))]
    name: String,
    /// Who is to play.
    play: NewPlay,
    /// How strong a bot.
    #[serde(default)]
    level: Option<String>,
}

/// Who is to play at a seat.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewPlay {
    /// Whoever makes the table.
    Me,
    /// Whoever brings its token.
    Open,
    /// A bot.
    Bot,
}

pub async fn create(State(app): State<Arc<App>>, request: Request) -> Result<Response, Refusal> {
    app.take_heavy(&request)?;
    let wanted: NewTable = read(&app, request).await?;
    let limit = app.hub.limits.time;
    let made = app.hub.desk.run(limit, move || make(wanted)).await;
    let (opened, tokens) = made.map_err(Own::from)??;
    let id = TableId::draw()?;
    let row = Entry::Opened(Box::new(opened)).row(When::now());
    app.hub.store.append(id, 0, vec![row]).await?;
    tracing::info!(table = %id, "a table was opened");
    Ok(json_answer(&tokens.document(id)))
}

/// A table that was made, and what opens it. Nobody is told these tokens again.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MadeTable {
    /// Its id.
    table: String,
    /// Opens the settings, and all seats of whoever made it.
    host: String,
    /// Opens the observers' place.
    observer: String,
    /// The seats that have a token.
    seats: Vec<MadeSeat>,
}

/// A seat of a table that was made.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MadeSeat {
    /// Which.
    seat: Seat,
    /// What opens it, or invites to it if it is open; a bot's seat has nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// The tokens of a new table.
#[derive(Debug)]
struct Tokens {
    host: Token,
    observer: Token,
    seats: Vec<Option<Token>>,
}

impl Tokens {
    fn document(&self, id: TableId) -> MadeTable {
        let text = |token: &Token| token.reveal().to_owned();
        let seats = Seat::all(u8::MAX).zip(&self.seats);
        MadeTable {
            table: id.to_string(),
            host: text(&self.host),
            observer: text(&self.observer),
            seats: seats
                .map(|(seat, token)| MadeSeat { seat, token: token.as_ref().map(text) })
                .collect(),
        }
    }
}

fn make(wanted: NewTable) -> Result<(Opened, Tokens), Refusal> {
    within(wanted.salt.as_deref(), 128, "salt")?;
    let game = find(&wanted.game)?;
    let told = |fault: Fault| Refusal::of(&fault, Some(game));
    let (mut chairs, mut seats) = (Vec::new(), Vec::new());
    for seat in &wanted.seats {
        let (chair, token) = chair(seat)?;
        chairs.push(chair);
        seats.push(token);
    }
    let secret = secret()?;
    let begun = begin(game, &wanted, &chairs, &secret).map_err(told)?;
    if usize::from(begun.seats()) != chairs.len() {
        let fault = Fault::new(Code::BadRequest, "fault-seat-count").at("seats");
        return Err(told(fault.with("given", chairs.len()).with("seats", begun.seats())));
    }
    let tokens = Tokens { host: Token::draw()?, observer: Token::draw()?, seats };
    let opened = Opened {
        header: begun.header().clone(),
        setup: begun.lines().first().ok_or(Own::Internal)?.clone(),
        secret,
        chairs,
        pace: wanted.pace,
        host: tokens.host.hash(),
        observer: tokens.observer.hash(),
    };
    Ok((opened, tokens))
}

fn chair(seat: &NewSeat) -> Result<(Chair, Option<Token>), Refusal> {
    let (play, holder) = match seat.play {
        NewPlay::Me => (Play::Person, Holder::Host),
        NewPlay::Open => (Play::Open, Holder::Guest),
        NewPlay::Bot => (Play::Bot, Holder::Nobody),
    };
    let token = match seat.play {
        NewPlay::Me | NewPlay::Open => Some(Token::draw()?),
        NewPlay::Bot => None,
    };
    let level = match seat.play {
        NewPlay::Me | NewPlay::Open => None,
        NewPlay::Bot => Some(level_of(seat.level.as_deref())?),
    };
    let hash = token.as_ref().map(Token::hash);
    let name = name_of(&seat.name)?;
    Ok((Chair { name, play, level, holder, token: hash }, token))
}

fn begin(
    game: &'static dyn AnyGame,
    wanted: &NewTable,
    chairs: &[Chair],
    secret: &str,
) -> Result<Box<dyn AnyMatch>, Fault> {
    let position = match (&wanted.position, &wanted.record) {
        (position, None) => position.clone(),
        (None, Some(record)) => Some(position_of(game, record, wanted.to)?),
        (Some(_), Some(_)) => {
            return Err(Fault::new(Code::BadRequest, "server-start").at("record"));
        }
    };
    let mut setup = wanted.setup.clone();
    if setup.players.is_none() && !setup.options.contains_key("players") {
        setup.players = u8::try_from(chairs.len()).ok();
    }
    game.start(StartRequest {
        setup,
        position,
        seats: chairs.iter().map(Chair::player).collect(),
        salt: wanted.salt.clone(),
        ..StartRequest::with_dice(DiceSpec::Fair(secret.to_owned()))
    })
}

/// The table as it lay at a step of a record.
fn position_of(
    game: &'static dyn AnyGame,
    record: &str,
    to: Option<usize>,
) -> Result<Value, Fault> {
    let record = Record::parse_open(record)?;
    let request = LoadRequest { to, ..LoadRequest::with_dice(DiceSpec::Seed(String::new())) };
    Ok(game.load(&record, request)?.position())
}
