//! What scenarios add (ex.sn): the prisoner, civilians, leaving the table, working on pieces.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};
use reglette_geometry::{Disc, INCH, Length, Point, Room};

use crate::adventure;
use crate::book::Role;
use crate::data::scenarios::Plot;
use crate::dice::Faces;
use crate::event::{Event, Pool, What};
use crate::figure::{Mark, State, Whereabouts};
use crate::harm::{Blow, How};
use crate::ids::{FigureId, NodeId, PieceId};
use crate::measure::{CONTACT, DISC, SPACING, TABLE, TOLERANCE, gap_within};
use crate::nodes;
use crate::score;
use crate::table::{NodeState, Prisoner, Table, Upgrade};
use crate::traits::Trait;

/// ex.sn.13: whether a figure escorts the prisoner.
pub fn is_escort(table: &Table, figure: FigureId) -> bool {
    table.scene.prisoner.is_some_and(|it| it.escort == Some(figure))
}

/// ex.sn.20, ex.sn.21: whether a figure can be moved by its player: a civilian only once it has joined.
pub fn may_walk(table: &Table, figure: FigureId) -> bool {
    table[figure].role != Role::Civilian || table[figure].is(Mark::Joined)
}

/// ex.sn.13, ex.sn.14: the prisoner stays where he is.
pub fn lets_go(table: &mut Table, rule: &'static str, figure: FigureId, cx: &mut Cx<'_, Event>) {
    if is_escort(table, figure)
        && let Some(prisoner) = &mut table.scene.prisoner
    {
        prisoner.escort = None;
        cx.emit(|| Event::cite(rule, What::Escorts { figure, yes: false }));
    }
}

/// ex.sn.13: the prisoner moves along in contact.
pub fn follow(table: &mut Table, figure: FigureId, from: Point) {
    if !is_escort(table, figure) {
        return;
    }
    let (at, radius) = (table[figure].state.at, table.base(figure).radius);
    if let Some(prisoner) = &mut table.scene.prisoner {
        let along = at + (prisoner.at - from);
        let room = TABLE.grown(-DISC);
        prisoner.at = room.nearest(along);
        if !Disc::new(at, radius).body().is_within(CONTACT, Disc::new(prisoner.at, DISC)) {
            prisoner.at = at;
        }
    }
}

/// ex.sn.14: an order of the captors moves an escort, not the prisoner, who is let go once out of contact.
pub fn leave_behind(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let base = table.base(figure);
    let lost = |it: Prisoner| !base.body().is_within(CONTACT, Disc::new(it.at, DISC));
    if table.scene.prisoner.is_some_and(lost) {
        lets_go(table, "ex.sn.14", figure, cx);
    }
}

/// What happens where a figure has arrived.
pub fn arrived(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    match table.book.scenario.plot {
        Plot::Prisoner { .. } => at_prisoner(table, figure, cx),
        Plot::Civilians { piece, vp, .. } => among_civilians(table, figure, (piece, vp), cx),
        Plot::None
        | Plot::Converter { .. }
        | Plot::Beacons { .. }
        | Plot::Escape { .. }
        | Plot::Heap { .. }
        | Plot::Device { .. } => {}
    }
}

/// ex.sn.13, ex.sn.15: a rescuer takes the prisoner along, or brings him home.
fn at_prisoner(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let Plot::Prisoner { rescuers, edge, depth, vp, .. } = table.book.scenario.plot else { return };
    let Some(mut prisoner) = table.scene.prisoner else { return };
    let (seat, base) = (table[figure].seat, table.base(figure));
    if !table.plays(seat, rescuers) || table.scene.done {
        return;
    }
    let touches = base.body().is_within(CONTACT, Disc::new(prisoner.at, DISC));
    if prisoner.escort.is_none() && touches {
        prisoner.escort = Some(figure);
        table.scene.prisoner = Some(prisoner);
        cx.emit(|| Event::cite("ex.sn.13", What::Escorts { figure, yes: true }));
    }
    if is_escort(table, figure) && TABLE.strip(edge.edge(), depth).holds(base) {
        table.scene.done = true;
        cx.emit(|| Event::cite("ex.sn.15", What::Freed { figure }));
        score::give(table, "ex.sn.15", seat, vp.into(), cx);
    }
}

/// ex.sn.21, ex.sn.22, ex.sn.23: civilians join whoever touches them, and are safe at the TARDIS.
fn among_civilians(
    table: &mut Table,
    figure: FigureId,
    (piece, vp): (PieceId, u8),
    cx: &mut Cx<'_, Event>,
) {
    let seat = table[figure].seat;
    if table[figure].role == Role::Civilian {
        if table.touches(table.base(figure), piece) {
            table[figure].state.whereabouts = Whereabouts::Saved;
            cx.emit(|| Event::cite("ex.sn.22", What::Safe { figure }));
            adventure::end_lasting(table, figure, cx);
            score::give(table, "ex.sn.23", seat, vp.into(), cx);
        }
        return;
    }
    let joins = |it: &FigureId| {
        table[*it].role == Role::Civilian
            && !table[*it].is(Mark::Joined)
            && table.touch(figure, *it)
    };
    for civilian in table.own(seat).filter(joins).collect::<Vec<_>>() {
        table[civilian].mark(Mark::Joined, true);
        cx.emit(|| Event::cite("ex.sn.21", What::Joined { figure: civilian }));
    }
}

/// ex.sn.10: whether a runner stands where it may leave.
pub fn may_leave(table: &Table, figure: FigureId) -> bool {
    let Plot::Escape { runners, edge, .. } = table.book.scenario.plot else { return false };
    let base = table.base(figure);
    let away = TABLE.distance_to(edge.edge(), base.centre) - base.radius;
    table.plays(table[figure].seat, runners) && away <= CONTACT
}

/// ex.sn.10, ex.sn.11: a runner leaves the table, with what it carries.
pub fn leave(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].state.whereabouts = Whereabouts::Left;
    cx.emit(|| Event::cite("ex.sn.10", What::Left { figure }));
    adventure::end_lasting(table, figure, cx);
    let vp = leaving(table, figure);
    score::give(table, "ex.sn.11", table[figure].seat, vp.into(), cx);
}

/// ex.sn.11: what a runner scores by leaving.
pub fn leaving(table: &Table, figure: FigureId) -> u8 {
    let Plot::Escape { vp, vp_named, .. } = table.book.scenario.plot else { return 0 };
    let named = table.has(figure, Trait::Leader) || table.has(figure, Trait::Archetype);
    if named { vp_named } else { vp }
}

/// Upgrade: whether a figure that won a melee is one that upgrades its victims, and a figure is left for it.
pub fn may_upgrade(table: &Table, seat: Seat, by: FigureId) -> bool {
    let own = table.profile(by).faction == table.book.forces[seat.index()].faction;
    own && table[by].seat == seat && upgrades_left(table, seat) > 0
}

/// How many more Upgrades there are figures for; below zero where more are promised than can come.
pub fn upgrades_left(table: &Table, seat: Seat) -> i32 {
    let promised = table.scene.upgrades.iter().filter(|it| it.seat == seat).count();
    let count = |it: usize| i32::try_from(it).unwrap_or(i32::MAX);
    count(spares(table, seat).count()) - count(promised)
}

/// Figures kept aside for an Upgrade.
fn spares(table: &Table, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
    table.all().filter(move |&it| {
        let figure = &table[it];
        let waits = figure.state.whereabouts == Whereabouts::Waiting;
        figure.role == Role::Spare && figure.seat == seat && waits
    })
}

/// Upgrade: in Upkeep a new figure will stand there.
pub fn upgrade(table: &mut Table, seat: Seat, victim: FigureId) {
    let at = table[victim].state.at;
    table.scene.upgrades.push(Upgrade { seat, at });
}

/// ex.sn.1: whether a figure may act for its scenario, and with how many dice.
pub fn may_act(table: &Table, figure: FigureId) -> Result<u8, Illegal> {
    let it = &table[figure];
    let seat = it.seat;
    require(it.is_operational(), "ex.mv.13")?;
    require(it.role != Role::Civilian && !it.is(Mark::Acted) && it.state.stress == 0, "ex.sn.1")?;
    let threat =
        |foe: &FigureId| table[*foe].is_operational() && table.is_near(SPACING, figure, *foe);
    require(!table.foes(seat).any(|foe| threat(&foe)), "ex.sn.1")?;
    match table.book.scenario.plot {
        Plot::Converter { piece, attacker, dice, .. } => {
            let rule = if table.plays(seat, attacker) { "ex.sn.6" } else { "ex.sn.7" };
            require(table.touches(table.base(figure), piece), rule)?;
            require(!table.scene.done, rule)?;
            require(table.plays(seat, attacker) || table.scene.count > 0, "ex.sn.7")?;
            Ok(dice)
        }
        Plot::Device { piece, builders, dice, dice_leader, .. } => {
            require(table.plays(seat, builders) && !table.scene.done, "ex.sn.17")?;
            require(table.touches(table.base(figure), piece), "ex.sn.17")?;
            require(table.carried(figure).next().is_some(), "ex.sn.17")?;
            Ok(if table.has(figure, Trait::Leader) { dice_leader } else { dice })
        }
        Plot::None
        | Plot::Beacons { .. }
        | Plot::Escape { .. }
        | Plot::Prisoner { .. }
        | Plot::Heap { .. }
        | Plot::Civilians { .. } => Err(Illegal::by("ex.sn.1")),
    }
}

/// ex.sn.7: whether a figure repairs the Converter.
pub fn is_repair(table: &Table, figure: FigureId) -> bool {
    match table.book.scenario.plot {
        Plot::Converter { attacker, .. } => !table.plays(table[figure].seat, attacker),
        _ => false,
    }
}

/// ex.sn.6, ex.sn.7, ex.sn.17: the rule of a figure's work: sabotage, repair or building.
pub fn work_rule(table: &Table, figure: FigureId) -> &'static str {
    match table.book.scenario.plot {
        Plot::Converter { .. } if is_repair(table, figure) => "ex.sn.7",
        Plot::Converter { .. } => "ex.sn.6",
        _ => "ex.sn.17",
    }
}

/// ex.sn.17: whether a device is built here, for which nodes are handed over.
pub fn is_built(table: &Table) -> bool {
    matches!(table.book.scenario.plot, Plot::Device { .. })
}

/// ex.sn.17: a builder hands over a node before it rolls.
pub fn hand_over(table: &mut Table, figure: FigureId, node: NodeId, cx: &mut Cx<'_, Event>) {
    let Plot::Device { vp_node, .. } = table.book.scenario.plot else { return };
    if let NodeState::Carried(token, _) = table.nodes[node.index()].state {
        table.nodes[node.index()].state = NodeState::Gone(token);
    }
    let at = table[figure].state.at;
    cx.emit(|| Event::cite("ex.sn.17", What::Dropped { figure, node, at }));
    score::give(table, "ex.sn.19", table[figure].seat, vp_node.into(), cx);
}

/// ex.sn.6, ex.sn.7, ex.sn.17: how far the work is with these dice.
pub fn progress(table: &Table, figure: FigureId, dice: Faces) -> u8 {
    let count = table.scene.count;
    match table.book.scenario.plot {
        Plot::Converter { .. } if is_repair(table, figure) => count.saturating_sub(dice.a),
        Plot::Converter { markers, .. } => count.saturating_add(dice.h).min(markers),
        Plot::Device { progress, .. } => count.saturating_add(dice.h).min(progress),
        _ => count,
    }
}

/// ex.sn.6, ex.sn.7, ex.sn.17: what came of a scenario action; whether the device works now.
pub fn worked(table: &mut Table, figure: FigureId, dice: Faces, cx: &mut Cx<'_, Event>) -> bool {
    let seat = table[figure].seat;
    let pool = Pool { parts: Vec::new(), dice };
    match table.book.scenario.plot {
        Plot::Converter { markers, .. } => {
            let count = progress(table, figure, dice);
            table.scene.count = count;
            let rule = work_rule(table, figure);
            cx.emit(|| Event::cite(rule, What::Worked { figure, pool, done: count }));
            if count == markers {
                table.scene.done = true;
                cx.emit(|| Event::cite("ex.sn.6", What::ConverterDestroyed));
            }
            false
        }
        Plot::Device { progress, vp, .. } => {
            let done = self::progress(table, figure, dice);
            table.scene.count = done;
            cx.emit(|| Event::cite("ex.sn.17", What::Worked { figure, pool, done }));
            let works = done == progress;
            if works {
                table.scene.done = true;
                cx.emit(|| Event::cite("ex.sn.18", What::DeviceWorks));
                score::give(table, "ex.sn.18", seat, vp.into(), cx);
            }
            works
        }
        _ => false,
    }
}

/// ex.sn.18: the next villain near the console who is not Shocked yet, from a figure on.
pub fn next_stunned(table: &Table, from: u8) -> Option<Blow> {
    let Plot::Device { piece, builders, within, .. } = table.book.scenario.plot else {
        return None;
    };
    let seat = table.seat_of(builders)?;
    let body = table.piece(piece).body();
    let hit = |it: &FigureId| {
        it.0 >= from && !table[*it].state.shocked && gap_within(body.gap(table.base(*it)), within)
    };
    let victim = table.foes(seat).find(|it| hit(it))?;
    Some(Blow::sure(victim, seat, None, How::Device))
}

/// Nodes, beacons and the prisoner: discs that lie on the table.
pub fn discs(table: &Table) -> impl Iterator<Item = Disc> + '_ {
    let beacons: &[Point] = match &table.book.scenario.plot {
        Plot::Beacons { at, .. } => at,
        _ => &[],
    };
    let prisoner = table.scene.prisoner.map(|it| it.at);
    let others = beacons.iter().copied().chain(prisoner).map(|at| Disc::new(at, DISC));
    nodes::lying(table).map(|(_, it)| it).chain(others)
}

/// Upgrade: new figures stand where their victims fell, or as near as there is room.
pub fn upgrades(table: &mut Table, cx: &mut Cx<'_, Event>) {
    for spot in std::mem::take(&mut table.scene.upgrades) {
        let Some(figure) = spares(table, spot.seat).next() else { continue };
        let pieces = table.pieces().map(|(_, it)| it.body());
        let bases = table.present().map(|it| table.base(it).body());
        let room = Room::new(TABLE, pieces.chain(bases));
        let at = room.nearest_free(table.base(figure).at(spot.at), INCH * 36);
        if let Some(at) = at {
            let whereabouts = Whereabouts::Table;
            table[figure].state = State { whereabouts, at, ..State::default() };
            cx.emit(|| Event::cite("ex.ad.4", What::Upgraded { figure, at }));
        }
    }
}

/// ex.sn.21: civilians of a player whom nobody has touched yet.
fn lost(table: &Table, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
    table.own(seat).filter(|&it| !may_walk(table, it))
}

/// ex.sn.21: the civilians that a figure makes join by touching them.
pub fn joiners(table: &Table, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
    let joins = table[figure].role != Role::Civilian && table.plays(table[figure].seat, 0);
    lost(table, table[figure].seat).filter(move |_| joins)
}

/// ex.sn.13: the prisoner, where a figure that goes to him does something.
pub fn captive(table: &Table, figure: FigureId) -> Option<Disc> {
    let Plot::Prisoner { rescuers, .. } = table.book.scenario.plot else { return None };
    let prisoner = table.scene.prisoner.as_ref().filter(|_| !is_escort(table, figure))?;
    let wanted = table.plays(table[figure].seat, rescuers) || prisoner.escort.is_some();
    wanted.then(|| Disc::new(prisoner.at, DISC))
}

/// What a scenario makes a figure want to touch.
pub fn goals(table: &Table, figure: FigureId, out: &mut Vec<Disc>) {
    let seat = table[figure].seat;
    let flat = |at: Point| Disc::new(at, -table.base(figure).radius);
    let beside = |piece: PieceId| {
        let base = table.base(figure);
        let around = table.piece(piece).body().bounds().grown(base.radius);
        flat(around.nearest(base.centre))
    };
    match &table.book.scenario.plot {
        Plot::None => {}
        Plot::Converter { piece, .. } => out.push(beside(*piece)),
        Plot::Beacons { at, .. } => {
            out.extend(at.iter().map(|&at| Disc::new(at, DISC)));
        }
        Plot::Escape { runners, edge, .. } => {
            if table.plays(seat, *runners) {
                let base = table.base(figure);
                let room = TABLE.grown(-base.radius);
                out.push(flat(room.foot(edge.edge(), base.centre)));
            }
        }
        Plot::Prisoner { edge, .. } => {
            if is_escort(table, figure) {
                let home = TABLE.foot(edge.edge(), table[figure].state.at);
                out.push(Disc::new(home, Length::ZERO));
            }
            out.extend(captive(table, figure));
        }
        Plot::Heap { piece, .. } => {
            if table[figure].state.on != Some(*piece) {
                out.push(beside(*piece));
            }
        }
        Plot::Device { piece, builders, .. } => {
            if !table.plays(seat, *builders) || table.carried(figure).next().is_some() {
                out.push(beside(*piece));
            }
        }
        Plot::Civilians { piece, .. } => {
            if table[figure].role == Role::Civilian {
                out.push(beside(*piece));
            }
            let around = |it: Disc| Disc::new(it.centre, it.radius + TOLERANCE);
            out.extend(joiners(table, figure).map(|it| around(table.base(it))));
        }
    }
}
