//! What the scenes share: short words for positions and answers.
#![allow(clippy::unwrap_used)]
#![allow(dead_code, reason = "each test file uses its own part")]

use std::sync::Arc;

use reglette_cardgame::{Book, CardGame, CardId, Choice};
use reglette_engine::dice::Throw;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Bag, Cx, Die, Dry, Game, Legal};
use reglette_testkit::Play;
use serde_json::{Value, json};

/// A scene of this game.
pub type Scene = Play<CardGame>;

/// Three cards that a scene's player keeps to the end of the turn.
pub const KEPT: [&str; 3] = ["loc.midnight", "loc.craig", "loc.area51"];

/// A scene laid out by a position.
pub fn scene(position: Value) -> Scene {
    Play::at(position)
}

/// A player who holds these cards and the three [`KEPT`] ones.
pub fn holding(cards: &[&str]) -> Value {
    let hand = [cards, &KEPT[..]].concat();
    json!({ "hand": hand })
}

/// A Location in a row with nothing on it.
pub fn row(location: &str, owner: u8) -> Value {
    json!({"location": location, "owner": owner})
}

/// A Location under a TARDIS counter.
pub fn protected(location: &str, owner: u8) -> Value {
    json!({"location": location, "owner": owner, "tardis": true})
}

/// A Location with face-down Defenders.
pub fn defended(location: &str, owner: u8, defenders: &[&str]) -> Value {
    json!({"location": location, "owner": owner, "defenders": defenders})
}

/// A Location attacked by face-down Enemies.
pub fn attacked(location: &str, owner: u8, by: u8, enemies: &[&str]) -> Value {
    json!({"location": location, "owner": owner, "attack": {"by": by, "enemies": enemies}})
}

/// A Location attacked by face-up Enemies.
pub fn exposed(location: &str, owner: u8, by: u8, enemies: &[&str]) -> Value {
    let up: Vec<Value> = enemies.iter().map(|it| json!({"card": it, "facing": "up"})).collect();
    json!({"location": location, "owner": owner, "attack": {"by": by, "enemies": up}})
}

/// The endgame phase after so many turns, the last of them idle.
pub fn endgame(turns: u8, idle: u8) -> Value {
    json!({"endgame": {"turns": turns, "idle": idle}})
}

/// An answer with an argument, such as `{"enemy": "ene.dalek"}`.
pub fn to(what: &str, with: impl Into<Value>) -> Value {
    json!({ what: with.into() })
}

/// Names a card and where it goes.
pub fn place(what: &str, card: &str, location: &str) -> [Value; 2] {
    [to(what, card), to("at", location)]
}

/// The book of a set-up.
pub fn book(setup: Value) -> Arc<Book> {
    let setup: Setup = serde_json::from_value(setup).unwrap();
    CardGame::book(&setup, &Content::default()).unwrap()
}

/// Every game card of a book by name, each as often as it is there.
pub fn all_cards(book: &Book) -> Vec<String> {
    let names = book.names.space(CardId::SPACE);
    book.cards.iter().map(|card| names[card.index()].clone()).collect()
}

/// Dice that draw what is said, then the first thing there is, and note what each bag held.
#[derive(Default)]
pub struct Peek {
    /// What to draw.
    pub say: Vec<&'static str>,
    /// The bags, each with its kinds and their numbers.
    pub bags: Vec<Vec<(String, u8)>>,
}

impl Throw for Peek {
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry> {
        unreachable!("this game has no die such as {}", die.name)
    }

    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        let there = (0..bag.left.len()).filter(|&kind| bag.left[kind] > 0);
        let held: Vec<(usize, (String, u8))> =
            there.map(|kind| (kind, (bag.names[kind].clone(), bag.left[kind]))).collect();
        let said = self.say.get(self.bags.len()).copied();
        let drawn = held.iter().find(|(_, (name, _))| said.is_none_or(|said| said == name));
        let kind = drawn.expect("what is said is there").0;
        self.bags.push(held.into_iter().map(|(_, kind)| kind).collect());
        Ok(kind)
    }
}

/// A position in which seat 0 can buy a card and so many game cards are left in the pile.
pub fn pile_of(left: usize, setup: Value) -> Value {
    let mut cards = all_cards(&book(setup.clone()));
    let hand: Vec<String> = cards.drain(..3).collect();
    let discard = cards.split_off(left);
    json!({"setup": setup, "turn": 0, "players": [{"hand": hand, "tp": 5}], "discard": discard})
}

/// How likely the End card is at the next draw: its number and that of all cards there.
/// `None` when nothing is left to chance.
pub fn end_share(left: usize, setup: Value) -> Option<(u8, u8)> {
    let mut game = scene(pile_of(left, setup)).game().game().clone();
    let mut peek = Peek::default();
    let buy = Legal::check(&game, Choice::Buy(1)).unwrap();
    game.play(buy, &mut Cx::silent(&mut peek)).unwrap();
    let first = peek.bags.first()?;
    let ends = first.iter().find(|(name, _)| name == "end").map_or(0, |&(_, count)| count);
    Some((ends, first.iter().map(|&(_, count)| count).sum()))
}
