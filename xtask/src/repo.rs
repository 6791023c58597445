//! Where the project's files are.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Folders that hold nothing written by people.
const MADE: &[&str] = &[
    ".git",
    "artifacts",
    "corpus",
    "dist",
    "mutants.out",
    "mutants.out.old",
    "node_modules",
    "target",
    "test-results",
];

/// The project's folder.
#[derive(Clone, Debug)]
pub struct Repo {
    root: PathBuf,
}

impl Repo {
    /// The project this program was started for.
    pub fn here() -> Repo {
        let here = std::env::var("CARGO_MANIFEST_DIR")
            .unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
        let root = Path::new(&here).parent().unwrap_or(Path::new("."));
        Repo { root: root.to_owned() }
    }

    /// A project somewhere else, for tests.
    #[cfg(test)]
    pub fn at(root: &Path) -> Repo {
        Repo { root: root.to_owned() }
    }

    /// The project's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A place in it.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// Whether a place in it exists.
    pub fn has(&self, relative: &str) -> bool {
        self.path(relative).exists()
    }

    /// The text of a file.
    pub fn read(&self, relative: &str) -> Result<String> {
        fs::read_to_string(self.path(relative)).with_context(|| format!("reading {relative}"))
    }

    /// All files under a folder, relative to the root with `/` between names, in order.
    /// A folder that does not exist has none.
    pub fn files(&self, under: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        if self.has(under) {
            walk(&self.path(under), &self.root, &mut found)
                .with_context(|| format!("looking through {under}"))?;
        }
        found.sort();
        Ok(found)
    }

    /// The files under a folder whose name ends so.
    pub fn files_ending(&self, under: &str, endings: &[&str]) -> Result<Vec<String>> {
        let mut files = self.files(under)?;
        files.retain(|file| endings.iter().any(|ending| file.ends_with(ending)));
        Ok(files)
    }
}

fn walk(folder: &Path, root: &Path, found: &mut Vec<String>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            if !MADE.iter().any(|made| entry.file_name() == *made) {
                walk(&path, root, found)?;
            }
        } else if let Some(relative) = path.strip_prefix(root).ok().and_then(Path::to_str) {
            found.push(relative.replace('\\', "/"));
        }
    }
    Ok(())
}
