//! Third Eye: an attacker near a Silurian loses the charge die.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};
use reglette_geometry::Length;

use crate::adventure;
use crate::choice::Play;
use crate::data::decks::Effect;
use crate::event::Event;
use crate::ids::FigureId;
use crate::melee::{combat, combat_mut};
use crate::table::Table;

/// Whether a figure is near one of a player's own faction.
pub fn is_watched(table: &Table, seat: Seat, figure: FigureId) -> bool {
    let faction = table.book.forces[seat.index()].faction;
    let watches = |it: &FigureId| {
        table.profile(*it).faction == faction && table.is_near(Length::inches(6), *it, figure)
    };
    table.own(seat).any(|it| watches(&it))
}

/// Whether the card may be played on an attacker.
pub fn may_blind(table: &Table, seat: Seat, play: &Play) -> Result<(), Illegal> {
    let [figure] = play.figures[..] else { return Err(Illegal::by("ex.ad.4")) };
    let fits = *play == Play::on(play.card, figure)
        && adventure::has(table, seat, play.card)
        && table.effect(play.card) == Effect::ThirdEye
        && combat(table).attackers.iter().any(|it| it.figure == figure)
        && is_watched(table, seat, figure);
    require(fits, "ex.ad.4")
}

/// An attacker loses the charge die.
pub fn blind(table: &mut Table, play: &Play, cx: &mut Cx<'_, Event>) {
    let seat = table[combat(table).foes[0].figure].seat;
    adventure::spend(table, seat, play, cx);
    let attackers = &mut combat_mut(table).attackers;
    for it in attackers.iter_mut().filter(|it| play.figures.contains(&it.figure)) {
        it.uncharged = true;
    }
}
