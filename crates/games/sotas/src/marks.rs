//! States of a figure that are either there or not.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! marks {
    ($($(#[$doc:meta])* $Mark:ident),+ $(,)?) => {
        /// A state of a figure.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum Mark { $($(#[$doc])* $Mark),+ }

        impl Mark {
            const ALL: &'static [Mark] = &[$(Mark::$Mark),+];
        }
    };
}

marks! {
    /// Lies on the ground (sotas.knockdown.1).
    Down,
    /// Needs two actions to stand up after a drop (sotas.falling.5).
    FarFall,
    /// Lies unconscious.
    Unconscious,
    /// −1 on Quality tests until it recovers (sotas.telepathy.3).
    Confused,
    /// Hangs on a wall (sotas.climbing.16).
    Climbing,
    /// Cannot throw (sotas.stones.4).
    Shoulder,
    /// Telepathic powers need a test (sotas.grenade-psi-neg.2).
    PsiDamped,
    /// Its Force Field is spent (sotas.force-field.3).
    FieldSpent,
    /// Its Anti-kinetic Shield is up (sotas.anti-kinetic-shield.1).
    ShieldUp,
    /// Its re-roll is spent (sotas.hero.3).
    HeroSpent,
    /// Its Sprint is spent (sotas.sprint.1).
    SprintSpent,
    /// Has no Stealth until it moves (sotas.stealth.6, sotas.stealth.8).
    Revealed,
    /// Has taken radiation antidote (sotas.radiation.2).
    Antidote,
    /// −2 on Quality tests for the rest of the turn (sotas.attractive.4).
    Distracted,
    /// Has chanted this turn.
    Chanted,
    /// Its sonic screwdriver lights Long (sotas.darkness.5).
    BrightLight,
    /// Was hidden when the game turn began.
    HiddenAtDawn,
    /// Has dived from a shot this turn.
    Dived,
    /// Has been contaminated (sotas.contagion.2).
    Contaminated,
    /// Holds a stone (sotas.stones.2).
    Stone,
    /// Has been activated this game turn (sotas.activation.15).
    Activated,
    /// Was left over from the game turn before.
    LeftOver,
    /// In the air between two flying moves (sotas.flight.4).
    Aloft,
    /// Has climbed this activation (sotas.climbing.5).
    Climbed,
}

/// A set of states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(into = "Vec<Mark>", from = "Vec<Mark>")]
#[schemars(with = "Vec<Mark>")]
pub struct Marks(u32);

impl Marks {
    /// Whether a state is among them.
    pub fn has(self, mark: Mark) -> bool {
        self.0 >> (mark as u8) & 1 == 1
    }

    /// Adds a state.
    pub fn insert(&mut self, mark: Mark) {
        self.0 |= 1 << (mark as u8);
    }

    /// Takes a state away.
    pub fn remove(&mut self, mark: Mark) {
        self.0 &= !(1 << (mark as u8));
    }
}

impl From<Marks> for Vec<Mark> {
    fn from(marks: Marks) -> Vec<Mark> {
        Mark::ALL.iter().copied().filter(|&it| marks.has(it)).collect()
    }
}

impl From<Vec<Mark>> for Marks {
    fn from(list: Vec<Mark>) -> Marks {
        list.into_iter().collect()
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(list: I) -> Marks {
        let mut marks = Marks::default();
        list.into_iter().for_each(|it| marks.insert(it));
        marks
    }
}
