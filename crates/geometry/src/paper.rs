//! Points and lengths on paper: in a document they are decimal numbers of a unit, for fields marked
//! `#[serde(with = "…")]`.

macro_rules! unit {
    ($(#[$doc:meta])* $name:ident, $Unit:ident) => {
        $(#[$doc])*
        pub mod $name {
            /// A point: `[x, y]`.
            pub mod point {
                use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

                use crate::{Decimal, Point, Unit};

                /// Writes a point.
                pub fn serialize<S: Serializer>(at: &Point, to: S) -> Result<S::Ok, S::Error> {
                    Unit::$Unit.write_point(*at).serialize(to)
                }

                /// Reads a point.
                pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Point, D::Error> {
                    let written = <[Decimal; 2]>::deserialize(from)?;
                    Unit::$Unit.read_point(written).map_err(de::Error::custom)
                }
            }

            /// Points: `[[x, y], …]`.
            pub mod points {
                use serde::{Deserialize, Deserializer, Serializer, de};

                use crate::{Decimal, Point, Unit};

                /// Writes points.
                pub fn serialize<S: Serializer>(all: &[Point], to: S) -> Result<S::Ok, S::Error> {
                    to.collect_seq(all.iter().map(|at| Unit::$Unit.write_point(*at)))
                }

                /// Reads points.
                pub fn deserialize<'de, D: Deserializer<'de>>(
                    from: D,
                ) -> Result<Vec<Point>, D::Error> {
                    let written = Vec::<[Decimal; 2]>::deserialize(from)?;
                    let read = |it| Unit::$Unit.read_point(it).map_err(de::Error::custom);
                    written.into_iter().map(read).collect()
                }
            }

            /// A length.
            pub mod length {
                use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

                use crate::{Decimal, Length, Unit};

                /// Writes a length.
                pub fn serialize<S: Serializer>(it: &Length, to: S) -> Result<S::Ok, S::Error> {
                    Unit::$Unit.write(*it).serialize(to)
                }

                /// Reads a length.
                pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Length, D::Error> {
                    let written = Decimal::deserialize(from)?;
                    Unit::$Unit.read(written).map_err(de::Error::custom)
                }
            }
        }
    };
}

unit!(
    /// In inches.
    inches,
    Inch
);
unit!(
    /// In centimetres.
    centimetres,
    Centimetre
);
unit!(
    /// In millimetres.
    millimetres,
    Millimetre
);

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use crate::{INCH, Length, Point};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Paper {
        #[serde(with = "super::inches::point")]
        at: Point,
        #[serde(with = "super::inches::points")]
        way: Vec<Point>,
        #[serde(with = "super::centimetres::length")]
        far: Length,
    }

    #[test]
    fn documents_hold_numbers_of_their_unit() {
        let at = Point::new(INCH * 3, INCH / 2);
        let paper = Paper { at, way: vec![at, Point::new(INCH, INCH)], far: Length::mm(125) };
        let json = r#"{"at":[3,0.5],"way":[[3,0.5],[1,1]],"far":12.5}"#;
        assert_eq!(serde_json::to_string(&paper).unwrap(), json);
        assert_eq!(serde_json::from_str::<Paper>(json).unwrap(), paper);
        assert!(serde_json::from_str::<Paper>(r#"{"at":[3,1e9],"way":[],"far":0}"#).is_err());
    }
}
