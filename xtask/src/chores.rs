//! Playing, load, golden records, soak and mutants.
//!
//! Tests are found by their file: `tests/golden.rs`, `tests/fuzz.rs` and `tests/conformance.rs` of
//! any crate. They read `REGLETTE_BLESS` (write golden records anew), `REGLETTE_FUZZ_SECONDS` or
//! `REGLETTE_FUZZ_INPUTS` (how long, or how far, each fuzz test goes on) and `REGLETTE_SEED` (what random games begin from). The server's
//! `tests/kill.rs` reads `REGLETTE_KILLS` (how often the server is killed).

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::repo::Repo;
use crate::shell::{cargo, is_installed, program, run};
use crate::{manifest, web};

/// How often a server is killed in one round of a soak.
const KILLS: &str = "300";

/// One round of a soak.
const ROUND: Duration = Duration::from_secs(300);

/// Builds for speed and starts `reglette`, without arguments the table in the browser; gives the
/// code it ends with.
pub fn play(repo: &Repo, args: &[String]) -> Result<ExitCode> {
    if !["cc", "gcc", "clang"].into_iter().any(is_installed) {
        bail!("a C linker is missing: install gcc or clang (Debian: `apt-get install gcc`)");
    }
    if matches!(args.first().map(String::as_str), None | Some("serve")) {
        // Without the page the program still serves, and says what is missing.
        if let Err(error) = web::build(repo) {
            eprintln!("The page for the browser is not built: {error:#}");
        }
    }
    if !is_compiled(repo) {
        eprintln!("Compiling the program for speed; the first time takes some minutes.");
    }
    let build = ["build", "--release", "--package", "reglette"];
    run(&mut cargo(repo, build)).context("`reglette` cannot be built, so there is no play")?;
    let start = ["run", "--release", "--quiet", "--package", "reglette", "--"].into_iter();
    let status = cargo(repo, start.chain(args.iter().map(String::as_str))).status()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    Ok(ExitCode::from(code))
}

/// Whether the program has been compiled for speed before.
fn is_compiled(repo: &Repo) -> bool {
    let folder = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let program = format!("reglette{}", std::env::consts::EXE_SUFFIX);
    repo.root().join(folder).join("release").join(program).is_file()
}

/// Opens many tables over sockets and reports choices a second, latencies and memory, beside a
/// bare handler as yardstick.
pub fn load(repo: &Repo, args: &[String]) -> Result<()> {
    let fixed = ["run", "--release", "--package", "reglette-server", "--example", "load", "--"];
    run(&mut cargo(repo, fixed.into_iter().chain(args.iter().map(String::as_str))))
}

/// Replays the golden records, or writes them anew.
pub fn golden(repo: &Repo, bless: bool) -> Result<()> {
    let targets = test_targets(repo, "golden")?;
    if targets.is_empty() {
        bail!("no crate has a tests/golden.rs yet");
    }
    for package in targets {
        let mut test = cargo(repo, ["test", "--package", &package, "--test", "golden"]);
        if bless {
            test.env("REGLETTE_BLESS", "1");
        }
        run(&mut test)?;
    }
    if bless && is_installed("git") {
        eprintln!("Read what changed like code:");
        run(&mut program(repo, "git", ["status", "--short", "--", "records"]))?;
    }
    Ok(())
}

/// Writes the browser's types of the documents anew.
pub fn types(repo: &Repo) -> Result<()> {
    for package in test_targets(repo, "types")? {
        let mut test = cargo(repo, ["test", "--package", &package, "--test", "types"]);
        run(test.env("REGLETTE_BLESS", "1"))?;
    }
    Ok(())
}

/// Fuzzes every target, in this profile and under these settings.
pub fn fuzz(repo: &Repo, profile: &str, settings: &[(&str, &str)]) -> Result<()> {
    let args = ["test", "--workspace", "--profile", profile, "--test", "fuzz"];
    run(cargo(repo, args).envs(settings.iter().copied()))
}

/// Conformance, kills and fuzz, round after round from new seeds, until the time is over.
pub fn soak(repo: &Repo, hours: f64) -> Result<()> {
    let time = Duration::try_from_secs_f64(hours * 3600.0).context("hours must be positive")?;
    let conformance = test_targets(repo, "conformance")?;
    if conformance.is_empty() && test_targets(repo, "fuzz")?.is_empty() {
        bail!("no crate has a tests/fuzz.rs or a tests/conformance.rs yet");
    }
    let begin = Instant::now();
    for round in 1.. {
        let left = time.saturating_sub(begin.elapsed());
        if left.is_zero() {
            break;
        }
        eprintln!("\n== round {round}, {} min left ==", left.as_secs() / 60);
        let seed = format!("soak-{}", std::process::id() + round);
        for package in &conformance {
            let args = ["test", "--release", "--package", package, "--test", "conformance"];
            run(cargo(repo, args).env("REGLETTE_SEED", &seed))?;
        }
        for package in test_targets(repo, "kill")? {
            let args = ["test", "--release", "--package", &package, "--test", "kill"];
            run(cargo(repo, args).env("REGLETTE_KILLS", KILLS))?;
        }
        let seconds = ROUND.min(left).as_secs().to_string();
        let settings = [("REGLETTE_FUZZ_SECONDS", seconds.as_str()), ("REGLETTE_SEED", &seed)];
        fuzz(repo, "release", &settings)?;
    }
    eprintln!("\nNothing found.");
    Ok(())
}

/// Packages with a file of tests of this name.
pub fn test_targets(repo: &Repo, name: &str) -> Result<Vec<String>> {
    let file = |folder: &str| repo.has(&format!("{folder}/tests/{name}.rs"));
    let crates = manifest::crates(repo)?.into_iter().filter(|it| file(&it.folder));
    Ok(crates.map(|it| it.name).collect())
}

/// Sees whether the tests notice changes in one source file, or in all rules.
pub fn mutants(repo: &Repo, file: Option<&str>) -> Result<()> {
    if let Some(file) = file
        && !repo.has(file)
    {
        bail!("there is no file {file}");
    }
    if !is_installed("cargo-mutants") {
        eprintln!("cargo-mutants is missing: installing it");
        run(&mut cargo(repo, ["install", "cargo-mutants", "--locked"]))?;
    }
    let file = file.unwrap_or("crates/games/*/src/**/*.rs");
    let mut args = vec!["mutants", "--file", file];
    if is_installed("cargo-nextest") {
        args.extend(["--test-tool", "nextest"]);
    }
    match cargo(repo, args).status()?.code() {
        Some(0) => Ok(()),
        Some(2) => bail!("no test noticed the changes listed in mutants.out/missed.txt"),
        code => bail!("cargo mutants could not do its work (code {code:?})"),
    }
}
