#![doc = include_str!("../README.md")]
//!
//! In reading order: [`config`], [`server`](Server), [`store`], [`journal`], [`chair`] and
//! [`ledger`] (what a table remembers), [`pace`], [`table`] (one table in use), [`hub`] (all of them),
//! [`http`] (the calls), [`documents`] (what they say), [`assets`], [`logs`].
#![warn(missing_docs)]

pub mod assets;
pub mod chair;
pub mod config;
pub mod documents;
mod http;
mod hub;
pub mod id;
pub mod journal;
pub mod ledger;
pub mod logs;
pub mod pace;
mod places;
mod pool;
pub mod rate;
pub mod refusal;
mod server;
pub mod store;
mod table;
pub mod time;

pub use assets::{Asset, Assets};
pub use config::{Config, Limits};
pub use rate::Rate;
pub use server::Server;
pub use store::{Loss, OpenError, Sqlite, Store};
