//! Whether the table of a position can be: figures, cards, nodes, the turn, the scenario.

use reglette_engine::fault::Fault;

use crate::data::scenarios::Deploy;
use crate::ids::{FigureId, PieceId};
use crate::measure::TABLE;
use crate::position::bad;
use crate::table::{NodeState, Phase, Table};

/// The most Fate tokens and Victory Points of a player.
const MOST_FATE: u8 = 200;
const MOST_VP: i16 = 10_000;

/// Refuses what no table of the game could show.
pub fn check(table: &Table) -> Result<(), Fault> {
    check_pieces(table)?;
    check_players(table)?;
    check_cards(table)?;
    check_nodes(table)?;
    check_round(table)
}

/// Whether a figure on the table has room where it stands; what is wrong otherwise.
pub fn stands(table: &Table, figure: FigureId) -> Result<(), &'static str> {
    let it = &table[figure];
    if !it.is_on_table() {
        return Ok(());
    }
    let base = table.base(figure);
    if !TABLE.holds(base) {
        return Err("fault-position-off-table");
    }
    if let Some(piece) = it.state.on {
        let known = piece.index() < table.terrain.len();
        if !known || !table.piece(piece).body().holds(base) {
            return Err("fault-position-perch");
        }
    }
    let pieces = table.pieces().filter(|(id, _)| Some(*id) != it.state.on);
    let mut others = table.present().filter(|&other| other < figure).map(|it| table.base(it));
    let blocked = pieces.map(|(_, it)| it.body()).any(|it| it.overlaps(base))
        || others.any(|it| base.body().overlaps(it));
    if blocked { Err("fault-position-overlap") } else { Ok(()) }
}

/// The pieces that the scenario speaks of are there.
fn check_pieces(table: &Table) -> Result<(), Fault> {
    let scenario = &table.book.scenario;
    let beside = scenario.sides.iter().filter_map(|it| match it.deploy {
        Deploy::Near(piece, _) => Some(piece),
        _ => None,
    });
    let lies = |it: PieceId| it.index() < table.terrain.len();
    match scenario.plot.piece().into_iter().chain(beside).all(lies) {
        true => Ok(()),
        false => Err(bad("fault-position-scene", "terrain")),
    }
}

fn check_players(table: &Table) -> Result<(), Fault> {
    for (at, player) in table.players.iter().enumerate() {
        let wrong =
            |field: &str| Err(bad("fault-position-number", &format!("players[{at}].{field}")));
        if player.fate > MOST_FATE {
            return wrong("fate");
        }
        if !(-MOST_VP..=MOST_VP).contains(&player.vp) {
            return wrong("vp");
        }
    }
    Ok(())
}

/// ex.bc.1: no more cards than there are.
fn check_cards(table: &Table) -> Result<(), Fault> {
    let copies = table.book.content.decks.combat;
    for (at, &copies) in copies.iter().enumerate() {
        let hands = table.players.iter().map(|it| u32::from(it.hand[at]));
        let out = hands.sum::<u32>() + u32::from(table.discard[at]);
        if out > u32::from(copies) {
            let name = crate::ids::ICONS[at];
            return Err(bad("fault-position-card", "players")
                .with("card", name)
                .with("copies", copies));
        }
    }
    for (at, player) in table.players.iter().enumerate() {
        let cards = &player.cards;
        let piles = [&cards.hand, &cards.open, &cards.fresh, &cards.exhausted, &cards.discard];
        let mut all: Vec<_> = piles.into_iter().flatten().copied().collect();
        all.extend(cards.lasting.iter().map(|it| it.card));
        let many = all.len();
        all.sort_unstable();
        all.dedup();
        if all.len() != many {
            return Err(bad("fault-position-twice", &format!("players[{at}].adventure")));
        }
    }
    Ok(())
}

/// ex.nd.3: no more tokens of a kind than there are, carried by figures that are there.
fn check_nodes(table: &Table) -> Result<(), Fault> {
    let mut left: Vec<i16> =
        table.book.content.decks.tokens.iter().map(|it| i16::from(it.copies)).collect();
    let mut hidden = 0;
    for (at, node) in table.nodes.iter().enumerate() {
        let fault = || bad("fault-position-node", &format!("nodes[{at}]"));
        let token = match node.state {
            NodeState::Hidden => {
                hidden += 1;
                continue;
            }
            NodeState::Lying(token) | NodeState::Gone(token) => token,
            NodeState::Carried(token, by) => {
                let there = table[by].is_on_table()
                    || table[by].state.whereabouts == crate::figure::Whereabouts::Left;
                if !there {
                    return Err(fault());
                }
                token
            }
        };
        left[token.index()] -= 1;
        if left[token.index()] < 0 {
            return Err(fault());
        }
    }
    let rest: i16 = left.iter().sum();
    if hidden <= rest { Ok(()) } else { Err(bad("fault-position-node", "nodes")) }
}

fn check_round(table: &Table) -> Result<(), Fault> {
    let round = &table.round;
    let once = |(at, it): (usize, &reglette_engine::Seat)| {
        it.0 < table.book.players && !round.order[..at].contains(it)
    };
    let seats = round.order.iter().enumerate().all(once);
    let full = round.order.len() == usize::from(table.book.players);
    let early = round.turn == 0 || round.phase == Phase::Initiative;
    let part = usize::from(round.part) < round.order.len().max(1);
    let sides = table.book.scenario.sides.len();
    let side = |it: &crate::table::Player| it.side.is_none_or(|it| usize::from(it) < sides);
    let escort = table.scene.prisoner.and_then(|it| it.escort);
    let prisoner = escort.is_none_or(|it| table[it].is_operational());
    let covering = round.covering.iter().all(|it| it.0 < table.book.players);
    let upgrades = table.scene.upgrades.iter().all(|it| it.seat.0 < table.book.players);
    let fits =
        seats && (full || early) && part && covering && round.turn <= table.book.scenario.turns;
    if !fits {
        return Err(bad("fault-position-round", "round"));
    }
    if !(table.players.iter().all(side) && prisoner && upgrades) {
        return Err(bad("fault-position-scene", "scene"));
    }
    Ok(())
}
