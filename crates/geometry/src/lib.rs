#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![warn(missing_docs)]
//! x
pub mod angle;
pub mod area;
pub mod blast;
pub mod bounds;
pub mod candidates;
pub mod corridor;
pub mod decimal;
mod fan;
pub mod length;
pub mod meet;
mod metric;
pub mod outline;
pub mod path;
pub mod point;
pub mod polygon;
pub mod reach;
pub mod room;
mod root;
pub mod route;
pub mod sector;
pub mod shape;
pub mod sight;
mod stretch;
pub mod sweep;
pub mod witness;
