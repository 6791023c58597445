#![doc = include_str!("../README.md")]
//! In reading order: [`play`] (small scenes), [`wander`] (random games), [`conformance`] and
//! [`secrets`] (what every game promises), [`golden`] (games that must not change), [`toy`] (a
//! small game to test the engine and this kit with), [`typescript`] (the browser's types), [`bench`]
//! (what benchmarks share).
#![allow(clippy::unwrap_used, clippy::missing_panics_doc)]

pub mod bench;
pub mod conformance;
pub mod golden;
pub mod play;
pub mod secrets;
pub mod toy;
pub mod typescript;
pub mod wander;

pub use play::Play;
pub use wander::Wander;
