//! Benchmarks: times, and instruction counts that do not depend on how busy the machine is.
//!
//! Any crate may have `benches/*.rs`. The one called `count` is for counting: a plain program that
//! prints the names of its pieces for `--list`, and plays a piece a number of times for
//! `NAME TIMES`. Cargo adds `--bench`, which it ignores.

use anyhow::{Context, Result, bail};

use crate::manifest;
use crate::repo::Repo;
use crate::shell::{cargo, is_installed, listen, run};

/// How often a counted piece is played beyond the first time.
const TIMES: u64 = 10;

/// A benchmark: the package and the file's name.
type Target = (String, String);

/// Runs the benchmarks whose names contain the filter.
pub fn bench(repo: &Repo, filter: Option<&str>, count: bool) -> Result<()> {
    let (counted, timed): (Vec<Target>, Vec<Target>) =
        targets(repo)?.into_iter().partition(|(_, name)| name == "count");
    if count { count_all(repo, &counted, filter) } else { time_all(repo, &timed, filter) }
}

fn time_all(repo: &Repo, targets: &[Target], filter: Option<&str>) -> Result<()> {
    if targets.is_empty() {
        bail!("no crate has benchmarks yet (benches/*.rs)");
    }
    for (package, name) in targets {
        let args = ["bench", "--package", package, "--bench", name, "--"];
        run(&mut cargo(repo, args.into_iter().chain(filter)))?;
    }
    Ok(())
}

fn count_all(repo: &Repo, targets: &[Target], filter: Option<&str>) -> Result<()> {
    if targets.is_empty() {
        bail!("no crate has a benches/count.rs yet");
    }
    if !is_installed("valgrind") {
        bail!("valgrind is missing: install it (Debian: `apt-get install valgrind`)");
    }
    for target in targets {
        let names = play(repo, target, None, &["--list"])?;
        for name in names.lines().filter(|name| name.contains(filter.unwrap_or_default())) {
            let once = instructions(repo, target, name, 1)?;
            let more = instructions(repo, target, name, 1 + TIMES)?;
            eprintln!("{name:32} {:>14} instructions", more.saturating_sub(once) / TIMES);
        }
    }
    Ok(())
}

/// Instructions of the whole program when it plays a piece so many times.
fn instructions(repo: &Repo, target: &Target, name: &str, times: u64) -> Result<u64> {
    let out = repo.path(&format!("target/callgrind.{name}.out"));
    let out = format!("--callgrind-out-file={}", out.display());
    let runner = format!("target.'cfg(all())'.runner = ['valgrind', '--tool=callgrind', '{out}']");
    let told = play(repo, target, Some(&runner), &[name, &times.to_string()])?;
    collected(&told).with_context(|| format!("valgrind counted nothing:\n{told}"))
}

fn play(repo: &Repo, target: &Target, config: Option<&str>, args: &[&str]) -> Result<String> {
    let (package, name) = target;
    let mut all = vec!["bench", "--quiet", "--package", package, "--bench", name];
    if let Some(config) = config {
        all.extend(["--config", config]);
    }
    all.push("--");
    all.extend(args);
    listen(&mut cargo(repo, all))
}

/// The number callgrind reports at its end.
fn collected(told: &str) -> Option<u64> {
    let line = told.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit_once(':')?.1.trim().parse().ok()
}

fn targets(repo: &Repo) -> Result<Vec<Target>> {
    let mut found = Vec::new();
    let shared = manifest::crate_in(repo, "benches")?;
    for it in manifest::crates(repo)?.into_iter().chain([shared]) {
        let folder = format!("{}/benches/", it.folder);
        for file in repo.files_ending(&folder, &[".rs"])? {
            let name = file.trim_start_matches(&folder).trim_end_matches(".rs");
            if !name.contains('/') {
                found.push((it.name.clone(), name.to_owned()));
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_read_from_what_callgrind_says() {
        let told =
            "clone\n==7== Events    : Ir\n==7== Collected : 1234567\n==7== I   refs: 1,234,567";
        assert_eq!(collected(told), Some(1_234_567));
        assert_eq!(collected("nothing of the sort"), None);
    }
}
