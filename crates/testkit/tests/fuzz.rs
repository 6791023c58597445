//! A bounded run of every fuzz target: `REGLETTE_FUZZ_SECONDS` for all of them together, or
//! `REGLETTE_FUZZ_INPUTS` of each, or a few. `REGLETTE_SEED` goes another way.

use std::path::Path;
use std::time::Duration;

use reglette_fuzz::{Limit, TARGETS, run};

/// Inputs of each target when nothing is said.
const FEW: u64 = 120;

#[test]
fn whatever_arrives_breaks_nothing() {
    let number = |name| std::env::var(name).ok().map(|text| text.parse::<u32>().expect(name));
    let seed = std::env::var("REGLETTE_SEED").unwrap_or_else(|_| "fuzz".to_owned());
    let targets = u32::try_from(TARGETS.len()).expect("a few targets");
    let limit = match number("REGLETTE_FUZZ_SECONDS") {
        Some(seconds) => Limit::Time(Duration::from_secs(seconds.into()) / targets),
        None => Limit::Inputs(number("REGLETTE_FUZZ_INPUTS").map_or(FEW, u64::from)),
    };
    for target in TARGETS {
        let report = run(target, &seed, limit);
        println!(
            "{}: {} inputs, {} answers, slowest {:?}",
            target.name, report.tried, report.answers, report.slowest
        );
        if let Some(broken) = report.broken {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/artifacts");
            let file = broken.save(&folder, target.name).expect("the input can be saved");
            panic!("{} breaks {}: {}", file.display(), target.name, broken.said);
        }
    }
}
