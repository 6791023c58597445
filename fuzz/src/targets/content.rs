//! Content files: whatever is accepted can be played with.

use std::sync::Arc;

use reglette_engine::setup::Content;
use reglette_engine::{Code, Setup};
use reglette_registry::{DiceSpec, StartRequest};

use super::{all_games, play_on, refused, rng_of};

/// The input is the name of a file, a line break, and its text.
pub fn one(data: &[u8]) -> String {
    let text = String::from_utf8_lossy(data);
    let Some((name, text)) = text.split_once('\n') else { return "no file".to_owned() };
    let content = Arc::new(Content { files: vec![(name.to_owned(), text.to_owned())] });
    let mut came = String::new();
    for game in all_games() {
        if let Err(fault) = game.check_content(&content) {
            assert_eq!(fault.code, Code::BadRoster, "{fault}");
            came += &refused(&fault);
            continue;
        }
        let mut rng = rng_of(data);
        let scenarios = game.info().scenarios;
        let scenario = scenarios[rng.index(scenarios.len())].id;
        let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
        let dice = DiceSpec::Seed("content".to_owned());
        let content = Arc::clone(&content);
        let request = StartRequest { setup, content, ..StartRequest::with_dice(dice) };
        let mut table = game.start(request).expect("content that was checked");
        play_on(table.as_mut(), &mut rng, 60);
        table.ask();
        came += &format!("played {scenario}");
    }
    came
}

pub fn seeds() -> Vec<String> {
    let files = all_games().flat_map(|game| game.info().content.iter());
    files.map(|(name, text)| format!("{name}\n{text}")).collect()
}
