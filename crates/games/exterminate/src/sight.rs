//! Line of sight and obstructions (ex.sh), cover (ex.cv).

use reglette_geometry::{Body, Corridor, INCH, Lane, Length, Meet, Witness};

use crate::figure::Mark;
use crate::ids::{FigureId, PieceId};
use crate::measure::{CONTACT, TOLERANCE};
use crate::options::{CorridorWidth, LowBlocks};
use crate::table::Table;
use crate::traits::Trait;

/// What lies between two figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// ex.sh.10: nothing is seen.
    pub blocked: bool,
    /// ex.sh.7: pieces that cost a die each.
    pub pieces: Vec<PieceId>,
    /// ex.sh.12: figures that cost a die each.
    pub figures: Vec<FigureId>,
    /// ex.cv.1: the target touches a piece that obstructs.
    pub cover: bool,
    /// ex.sh.15: pieces that may shade the corridor.
    pub shades: Vec<PieceId>,
    /// The corridor and what shades it.
    pub witness: Vec<Witness>,
}

impl Look {
    /// ex.sh.7: how many dice what is between costs.
    pub fn obstructions(&self) -> u8 {
        u8::try_from(self.pieces.len() + self.figures.len()).unwrap_or(u8::MAX)
    }
}

/// ex.sh.4, ex.sh.11: the width of the corridor.
fn width(table: &Table) -> Length {
    match table.book.options.corridor_width {
        CorridorWidth::Inch => INCH,
        CorridorWidth::Half => INCH / 2,
        CorridorWidth::Wide => INCH * 3 / 2,
    }
}

/// What the corridor from one figure to another shows (ex.sh.5, ex.sh.6).
pub fn look(table: &Table, from: FigureId, to: FigureId) -> Look {
    let (shooter, target) = (table.base(from), table.base(to));
    let Some(corridor) = Corridor::between(shooter, target, width(table)) else {
        return Look::default();
    };
    let mut look = Look { witness: vec![Witness::from(corridor)], ..Look::default() };
    let perches = [table[from].state.on, table[to].state.on];
    let low_blocks = table.book.options.low_obstacles_block == LowBlocks::On;
    let mut shading: Vec<Body<'_>> = Vec::new();
    for (id, piece) in table.pieces() {
        let body = piece.body();
        // ex.kh.15: what either stands on is not in the way.
        if perches.contains(&Some(id)) || corridor.meets(body) != Meet::Overlapping {
            continue;
        }
        // ex.sh.9, ex.sh.16: what the shooter touches is no obstruction; a wall still shades.
        let touched = body.is_within(CONTACT, shooter);
        if touched && !piece.is_wall() {
            continue;
        }
        // ex.sh.14, ex.ob.12, ex.wl.2
        if piece.is_wall() || low_blocks {
            shading.push(body);
            look.shades.push(id);
        }
        if !touched {
            look.pieces.push(id);
            look.cover |= body.is_within(CONTACT, target);
        }
    }
    // ex.sh.15: together they may shade the whole width.
    look.blocked = !shading.is_empty() && corridor.lane(TOLERANCE, shading) == Lane::Shut;
    look.figures = figures_between(table, from, to, &corridor);
    // ex.cv.6
    look.cover &= !table[to].state.shocked;
    look
}

/// ex.sh.12, ex.sh.13, ex.sh.19: enemy figures in the corridor, unless they touch the shooter.
fn figures_between(
    table: &Table,
    from: FigureId,
    to: FigureId,
    corridor: &Corridor,
) -> Vec<FigureId> {
    let obstructs = |it: &FigureId| {
        *it != to && !table.touch(from, *it) && corridor.meets(table.base(*it)) == Meet::Overlapping
    };
    table.foes(table[from].seat).filter(obstructs).collect()
}

/// ex.tr.12: whether an Angel is observed.
pub fn is_observed(table: &Table, figure: FigureId) -> bool {
    let watches = |it: &FigureId| {
        table[*it].is_operational()
            && table[*it].state.stress < 2
            && table.is_near(INCH * 8, *it, figure)
            && !look(table, *it, figure).blocked
    };
    table.has(figure, Trait::QuantumLock)
        && !table[figure].is(Mark::Unseen)
        && table.foes(table[figure].seat).any(|it| watches(&it))
}
