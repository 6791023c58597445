//! What can be measured at any time (sotas.general.9), beyond what the view shows: whether a choice
//! would be legal and what it would come to, where a figure can get, what lies between two figures.
//! Nothing here changes anything, and nothing is hidden from anybody.

mod arrival;
mod line;
mod perils;
mod proof;
mod reach;
mod spots;
mod sways;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Machine, Procedure, Rule};
use reglette_geometry::{Disc, Length, Point, blast};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::choice::Choice;
use crate::doing::Doing;
use crate::event::{Part, Proof};
use crate::grenade::Lob;
use crate::ids::FigureId;
use crate::quality::{self, Cause};
use crate::setup::SetUp;
use crate::stride::{self, Kind, Stride};
use crate::table::Table;

pub use arrival::{Arrival, Watcher};
pub use line::{Aim, End, Facts, Seen};
pub use perils::Peril;
pub use reach::Area;
pub use spots::{Lure, Spot};
pub use sways::Sway;

/// Something to be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Survey {
    /// Whether this answer would be legal, and what it would come to.
    Try(Choice),
    /// The same of a move of the active figure, whether it is asked where to or what next.
    Go(Point),
    /// Where a figure gets in one move.
    Reach(FigureId),
    /// What lies between two places.
    Line {
        /// From here.
        from: End,
        /// To there.
        to: End,
    },
    /// What lies between a figure and each of its enemies.
    Targets(FigureId),
    /// Places worth moving to, and why.
    Spots,
    /// What each die of a figure's activation must show.
    Needs(FigureId),
}

/// Whether something may be done, and what it would come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Verdict {
    /// Whether it may.
    pub legal: bool,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub rule: Option<Rule>,
    /// What stops a move: what it meets, or how far it gets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// The farthest place on the way where it may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop: Option<Point>,
    /// What a move there comes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arrival: Option<Arrival>,
    /// What a grenade there comes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub burst: Option<Burst>,
    /// What harms whoever goes there, or as far as it may.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub perils: Vec<Peril>,
}

/// What each die of a test must show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Needs {
    /// The figure's Quality.
    pub quality: u8,
    /// What is added to each die.
    pub parts: Vec<Part>,
    /// The least face that succeeds.
    pub target: u8,
    /// sotas.hero.2: dice that succeed without being rolled.
    pub free: u8,
}

/// Whom a grenade would catch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Burst {
    /// How far it reaches.
    pub radius: Length,
    /// Whoever stands in it.
    pub caught: Vec<FigureId>,
}

/// Measures what a document asks for; ids are written by the names in scope.
pub fn survey(machine: &Machine<Doing>, asked: &Value) -> Result<Value, Fault> {
    let bad = |key| Fault::new(Code::BadRequest, key).at("measure");
    let survey = Survey::deserialize(asked)
        .map_err(|error| bad("fault-unreadable").with("reason", error))?;
    let table = &machine.table;
    let there = |end: End| match end.is_there(table) {
        true => Ok(end),
        false => Err(bad("fault-measure-absent")),
    };
    let known = |it: FigureId| there(End::Figure(it)).map(|_| it);
    Ok(match survey {
        Survey::Try(choice) => json(&attempt(machine, choice)),
        Survey::Go(to) => json(&go(machine, to)),
        Survey::Reach(figure) => json(&reach::areas(table, known(figure)?)),
        Survey::Line { from, to } => json(&line::facts(table, there(from)?, there(to)?)),
        Survey::Targets(figure) => json(&line::targets(table, known(figure)?)),
        Survey::Spots => {
            json(&moving(machine).map_or_else(Vec::new, |kind| spots::spots(table, kind)))
        }
        Survey::Needs(figure) => json(&needs(table, known(figure)?)),
    })
}

fn json(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("measures are plain data")
}

/// The kind of move that is being made or could be made next.
fn moving(machine: &Machine<Doing>) -> Option<Kind> {
    match machine.top()? {
        Doing::Stride(Stride::Where { kind }) => Some(*kind),
        Doing::Activation(_) => {
            let active = machine.table.active?;
            stride::may_begin(&machine.table, active.figure).is_ok().then_some(Kind::Move)
        }
        _ => None,
    }
}

fn attempt(machine: &Machine<Doing>, choice: Choice) -> Verdict {
    let table = &machine.table;
    match (machine.top(), choice) {
        (Some(Doing::Stride(Stride::Where { kind })), Choice::To(to)) => walk(table, *kind, to),
        (Some(top), choice) => {
            let checked = top.legality(table, &choice);
            let burst = match (top, choice) {
                (Doing::Lob(Lob::Where { .. }), Choice::To(at)) => Some(burst(table, at)),
                _ => None,
            };
            let proof = match (top, choice, &checked) {
                (Doing::SetUp(SetUp::Deploy { figure }), Choice::To(at), Err(_)) => {
                    proof::of_deployment(table, *figure, at)
                }
                (Doing::SetUp(SetUp::Terrain { .. }), Choice::Place { piece, at }, Err(_)) => {
                    proof::of_piece(table, piece, at)
                }
                _ => None,
            };
            let perils = match &checked {
                Ok(()) => perils::of_choice(table, top, choice),
                Err(_) => Vec::new(),
            };
            Verdict {
                legal: checked.is_ok(),
                rule: checked.err().map(|it| it.rule),
                proof,
                burst,
                perils,
                ..Verdict::default()
            }
        }
        (None, _) => Verdict::default(),
    }
}

fn go(machine: &Machine<Doing>, to: Point) -> Verdict {
    let table = &machine.table;
    match (moving(machine), table.active) {
        (Some(kind), _) => walk(table, kind, to),
        (None, Some(active)) => {
            let rule = stride::may_begin(table, active.figure).err().map(|it| it.rule);
            Verdict { rule, ..Verdict::default() }
        }
        (None, None) => Verdict::default(),
    }
}

fn walk(table: &Table, kind: Kind, to: Point) -> Verdict {
    let figure = table.active().figure;
    let checked = stride::may_go(table, figure, kind, to);
    let legal = checked.is_ok();
    let stop = if legal { Some(to) } else { arrival::farthest(table, figure, kind, to) };
    Verdict {
        legal,
        rule: checked.err().map(|it| it.rule),
        proof: proof::of_move(table, figure, kind, to),
        stop,
        arrival: stop.and_then(|at| arrival::arrival(table, figure, kind, at)),
        burst: None,
        perils: stop.map_or_else(Vec::new, |at| perils::of_move(table, figure, kind, at)),
    }
}

/// sotas.activation.4: what an activation needs.
fn needs(table: &Table, figure: FigureId) -> Needs {
    let quality = quality::quality(table, figure);
    let parts = quality::modifiers(table, figure, Cause::Activation);
    let target = quality::target(quality, &parts);
    Needs { quality, target, free: quality::free(table, figure), parts: parts.to_vec() }
}

/// sotas.area.3: whom a grenade catches.
fn burst(table: &Table, at: Point) -> Burst {
    let radius = table.book.sticks().short();
    let ids: Vec<FigureId> = table.present().collect();
    let caught = blast::caught(Disc::new(at, radius), ids.iter().map(|&it| table.base(it)));
    Burst { radius, caught: caught.into_iter().map(|it| ids[it.piece]).collect() }
}
