#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod bundle;
mod cast;
mod fault;
mod french;
mod kebab;
mod lang;
mod reason;
mod tell;
mod words;

pub use bundle::MISSING;
pub use cast::{Cast, Things};
pub use kebab::kebab;
pub use lang::{Both, Lang};
pub use tell::Args;
pub use words::Words;
