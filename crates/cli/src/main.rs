//! Réglette: tabletop games with their rules enforced.
//!
//! In reading order: [`args`] and [`help`] (what can be called), [`say`] and [`failure`] (how people
//! are spoken to), [`setup`] and [`files`] (how a game begins), [`text`] and [`table`] (how a table
//! is shown), then one module for each command.

mod args;
mod check;
mod failure;
mod files;
mod goals;
mod help;
mod log;
mod odds;
mod play;
mod replay;
mod rules;
mod say;
mod schema;
mod serve;
mod setup;
mod sim;
mod table;
mod text;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::FromArgMatches;
use reglette_registry::door;

use crate::args::{Cli, Command, CompletionsArgs};
use crate::failure::Failure;
use crate::say::Say;

/// Tables make and drop many small documents; this allocator does that in less time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let say = Say::new(say::language(&given));
    match run(&given, say) {
        Ok(code) => code,
        Err(failure) => failure.tell(say),
    }
}

fn run(given: &[OsString], say: Say) -> Result<ExitCode, Failure> {
    let matches = match help::command(say).try_get_matches_from(given) {
        Ok(matches) => matches,
        Err(error) => return help::refuse(&error, say),
    };
    let Cli { command, .. } =
        Cli::from_arg_matches(&matches).map_err(|error| Failure::Call(error.to_string()))?;
    match command {
        None => serve::at_home(say),
        Some(Command::Serve(args)) => serve::run(&args, say),
        Some(Command::Play(args)) => play::run(&args, say),
        Some(Command::Engine(args)) => {
            let door =
                door::Door::new().with_content(files::content(args.content.as_deref(), say)?);
            door::serve(door, std::io::stdin().lock(), std::io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Sim(args)) => sim::run(&args, say),
        Some(Command::Replay(args)) => replay::run(&args, say),
        Some(Command::Odds(args)) => odds::run(&args, say),
        Some(Command::Rules(args)) => rules::run(&args, say),
        Some(Command::Schema(args)) => schema::run(&args, say),
        Some(Command::Check(args)) => check::run(&args, say),
        Some(Command::Completions(args)) => completions(&args, say),
    }
}

fn completions(args: &CompletionsArgs, say: Say) -> Result<ExitCode, Failure> {
    let mut command = help::command(say);
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "reglette", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
