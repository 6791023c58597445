//! The browser table's own tests, through the scripts of `web/package.json`.

use std::process::Command;

use anyhow::{Result, bail};

use crate::repo::Repo;
use crate::shell::{need_debian, program, run};

/// Why the web steps cannot run.
pub fn lacks(repo: &Repo) -> Option<&'static str> {
    (!repo.has("web/package.json")).then_some("there is no web/ yet")
}

/// Why no browser can be let loose on the table.
pub fn lacks_table(repo: &Repo) -> Option<&'static str> {
    let served = repo.read("Cargo.toml").is_ok_and(|it| it.contains("  \"crates/server\",\n"));
    lacks(repo).or((!served).then_some("the server is not part of the workspace yet"))
}

/// The packages of the lock file. Not `npm ci`: it refuses a lock file written on one platform that
/// lacks the optional packages of the others.
pub fn install(repo: &Repo) -> Result<()> {
    need_debian(repo, "npm", "npm")?;
    run(&mut npm(repo, &["install", "--no-save"]))
}

/// Types (svelte-check).
pub fn check(repo: &Repo) -> Result<()> {
    script(repo, "check")
}

/// Units (vitest).
pub fn units(repo: &Repo) -> Result<()> {
    script(repo, "test")
}

/// Whole games in a browser (playwright).
pub fn browser(repo: &Repo) -> Result<()> {
    need_debian(repo, "chromium", "chromium")?;
    script(repo, "e2e")
}

fn script(repo: &Repo, name: &str) -> Result<()> {
    if !repo.read("web/package.json")?.contains(&format!("\"{name}\":")) {
        bail!("web/package.json has no script `{name}`");
    }
    run(&mut npm(repo, &["run", name]))
}

fn npm(repo: &Repo, args: &[&str]) -> Command {
    let mut npm = program(repo, "npm", args.iter().copied());
    npm.current_dir(repo.path("web"));
    npm
}
