//! Whether a position holds together: what lies on the table, and what is in progress.

use reglette_engine::Procedure;
use reglette_engine::fault::Fault;

use crate::data::scenarios::Plot;
use crate::doing::Doing;
use crate::harm::Harm;
use crate::ids::FigureId;
use crate::measure::TABLE;
use crate::melee::Melee;
use crate::part::Part;
use crate::position::bad;
use crate::roll::{Cause, Rolling};
use crate::scene;
use crate::setup::SetUp;
use crate::shot::Shot;
use crate::stride::Stride;
use crate::table::{NodeState, Phase, Table};
use crate::turn::Turn;
use crate::upkeep::Upkeep;

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

/// Refuses what no table of the game could show, and no question of the game could be open about.
pub fn check(table: &Table, doing: &[Doing]) -> Result<(), Fault> {
    check_cards(table)?;
    check_nodes(table)?;
    check_round(table)?;
    let waits = match doing.split_last() {
        None => table.ended,
        Some((top, below)) => {
            !table.ended
                && doing.len() <= 10
                && is_chain(table, doing)
                && holds(table, doing)
                && below.iter().all(|it| !asks(table, *it) || is_caller(*it))
                && asks(table, *top)
                && has_option(table, *top)
        }
    };
    if waits { Ok(()) } else { Err(bad("fault-position-doing", "doing")) }
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

fn has_option(table: &Table, top: Doing) -> bool {
    let mut options = Vec::new();
    top.options(table, &mut options);
    !options.is_empty()
}

/// Whether a procedure can be the one whose question is open.
fn asks(table: &Table, doing: Doing) -> bool {
    match doing {
        Doing::SetUp(setup) => setup != SetUp::Begin,
        Doing::Turn(turn) => matches!(turn, Turn::Discard { .. } | Turn::Tied { .. }),
        Doing::Part(part) => matches!(
            part,
            Part::Answer { .. } | Part::Pick | Part::Act { .. } | Part::HandOver { .. }
        ),
        Doing::Stride(stride) => !matches!(stride, Stride::Testing | Stride::Shooting),
        Doing::Shot(shot) => {
            matches!(shot, Shot::Also | Shot::Split { .. } | Shot::Declared | Shot::Stressed { .. })
        }
        Doing::Rolling(rolling) => usize::from(rolling.window) < rolling.contest.seats(table).len(),
        Doing::Harm(harm) => matches!(harm, Harm::Final { .. } | Harm::Upgrade { .. }),
        Doing::Melee(melee) => {
            !matches!(melee, Melee::Rolled | Melee::Hurt { .. } | Melee::Finished { .. })
        }
        Doing::Upkeep(upkeep) => {
            !matches!(upkeep, Upkeep::Begin | Upkeep::Stress { .. } | Upkeep::TakeBack { .. })
        }
    }
}

/// A part asks, and also waits for what it has called.
fn is_caller(doing: Doing) -> bool {
    doing == Doing::Part(Part::Pick)
}

/// Whether each procedure is one that the one below it calls.
fn is_chain(table: &Table, doing: &[Doing]) -> bool {
    let bottom = match doing[0] {
        Doing::SetUp(_) => doing.len() == 1 && table.round.turn == 0,
        Doing::Turn(_) => table.round.turn > 0,
        _ => false,
    };
    bottom && doing.windows(2).all(|pair| calls(table, pair[0], pair[1]))
}

fn calls(table: &Table, below: Doing, above: Doing) -> bool {
    let rolls = |cause: fn(Cause) -> bool| matches!(above, Doing::Rolling(Rolling { contest, .. }) if cause(contest.cause));
    match below {
        Doing::Turn(Turn::Parts) => {
            let played =
                matches!(table.round.phase, Phase::Movement | Phase::Shooting | Phase::Melee);
            played && matches!(above, Doing::Part(_))
        }
        Doing::Turn(Turn::Upkeep) => {
            table.round.phase == Phase::Upkeep && matches!(above, Doing::Upkeep(_))
        }
        Doing::Turn(Turn::Initiative { .. }) => rolls(|it| matches!(it, Cause::Initiative { .. })),
        Doing::Part(Part::Pick) => {
            matches!(above, Doing::Stride(_) | Doing::Shot(_) | Doing::Melee(_))
        }
        Doing::Part(Part::Work { .. }) => rolls(|it| matches!(it, Cause::Work { .. })),
        Doing::Part(Part::Stun { .. }) => matches!(above, Doing::Harm(_)),
        Doing::Stride(Stride::Testing) => rolls(|it| matches!(it, Cause::Obstacle { .. })),
        Doing::Stride(Stride::Shooting) => matches!(above, Doing::Shot(_)),
        Doing::Shot(Shot::Signalled) => rolls(|it| matches!(it, Cause::Signal { .. })),
        Doing::Shot(Shot::Rolled) => {
            rolls(|it| matches!(it, Cause::Shot { .. } | Cause::Blast { .. }))
        }
        Doing::Shot(Shot::Hurt) => matches!(above, Doing::Harm(_)),
        Doing::Harm(Harm::Rolled { .. }) => rolls(|it| matches!(it, Cause::Damage { .. })),
        Doing::Melee(Melee::Rolled) => rolls(|it| matches!(it, Cause::Round { .. })),
        Doing::Melee(Melee::Hurt { .. } | Melee::Finished { .. }) => {
            matches!(above, Doing::Harm(_))
        }
        Doing::Upkeep(Upkeep::Stress { .. }) => rolls(|it| matches!(it, Cause::Stress { .. })),
        Doing::Upkeep(Upkeep::TakeBack { .. }) => rolls(|it| matches!(it, Cause::TakeBack { .. })),
        _ => false,
    }
}

/// Whether what the procedures speak of is there.
fn holds(table: &Table, doing: &[Doing]) -> bool {
    let has = |is: fn(&Doing) -> bool| doing.iter().any(is);
    let moves = has(|it| matches!(it, Doing::Stride(_)));
    let shoots = has(|it| matches!(it, Doing::Shot(_)));
    let fights = has(|it| matches!(it, Doing::Melee(_)));
    moves == table.trip.is_some()
        && shoots == table.attack.is_some()
        && fights == table.combat.is_some()
        && trip_holds(table)
        && attack_holds(table)
        && combat_holds(table, doing)
        && doing.iter().all(|it| each_holds(table, *it))
}

fn trip_holds(table: &Table) -> bool {
    table.trip.as_ref().is_none_or(|it| {
        let tokens = it.effects.iter().all(|it| it.index() < table.book.content.decks.tokens.len());
        table[it.figure].is_on_table() && it.seat.0 < table.book.players && tokens
    })
}

fn attack_holds(table: &Table) -> bool {
    table.attack.as_ref().is_none_or(|it| {
        it.seat.0 < table.book.players
            && usize::from(it.now) < it.targets.len()
            && it.targets.len() <= crate::ids::MOST_FIGURES
            && (it.by.is_some() == it.weapon.is_some())
    })
}

fn combat_holds(table: &Table, doing: &[Doing]) -> bool {
    let Some(it) = &table.combat else { return true };
    let join = doing.contains(&Doing::Melee(Melee::Join));
    let foes = it.foes.len();
    let aims = |fighter: &crate::combat::Fighter| {
        !fighter.targets.is_empty() && fighter.targets.iter().all(|&at| usize::from(at) < foes)
    };
    let now = it.attackers.get(usize::from(it.now));
    let late = doing.iter().any(|it| {
        matches!(
            it,
            Doing::Melee(
                Melee::Outcome { .. }
                    | Melee::Finished { .. }
                    | Melee::Answer { .. }
                    | Melee::Order { .. }
            )
        )
    });
    let fighting = now.is_some_and(|fighter| usize::from(it.nth) < fighter.targets.len());
    it.seat.0 < table.book.players
        && foes > 0
        && it.attackers.iter().all(aims)
        && (join || late || fighting)
}

/// What single procedures speak of.
fn each_holds(table: &Table, doing: Doing) -> bool {
    let players = table.book.players;
    match doing {
        Doing::SetUp(SetUp::Side) => {
            table.book.scenario.sides.len() == 2 && table.book.players == 2
        }
        Doing::SetUp(SetUp::Edge) => players == 2,
        Doing::SetUp(SetUp::Tied { standing }) | Doing::Turn(Turn::Tied { standing }) => {
            standing.tied(players).is_some()
        }
        Doing::SetUp(SetUp::Room { seat } | SetUp::Fugitive { seat } | SetUp::Take { seat }) => {
            seat.0 < players
        }
        Doing::SetUp(SetUp::Deploy { figure }) => {
            table.waiting(table[figure].seat).any(|it| it == figure)
                && (table.book.scenario.sides.is_empty()
                    == table.player(table[figure].seat).side.is_none())
        }
        Doing::Turn(Turn::Discard { seat } | Turn::Initiative { seat, .. }) => seat.0 < players,
        Doing::Part(Part::Answer { nth }) => nth < players && table.round.phase == Phase::Shooting,
        Doing::Part(Part::HandOver { figure }) => {
            let own = table[figure].seat == table.active() && table.round.phase == Phase::Shooting;
            own && scene::is_built(table) && scene::may_act(table, figure).is_ok()
        }
        Doing::Part(Part::Act { figure } | Part::Work { figure }) => {
            table[figure].seat == table.active()
                && table[figure].is_on_table()
                && table.round.phase == Phase::Shooting
        }
        Doing::Shot(Shot::Split { nth }) => {
            let many = table.attack.as_ref().map_or(0, |it| it.targets.len());
            usize::from(nth) + 1 < many
        }
        Doing::Rolling(rolling) => {
            let Rolling { contest, window, .. } = rolling;
            causes(table, contest.cause) && usize::from(window) < contest.seats(table).len()
        }
        Doing::Harm(
            Harm::Roll { blow, .. }
            | Harm::Rolled { blow }
            | Harm::Certain { blow, .. }
            | Harm::Final { blow, .. },
        ) => blow.seat.0 < players && table[blow.victim].is_on_table(),
        Doing::Harm(Harm::Upgrade { seat, .. }) => seat.0 < players,
        Doing::Melee(Melee::After { nth } | Melee::Outcome { nth }) => nth < players,
        Doing::Melee(Melee::Answer { seat, figure, .. } | Melee::Order { seat, figure, .. }) => {
            seat.0 < players && table[figure].is_on_table()
        }
        Doing::Upkeep(
            Upkeep::Start { nth, .. }
            | Upkeep::Cards { nth }
            | Upkeep::Adventure { nth, .. }
            | Upkeep::TakeBack { nth },
        ) => nth < players,
        Doing::Upkeep(Upkeep::Calm { figure, tokens }) => {
            table[figure].is_on_table() && tokens <= table[figure].state.stress
        }
        Doing::Part(Part::Stun { .. }) => {
            matches!(table.book.scenario.plot, Plot::Device { .. })
        }
        _ => true,
    }
}

fn causes(table: &Table, cause: Cause) -> bool {
    let players = table.book.players;
    match cause {
        Cause::Initiative { seat } | Cause::TakeBack { seat } | Cause::Signal { seat } => {
            seat.0 < players
        }
        Cause::Shot { seat, target, .. } | Cause::Blast { seat, target } => {
            seat.0 < players && table[target].is_on_table()
        }
        Cause::Damage { seat, victim, .. } => seat.0 < players && table[victim].is_on_table(),
        Cause::Round { attacker, target } => {
            table[attacker].is_on_table() && table[target].is_on_table()
        }
        Cause::Obstacle { figure } | Cause::Stress { figure } | Cause::Work { figure } => {
            table[figure].is_on_table()
        }
    }
}
