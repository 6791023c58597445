//! The rules of the book in its order, special rules apart.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod activation;
mod asking;
mod blasts;
mod climbs;
mod doors;
mod equipment;
mod escorts;
mod examples;
mod faulty_content;
mod faulty_positions;
mod general;
mod heights;
mod leaving;
mod levels;
mod melee;
mod morale;
mod movement;
mod odds;
mod paper;
mod perils;
mod prospect;
mod scenarios;
mod setting_up;
mod shooting;
mod sight;
mod sways;
mod terrain;
mod walls;
mod witnesses;
