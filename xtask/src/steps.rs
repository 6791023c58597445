//! Everything that is tested, as a table: to add a step, add a row.

use std::time::Instant;

use anyhow::{Context, Result};

use crate::repo::Repo;
use crate::shell::{cargo, has_target, is_installed, run};
use crate::{chores, manifest, rules, tidy, web};

/// Something that must hold before a change goes in.
struct Step {
    name: &'static str,
    pace: Pace,
    /// Why it cannot run here; nothing when it can.
    lacks: fn(&Repo) -> Option<&'static str>,
    run: fn(&Repo) -> Result<()>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    Quick,
    /// Left out by `--quick`.
    Slow,
}

use Pace::{Quick, Slow};

const STEPS: &[Step] = &[
    Step { name: "format", pace: Quick, lacks: nothing, run: format },
    Step { name: "lints", pace: Quick, lacks: nothing, run: lints },
    Step { name: "tests", pace: Quick, lacks: nothing, run: tests },
    Step { name: "examples in the documentation", pace: Slow, lacks: nothing, run: doc_tests },
    Step { name: "rule coverage", pace: Quick, lacks: nothing, run: rule_coverage },
    Step { name: "tidy", pace: Quick, lacks: nothing, run: tidy::tidy },
    Step { name: "rules for the browser", pace: Slow, lacks: wasm_target, run: wasm },
    Step { name: "fuzz", pace: Slow, lacks: fuzz_targets, run: fuzz },
    Step { name: "web packages", pace: Slow, lacks: web::lacks, run: web::install },
    Step { name: "web types", pace: Slow, lacks: web::lacks, run: web::check },
    Step { name: "web units", pace: Slow, lacks: web::lacks, run: web::units },
    Step { name: "web in a browser", pace: Slow, lacks: web::lacks, run: web::browser },
];

/// Inputs of each fuzz target: the same ones on every machine, however fast it is.
const FUZZ_INPUTS: &str = "800";

/// Runs the steps in order, stops at the first failure, and tells how long each took.
pub fn test(repo: &Repo, quick: bool) -> Result<()> {
    let mut summary = Vec::new();
    for step in STEPS {
        if quick && step.pace == Slow {
            summary.push(format!("skipped  {} (--quick)", step.name));
            continue;
        }
        eprintln!("\n== {} ==", step.name);
        if let Some(lack) = (step.lacks)(repo) {
            eprintln!("skipped: {lack}");
            summary.push(format!("skipped  {} ({lack})", step.name));
            continue;
        }
        let begin = Instant::now();
        (step.run)(repo).with_context(|| format!("step `{}`", step.name))?;
        summary.push(format!("{:6.1} s {}", begin.elapsed().as_secs_f64(), step.name));
        eprintln!("{:.1} s", begin.elapsed().as_secs_f64());
    }
    eprintln!("\n== all passed ==\n{}", summary.join("\n"));
    Ok(())
}

fn nothing(_: &Repo) -> Option<&'static str> {
    None
}

fn format(repo: &Repo) -> Result<()> {
    run(&mut cargo(repo, ["fmt", "--all", "--check"]))
}

fn rule_coverage(repo: &Repo) -> Result<()> {
    rules::rules(repo, None, true, false)
}

fn lints(repo: &Repo) -> Result<()> {
    run(&mut cargo(repo, ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn tests(repo: &Repo) -> Result<()> {
    if is_installed("cargo-nextest") {
        return run(&mut cargo(repo, ["nextest", "run", "--workspace"]));
    }
    eprintln!("cargo-nextest is not installed; cargo test does the same, more slowly");
    run(&mut cargo(repo, ["test", "--workspace", "--lib", "--bins", "--tests"]))
}

fn doc_tests(repo: &Repo) -> Result<()> {
    run(&mut cargo(repo, ["test", "--doc", "--workspace"]))
}

const WASM: &str = "wasm32-unknown-unknown";

fn wasm_target(repo: &Repo) -> Option<&'static str> {
    let lack = "the target is missing: `rustup target add wasm32-unknown-unknown`";
    (!has_target(repo, WASM)).then_some(lack)
}

fn wasm(repo: &Repo) -> Result<()> {
    let pure = manifest::crates(repo)?.into_iter().filter(manifest::Crate::is_pure);
    let packages: Vec<String> = pure.map(|it| format!("--package={}", it.name)).collect();
    let args = ["check", "--target", WASM].into_iter();
    run(&mut cargo(repo, args.chain(packages.iter().map(String::as_str))))
}

fn fuzz_targets(repo: &Repo) -> Option<&'static str> {
    let targets = chores::test_targets(repo, "fuzz").unwrap_or_default();
    targets.is_empty().then_some("no crate has a tests/fuzz.rs yet")
}

fn fuzz(repo: &Repo) -> Result<()> {
    // As the other tests were built, with their checks for numbers that run over.
    chores::fuzz(repo, "test", &[("REGLETTE_FUZZ_INPUTS", FUZZ_INPUTS)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_have_names_of_their_own() {
        let mut names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), STEPS.len());
    }

    #[test]
    fn quick_steps_need_nothing_installed() {
        let repo = Repo::here();
        let quick = STEPS.iter().filter(|step| step.pace == Quick);
        assert!(quick.into_iter().all(|step| (step.lacks)(&repo).is_none()));
    }
}
