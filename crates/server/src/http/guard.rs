//! What every request passes through: rates, origins, time, failures, and the headers that make a
//! browser strict.

use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tokio::time::timeout;

use super::{App, only_looks};
use crate::refusal::{Own, Refusal};

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// The page may load what comes from this server and nothing else, and may not be framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Lets a request through, or not; whatever happens, there is an answer.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    let call = request.extensions().get::<MatchedPath>().cloned();
    let is_call = request.uri().path().starts_with("/api");
    let mut response = match admit(&app, &request) {
        Ok(()) => answer(&app, request, next).await,
        Err(refusal) => refusal.into_response(),
    };
    strict(response.headers_mut(), is_call);
    tracing::debug!(
        %method,
        call = call.as_ref().map_or("", MatchedPath::as_str),
        status = response.status().as_u16(),
        micros = u64::try_from(begin.elapsed().as_micros()).unwrap_or(u64::MAX),
        "answered"
    );
    response
}

async fn answer(app: &App, request: Request, next: Next) -> Response {
    let answered = AssertUnwindSafe(next.run(request)).catch_unwind();
    match timeout(app.hub.limits.time, answered).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => Refusal::from(Own::Internal).into_response(),
        Err(_) => Refusal::from(Own::TooLong).into_response(),
    }
}

fn admit(app: &App, request: &Request) -> Result<(), Refusal> {
    if !app.requests.take(app.address(request), Instant::now()) {
        return Err(Own::TooMany.into());
    }
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (is_socket || !only_looks(request.method())) && !app.is_own_page(request.headers()) {
        return Err(Own::Origin.into());
    }
    Ok(())
}

fn strict(headers: &mut HeaderMap, is_call: bool) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_call {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

impl App {
    /// Whose request it is.
    fn address(&self, request: &Request) -> IpAddr {
        let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
        // The proxy in front adds to the end, or a header of its own after those that came; what
        // stands before it anybody may have written.
        let lists = request.headers().get_all("x-forwarded-for");
        let last = lists.iter().next_back().filter(|_| self.behind_proxy);
        let told =
            last.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        told.or(peer).unwrap_or(IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED))
    }

    /// Takes one of the costly requests an address may make.
    pub(super) fn take_heavy(&self, request: &Request) -> Result<(), Refusal> {
        if self.heavy.take(self.address(request), Instant::now()) {
            return Ok(());
        }
        Err(Own::TooMany.into())
    }

    /// Whether the page that calls is one of ours. A program that is no browser names none.
    fn is_own_page(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let is_same = origin.split_once("://").is_some_and(|(_, it)| Some(it) == host);
        is_same || self.origins.iter().any(|known| known == origin)
    }
}
