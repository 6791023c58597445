//! Scoring (dwcg.win).

use reglette_engine::{Cx, Outcome, Rule, Seat};

use crate::cards::CardId;
use crate::data::Power;
use crate::event::{Event, What, open};
use crate::table::{Ended, Facing, Table};

/// A player's Victory Points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// dwcg.win.1: from own Locations that are not attacked.
    pub own: u16,
    /// dwcg.win.3: from Locations under one's attack.
    pub attacked: u16,
}

/// dwcg.win.1, dwcg.win.2, dwcg.win.3, dwcg.win.4, dwcg.win.5, dwcg.win.9: what a seat scores as
/// the table lies.
pub fn points(table: &Table, seat: Seat) -> Points {
    let mut points = Points::default();
    for (spot, place) in table.places.iter().enumerate() {
        let vp = u16::from(table.book.vp(place.card));
        match place.attack {
            None if place.owner == seat => points.own += vp,
            Some(attack) if attack.by == seat && !in_shadow(table, spot) => points.attacked += vp,
            _ => {}
        }
    }
    points
}

/// dwcg.cene.1, dwcg.win.5: attacked with Shadow Proclamation, a Location scores for nobody.
fn in_shadow(table: &Table, spot: usize) -> bool {
    table.enemies_at(spot).any(|enemy| table.book.power(enemy.card) == Power::Shadow)
}

/// dwcg.win.6, dwcg.win.7: the highest total wins; those who share it win together.
pub fn outcome(table: &Table) -> Option<Outcome> {
    let ended = table.ended?;
    let total = |seat| {
        let points = points(table, seat);
        i32::from(points.own) + i32::from(points.attacked)
    };
    let scores: Vec<i32> = Seat::all(table.book.players).map(total).collect();
    // V11: partners add their points.
    let side = |seat: Seat| {
        let partner = table.book.partner(seat).map_or(0, |partner| scores[partner.index()]);
        scores[seat.index()] + partner
    };
    let best = Seat::all(table.book.players).map(side).max();
    let winners = Seat::all(table.book.players).filter(|&seat| Some(side(seat)) == best).collect();
    let (rule, reason) = match ended {
        Ended::Counters => ("dwcg.end.1", "counters"),
        Ended::CannotAct => ("dwcg.end.18", "cannot-act"),
        Ended::AllIdle => ("dwcg.end.23", "all-idle"),
        Ended::RoundLimit => ("dwcg.end.24", "round-limit"),
    };
    Some(Outcome { rule: Rule(rule), reason, scores, winners })
}

/// Turns every card up (dwcg.end.25) and tells each player's points.
pub fn tell(table: &mut Table, cx: &mut Cx<'_, Event>) {
    for spot in 0..table.places.len() {
        let location = table.places[spot].card;
        let down = table.enemies_at(spot).filter(|enemy| enemy.facing == Facing::Down);
        let hidden: Vec<CardId> = down
            .map(|enemy| enemy.card)
            .chain(table.places[spot].defenders.iter().copied())
            .collect();
        if !hidden.is_empty() {
            let what = What::TurnedUp { location, cards: open(hidden) };
            cx.emit(|| Event::cite("dwcg.end.25", what));
        }
    }
    for enemy in &mut table.enemies {
        enemy.facing = Facing::Up;
    }
    for seat in Seat::all(table.book.players) {
        cx.emit(|| {
            let Points { own, attacked } = points(table, seat);
            Event::cite("dwcg.win.6", What::Scored { seat, own, attacked, vp: own + attacked })
        });
    }
}
