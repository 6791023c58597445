//! The page, built into the program. A program that was built without it says so in its place.

use reglette_server::{Asset, Assets};

// `FILES`: path and content of every file of `web/dist`, in order.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What is shown instead of a page that has not been built.
const MISSING: &str = include_str!("missing.html");

/// The files that are built in.
#[derive(Clone, Copy, Debug)]
pub struct Page;

impl Assets for Page {
    fn find(&self, path: &str) -> Option<Asset> {
        find(FILES, path)
    }
}

fn find(files: &[(&str, &'static [u8])], path: &str) -> Option<Asset> {
    match files.binary_search_by_key(&path, |(name, _)| name) {
        Ok(at) => Some(Asset::new(path, files[at].1)),
        Err(_) if files.is_empty() && path == "index.html" => {
            Some(Asset::new(path, MISSING.as_bytes()))
        }
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_path() {
        let files: &[(&str, &'static [u8])] = &[("a.js", b"let a;"), ("index.html", b"<html>")];
        assert_eq!(find(files, "index.html").unwrap().bytes.as_ref(), b"<html>");
        assert!(find(files, "b.js").is_none());
        assert!(FILES.is_sorted_by_key(|(name, _)| name), "they are searched by halves");
    }

    #[test]
    fn a_page_that_was_not_built_says_how() {
        let page = find(&[], "index.html").unwrap();
        assert!(page.bytes.windows(16).any(|it| it == b"cargo xtask play"));
        assert!(find(&[], "index.html.br").is_none());
    }
}
