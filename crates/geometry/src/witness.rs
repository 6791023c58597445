//! What justifies a verdict, in the one form that a log names and a table draws.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::blast::Caught;
use crate::corridor::{Corridor, Lane, Obstruction};
use crate::meet::Measure;
use crate::point::{Point, Segment};
use crate::reach::Reach;
use crate::sector::Quartering;
use crate::sight::{Shadow, Sight};
use crate::sweep::{Contact, Crossing};

/// A point, a line or an area that shows why something is so.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Witness {
    /// Here.
    Point(Point),
    /// Along this line.
    Line(Segment),
    /// Within these corners.
    Area(Vec<Point>),
}

impl From<Measure> for Witness {
    /// The line measured along.
    fn from(measure: Measure) -> Witness {
        Witness::Line(measure.line)
    }
}

impl From<Contact> for Witness {
    /// The point touched.
    fn from(contact: Contact) -> Witness {
        Witness::Point(contact.on)
    }
}

impl From<Crossing> for Witness {
    /// From where the path enters to where it leaves.
    fn from(crossing: Crossing) -> Witness {
        let [from, to] = crossing.points;
        Witness::Line(Segment::new(from, to))
    }
}

impl From<Shadow> for Witness {
    /// Across what is hidden.
    fn from(shadow: Shadow) -> Witness {
        Witness::Line(shadow.across)
    }
}

impl From<&Sight> for Vec<Witness> {
    /// A line that passes, or everything that hides the target.
    fn from(sight: &Sight) -> Vec<Witness> {
        match sight.line() {
            Some(line) => vec![Witness::Line(line)],
            None => sight.shadows().iter().copied().map(Witness::from).collect(),
        }
    }
}

impl From<Corridor> for Witness {
    /// The whole strip.
    fn from(corridor: Corridor) -> Witness {
        Witness::Area(corridor.corners().to_vec())
    }
}

impl From<&Obstruction> for Vec<Witness> {
    /// What is shaded of the corridor's width.
    fn from(obstruction: &Obstruction) -> Vec<Witness> {
        obstruction.shaded.iter().copied().map(Witness::Line).collect()
    }
}

impl From<Lane> for Option<Witness> {
    /// The lane, if there is one.
    fn from(lane: Lane) -> Option<Witness> {
        match lane {
            Lane::Open(line) => Some(Witness::Line(line)),
            Lane::Shut => None,
        }
    }
}

impl From<Quartering> for Witness {
    /// The line judged.
    fn from(quartering: Quartering) -> Witness {
        Witness::Line(quartering.line)
    }
}

impl From<Caught> for Witness {
    /// From the centre of the circle to the base.
    fn from(caught: Caught) -> Witness {
        Witness::Line(caught.line)
    }
}

impl From<Reach> for Witness {
    /// The area.
    fn from(reach: Reach) -> Witness {
        Witness::Area(reach.outline)
    }
}
