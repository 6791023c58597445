#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![warn(missing_docs)]
//! x
pub mod angle;
pub mod area;
pub mod bounds;
pub mod decimal;
pub mod length;
pub mod meet;
mod metric;
pub mod path;
pub mod point;
pub mod polygon;
mod root;
pub mod shape;
mod stretch;
pub mod sweep;
