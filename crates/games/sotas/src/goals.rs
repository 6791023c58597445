//! What the figures of a side should go for in a scenario: for people who do not drag, and for bots.

use reglette_geometry::Point;

use crate::data::scenarios::{self, Undo};
use crate::end;
use crate::ids::{FigureId, PieceId, SideId};
use crate::scene::is_listed;
use crate::table::{Object, Table};
use crate::traits::Trait;

/// Something that matters to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To touch this piece: a Task, a lock.
    Piece(PieceId),
    /// To leave by this piece.
    Exit(PieceId),
    /// To be there.
    Spot(Point),
}

/// What matters to a side now: Tasks that are not done, objects, locks, ways out, where a spell is spoken.
pub fn goals(table: &Table, side: SideId) -> Vec<Goal> {
    let scenario = &table.book.scenario;
    let named = |id: &str| table.terrain.named(id);
    let mut goals = Vec::new();
    for task in scenario.tasks.iter().filter(|it| !end::is_done(table, &it.id)) {
        let Some(piece) = named(&task.piece) else { continue };
        let own = table.book.side_named(&task.side) == Some(side);
        let undoes = |it: &Undo| table.book.side_named(&it.side) == Some(side);
        let begun = table.pieces[piece.index()].tokens > 0;
        if own || begun && task.undo.as_ref().is_some_and(undoes) {
            goals.push(Goal::Piece(piece));
        }
    }
    for (object, it) in table.objects.iter().zip(&scenario.objects) {
        if !is_listed(table, &it.sides, side) {
            continue;
        }
        let lock = it.opens.as_deref().and_then(named);
        let shut = lock.filter(|it| !table.pieces[it.index()].is_passable());
        match (*object, shut) {
            (Object::Lying(at), Some(_)) => goals.push(Goal::Spot(at)),
            (Object::Carried(_), Some(lock)) => goals.push(Goal::Piece(lock)),
            (_, None) => {}
        }
    }
    for exit in scenario.exits.iter().filter(|it| is_listed(table, &it.sides, side)) {
        goals.extend(named(&exit.piece).map(Goal::Exit));
    }
    if let Some(track) = &scenario.track {
        goals.extend(named(&track.up.of).map(|it| Goal::Spot(table.piece(it).middle())));
    }
    goals
}

/// Whether a figure can do anything about a goal of its side.
pub fn may_serve(table: &Table, figure: FigureId, goal: Goal) -> bool {
    match goal {
        Goal::Piece(piece) => {
            let opens = |it: &scenarios::Object| {
                it.opens.as_deref().and_then(|id| table.terrain.named(id)) == Some(piece)
            };
            let lock = table.book.scenario.objects.iter().any(opens);
            let carries = table[figure].state.object.is_some();
            !table.has(figure, Trait::Animal) && (!lock || carries)
        }
        Goal::Spot(_) => !table.has(figure, Trait::Animal),
        Goal::Exit(_) => true,
    }
}
