//! What the scenes share: short words for positions and answers.
#![allow(dead_code, reason = "each test file uses its own part")]

use reglette_cardgame::CardGame;
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
