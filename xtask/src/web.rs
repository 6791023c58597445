//! The table in the browser: building it and its own tests, through the scripts of
//! `web/package.json`.

use std::path::Path;
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs};

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

/// What the page is made of.
const INPUTS: [&str; 9] = [
    "web/src",
    "web/public",
    "web/build",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "data",
];

/// Builds the page, unless it is newer than everything it is made of. It becomes a part of
/// `reglette` when that is built next.
pub fn build(repo: &Repo) -> Result<()> {
    if is_built(repo) {
        return Ok(());
    }
    eprintln!("Building the page for the browser.");
    install(repo)?;
    script(repo, "build")
}

/// Whether the built page is newer than what it is made of.
fn is_built(repo: &Repo) -> bool {
    let Ok(built) = fs::metadata(repo.path("web/dist/index.html")).and_then(|it| it.modified())
    else {
        return false;
    };
    let changed = INPUTS.iter().filter_map(|it| newest(&repo.path(it))).max();
    changed.is_some_and(|changed| changed < built)
}

/// When something of a file or folder was last changed; in a folder, also that something is gone.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = fs::metadata(path).and_then(|it| it.modified()).ok()?;
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    inside.filter_map(|entry| newest(&entry.path())).chain([own]).max()
}

/// Whole games in a browser (playwright), against the real program. `CHROMIUM` names a browser
/// other than the system's.
pub fn browser(repo: &Repo) -> Result<()> {
    if env::var_os("CHROMIUM").is_none() {
        need_debian(repo, "chromium", "chromium")?;
    }
    install(repo)?;
    if !is_built(repo) {
        script(repo, "build")?;
    }
    // The program as the tests of the command line want it: all but the page is built already.
    run(&mut cargo(repo, ["test", "--workspace", "--no-run", "--test", "command_line"]))?;
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_page_is_built_again_only_when_something_changed() {
        let root = env::temp_dir().join(format!("reglette-xtask-web-{}", std::process::id()));
        let write = |path: &str| {
            let file = root.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, path).unwrap();
            fs::File::options().write(true).open(&file).unwrap()
        };
        let repo = Repo::at(&root);
        let source = write("web/src/home/Home.svelte");
        assert!(!is_built(&repo), "nothing is built");
        let built = write("web/dist/index.html");
        let later = |seconds| SystemTime::now() + Duration::from_secs(seconds);
        built.set_modified(later(10)).unwrap();
        assert!(is_built(&repo));
        source.set_modified(later(20)).unwrap();
        assert!(!is_built(&repo));
        fs::remove_dir_all(&root).unwrap();
    }
}
