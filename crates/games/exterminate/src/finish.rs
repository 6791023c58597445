//! The end of rounds and melees: finishing off, revenge, push-backs (ex.mr, ex.ft.15, ex.ft.16, ex.ma.7).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};
use reglette_geometry::{Body, Point, Room, Segment};

use crate::adventure;
use crate::book::Role;
use crate::choice::{Choice, Coin, Finisher, Play};
use crate::combat::is_king;
use crate::data::decks::Effect;
use crate::doing::{Next, call, done, pause};
use crate::event::{Event, What};
use crate::fate;
use crate::harm::{Blow, Harm, How};
use crate::ids::FigureId;
use crate::measure::{PUSH, TABLE};
use crate::melee::{Back, Melee, combat, combat_mut, next_fighter, next_round};
use crate::options::FinishOff;
use crate::scene;
use crate::table::{Table, Verdict};
use crate::traits::Trait;

/// The nth player in the order of initiative.
pub fn seat(table: &Table, nth: u8) -> Seat {
    table.in_order().nth(usize::from(nth)).unwrap_or(Seat(0))
}

/// Fighters of the other side than a player's, in the melee.
fn opponents(table: &Table, seat: Seat) -> Vec<FigureId> {
    let it = combat(table);
    let foes = it.foes.iter().map(|it| it.figure);
    let attackers = it.attackers.iter().map(|it| it.figure);
    if seat == it.seat { foes.collect() } else { attackers.collect() }
}

/// ex.ft.15, ex.sn.20: own fighters for whom Fate finishes somebody: no civilians.
fn fated(table: &Table, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
    able(table, seat).filter(|&it| table[it].role != Role::Civilian)
}

/// Own fighters who can finish somebody (ex.ft.15, ex.tr.18).
fn able(table: &Table, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
    let own = combat(table).side(table, seat).into_iter();
    own.filter(|&it| table[it].is_operational() && !table.has(it, Trait::NonViolent))
}

/// ex.ft.15, up.4: who finishes somebody where no figure is named: one that an Upgrade serves, or else the first.
fn striker(
    table: &Table,
    seat: Seat,
    fighters: impl Iterator<Item = FigureId>,
) -> Option<FigureId> {
    let all: Vec<FigureId> = fighters.collect();
    let upgrades = |it: &&FigureId| scene::may_upgrade(table, seat, **it);
    all.iter().find(upgrades).or(all.first()).copied()
}

fn shocked(table: &Table, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
    let all = opponents(table, seat).into_iter();
    all.filter(|&it| table[it].is_on_table() && table[it].state.shocked)
}

/// ex.mr.3, B13: Shocked enemies whom nobody has paid to finish off in this melee.
fn untried(table: &Table, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
    shocked(table, seat).filter(|it| !combat(table).tried.contains(it))
}

/// Extra attacks a figure has left (ex.mr.8).
fn extras(table: &Table, figure: FigureId) -> u8 {
    let it = combat(table);
    let fighter = it.attackers.iter().find(|it| it.figure == figure);
    let attacks = fighter.map_or(0, |it| it.kept + u8::from(it.held));
    let foe = it.foes.iter().find(|it| it.figure == figure).map_or(0, |it| it.extras);
    attacks + foe
}

/// ex.mr.3, ex.ft.6, ex.ft.15, ex.sn.20, B13: whether a player may finish off a Shocked enemy with this.
pub fn may(table: &Table, seat: Seat, figure: FigureId, by: Finisher) -> Result<(), Illegal> {
    require(untried(table, seat).any(|it| it == figure), "ex.mr.3")?;
    require(able(table, seat).next().is_some(), "ex.ft.15")?;
    let one = table.book.options.finish_off == FinishOff::One;
    require(!(one && table.round.finished), "ex.mr.3")?;
    match by {
        Finisher::Fate(coin) => {
            require(fated(table, seat).next().is_some(), "ex.sn.20")?;
            require(fate::can_pay(table, seat, coin), "ex.ft.9")
        }
        Finisher::Attack(own) => {
            let able = able(table, seat).any(|it| it == own) && extras(table, own) > 0;
            require(able, "ex.mr.8")
        }
        Finisher::Card(card) => {
            adventure::may_use(table, seat, card)?;
            require(table.effect(card) == Effect::FinishThem, "ex.ad.4")
        }
    }
}

/// What a player may do about Shocked enemies.
pub fn options(table: &Table, nth: u8, outcome: bool, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    let seat = seat(table, nth);
    let mut means: Vec<Finisher> = Coin::ALL.into_iter().map(Finisher::Fate).collect();
    if outcome {
        means.extend(combat(table).side(table, seat).into_iter().map(Finisher::Attack));
        let card = adventure::find(table, seat, Effect::FinishThem);
        means.extend(card.map(Finisher::Card));
    }
    for figure in untried(table, seat) {
        let fits = |by: &&Finisher| may(table, seat, figure, **by).is_ok();
        out.extend(means.iter().filter(fits).map(|&by| Choice::Finish { figure, by }));
    }
}

/// Whether a player might finish somebody off, as far as anybody can tell.
fn might(table: &Table, seat: Seat, outcome: bool) -> bool {
    let one = table.book.options.finish_off == FinishOff::One;
    let victims = untried(table, seat).next().is_some() && able(table, seat).next().is_some();
    let fate = fate::might_pay(table, seat) && fated(table, seat).next().is_some();
    let kept = outcome && able(table, seat).any(|it| extras(table, it) > 0);
    let card = outcome && adventure::might_use(table, seat, &[Effect::FinishThem]);
    victims && !(one && table.round.finished) && (fate || kept || card)
}

/// ex.ft.15: right after a round each player with a Shocked enemy in it may use Fate (d).
pub fn after(table: &mut Table, from: u8, cx: &mut Cx<'_, Event>) -> Next {
    for nth in from..table.book.players {
        if might(table, seat(table, nth), false) {
            return pause(Melee::After { nth });
        }
    }
    let attacker = combat(table).fighter().figure;
    if !table[attacker].is_operational() {
        return next_avenger(table, cx);
    }
    next_round(table, cx)
}

/// ex.ma.10: the next controller who may finish the Shocked attacker is asked; its remaining attacks are lost.
fn next_avenger(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if avenger(table).is_some() {
        return pause(Melee::Revenge);
    }
    skip_fighter(table);
    next_fighter(table, cx)
}

fn skip_fighter(table: &mut Table) {
    let it = combat_mut(table);
    (it.now, it.nth, it.asked) = (it.now + 1, 0, 0);
}

/// ex.ma.7, B14: declared targets that have not fought it yet and may finish the Shocked attacker.
pub fn avengers(table: &Table) -> Vec<FigureId> {
    let it = combat(table);
    let fighter = it.fighter();
    let attacker = fighter.figure;
    if !table[attacker].is_on_table() || !table[attacker].state.shocked {
        return Vec::new();
    }
    let left = fighter.targets.iter().skip(usize::from(it.nth) + 1);
    let foes = left.map(|&at| it.foes[usize::from(at)]);
    let able = |it: &FigureId| table[*it].is_operational() && !table.has(*it, Trait::NonViolent);
    foes.map(|it| it.figure).filter(able).collect()
}

/// ex.ma.10: who chooses the avenger: their controllers one after another, in the order of initiative.
pub fn avenger(table: &Table) -> Option<Seat> {
    let owners: Vec<Seat> = avengers(table).into_iter().map(|it| table[it].seat).collect();
    let asked = usize::from(combat(table).asked);
    table.in_order().filter(|it| owners.contains(it)).nth(asked)
}

/// ex.ma.7: a target that has not fought deals the Coup de Grâce, or the next controller is asked.
pub fn revenge(table: &mut Table, choice: &Choice, cx: &mut Cx<'_, Event>) -> Next {
    let &Choice::Figure(by) = choice else {
        combat_mut(table).asked += 1;
        return next_avenger(table, cx);
    };
    let victim = combat(table).fighter().figure;
    skip_fighter(table);
    cx.emit(|| Event::cite("ex.ma.7", What::CoupDeGrace { by, target: victim }));
    let seat = table[by].seat;
    let blow = Blow::sure(victim, seat, Some(by), How::Finish);
    let verdict = Verdict::Exterminated;
    call(Harm::Certain { blow, verdict }, Melee::Finished { back: Back::Fighter })
}

/// A player finishes somebody off, or passes.
pub fn chosen(
    table: &mut Table,
    nth: u8,
    outcome: bool,
    choice: &Choice,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let &Choice::Finish { figure, by } = choice else {
        return if outcome { next_winner(table, nth + 1, cx) } else { after(table, nth + 1, cx) };
    };
    let seat = seat(table, nth);
    let back = if outcome { Back::Outcome(nth) } else { Back::After(nth) };
    let named = match by {
        Finisher::Fate(coin) => {
            fate::pay(table, seat, coin, cx);
            if fate::might_help(table, figure) {
                return pause(Melee::Answer { figure, seat, back });
            }
            None
        }
        Finisher::Attack(own) => {
            spend_extra(table, own);
            Some(own)
        }
        Finisher::Card(card) => {
            adventure::spend(table, seat, &Play::on(card, figure), cx);
            striker(table, seat, able(table, seat))
        }
    };
    kill(table, figure, seat, named, back, cx)
}

fn spend_extra(table: &mut Table, figure: FigureId) {
    let it = combat_mut(table);
    if let Some(fighter) = it.attackers.iter_mut().find(|it| it.figure == figure) {
        if fighter.held {
            fighter.held = false;
        } else {
            fighter.kept = fighter.kept.saturating_sub(1);
        }
    } else if let Some(foe) = it.foes.iter_mut().find(|it| it.figure == figure) {
        foe.extras = foe.extras.saturating_sub(1);
    }
}

/// ex.mr.3, A18, B13: a Shocked enemy is finished off, each at most once, which `finish_off` may allow once in a
/// melee. A token that (c) wasted (ex.ft.16) does not come here.
fn kill(
    table: &mut Table,
    victim: FigureId,
    seat: Seat,
    by: Option<FigureId>,
    back: Back,
    cx: &mut Cx<'_, Event>,
) -> Next {
    table.round.finished = true;
    combat_mut(table).tried.push(victim);
    let by = by.or_else(|| striker(table, seat, fated(table, seat)));
    if let Some(by) = by {
        cx.emit(|| Event::cite("ex.cg.4", What::CoupDeGrace { by, target: victim }));
    }
    let blow = Blow::sure(victim, seat, by, How::Finish);
    let verdict = Verdict::Exterminated;
    call(Harm::Certain { blow, verdict }, Melee::Finished { back })
}

/// ex.ft.16: the owner answers (d) with (c), or does not.
pub fn answered(
    table: &mut Table,
    figure: FigureId,
    seat: Seat,
    back: Back,
    choice: &Choice,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let &Choice::Rouse { by, .. } = choice else {
        return kill(table, figure, seat, None, back, cx);
    };
    fate::pay(table, table[figure].seat, by, cx);
    pause(Melee::Order { figure, seat, back })
}

/// ex.ft.8, ex.ft.16: the ACTIVE player decides which takes effect first; the other is wasted.
pub fn ordered(
    table: &mut Table,
    figure: FigureId,
    seat: Seat,
    back: Back,
    kill_first: bool,
    cx: &mut Cx<'_, Event>,
) -> Next {
    if kill_first {
        return kill(table, figure, seat, None, back, cx);
    }
    fate::stand_up(table, "ex.ft.16", figure, cx);
    self::back(table, back, cx)
}

/// Play goes on after somebody was, or was not, finished.
pub fn back(table: &mut Table, back: Back, cx: &mut Cx<'_, Event>) -> Next {
    match back {
        Back::After(nth) => after(table, nth, cx),
        Back::Outcome(_) => outcome(table, cx),
        Back::Next => next_round(table, cx),
        Back::Fighter => next_fighter(table, cx),
    }
}

/// How a side of the melee stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Gone,
    Shocked,
    Operational,
}

/// ex.mr.6: partly gone and otherwise Shocked is all Shocked.
fn standing(table: &Table, side: &[FigureId]) -> Standing {
    if side.iter().any(|&it| table[it].is_operational()) {
        Standing::Operational
    } else if side.iter().any(|&it| table[it].is_on_table()) {
        Standing::Shocked
    } else {
        Standing::Gone
    }
}

fn sides(table: &Table) -> (Vec<FigureId>, Vec<FigureId>) {
    let it = combat(table);
    let attackers = it.attackers.iter().map(|it| it.figure).collect();
    (attackers, it.foes.iter().map(|it| it.figure).collect())
}

/// ex.mr.1: the overall result.
pub fn outcome(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let (attackers, foes) = sides(table);
    match (standing(table, &attackers), standing(table, &foes)) {
        // ex.mr.2
        (Standing::Gone, _) => {
            let winner = foes.iter().find(|&&it| table[it].is_on_table()).map(|&it| table[it].seat);
            end(table, winner, "ex.mr.2", cx)
        }
        (_, Standing::Gone) => end(table, Some(combat(table).seat), "ex.mr.2", cx),
        // ex.mr.3
        (Standing::Operational, Standing::Shocked) | (Standing::Shocked, Standing::Operational) => {
            next_winner(table, 0, cx)
        }
        // ex.mr.5, ex.mr.7
        (Standing::Operational, Standing::Operational) | (Standing::Shocked, Standing::Shocked) => {
            push_back(table, &attackers, &foes, cx);
            end(table, None, "ex.mr.5", cx)
        }
    }
}

/// ex.mr.3, ex.mr.4: whoever won may finish off; then the Shocked are pushed back.
fn next_winner(table: &mut Table, from: u8, cx: &mut Cx<'_, Event>) -> Next {
    for nth in from..table.book.players {
        if might(table, seat(table, nth), true) {
            return pause(Melee::Outcome { nth });
        }
    }
    let (attackers, foes) = sides(table);
    let attackers_won = standing(table, &attackers) == Standing::Operational;
    let (losers, winners) = if attackers_won { (foes, attackers) } else { (attackers, foes) };
    push_back(table, &losers, &winners, cx);
    let winner = winners.iter().find(|&&it| table[it].is_operational()).map(|&it| table[it].seat);
    end(table, winner, "ex.mr.4", cx)
}

/// ex.mr.9: each is shifted 1" straight away from the nearest opposing fighter; an attacker of a King of the Hill
/// from the obstacle.
fn push_back(table: &mut Table, pushed: &[FigureId], others: &[FigureId], cx: &mut Cx<'_, Event>) {
    for &figure in pushed.iter().filter(|&&it| table[it].is_on_table()).collect::<Vec<_>>() {
        let from = table[figure].state.at;
        let near = others.iter().copied().filter(|&it| table[it].is_on_table());
        let Some(nearest) = near.min_by_key(|&it| (table.gap(figure, it), it)) else { continue };
        let source = source(table, figure, nearest);
        let to = shifted(table, figure, source);
        if to == from {
            continue;
        }
        table[figure].state.at = to;
        scene::follow(table, figure, from);
        cx.emit(|| Event::cite("ex.mr.9", What::PushedBack { figure, from, to }));
    }
}

fn source(table: &Table, figure: FigureId, nearest: FigureId) -> Point {
    let at = table[figure].state.at;
    let attacks = combat(table).attackers.iter().any(|it| it.figure == figure);
    match table[nearest].state.on {
        Some(piece) if attacks && is_king(table, nearest, figure) => {
            Body::point(at).nearest(table.piece(piece).body()).to
        }
        _ => table[nearest].state.at,
    }
}

/// Terrain, figures and the edge of the table, or of the obstacle it stands on, stop a pushed figure.
fn shifted(table: &Table, figure: FigureId, source: Point) -> Point {
    let perch = table[figure].state.on;
    let mut bodies: Vec<Body<'_>> = Vec::new();
    for (id, piece) in table.pieces() {
        if Some(id) == perch {
            let rim: Vec<Segment> = piece.body().sides().collect();
            for side in rim {
                bodies.push(Body::line(side));
            }
        } else {
            bodies.push(piece.body());
        }
    }
    bodies.extend(table.present().filter(|&it| it != figure).map(|it| table.base(it).body()));
    Room::new(TABLE, bodies).push(table.base(figure), source, PUSH).path.end()
}

/// ex.cg.4: the Shocked victim is Exterminated without dice.
pub fn coup(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let (by, target) = (combat(table).fighter().figure, combat(table).foe().figure);
    combat_mut(table).foe_mut().met += 1;
    cx.emit(|| Event::cite("ex.cg.4", What::CoupDeGrace { by, target }));
    let seat = table[by].seat;
    let blow = Blow::sure(target, seat, Some(by), How::Finish);
    let verdict = Verdict::Exterminated;
    call(Harm::Certain { blow, verdict }, Melee::Finished { back: Back::Next })
}

/// ex.ml.2: the melee is over, and only then another one begins.
fn end(
    table: &mut Table,
    winner: Option<Seat>,
    rule: &'static str,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let seat = combat(table).seat;
    cx.emit(|| Event::cite(rule, What::MeleeEnded { seat, winner }));
    table.combat = None;
    done()
}
