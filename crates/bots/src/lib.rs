#![doc = include_str!("../README.md")]
//! In reading order: [`bot`] (what a bot is) and [`trace`] (why it answered so), [`random`],
//! [`greedy`] and [`search`] (the bots), [`level`] (how strong they are), [`player`] (a bot at a
//! table), [`simulate`](mod@simulate) and [`tally`] (many games and what came of them).
#![warn(missing_docs)]

pub mod bot;
pub mod budget;
pub mod greedy;
pub mod level;
mod lines;
mod memory;
pub mod player;
pub mod random;
pub mod search;
pub mod simulate;
pub mod tally;
pub mod trace;
mod world;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;

pub use bot::{Answer, Bot};
pub use budget::Budget;
pub use greedy::Greedy;
pub use level::Level;
pub use player::{Player, Reply};
pub use random::Random;
pub use search::Search;
pub use simulate::{Keep, Seating, Spec, simulate};
pub use tally::{Share, Summary};
pub use trace::{Ranked, Reason, Stopped, Trace, Values};
