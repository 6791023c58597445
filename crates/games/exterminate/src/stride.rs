//! Moving a figure (ex.mv, ex.sp): its path, obstacle tests (ex.ob), climbing (ex.kh), and the nodes at the
//! end of the way (ex.nd).

use reglette_engine::dice::Dry;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Illegal, Input, Seat};
use reglette_geometry::{INCH, Length, Path, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::aim::{self, Occasion, Parts, add, sum};
use crate::attack;
use crate::choice::{Choice, Going, Play, points};
use crate::data::decks::Effect;
use crate::dice;
use crate::doing::{Got, Next, Value, ask, ask_on, call, done, pause};
use crate::event::{Event, Pool, What};
use crate::figure::Mark;
use crate::ground::{self, Hurdle, Passage};
use crate::ids::{FigureId, NodeId, PieceId};
use crate::jump;
use crate::moves;
use crate::nodes;
use crate::options::StressModel;
use crate::roll::{Cause, Contest, Rolling};
use crate::scene;
use crate::shot::{self, Shot};
use crate::sight;
use crate::table::Table;
use crate::traits::Trait;
use crate::trip::{Interrupted, trip_mut};

pub use crate::trip::{Gait, Trip, trip};

/// Where a move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stride {
    /// D4, D6: where to? Anybody may measure before (ex.mv.2).
    Where,
    /// ex.ob.5: an obstacle is tested.
    Testing,
    /// ex.sn.10: does it leave the table?
    Leave,
    /// ex.nd.19: which node?
    Nodes,
    /// D5: a free shot?
    FreeShot,
    /// The free shot is fired.
    Shooting,
}

/// ex.mv.11, ex.mv.13, ex.st.8, ex.st.12, ex.st.13, ex.sp.3, ex.sp.4: whether a figure may move or Sprint.
pub fn may_move(table: &Table, figure: FigureId, gait: Gait) -> Result<(), Illegal> {
    let it = &table[figure];
    require(it.is_operational(), "ex.mv.13")?;
    require(scene::may_walk(table, figure), "ex.sn.21")?;
    let upkeep = table.book.options.stress_model == StressModel::Upkeep;
    match gait {
        Gait::Move => {
            require(!it.is(Mark::Moved), "ex.mv.11")?;
            let rests = table.has(figure, Trait::Emotionless);
            require(it.state.stress < 2 || rests, "ex.st.8")?;
            let shaken = upkeep && it.state.stress == 1 && !table.has(figure, Trait::Implacable);
            require(!shaken, "ex.st.7")
        }
        Gait::Sprint => {
            require(!it.is(Mark::Acted), "ex.sp.4")?;
            require(!scene::is_escort(table, figure), "ex.sn.13")?;
            require(it.state.stress < 2, "ex.st.12")
        }
        Gait::Extra | Gait::Rest => require(it.state.stress < 2, "ex.nd.20"),
        Gait::Ordered => Ok(()),
    }
}

/// ex.rc.2, ex.tr.8, ex.tr.12, ex.sn.13: how far a figure moves.
pub fn allowance(table: &Table, figure: FigureId, gait: Gait) -> Length {
    let it = &table[figure];
    let mut most = table.profile(figure).movement;
    if sight::is_observed(table, figure) {
        most = INCH * 3;
    }
    match gait {
        Gait::Ordered => return INCH * 3,
        Gait::Move if it.state.stress >= 2 => most = INCH * 2,
        Gait::Sprint => {
            let runs = i32::from(it.is(Mark::Runs)) + i32::from(table.round.allons_y);
            most += INCH * (2 * runs);
        }
        Gait::Move | Gait::Extra | Gait::Rest => {}
    }
    if scene::is_escort(table, figure) { most - INCH } else { most }
}

/// A figure begins to move; [`Stride::Where`] goes on with it.
pub fn begin(table: &mut Table, figure: FigureId, seat: Seat, gait: Gait) {
    match gait {
        Gait::Move => table[figure].mark(Mark::Moved, true),
        Gait::Sprint => table[figure].mark(Mark::Acted, true),
        Gait::Extra | Gait::Rest | Gait::Ordered => {}
    }
    let most = allowance(table, figure, gait);
    table.trip = Some(Trip {
        figure,
        seat,
        gait,
        most,
        points: Vec::new(),
        leave: false,
        arrived: false,
        passed: 0,
        effects: Vec::new(),
        resumes: false,
        earlier: Vec::new(),
        nodes: Vec::new(),
    });
}

impl Stride {
    pub fn ask(self, table: &Table) -> Ask {
        let seat = trip(table).seat;
        match (self, trip(table).gait) {
            (Stride::Leave, _) => ask_on(seat, "ex.sn.10", "leave"),
            (Stride::Nodes, _) => ask_on(seat, "ex.nd.19", "nodes"),
            (Stride::FreeShot | Stride::Shooting, _) => ask(seat, "ex.nd.5", "free-shot"),
            (_, Gait::Sprint) => ask_on(seat, "ex.sp.2", "sprint"),
            (_, Gait::Extra) => ask(seat, "ex.nd.7", "extra-move"),
            (_, Gait::Rest) => ask(seat, "ex.nd.6", "rest-of-move"),
            (_, Gait::Move | Gait::Ordered) => ask_on(seat, "ex.mv.1", "move"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let figure = trip(table).figure;
        match self {
            Stride::Where => {
                out.push(Choice::Pass);
                moves::options(table, out);
            }
            Stride::Leave => out.extend([Choice::Yes, Choice::No]),
            Stride::Nodes => {
                out.push(Choice::Pass);
                out.extend(trip(table).nodes.iter().copied().map(Choice::Node));
            }
            Stride::FreeShot => {
                out.push(Choice::Pass);
                shot::options(table, figure, Occasion::Free, out);
            }
            Stride::Testing | Stride::Shooting => {}
        }
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        let it = trip(table);
        let figure = it.figure;
        match (self, choice) {
            (Stride::Where | Stride::Nodes | Stride::FreeShot, Choice::Pass) => Ok(()),
            (Stride::Where, Choice::Go(going)) => {
                let path = points(&going.via, going.to);
                ground::way(table, figure, &path, it.most).map(|_| ())
            }
            (Stride::Where, Choice::Climb { piece, at, .. }) => {
                may_climb(table, figure, it.gait, *piece, *at)
            }
            (Stride::Where, Choice::Jump { at, card }) => jump::may_jump(table, *at, *card),
            (Stride::Where, Choice::Play(play)) => may_hurry(table, play),
            (Stride::Where, Choice::LetGo) => {
                let own = scene::is_escort(table, figure) && it.gait == Gait::Move;
                require(own, "ex.sn.13")
            }
            (Stride::Leave, Choice::Yes | Choice::No) => Ok(()),
            (Stride::Nodes, Choice::Node(node)) => require(it.nodes.contains(node), "ex.nd.19"),
            (Stride::FreeShot, Choice::Shoot(shoot)) => {
                aim::may_fire(table, figure, shoot, Occasion::Free).map(|_| ())
            }
            (stride, _) => Err(Illegal { rule: stride.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let figure = trip(table).figure;
        match (self, input) {
            (Stride::Where, Input::Start) => pause(self),
            (Stride::Where, Input::Choice(choice)) => go(table, choice, cx),
            (Stride::Testing, Input::Value(Value::Contest(contest))) => tested(table, &contest, cx),
            (Stride::Leave, Input::Choice(choice)) => {
                if choice == Choice::Yes {
                    scene::leave(table, figure, cx);
                    table.trip = None;
                    return done();
                }
                trip_mut(table).arrived = false;
                rest(table)
            }
            (Stride::Nodes, Input::Choice(Choice::Node(node))) => {
                take(table, node, cx)?;
                next_effect(table)
            }
            (Stride::Nodes, Input::Choice(_)) => {
                trip_mut(table).nodes.clear();
                next_effect(table)
            }
            (Stride::FreeShot, Input::Choice(Choice::Shoot(shoot))) => {
                attack::declare(table, figure, &shoot, Occasion::Free, cx);
                call(Shot::Begin, Stride::Shooting)
            }
            (Stride::FreeShot, Input::Choice(_)) => {
                cx.emit(|| Event::cite("ex.nd.13", What::Declined { figure }));
                next_effect(table)
            }
            (Stride::Shooting, Input::Value(_)) => next_effect(table),
            (stride, _) => unreachable!("{stride:?} was not waiting for this"),
        }
    }
}

/// ex.kh.3: whether a figure may climb to a place on top of a piece; the rest of a move is no whole move.
pub fn may_climb(
    table: &Table,
    figure: FigureId,
    gait: Gait,
    piece: PieceId,
    at: Point,
) -> Result<(), Illegal> {
    require(gait != Gait::Rest, "ex.kh.3")?;
    ground::may_climb(table, figure, piece, at)
}

/// What was answered to where a figure goes.
fn go(table: &mut Table, choice: Choice, cx: &mut Cx<'_, Event>) -> Next {
    let figure = trip(table).figure;
    match choice {
        Choice::Go(Going { to, via, leave }) => {
            let it = trip_mut(table);
            (it.points, it.leave, it.passed) = (points(&via, to), leave, 0);
            cross(table, cx)
        }
        Choice::Climb { piece, at, leave } => {
            trip_mut(table).leave = leave;
            let from = table[figure].state.at;
            cx.emit(|| Event::cite("ex.kh.2", What::Climbed { figure, piece, from, at }));
            let length = Path::straight(from, at).length();
            table[figure].mark(Mark::Displaced, true);
            arrive(table, at, Some(piece), length, cx)
        }
        Choice::Jump { at, card } => {
            let collects = jump::jump(table, at, card, cx);
            trip_mut(table).most = Length::ZERO;
            if collects { at_nodes(table, cx) } else { next_effect(table) }
        }
        Choice::Play(play) => {
            adventure::spend(table, trip(table).seat, &play, cx);
            trip_mut(table).most += INCH * 3;
            cx.emit(|| Event::cite("ex.ad.4", What::Hurries { figure, by: INCH * 3 }));
            pause(Stride::Where)
        }
        Choice::LetGo => {
            let gait = trip(table).gait;
            let burdened = allowance(table, figure, gait);
            scene::lets_go(table, "ex.sn.13", figure, cx);
            let freed = allowance(table, figure, gait);
            trip_mut(table).most += freed - burdened;
            pause(Stride::Where)
        }
        _ => {
            if matches!(trip(table).gait, Gait::Extra) {
                cx.emit(|| Event::cite("ex.nd.13", What::Declined { figure }));
                lose_move(table);
            }
            next_effect(table)
        }
    }
}

/// Rapid Response: before a figure moves or Sprints.
fn may_hurry(table: &Table, play: &Play) -> Result<(), Illegal> {
    let it = trip(table);
    adventure::may_use(table, it.seat, play.card)?;
    let card = *play == Play::of(play.card) && table.effect(play.card) == Effect::RapidResponse;
    require(card && matches!(it.gait, Gait::Move | Gait::Sprint), "ex.ad.4")
}

/// ex.ob.5, ex.ob.10, ex.ob.13: the next obstacle of the path is tested, or the figure arrives.
fn cross(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let it = trip(table);
    let figure = it.figure;
    let way = ground::way(table, figure, &it.points, it.most);
    let way = way.expect("the path was allowed when it was declared");
    let Some(&Hurdle { what, .. }) = way.obstacles.get(usize::from(it.passed)) else {
        // ex.nd.19 [B6]: a move of length zero counts.
        table[figure].mark(Mark::Displaced, true);
        return arrive(table, way.path.end(), way.on, way.path.length(), cx);
    };
    let mut parts = Parts::new();
    add(&mut parts, "ex.ob.5", 1);
    if ground::touches(table, figure, what) {
        add(&mut parts, "ex.ob.9", 1);
    }
    if table.has(figure, Trait::Hover) || table.has(figure, Trait::Nimble) {
        add(&mut parts, "ex.tr.6", 1);
    }
    let dice = dice::roll(sum(&parts), cx)?;
    let pool = Pool { parts: parts.to_vec(), dice };
    cx.emit(|| Event::cite("ex.ob.5", What::Tested { figure, pool }));
    let contest = Contest::single(Cause::Obstacle { figure }, dice);
    call(Rolling::new(contest), Stride::Testing)
}

/// ex.ob.6, ex.ob.7, ex.ob.8: what comes of the test.
fn tested(table: &mut Table, contest: &Contest, cx: &mut Cx<'_, Event>) -> Next {
    let figure = trip(table).figure;
    match ground::passage(contest) {
        Passage::Crossed => {
            trip_mut(table).passed += 1;
            return cross(table, cx);
        }
        Passage::Stuck => {
            cx.emit(|| Event::cite("ex.ob.8", What::Stuck { figure }));
            lose_move(table);
            return next_effect(table);
        }
        Passage::Stopped => {}
    }
    let it = trip(table);
    let way = ground::way(table, figure, &it.points, it.most);
    let way = way.expect("the path was allowed when it was declared");
    let hurdle = way.obstacles[usize::from(it.passed)];
    let at = table[figure].state.at;
    let walked = match ground::touches(table, figure, hurdle.what) {
        true => Path::still(at),
        false => ground::stopped(table, figure, &way.path, hurdle),
    };
    let end = walked.end();
    cx.emit(|| Event::cite("ex.ob.7", What::Stopped { figure, at: end }));
    let base = table.base(figure).at(end);
    let on = table[figure].state.on.filter(|&it| table.piece(it).body().holds(base));
    trip_mut(table).most = walked.length();
    // ex.ob.15 [B6]: whoever stays where it is has not moved this turn.
    if end != at {
        table[figure].mark(Mark::Displaced, true);
    }
    arrive(table, end, on, walked.length(), cx)
}

/// ex.nd.13, ex.ob.8: what is left of a move is lost; of the one before it is left what was left.
fn lose_move(table: &mut Table) {
    let it = trip_mut(table);
    let Interrupted { most, resumes } = it.earlier.pop().unwrap_or_default();
    (it.most, it.resumes) = (most, resumes);
}

/// ex.mv.3: the figure stands where it stands.
fn arrive(
    table: &mut Table,
    at: Point,
    on: Option<PieceId>,
    length: Length,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let &Trip { figure, gait, most, .. } = trip(table);
    let from = table[figure].state.at;
    let climbed = on.is_some() && table[figure].state.on != on;
    (table[figure].state.at, table[figure].state.on) = (at, on);
    let rule = if gait == Gait::Sprint { "ex.sp.1" } else { "ex.mv.1" };
    if !climbed {
        cx.emit(|| Event::cite(rule, What::Moved { figure, from, to: at, length, most }));
    }
    // ex.kh.3: climbing is the whole move.
    let left = if climbed { Length::ZERO } else { most - length };
    trip_mut(table).most = left.max(Length::ZERO);
    match gait {
        Gait::Ordered => scene::leave_behind(table, figure, cx),
        Gait::Move | Gait::Sprint | Gait::Extra | Gait::Rest => scene::follow(table, figure, from),
    }
    scene::arrived(table, figure, cx);
    if !table[figure].is_on_table() {
        table.trip = None;
        return done();
    }
    trip_mut(table).arrived = brings_away(trip(table)) && scene::may_leave(table, figure);
    at_nodes(table, cx)
}

/// ex.sn.10, B18: whether a runner may leave by this move: one of the Movement sub-phase or a Sprint, and what a Temporal
/// Anomaly gives back of one of these, not of an extra move.
fn brings_away(trip: &Trip) -> bool {
    match trip.gait {
        Gait::Move | Gait::Sprint => true,
        Gait::Rest => trip.earlier.is_empty(),
        Gait::Extra | Gait::Ordered => false,
    }
}

/// ex.nd.2, ex.nd.15, ex.nd.16, ex.nd.19: a touched node is taken, unless it is left alone; of several the player
/// says which, one after the other.
fn at_nodes(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let &Trip { figure, gait, leave, .. } = trip(table);
    let collects = !leave && gait != Gait::Ordered && !table.has(figure, Trait::Swarm);
    let touched = nodes::touched(table, figure).filter(|_| collects).collect();
    trip_mut(table).nodes = touched;
    if let [node] = *trip(table).nodes {
        take(table, node, cx)?;
    }
    next_effect(table)
}

fn take(table: &mut Table, node: NodeId, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    trip_mut(table).nodes.retain(|it| *it != node);
    nodes::collect(table, trip(table).figure, node, cx)
}

/// ex.nd.5, ex.nd.7, ex.nd.18, ex.nd.19: the effect of a node happens at once, before another one is taken; when
/// none is left a runner at the edge may leave with what it carries (ex.sn.10), or the figure goes on with its move,
/// or the move is over.
fn next_effect(table: &mut Table) -> Next {
    let figure = trip(table).figure;
    while !trip(table).effects.is_empty() {
        let token = trip_mut(table).effects.remove(0);
        if may_move(table, figure, Gait::Extra).is_err() {
            continue;
        }
        if nodes::is_temporal(table, token) {
            trip_mut(table).resumes = true;
            if shot::might(table, figure, Occasion::Free) {
                return pause(Stride::FreeShot);
            }
            continue;
        }
        let most = allowance(table, figure, Gait::Extra);
        let it = trip_mut(table);
        it.earlier.push(Interrupted { most: it.most, resumes: it.resumes });
        (it.gait, it.most, it.resumes) = (Gait::Extra, most, false);
        it.points.clear();
        return pause(Stride::Where);
    }
    let able = table[figure].is_operational();
    if able && !trip(table).nodes.is_empty() {
        pause(Stride::Nodes)
    } else if able && trip(table).arrived {
        pause(Stride::Leave)
    } else {
        rest(table)
    }
}

/// ex.nd.6: a figure may go on with what is left of each move in which it has taken a Temporal Anomaly, the last
/// move first.
fn rest(table: &mut Table) -> Next {
    let goes_on = |table: &Table| trip(table).resumes && trip(table).most > Length::ZERO;
    while !goes_on(table) && !trip(table).earlier.is_empty() {
        lose_move(table);
    }
    if !goes_on(table) || may_move(table, trip(table).figure, Gait::Rest).is_err() {
        table.trip = None;
        return done();
    }
    let it = trip_mut(table);
    (it.gait, it.resumes) = (Gait::Rest, false);
    it.points.clear();
    pause(Stride::Where)
}
