//! Hero (sotas.hero). The success that is not rolled is in `quality`.

use crate::ids::FigureId;
use crate::marks::Mark;
use crate::table::Table;
use crate::traits::Trait;

/// sotas.hero.3: once per game.
pub fn may_reroll(table: &Table, figure: FigureId) -> bool {
    table.has(figure, Trait::Hero) && !table[figure].is(Mark::HeroSpent)
}
