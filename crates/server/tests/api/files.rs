//! The files of the page.

use std::sync::Arc;

use reglette_server::{Asset, Assets};

use crate::common::{House, wide};

#[derive(Debug)]
struct Page;

impl Assets for Page {
    fn find(&self, path: &str) -> Option<Asset> {
        let bytes: &'static [u8] = match path {
            "index.html" => b"<!doctype html>",
            "index.html.br" => b"small",
            "assets/a.js" => b"let a;",
            "assets/a.js.gz" => b"zipped",
            _ => return None,
        };
        Some(Asset::new(path, bytes))
    }
}

#[tokio::test]
async fn files_are_served_small_and_cached() {
    let house = House::with(wide(), |config| config.assets = Arc::new(Page)).await;
    let get = |path: &'static str, takes: &'static str| {
        house.request("GET", path).header("accept-encoding", takes).send()
    };
    for (path, takes, status, form, body) in [
        ("/", "", 200, None, "<!doctype html>"),
        ("/", "gzip, br", 200, Some("br"), "small"),
        ("/", "gzip, br;q=0", 200, None, "<!doctype html>"),
        ("/tables/abc", "", 200, None, "<!doctype html>"),
        ("/assets/a.js", "gzip, br", 200, Some("gzip"), "zipped"),
        ("/assets/a.js", "identity", 200, None, "let a;"),
    ] {
        let answer = get(path, takes).await.unwrap();
        assert_eq!(answer.status(), status, "{path}");
        let found = answer.headers().get("content-encoding").map(|it| it.to_str().unwrap());
        assert_eq!(found, form, "{path} {takes}");
        let mime = answer.headers()["content-type"].to_str().unwrap().to_owned();
        let expected = if path.ends_with(".js") { "text/javascript" } else { "text/html" };
        assert!(mime.starts_with(expected), "{mime}");
        assert_eq!(answer.text().await.unwrap(), body, "{path} {takes}");
    }
    assert_eq!(get("/assets/b.js", "").await.unwrap().status(), 404);
    let answer = get("/assets/a.js", "").await.unwrap();
    assert!(answer.headers()["cache-control"].to_str().unwrap().contains("immutable"));
    let etag = answer.headers()["etag"].clone();
    let again = house.request("GET", "/assets/a.js").header("if-none-match", etag);
    assert_eq!(again.send().await.unwrap().status(), 304);
    let head = house.request("HEAD", "/").send().await.unwrap();
    assert_eq!(head.headers()["content-length"], "15");
    let post = house.request("POST", "/").send().await.unwrap();
    assert_eq!(post.status(), 405);
}
