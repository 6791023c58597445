//! Files people name: read whole, refused with a reason they understand.

use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::scenario;
use reglette_engine::setup::Content;
use reglette_registry::door::read_json as read_document;
use reglette_registry::games;
use reglette_words::Args;
use serde_json::Value;

use crate::failure::Failure;
use crate::say::{Say, words};

/// A larger file is no record, position or content of ours.
const LARGEST: u64 = 64 << 20;

/// The text of a file.
pub fn read(path: &Path, say: Say) -> Result<String, Failure> {
    let told = |error: &io::Error| Failure::Job(unreadable(path, error, say));
    let mut bytes = Vec::new();
    // A device tells no size, and may never end.
    fs::File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
        .map_err(|error| told(&error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::Job(said("file-too-large", path, say)));
    }
    let text =
        String::from_utf8(bytes).map_err(|_| told(&io::Error::from(ErrorKind::InvalidData)))?;
    // A byte-order mark is no part of the text.
    match text.strip_prefix('\u{feff}') {
        Some(rest) => Ok(rest.to_owned()),
        None => Ok(text),
    }
}

/// A file that is one JSON document.
pub fn read_json(path: &Path, say: Say) -> Result<Value, Failure> {
    let text = read(path, say)?;
    read_document(&text).map_err(|error| not_json(path, &error, say))
}

/// Why a file is no JSON document.
pub fn not_json(path: &Path, error: &serde_json::Error, say: Say) -> Failure {
    let args = Args::new().with("file", path.display()).with("reason", json_fault(error, say));
    Failure::Job(say.with("file-not-json", &args))
}

/// Writes a file; what was there before is replaced.
pub fn write(path: &Path, text: &str, say: Say) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::Job(unwritable(path, &error, say)))
}

/// Why a file or folder cannot be written, with its name.
pub fn unwritable(path: &Path, error: &io::Error, say: Say) -> String {
    let reason = match error.kind() {
        ErrorKind::NotFound => say.say("io-no-folder"),
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => say.say("io-not-folder"),
        _ => reason(error, say),
    };
    let args = Args::new().with("file", path.display()).with("reason", reason);
    say.with("file-not-written", &args)
}

/// The content files of a folder: those that some game is played with, and scenarios of the
/// person's own; none without a folder.
pub fn content(folder: Option<&Path>, say: Say) -> Result<Arc<Content>, Failure> {
    let Some(folder) = folder else {
        return Ok(Arc::default());
    };
    if !folder.is_dir() {
        return Err(Failure::Job(said("no-folder", folder, say)));
    }
    let known = games().iter().flat_map(|game| game.info().content).map(|(name, _)| *name);
    let mut files: Vec<(String, String)> = Vec::new();
    for name in known.map(str::to_owned).chain(scenarios(folder)) {
        let path = folder.join(&name);
        if path.is_file() && files.iter().all(|(there, _)| *there != name) {
            files.push((name, read(&path, say)?));
        }
    }
    if files.is_empty() {
        return Err(Failure::Job(said("no-content", folder, say)));
    }
    Ok(Arc::new(Content { files }))
}

/// The scenarios of a folder, by the names of their files.
fn scenarios(folder: &Path) -> Vec<String> {
    let inside = fs::read_dir(folder.join(scenario::FOLDER)).into_iter().flatten().flatten();
    let name = |it: fs::DirEntry| Some(format!("{}{}", scenario::FOLDER, it.file_name().to_str()?));
    let is_one = |name: &String| scenario::id_of(name).is_some();
    let mut names: Vec<String> = inside.filter_map(name).filter(is_one).collect();
    names.sort();
    names
}

/// A fault of a content file with the path of that file; nothing for any other fault.
pub fn content_fault(fault: &Fault, folder: Option<&Path>) -> Option<Fault> {
    let at = fault.at.as_deref()?;
    let name = at.split(':').next().unwrap_or(at);
    let path = folder?.join(name);
    let brought = fault.code == Code::BadRoster && !name.is_empty() && path.is_file();
    brought.then(|| fault.clone().at(format!("{}{}", path.display(), &at[name.len()..])))
}

/// Why a file cannot be read, with its name.
fn unreadable(path: &Path, error: &io::Error, say: Say) -> String {
    let args = Args::new().with("file", path.display()).with("reason", reason(error, say));
    say.with("file-not-read", &args)
}

fn said(key: &str, path: &Path, say: Say) -> String {
    say.with(key, &Args::new().with("file", path.display()))
}

/// What the system says of a file, where it is one of the usual things.
fn reason(error: &io::Error, say: Say) -> String {
    match error.kind() {
        ErrorKind::NotFound => say.say("io-not-found"),
        ErrorKind::PermissionDenied => say.say("io-denied"),
        ErrorKind::IsADirectory => say.say("io-folder"),
        ErrorKind::InvalidData => say.say("io-not-text"),
        _ => error.to_string(),
    }
}

/// Why a text is not JSON, in the reader's language as far as the usual sentences go.
pub fn json_fault(error: &serde_json::Error, say: Say) -> String {
    let fault = Fault::new(Code::BadRequest, "cli-reason").with("reason", error);
    words().fault(say.lang, &fault, None)
}
