//! What scenarios ask for: Tasks, objects, exits, spells, countdowns, and how they are won.

use reglette_geometry::Decimal;
use serde::Deserialize;

use crate::data::scenarios::Present;

/// sotas.scenario.6: a Task.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// Its id.
    pub id: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// Where.
    pub piece: String,
    /// Whose.
    pub side: String,
    /// How many successes.
    pub tokens: u8,
    /// Loses a token at the end of a turn when nobody is there.
    #[serde(default)]
    pub fades: bool,
    /// How the other side works against it.
    pub undo: Option<Undo>,
    /// What happens when it is done.
    pub on_done: Option<OnDone>,
    /// Natural ones bring the countdown forward.
    #[serde(default)]
    pub hastens: bool,
}

/// How the other side works against a Task.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Who.
    pub side: String,
    /// Tokens an action takes off.
    pub tokens: u8,
}

/// What happens when a Task is done.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnDone {
    /// Pieces that go.
    #[serde(default)]
    pub remove: Vec<String>,
}

/// sotas.scenario.7: an object.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Object {
    /// Its id.
    pub id: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// The marker it lies on.
    pub at: String,
    /// Who may pick it up.
    #[serde(default)]
    pub sides: Vec<String>,
    /// What it opens.
    pub opens: Option<String>,
}

/// sotas.scenario.10: an exit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exit {
    /// Its id.
    pub id: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// The piece.
    pub piece: String,
    /// Who may leave.
    pub sides: Vec<String>,
    /// Civilians that come along.
    #[serde(default)]
    pub brings: u8,
}

/// The track of a spell.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// Where it begins.
    pub start: u8,
    /// Where it ends.
    pub goal: u8,
    /// Who raises it.
    pub up: Chant,
    /// Who lowers it.
    pub down: Chant,
}

/// Who works on the track, and where.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chant {
    /// Who.
    pub side: String,
    /// How near.
    pub within: Decimal,
    /// To this piece.
    pub of: String,
    /// Measured from the centre or the base.
    pub measure: Measured,
    /// Who is better at it.
    #[serde(default)]
    pub bonus: Vec<Bonus>,
}

/// From where a distance is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measured {
    /// The centre of the base.
    Centre,
    /// Its nearest point.
    Base,
}

/// A profile that is better at something.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// Who.
    pub profile: String,
    /// By how much.
    pub plus: i8,
}

/// A bomb.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Countdown {
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// What goes off.
    pub piece: String,
    /// Goes off at the end of this turn.
    pub turn: u8,
}

/// When a condition is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// As soon as it holds.
    AtOnce,
    /// At the end of each game turn.
    TurnEnd,
    /// At the end of the last one.
    Limit,
}

/// A victory condition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// Who wins; where nobody is named, whoever the condition finds.
    pub side: Option<String>,
    /// When it is looked at.
    pub when: When,
    /// What must hold.
    #[serde(default)]
    pub all: Vec<Condition>,
    /// Only with a third player.
    #[serde(default)]
    pub seat: Present,
}

/// Something that must hold.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Condition {
    WipedOut {
        side: String,
    },
    TasksDone {
        tasks: Vec<String>,
        at_least: Option<u8>,
    },
    Escaped {
        side: String,
        figures: Vec<String>,
        #[serde(default)]
        others: u8,
    },
    CannotEscape {
        side: String,
        figures: Vec<String>,
        #[serde(default)]
        others: u8,
    },
    Lost {
        side: String,
        figures: Vec<String>,
        at_least: Option<u8>,
    },
    Present {
        side: String,
        figure: String,
    },
    TrackFull,
    Exploded,
    Ahead {
        side: String,
        by: i32,
    },
    Survives {
        side: String,
    },
    LastStanding,
    MostDestroyed,
}
