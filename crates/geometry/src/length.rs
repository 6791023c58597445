//! Lengths: whole hundredths of a millimetre.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::root::div_nearest;

/// A length in hundredths of a millimetre. Sums that leave the range of the number stay at its end.
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
#[serde(transparent)]
pub struct Length(pub i32);

/// One millimetre.
pub const MM: Length = Length(100);
/// One centimetre.
pub const CM: Length = Length(1_000);
/// One inch.
pub const INCH: Length = Length(2_540);

impl Length {
    /// No length at all.
    pub const ZERO: Length = Length(0);

    /// So many millimetres.
    pub const fn mm(n: i32) -> Length {
        Length(MM.0.saturating_mul(n))
    }

    /// So many centimetres.
    pub const fn cm(n: i32) -> Length {
        Length(CM.0.saturating_mul(n))
    }

    /// So many inches.
    pub const fn inches(n: i32) -> Length {
        Length(INCH.0.saturating_mul(n))
    }

    /// The square, for comparison with squared distances.
    pub const fn squared(self) -> i64 {
        self.0 as i64 * self.0 as i64
    }

    /// The nearest multiple of `step`, halves away from zero. A step of nothing changes nothing.
    pub fn rounded_to(self, step: Length) -> Length {
        if step.0 <= 0 {
            return self;
        }
        let steps = div_nearest(self.0.into(), step.0.into());
        Length::saturated(steps * i128::from(step.0))
    }

    /// Which of the bands `limits`, in rising order, this length falls into: the first that it does
    /// not exceed. `None` is beyond the last.
    pub fn band(self, limits: &[Length]) -> Option<usize> {
        limits.iter().position(|&limit| self <= limit)
    }

    pub(crate) fn saturated(n: i128) -> Length {
        Length(n.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
    }
}

impl Add for Length {
    type Output = Length;
    fn add(self, other: Length) -> Length {
        Length(self.0.saturating_add(other.0))
    }
}

impl Sub for Length {
    type Output = Length;
    fn sub(self, other: Length) -> Length {
        Length(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Length) {
        *self = *self + other;
    }
}

impl SubAssign for Length {
    fn sub_assign(&mut self, other: Length) {
        *self = *self - other;
    }
}

impl Neg for Length {
    type Output = Length;
    fn neg(self) -> Length {
        Length(self.0.saturating_neg())
    }
}

impl Mul<i32> for Length {
    type Output = Length;
    fn mul(self, times: i32) -> Length {
        Length(self.0.saturating_mul(times))
    }
}

impl Div<i32> for Length {
    type Output = Length;
    /// Rounded towards zero.
    fn div(self, parts: i32) -> Length {
        Length(self.0.saturating_div(parts))
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Length>>(lengths: I) -> Length {
        lengths.fold(Length::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_exact() {
        assert_eq!(Length::inches(72), Length(182_880));
        assert_eq!(Length::cm(180), Length::mm(1800));
        assert_eq!(INCH * 5, Length::mm(127));
    }

    #[test]
    fn sums_stop_at_the_end_of_the_range() {
        assert_eq!(Length(i32::MAX) + MM, Length(i32::MAX));
        assert_eq!(Length(i32::MIN) - MM, Length(i32::MIN));
        assert_eq!(-Length(i32::MIN), Length(i32::MAX));
    }

    #[test]
    fn a_stick_reaches_what_is_exactly_as_long() {
        let sticks = [75, 120, 180].map(Length::mm);
        assert_eq!(Length::mm(75).band(&sticks), Some(0));
        assert_eq!(Length(7_501).band(&sticks), Some(1));
        assert_eq!(Length::mm(180).band(&sticks), Some(2));
        assert_eq!(Length(18_001).band(&sticks), None);
    }

    #[test]
    fn steps_round_to_the_nearest() {
        let tenth = Length(10);
        let rounded = [-15, -14, 4, 5, 14].map(|n| Length(n).rounded_to(tenth).0);
        assert_eq!(rounded, [-20, -10, 0, 10, 10]);
        assert_eq!(Length(7).rounded_to(Length::ZERO), Length(7));
    }
}
