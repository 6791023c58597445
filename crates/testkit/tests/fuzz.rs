//! A bounded run of every fuzz target: `REGLETTE_FUZZ_SECONDS` for all of them together, or a few
//! inputs each. `REGLETTE_SEED` goes another way.

use std::path::Path;
use std::time::Duration;

use reglette_fuzz::{Limit, TARGETS, run};

/// Inputs of each target when no time is given.
const FEW: u64 = 120;

#[test]
fn whatever_arrives_breaks_nothing() {
    let seconds: Option<u32> =
        std::env::var("REGLETTE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    let seed = std::env::var("REGLETTE_SEED").unwrap_or_else(|_| "fuzz".to_owned());
    let targets = u32::try_from(TARGETS.len()).expect("a few targets");
    let limit = match seconds {
        Some(seconds) => Limit::Time(Duration::from_secs(seconds.into()) / targets),
        None => Limit::Inputs(FEW),
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
