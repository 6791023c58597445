//! The files of the page, wherever the caller has them: built in, or in a folder.

use std::borrow::Cow;
use std::fmt::Debug;

use reglette_engine::record::fingerprint;

/// Files by their path without the leading slash, such as `index.html`.
///
/// A file may lie there in compressed form too, as `index.html.br` or `index.html.gz`.
pub trait Assets: Debug + Send + Sync + 'static {
    /// The file of a path.
    fn find(&self, path: &str) -> Option<Asset>;
}

/// A file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// What it is.
    pub mime: &'static str,
    /// Changes when the file does; with its quotes.
    pub etag: String,
}

impl Asset {
    /// A file whose name says what it is.
    pub fn new(path: &str, bytes: impl Into<Cow<'static, [u8]>>) -> Asset {
        let bytes = bytes.into();
        let etag = format!("\"{}\"", fingerprint(&bytes));
        Asset { bytes, mime: mime_of(path), etag }
    }
}

/// No files at all: a server that only answers calls.
#[derive(Clone, Copy, Debug)]
pub struct NoAssets;

impl Assets for NoAssets {
    fn find(&self, _: &str) -> Option<Asset> {
        None
    }
}

fn mime_of(path: &str) -> &'static str {
    let plain = path.strip_suffix(".br").or(path.strip_suffix(".gz")).unwrap_or(path);
    match plain.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
