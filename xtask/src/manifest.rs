//! The crates of the workspace and what they depend on, from their `Cargo.toml`.

use anyhow::{Context, Result};
use toml::Table;

use crate::repo::Repo;

/// A crate of the workspace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crate {
    /// Its folder, such as `crates/games/cardgame`.
    pub folder: String,
    /// Its name, such as `reglette-cardgame`.
    pub name: String,
    /// What it depends on to be built.
    pub uses: Vec<String>,
    /// What its tests depend on beside that.
    pub tests_use: Vec<String>,
}

impl Crate {
    /// Whether it holds the rules of a game.
    pub fn is_game(&self) -> bool {
        self.folder.starts_with("crates/games/")
    }

    /// Whether it must be free of input, output, clocks and threads.
    pub fn is_pure(&self) -> bool {
        self.is_game() || matches!(self.folder.as_str(), "crates/engine" | "crates/geometry")
    }
}

/// All crates under `crates/`.
pub fn crates(repo: &Repo) -> Result<Vec<Crate>> {
    let manifests = repo.files_ending("crates", &["/Cargo.toml"])?;
    manifests.iter().map(|file| crate_at(repo, file)).collect()
}

/// The crate in a folder.
pub fn crate_in(repo: &Repo, folder: &str) -> Result<Crate> {
    crate_at(repo, &format!("{folder}/Cargo.toml"))
}

fn crate_at(repo: &Repo, file: &str) -> Result<Crate> {
    read(file, &repo.read(file)?).with_context(|| format!("in {file}"))
}

fn read(file: &str, text: &str) -> Result<Crate> {
    let manifest: Table = text.parse()?;
    let name = manifest
        .get("package")
        .and_then(|package| package.get("name"))
        .and_then(|name| name.as_str())
        .context("no package name")?;
    let keys = |part: &str| -> Vec<String> {
        let table = manifest.get(part).and_then(|part| part.as_table());
        table.map(|table| table.keys().cloned().collect()).unwrap_or_default()
    };
    Ok(Crate {
        folder: file.trim_end_matches("/Cargo.toml").to_owned(),
        name: name.to_owned(),
        uses: [keys("dependencies"), keys("build-dependencies")].concat(),
        tests_use: keys("dev-dependencies"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_tells_name_and_dependencies() {
        let text = "[package]\nname = 'reglette-x'\n[dependencies]\nserde.workspace = true\n\
                    toml = '1'\n[dev-dependencies]\nreglette-testkit.workspace = true\n";
        let read = read("crates/games/x/Cargo.toml", text).unwrap();
        assert_eq!(read.folder, "crates/games/x");
        assert_eq!(read.uses, ["serde", "toml"]);
        assert_eq!(read.tests_use, ["reglette-testkit"]);
        assert!(read.is_game() && read.is_pure());
    }
}
