//! What a player may still hope for from the task of the scenario (ex.sn): what bots steer by. No rule.
//!
//! What is reached counts for more than having been near it: a prisoner at an escort's side for more than one who waits,
//! a civilian who walks for more than one who stands lost, progress for more than a node in hand.

use reglette_engine::Seat;
use reglette_geometry::{Body, Disc, INCH, Length};

use crate::book::Role;
use crate::data::scenarios::Plot;
use crate::figure::Mark;
use crate::ids::{FigureId, NodeId, PieceId};
use crate::measure::{DISC, TABLE};
use crate::nodes;
use crate::scene;
use crate::table::{NodeState, Table};
use crate::worth::POINT;

/// A chance of one.
const SURE: i32 = 1_000;
/// How likely it is that what is on its way arrives, for all that may happen to it.
const ESCORTED: i32 = 900;
const ALONE: i32 = 550;
const RUNNING: i32 = 650;
const JOINED: i32 = 650;
const LOST: i32 = 200;
const BUILT: i32 = 800;

/// Whether a player has a task of his own that leads its figures somewhere, as [`hope`] tells.
pub fn leads(table: &Table, seat: Seat) -> bool {
    let side = match table.book.scenario.plot {
        Plot::Escape { runners, .. } => runners,
        Plot::Prisoner { rescuers, .. } => rescuers,
        Plot::Device { builders, .. } => builders,
        Plot::Civilians { side, .. } => side,
        Plot::None | Plot::Converter { .. } | Plot::Beacons { .. } | Plot::Heap { .. } => {
            return false;
        }
    };
    table.plays(seat, side)
}

/// What the task may still bring a player beside what is scored already.
pub fn hope(table: &Table, seat: Seat) -> i32 {
    if table.scene.done || !leads(table, seat) {
        return 0;
    }
    match table.book.scenario.plot {
        Plot::Escape { .. } => table.own(seat).map(|it| escape(table, it)).sum(),
        Plot::Prisoner { vp, .. } => points(vp, rescue(table, seat)),
        Plot::Device { .. } => device(table, seat),
        Plot::Civilians { piece, vp, .. } => {
            let civilian = |it: &FigureId| table[*it].role == Role::Civilian;
            let safe = |it: FigureId| points(vp, safety(table, it, piece));
            table.own(seat).filter(civilian).map(safe).sum()
        }
        Plot::None | Plot::Converter { .. } | Plot::Beacons { .. } | Plot::Heap { .. } => 0,
    }
}

/// ex.sn.10, ex.sn.11: a runner that is on its way to the edge.
fn escape(table: &Table, figure: FigureId) -> i32 {
    let Plot::Escape { edge, .. } = table.book.scenario.plot else { return 0 };
    let base = table.base(figure);
    let way = TABLE.distance_to(edge.edge(), base.centre) - base.radius;
    points(
        scene::leaving(table, figure),
        in_time(table, figure, step(table, figure), way) * RUNNING / SURE,
    )
}

/// ex.sn.13, ex.sn.15: how likely it is that the prisoner comes home.
fn rescue(table: &Table, seat: Seat) -> i32 {
    let Plot::Prisoner { edge, depth, .. } = table.book.scenario.plot else { return 0 };
    let Some(prisoner) = table.scene.prisoner else { return 0 };
    let home = |base: Disc| TABLE.distance_to(edge.edge(), base.centre) + base.radius - depth;
    if let Some(escort) = prisoner.escort {
        let step = step(table, escort) - INCH;
        return in_time(table, escort, step, home(table.base(escort))) * ESCORTED / SURE;
    }
    let waits = Disc::new(prisoner.at, DISC);
    let chance = |it: FigureId| {
        let way = gap(table.base(it), waits.body()) + home(waits).max(Length::ZERO);
        in_time(table, it, step(table, it) - INCH, way)
    };
    let rescuers = table.own(seat).filter(|&it| table[it].is_operational());
    rescuers.map(chance).max().unwrap_or(0) * ALONE / SURE
}

/// ex.sn.17, ex.sn.18, ex.sn.19: progress, and the nodes that are brought to the console.
fn device(table: &Table, seat: Seat) -> i32 {
    let Plot::Device { piece, progress, vp, vp_node, .. } = table.book.scenario.plot else {
        return 0;
    };
    let hit = POINT * i32::from(vp) / i32::from(progress.max(1)) * BUILT / SURE;
    let carried = |node: NodeId| match table.nodes[node.index()].state {
        NodeState::Carried(token, _) => {
            POINT * i32::from(nodes::token_worth(table, token)) * 9 / 10
        }
        _ => 0,
    };
    // Half of the dice of a builder hit.
    let brings = |it: FigureId| {
        let gain = |node| (POINT * i32::from(vp_node) + hit * 3 / 2 - carried(node)).max(0);
        let way = gap(table.base(it), table.piece(piece).body());
        let chance = in_time(table, it, step(table, it), way) * BUILT / SURE;
        table.carried(it).map(gain).sum::<i32>() * chance / SURE
    };
    let under_way: i32 = table.own(seat).map(brings).sum();
    hit * i32::from(table.scene.count) + under_way
}

/// ex.sn.21, ex.sn.22: how likely it is that a civilian comes to safety.
fn safety(table: &Table, civilian: FigureId, piece: PieceId) -> i32 {
    let base = table.base(civilian);
    let way = gap(base, table.piece(piece).body());
    let step = step(table, civilian);
    if table[civilian].is(Mark::Joined) {
        return in_time(table, civilian, step, way) * JOINED / SURE;
    }
    let helps = |it: &FigureId| table[*it].role != Role::Civilian && table[*it].is_operational();
    let helpers = table.own(table[civilian].seat).filter(helps);
    let nearest = helpers.map(|it| gap(table.base(it), base.body())).min();
    nearest.map_or(0, |gap| in_time(table, civilian, step, way + gap) * LOST / SURE)
}

/// What so many Victory Points are worth with such a chance.
fn points(vp: u8, chance: i32) -> i32 {
    POINT * i32::from(vp) * chance / SURE
}

fn step(table: &Table, figure: FigureId) -> Length {
    table.profile(figure).movement
}

fn gap(base: Disc, to: Body<'_>) -> Length {
    base.body().gap(to).length()
}

/// How likely it is that a figure gets so far in the turns that are left: with two moves to spare it does, and each move
/// that is lost costs a quarter; the nearer the better anyhow. Who is Shocked or under Stress loses time.
fn in_time(table: &Table, figure: FigureId, step: Length, way: Length) -> i32 {
    let it = &table[figure].state;
    let lost = i32::from(it.shocked) + i32::from(it.stress > 1);
    let left = i32::from(table.book.scenario.turns.saturating_sub(table.round.turn)) + 1 - lost;
    let (step, way) = (step.0.max(1), way.0.max(0));
    let reach = step * left.max(0);
    let spare = (SURE / 2 + SURE * (reach - way) / (4 * step)).clamp(0, SURE);
    let near = SURE * step / (step + way / 4);
    (2 * spare + near) / 3
}
