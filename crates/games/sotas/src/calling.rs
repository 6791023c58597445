//! What pieces of terrain are called: as the scenario has them, or as their kind where they came to the table otherwise.

use reglette_engine::game::Title;

use crate::cast::Called;
use crate::data::scenarios;
use crate::ids::PieceId;
use crate::table::Table;
use crate::terrain::Piece;

/// What a piece is called, with a number where there are several of its kind or will be.
pub fn piece(table: &Table, id: PieceId) -> Called {
    if is_of_scenario(table, id) {
        return table.book.calls.pieces[id.index()].clone();
    }
    let its = &table.piece(id).written;
    let alike = |(other, it): &(PieceId, &Piece)| {
        let same = it.written.kind == its.kind && it.written.en == its.en;
        same && !is_of_scenario(table, *other)
    };
    let all = table.terrain.iter().filter(alike).count();
    let called = plain(table, its);
    if all == 1 && !has_more(table, its) {
        return called;
    }
    let nth = table.terrain.iter().take(id.index() + 1).filter(alike).count();
    called.map(|name| format!("{name} {nth}"))
}

/// What the pieces are called that the scenario does not have.
pub fn titles_here(table: &Table) -> Vec<Title> {
    let others = table.terrain.iter().filter(|&(id, _)| !is_of_scenario(table, id));
    let title = |(id, _): (PieceId, &Piece)| {
        let [en, fr] = piece(table, id);
        let id = table.book.names.name(PieceId::SPACE, id.index()).unwrap_or_default().to_owned();
        Title { id, en, fr, ..Title::default() }
    };
    others.map(title).collect()
}

/// Whether a piece lies as the scenario has it.
fn is_of_scenario(table: &Table, id: PieceId) -> bool {
    let book = &table.book;
    let known = book.calls.pieces.len().min(book.terrain.pieces.len());
    id.index() < known && book.terrain.pieces[id.index()].written == table.piece(id).written
}

/// Its own name or that of its kind.
fn plain(table: &Table, its: &scenarios::Piece) -> Called {
    let kind = table.book.content.kinds.titles.iter().find(|it| it.id == its.kind);
    let [en, fr] = kind.map(|it| [it.en.clone(), it.fr.clone()]).unwrap_or_default();
    [its.en.clone().unwrap_or(en), its.fr.clone().unwrap_or(fr)]
}

/// Whether players have several pieces of this kind to place: its number stays whatever they place next.
fn has_more(table: &Table, its: &scenarios::Piece) -> bool {
    let free = table.book.scenario.free.as_ref();
    free.is_some_and(|it| it.pieces.iter().filter(|loose| loose.kind == its.kind).count() > 1)
}
