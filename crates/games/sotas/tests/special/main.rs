//! Special rules, a file for each family.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod armour;
mod bands;
mod bodies;
mod combat;
mod doppelganger;
mod environment;
mod flights;
mod grenades;
mod leader;
mod mind;
mod moves;
mod possession;
mod powers;
mod rolls;
mod stealth;
mod teleport;
mod weapons;
