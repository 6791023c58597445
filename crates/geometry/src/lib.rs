#![doc = include_str!("../README.md")]

//! In reading order: [`length`], [`decimal`] and [`paper`] (measures, and how people write them), [`point`] and
//! [`angle`], [`bounds`] (the table), [`shape`] and [`polygon`] (what lies on it), [`meet`] (how two
//! things lie to each other), [`path`] and [`sweep`] (moving), [`sight`] and [`corridor`] (seeing),
//! [`sector`] and [`blast`], [`room`], [`reach`], [`route`] and [`candidates`] (where to go),
//! [`witness`] and [`outline`] (what is shown).
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]
#![warn(missing_docs)]

pub mod angle;
pub mod area;
pub mod blast;
pub mod bounds;
pub mod candidates;
mod closest;
pub mod corridor;
pub mod decimal;
mod fan;
pub mod length;
pub mod meet;
mod metric;
pub mod outline;
pub mod paper;
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

pub use angle::Angle;
pub use area::Place;
pub use blast::Caught;
pub use bounds::{Bounds, Compass, Edge};
pub use corridor::{Corridor, Lane, Obstruction};
pub use decimal::{Decimal, Unit, Unreadable};
pub use length::{CM, INCH, Length, MM};
pub use meet::{Gap, Measure, Meet};
pub use path::{Along, Path};
pub use point::{LIMIT, Point, Segment, Vector};
pub use polygon::{Misshapen, Polygon, Rect};
pub use reach::Reach;
pub use room::{Room, Taken};
pub use route::Routes;
pub use sector::{Quarter, Quartering, Sector};
pub use shape::{Body, Disc, Shape, Wall};
pub use sight::{Grazing, Shadow, Sight};
pub use sweep::{Contact, Crossing, Inside, Stop};
pub use witness::Witness;
