#![doc = include_str!("../README.md")]

pub mod mutate;
pub mod run;
pub mod targets;

pub use run::{Limit, Report, run};
pub use targets::{TARGETS, Target};
