//! Victory Points (ex.sc), what factions score (ex.bo), and the end of the game.

use std::sync::Arc;

use reglette_engine::game::Outcome;
use reglette_engine::{Cx, Rule, Seat};
use reglette_geometry::{Disc, INCH, Point};

use crate::book::Role;
use crate::data::decks::Effect;
use crate::data::forces::Bonus;
use crate::data::scenarios::Plot;
use crate::event::{Event, What};
use crate::harm::{Blow, How};
use crate::ids::{AdventureId, FigureId};
use crate::measure::{DISC, TABLE, gap_within};
use crate::nodes;
use crate::setup;
use crate::table::Table;
use crate::traits::Trait;

/// A player scores.
pub fn give(table: &mut Table, rule: &'static str, seat: Seat, vp: i16, cx: &mut Cx<'_, Event>) {
    if vp == 0 {
        return;
    }
    let player = table.player_mut(seat);
    player.vp = player.vp.saturating_add(vp);
    let total = table.player(seat).vp;
    cx.emit(|| Event::cite(rule, What::Scored { seat, vp, total }));
}

/// ex.sc.3, ex.sc.4, ex.sc.5, ex.sc.6: a figure was Exterminated.
pub fn score_kill(table: &mut Table, blow: Blow, was_shocked: bool, cx: &mut Cx<'_, Event>) {
    let Blow { victim, seat, .. } = blow;
    let own = table[victim].seat;
    if own == seat {
        // ex.sc.6, A51: lost to its own side; who comes after its owner gets the points.
        let next = table.in_order().chain(table.in_order()).skip_while(|&it| it != own).nth(1);
        if let Some(next) = next {
            kill_points(table, next, victim, cx);
        }
        return;
    }
    kill_points(table, seat, victim, cx);
    bonuses(table, blow, was_shocked, cx);
}

/// ex.bo.10: the Doctor scores nothing for it.
fn kill_points(table: &mut Table, seat: Seat, victim: FigureId, cx: &mut Cx<'_, Event>) {
    if table.book.bonus(seat).is_doctors() {
        return;
    }
    let vp = table.profile(victim).vp;
    let rule = if table.has(victim, Trait::Archetype) {
        "ex.sc.5"
    } else if table.has(victim, Trait::Leader) {
        "ex.sc.4"
    } else {
        "ex.sc.3"
    };
    give(table, rule, seat, vp.into(), cx);
}

/// ex.bo.1, ex.bo.2, ex.bo.3, ex.bo.6, ex.bo.9: what a faction has beside the points of a kill.
fn bonuses(table: &mut Table, blow: Blow, was_shocked: bool, cx: &mut Cx<'_, Event>) {
    let Blow { victim, seat, how, .. } = blow;
    let named = table.has(victim, Trait::Special) || table.has(victim, Trait::Archetype);
    let melee = matches!(how, How::Melee | How::Finish);
    let first = melee && !table.player(seat).gloried;
    table.player_mut(seat).gloried |= melee;
    match table.book.bonus(seat) {
        Bonus::Named { vp } if named => give(table, "ex.bo.1", seat, vp.into(), cx),
        Bonus::Downed { vp } if melee && was_shocked => {
            give(table, "ex.bo.2", seat, vp.into(), cx);
        }
        Bonus::Fugitive { vp } if table.player(seat).fugitive == Some(victim) => {
            give(table, "ex.bo.3", seat, vp.into(), cx);
        }
        Bonus::Glory { vp } if first => give(table, "ex.bo.6", seat, vp.into(), cx),
        Bonus::Feast { fate } if first => {
            let player = table.player_mut(seat);
            player.fate = player.fate.saturating_add(fate);
            let left = table.player(seat).fate;
            cx.emit(|| Event::cite("ex.bo.9", What::FateGained { seat, left }));
        }
        _ => {}
    }
    if is_deviant_destroyed(table, blow) {
        give(table, "ex.ad.4", seat, 1, cx);
    }
}

/// Destroy the Deviant!: whether the attack it was played with Exterminated the one it was declared on, also by a Coup
/// de Grâce (B15), but not by Fate after the round.
fn is_deviant_destroyed(table: &Table, blow: Blow) -> bool {
    let (seat, target, cards) = match (blow.how, &table.attack, &table.combat) {
        (How::Shot, Some(it), _) => (it.seat, it.targets[0].target, &it.cards),
        (How::Melee, _, Some(it)) => (it.seat, it.foe().figure, &it.cards),
        // Where the card has added no die, none was rolled: it is the Coup de Grâce, unless it is paid for apart.
        (How::Finish, _, Some(it))
            if usize::from(it.now) < it.attackers.len()
                && it.attack.bonus == 0
                && !it.tried.contains(&blow.victim) =>
        {
            (it.seat, it.foe().figure, &it.cards)
        }
        _ => return false,
    };
    let deviant = |it: &AdventureId| table.effect(*it) == Effect::DestroyTheDeviant;
    (seat, target) == (blow.seat, blow.victim) && cards.iter().any(deviant)
}

/// ex.sn.9, ex.sn.16: what is scored at the end of each Melee sub-phase.
pub fn after_melee(table: &mut Table, cx: &mut Cx<'_, Event>) {
    let book = Arc::clone(&table.book);
    match &book.scenario.plot {
        Plot::Beacons { at, piece, within, vp } => {
            let spots = at.iter().map(|&at| Disc::new(at, DISC));
            for beacon in spots {
                let near = |it: FigureId| gap_within(beacon.body().gap(table.base(it)), *within);
                let winner = ahead(table, near);
                reward(table, "ex.sn.9", winner, *vp, cx);
            }
            let body = |table: &Table, it: FigureId| table.piece(*piece).body().gap(table.base(it));
            let winner = ahead(table, |it| gap_within(body(table, it), *within));
            reward(table, "ex.sn.9", winner, *vp, cx);
        }
        Plot::Heap { piece, vp, .. } => {
            let winner = ahead(table, |it| table[it].state.on == Some(*piece));
            reward(table, "ex.sn.16", winner, *vp, cx);
        }
        Plot::None
        | Plot::Converter { .. }
        | Plot::Escape { .. }
        | Plot::Prisoner { .. }
        | Plot::Device { .. }
        | Plot::Civilians { .. } => {}
    }
}

fn reward(
    table: &mut Table,
    rule: &'static str,
    seat: Option<Seat>,
    vp: u8,
    cx: &mut Cx<'_, Event>,
) {
    if let Some(seat) = seat {
        give(table, rule, seat, vp.into(), cx);
    }
}

/// Who has more operational figures that count than anybody else.
pub fn ahead(table: &Table, counts: impl Fn(FigureId) -> bool) -> Option<Seat> {
    let many = |seat: Seat| {
        let own = table.own(seat).filter(|&it| table[it].is_operational() && is_soldier(table, it));
        own.filter(|&it| counts(it)).count()
    };
    let best = table.seats().max_by_key(|&it| many(it))?;
    let alone = table.seats().filter(|&it| many(it) == many(best)).count() == 1;
    (alone && many(best) > 0).then_some(best)
}

fn is_soldier(table: &Table, figure: FigureId) -> bool {
    table[figure].role != Role::Civilian
}

/// ex.bo.5: the Silence score at the end of the last Action phase.
pub fn after_last_action(table: &mut Table, cx: &mut Cx<'_, Event>) {
    for seat in table.seats() {
        let Bonus::Silenced { vp, most } = table.book.bonus(seat) else { continue };
        let hushed = |it: &FigureId| {
            let state = &table[*it].state;
            state.shocked || state.stress >= 2
        };
        let many = table.foes(seat).filter(|it| hushed(it)).count();
        give(table, "ex.bo.5", seat, each(many, vp, most), cx);
    }
}

/// What a player would get beside nodes if the game ended as things stand.
pub fn promised(table: &Table, seat: Seat) -> i16 {
    plot_points(table, seat).1 + faction_points(table, seat).1
}

/// Everything that is counted when the game is over (ex.nd.11, ex.sn, ex.bo).
pub fn at_the_end(table: &mut Table, cx: &mut Cx<'_, Event>) {
    for seat in table.seats() {
        let carried = nodes::worth(table, seat);
        give(table, "ex.nd.11", seat, carried, cx);
        for (rule, vp) in [plot_points(table, seat), faction_points(table, seat)] {
            give(table, rule, seat, vp, cx);
        }
    }
    table.ended = true;
    let scores: Vec<i16> = table.players.iter().map(|it| it.vp).collect();
    cx.emit(|| Event::cite("ex.su.1", What::GameEnded { scores }));
}

/// ex.sn.8, ex.sn.11, ex.sn.15, ex.sn.16: what a player's side scores at the end.
fn plot_points(table: &Table, seat: Seat) -> (&'static str, i16) {
    let many = |count: usize| i16::try_from(count).unwrap_or(i16::MAX);
    match table.book.scenario.plot {
        Plot::Converter { attacker, vp, .. } => {
            let (attacks, done) = (table.plays(seat, attacker), table.scene.done);
            let kept = if attacks == done { i16::from(vp) } else { 0 };
            ("ex.sn.8", kept + if attacks { i16::from(table.scene.count) } else { 0 })
        }
        Plot::Escape { runners, vp_left, .. } if !table.plays(seat, runners) => {
            let left = table.foes(seat).count();
            ("ex.sn.11", many(left) * i16::from(vp_left))
        }
        Plot::Prisoner { rescuers, vp, .. } if !table.plays(seat, rescuers) => {
            ("ex.sn.15", if table.scene.done { 0 } else { i16::from(vp) })
        }
        Plot::Heap { piece, vp_leader, .. } => {
            let on_top =
                |it: &FigureId| table.has(*it, Trait::Leader) && table[*it].state.on == Some(piece);
            (
                "ex.sn.16",
                many(table.own(seat).filter(|it| on_top(it)).count()) * i16::from(vp_leader),
            )
        }
        _ => ("ex.sc.2", 0),
    }
}

/// ex.bo.4, ex.bo.7, ex.bo.8, ex.bo.10: what a faction scores at the end.
fn faction_points(table: &Table, seat: Seat) -> (&'static str, i16) {
    let soldiers = || table.own(seat).filter(|&it| is_soldier(table, it));
    match table.book.bonus(seat) {
        Bonus::Infiltrators { vp, most } => {
            let inside = |it: &FigureId| {
                table[*it].is_operational() && setup::has_infiltrated(table, seat, *it)
            };
            ("ex.bo.4", each(soldiers().filter(inside).count(), vp, most))
        }
        Bonus::Cards { vp, most } => {
            let mut cards: Vec<u8> = soldiers()
                .filter_map(|it| match table[it].role {
                    Role::Card(card) => Some(card),
                    Role::Civilian | Role::Spare => None,
                })
                .collect();
            cards.dedup();
            ("ex.bo.7", each(cards.len(), vp, most))
        }
        Bonus::Quarters { vp, most } => {
            let held = (0..4).filter(|&quarter| holds_quarter(table, seat, quarter));
            ("ex.bo.8", each(held.count(), vp, most))
        }
        Bonus::Survivors { .. } => ("ex.bo.10", soldiers().map(|it| survivor(table, it)).sum()),
        _ => ("ex.sc.2", 0),
    }
}

/// Points for each of so many, as far as they count.
fn each(many: usize, vp: u8, most: u8) -> i16 {
    let counted = u8::try_from(many).unwrap_or(u8::MAX).min(most);
    i16::from(counted) * i16::from(vp)
}

/// ex.bo.10: what a figure that is left scores for its player.
fn survivor(table: &Table, figure: FigureId) -> i16 {
    match table.book.bonus(table[figure].seat) {
        Bonus::Survivors { vp_leader, .. } if table.has(figure, Trait::Leader) => vp_leader.into(),
        Bonus::Survivors { vp, .. } if is_soldier(table, figure) => vp.into(),
        _ => 0,
    }
}

/// ex.bo.8, ex.sn.20: more own operational figures than of all enemies together, civilians among them.
fn holds_quarter(table: &Table, seat: Seat, quarter: u8) -> bool {
    let counts = |it: &FigureId| {
        let figure = &table[*it];
        figure.is_operational() && in_quarter(figure.state.at, quarter)
    };
    table.own(seat).filter(counts).count() > table.foes(seat).filter(counts).count()
}

/// ex.bo.8: a quarter of the table; what is exactly on a line is in none.
fn in_quarter(at: Point, quarter: u8) -> bool {
    let middle = INCH * 18;
    let (east, north) = (quarter & 1 == 1, quarter & 2 == 2);
    let beyond = |n: i32, far: bool| if far { n > middle.0 } else { n < middle.0 };
    TABLE.contains(at) && beyond(at.x, east) && beyond(at.y, north)
}

/// ex.sn.12, ex.sc.8: whether the game is over before its last turn.
pub fn ends_early(table: &Table) -> bool {
    if let Plot::Escape { runners, .. } = table.book.scenario.plot {
        let seat = table.seat_of(runners);
        return seat.is_some_and(|it| table.own(it).next().is_none());
    }
    false
}

/// ex.sc.8: how many factions still have figures on the table.
pub fn factions_left(table: &Table) -> usize {
    table.seats().filter(|&it| table.own(it).any(|figure| is_soldier(table, figure))).count()
}

/// ex.sc.1, ex.sc.7: how the game ended.
pub fn outcome(table: &Table) -> Option<Outcome> {
    if !table.ended {
        return None;
    }
    let best = table.players.iter().map(|it| it.vp).max().unwrap_or_default();
    let winners: Vec<Seat> = table.seats().filter(|&it| table.player(it).vp == best).collect();
    let drawn = winners.len() > 1;
    Some(Outcome {
        rule: Rule(if drawn { "ex.sc.7" } else { "ex.sc.1" }),
        reason: if drawn { "draw" } else { "points" },
        scores: table.players.iter().map(|it| it.vp.into()).collect(),
        winners: if drawn { Vec::new() } else { winners },
    })
}
