//! `reglette schema`: the JSON Schema of a document.

use std::io::Write;
use std::process::ExitCode;

use crate::args::SchemaArgs;
use crate::failure::Failure;
use crate::say::Say;

pub fn run(args: &SchemaArgs, say: Say) -> Result<ExitCode, Failure> {
    let game = reglette_registry::find(&args.game).map_err(|it| Failure::of(&it, None, say))?;
    writeln!(std::io::stdout(), "{:#}", game.schema(args.document))?;
    Ok(ExitCode::SUCCESS)
}
