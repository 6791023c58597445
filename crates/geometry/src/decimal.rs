//! Decimal numbers as people write them, and the units they write them in.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::length::{CM, INCH, Length, MM};
use crate::point::{LIMIT, Point};
use crate::root::div_nearest;

/// A decimal number, exactly as it was written (up to nine places). In a document it is a number or
/// a text; numbers pass through their shortest spelling, never through arithmetic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decimal {
    digits: i64,
    places: u32,
}

/// A text that is no decimal number, or a number beyond what a table can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// What a number of a document counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Unit {
    /// Millimetres.
    #[serde(rename = "mm")]
    Millimetre,
    /// Centimetres.
    #[serde(rename = "cm")]
    Centimetre,
    /// Inches.
    #[serde(rename = "in")]
    Inch,
}

const PLACES: usize = 9;
const WHOLE_DIGITS: usize = 9;

impl Decimal {
    /// How many `1 / parts` this is, to the nearest, halves away from zero.
    pub fn in_parts(self, parts: i32) -> Result<i32, Unreadable> {
        let scaled = i128::from(self.digits) * i128::from(parts);
        let nearest = div_nearest(scaled, 10_i128.pow(self.places));
        i32::try_from(nearest).map_err(|_| Unreadable)
    }

    /// The shortest decimal number that is read back as `n` parts of `1 / parts`.
    pub fn of_parts(n: i32, parts: i32) -> Decimal {
        let at = |places: u32| {
            let scaled = i128::from(n) * 10_i128.pow(places);
            Decimal { digits: div_nearest(scaled, parts.into()) as i64, places }
        };
        let reads_back = |it: &Decimal| it.in_parts(parts) == Ok(n);
        (0..PLACES as u32).map(at).find(reads_back).unwrap_or_else(|| at(PLACES as u32))
    }
}

impl Unit {
    /// One of this unit.
    pub const fn length(self) -> Length {
        match self {
            Unit::Millimetre => MM,
            Unit::Centimetre => CM,
            Unit::Inch => INCH,
        }
    }

    /// The lattice length nearest to a written one, halves away from zero.
    pub fn read(self, written: Decimal) -> Result<Length, Unreadable> {
        let length = written.in_parts(self.length().0)?;
        if length.abs() > LIMIT { Err(Unreadable) } else { Ok(Length(length)) }
    }

    /// The shortest number that [`read`](Unit::read) turns into this length again.
    pub fn write(self, length: Length) -> Decimal {
        Decimal::of_parts(length.0, self.length().0)
    }

    /// The lattice point nearest to a written one.
    pub fn read_point(self, [x, y]: [Decimal; 2]) -> Result<Point, Unreadable> {
        Ok(Point { x: self.read(x)?.0, y: self.read(y)?.0 })
    }

    /// The co-ordinates of a point in this unit.
    pub fn write_point(self, at: Point) -> [Decimal; 2] {
        [self.write(Length(at.x)), self.write(Length(at.y))]
    }
}

impl FromStr for Decimal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Decimal, Unreadable> {
        let (is_negative, unsigned) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
        let all_digits = |it: &str| it.bytes().all(|byte| byte.is_ascii_digit());
        let is_empty = whole.is_empty() && part.is_empty();
        if is_empty || !all_digits(whole) || !all_digits(part) || whole.len() > WHOLE_DIGITS {
            return Err(Unreadable);
        }
        let part = part[..part.len().min(PLACES)].trim_end_matches('0');
        let value = |digits: i64, digit: u8| digits * 10 + i64::from(digit - b'0');
        let digits = whole.bytes().chain(part.bytes()).fold(0, value);
        let places = part.len() as u32;
        Ok(Decimal { digits: if is_negative { -digits } else { digits }, places })
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.digits < 0 { "-" } else { "" };
        let scale = 10_u64.pow(self.places);
        let (whole, part) =
            (self.digits.unsigned_abs() / scale, self.digits.unsigned_abs() % scale);
        match self.places as usize {
            0 => write!(f, "{sign}{whole}"),
            places => write!(f, "{sign}{whole}.{part:0places$}"),
        }
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.places {
            0 => to.serialize_i64(self.digits),
            _ => to.serialize_f64(self.to_string().parse().unwrap_or_default()),
        }
    }
}

impl<'de> Deserialize<'de> for Decimal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Decimal, D::Error> {
        from.deserialize_any(Written)
    }
}

impl JsonSchema for Decimal {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Decimal".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": ["number", "string"] })
    }
}

/// Reads a [`Decimal`] from whatever a document holds.
struct Written;

impl Visitor<'_> for Written {
    type Value = Decimal;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a decimal number")
    }

    fn visit_i64<E: de::Error>(self, n: i64) -> Result<Decimal, E> {
        self.visit_str(&n.to_string())
    }

    fn visit_u64<E: de::Error>(self, n: u64) -> Result<Decimal, E> {
        self.visit_str(&n.to_string())
    }

    fn visit_f64<E: de::Error>(self, n: f64) -> Result<Decimal, E> {
        // The shortest spelling that names this number: what the person wrote.
        self.visit_str(&n.to_string())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Decimal, E> {
        text.parse().map_err(E::custom)
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a decimal number that fits a table")
    }
}

impl std::error::Error for Unreadable {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(unit: Unit, text: &str) -> Result<Length, Unreadable> {
        unit.read(text.parse()?)
    }

    #[test]
    fn people_write_decimals() {
        assert_eq!(read(Unit::Inch, "1.5"), Ok(Length(3_810)));
        assert_eq!(read(Unit::Centimetre, "-0.05"), Ok(Length(-50)));
        assert_eq!(read(Unit::Millimetre, "12.345"), Ok(Length(1_235)));
        assert_eq!(read(Unit::Millimetre, "-12.345"), Ok(Length(-1_235)));
        assert_eq!(read(Unit::Millimetre, ".5"), Ok(Length(50)));
        assert_eq!(read(Unit::Millimetre, "7."), Ok(Length(700)));
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", "-", ".", "1e3", "+1", "1,5", " 1", "0x1", "9999999999", "6000.0.0", "--1"]
        {
            assert_eq!(text.parse::<Decimal>().err(), Some(Unreadable), "{text}");
        }
        assert_eq!(read(Unit::Centimetre, "100000"), Err(Unreadable));
    }

    #[test]
    fn every_length_is_written_so_that_it_is_read_again() {
        for unit in [Unit::Millimetre, Unit::Centimetre, Unit::Inch] {
            for n in (-3_000..3_000).chain([LIMIT, -LIMIT, 182_880]) {
                let text = unit.write(Length(n)).to_string();
                assert_eq!(read(unit, &text), Ok(Length(n)), "{text} {unit:?}");
            }
        }
        assert_eq!(Unit::Inch.write(Length(25)).to_string(), "0.01");
        assert_eq!(Unit::Inch.write(INCH * 6).to_string(), "6");
        assert_eq!(Unit::Centimetre.write(Length(-1)).to_string(), "-0.001");
    }

    #[test]
    fn documents_hold_numbers_or_texts() {
        let point = |json: &str| {
            let written: [Decimal; 2] = serde_json::from_str(json).unwrap();
            Unit::Centimetre.read_point(written).unwrap()
        };
        assert_eq!(point("[10.05, \"3\"]"), Point { x: 10_050, y: 3_000 });
        assert_eq!(point("[0.30000000000000004, -2]"), Point { x: 300, y: -2_000 });
        let written = Unit::Centimetre.write_point(Point { x: 10_050, y: 3_000 });
        assert_eq!(serde_json::to_string(&written).unwrap(), "[10.05,3]");
        assert!(serde_json::from_str::<Decimal>("true").is_err());
        assert!(serde_json::from_str::<Decimal>("1e300").is_err());
    }
}
