//! Rules of the catalogue, chapter by chapter.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod adventure;
mod ahead;
mod bonuses;
mod building;
mod cards;
mod deployment;
mod engagement;
mod examples;
mod fate;
mod limits;
mod measuring;
mod melee;
mod movement;
mod nodes;
mod obstacles;
mod odds;
mod positions;
mod scenarios;
mod shooting;
mod specials;
mod stakes;
mod stratagems;
mod tasks;
mod tokens;
mod turns;
mod underway;
mod upkeep;
