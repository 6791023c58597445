//! What lies between two figures: how far, what is seen, what gives cover, and what an attack would
//! count, part by part.

use reglette_engine::{Illegal, Rule};
use reglette_geometry::{Body, Length, Point, Segment, Witness};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attack;
use crate::combat;
use crate::event::{Part, Proof};
use crate::ids::{FigureId, PieceId, Thing, WeaponId};
use crate::measure::Stick;
use crate::sight::{self, Look, Screen};
use crate::strike::{How, Role, Strike};
use crate::survey::sways::{Sway, sways};
use crate::table::Table;
use crate::targets;

/// An end of a line that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The base of a figure.
    Figure(FigureId),
    /// A piece of terrain.
    Piece(PieceId),
    /// A point of the table.
    Point(Point),
}

impl End {
    /// Whether it is on the table.
    pub fn is_there(self, table: &Table) -> bool {
        match self {
            End::Figure(figure) => table[figure].is_on_table(),
            End::Piece(piece) => table.pieces.get(piece.index()).is_some_and(|it| !it.gone),
            End::Point(_) => true,
        }
    }

    fn body(self, table: &Table) -> Body<'_> {
        match self {
            End::Figure(figure) => table.base(figure).body(),
            End::Piece(piece) => table.piece(piece).body(),
            End::Point(at) => Body::point(at),
        }
    }
}

/// What lies between two ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    /// Who is at the other end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<FigureId>,
    /// How far apart they are.
    pub gap: Length,
    /// Where that is measured.
    pub line: Segment,
    /// The shortest stick that reaches.
    pub stick: Option<Stick>,
    /// Between figures: what the one sees of the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seen>,
    /// Between enemies: attacks, each with what it would count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<Aim>,
}

/// What one figure sees of another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Seen {
    /// Whether it sees anything.
    pub open: bool,
    /// Whether what it sees is in cover.
    pub cover: bool,
    /// A line that passes.
    pub line: Option<Segment>,
    /// Pieces and figures that hide a part or everything, each with a line across what it hides; with the
    /// point where one of the two stands, if that is inside.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proofs: Vec<Proof>,
}

/// An attack that could be thought of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Aim {
    /// With what; nothing for plain melee.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<WeaponId>,
    /// One range of the weapon.
    pub range: Length,
    /// How many ranges it has.
    pub bands: u8,
    /// In which range the target is, from 0.
    pub band: Option<u8>,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub rule: Option<Rule>,
    /// What shows that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// What is added to the attacker's die.
    pub attack: Vec<Part>,
    /// What is added to the target's die.
    pub defence: Vec<Part>,
    /// What decides it beside these totals.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sways: Vec<Sway>,
}

/// What lies between a figure and each of its enemies, the nearest first.
pub fn targets(table: &Table, figure: FigureId) -> Vec<Facts> {
    let mut enemies: Vec<FigureId> = table.enemies(figure).collect();
    enemies.sort_by_key(|&it| (table.gap(figure, it), it.0));
    enemies.iter().map(|&it| facts(table, End::Figure(figure), End::Figure(it))).collect()
}

/// What lies between two ends.
pub fn facts(table: &Table, from: End, to: End) -> Facts {
    let measure = from.body(table).measure(to.body(table));
    let sticks = table.book.sticks();
    let reaches = |stick: &Stick| measure.gap.is_within(sticks.length(*stick));
    let (seen, aims) = match (from, to) {
        (End::Figure(from), End::Figure(to)) if from != to => {
            let foes = table.are_enemies(from, to);
            (Some(seen(table, from, to)), if foes { aims(table, from, to) } else { Vec::new() })
        }
        _ => (None, Vec::new()),
    };
    Facts {
        to: match to {
            End::Figure(figure) => Some(figure),
            End::Piece(_) | End::Point(_) => None,
        },
        gap: measure.gap.length(),
        line: measure.line,
        stick: [Stick::Short, Stick::Medium, Stick::Long].into_iter().find(reaches),
        seen,
        aims,
    }
}

fn seen(table: &Table, from: FigureId, to: FigureId) -> Seen {
    let look = sight::look(table, from, to, Screen::Figures);
    let (open, cover, line) = match look {
        Look::Open { cover, line } => (true, cover, Some(line)),
        Look::Hidden => (false, false, None),
    };
    let rule = if open { "sotas.cover.1" } else { "sotas.los.2" };
    let pieces = sight::shaded_by(table, from, to).into_iter();
    let figures = if open { Vec::new() } else { sight::screened_by(table, from, to) };
    let proofs = pieces
        .map(|(it, witness)| Proof::new(rule, Thing::Piece(it), witness))
        .chain(figures.into_iter().map(|(it, at)| Proof::new(rule, Thing::Figure(it), at)));
    Seen { open, cover, line, proofs: proofs.collect() }
}

/// Melee where bases touch, and every weapon that could be shot.
fn aims(table: &Table, from: FigureId, to: FigureId) -> Vec<Aim> {
    let mut aims = Vec::new();
    if table.touch(from, to) {
        let how = How::Melee { with: None, power: false };
        aims.push(aim(table, Strike { by: Some(from), target: to, how }, None));
    }
    for with in attack::guns(table, from) {
        let how = How::Shot { with, aimed: false, further: false, ambush: false };
        let strike = Strike { by: Some(from), target: to, how };
        aims.push(aim(table, strike, forbidden(table, &strike, from, with)));
    }
    aims
}

/// The rule that forbids a shot, and what shows it unless that is what hides the target.
fn forbidden(
    table: &Table,
    strike: &Strike,
    from: FigureId,
    with: WeaponId,
) -> Option<(Rule, Option<Proof>)> {
    let to = strike.target;
    let between = |other: FigureId| Witness::Line(table.measure(from, other).line);
    let other = |rule, it: FigureId| Proof::new(rule, Thing::Figure(it), between(it));
    match targets::may_hit(table, from, with, to) {
        Ok(target) => {
            let field = targets::field(table, from, with);
            let first = targets::comes_first(table, &field, &target, strike)?;
            let proof = other("sotas.target.1", first);
            Some((proof.rule, Some(proof)))
        }
        Err(Illegal { rule }) => {
            let proof = match rule.id() {
                "sotas.ranged.6" => Some(Proof::new("sotas.ranged.6", None, between(to))),
                "sotas.target.6" => {
                    targets::rival(table, from, to).map(|it| other("sotas.target.6", it))
                }
                _ => None,
            };
            Some((rule, proof))
        }
    }
}

fn aim(table: &Table, strike: Strike, forbidden: Option<(Rule, Option<Proof>)>) -> Aim {
    let with = strike.how.weapon();
    let gap = strike.by.map(|by| table.gap(by, strike.target));
    Aim {
        with,
        range: with.map_or(Length::ZERO, |it| targets::range(table, it)),
        bands: with.map_or(0, |it| table.weapon(it).bands),
        band: with.zip(gap).and_then(|(it, gap)| targets::band(table, it, gap)),
        rule: forbidden.as_ref().map(|(rule, _)| *rule),
        proof: forbidden.and_then(|(_, proof)| proof),
        attack: combat::parts(table, &strike, Role::Striker).to_vec(),
        defence: combat::parts(table, &strike, Role::Target).to_vec(),
        sways: sways(table, &strike),
    }
}
