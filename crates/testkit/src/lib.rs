//! What every game is tested with.
//!
//! [`Play`] plays small scenes with scripted dice through the same driver as everyone.
#![allow(clippy::unwrap_used, clippy::missing_panics_doc)]

pub mod play;

pub use play::Play;
