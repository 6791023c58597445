//! The table in the browser: building it and its own tests, through the scripts of
//! `web/package.json`.

use std::env;
use std::process::Command;

use anyhow::{Result, bail};

use crate::repo::Repo;
use crate::shell::{cargo, need_debian, program, run};

/// Why the web steps cannot run.
pub fn lacks(repo: &Repo) -> Option<&'static str> {
    (!repo.has("web/package.json")).then_some("there is no web/ yet")
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

/// Builds the page, which becomes a part of `reglette` when that is built next.
pub fn build(repo: &Repo) -> Result<()> {
    install(repo)?;
    script(repo, "build")
}

/// Whole games in a browser (playwright), against the real program. `CHROMIUM` names a browser
/// other than the system's.
pub fn browser(repo: &Repo) -> Result<()> {
    if env::var_os("CHROMIUM").is_none() {
        need_debian(repo, "chromium", "chromium")?;
    }
    build(repo)?;
    run(&mut cargo(repo, ["build", "--package", "reglette"]))?;
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
