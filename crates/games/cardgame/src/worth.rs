//! How good a table looks to a seat: what bots steer by. No rule.

use reglette_engine::Seat;

use crate::conflict;
use crate::data::Face;
use crate::score;
use crate::table::Table;

/// A Victory Point, in the unit of this estimate.
const POINT: i32 = 100;

/// The most seats there are.
const SEATS: usize = 5;

/// How good the table looks to a seat: its prospects less those of its strongest rival.
pub fn worth(table: &Table, seat: Seat) -> i32 {
    let prospects = prospects(table);
    let side = |seat: Seat| {
        let partner = table.book.partner(seat).map_or(0, |partner| prospects[partner.index()]);
        prospects[seat.index()] + partner
    };
    let rivals = Seat::all(table.book.players).filter(|&it| !table.book.same_side(seat, it));
    let (best, sum, count) = rivals.fold((i32::MIN, 0, 0), |(best, sum, count), rival| {
        let theirs = side(rival);
        (best.max(theirs), sum + theirs, count + 1)
    });
    side(seat) - (best + sum / count) / 2
}

/// What each seat can hope to score, with what helps to get it.
fn prospects(table: &Table) -> [i32; SEATS] {
    let mut worth = [0; SEATS];
    let seats = Seat::all(table.book.players);
    if table.ended.is_some() {
        for seat in seats {
            let points = score::points(table, seat);
            worth[seat.index()] = POINT * (i32::from(points.own) + i32::from(points.attacked));
        }
        return worth;
    }
    for seat in seats {
        worth[seat.index()] = cards(table, seat) + i32::from(table.player(seat).tp) * 12;
    }
    add_places(table, &mut worth);
    worth
}

fn add_places(table: &Table, worth: &mut [i32; SEATS]) {
    let late = i32::from(table.in_endgame());
    for (spot, place) in table.places.iter().enumerate() {
        let vp = POINT * i32::from(table.book.vp(place.card));
        let owner = &mut worth[place.owner.index()];
        match place.attack {
            None => {
                let guard = i32::from(conflict::defence(table, spot));
                let safe = 70 + guard.min(8) * 2 + if place.tardis { 16 } else { 0 };
                *owner += vp * (safe + late * 10).min(100) / 100;
            }
            Some(attack) => {
                if place.owner != attack.by {
                    *owner += vp * (20 - late * 10) / 100;
                }
                let force = i32::from(conflict::attack(table, spot));
                worth[attack.by.index()] += vp * (45 + (force * 4).min(35) + late * 10) / 100 - 15;
            }
        }
    }
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
