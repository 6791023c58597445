//! Being placed elsewhere instead of moving: Vortex Jump (ex.tr.25), Vortex Manipulator, Tunnel.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::{INCH, Point};

use crate::adventure;
use crate::choice::Play;
use crate::data::decks::Effect;
use crate::event::{Event, What};
use crate::figure::Mark;
use crate::ground;
use crate::ids::AdventureId;
use crate::scene;
use crate::stride::{Gait, trip};
use crate::table::Table;
use crate::traits::Trait;

/// ex.tr.25 and the cards that place a figure instead of a move.
pub fn may_jump(table: &Table, at: Point, card: Option<AdventureId>) -> Result<(), Illegal> {
    let it = trip(table);
    let (figure, own) = (it.figure, it.seat == table[it.figure].seat);
    match card {
        None => {
            let able = table.has(figure, Trait::VortexJump) && !table[figure].is(Mark::Jumped);
            require(able && it.gait == Gait::Move, "ex.tr.25")?;
            ground::may_land(table, figure, at, (INCH * 8, INCH * 2), "ex.tr.25")
        }
        Some(card) => {
            adventure::may_use(table, it.seat, card)?;
            require(own, "ex.ad.4")?;
            let (fits, limits) = match table.effect(card) {
                Effect::VortexManipulator => (it.gait == Gait::Move, (INCH * 8, INCH * 3)),
                Effect::Tunnel => {
                    (matches!(it.gait, Gait::Move | Gait::Sprint), (INCH * 10, INCH * 4))
                }
                _ => (false, (INCH, INCH)),
            };
            require(fits, "ex.ad.4")?;
            ground::may_land(table, figure, at, limits, "ex.ad.4")
        }
    }
}

/// ex.nd.16: a figure is placed; whether it collects what it touches, as only the Vortex Manipulator does.
pub fn jump(
    table: &mut Table,
    at: Point,
    card: Option<AdventureId>,
    cx: &mut Cx<'_, Event>,
) -> bool {
    let figure = trip(table).figure;
    let from = table[figure].state.at;
    let mut rule = "ex.tr.25";
    let mut collects = false;
    match card {
        None => table[figure].mark(Mark::Jumped, true),
        Some(card) => {
            rule = "ex.ad.4";
            collects = table.effect(card) == Effect::VortexManipulator;
            adventure::spend(table, trip(table).seat, &Play::on(card, figure), cx);
            table[figure].mark(Mark::NoShot, true);
        }
    }
    let state = &mut table[figure].state;
    (state.at, state.on) = (at, None);
    table[figure].mark(Mark::Displaced, true);
    cx.emit(|| Event::cite(rule, What::Jumped { figure, from, to: at }));
    scene::lets_go(table, "ex.sn.14", figure, cx);
    collects
}
