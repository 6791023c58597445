#![doc = include_str!("../README.md")]

use std::sync::Arc;

use reglette_bots::{Level, Player};
use reglette_cardgame::{CardGame, Choice};
use reglette_engine::dice::Seeded;
use reglette_engine::driver::{Source, Start, Verify, replay};
use reglette_engine::odds::{Distribution, Policy, Query, odds};
use reglette_engine::record::Record;
use reglette_engine::{Game, Match, Options, Rng, Setup};
use reglette_registry::Door;
use reglette_sotas::Sotas;
pub use reglette_testkit::bench::RandomPlay;
use serde_json::{Value, json};

/// A state in mid-game, waiting for an action, with a hand to choose from.
pub fn midgame() -> CardGame {
    let mut play = RandomPlay::<CardGame>::new("midgame");
    for _ in 0..90 {
        play.decision();
    }
    let asks_much = |game: &CardGame| {
        game.ask().is_some_and(|ask| ask.kind == "action") && Options::of(game).list().len() >= 12
    };
    while !asks_much(play.state()) {
        play.decision();
    }
    play.state().clone()
}

/// A band of SOTAS: profiles, and how many of each.
pub type Band = &'static [(&'static str, usize)];

/// Bands of SOTAS with as many figures a side, none dearer than the open skirmish allows.
pub const BANDS: [(usize, [Band; 2]); 2] = [
    (
        8,
        [
            &[("unit-sniper", 1), ("unit-soldier", 7)],
            &[("cyberleader", 1), ("cyberman", 3), ("cybermat", 4)],
        ],
    ),
    (10, [&[("farmer", 10)], &[("cyberleader", 1), ("cyberman", 1), ("cybermat", 8)]]),
];

/// Random games of SOTAS between two bands.
pub fn skirmish(bands: [Band; 2], seed: &str) -> RandomPlay<Sotas> {
    let band = |list: Band| {
        let figures =
            list.iter().flat_map(|&(profile, count)| vec![json!({"profile": profile}); count]);
        json!({"figures": figures.collect::<Vec<Value>>()})
    };
    let scenario = Some("open-skirmish".to_owned());
    let setup = Setup { scenario, rosters: bands.map(band).into(), ..Setup::default() };
    RandomPlay::of(&setup, seed)
}

/// The options of a state, into a buffer.
pub fn options(game: &CardGame, out: &mut Options<Choice>) -> usize {
    out.fill(game);
    out.list().len()
}

/// The text of the record of a random game.
pub fn record() -> String {
    let (mut rng, dice) = (Rng::from_text("record"), Seeded::from_text("record"));
    let mut game =
        Match::<CardGame>::start(Start::default(), Source::Seeded(dice)).expect("a game").0;
    while let Some(ask) = game.game().ask() {
        let options = Options::of(game.game());
        let choice = options.list()[rng.index(options.list().len())];
        game.play(ask.seat, choice).expect("an option is legal");
    }
    game.record().to_text()
}

/// Reads a record and plays it again, every line checked.
pub fn read_and_replay(text: &str) -> usize {
    let record = Record::parse(text).expect("a sound record");
    let played = replay::<CardGame>(&record, &Arc::default(), Verify::Everything, None);
    played.expect("a sound record").lines().len()
}

/// One answer of a bot.
pub fn bot_move(game: &CardGame, level: Level) -> Choice {
    let mut bot = Player::<CardGame>::new(level, Rng::from_text("bot"));
    *bot.answer(game).expect("the game goes on").choice.get()
}

/// A state in which an attack on hidden Defenders is about to be aimed.
pub fn before_a_conflict() -> (CardGame, Choice) {
    let position = json!({
        "turn": 0,
        "players": [{"hand": ["ene.dalek", "def.amy", "def.river", "loc.pompeii"]}],
        "locations": [
            {"location": "start.amelia", "owner": 1, "defenders": ["def.doctor", "def.rory"]},
            {"location": "start.hospital", "owner": 0},
        ],
        "doing": [{"turn": {"acting": {"idle": false}}}, {"assault": "where"}],
        "staged": ["ene.sontaran"],
    });
    let start = Start { position: Some(position), ..Start::default() };
    let dice = Source::Seeded(Seeded::from_text("conflict"));
    let (game, _) = Match::<CardGame>::start(start, dice).expect("a sound position");
    let choice = game.read_choice(&json!({"at": "start.amelia"})).expect("a choice");
    (game.game().clone(), choice)
}

/// The odds of that attack.
pub fn conflict_odds(game: &CardGame, choice: Choice) -> Distribution {
    let seat = game.ask().expect("the game goes on").seat;
    let query = Query { seat, choices: &[choice], metric: None, policy: Policy::Best };
    odds(game, &query).expect("a legal choice")
}

/// A door with a game in progress, and an answer to its question.
pub fn door() -> (Door, String) {
    let mut door = Door::new();
    let start = json!({"op": "start", "game": "cardgame", "dice": {"seed": "door"}});
    let reply: Value = serde_json::from_str(&door.answer(&start.to_string())).expect("JSON");
    let ask = &reply["ok"]["ask"];
    let choice = &ask["options"][0];
    let play = json!({"op": "play", "seat": ask["seat"], "choice": choice});
    (door, play.to_string())
}
