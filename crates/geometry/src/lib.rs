#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![warn(missing_docs)]
//! x
pub mod angle;
pub mod decimal;
pub mod length;
pub mod point;
mod root;
