//! What can be measured at any time (ex.mv.2), beyond what the view shows: whether a choice would be legal
//! and what it would come to, where a figure can get, what lies between two figures. Nothing here changes
//! anything, and nothing that is hidden is looked at.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::rule::Part;
use reglette_engine::{Machine, Procedure, Rule};
use reglette_geometry::{Length, Point, Reach, Room, Witness};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::aim;
use crate::choice::{Choice, Going, points};
use crate::doing::Doing;
use crate::ground::{self, Obstacle};
use crate::ids::{FigureId, PieceId, WeaponId};
use crate::measure::TABLE;
use crate::sight;
use crate::stride::{self, Gait, Stride};
use crate::table::{Phase, Table};

/// Something to be measured.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Survey {
    /// Whether this answer would be legal, and what it would come to.
    Try(Choice),
    /// Where a figure gets in one move.
    Reach(FigureId),
    /// What lies between two figures, for a shot from the one at the other.
    Line {
        /// From here.
        from: FigureId,
        /// To there.
        to: FigureId,
    },
    /// What lies between a figure and each of its enemies.
    Targets(FigureId),
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
    /// What a move comes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walk: Option<Walk>,
}

/// What a move comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Walk {
    /// How long it is, and how long it may be.
    pub length: [Length; 2],
    /// Pieces that must be tested on the way.
    pub pieces: Vec<PieceId>,
    /// Enemies that must be tested on the way.
    pub enemies: Vec<FigureId>,
}

/// What lies between two figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Between {
    /// Whom it is measured to.
    pub to: FigureId,
    /// The gap between the bases.
    pub gap: Length,
    /// Nothing is seen.
    pub blocked: bool,
    /// What costs a die each.
    pub obstructions: u8,
    /// The target has cover.
    pub cover: bool,
    /// What shows it.
    pub witness: Vec<Witness>,
    /// What each weapon could do.
    pub weapons: Vec<Fire>,
    /// The defence dice.
    pub defence: Vec<Part>,
}

/// What a weapon could do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fire {
    /// Which.
    pub weapon: WeaponId,
    /// Attack dice; none where the shot is not possible.
    pub dice: Vec<Part>,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub rule: Option<Rule>,
}

/// Measures what a document asks for; ids are written by the names in scope.
pub fn survey(machine: &Machine<Doing>, asked: &Value) -> Result<Value, Fault> {
    let bad = |key| Fault::new(Code::BadRequest, key).at("measure");
    let survey = Survey::deserialize(asked)
        .map_err(|error| bad("fault-unreadable").with("reason", error))?;
    let table = &machine.table;
    let known = |it: FigureId| match table[it].is_on_table() {
        true => Ok(it),
        false => Err(bad("fault-measure-absent")),
    };
    Ok(match survey {
        Survey::Try(choice) => json(&attempt(machine, &choice)),
        Survey::Reach(figure) => json(&areas(table, known(figure)?)),
        Survey::Line { from, to } => json(&between(table, known(from)?, known(to)?)),
        Survey::Targets(figure) => {
            let foes = table.foes(table[known(figure)?].seat);
            json(&foes.map(|it| between(table, figure, it)).collect::<Vec<_>>())
        }
    })
}

fn json(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("measures are plain data")
}

fn attempt(machine: &Machine<Doing>, choice: &Choice) -> Verdict {
    let Some(top) = machine.top() else { return Verdict::default() };
    let checked = top.legality(&machine.table, choice);
    let walk = match (top, choice) {
        (Doing::Stride(Stride::Where), Choice::Go(going)) => walk(&machine.table, going),
        _ => None,
    };
    Verdict { legal: checked.is_ok(), rule: checked.err().map(|it| it.rule), walk }
}

fn walk(table: &Table, going: &Going) -> Option<Walk> {
    let trip = stride::trip(table);
    let path = points(&going.via, going.to);
    let way = ground::way(table, trip.figure, &path, trip.most).ok()?;
    let piece = |it: &ground::Hurdle| match it.what {
        Obstacle::Piece(piece) => Some(piece),
        Obstacle::Enemy(_) => None,
    };
    let enemy = |it: &ground::Hurdle| match it.what {
        Obstacle::Piece(_) => None,
        Obstacle::Enemy(enemy) => Some(enemy),
    };
    Some(Walk {
        length: [way.path.length(), trip.most],
        pieces: way.obstacles.iter().filter_map(piece).collect(),
        enemies: way.obstacles.iter().filter_map(enemy).collect(),
    })
}

/// Where a figure gets without a test: outlines to be drawn.
fn areas(table: &Table, figure: FigureId) -> Vec<Vec<Point>> {
    let moving = table.trip.as_ref().filter(|it| it.figure == figure);
    let gait = if table.round.phase == Phase::Shooting { Gait::Sprint } else { Gait::Move };
    let most = moving.map_or_else(|| stride::allowance(table, figure, gait), |it| it.most);
    let perch = table[figure].state.on;
    let pieces = table.pieces().filter(|(id, _)| Some(*id) != perch).map(|(_, it)| it.body());
    let foes = table.foes(table[figure].seat).map(|it| table.base(it).body());
    let room = Room::new(TABLE, pieces.chain(foes));
    let outline = |it: Reach| it.outline;
    room.bent_reach(table.base(figure), most).into_iter().map(outline).collect()
}

fn between(table: &Table, from: FigureId, to: FigureId) -> Between {
    let look = sight::look(table, from, to);
    let cover = aim::has_cover(table, to, &look);
    let fire = |&weapon: &WeaponId| {
        let aimed = aim::may_use(table, from, weapon)
            .and_then(|()| aim::aim(table, from, weapon, to, false));
        let rule = aimed.as_ref().err().map(|it| it.rule);
        Fire { weapon, dice: aimed.map(|it| it.parts.to_vec()).unwrap_or_default(), rule }
    };
    Between {
        to,
        gap: table.gap(from, to).length(),
        blocked: look.blocked,
        obstructions: look.obstructions,
        cover,
        weapons: table.weapons(from).iter().map(fire).collect(),
        defence: aim::defence(table, to, cover).to_vec(),
        witness: look.witness,
    }
}
