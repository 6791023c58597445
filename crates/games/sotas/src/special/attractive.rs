//! Attractive (sotas.attractive).

use reglette_engine::Cx;
use reglette_geometry::{Disc, Point};

use crate::effect::Effect;
use crate::event::{Deed, Event, What};
use crate::ids::FigureId;
use crate::marks::Mark;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.attractive.1, sotas.attractive.2, R-40: whether the charms of a figure work on another that it
/// has not charmed yet this turn.
fn works(table: &Table, bearer: FigureId, on: FigureId) -> bool {
    let proof = [Trait::Artificial, Trait::NbcSuit, Trait::PoweredArmour];
    bearer != on
        && table.has(bearer, Trait::Attractive)
        && !proof.into_iter().any(|it| table.has(on, it))
        && !table[on].state.charmed.contains(bearer)
}

/// sotas.attractive.3, R-40: a figure begins its activation near one.
pub fn begins(table: &mut Table, figure: FigureId) {
    let short = table.book.sticks().short();
    let bearers: Vec<FigureId> = table
        .present()
        .filter(|&it| works(table, it, figure) && table.is_within(short, it, figure))
        .collect();
    table.queue.extend(bearers.into_iter().map(|by| Effect::Charm { figure, by }));
}

/// a move, its own or the bearer's, brings a figure near.
pub fn arrives(table: &mut Table, figure: FigureId, before: Point) {
    let short = table.book.sticks().short();
    let old = Disc::new(before, table.profile(figure).radius);
    let was_far = |it: FigureId| !old.body().is_within(short, table.base(it));
    let mut charms = Vec::new();
    for other in table.present() {
        if other == figure || !table.is_within(short, figure, other) || !was_far(other) {
            continue;
        }
        for (by, on) in [(figure, other), (other, figure)] {
            if works(table, by, on) {
                charms.push(Effect::Charm { figure: on, by });
            }
        }
    }
    table.queue.extend(charms);
}

/// The test is about to be taken: at most once per turn and bearer.
pub fn is_tested(table: &mut Table, figure: FigureId, by: FigureId) -> bool {
    let due = table[figure].is_on_table() && works(table, by, figure);
    table[figure].state.charmed.insert(by);
    due
}

/// sotas.attractive.4: −2 on Quality tests for the rest of the turn.
pub fn tested(table: &mut Table, figure: FigureId, failures: u8, cx: &mut Cx<'_, Event>) {
    if failures > 0 {
        table[figure].mark(Mark::Distracted, true);
        let what = Deed::Distracted;
        cx.emit(|| Event::cite("sotas.attractive.4", What::Did { figure, what }));
    }
}
