//! Golden records: games that must not change unnoticed.
//!
//! Every `records/<game>/*.jsonl` is replayed line by line, and what happens on the way is compared
//! with the readable log beside it, state hashes included. With `REGLETTE_BLESS=1` the games that a
//! test lists are played anew and every log is written anew, with `REGLETTE_BLESS=logs` only the logs;
//! what changed is then read in review.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use reglette_bots::{Level, Player};
use reglette_engine::dice::{Script, Seeded};
use reglette_engine::driver::{self, Source, Start, Verify};
use reglette_engine::record::{self, Record, state_hash};
use reglette_engine::{Game, Match, Rng, Setup};
use serde_json::Value;

use crate::play::{line, short};
use crate::wander::json;

/// A game that is played by bots when the golden records are written.
#[derive(Clone, Copy, Debug)]
pub struct Golden {
    /// The file's name, and the seed.
    pub name: &'static str,
    /// The scenario.
    pub scenario: &'static str,
    /// Number of players.
    pub players: u8,
    /// The edition.
    pub edition: &'static str,
    /// Options that differ from these.
    pub options: &'static [(&'static str, &'static str)],
    /// Levels of the bots, seat by seat, over and over.
    pub bots: &'static [&'static str],
}

/// Replays the golden records of a game, or writes them anew.
pub fn check<G: Game>(games: &[Golden]) {
    let folder = folder(G::info().id);
    let bless = std::env::var_os("REGLETTE_BLESS");
    let asks = |what: &str| bless.as_ref().is_some_and(|it| it == what);
    if asks("1") {
        fs::create_dir_all(&folder).unwrap();
        for game in games {
            let record = play::<G>(game).record();
            fs::write(folder.join(game.name).with_extension("jsonl"), record.to_text()).unwrap();
        }
    }
    let records = records(&folder);
    for game in games {
        let file = folder.join(game.name).with_extension("jsonl");
        assert!(records.contains(&file), "{} is missing: REGLETTE_BLESS=1", file.display());
    }
    for file in records {
        let log = file.with_extension("log");
        let told = replay_file::<G>(&file);
        if asks("1") || asks("logs") {
            fs::write(&log, told).unwrap();
        } else {
            assert_same_log(&log, &told);
        }
    }
}

/// The records of a folder, in order.
pub fn records(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|_| panic!("no {}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|it| it == "jsonl"));
    files.sort();
    files
}

/// Where the records of a game are.
pub fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game)
}

fn play<G: Game>(golden: &Golden) -> Match<G> {
    let level = |name: &&str| Level::parse(name).unwrap();
    let levels: Vec<Level> = golden.bots.iter().map(level).collect();
    let mut rng = Rng::from_text(golden.name);
    let source = Source::Seeded(Seeded(rng.fork()));
    let seats = levels.iter().cycle().take(usize::from(golden.players));
    let mut bots: Vec<Player<G>> =
        seats.clone().map(|&level| Player::new(level, rng.fork())).collect();
    let name = |level: &Level| record::Player {
        name: level.id().to_owned(),
        bot: Some(level.to_string()),
    };
    let setup = Setup {
        scenario: Some(golden.scenario.to_owned()),
        edition: Some(golden.edition.to_owned()),
        players: Some(golden.players),
        options: golden
            .options
            .iter()
            .map(|&(key, value)| (key.to_owned(), value.to_owned()))
            .collect(),
        rosters: Vec::new(),
    };
    let start = Start { setup, seats: seats.map(name).collect(), ..Start::default() };
    let (mut game, _) = Match::<G>::start(start, source).unwrap();
    while let Some(ask) = game.game().ask() {
        let reply = bots[ask.seat.index()].answer(game.game()).expect("the game goes on");
        game.play(ask.seat, reply.choice.into_inner()).unwrap();
    }
    game
}

/// Replays a record with all its checks; gives its log.
fn replay_file<G: Game>(file: &Path) -> String {
    let name = file.file_name().unwrap().to_string_lossy().into_owned();
    let text = fs::read_to_string(file).unwrap();
    let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let whole = driver::replay::<G>(&record, &Arc::default(), Verify::Everything, None);
    let whole = whole.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(whole.record().to_text(), text, "{name} would be written differently");
    log::<G>(&record)
}

/// A record as people can read it: each answer with what came of it and the hash of the state.
pub fn log<G: Game>(record: &Record) -> String {
    let header = &record.header;
    let setup = &header.setup;
    let seats: Vec<&str> = header.seats.iter().map(|it| it.name.as_str()).collect();
    let said = |text: &Option<String>| text.clone().unwrap_or_default();
    let mut told = format!(
        "{} {} {} for {}: {}\n",
        header.game,
        said(&setup.scenario),
        said(&setup.edition),
        setup.players.unwrap_or_default(),
        seats.join(", ")
    );
    for (key, value) in &setup.options {
        told += &format!("  {key} {value}\n");
    }
    let content = Arc::default();
    let mut replayed = driver::begin_replay::<G>(record, &content, Verify::Everything).unwrap();
    let events = opening::<G>(record);
    told += &format!("0 set-up {}\n{}", state_hash(replayed.game()), lines(&replayed, &events));
    for line in record.lines.iter().skip(1) {
        let events = driver::replay_line(&mut replayed, line, Verify::Everything).unwrap();
        let seat = line.seat.map_or(0, |seat| seat.0);
        let choice = line.choice.as_ref().map(short).unwrap_or_default();
        let hash = state_hash(replayed.game());
        told += &format!("{} seat {seat} {choice} {hash}\n", line.n);
        told += &lines(&replayed, &events);
    }
    if let Some(outcome) = replayed.game().outcome() {
        let outcome = serde_json::to_value(outcome).unwrap();
        told += &format!("end {}\n", short(&outcome));
    }
    told
}

/// What happened while the table was set up.
fn opening<G: Game>(record: &Record) -> Vec<G::Event> {
    let (setup, position) = (record.header.setup.clone(), record.header.position.clone());
    let dice = Source::Script(Script::new(record.lines[0].dice.clone()));
    Match::<G>::start(Start { setup, position, ..Start::default() }, dice).unwrap().1
}

fn lines<G: Game>(game: &Match<G>, events: &[G::Event]) -> String {
    let told: Value = json::<G>(game.game().its_book(), &events);
    let told = told.as_array().unwrap().iter();
    told.map(|event| format!("    {}\n", line(event))).collect()
}

/// The log is the one that was written; says the first line that differs.
fn assert_same_log(file: &Path, told: &str) {
    let name = file.display();
    let written = fs::read_to_string(file).unwrap_or_else(|_| panic!("no {name}"));
    let pairs = written.lines().zip(told.lines()).enumerate();
    for (at, (written, told)) in pairs {
        assert_eq!(told, written, "{name}, line {}", at + 1);
    }
    assert_eq!(told.lines().count(), written.lines().count(), "{name} breaks off");
}
