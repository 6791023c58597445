//! A move in progress: who moves, how far, and what is still to come.

use reglette_engine::Seat;
use reglette_geometry::paper::inches;
use reglette_geometry::{Decimal, Length, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{FigureId, NodeId, TokenId};
use crate::table::Table;

/// A move in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trip {
    /// Who moves.
    pub figure: FigureId,
    /// Who says where.
    pub seat: Seat,
    /// What kind of move.
    pub gait: Gait,
    /// How far.
    #[serde(with = "inches::length")]
    #[schemars(with = "Decimal")]
    pub most: Length,
    /// The declared path, without its start.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "inches::points")]
    #[schemars(with = "Vec<[Decimal; 2]>")]
    pub points: Vec<Point>,
    /// ex.nd.15: touched nodes are left alone.
    #[serde(default)]
    pub leave: bool,
    /// ex.sn.10: this move has brought it to where it may leave the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arrived: bool,
    /// Obstacles passed.
    #[serde(default)]
    pub passed: u8,
    /// Effects of nodes that are still to come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<TokenId>,
    /// ex.nd.6: a Temporal Anomaly lets it go on with what is left of this move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resumes: bool,
    /// ex.nd.7: the moves that extra ones have interrupted, the last one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Interrupted>,
    /// ex.nd.19: nodes that its move has ended at and that it may still take.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<NodeId>,
}

/// A move that an extra one has interrupted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Interrupted {
    /// What was left of it.
    #[serde(with = "inches::length")]
    #[schemars(with = "Decimal")]
    pub most: Length,
    /// ex.nd.6: a Temporal Anomaly taken in this move lets it go on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resumes: bool,
}

/// What kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    /// ex.mv.11: of the Movement sub-phase.
    Move,
    /// ex.sp.1.
    Sprint,
    /// ex.nd.7: of a Spatial Disruption.
    Extra,
    /// ex.nd.6: the rest of a move, after a Temporal Anomaly.
    Rest,
    /// Post-hypnotic Order: somebody else moves it.
    Ordered,
}

/// The move in progress.
pub fn trip(table: &Table) -> &Trip {
    table.trip.as_ref().expect("a figure moves")
}

/// The move in progress, to be changed.
pub fn trip_mut(table: &mut Table) -> &mut Trip {
    table.trip.as_mut().expect("a figure moves")
}
