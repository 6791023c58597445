//! A small host: `serve ADDRESS DATABASE [FOLDER]`, with the page from a folder.
#![allow(clippy::print_stdout, reason = "says where it listens")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use reglette_server::logs::{Format, install};
use reglette_server::{Asset, Assets, Config, Server, Sqlite};
use tracing::level_filters::LevelFilter;

/// Files of a folder.
#[derive(Debug)]
struct Folder(PathBuf);

impl Assets for Folder {
    fn find(&self, path: &str) -> Option<Asset> {
        let is_plain = path.split('/').all(|part| !part.is_empty() && !part.starts_with('.'));
        let bytes = std::fs::read(self.0.join(path).as_path()).ok().filter(|_| is_plain)?;
        Some(Asset::new(path, bytes))
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, listen, database, rest @ ..] = args.as_slice() else {
        return Err("serve ADDRESS DATABASE [FOLDER]".into());
    };
    install(Format::Text, LevelFilter::INFO);
    let mut config = Config::new(Arc::new(Sqlite::open(Path::new(database))?));
    config.listen = listen.parse()?;
    if let Some(folder) = rest.first() {
        config.assets = Arc::new(Folder(folder.into()));
    }
    let server = Server::start(config).await?;
    println!("http://{}", server.address());
    std::future::pending().await
}
