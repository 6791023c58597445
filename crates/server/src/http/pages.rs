//! The files of the page. A path without a file is a place inside the page, and gets the page.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{App, only_looks};
use crate::assets::Asset;
use crate::refusal::{Own, Refusal};

/// Compressed forms, the smallest first.
const FORMS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

pub async fn page(State(app): State<Arc<App>>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let is_call = path == "api" || path.starts_with("api/");
    if is_call || !only_looks(request.method()) {
        return Refusal::from(if is_call { Own::NotFound } else { Own::Method }).into_response();
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let found = match path {
        "" => find(&app, "index.html", request.headers()),
        path => find(&app, path, request.headers()),
    };
    match found {
        Some(found) => give(found, path, &request),
        None if is_file => Refusal::from(Own::NotFound).into_response(),
        None => match find(&app, "index.html", request.headers()) {
            Some(found) => give(found, "", &request),
            None => Refusal::from(Own::NotFound).into_response(),
        },
    }
}

/// A file in the best form the client takes.
fn find(app: &App, path: &str, headers: &HeaderMap) -> Option<(Asset, Option<&'static str>)> {
    let takes = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok()).unwrap_or("");
    let accepts = |form: &str| {
        takes.split(',').any(|it| {
            let mut parts = it.split(';').map(str::trim);
            parts.next() == Some(form) && !parts.any(|it| it == "q=0" || it == "q=0.0")
        })
    };
    let smaller = FORMS.into_iter().filter(|(form, _)| accepts(form)).find_map(|(form, ending)| {
        app.assets.find(&format!("{path}{ending}")).map(|asset| (asset, Some(form)))
    });
    smaller.or_else(|| app.assets.find(path).map(|asset| (asset, None)))
}

fn give((asset, form): (Asset, Option<&'static str>), path: &str, request: &Request) -> Response {
    // What lies under `assets/` has its content's hash in its name.
    let keep = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    if let Ok(etag) = HeaderValue::from_str(&asset.etag) {
        headers.insert(header::ETAG, etag);
    }
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    if known.is_some_and(|list| list.split(',').any(|it| it.trim() == asset.etag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    if let Some(form) = form {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(form));
    }
    if request.method() == Method::HEAD {
        headers.insert(header::CONTENT_LENGTH, HeaderValue::from(asset.bytes.len()));
        return (headers, ()).into_response();
    }
    (headers, asset.bytes).into_response()
}
