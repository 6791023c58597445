//! Toxic gas (sotas.gas).

use crate::data::terrain::Zone;
use crate::effect::Effect;
use crate::event::Part;
use crate::ids::FigureId;
use crate::strike::{Role, Strike};
use crate::table::Table;

/// sotas.gas.1, R-79: each area a figure is in when its activation begins attacks it.
pub fn begins(table: &mut Table, figure: FigureId) {
    if is_masked(table, figure) {
        return;
    }
    let base = table.base(figure);
    let scores: Vec<i8> = table
        .terrain()
        .filter(|&(_, piece, state)| piece.zone(state) == Some(Zone::Gas) && piece.is_under(base))
        .map(|(_, piece, _)| piece.written.score.unwrap_or(0))
        .collect();
    table.queue.extend(scores.into_iter().map(|score| Effect::Gas { figure, score }));
}

/// Whom gas does not harm in this scenario.
fn is_masked(table: &Table, figure: FigureId) -> bool {
    let profiles = &table.book.content.profiles;
    let listed = &table.book.scenario.twists.gas_immune;
    listed.iter().any(|it| table.profile(figure).factions & profiles.faction(it) != 0)
}

/// Who withstands gas better in this scenario.
pub fn mask(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let profiles = &table.book.content.profiles;
    let factions = table.profile(strike.target).factions;
    let bonus = table.book.scenario.twists.gas_bonus.iter();
    let plus: i8 =
        bonus.filter(|it| factions & profiles.faction(&it.faction) != 0).map(|it| it.plus).sum();
    (role == Role::Target && plus != 0).then(|| Part::new("sotas.gas.1", plus))
}
