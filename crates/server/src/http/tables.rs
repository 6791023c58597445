//! Calls about one table.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use reglette_registry::{HintRequest, OddsRequest};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::oneshot;

use super::body::{Caller, read, table_id};
use super::{App, written_answer};
use crate::refusal::{Own, Refusal};
use crate::table::{Command, What, bounded};

type Answer = Result<Response, Refusal>;

/// What the odds are asked of.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskOdds {
    /// A choice, or a list whose first ones are parts of one action.
    choice: Value,
    /// What to look at, one of the game's metrics.
    #[serde(default)]
    of: Option<String>,
    /// How everyone answers on the way.
    #[serde(default)]
    policy: Option<String>,
}

/// Who is to give advice.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// A bot's level.
    #[serde(default)]
    level: Option<String>,
}

/// A choice to be looked at.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskLegal {
    /// The choice.
    choice: Value,
}

/// Something to be measured.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskMeasure {
    /// What, in the game's own terms.
    ask: Value,
}

pub async fn snapshot(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    let caller = Caller::of(&table, &request)?;
    caller.call(&app, What::Snapshot).await.map(written_answer)
}

pub async fn record(State(app): State<Arc<App>>, Path(table): Path<String>) -> Answer {
    let (reply, record) = oneshot::channel();
    app.hub.send(table_id(&table)?, Command::Record(reply)).await?;
    let record = record.await.unwrap_or_else(|_| Err(Own::Unavailable.into()))?;
    let mime = HeaderValue::from_static("application/jsonl; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, mime)], record).into_response())
}

/// Reads the body of a call about a table, and makes it.
async fn post<T: DeserializeOwned>(
    app: &Arc<App>,
    table: &str,
    request: Request,
    what: impl FnOnce(T) -> Result<What, Refusal>,
) -> Answer {
    let caller = Caller::of(table, &request)?;
    let body = read(app, request).await?;
    caller.call(app, what(body)?).await.map(written_answer)
}

pub async fn choices(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body| Ok(What::Choose(body))).await
}

pub async fn undo(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body| Ok(What::Undo(body))).await
}

pub async fn consent(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body| Ok(What::Consent(body))).await
}

pub async fn redo(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body| Ok(What::Redo(body))).await
}

pub async fn chat(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body| Ok(What::Chat(body))).await
}

pub async fn pace(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body| Ok(What::Pace(body))).await
}

pub async fn legal(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body: AskLegal| Ok(What::Legal(body.choice))).await
}

pub async fn measure(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    post(&app, &table, request, |body: AskMeasure| Ok(What::Measure(body.ask))).await
}

pub async fn seats(
    State(app): State<Arc<App>>,
    Path((table, seat)): Path<(String, String)>,
    request: Request,
) -> Answer {
    app.take_heavy(&request)?;
    let seat: u8 = seat.parse().map_err(|_| Own::NotFound)?;
    post(&app, &table, request, |body| Ok(What::Seat(seat, body))).await
}

pub async fn odds(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    app.take_heavy(&request)?;
    let what = |odds: AskOdds| {
        Ok(What::Odds(OddsRequest::new(odds.choice, odds.of, odds.policy.as_deref())?))
    };
    post(&app, &table, request, what).await
}

pub async fn hint(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    request: Request,
) -> Answer {
    app.take_heavy(&request)?;
    let what = |hint: AskHint| {
        let request = HintRequest::new(hint.level.as_deref(), None)?;
        Ok(What::Hint(HintRequest { level: bounded(request.level) }))
    };
    post(&app, &table, request, what).await
}
