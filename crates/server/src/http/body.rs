//! Reading requests: tokens, ids, bodies.

use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, Uri, header};
use reglette_engine::Seat;
use reglette_engine::fault::{Code, Fault};
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;

use super::App;
use crate::id::{TableId, Token};
use crate::refusal::{Own, Refusal};
use crate::table::{Call, Command, What};

/// Reads a request's body.
pub async fn read<T: DeserializeOwned>(app: &App, request: Request) -> Result<T, Refusal> {
    let limit = app.hub.limits.body;
    let body = to_bytes(request.into_body(), limit).await.map_err(|_| too_large(limit))?;
    read_text(&body)
}

/// Reads a document.
pub fn read_text<T: DeserializeOwned>(text: &[u8]) -> Result<T, Refusal> {
    // Only what cannot be read is followed to the place where it goes wrong.
    if let Ok(read) = serde_json::from_slice(text) {
        return Ok(read);
    }
    let mut from = serde_json::Deserializer::from_slice(text);
    let read = serde_path_to_error::deserialize(&mut from)
        .map_err(|error| Fault::unreadable(Code::BadRequest, &error))?;
    from.end()
        .map_err(|error| Fault::new(Code::BadRequest, "fault-unreadable").with("reason", error))?;
    Ok(read)
}

fn too_large(limit: usize) -> Fault {
    Fault::new(Code::TooLarge, "fault-too-large").with("limit", limit)
}

/// A table's id as the path has it.
pub fn table_id(text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| Own::NotFound.into())
}

/// The token a request brings.
pub fn token(headers: &HeaderMap) -> Result<Token, Refusal> {
    let brought = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = brought.and_then(|text| text.strip_prefix("Bearer "));
    token.map(Token::brought).ok_or_else(|| Own::Unauthorized.into())
}

/// The seat whose eyes are wanted: `?as=SEAT`.
pub fn wanted(uri: &Uri) -> Option<Seat> {
    let fields = uri.query()?.split('&');
    fields.filter_map(|field| field.strip_prefix("as=")).find_map(|it| it.parse().ok()).map(Seat)
}

/// Who calls which table, with whose eyes.
#[derive(Debug)]
pub struct Caller {
    table: TableId,
    token: Token,
    seat: Option<Seat>,
}

impl Caller {
    /// Whoever makes a request about a table.
    pub fn of(table: &str, request: &Request) -> Result<Caller, Refusal> {
        let token = token(request.headers())?;
        Ok(Caller { table: table_id(table)?, token, seat: wanted(request.uri()) })
    }

    /// Calls the table.
    pub async fn call(self, app: &Arc<App>, what: What) -> Result<String, Refusal> {
        let (reply, answer) = oneshot::channel();
        let Caller { table, token, seat } = self;
        let call = Call { token, seat, what, reply };
        app.hub.send(table, Command::Call(Box::new(call))).await?;
        answer.await.unwrap_or_else(|_| Err(Own::Unavailable.into()))
    }
}
