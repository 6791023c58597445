//! Toxic gas (sotas.gas).

use reglette_geometry::Disc;

use crate::data::terrain::Zone;
use crate::effect::Effect;
use crate::event::Part;
use crate::ids::{FigureId, PieceId};
use crate::strike::{How, Role, Strike};
use crate::table::Table;

/// sotas.gas.1, R-79: each area a figure is in when its activation begins attacks it.
pub fn begins(table: &mut Table, figure: FigureId) {
    let areas = areas(table, figure, table.base(figure));
    table.queue.extend(areas.into_iter().map(|(_, score)| Effect::Gas { figure, score }));
}

/// sotas.gas.1: areas that attack a figure on this base, with their scores.
fn areas(table: &Table, figure: FigureId, base: Disc) -> Vec<(PieceId, i8)> {
    if is_masked(table, figure) {
        return Vec::new();
    }
    let areas = table
        .terrain()
        .filter(|&(_, piece, state)| piece.zone(state) == Some(Zone::Gas) && piece.is_under(base));
    areas.map(|(id, piece, _)| (id, piece.written.score.unwrap_or(0))).collect()
}

/// The attack of gas.
pub fn strike(target: FigureId, score: i8) -> Strike {
    Strike { by: None, target, how: How::Gas { score } }
}

/// sotas.gas.1, sotas.gas.3: areas that can harm a figure whose activation begins on this base.
pub fn harms(table: &Table, figure: FigureId, base: Disc) -> Vec<PieceId> {
    let areas = areas(table, figure, base).into_iter();
    let hurts = areas.filter(|&(_, score)| !super::is_immune(table, &strike(figure, score)));
    hurts.map(|(id, _)| id).collect()
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
