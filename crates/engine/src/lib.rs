#![doc = include_str!("../README.md")]

//! In reading order: [`seat`] and [`rule`] (who and by which paragraph), [`dice`] (chance),
//! [`procedure`] (the core), [`game`] (what everyone else knows of a game), [`rules`] (what a game
//! brings beside its procedures), [`setup`] (options and editions), [`scenario`] (those people choose
//! from), [`content`] (content files), [`names`] (ids on paper), [`driver`] (a game being played), [`record`] (the save), [`odds`] (exact
//! distributions), [`catalogue`] (the rules as told to players), [`fault`] (everything that can be
//! wrong with input).
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![warn(missing_docs)]

pub mod catalogue;
pub mod content;
pub mod dice;
pub mod driver;
pub mod fault;
mod flags;
pub mod game;
pub mod names;
pub mod odds;
pub mod procedure;
pub mod record;
pub mod rng;
pub mod rule;
pub mod rules;
pub mod scenario;
pub mod seat;
pub mod setup;

pub use dice::{Bag, Counts, Cx, Dice, Die, Dry};
pub use driver::Match;
pub use fault::{Code, Fault};
pub use game::{Ask, Coverage, Game, Info, Legal, Options, Outcome, Step};
pub use procedure::{Flow, Input, Machine, Procedure};
pub use rng::Rng;
pub use rule::{Illegal, Rule};
pub use rules::Rules;
pub use seat::{Seat, Viewer};
pub use setup::Setup;
