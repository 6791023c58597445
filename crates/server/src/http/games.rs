//! What there is to play.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::response::Response;
use reglette_engine::setup::{Content, Setup};
use reglette_registry::{find, games};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use super::body::read;
use super::{App, json_answer};
use crate::refusal::Refusal;

pub async fn health() -> Response {
    json_answer(json!({"ok": true}).to_string())
}

pub async fn list() -> Response {
    json_answer(games().iter().map(|game| game.info_json()).collect::<Value>().to_string())
}

pub async fn rules(Path(game): Path<String>) -> Result<Response, Refusal> {
    let catalogue = find(&game)?.catalogue();
    let document = json!({
        "sections": catalogue.sections,
        "rules": catalogue.rules,
        "rulings": catalogue.rulings,
    });
    Ok(json_answer(document.to_string()))
}

/// How the game is set up whose things are to be told.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Titles {
    /// As in a snapshot or in the header of a record.
    setup: Setup,
}

pub async fn titles(Path(game): Path<String>) -> Result<Response, Refusal> {
    told(&game, &Setup::default())
}

pub async fn titles_of(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refusal> {
    let wanted: Titles = read(&app, request).await?;
    told(&game, &wanted.setup)
}

fn told(game: &str, setup: &Setup) -> Result<Response, Refusal> {
    let game = find(game)?;
    let titles = game.titles(setup, &Content::default());
    let titles = titles.map_err(|fault| Refusal::of(&fault, Some(game)))?;
    Ok(json_answer(json!(titles).to_string()))
}
