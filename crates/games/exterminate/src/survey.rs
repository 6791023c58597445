//! What can be measured at any time (ex.mv.2), beyond what the view shows: whether a choice would be legal
//! and what it would come to, where a figure can get, what lies between two figures. Nothing here changes
//! anything, and nothing that is hidden is looked at.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::rule::Part;
use reglette_engine::{Game, Illegal, Machine, Procedure, Rule, Viewer};
use reglette_geometry::{Disc, Length, Point, Reach, Segment, Witness};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::adventure;
use crate::ahead::{self, Ahead};
use crate::aim::{self, Occasion, Parts};
use crate::choice::{Choice, Shoot, points};
use crate::deploy;
use crate::doing::Doing;
use crate::ground;
use crate::ids::{AdventureId, FigureId, PieceId, WeaponId};
use crate::journey::{self, Walk};
use crate::proof::{self, Proof};
use crate::scene;
use crate::setup::SetUp;
use crate::sight;
use crate::stride::{self, Stride};
use crate::table::{Phase, Table};

/// Something to be measured.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Survey {
    /// Whether this answer would be legal, and what it would come to.
    Try(Choice),
    /// Where a figure would come to that goes toward a place, in its move or in the one it could begin now.
    Go {
        /// Who.
        figure: FigureId,
        /// Where to.
        to: Point,
    },
    /// Where a figure gets in one move.
    Reach(FigureId),
    /// What lies between two figures or places; between figures, for a shot from the one at the other.
    Line {
        /// From here.
        from: End,
        /// To there.
        to: End,
    },
    /// What lies between a figure and each of its enemies.
    Targets(FigureId),
    /// Where a node may be placed.
    NodeAreas,
}

/// An end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The base of a figure.
    Figure(FigureId),
    /// A place.
    Point(Point),
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
    /// What shows why it may not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// Where it would end instead: as far on the way as the figure may go, or where its base has room on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop: Option<Point>,
    /// What the move comes to, to the place or to where it stops.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walk: Option<Walk>,
    /// The dice that are then about to be rolled, if nobody plays anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Ahead>,
    /// ex.kh.2: the piece that is climbed to come there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub climb: Option<PieceId>,
}

/// What lies between two figures or places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Between {
    /// Whom it is measured to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<FigureId>,
    /// How far it is, from base to base.
    pub gap: Length,
    /// Along this line.
    pub line: Segment,
    /// What a shot from the one figure at the other meets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shot: Option<Sighted>,
}

/// What a shot meets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sighted {
    /// Nothing is seen.
    pub blocked: bool,
    /// Pieces that cost a die each.
    pub pieces: Vec<PieceId>,
    /// Figures that cost a die each.
    pub figures: Vec<FigureId>,
    /// The target has cover.
    pub cover: bool,
    /// What shows it.
    pub witness: Vec<Witness>,
    /// What hides the target, obstructs the shot or gives cover.
    pub proofs: Vec<Proof>,
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
    /// Its effective range; none where it is for close combat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<Length>,
    /// Attack dice; none where the shot is not possible.
    pub dice: Vec<Part>,
    /// Cards without which it would have no dice; told to whoever sees that hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<AdventureId>,
    /// The rule that forbids it, whatever others may hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub rule: Option<Rule>,
}

/// Measures what a document asks for; ids are written by the names in scope. Whether an answer is legal may
/// depend on a hand, so only whoever is asked may try one (ex.bc.17, ex.ad.9).
pub fn survey(machine: &Machine<Doing>, viewer: Viewer, asked: &Value) -> Result<Value, Fault> {
    let bad = |key| Fault::new(Code::BadRequest, key).at("measure");
    let survey = Survey::deserialize(asked)
        .map_err(|error| bad("fault-unreadable").with("reason", error))?;
    let table = &machine.table;
    let known = |it: FigureId| match table[it].is_on_table() {
        true => Ok(it),
        false => Err(bad("fault-measure-absent")),
    };
    Ok(match survey {
        Survey::Try(choice) => {
            may_try(machine, viewer)?;
            json(&attempt(machine, &choice))
        }
        Survey::Reach(figure) => json(&areas(table, known(figure)?)),
        Survey::Go { figure, to } => json(&journey::go(table, known(figure)?, to)),
        Survey::Line { from: End::Figure(from), to: End::Figure(to) } => {
            json(&between(machine, viewer, known(from)?, known(to)?))
        }
        Survey::Line { from, to } => {
            let disc = |end| match end {
                End::Figure(figure) => known(figure).map(|it| table.base(it)),
                End::Point(at) => Ok(Disc::new(at, Length::ZERO)),
            };
            json(&apart(disc(from)?, disc(to)?))
        }
        Survey::Targets(figure) => {
            let foes = table.foes(table[known(figure)?].seat);
            json(&foes.map(|it| between(machine, viewer, figure, it)).collect::<Vec<_>>())
        }
        Survey::NodeAreas => json(&deploy::node_areas(table)),
    })
}

fn json(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).expect("measures are plain data")
}

fn may_try(machine: &Machine<Doing>, viewer: Viewer) -> Result<(), Fault> {
    match machine.ask() {
        Some(ask) if !viewer.sees(ask.seat) => {
            Err(Fault::new(Code::NotYourTurn, "fault-measure-asked").with("asked", ask.seat.0))
        }
        _ => Ok(()),
    }
}

fn attempt(machine: &Machine<Doing>, choice: &Choice) -> Verdict {
    let Some(top) = machine.top() else { return Verdict::default() };
    let checked = top.legality(&machine.table, choice);
    let proof = match (top, choice, &checked) {
        (Doing::Stride(Stride::Where), Choice::Go(going), Err(illegal)) => {
            let figure = stride::trip(&machine.table).figure;
            proof::of_move(&machine.table, figure, &points(&going.via, going.to), illegal.rule)
        }
        (Doing::SetUp(SetUp::Deploy { figure }), Choice::At(at), Err(_)) => {
            proof::of_deployment(&machine.table, *figure, *at)
        }
        (Doing::SetUp(SetUp::Node { .. }), Choice::At(at), Err(_)) => {
            proof::of_node(&machine.table, *at)
        }
        _ => None,
    };
    let walk = match (top, choice) {
        (Doing::Stride(Stride::Where), Choice::Go(going)) => {
            let trip = stride::trip(&machine.table);
            let path = points(&going.via, going.to);
            let way = ground::way(&machine.table, trip.figure, &path, trip.most).ok();
            way.map(|way| Walk::of(&machine.table, trip.figure, &way, trip.most))
        }
        (Doing::Stride(Stride::Where), &Choice::Climb { piece, at, .. }) if checked.is_ok() => {
            let trip = stride::trip(&machine.table);
            Some(Walk::climbing(&machine.table, trip.figure, piece, at, trip.most))
        }
        _ => None,
    };
    let (legal, rule) = (checked.is_ok(), checked.err().map(|it| it.rule));
    let ahead = if legal { ahead::after(machine, choice) } else { None };
    Verdict { legal, rule, proof, walk, ahead, ..Verdict::default() }
}

/// Where a figure gets without a test: outlines to be drawn; nothing where it does not walk at all (ex.sn.21).
fn areas(table: &Table, figure: FigureId) -> Vec<Vec<Point>> {
    if !scene::may_walk(table, figure) {
        return Vec::new();
    }
    let (_, most) = journey::next_move(table, figure);
    let outline = |it: Reach| it.outline;
    let room = journey::room(table, figure);
    room.bent_reach(table.base(figure), most).into_iter().map(outline).collect()
}

fn apart(from: Disc, to: Disc) -> Between {
    let (gap, line) = (from.body().gap(to).length(), from.body().nearest(to));
    Between { to: None, gap, line, shot: None }
}

/// ex.st.7, ex.st.8, ex.nd.17, ex.sh.17: whether a figure may shoot now, or in the Shooting sub-phase of this turn;
/// once that is over, whoever measures thinks of another turn.
fn may_shoot(machine: &Machine<Doing>, figure: FigureId) -> Result<(), Illegal> {
    let table = &machine.table;
    let free = matches!(machine.top(), Some(Doing::Stride(Stride::FreeShot)))
        && stride::trip(table).figure == figure;
    match table.round.phase {
        _ if free => aim::may_shoot(table, figure, Occasion::Free),
        Phase::Movement | Phase::Shooting => aim::may_shoot(table, figure, Occasion::Turn),
        Phase::Initiative | Phase::Melee | Phase::Upkeep => Ok(()),
    }
}

/// What a weapon could do; where no die is left, with cards that whoever looks knows of (ex.ad.9).
fn fire(machine: &Machine<Doing>, viewer: Viewer, from: FigureId, shoot: Shoot) -> Fire {
    let table = &machine.table;
    let aimed = |shoot: &Shoot| {
        may_shoot(machine, from).and_then(|()| aim::declared(table, from, shoot)).map(|it| it.parts)
    };
    let range = aim::range(table, shoot.with);
    let weapon = shoot.with;
    let told =
        |cards, parts: Parts| Fire { weapon, range, dice: parts.to_vec(), cards, rule: None };
    let rule = match aimed(&shoot) {
        Ok(parts) => return told(Vec::new(), parts),
        Err(illegal) => illegal.rule,
    };
    let helped = |cards: Vec<AdventureId>| {
        let parts = aimed(&Shoot { cards: cards.clone(), ..shoot.clone() }).ok()?;
        Some(told(cards, parts))
    };
    let known = rule.id() == "ex.sh.8" && viewer.sees(table[from].seat);
    let sets = if known { adventure::declarable(table, from, &shoot) } else { Vec::new() };
    let none = Fire { rule: Some(rule), ..told(Vec::new(), Parts::new()) };
    sets.into_iter().find_map(helped).unwrap_or(none)
}

fn between(machine: &Machine<Doing>, viewer: Viewer, from: FigureId, to: FigureId) -> Between {
    let table = &machine.table;
    let look = sight::look(table, from, to);
    let cover = aim::has_cover(table, to, &look);
    let fires = |&with: &WeaponId| {
        fire(machine, viewer, from, Shoot { with, target: to, cards: Vec::new() })
    };
    let shot = Sighted {
        blocked: look.blocked,
        cover,
        weapons: table.weapons(from).iter().map(fires).collect(),
        defence: aim::defence(table, to, cover).to_vec(),
        proofs: proof::of_shot(table, to, &look),
        pieces: look.pieces,
        figures: look.figures,
        witness: look.witness,
    };
    Between { to: Some(to), shot: Some(shot), ..apart(table.base(from), table.base(to)) }
}
