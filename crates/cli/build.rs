//! Notes where the sources cite each rule, so that `reglette rules --coverage` can tell it wherever
//! the program is; and lists the files of the page, so that they are built in.

#[path = "../../xtask/src/citations.rs"]
mod citations;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut noted = String::new();
    for prefix in prefixes(&root.join("data"))? {
        for file in sources(&root.join("crates"))? {
            let text = fs::read_to_string(&file)?;
            let path = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().into_owned();
            note(&path, &text, &prefix, &mut noted);
        }
    }
    println!("cargo::rerun-if-changed={}", root.join("crates").display());
    println!("cargo::rerun-if-changed={}", root.join("data").display());
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("citations.txt"), noted)?;
    let dist = root.join("web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    fs::write(out.join("page.rs"), page(&dist)?)
}

/// The files of the page as a constant; none when it has not been built.
fn page(dist: &Path) -> io::Result<String> {
    let found = if dist.is_dir() { files(dist)? } else { Vec::new() };
    let mut list = "const FILES: &[(&str, &[u8])] = &[\n".to_owned();
    let names: BTreeMap<String, PathBuf> = found
        .into_iter()
        .filter_map(|file| {
            let name = file.strip_prefix(dist).ok()?.to_str()?.replace('\\', "/");
            Some((name, file))
        })
        .collect();
    for (name, file) in names {
        let _ = writeln!(list, "    ({name:?}, include_bytes!({:?})),", file.canonicalize()?);
    }
    list.push_str("];\n");
    Ok(list)
}

/// A line for each citation: the id, whether code or a test cites it, and the place.
fn note(path: &str, text: &str, prefix: &str, out: &mut String) {
    let tests = citations::tests_begin(text).unwrap_or(usize::MAX);
    for cited in citations::find(text, prefix) {
        let part = match citations::is_test_file(path) || cited.line >= tests {
            true => "test",
            false => "code",
        };
        let _ = writeln!(out, "{}\t{part}\t{path}:{}", cited.id, cited.line);
    }
}

/// What the rule ids of each game begin with, by its catalogue.
fn prefixes(data: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for folder in fs::read_dir(data)? {
        let Ok(text) = fs::read_to_string(folder?.path().join("rules.toml")) else { continue };
        let id = text.lines().find_map(|line| line.strip_prefix("id = \""));
        found.extend(id.and_then(|id| id.split('.').next()).map(str::to_owned));
    }
    found.sort();
    Ok(found)
}

/// Every Rust file under a folder, in order.
fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = files(folder)?;
    found.retain(|path| path.extension().is_some_and(|it| it == "rs"));
    found.sort();
    Ok(found)
}

/// Every file under a folder.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    Ok(found)
}
