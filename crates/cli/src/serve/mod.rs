//! `reglette` and `reglette serve`: the table in the browser.

mod browser;
mod page;

use std::fs;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use reglette_server::logs::{self, Format, LevelFilter};
use reglette_server::{Config, Loss, OpenError, Server, Sqlite};
use reglette_words::Args;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

use crate::args::{LogFormat, ServeArgs};
use crate::failure::Failure;
use crate::say::Say;

/// Where the table of a single user is. A browser remembers tables by their address, so it is the
/// same every time, unless somebody else has it.
const USUAL: u16 = 7351;

/// Serves on loopback from the user's data folder, and opens the browser.
pub fn at_home(say: Say) -> Result<ExitCode, Failure> {
    logs::install(Format::Text, LevelFilter::WARN);
    let mut config = config(&usual_database(say)?, Loss::Refuse, say)?;
    config.listen = SocketAddr::from((Ipv4Addr::LOCALHOST, USUAL));
    runtime()?.block_on(async {
        let server = match Server::start(config.clone()).await {
            Ok(server) => server,
            Err(_) => {
                config.listen.set_port(0);
                start(config, say).await?
            }
        };
        let address = server.address();
        tell("serve-home", address, say)?;
        browser::open(&format!("http://{address}/"));
        until_stopped(server).await
    })
}

/// Serves as a host wishes.
pub fn run(args: &ServeArgs, say: Say) -> Result<ExitCode, Failure> {
    let format = match args.log {
        LogFormat::Text => Format::Text,
        LogFormat::Json => Format::Json,
    };
    logs::install(format, LevelFilter::INFO);
    let database = match &args.db {
        Some(url) => file_of(url, say)?,
        None => usual_database(say)?,
    };
    let loss = if args.accept_loss { Loss::Accept } else { Loss::Refuse };
    let mut config = config(&database, loss, say)?;
    config.limits.of_one = args.per_address.unwrap_or(config.limits.of_one);
    if let Some(pause) = args.bot_pause {
        config.limits.bot_beat = Duration::from_millis(pause.into());
    }
    config.listen = args.listen;
    config.origins.clone_from(&args.origins);
    config.behind_proxy = args.behind_proxy;
    runtime()?.block_on(async {
        let server = start(config, say).await?;
        tell("serve-host", server.address(), say)?;
        until_stopped(server).await
    })
}

fn config(database: &Path, loss: Loss, say: Say) -> Result<Config, Failure> {
    let refused = |error: String| {
        let args = Args::new().with("file", database.display().to_string()).with("error", error);
        Failure::Job(say.with("serve-database", &args))
    };
    if let Some(folder) = database.parent() {
        fs::create_dir_all(folder).map_err(|error| refused(error.to_string()))?;
    }
    let store = Sqlite::open_despite(database, loss).map_err(|error| match error {
        OpenError::LogMissing(log) => {
            let args = Args::new().with("file", database.display()).with("log", log.display());
            Failure::Job(say.with("serve-log-missing", &args))
        }
        error => refused(error.to_string()),
    })?;
    Ok(Config { assets: Arc::new(page::Page), ..Config::new(Arc::new(store)) })
}

async fn start(config: Config, say: Say) -> Result<Server, Failure> {
    let address = config.listen.to_string();
    Server::start(config).await.map_err(|error| {
        let args = Args::new().with("address", address).with("error", error.to_string());
        Failure::Job(say.with("serve-listen", &args))
    })
}

fn runtime() -> Result<Runtime, Failure> {
    Ok(Runtime::new()?)
}

fn tell(key: &str, address: SocketAddr, say: Say) -> Result<(), Failure> {
    let args = Args::new().with("address", format!("http://{address}/"));
    writeln!(anstream::stderr(), "{}", say.with(key, &args))?;
    Ok(())
}

/// Serves until somebody says it is enough, then finishes what is being done.
async fn until_stopped(server: Server) -> Result<ExitCode, Failure> {
    let (enough, mut waiting) = mpsc::channel(1);
    let stop = move || {
        // Said twice is said once.
        let _ = enough.try_send(());
    };
    ctrlc::set_handler(stop).map_err(|error| Failure::Job(error.to_string()))?;
    waiting.recv().await;
    server.stop().await;
    Ok(ExitCode::SUCCESS)
}

/// The file of a database: a path, or `sqlite:PATH`.
fn file_of(url: &str, say: Say) -> Result<PathBuf, Failure> {
    match url.split_once(':') {
        Some(("postgres" | "postgresql", _)) => Err(Failure::Call(say.say("serve-postgres"))),
        Some(("sqlite", file)) => Ok(file.strip_prefix("//").unwrap_or(file).into()),
        Some(_) | None => Ok(url.into()),
    }
}

/// Where a user's programs keep their data.
fn usual_database(say: Say) -> Result<PathBuf, Failure> {
    let folder = |name: &str| std::env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    let data = data.ok_or_else(|| Failure::Job(say.say("serve-no-home")))?;
    Ok(data.join("reglette").join("tables.db"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_a_path_or_says_what_it_is() {
        let say = Say::new(reglette_words::Lang::En);
        for (url, file) in [("a/b.db", "a/b.db"), ("sqlite:b.db", "b.db"), ("sqlite:///b", "/b")] {
            assert_eq!(file_of(url, say).unwrap(), Path::new(file));
        }
        assert!(matches!(file_of("postgres://host/db", say), Err(Failure::Call(_))));
    }
}
