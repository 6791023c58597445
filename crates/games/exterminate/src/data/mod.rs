//! Content as data: weapons, recruitment cards, decks, terrain and scenarios, read from text and checked.

pub mod arms;
pub mod decks;
pub mod forces;
pub mod laying;
pub mod scenarios;
pub mod terrain;

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::{Decimal, Length, Point, Unit};

pub use reglette_engine::content::{Source, term};

/// Declares the form of an entry: what all entries have, and its own fields. Unknown keys are faults.
macro_rules! row {
    ($Row:ident { $($(#[$meta:meta])* $field:ident : $Type:ty),* $(,)? }) => {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $Row {
            id: String,
            en: String,
            fr: String,
            #[serde(default)]
            text_en: String,
            #[serde(default)]
            text_fr: String,
            #[serde(default)]
            rules: Vec<String>,
            #[serde(default, rename = "catalogue")]
            _catalogue: String,
            #[serde(default, rename = "tag")]
            _tag: String,
            $($(#[$meta])* $field: $Type),*
        }

        impl $Row {
            #[allow(dead_code, reason = "some entries are only counted")]
            fn title(&self) -> reglette_engine::game::Title {
                reglette_engine::game::Title {
                    id: self.id.clone(),
                    en: self.en.clone(),
                    fr: self.fr.clone(),
                    text_en: self.text_en.clone(),
                    text_fr: self.text_fr.clone(),
                    rules: self.rules.clone(),
                }
            }
        }
    };
}
use row;

/// The place of an id in a list of titles.
pub fn place(titles: &[Title], id: &str) -> Option<u8> {
    let at = titles.iter().position(|title| title.id == id)?;
    u8::try_from(at).ok()
}

/// Refuses an id that stands twice.
fn once(source: Source<'_>, titles: &[Title]) -> Result<(), Fault> {
    for (at, title) in titles.iter().enumerate() {
        if titles[..at].iter().any(|it| it.id == title.id) {
            return Err(source.wrong(&title.id, "fault-content-repeated"));
        }
    }
    match titles.len() {
        0..=255 => Ok(()),
        _ => Err(source.wrong("", "fault-content-many")),
    }
}

/// A length in inches.
pub fn inches(source: Source<'_>, written: Decimal) -> Result<Length, Fault> {
    let far = |_| source.wrong("", "fault-content-length");
    Unit::Inch.read(written).map_err(far)
}

/// A point in inches.
pub fn point(source: Source<'_>, written: [Decimal; 2]) -> Result<Point, Fault> {
    let far = |_| source.wrong("", "fault-content-length");
    Unit::Inch.read_point(written).map_err(far)
}
