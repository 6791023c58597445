//! Whether the table of a position can be: figures, cards, nodes, the turn, the scenario.

use reglette_engine::Rule;
use reglette_engine::fault::Fault;
use reglette_geometry::Disc;

use crate::adventure;
use crate::data::decks::After;
use crate::data::forces::Bonus;
use crate::data::scenarios::{Deploy, Plot};
use crate::ground;
use crate::ids::{AdventureId, FigureId, PieceId, SPARES};
use crate::measure::{CONTACT, DISC, MOST_ADVENTURE, TABLE};
use crate::options::AdventureMode;
use crate::position::bad;
use crate::scene;
use crate::table::{NodeState, Phase, Table, Upgrade};

/// The most Fate tokens and Victory Points of a player.
const MOST_FATE: u8 = 200;
const MOST_VP: i16 = 10_000;

/// Refuses what no table of the game could show.
pub fn check(table: &Table) -> Result<(), Fault> {
    check_pieces(table)?;
    check_players(table)?;
    check_cards(table)?;
    check_adventure(table)?;
    check_nodes(table)?;
    check_round(table)?;
    check_sides(table)?;
    check_scene(table)
}

/// What is wrong, where, and the rule it breaks.
fn broken(rule: &'static str, key: &'static str, at: &str) -> Fault {
    Fault { rule: Some(Rule(rule)), ..bad(key, at) }
}

/// Whether a figure on the table has room where it stands; what is wrong otherwise, at a place of the document.
pub fn stands(table: &Table, figure: FigureId, at: &str) -> Result<(), Fault> {
    let it = &table[figure];
    if !it.is_on_table() {
        return Ok(());
    }
    let base = table.base(figure);
    if !TABLE.holds(base) {
        return Err(broken("ex.mv.12", "fault-position-off-table", &format!("{at}.at")));
    }
    if let Some(piece) = it.state.on {
        let known = piece.index() < table.terrain.len();
        let here = format!("{at}.on");
        if !known || !table.piece(piece).body().holds(base) {
            return Err(broken("ex.kh.3", "fault-position-perch", &here));
        }
        if let Err(illegal) = ground::may_perch(table, figure, piece) {
            return Err(broken(illegal.rule.id(), "fault-position-climb", &here));
        }
    }
    let pieces = table.pieces().filter(|(id, _)| Some(*id) != it.state.on);
    let mut others = table.present().filter(|&other| other < figure).map(|it| table.base(it));
    let blocked = pieces.map(|(_, it)| it.body()).any(|it| it.overlaps(base))
        || others.any(|it| base.body().overlaps(it));
    match blocked {
        true => Err(broken("ex.mv.14", "fault-position-overlap", &format!("{at}.at"))),
        false => Ok(()),
    }
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
            return Err(broken("ex.bc.1", "fault-position-card", "players")
                .with("card", name)
                .with("copies", copies));
        }
    }
    for (at, player) in table.players.iter().enumerate() {
        let mut all = adventure::all(&player.cards);
        let many = all.len();
        all.sort_unstable();
        all.dedup();
        if all.len() != many {
            return Err(broken(
                "ex.fb.8",
                "fault-position-twice",
                &format!("players[{at}].adventure"),
            ));
        }
    }
    Ok(())
}

/// ex.ad.2, ex.ad.3, ex.ad.5, ex.fb.8: Adventure cards a player can have, and what lies on figures.
fn check_adventure(table: &Table) -> Result<(), Fault> {
    let mode = table.book.options.adventure;
    let mut dealt: Vec<AdventureId> = Vec::new();
    for seat in table.seats() {
        let here = format!("players[{}].adventure", seat.0);
        let cards = &table.player(seat).cards;
        let all = adventure::all(cards);
        let own = table.book.forces[seat.index()].faction;
        let may = |it: &AdventureId| match table.book.content.decks.adventure[it.index()].faction {
            None => mode != AdventureMode::None,
            Some(faction) => mode == AdventureMode::Chosen && faction == own,
        };
        let again = mode == AdventureMode::Dealt && all.iter().any(|it| dealt.contains(it));
        if all.len() > MOST_ADVENTURE || again || !all.iter().all(may) {
            return Err(broken("ex.ad.3", "fault-position-adventure", &here));
        }
        dealt.extend(all);
        for (nth, it) in cards.lasting.iter().enumerate() {
            let lasts = table.book.content.decks.adventure[it.card.index()].after == After::Lasts;
            if !lasts || table[it.figure].seat != seat || !table[it.figure].is_operational() {
                let here = format!("{here}.lasting[{nth}]");
                return Err(broken("ex.ad.5", "fault-position-lasting", &here));
            }
        }
    }
    Ok(())
}

/// ex.sn.3, ex.bo.3: everybody has a side or an edge of their own; who hunts a fugitive hunts an enemy.
fn check_sides(table: &Table) -> Result<(), Fault> {
    let sides = &table.book.scenario.sides;
    for seat in table.seats() {
        let player = table.player(seat);
        let here = |field: &str| format!("players[{}].{field}", seat.0);
        let before = &table.players[..seat.index()];
        let faction = table.book.forces[seat.index()].faction;
        let fits = match player.side.map(|it| sides.get(usize::from(it))) {
            None => sides.is_empty() || table.round.turn == 0,
            Some(None) => false,
            Some(Some(side)) => {
                let wanted =
                    side.faction.as_deref().and_then(|it| table.book.content.forces.faction(it));
                wanted.is_none_or(|it| it == faction)
                    && before.iter().all(|it| it.side != player.side)
            }
        };
        if !fits {
            return Err(broken("ex.sn.3", "fault-position-side", &here("side")));
        }
        if player.edge.is_some() && before.iter().any(|it| it.edge == player.edge) {
            return Err(broken("ex.sn.3", "fault-position-side", &here("edge")));
        }
        let hunts = matches!(table.book.bonus(seat), Bonus::Fugitive { .. });
        if player.fugitive.is_some_and(|it| !hunts || table[it].seat == seat) {
            return Err(broken("ex.bo.3", "fault-position-fugitive", &here("fugitive")));
        }
    }
    Ok(())
}

/// ex.sn.6, ex.sn.13, ex.sn.17: what the scenario counts, and where the prisoner is.
fn check_scene(table: &Table) -> Result<(), Fault> {
    let (scene, plot) = (&table.scene, &table.book.scenario.plot);
    let most = match *plot {
        Plot::Converter { markers, .. } => ("ex.sn.6", markers),
        Plot::Device { progress, .. } => ("ex.sn.17", progress),
        _ => ("ex.sc.2", 0),
    };
    let decided = match plot {
        Plot::Converter { .. } | Plot::Device { .. } => scene.done == (scene.count == most.1),
        Plot::Prisoner { .. } => true,
        _ => !scene.done,
    };
    if scene.count > most.1 || !decided {
        let fault = broken(most.0, "fault-position-count", "scene.count");
        return Err(fault.with("most", most.1));
    }
    let kept = match (plot, scene.prisoner) {
        (&Plot::Prisoner { rescuers, .. }, Some(prisoner)) => {
            let disc = Disc::new(prisoner.at, DISC);
            let escorts = |it: FigureId| {
                table[it].is_operational()
                    && table.plays(table[it].seat, rescuers)
                    && table.base(it).body().is_within(CONTACT, disc)
            };
            TABLE.holds(disc) && prisoner.escort.is_none_or(escorts)
        }
        (Plot::Prisoner { .. }, None) => table.round.turn == 0,
        (_, prisoner) => prisoner.is_none(),
    };
    if !kept {
        return Err(broken("ex.sn.13", "fault-position-prisoner", "scene.prisoner"));
    }
    let known = |it: &Upgrade| it.seat.0 < table.book.players && TABLE.contains(it.at);
    if !scene.upgrades.iter().all(known) {
        return Err(broken("ex.ad.4", "fault-position-scene", "scene.upgrades"));
    }
    match table.seats().all(|it| scene::upgrades_left(table, it) >= 0) {
        true => Ok(()),
        false => {
            Err(broken("ex.ad.4", "fault-position-upgrades", "scene.upgrades").with("most", SPARES))
        }
    }
}

/// ex.nd.3: no more tokens of a kind than there are, carried by figures that are there.
fn check_nodes(table: &Table) -> Result<(), Fault> {
    let mut left: Vec<i16> =
        table.book.content.decks.tokens.iter().map(|it| i16::from(it.copies)).collect();
    let mut hidden = 0;
    for (at, node) in table.nodes.iter().enumerate() {
        let fault = || broken("ex.nd.3", "fault-position-node", &format!("nodes[{at}]"));
        let lies = matches!(node.state, NodeState::Hidden | NodeState::Lying(_));
        if lies && !TABLE.holds(Disc::new(node.at, DISC)) {
            return Err(fault());
        }
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
    if hidden <= rest { Ok(()) } else { Err(broken("ex.nd.3", "fault-position-node", "nodes")) }
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
    let covering = round.covering.iter().all(|it| it.0 < table.book.players);
    let fits =
        seats && (full || early) && part && covering && round.turn <= table.book.scenario.turns;
    if fits { Ok(()) } else { Err(broken("ex.tn.1", "fault-position-round", "round")) }
}
