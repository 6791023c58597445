//! HTTP: which call does what.
//!
//! In reading order: [`guard`] (what every request passes through), [`body`] (reading requests),
//! [`tables`], [`create`], [`games`], [`replay`] (the calls), [`socket`], [`pages`] (files) and
//! [`openapi`] (the calls as a document).

mod body;
mod create;
mod games;
mod guard;
mod openapi;
mod pages;
mod replay;
mod socket;
mod tables;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Serialize;
use tokio::sync::{mpsc, watch};

use crate::assets::Assets;
use crate::config::Config;
use crate::hub::Hub;
use crate::rate::Buckets;
use crate::refusal::{Own, Refusal};

pub use create::{MadeTable, NewTable};
pub use games::{AskRosters, AskTitles, Health, RuleBook};
pub use guard::Peer;
pub use replay::{Replay, ReplayRequest};
pub use socket::{Heard, Hello};
pub use tables::{AskHint, AskLegal, AskMeasure, AskOdds};

pub use crate::refusal::Refused;

/// What every call may use.
#[derive(Debug)]
pub struct App {
    /// The tables.
    pub hub: Arc<Hub>,
    assets: Arc<dyn Assets>,
    origins: Vec<String>,
    behind_proxy: bool,
    requests: Buckets<IpAddr>,
    heavy: Buckets<IpAddr>,
    stop: watch::Receiver<bool>,
    sockets: mpsc::Sender<()>,
}

impl App {
    /// What a configuration says. Sockets end when `stop` says so, and hold `sockets` until then.
    pub fn new(
        config: &Config,
        stop: watch::Receiver<bool>,
        sockets: mpsc::Sender<()>,
    ) -> Arc<App> {
        Arc::new(App {
            hub: Arc::new(Hub::new(config)),
            assets: Arc::clone(&config.assets),
            origins: config.origins.clone(),
            behind_proxy: config.behind_proxy,
            requests: Buckets::new(config.limits.requests),
            heavy: Buckets::new(config.limits.heavy),
            stop,
            sockets,
        })
    }
}

/// Every call there is.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/healthz", get(games::health))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/titles", get(games::titles))
        .route("/api/games/{game}/titles", post(games::titles_of))
        .route("/api/games/{game}/rosters", post(games::rosters))
        .route("/api/tables", post(create::create))
        .route("/api/tables/{table}", get(tables::snapshot))
        .route("/api/tables/{table}/choices", post(tables::choices))
        .route("/api/tables/{table}/odds", post(tables::odds))
        .route("/api/tables/{table}/hint", post(tables::hint))
        .route("/api/tables/{table}/legal", post(tables::legal))
        .route("/api/tables/{table}/measure", post(tables::measure))
        .route("/api/tables/{table}/undo", post(tables::undo))
        .route("/api/tables/{table}/consent", post(tables::consent))
        .route("/api/tables/{table}/redo", post(tables::redo))
        .route("/api/tables/{table}/seats/{seat}", post(tables::seats))
        .route("/api/tables/{table}/chat", post(tables::chat))
        .route("/api/tables/{table}/pace", post(tables::pace))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/socket", get(socket::socket))
        .route("/api/replay", post(replay::replay))
        .method_not_allowed_fallback(|| async { Refusal::from(Own::Method) })
        .fallback(pages::page)
        .layer(from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// A document as an answer.
fn json_answer(document: &impl Serialize) -> Response {
    written_answer(serde_json::to_string(document).expect("documents are plain data"))
}

/// A document that is written already.
fn written_answer(document: String) -> Response {
    let mime = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, mime)], document).into_response()
}

/// Whether a method only looks.
fn only_looks(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}
