//! Darkness and light (sotas.darkness).

use reglette_geometry::Length;

use crate::data::arms::Effect as Arm;
use crate::data::scenarios::Light;
use crate::data::terrain::Zone;
use crate::event::Part;
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::measure::Stick;
use crate::options::Dazzle;
use crate::sight::{self, Screen};
use crate::special::screwdriver;
use crate::strike::{Role, Strike};
use crate::table::Table;

/// sotas.darkness.1, sotas.darkness.2: how far one sees; no limit by day.
fn visibility(table: &Table) -> Option<Length> {
    let sticks = table.book.sticks();
    match table.book.scenario.light {
        Light::Day => None,
        Light::Dusk => Some(sticks.medium()),
        Light::Dark => Some(sticks.short()),
    }
}

/// sotas.darkness.3, sotas.darkness.4, sotas.darkness.5: how far a figure lights.
fn light(table: &Table, figure: FigureId) -> Option<Stick> {
    let it = &table[figure];
    let sonic = screwdriver::does(table, figure, Arm::Light)
        .then(|| if it.is(Mark::BrightLight) { Stick::Long } else { Stick::Medium });
    it.kit.light.max(sonic)
}

/// sotas.darkness.7, R-78: whether light falls on a figure: near somebody's lamp that a free line joins
/// it to, or in a lit area.
fn is_lit(table: &Table, figure: FigureId) -> bool {
    let base = table.base(figure);
    let area = table
        .terrain()
        .any(|(_, piece, state)| piece.zone(state) == Some(Zone::Light) && piece.is_under(base));
    area || table.present().any(|it| {
        light(table, it).is_some_and(|stick| {
            let far = table.book.sticks().length(stick);
            it == figure
                || table.is_within(far, it, figure)
                    && sight::look(table, it, figure, Screen::Nobody).is_open()
        })
    })
}

/// Whether a figure is near enough or lit well enough to be seen by another.
pub fn is_visible(table: &Table, from: FigureId, to: FigureId) -> bool {
    visibility(table).is_none_or(|far| table.is_within(far, from, to)) || is_lit(table, to)
}

/// sotas.darkness.1, sotas.darkness.2, sotas.darkness.6, R-78: −2 beyond visibility at whoever is not lit;
/// −2 at whoever holds a light; never both.
pub fn at_range(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let by = strike.by.filter(|_| role == Role::Striker)?;
    let far = visibility(table)?;
    let beyond = !table.is_within(far, by, strike.target);
    if light(table, strike.target).is_some() {
        let dazzles = beyond || table.book.options.dazzle == Dazzle::Always;
        return dazzles.then(|| Part::new("sotas.darkness.6", -2));
    }
    if !beyond || is_lit(table, strike.target) {
        return None;
    }
    let rule = match table.book.scenario.light {
        Light::Dark => "sotas.darkness.2",
        Light::Dusk | Light::Day => "sotas.darkness.1",
    };
    Some(Part::new(rule, -2))
}
