//! What a scenario adds to play (sotas.scenario): Tasks, objects, exits, the track, the bomb, light.

use reglette_engine::Cx;
use reglette_geometry::Point;

use crate::event::{Event, What};
use crate::figure::Whereabouts;
use crate::ids::{FigureId, PieceId};
use crate::table::{Object, SideId, Table};

/// Places that matter to a figure's side.
pub fn goals(table: &Table, figure: FigureId) -> Vec<Point> {
    let side = table.side(figure);
    let mut goals = Vec::new();
    for (object, it) in table.objects.iter().zip(&table.book.scenario.objects) {
        if let Object::Lying(at) = object
            && is_listed(table, &it.sides, side)
        {
            goals.push(*at);
        }
    }
    if let Some(track) = &table.book.scenario.track
        && let Some(piece) = table.terrain.named(&track.up.of)
    {
        let bounds = table.piece(piece).body().bounds();
        goals.push(Point {
            x: (bounds.min.x + bounds.max.x) / 2,
            y: (bounds.min.y + bounds.max.y) / 2,
        });
    }
    goals
}

fn is_listed(table: &Table, sides: &[String], side: SideId) -> bool {
    sides.is_empty() || sides.iter().any(|it| table.book.side_named(it) == Some(side))
}

/// Pieces that matter to a figure's side: Tasks that are not done, exits.
pub fn goal_pieces(table: &Table, figure: FigureId) -> Vec<PieceId> {
    let side = table.side(figure);
    let scenario = &table.book.scenario;
    let mut pieces = Vec::new();
    for task in &scenario.tasks {
        let concerns = table.book.side_named(&task.side) == Some(side)
            || task.undo.as_ref().is_some_and(|it| table.book.side_named(&it.side) == Some(side));
        if concerns && !crate::end::is_done(table, &task.id) {
            pieces.extend(table.terrain.named(&task.piece));
        }
    }
    for exit in &scenario.exits {
        if is_listed(table, &exit.sides, side) {
            pieces.extend(table.terrain.named(&exit.piece));
        }
    }
    pieces
}

/// Figures killed by some are never torn apart (the Angels' victims are sent back in time).
pub fn forbids_gruesome(table: &Table, by: Option<FigureId>) -> bool {
    let Some(by) = by else { return false };
    let profiles = &table.book.content.profiles;
    let listed = &table.book.scenario.twists.no_gruesome_by;
    listed.iter().any(|it| table.profile(by).factions & profiles.faction(it) != 0)
}

/// sotas.scenario.9: whether a figure is within another's visibility, where the scenario says that this
/// matters.
pub fn is_visible(_: &Table, _: FigureId, _: FigureId) -> bool {
    true
}

/// The end of a game turn: Tasks fade, the bomb burns down.
pub fn turn_ends(table: &mut Table, cx: &mut Cx<'_, Event>) {
    for (at, task) in std::sync::Arc::clone(&table.book).scenario.tasks.iter().enumerate() {
        let Some(piece) = table.terrain.named(&task.piece) else { continue };
        let tokens = table.pieces[piece.index()].tokens;
        let side = table.book.side_named(&task.side);
        let body = table.piece(piece).body();
        let watched = table.present().any(|it| {
            Some(table.side(it)) == side && body.is_within(crate::measure::CONTACT, table.base(it))
        });
        if task.fades && tokens > 0 && tokens < task.tokens && !watched {
            table.pieces[piece.index()].tokens -= 1;
            let task = u8::try_from(at).expect("few Tasks");
            cx.emit(|| Event::cite("sotas.scenario.6", What::Tokens { task, tokens: tokens - 1 }));
        }
    }
}

/// Whether a figure has left by an exit.
pub fn has_escaped(table: &Table, figure: FigureId) -> bool {
    table[figure].state.whereabouts == Whereabouts::Escaped
}
