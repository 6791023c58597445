//! `reglette check`: what is wrong with a file, and where.

mod locate;
mod recognise;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use reglette_engine::fault::Fault;
use reglette_engine::record::Record;
use reglette_engine::scenario;
use reglette_engine::setup::Content;
use reglette_registry::{AnyGame, DiceSpec, LoadRequest, StartRequest};
use reglette_words::Args;
use serde_json::{Value, json};

use crate::args::CheckArgs;
use crate::failure::Failure;
use crate::files;
use crate::say::Say;
use recognise::{Kind, recognise};

pub fn run(args: &CheckArgs, say: Say) -> Result<ExitCode, Failure> {
    let content = files::content(args.content.as_deref(), say)?;
    let mut faults = 0;
    let folder = args.content.as_deref();
    for file in every_file(&args.files) {
        if file.is_dir() {
            faults += 1;
            writeln!(anstream::stderr(), "{}: {}", file.display(), say.say("check-nothing"))?;
            continue;
        }
        match check(&file, (folder, &content), say) {
            Ok(good) => writeln!(anstream::stdout(), "{}: {good}", file.display())?,
            Err(fault) => {
                faults += 1;
                writeln!(anstream::stderr(), "{fault}")?;
            }
        }
    }
    if faults == 0 { Ok(ExitCode::SUCCESS) } else { Err(Failure::Told) }
}

/// The files named, and those in the folders named, scenarios included; a folder itself where there
/// is nothing in it.
fn every_file(named: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in named {
        match std::fs::read_dir(path) {
            Err(_) => files.push(path.clone()),
            Ok(folder) => {
                let deeper = std::fs::read_dir(path.join(scenario::FOLDER)).into_iter().flatten();
                let inside = folder.chain(deeper).flatten().map(|it| it.path());
                let mut inside: Vec<PathBuf> = inside.filter(|it| is_to_check(it)).collect();
                inside.sort();
                if inside.is_empty() {
                    inside.push(path.clone());
                }
                files.extend(inside);
            }
        }
    }
    files
}

/// Whether a file of a folder is one that somebody may have written for a game. What tells people
/// about the folder and the catalogue of rules, which comes with the program, are not.
fn is_to_check(path: &Path) -> bool {
    let name = path.file_name().and_then(|it| it.to_str()).unwrap_or_default();
    path.is_file() && !name.starts_with("README") && name != "rules.toml"
}

/// What a file holds, or what is wrong with it or with the content files of a folder.
fn check(
    file: &Path,
    (folder, content): (Option<&Path>, &Arc<Content>),
    say: Say,
) -> Result<String, String> {
    let text = files::read(file, say).map_err(|failure| match failure {
        Failure::Call(told) | Failure::Job(told) => told,
        Failure::Told | Failure::Unread => String::new(),
    })?;
    let told = |fault: &Fault, game| match files::content_fault(fault, folder) {
        Some(brought) => {
            let at = brought.at.as_deref().unwrap_or_default();
            format!("{at}: {}", say.fault(&brought, game))
        }
        None => placed(file, Some(&text), fault, game, say),
    };
    match recognise(file, &text) {
        Kind::Record => check_record(&text, content, say, told),
        Kind::Position { game, position } => {
            let request = StartRequest {
                position: Some(position),
                content: Arc::clone(content),
                ..StartRequest::with_dice(DiceSpec::Seed(String::new()))
            };
            game.start(request).map_err(|fault| told(&fault, Some(game)))?;
            Ok(say.with("check-position", &Args::new().with("game", game.info().id)))
        }
        Kind::Roster { game, roster } => check_roster(file, &text, (game, &roster), content, say),
        Kind::Content { game, name } => {
            let content = among(content, &name, &text);
            let is_here =
                |fault: &Fault| fault.at.as_deref().is_some_and(|at| at.starts_with(&name));
            game.check_content(&content).map_err(|fault| match is_here(&fault) {
                true => placed(file, Some(&text), &fault, Some(game), say),
                false => told(&fault, Some(game)),
            })?;
            let args = Args::new().with("game", game.info().id).with("name", name);
            Ok(say.with("check-content", &args))
        }
        Kind::Own { game } => {
            game.muster(&json!({"own": text}), content)
                .map_err(|fault| placed(file, Some(&text), &fault, Some(game), say))?;
            Ok(say.with("check-own", &Args::new().with("game", game.info().id)))
        }
        Kind::Broken(error) => {
            let reason = Args::new().with("reason", files::json_fault(&error, say));
            let told = say.with("check-not-json", &reason);
            Err(format!("{}:{}: {told}", file.display(), error.line()))
        }
        Kind::Unknown => Err(format!("{}:1: {}", file.display(), say.say("check-unknown"))),
    }
}

/// The content with a file in its place, other scenarios left out where the file is one.
fn among(content: &Content, name: &str, text: &str) -> Content {
    let scenario = scenario::id_of(name).is_some();
    let stays = |it: &str| it != name && !(scenario && scenario::id_of(it).is_some());
    let others = content.files.iter().filter(|(it, _)| stays(it)).cloned();
    Content { files: others.chain([(name.to_owned(), text.to_owned())]).collect() }
}

fn check_record(
    text: &str,
    content: &Arc<Content>,
    say: Say,
    told: impl Fn(&Fault, Option<&'static dyn AnyGame>) -> String,
) -> Result<String, String> {
    let record = Record::parse(text).map_err(|fault| told(&fault, None))?;
    let game = reglette_registry::find(&record.header.game).map_err(|fault| told(&fault, None))?;
    let request = LoadRequest {
        content: Arc::clone(content),
        ..LoadRequest::with_dice(DiceSpec::Seed(String::new()))
    };
    game.load(&record, request).map_err(|fault| told(&fault, Some(game)))?;
    let args = Args::new().with("game", game.info().id).with("choices", record.lines.len() - 1);
    Ok(say.with("check-record", &args))
}

/// Everything that is wrong with a roster.
fn check_roster(
    file: &Path,
    text: &str,
    (game, roster): (&'static dyn AnyGame, &Value),
    content: &Content,
    say: Say,
) -> Result<String, String> {
    let asked = json!({"check": {"roster": roster}});
    let answer = game
        .muster(&asked, content)
        .map_err(|fault| placed(file, Some(text), &fault, Some(game), say))?;
    let faults = answer["faults"].as_array().into_iter().flatten().map(|fault| {
        let at = fault["at"].as_str().unwrap_or_default();
        let line = locate::line_of(text, at).unwrap_or(1);
        format!("{}:{line}: {}", file.display(), say.text(&fault["message"]))
    });
    let faults: Vec<String> = faults.collect();
    if !faults.is_empty() {
        return Err(faults.join("\n"));
    }
    let points = answer.get("points").map_or_else(|| "none".to_owned(), Value::to_string);
    let args = Args::new().with("game", game.info().id).with("points", points);
    Ok(say.with("check-roster", &args))
}

/// A fault behind its file and line. The line is found in the text where the fault has a path.
pub fn placed(
    file: &Path,
    text: Option<&str>,
    fault: &Fault,
    game: Option<&'static dyn AnyGame>,
    say: Say,
) -> String {
    let (file, told) = (file.display(), say.fault(fault, game));
    let Some(at) = fault.at.as_deref() else {
        return format!("{file}:1: {told}");
    };
    let number = |text: &str| text.parse::<usize>().ok();
    let of_record = at.strip_prefix("line ").and_then(number);
    let of_content = || at.rsplit_once(':').and_then(|(_, line)| number(line));
    if let Some(line) = of_record.or_else(of_content) {
        return format!("{file}:{line}: {told}");
    }
    let line = text.and_then(|text| locate::line_of(text, at)).unwrap_or(1);
    format!("{file}:{line}: {at}: {told}")
}
