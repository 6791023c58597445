//! Content as data: weapons, profiles, terrain and scenarios, read from text and checked.

pub mod aims;
pub mod arms;
pub mod profiles;
pub mod references;
pub mod rows;
pub mod scenarios;
pub mod terrain;

pub use reglette_engine::content::{Source, term};
use reglette_geometry::{Decimal, Length, Unit};
use serde::Deserialize;

use crate::measure::{Stick, Sticks};

/// A length as files have it: millimetres at 28 mm scale, or a stick.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Written {
    /// A stick.
    Stick(Stick),
    /// Millimetres.
    Number(Decimal),
}

impl Written {
    /// The length at the scale of a game.
    pub fn length(self, sticks: &Sticks) -> Length {
        match self {
            Written::Stick(stick) => sticks.length(stick),
            Written::Number(number) => millimetres(number, sticks),
        }
    }
}

/// Millimetres at 28 mm scale as a length at the scale of a game.
pub fn millimetres(number: Decimal, sticks: &Sticks) -> Length {
    sticks.scaled(Unit::Millimetre.read(number).unwrap_or_default())
}

/// the diameter of a base, in millimetres at 28 mm scale, at the scale of a game.
pub fn base(number: Decimal, sticks: &Sticks) -> Length {
    sticks.base(Unit::Millimetre.read(number).unwrap_or_default())
}
