//! `cargo run -p reglette-fuzz -- [--seconds N] [--target T] [--seed S] [FILE …]`
#![allow(clippy::print_stdout)]

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use reglette_fuzz::run::attempt;
use reglette_fuzz::{Limit, TARGETS, Target, run};

/// What was asked for.
struct Args {
    seconds: u64,
    seed: String,
    targets: Vec<&'static Target>,
    files: Vec<String>,
}

fn main() -> Result<ExitCode> {
    let args = read(std::env::args().skip(1))?;
    let mut broken = false;
    for target in &args.targets {
        broken |=
            if args.files.is_empty() { search(target, &args)? } else { again(target, &args)? };
    }
    Ok(if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn read(mut given: impl Iterator<Item = String>) -> Result<Args> {
    let seed = std::env::var("REGLETTE_SEED").unwrap_or_else(|_| "fuzz".to_owned());
    let mut args = Args { seconds: 30, seed, targets: TARGETS.iter().collect(), files: Vec::new() };
    while let Some(word) = given.next() {
        let mut value = || given.next().with_context(|| format!("{word} needs a value"));
        match word.as_str() {
            "--seconds" => args.seconds = value()?.parse().context("--seconds takes a number")?,
            "--seed" => args.seed = value()?,
            "--target" => {
                let name = value()?;
                args.targets.retain(|target| target.name == name);
                if args.targets.is_empty() {
                    let known: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
                    bail!("no target {name}; there are {}", known.join(", "));
                }
            }
            word if word.starts_with('-') => bail!("unknown option {word}"),
            _ => args.files.push(word),
        }
    }
    Ok(args)
}

/// Looks for inputs that break something; whether there are any.
fn search(target: &Target, args: &Args) -> Result<bool> {
    let share = Duration::from_secs(args.seconds) / u32::try_from(args.targets.len())?;
    let report = run(target, &args.seed, Limit::Time(share));
    println!(
        "{:10} {:8} inputs, {:5} answers, slowest {:?}",
        target.name, report.tried, report.answers, report.slowest
    );
    let Some(broken) = &report.broken else { return Ok(false) };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("artifacts");
    let file = broken.save(&folder, target.name)?;
    println!("{}\n  saved as {}", broken.said, file.display());
    Ok(true)
}

/// Tries saved inputs again; whether any of them breaks something.
fn again(target: &Target, args: &Args) -> Result<bool> {
    let mut any = false;
    for file in &args.files {
        let input = std::fs::read(file).with_context(|| format!("reading {file}"))?;
        match attempt(target, &input) {
            Ok(answer) => println!("{file}: {answer}"),
            Err(said) => {
                any = true;
                println!("{file}: {said}");
            }
        }
    }
    Ok(any)
}
