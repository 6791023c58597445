//! The page throws fair dice again by itself: what it is tested with comes from here.

use std::path::PathBuf;

use reglette_engine::dice::commitment;
use reglette_engine::rng::Rng;
use reglette_registry::{DiceSpec, StartRequest, find};
use serde_json::{Value, json};

const SECRET: &str = "un secret de pr\u{e9}s";

/// How many answers the game is played for.
const ANSWERS: usize = 45;

/// Some turns of a game whose players add salt now and then, and what each throw fell among.
fn played() -> Value {
    let game = find("cardgame").expect("the card game is in the list");
    let mut start = StartRequest::with_dice(DiceSpec::Fair(SECRET.to_owned()));
    start.setup.scenario = Some("duel".to_owned());
    start.salt = Some("the host\u{2019}s".to_owned());
    let mut table = game.start(start).expect("the usual set-up");
    let mut rng = Rng::from_text("fair");
    for n in 0..ANSWERS {
        let ask = table.ask();
        let options = ask["options"].as_array().expect("a question");
        let choice = options[rng.index(options.len())].clone();
        let salt = (n % 3 > 0).then(|| format!("salt {n}"));
        let seat = table.asked().expect("somebody is asked");
        table.answer(seat, &choice, salt).expect("an option is legal");
    }
    let mut record = table.record();
    record.footer.as_mut().expect("a record has a footer").secret = Some(SECRET.to_owned());
    let throws = game.account(&record, &Default::default(), SECRET);
    let throws = throws.expect("these are the dice of the secret");
    json!({"promise": commitment(SECRET), "record": record.to_text(), "throws": throws})
}

/// Compares `web/tests/fixtures/fair.json`; `REGLETTE_BLESS=1` writes it anew.
#[test]
fn the_page_is_tested_with_real_throws() {
    let written = played();
    let throws = written["throws"].as_array().unwrap();
    let count: usize = throws.iter().map(|line| line.as_array().unwrap().len()).sum();
    assert!(count > 25, "{count} throws");
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = root.join("web/tests/fixtures/fair.json");
    if std::env::var_os("REGLETTE_BLESS").is_some() {
        std::fs::write(&file, format!("{written}\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let kept: Value = serde_json::from_str(&kept).unwrap_or_default();
    assert!(kept == written, "{} is out of date: run with REGLETTE_BLESS=1", file.display());
}
