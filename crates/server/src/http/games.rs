//! What there is to play.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::response::Response;
use reglette_engine::catalogue::{Catalogue, RuleText, Ruling, Section};
use reglette_engine::fault::Fault;
use reglette_engine::setup::{Content, Setup};
use reglette_registry::{AnyGame, find, games};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::body::read;
use super::{App, json_answer};
use crate::refusal::{Own, Refusal};

/// The server lives, and rows can be kept.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Health {
    ok: bool,
}

/// The rules of a game as told to players.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RuleBook {
    /// Parts of the rulebook.
    sections: &'static [Section],
    /// The rules.
    rules: &'static [RuleText],
    /// Decisions where the book is silent or unclear.
    rulings: &'static [Ruling],
}

pub async fn health(State(app): State<Arc<App>>) -> Result<Response, Refusal> {
    app.hub.store.ready().await?;
    Ok(json_answer(&Health { ok: true }))
}

pub async fn list() -> Response {
    json_answer(&games().iter().map(|game| game.about(&Content::default())).collect::<Vec<_>>())
}

pub async fn rules(Path(game): Path<String>) -> Result<Response, Refusal> {
    let Catalogue { sections, rules, rulings } = find(&game)?.catalogue();
    Ok(json_answer(&RuleBook { sections, rules, rulings }))
}

/// How the game is set up whose things are to be told.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskTitles {
    /// As in a snapshot or in the header of a record.
    setup: Setup,
}

pub async fn titles(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    app.take_heavy(&request)?;
    told(&app, game, Setup::default()).await
}

pub async fn titles_of(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    app.take_heavy(&request)?;
    let wanted: AskTitles = read(&app, request).await?;
    told(&app, game, wanted.setup).await
}

/// A question about rosters.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskRosters {
    /// What, in the game's own terms.
    ask: Value,
}

pub async fn rosters(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    app.take_heavy(&request)?;
    let wanted: AskRosters = read(&app, request).await?;
    at_desk(&app, &game, move |game| game.muster(&wanted.ask, &Content::default())).await
}

async fn told(app: &App, game: String, setup: Setup) -> Result<Response, Refusal> {
    at_desk(app, &game, move |game| game.titles(&setup, &Content::default())).await
}

/// Asks a game something that may take a while.
async fn at_desk<T: Serialize>(
    app: &App,
    game: &str,
    ask: impl FnOnce(&'static dyn AnyGame) -> Result<T, Fault> + Send + 'static,
) -> Result<Response, Refusal> {
    let game = find(game)?;
    let work = move || {
        let answer = ask(game).map_err(|fault| Refusal::of(&fault, Some(game)))?;
        Ok::<_, Refusal>(json_answer(&answer))
    };
    app.hub.desk.run(app.hub.limits.time, work).await.map_err(Own::from)?
}
