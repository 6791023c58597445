//! What a scenario adds to play (sotas.scenario): Tasks, objects, exits, the track, the bomb, light.

use std::sync::Arc;

use reglette_engine::rule::require;
use reglette_engine::{Cx, Flow, Illegal};
use reglette_geometry::{Body, Disc, Length};

use crate::action::{is_on_feet, pay};
use crate::activation::Activation;
use crate::choice::{Choice, Scene};
use crate::data::scenarios::{Chant, DoorState, Measured, Task, length};
use crate::data::terrain::Zone;
use crate::deploy::free_hand;
use crate::disengage;
use crate::doing::{Next, call};
use crate::doors;
use crate::effect;
use crate::event::{Event, What};
use crate::fallout::Fallout;
use crate::ids::{ExitId, FigureId, ObjectId, PieceId, SideId, TaskId};
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::quality::{Cause, test};
use crate::removal;
use crate::special::darkness;
use crate::table::{Object, Table};
use crate::traits::Trait;
use crate::work::{self, Work};

/// Whether a side is among those named; where nobody is, everybody is meant.
pub fn is_listed(table: &Table, sides: &[String], side: SideId) -> bool {
    sides.is_empty() || sides.iter().any(|it| table.book.side_named(it) == Some(side))
}

/// sotas.scenario.19: figures killed by some are never torn apart (the Angels' victims are sent back in time).
pub fn forbids_gruesome(table: &Table, by: Option<FigureId>) -> bool {
    let Some(by) = by else { return false };
    let profiles = &table.book.content.profiles;
    let listed = &table.book.scenario.twists.no_gruesome_by;
    listed.iter().any(|it| table.profile(by).factions & profiles.faction(it) != 0)
}

/// sotas.scenario.9: whether a figure is within another's visibility, where the scenario says that this
/// matters.
pub fn is_visible(table: &Table, from: FigureId, to: FigureId) -> bool {
    table.book.scenario.twists.unseen.is_none() || darkness::is_visible(table, from, to)
}

/// sotas.terrain.12: a rift takes whoever touches it at the end of any movement.
pub fn arrives(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    if rift(table, table.base(figure)).is_some() && table[figure].is_on_table() {
        cx.emit(|| Event::cite("sotas.terrain.12", What::Removed { figure }));
        removal::kill(table, figure, removal::Death::Plain, None, "sotas.terrain.12", cx);
    }
}

/// sotas.terrain.12: the rift that takes whoever comes to stand on this base.
pub fn rift(table: &Table, base: Disc) -> Option<PieceId> {
    let mut rifts = table
        .terrain()
        .filter(|&(_, piece, state)| piece.zone(state) == Some(Zone::Rift) && piece.is_under(base));
    rifts.next().map(|(id, _, _)| id)
}

/// The end of a game turn: Tasks fade, the bomb burns down.
pub fn turn_ends(table: &mut Table, cx: &mut Cx<'_, Event>) {
    table.exploded |= table.fuse.is_some_and(|turn| table.round.turn >= turn);
    for (at, task) in Arc::clone(&table.book).scenario.tasks.iter().enumerate() {
        let Some(piece) = table.terrain.named(&task.piece) else { continue };
        let tokens = table.pieces[piece.index()].tokens;
        let side = table.book.side_named(&task.side);
        let body = table.piece(piece).body();
        let watched = table
            .present()
            .any(|it| Some(table.side(it)) == side && body.is_within(CONTACT, table.base(it)));
        if task.fades && tokens > 0 && tokens < task.tokens && !watched {
            table.pieces[piece.index()].tokens -= 1;
            let task = TaskId(u8::try_from(at).expect("few Tasks"));
            let tokens = tokens - 1;
            cx.emit(|| Event::cite("sotas.scenario.17", What::Tokens { task, tokens }));
        }
    }
}

/// What the scenario lets the active figure do.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    let scenario = &table.book.scenario;
    let count = |many: usize| 0..u8::try_from(many).unwrap_or(u8::MAX);
    let mut all: Vec<Scene> = Vec::new();
    for task in count(scenario.tasks.len()).map(TaskId) {
        all.extend((1..=3).map(|actions| Scene::Task { task, actions }));
        all.push(Scene::Undo(task));
    }
    all.extend(count(scenario.objects.len()).map(ObjectId).map(Scene::PickUp));
    if !scenario.objects.is_empty() {
        all.extend(table.allies(figure).map(Scene::TakeFrom));
        all.extend(table.terrain().map(|(id, _, _)| Scene::Unlock(id)));
    }
    all.extend(count(scenario.exits.len()).map(ExitId).map(Scene::Exit));
    if scenario.track.is_some() {
        all.push(Scene::Chant);
    }
    out.extend(all.into_iter().filter(|&it| may(table, figure, it).is_ok()).map(Choice::Scene));
}

/// Whether the scenario lets a figure do this now.
pub fn may(table: &Table, figure: FigureId, scene: Scene) -> Result<(), Illegal> {
    match scene {
        Scene::Task { task, actions } => may_do(table, figure, task, actions),
        Scene::Undo(task) => may_undo(table, figure, task),
        Scene::PickUp(object) => may_pick_up(table, figure, object),
        Scene::TakeFrom(friend) => may_take_from(table, figure, friend),
        Scene::Unlock(piece) => may_unlock(table, figure, piece),
        Scene::Exit(exit) => may_exit(table, figure, exit),
        Scene::Chant => may_chant(table, figure),
    }
}

/// sotas.scenario.6: a Task of its own side, for one to three actions.
fn may_do(table: &Table, figure: FigureId, task: TaskId, actions: u8) -> Result<(), Illegal> {
    let rule = "sotas.scenario.6";
    let it = task_of(table, task, rule)?;
    require(table.book.side_named(&it.side) == Some(table.side(figure)), rule)?;
    require(!table.has(figure, Trait::Animal), rule)?;
    may_work(table, figure, it, rule)?;
    require((1..=3).contains(&actions) && table.active().actions >= actions, rule)
}

/// sotas.scenario.17: the other side takes tokens off again.
fn may_undo(table: &Table, figure: FigureId, task: TaskId) -> Result<(), Illegal> {
    let rule = "sotas.scenario.17";
    let it = task_of(table, task, rule)?;
    let undo = it.undo.as_ref().ok_or(Illegal::by(rule))?;
    require(table.book.side_named(&undo.side) == Some(table.side(figure)), rule)?;
    require(!table.has(figure, Trait::NoHands), rule)?;
    may_work(table, figure, it, rule)?;
    let tokens = table.terrain.named(&it.piece).map(|it| table.pieces[it.index()].tokens);
    require(tokens.is_some_and(|it| it > 0) && table.active().actions > 0, rule)
}

/// sotas.scenario.7: an object that lies in contact.
fn may_pick_up(table: &Table, figure: FigureId, object: ObjectId) -> Result<(), Illegal> {
    let rule = "sotas.scenario.7";
    let it = table.book.scenario.objects.get(object.index()).ok_or(Illegal::by(rule))?;
    let Some(Object::Lying(at)) = table.objects.get(object.index()).copied() else {
        return Err(Illegal::by(rule));
    };
    require(is_listed(table, &it.sides, table.side(figure)), rule)?;
    may_take(table, figure, rule)?;
    let reach = table.book.sticks().scaled(OBJECT) + CONTACT;
    require(Body::point(at).is_within(reach, table.base(figure)), rule)
}

/// sotas.scenario.7: what a friend in contact carries.
fn may_take_from(table: &Table, figure: FigureId, friend: FigureId) -> Result<(), Illegal> {
    let rule = "sotas.scenario.7";
    let known = table.allies(figure).any(|it| it == friend);
    require(known && table.touch(figure, friend), rule)?;
    require(table[friend].state.object.is_some(), rule)?;
    may_take(table, figure, rule)
}

/// sotas.scenario.18: the key opens what it is the key to.
fn may_unlock(table: &Table, figure: FigureId, piece: PieceId) -> Result<(), Illegal> {
    let rule = "sotas.scenario.18";
    let object = table[figure].state.object.ok_or(Illegal::by(rule))?;
    let opens = table.book.scenario.objects[object.index()].opens.as_deref();
    require(opens.and_then(|id| table.terrain.named(id)) == Some(piece), rule)?;
    require(is_shut(table, piece), rule)?;
    require(touches(table, figure, piece), rule)?;
    is_on_feet(table, figure)?;
    require(table.active().actions > 0, rule)
}

/// sotas.scenario.10: an exit of its side, open and in contact, with no active enemy beside it.
fn may_exit(table: &Table, figure: FigureId, exit: ExitId) -> Result<(), Illegal> {
    let rule = "sotas.scenario.10";
    let it = table.book.scenario.exits.get(exit.index()).ok_or(Illegal::by(rule))?;
    require(is_listed(table, &it.sides, table.side(figure)), rule)?;
    let piece = table.terrain.named(&it.piece).ok_or(Illegal::by(rule))?;
    let shut = table.piece(piece).written.state.is_some() && is_shut(table, piece);
    require(!shut && touches(table, figure, piece), rule)?;
    is_on_feet(table, figure)?;
    // sotas.motionless-statue.1, R-69: from a statue one walks away.
    require(!disengage::is_held(table, figure) && table.active().actions > 0, rule)
}

/// sotas.doors.15: what is broken is shut no more.
fn is_shut(table: &Table, piece: PieceId) -> bool {
    matches!(table.pieces[piece.index()].door, DoorState::Shut | DoorState::Locked)
}

/// sotas.scenario.20: once a turn, near enough and undisturbed.
fn may_chant(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let rule = "sotas.scenario.20";
    let (chant, _) = chant_of(table, table.side(figure)).ok_or(Illegal::by(rule))?;
    is_on_feet(table, figure)?;
    require(!table[figure].is(Mark::Chanted), rule)?;
    require(!table.is_engaged(figure), rule)?;
    require(is_in_earshot(table, figure, chant), rule)?;
    require(table.active().actions > 0, rule)
}

/// sotas.scenario.7: an object is a marker of 25 mm; half of that, for 28 mm figures.
const OBJECT: Length = Length(1_250);

fn task_of<'a>(table: &'a Table, task: TaskId, rule: &'static str) -> Result<&'a Task, Illegal> {
    let task = table.book.scenario.tasks.get(task.index()).ok_or(Illegal::by(rule))?;
    require(!crate::end::is_done(table, &task.id), rule)?;
    Ok(task)
}

fn touches(table: &Table, figure: FigureId, piece: PieceId) -> bool {
    table.piece(piece).body().is_within(CONTACT, table.base(figure))
}

/// sotas.scenario.6: standing, in contact with the piece, touching no active enemy.
fn may_work(
    table: &Table,
    figure: FigureId,
    task: &Task,
    rule: &'static str,
) -> Result<(), Illegal> {
    is_on_feet(table, figure)?;
    let piece = table.terrain.named(&task.piece).ok_or(Illegal::by(rule))?;
    require(touches(table, figure, piece), rule)?;
    require(!table.is_engaged(figure), rule)
}

fn may_take(table: &Table, figure: FigureId, rule: &'static str) -> Result<(), Illegal> {
    is_on_feet(table, figure)?;
    require(table[figure].state.object.is_none() && free_hand(table, figure), rule)?;
    require(!table.has(figure, Trait::Animal), rule)?;
    require(table.active().actions > 0, rule)
}

/// The chant of a side, and whether it raises the track.
fn chant_of(table: &Table, side: SideId) -> Option<(&Chant, bool)> {
    let track = table.book.scenario.track.as_ref()?;
    let own = |chant: &Chant| table.book.side_named(&chant.side) == Some(side);
    if own(&track.up) {
        Some((&track.up, true))
    } else {
        own(&track.down).then_some((&track.down, false))
    }
}

fn is_in_earshot(table: &Table, figure: FigureId, chant: &Chant) -> bool {
    let far = length(chant.within, table.book.sticks());
    let Some(piece) = table.terrain.named(&chant.of) else { return false };
    let centre = table.piece(piece).middle();
    match chant.measure {
        Measured::Centre => table[figure].state.at.is_within(far, centre),
        Measured::Base => Body::point(centre).is_within(far, table.base(figure)),
    }
}

/// A figure does what the scenario allows.
pub fn begin(table: &mut Table, figure: FigureId, scene: Scene, cx: &mut Cx<'_, Event>) -> Next {
    match scene {
        Scene::Task { task, actions } => {
            pay(table, actions);
            let first = test(figure, Cause::Task, actions);
            return Ok(Flow::Call { first, then: Work::Task(task).into() });
        }
        Scene::Chant => {
            pay(table, 1);
            table[figure].mark(Mark::Chanted, true);
            let side = table.side(figure);
            let (chant, up) = chant_of(table, side).expect("a chant of the side");
            let name = table.book.content.profiles.origin(table[figure].profile);
            let bonus = chant.bonus.iter().find(|it| it.profile == name).map_or(0, |it| it.plus);
            let first = test(figure, Cause::Chant { bonus }, 1);
            return Ok(Flow::Call { first, then: Work::Chant { up }.into() });
        }
        Scene::Undo(task) => {
            pay(table, 1);
            work::undo(table, task, cx);
        }
        Scene::PickUp(object) => {
            pay(table, 1);
            hold(table, figure, object, cx);
        }
        Scene::TakeFrom(friend) => {
            pay(table, 1);
            if let Some(object) = table[friend].state.object.take() {
                hold(table, figure, object, cx);
            }
        }
        Scene::Unlock(piece) => {
            pay(table, 1);
            doors::set(table, piece, DoorState::Open, "sotas.scenario.18", cx);
        }
        Scene::Exit(exit) => {
            pay(table, 1);
            if let Some(choice) = work::exit(table, exit, cx) {
                return Ok(Flow::Become(choice.into()));
            }
        }
    }
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}

fn hold(table: &mut Table, figure: FigureId, object: ObjectId, cx: &mut Cx<'_, Event>) {
    table[figure].state.object = Some(object);
    table.objects[object.index()] = Object::Carried(figure);
    let figure = Some(figure);
    cx.emit(|| Event::cite("sotas.scenario.7", What::Object { object, figure }));
}
