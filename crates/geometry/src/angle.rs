//! Angles: whole hundredths of a degree, with one integer table of sines.

use std::ops::{Add, Neg, Sub};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::decimal::{Decimal, Unreadable};
use crate::length::Length;
use crate::point::{Point, Vector};
use crate::root::div_nearest;

/// A bearing or a turn in hundredths of a degree, clockwise, from 0 to 35,999. Bearing 0 is `+y`, a
/// quarter turn is `+x`.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(from = "u16")]
pub struct Angle(#[schemars(range(max = 35_999))] u16);

const TURN: i32 = 36_000;
const QUARTER: u16 = 9_000;
const EIGHTH: u16 = 4_500;

impl Angle {
    /// No turn; the bearing `+y`.
    pub const ZERO: Angle = Angle(0);
    /// Half of a right angle.
    pub const EIGHTH: Angle = Angle(EIGHTH);
    /// A right angle.
    pub const QUARTER: Angle = Angle(QUARTER);
    /// Right about.
    pub const HALF: Angle = Angle(2 * QUARTER);
    /// The length of every [`direction`](Angle::direction), to half a unit in each part.
    pub const ONE: i32 = 1 << 30;

    /// So many hundredths of a degree, whole turns left out.
    pub const fn new(hundredths: i32) -> Angle {
        Angle(hundredths.rem_euclid(TURN) as u16)
    }

    /// So many degrees.
    pub const fn degrees(degrees: i32) -> Angle {
        Angle::new(degrees.rem_euclid(360) * 100)
    }

    /// The hundredth of a degree nearest to a written number of degrees.
    pub fn read(degrees: Decimal) -> Result<Angle, Unreadable> {
        degrees.in_parts(100).map(Angle::new)
    }

    /// In degrees, as people write them.
    pub fn write(self) -> Decimal {
        Decimal::of_parts(self.0.into(), 100)
    }

    /// In hundredths of a degree, from 0 to 35,999.
    pub const fn hundredths(self) -> i32 {
        self.0 as i32
    }

    /// The sine in units of [`ONE`](Angle::ONE), correctly rounded.
    pub const fn sine(self) -> i32 {
        let within = self.0 % QUARTER;
        match self.0 / QUARTER {
            0 => quarter(within),
            1 => quarter(QUARTER - within),
            2 => -quarter(within),
            _ => -quarter(QUARTER - within),
        }
    }

    /// The cosine, likewise.
    pub const fn cosine(self) -> i32 {
        Angle::new(self.0 as i32 + QUARTER as i32).sine()
    }

    /// The way this bearing points, [`ONE`](Angle::ONE) long.
    pub const fn direction(self) -> Vector {
        Vector { x: self.sine(), y: self.cosine() }
    }

    /// The way `length` along this bearing: each part rounded towards zero.
    pub const fn step(self, length: Length) -> Vector {
        let part = length.0 as i64;
        let one = Angle::ONE as i64;
        Vector {
            x: (part * self.sine() as i64 / one) as i32,
            y: (part * self.cosine() as i64 / one) as i32,
        }
    }

    /// The bearing nearest to the way a vector points, judged by the table; of two equally near, the
    /// one nearer to an axis. The vector that goes nowhere has bearing 0.
    pub fn of(way: Vector) -> Angle {
        let (x, y) = (i64::from(way.x).abs(), i64::from(way.y).abs());
        let off_axis = off_axis(x.min(y), x.max(y));
        let from_y = i32::from(if x <= y { off_axis } else { QUARTER - off_axis });
        Angle::new(match (way.x < 0, way.y < 0) {
            (false, false) => from_y,
            (false, true) => TURN / 2 - from_y,
            (true, true) => TURN / 2 + from_y,
            (true, false) => TURN - from_y,
        })
    }

    /// The nearest of `directions` spread evenly, counted clockwise from north.
    pub fn nearest_of(self, directions: usize) -> usize {
        let many = i32::try_from(directions).unwrap_or(i32::MAX).max(1);
        let part = (self.hundredths() * many + 18_000) / 36_000;
        usize::try_from(part % many).unwrap_or_default()
    }

    /// The smaller way round between two bearings, from 0 to half a turn.
    pub fn between(self, other: Angle) -> Angle {
        (self - other).min(other - self)
    }
}

impl Vector {
    /// Turned clockwise, each part rounded to the nearest; quarter turns are exact.
    pub fn turned(self, by: Angle) -> Vector {
        let (sine, cosine) = (i64::from(by.sine()), i64::from(by.cosine()));
        let (x, y) = (i64::from(self.x), i64::from(self.y));
        let part = |sum: i64| div_nearest(sum.into(), Angle::ONE.into()) as i32;
        Vector { x: part(x * cosine + y * sine), y: part(y * cosine - x * sine) }
    }
}

impl Point {
    /// Turned clockwise about a point; see [`Vector::turned`].
    pub fn turned_about(self, centre: Point, by: Angle) -> Point {
        centre + (self - centre).turned(by)
    }
}

impl From<u16> for Angle {
    fn from(hundredths: u16) -> Angle {
        Angle::new(hundredths.into())
    }
}

impl Add for Angle {
    type Output = Angle;
    fn add(self, other: Angle) -> Angle {
        Angle::new(self.hundredths() + other.hundredths())
    }
}

impl Sub for Angle {
    type Output = Angle;
    fn sub(self, other: Angle) -> Angle {
        Angle::new(self.hundredths() - other.hundredths())
    }
}

impl Neg for Angle {
    type Output = Angle;
    fn neg(self) -> Angle {
        Angle::new(-self.hundredths())
    }
}

/// The angle from 0 to an eighth of a turn nearest to that of the slope `short / long`.
fn off_axis(short: i64, long: i64) -> u16 {
    if short == 0 {
        return 0;
    }
    let lead = |angle: u16| -> i128 {
        let (sine, cosine) = (i128::from(quarter(angle)), i128::from(quarter(QUARTER - angle)));
        i128::from(short) * cosine - i128::from(long) * sine
    };
    let (mut below, mut above) = (0, EIGHTH);
    while above - below > 1 {
        let middle = (below + above) / 2;
        if lead(middle) >= 0 { below = middle } else { above = middle }
    }
    if lead(below) <= -lead(above) { below } else { above }
}

/// The sine of 0 to 9,000 hundredths of a degree in units of `2^30`: whole degrees and hundredths are
/// looked up and combined by the sum of angles.
const fn quarter(hundredths: u16) -> i32 {
    let is_sine = hundredths <= EIGHTH;
    let small = if is_sine { hundredths } else { QUARTER - hundredths };
    let (whole, part) = (&WHOLE[small as usize / 100], &PART[small as usize % 100]);
    let exact = if is_sine {
        product(whole.sine, part.cosine) + product(whole.cosine, part.sine)
    } else {
        product(whole.cosine, part.cosine) - product(whole.sine, part.sine)
    };
    ((exact + (1 << (2 * TABLE_BITS - 31))) >> (2 * TABLE_BITS - 30)) as i32
}

const fn product(a: i64, b: i64) -> i128 {
    a as i128 * b as i128
}

/// Sine and cosine in units of `2^60`.
#[derive(Clone, Copy)]
struct Entry {
    sine: i64,
    cosine: i64,
}

const TABLE_BITS: u32 = 60;
static WHOLE: [Entry; 46] = table(100);
static PART: [Entry; 100] = table(1);

const fn table<const N: usize>(step: i128) -> [Entry; N] {
    let mut entries = [Entry { sine: 0, cosine: 0 }; N];
    let mut at = 0;
    while at < N {
        entries[at] = entry(at as i128 * step);
        at += 1;
    }
    entries
}

/// By the power series, whose terms fall fast below an eighth of a turn.
const fn entry(hundredths: i128) -> Entry {
    /// Half a turn in units of `2^-60`.
    const PI: i128 = 3_622_009_729_038_561_421;
    let x = (PI * hundredths + 9_000) / 18_000;
    let (mut sums, mut term, mut n) = ([0_i128; 2], 1 << TABLE_BITS, 0);
    while term != 0 {
        let sign = if n / 2 % 2 == 0 { 1 } else { -1 };
        sums[n as usize % 2] += sign * term;
        n += 1;
        term = (term * x / n) >> TABLE_BITS;
    }
    Entry { sine: sums[1] as i64, cosine: sums[0] as i64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The combined entry at full width, before rounding to the table's unit.
    fn full_width(hundredths: u16) -> i128 {
        let (whole, part) = (WHOLE[hundredths as usize / 100], PART[hundredths as usize % 100]);
        (product(whole.sine, part.cosine) + product(whole.cosine, part.sine)) >> TABLE_BITS
    }

    #[test]
    fn sines_are_correctly_rounded() {
        for angle in 0..=EIGHTH {
            // Entries are off by a few units of 2^-60; no sine lies that near to a rounding border.
            let from_border = (full_width(angle) & ((1 << 30) - 1)) - (1 << 29);
            assert!(from_border.abs() > 64, "{angle}");
        }
        for hundredths in 0..TURN {
            let exact = (f64::from(hundredths) / 100.0).to_radians().sin() * f64::from(Angle::ONE);
            let off = f64::from(Angle::new(hundredths).sine()) - exact;
            assert!(off.abs() <= 0.5 + 1e-6, "{hundredths}");
        }
    }

    #[test]
    fn sharp_angles_are_exact() {
        assert_eq!(Angle::QUARTER.direction(), Vector { x: Angle::ONE, y: 0 });
        assert_eq!(Angle::HALF.direction(), Vector { x: 0, y: -Angle::ONE });
        assert_eq!(Angle::EIGHTH.sine(), Angle::EIGHTH.cosine());
        assert_eq!(Angle::degrees(30).sine(), Angle::ONE / 2);
        assert_eq!(Angle::degrees(240).cosine(), -Angle::ONE / 2);
    }

    #[test]
    fn every_bearing_is_found_again_from_its_direction() {
        for hundredths in 0..TURN {
            let angle = Angle::new(hundredths);
            assert_eq!(Angle::of(angle.direction()), angle);
            assert_eq!(Angle::of(angle.step(Length(200_000))), angle);
        }
        assert_eq!(Angle::of(Vector::default()), Angle::ZERO);
    }

    #[test]
    fn quarter_turns_are_exact_and_turning_back_returns() {
        let way = Vector { x: 1_234, y: -98_765 };
        assert_eq!(way.turned(Angle::QUARTER), Vector { x: -98_765, y: -1_234 });
        assert_eq!(way.turned(Angle::HALF), -way);
        let (there, back) = (Angle::new(1_357), -Angle::new(1_357));
        let returned = way.turned(there).turned(back);
        assert!((returned.x - way.x).abs() <= 1 && (returned.y - way.y).abs() <= 1);
    }

    #[test]
    fn the_nearest_of_several_directions() {
        let of = |degrees, directions| Angle::degrees(degrees).nearest_of(directions);
        assert_eq!([of(0, 8), of(22, 8), of(23, 8), of(180, 8), of(338, 8)], [0, 0, 1, 4, 0]);
        assert_eq!([of(100, 4), of(300, 16), of(5, 1)], [1, 13, 0]);
    }

    #[test]
    fn degrees_are_written_and_read() {
        assert_eq!(Angle::read("37.5".parse().unwrap()), Ok(Angle::new(3_750)));
        assert_eq!(Angle::read("-90".parse().unwrap()), Ok(Angle::degrees(270)));
        assert_eq!(Angle::new(3_750).write().to_string(), "37.5");
        assert_eq!(Angle::degrees(350).between(Angle::degrees(20)), Angle::degrees(30));
        assert_eq!(serde_json::from_str::<Angle>("36001").unwrap(), Angle::new(1));
    }
}
