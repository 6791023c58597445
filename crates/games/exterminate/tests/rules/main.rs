//! Rules of the catalogue, chapter by chapter.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod examples;
mod movement;
mod obstacles;
