//! What there is to play.

use axum::extract::Path;
use axum::response::Response;
use reglette_engine::setup::Content;
use reglette_registry::{find, games};
use serde_json::{Value, json};

use super::json_answer;
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

pub async fn titles(Path(game): Path<String>) -> Result<Response, Refusal> {
    let titles = find(&game)?.titles(&Content::default())?;
    Ok(json_answer(json!(titles).to_string()))
}
