//! Chores of the project: `cargo xtask <command>`.
//!
//! In reading order: [`repo`] (where files are), [`shell`] (running programs), [`steps`] (the table
//! of everything that is tested), [`citations`] and [`rules`] (rule coverage), [`tidy`] (checks of
//! the repository itself), [`web`] (the page and its tests), [`bench`] (benchmarks), [`balance`]
//! (factions against each other), [`chores`] (everything else).

mod balance;
mod bench;
mod chores;
mod citations;
mod manifest;
mod repo;
mod rules;
mod shell;
mod steps;
mod tidy;
mod web;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use repo::Repo;

/// Chores of Réglette.
#[derive(Parser, Debug)]
#[command(name = "xtask", bin_name = "cargo xtask", version, arg_required_else_help = true)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Build for speed and play; without arguments at the table in the browser
    Play {
        /// What `reglette` is called with, for example `play cardgame --seats me,greedy,greedy`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Let many tables play over sockets and measure the server
    Load {
        /// Any of `--tables N --live N --idle N --seconds N --pace MS`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Run the browser's tests alone: whole games in Chromium
    Browser,
    /// Run everything that must hold before a change goes in
    Test {
        /// Leave out the slow steps
        #[arg(long)]
        quick: bool,
    },
    /// Show which code and which tests cite each rule
    Rules {
        /// The game; all of them when left out
        game: Option<String>,
        /// Fail on an unknown id, or on an untested rule of a complete game
        #[arg(long)]
        check: bool,
        /// Show only rules that no code or no test cites
        #[arg(long)]
        missing: bool,
    },
    /// Replay the golden records
    Golden {
        /// Write them anew instead of comparing
        #[arg(long)]
        bless: bool,
    },
    /// Write the browser's types of all documents from the Rust ones
    Types,
    /// Play random games, kill servers and fuzz for hours; Ctrl-C stops it at any time
    Soak {
        /// How long
        #[arg(long, default_value_t = 1.0)]
        hours: f64,
    },
    /// Run the benchmarks
    Bench {
        /// Only benchmarks whose name contains this
        filter: Option<String>,
        /// Count instructions with valgrind instead of taking times
        #[arg(long)]
        count: bool,
    },
    /// Let every faction of Exterminate! play every other and write `docs/balance-exterminate.md`
    Balance {
        /// Games of each pairing
        #[arg(long, default_value_t = 402)]
        games: u32,
        /// The bot that plays both
        #[arg(long, default_value = "greedy")]
        bot: String,
    },
    /// See whether the tests notice changed rules (cargo-mutants)
    Mutants {
        /// The source file to change; all rules of all games when left out
        file: Option<String>,
    },
    /// Check the repository: sizes, leftovers, paths, READMEs, who depends on whom
    Tidy,
}

fn main() -> ExitCode {
    let args = Args::parse();
    match run(args.command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    let repo = Repo::here();
    match command {
        Command::Play { args } => return chores::play(&repo, &args),
        Command::Load { args } => chores::load(&repo, &args)?,
        Command::Browser => web::browser(&repo)?,
        Command::Test { quick } => steps::test(&repo, quick)?,
        Command::Rules { game, check, missing } => {
            rules::rules(&repo, game.as_deref(), check, missing)?;
        }
        Command::Golden { bless } => chores::golden(&repo, bless)?,
        Command::Types => chores::types(&repo)?,
        Command::Balance { games, bot } => balance::balance(&repo, games, &bot)?,
        Command::Soak { hours } => chores::soak(&repo, hours)?,
        Command::Bench { filter, count } => bench::bench(&repo, filter.as_deref(), count)?,
        Command::Mutants { file } => chores::mutants(&repo, file.as_deref())?,
        Command::Tidy => tidy::tidy(&repo)?,
    }
    Ok(ExitCode::SUCCESS)
}
