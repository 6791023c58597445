//! Combat dice (ex.die).

use std::fmt;
use std::str::FromStr;

use reglette_engine::Cx;
use reglette_engine::dice::{Die, Dry};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::event::Event;

/// ex.die.1, ex.die.2: the Combat die, three Hits, two Armours and one Lightning.
pub static COMBAT: Die =
    Die { name: "combat", faces: &["H", "H", "H", "A", "A", "L"], classes: &[0, 0, 0, 1, 1, 2] };

/// ex.die.3: dice by what they show; each roll says which faces count. On paper their letters, such as `HHAL`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Faces {
    /// Hits.
    pub h: u8,
    /// Armours.
    pub a: u8,
    /// Lightnings.
    pub l: u8,
}

/// A face of the Combat die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Hit.
    Hit,
    /// Armour.
    Armour,
    /// Lightning.
    Lightning,
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 3] = [Face::Hit, Face::Armour, Face::Lightning];
}

/// The most dice of one roll, and the most of whatever is counted with them; nothing at a table comes near.
pub const MOST: u8 = 60;

impl Faces {
    /// How many show a face.
    pub fn count(self, face: Face) -> u8 {
        match face {
            Face::Hit => self.h,
            Face::Armour => self.a,
            Face::Lightning => self.l,
        }
    }

    /// So many dice of one face.
    pub fn only(face: Face, many: u8) -> Faces {
        match face {
            Face::Hit => Faces { h: many, ..Faces::default() },
            Face::Armour => Faces { a: many, ..Faces::default() },
            Face::Lightning => Faces { l: many, ..Faces::default() },
        }
    }

    /// How many dice.
    pub fn total(self) -> u8 {
        self.h + self.a + self.l
    }

    /// Whether these dice are among others.
    pub fn is_within(self, others: Faces) -> bool {
        self.h <= others.h && self.a <= others.a && self.l <= others.l
    }

    /// These dice and others.
    pub fn plus(self, more: Faces) -> Faces {
        Faces { h: self.h + more.h, a: self.a + more.a, l: self.l + more.l }
    }

    /// These dice without others that are among them.
    pub fn minus(self, less: Faces) -> Faces {
        Faces { h: self.h - less.h, a: self.a - less.a, l: self.l - less.l }
    }

    /// These dice without those of some faces.
    pub fn without(self, faces: &[Face]) -> Faces {
        faces.iter().fold(self, |left, &face| left.minus(Faces::only(face, left.count(face))))
    }
}

/// Rolls so many dice; none for a number below one.
pub fn roll(dice: i8, cx: &mut Cx<'_, Event>) -> Result<Faces, Dry> {
    let Some(dice) = u8::try_from(dice).ok().filter(|it| *it > 0) else {
        return Ok(Faces::default());
    };
    let counts = cx.roll(&COMBAT, dice.min(MOST))?;
    Ok(Faces { h: counts[0], a: counts[1], l: counts[2] })
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, many) in [("H", self.h), ("A", self.a), ("L", self.l)] {
            f.write_str(&letter.repeat(usize::from(many)))?;
        }
        Ok(())
    }
}

impl From<Faces> for String {
    fn from(faces: Faces) -> String {
        faces.to_string()
    }
}

impl FromStr for Faces {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Faces, &'static str> {
        if text.len() > usize::from(MOST) {
            return Err("too many dice");
        }
        text.chars().try_fold(Faces::default(), |faces, letter| match letter {
            'H' => Ok(Faces { h: faces.h + 1, ..faces }),
            'A' => Ok(Faces { a: faces.a + 1, ..faces }),
            'L' => Ok(Faces { l: faces.l + 1, ..faces }),
            _ => Err("dice are written H, A and L"),
        })
    }
}

impl TryFrom<String> for Faces {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Faces, &'static str> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ex.die.2: three H, two A, one L.
    #[test]
    fn a_die_has_six_faces() {
        let count = |name: &str| COMBAT.faces.iter().filter(|it| **it == name).count();
        assert_eq!((count("H"), count("A"), count("L")), (3, 2, 1));
    }

    #[test]
    fn dice_are_written_as_letters() {
        let faces: Faces = "LHAH".parse().unwrap();
        assert_eq!(faces, Faces { h: 2, a: 1, l: 1 });
        assert_eq!(faces.to_string(), "HHAL");
        assert!("HX".parse::<Faces>().is_err());
        assert_eq!(faces.without(&[Face::Hit, Face::Lightning]).to_string(), "A");
    }
}
