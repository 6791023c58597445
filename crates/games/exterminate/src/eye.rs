//! Third Eye: an attacker near a Silurian loses the charge die. What counts is where it stood when it would engage,
//! before it moved (up.17).

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
fn is_watched(table: &Table, seat: Seat, figure: FigureId) -> bool {
    let faction = table.book.forces[seat.index()].faction;
    let watches = |it: &FigureId| {
        table.profile(*it).faction == faction && table.is_near(Length::inches(6), *it, figure)
    };
    table.own(seat).any(|it| watches(&it))
}

/// Who might play the card on a figure that is about to move into contact.
pub fn watchers(table: &Table, figure: FigureId) -> Vec<Seat> {
    let it = combat(table);
    let all = table.answerers(it.seat, it.foes[0].figure);
    let may = |seat: Seat| adventure::might_use(table, seat, &[Effect::ThirdEye]);
    all.filter(|&it| may(it) && is_watched(table, it, figure)).collect()
}

/// Who may play the card now: the owner of the target, then the other enemies.
pub fn watcher(table: &Table) -> Option<Seat> {
    let it = combat(table);
    table.answerers(it.seat, it.foes[0].figure).nth(usize::from(it.asked))
}

/// Whether a player might play the card on an attacker, as far as anybody can tell.
pub fn might_blind(table: &Table, seat: Seat) -> bool {
    let near = combat(table).attackers.iter().any(|it| it.watched.contains(&seat));
    near && adventure::might_use(table, seat, &[Effect::ThirdEye])
}

/// Whether the card may be played on an attacker.
pub fn may_blind(table: &Table, seat: Seat, play: &Play) -> Result<(), Illegal> {
    let [figure] = play.figures[..] else { return Err(Illegal::by("ex.ad.4")) };
    adventure::may_use(table, seat, play.card)?;
    let fits = *play == Play::on(play.card, figure)
        && table.effect(play.card) == Effect::ThirdEye
        && combat(table)
            .attackers
            .iter()
            .any(|it| it.figure == figure && it.watched.contains(&seat));
    require(fits, "ex.ad.4")
}

/// An attacker loses the charge die.
pub fn blind(table: &mut Table, seat: Seat, play: &Play, cx: &mut Cx<'_, Event>) {
    adventure::spend(table, seat, play, cx);
    uncharge(table, play);
}

/// What the card does to an attacker.
pub fn uncharge(table: &mut Table, play: &Play) {
    let attackers = &mut combat_mut(table).attackers;
    for it in attackers.iter_mut().filter(|it| play.figures.contains(&it.figure)) {
        it.uncharged = true;
    }
}
