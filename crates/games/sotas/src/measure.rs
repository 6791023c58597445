//! Sticks, speeds and the scale of a game (sotas.general, sotas.movement).

use reglette_geometry::Length;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::Scale;

/// sotas.general.6: the three sticks.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Stick {
    /// Short.
    Short,
    /// Medium.
    Medium,
    /// Long.
    Long,
}

/// The lengths of the sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sticks {
    lengths: [Length; 3],
    scale: Scale,
}

impl Sticks {
    /// sotas.general.7, sotas.general.8: the sticks of a scale.
    pub fn new(scale: Scale) -> Sticks {
        let lengths = match scale {
            Scale::Mm28 => [75, 120, 180],
            Scale::Mm15 => [50, 80, 120],
        };
        Sticks { lengths: lengths.map(Length::mm), scale }
    }

    /// How long a stick is.
    pub fn length(&self, stick: Stick) -> Length {
        self.lengths[stick as usize]
    }

    /// The Short stick.
    pub fn short(&self) -> Length {
        self.length(Stick::Short)
    }

    /// The Medium stick.
    pub fn medium(&self) -> Length {
        self.length(Stick::Medium)
    }

    /// The Long stick.
    pub fn long(&self) -> Length {
        self.length(Stick::Long)
    }

    /// A length given for 28 mm figures: at 15 mm two thirds of it.
    pub fn scaled(&self, length: Length) -> Length {
        match self.scale {
            Scale::Mm28 => length,
            Scale::Mm15 => length * 2 / 3,
        }
    }

    /// the diameter of a base given for 28 mm figures; the usual ones have another one each at 15 mm.
    pub fn base(&self, diameter: Length) -> Length {
        const USUAL: [(Length, Length); 3] = [
            (Length::mm(25), Length::mm(15)),
            (Length::mm(40), Length::mm(25)),
            (Length::mm(60), Length::mm(40)),
        ];
        let usual = USUAL.into_iter().find(|&(at_28, _)| at_28 == diameter);
        match (self.scale, usual) {
            (Scale::Mm15, Some((_, at_15))) => at_15,
            _ => self.scaled(diameter),
        }
    }

    /// a quarter of Short, the least height that counts.
    pub fn step(&self) -> Length {
        self.short() / 4
    }

    /// sotas.movement.6, sotas.gravity.4: how far the stick of a speed reaches.
    pub fn reach(&self, speed: Speed) -> Length {
        match speed {
            Speed::Short { .. } => self.short(),
            Speed::Medium => self.medium(),
            Speed::Long => self.long(),
            Speed::Double => self.long() * 2,
        }
    }
}

/// How fast a figure moves (sotas.movement.1, sotas.movement.2; table 7.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// Short, at this many actions a move.
    Short {
        /// sotas.movement.14: two where it is slowed below Short.
        actions: u8,
    },
    /// Medium.
    Medium,
    /// Long.
    Long,
    /// sotas.gravity.2: two Long sticks in one go.
    Double,
}

impl Speed {
    /// sotas.movement.13, sotas.gravity.1: one category lower.
    pub fn slower(self) -> Speed {
        match self {
            Speed::Short { .. } => Speed::Short { actions: 2 },
            Speed::Medium => Speed::Short { actions: 1 },
            Speed::Long => Speed::Medium,
            Speed::Double => Speed::Long,
        }
    }

    /// sotas.gravity.2: one category higher.
    pub fn faster(self) -> Speed {
        match self {
            Speed::Short { .. } => Speed::Medium,
            Speed::Medium => Speed::Long,
            Speed::Long | Speed::Double => Speed::Double,
        }
    }

    /// What one move costs.
    pub fn actions(self) -> u8 {
        match self {
            Speed::Short { actions } => actions,
            Speed::Medium | Speed::Long | Speed::Double => 1,
        }
    }
}

/// bases no farther apart than this touch.
pub const CONTACT: Length = Length::mm(1);

#[cfg(test)]
mod tests {
    use super::*;

    /// sotas.general.6, sotas.general.7, sotas.general.8: three sticks in two scales.
    #[test]
    fn sticks_have_two_scales() {
        let large = Sticks::new(Scale::Mm28);
        let all = [large.short(), large.medium(), large.long()];
        assert_eq!(all, [75, 120, 180].map(Length::mm));
        let small = Sticks::new(Scale::Mm15);
        let all = [small.short(), small.medium(), small.long()];
        assert_eq!(all, [50, 80, 120].map(Length::mm));
        assert_eq!(small.scaled(Length::mm(900)), Length::mm(600));
    }

    /// sotas.movement.13, sotas.movement.14, sotas.gravity.1, sotas.gravity.2, sotas.gravity.4,
    /// sotas.actions.5: table 7.12.
    #[test]
    fn speeds_change_by_one_category() {
        let short = Speed::Short { actions: 1 };
        assert_eq!(Speed::Long.slower(), Speed::Medium);
        assert_eq!(Speed::Medium.slower(), short);
        assert_eq!(short.slower(), Speed::Short { actions: 2 });
        assert_eq!(short.slower().slower().actions(), 2);
        assert_eq!(short.faster(), Speed::Medium);
        assert_eq!(Speed::Medium.faster(), Speed::Long);
        assert_eq!(Speed::Long.faster(), Speed::Double);
        assert_eq!(Speed::Long.faster().slower(), Speed::Long);
        assert_eq!(Sticks::new(Scale::Mm28).reach(Speed::Double), Length::mm(360));
    }
}
