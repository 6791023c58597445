//! What scenes of Conflicts and card effects share: whole actions in one line.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used)]

use reglette_cardgame::{Book, CardGame, CardId};
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Game, Seat};
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::{Scene, attacked, defended, holding, place, scene, to};

/// Whole actions.
pub trait Fights {
    /// Places Defenders on a Location, and no more.
    fn defend(&mut self, seat: u8, at: &str, cards: &[&str]) -> &mut Self;
    /// Places Enemies on a Location, and no more.
    fn attack(&mut self, seat: u8, at: &str, cards: &[&str]) -> &mut Self;
    /// Plays a Support card on a Location.
    fn aid(&mut self, seat: u8, card: &str, at: &str) -> &mut Self;
    /// Ends the turn of a seat that draws these cards.
    fn pass(&mut self, seat: u8, drawn: &str) -> &mut Self;
    /// Time Points of each seat.
    fn expect_tp(&mut self, tp: &[u8]) -> &mut Self;
    /// Counters left to a seat: TARDIS, then Dalek counters.
    fn expect_counters(&mut self, seat: u8, counters: [u8; 2]) -> &mut Self;
}

fn put(play: &mut Scene, seat: u8, what: &str, at: &str, cards: &[&str]) {
    play.answers(seat, place(what, cards[0], at));
    play.answers(seat, cards[1..].iter().map(|&card| to("add", card)));
    let more = play.game().game().ask().is_some_and(|ask| ask.kind.ends_with("-more"));
    if more {
        play.answer(seat, json!("done"));
    }
}

impl Fights for Play<CardGame> {
    fn defend(&mut self, seat: u8, at: &str, cards: &[&str]) -> &mut Self {
        put(self, seat, "defender", at, cards);
        self
    }

    fn attack(&mut self, seat: u8, at: &str, cards: &[&str]) -> &mut Self {
        put(self, seat, "enemy", at, cards);
        self
    }

    fn aid(&mut self, seat: u8, card: &str, at: &str) -> &mut Self {
        self.answers(seat, place("support", card, at))
    }

    fn pass(&mut self, seat: u8, drawn: &str) -> &mut Self {
        self.give(drawn).answer(seat, json!("end-turn"));
        self
    }

    fn expect_tp(&mut self, tp: &[u8]) -> &mut Self {
        let view = self.view(Seat(0));
        let players = view["players"].as_array().unwrap();
        let found: Vec<u64> = players.iter().map(|it| it["tp"].as_u64().unwrap()).collect();
        let expected: Vec<u64> = tp.iter().map(|&it| u64::from(it)).collect();
        assert_eq!(found[..tp.len()], expected);
        self
    }

    fn expect_counters(&mut self, seat: u8, [tardises, daleks]: [u8; 2]) -> &mut Self {
        let player = &self.view(Seat(0))["players"][usize::from(seat)];
        let found = [&player["tardises"], &player["daleks"]];
        assert_eq!(found, [&json!(tardises), &json!(daleks)], "counters of seat {seat}");
        self
    }
}

/// A scene played by one optional reading of the rules.
pub fn scene_by(option: &str, value: &str, mut position: Value) -> Scene {
    position["setup"]["options"][option] = json!(value);
    scene(position)
}

/// Every card of the deck but these, each as often as it is there.
pub fn all_but(cards: &[&str]) -> Vec<String> {
    let book = Book::new(&Setup::default(), &Content::default()).unwrap();
    let names = book.names.space(CardId::SPACE);
    let mut all: Vec<String> = book.cards.iter().map(|card| names[card.index()].clone()).collect();
    for card in cards {
        let at = all.iter().position(|it| it == card).unwrap();
        all.remove(at);
    }
    all
}

/// Seat 0 attacks Pompeii: every question of a Conflict comes up.
pub fn questions() -> Scene {
    let mut play = scene(json!({
        "turn": 0,
        "players": [
            holding(&["ene.sontaran", "ene.master"]),
            {"hand": ["sup.tesselecta"], "reserve": ["def.doctor"], "units": ["sup.unit"], "tp": 1},
            {"hand": ["loc.library", "ene.beast"]}
        ],
        "locations": [
            defended("loc.pompeii", 1, &["def.rory", "def.amy"]),
            attacked("loc.venice", 1, 2, &["ene.dalek", "ene.roboform"]), defended("loc.museum", 2, &["def.river"])
        ]
    }));
    play.attack(0, "loc.pompeii", &["ene.sontaran", "ene.master"]);
    play
}

/// Seat 0 defends Pompeii with River, and the bank is empty: tokens come from other players.
pub fn levy() -> Scene {
    let mut play = scene_by(
        "tp_shortage",
        "ALL_ACTIVE_GAINS",
        json!({
            "turn": 0,
            "players": [holding(&["def.river"]), {"tp": 1}, {"tp": 29}],
            "locations": [attacked("loc.pompeii", 0, 1, &["ene.slitheen", "ene.roboform"])]
        }),
    );
    play.defend(0, "loc.pompeii", &["def.river"]);
    play
}
