//! Vortex Nodes (ex.nd): who touches them, what they turn out to be, what they are worth.

use reglette_engine::dice::{Bag, Dry, Purpose};
use reglette_engine::{Cx, Seat};
use reglette_geometry::Disc;

use crate::data::decks::NodeKind;
use crate::event::{Event, What};
use crate::ids::{FigureId, NodeId, TokenId};
use crate::measure::{CONTACT, DISC};
use crate::options::NodeVp;
use crate::table::{Node, NodeState, Table};

/// Nodes that lie on the table.
pub fn lying(table: &Table) -> impl Iterator<Item = (NodeId, Disc)> + '_ {
    let lies = |it: &Node| matches!(it.state, NodeState::Hidden | NodeState::Lying(_));
    (0..)
        .map(NodeId)
        .zip(&table.nodes)
        .filter(move |(_, it)| lies(it))
        .map(|(id, it)| (id, Disc::new(it.at, DISC)))
}

/// ex.nd.2: nodes that lie in contact with a figure.
pub fn touched(table: &Table, figure: FigureId) -> impl Iterator<Item = NodeId> + '_ {
    at(table, table.base(figure))
}

/// Nodes that lie in contact with a base.
pub fn at(table: &Table, base: Disc) -> impl Iterator<Item = NodeId> + '_ {
    lying(table).filter(move |(_, it)| base.body().is_within(CONTACT, *it)).map(|(id, _)| id)
}

/// ex.nd.8, ex.nd.9, ex.nd.12: a figure takes a node; what lay face down is turned up, and its effect is
/// still to come.
pub fn collect(
    table: &mut Table,
    figure: FigureId,
    node: NodeId,
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    let (token, first) = match table.nodes[node.index()].state {
        NodeState::Lying(token) => (token, false),
        _ => (turn_up(table, cx)?, true),
    };
    table.nodes[node.index()].state = NodeState::Carried(token, figure);
    cx.emit(|| Event::cite("ex.nd.2", What::Collected { figure, node, token }));
    let kind = table.book.content.decks.tokens[token.index()].kind;
    // ex.nd.4: a Black Node does nothing.
    if let (true, NodeKind::Temporal | NodeKind::Spatial, Some(trip)) =
        (first, kind, &mut table.trip)
    {
        trip.effects.push(token);
    }
    Ok(())
}

/// What a face-down node is: one of the tokens that have not been seen.
fn turn_up(table: &Table, cx: &mut Cx<'_, Event>) -> Result<TokenId, Dry> {
    let left = table.tokens();
    let names = table.book.names.space(TokenId::SPACE);
    let purpose = Purpose { seat: None, what: "node" };
    let kind = cx.draw_for(purpose, Bag { left: &left, names })?;
    Ok(TokenId(u8::try_from(kind).expect("few kinds of tokens")))
}

/// ex.nd.5: whether a node gives a free shot.
pub fn is_temporal(table: &Table, token: TokenId) -> bool {
    table.book.content.decks.tokens[token.index()].kind == NodeKind::Temporal
}

/// ex.nd.3, ex.nd.11, ex.sn.25: what the nodes that a player's figures carry are worth.
pub fn worth(table: &Table, seat: Seat) -> i16 {
    let value = |it: &Node| match it.state {
        NodeState::Carried(token, by) if table[by].seat == seat => {
            i16::from(token_worth(table, token))
        }
        _ => 0,
    };
    table.nodes.iter().map(value).sum()
}

/// A53: what a token is worth.
pub fn token_worth(table: &Table, token: TokenId) -> u8 {
    match table.book.options.node_vp {
        NodeVp::Printed => table.book.content.decks.tokens[token.index()].vp,
        NodeVp::Flat1 => 1,
    }
}
