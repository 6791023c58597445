//! Figures and objects as people write them in a position: places in millimetres, and only what differs from the
//! beginning.
//!
//! Older documents have places `{"x", "y"}` in hundredths of a millimetre, as answers and views do, say where every
//! figure is and what it holds. They are read as they were meant, so that records which begin from one still replay.

use std::fmt;

use reglette_engine::fault::Fault;
use reglette_geometry::paper::millimetres;
use reglette_geometry::{Decimal, Length, Point, Unit};
use schemars::JsonSchema;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::figure::{Bond, Control, Figure, Kit, Losses, State, Whereabouts};
use crate::ids::{FigureId, Figures, ObjectId, ProfileId, SideId};
use crate::marks::Marks;
use crate::position::bad;
use crate::table::Object;

/// A place of the table: `[x, y]` in millimetres from its lower left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(with = "[Decimal; 2]")]
pub struct Place {
    at: Point,
    /// Whether it is that of an older document.
    older: bool,
}

impl Place {
    /// As places are written.
    pub fn of(at: Point) -> Place {
        Place { at, older: false }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        millimetres::point::serialize(&self.at, to)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
        struct Written;

        impl<'de> Visitor<'de> for Written {
            type Value = Place;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a place [x, y] in millimetres")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, parts: A) -> Result<Place, A::Error> {
                millimetres::point::deserialize(SeqAccessDeserializer::new(parts)).map(Place::of)
            }

            fn visit_map<A: MapAccess<'de>>(self, parts: A) -> Result<Place, A::Error> {
                let at = Point::deserialize(MapAccessDeserializer::new(parts))?;
                Ok(Place { at, older: true })
            }
        }

        from.deserialize_any(Written)
    }
}

/// A figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureDoc {
    /// Who.
    pub figure: FigureId,
    /// Its side, if it is no longer its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SideId>,
    /// Its profile, if it is no longer its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// What it carries, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kit: Option<Kit>,
    /// Where it is; when nothing is said, on the table if it has a place there, or not yet deployed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whereabouts: Option<Whereabouts>,
    /// The centre of its base.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// The height of its feet in millimetres, if it is not that of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub z: Option<Decimal>,
    /// What is or is not so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub marks: Marks,
    /// What keeps it Immobilised.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bond: Option<Bond>,
    /// Who plays it for a time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub control: Option<Control>,
    /// The telepath that made it faint.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fainted_by: Option<FigureId>,
    /// The profile whose form it has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub form: Option<ProfileId>,
    /// Quality it has lost.
    #[serde(default, skip_serializing_if = "is_default")]
    pub losses: Losses,
    /// What it has lost on Quality rolls by radiation.
    #[serde(default, skip_serializing_if = "is_default")]
    pub irradiated: u8,
    /// Which of its weapons is in hand, `null` for an empty hand; as at the beginning when nothing is said.
    #[serde(default, deserialize_with = "said", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub held: Option<Option<u8>>,
    /// A bit for each of its weapons that must be loaded, if they are not those of the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub empty: Option<u8>,
    /// The object it carries.
    #[serde(default, skip_serializing_if = "is_default")]
    pub object: Option<ObjectId>,
    /// Whose Terror it no longer fears.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fearless: Figures,
    /// Whose charms it has been tested against this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub charmed: Figures,
}

/// What stands there was said, even if it is `null`.
fn said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<u8>>, D::Error> {
    Option::deserialize(from).map(Some)
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

impl FigureDoc {
    /// What differs of a figure from how it began, if anything does.
    pub fn of(figure: FigureId, now: &Figure, before: &Figure) -> Option<FigureDoc> {
        let state = now.state;
        let placed = state.whereabouts == Whereabouts::Table || state.at != Point::default();
        let usual = if placed { Whereabouts::Table } else { Whereabouts::Waiting };
        let doc = FigureDoc {
            figure,
            side: (now.side != before.side).then_some(now.side),
            profile: (now.profile != before.profile).then_some(now.profile),
            kit: (now.kit != before.kit).then_some(now.kit),
            whereabouts: (state.whereabouts != usual).then_some(state.whereabouts),
            at: placed.then(|| Place::of(state.at)),
            z: (state.z != Length::ZERO).then(|| Unit::Millimetre.write(state.z)),
            marks: state.marks,
            bond: state.bond,
            control: state.control,
            fainted_by: state.fainted_by,
            form: state.form,
            losses: state.losses,
            irradiated: state.irradiated,
            held: (state.held != before.state.held).then_some(state.held),
            empty: (state.empty != before.state.empty).then_some(state.empty),
            object: state.object,
            fearless: state.fearless,
            charmed: state.charmed,
        };
        (now != before).then_some(doc)
    }

    /// Makes a figure as it began what the document says, which is the document's place `row`.
    pub fn lay(&self, figure: &mut Figure, row: usize) -> Result<(), Fault> {
        figure.side = self.side.unwrap_or(figure.side);
        figure.profile = self.profile.unwrap_or(figure.profile);
        figure.kit = self.kit.unwrap_or(figure.kit);
        let (older, before) = (self.at.is_some_and(|it| it.older), figure.state);
        let usual = if self.at.is_some() { Whereabouts::Table } else { Whereabouts::Waiting };
        figure.state = State {
            whereabouts: self.whereabouts.unwrap_or(usual),
            at: self.at.map_or(Point::default(), |it| it.at),
            z: self.height(older, row)?,
            marks: self.marks,
            bond: self.bond,
            control: self.control,
            fainted_by: self.fainted_by,
            form: self.form,
            losses: self.losses,
            irradiated: self.irradiated,
            held: self.held.unwrap_or(if older { None } else { before.held }),
            empty: self.empty.unwrap_or(if older { 0 } else { before.empty }),
            object: self.object,
            fearless: self.fearless,
            charmed: self.charmed,
        };
        Ok(())
    }

    fn height(&self, older: bool, row: usize) -> Result<Length, Fault> {
        let Some(z) = self.z else { return Ok(Length::ZERO) };
        let far = |_| bad("fault-position-range", format!("figures[{row}]"));
        match older {
            true => z.in_parts(1).map(Length).map_err(far),
            false => Unit::Millimetre.read(z).map_err(far),
        }
    }
}

/// An object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectDoc {
    /// Lies there.
    Lying(Place),
    /// Somebody carries it.
    Carried(FigureId),
}

impl From<Object> for ObjectDoc {
    fn from(object: Object) -> ObjectDoc {
        match object {
            Object::Lying(at) => ObjectDoc::Lying(Place::of(at)),
            Object::Carried(by) => ObjectDoc::Carried(by),
        }
    }
}

impl From<ObjectDoc> for Object {
    fn from(written: ObjectDoc) -> Object {
        match written {
            ObjectDoc::Lying(place) => Object::Lying(place.at),
            ObjectDoc::Carried(by) => Object::Carried(by),
        }
    }
}

/// A figure as states are hashed by: as the documents of the first records had it, for ever.
#[derive(Debug, Serialize)]
pub struct HashedFigure {
    figure: FigureId,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<SideId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile: Option<ProfileId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kit: Option<Kit>,
    #[serde(flatten)]
    state: State,
}

impl HashedFigure {
    /// A figure, and how it began.
    pub fn of(figure: FigureId, now: &Figure, before: &Figure) -> HashedFigure {
        HashedFigure {
            figure,
            side: (now.side != before.side).then_some(now.side),
            profile: (now.profile != before.profile).then_some(now.profile),
            kit: (now.kit != before.kit).then_some(now.kit),
            state: now.state,
        }
    }
}
