//! Lengths of the game (11.12), and how exactly they are measured (ex.mv.7, A42).

use reglette_geometry::{Bounds, Gap, INCH, Length};

/// The table, 36" by 36".
pub const TABLE: Bounds = Bounds::table(Length::inches(36), Length::inches(36));
/// The radius of a small base.
pub const SMALL: Length = Length(INCH.0 / 2);
/// The radius of a large base.
pub const LARGE: Length = Length(INCH.0 * 3 / 4);
/// The radius of a node, a beacon and the prisoner.
pub const DISC: Length = Length(INCH.0 / 2);
/// A gap up to this is contact.
pub const CONTACT: Length = Length(INCH.0 / 20);
/// A value this close to a limit counts as equal to it.
pub const TOLERANCE: Length = Length(INCH.0 / 100);
/// ex.mv.6: how far from enemies a move ends.
pub const SPACING: Length = INCH;
/// ex.ml.1: how near an enemy must be to be engaged.
pub const REACH: Length = Length::inches(2);
/// ex.kh.4: how far a figure is repositioned on top of an obstacle.
pub const ON_TOP: Length = Length::inches(2);
/// ex.mr.9: how far fighters are pushed back.
pub const PUSH: Length = INCH;
/// ex.su.5: the starting hand.
pub const HAND: usize = 5;
/// ex.tn.3: dice of initiative.
pub const INITIATIVE: u8 = 5;
/// ex.st.6: the most Stress tokens of a figure.
pub const MOST_STRESS: u8 = 2;
/// ex.ad.2: the most Adventure cards at the start.
pub const MOST_ADVENTURE: usize = 5;

/// ex.rg.5, A42: whether a length is within a limit.
pub fn within(length: Length, limit: Length) -> bool {
    length <= limit + TOLERANCE
}

/// ex.rg.5, A42: whether a gap is within a limit.
pub fn gap_within(gap: Gap, limit: Length) -> bool {
    gap.is_within(limit + TOLERANCE)
}

/// ex.mv.6, A42: whether a gap is less than a limit that it must not fall below.
pub fn closer(gap: Gap, limit: Length) -> bool {
    gap.is_less_than(limit - TOLERANCE)
}
