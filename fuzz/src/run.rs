//! The bounded run: inputs are changed, tried and, when they lead to something new, kept.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use reglette_engine::Rng;
use reglette_engine::record::fingerprint;

use crate::mutate::mutate;
use crate::targets::Target;

/// How long a target is tried.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// So long.
    Time(Duration),
    /// So many inputs.
    Inputs(u64),
}

/// What came of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Inputs tried.
    pub tried: u64,
    /// Different answers seen.
    pub answers: usize,
    /// The longest an input took.
    pub slowest: Duration,
    /// The first input that broke something, and how.
    pub broken: Option<Broken>,
}

/// An input that breaks something.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The input, as short as it could be made.
    pub input: Vec<u8>,
    /// What was said.
    pub said: String,
}

impl Broken {
    /// Saves the input under a folder, by the name of its target.
    pub fn save(&self, folder: &Path, target: &str) -> std::io::Result<PathBuf> {
        let folder = folder.join(target);
        fs::create_dir_all(&folder)?;
        let file = folder.join(fingerprint(&self.input));
        fs::write(&file, &self.input)?;
        Ok(file)
    }
}

/// Nothing may take longer than this, not even on a busy machine.
const LONGEST: Duration = Duration::from_secs(20);

/// Inputs kept at most; the first ones are the sound ones.
const KEPT: usize = 4_000;

/// Tries a target until the limit or the first broken input.
pub fn run(target: &Target, seed: &str, limit: Limit) -> Report {
    let begin = Instant::now();
    let mut rng = Rng::from_text(&format!("{seed}/{}", target.name));
    let mut corpus: Vec<Vec<u8>> = (target.seeds)().into_iter().map(String::into_bytes).collect();
    let mut seen = BTreeSet::new();
    let mut report = Report::default();
    let mut sound = corpus.clone().into_iter();
    loop {
        let over = match limit {
            Limit::Time(time) => begin.elapsed() >= time,
            Limit::Inputs(count) => report.tried >= count,
        };
        if over {
            break;
        }
        let input = sound.next().unwrap_or_else(|| {
            let (one, other) = (rng.index(corpus.len()), rng.index(corpus.len()));
            mutate(&corpus[one], &corpus[other], &mut rng)
        });
        report.tried += 1;
        let started = Instant::now();
        let came = attempt(target, &input);
        report.slowest = report.slowest.max(started.elapsed());
        match came {
            Ok(answer) if started.elapsed() < LONGEST => {
                if seen.insert(answer) && corpus.len() < KEPT {
                    corpus.push(input);
                }
            }
            Ok(_) => {
                let said = format!("it took {:?}", started.elapsed());
                report.broken = Some(Broken { input, said });
                break;
            }
            Err(said) => {
                report.broken = Some(shortened(target, input, said));
                break;
            }
        }
    }
    report.answers = seen.len();
    report
}

thread_local! {
    /// Whether this thread is trying an input, and what failed meanwhile.
    static TRYING: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Tries one input. A failure counts even if somebody catches it on the way.
pub fn attempt(target: &Target, input: &[u8]) -> Result<String, String> {
    listen();
    TRYING.set(Some(Vec::new()));
    let came = catch_unwind(AssertUnwindSafe(|| (target.one)(input)));
    let failures = TRYING.take().unwrap_or_default();
    match (came, failures.into_iter().next()) {
        (_, Some(failure)) => Err(failure),
        (Ok(answer), None) => Ok(answer),
        (Err(_), None) => Err("it failed without a word".to_owned()),
    }
}

/// Notes failures of inputs being tried instead of printing them.
fn listen() {
    use std::sync::Once;
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |failure| {
            let noted = TRYING.with_borrow_mut(|trying| {
                let Some(failures) = trying else { return false };
                failures.push(failure.to_string());
                true
            });
            if !noted {
                usual(failure);
            }
        }));
    });
}

/// Leaves out of a broken input what it can do without.
fn shortened(target: &Target, input: Vec<u8>, said: String) -> Broken {
    let begin = Instant::now();
    let mut broken = Broken { input, said };
    let mut size = broken.input.len() / 2;
    while size > 0 && begin.elapsed() < LONGEST {
        let mut from = 0;
        while from < broken.input.len() && begin.elapsed() < LONGEST {
            let mut less = broken.input.clone();
            less.drain(from..(from + size).min(less.len()));
            match attempt(target, &less) {
                Err(said) => broken = Broken { input: less, said },
                Ok(_) => from += size,
            }
        }
        size /= 2;
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    const PICKY: Target = Target {
        name: "picky",
        one: |data| {
            assert!(!data.windows(2).any(|it| it == b"7}"), "seven");
            String::from_utf8_lossy(&data[..data.len().min(2)]).into_owned()
        },
        seeds: || vec!["{\"n\": 6}".to_owned(), "[7, 8]".to_owned()],
    };

    #[test]
    fn what_breaks_is_found_and_shortened() {
        let report = run(&PICKY, "test", Limit::Inputs(20_000));
        let broken = report.broken.expect("seven and a brace come together");
        assert_eq!(broken.input, b"7}");
        assert!(broken.said.contains("seven"), "{}", broken.said);
    }

    #[test]
    fn a_caught_failure_counts() {
        let hushed = Target {
            name: "hushed",
            one: |_| format!("{:?}", catch_unwind(|| panic!("hush")).is_err()),
            seeds: || vec![String::new()],
        };
        assert!(attempt(&hushed, b"").unwrap_err().contains("hush"));
    }
}
