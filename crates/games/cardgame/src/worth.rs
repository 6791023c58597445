//! How good a table looks to a seat: what bots steer by. No rule.

use reglette_engine::Seat;

use crate::conflict;
use crate::data::Face;
use crate::score;
use crate::table::Table;

/// A Victory Point, in the unit of this estimate.
const POINT: i32 = 100;

/// How good the table looks to a seat: its prospects less those of its strongest rival.
pub fn worth(table: &Table, seat: Seat) -> i32 {
    let side = |seat: Seat| {
        let partner = table.book.partner(seat).map_or(0, |partner| prospects(table, partner));
        prospects(table, seat) + partner
    };
    let rivals = Seat::all(table.book.players).filter(|&it| !table.book.same_side(seat, it));
    let (best, sum, count) = rivals.fold((i32::MIN, 0, 0), |(best, sum, count), rival| {
        let theirs = side(rival);
        (best.max(theirs), sum + theirs, count + 1)
    });
    side(seat) - (best + sum / count) / 2
}

/// What a seat can hope to score, with what helps to get it.
fn prospects(table: &Table, seat: Seat) -> i32 {
    if table.ended.is_some() {
        let points = score::points(table, seat);
        return POINT * (i32::from(points.own) + i32::from(points.attacked));
    }
    places(table, seat) + cards(table, seat) + i32::from(table.player(seat).tp) * 12
}

fn places(table: &Table, seat: Seat) -> i32 {
    let late = i32::from(table.in_endgame());
    let mut worth = 0;
    for (spot, place) in table.places.iter().enumerate() {
        let vp = POINT * i32::from(table.book.vp(place.card));
        let guard = i32::from(conflict::defence(table, spot));
        match place.attack {
            None if place.owner == seat => {
                let safe = 70 + guard.min(8) * 2 + if place.tardis { 16 } else { 0 };
                worth += vp * (safe + late * 10).min(100) / 100;
            }
            Some(attack) if attack.by == seat => {
                let force = i32::from(conflict::attack(table, spot));
                worth += vp * (45 + (force * 4).min(35) + late * 10) / 100 - 15;
            }
            Some(_) if place.owner == seat => worth += vp * (20 - late * 10) / 100,
            _ => {}
        }
    }
    worth
}

/// Cards in hand pass on after the turn, those in the Reserve stay.
fn cards(table: &Table, seat: Seat) -> i32 {
    let value = |&card: &crate::cards::CardId| match table.face(card) {
        Face::Location { vp } => 25 * i32::from(vp),
        Face::Defender => 8 * i32::from(table.book.strength(card)),
        Face::Enemy(_) => 9 * i32::from(table.book.strength(card)),
        Face::Support(_) => 35,
        Face::Start { .. } | Face::End => 0,
    };
    let player = table.player(seat);
    let held: i32 = player.hand.iter().map(value).sum();
    let kept: i32 = player.reserve.iter().map(value).sum();
    let acting = if seat == table.active { 1 } else { 2 };
    held * acting / 4
        + kept * 3 / 4
        + 20 * player.units.len() as i32
        + 15 * player.beside.len() as i32
}
