//! The rules of the book, one file for each part of it.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod fights;

mod components;
mod conflict;
mod content;
mod counters;
mod defender_cards;
mod defenders;
mod endgame;
mod enemies;
mod enemy_cards;
mod examples;
mod faulty_positions;
mod forced_discard;
mod locations;
mod odds;
mod positions;
mod reactions;
mod redirected;
mod reserve;
mod scenarios;
mod scoring;
mod secrecy;
mod setup;
mod support_action;
mod support_cards;
mod takeovers;
mod tokens;
mod turns;
